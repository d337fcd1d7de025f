"""What takes minutes to count, counted beforehand."""

from __future__ import annotations

from tripalki_learn.players.odds import stick
from tripalki_learn.players.odds.chance import Odds

STICK: dict[str, int] = {
    "none 2": 20,
    "ranks 2": 37_638_456,
    "total 2": 34_555_240,
    "none 3": 24,
    "ranks 3": 147_985_029_360,
    "total 3": 125_687_597_616,
    "none 4": 24,
    "ranks 4": 420_663_438_917_952,
    "total 4": 326_532_621_513_312,
    "none 5": 0,
    "ranks 5": 831_508_609_842_707_040,
    "total 5": 586_687_603_298_601_600,
    "none 6": 0,
    "ranks 6": 1_085_079_174_748_075_604_160,
    "total 6": 698_162_698_140_442_318_080,
    "none 7": 0,
    "ranks 7": 872_047_762_681_782_875_227_200,
    "total 7": 517_110_306_508_261_350_259_200,
    "none 8": 0,
    "ranks 8": 391_908_541_660_762_758_371_066_880,
    "total 8": 217_587_916_070_275_169_563_361_280,
}
"""The tally of `stick` for up to eight players; `odds("stick")` counts it anew."""


def known(question: str, players: int) -> Odds | None:
    """The answer to a question that was counted beforehand, None for any other.

    >>> known("totals", 8) is None
    True
    """
    return stick.odds((), players, STICK) if question == "stick" else None
