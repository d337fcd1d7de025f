// What a round came to, what a hint knows, and what a match has cost: tables of words and numbers.

function scrolling(key, hook, table) {
  return h("div", { class: "tp-scroll", key, tabindex: "0", role: "group", "data-tp": hook, "aria-label": table.attrs["aria-label"] }, table);
}

function rowOf(tag, cells, attrs = {}) {
  return h("tr", attrs, cells.map((cell, place) => h(place === 0 && tag === "td" ? "th" : tag, {
    key: place, scope: tag === "th" ? "col" : place === 0 ? "row" : null,
  }, cell)));
}

/** How a round ended, beside how the same deal ended before where it was played twice. */
function resultsElement(view, scene, language) {
  const say = (key) => ui(language, key);
  const words = (result) => result && [
    result.note ? sayRef(result.note, scene, language).text : "",
    result.pays && say("ui.play_pays"),
    result.out && say("ui.play_is_out"),
  ].filter(Boolean).join("; ");
  const earlier = new Map((view.before ?? []).map((result) => [result.name, result]));
  const head = [say("ui.play_player"), inLanguage(scene.counted, language), view.before && say("ui.play_first")].filter(Boolean);
  return scrolling("results", "results", h("table", { class: "tp-play-table", "aria-label": say("ui.play_results") },
    h("thead", null, rowOf("th", head)),
    h("tbody", null, view.results.map((result) => rowOf("td", [
      h("bdi", null, result.name),
      inked(words(result)),
      ...(view.before ? [inked(words(earlier.get(result.name)) ?? "")] : []),
    ], { key: result.name, "data-pays": String(result.pays) })))));
}

/** A hint: what is best and why, and every action with what is known of it. */
function hintElement(hint, scene, language) {
  const say = (key) => ui(language, key);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const share = (value) => (value === null || value === undefined ? "–" : percent.format(value));
  const columns = ["action", "lowest", "highest", "stick", "washes", "helps"];
  return h("div", { class: "tp-play-hint", key: "hint", "data-tp": "hint-text", "data-exact": String(hint.exact) },
    hint.said.map((ref, place) => h("p", { key: place }, saidAndSeen(sayRef(ref, scene, language)))),
    scrolling("options", "options", h("table", { class: "tp-play-table", "aria-label": say("ui.play_hint") },
      h("thead", null, rowOf("th", [say("ui.play_hint_action"), say("ui.play_hand"), ...columns.slice(1).map((name) => say(`ui.play_hint_${name}`))])),
      h("tbody", null, hint.options.map((option) => rowOf("td", [
        saidAndSeen(sayRef(option.action, scene, language)),
        option.note ? inked(sayRef(option.note, scene, language).text) : "",
        share(option.lowest), share(option.highest), share(option.stick),
        option.washes ? say("ui.play_yes") : "",
        share(option.helps),
      ], { key: option.text, "data-action": option.text, "data-best": String(option.best) }))))));
}

/** The decisions that cost most, each leading to its place. */
function reviewElement(review, scene, { language, look }) {
  return h("div", { class: "tp-play-review", key: "review", "data-tp": "review-text" },
    h("p", { class: "tp-kicker", key: "head" }, ui(language, "ui.play_review")),
    review.length === 0 && h("p", { key: "none" }, ui(language, "ui.play_review_none")),
    h("ol", { class: "tp-play-costs", key: "list" }, review.map((cost, place) =>
      h("li", { key: place, "data-tp": "cost", "data-round": cost.round },
        h("p", { key: "said" }, saidAndSeen(sayRefs(cost.said, scene, language))),
        h("button", { key: "look", type: "button", class: "tp-button", "data-tp": "cost-look", on: { click: () => look(cost.round, cost.act) } },
          ui(language, "ui.play_round", { number: cost.round }))))));
}

/** Gives a text to the browser as a file. */
function download(text, file) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  const link = document.createElement("a");
  Object.assign(link, { href: address, download: file });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60000);
}
