// What a player of Palki has beside a hand: the cards taken, and the sheet with its struck-out totals.

/** The captured cards, small, so that each can be counted. */
function takenElement(seat, language) {
  const cards = seat.captured;
  return h("div", { class: "tp-won", key: "taken", "data-tp": "captured", "data-count": cards.length },
    cards.length > 0 && h("span", { class: "tp-won-cards" }, cards.map((code) =>
      cardElement(code, { language, unreachable: true }))),
    h("span", { class: "tp-caption" }, ui(language, "ui.palki_taken", { cards: cards.length })));
}

/** The running totals, all but the last one struck out (PA-3.5). */
function sheetElement(seat, language) {
  const totals = seat.sheet.length > 0 ? seat.sheet : [0];
  const [struck, total] = [totals.slice(0, -1), totals.at(-1)];
  const key = struck.length > 0 ? "ui.palki_sheet_struck" : "ui.palki_sheet";
  return h("div", {
    class: "tp-sheet-of",
    key: "sheet",
    "data-tp": "score",
    "data-total": total,
    role: "img",
    "aria-label": ui(language, key, { struck: struck.join(", "), total }),
  }, struck.map((old, place) => h("s", { key: place }, String(old))), h("b", { key: "total" }, String(total)));
}
