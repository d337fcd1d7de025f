// What is selected at a table where somebody acts, and what that is as an action in the form of records.

/** The selection in the order in which the cards lie. */
function selectionOf(table, player, picked) {
  return {
    give: table.seats[player].hand.filter((code) => picked.includes(code)),
    take: (table.centre ?? []).filter((code) => picked.includes(code)),
  };
}

/** The exchange that a selection makes ("6C>KH"), or null while one side is empty. */
function exchangeOf({ give, take }) {
  if (give.length === 0 || take.length === 0) return null;
  return give.length === 3 && take.length === 3 ? "all" : `${give.join(" ")}>${take.join(" ")}`;
}

/** The play of one card that a selection makes ("7H x 3C 4D", or "7H" alone), or null. */
function captureOf({ give, take }) {
  if (give.length !== 1) return null;
  return take.length === 0 ? give[0] : `${give[0]} x ${take.join(" ")}`;
}

/** What a selection makes where cards are exchanged, or where they capture; null while it makes nothing. */
function actionOf(selection, form) {
  return form === "capture" ? captureOf(selection) : exchangeOf(selection);
}

/** What a card of one's own is pressed for. */
function giveKey(form) {
  return form === "capture" ? "ui.palki_give" : "ui.answer_give";
}

/** The selection in words; what to select while nothing is selected. */
function selectionElement({ give, take }, { language, form, id }) {
  const isCapture = form === "capture";
  const key = isCapture ? "ui.palki_selected" : "ui.tryout_selected";
  const said = (name) => {
    const words = (codes) => (codes.length > 0 ? listed(codes.map((code) => name(code, language)), language) : "…");
    return ui(language, key, { give: words(give), take: words(take) });
  };
  const isNone = give.length === 0 && take.length === 0;
  return h("p", { class: "tp-selection", key: "selection", id, "data-tp": "selection" },
    isNone ? ui(language, isCapture ? "ui.palki_select" : "ui.tryout_select")
      : saidAndSeen({ text: said(cardText), spoken: said(cardName) }));
}

/** The table as one at which cards can be selected; `press(code)` selects one or puts it back. */
function selectablePress(table, player, { language, picked, press, give = "ui.answer_give" }) {
  const { hand } = table.seats[player];
  const mine = new Set(hand);
  const centre = new Set(table.centre ?? []);
  return {
    card: (code) => (mine.has(code) || centre.has(code)) && {
      type: "button",
      "aria-pressed": String(picked.includes(code)),
      "aria-label": ui(language, mine.has(code) ? give : "ui.answer_take", { card: cardName(code, language) }),
      on: { click: () => press(code) },
    },
  };
}
