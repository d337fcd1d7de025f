// What an answer is told: whether it was right; if not, the belief that gives it and where that goes
// wrong; the ruling; and what would have come of it, beside what really does.

/** The feedback to `given`. `belief`: the belief that gives the answer (with a right answer: one that
 *  has become certain), or null; `sure`: whether other answers speak for it too; `gained`: a line about
 *  the rule, or null. */
function feedbackElement(question, { scene, language, given, belief, sure, gained, id, open, toggle }) {
  const isRight = question.correct.includes(given);
  const said = feedbackWords(question, { scene, language, given, belief, sure, gained });
  return h("div", {
    class: `tp-feedback ${isRight ? "tp-is-right" : "tp-is-wrong"}`,
    key: "feedback",
    "data-tp": "feedback",
    "data-correct": String(isRight),
    "data-misconception": belief,
    "data-sure": belief ? String(sure) : null,
  },
    h("p", { class: "tp-verdict", key: "verdict" }, saidAndSeen(said.verdict)),
    said.belief && h("div", { class: "tp-belief", key: "belief" },
      h("span", { class: "tp-kicker" }, said.kicker),
      h("p", null, saidAndSeen(said.belief))),
    reasonsElement(question, { scene, language, id, open, toggle }),
    belief && !isRight && consequenceElement(question, { scene, language, belief }),
    gained && h("p", { class: "tp-gained", key: "gained" }, gained));
}

/** The ruling, each sentence with its rule; the one that decides stands out. */
function reasonsElement(question, { scene, language, id, open, toggle }) {
  const panel = `${id}-rule`;
  const isTold = question.why.some((ref) => ref.r === question.rule);
  const reasons = isTold ? question.why : [...question.why.slice(0, -1), { ...question.why.at(-1), r: question.rule }];
  const text = reasons.some((ref) => ref.r === open) ? inLanguage(KIT.rules?.[open], language) : null;
  return h("div", { class: "tp-reasons", key: "ruling", "data-tp": "ruling", "data-rule": question.rule },
    h("ul", { key: "reasons" }, reasons.map((ref, place) => h("li", { key: place, class: ref.r === question.rule ? "tp-deciding" : "" },
      h("span", { class: "tp-rules" }, ref.r && ruleChip(ref.r, { language, open, toggle, panel })),
      h("p", { class: "tp-reason" }, saidAndSeen(sayRef(ref, scene, language)))))),
    text && h("p", { class: "tp-rule-text", id: panel, "data-tp": "rule-text" }, inked(text)));
}

/** The same to be heard, once. */
function feedbackSpoken(question, options) {
  const said = feedbackWords(question, options);
  const belief = said.belief ? `${said.kicker}: ${said.belief.spoken}` : "";
  return [said.verdict.spoken, belief, said.ruling.spoken, options.gained].filter(Boolean).join(" ");
}

function feedbackWords(question, { scene, language, given, belief, sure }) {
  const isRight = question.correct.includes(given);
  const others = question.correct.filter((answer) => answer !== given).slice(0, 3)
    .map((answer) => answerWords(question, answer, scene, language));
  const verdict = (side) => {
    const words = [ui(language, isRight ? "ui.feedback_right" : "ui.feedback_wrong")];
    if (others.length > 0) {
      const answer = others.map((other) => other[side]).join("; ");
      words.push(ui(language, isRight ? "ui.feedback_also" : "ui.feedback_answer", { answer }));
    }
    return words.join(" ");
  };
  return {
    verdict: { text: verdict("text"), spoken: verdict("spoken") },
    kicker: belief && ui(language, sure ? "ui.feedback_belief" : "ui.feedback_perhaps"),
    belief: belief && scene.beliefs?.[belief] ? sayRef(scene.beliefs[belief], scene, language) : null,
    ruling: sayRefs(question.why, scene, language),
  };
}

/** What comes of the answer under the belief, and what really does, side by side. */
function consequenceElement(question, { scene, language, belief }) {
  const [believed, real] = [question.outcome?.[belief], question.outcome?.[""]];
  if (!believed?.length || !real?.length) return null;
  const column = (name, refs) => h("div", { class: `tp-outcome tp-${name}`, key: name, "data-outcome": name },
    h("span", { class: "tp-kicker" }, ui(language, `ui.outcome_${name}`)),
    h("ul", null, refs.map((ref, place) => h("li", { key: place }, saidAndSeen(sayRef(ref, scene, language))))));
  return h("div", { class: "tp-outcomes", key: "outcomes", "data-tp": "consequence" },
    column("believed", believed), column("real", real));
}

/** What a belief gets wrong, as the focus of a table: names of seats, codes of cards. */
function faultsOf(question, belief) {
  const marks = (belief && question.where?.[belief]) || [];
  const isSeat = (mark) => /^\d$/.test(mark) && question.table.seats[Number(mark)];
  return {
    seats: marks.filter(isSeat).map((mark) => question.table.seats[Number(mark)].name),
    cards: marks.filter((mark) => !isSeat(mark)),
  };
}
