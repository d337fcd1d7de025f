// The course of a drill: which kind, level and question come next, given what was answered so far.

/** `isSeeded`: somebody asked for this order, so it must not depend on what the learner knows. */
function makeCourse(scene, pool, { chance, isSeeded }) {
  const beliefs = Object.keys(scene.beliefs ?? {});
  const levels = new Map(pool.kinds().map((kind) => [kind, pool.levels(kind)[0]]));
  const kindsAsked = new Map();
  const rulesAsked = new Map();
  const wanted = wantedRules(rulesAsked, scene.review === true && !isSeeded);
  let run = [];
  let before = null; // whether the last answer was right

  const times = (counts, name) => counts.get(name) ?? 0;

  return {
    diagnosis: () => diagnose(run, beliefs),
    /** Where the next question comes from, `{kind, level}`: after a wrong answer the same kind again,
     *  else one that was asked least. Null when there are no questions at all. */
    spot(last) {
      const kinds = pool.kinds();
      if (kinds.length === 0) return null;
      const least = Math.min(...kinds.map((kind) => times(kindsAsked, kind)));
      const isSame = last && before === false && kinds.includes(last.kind);
      const kind = isSame ? last.kind : drawn(kinds.filter((each) => times(kindsAsked, each) === least), chance);
      return { kind, level: levels.get(kind) };
    },
    /** The question to ask out of the fresh ones of a spot. */
    pick({ kind, level }, last) {
      const { held } = diagnose(run, beliefs);
      return chooseQuestion(pool.fresh(kind, level), { held, last, wanted, chance });
    },
    asked(question) {
      kindsAsked.set(question.kind, times(kindsAsked, question.kind) + 1);
      rulesAsked.set(question.rule, times(rulesAsked, question.rule) + 1);
    },
    skipped() {
      before = null;
    },
    /** Takes in an answer; returns `{right, belief, sure}`: the belief behind it, if there is one. */
    answered(question, answer, { hinted, inCheck }) {
      const right = question.correct.includes(answer);
      if (!right || !hinted) run = [...run, { question, answer }]; // a hint may have given it away
      if (!inCheck) {
        const level = levelAfter(levels.get(question.kind), { right, hinted, before }, pool.levels(question.kind));
        levels.set(question.kind, level);
        before = right;
      }
      if (right) return { right, belief: null, sure: false };
      const diagnosis = diagnose(run, beliefs);
      const belief = beliefsBehind(question, answer, diagnosis)[0] ?? null;
      return { right, belief, sure: belief !== null && diagnosis.named.includes(belief) };
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
