// All games side by side: a table of questions, and one of cards that every game works out. On a narrow
// page each row becomes blocks, one below the other; the roles say that it is a table all the same.

function hydrate(el, scene, binding) {
  const root = document.createElement("section");
  el.append(root);
  const id = `tp-compared-${Math.random().toString(36).slice(2, 7)}`;
  let open = null; // the place and the rule whose text is shown, on a page that leads to no rules

  function draw() {
    const language = languageOf(scene);
    const said = (texts) => inLanguage(texts, language);
    const { worked } = scene;
    patch(root, h("section", {
      class: "tp tp-comparison",
      "data-tp": "comparison",
      "data-suits": PAGE.fourColours ? "four" : "two",
      "aria-label": said(scene.label),
      lang: language,
    },
      showsChoices(root) && h("div", { class: "tp-choices", key: "choices" },
        pageChoices(scene.languages ?? Object.keys(KIT.languages), language)),
      h("p", { key: "explained" }, said(scene.explained)),
      tableExplained(scene, language),
      h("table", { key: "questions", class: "tp-compared", role: "table", "aria-label": said(scene.label) },
        headElement(scene.head, said),
        scene.subjects.map((subject) => subjectElement(subject, language))),
      h("h2", { key: "title", id: `${id}-worked` }, said(worked.title)),
      h("p", { key: "worked-explained" }, said(worked.explained),
        worked.settings.map((setting) => [" ", saidAndSeen(sentenceOf(setting, language))])),
      h("table", { key: "worked", class: "tp-compared tp-worked", role: "table", "aria-labelledby": `${id}-worked` },
        headElement(worked.head, said),
        h("tbody", { role: "rowgroup" }, worked.hands.map((hand) => handElement(hand, language))))));
  }

  function headElement(first, said) {
    return h("thead", { role: "rowgroup" }, h("tr", { role: "row" },
      [first, ...scene.games].map((name) => h("th", { scope: "col", role: "columnheader" }, said(name)))));
  }

  function subjectElement({ subject, title, questions }, language) {
    return h("tbody", { key: subject, role: "rowgroup" },
      h("tr", { role: "row", class: "tp-subject" },
        h("th", { scope: "rowgroup", role: "rowheader", colspan: scene.games.length + 1 }, inLanguage(title, language))),
      questions.map(({ question, text, agree, answers }) => h("tr", { key: question, role: "row", "data-question": question },
        h("th", { scope: "row", role: "rowheader" },
          inLanguage(text, language),
          agree.map((games) => h("span", { class: "tp-agree" }, inLanguage(games, language)))),
        answers.map((answer, game) => cellElement(game, [answer], question, language)))));
  }

  function handElement({ cards, worked }, language) {
    const name = cards.join("-");
    return h("tr", { key: name, role: "row", "data-hand": name },
      h("th", { scope: "row", role: "rowheader" },
        h("span", { class: "tp-hand" }, cards.map((code) => cardElement(code, { language, unreachable: true })))),
      worked.map((answers, game) => cellElement(game, answers, name, language)));
  }

  function cellElement(game, answers, row, language) {
    return h("td", { key: game, role: "cell" },
      // Who hears the table hears the head of the column.
      h("span", { class: "tp-of-game", "aria-hidden": "true" }, inLanguage(scene.games[game], language)),
      answers.map((answer, number) => answerElement(answer, `${row}-${game}-${number}`, language)));
  }

  function answerElement({ text, rules, decided }, place, language) {
    const panel = `${id}-${place}`;
    const shown = rules.find((rule) => open === `${place} ${rule}`) ?? null;
    const toggle = (rule) => {
      open = rule && `${place} ${rule}`;
      draw();
    };
    const chips = (named) => named.map((rule) => ruleChip(rule, { language, open: shown, toggle, panel }));
    return h("div", { class: "tp-answered", key: place },
      h("p", null, saidAndSeen(sentenceOf(text, language))),
      h("div", { class: "tp-rules" },
        chips(rules.filter((rule) => !decided.includes(rule))),
        decided.length > 0 && h("span", { class: "tp-decided" }, tableMark(scene, language), chips(decided))),
      shown && h("p", { class: "tp-rule-text", id: panel, "data-tp": "rule-text" }, inked(inLanguage(KIT.rules[shown], language))));
  }

  return handleOf(root).begin(draw, binding);
}

register("comparison", hydrate);

const render = renderer("comparison", hydrate);

export { hydrate };
export default { render };
