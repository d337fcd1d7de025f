// The course of a match that is run: where it stops for a learner. It stops at the questions of the
// chores that the learner has taken over, and at the end of each round.

/** The match as a course: its `steps`, each with its table. A step as scenes hold it has a table only
 *  where it is another one than before. */
function makeRunCourse(match) {
  let table = null;
  const steps = match.map((step) => {
    table = step.table ?? table;
    return step.ask ? { ...step, table, ask: { ...step.ask, table } } : { ...step, table };
  });
  const ends = steps.flatMap((step, place) => (step.ends ? [place] : []));
  const last = steps.length - 1;

  /** Whether a step asks for one of the chores, and none of them has just asked for the same. */
  function isAsked(place, chores) {
    const step = steps[place];
    return Boolean(step?.ask) && chores.has(step.chore) && !step.unless?.some((chore) => chores.has(chore));
  }

  const isStop = (place, chores) => steps[place].ends === true || place === last || isAsked(place, chores);

  return {
    steps,
    last,
    rounds: ends.length,
    isAsked,
    /** The first stop after a place, and the last one before it (-1, the beginning, where there is none). */
    after(place, chores) {
      let next = Math.min(place + 1, last);
      while (!isStop(next, chores)) next += 1;
      return next;
    },
    before(place, chores) {
      let previous = place - 1;
      while (previous >= 0 && !isStop(previous, chores)) previous -= 1;
      return Math.max(-1, previous);
    },
    /** All the stops, the beginning (-1) first. */
    stops: (chores) => [-1, ...steps.keys()].filter((place) => place < 0 || isStop(place, chores)),
    /** The number of the round at a place, from 1. */
    round: (place) => Math.min(ends.length, 1 + ends.filter((end) => end < place).length),
    /** What has happened between two places, as references. */
    between: (from, to) => steps.slice(from + 1, to + 1).flatMap((step) => (step.ruling ? [step.ruling] : [])),
    /** Whether the round that ends at a place was run alone: `first` holds by place whether the first
     *  answer there was right; with all `chores` each question is answered, and one at most wrongly. */
    isRunAlone(end, chores, first) {
      const begin = ends.filter((place) => place < end).at(-1) ?? -1;
      const asked = steps.flatMap((_, place) => (place > begin && place < end && isAsked(place, chores) ? [place] : []));
      return asked.every((place) => first.has(place)) && asked.filter((place) => !first.get(place)).length <= 1;
    },
  };
}
