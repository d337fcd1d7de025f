// The first page of a site leads on to the list of lessons in the reader's language: the saved choice,
// then the browser's languages, then English.
(() => {
  "use strict";
  const { tpElsewhere, tpOthers } = document.documentElement.dataset;
  const known = tpOthers.split(" ");
  let saved = null;
  try {
    saved = localStorage.getItem("tripalki-learn.lang");
  } catch {
    // storage may be forbidden
  }
  const asked = new URLSearchParams(location.search).get("lang");
  const wishes = [asked, saved, ...(navigator.languages ?? [])].map((wish) => String(wish ?? "").toLowerCase().split(/[-_]/)[0]);
  const language = wishes.find((wish) => known.includes(wish)) ?? known[0];
  location.replace(new URL(tpElsewhere.replace("{lang}", language), location.href));
})();
