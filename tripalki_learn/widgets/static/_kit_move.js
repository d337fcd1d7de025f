// Movement: what changed between two tables is shown as cards going from where they were to where
// they are. The page is already right when the movement begins; nothing waits for it.

const MOVE = { duration: 520, easing: "cubic-bezier(.3, .7, .2, 1)" };

function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || document.visibilityState === "hidden";
}

/** Where everything lies that may move: cards by code, the reserve, the hand of whoever acts. */
function placesOf(root) {
  const places = { cards: new Map(), pile: null, reserve: null, hidden: null };
  if (isStill()) return places;
  for (const card of root.querySelectorAll("[data-tp=card][data-card]")) {
    const inCentre = card.closest("[data-tp=centre]") !== null;
    places.cards.set(card.dataset.card, { box: card.getBoundingClientRect(), card, inCentre });
  }
  const reserve = root.querySelector("[data-tp=reserve]");
  if (reserve) {
    places.reserve = Number(reserve.dataset.count);
    places.pile = reserve.querySelector(".tp-stack").getBoundingClientRect();
  }
  // A hand face down gives and takes cards unseen: they come from its place and go there.
  const actor = root.querySelector(".tp-mark-to-act, .tp-decides .tp-who")?.closest("[data-tp=seat]");
  const back = actor?.querySelector(".tp-card:not([data-card])");
  places.hidden = back?.getBoundingClientRect() ?? null;
  return places;
}

/** Plays the way from `before` (of `placesOf`) to the table drawn now. */
function showMoves(root, before) {
  if (isStill() || before.cards.size === 0) return;
  const now = placesOf(root);
  const dealt = before.reserve !== null && now.reserve !== null && now.reserve < before.reserve;
  const exchanged = before.hidden !== null && before.reserve === now.reserve;
  let order = 0;
  for (const [code, { box, card, inCentre }] of now.cards) {
    const old = before.cards.get(code)?.box;
    if (old) {
      if (isElsewhere(old, box)) travel(card, old, box, order++ * 40);
    } else if (dealt) {
      travel(card, before.pile, box, 160 + order++ * 90);
    } else if (inCentre && exchanged) {
      travel(card, before.hidden, box, order++ * 40);
    }
  }
  for (const [code, { box, card, inCentre }] of before.cards) {
    if (inCentre && exchanged && !now.cards.has(code)) leave(root, card, box, before.hidden);
  }
  for (const stick of root.querySelectorAll(".tp-sticks .tp-new")) drop(stick);
}

function isElsewhere(one, other) {
  return Math.abs(one.left - other.left) + Math.abs(one.top - other.top) > 1;
}

function wayFrom(from, to) {
  const x = from.left - to.left;
  const y = from.top - to.top;
  return `translate(${x}px, ${y}px) scale(${from.width / to.width || 1}, ${from.height / to.height || 1})`;
}

function travel(card, from, to, delay) {
  if (!to.width || !from.width) return;
  card.style.zIndex = "3";
  const movement = card.animate(
    [{ transformOrigin: "0 0", transform: wayFrom(from, to) }, { transformOrigin: "0 0", transform: "none" }],
    { ...MOVE, delay, fill: "backwards" },
  );
  movement.onfinish = movement.oncancel = () => card.style.removeProperty("z-index");
}

// The card is gone from the table already: its picture alone makes the way.
function leave(root, card, from, to) {
  const ghost = card.cloneNode(true);
  for (const name of ["data-tp", "data-card", "role", "aria-label", "tabindex"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("tp-ghost");
  const frame = root.getBoundingClientRect();
  Object.assign(ghost.style, {
    left: `${from.left - frame.left}px`,
    top: `${from.top - frame.top}px`,
    width: `${from.width}px`,
  });
  root.append(ghost);
  const movement = ghost.animate(
    [{ transformOrigin: "0 0", transform: "none" }, { transformOrigin: "0 0", transform: wayFrom(to, from), opacity: 0.2 }],
    MOVE,
  );
  movement.onfinish = movement.oncancel = () => ghost.remove();
}

function drop(stick) {
  stick.animate(
    [{ transform: "translateY(-26px) rotate(-14deg)", opacity: 0 }, { transform: "translateY(0) rotate(12deg)", opacity: 1 }],
    { duration: 420, easing: "cubic-bezier(.3, 1.4, .5, 1)", fill: "backwards" },
  );
}
