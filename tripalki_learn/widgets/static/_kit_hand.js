// Moving within a hand: one tab stop for each hand, arrow keys inside it.

/** Leaves exactly one tab stop in every hand under `root`. */
function settleHands(root) {
  for (const hand of root.querySelectorAll("[data-roving]")) {
    const cards = reachable(hand);
    const stop = cards.find((card) => card === document.activeElement)
      ?? cards.find((card) => card.tabIndex === 0) ?? cards[0];
    for (const card of cards) card.tabIndex = card === stop ? 0 : -1;
  }
}

function reachable(hand) {
  return [...hand.querySelectorAll("[tabindex], button")];
}

/** Moves the focus to `card` and makes it the tab stop of its hand. */
function focusCard(card, options) {
  const hand = card.closest("[data-roving]");
  for (const other of reachable(hand)) other.tabIndex = other === card ? 0 : -1;
  card.focus(options);
}

/** Answers an arrow key, Home or End pressed within a hand; true when the key was meant for the hand. */
function moveInHand(event) {
  const hand = event.target.closest?.("[data-roving]");
  if (!hand || isModified(event)) return false;
  const cards = reachable(hand);
  const here = cards.indexOf(event.target);
  if (here < 0) return false;
  const inGrid = hand.dataset.roving === "grid";
  const goal = {
    ArrowLeft: cards[here - 1],
    ArrowRight: cards[here + 1],
    Home: cards[0],
    End: cards.at(-1),
    ArrowUp: inGrid && nearest(cards, event.target, -1),
    ArrowDown: inGrid && nearest(cards, event.target, 1),
  };
  if (!Object.hasOwn(goal, event.key)) return false;
  if (!inGrid && /Up|Down/.test(event.key)) return false; // outside a grid they scroll the page
  event.preventDefault();
  if (goal[event.key]) focusCard(goal[event.key]);
  return true;
}

function isModified(event) {
  return event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
}

/** The card in the next row up (-1) or down (1), as the rows lie on the screen. */
function nearest(cards, from, way) {
  const start = from.getBoundingClientRect();
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(start);
  let best = null;
  let least = Infinity;
  for (const card of cards) {
    const [cx, cy] = middle(card.getBoundingClientRect());
    const rows = (cy - y) * way;
    if (rows < start.height / 2) continue;
    const distance = rows * 1000 + Math.abs(cx - x);
    if (distance < least) [best, least] = [card, distance];
  }
  return best;
}

/** Where the focus is, said in a way that survives a redraw. */
function focusMark(root) {
  const focused = document.activeElement;
  if (!focused || !root.contains(focused)) return null;
  const hand = focused.closest("[data-roving]");
  return { focused, code: focused.dataset.card, hand: hand?.dataset.hand, place: hand ? reachable(hand).indexOf(focused) : -1 };
}

/** Puts the focus back where `mark` says when a redraw has taken its element away. */
function restoreFocus(root, mark) {
  if (!mark || (root.contains(mark.focused) && document.activeElement === mark.focused)) return;
  if (root.contains(mark.focused)) {
    mark.focused.focus({ preventScroll: true });
    return;
  }
  const hands = [...root.querySelectorAll("[data-roving]")];
  const same = hands.find((hand) => hand.dataset.hand === mark.hand);
  const goal = (same && reachable(same)[Math.max(0, Math.min(mark.place, reachable(same).length - 1))])
    ?? [...root.querySelectorAll("[data-tp=card][tabindex]")].find((card) => card.dataset.card === mark.code)
    ?? root.querySelector("[data-tp=next]") ?? root.querySelector("button, [tabindex]");
  goal?.focus({ preventScroll: true });
}

/** The keys of a widget whose buttons answer or act: a key that is held down does so once, and does not
 *  go on to what comes next; arrow keys move within a hand. */
function pressedOnce(event) {
  if (event.repeat && ["Enter", " "].includes(event.key) && event.target.closest("button")) event.preventDefault();
  else moveInHand(event);
}
