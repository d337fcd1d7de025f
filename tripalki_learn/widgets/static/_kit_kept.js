// Matches that the browser keeps, so that a reload loses nothing. Each has an id, and a tab remembers which
// one is on its table: tabs do not undo each other's. A new tab goes on with a copy of the last one kept.

const KEPT_MOST = 4; // matches of a table; of more the oldest is forgotten

/** What is kept for the table `name`: entries `{id, value}`, the last one kept first. */
function makeKept(name) {
  let mine = ofTab(name); // the id of the match on the table; "" where there is none, null in a new tab
  const write = (entries) => {
    kept.isKept = remember(name, JSON.stringify(entries.slice(0, KEPT_MOST)));
  };
  const kept = {
    isKept: true, // false once the browser has refused to keep something
    get list() {
      try {
        const entries = JSON.parse(remembered(name));
        return Array.isArray(entries) ? entries.filter((entry) => typeof entry?.id === "string" && entry.value) : [];
      } catch {
        return []; // kept by somebody else
      }
    },
    /** The entry of the match on the table; in a new tab the last one that is not over. */
    get own() {
      const isOwn = ({ id, value }) => (mine === null ? !value.isOver : id === mine);
      return this.list.find(isOwn) ?? null;
    },
    /** Those that can go on, and the one on the table even if it is over: it can be looked at again. */
    get open() {
      return this.list.filter(({ id, value }) => id === mine || !value.isOver);
    },
    get others() {
      return this.open.filter(({ id }) => id !== mine);
    },
    /** Another match comes to the table: one that is kept, or a new one. */
    sit(id = Math.random().toString(36).slice(2)) {
      mine = id;
      toTab(name, id);
    },
    leave() {
      this.sit("");
    },
    put(value) {
      if (!mine && JSON.stringify(this.own?.value) === JSON.stringify(value)) return; // nobody has gone on with it
      if (!mine) this.sit();
      write([{ id: mine, value }, ...this.list.filter(({ id }) => id !== mine)]);
    },
    forget(gone = mine) {
      write(this.list.filter(({ id }) => id !== gone));
    },
  };
  return kept;
}

function ofTab(name) {
  try {
    return sessionStorage.getItem(`tripalki-learn.${name}`);
  } catch {
    return null;
  }
}

function toTab(name, id) {
  try {
    sessionStorage.setItem(`tripalki-learn.${name}`, id);
  } catch {
    // as long as the page lasts, it knows
  }
}
