// The cards that a link names: `?hands=AH-JH-6C_K♦-Q♦-10♦&centre=KH-9D-8S`, each card in any form in
// which people write it; cards are joined by `-`, hands by `_`. The tables of the lesson follow it.

const ADDRESS_MOST = 600; // characters that are read: eight hands in the longest forms take fewer

/** What the address names: `hands` and `centre` as codes, null where it names none, and as `wrong` the
 *  first text that is no card. */
function cardsInAddress() {
  const query = new URLSearchParams(ownsAddress() ? location.search : "");
  const read = (name) => (query.get(name) ?? "").slice(0, ADDRESS_MOST).split("_")
    .map((hand) => hand.split(/[-,\s]+/).filter(Boolean)).filter((hand) => hand.length > 0);
  const [hands, beside] = [read("hands"), read("centre")];
  const wrong = [...hands, ...beside].flat().find((text) => readCard(text) === null) ?? null;
  const codes = (texts) => texts.map(readCard).filter(Boolean);
  return {
    hands: hands.length > 0 ? hands.map(codes) : null,
    centre: beside.length > 0 ? codes(beside.flat()) : null,
    wrong,
  };
}

/** The hands and the centre of the address for the widget at `root`, the first of its kind; null where
 *  it names none, or something that is no card. The players are those of `seats` where they are as
 *  many; the centre is by default `own`, that of the lesson. */
function tableInAddress(root, seats, own = []) {
  const { hands, centre, wrong } = cardsInAddress();
  if (!hands || wrong !== null || !isFirst(root)) return null;
  const name = (place) => (hands.length === seats.length ? seats[place].name : String.fromCharCode(65 + place));
  return { hands: hands.map((hand, place) => ({ name: name(place), hand })), centre: centre ?? own };
}

/** The code of a card as typed, rank and letter or any language's index and a symbol, or null. */
function readCard(typed) {
  const text = typed.replace(/[\uFE0E\uFE0F]/g, "");
  const [index, mark] = [text.slice(0, -1), text.slice(-1)];
  if (KIT.symbols[mark]) return KIT.indices[index] ? KIT.indices[index] + KIT.symbols[mark] : null;
  const letters = /^(10|[2-9AKQJT])([HDCS])$/i.exec(text);
  return letters ? letters[1].toUpperCase().replace("T", "10") + letters[2].toUpperCase() : null;
}
