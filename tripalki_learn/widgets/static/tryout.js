// The tryout: a position in which any selection of cards may be tried. What the rules answer to each
// of them is in the page, so no kernel is needed; what is refused changes nothing, what is allowed is
// played on, ruling by ruling.

const PAUSE_BETWEEN_RULINGS = 2200; // milliseconds
let tryouts = 0;

function hydrate(el, scene, binding) {
  const id = `tp-tryout-${(tryouts += 1)}-${Math.random().toString(36).slice(2, 7)}`;
  const root = document.createElement("section");
  el.append(root);
  let picked = [];
  let call = false;
  let refusal = null; // what the last try was told, while it stands
  let course = null; // what came of an allowed action: `{events, tables, reached}`
  let shown = 0; // how many of its events have been shown
  let openRule = null;
  let timer = 0;
  let linked = null; // the hands and the centre of a link, while nobody has been there to lay them out
  let notice = null; // {key} of the interface, or {texts} by language

  const link = makeTableLink({ binding: () => handle.binding, receive, giveUp: () => tell({ key: silentKey("ui.link_no_python") }) });
  const language = () => languageOf(scene);
  const isPlaying = () => course !== null && shown < course.events.length;
  const table = () => (course ? course.tables[shown - 1] : scene.table);

  function draw() {
    const mark = focusMark(root);
    patch(root, describe());
    settleHands(root);
    restoreFocus(root, mark);
  }

  /** Draws a table that has changed, with the way from the one before. */
  function move(change) {
    const before = placesOf(root);
    change();
    openRule = null;
    draw();
    showMoves(root, before);
  }

  /** Asks for the table of a link. */
  function askForLink() {
    if (!linked) return;
    const hands = Object.fromEntries(linked.hands.map(({ name, hand }) => [name, hand.join(" ")]));
    const isAsked = link.ask({ hands, centre: linked.centre.join(" ") });
    if (isAsked) linked = null;
    // Python in the page binds the widget a moment later.
    if (isAsked || engineState() !== "here") tell({ key: isAsked ? "ui.link_waiting" : "ui.link_no_python" });
  }

  function receive({ scene: laid, refused }) {
    if (!laid) return tell(refused ? { texts: refused } : { key: "ui.link_no_python" });
    notice = null;
    replace(laid);
  }

  function tell(newNotice) {
    notice = newNotice;
    draw();
    say(noticeWords(language()));
  }

  function noticeWords(tongue) {
    return notice.texts ? inLanguage(notice.texts, tongue) : ui(tongue, notice.key);
  }

  function press(code) {
    picked = picked.includes(code) ? picked.filter((other) => other !== code) : [...picked, code];
    refusal = null;
    draw();
  }

  function attempt(action) {
    const result = scene.results[scene.answers[call ? `${action} call` : action]];
    if (!result) return;
    openRule = null;
    if (result.refusal) {
      refusal = result.refusal;
      draw();
      reveal();
      return say(sayRef(refusal, scene, language()).spoken);
    }
    move(() => {
      refusal = null;
      course = result;
      shown = 1;
    });
    told();
  }

  function goOn() {
    move(() => {
      shown += 1;
    });
    told();
  }

  /** Says the ruling just shown and sees to it that the next one comes. */
  function told() {
    clearTimeout(timer);
    timer = isPlaying() ? setTimeout(goOn, PAUSE_BETWEEN_RULINGS) : 0;
    focusOn(isPlaying() ? "next" : "again");
    reveal();
    say(sayRef(course.events[shown - 1], scene, language()).spoken, !isPlaying() && verdict(language()));
  }

  function again() {
    clearTimeout(timer);
    move(() => {
      picked = [];
      call = false;
      refusal = null;
      course = null;
      shown = 0;
    });
    focusOn("goal");
    say(ui(language(), "ui.tryout_restored"));
  }

  function verdict(tongue) {
    if (course?.reached === undefined) return null;
    return ui(tongue, course.reached ? "ui.tryout_reached" : "ui.tryout_not_reached");
  }

  function say(...parts) {
    PAGE.say(parts.filter(Boolean).join(" "), language());
  }

  // Only from within: whoever has gone on to something else on the page is not called back.
  function focusOn(name) {
    if (root.contains(document.activeElement)) root.querySelector(`[data-tp=${name}]`)?.focus({ preventScroll: true });
  }

  function reveal() {
    root.querySelector("[data-tp=outcome]")?.scrollIntoView({ block: "nearest" });
  }

  function keyDown(event) {
    // A key that is held down tries once.
    if (event.repeat && ["Enter", " "].includes(event.key) && event.target.closest("button")) return event.preventDefault();
    moveInHand(event);
  }

  function describe() {
    const tongue = language();
    return h("section", {
      class: "tp tp-tryout",
      "data-tp": "tryout",
      "data-suits": PAGE.fourColours ? "four" : "two",
      "data-lm-suppress-shortcuts": "true",
      "data-state": course === null ? "open" : isPlaying() ? "playing" : "done",
      "aria-label": inLanguage(scene.label, tongue),
      lang: tongue,
      on: { keydown: keyDown, focusin: () => settleHands(root) },
    },
      showsChoices(root) && h("div", { class: "tp-choices", key: "choices" },
        pageChoices(scene.languages ?? Object.keys(KIT.languages), tongue)),
      h("div", { class: "tp-sheet", key: "sheet" },
        h("p", { class: "tp-prompt", key: "goal", id: `${id}-goal`, "data-tp": "goal", tabindex: "-1" },
          saidAndSeen(scene.goal ? sayRef(scene.goal, scene, tongue) : sentenceOf(scene.label, tongue))),
        notice && h("p", { class: "tp-notice", key: "notice", "data-tp": "notice" }, inked(noticeWords(tongue))),
        h("div", { key: "table", "data-form": "exchange" },
          tableElement(tableOfRefs(table(), scene, tongue), {
            language: tongue,
            press: course ? null : selectablePress(scene.table, scene.player, {
              language: tongue, picked, press, give: giveKey(scene.form),
            }),
          })),
        course ? courseElements(tongue) : tryElements(tongue)));
  }

  function tryElements(tongue) {
    const selection = selectionOf(scene.table, scene.player, picked);
    const isCapture = scene.form === "capture";
    const action = actionOf(selection, scene.form);
    const button = (name, does, extra = {}, key = `ui.tryout_${name}`) => h("button", {
      key: name,
      type: "button",
      class: "tp-button",
      "data-tp": name,
      ...extra,
      on: { click: () => does !== null && attempt(does) },
    }, ui(tongue, key));
    return [
      selectionElement(selection, { language: tongue, form: scene.form, id: `${id}-selection` }),
      h("div", { class: "tp-answers", key: "try", role: "group", "aria-labelledby": `${id}-goal` },
        button("exchange", action, {
          class: "tp-button tp-primary",
          "aria-disabled": action ? null : "true",
          "aria-describedby": `${id}-selection`,
        }, isCapture ? "ui.palki_play" : "ui.tryout_exchange"),
        !isCapture && button("all", "all"),
        !isCapture && button("pass", "pass"),
        !isCapture && h("label", { class: "tp-choice", key: "call" },
          h("input", {
            type: "checkbox",
            "data-tp": "call",
            checked: call,
            on: {
              change: (event) => {
                call = event.target.checked;
                refusal = null;
                draw();
              },
            },
          }),
          h("span", null, ui(tongue, "ui.tryout_call")))),
      h("div", { class: "tp-outcome-of-try", key: "outcome", "data-tp": "outcome", "data-kind": refusal ? "refused" : null },
        refusal && h("p", { class: "tp-verdict", key: "verdict" }, ui(tongue, "ui.tryout_refused")),
        refusal && rulingsElement([refusal], rulingOptions(tongue))),
    ];
  }

  function courseElements(tongue) {
    const said = verdict(tongue);
    return [
      h("div", {
        class: "tp-outcome-of-try",
        key: "course",
        "data-tp": "outcome",
        "data-kind": "played",
        "data-reached": isPlaying() || said === null ? null : String(course.reached),
      },
        rulingsElement(course.events.slice(0, shown), rulingOptions(tongue)),
        !isPlaying() && said && h("p", { class: "tp-verdict", key: "verdict" }, said)),
      h("div", { class: "tp-foot", key: "foot" },
        isPlaying() && h("button", {
          key: "next",
          type: "button",
          class: "tp-button tp-primary",
          "data-tp": "next",
          on: { click: goOn },
        }, ui(tongue, "ui.next")),
        h("button", {
          key: "again",
          type: "button",
          class: `tp-button ${isPlaying() ? "" : "tp-primary"}`,
          "data-tp": "again",
          on: { click: again },
        }, ui(tongue, "ui.tryout_again"))),
    ];
  }

  function rulingOptions(tongue) {
    const toggle = (rule) => {
      openRule = rule;
      draw();
    };
    return { scene, language: tongue, open: openRule, toggle, id };
  }

  function replace(newScene) {
    if (!newScene?.answers || JSON.stringify(newScene) === JSON.stringify(scene)) return;
    clearTimeout(timer);
    move(() => {
      scene = newScene;
      [picked, call, refusal, course, shown] = [[], false, null, null, 0];
    });
  }

  function follow(model) {
    const stops = [model.on("scene", replace), model.on("more", (more) => link.heard(more))];
    askForLink();
    return stops;
  }

  function stop() {
    clearTimeout(timer);
    link.stop();
  }

  const handle = handleOf(root, { follow, stop });
  handle.begin(draw, binding);
  linked = tableInAddress(root, scene.table.seats, scene.table.centre ?? []);
  askForLink();
  return handle;
}

register("tryout", hydrate);

const render = renderer("tryout", hydrate);

export { hydrate };
export default { render };
