"""Two simple bots: they see what their seat sees, and say why they play as they do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tripalki_learn.cards import Card, Suit
from tripalki_learn.engine import Trace
from tripalki_learn.games import palki
from tripalki_learn.games.palki import KONCHINKI, Action, Capture, Lay, Observation, Stop, Sweep
from tripalki_learn.players.decision import Decision, Reason

_EQUAL_RANKS = 4
_CARD, _CLUB, _KONCHINKA = 2, 3, 16
"""What a card is worth to a careful player, what more a club and what more a konchinka: roughly
what they bring of the points for most cards, for most clubs and for themselves."""


def _takings(seen: Observation, action: Action) -> tuple[Card, ...]:
    """What an action brings: the card played and those taken; nothing for a lay."""
    if isinstance(action, Capture):
        return (action.card, *action.taken)
    return (action.card, *seen.table) if isinstance(action, Sweep) else ()


def _stops(seen: Observation) -> Decision | None:
    """Whoever may stop wins by it (PA-3.6)."""
    stop = next((action for action in seen.legal if isinstance(action, Stop)), None)
    return None if stop is None else Decision(stop, (Reason("palki.stop"),))


def beginner(seen: Observation) -> Decision:
    """Takes as many cards as it can, and lays the first card otherwise.

    >>> from tripalki_learn.cards import parse_cards
    >>> from tripalki_learn.games import palki
    >>> hands = [parse_cards("7H KC"), parse_cards("QS")]
    >>> state = palki.set_up(palki.begin(["A", "B"], 1), hands, parse_cards("3C 4D JS")).state
    >>> str(beginner(palki.observe(state, 0)).action)
    '7H x 3C 4D'
    """
    stops = _stops(seen)
    if stops is not None:
        return stops
    action = max(seen.legal, key=lambda each: len(_takings(seen, each)))
    taken = _takings(seen, action)[1:]
    if not taken:
        return Decision(action, (Reason("palki.nothing"),))
    return Decision(action, (Reason("palki.most", {"cards": taken, "count": len(taken)}),))


def careful(seen: Observation) -> Decision:
    """Takes what is worth most, clubs and konchinki above all, and lays what is least missed.

    >>> from tripalki_learn.cards import parse_cards
    >>> from tripalki_learn.games import palki
    >>> hands = [parse_cards("7H KC"), parse_cards("QS")]
    >>> state = palki.set_up(palki.begin(["A", "B"], 1), hands, parse_cards("3C 4D JS")).state
    >>> str(careful(palki.observe(state, 0)).action)
    '7H x 3C 4D'
    """
    stops = _stops(seen)
    if stops is not None:
        return stops
    action = max(seen.legal, key=lambda each: _worth(seen, each))
    gained = _takings(seen, action)
    if not gained:
        assert isinstance(action, Lay)
        unseen = _unseen(seen, action.card)
        return Decision(action, (Reason("palki.safe", {"card": action.card, "count": unseen}),))
    reasons = [Reason("palki.worth", {"cards": gained[1:]})]
    held = tuple(card for card in gained if card in KONCHINKI)
    clubs = sum(card.suit is Suit.CLUBS for card in gained)
    if held:
        reasons.insert(0, Reason("palki.konchinki", {"cards": held}))
    elif clubs > 1:
        reasons.append(Reason("palki.clubs", {"count": clubs}))
    return Decision(action, tuple(reasons))


def _worth(seen: Observation, action: Action) -> float:
    """What an action gains; of a lay what it may lose, as a number below zero."""
    gained = _takings(seen, action)
    if gained:
        return _value(gained)
    assert isinstance(action, Lay)
    return -_value((action.card,)) * (1 + _unseen(seen, action.card))


def _value(cards: Sequence[Card]) -> float:
    return sum(
        _CARD + _CLUB * (card.suit is Suit.CLUBS) + _KONCHINKA * (card in KONCHINKI)
        for card in cards
    )


def _unseen(seen: Observation, card: Card) -> int:
    """How many cards of its rank may still come and take it."""
    return _EQUAL_RANKS - sum(other.rank is card.rank for other in seen.seen)


BOTS: Mapping[str, Callable[[Observation], Decision]] = {"beginner": beginner, "careful": careful}
"""The levels, the weakest first; asked when their seat is to act."""


def decide(trace: Trace, level: str) -> Decision:
    """What a bot of that level does as the seat to act.

    >>> trace = palki.dealt(palki.begun(palki.begin(["A", "B"])), 1)
    >>> decide(trace, "careful") == decide(trace, "careful")
    True
    """
    return BOTS[level](palki.observe(trace.state, trace.state.to_act))


def match(players: Sequence[str], levels: Sequence[str], seed: int | str) -> Trace:
    """A whole match of bots, the same for the same seed.

    >>> match(["A", "B"], ["beginner", "careful"], 1).state.status
    'won'
    """
    trace = palki.begun(palki.new_match(players, seed).state)
    number = 0
    while trace.state.winner is None:
        number += 1
        trace = palki.dealt(trace, f"{seed}:{number}")
        while trace.state.to_act is not None:
            trace = palki.played(trace, decide(trace, levels[trace.state.to_act]).action)
    return trace
