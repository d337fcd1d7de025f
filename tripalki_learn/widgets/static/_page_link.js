// A link may name cards for the tables of a lesson (`_kit_address.js`). What is no card is said once, above
// all else; the tables stay those of the lesson.

let wrongLink = null;

function tellWrongLink() {
  const { wrong } = cardsInAddress();
  if (wrong === null) return;
  const words = ui(PAGE.language, "ui.link_unreadable", { text: wrong.slice(0, 20) });
  if (!wrongLink) PAGE.say(words, PAGE.language);
  wrongLink ??= document.querySelector("main").insertAdjacentElement("afterbegin", document.createElement("div"));
  wrongLink.className = "tp";
  patch(wrongLink, h("div", { lang: PAGE.language }, h("p", { class: "tp-notice", key: "link", "data-tp": "link" }, words)));
}
