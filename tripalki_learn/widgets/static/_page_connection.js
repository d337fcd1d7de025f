// The page's line about Python, `[data-tp=connection]`: `data-state` says how it is (`connecting`,
// `connected` or `gone`), set by whoever watches the kernel; of its parts `[data-tp-when]` the one of
// that state is shown. Gone, the line stays in sight, offers to load the page anew, and the widgets know.

/** Follows the line of the page; called again when more of the page has been read. */
function followConnection() {
  for (const line of document.querySelectorAll("[data-tp=connection][data-state]:not(.tp-gone)")) {
    if (CONNECTION.watched.has(line)) continue;
    CONNECTION.watched.add(line);
    new MutationObserver(() => tellConnection(line)).observe(line, { attributeFilter: ["data-state"] });
    tellConnection(line);
  }
}

function tellConnection(line) {
  const state = line.dataset.state;
  for (const part of line.querySelectorAll("[data-tp-when]")) part.hidden = part.dataset.tpWhen !== state;
  CONNECTION.set(state);
  const isGone = state === "gone";
  document.documentElement.toggleAttribute("data-tp-gone", isGone); // what has the focus is kept clear of the line
  if (!isGone) return;
  if (!line.querySelector("[data-tp=reload]")) {
    const button = create(reloadButton(PAGE.language));
    button.dataset.tpText = "ui.reload"; // the page keeps it in its language
    button.dataset.tpWhen = "gone";
    line.classList.add("tp");
    line.append(" ", button);
  }
  const words = line.querySelector("[data-tp-when=gone] [data-tp-prose]:not([hidden])");
  PAGE.say(words?.textContent ?? "", PAGE.language);
}
