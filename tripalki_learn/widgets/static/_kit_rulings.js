// Several rulings, one below the other, each with its rule.

/** The references of `refs` as rulings. `open` is the place and the rule whose text is shown, as
 *  `toggle` gives it ("2 TP-5.2"), or null. */
function rulingsElement(refs, { scene, language, open, toggle, id }) {
  return h("ol", { class: "tp-rulings", key: "rulings", role: "list" }, refs.map((ref, place) =>
    h("li", { key: place }, rulingElement(sayRef(ref, scene, language), {
      rules: ref.r ? [ref.r] : [],
      language,
      open: open?.startsWith(`${place} `) ? open.slice(open.indexOf(" ") + 1) : null,
      toggle: (rule) => toggle(rule && `${place} ${rule}`),
      id: `${id}-${place}`,
    }))));
}
