"""What the page says of a reference is what Python says of the phrase, seen and heard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tripalki_learn.cards import Card, Suit, parse_card, parse_cards
from tripalki_learn.explain import LANGUAGES, SLOT, Catalog, Phrase
from tripalki_learn.teaching.question import picture_json
from tripalki_learn.teaching.refs import keys_in, patterns, ref
from tripalki_learn.views.text import table_speech

from .by_hand import shown
from .modules import module_page

pytestmark = pytest.mark.browser

NUMBERS = (0, 1, 2, 5, 11, 21, 22, 101)
FORM = re.compile(r"(rank|suit)\.[^.]+\.\w+")

CARDS = {
    "card": parse_card("10C"),
    "give": parse_card("AS"),
    "take": parse_card("6D"),
    "winner": parse_card("QH"),
    "loser": parse_card("JC"),
    "cards": parse_cards("KH 9D 8S"),
    "scoring": (parse_card("10H"),),
    "replaced": parse_cards("7C 7D"),
}
NAMES = {"players": ["Ana", "Hiram", "Ida"], "marks": [Phrase("mark.dealer"), Phrase("mark.out")]}


def slots_of(key: str) -> dict[str, Any]:
    """A value for every slot of a key: cards where a card belongs, names, numbers and texts."""
    made: dict[str, Any] = {}
    for lang in LANGUAGES:
        for pattern in Catalog.of(lang).entries[key].patterns:
            for name, form in SLOT.findall(pattern):
                if name == "suit":
                    made[name] = Suit.CLUBS
                elif name in CARDS:
                    made[name] = CARDS[name]
                elif form:
                    made[name] = CARDS["card"]
                else:
                    made.setdefault(name, NAMES.get(name, f"{name} <b>$& {{x}}</b>"))
    return made


def phrases() -> Iterator[Phrase]:
    """Each entry of the catalogs, with each number where it counts something."""
    english = Catalog.of("en")
    for key in sorted(english.entries):
        if FORM.fullmatch(key) or not all(key in Catalog.of(lang) for lang in LANGUAGES):
            continue
        slots = slots_of(key)
        counted = any(len(Catalog.of(lang).entries[key].patterns) > 1 for lang in LANGUAGES)
        for count in NUMBERS if counted else (None,):
            given = slots if count is None else {**slots, "count": count}
            yield Phrase(key, given, "TP-1.1", count)


LISTS = [
    Phrase("event.match_begun", {"players": names})
    for names in (
        [],
        ["Ana"],
        ["Ana", "Iván"],
        ["Ana", "Hilario"],
        ["Ana", "Hielo"],
        ["Ana", "íñigo"],
        ["Ana", "HIRAM"],
        ["A", "B", "C", "D", "E", "F", "G", "H"],
    )
]


def scene_of(said: list[Phrase]) -> dict[str, Any]:
    refs = [ref(phrase) for phrase in said]
    return {"refs": refs, "patterns": patterns(keys_in({"all": refs}), LANGUAGES)}


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    with module_page(browser, "drill", "sayRef", "tableOfRefs", "listed") as opened:
        yield opened


def test_every_sentence_is_said_as_python_says_it(page: Page) -> None:
    said = [*phrases(), *LISTS]
    assert len(said) > 500
    found = page.evaluate(
        """([scene, languages]) => languages.map((language) =>
             scene.refs.map((ref) => sayRef(ref, scene, language)))""",
        [scene_of(said), list(LANGUAGES)],
    )
    for lang, sentences in zip(LANGUAGES, found, strict=True):
        for phrase, sentence in zip(said, sentences, strict=True):
            expected = phrase.said(lang)
            assert sentence == {"text": expected.text, "spoken": expected.spoken}, phrase


# Forms picked by hand, so that a mistake that Python and the page share would be seen.
COUNTED = {
    "en": {0: "0 sticks", 1: "1 stick", 2: "2 sticks", 21: "21 sticks"},
    "fr": {0: "0 bâton", 1: "1 bâton", 2: "2 bâtons", 101: "101 bâtons"},
    "es": {0: "0 palos", 1: "1 palo", 2: "2 palos", 21: "21 palos"},
    "ru": {0: "0 палок", 1: "1 палка", 2: "2 палки", 5: "5 палок", 11: "11 палок"}
    | {21: "21 палка", 22: "22 палки", 101: "101 палка"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_takes_the_form_of_the_language(page: Page, lang: str) -> None:
    for number, expected in COUNTED[lang].items():
        scene = scene_of([Phrase("mark.sticks", {"count": number})])
        found = page.evaluate(
            "([scene, lang]) => sayRef(scene.refs[0], scene, lang)", [scene, lang]
        )
        words = found["text"].replace("\N{NO-BREAK SPACE}", " ").split()
        assert " ".join(words[-2:]) == expected


@pytest.mark.parametrize(
    ("lang", "names", "expected"),
    [
        ("en", ["A", "B", "C"], "A, B and C"),
        ("fr", ["A", "B"], "A et B"),
        ("es", ["Ana", "Iván"], "Ana e Iván"),
        ("es", ["Ana", "Hiram"], "Ana e Hiram"),
        ("es", ["Ana", "Hielo"], "Ana y Hielo"),
        ("ru", ["A", "B", "C"], "A, B и\N{NO-BREAK SPACE}C"),
        ("en", ["{last}", "{first}"], "{last} and {first}"),
    ],
)
def test_things_in_a_row_are_joined(page: Page, lang: str, names: list[str], expected: str) -> None:
    assert page.evaluate("([names, lang]) => listed(names, lang)", [names, lang]) == expected


def test_a_card_has_the_form_that_the_sentence_needs(page: Page) -> None:
    card: Card = parse_card("KC")
    scene = scene_of([Phrase("event.card_exchanged", {"player": "A", "give": card, "take": card})])
    found = page.evaluate("scene => sayRef(scene.refs[0], scene, 'ru')", scene)
    assert "короля треф" in found["spoken"] and "К♣" in found["text"]  # accusative; seen as index


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_is_read_aloud_as_python_reads_it(page: Page, lang: str) -> None:
    picture = shown(["AH JH 6C", "7D 7C 8D"], centre=parse_cards("KH 9D 8S"), reserve=21)
    table = picture_json(picture)
    scene = {"patterns": patterns(keys_in(table), LANGUAGES)}
    found = page.evaluate(
        "([table, scene, lang]) => tableOfRefs(table, scene, lang).text[lang]", [table, scene, lang]
    )
    assert found == table_speech(picture, lang)


def test_what_is_missing_is_seen_and_breaks_nothing(page: Page) -> None:
    scene = {"patterns": {"en": {"a.b": ["{who} sits"]}}}
    said = page.evaluate("scene => ['a.b', 'x'].map((k) => sayRef({ k }, scene, 'en'))", scene)
    assert [each["text"] for each in said] == ["{who} sits", "x"]
