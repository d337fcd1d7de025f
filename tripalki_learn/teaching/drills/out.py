"""Who is out."""

from __future__ import annotations

from tripalki_learn.explain import Phrase
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.games.tri_palki.settlement import STICKS
from tripalki_learn.teaching.drills.comparing import closeness
from tripalki_learn.teaching.drills.kind import Kind, Matter, seats_answer
from tripalki_learn.teaching.drills.pack import Pack
from tripalki_learn.teaching.drills.reveal import (
    SPECIALS,
    VALUES,
    by_seat,
    events_of,
    ordinary,
    outcome_of,
    seated,
    shows_aces,
)
from tripalki_learn.teaching.drills.reveal_draws import hands_for
from tripalki_learn.teaching.drills.situation import Situation
from tripalki_learn.teaching.drills.stick import deciding
from tripalki_learn.teaching.drills.telling import came_of_it, said

_DECIDING = ("TP-1.4", "TP-1.4", "TP-4.7", "TP-4.10", "TP-5.2", "TP-5.3")
"""What may decide who takes a stick where TP-5.5 decides what that means."""


class Out(Kind):
    """Who is out?

    TP-5.2 decides where three aces are shown and put somebody out who does not hold the lowest
    hand. TP-5.5 decides everywhere else, as long as somebody who loses holds two sticks or three,
    or somebody who does not lose holds three: one must know what a stick more, or less, means.
    """

    name = "out"
    rules = ("TP-5.2", "TP-5.5")
    form = "seats"
    beliefs = (
        VALUES
        | SPECIALS
        | {"third_stick_eliminates", "equal_totals_draw", "equal_totals_both_lose"}
        | {"aces_only_lowest_loses", "aces_hit_safe_hands", "lone_hand_safe"}
    )

    def drawn(self, pack: Pack, rule: str) -> Situation:
        chance = pack.chance
        hands = hands_for(pack, rule if rule == "TP-5.2" else chance.choice(_DECIDING))
        sticks = [chance.choice((0, 1, 2, 2, 3, 3)) for _ in hands]
        return seated(pack, hands, sticks, chance.randrange(len(hands)))

    def rule(self, situation: Situation) -> str:
        held = ordinary(situation)
        result = outcome_of(situation)
        if not held or result.winner is not None:
            return "TP-5.4" if not held else "TP-5.6"
        if shows_aces(situation) and set(result.eliminated) - {held[-1][0]}:
            return "TP-5.2"
        losing = {situation.sticks[seat] for seat in result.penalised}
        others = [s for seat, s in enumerate(situation.sticks) if seat not in result.penalised]
        at_stake = losing & {STICKS - 1, STICKS} or STICKS in others
        return "TP-5.5" if at_stake else "TP-5.1"

    def difficulty(self, situation: Situation) -> float:
        held = ordinary(situation)
        result = outcome_of(situation)
        seats = len(situation.hands)
        decoys = sum(
            sticks == STICKS and seat not in result.eliminated
            for seat, sticks in enumerate(situation.sticks)
        )
        hard = 0.4 * (seats - 3) + 0.4 * decoys + 0.3 * (seats - len(held))
        if shows_aces(situation):
            return hard + 0.4 * (len(result.eliminated) - 1)
        if len(held) > 1:
            low, higher = held[-1][1].total, held[-2][1].total
            assert low is not None and higher is not None
            hard += closeness(higher - low)
        return hard

    def answers(self, situation: Situation) -> tuple[str, ...]:
        return (seats_answer(outcome_of(situation).eliminated),)

    def prompt(self, situation: Situation) -> Phrase:
        return Phrase("drill.out.prompt")

    def why(self, situation: Situation) -> tuple[Phrase, ...]:
        events = events_of(situation)
        ties = [e for e in events if isinstance(e, ev.TieBroken) and e.question == "lowest"]
        return (
            *said(ties, ev.TieBroken),
            *said(events, ev.AcesShown, ev.LowestFound),
            *said(events, ev.StickTaken, ev.PlayerEliminated),
        )

    def matter(self, situation: Situation) -> Matter:
        return deciding(situation)

    def reading(self, situation: Situation) -> dict[str, object]:
        return by_seat(situation, outcome_of(situation).eliminated)

    def outcome(self, situation: Situation, answer: str) -> tuple[Phrase, ...]:
        return came_of_it(events_of(situation))
