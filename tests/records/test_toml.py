"""Where a text stops being TOML is told by line and column, in the language of the reader."""

from __future__ import annotations

import re
import sys

import pytest

from tests.records.heads import record, refused
from tripalki_learn.errors import Unfit
from tripalki_learn.explain import LANGUAGES, error_sentence
from tripalki_learn.games.tri_palki import showdown
from tripalki_learn.records import write_record

ENGLISH = re.compile(r"Expected|Invalid|Cannot|Unescaped|statement|document|digits", re.IGNORECASE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ('format = "tripalki-record/1"\n[[rounds]\n', 2, 9),
        ("players = [", 1, 12),
        ("a = 1\r\nb = \r\n", 2, 5),
        ("a = 1\na = 2\n", 2, 6),
        ('a = "x\n', 1, 7),
    ],
)
def test_where_a_text_is_no_toml_is_told_in_the_language(
    lang: str, text: str, line: int, column: int
) -> None:
    error = refused(text)
    assert (error.code, error.round) == ("unreadable", None)
    said = error_sentence(error, lang).text
    assert [int(number) for number in re.findall(r"\d+", said)] == [line, column]
    assert lang == "en" or not ENGLISH.search(said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "text", ["a = " + "1" * 5_000, "a = " + "[" * 10 * sys.getrecursionlimit()]
)
def test_what_is_too_much_for_the_parser_is_told_in_the_language_too(lang: str, text: str) -> None:
    error = refused(text)
    assert error.code == "unreadable"
    said = error_sentence(error, lang).text
    assert "TOML" in said and not ENGLISH.search(said)


def test_a_bare_reveal_is_no_record_and_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError) as caught:
        write_record(showdown({"A": "AH KH QH", "B": "6H 7H 8H"}))
    assert isinstance(caught.value, Unfit)
    assert len({error_sentence(caught.value, lang).text for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_record_that_is_toml_is_read() -> None:
    assert refused(record("tri_palki")).facts["what"] == "missing_key"
