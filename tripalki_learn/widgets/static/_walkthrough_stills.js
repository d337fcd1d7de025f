// On paper nothing can be stepped through: a walkthrough is printed as all its steps, one below the
// other. They are there only while the browser prints.

/** Whether the browser prints; `draw` is called whenever that changes, until `release()`. */
function followPrint(draw) {
  const turn = (isPrinting) => () => {
    print.isPrinting = isPrinting;
    draw();
  };
  const [before, after] = [turn(true), turn(false)];
  const print = {
    isPrinting: false,
    release() {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    },
  };
  addEventListener("beforeprint", before);
  addEventListener("afterprint", after);
  return print;
}

/** Every step of a scene as a picture and its ruling. */
function stillsElement(scene, language) {
  return h("ol", { class: "tp-stills", key: "stills", "data-tp": "stills" }, scene.steps.map((step, place) =>
    h("li", { key: place, "data-tp": "still" },
      tableElement(step.table, { language, focus: step.focus }),
      h("p", { class: "tp-still" },
        step.rule && h("b", { key: "rule" }, step.rule),
        inked(sentenceOf(step.ruling, language).text)))));
}
