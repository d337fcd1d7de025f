// The what-if: hands at the reveal, with sticks, dealer and cards that can be changed. What the rules
// make of every number of sticks and every dealer is in the scene, so that follows at once; other hands
// are settled by the kernel, where there is one.

let whatifs = 0;

function hydrate(el, scene, binding) {
  const id = `tp-whatif-${(whatifs += 1)}-${Math.random().toString(36).slice(2, 7)}`;
  const root = document.createElement("section");
  el.append(root);
  let sticks = [...scene.sticks];
  let dealer = scene.dealer;
  let linked = null; // the hands and the centre of a link, while nobody has been there to settle them
  let told = 0; // while it is presented: how many of the reasons have been shown
  let notice = null; // {key} of the interface, or {texts} by language
  let openRule = null;
  let touched = false; // whether somebody has changed something here: then that wins over the model

  const language = () => languageOf(scene);
  const seats = () => scene.table.seats;
  const result = () => settledIn(scene, { dealer, sticks });
  const dealings = makeDealings({ binding: () => handle.binding, giveUp: () => tell({ key: silentKey(noPythonKey()) }) });

  const swap = makeSwap({ root, binding: () => handle.binding, draw: drawAnew, refuse: () => tell({ key: noPythonKey() }) });

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

  /** Sets sticks and dealer; `by` says who wants it: "user" or "model". */
  function set(newSticks, newDealer, by) {
    if (newSticks.join() === sticks.join() && newDealer === dealer) return;
    const paid = result()?.penalised ?? [];
    [sticks, dealer] = [[...newSticks], newDealer];
    notice = null;
    openRule = null;
    told = 0;
    if (by === "user") {
      touched = true;
      handle.binding?.set("sticks", [...sticks]);
      handle.binding?.set("dealer", dealer);
      if (!result()) return askFor(seats());
    }
    draw();
    const pays = result()?.penalised.filter((place) => !paid.includes(place)) ?? [];
    if (!isStill()) for (const place of pays) root.querySelectorAll("[data-tp=seat]")[place].querySelectorAll(".tp-new").forEach(drop);
    say();
  }

  function say() {
    const settled = result();
    if (settled) PAGE.say(sayRefs(settled.why.map((place) => scene.said[place]), scene, language()).spoken, language());
  }

  function tell(newNotice) {
    notice = newNotice;
    draw();
    PAGE.say(noticeWords(language()), language());
  }

  function noticeWords(tongue) {
    return notice?.texts ? inLanguage(notice.texts, tongue) : ui(tongue, notice.key);
  }

  /** Asks the kernel for hands, `{name, hand}` each, beside a centre; without one says that they need it. */
  function askFor(hands, centre = scene.table.centre ?? []) {
    const isSame = hands.length === seats().length;
    const wanted = { sticks: isSame ? [...sticks] : hands.map(() => 0), dealer: dealer < hands.length ? dealer : 0, centre };
    const isAsked = dealings.ask(hands, wanted);
    tell({ key: isAsked ? "ui.whatif_waiting" : noPythonKey() });
    return isAsked;
  }

  function take(code) {
    const out = swap.end();
    askFor(seats().map(({ name, hand }) => ({ name, hand: hand.map((held) => (held === out ? code : held)) })));
  }

  function askForLink() {
    if (linked && askFor(linked.hands, linked.centre)) linked = null;
  }

  function describe() {
    const tongue = language();
    const isShown = isPresented(root);
    const settled = isShown && told === 0 ? null : result();
    return h("section", {
      class: "tp tp-whatif",
      "data-tp": "whatif",
      "data-suits": PAGE.fourColours ? "four" : "two",
      "data-lm-suppress-shortcuts": "true",
      "aria-label": inLanguage(scene.label, tongue),
      "aria-busy": dealings.isWaiting ? "true" : null,
      lang: tongue,
      on: { keydown: moveInHand, focusin: () => settleHands(root) },
    },
      showsChoices(root) && h("div", { class: "tp-choices", key: "choices" },
        pageChoices(scene.languages ?? Object.keys(KIT.languages), tongue)),
      h("div", { class: "tp-sheet", key: "sheet" },
        tableElement(tableOfRefs(settledTable(scene, { dealer, sticks, result: settled }), scene, tongue), {
          language: tongue,
          press: {
            card: (code) => code && cardPress(code, tongue),
            beside: (place) => outcomeMarks(place, settled, tongue),
            sticks: (place, shown) => settersElement(place, {
              name: seats()[place].name,
              held: sticks[place],
              isDealer: place === dealer,
              pays: settled?.penalised.includes(place),
              shown,
              language: tongue,
              id,
              hold: (held) => set(sticks.map((own, seat) => (seat === place ? held : own)), dealer, "user"),
              deal: () => set(sticks, place, "user"),
            }),
          },
        }),
        notice && h("p", { class: "tp-notice", key: "notice", "data-tp": "notice" }, inked(noticeWords(tongue))),
        swap.out && chooserElement({
          out: swap.out,
          taken: new Set(seats().flatMap((seat) => seat.hand)),
          language: tongue,
          choose: take,
          cancel: () => swap.end(),
        }),
        isShown && told === 0 && h("p", { class: "tp-prompt", key: "asked", "data-tp": "prompt" }, ui(tongue, "ui.whatif_ask")),
        settled && h("div", { class: "tp-settlement", key: "settlement", "data-tp": "settlement" },
          h("p", { class: "tp-kicker", key: "head" }, ui(tongue, "ui.whatif_settlement")),
          rulingsElement(reasons(settled, isShown), {
            scene,
            language: tongue,
            open: openRule,
            toggle: (rule) => {
              openRule = rule;
              draw();
            },
            id,
          }))));
  }

  /** All the reasons, or while it is presented the one reached. */
  function reasons(settled, isShown) {
    const refs = settled.why.map((place) => scene.said[place]);
    return isShown ? refs.slice(told - 1, told) : refs;
  }

  function cardPress(code, tongue) {
    return {
      type: "button",
      "aria-pressed": String(swap.out === code),
      "aria-label": ui(tongue, "ui.whatif_change", { card: cardName(code, tongue) }),
      on: { click: () => swap.start(code) },
    };
  }

  function replace(newScene) {
    if (!newScene?.rows || JSON.stringify(newScene) === JSON.stringify(scene)) return;
    dealings.heard();
    const before = placesOf(root);
    scene = newScene;
    if (sticks.length !== seats().length) sticks = [...scene.sticks];
    if (dealer >= seats().length) dealer = scene.dealer;
    [swap.out, notice, openRule] = [null, null, null];
    draw();
    showMoves(root, before);
    say();
  }

  /** Shares sticks, dealer and scene with a model. */
  function follow(model) {
    if (touched) {
      model.set("sticks", [...sticks]);
      model.set("dealer", dealer);
    } else {
      takeOver(model);
    }
    const stops = [
      model.on("sticks", () => takeOver(model)),
      model.on("dealer", () => takeOver(model)),
      model.on("scene", replace),
      model.on("refused", (texts) => {
        if (Object.keys(texts ?? {}).length === 0) return;
        dealings.heard();
        tell({ texts });
      }),
    ];
    if (linked) askForLink();
    else if (notice && !dealings.isWaiting) drawAnew(); // without saying that a kernel is missing
    return stops;
  }

  /** Takes over what a model says, where it fits the players of the scene. */
  function takeOver(model) {
    const [given, deals] = [model.get("sticks"), model.get("dealer")];
    if (areSticks(given, seats().length) && deals >= 0 && deals < seats().length) set(given, deals, "model");
  }

  const presenter = {
    get at() {
      return told;
    },
    get count() {
      return 1 + (result()?.why.length ?? 0);
    },
    get isHidden() {
      return told === 0;
    },
    show(place) {
      told = place;
      draw();
      if (told > 0) PAGE.say(sayRefs(reasons(result(), true), scene, language()).spoken, language());
    },
    reveal() {
      this.show(1);
    },
  };

  const handle = handleOf(root, { presenter, follow, stop: () => dealings.heard() });
  handle.begin(draw, binding);
  linked = tableInAddress(root, seats());
  if (linked?.centre.length === 0 && areSameHands(linked.hands, seats())) linked = null;
  askForLink();
  return handle;
}

register("whatif", hydrate);

const render = renderer("whatif", hydrate);

export { hydrate };
export default { render };
