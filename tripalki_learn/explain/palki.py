"""Which sentence says a fact of Palki, and what its slots hold besides the fact's fields."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import Any

from tripalki_learn.cards import PACK_52, Card, Rank, parse_cards
from tripalki_learn.engine import Event, Problem, Refusal
from tripalki_learn.explain.game import OF_EVERY_TABLE, Worked, what_of
from tripalki_learn.explain.sentence import Phrase
from tripalki_learn.explain.words import sum_text
from tripalki_learn.games.palki import (
    Capture,
    Sweep,
    apply,
    begin,
    begun,
    laid_out,
    legal_actions,
    points_of,
)
from tripalki_learn.games.palki import events as ev

EXAMPLES: Mapping[str, Mapping[str, Any]] = {"PA-3.3": {"cards": parse_cards("2C 10D")}}
"""The cards that the text of a rule names."""

TABLE = parse_cards("AS 2D 4S 7C KS")
"""What lies on the table where cards are worked: equal ranks, sets, and a choice between them."""

SETTING = Phrase("worked.palki.setting", {"cards": TABLE})

_AS_IN_EVERY_GAME = (
    *("not_dealt", "match_over", "unfinished_round", "card_twice"),
    *OF_EVERY_TABLE,
)


def event_key(event: Event) -> str:
    """The catalog key of the sentence that says this event."""
    return ".".join(["event.palki", event.type, *_variant(event)])


def _variant(event: Event) -> list[str]:
    match event:
        case ev.CardsBuried():
            jacks = [card for card in event.cards if card.rank is Rank.JACK]
            return ["equal" if not jacks else "both" if len(jacks) < len(event.cards) else "jack"]
        case ev.DealtAgain(count=0):
            return ["last"]
        case ev.PositionSet(cards=()):
            return ["empty"]
        case ev.CardLaid():
            return [event.reason, *["jack"] * (event.rule == "PA-2.3")]
        case ev.MatchStopped():
            if event.points == len(event.cards):
                return ["konchinki"]
            return ["both" if event.cards else "clubs"]
        case ev.GameEnded():
            return [event.reason.value]
        case ev.LastTake(player=None):
            return ["nobody"]
        case ev.MostCards(player=None) | ev.MostClubs(player=None):
            return ["tie"]
        case ev.TotalWritten(struck=()):
            return ["first"]
        case ev.MatchWon() if event.players:
            return ["higher"]
        case _:
            return []


def event_slots(event: Event) -> dict[str, Any]:
    """Slots beside the fields: sums as written down, and the number that picks a plural form."""
    match event:
        case ev.CardsBuried() | ev.GapsFilled() | ev.MatchStopped():
            return {"count": len(event.cards)}
        case ev.SetTaken():
            return {"sum": sum_text([points_of(card) or 0 for card in event.taken])}
        case _:
            return {}


def refusal_key(refusal: Refusal) -> str:
    """The catalog key of the sentence that says this refusal."""
    if refusal.code in _AS_IN_EVERY_GAME:
        return f"refusal.{refusal.code}"
    key = f"refusal.palki.{refusal.code}"
    return f"{key}.{refusal.rule}" if refusal.code == "round_over" else key


def refusal_slots(refusal: Refusal) -> dict[str, Any]:
    """Slots beside those of every refusal: what was to be taken, and what the card counts."""
    slots: dict[str, Any] = {"count": len(refusal.cards)}
    if refusal.cards:
        slots["taken"] = refusal.cards[1:]
        slots["points"] = points_of(refusal.cards[0])
    return slots


def problem_key(problem: Problem) -> str:
    """The catalog key of the sentence that says this problem."""
    shared = problem.what in _AS_IN_EVERY_GAME
    return f"problem.{'' if shared else 'palki.'}{what_of(problem)}"


def worked(cards: tuple[Card, ...]) -> tuple[Worked, ...]:
    """What each of the cards takes from the `TABLE` (PA-2.1 to 2.4).

    >>> [it.phrase.said("en").text.replace(chr(160), " ") for it in worked(parse_cards("7H QH JH"))]
    ['7♥ takes 7♣ or A♠ 2♦ 4♠.', 'Q♥ takes nothing.', 'J♥ takes the whole table.']
    """
    return tuple(map(_taking, cards))


def _taking(card: Card) -> Worked:
    """What becomes of the card when it is played to the table: each way of the engine's, and the
    rules of what happens to it."""
    other = next(each for each in PACK_52 if each not in (card, *TABLE))
    state = laid_out(begun(begin(("A", "B"), 1)), [(card,), (other,)], TABLE).state
    actions = legal_actions(state)
    played = [event for action in actions for event in apply(state, action).events]
    rules = {event.rule for event in played if getattr(event, "card", None) == card}
    ways = [
        Phrase("worked.palki.way", {"taken": each.taken})
        for each in actions
        if isinstance(each, Capture)
    ]
    if any(isinstance(each, Sweep) for each in actions):
        phrase = Phrase("worked.palki.sweeps", {"card": card})
    elif not ways:
        phrase = Phrase("worked.palki.nothing", {"card": card})
    else:
        taken = reduce(
            lambda first, second: Phrase("worked.palki.or", {"first": first, "second": second}),
            ways,
        )
        phrase = Phrase("worked.palki.takes", {"card": card, "ways": taken})
    return Worked(phrase, tuple(sorted(rules)))
