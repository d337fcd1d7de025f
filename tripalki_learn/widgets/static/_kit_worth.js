// What chosen cards are worth, as an explorer scene says it. Nothing is computed: sums are looked up
// in `points` and `sums`, rulings in the packed `rows` (one number for each hand of the pack).

const ROW = { pattern: [0, 0xf], scoring: [4, 0x7], total: [7, 0x1f], order: [12, 0x1fff] };
const NO_ORDER = 8191; // a special hand or a combination: no sum of a suit stands out for it

/** The packed rows as numbers: little-endian, four bytes each. */
function unpack(base64) {
  const bytes = Uint8Array.from(atob(base64 ?? ""), (character) => character.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return Array.from({ length: bytes.length >> 2 }, (_, row) => view.getUint32(row * 4, true));
}

/** The cards in the order of the pack: suit by suit, each from the ace down. */
function inDeckOrder(codes, scene) {
  return [...codes].sort((one, other) => scene.deck.indexOf(one) - scene.deck.indexOf(other));
}

/** What is to be shown for `chosen`: the sentence and its rules, the sum of each suit, and, once the
 *  hand is complete, which cards score. */
function resultOf({ scene, rows, chosen, language }) {
  const cards = inDeckOrder(chosen, scene);
  const sums = sumsBySuit(cards, scene);
  if (cards.length < 3) {
    const pattern = sentenceOf(partialPattern(scene, language, cards.length), language);
    const suits = (say) => listed(sums.map(say), language);
    return {
      cards,
      sums,
      scoring: null,
      suit: null,
      rules: [],
      sentence: {
        text: fill(pattern.text, { suits: suits(({ suit, sum }) => `${SYMBOL_OF_SUIT[suit]} ${sum}`) }),
        spoken: fill(pattern.spoken, { suits: suits(({ suit, sum }) => `${suitName(suit, language)} ${sum}`) }),
      },
    };
  }
  const row = readRow(rows, cards.map((code) => scene.deck.indexOf(code)));
  const pattern = scene.patterns[row.pattern] ?? {};
  const scoring = cards.filter((_, place) => row.scoring & (1 << place));
  const special = row.order === NO_ORDER;
  const sentence = sentenceOf(pattern.ruling, language);
  const slots = slotsOf({ cards, scoring, row, sums, language });
  return {
    cards,
    sums,
    scoring: new Set(special && scoring.length === 0 ? cards : scoring),
    suit: special || scoring.length === 0 ? null : suitOf(scoring[0]),
    rules: pattern.rules ?? [pattern.rule].filter(Boolean),
    sentence: {
      text: fill(sentence.text, slots((code) => cardText(code, language), (texts) => texts.join("\u00a0"))),
      spoken: fill(sentence.spoken, slots((code, form) => cardName(code, language, form), (names) => listed(names, language))),
    },
  };
}

function slotsOf({ cards, scoring, row, sums, language }) {
  const suit = scoring.length > 0 ? suitOf(scoring[0]) : suitOf(cards[0]);
  return (name, join) => {
    const these = (codes) => (form) => join(codes.map((code) => name(code, form)));
    return {
      cards: these(cards),
      scoring: these(scoring),
      other: these(cards.filter((code) => !scoring.includes(code))),
      sum: sums.find((each) => each.suit === suit)?.sum ?? String(row.total),
      total: String(row.total),
      suit: (form) => suitName(suit, language, form),
      better: String(row.order),
    };
  };
}

// Hands are numbered by their three places in the pack, i < j < k: C(k,3) + C(j,2) + C(i,1).
function readRow(rows, [i, j, k]) {
  const packed = rows[(k * (k - 1) * (k - 2)) / 6 + (j * (j - 1)) / 2 + i] ?? 0;
  return Object.fromEntries(Object.entries(ROW).map(([name, [shift, mask]]) => [name, (packed >>> shift) & mask]));
}

/** For each suit held, its cards and its sum written out: "11 + 10 = 21". */
function sumsBySuit(cards, scene) {
  return [...new Set(cards.map(suitOf))].map((suit) => {
    const ranks = cards.filter((code) => suitOf(code) === suit).map(rankOf);
    const points = ranks.map((rank) => scene.points[rank]);
    const total = scene.sums[ranks.join("")];
    return { suit, total, sum: points.length > 1 ? `${points.join(" + ")} = ${total}` : String(total) };
  });
}

function partialPattern(scene, language, count) {
  const patterns = inLanguage(scene.partial, language) ?? {};
  return { [language]: patterns[count] ?? patterns.text?.[count] ?? "" };
}

/** The sums as a list, the suit that counts standing out once the hand is complete. */
function sumsElement(result, language) {
  return h("ul", { class: "tp-sums", key: "sums", "aria-label": ui(language, "ui.sums") },
    result.sums.map(({ suit, sum }) => h("li", {
      key: suit,
      class: result.scoring === null ? "" : result.suit === suit ? "tp-best" : "tp-lesser",
      "data-suit": suit,
    }, suitMark(suit), h("span", { class: "tp-suit-name" }, suitName(suit, language)), h("span", { class: "tp-sum" }, sum))));
}
