// Hints: a ladder from the topic to the answer, each step with what it costs said beforehand.

/** The hints taken so far. */
function hintsElement(refs, scene, language) {
  return h("ol", { class: "tp-hints", key: "hints", "data-tp": "hints" },
    refs.map((ref, place) => h("li", { key: place }, saidAndSeen(sayRef(ref, scene, language)))));
}

/** The button of the next hint: `taken` of `count`; `cost` is the key of what it costs. */
function hintOffer({ language, id, taken, count, hint, cost }) {
  return h("div", { class: "tp-hint-offer", key: "hint" },
    h("button", {
      key: "button",
      type: "button",
      class: "tp-button",
      "data-tp": "hint",
      "aria-disabled": taken < count ? null : "true",
      "aria-describedby": `${id}-cost`,
      on: { click: () => taken < count && hint() },
    }, ui(language, "ui.hint", { number: Math.min(taken + 1, count), count })),
    h("span", { class: "tp-cost", id: `${id}-cost`, "data-tp": "hint-cost" }, ui(language, cost)));
}
