// What belongs to the page and not to one widget: its language, the choice of four colours, the one
// live region, the address. Each widget's module is a copy of its own, so all of them meet under one
// symbol: the first copy that runs makes the page state, the others use it.

const PAGE = (globalThis[Symbol.for("tripalki-learn")] ??= makePage());

function makePage() {
  const listeners = new Set();
  const page = {
    language: firstLanguage(),
    fourColours: remembered("four-colour") === "yes",
    hydrators: new Map(), // widget name -> hydrate
    hosts: new Map(), // element of the page -> handle of the widget drawn in it
    elsewhere: null, // of a page of one language: how it leads to its other languages
    picker: null, // the widget that shows the language picker on a page without one
    presented: null, // the element that is shown to a class, while one is
    say: speaker(),
    /** Calls `listener` after every change of language or colours; returns how to stop that. */
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setLanguage(language) {
      if (!Object.hasOwn(KIT.languages, language) || language === page.language) return;
      remember("lang", language);
      if (!carriedLanguages().includes(language)) return page.elsewhere?.(language);
      page.language = language;
      if (ownsAddress()) {
        document.documentElement.lang = language;
        changeAddress((url) => url.searchParams.set("lang", language));
      }
      for (const listener of [...listeners]) listener();
    },
    /** Shows `element` alone to a class; null ends that. */
    present(element) {
      page.presented = element;
      for (const listener of [...listeners]) listener();
    },
    setFourColours(on) {
      page.fourColours = on;
      remember("four-colour", on ? "yes" : "no");
      for (const listener of [...listeners]) listener();
    },
  };
  return page;
}

/** The languages that the document carries, as it says itself, or all. */
function carriedLanguages() {
  const named = document.documentElement.dataset.tpLanguages?.split(" ") ?? [];
  const known = Object.keys(KIT.languages);
  return named.length > 0 ? known.filter((code) => named.includes(code)) : known;
}

/** `?lang=`, then the saved choice, then the browser's languages, then English; of those that the
 *  document carries. */
function firstLanguage() {
  const asked = new URLSearchParams(location.search).get("lang");
  const wishes = [asked, remembered("lang"), ...(navigator.languages ?? [])];
  for (const wish of wishes) {
    const code = String(wish ?? "").trim().toLowerCase().split(/[-_]/)[0];
    if (carriedLanguages().includes(code)) return code;
  }
  return carriedLanguages()[0] ?? "en";
}

// Storage may be forbidden (private windows, sandboxed frames): then the choice lasts as long as the page.
function remembered(name) {
  try {
    return localStorage.getItem(`tripalki-learn.${name}`);
  } catch {
    return null;
  }
}

/** Whether it is kept. */
function remember(name, value) {
  try {
    localStorage.setItem(`tripalki-learn.${name}`, value);
    return true;
  } catch {
    return false;
  }
}

/** Whether the address belongs to a lesson: in JupyterLab it belongs to JupyterLab. */
function ownsAddress() {
  return !document.querySelector(".jp-LabShell, .jp-NotebookShell");
}

/** Applies `change` to the address of the page without loading anything. */
function changeAddress(change) {
  const url = new URL(location.href);
  change(url);
  if (url.href === location.href) return;
  try {
    history.replaceState(history.state, "", url);
  } catch {
    // Browsers limit how often the address may change; the page itself has already changed.
  }
}

// One polite region for the page. A sentence waits a moment, so that quick stepping says only the
// last, and the region is emptied first, so that the same sentence can be said twice.
function speaker() {
  const region = document.createElement("div");
  region.className = "tp tp-unseen";
  region.dataset.tp = "live";
  region.setAttribute("role", "status");
  region.setAttribute("aria-live", "polite");
  document.body.append(region);
  let timer = 0;
  return (text, language) => {
    clearTimeout(timer);
    region.textContent = "";
    if (!text) return;
    timer = setTimeout(() => {
      region.lang = language;
      // A sentence that begins with a card begins with its name.
      region.textContent = text.replace(/(?:^|[.?!…] )\p{Ll}/gu, (start) => start.toLocaleUpperCase(language));
    }, 250);
  };
}

/** The language in which a scene is drawn: the page's, or its own first when it does not carry that. */
function languageOf(scene) {
  const carried = scene.languages ?? Object.keys(KIT.languages);
  return carried.includes(PAGE.language) ? PAGE.language : (carried[0] ?? "en");
}

/** Whether the widget at `root` is being shown to a class: its answers wait to be asked for. */
function isPresented(root) {
  return PAGE.presented !== null && PAGE.presented.contains(root);
}

/** Whether `root` comes first on the page among the widgets of its kind. */
function isFirst(root) {
  return document.querySelector(`[data-tp="${root.dataset.tp}"]`) === root;
}

/** The choices that hold for the whole page, drawn into the page's own place for them, or into the
 *  first widget of a page that has none (a notebook). */
function pageChoices(languages, language) {
  return [
    languages.length > 1 &&
      h("label", { class: "tp-choice", key: "language" },
        h("span", { class: "tp-unseen" }, ui(language, "ui.language")),
        h("select", {
          "data-tp": "language",
          on: { change: (event) => PAGE.setLanguage(event.target.value) },
        }, languages.map((code) =>
          h("option", { key: code, value: code, lang: code, selected: code === language }, KIT.languages[code])))),
    h("label", { class: "tp-choice", key: "four-colour" },
      h("input", {
        type: "checkbox",
        "data-tp": "four-colour",
        checked: PAGE.fourColours,
        on: { change: (event) => PAGE.setFourColours(event.target.checked) },
      }),
      h("span", null, ui(language, "ui.four_colour"))),
  ];
}

/** Whether the widget at `root` has to show the page's choices itself. */
function showsChoices(root) {
  if (document.querySelector("[data-tp-picker]")) return false;
  if (!PAGE.picker?.isConnected) PAGE.picker = root;
  return PAGE.picker === root;
}
