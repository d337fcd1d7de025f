"""Tables of Palki as pictures and in words: what is there is shown, what is hidden is not."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.palki.table import Table
from tests.games.palki.test_properties import match, with_hidden_cards_changed
from tripalki_learn.cards import write_cards
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.games import palki
from tripalki_learn.games.palki import State
from tripalki_learn.views.palki import (
    picture_of,
    state_svg,
    table_speech,
    table_svg,
    table_text,
)

from .drawing import SVG, backs_in, cards_in, name_of, parsed, texts_in
from .test_table import HOSTILE, without_controls

NBSP = "\N{NO-BREAK SPACE}"


def played() -> State:
    """Two games behind them; B is to act, C captured last."""
    table = Table.laid(
        ["9H 10D", "AH KH", "5S"],
        "7H QC 3D",
        "2H 3H 4H 5H 6H 8H 9D 10H JD QD KD AD",
        captured=["2C 2D", "", "4S 4D"],
        last="C",
        scores=[3, 0, 6],
    )
    return table.state._replace(sheet=((3, 5), (0, 1), (6, 8)))


def shown_to(state: State, seat: int) -> list[str]:
    """The codes of what a seat sees, seat by seat: its hand, everybody's captures, the table."""
    cards = []
    for other, pile in enumerate(state.captured):
        cards += [*(state.hands[other] if other == seat else ()), *pile]
    return [card.code for card in [*cards, *state.table]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_shows_hands_captures_and_the_table(lang: str) -> None:
    root = parsed(state_svg(played(), lang))
    expected = ["9H", "10D", "2C", "2D", "AH", "KH", "5S", "4S", "4D", "7H", "QC", "3D"]
    assert cards_in(root, lang) == expected
    assert backs_in(root) == 1  # what is still to be dealt
    label = root.get("aria-label") or ""
    assert all(name_of(card, lang) in label for card in played().hands[1])


def test_the_sheet_is_struck_out_but_for_its_last_total() -> None:
    root = parsed(state_svg(played()))
    spans = [span for span in root.iter(SVG + "tspan") if span.get("text-decoration")]
    assert [span.text for span in spans] == ["3", "0", "6"]
    assert [text for text in texts_in(root) if text in ("3 5", "0 1", "6 8")] == [
        "3 5",
        "0 1",
        "6 8",
    ]


def test_dealer_and_last_capture_are_marked() -> None:
    said = texts_in(parsed(state_svg(played())))
    assert "dealer" in said and "captured last" in said
    assert "To be dealt: 12 cards." in said


@pytest.mark.parametrize("seed", range(6))
def test_a_seat_sees_its_own_cards_and_the_open_ones(seed: int) -> None:
    chance = random.Random(f"look {seed}")
    states = [state for _, _, state in match(seed, games=1) if state.hands]
    for state in chance.sample(states, 3):
        for seat in range(len(state.players)):
            picture = picture_of(state, seat)
            root = parsed(table_svg(picture))
            assert cards_in(root) == shown_to(state, seat)
            others = [hand for other, hand in enumerate(state.hands) if other != seat]
            assert backs_in(root) == sum(map(len, others)) + bool(state.stock)
            changed = picture_of(with_hidden_cards_changed(state, seat, chance), seat)
            assert table_svg(changed) == table_svg(picture)
            assert table_text(changed, "ru") == table_text(picture, "ru")
            speech = table_speech(picture)
            hidden = [card for hand in [*others, state.stock] for card in hand]
            assert [card for card in hidden if name_of(card, "en") in speech] == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_full_table_fits_into_its_picture(players: int) -> None:
    state = palki.deal(palki.begin("ABCD"[:players]), players).state
    table = state.stock[:14]
    state = state._replace(table=table, stock=state.stock[14:])
    width, _ = (float(part) for part in (parsed(state_svg(state)).get("viewBox") or "").split()[2:])
    assert width >= 14 * 56 + 70


WORDS = {
    "en": [
        "A (dealer and 5 points): 9♥ 10♦.",
        "A has taken 2♣ 2♦.",
        "Sheet of A: 3 struck out, 5.",
        "B (to act and 1 point): A♥ K♥.",
        "Sheet of B: 0 struck out, 1.",
        "C (captured last and 8 points): 5♠.",
        "C has taken 4♠ 4♦.",
        "Sheet of C: 6 struck out, 8.",
        "Table: 7♥ Q♣ 3♦.",
        "To be dealt: 12 cards.",
    ],
    "fr": ["A♥ R♥", "1 point", "5 points", "Table : 7♥ D♣ 3♦.", "À donner : 12 cartes."],
    "es": ["A♥ K♥", "1 punto", "5 puntos", "Mesa: 7♥ Q♣ 3♦.", "Por repartir: 12 cartas."],
    "ru": ["Т♥ К♥", "1 очко", "5 очков", "На столе: 7♥ Д♣ 3♦.", "В колоде 12 карт."],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_is_told_line_by_line(lang: str) -> None:
    text = table_text(picture_of(played()), lang).replace(NBSP, " ")
    assert len(text.splitlines()) == 10
    if lang == "en":
        assert text.splitlines() == WORDS["en"]
    assert [words for words in WORDS[lang] if words not in text] == []


def test_before_the_deal_nobody_has_cards() -> None:
    text = table_text(picture_of(palki.begin(["Ann", "Bo"])))
    assert [line.split()[0] for line in text.splitlines()] == ["Ann", "Bo"]
    assert text.count("no cards") == 2
    assert cards_in(parsed(state_svg(palki.begin(["Ann", "Bo"])))) == []


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_text_in_a_picture(name: str) -> None:
    state = palki.deal(palki.begin([name, "B"]), 1).state
    root = parsed(state_svg(state))
    assert {element.tag.partition("}")[2] for element in root.iter()} <= {
        *["svg", "g", "rect", "text", "tspan", "path"]
    }
    assert any(without_controls(name) in text for text in texts_in(root))


def test_an_object_shows_itself() -> None:
    state: Any = played()
    assert "9♥ 10♦" in repr(state) and "scores 5 1 8" in repr(state)
    assert cards_in(parsed(state._repr_svg_()))[:2] == write_cards(state.hands[0]).split()
    trace = palki.dealt(palki.begun(palki.begin(["Ann", "Bo"])), 3)
    assert "PA-1.2" in trace._repr_html_()
