// One table, to be looked at: no steps, no choices.

function hydrate(el, scene, binding) {
  const root = document.createElement("section");
  el.append(root);

  function draw() {
    const mark = focusMark(root);
    const language = languageOf(scene);
    patch(root, h("section", {
      class: "tp tp-table-view",
      "data-suits": PAGE.fourColours ? "four" : "two",
      "data-lm-suppress-shortcuts": "true",
      "aria-label": inLanguage(scene.label, language),
      lang: language,
      on: { keydown: moveInHand, focusin: () => settleHands(root) },
    },
      showsChoices(root) && h("div", { class: "tp-choices", key: "choices" },
        pageChoices(scene.languages ?? Object.keys(KIT.languages), language)),
      h("div", { class: "tp-sheet", key: "sheet" }, tableElement(scene.table, { language, focus: scene.focus }))));
    settleHands(root);
    restoreFocus(root, mark);
  }

  function replace(newScene) {
    if (!newScene?.table || JSON.stringify(newScene) === JSON.stringify(scene)) return;
    const before = placesOf(root);
    scene = newScene;
    draw();
    showMoves(root, before);
  }

  return handleOf(root, { follow: (model) => model.on("scene", replace) }).begin(draw, binding);
}

register("table", hydrate);

const render = renderer("table", hydrate);

export { hydrate };
export default { render };
