"""What would have been legal is told with the cards that people of the language see."""

from __future__ import annotations

import re

import pytest

from tests.records.heads import ROUNDS, record, refused
from tripalki_learn.cards import PACK_36, PACK_52, Card
from tripalki_learn.explain import LANGUAGES, Catalog
from tripalki_learn.explain.words import card_words
from tripalki_learn.games import GAMES, game_named, palki, tri_palki
from tripalki_learn.games.palki import Capture, Lay, Sweep
from tripalki_learn.games.tri_palki import Exchange
from tripalki_learn.records import parse_action, records_of
from tripalki_learn.views.transcript import fault_line, legal_texts

CODE = re.compile(r"\b(?:10|[2-9AKQJT])[HDCS]\b")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["tri_palki", "palki"])
def test_every_card_of_an_action_reads_back_as_it_is_shown(game: str, lang: str) -> None:
    catalog = Catalog.of(lang)

    def seen(cards: object) -> str:
        assert isinstance(cards, tuple)
        return " ".join(card_words(catalog, card).text for card in cards)

    pack = PACK_36 if game == "tri_palki" else PACK_52
    write = records_of(game).write_action
    for card, other in zip(pack, (*pack[1:], pack[0]), strict=True):
        actions: list[object] = [Lay(card), Sweep(card), Capture(card, (other, card))]
        if game == "tri_palki":
            actions = [Exchange((card,), (other,), call) for call in (False, True)]
        for action in actions:
            shown = write(action, (), seen)
            assert not CODE.search(shown)
            assert parse_action(shown, game) == action


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_would_be_legal_is_shown_without_codes_and_reads_back(game: str, lang: str) -> None:
    keys = [*ROUNDS[game].items(), ("actions", '["A dance", "B dance"]')]
    error = refused(record(game, *keys))
    line = fault_line(error, "-", lang)
    assert error.trace is not None and error.legal
    shown = legal_texts(error.trace, lang)
    assert ", ".join(shown) in line
    assert not CODE.search(line)
    players = error.trace.state.players
    for text, code in zip(shown, error.legal, strict=True):
        if ".." not in code:
            assert parse_action(text, game, players) == parse_action(code, game, players)


def test_in_french_a_card_of_a_fault_has_its_french_index_and_its_symbol() -> None:
    keys = [*ROUNDS["tri_palki"].items(), ("actions", '["A dance"]')]
    line = fault_line(refused(record("tri_palki", *keys)), "-", "fr")
    assert "A♥>7♦, A♥>V♣, A♥>10♠, R♥>7♦" in line
    assert "D♥>7♦" in line  # the queen


def test_the_legal_actions_of_the_trace_are_those_of_the_game() -> None:
    trace = tri_palki.dealt(tri_palki.begun(tri_palki.begin(["A", "B"])), 7)
    assert len(legal_texts(trace)) == len(game_named("tri_palki").legal_actions(trace.state))
    assert legal_texts(palki.begun(palki.begin(["A", "B"]))) == []
    assert all(isinstance(card, Card) for card in trace.state.hands[0])
