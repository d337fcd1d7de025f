// The table: seats with their hands and sticks, the centre, the reserve and what was washed out.

/** The whole table of a scene, in words first for those who do not see it. `focus` names the seats
 *  and cards that decide the step shown. `press` makes seats and cards into buttons: `press.seat(place)`
 *  is what stands in the place of a name, `press.card(code)` the attributes of a card that is a button,
 *  both null where nothing can be pressed; `press.beside(place)` is added to the marks of a seat and
 *  `press.sticks(place, sticks)` is what stands in the place of its sticks. */
function tableElement(table, { language, focus, press = null }) {
  const decided = { seats: new Set(focus?.seats ?? []), cards: new Set(focus?.cards ?? []) };
  if (table.seats.every((seat) => decided.seats.has(seat.name))) decided.seats.clear(); // all is none
  const open = Array.isArray(table.centre) || typeof table.reserve === "number" || typeof table.bank === "number";
  const text = inLanguage(table.text, language);
  const count = table.seats.length;
  const columns = open ? Math.ceil(count / 2) : Math.min(count, 4);
  const seats = table.seats.map((seat, place) =>
    seatElement(seat, { language, decided, spot: open ? spotAround(place, count) : null, press, place }));
  return h("div", {
    class: `tp-table ${open ? "tp-round" : "tp-reveal"}`,
    "data-tp": "table",
    "data-game": table.game ?? null,
    key: "table",
    role: "group",
    "aria-label": ui(language, "ui.table"),
    style: { "--tp-columns": columns },
  },
    text && h("p", { class: "tp-unseen", key: "words", "data-tp": "table-text" }, text),
    open ? [seats.slice(0, columns), middleElement(table, { language, decided, press }), seats.slice(columns)] : seats,
    text && h("button", {
      key: "in words",
      type: "button",
      class: "tp-words-button",
      "data-tp": "table-words",
      "aria-pressed": "false",
      on: { click: showWords },
    }, ui(language, "ui.words")));
}

// The words are always there to be heard; the button lets them be seen too. Whether they are seen is
// kept in the elements alone: no description changes it, so it lasts from step to step.
function showWords(event) {
  const button = event.currentTarget;
  const words = button.parentElement.querySelector("[data-tp=table-text]");
  const isShown = words.classList.toggle("tp-unseen") === false;
  words.classList.toggle("tp-in-words", isShown);
  button.setAttribute("aria-pressed", String(isShown));
}

// Clockwise round the middle: the first half of the seats above it from left to right, the others
// below it from right to left. Columns are counted in halves, to centre the shorter row.
function spotAround(place, count) {
  const above = Math.ceil(count / 2);
  if (place < above) return { "--tp-row": 1, "--tp-column": 2 * place + 1 };
  const below = count - above;
  const fromRight = place - above;
  return { "--tp-row": 3, "--tp-column": 2 * (below - 1 - fromRight) + 1 + (above - below) };
}

function seatElement(seat, { language, decided, spot, press, place }) {
  const say = (key, slots) => ui(language, key, slots);
  const marks = [
    seat.dealer && ["dealer", say("ui.dealer")],
    seat.caller && ["caller", say("ui.caller")],
    seat.to_act && ["to-act", say("ui.to_act")],
    seat.last && ["last", say("ui.palki_last")],
    seat.taker && ["taker", say("ui.trinka_taker")],
    seat.tied && ["tied", say("ui.trinka_tied")],
    seat.out && ["out", say("ui.out")],
  ].filter(Boolean);
  const note = inLanguage(seat.note, language);
  const button = press?.seat?.(place) ?? null;
  const classes = ["tp-seat"];
  if (button) classes.push("tp-pressable");
  if (decided.seats.has(seat.name)) classes.push("tp-decides");
  if (seat.out) classes.push("tp-is-out");
  return h("div", {
    key: `seat ${seat.name}`,
    class: classes.join(" "),
    "data-tp": "seat",
    "data-seat": seat.name,
    role: "group",
    "aria-label": [say("ui.player", { name: seat.name }), ...marks.map(([, word]) => word)].join(", "),
    style: spot,
  },
    h("div", { class: "tp-who" },
      button ?? h("bdi", { class: "tp-name" }, seat.name),
      marks.map(([mark, word]) => h("span", { key: mark, class: `tp-mark tp-mark-${mark}` }, word)),
      press?.beside?.(place)),
    handElement(seat.hand ?? [], {
      language,
      cards: decided.cards,
      press,
      hand: `seat ${seat.name}`,
      label: say("ui.hand_of", { name: seat.name }),
    }),
    seat.captured ? takenElement(seat, language) : h("p", { class: "tp-note" }, note ? inked(note.replace("=\u00a0", "= ")) : ""),
    seat.sheet ? sheetElement(seat, language)
      : "chips" in seat ? chipsElement(seat, language)
      : press?.sticks?.(place, sticksElement(seat, language)) ?? sticksElement(seat, language));
}

