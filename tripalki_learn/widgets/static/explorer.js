// The explorer: any three of the 36 cards are chosen, and the page says what they are worth. Nothing
// is computed here: sums are looked up in `points` and `sums`, rulings in the packed `rows`.

const MOST = 3; // cards in a hand
let explorers = 0;

function hydrate(el, scene, binding) {
  const id = `tp-explorer-${(explorers += 1)}-${Math.random().toString(36).slice(2, 7)}`;
  const root = document.createElement("section");
  el.append(root);
  let rows = unpack(scene.rows);
  let chosen = legible(scene.selected, scene); // the oldest choice first
  let openRule = null;
  let touched = false;

  const language = () => languageOf(scene);

  function draw() {
    const mark = focusMark(root);
    patch(root, describe());
    settleHands(root);
    restoreFocus(root, mark);
  }

  /** Shows `codes` as the cards chosen; `replaced` is the card that had to go, if one had. */
  function choose(codes, by, replaced = null) {
    const before = chosenBoxes(root);
    if (by === "user" || by === "address") touched = true;
    chosen = codes;
    openRule = null;
    draw();
    arrive(root, before);
    if (by === "user") PAGE.say(spokenResult(replaced), language());
    if (by !== "model") handle.binding?.set("value", [...chosen]);
  }

  function toggle(code) {
    if (chosen.includes(code)) return choose(chosen.filter((other) => other !== code), "user");
    const replaced = chosen.length === MOST ? chosen[0] : null;
    return choose([...chosen.slice(replaced ? 1 : 0), code], "user", replaced);
  }

  // The button goes with its card, so the focus goes to that card in the pack; for a pointer the page
  // stays where it is.
  function putBack(code, event) {
    choose(chosen.filter((other) => other !== code), "user");
    const pick = root.querySelector(`[data-tp=card][data-card="${code}"]`);
    if (pick) focusCard(pick, { preventScroll: event.detail > 0 });
  }

  function spokenResult(replaced) {
    const tongue = language();
    const spoken = resultOf({ scene, rows, chosen, language: tongue }).sentence.spoken;
    if (!replaced) return spoken;
    const cards = { card: cardName(chosen.at(-1), tongue), replaced: cardName(replaced, tongue) };
    return `${ui(tongue, "ui.replaced", cards)} ${spoken}`;
  }

  function describe() {
    const tongue = language();
    const result = resultOf({ scene, rows, chosen, language: tongue });
    return h("section", {
      class: "tp tp-explorer",
      "data-tp": "explorer",
      "data-suits": PAGE.fourColours ? "four" : "two",
      "data-lm-suppress-shortcuts": "true",
      "aria-label": inLanguage(scene.label, tongue),
      lang: tongue,
      on: { keydown: moveInHand, focusin: () => settleHands(root) },
    },
      showsChoices(root) && h("div", { class: "tp-choices", key: "choices" },
        pageChoices(scene.languages ?? Object.keys(KIT.languages), tongue)),
      h("div", { class: "tp-sheet", key: "sheet" },
        h("div", { class: "tp-result", key: "result" },
          chosenElement(result, tongue),
          sumsElement(result, tongue),
          clearButton(tongue)),
        rulingElement(result.sentence, {
          rules: result.rules,
          language: tongue,
          open: openRule,
          toggle: (rule) => {
            openRule = rule;
            draw();
          },
          id,
        }),
        picksElement(tongue)));
  }

  function clearButton(tongue) {
    return h("button", {
      key: "clear",
      type: "button",
      class: "tp-button tp-clear",
      "data-tp": "clear",
      "aria-disabled": chosen.length === 0 ? "true" : null,
      on: { click: () => chosen.length > 0 && choose([], "user") },
    }, ui(tongue, "ui.clear"));
  }

  function chosenElement(result, tongue) {
    const gaps = Array.from({ length: MOST - chosen.length }, (_, place) =>
      h("span", { key: `gap ${place}`, class: "tp-gap", "aria-hidden": "true" }));
    return h("div", {
      class: "tp-hand tp-chosen",
      key: "chosen",
      "data-tp": "chosen",
      "data-count": chosen.length,
      "data-roving": "row",
      "data-hand": "chosen",
      role: "group",
      "aria-label": ui(tongue, "ui.chosen", { cards: chosen.length }),
    }, inDeckOrder(chosen, scene).map((code) => h("button", {
      key: code,
      type: "button",
      class: `tp-card ${lookIn(result, code)}`.trim(),
      "data-chosen": code,
      "data-suit": suitOf(code),
      "aria-label": ui(tongue, "ui.put_back", { card: cardName(code, tongue) }),
      on: { click: (event) => putBack(code, event) },
    }, cardFace(code, tongue))), gaps);
  }

  function picksElement(tongue) {
    const suits = [...new Set(scene.deck.map(suitOf))];
    return h("div", {
      class: "tp-picks",
      key: "picks",
      role: "group",
      "aria-label": ui(tongue, "ui.pack"),
      "data-roving": "grid",
      "data-hand": "pack",
    }, suits.map((suit) => h("div", {
      class: "tp-suit-row",
      key: suit,
      role: "group",
      "aria-label": suitName(suit, tongue),
    }, scene.deck.filter((code) => suitOf(code) === suit).map((code) => h("button", {
      key: code,
      type: "button",
      class: "tp-card tp-pick",
      "data-tp": "card",
      "data-card": code,
      "data-suit": suit,
      "aria-pressed": String(chosen.includes(code)),
      "aria-label": cardName(code, tongue),
      on: { click: () => toggle(code) },
    }, cardFace(code, tongue))))));
  }

  function replace(newScene) {
    if (!newScene?.deck || JSON.stringify(newScene) === JSON.stringify(scene)) return;
    const selected = JSON.stringify(newScene.selected) !== JSON.stringify(scene.selected);
    scene = newScene;
    rows = unpack(scene.rows);
    choose(legible(selected ? scene.selected : chosen, scene), "kernel");
  }

  /** Shares choice and scene with a model. */
  function follow(model) {
    const given = model.get("value");
    if (touched || !given?.length) model.set("value", [...chosen]);
    else choose(legible(given, scene), "model");
    return [
      model.on("value", (value) => {
        const codes = legible(value, scene);
        if (codes.join() !== chosen.join()) choose(codes, "model");
      }),
      model.on("scene", replace),
    ];
  }

  const handle = handleOf(root, { follow });
  handle.begin(draw, binding);
  if (isFirst(root)) {
    const asked = legible(cardsInAddress().hands?.[0], scene);
    if (asked.length > 0) choose(asked, "address");
  }
  return handle;
}

/** The codes of `codes` that are cards of the pack, each once, at most three. */
function legible(codes, scene) {
  if (!Array.isArray(codes)) return [];
  return [...new Set(codes)].filter((code) => scene.deck.includes(code)).slice(0, MOST);
}

/** How a chosen card looks: the scoring cards stand out once the hand is complete. */
function lookIn(result, code) {
  if (result.scoring === null) return "";
  return result.scoring.has(code) ? "tp-raised" : "tp-dim";
}

/** Where the chosen cards lie, by code. */
function chosenBoxes(root) {
  return new Map([...root.querySelectorAll("[data-chosen]")].map((card) => [card.dataset.chosen, card.getBoundingClientRect()]));
}

/** Shows chosen cards coming from the pack, and making room for each other. */
function arrive(root, before) {
  if (isStill()) return;
  for (const card of root.querySelectorAll("[data-chosen]")) {
    const code = card.dataset.chosen;
    const from = before.get(code) ?? root.querySelector(`[data-card="${code}"]`)?.getBoundingClientRect();
    const to = card.getBoundingClientRect();
    if (from && isElsewhere(from, to)) travel(card, from, to, 0);
  }
}

register("explorer", hydrate);

const render = renderer("explorer", hydrate);

export { hydrate };
export default { render };
