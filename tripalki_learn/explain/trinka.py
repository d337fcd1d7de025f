"""Which sentence says a fact of Trinka, and what its slots hold besides the fact's fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tripalki_learn.cards import parse_cards
from tripalki_learn.engine import Event, Problem, Refusal
from tripalki_learn.explain.game import OF_EVERY_TABLE, Worked, what_of
from tripalki_learn.explain.sentence import Phrase
from tripalki_learn.explain.tri_palki import counted_slots, worked_out
from tripalki_learn.explain.words import sum_text
from tripalki_learn.games.trinka import Bets, Hand, Kind, count
from tripalki_learn.games.trinka import events as ev
from tripalki_learn.games.trinka.scoring import JOKER, POINTS, points_of

EXAMPLES: Mapping[str, Mapping[str, Any]] = {
    "TR-1.4": {"cards": parse_cards("KH QH JH")},
    "TR-1.7": {
        "card": JOKER,
        "first": parse_cards("AH 6D 6S"),
        "second": parse_cards("KH 9D 6S"),
    },
}
"""The cards that the text of a rule names."""

SETTING = None
"""Three cards are worth what they are worth wherever they are held."""

_SHARED = ("cards_counted", "suits_summed")
"""The events that are said in the words of the first game."""


def worth_variant(kind: Kind, scoring: Hand, joker: bool) -> str:
    """What a hand is called: its kind, ``trinka`` for three cards of a suit, ``…_joker`` with it.

    >>> worth_variant(Kind.SUIT, parse_cards("AH KH QH"), False)
    'trinka'
    """
    if joker:
        return f"{kind.value}_joker"
    return "trinka" if kind is Kind.SUIT and len(scoring) == 3 else kind.value


def worth_slots(kind: Kind, value: int | None, scoring: Hand, joker: bool) -> dict[str, Any]:
    """The slots of a hand's worth: the ``value``, and in a suit the ``sum`` and the ``suit``."""
    if kind is not Kind.SUIT:
        return {"value": value}
    points = [POINTS[card.rank] for card in scoring]
    if joker:
        # It stands for what is wanting to the value, and so is counted first.
        assert value is not None
        points = [value - points_of(scoring[:-1]), *points[:-1]]
    return {"value": value, "sum": sum_text(points), "suit": scoring[0].suit}


def event_key(event: Event) -> str:
    """The catalog key of the sentence that says this event."""
    game = [] if event.type in _SHARED else ["trinka"]
    return ".".join(["event", *game, event.type, *_variant(event)])


def _variant(event: Event) -> list[str]:
    match event:
        case ev.MatchBegun():
            return [*["limit"] * (event.limit is not None), *["joker"] * event.joker]
        case ev.HandsCompared():
            return [event.result]
        case ev.DroppedOut():
            return ["challenger" if event.challenger else "challenged"]
        case ev.HandScored():
            joker = "TR-1.7" in event.rules
            called = worth_variant(event.kind, event.scoring, joker)
            return [called, *["example"] * (event.player is None)]
        case ev.BankTaken():
            return [event.reason.value]
        case ev.SvaraDeclared():
            return ["again"] if event.rule == "TR-3.3" else []
        case _:
            return []


def event_slots(event: Event) -> dict[str, Any]:
    """Slots beside the fields: the joker, sums as written down, three sixes in words."""
    match event:
        case ev.MatchBegun():
            return {"card": JOKER}
        case ev.HandsCompared():
            return {"own": _value(event.value), "theirs": _value(event.against)}
        case ev.HandScored():
            return worth_slots(event.kind, event.value, event.scoring, "TR-1.7" in event.rules)
        case ev.CardsCounted() | ev.SuitsSummed():
            return counted_slots(event)
        case _:
            return {}


def _value(value: int | None) -> int | Phrase:
    return Phrase("phrase.trinka.three_sixes") if value is None else value


def refusal_key(refusal: Refusal) -> str:
    """The catalog key of the sentence that says this refusal."""
    if refusal.code in ("not_dealt", "unfinished_round"):
        return f"refusal.{refusal.code}"
    key = f"refusal.trinka.{refusal.code}"
    return f"{key}.{refusal.rule}" if refusal.code == "round_over" else key


def refusal_slots(refusal: Refusal) -> dict[str, Any]:
    """The ``least`` and the ``most`` that may be bet."""
    bets = [legal for legal in refusal.legal if isinstance(legal, Bets)]
    return {"least": bets[0].least, "most": bets[0].most} if bets else {}


_SHARED_PROBLEMS = (
    *("card_twice", "card_foreign", "cards_missing", "hand_size"),
    *OF_EVERY_TABLE,
)


def problem_key(problem: Problem) -> str:
    """The catalog key of the sentence that says this problem."""
    game = "" if problem.what in _SHARED_PROBLEMS else "trinka."
    return f"problem.{game}{what_of(problem)}"


def worked(cards: Hand) -> tuple[Worked, ...]:
    """What the hand is worth (TR-1.2 to 1.6), and what the joker in it would make it (TR-1.7).

    >>> [it.rules[-1] for it in worked(parse_cards("KH 9D 6S"))]
    ['TR-1.2', 'TR-1.7']
    """
    ways = [worked_out(count(cards, joker=joker)[-1]) for joker in (False, True)]
    return tuple(ways[: 1 + ("TR-1.7" in ways[1].rules)])
