// Presenting a match to a class: it goes on when the teacher does, and a class guesses first.

/** The presenter of a match. Its places are the steps of the round that is shown; why a bot acted, and
 *  what the round came to, wait to be asked for. `now()` is the view and the step, `root` the element. */
function playPresenter({ root, now, goTo, draw }) {
  let revealed = null; // the step whose reasons were asked for
  const step = () => now().view?.steps[now().at] ?? null;
  return {
    get count() {
      return now().view?.steps.length ?? 1;
    },
    get at() {
      return now().at;
    },
    show: (place) => now().view && goTo(place),
    get isHidden() {
      const { view, at } = now();
      const isEnd = view !== null && view.results && at === view.steps.length - 1;
      return Boolean(step()?.why || isEnd) && !this.isTold;
    },
    reveal() {
      revealed = step();
      draw();
    },
    /** Whether what may be guessed is told at this step. */
    get isTold() {
      return !isPresented(root) || (revealed !== null && revealed === step());
    },
  };
}
