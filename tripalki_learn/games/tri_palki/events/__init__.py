"""Everything that can happen in Tri Palki, as typed facts.

Field names are the same everywhere: ``player`` is the seat concerned, ``players`` several of them
in the order that matters, ``cards`` the cards that decide. Sentences are made of these facts in
`tripalki_learn.explain`.
"""

from tripalki_learn.engine import Event
from tripalki_learn.games.tri_palki.events.dealing import (
    CardsDealt,
    DealerDrawn,
    FirstToAct,
    MatchBegun,
    PackGathered,
    PositionSet,
    ReserveSet,
    SeatsSkipped,
)
from tripalki_learn.games.tri_palki.events.reveal import (
    CardsCounted,
    HandScored,
    HandsRevealed,
    RoundEnded,
    SuitsSummed,
    TieBroken,
)
from tripalki_learn.games.tri_palki.events.settlement import (
    AcesKeepHolder,
    AcesShown,
    LowestFound,
    MatchWon,
    NextDealer,
    NobodyPays,
    PlayerEliminated,
    StickTaken,
)
from tripalki_learn.games.tri_palki.events.turns import (
    AllExchanged,
    CardExchanged,
    FinalTurns,
    LastRoundCalled,
    Passed,
    PassesIgnored,
)
from tripalki_learn.games.tri_palki.events.washout import (
    CentreReplaced,
    CentreWashed,
    ExtraTurn,
    NoTurnGained,
    ReserveShort,
)

EVENTS: tuple[type[Event], ...] = (
    MatchBegun,
    DealerDrawn,
    PackGathered,
    SeatsSkipped,
    CardsDealt,
    ReserveSet,
    PositionSet,
    FirstToAct,
    CentreWashed,
    CentreReplaced,
    NoTurnGained,
    ExtraTurn,
    ReserveShort,
    CardExchanged,
    AllExchanged,
    Passed,
    LastRoundCalled,
    FinalTurns,
    PassesIgnored,
    RoundEnded,
    HandsRevealed,
    CardsCounted,
    SuitsSummed,
    HandScored,
    TieBroken,
    AcesShown,
    LowestFound,
    NobodyPays,
    StickTaken,
    PlayerEliminated,
    AcesKeepHolder,
    MatchWon,
    NextDealer,
)
"""Every kind of event of this game, in the order of play."""

__all__ = [
    "EVENTS",
    "AcesKeepHolder",
    "AcesShown",
    "AllExchanged",
    "CardExchanged",
    "CardsCounted",
    "CardsDealt",
    "CentreReplaced",
    "CentreWashed",
    "DealerDrawn",
    "ExtraTurn",
    "FinalTurns",
    "FirstToAct",
    "HandScored",
    "HandsRevealed",
    "LastRoundCalled",
    "LowestFound",
    "MatchBegun",
    "MatchWon",
    "NextDealer",
    "NoTurnGained",
    "NobodyPays",
    "PackGathered",
    "Passed",
    "PassesIgnored",
    "PlayerEliminated",
    "PositionSet",
    "ReserveSet",
    "ReserveShort",
    "RoundEnded",
    "SeatsSkipped",
    "StickTaken",
    "SuitsSummed",
    "TieBroken",
]
