// The parts of a table that is run: the chores above it, what has happened, the buttons below.

const RULINGS_SEEN = 5; // of what has happened, so many are open; the others are folded

/** The chores as check boxes; `toggle(name)` takes one over or gives it back, `all()` takes all. */
function choresElement({ scene, language, chores, toggle, all }) {
  return h("fieldset", { class: "tp-chores", key: "chores", "data-tp": "chores" },
    h("legend", null, ui(language, "ui.run_chores")),
    Object.entries(scene.chores).map(([name, label]) => h("label", { class: "tp-choice", key: name },
      h("input", {
        type: "checkbox",
        "data-tp": "chore",
        "data-chore": name,
        checked: chores.has(name),
        on: { change: () => toggle(name) },
      }),
      h("span", null, sayRef(label, scene, language).text))),
    h("button", { key: "all", type: "button", class: "tp-button", "data-tp": "all", on: { click: all } }, ui(language, "ui.run_all")));
}

/** What has happened since the last stop, the latest rulings open. */
function happenedElement(refs, options) {
  const { language } = options;
  if (refs.length === 0) return null;
  const earlier = refs.slice(0, -RULINGS_SEEN);
  return h("div", { class: "tp-happened", key: "happened", "data-tp": "happened" },
    h("p", { class: "tp-kicker", key: "since" }, ui(language, "ui.run_since")),
    earlier.length > 0 && h("details", { key: "earlier" },
      h("summary", { tabindex: "0" }, ui(language, "ui.run_earlier", { count: earlier.length })),
      h("ol", { class: "tp-earlier" }, earlier.map((ref, place) =>
        h("li", { key: place }, saidAndSeen(sayRef(ref, options.scene, language)))))),
    rulingsElement(refs.slice(-RULINGS_SEEN), options));
}

/** Which round it is, and what has become of the rulings so far. */
function runHead(language, { round, count, first, back }) {
  const wrong = [...first.values()].filter((right) => !right).length;
  const right = first.size - wrong;
  return h("p", { class: "tp-run-head", key: "head", "data-tp": "tally", "data-wrong": wrong, "data-right": right },
    h("span", { key: "round", "data-tp": "round" }, ui(language, "ui.run_round", { round, count })),
    h("span", { key: "rulings" }, ui(language, "ui.run_tally", { right, wrong, back: back.size })));
}

/** The hint that is offered to a question that has not been answered. */
function runOffer(question, { given, hints }, { language, id, hint }) {
  return given === null && hintOffer({ language, id, taken: hints, count: question.hints.length, hint, cost: "ui.run_hint_cost" });
}

/** A row of buttons, `[name, words, act, isGoal]` each, after the offer of a hint, if there is one. */
function runFoot(language, buttons, offer) {
  return h("div", { class: "tp-foot", key: "foot" }, offer, buttons.filter(Boolean).map(([name, words, act, isGoal]) =>
    h("button", {
      key: name,
      type: "button",
      class: `tp-button ${isGoal ? "tp-primary" : ""}`,
      "data-tp": name,
      on: { click: act },
    }, ui(language, words))));
}
