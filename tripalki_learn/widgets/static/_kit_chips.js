// What is paid in Trinka: the chips of a seat, and the bank.

/** The net result of a player and what went into the bank in this round. */
function chipsElement(seat, language) {
  if (seat.chips === null) return null; // a hand alone, with no round around it
  const chips = String(seat.chips).replace("-", "\u2212");
  return h("p", {
    class: "tp-chips",
    key: "chips",
    "data-tp": "chips",
    "data-chips": seat.chips,
    "data-paid": seat.paid,
  }, ui(language, seat.paid > 0 ? "ui.trinka_chips_paid" : "ui.trinka_chips", { chips, paid: seat.paid }));
}

/** The bank, in the middle of the table. */
function bankElement(table, language) {
  return h("div", { class: "tp-bank", key: "bank", "data-tp": "bank", "data-bank": table.bank },
    ui(language, "ui.trinka_bank", { bank: table.bank }));
}
