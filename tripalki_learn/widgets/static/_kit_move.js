// Movement: what changed between two tables is shown as cards going from where they were to where
// they are. The page is already right when the movement begins; nothing waits for it.

const MOVE = { duration: 520, easing: "cubic-bezier(.3, .7, .2, 1)" };

function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || document.visibilityState === "hidden";
}

/** Where everything lies that may move: cards by code, the reserve, the sticks of each seat. */
function placesOf(root) {
  const places = { cards: new Map(), pile: null, reserve: null, actor: null };
  if (isStill()) return places;
  for (const card of root.querySelectorAll("[data-tp=card][data-card]")) {
    places.cards.set(card.dataset.card, { box: card.getBoundingClientRect(), card });
  }
  const reserve = root.querySelector("[data-tp=reserve]");
  if (reserve) {
    places.reserve = Number(reserve.dataset.count);
    places.pile = reserve.querySelector(".tp-stack").getBoundingClientRect();
  }
  const actor = root.querySelector(".tp-mark-to-act, .tp-decides .tp-who");
  places.actor = actor?.closest("[data-tp=seat]")?.querySelector(".tp-hand").getBoundingClientRect() ?? null;
  return places;
}

/** Plays the way from `before` (of `placesOf`) to the table drawn now. */
function showMoves(root, before) {
  if (isStill() || before.cards.size === 0) return;
  const now = placesOf(root);
  const dealt = before.reserve !== null && now.reserve !== null && now.reserve < before.reserve;
  let order = 0;
  for (const [code, { box, card }] of now.cards) {
    const old = before.cards.get(code)?.box;
    const inCentre = card.closest("[data-tp=centre]") !== null;
    if (old) {
      if (Math.abs(old.left - box.left) + Math.abs(old.top - box.top) > 1) travel(card, old, box, order++ * 40);
    } else if (dealt) {
      travel(card, before.pile ?? box, box, 160 + order++ * 90);
    } else if (inCentre && before.actor) {
      travel(card, scaledTo(before.actor, box), box, order++ * 40); // out of a hand that lies face down
    }
  }
  for (const [code, { box, card }] of before.cards) {
    const wasInCentre = !now.cards.has(code) && !root.contains(card) && before.actor;
    if (wasInCentre) leave(root, card, box, scaledTo(before.actor, box)); // into a hand face down
  }
  for (const stick of root.querySelectorAll(".tp-sticks .tp-new")) drop(stick);
}

function scaledTo(place, box) {
  return new DOMRect(place.left, place.top, box.width, box.height);
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
