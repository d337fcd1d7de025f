// The rule chip: the number of a rule, leading to its text. On a page that says where the rules page
// is (`<meta name="tp-rules">`) it is a link there, elsewhere it opens the text beside it.

/** Address of `rule` on the rules page, or null when the page names none. */
function ruleAddress(rule, language) {
  const page = document.querySelector('meta[name="tp-rules"]')?.content;
  if (!page) return null;
  const url = new URL(page, document.baseURI);
  if (!/^(https?|file):$/.test(url.protocol)) return null;
  url.searchParams.set("lang", language);
  url.hash = rule;
  return url.href;
}

/** The chip for `rule`; `open` is the rule whose text is shown, `toggle` changes that. */
function ruleChip(rule, { language, open, toggle, panel }) {
  const address = ruleAddress(rule, language);
  const attrs = {
    key: rule,
    class: "tp-rule",
    "data-rule": rule,
    "aria-label": ui(language, "ui.rule", { rule }),
  };
  if (address) return h("a", { ...attrs, href: address }, rule);
  return h("button", {
    ...attrs,
    type: "button",
    "aria-expanded": String(open === rule),
    "aria-controls": open === rule ? panel : null,
    on: {
      click: () => toggle(open === rule ? null : rule),
      keydown: (event) => {
        if (event.key === "Escape" && open === rule) toggle(null);
      },
    },
  }, rule);
}

/** The mark of what is a decision of the table, in the words of `scene`. */
function tableMark(scene, language) {
  return h("span", { class: "tp-table-mark" }, inLanguage(scene.table_mark, language));
}

/** What the mark means. */
function tableExplained(scene, language) {
  return h("p", { class: "tp-table-explained", key: "table-explained" },
    tableMark(scene, language), " ", inLanguage(scene.table_explained, language));
}

/** A ruling with its chips: `rules` are all that bear on it. `longest` keeps the room that the
 *  longest ruling of the widget needs, so that the buttons below do not jump from step to step. */
function rulingElement(sentence, { rules, language, open, toggle, id, longest = "" }) {
  const panel = `${id}-rule`;
  const text = open && rules.includes(open) ? inLanguage(KIT.rules?.[open], language) : null;
  return h("div", { class: "tp-ruling", key: "ruling", id: `${id}-ruling`, "data-tp": "ruling", "data-rule": rules[0] ?? null },
    rules.length > 0 &&
      h("span", { class: "tp-rules" }, rules.map((rule) => ruleChip(rule, { language, open, toggle, panel }))),
    h("p", { class: "tp-sentence", "data-longest": longest }, saidAndSeen(sentence)),
    text && h("p", { class: "tp-rule-text", id: panel, "data-tp": "rule-text" }, inked(text)));
}
