// Where a learner is in the match at a table, kept by the browser: a reload loses nothing. A table keeps
// one match: the one that it came with, or another one that was played for it.

const RUN_VERSION = 1;

/** Keeps for the table that came with the match of `own` the place in the match of `seed`: the `chores`,
 *  the step `at`, by place whether the `first` answers were right, what was taken `back`, the `answers`. */
function keepRun(own, { seed, chores, at, first, back, answers }) {
  remember(`run.${own}`, JSON.stringify({ version: RUN_VERSION, seed, chores: [...chores], at, first: [...first], back: [...back], answers }));
}

/** What was kept for a table, or null; whether it fits a course, `fittingRun` says. */
function keptRun(own) {
  try {
    const kept = JSON.parse(remembered(`run.${own}`));
    return kept?.version === RUN_VERSION ? { seed: own, ...kept } : null;
  } catch {
    return null; // kept by somebody else
  }
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
