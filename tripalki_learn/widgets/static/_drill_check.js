// The check at the end of a lesson: fresh questions, no hints, at most one wrong.

const CHECK_WRONG = 1; // wrong answers that a check forgives

/** A check under way: its questions, the place in them (behind the last when it is over) and how many
 *  answers were right so far. */
function makeCheck(questions) {
  return { questions, at: 0, right: 0 };
}

function isCheckOver(check) {
  return check.at >= check.questions.length;
}

function isCheckPassed(check) {
  return isCheckOver(check) && check.questions.length - check.right <= CHECK_WRONG;
}

/** The sentence that says how a check went. */
function checkWords(check, language) {
  const slots = { right: check.right, count: check.questions.length };
  return ui(language, isCheckPassed(check) ? "ui.check_passed" : "ui.check_failed", slots);
}

/** The part of the page that offers the check; `check` is the one under way or just over, or null. */
function checkElement({ language, check, count, wasPassed, start, leave }) {
  const state = !check ? "open" : !isCheckOver(check) ? "running" : isCheckPassed(check) ? "passed" : "failed";
  const running = state === "running";
  return h("div", {
    class: "tp-check",
    key: "check",
    "data-tp": "check",
    "data-state": state,
    "data-right": check ? check.right : null,
    "data-count": count,
    role: "group",
    "aria-label": ui(language, "ui.check"),
  },
    h("div", { class: "tp-check-words", key: "words" },
      h("p", { class: "tp-check-title" }, ui(language, "ui.check"),
        wasPassed && h("span", { class: "tp-mark tp-mark-passed" }, ui(language, "ui.check_was_passed"))),
      h("p", { class: "tp-check-rule" }, ui(language, "ui.check_explained", { count, wrong: CHECK_WRONG }))),
    h("button", {
      key: "check",
      type: "button",
      class: "tp-button",
      "data-tp": running ? "check-leave" : "check-start",
      on: { click: () => (running ? leave() : start()) },
    }, ui(language, running ? "ui.check_leave" : state === "open" ? "ui.check_start" : "ui.check_again")));
}
