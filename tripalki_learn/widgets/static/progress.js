// What the learner knows: a bar for every lesson and one for the course, each in four states, and the
// file that carries it to another browser.

const PROGRESS_FILE = "tri-palki-progress.json";
let progresses = 0;

function hydrate(el, scene, binding) {
  const id = `tp-progress-${(progresses += 1)}-${Math.random().toString(36).slice(2, 7)}`;
  const root = document.createElement("section");
  el.append(root);
  let message = null; // {key, slots}: what became of the last thing done
  let isAsking = false; // whether to forget everything

  const language = () => languageOf(scene);

  function draw() {
    const mark = focusMark(root);
    patch(root, describe());
    restoreFocus(root, mark);
  }

  function tell(key, slots = {}) {
    message = { key, slots };
    draw();
    PAGE.say(ui(language(), key, slots), language());
  }

  function save() {
    const address = URL.createObjectURL(new Blob([PROGRESS.text()], { type: "application/json" }));
    const link = document.createElement("a");
    Object.assign(link, { href: address, download: PROGRESS_FILE });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
    tell("ui.progress_saved", { file: PROGRESS_FILE });
  }

  async function read(event) {
    const input = event.target;
    const [file] = input.files;
    if (!file) return;
    const text = file.size > PROGRESS_MOST ? null : await file.text().catch(() => "");
    input.value = ""; // the same file can be chosen again
    tell(`ui.progress_${text === null ? "foreign" : PROGRESS.take(text)}`);
  }

  function ask(asking) {
    isAsking = asking;
    message = null;
    draw();
    root.querySelector(asking ? "[data-tp=reset-no]" : "[data-tp=reset]").focus();
    if (asking) PAGE.say(ui(language(), "ui.progress_reset_ask"), language());
  }

  function reset() {
    PROGRESS.reset();
    ask(false);
    tell("ui.progress_reset_done");
  }

  /** Prints the summary alone: whatever stands beside it, or beside what it stands in, stays away. */
  function print() {
    const others = [];
    for (let node = root; node.parentElement; node = node.parentElement) {
      others.push(...[...node.parentElement.children].filter((sibling) => sibling !== node));
    }
    others.forEach((other) => other.classList.add("tp-unprinted"));
    addEventListener("afterprint", () => others.forEach((other) => other.classList.remove("tp-unprinted")), { once: true });
    globalThis.print();
  }

  function describe() {
    const tongue = language();
    const rules = [...new Set(scene.lessons.flatMap((lesson) => lesson.rules))];
    return h("section", {
      class: "tp tp-progress",
      "data-tp": "progress",
      "data-lm-suppress-shortcuts": "true",
      "aria-label": inLanguage(scene.label, tongue),
      lang: tongue,
    },
      showsChoices(root) && h("div", { class: "tp-choices", key: "choices" },
        pageChoices(scene.languages ?? Object.keys(KIT.languages), tongue)),
      h("div", { class: "tp-sheet", key: "sheet" },
        h("p", { class: "tp-progress-date", key: "date" },
          ui(tongue, "ui.progress_date", { date: new Intl.DateTimeFormat(tongue, { dateStyle: "long" }).format() })),
        courseElement(rules, tongue),
        h("ul", { class: "tp-lessons", key: "lessons" }, scene.lessons.map((lesson) => lessonElement(lesson, tongue))),
        h("p", { class: "tp-progress-explained", key: "explained" }, ui(tongue, "ui.progress_explained")),
        !PROGRESS.stored && h("p", { class: "tp-notice", key: "stored", "data-tp": "not-stored" }, ui(tongue, "ui.progress_not_stored")),
        message && h("p", { class: "tp-notice", key: "message", "data-tp": "notice", "data-key": message.key }, ui(tongue, message.key, message.slots)),
        isAsking ? askElement(tongue) : toolsElement(tongue)));
  }

  function courseElement(rules, tongue) {
    const counts = countStates(rules);
    return h("div", { class: "tp-course", key: "course", "data-tp": "course" },
      h("p", { class: "tp-lesson-title" }, ui(tongue, "ui.progress_course")),
      barElement(counts, tongue),
      h("ul", { class: "tp-legend" }, PROGRESS_SHOWN.map((state) =>
        h("li", { key: state, "data-state": state, "data-count": counts[state] },
          h("i", { class: "tp-swatch", "data-state": state, "aria-hidden": "true" }), countWords(state, counts, tongue)))));
  }

  function lessonElement({ lesson, title, rules }, tongue) {
    const counts = countStates(rules);
    const isPassed = PROGRESS.isPassed(lesson);
    const left = rules.filter((rule) => !["known", "firm"].includes(PROGRESS.of(rule).state));
    // A lesson without rules of its own is one in which matches are played.
    const words = rules.length > 0 ? (isPassed ? "passed" : "open") : isPassed ? "played" : "unplayed";
    return h("li", { class: "tp-lesson", key: lesson, "data-tp": "lesson-progress", "data-lesson": lesson, "data-passed": String(isPassed) },
      h("span", { class: "tp-lesson-title" }, inLanguage(title, tongue) ?? lesson),
      h("span", { class: `tp-lesson-check ${isPassed ? "tp-mark-passed" : ""}` }, ui(tongue, `ui.progress_${words}`)),
      rules.length > 0 && barElement(counts, tongue),
      left.length > 0 && h("span", { class: "tp-left" }, ui(tongue, "ui.progress_left", { rules: left.join(", ") })));
  }

  function toolsElement(tongue) {
    const button = (name, key, click) => h("button", {
      key: name,
      type: "button",
      class: "tp-button",
      "data-tp": name,
      on: { click },
    }, ui(tongue, key));
    return h("div", { class: "tp-tools", key: "tools" },
      button("export", "ui.progress_export", save),
      h("label", { class: "tp-button tp-file", key: "import" },
        h("input", { type: "file", class: "tp-unseen", accept: ".json,application/json", "data-tp": "import", on: { change: read } }),
        ui(tongue, "ui.progress_import")),
      button("print", "ui.progress_print", print),
      button("reset", "ui.progress_reset", () => ask(true)));
  }

  function askElement(tongue) {
    return h("div", {
      class: "tp-tools tp-asking",
      key: "asking",
      role: "group",
      "aria-labelledby": `${id}-ask`,
      "data-tp": "reset-ask",
      on: { keydown: (event) => event.key === "Escape" && ask(false) },
    },
      h("p", { id: `${id}-ask` }, ui(tongue, "ui.progress_reset_ask")),
      h("button", { key: "no", type: "button", class: "tp-button", "data-tp": "reset-no", on: { click: () => ask(false) } },
        ui(tongue, "ui.progress_reset_no")),
      h("button", { key: "yes", type: "button", class: "tp-button tp-danger", "data-tp": "reset-yes", on: { click: reset } },
        ui(tongue, "ui.progress_reset_yes")));
  }

  function replace(newScene) {
    if (!newScene?.lessons) return;
    scene = newScene;
    draw();
  }

  return handleOf(root, { follow: (model) => model.on("scene", replace) }).begin(draw, binding, PROGRESS);
}

register("progress", hydrate);

const render = renderer("progress", hydrate);

export { hydrate };
export default { render };
