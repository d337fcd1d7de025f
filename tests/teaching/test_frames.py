"""The table after each event agrees with the states of the engine, step for step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests.reference import scorer as naive
from tests.teaching.cases import cases, trace_of
from tripalki_learn.cards import Card
from tripalki_learn.engine import Step, Trace
from tripalki_learn.games.tri_palki import State, counted, showdown
from tripalki_learn.teaching.frame import Frame
from tripalki_learn.teaching.frames import frames
from tripalki_learn.views import TablePicture

every_case = pytest.mark.parametrize("name", cases())


def by_step(trace: Trace) -> Iterator[tuple[Step, list[Frame]]]:
    """The frames of each step; the first frame of all, the start, is left out."""
    following = iter(list(frames(trace))[1:])
    for step in trace.steps:
        yield step, [next(following) for _ in step.events]
    assert next(following, None) is None


def dealer_after(state: State) -> int:
    """Who has the dealer's mark: once a round is settled it has moved on."""
    moved = state.settlement is not None and state.settlement.next_dealer is not None
    return state.next_dealer if moved else state.dealer


@every_case
def test_there_is_a_frame_for_every_event(name: str) -> None:
    trace = trace_of(name)
    shown = list(frames(trace))
    assert shown[0].event is None
    assert tuple(frame.event for frame in shown[1:]) == trace.events


@every_case
def test_frames_agree_with_the_state_at_the_end_of_every_step(name: str) -> None:
    for step, shown in by_step(trace_of(name)):
        state, picture = step.after, shown[-1].picture
        assert tuple(seat.hand for seat in picture.seats) == state.hands
        assert picture.centre == state.centre
        assert picture.reserve == len(state.reserve)
        assert picture.washed == state.washed
        assert tuple(seat.name for seat in picture.seats) == state.players
        assert tuple(seat.sticks for seat in picture.seats) == state.sticks
        assert seats(picture, "out") == list(state.out)
        assert seats(picture, "dealer") == [dealer_after(state)]
        assert seats(picture, "to_act") == ([] if state.to_act is None else [state.to_act])
        assert seats(picture, "caller") == ([] if state.caller is None else [state.caller])


@every_case
def test_the_last_frame_of_a_case_is_what_was_worked_out_for_it(name: str) -> None:
    *_, last = frames(trace_of(name))
    players = [seat.name for seat in last.picture.seats]
    expected = cases()[name]["expected"]["rounds"][-1]
    assert {seat.name: seat.sticks for seat in last.picture.seats} == expected["sticks"]
    assert codes(last.picture.centre or ()) == expected["centre"]
    assert [codes(triple) for triple in last.picture.washed] == expected["washed"]
    assert last.picture.reserve == expected["reserve_left"]
    held = {s.name: codes(s.hand) for s in last.picture.seats if s.hand}
    assert held == {player: hand["cards"] for player, hand in expected["hands"].items()}
    to_act = [] if expected["to_act"] is None else [players.index(expected["to_act"])]
    assert seats(last.picture, "to_act") == to_act
    if expected["next_dealer"] is not None:
        assert seats(last.picture, "dealer") == [players.index(expected["next_dealer"])]


@every_case
def test_no_card_is_ever_in_two_places_and_none_is_lost(name: str) -> None:
    whole = 0
    for frame in frames(trace_of(name)):
        picture = frame.picture
        hands = [card for seat in picture.seats for card in seat.hand]
        washed = [card for triple in picture.washed for card in triple]
        lying = [*hands, *(picture.centre or ()), *washed]
        assert len(set(lying)) == len(lying)
        kind = frame.event.type if frame.event else "start"
        if kind in ("reserve_set", "position_set"):
            whole = len(lying) + (picture.reserve or 0)
            assert whole <= 36
        elif picture.reserve is not None and hands:
            assert len(lying) + picture.reserve == whole, kind


