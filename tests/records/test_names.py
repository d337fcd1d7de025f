"""Whose action a text is: the longest name after which an action is left."""

from __future__ import annotations

import random

import pytest

from tests.records.heads import FORMAT, HEADS, fault, record, refused
from tripalki_learn.cards import parse_cards
from tripalki_learn.engine import Trace
from tripalki_learn.errors import TriPalkiError
from tripalki_learn.explain import LANGUAGES, error_sentence
from tripalki_learn.games import game_named, palki, tri_palki, trinka
from tripalki_learn.games.tri_palki import ExchangeAll, Pass, Unknown
from tripalki_learn.games.trinka import Bet, Bets, Open
from tripalki_learn.records import parse_turn, read_record, replay, trace_json, write_record


@pytest.mark.parametrize(
    ("text", "seat", "action"),
    [
        ("A pass", 0, Pass()),
        ("A pass call", 0, Pass(True)),
        ("A pass pass", 1, Pass()),
        ("A pass all", 1, ExchangeAll()),
        ("A\tpass", 0, Pass()),
        ("  A   all  call ", 0, ExchangeAll(True)),
        ("B pass", 2, Pass()),
        ("B  pass", 2, Pass()),
        ("A pass draw", 1, Unknown("draw")),
        ("A draw", 0, Unknown("draw")),
    ],
)
def test_a_name_fits_where_an_action_is_left(text: str, seat: int, action: object) -> None:
    assert parse_turn(text, ["A", "A pass", " B "]) == (seat, action)


def test_a_name_ends_where_a_word_does() -> None:
    with pytest.raises(TriPalkiError) as caught:
        parse_turn("Annpass", ["Ann"])
    assert caught.value.code == "unknown_player"


def test_in_trinka_a_name_is_opened_and_spoken_of() -> None:
    players = ["A", "A open", "A open A", "B"]
    assert parse_turn("A open A open", players, "trinka") == (0, Open(1))
    assert parse_turn("A open A", players, "trinka") == (0, Open(0))
    assert parse_turn("A open A open B", players, "trinka") == (2, Open(3))
    assert parse_turn("A open bet 3", players, "trinka") == (1, Bet(3))


ODD = {
    "tri_palki": ["A", "A pass", "A pass pass", "A all", "A 6C>KH"],
    "trinka": ["A", "A fold", "A bet 1", "A open A", "A show"],
    "palki": ["A", "A stop", "A 10H x", "A JH x"],
}


def played(game: str, seed: int) -> Trace:
    """A round of players with hard names, played at random until it is over."""
    chance = random.Random(f"{game} {seed}")
    names = ODD[game]
    rules = {"tri_palki": tri_palki, "trinka": trinka, "palki": palki}[game]
    trace = game_named(game).dealt(rules.begun(rules.begin(names)), seed)
    for _ in range(60):
        if trace.state.to_act is None:
            break
        action = chance.choice(game_named(game).legal_actions(trace.state))
        if isinstance(action, Bets):
            action = Bet(action.least)
        trace = game_named(game).played(trace, action)
    return trace


@pytest.mark.parametrize("game", ODD)
def test_a_record_of_players_with_hard_names_reads_back_to_the_same_match(game: str) -> None:
    for seed in range(12):
        trace = played(game, seed)
        again = replay(read_record(write_record(trace)))
        assert trace_json(again) == trace_json(trace)


def test_pa_2_1_a_capture_is_not_written_as_the_lay_of_a_longer_name() -> None:
    # "A 10H x 10C" is also a lay of 10♣ by the player "A 10H x".
    hands, table = [parse_cards("10H"), parse_cards("9C 2D")], parse_cards("10C")
    start = palki.begin(["A", "A 10H x"], dealer=1)
    trace = palki.laid_out(palki.begun(start), hands, table)
    (capture,) = palki.legal_actions(trace.state)
    trace = palki.played(trace, capture)
    assert replay(read_record(write_record(trace))) == trace


@pytest.mark.parametrize("game", ODD)
def test_names_that_differ_by_spaces_alone_are_the_same(game: str) -> None:
    head = HEADS[game].replace('"A", "B", "C"', '"A", "A ", "C"')
    text = FORMAT + head + '[[rounds]]\nhands = ["", "", ""]\n'
    assert fault(text) == (None, None, None, "unreadable")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "key", "value"),
    [
        *(("tri_palki", key, '"Zed"') for key in ("dealer", "to_act")),
        ("tri_palki", "out", '["Zed"]'),
        ("trinka", "joins", '["Zed"]'),
        ("palki", "last_capture", '"Zed"'),
    ],
)
def test_a_key_that_names_no_player_says_which_key_and_whom(
    lang: str, game: str, key: str, value: str
) -> None:
    if key in ("dealer", "out"):
        head = HEADS[game].replace('dealer = "A"\n', "")
        dealer = "" if key == "dealer" else 'dealer = "A"\n'
        text = f"{FORMAT}{head}{dealer}{key} = {value}\n[[rounds]]\nhands = []\n"
    else:
        text = record(game, (key, value))
    error = refused(text)
    assert error.code == "unknown_player"
    said = error_sentence(error, lang).text
    assert key in said and "Zed" in said and "A, B" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_opened_and_not_at_the_table_is_named_alone(lang: str) -> None:
    hands = '["AH KH QH", "6D 6C 6S", "9C 10D 8S"]'
    turns = record("trinka", ("hands", hands), ("actions", '["B open Zed"]'))
    acts = record("trinka", ("hands", hands), ("actions", '["Zed fold"]'))
    opened, acted = (error_sentence(refused(text), lang).text for text in (turns, acts))
    assert "Zed" in opened and "Zed fold" in acted
    assert opened.replace("Zed", "Zed fold") != acted
