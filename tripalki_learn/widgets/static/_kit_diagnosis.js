// Which wrong belief explains a learner's answers. Pure functions: a run of answers goes in, what is
// to be said and asked comes out. What each belief answers is in the questions themselves, made by the
// engine; nothing here knows a rule.
//
// A learner holds no belief, one or two, and slips now and then. Each of these possibilities gets the
// weight that the answers leave it. A single wrong answer can be a slip, so a belief is named only
// once two answers speak for it; until then it is a possible reason.

const DIAGNOSIS = {
  slip: 0.1, // how often an answer is not what the learner believes; rather too much than too little
  none: 0.5, // how likely it is, before any answer, that there is no belief
  two: 0.1, // how likely it is that there are two
  stray: 0.3, // how likely a belief is that the lesson is not about, against one that it is about
  sure: 0.7, // from this weight on a belief is named
  possible: 0.02, // below this weight a belief is not asked for any more
  doubt: 4, // answers for which a suspicion lasts, though one of them speaks against it
  seen: 2, // answers that must speak for a belief before it is named
  mixed: 0.3, // how often the answer where two beliefs disagree is neither's
  unclear: 0.8, // what a bit that an answer leaves open costs when a question is chosen
  memory: 12, // answers that count; older ones may be about what has been learnt since
};

/** What an answer amounts to: "" for every accepted one, else itself. */
function tokenOf(question, answer) {
  return question.correct.includes(answer) ? "" : `=${answer}`;
}

const TOKENS = new WeakMap(); // question -> the wrong token of each belief that errs in it

function wrongTokens(question) {
  if (!TOKENS.has(question)) {
    const tokens = Object.entries(question.beliefs).map(([belief, answer]) => [belief, tokenOf(question, answer)]);
    TOKENS.set(question, new Map(tokens.filter(([, token]) => token !== "")));
  }
  return TOKENS.get(question);
}

/** What a holder of the beliefs answers: one token, or two where two beliefs disagree. */
function tokensUnder(question, held) {
  const wrong = wrongTokens(question);
  const [one, other] = held.map((belief) => wrong.get(belief)).filter((token) => token !== undefined);
  if (one === undefined) return [""];
  return other === undefined || other === one ? [one] : [one, other];
}

/** All that a learner may hold, with its weight before any answer. The beliefs that a lesson is about
 *  are likelier than what its questions happen to show too. */
function possibilities(beliefs, about) {
  const { none, two, stray } = DIAGNOSIS;
  const share = (belief) => (about.length === 0 || about.includes(belief) ? 1 : stray);
  const single = beliefs.map((belief) => ({ held: [belief], weight: share(belief) }));
  const pairs = beliefs.flatMap((one, place) =>
    beliefs.slice(place + 1).map((other) => ({ held: [one, other], weight: share(one) * share(other) })));
  const scaled = (all, part) => {
    const sum = all.reduce((weights, { weight }) => weights + weight, 0);
    return all.map(({ held, weight }) => ({ held, weight: (weight / sum) * part }));
  };
  return [
    { held: [], weight: none },
    ...scaled(single, pairs.length > 0 ? 1 - none - two : 1 - none),
    ...scaled(pairs, two),
  ];
}

/** How likely an answer is to a holder of `expected`. A slip falls on any one answer half of the time
 *  at most: so the accepted answer does not clear a learner who slipped, and a tempting one does not
 *  convict another. Where two beliefs disagree, the answer may be that of either, or a third one that
 *  comes of both together. */
function likelihood(token, expected) {
  const { slip, mixed } = DIAGNOSIS;
  if (expected.length === 1) return token === expected[0] ? 1 - slip : slip / 2;
  if (expected.includes(token)) return ((1 - slip) * (1 - mixed)) / 2;
  return token === "" ? slip / 2 : (1 - slip) * mixed;
}

/** What the answers say: `run` is a list of `{question, answer}`, the oldest first; `about` are those
 *  of the beliefs that are to be expected here (none: all alike).
 *  Returns `held` (possibilities with their weights), `weights` of each belief, `named` beliefs, those
 *  still `possible`, the likeliest first, and those `suspected`, because of one of the latest answers. */
