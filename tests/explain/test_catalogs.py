"""The catalogs of all languages have the same keys and slots, and the plurals of their language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from babel import Locale

from tests.explain.catalogs import (
    FORM,
    OWN,
    RANKS,
    SLOT,
    SUITS,
    TRANSLATED,
    all_patterns,
    catalog,
    entries,
    patterns,
    slots,
)
from tests.explain.facts import facts
from tripalki_learn.cards import PACK_36, PACK_52
from tripalki_learn.explain import LANGUAGES, RULES, Catalog
from tripalki_learn.explain.words import card_name, card_words

CATEGORIES = {  # the CLDR categories of whole numbers below a million, in the order of the forms
    "en": ["one", "other"],
    "fr": ["one", "other"],
    "es": ["one", "other"],
    "ru": ["one", "few", "many"],
}
NUMBERS = [0, 1, 2, 5, 11, 21, 22, 101]

REACHED = {
    # The numbers that play can give, where the sentence for 1 does without its number: eight
    # players pass 7 + 7 times around a call; beside two hands the pack has ten triples.
    "event.passed": range(1, 15),
    "event.passes_ignored": range(1, 15),
    "event.extra_turn": range(1, 11),
    "event.extra_turn.last_round": range(1, 11),
}

CARD_SLOTS = {"card", "cards", "give", "take", "taken", "winner", "loser", "scoring", "replaced"}
CARD_SLOTS |= {"stands"}
"""The slots that hold cards, and so can ask for a form; ``suit`` is the only other one."""

SAID_OF_FACTS = ("event.", "phrase.", "refusal.", "problem.", "error.")


def keys(lang: str, name: str) -> set[str]:
    """The keys of a file that every language must have."""
    return {key for key in catalog(lang)[name].entries if not FORM.fullmatch(key)}


# Keys and entries


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_language_has_the_files_of_english(lang: str) -> None:
    assert sorted(catalog(lang)) == sorted(catalog("en"))


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("name", sorted(catalog("en")))
def test_a_file_has_the_keys_of_the_english_one(lang: str, name: str) -> None:
    own = OWN.get(lang, set())
    assert sorted(keys(lang, name) - own - keys("en", name)) == []
    assert sorted(keys("en", name) - keys(lang, name)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_stands_in_two_files(lang: str) -> None:
    assert len(entries(lang)) == sum(len(file.entries) for file in catalog(lang).values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_entry_is_empty_unsure_or_obsolete(lang: str) -> None:
    for key, entry in entries(lang).items():
        assert all(pattern.strip() for pattern in patterns(entry)), key
        assert not entry.obsolete, key
        assert not entry.fuzzy, key
        assert entry.msgid_plural in ("", key), key


# Slots


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_pattern_has_the_slots_of_the_english_one(lang: str) -> None:
    for key, entry in entries(lang).items():
        if FORM.fullmatch(key) or key in OWN.get(lang, ()):
            continue
        english = set().union(*map(slots, patterns(entries("en")[key])))
        counted = {"count"} if entry.msgid_plural else set()
        for pattern in patterns(entry):
            # Whether the number itself may be left out is the next test's question.
            assert slots(pattern) - counted == english - counted, (key, pattern)
            assert re.sub(SLOT, "", pattern).count("{") == 0, (key, pattern)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_a_number_that_english_shows_is_shown(lang: str, number: int) -> None:
    for key, entry in entries(lang).items():
        if entry.msgid_plural and number in REACHED.get(key, NUMBERS):
            english = Catalog.of("en").pattern(key, number)
            if "count" in slots(english):
                assert "count" in slots(Catalog.of(lang).pattern(key, number)), key


# Plurals


def form_of(lang: str, number: int) -> int:
    """The form that CLDR's rule for the language picks."""
    return CATEGORIES[lang].index(Locale(lang).plural_form(number))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_declares_its_language_and_the_same_plurals(lang: str) -> None:
    headers = [file.header for file in catalog(lang).values()]
    assert {header["Language"] for header in headers} == {lang}
    (plurals,) = {header["Plural-Forms"] for header in headers}
    assert plurals.startswith(f"nplurals={len(CATEGORIES[lang])};")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_plural_rule_agrees_with_cldr(lang: str) -> None:
    for number in (*NUMBERS, *range(1000)):
        assert Catalog.of(lang).plural_form(number) == form_of(lang, number), number


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_plural_in_english_has_all_plural_forms(lang: str) -> None:
    for key, entry in entries(lang).items():
        if entry.msgid_plural:
            assert sorted(entry.msgstr_plural) == [*range(len(CATEGORIES[lang]))], key
            # A language may need a plural where English does not; it needs the number then.
            assert entries("en")[key].msgid_plural or "count" in slots(entries("en")[key].msgstr)
        elif key in entries("en"):
            assert not entries("en")[key].msgid_plural, key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_the_form_of_a_number_is_picked(lang: str, number: int) -> None:
    for key, entry in entries(lang).items():
        if entry.msgid_plural:
            expected = patterns(entry)[form_of(lang, number)]
            assert Catalog.of(lang).pattern(key, number) == expected, key


