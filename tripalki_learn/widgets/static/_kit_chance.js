// Chance that can be repeated: the same seed gives the same numbers.

/** A function that gives numbers from 0 (included) to 1; they follow from `seed`, any text. */
function chanceOf(seed) {
  let state = 2166136261;
  for (const sign of String(seed)) state = Math.imul(state ^ sign.codePointAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the items, drawn by `chance`. */
function drawn(items, chance) {
  return items[Math.floor(chance() * items.length)];
}

/** The seed of the page, `?seed=`, or null where the address has none. */
function seedInAddress() {
  const asked = new URLSearchParams(location.search).get("seed");
  return asked === null ? null : asked.slice(0, 64);
}

/** A seed that nobody chose. */
function freshSeed() {
  return String(crypto.getRandomValues(new Uint32Array(1))[0]);
}
