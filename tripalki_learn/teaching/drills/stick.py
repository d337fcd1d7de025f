"""Who takes a stick."""

from __future__ import annotations

from collections.abc import Callable

from tripalki_learn.cards import Rank
from tripalki_learn.explain import Phrase
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.games.tri_palki import scoring
from tripalki_learn.games.tri_palki.scoring import MAXIMUM, Hand, Score
from tripalki_learn.games.tri_palki.scoring import Kind as HandKind
from tripalki_learn.teaching.drills.comparing import closeness, tie_difficulty
from tripalki_learn.teaching.drills.kind import Kind, Matter, seats_answer
from tripalki_learn.teaching.drills.pack import Pack
from tripalki_learn.teaching.drills.reveal import (
    SPECIALS,
    VALUES,
    any_hand,
    by_seat,
    events_of,
    ordinary,
    outcome_of,
    scores,
    seated,
    shows_aces,
    special_hand,
)
from tripalki_learn.teaching.drills.situation import Situation
from tripalki_learn.teaching.drills.telling import came_of_it, count_said, said


class Stick(Kind):
    """Who takes a stick?

    - TP-5.4 decides where all hands are special.
    - TP-5.2 where three aces are shown and there is an ordinary hand.
    - TP-4.7 and TP-4.8 where three sixes, or a 6–7–8 of one suit, would lose if only their sums
      counted, as they count otherwise.
    - TP-4.10 where the lowest hand is a triple of another rank.
    - TP-1.4 where the two lowest hands have the same total.
    - TP-5.3 where none of this holds: one ordinary total is the lowest, or there is only one.
    """

    name = "stick"
    rules = ("TP-1.4", "TP-4.7", "TP-4.8", "TP-4.10", "TP-5.2", "TP-5.3", "TP-5.4")
    form = "seats"
    beliefs = (
        VALUES
        | SPECIALS
        | {
            *("equal_totals_draw", "equal_totals_both_lose", "aces_only_lowest_loses"),
            *("aces_hit_safe_hands", "lone_hand_safe", "somebody_always_loses"),
        }
    )

    def drawn(self, pack: Pack, rule: str) -> Situation:
        chance = pack.chance
        seats = chance.choice((2, 3, 3, 4, 4) if rule == "TP-5.4" else (3, 3, 4, 5))
        hands, fill = _BEGIN[rule](pack)
        while len(hands) < seats:
            hands.append(fill(pack))
        if rule == "TP-1.4":
            lowest = min(scoring.score(hand).total or MAXIMUM for hand in hands[1:])
            hands[0] = pack.worth(lowest.__eq__)
        sticks = [chance.randrange(3) for _ in hands]
        return seated(pack, hands, sticks, chance.randrange(len(hands)))

    def rule(self, situation: Situation) -> str:
        held = ordinary(situation)
        if not held:
            return "TP-5.4"
        if shows_aces(situation):
            return "TP-5.2"
        lowest = held[-1][1]
        for worth in scores(situation).values():
            if worth.special and len(held) > 1 and _would_lose(worth, lowest):
                return worth.rules[0]
        if "TP-4.10" in lowest.rules:
            return "TP-4.10"
        if len(held) > 1 and held[-2][1].total == lowest.total:
            return "TP-1.4"
        return "TP-5.3"

    def difficulty(self, situation: Situation) -> float:
        held = ordinary(situation)
        seats = len(situation.hands)
        special = seats - len(held)
        rule = self.rule(situation)
        if rule == "TP-5.4":
            return 0.9 * (seats - 2) + 0.4
        if rule == "TP-5.2":
            return 0.5 * (seats - 3) + 0.9 * (special - 1) + 0.2
        if len(held) == 1:
            return 0.9 * (seats - 2) + 0.3
        lowest, next_one = held[-1][1], held[-2][1]
        if rule == "TP-1.4":
            return tie_difficulty(next_one, lowest) + 0.4 * (seats - 3) + 0.3 * special
        assert lowest.total is not None and next_one.total is not None
        if rule in ("TP-4.7", "TP-4.8"):
            return 0.6 * (seats - 3) + 0.5 * closeness(next_one.total - lowest.total) + 0.2
        return closeness(next_one.total - lowest.total) + 0.5 * (seats - 3) + 0.3 * special

    def answers(self, situation: Situation) -> tuple[str, ...]:
        return (seats_answer(outcome_of(situation).penalised),)

    def prompt(self, situation: Situation) -> Phrase:
        return Phrase("drill.stick.prompt")

    def why(self, situation: Situation) -> tuple[Phrase, ...]:
        events = events_of(situation)
        special = [s for s, worth in scores(situation).items() if worth.special]
        lowest = outcome_of(situation).penalised if not shows_aces(situation) else ()
        told = [count_said(s, situation.hands[s]) for s in (*special, *lowest)]
        ties = [e for e in events if isinstance(e, ev.TieBroken) and e.question == "lowest"]
        return (
            *told,
            *said(ties, ev.TieBroken),
            *said(events, ev.AcesShown, ev.LowestFound, ev.NobodyPays),
        )

    def matter(self, situation: Situation) -> Matter:
        return deciding(situation)

    def reading(self, situation: Situation) -> dict[str, object]:
        return by_seat(situation, outcome_of(situation).penalised)

    def outcome(self, situation: Situation, answer: str) -> tuple[Phrase, ...]:
        return came_of_it(events_of(situation))


