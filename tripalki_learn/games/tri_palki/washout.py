"""TP-3: a centre of one suit is washed out."""

from __future__ import annotations

from typing import NamedTuple

from tripalki_learn.cards import Card, as_hand
from tripalki_learn.engine import Event, Seat
from tripalki_learn.games.tri_palki.events import CentreReplaced, CentreWashed
from tripalki_learn.games.tri_palki.scoring import Hand


class Washing(NamedTuple):
    """What became of a centre: the ``centre`` and ``reserve`` after it.

    So many ``triples`` were washed out, ``washed`` are those that are out of the round by it.
    ``failed``: the last triple could not be replaced (TP-3.5); the centre is empty then.
    """

    centre: Hand
    reserve: tuple[Card, ...]
    triples: int
    washed: tuple[Hand, ...]
    failed: bool
    events: tuple[Event, ...]


def one_suit(centre: Hand) -> bool:
    """Whether the complete centre is all of one suit (TP-3.1).

    >>> from tripalki_learn.cards import parse_cards
    >>> one_suit(parse_cards("9♣ 10♣ A♣")), one_suit(parse_cards("9♣ 10♣ A♠"))
    (True, False)
    """
    first, second, third = centre
    return first.suit is second.suit is third.suit


def wash(centre: Hand, reserve: tuple[Card, ...], cause: Seat | None) -> Washing:
    """Wash the centre until it shows two suits (TP-3.1) or the reserve fails (TP-3.5).

    ``cause`` is the seat whose action completed the centre, None at the deal.
    """
    events: list[Event] = []
    chain: list[Hand] = []
    washed: list[Hand] = []
    while one_suit(centre):
        chain.append(centre)
        events.append(CentreWashed("TP-3.1", cause, centre, centre[0].suit, len(chain)))
        if len(reserve) < 3:
            return Washing((), reserve, len(chain), (*washed, centre), True, tuple(events))
        back = returned(chain)
        if not back:
            washed.append(centre)
        centre, reserve = as_hand(reserve[:3]), reserve[3:] + back
        events.append(CentreReplaced("TP-3.1", centre, len(reserve)))
    return Washing(centre, reserve, len(chain), tuple(washed), False, tuple(events))


def returned(chain: list[Hand]) -> Hand:
    """What goes back under the reserve of the last triple washed out: nothing (TP-3.6)."""
    return ()
