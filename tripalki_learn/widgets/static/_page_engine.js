// Python in the page itself, where a published site brings it: `<meta name="tp-engine" content="…">` is
// the address of its worker, or "none". It is loaded when a widget first asks for something that the page
// does not hold ready made. A widget asks it as it would ask a kernel: through the traits of a model.

const ENGINE_WIDGETS = ["drill", "whatif", "odds", "play", "run", "tryout"];
const LOADING_MOST = 120000; // milliseconds without any news
const ANSWER_MOST = 30000;
const COUNTING_MOST = 180000; // one step of a counting of odds
const ENGINE = { address: null, worker: null, state: null, loaded: 0, asked: new Map(), count: 0, timer: 0, line: null };

/** Gives Python, or the word that there is none, to the widgets of the page that could use it. */
function readyToCompute() {
  const state = engineState();
  const hosts = [...PAGE.hosts].filter(([host]) => ENGINE_WIDGETS.includes(host.dataset.tpHost));
  if (state === null || hosts.length === 0) return;
  ENGINE.address = document.querySelector('meta[name="tp-engine"]').content;
  PAGE.onChange(drawEngine);
  if (state !== "here") return setEngine(state);
  for (const [host, handle] of hosts) if (!handle.bound) handle.bind(engineModel(host));
}

/** A model whose kernel is the engine of the page. */
function engineModel(host) {
  const traits = new Map();
  const listeners = new Map();
  const widget = `${host.dataset.tpHost}-${(ENGINE.count += 1)}`;
  const model = {
    patience: LOADING_MOST,
    get: (name) => traits.get(name),
    set(name, value) {
      traits.set(name, value);
      if (name === "wanted" && Object.keys(value).length > 0) askEngine(model, { widget, head: headOf(host), asked: Object.fromEntries(traits) });
    },
    on(name, listener) {
      listeners.set(name, listener);
      return () => listeners.delete(name);
    },
    heard(answer) {
      for (const [name, value] of Object.entries(answer)) {
        traits.set(name, value);
        listeners.get(name)?.(value);
      }
    },
    /** Nothing came: the widget goes on with what it has. */
    missed() {
      const words = Object.fromEntries(carriedLanguages().map((language) => [language, ui(language, "ui.engine_failed")]));
      const answers = {
        drill: { more: { question: null } },
        odds: { more: { refused: words } },
        play: { view: { failed: true } },
        run: { more: { failed: true } },
        tryout: { more: { failed: true, refused: words } },
      };
      model.heard(answers[host.dataset.tpHost] ?? { refused: words });
    },
  };
  return model;
}

/** What the scene of a host says of itself. */
function headOf(host) {
  const { kind, languages, kinds, rules, beliefs, question, game, goal } = sceneIn(host);
  return { kind, languages, kinds, rules, question, game, goal, beliefs: Object.keys(beliefs ?? {}) };
}

function askEngine(model, question) {
  const id = (ENGINE.count += 1);
  ENGINE.asked.set(id, { model, question });
  if (!ENGINE.worker) startEngine();
  else ENGINE.worker.postMessage({ id, question });
  watchEngine();
}

function startEngine() {
  ENGINE.loaded = 0;
  try {
    ENGINE.worker = new Worker(new URL(ENGINE.address, location.href), { type: "module" });
  } catch {
    return failEngine();
  }
  ENGINE.worker.addEventListener("message", ({ data }) => hearEngine(data));
  ENGINE.worker.addEventListener("error", failEngine); // its file is missing, or it came to an end
  setEngine("loading");
  for (const [id, { question }] of ENGINE.asked) ENGINE.worker.postMessage({ id, question });
}

function hearEngine({ id, loaded, ready, answer, failed }) {
  if (failed !== undefined) {
    console.warn(`tripalki-learn: ${failed}`);
    const culprit = ENGINE.state === "ready" && ENGINE.asked.get(id);
    failEngine();
    if (culprit) ENGINE.asked.delete(id); // asked for again, it would end Python once more
    return;
  }
  if (loaded !== undefined) {
    ENGINE.loaded = loaded;
    drawEngine();
  }
  if (ready) setEngine("ready");
  if (id !== undefined && ENGINE.asked.has(id)) {
    const { model } = ENGINE.asked.get(id);
    ENGINE.asked.delete(id);
    model.heard(answer);
  }
  watchEngine();
}

// A worker that the browser has ended says nothing: it is missed when no news come.
function watchEngine() {
  clearTimeout(ENGINE.timer);
  if (ENGINE.asked.size === 0) return;
  const isCounting = [...ENGINE.asked.values()].some(({ question }) => question.head.kind === "odds");
  const most = isCounting ? COUNTING_MOST : ANSWER_MOST;
  ENGINE.timer = setTimeout(failEngine, ENGINE.state === "ready" ? most : LOADING_MOST / 2);
}

function failEngine() {
  clearTimeout(ENGINE.timer);
  ENGINE.worker?.terminate();
  ENGINE.worker = null;
  setEngine("failed");
  for (const { model } of ENGINE.asked.values()) model.missed();
}

// What was asked for last is asked for again; it may still come in useful.
function retryEngine() {
  startEngine();
  ENGINE.worker?.postMessage({}); // it begins, whether anything is asked for or not
  watchEngine();
}

function setEngine(state) {
  if (ENGINE.state === state) return;
  ENGINE.state = state;
  drawEngine();
  if (state === "loading" || state === "failed") PAGE.say(ui(PAGE.language, `ui.engine_${state}`), PAGE.language);
}

/** The line that says what is going on; nothing once Python is there. */
function drawEngine() {
  ENGINE.line ??= document.querySelector("main").appendChild(document.createElement("div"));
  const { state } = ENGINE;
  const isShown = state !== null && state !== "ready";
  const words = (key) => ui(PAGE.language, `ui.engine_${key}`);
  ENGINE.line.className = `tp tp-engine${state === "loading" || state === "failed" ? " tp-engine-now" : ""}`;
  patch(ENGINE.line, h("div", { lang: PAGE.language, "data-tp": "engine", "data-state": state, hidden: !isShown },
    isShown && h("p", { key: "words" }, words(state)),
    state === "loading" && h("progress", { key: "bar", max: "1", value: ENGINE.loaded, "aria-label": words("loading") }),
    state === "failed" && h("button", { key: "retry", type: "button", class: "tp-button", "data-tp": "retry", on: { click: retryEngine } }, words("retry"))));
}
