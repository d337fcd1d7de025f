// The page's line about Python: `[data-tp=connection][data-state=gone]`, shown by whoever watches the
// kernel. Once it is shown it stays in sight, offers to load the page anew, and the widgets know.

/** Follows the line of the page; called again when more of the page has been read. */
function followConnection() {
  for (const line of document.querySelectorAll("[data-tp=connection][data-state=gone]")) {
    if (CONNECTION.watched.has(line)) continue;
    CONNECTION.watched.add(line);
    new MutationObserver(() => tellConnection(line)).observe(line, { attributeFilter: ["hidden"] });
    tellConnection(line);
  }
}

function tellConnection(line) {
  CONNECTION.set(line.hidden ? "connected" : "gone");
  document.documentElement.toggleAttribute("data-tp-gone", !line.hidden); // what has the focus is kept clear of the line
  if (line.hidden) return;
  if (!line.querySelector("[data-tp=reload]")) {
    const button = create(reloadButton(PAGE.language));
    button.dataset.tpText = "ui.reload"; // the page keeps it in its language
    line.classList.add("tp");
    line.append(" ", button);
  }
  const words = [...line.querySelectorAll("[data-tp-prose]")].find((part) => !part.hidden) ?? line.firstChild;
  PAGE.say(words?.textContent ?? "", PAGE.language);
}
