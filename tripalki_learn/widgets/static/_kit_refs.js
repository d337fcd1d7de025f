// Sentences as references. A scene that holds hundreds of sentences in four languages holds each as
// `{k: key, s: slots, r: rule, n: count}` and the patterns of a key once for each language, one for
// each plural form in the order of the catalogs.

/** The plural categories of a language in the order in which its catalog lists the forms. */
const PLURAL_FORMS = {
  en: ["one", "other"],
  fr: ["one", "other"],
  es: ["one", "other"],
  ru: ["one", "few", "many"],
};
const PLURAL_RULES = new Map();

/** Which of `count` forms a number takes. */
function pluralForm(number, language, count) {
  const order = PLURAL_FORMS[language] ?? PLURAL_FORMS.en;
  if (!PLURAL_RULES.has(language)) PLURAL_RULES.set(language, new Intl.PluralRules(language));
  const place = order.indexOf(PLURAL_RULES.get(language).select(Number(number)));
  // Millions have a category of their own in French and Spanish, which the catalogs do not tell apart.
  return Math.min(place < 0 ? order.length - 1 : place, count - 1);
}

/** A reference said in a language: `{text, spoken}`, what is seen and what is heard. */
function sayRef(ref, scene, language) {
  const forms = scene.patterns?.[language]?.[ref.k];
  if (!forms?.length) return { text: ref.k, spoken: ref.k };
  const pattern = forms.length === 1 ? forms[0] : forms[pluralForm(ref.n, language, forms.length)];
  const filled = (side) => {
    const slots = {};
    for (const [name, value] of Object.entries(ref.s ?? {})) {
      slots[name] = (form) => wordsOfSlot(value, scene, language, form)[side];
    }
    return fill(pattern, slots);
  };
  return { text: filled("text"), spoken: filled("spoken") };
}

/** References said one after the other. */
function sayRefs(refs, scene, language) {
  const said = (refs ?? []).map((ref) => sayRef(ref, scene, language));
  return { text: said.map((each) => each.text).join(" "), spoken: said.map((each) => each.spoken).join(" ") };
}

function wordsOfSlot(value, scene, language, form) {
  if (value === null || typeof value !== "object") return { text: isolated(value), spoken: isolated(value) };
  if (value.say) return sayRef(value.say, scene, language);
  if (value.card) return wordsOfCard(value.card, language, form);
  if (value.suit) {
    const name = suitName(value.suit, language, form);
    return { text: name, spoken: name };
  }
  if (value.cards) {
    const words = value.cards.map((code) => wordsOfCard(code, language, form));
    // A hand must not be torn apart at the end of a line.
    const text = words.map((word) => word.text).join("\u00a0");
    return { text, spoken: listed(words.map((word) => word.spoken), language) };
  }
  const items = (value.list ?? []).map((item) => wordsOfSlot(item, scene, language, form));
  return {
    text: listed(items.map((item) => item.text), language),
    spoken: listed(items.map((item) => item.spoken), language),
  };
}

function wordsOfCard(code, language, form) {
  return { text: cardText(code, language), spoken: cardName(code, language, form) };
}

/** A language-neutral table as `tableElement` draws it, its references said in a language. */
function tableOfRefs(table, scene, language) {
  return {
    ...table,
    seats: table.seats.map((seat) => ({
      ...seat,
      note: seat.note ? { [language]: sayRef(seat.note, scene, language).text } : null,
    })),
    text: { [language]: sayRefs(table.lines, scene, language).spoken },
  };
}
