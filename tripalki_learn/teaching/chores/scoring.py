"""Scoring the hands at the reveal (TP-1.2 to 1.5, 4.7 to 4.10)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tripalki_learn.cards import Suit
from tripalki_learn.engine import Step
from tripalki_learn.explain import Phrase, event_phrase
from tripalki_learn.games.tri_palki import Hand, Kind, count, scoring
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.teaching.chores.due import Due
from tripalki_learn.teaching.chores.settling import settled_by
from tripalki_learn.teaching.drills.kind import Matter
from tripalki_learn.teaching.drills.telling import count_said, points_text
from tripalki_learn.teaching.question import Choice
from tripalki_learn.views import TablePicture

FEWEST = 4
"""So many answers are offered at least."""

SAFE = "safe"
"""The answer that a hand is safe: it never takes a stick."""


def due_at_score(
    scored: ev.HandScored, picture: TablePicture, players: Sequence[str], step: Step | None = None
) -> Due:
    """What a hand is worth; ``step`` is that of the reveal."""
    assert scored.player is not None  # hands of a reveal are somebody's
    steps = count(scored.cards, scored.player)
    return Due(
        chore="score",
        picture=picture,
        prompt=Phrase("chore.score", {"player": players[scored.player]}),
        form="choice",
        rule=scored.rule,
        why=tuple(event_phrase(event, players) for event in steps),
        answer=lambda: _answer(scored.cards),
        choices=partial(_choices, scored.cards),
        matter=Matter(scored.scoring or scored.cards),
        follows=lambda: (
            count_said(scored.player or 0, scored.cards),
            *(settled_by(step) if step else ()),
        ),
    )


def _answer(hand: Hand) -> str:
    """``safe``, ``three_aces``, or points and suit (``21H``; a believer may see no suit)."""
    worth = scoring.score(hand)
    if worth.special:
        return worth.kind.value if worth.kind is Kind.THREE_ACES else SAFE
    return points_text(worth.total) + (worth.suit.value if worth.suit else "")


def _choices(hand: Hand, answers: tuple[str, ...]) -> tuple[Choice, ...]:
    """The answers, other sums of the same cards and their neighbours; special ones at the end."""
    sums: dict[Suit, int] = {}
    for card in hand:
        sums[card.suit] = sums.get(card.suit, 0) + scoring.POINTS[card.rank]
    best, suit = max((total, suit.value) for suit, total in sums.items())
    offered = [answer for answer in answers if answer not in (SAFE, Kind.THREE_ACES.value)]
    more = [f"{total}{each.value}" for each, total in sums.items()]
    more += [f"{best}{each.value}" for each in sums] + [f"{best + n}{suit}" for n in (-1, 1, -2)]
    for answer in more:
        if len(offered) < FEWEST and answer not in offered:
            offered.append(answer)
    # By points and suit, so that its place never tells the right answer.
    offered.sort(key=lambda answer: (_split(answer)[0].rjust(4), answer))
    return (
        *(Choice(answer, _label(answer)) for answer in offered),
        *(Choice(name, Phrase(f"chore.score.choice.{name}")) for name in (SAFE, "three_aces")),
    )


def _split(answer: str) -> tuple[str, Suit | None]:
    suit = Suit(answer[-1]) if answer[-1:].isalpha() else None
    return (answer[:-1] if suit else answer), suit


def _label(answer: str) -> Phrase:
    total, suit = _split(answer)
    key = "drill.value.choice" if suit else "drill.value.choice.no_suit"
    return Phrase(key, {"total": total, "suit": suit})
