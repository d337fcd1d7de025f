// Presenting a lesson to a class: one widget at a time fills the page, with a large table and one
// sentence. PageUp and PageDown go back and forth through the steps of all of them. What is shown and
// hidden is a matter of style: nothing is moved, so a widget is afterwards where it was.
//
// A widget may have a `presenter`: `count` places, `at` one of them, `show(place)`, `isHidden` while an
// answer waits to be asked for, and `reveal()`, which shows it. What is not said is as in `ONE_PLACE`.

const PRESENTED_KINDS = ["walkthrough", "explorer", "table", "drill", "run", "tryout", "whatif", "odds", "play"];
const PRESENTATION = {
  bar: null,
  before: null, // what had the focus
  // A widget may change by itself, and on a page that is still being read there come more of them.
  watch: new MutationObserver(() => requestAnimationFrame(drawBar)),
};
const ONE_PLACE = { at: 0, count: 1, isHidden: false, show() {}, reveal() {} };

/** The widgets of the page that can be presented, in their order. */
function presentable() {
  return [...document.querySelectorAll("main [data-tp-host]")]
    .filter((host) => PRESENTED_KINDS.includes(host.dataset.tpHost) && !host.closest("[hidden], .tp-first"));
}

function presenterOf(host) {
  return { ...ONE_PLACE, ...PAGE.hosts.get(host)?.presenter };
}

/** Begins with `host`, else with the widget that is in sight. */
function present(host = inSight()) {
  if (!host) return;
  PRESENTATION.before ??= document.activeElement;
  PRESENTATION.bar ??= makeBar();
  document.body.classList.add("tp-presenting");
  if (!PRESENTATION.bar.isConnected) document.body.append(PRESENTATION.bar);
  PRESENTATION.watch.observe(document.querySelector("main"), { childList: true, subtree: true });
  changeAddress((url) => url.searchParams.set("present", "1"));
  turnTo(host);
  focusInBar("present-next");
}

/** Ends the presentation: the page is as before, at the widget that was shown last. */
function leavePresentation() {
  const host = PAGE.presented;
  if (!host) return;
  turnTo(null);
  document.body.classList.remove("tp-presenting");
  PRESENTATION.bar.remove();
  PRESENTATION.watch.disconnect();
  changeAddress((url) => url.searchParams.delete("present"));
  host.scrollIntoView({ block: "nearest" });
  const { before } = PRESENTATION;
  PRESENTATION.before = null;
  const goal = before?.isConnected && before !== document.body ? before : document.querySelector("[data-tp=present]");
  goal?.focus({ preventScroll: true });
}

function turnTo(host) {
  unpoint();
  for (const shown of document.querySelectorAll("[data-tp-presented]")) {
    shown.removeAttribute("data-tp-presented");
    PAGE.hosts.get(shown)?.root.style.removeProperty("zoom");
  }
  host?.setAttribute("data-tp-presented", host.dataset.tpHost);
  PAGE.present(host);
  drawBar();
}

function inSight() {
  const hosts = presentable();
  return hosts.find((host) => host.getBoundingClientRect().bottom > innerHeight / 3) ?? hosts.at(-1);
}

/** Where `way` (1 or -1) leads: a host and the place in it, or null at either end. */
function placeBeside(way) {
  const { at, count } = presenterOf(PAGE.presented);
  if (at + way >= 0 && at + way < count) return { host: PAGE.presented, place: at + way };
  const hosts = presentable();
  const host = hosts[hosts.indexOf(PAGE.presented) + way];
  return host ? { host, place: way > 0 ? 0 : presenterOf(host).count - 1 } : null;
}

function step(way) {
  const goal = placeBeside(way);
  if (!goal) return;
  const isOther = goal.host !== PAGE.presented;
  if (isOther) turnTo(goal.host);
  unpoint();
  presenterOf(goal.host).show(goal.place);
  if (isOther) PAGE.say(PAGE.hosts.get(goal.host)?.root.getAttribute("aria-label"), PAGE.language);
  drawBar();
}

function revealAnswer() {
  if (!presenterOf(PAGE.presented).isHidden) return;
  presenterOf(PAGE.presented).reveal();
  drawBar();
}

/** Presses on a seat or a card point at it; on what is a control of its own they do what that does. */
function point(event) {
  if (!PAGE.presented?.contains(event.target)) return;
  if (event.target.closest("a, input, select, label, button:not([aria-disabled=true])")) return;
  const goal = event.target.closest("[data-tp=card]") ?? event.target.closest("[data-tp=seat]");
  goal?.toggleAttribute("data-tp-pointed");
}

