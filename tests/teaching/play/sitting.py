"""Sitting down at a table: the session of a page, without the page."""

from __future__ import annotations

import json
import random
from typing import Any

from tripalki_learn.teaching.play import Place, play_scene
from tripalki_learn.teaching.respond import Session, respond, session_of

View = dict[str, Any]


class Sitting:
    """A learner who asks one thing after the other."""

    def __init__(self, chance: str = "tests", key: bytes = b"key", **scene: Any) -> None:
        self.scene = play_scene(**scene)
        self.session: Session = session_of(self.scene, Place(chance=chance, key=key))
        self.view: View = {"state": "none"}
        self.heard: list[View] = []

    def ask(self, do: str, **wanted: Any) -> View:
        """Asks for something; the view that came."""
        wish = {"do": do, "n": len(self.heard), **wanted}
        self.session, answer = respond(self.session, {"wanted": wish})
        self.view = json.loads(json.dumps(answer["view"]))
        assert self.view["n"] == wish["n"]
        self.heard.append(self.view)
        return self.view

    def sit(self, players: int = 3, seat: int = 0, level: str = "careful", **more: Any) -> View:
        """Begins a match."""
        return self.ask("start", players=players, seat=seat, levels=[level] * players, **more)

    def play_on(self, seed: int = 0, most: int = 10_000) -> View:
        """Plays at random to the end of the match, or so many decisions."""
        chance = random.Random(seed)
        while self.view["state"] != "won" and most:
            most -= 1
            if self.view["state"] == "over":
                self.ask("deal", entry=chance.choice(list(self.view["entries"]) or [""]))
            else:
                # Passing now and then brings a round to its end.
                legal = list(self.view["legal"])
                is_passed = "pass" in legal and chance.random() < 0.6
                self.ask("act", action="pass" if is_passed else chance.choice(legal))
        return self.view

    @property
    def match(self) -> Any:
        """The match, as the page never sees it."""
        assert self.session.place.match is not None
        return self.session.place.match
