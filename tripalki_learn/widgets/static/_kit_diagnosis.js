// Which wrong belief explains a learner's answers. Pure functions: a run of answers goes in, what is
// to be said and asked comes out. What each belief answers is in the questions themselves, made by the
// engine; nothing here knows a rule.
//
// A learner holds no belief, one or two, and slips now and then. Each of these possibilities gets the
// weight that the answers leave it. A single wrong answer can be a slip, so a belief is named only
// once two answers speak for it; until then it is a possible reason.

const DIAGNOSIS = {
  slip: 0.05, // how often an answer is not what the learner believes
  none: 0.5, // how likely it is, before any answer, that there is no belief
  two: 0.1, // how likely it is that there are two
  sure: 0.9, // from this weight on a belief is named
  possible: 0.02, // below this weight a belief is not asked for any more
  seen: 2, // answers that must speak for a belief before it is named
  memory: 12, // answers that count; older ones may be about what has been learnt since
};

/** What an answer amounts to: "" for every accepted one, else itself. */
function tokenOf(question, answer) {
  return question.correct.includes(answer) ? "" : `=${answer}`;
}

/** What a holder of the beliefs answers: one token, or two where two beliefs disagree. */
function tokensUnder(question, held) {
  const wrong = held
    .filter((belief) => Object.hasOwn(question.beliefs, belief))
    .map((belief) => tokenOf(question, question.beliefs[belief]))
    .filter((token) => token !== "");
  return wrong.length > 0 ? [...new Set(wrong)] : [""];
}

/** All that a learner may hold, with its weight before any answer. */
function possibilities(beliefs) {
  const { none, two } = DIAGNOSIS;
  const pairs = beliefs.flatMap((one, place) => beliefs.slice(place + 1).map((other) => [one, other]));
  const single = beliefs.length > 0 ? (1 - none - (pairs.length > 0 ? two : 0)) / beliefs.length : 0;
  return [
    { held: [], weight: beliefs.length > 0 ? none : 1 },
    ...beliefs.map((belief) => ({ held: [belief], weight: single })),
    ...pairs.map((held) => ({ held, weight: two / pairs.length })),
  ];
}

/** How likely an answer is to a holder of `expected`. A slip is taken to fall on one of the tempting
 *  answers: then a belief is never less likely to be an accident than it really is. */
function likelihood(token, expected, tempting) {
  if (expected.includes(token)) return (1 - DIAGNOSIS.slip) / expected.length;
  return DIAGNOSIS.slip / Math.max(2, tempting);
}

function temptingTokens(question) {
  const tokens = Object.values(question.beliefs).map((answer) => tokenOf(question, answer));
  return [...new Set(tokens)].filter((token) => token !== "");
}

/** What the answers say: `run` is a list of `{question, answer}`, the oldest first.
 *  Returns `held` (possibilities with their weights), `weights` of each belief, `named` beliefs and
 *  those still `possible`, the likeliest first. */
function diagnose(run, beliefs) {
  const recent = run.slice(-DIAGNOSIS.memory);
  const held = possibilities(beliefs);
  for (const { question, answer } of recent) {
    const token = tokenOf(question, answer);
    const tempting = temptingTokens(question).length;
    let sum = 0;
    for (const each of held) {
      each.weight *= likelihood(token, tokensUnder(question, each.held), tempting);
      sum += each.weight;
    }
    for (const each of held) each.weight /= sum;
  }
  const weights = Object.fromEntries(beliefs.map((belief) => [belief, 0]));
  for (const each of held) for (const belief of each.held) weights[belief] += each.weight;
  const seen = (belief) => recent.filter(({ question, answer }) => question.beliefs[belief] === answer).length;
  const byWeight = [...beliefs].sort((one, other) => weights[other] - weights[one]);
  return {
    held,
    weights,
    named: byWeight.filter((belief) => weights[belief] >= DIAGNOSIS.sure && seen(belief) >= DIAGNOSIS.seen),
    possible: byWeight.filter((belief) => weights[belief] >= DIAGNOSIS.possible),
  };
}

/** The beliefs that give this answer, the likeliest first. */
function beliefsBehind(question, answer, diagnosis) {
  return Object.keys(question.beliefs)
    .filter((belief) => question.beliefs[belief] === answer && Object.hasOwn(diagnosis.weights, belief))
    .sort((one, other) => diagnosis.weights[other] - diagnosis.weights[one]);
}

/** How much the answer to a question is expected to tell, in bits: most where the possibilities that
 *  are left give different answers. */
function gainOf(question, held) {
  const tempting = temptingTokens(question);
  const chances = new Map(["", ...tempting].map((token) => [token, 0]));
  let known = 0;
  for (const each of held) {
    if (each.weight < 1e-4) continue;
    const expected = tokensUnder(question, each.held);
    for (const token of chances.keys()) {
      const chance = likelihood(token, expected, tempting.length);
      chances.set(token, chances.get(token) + each.weight * chance);
      known += each.weight * chance * Math.log2(chance);
    }
  }
  let unsure = 0;
  for (const chance of chances.values()) if (chance > 0) unsure += chance * Math.log2(chance);
  return Math.max(0, known - unsure);
}

/** The question to ask next out of `questions`: never one like `last`, one that tells the beliefs
 *  apart, and of a rule that is `wanted(rule)` (0 to 1) more than others. */
function chooseQuestion(questions, { held, last, wanted, chance }) {
  const fresh = last ? questions.filter((question) => likenessOf(question) !== likenessOf(last)) : questions;
  const offered = fresh.length > 0 ? fresh : questions;
  let best = null;
  let most = -1;
  for (const question of offered) {
    const worth = gainOf(question, held) + 0.3 * wanted(question.rule) + 0.05 * chance();
    if (worth > most) [best, most] = [question, worth];
  }
  return best;
}

/** The level after an answer: up with every success, down only after the second failure in a row. */
function levelAfter(level, { right, hinted, before }, levels) {
  const step = right ? (hinted ? 0 : 1) : before === false ? -1 : 0;
  const goal = levels.indexOf(level) + step;
  return levels[Math.max(0, Math.min(levels.length - 1, goal))];
}
