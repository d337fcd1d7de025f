"""Everything that can happen in Trinka, as typed facts.

Field names are the same everywhere: ``player`` is the seat concerned, ``players`` several of them,
``amount`` chips that are paid, ``bank`` those that lie there after it.
"""

from tripalki_learn.engine import Event
from tripalki_learn.games.trinka.events.dealing import (
    AntesPaid,
    CardsDealt,
    DealerDrawn,
    FirstToSpeak,
    HandsSet,
    MatchBegun,
    SvaraBegun,
    SvaraJoined,
)
from tripalki_learn.games.trinka.events.ending import (
    BankTaken,
    CardsCounted,
    HandScored,
    LimitReached,
    NextDealer,
    SuitsSummed,
    SvaraDeclared,
)
from tripalki_learn.games.trinka.events.turns import (
    BetMade,
    DroppedOut,
    Folded,
    HandOpened,
    HandsCompared,
    ShowCalled,
)

EVENTS: tuple[type[Event], ...] = (
    MatchBegun,
    DealerDrawn,
    AntesPaid,
    SvaraBegun,
    SvaraJoined,
    CardsDealt,
    HandsSet,
    FirstToSpeak,
    BetMade,
    Folded,
    HandOpened,
    HandsCompared,
    DroppedOut,
    ShowCalled,
    LimitReached,
    CardsCounted,
    SuitsSummed,
    HandScored,
    BankTaken,
    SvaraDeclared,
    NextDealer,
)
"""Every kind of event of this game, in the order of play."""

__all__ = [
    "EVENTS",
    "AntesPaid",
    "BankTaken",
    "BetMade",
    "CardsCounted",
    "CardsDealt",
    "DealerDrawn",
    "DroppedOut",
    "FirstToSpeak",
    "Folded",
    "HandOpened",
    "HandScored",
    "HandsCompared",
    "HandsSet",
    "LimitReached",
    "MatchBegun",
    "NextDealer",
    "ShowCalled",
    "SuitsSummed",
    "SvaraBegun",
    "SvaraDeclared",
    "SvaraJoined",
]