function diagnose(run, beliefs, about = []) {
  const recent = run.slice(-DIAGNOSIS.memory);
  const held = possibilities(beliefs, about);
  for (const { question, answer } of recent) {
    const token = tokenOf(question, answer);
    let sum = 0;
    for (const each of held) {
      each.weight *= likelihood(token, tokensUnder(question, each.held));
      sum += each.weight;
    }
    for (const each of held) each.weight /= sum;
  }
  const weights = Object.fromEntries(beliefs.map((belief) => [belief, 0]));
  for (const each of held) for (const belief of each.held) weights[belief] += each.weight;
  const speaksFor = (belief) => ({ question, answer }) => question.beliefs[belief] === answer;
  const byWeight = [...beliefs].sort((one, other) => weights[other] - weights[one]);
  const named = byWeight.filter((belief) =>
    weights[belief] >= DIAGNOSIS.sure && recent.filter(speaksFor(belief)).length >= DIAGNOSIS.seen);
  const unnamed = byWeight.filter((belief) => !named.includes(belief));
  // Of the latest answers those that no named belief explains.
  const latest = recent.slice(-DIAGNOSIS.doubt).filter((each) => !named.some((belief) => speaksFor(belief)(each)));
  return {
    held,
    weights,
    named,
    possible: byWeight.filter((belief) => weights[belief] >= DIAGNOSIS.possible),
    suspected: unnamed.filter((belief) => latest.some(speaksFor(belief)) && weights[belief] >= 0.3 * weights[unnamed[0]]),
  };
}

/** The beliefs that give this answer, the likeliest first. */
function beliefsBehind(question, answer, diagnosis) {
  return Object.keys(question.beliefs)
    .filter((belief) => question.beliefs[belief] === answer && Object.hasOwn(diagnosis.weights, belief))
    .sort((one, other) => diagnosis.weights[other] - diagnosis.weights[one]);
}

/** How much the answer to a question is expected to tell, in bits: most where the possibilities that
 *  are left give different answers. `weights` are those of the beliefs, as `diagnose` finds them. */
function gainOf(question, weights) {
  const wrong = wrongTokens(question);
  const sum = Object.values(weights).reduce((all, weight) => all + weight, 0);
  const scale = Math.max(1, sum); // with two beliefs at once the weights come to more than one
  const groups = new Map([["", 1]]); // what is answered, and the weight of those who answer it
  for (const [belief, token] of wrong) {
    const weight = (weights[belief] ?? 0) / scale;
    groups.set(token, (groups.get(token) ?? 0) + weight);
    groups.set("", groups.get("") - weight);
  }
  const { slip } = DIAGNOSIS;
  const bits = (chance) => (chance > 0 ? chance * Math.log2(chance) : 0);
  let gain = 0;
  for (const weight of groups.values()) {
    gain += weight * bits(1 - slip) + (1 - weight) * bits(slip / 2) - bits(weight * (1 - slip) + ((1 - weight) * slip) / 2);
  }
  return Math.max(0, gain);
}

/** How much would stay open, in bits, if the answer to a question were a wrong one that several beliefs
 *  give: which of them it is. */
function doubtOf(question, weights) {
  const groups = new Map(); // wrong answers, and the weights of the beliefs that give each
  for (const [belief, token] of wrongTokens(question)) {
    if (weights[belief] > 0) groups.set(token, [...(groups.get(token) ?? []), weights[belief]]);
  }
  let doubt = 0;
  for (const group of groups.values()) {
    const sum = group.reduce((all, weight) => all + weight, 0);
    for (const weight of group) doubt += weight * Math.log2(sum / weight);
  }
  return doubt;
}

/** The question to ask next out of `offers`, `{question, cost}` each: never one like `last`, one that
 *  tells the beliefs apart, and one that is `wanted(question)` more than others. */
function chooseQuestion(offers, { weights, last, wanted, chance }) {
  const unlike = last ? offers.filter(({ question }) => likenessOf(question) !== likenessOf(last)) : offers;
  let best = null;
  let most = -Infinity;
  for (const { question, cost } of unlike.length > 0 ? unlike : offers) {
    const worth = gainOf(question, weights) - DIAGNOSIS.unclear * doubtOf(question, weights) + 0.3 * wanted(question) + 0.05 * chance() - cost;
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
