"""Cards as text: every form that may be typed, and nothing else."""

from __future__ import annotations

import re
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tripalki_learn.cards import (
    PACK_36,
    PACK_52,
    Card,
    NotationError,
    parse_card,
    parse_cards,
    parse_hand,
    write_cards,
)
from tripalki_learn.errors import TriPalkiError
from tripalki_learn.explain import LANGUAGES, Catalog, error_sentence
from tripalki_learn.explain.words import card_words, cards_words

# What is written for each rank, by hand: before a letter, and before a symbol besides.
INDICES = {
    **{digit: [digit] for digit in "98765432"},
    "A": ["A", "a"],
    "K": ["K", "k"],
    "Q": ["Q", "q"],
    "J": ["J", "j"],
    "10": ["10", "T", "t"],
}
LOCAL = {
    # French roi, dame, valet; Russian туз, король, дама, валет; Cyrillic twins of A and J.
    "A": ["\N{CYRILLIC CAPITAL LETTER TE}", "т", "\N{CYRILLIC CAPITAL LETTER A}", "а"],
    "K": ["R", "r", "\N{CYRILLIC CAPITAL LETTER KA}", "к"],
    "Q": ["D", "d", "Д", "д"],
    "J": ["V", "v", "\N{CYRILLIC CAPITAL LETTER VE}", "в", "\N{CYRILLIC CAPITAL LETTER JE}", "ј"],
}
SYMBOLS = {"H": "♥♡", "D": "♦♢", "C": "♣♧", "S": "♠♤"}

WRITTEN: dict[str, str] = {}
"""Every text that names a card, with the code of the card."""
for (rank, indices), (letter, symbols) in product(INDICES.items(), SYMBOLS.items()):
    code = rank + letter
    for index, mark in product(indices, [letter, letter.lower(), *symbols]):
        WRITTEN[index + mark] = code
    for index, mark in product(LOCAL.get(rank, []), symbols):
        WRITTEN[index + mark] = code


@pytest.mark.parametrize("code", sorted(set(WRITTEN.values())))
def test_every_written_form_names_its_card(code: str) -> None:
    forms = [text for text, named in WRITTEN.items() if named == code]
    assert {parse_card(text).code for text in forms} == {code}
    assert len(forms) >= 4  # letter and symbol, either case or either drawing


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("R♥", "KH"),
        ("V♥", "JH"),
        ("D♥", "QH"),
        ("DD", None),  # before a letter there is no French queen
        ("К♥", "KH"),
        ("Д♥", "QH"),
        ("В♥", "JH"),
        ("Т♥", "AH"),  # Cyrillic: туз
        ("T♥", "10H"),  # Latin: ten
        ("TH", "10H"),
        ("АH", None),  # Cyrillic A before a letter
        ("AН", None),  # Cyrillic Н for a letter
        ("♥A", None),
        ("HA", None),
    ],
)
def test_local_indices_are_read_before_a_symbol_only(text: str, code: str | None) -> None:
    assert read(text) == code


