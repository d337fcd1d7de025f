"""Wrong beliefs about Palki, modelled as small wrong rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from tripalki_learn.cards import Card, Rank
from tripalki_learn.engine import Seat
from tripalki_learn.games.palki import Points, State, capturing, scoring
from tripalki_learn.games.palki.capturing import POINTS, Cards
from tripalki_learn.teaching.misconceptions.belief import Misconception


def _both_at_once(card: Card, table: Sequence[Card]) -> Iterator[Cards]:
    singles, sets = [(c,) for c in capturing.equal_cards(card, table)], []
    if card.rank is Rank.JACK:
        yield from [capturing.sweep(table)] if table else []
        return
    sets = list(capturing.sets(card, table))
    if singles and sets:
        yield from (
            tuple(sorted((*one, *more), key=table.index)) for one in singles for more in sets
        )
    else:
        yield from (*singles, *sets)


def _all_equal_at_once(card: Card, table: Sequence[Card]) -> Iterator[Cards]:
    if card.rank is Rank.JACK:
        yield from [capturing.sweep(table)] if table else []
        return
    equal = capturing.equal_cards(card, table)
    yield from [equal] if equal else []
    yield from capturing.sets(card, table)


def _what_has_points(table: Sequence[Card]) -> Cards:
    return tuple(card for card in table if capturing.points_of(card) is not None)


def _shared(captured: Sequence[Cards]) -> tuple[Points, ...]:
    cards = scoring.with_most([len(pile) for pile in captured])
    clubs = scoring.with_most([len(scoring.clubs_of(pile)) for pile in captured])

    def share(seat: Seat, seats: tuple[Seat, ...], points: int) -> int:
        part = Fraction(points, len(seats)) if seat in seats else Fraction(0)
        return part  # type: ignore[return-value]  # who shares believes in parts of points

    return tuple(
        Points(
            share(seat, cards, scoring.MOST_CARDS),
            share(seat, clubs, scoring.MOST_CLUBS),
            scoring.KONCHINKA * len(scoring.konchinki_of(pile)),
        )
        for seat, pile in enumerate(captured)
    )


def _point_for_a_sweep(state: State, seat: Seat) -> State:
    totals = (*state.sheet[seat][:-1], state.scores[seat] + 1)
    return state._replace(sheet=(*state.sheet[:seat], totals, *state.sheet[seat + 1 :]))


def _nobody(state: State) -> Seat | None:
    return None


BELIEFS = (
    # One card takes the equal card and a set together.
    Misconception("both_at_once", "PA-2.4", {"capturing.captures": _both_at_once}, "palki"),
    # One card takes all cards of its rank together.
    Misconception(
        "all_equal_at_once", "PA-2.4", {"capturing.captures": _all_equal_at_once}, "palki"
    ),
    # King and queen count 13 and 12 in sums.
    Misconception(
        "courts_in_sums",
        "PA-2.2",
        {"capturing.POINTS": {**POINTS, Rank.QUEEN: 12, Rank.KING: 13}},
        "palki",
    ),
    # A jack takes what has points and leaves court cards.
    Misconception("jack_leaves_courts", "PA-2.3", {"capturing.sweep": _what_has_points}, "palki"),
    # Who tie for most share the points.
    Misconception("ties_share_points", "PA-3.1", {"scoring.scored": _shared}, "palki"),
    # A sweep scores a point.
    Misconception("sweeps_score", "PA-3.3", {"turns.swept": _point_for_a_sweep}, "palki"),
    # What is left on the table is nobody's.
    Misconception("last_cards_are_nobodys", "PA-2.7", {"settlement.taker": _nobody}, "palki"),
)
