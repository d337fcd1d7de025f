// Odds: exact chances with the counts behind them. They are ready made; at a press the engine counts them
// again, for another hand or for fewer players too.

let allOdds = 0;

function hydrate(el, scene, binding) {
  const id = `tp-odds-${(allOdds += 1)}-${Math.random().toString(36).slice(2, 7)}`;
  const root = document.createElement("section");
  el.append(root);
  let hand = [...scene.hand]; // that of the scene, or the one that is being counted for
  let players = scene.players; // up to so many are to be counted
  let shown = 0; // of several numbers of players the one that a class looks at
  let isRevealed = false; // whether the class has been shown the figures
  let notice = null; // a function from the language to the words
  let linked = null; // the hand of a link, while nobody has been there to count for it

  const language = () => languageOf(scene);
  const word = (key, slots) => (tongue) => oddsWord(scene, key, tongue, slots);
  const noPython = (tongue) => (["none", "file"].includes(engineState()) ? ui(tongue, noPythonKey()) : word("no_python")(tongue));
  const counting = makeCounting({
    binding: () => handle.binding,
    heard: {
      progress: () => draw(),
      scene: counted,
      refused: (texts) => settleWith((tongue) => inLanguage(texts, tongue)),
      silence: () => settleWith(engineState() === null && !isPythonGone() ? (tongue) => ui(tongue, silentKey()) : noPython),
    },
  });

  const swap = makeSwap({ root, binding: () => handle.binding, draw: drawAnew, refuse: () => tell(noPython) });

  function draw() {
    const mark = focusMark(root);
    patch(root, describe());
    settleHands(root);
    restoreFocus(root, mark);
  }

  /** Without what was said before. */
  function drawAnew() {
    notice = null;
    draw();
  }

  function tell(words) {
    notice = words;
    draw();
    PAGE.say(words(language()), language());
  }

  /** Nothing has been counted: what is shown is that of the scene again. */
  function settleWith(words) {
    [hand, players] = [[...scene.hand], scene.players];
    tell(words);
  }

  function counted(newScene) {
    const cases = newScene.rows.at(-1).cases;
    take(newScene);
    tell((tongue) => oddsWord(scene, "counted", tongue, { cases: wholeNumber(cases, tongue) }));
  }

  function take(newScene) {
    // Python in a page draws no charts; that of the same figures still holds.
    const isSame = JSON.stringify(newScene.rows) === JSON.stringify(scene.rows);
    scene = isSame ? { ...newScene, chart: newScene.chart ?? scene.chart } : newScene;
    [hand, players, swap.out, notice, shown] = [[...scene.hand], scene.players, null, null, 0];
  }

  function count() {
    notice = null;
    if (!counting.begin({ hand: hand.join(" "), players })) return settleWith(noPython);
    draw();
  }

  function stop() {
    counting.stop();
    settleWith(word("cancelled"));
  }

  function replaceCard(code) {
    const place = hand.indexOf(swap.end());
    counting.stop();
    hand = hand.map((held, here) => (here === place ? code : held));
    count();
    focusCard(root.querySelectorAll("[data-tp=card]")[place]);
  }

  function describe() {
    const tongue = language();
    return h("section", {
      class: "tp tp-odds",
      "data-tp": "odds",
      "data-question": scene.question,
      "data-suits": PAGE.fourColours ? "four" : "two",
      "data-lm-suppress-shortcuts": "true",
      "aria-labelledby": id,
      "aria-busy": counting.run ? "true" : null,
      lang: tongue,
      on: { keydown: moveInHand, focusin: () => settleHands(root) },
    },
      showsChoices(root) && h("div", { class: "tp-choices", key: "choices" },
        pageChoices(scene.languages ?? Object.keys(KIT.languages), tongue)),
      h("div", { class: "tp-sheet", key: "sheet" },
        h("p", { class: "tp-kicker", key: "title", id }, inLanguage(scene.label, tongue)),
        h("p", { class: "tp-odds-about", key: "about" }, oddsWord(scene, `about.${scene.question}`, tongue)),
        hand.length > 0 && handElement(tongue),
        swap.out && chooserElement({ out: swap.out, taken: new Set(hand), language: tongue, choose: replaceCard, cancel: () => swap.end() }),
        !(isPresented(root) && !isRevealed) && h("div", { class: "tp-odds-body", key: "body" },
          oddsChart(scene, tongue), oddsTable(scene, tongue, id, isPresented(root) ? playersOf(scene)[shown] : undefined)),
        controlsElement(tongue),
        notice && h("p", { class: "tp-notice", key: "notice", "data-tp": "notice" }, notice(tongue))));
  }

  function handElement(tongue) {
    return h("div", {
      class: "tp-hand",
      key: "hand",
      role: "group",
      "aria-label": oddsWord(scene, "hand", tongue),
      "data-roving": "row",
      "data-hand": "asked",
    }, hand.map((code) => cardElement(code, {
      language: tongue,
      button: {
        type: "button",
        "aria-pressed": String(swap.out === code),
        "aria-label": ui(tongue, "ui.whatif_change", { card: cardName(code, tongue) }),
        on: { click: () => swap.start(code) },
      },
    })));
  }

  function controlsElement(tongue) {
    const { run } = counting;
    const said = run && oddsWord(scene, "counting", tongue, { done: run.done + 1, of: Math.max(run.of, 1) });
    return h("div", { class: "tp-odds-controls", key: "controls" },
      players !== null && playersElement(tongue),
      // One button: the focus stays on it while it changes what it does.
      h("button", {
        key: "count",
        type: "button",
        class: "tp-button",
        "data-tp": run ? "cancel" : "recount",
        on: { click: () => (counting.run ? stop() : count()) },
      }, oddsWord(scene, run ? "cancel" : "recount", tongue)),
      run && h("progress", { key: "bar", "data-tp": "progress", max: String(Math.max(run.of, 1)), value: run.done, "aria-label": said }),
      run && h("span", { key: "said", class: "tp-odds-said", "aria-hidden": "true" }, said));
  }

  function playersElement(tongue) {
    return h("label", { class: "tp-choice", key: "players" },
      h("span", null, oddsWord(scene, "players", tongue)),
      h("select", {
        "data-tp": "players",
        on: {
          change: (event) => {
            players = Number(event.target.value);
            draw();
          },
        },
      }, Array.from({ length: scene.most - 1 }, (_, place) => String(place + 2)).map((number) =>
        h("option", { key: number, value: number, selected: Number(number) === players }, number))));
  }

  // A class guesses before it sees; then it looks at one number of players after the other.
  const presenter = {
    get count() {
      return playersOf(scene).length;
    },
    get at() {
      return shown;
    },
    show(place) {
      shown = place;
      draw();
    },
    get isHidden() {
      return !isRevealed;
    },
    reveal() {
      isRevealed = true;
      draw();
    },
  };

  function replace(newScene) {
    if (!newScene?.rows || JSON.stringify(newScene) === JSON.stringify(scene)) return;
    counting.stop();
    take(newScene);
    draw();
  }

  /** Counts for the hand of a link. */
  function countForLink() {
    if (!linked || !(canAskPython(handle.binding) || engineState() !== "here")) return;
    hand = linked;
    count();
    if (counting.run) linked = null;
  }

  function follow(model) {
    if (notice) drawAnew(); // without saying that a kernel is missing
    const stops = [model.on("more", (more) => counting.hear(more)), model.on("scene", replace)];
    countForLink();
    return stops;
  }

  const handle = handleOf(root, { presenter, follow, stop: () => counting.stop() });
  handle.begin(draw, binding);
  const asked = hand.length > 0 ? tableInAddress(root, [])?.hands[0].hand : null;
  if (asked && asked.join() !== hand.join()) linked = asked;
  countForLink();
  return handle;
}

register("odds", hydrate);

const render = renderer("odds", hydrate);

export { hydrate };
export default { render };
