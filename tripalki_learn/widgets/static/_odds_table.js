// The figures of odds: the chart, and the table with the counts that the chart is drawn from.

/** A whole number of any size, as people of that language write it. */
function wholeNumber(digits, language) {
  return new Intl.NumberFormat(language).format(BigInt(digits));
}

function shareText(share, language) {
  return new Intl.NumberFormat(language, { style: "percent", maximumSignificantDigits: 3 }).format(share);
}

/** An entry of the scene's own words, with its slots filled. */
function oddsWord(scene, key, language, slots = {}) {
  return sayRef({ k: `odds.${key}`, s: slots }, scene, language).text;
}

function oddsChart(scene, language) {
  const drawn = inLanguage(scene.chart, language);
  if (!drawn) return null;
  return h("div", {
    key: "chart",
    class: "tp-odds-chart",
    "data-tp": "chart",
    role: "img",
    "aria-label": oddsWord(scene, "chart", language, { title: inLanguage(scene.label, language) }),
  }, opaque(drawn, () => picture(drawn)));
}

/** The numbers of players that figures are of, `[null]` where that does not matter. */
function playersOf(scene) {
  return [...new Set(scene.rows.map((row) => row.players))];
}

/** The figures; `only` those of so many players where it is given. */
function oddsTable(scene, language, id, only) {
  const hasPlayers = scene.rows.some((row) => row.players !== null);
  const most = Math.max(...scene.rows.map((row) => row.share));
  const columns = [...(hasPlayers ? ["players"] : []), "what", "chance", "count", "cases"];
  const cell = (key, text) => h("td", { key, class: "tp-number" }, text);
  return h("div", { key: "table", class: "tp-odds-figures", tabindex: "0", role: "group", "aria-labelledby": id },
    h("table", { "aria-labelledby": id },
      h("thead", null, h("tr", null, columns.map((name) =>
        h("th", { key: name, scope: "col", class: name === "what" ? null : "tp-number" }, oddsWord(scene, `column.${name}`, language))))),
      h("tbody", null, scene.rows.filter((row) => only === undefined || row.players === only).map((row, place) => h("tr", { key: place, "data-tp": "row", "data-name": nameOf(row), "data-count": row.count, "data-players": row.players },
        hasPlayers && cell("players", String(row.players)),
        h("th", { key: "what", scope: "row" }, sayRef(row.label, scene, language).text),
        h("td", { key: "chance", class: `tp-number${scene.chart ? "" : " tp-odds-bar"}`, style: { "--tp-share": most ? row.share / most : 0 } },
          shareText(row.share, language)),
        cell("count", wholeNumber(row.count, language)),
        cell("cases", wholeNumber(row.cases, language)))))));
}

/** What a row is of: the name of its entry, or the points. */
function nameOf(row) {
  return row.label.s?.total ?? row.label.k.split(".").at(-1);
}