# Grammatical forms and names


def asked_forms(lang: str) -> Iterator[tuple[str, str, str]]:
    """Key, slot and form wherever a pattern asks for a form."""
    for key, pattern in all_patterns(lang):
        for slot in SLOT.finditer(pattern):
            if slot["form"]:
                yield key, slot["name"], slot["form"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_that_a_pattern_asks_for_exists_for_all_ranks_or_suits(lang: str) -> None:
    assert entries(lang).keys() >= {f"rank.{rank}" for rank in RANKS}
    assert entries(lang).keys() >= {f"suit.{suit}" for suit in SUITS}
    # card.name takes the suit's "of", whatever the pattern asks.
    assert entries(lang).keys() >= {f"suit.{suit}.of" for suit in SUITS}
    for key, slot, form in asked_forms(lang):
        if slot == "suit":
            needed = {f"suit.{suit}.{form}" for suit in SUITS}
        else:
            assert slot in CARD_SLOTS, f"{key}: {slot} has no forms"
            needed = {f"rank.{rank}.{form}" for rank in RANKS}
        assert sorted(needed - entries(lang).keys()) == [], key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_is_asked_for(lang: str) -> None:
    asked = {("suit" if slot == "suit" else "rank", form) for _, slot, form in asked_forms(lang)}
    asked.add(("suit", "of"))
    forms = [match for key in entries(lang) if (match := FORM.fullmatch(key))]
    assert sorted({(match["word"], match["form"]) for match in forms} - asked) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_an_index_of_its_own(lang: str) -> None:
    forms = {form for _, slot, form in asked_forms(lang) if slot != "suit"}
    for form in ("", *forms):
        names = {card_name(Catalog.of(lang), card, form) for card in PACK_52}
        assert len(names) == len(PACK_52), form
        assert all(name == name.strip() and "{" not in name for name in names)
    assert len({card_words(Catalog.of(lang), card).text for card in PACK_36}) == len(PACK_36)


# Sentences


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_is_said_in_a_whole_sentence(lang: str) -> None:
    for fact in facts():
        said = fact.say(lang)
        for text in (said.text, said.spoken):
            assert text.strip() == text, fact.name
            assert not re.search(r"[{}]|\bNone\b|  |\(\)|\[\]", text), (fact.name, text)
        if not fact.name.startswith("no_file"):  # it ends with the file
            assert said.text.endswith("."), (fact.name, said.text)
        if not fact.name.startswith("unreadable_card"):  # it shows the signs that can be read
            assert not re.search(r"[♥♦♣♠]", said.spoken), (fact.name, said.spoken)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_and_section_has_a_text_and_nothing_else_has(lang: str) -> None:
    numbers = {f"rule.{rule.number}" for rule in RULES}
    sections = {f"section.{rule.section}" for rule in RULES}
    written = {key for key in entries(lang) if key.startswith(("rule.", "section."))}
    assert written == numbers | sections


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_fact_is_said_with_the_same_cards_and_rule_in_every_language(lang: str) -> None:
    for fact in facts():
        english, said = fact.say("en"), fact.say(lang)
        assert said.rule == english.rule, fact.name
        if fact.name.startswith("unreadable_card"):
            continue  # it lists the signs that can be read, as often as the language needs
        for symbol in "♥♦♣♠":
            assert said.text.count(symbol) == english.text.count(symbol), (fact.name, said.text)


def test_everything_that_can_be_said_of_a_fact_is_said_of_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: set[str] = set()
    pattern = Catalog.pattern

    def reading(self: Catalog, key: str, count: int | None = None) -> str:
        read.add(key)
        return pattern(self, key, count)

    monkeypatch.setattr(Catalog, "pattern", reading)
    for fact in facts():
        fact.say("en")
    written = {key for key in entries("en") if key.startswith(SAID_OF_FACTS)}
    assert sorted(written - read) == []  # nothing is translated in vain
