// One more question from the kernel, once the page has none left.

const WAIT_FOR_KERNEL = 6000; // milliseconds
const WAIT_FOR_FIRST = 30000; // the same while the kernel is on its way

/** Asks through the model that `binding()` gives; `receive(question, patterns)` gets what comes, in
 *  time or late; `giveUp()` is called when nothing came. */
function makeSupply({ binding, receive, giveUp }) {
  let timer = 0;
  let release = null; // stops waiting for a kernel that is on its way
  let answers = true; // a kernel that was silent once is not waited for again until it speaks
  return {
    get isWaiting() {
      return timer !== 0;
    },
    /** Asks for a question; false when there is nobody to ask. */
    ask(wanted) {
      if (!answers) return false;
      const leave = () => {
        this.stop();
        answers = false;
        giveUp();
      };
      timer = setTimeout(leave, binding() ? binding().patience ?? WAIT_FOR_KERNEL : WAIT_FOR_FIRST);
      release = withPython(binding, (model) => model.set("wanted", wanted), leave);
      if (release) return true;
      this.stop();
      return false;
    },
    heard(more) {
      const question = more?.question;
      const isAwaited = timer !== 0;
      if (question === null && isAwaited) {
        this.stop();
        answers = false; // there is no such question, and asking again would not help
        giveUp();
      }
      if (!question?.kind || !Array.isArray(question.correct)) return;
      this.stop();
      answers = true;
      receive(question, more.patterns, isAwaited);
    },
    stop() {
      clearTimeout(timer);
      release?.();
      [timer, release] = [0, null];
    },
  };
}
