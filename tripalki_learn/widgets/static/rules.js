// The rulebook: every rule by section, decisions of the table marked. Each rule has its number as its
// address, so that a ruling can link to it.

function hydrate(el, scene, binding) {
  const root = document.createElement("section");
  el.append(root);

  function draw() {
    const language = languageOf(scene);
    patch(root, h("section", {
      class: "tp tp-rulebook",
      "data-tp": "rules",
      "data-suits": PAGE.fourColours ? "four" : "two",
      "aria-label": inLanguage(scene.label, language),
      lang: language,
    },
      tableExplained(scene, language),
      scene.sections.map((section) => sectionElement(section, language))));
  }

  function sectionElement(section, language) {
    const heading = `tp-${section.section}`;
    return h("section", { key: section.section, class: "tp-rule-section", "aria-labelledby": heading },
      h("h2", { id: heading }, h("span", { class: "tp-rule-number" }, section.section), " ", inLanguage(section.title, language)),
      h("ol", null, section.rules.map((rule) => h("li", {
        key: rule.rule,
        id: rule.rule,
        "data-rule": rule.rule,
        "data-table": rule.table ? "true" : null,
        tabindex: "-1", // whoever follows a link to a rule arrives at it
      },
        h("span", { class: "tp-rule-number" }, rule.rule),
        h("p", null,
          saidAndSeen(sentenceOf(rule.text, language)),
          rule.table && [" ", tableMark(scene, language)])))));
  }

  const moved = () => arriveAtRule(root);
  window.addEventListener("hashchange", moved);
  const stop = () => window.removeEventListener("hashchange", moved);
  const handle = handleOf(root, { stop }).begin(draw, binding);
  arriveAtRule(root);
  return handle;
}

/** The rules are drawn after the browser has looked for the address's target, so look again. */
function arriveAtRule(root) {
  const wanted = decodeURIComponent(location.hash.slice(1));
  for (const item of root.querySelectorAll("li[data-rule]")) {
    const here = item.dataset.rule === wanted;
    item.classList.toggle("tp-here", here);
    if (here) {
      item.scrollIntoView({ block: "center" });
      item.focus({ preventScroll: true });
    }
  }
}

register("rules", hydrate);

const render = renderer("rules", hydrate);

export { hydrate };
export default { render };
