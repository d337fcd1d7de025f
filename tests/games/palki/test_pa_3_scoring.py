"""PA-3: points, the score sheet, the stop and victory."""

from __future__ import annotations

import pytest

from tests.games.palki.table import Table, at_the_end, begin
from tripalki_learn.cards import parse_cards
from tripalki_learn.engine import IllegalAction, ImpossibleSetup
from tripalki_learn.games import palki

SEVEN_CLUBS = "3C 4C 5C 6C 7C 8C 9C"


def test_pa_3_1_most_cards_count_two() -> None:
    table = at_the_end("KS KD 5H 5D", "QS QD")
    assert table.points == [(2, 0, 0), (0, 0, 0)]
    (event,) = table.happened("most_cards")
    assert (event.rule, event.player, event.counts) == ("PA-3.1", 0, (4, 2))


def test_pa_3_1_a_tie_gives_nobody_the_points() -> None:
    table = at_the_end("KS KD 5H", "QS QD 6H", "AS")
    assert table.points == [(0, 0, 0)] * 3
    (event,) = table.happened("most_cards")
    assert (event.player, event.players, event.points) == (None, (0, 1), 0)


def test_pa_3_1_the_last_take_is_counted() -> None:
    assert at_the_end("KS KD", "QS QD", table="6H 7H", last="B").points[1] == (2, 0, 0)
    assert at_the_end("KS KD", "QS QD", table="6H 7H").points == [(0, 0, 0)] * 2


def test_pa_3_2_most_clubs_count_one() -> None:
    table = at_the_end("KC KD", "QS QD 6H 5C 4C", "AS")
    assert table.points == [(0, 0, 0), (2, 1, 0), (0, 0, 0)]
    assert table.rules_of("most_clubs") == ["PA-3.2"]


def test_pa_3_2_a_tie_gives_nobody_the_point() -> None:
    assert at_the_end("KC KD 5S", "QC QD").points == [(2, 0, 0), (0, 0, 0)]


def test_pa_3_3_each_konchinka_counts_one_for_its_holder() -> None:
    table = at_the_end("2C KD", "10D QD 6H QC")
    assert table.points == [(0, 0, 1), (2, 0, 1)]
    assert table.rules_of("konchinka_held") == ["PA-3.3", "PA-3.3"]


def test_pa_3_3_taken_with_the_last_cards_they_count_too() -> None:
    assert at_the_end("KS KD", "QS QD", table="2C 10D", last="A").points[0] == (2, 1, 2)


def test_pa_3_3_what_nobody_took_counts_for_nobody() -> None:
    assert at_the_end("KS KD", "QS QD", table="2C 10D").points == [(0, 0, 0)] * 2


def test_pa_3_3_no_game_gives_more_than_five_points_and_sweeps_score_nothing() -> None:
    swept = Table.laid(["", "JH"], "2C 10D 3C").do("B JH x")
    assert swept.points == [(0, 0, 0), (2, 1, 2)]
    assert swept.scores == [0, 5]
    assert sum(sum(points) for points in swept.points) == 5


def test_pa_3_4_who_reaches_15_first_wins() -> None:
    table = at_the_end("KC KD 5S 2C", "QS QD", scores=[11, 14])
    assert (table.scores, table.winner, table.state.status) == ([15, 14], "A", "won")
    assert table.rules_of("match_won") == ["PA-3.4"]
    with pytest.raises(IllegalAction) as caught:
        palki.deal(table.state, 1)
    assert (caught.value.rule, caught.value.code) == ("PA-3.4", "match_over")


def test_pa_3_4_of_several_the_higher_total_wins() -> None:
    table = at_the_end("KS KD 5S", "2C 10D", scores=[13, 14])
    assert (table.scores, table.winner) == ([15, 17], "B")
    (event,) = table.happened("match_won")
    assert event.players == (0,)


def test_pa_3_4_equal_totals_play_on() -> None:
    table = at_the_end("KS KD 5S QH", "2C 10D", scores=[13, 12])
    assert (table.scores, table.winner, table.state.status) == ([15, 15], None, "between_rounds")
    assert [(event.rule, event.players) for event in table.happened("leaders_tied")] == [
        ("PA-3.4", (0, 1))
    ]
    assert palki.deal(table.state, 1).state.dealer == 1


def test_pa_3_4_a_higher_total_ends_the_tie() -> None:
    table = at_the_end("KS KD 5S QH", "QS QD", scores=[15, 15])
    assert (table.scores, table.winner) == ([17, 15], "A")


