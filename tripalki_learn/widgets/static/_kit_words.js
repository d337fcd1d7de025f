// Words: texts by language, interface strings, and the filling of slots in whole sentences.

const SUIT_OF_SYMBOL = { "♥": "H", "♦": "D", "♣": "C", "♠": "S" };
const SYMBOL_OF_SUIT = { H: "♥", D: "♦", C: "♣", S: "♠" };

/** The text of `texts` (a value for each language) in `language`, or the first that there is. */
function inLanguage(texts, language) {
  if (texts === null || texts === undefined) return null;
  return texts[language] ?? texts.en ?? Object.values(texts)[0] ?? null;
}

/** An interface string, with its slots filled. */
function ui(language, key, slots = {}) {
  const pattern = KIT.ui[language]?.[key] ?? KIT.ui.en?.[key] ?? key;
  return fill(pattern, slots);
}

/** `pattern` with `{name}` and `{name:form}` replaced. A slot is a text or a function of the form. */
function fill(pattern, slots) {
  return String(pattern ?? "").replace(/\{(\w+)(?::([\w.]+))?\}/g, (whole, name, form) => {
    const value = Object.hasOwn(slots, name) ? slots[name] : null;
    if (value === null || value === undefined) return whole;
    return String(typeof value === "function" ? value(form) : value);
  });
}

const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name as it stands in a sentence: it turns nothing but itself round. */
function isolated(name) {
  const text = String(name).replace(TURNS, "\ufffd");
  return FROM_THE_RIGHT.test(text) ? `\u2068${text}\u2069` : text;
}

/** A sentence as `{text, spoken}`, whatever of the two was given. */
function sentenceOf(texts, language) {
  const sentence = inLanguage(texts, language) ?? "";
  if (typeof sentence === "string") return { text: sentence, spoken: sentence };
  const text = sentence.text ?? sentence.spoken ?? "";
  return { text, spoken: sentence.spoken ?? text };
}

function suitOf(code) {
  return code.slice(-1);
}

function rankOf(code) {
  return code.slice(0, -1);
}

/** A card as people of that language write it: `A♥`, `Т♥`. */
function cardText(code, language) {
  const index = KIT.cards[language]?.[code]?.index ?? rankOf(code);
  return `${index}${SYMBOL_OF_SUIT[suitOf(code)]}`;
}

/** A card as it is said, in the form asked for: "ace of hearts". */
function cardName(code, language, form) {
  const card = KIT.cards[language]?.[code];
  return card?.[form ?? "name"] ?? card?.name ?? code;
}

/** A suit as it is said: `suitName("H", "en", "in")` is "in hearts". */
function suitName(suit, language, form) {
  const words = KIT.words[language] ?? {};
  return words[form ? `suit.${suit}.${form}` : `suit.${suit}`] ?? words[`suit.${suit}`] ?? suit;
}

/** Things in a row, joined as the catalogs say: "a, b and c". */
function listed(items, language) {
  if (items.length < 2) return items.join("");
  const words = KIT.words[language] ?? {};
  const first = items.slice(0, -1).join(words["list.comma"] ?? ", ");
  const last = items.at(-1);
  // Spanish says "e" before the sound i, but "y" before the glide of "hielo".
  const beforeI = words["list.pair.i"] && /^(?:i|í|hi(?![aeo]))/.test(last.toLowerCase());
  return fill(words[beforeI ? "list.pair.i" : "list.pair"] ?? "{first}, {last}", { first, last });
}

/** Text for the eye: a suit keeps its colour, and a card is never broken between its two signs. */
function inked(text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(/(10|[0-9]|\p{Lu})?([♥♦♣♠])/gu)) {
    const [whole, index, symbol] = match;
    if (match.index > end) parts.push(text.slice(end, match.index));
    const pip = h("span", { class: "tp-pip", "data-suit": SUIT_OF_SYMBOL[symbol] }, symbol);
    parts.push(index ? h("span", { class: "tp-whole" }, index, pip) : pip);
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** A sentence seen and, in its spoken form, read by screen readers: each of them finds it once. */
function saidAndSeen({ text, spoken }) {
  return [
    h("span", { class: "tp-seen", "aria-hidden": "true" }, inked(text)),
    h("span", { class: "tp-unseen tp-spoken" }, spoken),
  ];
}
