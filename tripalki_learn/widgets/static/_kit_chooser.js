// Choosing another card for a hand: the short pack without the cards on the table.

/** Which card of a hand in `root` another is to take the place of: `out`, null while none is. `refuse()`
 *  is called where no Python is there, or coming, to ask about other hands. */
function makeSwap({ root, binding, draw, refuse }) {
  return {
    out: null,
    start(code) {
      if (!canAskPython(binding())) return refuse();
      if (this.out === code) return this.end();
      this.out = code;
      draw();
      focusCard(root.querySelector("[data-tp=choice]"), { preventScroll: true });
      root.querySelector("[data-tp=chooser]").scrollIntoView({ block: "nearest" });
    },
    /** Goes back to the hand; returns the card that was to go. */
    end() {
      const code = this.out;
      this.out = null;
      draw();
      focusCard(root.querySelector(`[data-tp=card][data-card="${code}"]`));
      return code;
    },
  };
}

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
