// Where a learner is in the match of the page, kept by the browser: a reload loses nothing.

const RUN_VERSION = 1;

/** Keeps the place in the match of a seed: the `chores`, the step `at`, by place whether the `first`
 *  answers were right, what was taken `back`, the `answers`. */
function keepRun(seed, { chores, at, first, back, answers }) {
  remember(`run.${seed}`, JSON.stringify({ version: RUN_VERSION, chores: [...chores], at, first: [...first], back: [...back], answers }));
}

/** What was kept for a seed and fits its course, or null. */
function keptRun(seed, course) {
  const isPlace = (place) => Number.isInteger(place) && Boolean(course.steps[place]?.ask);
  const isPair = (type) => (pair) => Array.isArray(pair) && isPlace(pair[0]) && typeof pair[1] === type;
  try {
    const { version, chores, at, first, back, answers } = JSON.parse(remembered(`run.${seed}`));
    const isWhole = version === RUN_VERSION && Number.isInteger(at) && at >= -1 && at <= course.last
      && first.every(isPair("boolean")) && back.every(isPlace) && answers.every(isPair("string"));
    return isWhole ? { chores: new Set(chores), at, first: new Map(first), back: new Set(back), answers } : null;
  } catch {
    return null; // nothing was kept, or by somebody else
  }
}
