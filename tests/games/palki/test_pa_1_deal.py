"""PA-1: pack, deal and opening."""

from __future__ import annotations

import pytest

from tests.games.palki.table import NAMES, Table, begin, deck_of, setup_problems
from tripalki_learn.cards import PACK_36, PACK_52, Card, parse_card, parse_cards, write_cards
from tripalki_learn.engine import IllegalAction, ImpossibleSetup
from tripalki_learn.games import palki
from tripalki_learn.games.palki import State
from tripalki_learn.games.palki.opening import by_chance, repair

PLAIN = deck_of("2S 3S 4S 5S 6S 7S 8S 9S  AH 2H 3H 4H")
"""A deck whose opening for two players stands: A♥ 2♥ 3♥ 4♥."""


def everywhere(state: State) -> list[Card]:
    piles = [*state.hands, state.table, state.stock, *state.captured, state.aside]
    return [card for pile in piles for card in pile]


def test_pa_1_1_the_pack_has_52_cards_of_thirteen_ranks() -> None:
    state = Table.dealt(PLAIN).state
    assert sorted(map(repr, everywhere(state))) == sorted(map(repr, PACK_52))
    with pytest.raises(ImpossibleSetup) as caught:
        palki.deal(begin(2, "A", None), PACK_36)
    assert (caught.value.rule, caught.value.code) == ("PA-1.1", "bad_pack")


def test_pa_1_1_no_card_is_there_twice() -> None:
    twice = parse_cards(PLAIN.replace("4H", "2S"))
    with pytest.raises(ImpossibleSetup) as caught:
        palki.deal(begin(2, "A", None), twice)
    (problem,) = caught.value.problems
    assert (problem.rule, problem.what, problem.cards) == (
        "PA-1.1",
        "card_twice",
        (parse_card("2S"),),
    )


@pytest.mark.parametrize("players", range(1, 6))
def test_pa_1_1_two_to_four_players(players: int) -> None:
    if 2 <= players <= 4:
        assert len(palki.begin(NAMES[:players]).players) == players
        return
    with pytest.raises(ImpossibleSetup) as caught:
        palki.begin("ABCDE"[:players])
    assert (caught.value.rule, caught.value.code) == ("PA-1.1", "player_count")


def test_pa_1_1_a_new_match_begins_with_nothing_scored() -> None:
    step = palki.new_match("ABC", 5)
    assert step.state.scores == (0, 0, 0) and step.state.sheet == ((), (), ())
    assert [(event.type, event.rule) for event in step.events] == [("match_begun", "PA-1.1")]
    dealers = {palki.new_match("ABC", seed).state.dealer for seed in range(30)}
    assert dealers == {0, 1, 2}


def test_pa_1_2_four_cards_each_one_at_a_time_from_the_dealers_left_then_four_to_the_table() -> (
    None
):
    table = Table.dealt(deck_of("2S 3S 4S 5S 6S 7S 8S 9S 10S QS KS AS  AH 2H 3H 4H"), 3, dealer="B")
    assert table.hand("C") == "2S 5S 8S QS"
    assert table.hand("A") == "3S 6S 9S KS"
    assert table.hand("B") == "4S 7S 10S AS"
    assert table.table == "AH 2H 3H 4H"
    assert table.rules_of("pack_dealt") == ["PA-1.2"]
    assert len(table.state.stock) == 52 - 16


@pytest.mark.parametrize(("players", "deals"), [(2, 6), (3, 4), (4, 3)])
def test_pa_1_2_the_same_dealer_deals_until_the_pack_is_out(players: int, deals: int) -> None:
    step = palki.deal(begin(players, "B", None), 1)
    state, events = step.state, list(step.events)
    while state.to_act is not None:
        assert state.dealer == 1
        step = palki.apply(state, palki.legal_actions(state)[0])
        if len(step.state.table) > len(state.table):
            assert len(step.state.table) == len(state.table) + 1  # laid, and nothing dealt to it
        state = step.state
        events += step.events
    dealt = [event.type for event in events if event.type in ("pack_dealt", "dealt_again")]
    assert dealt == ["pack_dealt", *["dealt_again"] * (deals - 1)]
    assert state.stock == ()
    assert state.next_dealer == 2 % players


