// Simulated learners in the drills of a scene, driven by the page's own course and diagnosis.
// Called with {scene, beliefs, runs, slip, length}; returns what the table is printed from.
({ scene, beliefs, runs, slip, length }) => {
  const permuted = (items) => items.length < 2 ? [items]
    : items.flatMap((item) => permuted(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));

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
      exchange: () => exchangeHand(question).flatMap((give) => question.table.centre.map((take) => `${give}>${take}`)),
    }[question.form]();
    return [...new Set([...beside, ...pressed])];
  }

  /** Somebody who holds beliefs, and slips now and then. */
  function learner(held, chance) {
    return (question) => {
      const wrong = held.filter((belief) => Object.hasOwn(question.beliefs, belief)).map((belief) => question.beliefs[belief]);
      const meant = drawn(wrong.length > 0 ? wrong : question.correct, chance);
      const others = answers(question).filter((answer) => answer !== meant);
      return chance() < slip && others.length > 0 ? drawn(others, chance) : meant;
    };
  }

  /** One learner in the drill: which beliefs are named, and when. `first[belief]`: the question whose
   *  answer the belief gave first. */
  function run(held, seed) {
    const chance = chanceOf(`drill ${seed}`);
    const answer = learner(held, chanceOf(`learner ${seed}`));
    const pool = makePool(scene, chance);
    const course = makeCourse(scene, pool, { chance, isSeeded: true });
    const named = [];
    const first = {};
    let last = null;
    for (let number = 1; number <= length; number += 1) {
      const spot = course.spot(last);
      if (pool.fresh(spot.kind, spot.level).length === 0) pool.reshuffle(spot.kind, spot.level);
      const question = course.pick(spot, last);
      pool.use(question);
      course.asked(question);
      last = question;
      const given = answer(question);
      for (const belief of held) if (question.beliefs[belief] === given) first[belief] ??= number;
      const { belief, sure } = course.answered(question, given, { hinted: false, inCheck: false });
      if (sure && !named.some((each) => each.belief === belief)) named.push({ belief, number });
      if (held.length > 0 && held.every((each) => named.some(({ belief: name }) => name === each))) break;
    }
    return { named, first };
  }

  const numberOf = ({ named }, belief) => named.find((each) => each.belief === belief)?.number ?? null;
  const times = (count, seed, held) => Array.from({ length: count }, (_, place) => run(held, `${seed} ${place}`));
  const one = Object.fromEntries(beliefs.map((belief) => {
    const all = times(runs, belief, [belief]);
    return [belief, {
      start: all.map((each) => numberOf(each, belief)),
      since: all.filter((each) => each.first[belief]).map((each) => {
        const number = numberOf(each, belief);
        return number === null ? null : number - each.first[belief] + 1;
      }),
      wrong: all.filter(({ named }) => named[0] && named[0].belief !== belief).length,
    }];
  }));
  const pairs = beliefs.flatMap((first, place) => beliefs.slice(place + 1).map((other) => [first, other]));
  const two = pairs.flatMap((held) => times(Math.ceil(runs / 5), held.join(" "), held).map((each) => {
    const begun = Math.min(...held.map((belief) => each.first[belief] ?? Infinity));
    const numbers = held.map((belief) => numberOf(each, belief));
    const told = numbers.filter((number) => number !== null);
    return {
      since: Number.isFinite(begun) ? (told.length > 0 ? Math.min(...told) - begun + 1 : null) : undefined,
      both: told.length === 2,
      wrong: each.named.some(({ belief }) => !held.includes(belief)),
    };
  }));
  const none = times(runs * 5, "none", []).filter(({ named }) => named.length > 0).length;
  return { one, two, none: { told: none, runs: runs * 5 } };
}
