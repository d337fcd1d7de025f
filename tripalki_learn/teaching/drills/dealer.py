"""Who deals next."""

from __future__ import annotations

from tripalki_learn.cards import Rank
from tripalki_learn.explain import Phrase
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.games.tri_palki import scoring
from tripalki_learn.games.tri_palki.scoring import Hand
from tripalki_learn.games.tri_palki.settlement import STICKS
from tripalki_learn.teaching.drills.comparing import closeness, tie_difficulty
from tripalki_learn.teaching.drills.kind import Kind, Matter
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
    special_hand,
)
from tripalki_learn.teaching.drills.situation import Situation
from tripalki_learn.teaching.drills.telling import came_of_it, said


class Dealer(Kind):
    """Who deals next?

    - TP-5.8 decides where all hands are special.
    - TP-5.9 where the best ordinary hand is out.
    - TP-1.4 where that hand stays and another one has the same total.
    - TP-5.7 where it stays and has the highest total alone.

    Somebody always deals: no match is won.
    """

    name = "dealer"
    rules = ("TP-1.4", "TP-5.7", "TP-5.8", "TP-5.9")
    form = "seat"
    beliefs = (
        VALUES
        | SPECIALS
        | {"deal_moves_clockwise", "loser_deals", "aces_earn_deal", "neighbour_of_old_dealer"}
        | {"third_stick_eliminates", "equal_totals_draw", "aces_only_lowest_loses"}
    )

    def drawn(self, pack: Pack, rule: str) -> Situation:
        chance = pack.chance
        seats = chance.choice((2, 3, 4, 4) if rule == "TP-5.8" else (3, 4, 5))
        hands: list[Hand] = []
        if rule == "TP-5.9" or chance.random() < 0.25:
            hands.append(pack.of_rank(Rank.ACE))
        if rule == "TP-5.8" or chance.random() < 0.3:
            hands.append(special_hand(pack))
        while len(hands) < seats:
            hands.append(special_hand(pack) if rule == "TP-5.8" else any_hand(pack))
        if rule == "TP-1.4":
            highest = max(scoring.score(hand).total or 0 for hand in hands[:-1])
            hands[-1] = pack.worth(highest.__eq__)
        sticks = [chance.choice((1, 2, 3, 3) if rule == "TP-5.9" else (0, 1, 2)) for _ in hands]
        if rule == "TP-5.9":
            # The best of the ordinary hands, or another one, has three sticks.
            sticks[-1] = STICKS
        return seated(pack, hands, sticks, chance.randrange(seats))

    def rule(self, situation: Situation) -> str:
        held = ordinary(situation)
        result = outcome_of(situation)
        if result.next_dealer is None:
            return "TP-5.6"
        if not held:
            return "TP-5.8"
        seat, best = held[0]
        if seat in result.eliminated:
            return "TP-5.9"
        return "TP-1.4" if len(held) > 1 and held[1][1].total == best.total else "TP-5.7"

    def difficulty(self, situation: Situation) -> float:
        held = ordinary(situation)
        seats = len(situation.hands)
        special = seats - len(held)
        if not held:
            return 0.9 * (seats - 2) + 0.3
        result = outcome_of(situation)
        best = held[0][1]
        if held[0][0] in result.eliminated:
            assert result.next_dealer is not None
            skipped = (result.next_dealer - held[0][0]) % seats - 1
            return 0.6 * (seats - 3) + 0.8 * skipped + 0.5 * (special - 1)
        hard = 0.4 * (seats - 3) + 0.4 * special
        if len(held) > 1:
            second = held[1][1]
            assert best.total is not None and second.total is not None
            if second.total == best.total:
                return hard + tie_difficulty(best, second)
            hard += closeness(best.total - second.total)
        # Who has just taken a stick deals all the same.
        return hard + 0.5 * (held[0][0] in result.penalised)

    def answers(self, situation: Situation) -> tuple[str, ...]:
        dealer = outcome_of(situation).next_dealer
        return () if dealer is None else (str(dealer),)

    def prompt(self, situation: Situation) -> Phrase:
        return Phrase("drill.dealer.prompt")

    def why(self, situation: Situation) -> tuple[Phrase, ...]:
        events = events_of(situation)
        ties = [e for e in events if isinstance(e, ev.TieBroken) and e.question == "highest"]
        return (*said(ties, ev.TieBroken), *said(events, ev.PlayerEliminated, ev.NextDealer))

    def matter(self, situation: Situation) -> Matter:
        held = ordinary(situation)
        if not held:
            special = tuple(scores(situation))
            return Matter((), special)
        seat, best = held[0]
        if len(held) > 1 and held[1][1].total == best.total:
            found = scoring.compare(best, held[1][1])
            return Matter((found.winner, found.loser), (seat, held[1][0]))
        return Matter(best.scoring, (seat,))

    def reading(self, situation: Situation) -> dict[str, object]:
        dealer = outcome_of(situation).next_dealer
        return by_seat(situation, () if dealer is None else (dealer,))

    def outcome(self, situation: Situation, answer: str) -> tuple[Phrase, ...]:
        return came_of_it(events_of(situation))