RUN = 21
"""What 6–7–8 of one suit would come to, in points."""

_TRIPLES = [rank for rank in scoring.POINTS if rank not in (Rank.ACE, Rank.SIX)]


def _would_lose(special: Score, lowest: Score) -> bool:
    """Whether a safe hand would be lower than the lowest one if it counted as its best suit."""
    if special.kind is HandKind.THREE_ACES or lowest.total is None:
        return False
    sums: dict[object, int] = {}
    for card in special.cards:
        sums[card.suit] = sums.get(card.suit, 0) + scoring.POINTS[card.rank]
    return max(sums.values()) < lowest.total


def deciding(situation: Situation) -> Matter:
    """The hands that decide who takes a stick: three aces, the special ones, or the lowest."""
    held = ordinary(situation)
    worth = scores(situation)
    aces = [seat for seat, s in worth.items() if s.kind is HandKind.THREE_ACES]
    special = [seat for seat, s in worth.items() if s.special]
    if not held or aces or len(held) == 1:
        seats = aces or special
        return Matter(tuple(card for seat in seats for card in situation.hands[seat]), tuple(seats))
    seat, lowest = held[-1]
    if held[-2][1].total == lowest.total:
        found = scoring.compare(held[-2][1], lowest)
        return Matter((found.winner, found.loser), (held[-2][0], seat))
    return Matter(lowest.scoring, (seat,))


Fill = Callable[[Pack], Hand]


def _aces(pack: Pack) -> tuple[list[Hand], Fill]:
    hands = [pack.of_rank(Rank.ACE)]
    if pack.chance.random() < 0.6:
        hands.append(special_hand(pack))
    return hands, any_hand


def _sixes(pack: Pack) -> tuple[list[Hand], Fill]:
    return [pack.of_rank(Rank.SIX)], any_hand


def _run(pack: Pack) -> tuple[list[Hand], Fill]:
    # 6–7–8 come to 21: every other hand must be better for it to be the lowest.
    return [pack.safe_run()], lambda pack: pack.worth(lambda total: total > RUN)


def _triple(pack: Pack) -> tuple[list[Hand], Fill]:
    rank = pack.chance.choice(_TRIPLES)
    return [pack.of_rank(rank)], lambda pack: pack.worth(lambda total: total > scoring.POINTS[rank])


def _lowest(pack: Pack) -> tuple[list[Hand], Fill]:
    if pack.chance.random() > 0.35:
        return [], any_hand
    # A lone ordinary hand, even a 31.
    lone = pack.thirty_one() if pack.chance.random() < 0.5 else pack.hand()
    return [lone], special_hand


def _all_special(pack: Pack) -> tuple[list[Hand], Fill]:
    return ([pack.of_rank(Rank.ACE)] if pack.chance.random() < 0.4 else []), special_hand


def _equals(pack: Pack) -> tuple[list[Hand], Fill]:
    return [()], any_hand


_BEGIN: dict[str, Callable[[Pack], tuple[list[Hand], Fill]]] = {
    "TP-1.4": _equals,
    "TP-4.7": _sixes,
    "TP-4.8": _run,
    "TP-4.10": _triple,
    "TP-5.2": _aces,
    "TP-5.3": _lowest,
    "TP-5.4": _all_special,
}
"""For each rule the hands that it needs, and how the others are drawn."""
