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

    def card(self, place: int, where: str) -> None:
        """Presses a card of the own hand or of the centre."""
        code = self.keys.look(
            "(e, [place, where]) => [...e.querySelectorAll(`${where} button[data-card]`)]"
            "[place].dataset.card",
            [place, where],
        )
        self.keys.press(f'button[data-card="{code}"]', "Space")

    def refused(self) -> str | None:
        """Tries two cards for two (TP-2.7), and puts them back; the rule that refuses it."""
        for where in ('[data-tp="seat"]', '[data-tp="centre"]'):
            for place in (0, 1):
                self.card(place, where)
        self.keys.press(part("exchange"))
        self.keys.wait("e => e.querySelector('[data-tp=outcome][data-kind=refused]')")
        rule: str | None = self.keys.look(
            "e => e.querySelector('[data-tp=outcome] [data-tp=ruling]').dataset.rule"
        )
        for where in ('[data-tp="seat"]', '[data-tp="centre"]'):
            for place in (0, 1):
                self.card(place, where)
        return rule

    def exchange(self) -> None:
        """Gives the first card of the hand for the first of the centre."""
        self.card(0, '[data-tp="seat"]')
        self.card(0, '[data-tp="centre"]')
        self.keys.press(part("exchange"))

    def whole_match(self) -> int:
        """A match of two to its end, in which something is refused first, and a card exchanged; how
        many rounds it took."""
        self.sit()
        while self.state() == "over":
            self.keys.press(part("deal"))
        assert self.refused() == "TP-2.7"
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
            self.keys.press(part("deal" if state == "over" else "pass"))
        rounds: str = self.keys.look("e => e.querySelector('[data-tp=round]').dataset.number")
        assert self.state() == "won"
        return int(rounds)
