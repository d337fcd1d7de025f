// What a whole page of ours needs beside its widgets: the language picker and the choice of four
// colours in the page's own place for them, the prose in the language chosen, and all hosts drawn.
//
// A page marks its parts: `[data-tp-picker]` where the choices go; `[data-tp-prose][lang]` prose of
// one language; `[data-tp-text="ui.key"]` and `[data-tp-label="ui.key"]` an element's text or name from the
// catalogs; `<script type="application/json" data-tp-titles>` the titles of the page by language;
// `<html data-tp-languages="en fr">` the languages that it carries; `data-tp-elsewhere` and
// `data-tp-others` where its other languages are (`_page_elsewhere.js`).

/** Brings the page in line with its language. */
function dressPage() {
  const carried = pageLanguages();
  const language = carried.includes(PAGE.language) ? PAGE.language : carried[0];
  document.documentElement.lang = language;
  for (const lesson of document.querySelectorAll("[data-tp=lesson]")) lesson.lang = language;
  for (const prose of document.querySelectorAll("[data-tp-prose][lang]")) {
    prose.hidden = prose.lang !== language;
  }
  for (const element of document.querySelectorAll("[data-tp-text]")) {
    element.textContent = ui(language, element.dataset.tpText);
  }
  for (const element of document.querySelectorAll("[data-tp-label]")) {
    element.setAttribute("aria-label", ui(language, element.dataset.tpLabel));
  }
  const titles = jsonIn(document.querySelector("script[data-tp-titles]"));
  if (titles?.[language]) document.title = titles[language];
  for (const picker of document.querySelectorAll("[data-tp-picker]")) {
    picker.classList.add("tp");
    patch(picker, h(picker.tagName, null, presentButton(language), pageChoices(offeredLanguages(carried), language)));
  }
}

/** The languages that the page carries: as `<html data-tp-languages>` says, those of its prose, or all. */
function pageLanguages() {
  const named = document.documentElement.dataset.tpLanguages?.split(" ");
  const prose = () => [...document.querySelectorAll("[data-tp-prose][lang]")].map((part) => part.lang);
  const found = new Set(named ?? prose());
  const known = Object.keys(KIT.languages).filter((code) => found.size === 0 || found.has(code));
  return known.length > 0 ? known : [PAGE.language];
}

function jsonIn(script) {
  try {
    return script ? JSON.parse(script.textContent) : null;
  } catch {
    return null;
  }
}

let started = false;

/** Draws what the page carries, at once and again when all of it has been read. */
function start() {
  if (started) return;
  started = true;
  document.body.classList.add("tp-page");
  const draw = () => {
    dressPage();
    followConnection();
    hydrateHosts();
  };
  draw();
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", draw, { once: true });
  PAGE.onChange(dressPage);
  tellWrongLink();
  PAGE.onChange(tellWrongLink);
  readyToPresent();
  readyToLeave();
  readyToEmbed();
  readyToCompute();
}

start();

export { dressPage, start };
