// The walkthrough: a table that is stepped through, one ruling at a time. The steps are in the page,
// so stepping needs no kernel; `index` (from 0) is shared with the model when there is one.

const PAUSE_BETWEEN_STEPS = 3500; // milliseconds, while playing
let walkthroughs = 0;

function hydrate(el, scene, binding) {
  const id = `tp-walkthrough-${(walkthroughs += 1)}-${Math.random().toString(36).slice(2, 7)}`;
  const root = document.createElement("section");
  el.append(root);
  let index = 0;
  let timer = 0;
  let openRule = null;
  let touched = false; // whether somebody has stepped here: then the page's step wins over the model's
  let following = 0; // the frame in which what may come after the ruling is done

  const last = () => Math.max(0, scene.steps.length - 1);
  const within = (value) => Math.min(last(), Math.max(0, Math.trunc(Number(value)) || 0));
  const step = () => scene.steps[index];
  const asking = makeAsking({ steps: () => scene.steps, beliefs: () => Object.keys(scene.beliefs ?? {}) });
  const language = () => languageOf(scene);

  function draw() {
    const mark = focusMark(root);
    patch(root, describe());
    settleHands(root);
    restoreFocus(root, mark);
  }

  /** Shows the step `value`; `by` says who asked: "user", "play", "model" or "address". */
  function show(value, by) {
    const goal = within(value);
    if (by !== "play") stop();
    if (by === "user" || by === "address") touched = true;
    if (goal === index) return draw();
    const before = placesOf(root);
    index = goal;
    openRule = null;
    draw();
    PAGE.say(sentenceOf(step().ruling, language()).spoken, language());
    if (by !== "model") handle.binding?.set("index", index);
    afterTheRuling(() => {
      showMoves(root, before);
      if (by === "user" || by === "play") writeAddress(root, index);
    });
  }

  /** The ruling is there and said first: moving cards measures the page, which holds a step up. Still
   *  before the next painting, so that no card is seen at its new place too early. */
  function afterTheRuling(act) {
    cancelAnimationFrame(following);
    following = requestAnimationFrame(act);
  }

  function start() {
    const begin = index === last() ? 0 : index;
    if (begin !== index) show(begin, "play");
    timer = setInterval(() => {
      show(index + 1, "play");
      if (index === last() || asking.isOpen(index)) stop();
    }, PAUSE_BETWEEN_STEPS);
    draw();
  }

  function stop() {
    if (!timer) return;
    clearInterval(timer);
    timer = 0;
    draw();
  }

  function press(item) {
    if (step().ask.form === "seat") return answer(String(item));
    asking.pick(index, item);
    draw();
  }

  function answer(text) {
    stop();
    touched = true;
    asking.answer(index, text);
    draw();
    root.querySelector("[data-tp=next]").focus({ preventScroll: true });
    root.querySelector("[data-tp=feedback]").scrollIntoView({ block: "nearest" }); // it may be far below the seat
    const state = asking.at(index);
    PAGE.say(feedbackSpoken(step().ask, { ...state, scene, language: language() }), language());
  }

  function keyDown(event) {
    // A key that is held down stops at a question, and answers it once.
    if (event.repeat && step().ask && ["Enter", " "].includes(event.key)) return event.preventDefault();
    if (moveInHand(event) || isModified(event) || event.target.closest("input, select, textarea")) return;
    const goal = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last() };
    if (!Object.hasOwn(goal, event.key) || event.target.closest("[data-roving]")) return;
    event.preventDefault();
    show(goal[event.key], "user");
  }

  function describe() {
    const tongue = language();
    return h("section", {
      class: "tp tp-walkthrough",
      "data-tp": "walkthrough",
      "data-suits": PAGE.fourColours ? "four" : "two",
      "data-lm-suppress-shortcuts": "true",
      "aria-label": inLanguage(scene.label, tongue),
      lang: tongue,
      on: { keydown: keyDown, focusin: () => settleHands(root) },
    },
      showsChoices(root) && h("div", { class: "tp-choices", key: "choices" },
        pageChoices(scene.languages ?? Object.keys(KIT.languages), tongue)),
      print.isPrinting && stillsElement(scene, tongue),
      scene.steps.length > 0 && h("div", { class: "tp-sheet", key: "sheet" },
        tableElement(step().table, { language: tongue, focus: step().focus, press: pressable(tongue) }),
        rulingElement(sentenceOf(step().ruling, tongue), {
          rules: step().rule ? [step().rule] : [],
          language: tongue,
          open: openRule,
          toggle: (rule) => {
            openRule = rule;
            draw();
          },
          id,
          longest: step().ask ? "" : longestRuling(scene, tongue),
        }),
        step().ask && (isPresented(root)
          ? asking.isRevealed(index) && revealedElements(step().ask, { scene, language: tongue, id })
          : askElements(step().ask, asking.at(index), { scene, language: tongue, id, press, answer, draw })),
        stepsElement(tongue)));
  }

  function pressable(tongue) {
    if (!step().ask) return null;
    return askPress(step().ask, asking.at(index), {
      isShown: isPresented(root), isRevealed: asking.isRevealed(index), language: tongue, press,
    });
  }

  function stepsElement(tongue) {
    const count = scene.steps.length;
    const say = (key) => ui(tongue, key, { step: index + 1, count });
    const button = (name, goal, extra = {}) => h("button", {
      key: name,
      type: "button",
      "data-tp": name,
      "aria-disabled": goal === index ? "true" : null,
      ...extra,
      on: { click: () => show(goal, "user") },
    }, say(`ui.${name}`));
    return h("div", { class: "tp-steps", key: "steps", role: "group", "aria-label": say("ui.steps") },
      button("previous", within(index - 1), { class: "tp-button" }),
      h("button", {
        key: "play",
        type: "button",
        class: "tp-button tp-play",
        "data-tp": "play",
        "data-playing": timer ? "yes" : "no",
        on: { click: () => (timer ? stop() : start()) },
      }, h("span", null, say(timer ? "ui.pause" : "ui.play"))),
      h("div", { class: "tp-scrub", key: "scrub" },
        count <= 24 && h("span", { class: "tp-dots", "aria-hidden": "true" },
          scene.steps.map((_, place) =>
            h("i", { key: place, class: place < index ? "tp-done" : place === index ? "tp-here" : "" }))),
        h("input", {
          type: "range",
          min: 1,
          max: count,
          step: 1,
          value: String(index + 1),
          "data-tp": "scrub",
          "aria-label": say("ui.scrub"),
          "aria-valuetext": say("ui.step_of"),
          style: { "--tp-done": last() ? index / last() : 0 },
          on: { input: (event) => show(Number(event.target.value) - 1, "user") },
        })),
      h("span", {
        class: "tp-step",
        key: "step",
        "data-tp": "step",
        "data-index": index,
        "data-count": count,
      }, h("span", { "aria-hidden": "true" }, say("ui.step_short")), h("span", { class: "tp-unseen" }, say("ui.step_of"))),
      button("next", within(index + 1), { class: "tp-button tp-primary" }));
  }

  function replace(newScene) {
    if (!newScene?.steps || JSON.stringify(newScene) === JSON.stringify(scene)) return;
    const before = placesOf(root);
    scene = newScene;
    asking.forget();
    index = within(index);
    draw();
    afterTheRuling(() => showMoves(root, before));
    handle.binding?.set("index", index);
  }

  /** Shares step and scene with a model. */
  function follow(model) {
    if (touched) model.set("index", index);
    else show(model.get("index") ?? 0, "model");
    return [
      model.on("index", (value) => within(value) !== index && show(value, "model")),
      model.on("scene", replace),
    ];
  }

  const presenter = {
    get at() {
      return index;
    },
    get count() {
      return scene.steps.length;
    },
    get isHidden() {
      return Boolean(step()?.ask) && !asking.isRevealed(index);
    },
    show: (place) => show(place, "user"),
    reveal() {
      asking.reveal(index);
      draw();
      PAGE.say(sayRefs(step().ask.why, scene, language()).spoken, language());
    },
  };

  let leaveAddress = null;
  const print = followPrint(draw);
  const handle = handleOf(root, {
    presenter,
    follow,
    stop() {
      stop();
      cancelAnimationFrame(following);
      print.release();
      leaveAddress?.();
    },
  });
  handle.begin(draw, binding);
  leaveAddress = followAddress(root, () => scene.steps.length, (value) => show(value, "address"));
  return handle;
}

/** The longest ruling of all steps: its room is kept free under the table. */
function longestRuling(scene, language) {
  return scene.steps
    .map((step) => sentenceOf(step.ruling, language).text)
    .reduce((longest, text) => (text.length > longest.length ? text : longest), "");
}

/** `#step=7` counts from 1 and means the first walkthrough of the page; anything else is ignored. */
function stepInAddress() {
  const match = /^#(?:.*&)?step=(\d{1,6})(?:&|$)/.exec(location.hash);
  return match && Number(match[1]) > 0 ? Number(match[1]) - 1 : null;
}

function writeAddress(root, index) {
  if (!ownsAddress() || !isFirst(root)) return;
  changeAddress((url) => {
    url.hash = `step=${index + 1}`;
  });
}

function followAddress(root, count, show) {
  const follow = () => {
    const asked = stepInAddress();
    if (asked !== null && asked < count() && ownsAddress() && isFirst(root)) show(asked);
  };
  follow();
  addEventListener("hashchange", follow);
  return () => removeEventListener("hashchange", follow);
}

register("walkthrough", hydrate);

const render = renderer("walkthrough", hydrate);

export { hydrate };
export default { render };
