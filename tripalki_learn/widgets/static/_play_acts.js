// Acting: cards are selected on the table, or one of the actions that are allowed is pressed.

/** The elements below the table while the learner is to act. */
function actElements(view, scene, { language, id, selection, call, setCall, attempt, refusal, rulings }) {
  const say = (key, slots) => ui(language, key, slots);
  const { form } = view;
  const action = actionOf(selection, form);
  const button = (name, does, key = `ui.tryout_${name}`, extra = {}) => h("button", {
    key: name, type: "button", class: "tp-button", "data-tp": name, ...extra,
    on: { click: () => does !== null && attempt(call ? `${does} call` : does) },
  }, say(key));
  const isByCards = form !== "list";
  const isExchange = form === "exchange";
  return [
    isByCards && selectionElement(selection, { language, form, id: `${id}-selection` }),
    isByCards && h("div", { class: "tp-answers", key: "act", role: "group", "aria-label": say("ui.play_your_turn") },
      button("exchange", action, isExchange ? "ui.tryout_exchange" : "ui.palki_play", {
        class: "tp-button tp-primary",
        "aria-disabled": action ? null : "true",
        "aria-describedby": `${id}-selection`,
      }),
      isExchange && button("all", "all"),
      isExchange && button("pass", "pass"),
      view.legal.stop && button("stop", "stop", "ui.palki_stop"),
      isExchange && h("label", { class: "tp-choice", key: "call" },
        h("input", { type: "checkbox", "data-tp": "call", checked: call, on: { change: (event) => setCall(event.target.checked) } }),
        h("span", null, say("ui.tryout_call")))),
    h("div", { class: "tp-outcome-of-try", key: "outcome", "data-tp": "outcome", "data-kind": refusal ? "refused" : null },
      refusal && h("p", { class: "tp-verdict", key: "verdict" }, say("ui.tryout_refused")),
      refusal && rulingsElement([refusal], rulings)),
    h("details", { class: "tp-play-allowed", key: "allowed", open: !isByCards, "data-tp": "allowed" },
      h("summary", null, say("ui.play_allowed")),
      h("div", { class: "tp-answers" }, Object.entries(view.legal).map(([text, ref]) => h("button", {
        key: text, type: "button", class: "tp-button", "data-tp": "legal", "data-action": text,
        on: { click: () => attempt(text) },
      }, saidAndSeen(sayRef(ref, scene, language)))))),
  ];
}
