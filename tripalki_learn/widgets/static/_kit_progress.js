// What the learner has shown to know, rule by rule. It belongs to the page (all widgets share it) and
// is kept in the browser under one key, so that it outlives a reload, a kernel and a new version of
// the lessons.
//
// Two open lessons do not undo one another, though a browser may show each of them what the other has
// stored only some time later: a page joins what it finds with what it knows, and writes again what
// the other had not seen. So that a join knows the later of two, a rule counts its `answers` and the
// whole counts how often it was `begun` anew.
//
// A rule is unseen, learning, known or firm. `row` holds the levels of the right answers in a row
// that were given to fresh questions without a hint; three of them at rising difficulty make a rule
// known, one more in the review makes it firm. Neither is ever taken back.

const PROGRESS_KEY = "tripalki-learn.progress.v1";
const PROGRESS_FORMAT = "tripalki-learn.progress";
const PROGRESS_VERSION = 1;
const PROGRESS_STATES = ["unseen", "learning", "known", "firm"];
const PROGRESS_MOST = 200000; // characters of a file; a whole course takes some five thousand
const KNOWN_ROW = 3;
const UNSEEN = Object.freeze({ state: "unseen", row: [], wrong: false, answers: 0 });

PAGE.progress ??= makeProgress();
const PROGRESS = PAGE.progress;

function makeProgress() {
  const listeners = new Set();
  let kept = emptyProgress(); // used alone where the browser keeps nothing

  function read() {
    if (!progress.stored) return kept;
    try {
      const text = localStorage.getItem(PROGRESS_KEY);
      return text === null ? emptyProgress() : joinedProgress(kept, progressIn(text).progress ?? kept);
    } catch {
      return kept;
    }
  }

  function write(next) {
    kept = next;
    try {
      localStorage.setItem(PROGRESS_KEY, progressText(next));
      progress.stored = true;
    } catch {
      progress.stored = false; // forbidden or full: it lasts as long as the page
    }
    for (const listener of [...listeners]) listener();
  }

  function change(edit) {
    const next = structuredClone(read());
    const result = edit(next);
    write(next);
    return result;
  }

  const progress = {
    /** Whether the browser keeps what is learnt. */
    stored: canStore(),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** `{state, row, wrong}` of a rule. */
    of: (rule) => read().rules[rule] ?? UNSEEN,
    isPassed: (lesson) => read().lessons[lesson]?.passed === true,
    /** Keeps an answer; returns the state of its rule before and after. */
    answered: (rule, answer) => change((next) => {
      const before = next.rules[rule] ?? UNSEEN;
      next.rules[rule] = afterAnswer(before, answer);
      return { before: before.state, after: next.rules[rule].state, row: next.rules[rule].row.length };
    }),
    passed: (lesson) => change((next) => {
      next.lessons[lesson] = { ...next.lessons[lesson], passed: true };
    }),
    /** The file for another browser. */
    text: () => progressText(read()),
    /** Takes in the text of such a file: what is better of both is kept. Returns what came of it:
     *  "taken", "nothing_new", or why nothing was taken: "damaged", "foreign", "newer". */
    take(text) {
      const found = progressIn(text);
      if (!found.progress) return found.fault;
      const before = read();
      const merged = betterProgress(before, found.progress);
      if (progressText(merged) === progressText(before)) return "nothing_new";
      write(merged);
      return "taken";
    },
    reset: () => write({ ...emptyProgress(), begun: read().begun + 1 }),
  };

  addEventListener("storage", (event) => {
    if (event.key !== PROGRESS_KEY && event.key !== null) return;
    // Another lesson of the same browser has learnt something, or has begun anew.
    const known = read();
    if (event.newValue !== null && progressText(known) !== event.newValue) write(known);
    else {
      kept = known;
      for (const listener of [...listeners]) listener();
    }
  });
  putAsideUnreadable();
  kept = read();
  return progress;
}

// What cannot be read (half written, or of a later version) is kept aside before anything replaces it.
function putAsideUnreadable() {
  try {
    const text = localStorage.getItem(PROGRESS_KEY);
    if (text !== null && !progressIn(text).progress) {
      localStorage.setItem(`${PROGRESS_KEY}.unreadable`, text);
      localStorage.removeItem(PROGRESS_KEY);
    }
  } catch {
    // storage is forbidden: there is nothing to keep aside
  }
}

