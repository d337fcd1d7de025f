// Asking for a match, or for the next moment of one: a kernel or the engine of the page answers.

const WAIT_FOR_TABLE = 30000; // milliseconds

/** Asks through the model that `binding()` gives; `receive(answer, wish)` gets what comes,
 *  `giveUp()` is called when nothing does. */
function makeTableLink({ binding, receive, giveUp }) {
  let timer = 0;
  let awaited = null;
  let release = null; // stops waiting for a kernel that is on its way
  let count = 0;
  return {
    get isWaiting() {
      return awaited !== null;
    },
    /** Asks for something; false when there is nobody to ask. */
    ask(wish) {
      if (awaited) return false;
      const leave = () => {
        this.stop();
        giveUp();
      };
      // Traits tell only of what changes, and a model may have been asked before this page was there.
      awaited = { ...wish, n: `${Date.now()}-${(count += 1)}` };
      timer = setTimeout(leave, binding()?.patience ?? WAIT_FOR_TABLE);
      release = withPython(binding, (model) => model.set("wanted", awaited), leave);
      if (release) return true;
      this.stop();
      return false;
    },
    heard(answer) {
      if (!answer || !awaited || (answer.n !== awaited.n && !answer.failed)) return;
      const wish = awaited;
      this.stop();
      receive(answer, wish);
    },
    stop() {
      clearTimeout(timer);
      release?.();
      awaited = null;
    },
  };
}
