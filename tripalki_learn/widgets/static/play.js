// Play: a match against bots. What may be done and what follows is worked out by Python, in a kernel or
// in the page; here it is drawn, stepped through and asked for. What this page keeps of a match is a
// text that it cannot read.

const PACE = 1400; // milliseconds between one ruling and the next
let plays = 0;

function hydrate(el, scene, binding) {
  const id = `tp-play-${(plays += 1)}-${Math.random().toString(36).slice(2, 7)}`;
  const root = document.createElement("section");
  el.append(root);
  const chosen = scene.chosen;
  let setting = {
    players: chosen.players,
    seat: chosen.seat,
    levels: Array(Math.max(...scene.seats)).fill(chosen.level),
    seed: chosen.seed ?? "",
  };
  let view = null; // the round that is shown
  let at = 0; // the step that is shown
  let [picked, extra, refusal, notice, openRule] = [[], null, null, null, null];
  let timer = 0;

  const language = () => languageOf(scene);
  const last = () => view.steps.length - 1;
  const isPast = () => view.round.number < view.round.count;
  const isTurn = () => view !== null && view.state === "turn" && !isPast() && at === last();
  const isEarlier = () => isPast() || at < last();
  const lesson = () => lessonOf(scene, root) ?? "play";
  let keeping = null;
  const kept = () => (keeping ??= makeKept(`play.${lesson()}`));
  const presenter = playPresenter({ root, now: () => ({ view, at }), goTo: (place) => goTo(place), draw: () => draw() });
  // Where nothing may move what has happened is shown at once; in front of a class every step is, and the teacher says when.
  const isAtOnce = () => isStill() && !isPresented(root);
  const link = makeTableLink({
    binding: () => handle.binding,
    receive,
    giveUp: () => tell({ key: silentKey("ui.play_no_python") }),
  });

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
    showStory(root, at === last() && view.results);
    showMoves(root, before);
  }

  function ask(wish) {
    clearTimeout(timer);
    notice = null;
    if (!link.ask(wish)) {
      if (!link.isWaiting) tell({ key: "ui.play_no_python" });
      return;
    }
    draw();
  }

  function receive(next, wish) {
    if (next.failed) return tell(next.fault ? { texts: next.fault } : { key: "ui.engine_failed" });
    if (next.fault) {
      if (wish.do === "restore") kept().forget(wish.id);
      return tell({ texts: next.fault });
    }
    if (["start", "load"].includes(wish.do)) kept().sit();
    if (next.kept && wish.do !== "restore" && wish.do !== "look") kept().put(keptView(next));
    if (next.record) {
      const file = `${scene.game.replace("_", "-")}-match.toml`;
      download(next.record, file);
      return tell({ key: "ui.play_saved", slots: { file } });
    }
    refusal = next.refused ?? null;
    if (refusal) {
      draw();
      root.querySelector("[data-tp=outcome]").scrollIntoView({ block: "nearest" });
      return say(sayRef(refusal, scene, language()).spoken);
    }
    if (next.state === "won" && scene.passes.includes(lesson())) PROGRESS.passed(lesson());
    move(() => {
      view = next;
      [picked, extra] = [[], null];
      const first = { act: view.fresh, start: 0, deal: 0, again: 0 }[wish.do];
      at = first === undefined || isAtOnce() ? last() : Math.min(first, last());
      // Without a place, a look is one back at the table as it is.
      if (wish.do === "look" && wish.act !== null) at = Math.max(0, view.steps.findIndex((step) => step.act === wish.act));
    });
    if (view.hint) return say(sayRefs(view.hint.said, scene, language()).spoken);
    const goesOn = wish.do !== "look"; // whoever looks at something is not hurried on
    arrived(isAtOnce() && goesOn ? Math.min(view.fresh, last()) : at, goesOn);
  }

  /** Says what has just been shown, from a step on, and sees to it that the next comes. */
  function arrived(from = at, goesOn = true) {
    clearTimeout(timer);
    const isDone = at === last();
    if (!isDone && !isPast() && goesOn) timer = setTimeout(() => isPresented(root) || goTo(at + 1), PACE);
    const rulings = view.steps.slice(from, at + 1).map((step) => sayRefs([step.ruling, ...((presenter.isTold && step.why) || [])], scene, language()).spoken);
    say(...rulings, isDone && !isPast() && promptWords(language()), goesOn && !kept().isKept && ui(language(), "ui.play_unkept"));
    focusOn(isDone || isPast() ? "prompt" : "now");
  }

  function goTo(place) {
    const isBack = place < at;
    move(() => {
      at = Math.max(0, Math.min(last(), place));
    });
    // Whoever goes back wants to look: the steps wait then.
    if (isBack) {
      clearTimeout(timer);
      return say(sayRef(view.steps[at].ruling, scene, language()).spoken);
    }
    arrived();
  }

  function press(code) {
    picked = picked.includes(code) ? picked.filter((other) => other !== code) : [...picked, code];
    refusal = null;
    draw();
  }

  function start() {
    const { players, seat, levels, seed } = setting;
    ask({ do: "start", players, seat, levels: levels.slice(0, players), seed });
  }

  async function load(file) {
    const { text, fault } = await readRecord(file, scene.file);
    if (fault) return tell({ texts: fault });
    ask({ do: "load", text, file: file.name, seat: setting.seat, levels: setting.levels });
  }

  const restore = ({ id, value }) => ask({ do: "restore", kept: value.kept, id });

  function leave() {
    clearTimeout(timer);
    if (view.state === "won") kept().forget();
    kept().leave();
    [view, notice, refusal] = [null, null, null];
    draw();
    focusOn("start");
  }

  function say(...parts) {
    PAGE.say(parts.filter(Boolean).join(" "), language());
  }

  function tell(newNotice) {
    notice = newNotice;
    draw();
    say(noticeWords(language()));
  }

  function noticeWords(tongue) {
    return notice.texts ? inLanguage(notice.texts, tongue) : ui(tongue, notice.key, notice.slots);
  }

  // Only from within: whoever has gone on to something else on the page is not called back.
  function focusOn(name) {
    const goal = root.querySelector(`[data-tp=${name}]`);
    if (root.contains(document.activeElement) || document.activeElement === document.body) goal?.focus({ preventScroll: true });
  }

  function stateNow() {
    if (link.isWaiting) return "waiting";
    if (view === null) return "none";
    if (isPast()) return "look";
    return at < last() ? "playing" : view.state;
  }

  function promptWords(tongue) {
    return playPrompt(view, isEarlier(), tongue);
  }

  function describe() {
    const tongue = language();
    return h("section", {
      class: "tp tp-match",
      "data-tp": "match",
      "data-game": scene.game,
      "data-suits": PAGE.fourColours ? "four" : "two",
      "data-lm-suppress-shortcuts": "true",
      "data-state": stateNow(),
      "aria-label": inLanguage(scene.label, tongue),
      "aria-busy": link.isWaiting ? "true" : null,
      lang: tongue,
      on: { keydown: pressedOnce, focusin: () => settleHands(root) },
    },
      showsChoices(root) && h("div", { class: "tp-choices", key: "choices" },
        pageChoices(scene.languages ?? Object.keys(KIT.languages), tongue)),
      h("div", { class: "tp-sheet", key: "sheet" },
        (notice || link.isWaiting) && h("p", { class: "tp-notice", key: "notice", "data-tp": "notice" },
          notice ? noticeWords(tongue) : ui(tongue, "ui.play_waiting")),
        view === null ? playForm(scene, {
          language: tongue,
          id,
          setting,
          change: (part) => {
            setting = { ...setting, ...part };
            draw();
          },
          canStart: handle.binding !== null && !link.isWaiting,
          kept: kept().open,
          start,
          goOn: (entry) => {
            kept().sit(entry.id);
            restore(entry);
          },
          load,
        }) : matchElements(tongue)));
  }

  function matchElements(tongue) {
    const step = view.steps[at];
    const looking = (round, act) => ask({ do: "look", round, act });
    const options = {
      scene,
      language: tongue,
      open: openRule,
      isTold: presenter.isTold,
      toggle: (rule) => {
        openRule = rule;
        draw();
      },
      id,
    };
    return [
      h("div", { class: "tp-play-head", key: "head" },
        h("p", { class: "tp-prompt", key: "prompt", "data-tp": "prompt", tabindex: "-1" }, promptWords(tongue)),
        roundsElement(view, { language: tongue, look: (round) => looking(round, 0), isSaid: isEarlier() })),
      h("div", { key: "table", "data-form": view.form === "list" ? null : "exchange" }, tableElement(tableOfRefs(step.table, scene, tongue), {
        language: tongue,
        press: {
          card: isTurn() && view.form !== "list"
            ? selectablePress(step.table, view.seat, { language: tongue, picked, press, give: giveKey(view.form) }).card : () => null,
          beside: (place) => playMark(view, scene, place, tongue),
        },
      })),
      storyElement(view, storyStart(view, at, isPast()), at, options),
      stepperElement({ language: tongue, at, last: last(), goTo, isPast: isPast() }),
      isTurn() && !link.isWaiting && actElements(view, scene, {
        language: tongue,
        id,
        selection: selectionOf(step.table, view.seat, picked),
        extra,
        setExtra: (value) => {
          [extra, refusal] = [value, null];
          draw();
        },
        attempt: (action) => ask({ do: "act", action }),
        refusal,
        rulings: { ...options, id: `${id}-refused` },
      }),
      view.hint && isTurn() && hintElement(view.hint, scene, tongue),
      at === last() && view.results && presenter.isTold && resultsElement(view, scene, tongue),
      view.review && reviewElement(view.review, scene, { language: tongue, look: looking }),
      view.seed && !isPast() && h("p", { class: "tp-play-seed", key: "seed" }, ui(tongue, "ui.play_seed_was", { seed: view.seed })),
      !kept().isKept && h("p", { class: "tp-notice", key: "unkept", "data-tp": "unkept" }, ui(tongue, "ui.play_unkept")),
      playFoot(view, scene, { language: tongue, isPast: isPast(), isThere: !isPast() && at === last(), isWaiting: link.isWaiting, ask, leave }),
    ];
  }

  function follow(model) {
    const release = model.on("view", (next) => link.heard(next));
    const { own } = kept();
    // A kernel is there anyway; Python in the page is loaded when somebody asks for it.
    if (own && view === null && model.patience === undefined) restore(own);
    else draw();
    return release;
  }

  function stop() {
    clearTimeout(timer);
    link.stop();
  }

  const handle = handleOf(root, { presenter, follow, stop });
  return handle.begin(draw, binding);
}

register("play", hydrate);

const render = renderer("play", hydrate);

export { hydrate };
export default { render };
