"""A problem: what is wrong with a position, as a fact."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from tripalki_learn.cards import Card
from tripalki_learn.engine.seat import Seat
from tripalki_learn.engine.showing import Told, brief_fields
from tripalki_learn.errors import TriPalkiError


@dataclass(frozen=True, slots=True)
class Problem(Told):
    """One thing that is wrong with a position.

    ``rule`` is the rule that the position breaks, ``code`` the public code of the kind of fault,
    ``what`` the fault itself (``"card_twice"``), ``player`` the seat concerned, ``cards`` those
    concerned, ``count`` the number found where a number is wrong.

    >>> str(Problem("TP-2.1", "player_count", "player_count", count=1))
    'Tri Palki is played by two to eight players; here there is 1.'
    """

    rule: str
    code: str
    what: str
    player: Seat | None = None
    cards: tuple[Card, ...] = ()
    count: int | None = None

    def __repr__(self) -> str:
        return brief_fields(self)


class ImpossibleSetup(TriPalkiError):
    """A position that cannot be; ``problems`` says what is wrong, the first one first.

    >>> problem = Problem("TP-2.1", "player_count", "player_count", count=1)
    >>> str(ImpossibleSetup((problem,), ("A",)))
    'Tri Palki is played by two to eight players; here there is 1.'
    """

    def __init__(self, problems: tuple[Problem, ...], players: tuple[str, ...]) -> None:
        super().__init__(problems[0].code, problems[0].rule, cards=problems[0].cards)
        self.problems = problems
        self.players = players


def card_problems(rule: str, cards: Iterable[Card], pack: Sequence[Card]) -> Iterator[Problem]:
    """Each of the cards that is not of the pack, or is there twice; ``rule`` says what a pack is.

    >>> from tripalki_learn.cards import PACK_36, parse_cards
    >>> [it.what for it in card_problems("TP-1.1", parse_cards("AH 2H AH"), PACK_36)]
    ['card_twice', 'card_foreign']
    """
    for card, count in Counter(cards).items():
        if card not in pack:
            yield Problem(rule, "bad_pack", "card_foreign", None, (card,), count)
        elif count > 1:
            yield Problem(rule, "bad_pack", "card_twice", None, (card,), count)


def pack_problems(rule: str, cards: Sequence[Card], pack: Sequence[Card]) -> tuple[Problem, ...]:
    """What keeps these cards from being the whole pack, each card once.

    >>> from tripalki_learn.cards import PACK_36, parse_cards
    >>> [it.what for it in pack_problems("TP-1.1", PACK_36[1:], PACK_36)]
    ['cards_missing']
    """
    found = [*card_problems(rule, cards, pack)]
    if not found and len(cards) != len(pack):
        missing = tuple(card for card in pack if card not in cards)
        found.append(Problem(rule, "bad_pack", "cards_missing", None, missing, len(missing)))
    return tuple(found)
