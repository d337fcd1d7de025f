// One table, to be looked at: no steps, no choices.

function hydrate(el, scene, binding) {
  const root = document.createElement("section");
  el.append(root);
  let releases = [];

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

  const handle = {
    root,
    binding: null,
    get bound() {
      return this.binding !== null;
    },
    /** Follows the scene of a model, until the function that is returned is called. */
    bind(model) {
      this.binding = model;
      const release = model.on("scene", (value) => this.replace(value));
      return () => {
        release?.();
        this.binding = null;
      };
    },
    replace(newScene) {
      if (!newScene?.table || JSON.stringify(newScene) === JSON.stringify(scene)) return;
      const before = placesOf(root);
      scene = newScene;
      draw();
      showMoves(root, before);
    },
    destroy() {
      releases.forEach((release) => release());
      releases = [];
      root.remove();
    },
  };

  draw();
  releases.push(PAGE.onChange(draw));
  if (binding) releases.push(handle.bind(binding));
  return handle;
}

register("table", hydrate);

const render = renderer("table", hydrate);

export { hydrate };
export default { render };
