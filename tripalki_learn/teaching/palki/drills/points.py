"""How many points does a player score?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tripalki_learn.cards import PACK_52, Card, Rank
from tripalki_learn.engine import Seat, Transition
from tripalki_learn.explain import Phrase, event_phrase
from tripalki_learn.games.palki import State, dealing, legality, scoring, turns
from tripalki_learn.games.palki import events as ev
from tripalki_learn.games.palki.capturing import Cards
from tripalki_learn.teaching.drills.kind import Kind, Matter
from tripalki_learn.teaching.drills.pack import Pack
from tripalki_learn.teaching.question import Choice
from tripalki_learn.views.palki import TablePicture, picture_of

PLAYERS = ("A", "B", "C")


@dataclass(frozen=True, slots=True)
class LastCard:
    """A game before its last card: by seat the ``piles`` taken, what lies on the ``table``, the
    ``card`` that ``player`` holds, and who captured ``last``."""

    piles: tuple[Cards, ...]
    table: Cards
    card: Card
    player: Seat
    last: Seat

    @property
    def players(self) -> tuple[str, ...]:
        """The names by seat."""
        return PLAYERS[: len(self.piles)]

    def before(self) -> State:
        """The state in which the last card is to be played."""
        hands = [(self.card,) if seat == self.player else () for seat in range(len(self.piles))]
        start = dealing.begin(self.players, 0, [0] * len(self.piles))
        return dealing.set_up(
            start, hands, self.table, (), self.piles, self.last, self.player
        ).state

    def played(self) -> Transition[State]:
        """What comes of the last card: there is one thing only that can be done with it."""
        state = self.before()
        return turns.apply(state, legality.legal_actions(state)[0])


class PointsDrill(Kind):
    """How many points does the player score who plays the last card of a game?

    PA-3.1 decides where the player has as many cards as another and nobody more, PA-3.2 where that
    is so with clubs; PA-2.7 where what is left on the table makes the difference; else PA-3.3,
    where the player holds a konchinka or sweeps.
    """

    name = "points"
    rules = ("PA-2.7", "PA-3.1", "PA-3.2", "PA-3.3")
    form = "choice"
    beliefs = frozenset({"ties_share_points", "sweeps_score", "last_cards_are_nobodys"})

    def drawn(self, pack: Pack, rule: str) -> Any:
        chance = pack.chance
        cards = chance.sample(PACK_52, 52)
        seats = chance.choice((2, 2, 3))
        size = chance.randint(2, 10)
        sizes = [max(1, size - chance.choice((0, 0, 1, 2))) for _ in range(seats)]
        konchinki = [each for each in cards if each in scoring.KONCHINKI]
        if chance.random() < 0.6:  # where they lie is what is asked for
            cards = [each for each in cards if each not in konchinki] + konchinki
        piles = []
        for many in sizes:
            piles.append(tuple(cards.pop() for _ in range(many)))
        player = chance.randrange(seats)
        jacks = [each for each in cards if each.rank is Rank.JACK]
        card = jacks[0] if rule == "PA-3.3" and jacks and chance.random() < 0.7 else cards[0]
        cards.remove(card)
        table = tuple(cards.pop() for _ in range(chance.randint(0, 3)))
        last = player if rule == "PA-2.7" else chance.randrange(seats)
        return LastCard(tuple(piles), table, card, player, last)

    def rule(self, situation: Any) -> str:
        if len(legality.legal_actions(situation.before())) > 1:
            return ""  # what is captured is the player's choice
        state, events = situation.played()
        seat, piles = situation.player, state.captured
        ties = [
            seats
            for counts in (map(len, piles), (len(scoring.clubs_of(pile)) for pile in piles))
            for seats in [scoring.with_most(list(counts))]
        ]
        tied = [len(seats) > 1 and seat in seats for seats in ties]
        if all(tied):
            return ""  # each of two rules decides
        if any(tied):
            return "PA-3.1" if tied[0] else "PA-3.2"
        for event in events:
            if isinstance(event, ev.LastTake):
                without = [tuple(c for c in pile if c not in event.cards) for pile in piles]
                if scoring.scored(without)[seat] != state.points[seat]:
                    return "PA-2.7"
        told = scoring.konchinki_of(piles[seat]) or situation.card.rank is Rank.JACK
        return "PA-3.3" if told else ""

    def difficulty(self, situation: Any) -> float:
        return (max(map(len, situation.piles)) - 1) / 3.5

    def answers(self, situation: Any) -> tuple[str, ...]:
        return (_written(situation.played().state.scores[situation.player]),)

    def prompt(self, situation: Any) -> Phrase:
        player = situation.players[situation.player]
        return Phrase("drill.points.prompt", {"player": player, "card": situation.card})

    def picture(self, situation: Any) -> TablePicture:
        return picture_of(situation.before())

    def choices(self, situation: Any, answers: Sequence[str]) -> tuple[Choice, ...]:
        ids = sorted({*map(str, range(6)), *answers}, key=_value)
        return tuple(Choice(each, Phrase("drill.points.choice", {"points": each})) for each in ids)

    def why(self, situation: Any) -> tuple[Phrase, ...]:
        told = [
            event
            for event in situation.played().events
            if isinstance(event, ev.TableSwept | ev.LastTake | ev.MostCards | ev.MostClubs)
            or (isinstance(event, ev.KonchinkaHeld) and event.player == situation.player)
        ]
        return tuple(event_phrase(event, situation.players) for event in told)

    def matter(self, situation: Any) -> Matter:
        return Matter((), (situation.player,))

    def reading(self, situation: Any) -> dict[str, object]:
        return {str(seat): n for seat, n in enumerate(situation.played().state.scores)}

    def outcome(self, situation: Any, answer: str) -> tuple[Phrase, ...]:
        player = situation.players[situation.player]
        return (Phrase("drill.points.outcome", {"player": player, "points": answer}),)


def _written(points: Any) -> str:
    """Points as they are written; who shares them believes in parts.

    >>> from fractions import Fraction
    >>> _written(2), _written(Fraction(3, 2)), _written(Fraction(1, 3))
    ('2', '1½', '⅓')
    """
    whole, part = divmod(points, 1)
    parts = {0: "", 1 / 2: "½", 1 / 3: "⅓", 2 / 3: "⅔", 1 / 6: "⅙", 5 / 6: "⅚"}
    sign = min(parts, key=lambda each: abs(each - float(part)))
    return f"{int(whole) or ''}{parts[sign]}" or "0"


def _value(text: str) -> float:
    parts = {"½": 1 / 2, "⅓": 1 / 3, "⅔": 2 / 3, "⅙": 1 / 6, "⅚": 5 / 6}
    digits = "".join(sign for sign in text if sign.isdigit() and sign not in parts)
    return int(digits or 0) + sum(parts.get(sign, 0) for sign in text)
