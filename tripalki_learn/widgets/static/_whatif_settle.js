// What the scene of a what-if holds for a number of sticks and a dealer. Every combination is a row of
// the scene, so nothing is worked out here but the place of the row.

/** The result for `dealer` and `sticks`, or null where the scene does not hold it. */
function settledIn(scene, { dealer, sticks }) {
  const { rows } = scene;
  if (rows.length === sticks.length * 4 ** sticks.length) {
    return scene.results[rows[sticks.reduce((place, held) => place * 4 + held, dealer)]];
  }
  const isOwn = dealer === scene.dealer && sticks.join() === scene.sticks.join();
  return isOwn ? scene.results[rows[0]] : null;
}

/** The table of the scene with the sticks and the dealer set, and with what came of them. */
function settledTable(scene, { dealer, sticks, result }) {
  return {
    ...scene.table,
    seats: scene.table.seats.map((seat, place) => {
      const held = result ? result.sticks[place] : sticks[place];
      return {
        ...seat,
        sticks: held,
        new_sticks: held - sticks[place],
        dealer: false, // the choice of the dealer stands in the place of the mark
        out: result?.out.includes(place) ?? false,
      };
    }),
    lines: scene.table.lines.map((line, place) => lineWith(line, { isDealer: place === dealer, count: sticks[place] })),
  };
}

// The words of a seat with other marks: who deals, and how many sticks were held before.
function lineWith(line, { isDealer, count }) {
  const sticks = { say: { k: "mark.sticks", s: { count }, n: count } };
  const marks = isDealer ? [{ say: { k: "mark.dealer" } }, sticks] : [sticks];
  return { ...line, s: { ...line.s, marks: { list: marks } } };
}

/** Whether `sticks` can be those of so many players. */
function areSticks(sticks, players) {
  return Array.isArray(sticks) && sticks.length === players
    && sticks.every((held) => Number.isInteger(held) && held >= 0 && held <= 3);
}
