// The first script of a published page. It runs before anything is painted: a link to another language
// leads there, a page in a frame shows no way about, a page of many languages begins with one.
(() => {
  "use strict";
  const root = document.documentElement;
  const query = new URLSearchParams(location.search);
  const { tpLanguages, tpElsewhere, tpOthers } = root.dataset;
  const carried = tpLanguages.split(" ");
  const code = (wish) => String(wish ?? "").trim().toLowerCase().split(/[-_]/)[0];
  const asked = code(query.get("lang"));

  function saved() {
    try {
      return localStorage.getItem("tripalki-learn.lang");
    } catch {
      return null; // storage may be forbidden
    }
  }

  if (tpElsewhere && !carried.includes(asked) && tpOthers.split(" ").includes(asked)) {
    const url = new URL(tpElsewhere.replace("{lang}", asked), location.href);
    query.delete("lang");
    url.search = query.toString();
    url.hash = location.hash;
    location.replace(url);
  }
  if (carried.length > 1) {
    const wishes = [asked, saved(), ...(navigator.languages ?? [])].map(code);
    root.lang = wishes.find((wish) => carried.includes(wish)) ?? carried[0];
  }
  if (query.get("embed") === "1") root.dataset.tpEmbed = "";
})();
