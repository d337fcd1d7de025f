// The ready questions of a scene: which are still fresh, which comes next. `sets[kind][level]` holds
// them; the kernel may add more.

function makePool(scene, chance) {
  const used = new Set(); // since the last reshuffle
  const met = new Set(); // ever: a question met before is fresh no more
  const places = new Map(); // question -> where it stands, "stick-1-0"

  const kinds = () => scene.kinds.filter((kind) => levels(kind).length > 0);
  const ready = (kind, level) => scene.sets?.[kind]?.[level] ?? [];
  const levels = (kind) => Object.keys(scene.sets?.[kind] ?? {})
    .map(Number).filter((level) => ready(kind, level).length > 0).sort((a, b) => a - b);

  for (const kind of scene.kinds) {
    for (const level of levels(kind)) {
      ready(kind, level).forEach((question, place) => places.set(question, `${kind}-${level}-${place}`));
    }
  }

  return {
    kinds,
    levels,
    place: (question) => places.get(question) ?? "",
    isMet: (question) => met.has(question),
    count: (kind, level) => ready(kind, level).length,
    fresh: (kind, level) => ready(kind, level).filter((question) => !used.has(question)),
    /** The highest level at which the page asks for a rule. */
    top: (rule) => Math.max(1, ...kinds().flatMap((kind) => levels(kind).filter((level) =>
      ready(kind, level).some((question) => question.rule === rule)))),
    use(question) {
      used.add(question);
      met.add(question);
    },
    /** Lets the questions of a kind and level come again. */
    reshuffle(kind, level) {
      for (const question of ready(kind, level)) used.delete(question);
    },
    /** One more question, with the patterns that its sentences need. */
    add(question, patterns) {
      for (const [language, forms] of Object.entries(patterns ?? {})) {
        scene.patterns[language] = { ...forms, ...scene.patterns[language] };
      }
      const set = ((scene.sets[question.kind] ??= {})[question.level] ??= []);
      places.set(question, `${question.kind}-${question.level}-${set.length}`);
      set.push(question);
    },
    /** Six fresh questions, or as many as the check asks for, spread over the rules. */
    forCheck(parts) {
      const chosen = [];
      for (const { kind, level } of parts) {
        const free = ready(kind, level).filter((question) => !chosen.includes(question));
        const unmet = free.filter((question) => !met.has(question));
        const offered = unmet.length > 0 ? unmet : free;
        const rules = new Set(chosen.map((question) => question.rule));
        const other = offered.filter((question) => !rules.has(question.rule));
        const last = chosen.at(-1);
        const unlike = (list) => list.filter((question) => !last || likenessOf(question) !== likenessOf(last));
        const best = [unlike(other), other, unlike(offered), offered].find((list) => list.length > 0);
        if (best) chosen.push(drawn(best, chance));
      }
      return chosen;
    },
  };
}
