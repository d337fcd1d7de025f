"""TP-2: the deal, and what a turn may be."""

import pytest

from tests.games.tri_palki.table import NAMES, Table, card, deck_of, names, setup_problems
from tripalki_learn.cards import PACK_36, parse_cards, write_cards
from tripalki_learn.engine import ImpossibleSetup
from tripalki_learn.games import tri_palki


def plain() -> Table:
    """Three ordinary hands, nothing near to happening, A to act."""
    return Table.laid(["AH KH 9D", "6D 8C 6S", "9C 10D 8S"], centre="7D JC 10S", reserve="QC 9H 9S")


@pytest.mark.parametrize("players", [0, 1, 9])
def test_tp_2_1_fewer_than_two_and_more_than_eight_cannot_play(players: int) -> None:
    with pytest.raises(ImpossibleSetup) as caught:
        tri_palki.begin([f"P{number}" for number in range(players)])
    assert (caught.value.rule, caught.value.code) == ("TP-2.1", "player_count")


@pytest.mark.parametrize("players", range(2, 9))
def test_tp_2_1_two_to_eight_can_play(players: int) -> None:
    assert len(Table.dealt(deck_of(""), players).state.dealt_in) == players


def test_tp_2_2_chance_draws_the_first_dealer_from_every_seat() -> None:
    drawn = [tri_palki.new_match("ABCD", seed) for seed in range(400)]
    seats = [it.state.dealer for it in drawn]
    # Four seats, 400 draws: about 100 each; 60 is four standard deviations and more away.
    assert all(seats.count(seat) > 60 for seat in range(4))
    assert all(it.events[1].rule == "TP-2.2" for it in drawn)
    assert tri_palki.new_match("ABCD", 17) == tri_palki.new_match("ABCD", 17)


def test_tp_2_3_cards_go_round_from_the_dealers_left_and_then_to_the_centre() -> None:
    deck = "6H 7H 8H 9H 10H  JH QH KH AH 6D  7D 8D 9D 10D JD  QD KD AD"
    table = Table.dealt(deck_of(deck), 4, dealer="B")
    assert table.hand("C") == "6H JH 7D"
    assert table.hand("D") == "7H QH 8D"
    assert table.hand("A") == "8H KH 9D"
    assert table.hand("B") == "9H AH 10D"
    assert table.centre == "10H 6D JD"
    assert table.reserve.startswith("QD KD AD ")
    assert table.rules_of("cards_dealt") == ["TP-2.3"]


def test_tp_2_3_a_laid_out_position_has_three_cards_in_each_hand_and_in_the_centre() -> None:
    assert setup_problems(["AH KH", "6D 6C 6S"], "7D JC 10S") == [("TP-2.3", "bad_setup")]
    assert setup_problems(["AH KH QH", "6D 6C 6S"], "7D JC") == [("TP-2.3", "bad_setup")]


def test_tp_2_4_the_reserve_is_what_is_left_always_a_multiple_of_three() -> None:
    dealt = [Table.dealt(deck_of("6H 7D"), players) for players in range(2, 9)]
    left = [len(table.state.reserve) + 3 * len(table.washed) for table in dealt]
    assert left == [27, 24, 21, 18, 15, 12, 9]
    set_aside = [table.happened("reserve_set")[0] for table in dealt]
    assert [(event.rule, event.count) for event in set_aside] == [("TP-2.4", n) for n in left]


def test_tp_2_5_the_dealer_acts_first_then_clockwise() -> None:
    table = Table.laid(["AH KH 9D", "6D 8C 6S", "9C 10D 8S"], "7D JC 10S", dealer="B")
    assert table.to_act == "B"
    assert table.refused("C pass") == ("TP-2.5", "wrong_player")
    assert table.do("B pass").to_act == "C"
    assert table.do("C 8S>7D").to_act == "A"
    assert table.refused("B pass") == ("TP-2.5", "wrong_player")