def test_pa_1_2_the_next_deal_comes_from_the_top_of_the_stock_when_the_hands_are_empty() -> None:
    table = Table.laid(["2S", "3S"], "KH QH", "4D 5D 6D 7D 8D 9D 10D AD", to_act="B")
    table.do("B 3S")
    assert (table.hand("A"), table.hand("B"), table.to_act) == ("2S", "", "A")
    table.do("A 2S")
    assert (table.hand("B"), table.hand("A")) == ("4D 6D 8D 10D", "5D 7D 9D AD")
    assert (table.table, table.stock) == ("KH QH 3S 2S", "")
    assert table.rules_of("dealt_again") == ["PA-1.2"]


def test_pa_1_2_then_the_next_player_deals() -> None:
    table = Table.laid(["2S", "3S", "4S"], "KH", dealer="C").do("A 2S", "B 3S", "C 4S")
    assert table.ending == "played_out"
    assert [(event.rule, event.player) for event in table.happened("next_dealer")] == [
        ("PA-1.2", 0)
    ]
    state = palki.deal(table.state, 3).state
    assert (state.dealer, state.to_act) == (0, 1)


def test_pa_1_2_nothing_is_dealt_before_the_game_is_over() -> None:
    table = Table.dealt(PLAIN)
    with pytest.raises(IllegalAction) as caught:
        palki.deal(table.state, 1)
    assert caught.value.code == "unfinished_round"
    assert palki.why_not(begin(2, "A", None), palki.Stop()).code == "not_dealt"  # type: ignore[union-attr]


def test_pa_1_2_a_laid_out_hand_has_at_most_four_cards_and_a_stock_whole_deals() -> None:
    assert setup_problems(["2S 3S 4S 5S 6S", "7S"]) == [("PA-1.2", "bad_setup")]
    assert setup_problems(["2S", "3S"], stock="4D 5D 6D 7D") == [("PA-1.2", "bad_setup")]
    assert setup_problems(["2S", "3S"], captured=["4D"]) == [("PA-1.2", "bad_setup")]


def repaired(deck: str, *buried: int) -> Table:
    """A deal for two: eight cards to the hands, then the opening, then the stock."""
    return Table.dealt(deck_of("2S 3S 4S 5S 6S 7S 8S 9S  " + deck), buried=buried)


def test_pa_1_3_equal_ranks_are_buried_and_replaced_from_the_top() -> None:
    # 9♥ and 9♦ go; K♥ and Q♥ from the top take their places.
    table = repaired("9H AH 9D 2H  KH QH 10H", 20, 15)
    assert table.table == "KH AH QH 2H"
    stock = table.stock.split()
    # The first nine went in below twenty cards, the second above it; then two came off the top.
    assert (stock[13], stock[19], stock[0]) == ("9D", "9H", "10H")
    assert len(stock) == 40
    assert table.rules_of("cards_buried") == ["PA-1.3"]
    assert table.rules_of("gaps_filled") == ["PA-1.3"]


def test_pa_1_3_a_jack_is_buried_too() -> None:
    assert repaired("9H AH JD 2H  KH QH", 20).table == "9H AH KH 2H"
    # Put on the top it comes back at once, and is buried again.
    table = repaired("9H AH JD 2H  KH QH", 0, 20)
    assert table.table == "9H AH KH 2H"
    assert [event.places for event in table.happened("cards_buried")] == [(0,), (20,)]


