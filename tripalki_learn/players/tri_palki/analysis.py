"""What each legal action comes to, as far as a seat can tell; the best one; what others cost."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from tripalki_learn.cards import Card
from tripalki_learn.engine import Seat, Step, Trace
from tripalki_learn.games.tri_palki import Action, Hand, Pass
from tripalki_learn.players.decision import Reason
from tripalki_learn.players.tri_palki.field import COUNTED, SAMPLES, Chances, Field, field_of
from tripalki_learn.players.tri_palki.memory import Memory
from tripalki_learn.players.tri_palki.options import Option, options
from tripalki_learn.players.tri_palki.seat import memory_of
from tripalki_learn.players.tri_palki.strength import BIT, strengths

CENTRES = 60
"""So many new centres are drawn to tell what an extra turn is worth, where there are more."""

WORTH_TELLING = 0.01
"""A decision that added less to the chance of a stick is not worth telling."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """One legal action and what it comes to.

    ``option`` is the action with the hand and centre after it and the washout it causes;
    ``chances`` are those of the hand if all were shown then. ``risk``, by which actions are
    compared, is its chance of a stick; after a washout that of the best hand that the extra turn
    makes of the new centre, on average over centres of unseen cards. ``helps`` is the chance that a
    card handed over raises the next player's hand, None where none is, or nobody gets it.
    """

    option: Option
    chances: Chances
    risk: float
    helps: float | None

    @property
    def action(self) -> Action:
        """The action."""
        return self.option.action


@dataclass(frozen=True, slots=True)
class Analysis:
    """Every legal action of a position, the best one first; the ``field`` says how the chances were
    found: all deals counted (*exact*), or so many drawn (*estimate*)."""

    prospects: tuple[Prospect, ...]
    field: Field

    @property
    def best(self) -> Prospect:
        """What is best: the least risk; at equal risk the likelier deal, then what helps less."""
        return self.prospects[0]

    def of(self, action: Action) -> Prospect:
        """What that action comes to. Raises KeyError where it is not legal."""
        return {each.action: each for each in self.prospects}[action]

    def reasons(self) -> tuple[Reason, ...]:
        """Why the best action is the best."""
        best = self.best
        found = [Reason("risk", {"percent": percent(best.chances.stick)})]
        if best.option.fails:
            found.append(Reason("fails", {}))
        elif best.option.washes:
            found.append(Reason("washes", {"cards": best.option.centre}))
            found.append(Reason("expects", {"percent": percent(best.risk)}))
        if best.helps is not None:
            found.append(Reason("gives", {"percent": percent(best.helps)}))
        if best.action.call:
            found.append(Reason("call", {}))
        return tuple(found)


def percent(chance: float) -> int:
    """A chance as a whole number of percent."""
    return round(100 * chance)


def analyse(
    memory: Memory, seed: int | str = 0, samples: int = SAMPLES, counted: int = COUNTED
) -> Analysis:
    """The position as a seat sees it that is to act; ``seed``, ``samples`` and ``counted`` as
    `field_of` has them.

    >>> from tripalki_learn.games import tri_palki
    >>> trace = tri_palki.dealt(tri_palki.begun(tri_palki.begin(["A", "B"])), 1)
    >>> analyse(memory_of(trace, 0)).field.exact
    True
    """
    seen = memory.last
    assert seen is not None and seen.legal
    field = field_of(memory, seed, samples, counted)
    following = _next_hands(memory, seed)
    found = []
    for option in options(seen):
        chances = field.chances(option.strength)
        goes_on = option.washes and not option.fails
        risk = _after_extra(option.hand, memory.unseen, field, seed) if goes_on else chances.stick
        handed = option.gives if not option.washes and option.gives else ()
        helps = _helped(handed, following) if handed and following else None
        found.append(Prospect(option, chances, risk, helps))
    found.sort(
        key=lambda p: (
            round(p.risk, 9),
            not p.action.call,
            -round(p.chances.highest, 9),
            p.helps or 0.0,
            not isinstance(p.action, Pass),
        )
    )
    return Analysis(tuple(found), field)


def _after_extra(hand: Hand, unseen: Sequence[Card], field: Field, seed: int | str) -> float:
    """The risk after an extra turn: the best exchange, or none, with three unseen cards."""
    chance = random.Random(f"tripalki:centres:{seed}")
    cards = [BIT[card] for card in unseen]
    centres = list(combinations(cards, 3))
    if len(centres) > CENTRES:
        centres = [chance.choice(centres) for _ in range(CENTRES)]
    strong = strengths()
    held = [BIT[card] for card in hand]
    whole = sum(held)
    total = 0.0
    for centre in centres:
        reached = [whole, sum(centre), *(whole - give + take for give in held for take in centre)]
        total += field.chances(max(strong[each] for each in reached)).stick
    return total / len(centres)


def _next_hands(memory: Memory, seed: int | str) -> list[tuple[int, ...]]:
    """Hands that the next player may hold: all of them, or so many drawn; none where the round ends
    before that player acts."""
    seen = memory.last
    assert seen is not None
    if seen.caller is not None and seen.final_turns <= 1:
        return []
    seats = len(seen.players)
    after = [(seen.seat + step) % seats for step in range(1, seats)]
    following = next(seat for seat in after if seen.hands[seat] != ())
    known = [BIT[card] for card in memory.known_of(following)]
    draws = list(combinations([BIT[card] for card in memory.unseen], 3 - len(known)))
    if len(draws) > SAMPLES:
        draws = random.Random(f"tripalki:next:{seed}").sample(draws, SAMPLES // 4)
    return [(*known, *draw) for draw in draws]


def _helped(gives: Hand, hands: Sequence[tuple[int, ...]]) -> float:
    """How often a card that is handed over raises a hand."""
    strong = strengths()
    taken = [BIT[card] for card in gives]
    raised = 0
    for hand in hands:
        whole = sum(hand)
        now = strong[whole]
        raised += any(strong[whole - give + take] > now for give in hand for take in taken)
    return raised / len(hands)


@dataclass(frozen=True, slots=True)
class Cost:
    """A decision that another would have bettered: ``place`` is its step in the trace; ``chosen``
    and ``best`` are what was done and what was best; ``cost`` is the chance of a stick that it
    added, 0 to 1."""

    place: int
    chosen: Prospect
    best: Prospect
    analysis: Analysis

    @property
    def cost(self) -> float:
        """What the decision added to the chance of a stick."""
        return self.chosen.risk - self.best.risk


def costs(trace: Trace, seat: Seat, most: int = 3, samples: int = SAMPLES // 4) -> list[Cost]:
    """The decisions of a seat that cost most, the dearest first; only those worth telling. What was
    chosen and what was best are judged by the same deals."""
    found = []
    for place, step in enumerate(trace.steps):
        if not _decided(step, seat):
            continue
        memory = memory_of(Trace(trace.game, trace.start, trace.steps[:place]), seat)
        analysis = analyse(memory, place, samples, 1)
        cost = Cost(place, analysis.of(step.cause), analysis.best, analysis)
        if cost.cost > WORTH_TELLING:
            found.append(cost)
    return sorted(found, key=lambda each: each.cost, reverse=True)[:most]


def _decided(step: Step, seat: Seat) -> bool:
    return bool(step.before.hands) and bool(step.before.to_act == seat)
