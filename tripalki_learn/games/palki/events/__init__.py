"""Everything that can happen in Palki, as typed facts.

Field names are the same everywhere: ``player`` is the seat concerned, ``players`` several of them
in the order that matters, ``card`` the card played, ``taken`` what it took. Sentences are made of
these facts in `tripalki_learn.explain`.
"""

from tripalki_learn.engine import Event
from tripalki_learn.games.palki.events.dealing import (
    CardsBuried,
    DealtAgain,
    FirstToPlay,
    GapsFilled,
    MatchBegun,
    PackDealt,
    PositionSet,
)
from tripalki_learn.games.palki.events.settlement import (
    GameEnded,
    KonchinkaHeld,
    LastTake,
    LeadersTied,
    MatchWon,
    MostCards,
    MostClubs,
    NextDealer,
    TotalWritten,
)
from tripalki_learn.games.palki.events.turns import (
    CaptureChosen,
    CardLaid,
    EqualTaken,
    MatchStopped,
    SetTaken,
    TableSwept,
)

EVENTS: tuple[type[Event], ...] = (
    MatchBegun,
    PackDealt,
    CardsBuried,
    GapsFilled,
    PositionSet,
    DealtAgain,
    FirstToPlay,
    EqualTaken,
    SetTaken,
    TableSwept,
    CaptureChosen,
    CardLaid,
    MatchStopped,
    GameEnded,
    LastTake,
    MostCards,
    MostClubs,
    KonchinkaHeld,
    TotalWritten,
    LeadersTied,
    MatchWon,
    NextDealer,
)
"""Every kind of event of this game, in the order of play."""

__all__ = [
    "EVENTS",
    "CaptureChosen",
    "CardLaid",
    "CardsBuried",
    "DealtAgain",
    "EqualTaken",
    "FirstToPlay",
    "GameEnded",
    "GapsFilled",
    "KonchinkaHeld",
    "LastTake",
    "LeadersTied",
    "MatchBegun",
    "MatchStopped",
    "MatchWon",
    "MostCards",
    "MostClubs",
    "NextDealer",
    "PackDealt",
    "PositionSet",
    "SetTaken",
    "TableSwept",
    "TotalWritten",
]
