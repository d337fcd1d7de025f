// The course of a drill: which kind, level and question come next, given what was answered so far.

// What it costs, in bits of what the answer is expected to tell, to leave the level or the kind whose
// turn it is.
const OTHER_LEVEL = 0.3;
const OTHER_KIND = 0.2;
const UNTRIED = 1; // how much more a question is wanted that asks for an untried belief
const AGAIN = 1; // how much more what a puzzling answer was about is wanted: its rule, and its beliefs
const SUSPICION = 0.25; // the least weight of a suspected belief while a question is chosen

/** `isSeeded`: somebody asked for this order, so it must not depend on what the learner knows. */
function makeCourse(scene, pool, { chance, isSeeded }) {
  const beliefs = Object.keys(scene.beliefs ?? {});
  const rules = new Set(Object.values(scene.rules ?? {}).flat());
  const about = beliefs.filter((name) => rules.has(scene.beliefs[name].r));
  const levels = new Map(pool.kinds().map((kind) => [kind, pool.levels(kind)[0]]));
  const kindsAsked = new Map();
  const rulesAsked = new Map();
  const wanted = wantedRules(rulesAsked, scene.review === true && !isSeeded);
  const tried = new Set(); // beliefs whose holders would have shown themselves by now
  const told = new Set(); // beliefs that have been named to the learner
  let run = [];
  let known = null; // what the run says, until there is more of it
  let before = null; // whether the last answer was right
  let stays = false; // whether the next question is of the same kind
  let puzzle = null; // a wrong answer that nothing named explains: `{rule, beliefs, times, fits, left}`

  const diagnosis = () => (known ??= diagnose(run, beliefs, about));
  const times = (counts, name) => counts.get(name) ?? 0;
  /** Whether a question asks for an untried belief: 1, or less when others give its answer too. Only
   *  where there are more beliefs than answers are remembered, else what an answer tells is enough. */
  const untried = (question) => about.length <= DIAGNOSIS.memory ? 0 : Math.max(0, ...[...wrongTokens(question)].map(([belief, token], _, all) =>
    about.includes(belief) && !tried.has(belief) ? 1 / all.filter(([, other]) => other === token).length : 0));
  /** How much a question asks for what puzzles: of one rule with it, of a belief in it. What has puzzled
   *  twice is left alone: two beliefs may have met in it, and come apart where it is about others. */
  const likePuzzle = (question) => {
    if (!puzzle || puzzle.times > 1) return 0;
    return Number(question.rule === puzzle.rule) + Number(puzzle.beliefs.some((belief) => wrongTokens(question).has(belief)));
  };

  return {
    diagnosis,
    /** Where the next question comes from, `{kind, level}`: after a wrong answer the same kind again,
     *  else one that was asked least. Null when there are no questions at all. */
    spot(last) {
      const kinds = pool.kinds();
      if (kinds.length === 0) return null;
      const least = Math.min(...kinds.map((kind) => times(kindsAsked, kind)));
      const isSame = last && stays && kinds.includes(last.kind);
      const kind = isSame ? last.kind : drawn(kinds.filter((each) => times(kindsAsked, each) === least), chance);
      return { kind, level: levels.get(kind) };
    },
    /** The question to ask: out of the fresh ones of a spot, or, at a cost, of its neighbourhood:
     *  the next level up or down, and, unless a wrong answer keeps it, another kind. While a belief is
     *  suspected, whatever tells it apart is worth more than turns and levels. */
    pick({ kind, level }, last) {
      const { weights: likely, suspected } = diagnosis();
      const weights = { ...likely };
      for (const belief of suspected) weights[belief] = Math.max(weights[belief], SUSPICION);
      const price = suspected.length > 0 ? SUSPICION : 1;
      const kinds = stays ? [kind] : pool.kinds();
      const isCalm = suspected.length === 0; // else the suspicion comes first
      const desired = (question) => price * wanted(question.rule)
        + (isCalm ? UNTRIED * untried(question) : 0)
        + (isCalm || puzzle?.fits === false ? AGAIN * likePuzzle(question) : 0);
      const offers = kinds.flatMap((each) => pool.levels(each).flatMap((step) => {
        const away = Math.abs(step - (each === kind ? level : levels.get(each)));
        if (away > 1 && suspected.length === 0) return [];
        const cost = price * (away * OTHER_LEVEL + (each === kind ? 0 : OTHER_KIND));
        return pool.fresh(each, step).map((question) => ({ question, cost }));
      }));
      return chooseQuestion(offers, { weights, last, wanted: desired, chance });
    },
    asked(question) {
      kindsAsked.set(question.kind, times(kindsAsked, question.kind) + 1);
      rulesAsked.set(question.rule, times(rulesAsked, question.rule) + 1);
    },
    skipped() {
      before = null;
      stays = false;
      puzzle = null;
    },
    /** Takes in an answer; returns `{right, belief, sure}`: the belief behind it, if there is one. */
    answered(question, answer, { hinted, inCheck }) {
      const right = question.correct.includes(answer);
      const asked = [...wrongTokens(question).keys()];
      if (!right || !hinted) { // else a hint may have given it away
        // Where several beliefs may have met in an answer that none of them gives, all are to be asked for again.
        const isPlain = right || asked.length < 2 || beliefsBehind(question, answer, diagnosis()).length > 0;
        for (const belief of asked) tried[isPlain ? "add" : "delete"](belief);
        run = [...run, { question, answer }];
        known = null;
      }
      if (!inCheck) {
        const level = levelAfter(levels.get(question.kind), { right, hinted, before }, pool.levels(question.kind));
        levels.set(question.kind, level);
        before = right;
      }
      const { named, weights } = diagnosis();
      const behind = right ? [] : beliefsBehind(question, answer, { weights });
      // What earlier answers had shown may become certain by a right one: then it is told with that.
      const belief = behind[0] ?? (right ? named.find((name) => !told.has(name)) : null) ?? null;
      const sure = belief !== null && named.includes(belief);
      // Whoever keeps to a belief that was named is asked about other things meanwhile.
      if (!inCheck) stays = !right && !told.has(belief);
      if (!inCheck && !right && !sure) {
        const same = puzzle?.beliefs.join() === asked.join();
        puzzle = { rule: question.rule, beliefs: asked, times: same ? puzzle.times + 1 : 1, fits: belief !== null, left: DIAGNOSIS.doubt };
      } else if (!inCheck && puzzle) {
        puzzle = sure || puzzle.left === 1 ? null : { ...puzzle, fits: true, left: puzzle.left - 1 };
      }
      if (sure) told.add(belief);
      return { right, belief, sure };
    },
  };
}

/** How much a rule is wanted, 0 to 1: what was asked least, in the review what is weakest. */
function wantedRules(rulesAsked, isReview) {
  const weak = { unseen: 0.8, learning: 1, known: 0.6, firm: 0.1 };
  return (rule) => {
    const seldom = 1 / (1 + (rulesAsked.get(rule) ?? 0));
    if (!isReview) return seldom;
    const { state, wrong } = PROGRESS.of(rule);
    return seldom * Math.min(1, weak[state] + (wrong ? 0.4 : 0));
  };
}
