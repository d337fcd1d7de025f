// Simulated learners in the drills of a scene, driven by the page's own course and diagnosis.
// Called with {scene, beliefs, pairs, runs, slip, length}; returns what the table is printed from.
({ scene, beliefs, pairs, runs, slip, length }) => {
  const permuted = (items) => items.length < 2 ? [items]
    : items.flatMap((item) => permuted(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
  const two = (items) => items.flatMap((one, place) => items.slice(place + 1).map((other) => `${one} ${other}`));

  /** Every answer that can be given to a question. */
  function answers(question) {
    const beside = choicesOf(question, scene, "en").map(({ id }) => id);
    const seats = seatsIn(question);
    const pressed = {
      choice: () => [],
      seat: () => seats.map(String),
      seats: () => Array.from({ length: 2 ** seats.length }, (_, bits) =>
        seats.filter((_, place) => (bits >> place) & 1).join(",")).filter((answer) => answer !== ""),
      order: () => permuted(seats).map((order) => order.join(",")),
      exchange: () => [(cards) => cards, two].flatMap((some) => some(exchangeHand(question)).flatMap((give) =>
        some(question.table.centre).map((take) => `${give}>${take}`))),
    }[question.form]();
    return [...new Set([...beside, ...pressed])];
  }

  /** Somebody who holds beliefs, and slips now and then. */
  function learner(held, chance) {
    const believed = (question) => {
      const both = question.both[held.join(" ")];
      if (both !== undefined && answers(question).includes(both)) return both;
      const wrong = held.filter((belief) => Object.hasOwn(question.beliefs, belief));
      return wrong.length > 0 ? question.beliefs[drawn(wrong, chance)] : drawn(question.correct, chance);
    };
    return (question) => {
      const meant = believed(question);
      const others = answers(question).filter((answer) => answer !== meant);
      const given = chance() < slip && others.length > 0 ? drawn(others, chance) : meant;
      return { meant, given };
    };
  }

  /** One learner in the drill: which beliefs are named, and at which question; and the numbers of the
   *  questions whose answer the beliefs change, though it may then not be given, for a slip. */
  function run(held, seed) {
    const chance = chanceOf(`drill ${seed}`);
    const answer = learner(held, chanceOf(`learner ${seed}`));
    const pool = makePool(scene, chance);
    const course = makeCourse(scene, pool, { chance, isSeeded: true });
    const named = [];
    const changed = [];
    let last = null;
    for (let number = 1; number <= length; number += 1) {
      const spot = course.spot(last);
      if (pool.fresh(spot.kind, spot.level).length === 0) pool.reshuffle(spot.kind, spot.level);
      const question = course.pick(spot, last);
      pool.use(question);
      course.asked(question);
      last = question;
      const { meant, given } = answer(question);
      if (!question.correct.includes(meant)) changed.push(number);
      const { belief, sure } = course.answered(question, given, { hinted: false, inCheck: false });
      if (sure && !named.some((each) => each.belief === belief)) named.push({ belief, number });
      if (held.length > 0 && held.every((each) => named.some(({ belief: name }) => name === each))) break;
    }
    return { held, named, changed };
  }

  /** What a run comes to: the number of questions until one of the held beliefs is named, counted in
   *  three ways (null: never). */
  function outcome({ held, named, changed }) {
    const hits = named.filter(({ belief }) => held.includes(belief));
    const number = hits[0]?.number ?? null;
    const counted = (count) => (number === null ? null : count());
    return {
      met: changed.length > 0,
      start: number,
      since: counted(() => number - changed[0] + 1),
      instances: counted(() => changed.filter((each) => each <= number).length),
      wrong: named.length > 0 && !held.includes(named[0].belief),
      both: hits.length === 2,
    };
  }

  const times = (count, seed, held) => Array.from({ length: count }, (_, place) => run(held, `${seed} ${place}`));
  const outcomes = (count, held) => times(count, held.join(" "), held).map(outcome);
  return {
    one: Object.fromEntries(beliefs.map((belief) => [belief, outcomes(runs, [belief])])),
    two: pairs.flatMap((held) => outcomes(Math.ceil(runs / 5), held)),
    none: {
      told: times(runs * 5, "none", []).filter(({ named }) => named.length > 0).length,
      runs: runs * 5,
    },
  };
}
