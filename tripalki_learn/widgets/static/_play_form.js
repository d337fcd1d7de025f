// Sitting down: how many play, where the learner sits, who the others are.

const SEAT_NAMES = "ABCDEFGHIJKL";

/** The form before a match. `setting` is `{players, seat, levels, seed}`; `change(part)` changes it;
 *  `canStart` whether there is somebody to ask, `kept` the matches that can go on. */
function playForm(scene, { language, id, setting, change, canStart, kept, start, goOn, load }) {
  const say = (key, slots) => ui(language, key, slots);
  const select = (name, label, value, options, pick) => h("label", { class: "tp-play-field", key: name },
    h("span", null, label),
    h("select", { "data-tp": name, on: { change: (event) => pick(event.target.value) } },
      options.map(([code, text]) => h("option", { key: code, value: code, selected: String(code) === String(value) }, text))));
  const seats = [...SEAT_NAMES].slice(0, setting.players);
  const levels = Object.entries(scene.levels).map(([code, ref]) => [code, sayRef(ref, scene, language).text]);
  const asLevel = (place, level) => setting.levels.map((old, other) => (other === place ? level : old));
  return h("form", {
    class: "tp-play-form",
    key: "form",
    "data-tp": "form",
    on: {
      submit: (event) => {
        event.preventDefault();
        start();
      },
    },
  },
    keptElement(kept, { language, canStart, goOn }),
    h("div", { class: "tp-play-fields", key: "fields" },
      select("players", say("ui.play_players"), setting.players, scene.seats.map((count) => [count, count]),
        (value) => change({ players: Number(value), seat: Math.min(setting.seat, Number(value) - 1) })),
      select("seat", say("ui.play_seat"), setting.seat, seats.map((name, place) => [place, name]),
        (value) => change({ seat: Number(value) })),
      seats.map((name, place) => place !== setting.seat
        && select(`level-${name}`, say("ui.play_bot", { name }), setting.levels[place], levels,
          (value) => change({ levels: asLevel(place, value) }))),
      h("label", { class: "tp-play-field", key: "seed" },
        h("span", null, say("ui.play_seed")),
        h("input", {
          type: "text", "data-tp": "seed", maxlength: "40", autocomplete: "off", value: setting.seed,
          "aria-describedby": `${id}-seed`, on: { input: (event) => change({ seed: event.target.value }) },
        }),
        h("small", { id: `${id}-seed` }, say("ui.play_seed_explained")))),
    h("div", { class: "tp-foot", key: "foot" },
      h("button", {
        key: "start", type: "submit", class: `tp-button ${kept.length > 0 ? "" : "tp-primary"}`, "data-tp": "start",
        "aria-disabled": canStart ? null : "true",
      }, say("ui.play_start")),
      fileButton(say("ui.play_load"), canStart, load)),
    !canStart && ["none", "file"].includes(engineState()) && h("p", { class: "tp-notice", key: "alone", "data-tp": "no-python" },
      say(noPythonKey())));
}

/** A button that chooses a file: `load(file)`. */
function fileButton(label, isOn, load) {
  return h("label", { class: "tp-button tp-play-file", key: "load" },
    h("span", null, label),
    h("input", {
      type: "file", class: "tp-unseen", "data-tp": "load", accept: ".toml", disabled: !isOn,
      on: {
        change: (event) => {
          const [file] = event.target.files;
          event.target.value = ""; // the same file can be chosen again
          if (file) load(file);
        },
      },
    }));
}

/** What is in a chosen file: its `text`, or in `fault` by language why it is not read. */
async function readRecord(file, { largest, too_large: tooLarge, not_text: notText }) {
  // A kernel that is sent a file of many megabytes hangs up.
  if (file.size > largest) return { fault: tooLarge };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return { fault: notText };
  }
}
