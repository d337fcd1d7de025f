"""Playing a match in a browser by keyboard alone, whatever answers it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.teaching.play.sitting import Sitting

from .keys import Keys, part

ROOT = '[data-tp="match"]'

SEAT = """async () => {
  const page = globalThis[Symbol.for("tripalki-learn")];
  const listeners = {};
  const model = {
    get: () => undefined,
    set: async (name, wish) => {
      const view = await window.askTable(JSON.stringify(wish));
      listeners.view?.(JSON.parse(view));
    },
    on: (name, listener) => { listeners[name] = listener; return () => {}; },
  };
  for (const [host, handle] of page.hosts) if (host.dataset.tpHost === "play") handle.bind(model);
}"""
"""Gives the page of a bare scene a model that the test answers."""


def seat(page: Page, sitting: Sitting) -> None:
    """Lets a sitting answer what the page asks."""
    import json

    def answer(text: str) -> str:
        wish: dict[str, Any] = json.loads(text)
        n = wish.pop("n")
        return json.dumps({**sitting.ask(**wish), "n": n})

    page.expose_function("askTable", answer)
    page.evaluate(SEAT)


HAND, MIDDLE = '[data-tp="seat"]', '[data-tp="centre"]'

REFUSING = {
    "tri_palki": ("TP-2.7",),
    "palki": ("PA-2.1", "PA-2.2", "PA-2.6"),
    "trinka": ("TR-2.3",),
}
"""The rules that refuse what a `Player` tries: two cards for two; a card that is not taken; a bet
above the limit."""


class Player:
    """A learner at the keyboard of a page with one play session."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys = Keys(page)
        self.keys.number = self.keys.widgets().index("match")

    def state(self) -> str:
        """The state of the session once it waits for nobody and all that happened is shown."""
        self.keys.wait("e => e.dataset.state !== 'waiting'")
        found: str = self.keys.look("e => e.dataset.state")
        if found == "playing":
            self.keys.press(part("now"))
            return self.state()
        return found

    def choose(self, name: str, value: str) -> None:
        """Makes a choice of the form, as a key would."""
        self.keys.focus(part(name))
        for _ in range(12):
            if self.keys.look(f"e => e.querySelector('{part(name)}').value") == value:
                return
            now = self.keys.look(
                f"(e, v) => {{ const s = e.querySelector('{part(name)}'); "
                "return [...s.options].findIndex(o => o.value === v) > s.selectedIndex; }",
                value,
            )
            self.page.keyboard.press("ArrowDown" if now else "ArrowUp")
        raise AssertionError(f"{name} cannot be {value}")

    def sit(self, players: int = 2) -> None:
        """Begins a match."""
        self.choose("players", str(players))
        self.keys.press(part("start"))
        assert self.state() in ("turn", "over")

    def game(self) -> str:
        """Which game is played."""
        found: str = self.keys.look("e => e.dataset.game")
        return found

    def legal(self) -> list[str]:
        """What is offered as allowed."""
        found: list[str] = self.keys.look(
            "e => [...e.querySelectorAll('[data-tp=legal]')].map(each => each.dataset.action)"
        )
        return found

    def pressable(self, where: str) -> list[str]:
        """The cards of the own hand (`HAND`) or of the middle (`MIDDLE`) that can be selected."""
        found: list[str] = self.keys.look(
            "(e, where) => [...e.querySelectorAll(`${where} button[data-card]`)]"
            ".map(each => each.dataset.card)",
            where,
        )
        return found

    def select(self, *codes: str) -> None:
        """Presses cards, one after the other."""
        for code in codes:
            self.keys.press(f'button[data-card="{code}"]', "Space")

    def wrong(self) -> list[str]:
        """Cards that make no legal play: two for two, or in Palki one that does not take what it
        is to take; none where every card may be laid."""
        hand, middle = self.pressable(HAND), self.pressable(MIDDLE)
        if self.game() == "tri_palki":
            return [*hand[:2], *middle[:2]]
        tried = [[card, *taken] for card in hand for taken in ((), *((each,) for each in middle))]
        allowed = self.legal()
        return next(
            (each for each in tried if each[0][0] != "J" and " x ".join(each) not in allowed), []
        )

    def refused(self) -> str | None:
        """Tries what is not allowed, and takes it back; the rule that refuses it."""
        if self.game() == "trinka":
            return self.bet("6")
        while not (wrong := self.wrong()):
            self.act()
            while self.state() == "over":
                self.go_on()
        self.select(*wrong)
        self.keys.press(part("exchange"))
        rule = self.refusing()
        self.select(*wrong)
        return rule

    def refusing(self) -> str | None:
        """The rule that refuses what was tried."""
        self.keys.wait("e => e.querySelector('[data-tp=outcome][data-kind=refused]')")
        rule: str | None = self.keys.look(
            "e => e.querySelector('[data-tp=outcome] [data-tp=ruling]').dataset.rule"
        )
        return rule

    def bet(self, chips: str) -> str | None:
        """Types a number of chips and bets them; the rule that refuses it."""
        self.keys.focus(part("number"))
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.type(chips)
        self.page.keyboard.press("Enter")
        return self.refusing()

    def exchange(self) -> None:
        """Gives the first card of the hand for the first of the centre."""
        self.select(self.pressable(HAND)[0], self.pressable(MIDDLE)[0])
        self.keys.press(part("exchange"))

    def act(self) -> None:
        """Passes, or does whatever is allowed first."""
        first, *others = self.legal()
        if self.game() == "tri_palki":
            self.keys.press(part("pass"))
        elif self.game() == "palki":
            card, _, taken = first.partition(" x")
            self.select(card, *(taken.split() or (self.pressable(MIDDLE) if " x" in first else ())))
            self.keys.press(part("exchange"))
        else:  # bets in the first circle, and compares after it
            self.keys.press(f'[data-action="{first if others == ["fold"] else others[-1]}"]')

    def go_on(self) -> None:
        """Has the next round dealt; what may be chosen before it is the first that is offered."""
        is_asked = self.keys.look("e => e.querySelector('[data-tp=entry]') !== null")
        self.keys.press(part("entry" if is_asked else "deal"))

    def whole_match(self) -> int:
        """A match of two to its end, in which something is refused first; how many rounds it
        took."""
        self.sit()
        while self.state() == "over":
            self.go_on()
        assert self.refused() in REFUSING[self.game()]
        if self.game() == "tri_palki":
            self.exchange()
        return self.to_the_end()

    def seen(self) -> set[str]:
        """The cards that are to be seen at some step of the round, gone back over step by step."""
        cards = "e => [...e.querySelectorAll('[data-card]')].map(card => card.dataset.card)"
        found = set(self.keys.look(cards))
        while self.keys.look("e => e.querySelector('[data-tp=step]').dataset.index") != "0":
            self.keys.press(part("previous"))
            found |= set(self.keys.look(cards))
        assert self.state()
        return found

    def to_the_end(self) -> int:
        """Plays until somebody has won; how many rounds it took."""
        for _ in range(400):
            state = self.state()
            if state == "won":
                break
            if state == "over":
                self.go_on()
            else:
                self.act()
        rounds: str = self.keys.look("e => e.querySelector('[data-tp=round]').dataset.number")
        assert self.state() == "won"
        return int(rounds)
