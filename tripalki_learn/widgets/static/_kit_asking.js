// A course of play that asks: what has been answered at which of its steps. A step with a question is
// stepped over like any other, and what has been answered there stays when one comes back.

/** The answers to the questions of a course; `steps()` are its steps, `beliefs()` all that its
 *  questions can tell of. */
function makeAsking({ steps, beliefs }) {
  let given = new Map(); // step -> what became of its question
  let run = [];
  const revealed = new Set(); // steps whose answer a class has been shown

  function stateOf(index) {
    if (!steps()[index]?.ask) return null;
    if (!given.has(index)) given.set(index, { picked: [], given: null, hints: 0, belief: null, sure: false, gained: null, open: null });
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
    answer(index, text, isScored = true) {
      const question = steps()[index].ask;
      run = [...run, { question, answer: text }];
      const right = question.correct.includes(text);
      const diagnosis = diagnose(run, beliefs());
      const belief = right ? null : (beliefsBehind(question, text, diagnosis)[0] ?? null);
      const sure = belief !== null && diagnosis.named.includes(belief);
      Object.assign(stateOf(index), { given: text, picked: partsOf(question, text), belief, sure });
      if (isScored) keepAnswer(question, right, stateOf(index).hints > 0);
    },
    /** One hint more to the question at a step; returns it. */
    hint(index) {
      const state = stateOf(index);
      state.hints += 1;
      return steps()[index].ask.hints[state.hints - 1];
    },
    /** The answers given, as pairs of place and answer. */
    answers: () => [...given].filter(([, state]) => state.given !== null).map(([place, state]) => [place, state.given]),
    /** Takes an answer back: its question is open again. */
    takeBack: (index) => given.delete(index),
    /** Shows a class the answer at a step; nobody is scored. */
    reveal: (index) => revealed.add(index),
    isRevealed: (index) => revealed.has(index),
    forget() {
      revealed.clear();
      given = new Map();
      run = [];
    },
  };
}

// A course asks the same each time that it is opened: its question is a fresh one only to those who
// have not met its rule.
function keepAnswer({ rule, level }, right, hinted) {
  PROGRESS.answered(rule, { right, level, hinted, fresh: PROGRESS.of(rule).state === "unseen" });
}

/** How the table of a question is pressed: while it is presented nobody answers, and the answer is
 *  marked once it has been asked for. */
function askPress(question, state, { isShown, isRevealed, language, press }) {
  if (!isShown) return tablePress(question, { ...state, language, press });
  const [given] = question.correct;
  return isRevealed ? tablePress(question, { picked: partsOf(question, given), given, language, press }) : null;
}

/** What a class is shown below the prompt once it has asked for the answer: the ruling. */
function revealedElements(question, { scene, language, id }) {
  const rules = [...new Set(question.why.map((ref) => ref.r).filter(Boolean))];
  return h("div", { class: "tp-revealed", key: "revealed", "data-tp": "revealed" },
    rulingElement(sayRefs(question.why, scene, language), { rules, language, open: null, toggle: () => {}, id: `${id}-why` }));
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
