// Answering a question: by a choice, or on the table itself, by pressing seats or cards. An answer is
// a text: a choice's id, seat numbers joined by commas, an action as records write it. What has been
// pressed so far is `picked`: seat numbers, or card codes of an exchange.

/** The seats that can be pressed: those of players still in. */
function seatsIn(question) {
  return question.table.seats.flatMap((seat, place) => (seat.out ? [] : [place]));
}

/** Whose hand an exchange is made from: the seat to act, else the only one whose cards are seen. */
function exchangeHand(question) {
  const { seats } = question.table;
  const seat = seats.find((each) => each.to_act) ?? seats.find((each) => each.hand.length > 0 && !each.hand.includes(null));
  return seat?.hand ?? [];
}

/** Whether several presses make the answer, so that it has to be handed in. */
function isHandedIn(question) {
  return ["seats", "order", "exchange"].includes(question.form);
}

/** What is picked after one more press. */
function pickedAfter(question, picked, pressed) {
  return picked.includes(pressed) ? picked.filter((other) => other !== pressed) : [...picked, pressed];
}

/** The answer that the presses make, or null while something is missing. */
function answerOf(question, picked) {
  if (question.form === "exchange") {
    // As many as are taken are given. How many that may be is for the rules to say, not for the form.
    const [hand, centre] = [exchangeHand(question), question.table.centre];
    const [give, take] = [hand, centre].map((cards) => cards.filter((code) => picked.includes(code)));
    if (give.length === 0 || give.length !== take.length) return null;
    return give.length === hand.length ? "all" : `${give.join(" ")}>${take.join(" ")}`;
  }
  if (question.form === "order") return picked.length === seatsIn(question).length ? picked.join(",") : null;
  return picked.length > 0 ? [...picked].sort((a, b) => a - b).join(",") : null;
}

/** The seats or cards that an answer names. */
function partsOf(question, answer) {
  if (answer === null || question.choices.some((choice) => choice.id === answer)) return [];
  if (question.form === "exchange") return answer.includes(">") ? answer.split(/[> ]/) : [];
  if (question.form === "choice" || answer === "") return [];
  return answer.split(",").map(Number);
}

/** Answers that stand beside the table: `{id, label: {text, spoken}}`. */
function choicesOf(question, scene, language) {
  const own = question.choices.map(({ id, label }) => ({ id, label: sayRef(label, scene, language) }));
  const said = (key) => ({ text: ui(language, key), spoken: ui(language, key) });
  const added = {
    seats: [{ id: "", label: said("ui.answer_nobody") }],
    exchange: [{ id: "all", label: said("ui.answer_all") }, { id: "pass", label: said("ui.answer_pass") }],
  }[question.form] ?? [];
  return [...own, ...added.filter(({ id }) => !own.some((choice) => choice.id === id))];
}

/** An answer in words. */
function answerWords(question, answer, scene, language) {
  const choice = choicesOf(question, scene, language).find(({ id }) => id === answer);
  if (choice) return choice.label;
  if (question.form === "exchange") {
    const [give, take] = answer.split(">").map((side) => side.split(" "));
    const said = (name) => {
      const [given, taken] = [give, take].map((codes) => listed(codes.map((code) => name(code, language)), language));
      return ui(language, "ui.answer_exchange", { give: given, take: taken });
    };
    return { text: said(cardText), spoken: said(cardName) };
  }
  const names = partsOf(question, answer).map((place) => question.table.seats[place]?.name ?? "");
  const text = listed(names, language);
  return { text, spoken: text };
}

/** How the table of a question is pressed, for `tableElement`. `given` is the answer once there is
 *  one; `press(item)` is called with a seat number or a card code. */
function tablePress(question, { language, picked, given, press }) {
  const marks = marksOf(question, given);
  const seat = (place) => {
    if (!["seat", "seats", "order"].includes(question.form) || question.table.seats[place].out) return null;
    const turn = picked.indexOf(place);
    const isOrder = question.form === "order";
    const name = question.table.seats[place].name;
    return h("button", {
      key: "press",
      type: "button",
      class: "tp-press",
      "data-tp": "answer",
      "data-answer": place,
      "data-mark": marks.get(place) ?? null,
      "aria-pressed": String(turn >= 0),
      "aria-disabled": given === null ? null : "true",
      "aria-label": pressLabel(ui(language, "ui.player", { name }), {
        language,
        mark: marks.get(place),
        place: isOrder && turn >= 0 ? turn + 1 : null,
      }),
      on: { click: () => given === null && press(place) },
    },
      h("span", { class: "tp-badge", "aria-hidden": "true", "data-kind": isOrder ? "place" : "tick" },
        isOrder ? (turn >= 0 ? turn + 1 : "") : ""),
      h("bdi", { class: "tp-name" }, name));
  };
  const hand = question.form === "exchange" ? exchangeHand(question) : [];
  const card = (code) => {
    const inHand = hand.includes(code);
    if (question.form !== "exchange" || !code || !(inHand || (question.table.centre ?? []).includes(code))) return null;
    const name = ui(language, inHand ? "ui.answer_give" : "ui.answer_take", { card: cardName(code, language) });
    return {
      type: "button",
      "data-answer": code,
      "data-mark": marks.get(code) ?? null,
      "aria-pressed": String(picked.includes(code)),
      "aria-disabled": given === null ? null : "true",
      "aria-label": pressLabel(name, { language, mark: marks.get(code) }),
      on: { click: () => given === null && press(code) },
    };
  };
  return { seat, card };
}

function pressLabel(name, { language, mark, place = null }) {
  const parts = [name];
  if (place !== null) parts.push(ui(language, "ui.answer_place", { place }));
  if (mark) parts.push(ui(language, `ui.answer_${mark}`));
  return parts.join(", ");
}

/** Once there is an answer: what of it was right or wrong, and what was missed. */
function marksOf(question, given) {
  const marks = new Map();
  if (given === null) return marks;
  const right = partsOf(question, question.correct.includes(given) ? given : question.correct[0]);
  const own = partsOf(question, given);
  if (question.form === "order") {
    own.forEach((place, turn) => marks.set(place, right[turn] === place ? "right" : "wrong"));
    return marks;
  }
  for (const part of right) marks.set(part, "right");
  for (const part of own) if (!right.includes(part)) marks.set(part, "wrong");
  return marks;
}

/** The answers beside the table, and the button that hands in what was pressed on it. */
function answerElement(question, { scene, language, picked, given, labelledby, press, answer }) {
  const ready = answerOf(question, picked);
  return h("div", {
    class: "tp-answers",
    key: "answers",
    role: "group",
    "aria-labelledby": labelledby,
  },
    choicesOf(question, scene, language).map(({ id, label }) => {
      const mark = given === null ? null : question.correct.includes(id) ? "right" : id === given ? "wrong" : null;
      return h("button", {
        key: `choice ${id}`,
        type: "button",
        class: "tp-button tp-answer",
        "data-tp": "answer",
        "data-answer": id,
        "data-mark": mark,
        "aria-pressed": given === null ? null : String(id === given),
        "aria-disabled": given === null ? null : "true",
        on: { click: () => given === null && answer(id) },
      }, saidAndSeen(label), mark && h("span", { class: "tp-unseen" }, `, ${ui(language, `ui.answer_${mark}`)}`));
    }),
    given === null && isHandedIn(question) && h("button", {
      key: "submit",
      type: "button",
      class: "tp-button tp-primary tp-submit",
      "data-tp": "submit",
      "aria-disabled": ready !== null ? null : "true",
      on: { click: () => ready !== null && answer(ready) },
    }, ui(language, "ui.answer_done")));
}
