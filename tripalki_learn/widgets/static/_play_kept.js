// The match of a page, kept by the browser: a reload loses nothing.

/** What the browser keeps of the match of a lesson: a text that only the kit can read. */
function keptMatch(name) {
  return remembered(`play.${name}`) || null;
}

function keepMatch(name, kept) {
  remember(`play.${name}`, kept ?? "");
}
