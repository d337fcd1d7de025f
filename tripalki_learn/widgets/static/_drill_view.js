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

/** The buttons below a question. `taken` of `count` hints (none are offered when `count` is 0); the
 *  button `next` reads `label`. */
function drillFoot({ language, id, taken, count, hint, label, isGoal, isWaiting, next }) {
  return h("div", { class: "tp-foot", key: "foot" },
    count > 0 && hintOffer({ language, id, taken, count, hint, cost: taken > 0 ? "ui.hint_free" : "ui.hint_cost" }),
    h("button", {
      key: "next",
      type: "button",
      class: `tp-button tp-next ${isGoal ? "tp-primary" : ""}`,
      "data-tp": "next",
      "aria-disabled": isWaiting ? "true" : null,
      on: { click: () => !isWaiting && next() },
    }, ui(language, label)));
}
