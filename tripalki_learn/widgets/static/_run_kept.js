// Where a learner is in the match at a table, kept by the browser: a reload loses nothing.

const RUN_VERSION = 1;

/** What is kept for the table that came with the match of `own`: by `makeKept`, places in the match that it
 *  came with or in others that were played for it. */
function makeKeptRuns(own) {
  const kept = makeKept(`run.${own}`);
  const known = (entry) => (entry?.value.version === RUN_VERSION ? { seed: own, ...entry.value, id: entry.id } : null);
  return {
    get isKept() {
      return kept.isKept;
    },
    /** The match that the learner is in; null where there is none. */
    get own() {
      return known(kept.own);
    },
    /** Another match than that of `seed` that was left before its end. */
    other: (seed) => kept.others.map(known).find((value) => value && (value.at >= 0 || value.first.length > 0) && value.seed !== seed) ?? null,
    /** The match of an entry comes to the table; without one, a new match. */
    sit: (value) => kept.sit(value?.id),
    /** Keeps the place in the match of `seed`: the `chores`, the step `at`, by place whether the `first`
     *  answers were right, what was taken `back`, the `answers`. */
    put({ seed, chores, at, first, back, answers, isOver }) {
      if (at < 0 && seed === own && !kept.own) return; // nothing has happened yet
      kept.put({ version: RUN_VERSION, seed, chores: [...chores], at, first: [...first], back: [...back], answers, isOver });
    },
  };
}

/** What was kept, as a place in the course of its match; null where it is none. */
function fittingRun({ chores, at, first, back, answers }, course) {
  const isPlace = (place) => Number.isInteger(place) && Boolean(course.steps[place]?.ask);
  const isPair = (type) => (pair) => Array.isArray(pair) && isPlace(pair[0]) && typeof pair[1] === type;
  try {
    const isWhole = Number.isInteger(at) && at >= -1 && at <= course.last
      && first.every(isPair("boolean")) && back.every(isPlace) && answers.every(isPair("string"));
    return isWhole ? { chores: new Set(chores), at, first: new Map(first), back: new Set(back), answers } : null;
  } catch {
    return null;
  }
}
