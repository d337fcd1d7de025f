"""Which sentence says a fact of Tri Palki, and what its slots hold besides the fact's fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tripalki_learn.cards import parse_card, parse_cards
from tripalki_learn.engine import Event, Problem, Refusal
from tripalki_learn.explain.events import event_phrase
from tripalki_learn.explain.game import Worked, what_of
from tripalki_learn.explain.sentence import Phrase
from tripalki_learn.explain.words import sum_text
from tripalki_learn.games.tri_palki import count
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.games.tri_palki.scoring import POINTS, Hand, Kind

EXAMPLES: Mapping[str, Mapping[str, Any]] = {
    "TP-1.5": {"cards": parse_cards("10H QC 9D"), "scoring": parse_card("QC")},
}
"""The cards that the text of a rule names."""

SETTING = None
"""Three cards are worth what they are worth wherever they are held."""


def points_sum(cards: Hand) -> str:
    """The points of cards of one suit added up, as written down.

    >>> from tripalki_learn.cards import parse_cards
    >>> points_sum(parse_cards("AH 9H")).replace(chr(160), " ")
    '11 + 9 = 20'
    """
    return sum_text([POINTS[card.rank] for card in cards])


def event_key(event: Event) -> str:
    """The catalog key of the sentence that says this event."""
    return ".".join(["event", event.type, *_variant(event)])


def _variant(event: Event) -> list[str]:
    match event:
        case ev.CentreWashed():
            return ["deal" if event.player is None else "action", *["again"] * (event.number > 1)]
        case ev.ReserveShort():
            cause = "deal" if event.player is None else "action"
            return [cause, *["final_turns_lost"] * bool(event.players)]
        case ev.ExtraTurn():
            return ["last_round"] if event.rule == "TP-3.4" else []
        case ev.RoundEnded():
            return [event.reason.value]
        case ev.HandScored():
            kind = event.kind.value
            if "TP-4.10" in event.rules:
                kind = "ordinary_triple"
            elif "TP-1.5" in event.rules:
                kind = "equal_suits"
            return [kind, *["example"] * (event.player is None)]
        case ev.TieBroken():
            return [event.by, event.question]
        case ev.LowestFound():
            return ["lone"] if event.lone else []
        case ev.StickTaken():
            return ["fourth"] if event.held == 3 else []
        case ev.NextDealer():
            names = {"TP-5.7": "best", "TP-5.8": "repeats", "TP-5.9": "neighbour"}
            return [names[event.rule]]
        case _:
            return []


def event_slots(event: Event) -> dict[str, Any]:
    """Slots beside the fields: sums as written down, and the number that picks a plural form."""
    match event:
        case ev.HandScored(kind=Kind.SUITED_678):
            return {"suit": event.cards[0].suit}
        case ev.HandScored(scoring=scoring) if scoring:
            return {"sum": points_sum(scoring)}
        case ev.SeatsSkipped():
            return {"count": len(event.players), "number": event.count}
        case ev.StickTaken():
            return {"count": event.sticks}
        case ev.AcesShown():
            return {"count": len(event.penalised)}
        case ev.CardsCounted() | ev.SuitsSummed():
            return counted_slots(event)
        case _:
            return {}


def counted_slots(event: Any) -> dict[str, Any]:
    """The slots of what cards count and suits come to, for the games that count so.

    ``event`` has ``cards`` with their ``points``, or ``suits`` whose cards are added up.
    """
    if event.type == "cards_counted":
        pairs = zip(event.cards, event.points, strict=True)
        return {
            "values": [Phrase("phrase.card_points", {"card": c, "points": n}) for c, n in pairs]
        }
    values = [
        Phrase("phrase.suit_sum", {"suit": suit, "sum": points_sum(cards)})
        for suit in event.suits
        for cards in [tuple(card for card in event.cards if card.suit is suit)]
    ]
    return {"values": values, "count": len(values)}


def refusal_key(refusal: Refusal) -> str:
    """The catalog key of the sentence that says this refusal."""
    key = f"refusal.{refusal.code}"
    if refusal.code in ("wrong_player", "round_over"):
        key += f".{refusal.rule}"
    elif refusal.code == "call_needs_31":
        # Without a total it is the washed-out centre that keeps the turn from being over.
        key += ".total" if refusal.total is not None else ".turn_not_over"
    return key


def refusal_slots(refusal: Refusal) -> dict[str, Any]:
    """Slots beside those of every refusal: none."""
    return {}


def problem_key(problem: Problem) -> str:
    """The catalog key of the sentence that says this problem."""
    return f"problem.{what_of(problem)}"


def worked(cards: Hand) -> tuple[Worked, ...]:
    """What the hand is worth (TP-1.3 to 1.5, TP-4.7 to 4.10).

    >>> worked(parse_cards("KH KD KC"))[0].phrase.said("en").text
    'Three of a kind is nothing special here: 10 in hearts.'
    """
    return (worked_out(count(cards)[-1]),)


def worked_out(scored: Any) -> Worked:
    """A hand's worth as it is said of a hand that nobody holds; ``scored`` is its last event."""
    return Worked(event_phrase(scored, ()), scored.rules)
