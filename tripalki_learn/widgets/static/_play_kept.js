// What a page keeps of a match: a text that only the kit can read, and what it is told apart by.

/** A view as an entry of `makeKept` holds it. */
function keptView({ kept, players, round, state }) {
  return { kept, players: players.length, round: round.count, isOver: state === "won", when: Date.now() };
}

/** The matches that can go on: the last one, and the earlier ones told apart. */
function keptElement(entries, { language, canStart, goOn }) {
  const time = new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "short" });
  return entries.length > 0 && h("div", { class: "tp-foot", key: "kept" }, entries.map(({ id, value }, place) => h("button", {
    key: id, type: "button", class: `tp-button ${place === 0 ? "tp-primary" : ""}`, "data-tp": place === 0 ? "continue" : "continue-other",
    "aria-disabled": canStart ? null : "true", on: { click: () => goOn({ id, value }) },
  }, place === 0 ? ui(language, "ui.play_continue") : ui(language, "ui.play_continue_other", { ...value, when: time.format(value.when) }))));
}
