"""What is the most that a card can take?"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tripalki_learn.cards import PACK_52, Card, Rank
from tripalki_learn.explain import Phrase, event_phrase, rule_phrase
from tripalki_learn.games.palki import Capture, Lay, Sweep, capturing, dealing, turns
from tripalki_learn.games.palki import events as ev
from tripalki_learn.games.palki.capturing import Cards
from tripalki_learn.teaching.drills.kind import Kind, Matter
from tripalki_learn.teaching.drills.pack import Pack, Unlucky
from tripalki_learn.teaching.question import Choice
from tripalki_learn.views.palki import SeatPicture, TablePicture

NOTHING = "nothing"
PLAYERS = ("A", "B")
MOST_CHOICES = 6


@dataclass(frozen=True, slots=True)
class Facing:
    """A card that A holds, and the ``table`` that it faces."""

    card: Card
    table: Cards


class Take(Kind):
    """What is the most that this card can take?

    A jack that finds cards is decided by PA-2.3; a card that can make several captures, of which
    only one is made, by PA-2.4; one that takes an equal card by PA-2.1; one that takes a set, or
    nothing, by PA-2.2.
    """

    name = "take"
    rules = ("PA-2.1", "PA-2.2", "PA-2.3", "PA-2.4")
    form = "choice"
    beliefs = frozenset(
        {"both_at_once", "all_equal_at_once", "courts_in_sums", "jack_leaves_courts"}
    )

    def drawn(self, pack: Pack, rule: str) -> Any:
        chance = pack.chance
        card = chance.choice(PACK_52)
        if rule == "PA-2.3":
            card = chance.choice([each for each in PACK_52 if each.rank is Rank.JACK])
        wanted: Cards = ()
        if rule == "PA-2.2":
            wanted = _set_for(chance, card)
        elif rule == "PA-2.1":
            wanted = _equals(chance, card, 1)
        elif rule == "PA-2.4":
            wanted = _equals(chance, card, 2)
            if chance.random() < 0.5:
                wanted = (*wanted[:1], *_set_for(chance, card))
        size = chance.randint(3, 8)
        left = [each for each in PACK_52 if each is not card and each not in wanted]
        if len(wanted) > size:
            raise Unlucky
        table = [*wanted, *chance.sample(left, size - len(wanted))]
        chance.shuffle(table)
        return Facing(card, tuple(table))

    def rule(self, situation: Any) -> str:
        if situation.card.rank is Rank.JACK:
            return "PA-2.3"
        found = list(capturing.captures(situation.card, situation.table))
        if len(found) > 1:
            return "PA-2.4"
        return "PA-2.1" if found and len(found[0]) == 1 else "PA-2.2"

    def difficulty(self, situation: Any) -> float:
        return (len(situation.table) - 3) / 2

    def answers(self, situation: Any) -> tuple[str, ...]:
        found = list(capturing.captures(situation.card, situation.table))
        most = max(map(len, found), default=0)
        return tuple(_codes(taken) for taken in found if len(taken) == most) or (NOTHING,)

    def prompt(self, situation: Any) -> Phrase:
        return Phrase("drill.take.prompt", {"card": situation.card})

    def picture(self, situation: Any) -> TablePicture:
        first = SeatPicture("A", (situation.card,), to_act=True)
        second = SeatPicture("B", (None,), dealer=True)
        return TablePicture((first, second), situation.table, 0)

    def choices(self, situation: Any, answers: Sequence[str]) -> tuple[Choice, ...]:
        table = situation.table
        found = [_codes(taken) for taken in capturing.captures(situation.card, table)]
        equal = _codes(capturing.equal_cards(situation.card, table)) or NOTHING
        others = [*found[:2], NOTHING, equal, _codes(table), _codes(table[:1]), _codes(table[:2])]
        ids = list(dict.fromkeys([*answers, *others]))[: max(MOST_CHOICES, len(answers))]
        ids.sort(key=lambda each: (each == NOTHING, len(each.split()), each))
        return tuple(Choice(each, _label(each, table)) for each in ids)

    def why(self, situation: Any) -> tuple[Phrase, ...]:
        card, table = situation.card, situation.table
        best = self.answers(situation)[0]
        other = next(each for each in PACK_52 if each is not card and each not in table)
        state = dealing.set_up(dealing.begin(PLAYERS, 1), [(card,), (other,)], table).state
        action: Any = Lay(card)
        if best != NOTHING:
            taken = _cards(best, table)
            action = Sweep(card) if card.rank is Rank.JACK else Capture(card, taken)
        kinds = (ev.EqualTaken, ev.SetTaken, ev.TableSwept, ev.CaptureChosen, ev.CardLaid)
        events = turns.apply(state, action).events
        told = tuple(event_phrase(e, PLAYERS) for e in events if isinstance(e, kinds))
        return told if best != NOTHING else (rule_phrase("PA-2.2"), *told)

    def matter(self, situation: Any) -> Matter:
        taken = _cards(self.answers(situation)[0], situation.table)
        return Matter((situation.card, *taken))

    def reading(self, situation: Any) -> dict[str, object]:
        taken = self.answers(situation)[0].split()
        return {card.code: card.code in taken for card in situation.table}

    def outcome(self, situation: Any, answer: str) -> tuple[Phrase, ...]:
        taken = _cards(answer, situation.table)
        if not taken:
            return (Phrase("drill.take.outcome.laid", {"card": situation.card}),)
        left = tuple(card for card in situation.table if card not in taken)
        told = Phrase("drill.take.outcome", {"cards": taken, "count": len(taken)})
        key = "drill.take.outcome.left" if left else "drill.take.outcome.empty"
        return told, Phrase(key, {"cards": left})


def _codes(cards: Sequence[Card]) -> str:
    return " ".join(card.code for card in cards)


def _cards(answer: str, table: Cards) -> Cards:
    return tuple(card for card in table if card.code in answer.split())


def _label(answer: str, table: Cards) -> Phrase:
    if answer == NOTHING:
        return Phrase("drill.take.choice.nothing")
    return Phrase("drill.take.choice.cards", {"cards": _cards(answer, table)})


def _equals(chance: random.Random, card: Card, many: int) -> Cards:
    equal = [each for each in PACK_52 if each.rank is card.rank and each is not card]
    return tuple(chance.sample(equal, many))


def _set_for(chance: random.Random, card: Card) -> Cards:
    """A set that sums to the card, king and queen taken for 13 and 12: there a belief shows."""
    total = {Rank.KING: 13, Rank.QUEEN: 12}.get(card.rank, capturing.POINTS.get(card.rank, 0))
    numbers = [each for each in PACK_52 if each.rank in capturing.POINTS and each is not card]
    for _ in range(60):
        cards = tuple(chance.sample(numbers, chance.choice((2, 2, 3, 4))))
        if sum(capturing.POINTS[each.rank] for each in cards) == total:
            return cards
    raise Unlucky