@every_case
def test_new_sticks_stand_out_in_their_own_frame_alone(name: str) -> None:
    for before, after in pairwise(frames(trace_of(name))):
        for seat, (was, now) in enumerate(
            zip(before.picture.seats, after.picture.seats, strict=True)
        ):
            assert now.new_sticks == now.sticks - was.sticks
            if now.new_sticks:
                assert after.event is not None
                assert after.event.type == "stick_taken"
                assert after.event.player == seat  # type: ignore[attr-defined]
                assert now.new_sticks == 1


@every_case
def test_who_plays_again_is_marked_while_the_extra_turn_lasts(name: str) -> None:
    marked = Counter[bool]()
    for step, shown in by_step(trace_of(name)):
        again = seats(shown[-1].picture, "again")
        assert again == ([step.after.to_act] if step.after.extra_turn else [])
        marked[bool(again)] += 1
    assert marked[False]


def test_some_case_has_an_extra_turn_a_call_and_a_player_who_is_out() -> None:
    """Else the comparisons above would prove little."""
    pictures = [frame.picture for name in cases() for frame in frames(trace_of(name))]
    for mark in ("again", "caller", "out", "new_sticks"):
        assert any(seats(picture, mark) for picture in pictures), mark
    assert any(len(picture.washed) > 2 for picture in pictures)


@every_case
def test_the_worth_of_a_hand_is_shown_from_its_ruling_on(name: str) -> None:
    scored: set[int] = set()
    for frame in list(frames(trace_of(name)))[1:]:
        assert frame.event is not None
        if frame.event.type in ("cards_dealt", "position_set"):
            scored = set()  # until then the hands of the round before lie there
        elif frame.event.type == "hand_scored":
            scored.add(frame.event.player)  # type: ignore[attr-defined]
        for number, seat in enumerate(frame.picture.seats):
            assert (seat.score is not None) == (number in scored)
            if seat.score is not None:
                worth = naive.score(codes(seat.hand))
                assert seat.score.kind.value == worth["kind"]
                assert seat.score.total == worth["total"]


def test_a_bare_reveal_shows_hands_alone() -> None:
    hands = {"A": "6♥ 7♥ 8♥", "B": "A♣ A♦ A♠", "C": "K♦ Q♦ 10♦", "D": "A♥ J♥ 9♥"}
    shown = list(frames(showdown(hands, dealer="A", sticks=[0, 0, 0, 3])))
    for frame in shown:
        assert frame.picture.centre is None
        assert frame.picture.reserve is None
        assert not seats(frame.picture, "to_act")
    first, last = shown[0].picture, shown[-1].picture
    assert [seat.sticks for seat in first.seats] == [0, 0, 0, 3]
    assert seats(first, "dealer") == [0]
    # The worked example: C takes a stick, D with three is out, and A deals, D's neighbour.
    assert [seat.sticks for seat in last.seats] == [0, 0, 1, 3]
    assert seats(last, "out") == [3]
    assert seats(last, "dealer") == [0]


def test_the_hand_with_the_best_cards_deals_next() -> None:
    hands = {"A": "6♥ 7♥ 8♥", "B": "A♣ A♦ A♠", "C": "K♦ Q♦ 10♦", "D": "A♥ J♥ 9♥"}
    *_, last = frames(showdown(hands, dealer="A"))
    assert [seat.sticks for seat in last.picture.seats] == [0, 0, 1, 1]
    assert seats(last.picture, "dealer") == [3]


def test_counting_changes_nothing_but_the_notes() -> None:
    shown = list(frames(counted({"A": "A♥ J♥ 6♣", "B": "K♦ Q♦ 10♦"})))
    totals = [[seat.score and seat.score.total for seat in f.picture.seats] for f in shown]
    assert totals == [[None, None]] * 3 + [[21, None]] * 3 + [[21, 30]]


def seats(picture: TablePicture, mark: str) -> list[int]:
    """The seats that carry a mark."""
    return [number for number, seat in enumerate(picture.seats) if getattr(seat, mark)]


def codes(cards: tuple[Card | None, ...]) -> list[str]:
    return [card.code for card in cards if card is not None]
