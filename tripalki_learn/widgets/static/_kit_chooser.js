// Choosing another card for a hand: the short pack without the cards on the table.

/** The pack to choose from in place of the card `out`; `taken` are the cards on the table. */
function chooserElement({ out, taken, language, choose, cancel }) {
  const suits = [...new Set(KIT.pack.map(suitOf))];
  const card = (code) => h("button", {
    key: code,
    type: "button",
    class: "tp-card",
    "data-tp": "choice",
    "data-card": code,
    "data-suit": suitOf(code),
    "aria-label": ui(language, "ui.answer_take", { card: cardName(code, language) }),
    on: { click: () => choose(code) },
  }, cardFace(code, language));
  const gap = (code) => h("span", { key: `gap ${code}`, class: "tp-taken", "aria-hidden": "true" });
  return h("div", {
    class: "tp-chooser",
    key: "chooser",
    "data-tp": "chooser",
    role: "group",
    "aria-label": ui(language, "ui.whatif_instead", { card: (form) => cardName(out, language, form) }),
    on: { keydown: (event) => event.key === "Escape" && cancel() },
  },
    h("div", { class: "tp-chooser-head", key: "head" },
      h("p", { "aria-hidden": "true" }, inked(ui(language, "ui.whatif_instead", { card: cardText(out, language) }))),
      h("button", { key: "cancel", type: "button", class: "tp-button", "data-tp": "cancel", on: { click: cancel } },
        ui(language, "ui.whatif_keep"))),
    h("div", { class: "tp-pack", key: "picks", "data-roving": "grid", "data-hand": "pack" }, suits.map((suit) =>
      h("div", { class: "tp-pack-row", key: suit, role: "group", "aria-label": suitName(suit, language) },
        KIT.pack.filter((code) => suitOf(code) === suit).map((code) => (taken.has(code) ? gap(code) : card(code)))))));
}
