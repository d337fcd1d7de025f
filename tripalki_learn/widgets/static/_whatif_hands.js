// Other hands than those of the scene: only the engine can settle them, so the kernel is asked.

const WAIT_FOR_SETTLEMENT = 6000; // milliseconds
const WAIT_FOR_BINDING = 30000; // milliseconds until a kernel that is on its way must be there

/** Asks the model that `binding()` gives. `giveUp()` is called when it does not answer. */
function makeDealings({ binding, giveUp }) {
  let timer = 0;
  let release = null; // stops waiting for a kernel that is on its way
  return {
    get isWaiting() {
      return timer !== 0;
    },
    /** Asks for `hands`, lists of codes by player; false when there is nobody to ask. */
    ask(hands, { sticks, dealer, centre }) {
      const leave = () => {
        this.heard();
        giveUp();
      };
      const put = (model) => {
        this.heard();
        timer = setTimeout(leave, model.patience ?? WAIT_FOR_SETTLEMENT);
        // Traits tell only of what changes: what was asked for and refused before is emptied first.
        model.set("refused", {});
        model.set("wanted", {});
        model.set("sticks", sticks);
        model.set("dealer", dealer);
        model.set("centre", centre.join(" "));
        model.set("wanted", Object.fromEntries(hands.map(({ name, hand }) => [name, hand.join(" ")])));
      };
      this.heard();
      timer = setTimeout(leave, WAIT_FOR_BINDING);
      release = withPython(binding, put, leave);
      if (release) return true;
      this.heard();
      return false;
    },
    /** To be called when the kernel has answered. */
    heard() {
      clearTimeout(timer);
      release?.();
      [timer, release] = [0, null];
    },
  };
}

function areSameHands(hands, seats) {
  return hands.length === seats.length && hands.every(({ hand }, place) => hand.join() === seats[place].hand.join());
}
