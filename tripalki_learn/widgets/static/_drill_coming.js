// The question to come. It is chosen while the feedback is read: the kernel may need a moment to make it.

/** `show(question, notice)` puts it on the screen; `last()` is the one there now. */
function makeComing({ pool, course, chance, binding, last, show }) {
  let chosen = null; // `[question, notice]`, before it is asked for
  let isAhead = false; // whether what the kernel makes is for later
  const supply = makeSupply({ binding, receive, giveUp: () => (isAhead ? coming.prepare() : coming.next()) });

  /** `[question, notice]`; null while the kernel makes one, and where there is none. */
  function choose() {
    const spot = course.spot(last());
    if (!spot) return null;
    let notice = null;
    if (pool.fresh(spot.kind, spot.level).length === 0) {
      const beliefs = course.diagnosis().possible;
      if (supply.ask({ ...spot, seed: Math.floor(chance() * 2 ** 31), beliefs })) return null;
      pool.reshuffle(spot.kind, spot.level);
      notice = { key: "ui.drill_all_seen", slots: { count: pool.count(spot.kind, spot.level) } };
    }
    return [course.pick(spot, last()), notice];
  }

  function receive(question, patterns, isAwaited) {
    pool.add(question, patterns);
    if (!isAwaited) return;
    if (isAhead) chosen = [question, null];
    else show(question);
  }

  const coming = {
    /** Whether somebody waits for a question. */
    get isWaiting() {
      return supply.isWaiting && !isAhead;
    },
    heard: (more) => supply.heard(more),
    first: () => choose()?.[0],
    prepare() {
      isAhead = true;
      chosen = choose();
    },
    /** Shows the next question; false where it is still to come, or where there is none. */
    next() {
      const isMade = isAhead && supply.isWaiting;
      const ready = chosen ?? (isMade ? null : choose());
      chosen = null;
      isAhead = false;
      if (ready) show(...ready);
      return ready !== null;
    },
    forget() {
      supply.stop();
      chosen = null;
      isAhead = false;
    },
  };
  return coming;
}