def test_pa_1_3_it_is_repeated_until_the_opening_stands() -> None:
    # The queen that replaces the jack equals another queen; both go, and the next two come.
    table = repaired("QD AH JD 2H  QH KH 10H", 20, 20, 20)
    assert table.table == "KH AH 10H 2H"
    assert [write_cards(event.cards) for event in table.happened("cards_buried")] == ["JD", "QD QH"]


def test_pa_1_3_an_opening_that_stands_is_left_alone() -> None:
    table = repaired("9H AH KD 2H")
    assert table.table == "9H AH KD 2H"
    assert table.happened("cards_buried") == []


@pytest.mark.parametrize("buried", [(), (20,), (20, 20, 20), (20, 41), (-1, 20), (41, 20)])
def test_pa_1_3_the_places_written_down_are_those_that_are_needed(buried: tuple[int, ...]) -> None:
    # 40 cards are in the stock when the first card goes in, 41 at the second.
    if buried == (20, 41):
        assert repaired("9H AH 9D 2H  KH QH", *buried).table == "KH AH QH 2H"
        return
    with pytest.raises(ImpossibleSetup) as caught:
        repaired("9H AH 9D 2H  KH QH", *buried)
    assert (caught.value.rule, caught.value.code) == ("PA-1.3", "bad_buried")


def test_pa_1_3_every_repair_by_chance_comes_to_an_end_in_the_middle_half() -> None:
    longest = 0
    for seed in range(300):
        for players in (2, 3, 4):
            step = palki.deal(begin(players, "A", None), seed)
            opening = step.state.table
            ranks = {card.rank.value for card in opening}
            assert len(ranks) == 4 and "J" not in ranks
            size = 52 - 4 * players - 4
            buried = [event for event in step.events if event.type == "cards_buried"]
            for event in buried:
                for put, place in enumerate(event.places):  # type: ignore[attr-defined]
                    quarter = (size + put) // 4
                    assert quarter <= place <= size + put - quarter
            longest = max(longest, len(buried))
    assert 2 <= longest <= 12


def test_pa_1_3_the_worst_opening_is_repaired_too() -> None:
    # All jacks open, four aces and four kings lie on top: many times equal ranks come up.
    for seed in range(200):
        deck = parse_cards(deck_of("2S 3S 4S 5S 6S 7S 8S 9S JH JD JC JS AH AD AC AS KH KD KC KS"))
        stand = repair(deck[8:12], deck[12:], by_chance(seed))
        assert len({card.rank for card in stand.table}) == 4
        assert sorted(map(repr, (*stand.table, *stand.stock))) == sorted(map(repr, deck[8:]))


def test_pa_1_3_a_laid_out_table_is_not_repaired() -> None:
    assert Table.laid(["2S", "3S"], "9H 9D JC 4H").table == "9H 9D JC 4H"


def test_pa_1_4_the_player_left_of_the_dealer_begins_every_deal() -> None:
    table = Table.laid(["2S", "3S", "4S"], "KH", "4D 5D 6D 7D 8D 9D 10D AD 2D 3D QD KD", dealer="B")
    assert table.to_act == "C"
    assert table.refused("A 2S") == ("PA-1.4", "wrong_player")
    table.do("C 4S", "A 2S", "B 3S")
    assert table.to_act == "C"
    assert [(event.rule, event.player) for event in table.happened("first_to_play")] == [
        ("PA-1.4", 2),
        ("PA-1.4", 2),
    ]


def test_pa_1_4_play_goes_clockwise() -> None:
    table = Table.laid(["2S 5S", "3S 6S", "4S 7S"], "KH", dealer="A")
    order = []
    while table.ending is None:
        player = table.to_act
        assert player is not None
        order.append(player)
        table.do(f"{player} {table.legal[0]}")
    assert "".join(order) == "BCABCA"


def test_pa_1_4_who_is_to_act_holds_cards() -> None:
    assert setup_problems(["2S", ""], to_act="B") == [("PA-1.4", "bad_setup")]
    assert Table.laid(["2S", ""], "KH").to_act == "A"
