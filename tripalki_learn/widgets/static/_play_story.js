// What has happened at the table: rulings, and below them why a bot acted so.

/** The steps of `view` from one place to another as a list; `isTold` with why a bot acted so. */
function storyElement(view, from, to, { scene, language, open, toggle, id, isTold }) {
  const said = view.steps.slice(from, to + 1);
  return h("ol", { class: "tp-rulings tp-play-story", key: "story", role: "list", "aria-label": ui(language, "ui.play_happened") },
    said.map((step, offset) => {
      const place = from + offset;
      return h("li", { key: place },
        rulingElement(sayRef(step.ruling, scene, language), {
          rules: step.ruling.r ? [step.ruling.r] : [],
          language,
          open: open?.startsWith(`${place} `) ? open.slice(open.indexOf(" ") + 1) : null,
          toggle: (rule) => toggle(rule && `${place} ${rule}`),
          id: `${id}-${place}`,
        }),
        isTold && step.why && h("p", { class: "tp-play-why", key: "why", "data-tp": "why" },
          h("b", null, `${ui(language, "ui.play_why")} `), saidAndSeen(sayRefs(step.why, scene, language))));
    }));
}

/** Brings what has just happened into sight; of a round that is over the beginning, to be read. */
function showStory(root, isOver) {
  const story = root.querySelector(".tp-play-story");
  story.scrollTop = isOver ? 0 : story.scrollHeight;
}

/** From which step on the story is told at the step `at`: since the learner acted last, or of what an
 *  earlier action did; of a round that is over all of it, with why the bots acted so. */
function storyStart(view, at, isPast) {
  if (at === view.steps.length - 1 && view.results) return 0;
  if (!isPast && at >= view.fresh) return view.fresh;
  return view.steps.findIndex((each) => each.act === view.steps[at].act);
}

/** Going through the steps: back, where one is, on, and to the present. */
function stepperElement({ language, at, last, goTo, isPast }) {
  const button = (name, key, isOff, does) => h("button", {
    key: name, type: "button", class: `tp-button ${name === "now" ? "tp-primary" : ""}`, "data-tp": name,
    "aria-disabled": isOff ? "true" : null, on: { click: () => !isOff && does() },
  }, ui(language, key));
  return h("div", { class: "tp-foot tp-play-steps", key: "steps", role: "group", "aria-label": ui(language, "ui.steps") },
    button("previous", "ui.previous", at <= 0, () => goTo(at - 1)),
    h("span", { class: "tp-play-step", key: "step", "data-tp": "step", "data-index": at, "data-count": last + 1 },
      h("span", { "aria-hidden": "true" }, ui(language, "ui.step_short", { step: at + 1, count: last + 1 })),
      h("span", { class: "tp-unseen" }, ui(language, "ui.step_of", { step: at + 1, count: last + 1 }))),
    button("next", "ui.next", at >= last, () => goTo(at + 1)),
    !isPast && at < last && button("now", "ui.play_now", false, () => goTo(last)));
}

/** The rounds to look at, where there is more than one; `isSaid`: the prompt beside it names the round. */
function roundsElement(view, { language, look, isSaid }) {
  const { number, count } = view.round;
  const name = (place) => ui(language, "ui.play_round", { number: place });
  if (count < 2) return h("p", { class: "tp-play-round", key: "round", "data-tp": "round", "data-number": number, hidden: isSaid ? "" : null }, name(number));
  return h("label", { class: "tp-choice tp-play-round", key: "round", "data-tp": "round", "data-number": number },
    h("span", { class: "tp-unseen" }, ui(language, "ui.play_look")),
    h("select", { "data-tp": "look", on: { change: (event) => look(Number(event.target.value)) } },
      [...Array(count).keys()].map((place) =>
        h("option", { key: place, value: place + 1, selected: place + 1 === number }, name(place + 1)))));
}