function canStore() {
  try {
    const key = `${PROGRESS_KEY}.probe`;
    localStorage.setItem(key, "1");
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

// No prototype: a key of a file is never found to be a property of every object.
function emptyProgress() {
  return { begun: 0, rules: Object.create(null), lessons: Object.create(null) };
}

/** A rule's record after an answer: `{right, level, top, hinted, fresh, review}`; `top` is the highest
 *  level at which the page asks for the rule. */
function afterAnswer(before, { right, level, top = 3, hinted = false, fresh = true, review = false }) {
  const record = { ...before, answers: before.answers + 1 };
  if (!right) return { ...record, state: atLeast(record.state, "learning"), row: [], wrong: true };
  if (hinted) return { ...record, state: atLeast(record.state, "learning"), row: [] };
  if (!fresh) return { ...record, state: atLeast(record.state, "learning") };
  const rising = record.row.length === 0 || level >= record.row.at(-1);
  const row = (rising ? [...record.row, level] : [level]).slice(-KNOWN_ROW);
  const isKnown = row.length === KNOWN_ROW && (row.at(-1) > row[0] || row.at(-1) >= top);
  const wasKnown = record.state === "known" || record.state === "firm";
  const state = wasKnown && review ? "firm" : atLeast(record.state, isKnown ? "known" : "learning");
  return { ...record, state, row, wrong: false };
}

function atLeast(state, other) {
  return PROGRESS_STATES.indexOf(state) < PROGRESS_STATES.indexOf(other) ? other : state;
}

/** The better of two, for a file from elsewhere: nothing that either has is lost. */
function betterProgress(one, other) {
  return merged(one, other, (record, mine) => isBetter(record, mine)
    && { ...record, answers: Math.max(record.answers, mine.answers + 1) });
}

/** The later of two of one browser: what was begun anew more often; of a rule, what has more answers. */
function joinedProgress(one, other) {
  if (one.begun !== other.begun) return one.begun > other.begun ? one : other;
  return merged(one, other, (record, mine) => {
    const later = record.answers - mine.answers || isBetter(record, mine) - isBetter(mine, record)
      || (JSON.stringify(record) > JSON.stringify(mine) ? 1 : -1);
    return later > 0 && record;
  });
}

/** Both, with `chosen(record, mine)` in the place of mine where it gives one. */
function merged(one, other, chosen) {
  const both = { ...emptyProgress(), begun: one.begun };
  Object.assign(both.rules, one.rules);
  Object.assign(both.lessons, one.lessons);
  for (const [rule, record] of Object.entries(other.rules)) {
    const mine = both.rules[rule];
    both.rules[rule] = (mine ? chosen(record, mine) : record) || mine;
  }
  for (const [lesson, record] of Object.entries(other.lessons)) {
    both.lessons[lesson] = { passed: record.passed || both.lessons[lesson]?.passed === true };
  }
  return both;
}

function isBetter(record, mine) {
  const gained = PROGRESS_STATES.indexOf(record.state) - PROGRESS_STATES.indexOf(mine.state);
  if (gained !== 0) return gained > 0;
  return record.row.length > mine.row.length;
}

function progressText(progress) {
  const sorted = (records) => Object.fromEntries(Object.entries(records).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify({
    format: PROGRESS_FORMAT,
    version: PROGRESS_VERSION,
    begun: progress.begun,
    rules: sorted(progress.rules),
    lessons: sorted(progress.lessons),
  });
}

/** What a text holds: `{progress}`, or `{fault}`: "damaged" (no JSON, or not whole), "foreign"
 *  (something else), "newer" (of a later version of this kit). */
function progressIn(text) {
  let found;
  try {
    if (text.length > PROGRESS_MOST) return { fault: "foreign" };
    found = JSON.parse(text);
  } catch {
    return { fault: "damaged" };
  }
  if (!isRecord(found) || found.format !== PROGRESS_FORMAT) return { fault: "foreign" };
  if (Number.isInteger(found.version) && found.version > PROGRESS_VERSION) return { fault: "newer" };
  if (found.version !== PROGRESS_VERSION || !isRecord(found.rules) || !isRecord(found.lessons)) return { fault: "damaged" };
  const progress = { ...emptyProgress(), begun: countIn(found.begun) };
  for (const [rule, record] of Object.entries(found.rules)) {
    if (!/^[A-Z]{2,3}-\d{1,2}(\.\d{1,2})?$/.test(rule) || !isRuleRecord(record)) return { fault: "damaged" };
    progress.rules[rule] = {
      state: record.state,
      row: record.row.slice(-KNOWN_ROW),
      wrong: record.wrong === true,
      answers: countIn(record.answers),
    };
  }
  for (const [lesson, record] of Object.entries(found.lessons)) {
    if (!/^[a-z0-9][\w.-]{0,63}$/.test(lesson) || !isRecord(record)) return { fault: "damaged" };
    progress.lessons[lesson] = { passed: record.passed === true };
  }
  return { progress };
}

function countIn(value) {
  return Number.isSafeInteger(value) && value >= 0 ? Math.min(value, 1e9) : 0;
}

function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isRuleRecord(record) {
  return isRecord(record) && PROGRESS_STATES.includes(record.state) && Array.isArray(record.row)
    && record.row.every((level) => Number.isInteger(level) && level > 0 && level < 100);
}
