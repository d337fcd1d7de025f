"""Two simple bots: they see what their seat sees, and say why they act as they do.

The beginner looks at its own hand alone. The careful player reckons how many hands that others may
hold are beaten by its own, how many others are in, and what lies in the bank for the price; and it
opens the one who has bet least. Neither bets for ever, so every round of them ends.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tripalki_learn.engine import Seat, Trace
from tripalki_learn.explain import Phrase
from tripalki_learn.games import trinka
from tripalki_learn.games.trinka import Bet, Bets, Fold, Observation, Open, Show, score
from tripalki_learn.players.decision import Decision, Reason
from tripalki_learn.players.trinka.standing import standing

_FAIR, _GREAT = 16, 28
"""From so many points on a beginner pays for its hand, and does not yet compare it."""

_STRONG = 0.9
"""With such a chance against all the others a careful player bets on."""

_PATIENCE = 6
"""Who has paid so many antes compares instead of betting on."""


def _bets(seen: Observation) -> Bets:
    return next(each for each in seen.legal if isinstance(each, Bets))


def _compares(seen: Observation) -> bool:
    """Whether the first circle is over for the seat, so that it may open or show (TR-2.2)."""
    return any(isinstance(each, Open | Show) for each in seen.legal)


def _rivals(seen: Observation) -> list[Seat]:
    """The others who are in, clockwise from the seat's left."""
    many = len(seen.players)
    around = [(seen.seat + step) % many for step in range(1, many)]
    return [seat for seat in around if seat in seen.live]


def _waits(seen: Observation) -> bool:
    """Whether the seat has paid little enough to bet once more."""
    return seen.paid[seen.seat] < _PATIENCE * seen.ante


def _facts(seen: Observation) -> dict[str, Any]:
    """What every reason tells of the hand: its cards and what they are worth."""
    value = score(seen.hand, seen.joker).value
    return {
        "cards": seen.hand,
        "value": Phrase("phrase.trinka.three_sixes") if value is None else value,
    }


def _compared(seen: Observation, other: Seat, level: str, facts: dict[str, Any]) -> Decision:
    """Shows with two left, and opens the other with more (TR-2.5, TR-2.6)."""
    if len(seen.live) == 2:
        return Decision(Show(), (Reason(f"trinka.{level}.shows", facts),))
    facts = facts | {"other": seen.players[other]}
    return Decision(Open(other), (Reason(f"trinka.{level}.opens", facts),))


def beginner(seen: Observation) -> Decision:
    """Folds a low hand, bets on with a great one, and compares any other with its left neighbour's.

    Three sixes are greater than any number of points.

    >>> from tripalki_learn.cards import parse_cards
    >>> from tripalki_learn.games import trinka
    >>> hands = [parse_cards("AH AD AC"), parse_cards("9D 8S 7C")]
    >>> state = trinka.set_up(trinka.begin(["A", "B"], 1), hands).state
    >>> str(beginner(trinka.observe(state, 0)).action)
    'bet 1'
    """
    key = score(seen.hand, seen.joker).key
    facts = _facts(seen)
    if key < (0, _FAIR):
        return Decision(Fold(), (Reason("trinka.beginner.folds", facts),))
    is_great = key >= (0, _GREAT)
    if _compares(seen) and not (is_great and _waits(seen)):
        return _compared(seen, _rivals(seen)[0], "beginner", facts)
    reason = Reason(f"trinka.beginner.{'great' if is_great else 'bets'}", facts)
    return Decision(Bet(_bets(seen).least), (reason,))


def careful(seen: Observation) -> Decision:
    """Pays when its chance at the bank is worth the price, raises with a strong hand, and otherwise
    compares with the player who has bet least.

    >>> from tripalki_learn.cards import parse_cards
    >>> from tripalki_learn.games import trinka
    >>> hands = [parse_cards("AH AD AC"), parse_cards("9D 8S 7C")]
    >>> state = trinka.set_up(trinka.begin(["A", "B"], 1), hands).state
    >>> str(careful(trinka.observe(state, 0)).action)
    'bet 2'
    """
    rivals = _rivals(seen)
    found = standing(seen.hand, seen.seen, seen.joker)
    wins = found.chance ** len(rivals)
    price = _bets(seen).least
    facts = _facts(seen) | {"percent": 100 * found.less // found.total}
    paying = facts | {"amount": price, "bank": seen.bank, "count": len(rivals)}
    if wins * (seen.bank + price) < price:
        return Decision(Fold(), (Reason("trinka.careful.folds", paying),))
    if wins >= _STRONG and _waits(seen):
        return Decision(Bet(_raised(seen)), (Reason("trinka.careful.raises", facts),))
    if _compares(seen):
        least = min(rivals, key=lambda seat: seen.bets[seat] or 0)
        return _compared(seen, least, "careful", facts)
    return Decision(Bet(price), (Reason("trinka.careful.bets", paying),))


def _raised(seen: Observation) -> int:
    """Twice the bet before, within the limit (TR-2.3)."""
    bets = _bets(seen)
    return 2 * bets.least if bets.most is None else min(2 * bets.least, bets.most)


BOTS: Mapping[str, Callable[[Observation], Decision]] = {"beginner": beginner, "careful": careful}
"""The levels, the weakest first; asked when their seat is to act."""


def decide(trace: Trace, level: str) -> Decision:
    """What a bot of that level does as the seat to act.

    >>> trace = trinka.dealt(trinka.begun(trinka.begin(["A", "B"])), 1)
    >>> decide(trace, "careful") == decide(trace, "careful")
    True
    """
    return BOTS[level](trinka.observe(trace.state, trace.state.to_act))


def joining(seen: Observation, level: str) -> Decision:
    """Whether a bot joins the svara that others have tied for (TR-3.2): True or False.

    A beginner sees the bank. A careful player sees how many will play for it.

    >>> from tripalki_learn.cards import parse_cards
    >>> from tripalki_learn.games.trinka import Bet, Fold, Show, begin, begun, laid_out, played
    >>> hands = [parse_cards("KH QH JH"), parse_cards("AC 10C 9C"), parse_cards("6H 7D 8S")]
    >>> trace = laid_out(begun(begin(["A", "B", "C"], 2)), hands)
    >>> for action in (Bet(1), Bet(1), Fold(), Show()):
    ...     trace = played(trace, action)
    >>> trace.state.tied, joining(trinka.observe(trace.state, 2), "beginner").action
    ((0, 1), True)
    """
    price, many = trinka.joining_price(seen.bank), len(seen.tied) + 1
    facts = {"player": seen.players[seen.seat], "amount": price, "bank": seen.bank, "count": many}
    joins = level == "beginner" or seen.bank + price > many * price
    return Decision(joins, (Reason(f"trinka.{'joins' if joins else 'stays_out'}", facts),))