def test_pa_3_5_the_sheet_keeps_every_total() -> None:
    # The source's example: 2, then 4 more is 6, then 1 more is 7.
    table = at_the_end("KS KD 5S", "QS QD")
    assert table.state.sheet == ((2,), (0,))
    games = [("KS KD 5S 2C 10D", "QC QD", 6), ("KS KD QH 5H 2C", "QS QD QC 4H 4C", 7)]
    for first, second, total in games:
        piles = [parse_cards(first), parse_cards(second)]
        table = Table(palki.set_up(table.state, [(), ()], captured=piles))
        assert table.scores[0] == total
    assert table.state.sheet[0] == (2, 6, 7)
    (event,) = [event for event in table.happened("total_written") if event.player == 0]
    assert (event.rule, event.points, event.total, event.struck) == ("PA-3.5", 1, 7, (2, 6))


def test_pa_3_5_a_given_starting_score_stands_first() -> None:
    assert at_the_end("KS KD 5S", "QS QD", scores=[4, 0]).state.sheet == ((4, 6), (0, 0))


def test_pa_3_5_totals_are_not_negative_and_one_for_each_player() -> None:
    for scores in ([1], [1, 2, 3], [1, -1]):
        with pytest.raises(ImpossibleSetup) as caught:
            begin(2, "A", scores)
        assert (caught.value.rule, caught.value.code) == ("PA-3.5", "bad_scores")


def near(pile: str, scores: tuple[int, int], to_act: str = "B") -> Table:
    """B has captured ``pile`` and is to act in mid-game."""
    hands = ["KH QH", "KS QS"]
    return Table.laid(hands, "9H", captured=["AS AD", pile], scores=scores, to_act=to_act, last="A")


def test_pa_3_6_a_konchinka_stops_at_14() -> None:
    table = near("10D 10S", (9, 14))
    assert table.legal == ["KS", "QS", "stop"]
    table.do("B stop")
    assert (table.ending, table.to_act, table.winner) == ("stopped", None, "B")
    assert table.points == [(0, 0, 0), (0, 0, 1)]
    assert table.scores == [9, 15]  # the others keep the totals they had
    (event,) = table.happened("match_stopped")
    assert (event.rule, event.score, event.points) == ("PA-3.6", 14, 1)
    assert (table.hand("B"), table.table) == ("KS QS", "9H")  # in mid-game
    assert table.refused("A KH") == ("PA-3.6", "round_over")


def test_pa_3_6_seven_clubs_stop_at_14() -> None:
    assert near(SEVEN_CLUBS, (9, 14)).do("B stop").points[1] == (0, 1, 0)
    six = SEVEN_CLUBS.removesuffix(" 9C")
    assert near(six, (9, 14)).refused("B stop") == ("PA-3.6", "stop_too_early")


def test_pa_3_6_two_points_stop_at_13_one_does_not() -> None:
    assert near("10D 2C", (9, 13)).do("B stop").scores == [9, 15]
    assert near(f"10D {SEVEN_CLUBS}", (9, 13)).do("B stop").scores == [9, 15]
    assert near("10D 10S", (9, 13)).refused("B stop") == ("PA-3.6", "stop_too_early")


def test_pa_3_6_all_that_is_secured_counts() -> None:
    assert near(f"10D 2C {SEVEN_CLUBS}", (9, 14)).do("B stop").scores == [9, 17]


@pytest.mark.parametrize("score", [0, 12, 15])
def test_pa_3_6_only_who_needs_one_or_two_points_may_stop(score: int) -> None:
    table = near(f"10D 2C {SEVEN_CLUBS}", (score, score))
    refusal = table.refusal("B stop")
    assert (refusal.rule, refusal.code, refusal.total) == ("PA-3.6", "stop_not_near", score)
    assert "stop" not in table.legal


def test_pa_3_6_it_is_claimed_on_ones_own_turn() -> None:
    table = near("10D 10S", (9, 14), to_act="A")
    assert table.refused("B stop") == ("PA-1.4", "wrong_player")
    assert table.do("A KH").do("B stop").winner == "B"


def test_pa_3_6_a_wrong_claim_is_refused_and_play_goes_on() -> None:
    table = near("5D 5S", (9, 14))
    assert table.refused("B stop") == ("PA-3.6", "stop_too_early")
    assert table.do("B KS").to_act == "A"


def test_pa_3_6_what_lies_on_the_table_and_most_cards_are_not_secured() -> None:
    many = "3D 3S 3H 4D 4S 4H 5D 5S 5H 6D 6S 6H 7D 7S 7H 8D 8S 8H 10H 10S KD QD JD JS JH KC 10C AC"
    assert near(many, (9, 14)).refused("B stop") == ("PA-3.6", "stop_too_early")


def test_pa_3_6_a_stop_that_leaves_the_leaders_equal_plays_on() -> None:
    hands = ["KH", "KS", "QH"]
    piles = ["", "10D 10S", ""]
    table = Table.laid(hands, "9H", captured=piles, scores=[15, 14, 15], to_act="B").do("B stop")
    assert (table.scores, table.winner, table.state.next_dealer) == ([15, 15, 15], None, 1)
