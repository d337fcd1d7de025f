// The drill: one question after the other, each with its feedback, chosen against the beliefs that the
// answers still leave possible. All that it asks is in the page; a kernel, where there is one, makes
// more once the page's own questions are used up.

let drills = 0;

function hydrate(el, given, binding) {
  const order = (drills += 1);
  const id = `tp-drill-${order}-${Math.random().toString(36).slice(2, 7)}`;
  const root = document.createElement("section");
  el.append(root);
  const seed = seedInAddress() ?? freshSeed();
  const chance = chanceOf(`${seed} ${order}`);
  const scene = { ...given, patterns: { ...given.patterns } };
  const pool = makePool(scene, chance);
  const course = makeCourse(scene, pool, { chance, isSeeded: seedInAddress() !== null });
  const coming = makeComing({ pool, course, chance, binding: () => handle.binding, last: () => now?.question, show });
  let now = null; // the question on the screen and what became of it: see `ask`
  let check = null;
  let notice = null;

  const language = () => languageOf(scene);
  const isResult = () => check !== null && isCheckOver(check);

  function draw() {
    const mark = focusMark(root);
    patch(root, describe());
    settleHands(root);
    restoreFocus(root, mark);
  }

  /** Makes `question` the one on the screen. */
  function ask(question) {
    now = {
      question,
      picked: [],
      given: null, // the answer, once there is one
      hints: 0,
      isFresh: !pool.isMet(question),
      belief: null,
      sure: false,
      gained: null,
      open: null, // the rule whose text is shown
    };
    pool.use(question);
    if (!check) course.asked(question);
  }

  /** Asks and says it, with the focus where the answer is given; `words` are said above it. */
  function show(question, words = null) {
    notice = words;
    ask(question);
    draw();
    focusOn("[data-tp=answer], [data-answer]");
    const prompt = root.querySelector("[data-tp=prompt]").getBoundingClientRect();
    if (prompt.top < 0 || prompt.bottom > innerHeight) root.scrollIntoView({ block: "start" });
    say(notice && ui(language(), notice.key, notice.slots), sayRef(question.prompt, scene, language()).spoken);
  }

  function press(item) {
    if (now.question.form === "seat") return answer(String(item));
    now.picked = pickedAfter(now.question, now.picked, item);
    draw();
  }

  function answer(text) {
    const { question, hints } = now;
    const found = course.answered(question, text, { hinted: hints > 0, inCheck: check !== null });
    Object.assign(now, { given: text, picked: partsOf(question, text), belief: found.belief, sure: found.sure });
    now.gained = keep(found.right);
    if (check && found.right) check.right += 1;
    notice = null;
    if (!check) coming.prepare();
    draw();
    focusOn("[data-tp=next]");
    say(feedbackSpoken(question, { ...now, scene, language: language() }));
  }

  /** Keeps the answer in the learner's progress; returns the line that says what it has brought. */
  function keep(right) {
    const { question, hints, isFresh } = now;
    const { rule, level } = question;
    const { before, after, row } = PROGRESS.answered(rule, {
      right, level, top: pool.top(rule), hinted: hints > 0, fresh: isFresh, review: scene.review === true,
    });
    if (!right) return null;
    if (after !== before && after !== "learning") return ui(language(), `ui.drill_now_${after}`, { rule });
    if (after !== "learning" || row === 0) return null;
    return ui(language(), "ui.drill_row", { rule, row, count: KNOWN_ROW });
  }

  /** Shows a class the right answer; nobody is scored. */
  function reveal() {
    const [given] = now.question.correct;
    Object.assign(now, { given, picked: partsOf(now.question, given), isShown: true });
    course.skipped();
    draw();
    say(sayRefs(now.question.why, scene, language()).spoken);
  }

  function next() {
    notice = null;
    if (isResult()) check = null;
    else if (check) return nextOfCheck();
    if (now?.given === null) course.skipped();
    if (coming.next() || !coming.isWaiting) return;
    notice = { key: "ui.drill_waiting", slots: {} };
    draw();
    say(ui(language(), notice.key));
  }

  function hint() {
    if (now.given !== null) return;
    now.hints += 1;
    draw();
    say(sayRef(now.question.hints[now.hints - 1], scene, language()).spoken);
  }

  function startCheck() {
    const questions = pool.forCheck(scene.check);
    if (questions.length === 0) return;
    coming.forget();
    check = makeCheck(questions);
    notice = null;
    show(questions[0]);
  }

  function nextOfCheck() {
    check.at += 1; // without an answer: skipped, and so not right
    if (!isCheckOver(check)) return show(check.questions[check.at]);
    const lesson = lessonOf(scene, root);
    if (isCheckPassed(check) && lesson) PROGRESS.passed(lesson);
    draw();
    focusOn("[data-tp=next]");
    say(checkWords(check, language()));
  }

  function leaveCheck() {
    check = null;
    course.skipped();
    next();
  }

  function say(...parts) {
    PAGE.say(parts.filter(Boolean).join(" "), language());
  }

  function focusOn(selector) {
    const goal = root.querySelector(selector);
    if (goal?.closest("[data-roving]")) focusCard(goal);
    else goal?.focus({ preventScroll: true });
  }

  function describe() {
    const tongue = language();
    return h("section", {
      class: "tp tp-drill",
      "data-tp": "drill",
      "data-suits": PAGE.fourColours ? "four" : "two",
      "data-lm-suppress-shortcuts": "true",
      "data-seed": seed,
      "data-state": !now ? "empty" : isResult() ? "result" : now.isShown ? "shown" : now.given === null ? "asked" : "answered",
      "data-question": now && pool.place(now.question),
      "data-kind": now?.question.kind,
      "aria-label": inLanguage(scene.label, tongue),
      lang: tongue,
      on: { keydown: pressedOnce, focusin: () => settleHands(root) },
    },
      showsChoices(root) && h("div", { class: "tp-choices", key: "choices" },
        pageChoices(scene.languages ?? Object.keys(KIT.languages), tongue)),
      h("div", { class: "tp-sheet", key: "sheet" },
        notice && h("p", { class: "tp-notice", key: "notice", "data-tp": "notice" }, ui(tongue, notice.key, notice.slots)),
        isResult()
          ? h("p", { class: "tp-check-result", key: "result", "data-tp": "check-result" }, checkWords(check, tongue))
          : now && questionElements(tongue),
        now && footElement(tongue),
        scene.check?.length > 0 && checkElement({
          language: tongue,
          check,
          count: scene.check.length,
          wasPassed: PROGRESS.isPassed(lessonOf(scene, root)),
          start: startCheck,
          leave: leaveCheck,
        })));
  }

  function questionElements(tongue) {
    const { question, picked } = now;
    const fault = question.correct.includes(now.given) ? null : now.belief;
    const shown = { scene, language: tongue, picked, given: now.given, press };
    const toggle = (rule) => {
      now.open = rule;
      draw();
    };
    return [
      drillHead({ language: tongue, level: question.level, check }),
      h("p", { class: "tp-prompt", key: "prompt", id: `${id}-prompt`, "data-tp": "prompt" },
        saidAndSeen(sayRef(question.prompt, scene, tongue))),
      h("div", { class: fault ? "tp-at-fault" : "", key: "table", "data-form": question.form },
        tableElement(tableOfRefs(question.table, scene, tongue), {
          language: tongue,
          focus: faultsOf(question, fault),
          press: tablePress(question, shown),
        })),
      answerElement(question, { ...shown, labelledby: `${id}-prompt`, answer }),
      now.hints > 0 && hintsElement(question.hints.slice(0, now.hints), scene, tongue),
      now.given !== null && feedbackElement(question, { ...now, scene, language: tongue, id, toggle }),
    ];
  }

  function footElement(tongue) {
    const isDone = now.given !== null || isResult();
    return drillFoot({
      language: tongue,
      id,
      taken: now.hints,
      count: check || isDone ? 0 : now.question.hints.length,
      hint,
      label: isResult() ? "ui.drill_back" : isDone ? "ui.drill_next" : check ? "ui.check_skip" : "ui.drill_skip",
      isGoal: isDone,
      isWaiting: coming.isWaiting,
      next,
    });
  }

  const presenter = {
    get isHidden() {
      return now?.given === null && check === null;
    },
    reveal,
  };

  const follow = (model) => model.on("more", (more) => coming.heard(more));
  const handle = handleOf(root, { presenter, follow, stop: () => coming.forget() });
  const first = coming.first();
  if (first) ask(first);
  return handle.begin(draw, binding, PROGRESS);
}

register("drill", hydrate);

const render = renderer("drill", hydrate);

export { hydrate };
export default { render };
