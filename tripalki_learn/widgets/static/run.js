// The table that a learner runs: the kit plays a match and stops for every chore that the learner has
// taken over. A right ruling lets it play on; a wrong one is explained at once, and can be taken back.
// The match is in the page with all that can be asked; a kernel is needed for another match alone.

const FIRST_CHORES = ["washout", "turn"];
let runs = 0;

function hydrate(el, given, binding) {
  const id = `tp-run-${(runs += 1)}-${Math.random().toString(36).slice(2, 7)}`;
  const root = document.createElement("section");
  el.append(root);
  const scene = { ...given, patterns: { ...given.patterns } };
  let course = makeRunCourse(scene.match);
  let seed = scene.seed;
  let chores = new Set(FIRST_CHORES);
  let at = -1; // the step at which the kit waits; -1 before the match
  let first = new Map(); // place -> whether the first answer there was right
  let back = new Set(); // places whose wrong answer has been taken back
  const runsKept = makeKeptRuns(scene.seed);
  let left = runsKept.own; // the match that the learner is in, as long as it is not shown
  let notice = null; // {key or texts, isRight}: what became of the last thing done
  let openRule = null;

  const asking = makeAsking({ steps: () => course.steps, beliefs: () => Object.keys(scene.beliefs) });
  const link = makeTableLink({ binding: () => handle.binding, receive, giveUp: () => failed({ key: silentKey("ui.run_no_python") }) });
  const language = () => languageOf(scene);
  const step = () => course.steps[Math.max(0, at)];
  const isAsked = () => at >= 0 && course.isAsked(at, chores);
  const isWrong = () => isAsked() && asking.at(at).given !== null && !step().ask.correct.includes(asking.at(at).given);
  const every = () => new Set(Object.keys(scene.chores));

  function draw() {
    if (!left) runsKept.put({ seed, chores, at, first, back, answers: asking.answers(), isOver: at === course.last });
    const mark = focusMark(root);
    patch(root, describe());
    settleHands(root);
    restoreFocus(root, mark);
  }

  /** Shows a place, with the way from the table before. */
  function show(place, words = null) {
    const before = placesOf(root);
    at = place;
    notice = words;
    openRule = null;
    if (at >= 0 && step().ends) settled();
    draw();
    showMoves(root, before);
    focusOn("prompt");
    say(notice && noticeWords(language()), ...happened().slice(-RULINGS_SEEN).map(spoken), promptWords().spoken);
  }

  function settled() {
    if (PROGRESS.isPassed(scene.lesson) || !course.isRunAlone(at, every(), first)) return;
    PROGRESS.passed(scene.lesson);
    notice = { key: "ui.run_passed", isRight: true };
  }

  function goOn() {
    if (left) runsKept.sit(); // it stays beside the one that begins
    left = null;
    show(course.after(at, chores));
  }

  const happened = () => (at < 0 ? [] : course.between(course.before(at, chores), at));
  const spoken = (ref) => sayRef(ref, scene, language()).spoken;

  function press(item) {
    if (step().ask.form === "seat") return answer(String(item));
    asking.pick(at, item);
    draw();
  }

  function answer(text) {
    const right = step().ask.correct.includes(text);
    asking.answer(at, text);
    if (!first.has(at)) first.set(at, right);
    if (right) return show(course.after(at, chores), { key: "ui.feedback_right", isRight: true });
    notice = null;
    draw();
    focusOn("next");
    root.querySelector("[data-tp=feedback]").scrollIntoView({ block: "nearest" });
    say(feedbackSpoken(step().ask, { ...asking.at(at), scene, language: language() }));
  }

  /** A hint more: with the first one the ruling counts as a slip. */
  function hint() {
    if (!first.has(at)) first.set(at, false);
    const words = asking.hint(at);
    draw();
    say(spoken(words));
  }

  function openText(rule) {
    openRule = rule;
    draw();
  }

  function takeBack() {
    asking.takeBack(at);
    back.add(at);
    notice = { key: "ui.run_taken_back" };
    draw();
    focusOn("prompt");
    say(ui(language(), notice.key));
  }

  /** Takes a chore over, or gives it back: the kit goes on where its question is no longer asked. */
  function choose(names) {
    chores = names;
    if (at < 0 || step().ends || at === course.last || isAsked()) return draw();
    at = course.after(at, chores);
    draw();
  }

  function toggle(name) {
    const names = new Set(chores);
    if (!names.delete(name)) names.add(name);
    choose(names);
  }

  function begin(words = null) {
    left = null;
    first = new Map();
    back = new Set();
    asking.forget();
    show(-1, words);
  }

  /** Goes on where the learner was; false where that is not in the match that is here. */
  function goBackTo(kept) {
    const place = fittingRun(kept, course);
    if (!place) return false;
    ({ chores, at, first, back } = place);
    asking.forget();
    for (const [where, text] of place.answers) asking.answer(where, text, false);
    return true;
  }

  /** Goes on with a match that was left; that of the page is here already. */
  function resume(entry) {
    if (entry !== left) runsKept.sit(entry);
    left = entry;
    if (entry.seed !== scene.seed) return request(entry.seed, true);
    receive({ match: scene.match, seed: scene.seed }, { isLeft: true });
  }

  /** Asks for the match of a seed, another one or the one that was left. */
  function request(wanted, isLeft) {
    if (link.isWaiting) return;
    if (!link.ask({ seed: wanted, isLeft })) return failed();
    notice = { key: isLeft ? "ui.run_fetching" : "ui.run_waiting" };
    draw();
    say(ui(language(), notice.key));
  }

  function failed(words) {
    notice = words ?? { key: engineState() === null || engineState() === "here" ? "ui.run_no_python" : noPythonKey() };
    draw();
    say(noticeWords(language()));
  }

  function receive(more, { isLeft }) {
    if (!Array.isArray(more.match)) return failed(more.fault && { texts: more.fault });
    if (isLeft && !left) return; // the match that is here has been begun meanwhile
    for (const [tongue, patterns] of Object.entries(more.patterns ?? {})) {
      scene.patterns[tongue] = { ...scene.patterns[tongue], ...patterns };
    }
    const kept = left;
    if (!isLeft && (left || (first.size > 0 && at !== course.last))) runsKept.sit();
    course = makeRunCourse(more.match);
    seed = more.seed;
    if (!isLeft || !goBackTo(kept)) return begin();
    [left, notice] = [null, null];
    // Only who asked for it is taken along: a match that comes by itself leaves the focus where it is.
    if (root.contains(document.activeElement)) return show(at);
    draw();
  }

  const say = (...parts) => PAGE.say(parts.filter(Boolean).join(" "), language());
  const noticeWords = (tongue) => (notice.texts ? inLanguage(notice.texts, tongue) : ui(tongue, notice.key));

  function focusOn(name) {
    const goal = root.querySelector(`[data-tp=${name}]`);
    goal.focus({ preventScroll: true });
    const box = goal.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight) goal.scrollIntoView({ block: name === "prompt" ? "start" : "nearest" });
  }

  function promptWords() {
    const tongue = language();
    if (isAsked()) return sayRef(step().ask.prompt, scene, tongue);
    const key = at < 0 ? "ui.run_goal" : at === course.last ? "ui.run_won" : "ui.run_settled";
    return sentenceOf({ [tongue]: ui(tongue, key) }, tongue);
  }

  function describe() {
    const tongue = language();
    const taken = choresElement({ scene, language: tongue, chores, toggle, all: () => choose(every()) });
    const state = at < 0 ? "begin" : !isAsked() ? "settled" : asking.at(at).given === null ? "asked" : "answered";
    return h("section", {
      class: "tp tp-run",
      "data-tp": "run",
      "data-suits": PAGE.fourColours ? "four" : "two",
      "data-lm-suppress-shortcuts": "true",
      "data-state": state,
      "data-index": at,
      "data-chore": isAsked() ? step().chore : null,
      "aria-label": inLanguage(scene.label, tongue),
      lang: tongue,
      on: { keydown: pressedOnce, focusin: () => settleHands(root) },
    },
      showsChoices(root) && h("div", { class: "tp-choices", key: "page choices" },
        pageChoices(scene.languages ?? Object.keys(KIT.languages), tongue)),
      h("div", { class: "tp-sheet", key: "sheet" },
        at < 0 && taken,
        notice && h("p", { class: "tp-notice", key: "notice", "data-tp": "notice", "data-right": notice.isRight ? "true" : null }, noticeWords(tongue)),
        at >= 0 && runHead(tongue, { round: course.round(at), count: course.rounds, first, back }),
        happenedElement(happened(), {
          scene,
          language: tongue,
          open: openRule,
          toggle: openText,
          id,
        }),
        h("p", { class: "tp-prompt", key: "prompt", id: `${id}-prompt`, "data-tp": "prompt", tabindex: "-1" }, saidAndSeen(promptWords())),
        h("div", { key: "table", class: isWrong() && asking.at(at).belief ? "tp-at-fault" : "" }, tableElement(tableOfRefs(step().table, scene, tongue), {
          language: tongue, focus: isWrong() && faultsOf(step().ask, asking.at(at).belief), press: pressable(tongue),
        })),
        isAsked() && (isPresented(root)
          ? asking.isRevealed(at) && revealedElements(step().ask, { scene, language: tongue, id })
          : askElements(step().ask, asking.at(at), { scene, language: tongue, id: `${id}-ask`, press, answer, draw })),
        isAsked() && asking.at(at).hints > 0 && hintsElement(step().ask.hints.slice(0, asking.at(at).hints), scene, tongue),
        at >= 0 && !runsKept.isKept && h("p", { class: "tp-notice", key: "unkept", "data-tp": "unkept" }, ui(tongue, "ui.run_unkept")),
        runFoot(tongue, buttons(), isAsked() && runOffer(step().ask, asking.at(at), { language: tongue, id, hint })),
        at >= 0 && taken));
  }

  function pressable(tongue) {
    if (!isAsked()) return null;
    return askPress(step().ask, asking.at(at), {
      isShown: isPresented(root), isRevealed: asking.isRevealed(at), language: tongue, press,
    });
  }

  function buttons() {
    const isLast = at === course.last;
    const resumable = left ?? (at < 0 || isLast ? runsKept.other(seed) : null);
    const next = at < 0 ? "ui.run_go" : !isAsked() ? "ui.run_next" : asking.at(at).given === null ? "ui.run_skip" : "ui.run_go_on";
    return [
      resumable && ["resume", "ui.run_resume", () => resume(resumable), left !== null],
      at >= 0 && ["previous", "ui.previous", () => show(course.before(at, chores))],
      isLast && ["again", "ui.run_again", () => begin()],
      (isLast || at < 0) && ["other", "ui.run_other", () => request(freshSeed(), false)],
      isWrong() && ["take-back", "ui.run_take_back", takeBack],
      !isLast && ["next", next, goOn, !left && (!isAsked() || asking.at(at).given !== null)],
    ];
  }

  // A match that was left is not paged over: whether to go on with it is for the learner to say.
  const stops = () => (left ? [at] : course.stops(chores));
  const presenter = {
    get count() {
      return stops().length;
    },
    get at() {
      return stops().indexOf(at);
    },
    show: (place) => show(stops()[place]),
    get isHidden() {
      return isAsked() && asking.at(at).given === null && !asking.isRevealed(at);
    },
    reveal() {
      asking.reveal(at);
      draw();
      say(sayRefs(step().ask.why, scene, language()).spoken);
    },
  };

  function follow(model) {
    const release = model.on("more", (more) => link.heard(more));
    // A kernel is there anyway; Python in the page is loaded when somebody asks for it.
    if (left && model.patience === undefined) request(left.seed, true);
    return release;
  }

  const handle = handleOf(root, { presenter, follow, stop: () => link.stop() });
  if (left?.seed === scene.seed) {
    goBackTo(left);
    left = null;
  }
  return handle.begin(draw, binding, PROGRESS);
}

register("run", hydrate);

const render = renderer("run", hydrate);

export { hydrate };
export default { render };