@pytest.mark.parametrize("selector", ["\ufe0e", "\ufe0f"])
def test_variation_selectors_do_not_matter(selector: str) -> None:
    assert parse_card("10♥" + selector).code == "10H"
    assert [card.code for card in parse_cards(f"A♠{selector},К♦{selector}")] == ["AS", "KD"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_language_writes_is_read_back(lang: str) -> None:
    catalog = Catalog.of(lang)
    for card in PACK_52:
        assert parse_card(card_words(catalog, card).text) is card
    assert parse_cards(cards_words(catalog, PACK_52).text) == PACK_52


@given(st.lists(st.sampled_from(PACK_52)), st.sampled_from([" ", ",", ", ", " , ", "\t", "\n ,"]))
def test_cards_are_separated_by_spaces_and_commas(cards: list[Card], separator: str) -> None:
    assert parse_cards(separator.join(card.code for card in cards)) == tuple(cards)
    assert parse_cards(write_cards(cards)) == tuple(cards)


def test_files_have_codes() -> None:
    assert write_cards(parse_cards("t♣, в♦ 6♥")) == "10C JD 6H"
    assert write_cards([]) == ""
    assert parse_cards(" , ") == ()


# Errors


@pytest.mark.parametrize(
    ("text", "word", "place"),
    [
        ("ZZ", "ZZ", 1),
        ("AH, ZZ", "ZZ", 5),
        ("  AH\t1H JH", "1H", 6),
        ("AH,,JH,6", "6", 8),
        ("AHJH", "AHJH", 1),
        ("A♥ J♥\ufe0f 6x", "6x", 8),
    ],
)
def test_an_error_shows_text_place_and_what_was_expected(text: str, word: str, place: int) -> None:
    error = fault(text)
    assert (error.code, error.facts["text"], error.facts["place"]) == (
        "unreadable_card",
        word,
        place,
    )
    for lang in LANGUAGES:
        said = error_sentence(error, lang).text
        assert word in said
        assert re.search(rf"\b{place}\b", said)
        # What is expected: suits as symbols and as letters, and an example that can be read.
        assert all(suit in said for suit in "♥♦♣♠HDCS")
        assert any(read(shown) for shown in re.findall(r"\w+", said))


@pytest.mark.parametrize(
    ("text", "code", "named"),
    [
        ("AH", "hand_size", None),
        ("", "hand_size", None),
        ("AH JH 6C 7C", "hand_size", None),
        ("AH JH ah", "card_twice", "AH"),
        ("A♥ Т♥ 6♣", "card_twice", "AH"),
        ("AH 5C 6C", "not_in_pack", "5C"),
        ("2D 2D", "not_in_pack", "2D"),
    ],
)
def test_what_is_not_a_hand_is_an_error_that_names_the_card(
    text: str, code: str, named: str | None
) -> None:
    with pytest.raises(NotationError) as caught:
        parse_hand(text)
    assert caught.value.code == code
    if named is None:
        assert caught.value.facts["count"] == len(text.split())
        assert caught.value.facts["expected"] == 3
        return
    card = caught.value.facts["card"]
    assert isinstance(card, Card) and card.code == named
    for lang in LANGUAGES:
        shown = re.search(r"\w+[♥♦♣♠]", error_sentence(caught.value, lang).text)
        assert shown is not None and read(shown[0]) == named


def test_a_hand_of_another_size_and_pack() -> None:
    assert [card.code for card in parse_hand("2H 3C", size=2, pack=PACK_52)] == ["2H", "3C"]
    assert parse_hand("", size=0) == ()
    assert "2H" not in {card.code for card in PACK_36}


# Odd and hostile texts


@pytest.mark.parametrize(
    "text",
    [
        *["", " ", "\x00", "A\x00H", "\ud800", "A\ud800", "\u202eHA", "A\u200bH", "A\u0336H"],
        *["Aſ", "aſ", "６H", "٦H", "ⅥH", "6ʜ", "🂱", "🂡", "♥", "H", "1", "0H", "1 0H", "01H", "-6H"],
        *["6H\u0301", "<b>6H</b>", "{6H}", "%s", "6H;", "6H'", "ß", "AH\\n"],
        *["1H", "11H", "14H", "BH", "B♥", "UH", "É♥", "K\u212a", "\u212aH", "NoneNone", "♥♥", "10"],
    ],
)
def test_an_odd_text_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_card(text)
    assert caught.value.facts["text"] == text.strip()
    assert error_sentence(caught.value, "ru").text


def test_a_long_text_is_refused_at_once() -> None:
    assert fault("A" * 500_000).code == "unreadable_card"
    assert fault("AH " * 50_000 + "x").facts["place"] == 150_001


LETTERS = "".join(sorted({letter for text in WRITTEN for letter in text})) + "ſЅНСB\ufe0f\u212a01 ,"


@given(st.text(st.sampled_from(LETTERS), max_size=4) | st.text(max_size=6))
def test_a_text_is_a_card_or_a_notation_error(text: str) -> None:
    plain = text.replace("\ufe0f", "").replace("\ufe0e", "")
    assert read(text) in {WRITTEN.get(plain.strip()), WRITTEN.get(text.strip())}


@given(st.text(st.sampled_from(LETTERS)) | st.text())
def test_a_text_is_a_hand_or_a_notation_error(text: str) -> None:
    try:
        hand = parse_hand(text)
    except NotationError as error:
        assert isinstance(error, TriPalkiError)
        assert str(error)
    else:
        assert len(set(hand)) == 3


def read(text: str) -> str | None:
    """The code of the card that a text names, None where it names none."""
    try:
        return parse_card(text).code
    except NotationError:
        return None


def fault(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        parse_cards(text)
    return caught.value
