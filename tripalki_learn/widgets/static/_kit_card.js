// A card: the picture from the kit's templates, and the element that carries it.

const TEMPLATES = new Map();

/** A copy of an SVG of the kit. It is parsed once; nothing that a user wrote is ever part of it. */
function picture(markup) {
  if (!TEMPLATES.has(markup)) {
    const parsed = new DOMParser().parseFromString(markup, "image/svg+xml");
    const svg = document.importNode(parsed.documentElement, true);
    for (const name of ["role", "aria-label", "aria-labelledby", "width", "height"]) svg.removeAttribute(name);
    svg.querySelector(":scope > title")?.remove();
    svg.setAttribute("aria-hidden", "true"); // the element around it has the name
    svg.setAttribute("focusable", "false");
    TEMPLATES.set(markup, svg);
  }
  return TEMPLATES.get(markup).cloneNode(true);
}

/** The parts of a suit's shape, ready to stand in a card. */
function shapeParts(suit) {
  const shape = KIT.suits[suit] ?? "";
  const markup = `<svg xmlns="http://www.w3.org/2000/svg">${shape}</svg>`;
  return [...picture(shape.startsWith("<svg") ? shape : markup).childNodes];
}

/** The face of a card with the index of that language. */
function face(code, language) {
  const svg = picture(KIT.card_svg);
  const index = KIT.cards[language]?.[code]?.index ?? rankOf(code);
  const walker = document.createTreeWalker(svg, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.data.trim() === "{suit}") text.replaceWith(...shapeParts(suitOf(code)));
    else if (text.data.includes("{index}")) text.data = text.data.replace("{index}", index);
  }
  svg.classList.add("tp-face");
  if (index.length > 1) svg.classList.add("tp-wide-index");
  return svg;
}

function cardFace(code, language) {
  return opaque(`${code} ${language}`, () => face(code, language));
}

function cardBack() {
  return opaque("back", () => {
    const svg = picture(KIT.back_svg);
    svg.classList.add("tp-back");
    return svg;
  });
}

/** A small suit mark for lists and headings; it says nothing to screen readers. */
function suitMark(suit) {
  return h("span", { class: "tp-pip", "data-suit": suit, "aria-hidden": "true" }, SYMBOL_OF_SUIT[suit]);
}

/** One card of a hand or of the centre; `code` null is a card face down, `look` a class of its own.
 *  With the attributes `button` it is one. */
function cardElement(code, { language, look = "", key = code, unreachable = false, button = null }) {
  return h(button ? "button" : "span", {
    key,
    class: `tp-card ${look}`.trim(),
    "data-tp": "card",
    "data-card": code,
    "data-suit": code && suitOf(code),
    role: button ? null : "img",
    "aria-label": code ? cardName(code, language) : ui(language, "ui.face_down"),
    tabindex: unreachable ? null : "-1", // `settleHands` gives each hand its one tab stop
    ...button,
  }, code ? cardFace(code, language) : cardBack());
}
