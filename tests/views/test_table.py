"""Tables, scores and traces as pictures: what is there is drawn, what is hidden is not."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.tri_palki.table import Table, deck_of
from tripalki_learn.cards import Card, parse_hand, shuffled
from tripalki_learn.explain import LANGUAGES
from tripalki_learn.games import tri_palki
from tripalki_learn.games.tri_palki import State
from tripalki_learn.views import (
    picture_of,
    score_html,
    state_svg,
    table_svg,
    table_text,
    trace_html,
)

from .drawing import backs_in, cards_in, name_of, parsed, texts_in

HOSTILE = [
    "<script>alert(1)</script>",
    "\"'><img src=x onerror=alert(1)>",
    "&amp;",
    "]]><!--",
    "Žofie & Шаша",
    "a\x00b\x1b\x0b\ufffe",
    "\ud800",
    "\u202eevil",
]


def played() -> State:
    """Three players, a washout behind them, B to play again."""
    laid = Table.laid(
        ["AS KS QS", "9H 10D 8C", "6H 6D 6C"],
        "7H JH 10S",
        "KC QD 6S AC",
        dealer="B",
        sticks=[0, 2, 3],
    )
    return laid.do("B 9H>10S").state


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_shows_every_card_that_lies_open(lang: str) -> None:
    root = parsed(state_svg(played(), lang))
    assert cards_in(root, lang) == [
        *["AS", "KS", "QS", "10S", "10D", "8C", "6H", "6D", "6C"],
        *["KC", "QD", "6S", "7H", "JH", "9H"],
    ]
    assert backs_in(root) == 1  # the reserve
    assert root.get("role") == "img"
    label = root.get("aria-label") or ""
    assert all(name_of(card, lang) in label for card in played().hands[1])
    said = texts_in(root)
    assert any("B" in text for text in said)
    assert any("1" in text for text in said if text not in ("10",))  # one card in the reserve


def test_a_table_names_dealer_caller_and_who_is_out() -> None:
    called = Table.laid(
        ["AS KS QS", "9H 10D 8C"], "7H JC 10S", "KC QD 6S", out="C", sticks=[0, 0, 3]
    ).do("A pass call")
    said = texts_in(parsed(state_svg(called.state)))
    assert "A · dealer · called the last round" in said
    assert "C · out" in said
    assert "B" in said


def test_sticks_are_drawn_one_mark_each() -> None:
    dark = '" rx="2" fill="#1f1d1a"'
    assert state_svg(played()).count(dark) == 0 + 2 + 3


@pytest.mark.parametrize("players", range(2, 9))
def test_tables_of_every_size_are_wide_and_high_enough(players: int) -> None:
    state = tri_palki.deal(tri_palki.begin("ABCDEFGH"[:players]), shuffled(players)).state
    root = parsed(state_svg(state))
    assert len(cards_in(root)) == 3 * players + 3 + 3 * len(state.washed)
    width, height = (float(part) for part in (root.get("viewBox") or "").split()[2:])
    assert width >= min(players, 4) * (3 * 50 + 12)
    assert height >= -(-players // 4) * 70 + 70


# Hidden means hidden


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(2, 8), st.data())
def test_a_seat_sees_its_own_cards_and_the_open_ones(
    seed: int, players: int, data: st.DataObject
) -> None:
    state = dealt(seed, players)
    seat = data.draw(st.integers(0, players - 1))
    lang = data.draw(st.sampled_from(list(LANGUAGES)))
    root = parsed(table_svg(picture_of(state, seat), lang))
    washed = [card for triple in state.washed for card in triple]
    shown = [*state.hands[seat], *state.centre, *washed]
    assert sorted(cards_in(root, lang)) == sorted(card.code for card in shown)
    assert backs_in(root) == 3 * (players - 1) + bool(state.reserve)
    label = root.get("aria-label") or ""
    assert [card for card in shown if name_of(card, lang) not in label] == []
    assert [card for card in hidden(state, seat) if name_of(card, lang) in label] == []


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(2, 8), st.data())
def test_what_a_seat_cannot_tell_apart_looks_the_same(
    seed: int, players: int, data: st.DataObject
) -> None:
    state = dealt(seed, players)
    seat = data.draw(st.integers(0, players - 1))
    unseen = data.draw(st.permutations(hidden(state, seat)))
    hands = []
    for other in range(players):
        hands.append(state.hands[seat] if other == seat else tuple(unseen[:3]))
        unseen = unseen if other == seat else unseen[3:]
    other_state = state._replace(hands=tuple(hands), reserve=tuple(unseen))
    one, other_one = picture_of(state, seat), picture_of(other_state, seat)
    assert table_svg(one) == table_svg(other_one)
    assert table_text(one, "ru") == table_text(other_one, "ru")


def test_all_hands_are_seen_once_the_round_has_ended() -> None:
    table = Table.dealt(deck_of("AH KD QC JS 10H 9D 8C 7S 6H"), 2).do("A pass", "B pass")
    root = parsed(table_svg(picture_of(table.state, 0)))
    held = [card.code for hand in table.state.hands for card in hand]
    assert cards_in(root)[:6] == held
    assert backs_in(root) == 1


# Names come from whoever wrote the record


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_text_in_a_picture(name: str) -> None:
    state = tri_palki.deal(tri_palki.begin([name, "B"]), shuffled(1)).state
    root = parsed(state_svg(state))
    assert {element.tag.partition("}")[2] for element in root.iter()} <= {
        *["svg", "g", "rect", "text", "path"]
    }
    assert any(without_controls(name) in text for text in texts_in(root))
    assert without_controls(name) in (root.get("aria-label") or "")


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_text_in_html(name: str) -> None:
    trace = tri_palki.dealt(tri_palki.begun(tri_palki.begin([name, "B"])), 1)
    page = Page(trace_html(tri_palki.played(trace, tri_palki.Pass())))
    assert set(page.tags) == {"ol", "li", "small"}
    assert page.tags.count("li") == len(trace.events) + 1
    assert without_controls(name) in page.text
    assert "TP-3.7" in page.text  # the pass, with its rule


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_score_shows_its_hand_its_sum_and_its_rules(lang: str) -> None:
    page = Page(score_html(tri_palki.score(parse_hand("10H QC 9D")), lang))
    assert "10" in page.text
    assert "TP-1.3, TP-1.5" in page.text
    assert page.tags.count("svg") == 1


def without_controls(name: str) -> str:
    """The name as it can be shown: XML knows neither control characters nor half a pair, and no
    name turns the text round it."""
    unfit = "\x00\x1b\x0b\ufffe\ud800\u202e"
    return "".join("\ufffd" if letter in unfit else letter for letter in name)


def dealt(seed: int, players: int) -> State:
    state = tri_palki.begin("ABCDEFGH"[:players], seed % players)
    return tri_palki.deal(state, shuffled(seed)).state


def hidden(state: State, seat: int) -> list[Card]:
    """What the seat cannot see: the other hands and the reserve."""
    others = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    return [*others, *state.reserve]


class Page(HTMLParser):
    """The tags and the text of a piece of HTML."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_data(self, data: str) -> None:
        self.text += data