/** Cards side by side, one tab stop. Cards that decide are raised, the others of that hand recede. */
function handElement(codes, { language, cards, hand, label, press = null }) {
  const decides = codes.some((code) => cards.has(code));
  return h("div", {
    class: "tp-hand",
    key: `hand ${hand}`,
    role: "group",
    "aria-label": label,
    "data-roving": "row",
    "data-hand": hand,
  }, codes.map((code, place) => cardElement(code, {
    language,
    key: code ?? `back ${place}`,
    look: !code || !decides ? "" : cards.has(code) ? "tp-raised" : "tp-dim",
    button: (code && press?.card?.(code)) ?? null,
  })));
}

function sticksElement(seat, language) {
  const sticks = seat.sticks ?? 0;
  const added = seat.new_sticks ?? 0;
  return h("div", {
    class: "tp-sticks",
    "data-tp": "sticks",
    "data-count": sticks,
    "data-new": added,
    role: "img",
    "aria-label": ui(language, added ? "ui.sticks_new" : "ui.sticks", { sticks, added }),
  }, [0, 1, 2].map((place) => h("i", {
    key: place,
    class: place >= sticks ? "" : place >= sticks - added ? "tp-new" : "tp-on",
  })));
}

/** What the middle of a table is called in each game. */
const MIDDLE_WORDS = {
  tri_palki: { centre: "ui.centre", reserve: "ui.reserve" },
  palki: { centre: "ui.palki_table", reserve: "ui.palki_stock" },
};

function middleElement(table, { language, decided, press }) {
  const washed = table.washed ?? [];
  const words = MIDDLE_WORDS[table.game] ?? MIDDLE_WORDS.tri_palki;
  return h("div", { class: "tp-middle", key: "middle", style: { "--tp-row": 2 } },
    typeof table.bank === "number" && bankElement(table, language),
    typeof table.reserve === "number" &&
      h("div", { class: "tp-pile tp-reserve", "data-tp": "reserve", key: "reserve", "data-count": table.reserve },
        h("span", { class: `tp-stack ${table.reserve ? "" : "tp-empty"}`, "data-depth": Math.min(3, Math.ceil(table.reserve / 6)) },
          table.reserve > 0 && cardBack()),
        h("span", { class: "tp-caption" }, ui(language, words.reserve, { cards: table.reserve }))),
    Array.isArray(table.centre) &&
      h("div", { class: "tp-centre", "data-tp": "centre", key: "centre" },
        handElement(table.centre, {
          language,
          cards: decided.cards,
          press,
          hand: "centre",
          label: ui(language, words.centre),
        }),
        h("span", { class: "tp-caption", "aria-hidden": "true" }, ui(language, words.centre))),
    h("div", { class: "tp-pile tp-washed", "data-tp": "washed", key: "washed", hidden: washed.length === 0 },
      h("span", { class: "tp-fans" }, washed.map((triple) =>
        h("span", { class: "tp-fan", key: triple.join(" ") }, triple.map((code) =>
          cardElement(code, { language, unreachable: true }))))),
      h("span", { class: "tp-caption" }, ui(language, "ui.washed", { cards: washed.flat().length }))));
}
