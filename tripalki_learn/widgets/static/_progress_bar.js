// The bar of rules: one length for each state, the firmest first, each told apart by its pattern too.

const PROGRESS_SHOWN = [...PROGRESS_STATES].reverse();

/** How many of the rules are in each state. */
function countStates(rules) {
  const counts = Object.fromEntries(PROGRESS_STATES.map((state) => [state, 0]));
  for (const rule of rules) counts[PROGRESS.of(rule).state] += 1;
  return counts;
}

/** A state and its number, in words. */
function countWords(state, counts, language) {
  return ui(language, "ui.progress_count", { state: ui(language, `ui.progress_${state}`), count: counts[state] });
}

/** The bar, with all four numbers as its name. */
function barElement(counts, language) {
  return h("span", {
    class: "tp-bar",
    key: "bar",
    role: "img",
    "data-tp": "bar",
    "aria-label": PROGRESS_SHOWN.map((state) => countWords(state, counts, language)).join(", "),
  }, PROGRESS_SHOWN.map((state) => h("i", {
    key: state,
    "data-state": state,
    "data-count": counts[state],
    style: { "--tp-share": counts[state] },
  })));
}
