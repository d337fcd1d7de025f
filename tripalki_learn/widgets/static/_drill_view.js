// The parts of a drill around its question: the level above, the buttons below.

const LEVELS = [1, 2, 3];

/** The line above a question: its level, or the step of the check. */
function drillHead({ language, level, check }) {
  if (check) {
    const slots = { number: check.at + 1, count: check.questions.length, right: check.right };
    return h("p", { class: "tp-drill-head", key: "head", "data-tp": "check-step" }, ui(language, "ui.check_step", slots));
  }
  return h("p", { class: "tp-drill-head", key: "head", "data-tp": "level", "data-level": level },
    h("span", { class: "tp-level-dots", "aria-hidden": "true" },
      LEVELS.map((step) => h("i", { key: step, class: step <= level ? "tp-on" : "" }))),
    ui(language, "ui.drill_level", { level, count: LEVELS.length }));
}

/** The hints taken so far. */
function hintsElement(refs, scene, language) {
  return h("ol", { class: "tp-hints", key: "hints", "data-tp": "hints" },
    refs.map((ref, place) => h("li", { key: place }, saidAndSeen(sayRef(ref, scene, language)))));
}

/** The buttons below a question. `taken` of `count` hints (none are offered when `count` is 0); the
 *  button `next` reads `label`. */
function drillFoot({ language, id, taken, count, hint, label, isGoal, isWaiting, next }) {
  return h("div", { class: "tp-foot", key: "foot" },
    count > 0 && h("div", { class: "tp-hint-offer", key: "hint" },
      h("button", {
        key: "button",
        type: "button",
        class: "tp-button",
        "data-tp": "hint",
        "aria-disabled": taken < count ? null : "true",
        "aria-describedby": `${id}-cost`,
        on: { click: () => taken < count && hint() },
      }, ui(language, "ui.hint", { number: Math.min(taken + 1, count), count })),
      h("span", { class: "tp-cost", id: `${id}-cost`, "data-tp": "hint-cost" },
        ui(language, taken > 0 ? "ui.hint_free" : "ui.hint_cost"))),
    h("button", {
      key: "next",
      type: "button",
      class: `tp-button tp-next ${isGoal ? "tp-primary" : ""}`,
      "data-tp": "next",
      "aria-disabled": isWaiting ? "true" : null,
      on: { click: () => !isWaiting && next() },
    }, ui(language, label)));
}
