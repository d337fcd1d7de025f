// Acting: cards are selected on the table, or one of the actions that are allowed is pressed.

/** The elements below the table while the learner is to act; `extra` is what goes with an action: that
 *  it calls the last round, or the number that it names. */
function actElements(view, scene, { language, id, selection, extra, setExtra, attempt, refusal, rulings }) {
  const say = (key, slots) => ui(language, key, slots);
  const { form } = view;
  const action = actionOf(selection, form);
  const button = (name, does, key = `ui.tryout_${name}`, attrs = {}) => h("button", {
    key: name, type: "button", class: "tp-button", "data-tp": name, ...attrs,
    on: { click: () => does !== null && attempt(extra ? `${does} call` : does) },
  }, say(key));
  const isByCards = form !== "list";
  const isExchange = form === "exchange";
  const buttons = Object.entries(view.legal).map(([text, ref]) => h("button", {
    key: text, type: "button", class: "tp-button", "data-tp": "legal", "data-action": text, on: { click: () => attempt(text) },
  }, saidAndSeen(sayRef(ref, scene, language))));
  return [
    !isByCards && h("div", { class: "tp-answers", key: "act", role: "group", "aria-label": say("ui.play_your_turn") }, buttons),
    view.amount && amountElement(view.amount, scene, { language, extra, setExtra, attempt }),
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
        h("input", { type: "checkbox", "data-tp": "call", checked: extra === true, on: { change: (event) => setExtra(event.target.checked) } }),
        h("span", null, say("ui.tryout_call")))),
    h("div", { class: "tp-outcome-of-try", key: "outcome", "data-tp": "outcome", "data-kind": refusal ? "refused" : null },
      refusal && h("p", { class: "tp-verdict", key: "verdict" }, say("ui.tryout_refused")),
      refusal && rulingsElement([refusal], rulings)),
    isByCards && h("details", { class: "tp-play-allowed", key: "allowed", "data-tp": "allowed" },
      h("summary", null, say("ui.play_allowed")),
      h("div", { class: "tp-answers" }, buttons)),
  ];
}

/** A number to act with; any may be tried. */
function amountElement({ text, said, least, most }, scene, { language, extra, setExtra, attempt }) {
  const number = extra ?? String(least);
  return h("form", {
    class: "tp-play-amount", key: "amount", "data-tp": "amount", novalidate: true,
    on: {
      submit: (event) => {
        event.preventDefault();
        attempt(`${text} ${number}`);
      },
    },
  },
    h("label", { class: "tp-choice" },
      h("span", null, ui(language, "ui.play_amount")),
      h("input", {
        type: "number", "data-tp": "number", min: least, max: most, step: 1, inputmode: "numeric", value: number,
        on: { input: (event) => setExtra(event.target.value) },
      })),
    h("button", { type: "submit", class: "tp-button", "data-tp": "name-number" }, sayRef(said, scene, language).text));
}
