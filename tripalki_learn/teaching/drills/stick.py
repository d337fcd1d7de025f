"""Who takes a stick."""

from __future__ import annotations

from tripalki_learn.explain import Phrase
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.games.tri_palki import scoring
from tripalki_learn.games.tri_palki.scoring import Kind as HandKind
from tripalki_learn.games.tri_palki.scoring import Score
from tripalki_learn.teaching.drills.comparing import closeness, tie_difficulty
from tripalki_learn.teaching.drills.kind import Kind, Matter, seats_answer
from tripalki_learn.teaching.drills.pack import Pack
from tripalki_learn.teaching.drills.reveal import (
    SPECIALS,
    VALUES,
    by_seat,
    events_of,
    ordinary,
    outcome_of,
    scores,
    seated,
    shows_aces,
)
from tripalki_learn.teaching.drills.reveal_draws import hands_for
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
            *("first_of_equal_suits", "hearts_of_equal_suits"),
        }
    )

    def drawn(self, pack: Pack, rule: str) -> Situation:
        hands = hands_for(pack, rule)
        sticks = [pack.chance.randrange(3) for _ in hands]
        return seated(pack, hands, sticks, pack.chance.randrange(len(hands)))

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
        rule = self.rule(situation)
        if rule in ("TP-4.7", "TP-4.8"):
            worth = scores(situation)
            seat = next(seat for seat, each in worth.items() if rule in each.rules)
            return Matter(situation.hands[seat], (seat,))
        return deciding(situation)

    def reading(self, situation: Situation) -> dict[str, object]:
        return by_seat(situation, outcome_of(situation).penalised)

    def outcome(self, situation: Situation, answer: str) -> tuple[Phrase, ...]:
        return came_of_it(events_of(situation))


def _would_lose(special: Score, lowest: Score) -> bool:
    """Whether a safe hand would be lower than the lowest one if it counted as its best suit."""
    if special.kind is HandKind.THREE_ACES or lowest.total is None:
        return False
    sums: dict[object, int] = {}
    for card in special.cards:
        sums[card.suit] = sums.get(card.suit, 0) + scoring.POINTS[card.rank]
    return max(sums.values()) < lowest.total


def deciding(situation: Situation) -> Matter:
    """What decides who takes a stick: three aces, or the lowest hand; all, if all are special."""
    held = ordinary(situation)
    if not held:
        return Matter((), tuple(scores(situation)))
    for seat, worth in scores(situation).items():
        if worth.kind is HandKind.THREE_ACES:
            return Matter(worth.cards, (seat,))
    seat, lowest = held[-1]
    if len(held) > 1 and held[-2][1].total == lowest.total:
        found = scoring.compare(held[-2][1], lowest)
        return Matter((found.winner, found.loser), (held[-2][0], seat))
    return Matter(lowest.scoring, (seat,))
