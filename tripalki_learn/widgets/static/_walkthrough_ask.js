// A walkthrough that asks: what has been answered at which of its steps. A step with a question is
// stepped over like any other, and what has been answered there stays when one comes back.

/** The answers to the questions of a walkthrough; `steps()` are its steps, `beliefs()` all that its
 *  questions can tell of. */
function makeAsking({ steps, beliefs }) {
  let given = new Map(); // step -> what became of its question
  let run = [];

  function stateOf(index) {
    if (!steps()[index]?.ask) return null;
    if (!given.has(index)) given.set(index, { picked: [], given: null, belief: null, sure: false, gained: null, open: null });
    return given.get(index);
  }

  return {
    /** What became of the question at a step, null where nothing is asked. */
    at: stateOf,
    /** Whether a step asks something that has not been answered. */
    isOpen: (index) => stateOf(index)?.given === null,
    pick(index, item) {
      const state = stateOf(index);
      state.picked = pickedAfter(steps()[index].ask, state.picked, item);
    },
    answer(index, text) {
      const question = steps()[index].ask;
      run = [...run, { question, answer: text }];
      const right = question.correct.includes(text);
      const diagnosis = diagnose(run, beliefs());
      const belief = right ? null : (beliefsBehind(question, text, diagnosis)[0] ?? null);
      const sure = belief !== null && diagnosis.named.includes(belief);
      Object.assign(stateOf(index), { given: text, picked: partsOf(question, text), belief, sure });
      keepAnswer(question, right);
    },
    forget() {
      given = new Map();
      run = [];
    },
  };
}

// A walkthrough asks the same each time that it is opened: its question is a fresh one only to those
// who have not met its rule.
function keepAnswer({ rule, level }, right) {
  PROGRESS.answered(rule, { right, level, fresh: PROGRESS.of(rule).state === "unseen" });
}

/** What stands below the prompt: the answers, and the feedback once one has been given. */
function askElements(question, state, { scene, language, id, press, answer, draw }) {
  const shown = { ...state, scene, language };
  return [
    answerElement(question, { ...shown, labelledby: `${id}-ruling`, press, answer }),
    state.given !== null && feedbackElement(question, {
      ...shown,
      id: `${id}-why`,
      toggle: (rule) => {
        state.open = rule;
        draw();
      },
    }),
  ];
}
