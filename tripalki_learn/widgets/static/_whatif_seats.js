// What stands in a seat of a what-if beside its cards: what can be changed, and what came of it.

const MOST_STICKS = 3;

/** What the settlement says of a seat, beside those marks that every table has. */
function outcomeMarks(place, settled, language) {
  if (!settled) return null;
  const isWinner = settled.next_dealer === null && !settled.out.includes(place);
  const mark = (hook, key) => h("span", { key: hook, class: "tp-mark tp-mark-next", "data-tp": hook }, ui(language, key));
  return [
    settled.next_dealer === place && mark("next-dealer", "ui.whatif_next"),
    isWinner && mark("winner", "ui.whatif_wins"),
  ];
}

/** The sticks of a seat, as `shown`, between the buttons that change how many were `held` before
 *  (`hold(sticks)`), and the choice of the dealer (`deal()`). */
function settersElement(place, { name, held, isDealer, pays, shown, language, id, hold, deal }) {
  const button = (which, goal, sign) => {
    const isOff = goal < 0 || goal > MOST_STICKS;
    return h("button", {
      key: which,
      type: "button",
      class: "tp-button tp-setter",
      "data-tp": which,
      "aria-label": ui(language, `ui.whatif_${which}`, { name }),
      "aria-disabled": isOff ? "true" : null,
      on: { click: () => !isOff && hold(goal) },
    }, sign);
  };
  return h("div", { class: "tp-setters", key: "sticks", "data-held": held, "data-pays": pays ? "yes" : "no" },
    button("fewer", held - 1, "−"),
    shown,
    button("more", held + 1, "+"),
    h("label", { class: "tp-choice tp-deals", key: "deals" },
      h("input", {
        type: "radio",
        name: `${id}-dealer`,
        "data-tp": "dealer",
        "data-place": place,
        checked: isDealer,
        "aria-label": ui(language, "ui.whatif_deals", { name }),
        on: { change: deal },
      }),
      h("span", { "aria-hidden": "true" }, ui(language, "ui.dealer"))));
}