function unpoint() {
  for (const goal of document.querySelectorAll("[data-tp-pointed]")) goal.removeAttribute("data-tp-pointed");
}

function isTyping(target) {
  return target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=range])");
}

/** Whether the key is this letter, or is where this letter is on a keyboard of another script. */
function isLetter(event, letter) {
  return event.key.toLowerCase() === letter || (/^\P{ASCII}$/u.test(event.key) && event.code === `Key${letter.toUpperCase()}`);
}

function presentKey(event) {
  if (isModified(event) || isTyping(event.target)) return;
  if (!PAGE.presented) {
    if (isLetter(event, "p")) present();
    return;
  }
  const inHand = event.target.closest("[data-roving]") !== null;
  const ways = { PageDown: 1, PageUp: -1, ...(inHand || event.target.matches("input") ? {} : { ArrowRight: 1, ArrowLeft: -1 }) };
  if (Object.hasOwn(ways, event.key)) {
    event.preventDefault();
    event.stopPropagation();
    step(ways[event.key]);
  } else if (event.key === "Escape") {
    leavePresentation();
  } else if (isLetter(event, "r")) {
    revealAnswer();
  } else if (["Enter", " "].includes(event.key) && event.target.matches("[data-tp=card]:not(button)")) {
    event.preventDefault();
    point(event);
  }
}

function makeBar() {
  const bar = document.createElement("div");
  bar.className = "tp tp-present-bar";
  return bar;
}

/** The bar below what is presented. */
function drawBar() {
  const { bar } = PRESENTATION;
  if (!PAGE.presented || !bar) return;
  const language = PAGE.language;
  const hosts = presentable();
  const { at, count, isHidden } = presenterOf(PAGE.presented);
  const button = (hook, does, isOff = false) => h("button", {
    key: hook,
    type: "button",
    class: `tp-button ${hook === "present-next" ? "tp-primary" : ""}`,
    "data-tp": hook,
    "aria-disabled": isOff ? "true" : null,
    on: { click: () => !isOff && does() },
  }, ui(language, `ui.${hook.replace("-", "_")}`));
  patch(bar, h("div", null, h("div", {
    class: "tp-present-row",
    "data-tp": "present-bar",
    role: "group",
    "aria-label": ui(language, "ui.present"),
    lang: language,
  },
    button("present-leave", leavePresentation),
    h("span", { class: "tp-present-at", key: "at", "data-tp": "present-at", "data-part": hosts.indexOf(PAGE.presented), "data-place": at },
      ui(language, "ui.present_part", { part: hosts.indexOf(PAGE.presented) + 1, parts: hosts.length }),
      count > 1 && ` · ${ui(language, "ui.step_short", { step: at + 1, count })}`),
    button("present-reveal", revealAnswer, !isHidden),
    button("present-previous", () => step(-1), placeBeside(-1) === null),
    button("present-next", () => step(1), placeBeside(1) === null))));
  fitPresented();
}

/** A long sentence or a wide font gives way to the screen: nobody scrolls in front of a class. */
function fitPresented() {
  const host = PAGE.presented;
  const shown = PAGE.hosts.get(host)?.root;
  if (!shown) return;
  let zoom = 1;
  for (let tries = 0; tries < 4; tries += 1) { // text that shrinks breaks in other places
    shown.style.zoom = zoom;
    if (host.scrollHeight <= host.clientHeight || zoom < 0.6) return;
    zoom *= Math.min(0.98, host.clientHeight / host.scrollHeight);
  }
}

function focusInBar(hook) {
  PRESENTATION.bar.querySelector(`[data-tp=${hook}]`)?.focus({ preventScroll: true });
}

/** The button in the page's header that begins, where there is something to present. */
function presentButton(language) {
  return presentable().length > 0 && h("button", {
    key: "present",
    type: "button",
    class: "tp-button tp-present",
    "data-tp": "present",
    "aria-keyshortcuts": "P",
    on: { click: () => present() },
  }, ui(language, "ui.present"));
}

/** Listens for keys, and begins at once where the address asks for it. */
function readyToPresent() {
  // Before the widgets: while a lesson is presented the arrow keys are the presentation's.
  addEventListener("keydown", presentKey, { capture: true });
  addEventListener("click", point, { capture: true });
  addEventListener("resize", drawBar);
  PAGE.onChange(drawBar);
  if (new URLSearchParams(location.search).get("present") !== "1") return;
  const begin = () => {
    const [first] = presentable();
    if (!first) return;
    waiting.disconnect();
    present(first);
  };
  const waiting = new MutationObserver(begin); // the page may still be on its way
  waiting.observe(document.documentElement, { childList: true, subtree: true });
  begin();
}
