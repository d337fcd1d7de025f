"""Strings in one language, in all, and which one is shown first."""

from __future__ import annotations

import pytest

from tripalki_learn.pages.words import asked_language, said, word, words


def test_a_string_in_one_language_and_in_all() -> None:
    assert word("page.lessons", "es") == "Lecciones"
    assert words("page.lessons") == {
        "en": "Lessons",
        "fr": "Leçons",
        "es": "Lecciones",
        "ru": "Уроки",
    }


def test_slots_are_filled() -> None:
    assert word("serve.port_taken", "en", port=8866) == (
        "Port 8866 is taken, so another one is used."
    )


def test_one_of_the_languages_is_shown_and_all_text_is_text() -> None:
    html = said({"en": "<b>", "ru": "Да & нет"}, "ru", "p")
    assert html == (
        '<p data-tp-prose lang="en" hidden>&lt;b&gt;</p><p data-tp-prose lang="ru">Да &amp; нет</p>'
    )


@pytest.mark.parametrize(
    ("query", "accept", "lang"),
    [
        (None, "", "en"),
        ("", "fr", "fr"),
        ("ru", "fr", "ru"),
        ("RU_ru", "fr", "ru"),
        ("de", "fr", "fr"),
        (None, "de,it", "en"),
        (None, "de, es;q=0.2, fr;q=0.9", "fr"),
        (None, "fr;q=high, es", "es"),
        (None, "*", "en"),
    ],
)
def test_the_first_language(query: str | None, accept: str, lang: str) -> None:
    assert asked_language(query, accept) == lang
