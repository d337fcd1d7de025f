"""A table in words, for a terminal and for a screen reader."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.tri_palki.table import Table
from tripalki_learn.cards import Suit, parse_hand, shuffled
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.games import tri_palki
from tripalki_learn.games.tri_palki import State, score
from tripalki_learn.views import picture_of, score_note, seat_note, table_speech, table_text

from .drawing import name_of

NBSP = "\N{NO-BREAK SPACE}"

INDICES = {"en": "AKQJ", "fr": "ARDV", "es": "AKQJ", "ru": "ТКДВ"}

SEEN = {
    "en": ["A♠ K♠ 6♣", "10♠ 10♦ 8♣", "K♣ Q♦ 6♠", "7♥ J♥ 9♥"],
    "fr": ["A♠ R♠ 6♣", "10♠ 10♦ 8♣", "R♣ D♦ 6♠", "7♥ V♥ 9♥"],
    "es": ["A♠ K♠ 6♣", "10♠ 10♦ 8♣", "K♣ Q♦ 6♠", "7♥ J♥ 9♥"],
    "ru": ["Т♠ К♠ 6♣", "10♠ 10♦ 8♣", "К♣ Д♦ 6♠", "7♥ В♥ 9♥"],
}
"""The two hands, the centre and the washed-out cards of the table below."""

WORDS = {
    "en": ["dealer", "to act", "3 sticks", "1 stick", "out", "Reserve: 4 cards"],
    "fr": ["donneur", "3 bâtons", "1 bâton", "4 cartes"],
    "es": ["3 palos", "1 palo", "4 cartas"],
    "ru": ["3 палки", "1 палка", "4 карты"],
}


def played() -> State:
    """A has one stick, B deals and plays again after a washout, C is out."""
    laid = Table.laid(
        ["AS KS 6C", "9H 10D 8C"],
        "7H JH 10S",
        "KC QD 6S AC 7C 8S 7D",
        dealer="B",
        sticks=[1, 0, 3],
        out="C",
    )
    return laid.do("B 9H>10S").state


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_is_told_line_by_line(lang: str) -> None:
    text = table_text(picture_of(played()), lang)
    first, second, third, *rest = text.splitlines()
    plain = text.replace(NBSP, " ")
    for line, name in zip((first, second, third), "ABC", strict=True):
        assert re.search(rf"\b{name}\b", line.partition("(")[0])
    assert len(rest) == 3  # centre, reserve, washed-out cards
    for line, cards in zip((first, second, rest[0], rest[2]), SEEN[lang], strict=True):
        assert cards in line.replace(NBSP, " ")
    assert "4" in rest[1]
    assert [word for word in WORDS[lang] if word not in plain] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_is_read_aloud_in_names(lang: str) -> None:
    state = played()
    speech = table_speech(picture_of(state), lang)
    shown = [*state.hands[0], *state.hands[1], *state.centre, *state.washed[0]]
    assert [card for card in shown if name_of(card, lang) not in speech] == []
    assert not any(suit.symbol in speech for suit in Suit)
    assert not any(mark in speech for mark in "{}")


def test_every_language_tells_it_differently() -> None:
    assert len({table_text(picture_of(played()), lang) for lang in LANGUAGES}) == 4


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(2, 8), st.sampled_from(list(LANGUAGES)), st.data())
def test_words_do_not_tell_what_a_seat_does_not_see(
    seed: int, players: int, lang: str, data: st.DataObject
) -> None:
    state = tri_palki.deal(tri_palki.begin("ABCDEFGH"[:players]), shuffled(seed)).state
    seat = data.draw(st.integers(0, players - 1))
    picture = picture_of(state, seat)
    text, speech = table_text(picture, lang), table_speech(picture, lang)
    washed = [card for triple in state.washed for card in triple]
    shown = [*state.hands[seat], *state.centre, *washed]
    others = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    assert sorted(cards_in(text, lang)) == sorted(card.code for card in shown)
    assert [card for card in shown if name_of(card, lang) not in speech] == []
    for card in [*others, *state.reserve]:
        assert name_of(card, lang) not in text + speech
        assert card.code not in text + speech


def cards_in(text: str, lang: str) -> list[str]:
    """The codes of the cards that a text shows, with the indices of a language."""
    ranks = dict(zip(INDICES[lang], "AKQJ", strict=True))
    found = re.findall(r"(\w+)([♥♦♣♠])", text)
    return [ranks.get(index, index) + "HDCS"["♥♦♣♠".index(symbol)] for index, symbol in found]


def test_before_the_deal_nobody_has_cards() -> None:
    text = table_text(picture_of(tri_palki.begin(["Ann", "Bo"])))
    assert [line.split()[0] for line in text.splitlines()] == ["Ann", "Bo"]
    assert text.count("no cards") == 2


@pytest.mark.parametrize(
    ("hand", "notes"),
    [
        (
            "AH JH 6C",
            ["11 + 10 = 21 in hearts", "11 + 10 = 21 à cœur", None, "11 + 10 = 21 в червах"],
        ),
        ("KH KD KS", ["10 in hearts", "10 à cœur", None, "10 в червах"]),
        ("6H 6D 6S", ["three sixes: safe", None, None, None]),
        ("6H 7H 8H", ["6–7–8 of hearts: safe", None, None, None]),
        ("AC AD AS", ["three aces", None, None, None]),
    ],
)
def test_a_note_says_what_a_hand_is_worth(hand: str, notes: list[str | None]) -> None:
    said = [score_note(score(parse_hand(hand)), lang).replace(NBSP, " ") for lang in LANGUAGES]
    for note, text in zip(notes, said, strict=True):
        assert text == (note or text)
    assert len(set(said)) == 4


def test_a_note_goes_with_the_hand_that_is_shown() -> None:
    seat = picture_of(played()).seats[1]
    assert seat_note(seat, "en") == "plays again"
    assert seat_note(picture_of(played()).seats[0], "en") is None
    assert "plays again" in table_text(picture_of(played()))