def test_tp_2_6_a_turn_is_one_exchange_or_all_or_a_pass() -> None:
    swaps = [f"{give}>{take}" for give in ("AH", "KH", "9D") for take in ("7D", "JC", "10S")]
    assert plain().legal == [*swaps, "all", "pass"]


def test_tp_2_6_an_exchanged_card_takes_the_place_of_the_other() -> None:
    table = plain().do("A KH>10S")
    assert (table.hand("A"), table.centre) == ("AH 10S 9D", "7D JC KH")
    assert (table.hand("B"), table.hand("C")) == ("6D 8C 6S", "9C 10D 8S")


def test_tp_2_6_all_three_go_for_all_three() -> None:
    table = plain().do("A all")
    assert (table.hand("A"), table.centre) == ("7D JC 10S", "AH KH 9D")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("A 6D>7D", "not_held"),
        ("A KH>10D", "not_in_centre"),
        ("A KH>9H", "not_in_centre"),
        ("A fold", "unknown_action"),
        ("A AH KH 9D>7D JC 10S", "unknown_action"),
        ("A KH>", "unknown_action"),
        ("A AH KH>7D", "unknown_action"),
    ],
)
def test_tp_2_6_nothing_else_is_a_turn(text: str, code: str) -> None:
    assert plain().refused(text) == ("TP-2.6", code)


def test_tp_2_7_two_cards_are_never_exchanged() -> None:
    refusal = plain().refusal("A AH KH>7D JC")
    assert (refusal.rule, refusal.code) == ("TP-2.7", "two_cards")
    assert set(refusal.cards) == set(parse_cards("AH KH 7D JC"))


def test_tp_2_8_each_sees_the_own_hand_and_the_centre_until_the_reveal() -> None:
    table = plain()
    seen = tri_palki.observe(table.state, 1)
    assert seen.hands == (None, parse_cards("6D 8C 6S"), None)
    assert write_cards(seen.centre) == "7D JC 10S"
    assert (seen.reserve, seen.aside) == (3, 36 - 9 - 3 - 3)
    table.do("A pass", "B pass", "C pass")
    assert tri_palki.observe(table.state, 1).hands == table.state.hands
    assert table.rules_of("hands_revealed") == ["TP-2.8"]


def test_tp_2_8_a_call_discloses_who_called_and_no_card() -> None:
    table = Table.laid(["AH KH QH", "6D 8C 6S", "9C 10D 8S"], "7D JC 10S").do("A pass call")
    seen = tri_palki.observe(table.state, 1)
    assert (seen.caller, seen.hands[0], seen.hands[2]) == (0, None, None)


def test_tp_2_9_no_card_goes_from_the_reserve_into_a_hand() -> None:
    table = plain()
    assert not [text for text in table.legal if set(text.split(">")[1:]) & {"QC", "9H", "9S"}]
    assert table.refused("A KH>QC") == ("TP-2.6", "not_in_centre")
    table.do("A KH>10S", "B all", "C pass")
    assert table.reserve == "QC 9H 9S"


def test_tp_2_10_a_card_given_away_may_be_taken_back() -> None:
    table = plain().do("A KH>10S", "B pass", "C pass")
    assert "10S>KH" in table.legal
    assert table.do("A 10S>KH").hand("A") == "AH KH 9D"


def test_tp_2_10_there_is_no_limit_on_the_number_of_turns() -> None:
    table = plain()
    for _ in range(250):
        table.do("A KH>10S", "B pass", "C pass", "A 10S>KH", "B pass", "C pass")
    assert (table.ending, table.to_act) == (None, "A")


def test_a_whole_pack_is_dealt_out_whoever_deals() -> None:
    for dealer in NAMES[:5]:
        state = Table.dealt(deck_of("6H"), 5, dealer=dealer).state
        dealt = [*state.centre, *state.reserve, *(c for hand in state.hands for c in hand)]
        assert sorted(c.code for c in dealt) == sorted(c.code for c in PACK_36)
        assert names(state.dealt_in) == "ABCDE"
        assert card("6H") in state.hands[(NAMES.index(dealer) + 1) % 5]
