// Likeness: two questions are alike when nothing but the names of suits and players tells them apart.

const LIKENESS = new WeakMap();
const SUIT_ORDERS = orders(["H", "D", "C", "S"]);

/** A text that is the same for two questions that are alike. */
function likenessOf(question) {
  if (!LIKENESS.has(question)) LIKENESS.set(question, suitlessForm(question));
  return LIKENESS.get(question);
}

function suitlessForm({ kind, table, prompt }) {
  const names = table.seats.map((seat) => seat.name);
  const marks = table.seats.map((seat) => [seat.sticks, seat.dealer, seat.to_act, seat.out, seat.caller].map(Number).join());
  const forms = SUIT_ORDERS.map((suits) => {
    const held = table.seats.map((seat) => suitless(seat.hand, suits));
    const lying = [table.centre ?? [], ...(table.washed ?? [])].map((codes) => suitless(codes, suits));
    return [...held, ...lying, suitlessSlots(prompt.s ?? {}, suits, names)].join("|");
  });
  return [kind, prompt.k, table.reserve, ...marks, forms.sort()[0]].join("|");
}

function suitless(codes, suits) {
  return codes.map((code) => (code ? rankOf(code) + suits.indexOf(suitOf(code)) : "?")).sort().join(" ");
}

function suitlessSlots(slots, suits, names) {
  return Object.entries(slots).map(([name, value]) => `${name}:${suitlessSlot(value, suits, names)}`).join();
}

function suitlessSlot(value, suits, names) {
  if (value === null || typeof value !== "object") return names.includes(value) ? `#${names.indexOf(value)}` : String(value);
  if (value.card) return suitless([value.card], suits);
  if (value.cards) return suitless(value.cards, suits);
  if (value.suit) return String(suits.indexOf(value.suit));
  if (value.say) return `${value.say.k}(${suitlessSlots(value.say.s ?? {}, suits, names)})`;
  return (value.list ?? []).map((item) => suitlessSlot(item, suits, names)).join("+");
}

function orders(items) {
  if (items.length < 2) return [items];
  return items.flatMap((item) => orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}
