"""Trinka as pictures and in words: what is there is shown, what is hidden is not."""

from __future__ import annotations

import random

import pytest

from tests.games.trinka.matches import played
from tests.games.trinka.table import ORDINARY, Table
from tests.games.trinka.test_properties import hidden_changed, states_of
from tripalki_learn.cards import parse_hand
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.games import trinka
from tripalki_learn.views.trinka import (
    picture_of,
    score_html,
    state_svg,
    table_speech,
    table_svg,
    table_text,
)

from .drawing import backs_in, cards_in, name_of, parsed, texts_in
from .test_table import HOSTILE, without_controls


def table() -> Table:
    """B has folded, C has bet 4, D is to speak."""
    return Table.laid(ORDINARY, ante=2, limit=9, joker=True, chips=[5, 0, 0, -5]).do(
        "B fold", "C bet 4"
    )


def codes(hands: list[str]) -> list[str]:
    return " ".join(hands).split()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_shows_every_hand_the_bank_and_the_chips(lang: str) -> None:
    state = table().state
    root = parsed(state_svg(state, lang))
    assert cards_in(root, lang) == codes(ORDINARY)
    assert backs_in(root) == 0
    written = " ".join(texts_in(root))
    for number in ("12", "2", "9", "3", "\N{MINUS SIGN}6", "\N{MINUS SIGN}7"):
        assert number in written, number
    label = root.get("aria-label") or ""
    assert all(name_of(card, lang) in label for hand in state.hands for card in hand)


def test_a_seat_is_shown_its_own_hand_alone() -> None:
    root = parsed(table_svg(picture_of(table().state, 3)))
    assert (cards_in(root), backs_in(root)) == (codes(ORDINARY[3:]), 9)


def test_after_an_opening_the_two_are_shown_to_each_other() -> None:
    after = table().do("D bet 4", "A bet 4", "C open D").state
    assert cards_in(parsed(table_svg(picture_of(after, 2)))) == codes(ORDINARY[2:])
    assert cards_in(parsed(table_svg(picture_of(after, 0)))) == codes(ORDINARY[:1])


def test_nothing_hidden_is_written_or_said() -> None:
    chance = random.Random(1)
    for state in states_of(played(3, rounds=6)):
        for seat in range(len(state.players)) if state.hands else ():
            one, other = state, hidden_changed(state, seat, chance)
            for show in (table_text, table_speech, table_svg):
                assert show(picture_of(one, seat)) == show(picture_of(other, seat))


def test_the_table_in_words() -> None:
    text = table_text(picture_of(table().state)).replace("\N{NO-BREAK SPACE}", " ")
    assert text.splitlines() == [
        "Ante: 2, limit: 9.",
        "Joker: 6♠.",
        "Bank: 12.",
        "A (dealer, chips 3 and paid 2): A♥ 6♣ 7♦; 11 in hearts.",
        "B (out of the round, chips −2 and paid 2): K♥ 7♣ 8♦; 10 in hearts.",
        "C (chips −6 and paid 6): Q♥ 8♣ 9♦; 10 in hearts.",
        "D (to act, chips −7 and paid 2): J♥ 9♣ 6♦; 10 in hearts.",
    ]


def test_who_takes_the_bank_and_who_is_tied_is_marked() -> None:
    taken = table().do("D fold", "A fold").state
    assert "C (takes the bank, chips 6 and paid 6)" in table_text(picture_of(taken))
    tied = Table.laid(["KH QH JH", "7D 7C 7H"]).do("B bet 1", "A bet 1", "B show").state
    assert table_text(picture_of(tied)).count("in the svara") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_score_shows_its_cards_and_its_rules(lang: str) -> None:
    for hand in (
        "AH KH QH",
        "KH 9D 6S",
        "KH KD 6S",
        "AH 9D 6S",
        "6H 6D 6C",
        "AH AD AC",
        "7H 7D 7C",
    ):
        worth = trinka.score(parse_hand(hand), joker=True)
        html = score_html(worth, lang)
        assert all(name_of(card, lang) in html for card in worth.cards)
        assert all(rule in html for rule in worth.rules)
    assert worth._repr_html_() == score_html(worth)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_text_in_a_picture(name: str) -> None:
    root = parsed(state_svg(table().state._replace(players=(name, "B", "C", "D"))))
    assert any(without_controls(name) in text for text in texts_in(root))
    assert without_controls(name) in (root.get("aria-label") or "")


def test_a_match_before_its_first_deal_and_the_repr() -> None:
    undealt = Table.of(3).state
    assert cards_in(parsed(state_svg(undealt))) == []
    assert repr(undealt) == "<Trinka, between_rounds: A (dealer), B, C; bank 0; chips 0 0 0>"
    assert repr(table().state).startswith(
        "<Trinka, in_progress: A A♥ 6♣ 7♦ (dealer), B K♥ 7♣ 8♦ (out), C "
    )
    assert repr(trinka.score(parse_hand("6H 6D 6C"))) == "<6♥ 6♦ 6♣: three_sixes>"
