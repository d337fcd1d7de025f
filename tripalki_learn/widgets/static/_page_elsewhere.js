// A page of one language leads to the same page in others: `<html data-tp-elsewhere="../../{lang}/x/"
// data-tp-others="fr es">`. Whoever changes the language there finds the same steps and the same place.

const PLACE_KEY = "tripalki-learn.place";

/** The languages that the picker offers. */
function offeredLanguages(carried) {
  const others = document.documentElement.dataset.tpOthers?.split(" ") ?? [];
  return Object.keys(KIT.languages).filter((code) => carried.includes(code) || others.includes(code));
}

/** Makes the page ready to be left for another language, and to be come to from one. */
function readyToLeave() {
  const { tpElsewhere } = document.documentElement.dataset;
  if (!tpElsewhere) return;
  PAGE.elsewhere = (language) => {
    keepPlace();
    const url = new URL(tpElsewhere.replace("{lang}", language), location.href);
    const query = new URLSearchParams(location.search);
    query.delete("lang");
    url.search = query.toString();
    url.hash = location.hash;
    location.assign(url);
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", takePlace, { once: true });
  else takePlace();
}

function steppingHosts() {
  return [...document.querySelectorAll("[data-tp-host=walkthrough]")];
}

function landmarks() {
  return [...document.querySelectorAll("main :is(h1, h2, h3, [data-tp-host])")];
}

// Progress and language are kept by the browser for good; where one is on a page only for the way.
function keepPlace() {
  const marks = landmarks();
  const near = marks.findIndex((mark) => mark.getBoundingClientRect().bottom > 0);
  const place = {
    lesson: document.querySelector("main").dataset.lesson,
    steps: steppingHosts().map((host) => PAGE.hosts.get(host)?.presenter.at ?? 0),
    near,
    top: marks[near]?.getBoundingClientRect().top ?? 0,
  };
  try {
    sessionStorage.setItem(PLACE_KEY, JSON.stringify(place));
  } catch {
    // storage is forbidden: the address still names the step
  }
}

function takePlace() {
  let place = null;
  try {
    place = JSON.parse(sessionStorage.getItem(PLACE_KEY));
    sessionStorage.removeItem(PLACE_KEY);
  } catch {
    return;
  }
  if (!place || place.lesson !== document.querySelector("main")?.dataset.lesson) return;
  steppingHosts().forEach((host, order) => PAGE.hosts.get(host)?.presenter.show(place.steps[order] ?? 0));
  const mark = landmarks()[place.near];
  if (mark) scrollBy({ top: mark.getBoundingClientRect().top - place.top, behavior: "instant" });
  document.querySelector("[data-tp=language]")?.focus({ preventScroll: true });
}
