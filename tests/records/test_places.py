"""What cannot be read is shown with the place at which it stands."""

from __future__ import annotations

import re

import pytest

from tests.records.heads import ROUNDS, fault, record, refused
from tripalki_learn.cards import NotationError, parse_cards
from tripalki_learn.explain import LANGUAGES, error_sentence
from tripalki_learn.records import RecordError, parse_action, parse_turn


@pytest.mark.parametrize(
    ("game", "turn"),
    [
        ("tri_palki", "B 6D>??"),
        ("tri_palki", "B  ??>6D call"),
        ("tri_palki", "  B 6D ,  ??  >KH QH"),
        ("palki", "B 10H x ??"),
        ("palki", " B  ?? x 2C"),
        ("palki", "B 10H X 2C,  ??"),
    ],
)
def test_the_place_of_an_unreadable_card_is_counted_in_the_whole_action(
    game: str, turn: str
) -> None:
    with pytest.raises(RecordError) as caught:
        parse_turn(turn, ["A", "B"], game)
    cause = caught.value.__cause__
    assert isinstance(cause, NotationError)
    place = cause.facts["place"]
    assert isinstance(place, int)
    assert (cause.facts["text"], turn[place - 1 : place + 1]) == ("??", "??")


def test_the_place_in_an_action_without_a_name_is_counted_from_its_beginning() -> None:
    with pytest.raises(RecordError) as caught:
        parse_action("6D>ZZ")
    assert "“ZZ” (at character 4)" in str(caught.value)
    with pytest.raises(NotationError) as bad:
        parse_cards("6D ZZ", place=11)
    assert bad.value.facts["place"] == 14


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "key", "value", "number"),
    [
        ("tri_palki", "hands", '["AH KH QH", "6D 6C 6S", "9C 10D 1S"]', "3"),
        ("tri_palki", "centre", '"9C 10D 1S"', None),
        ("trinka", "hands", '["AH KH QH", "9C 10D 1S", "6D 6C 6S"]', "2"),
        ("palki", "captured", '["", "9C 10D 1S", ""]', "2"),
        ("palki", "table", '"9C 10D 1S"', None),
    ],
)
def test_an_unreadable_card_of_a_round_is_shown_with_its_key_and_its_text_of_a_list(
    lang: str, game: str, key: str, value: str, number: str | None
) -> None:
    rest = [it for it in ROUNDS[game].items() if it[0] != key]
    said = error_sentence(refused(record(game, (key, value), *rest)), lang).text
    before, shown, after = said.partition("1S")
    assert shown and key in before
    assert re.findall(r"\d+", after)[0] == "8"
    assert re.findall(r"\d+", before) == ([number] if number else [])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "turn", "rule", "shown"),
    [
        ("tri_palki", "A draw  two", "TP-2.6", "draw two"),
        ("tri_palki", "A ZZ", "TP-2.6", "ZZ"),
        ("trinka", "B bet much", "TR-2.2", "bet much"),
        ("palki", "B ZZ", "PA-2.5", "ZZ"),
        ("palki", "B pass", "PA-2.5", "pass"),
    ],
)
def test_what_is_no_action_is_shown(lang: str, game: str, turn: str, rule: str, shown: str) -> None:
    error = refused(record(game, *ROUNDS[game].items(), ("actions", f'["{turn}"]')))
    assert (error.rule, error.code) == (rule, "unknown_action")
    assert shown in error_sentence(error, lang).text


def test_of_a_long_text_that_is_no_action_the_beginning_is_shown() -> None:
    turn = "B " + "never " * 1_000
    error = refused(record("trinka", *ROUNDS["trinka"].items(), ("actions", f'["{turn}"]')))
    assert "never never" in str(error)
    assert len(str(error)) < 400


def test_tp_2_6_cards_that_cannot_change_places_so_are_shown() -> None:
    keys = [*ROUNDS["tri_palki"].items(), ("actions", '["A AH KH QH>7D JC"]')]
    error = refused(record("tri_palki", *keys))
    assert (error.rule, error.code) == ("TP-2.6", "unknown_action")
    assert all(card in str(error) for card in ("A♥", "K♥", "Q♥", "7♦", "J♣"))


@pytest.mark.parametrize("game", ROUNDS)
def test_a_hand_of_a_wrong_size_is_named_card_by_card(game: str) -> None:
    hands = '["AH KH QH", "6D 6C 6S 7S 8H", "9C 10D 8S"]'
    said = str(refused(record(game, *{**ROUNDS[game], "hands": hands}.items())))
    assert all(card in said for card in ("B", "6♦", "6♣", "6♠", "7♠", "8♥"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_round_that_holds_no_keys_is_told_so(lang: str) -> None:
    head = record("tri_palki").replace("[[rounds]]\n", "")
    assert fault(head + "rounds = [1]\n") == (1, None, None, "unreadable")
    round_ = error_sentence(refused(head + "rounds = [1]\n"), lang).text
    assert round_ != error_sentence(refused(head + "rounds = []\n"), lang).text
    assert "deck" in round_ and "hands" in round_
