// Counting anew, step by step: the engine answers each step before it is asked for the next one, so that
// the page shows how far it is and can stop at any time.

const STEP_MOST = 180000; // milliseconds that one step may take

/** Asks the model that `binding()` gives. `heard` holds what is called with what comes of it:
 *  `progress()`, `scene(scene)`, `refused(texts)` and `silence()`. */
function makeCounting({ binding, heard }) {
  let run = null; // {id, turn, done, of, asked}
  let timer = 0;
  let release = null; // stops waiting for a kernel that is on its way
  let count = 0;

  function step() {
    clearTimeout(timer);
    timer = setTimeout(() => end(() => heard.silence()), Math.max(STEP_MOST, binding()?.patience ?? 0));
    const { id, turn, asked } = run;
    release?.();
    release = withPython(
      binding,
      (model) => model.set("wanted", { ...asked, id, turn, on: turn > 0 }),
      () => end(() => heard.silence()),
    );
    return release !== null;
  }

  function end(then) {
    clearTimeout(timer);
    release?.();
    run = null;
    then?.();
  }

  return {
    get run() {
      return run;
    },
    /** Begins to count for `{hand, players}`; false where there is nobody to ask. */
    begin(asked) {
      run = { id: `${Date.now()}-${(count += 1)}`, turn: 0, done: 0, of: 0, asked };
      if (step()) return true;
      end();
      return false;
    },
    stop() {
      end();
    },
    /** To be called with each answer. */
    hear(more) {
      // An engine that has failed does not know what it was asked.
      if (!run || (more?.id !== undefined && more.id !== run.id)) return;
      if (more?.refused) return end(() => heard.refused(more.refused));
      if (more?.scene) return end(() => heard.scene(more.scene));
      if (more?.of === undefined) return;
      run = { ...run, turn: run.turn + 1, done: more.done, of: more.of };
      heard.progress();
      step();
    },
  };
}
