// The parts of a match around its table: what is asked for above it, who sits where, the buttons below.

/** What stands above the table: whose turn it is, or how it ended; `isEarlier` while steps follow. */
function playPrompt(view, isEarlier, language) {
  if (isEarlier) return ui(language, "ui.play_round", { number: view.round.number });
  if (view.state === "won") {
    const [name, ...others] = view.winners;
    if (others.length > 0) return ui(language, "ui.play_won_several", { names: listed(view.winners.map(isolated), language) });
    return ui(language, name === view.players[view.seat] ? "ui.play_won_you" : "ui.play_won", { name: isolated(name) });
  }
  return ui(language, view.state === "turn" ? "ui.play_your_turn" : "ui.play_over");
}

/** Who sits at a place: the learner, or a bot of some level. */
function playMark(view, scene, place, language) {
  const level = scene.levels[view.levels[place]];
  const isMine = place === view.seat;
  const words = isMine ? ui(language, "ui.play_you") : level && sayRef(level, scene, language).text;
  return words && h("span", { key: "who", class: `tp-mark tp-mark-${isMine ? "you" : "level"}` }, words);
}

/** The buttons below everything. `isThere`: the last step of the last round is shown. */
function playFoot(view, scene, { language, isPast, isThere, isWaiting, ask, leave }) {
  const button = (name, isShown, does, isGoal = false) => isShown && h("button", {
    key: name, type: "button", class: `tp-button ${isGoal ? "tp-primary" : ""}`, "data-tp": name,
    "aria-disabled": isWaiting ? "true" : null, on: { click: () => !isWaiting && does() },
  }, ui(language, `ui.play_${name}`));
  const isTurn = isThere && view.state === "turn";
  const { number, count } = view.round;
  const entries = Object.entries(view.entries);
  return h("div", { class: "tp-foot", key: "foot" },
    button("deal", isThere && view.state === "over" && entries.length === 0, () => ask({ do: "deal" }), true),
    isThere && entries.map(([entry, ref]) => h("button", {
      key: entry, type: "button", class: "tp-button tp-primary", "data-tp": "entry", "data-entry": entry,
      "aria-disabled": isWaiting ? "true" : null, on: { click: () => !isWaiting && ask({ do: "deal", entry }) },
    }, saidAndSeen(sayRef(ref, scene, language)))),
    button("return", isPast, () => ask({ do: "look", round: count, act: null }), true),
    button("hint", isTurn && view.can.hint, () => ask({ do: "hint" })),
    button("back", !isPast && view.can.back, () => ask({ do: "back" })),
    button("again", isPast || (isThere && !isTurn), () => ask({ do: "again", round: number })),
    button("review", isThere && view.can.review, () => ask({ do: "review" })),
    button("save", view.can.save, () => ask({ do: "save" })),
    button("new", isThere, leave));
}
