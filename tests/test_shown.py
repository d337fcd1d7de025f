"""Everything shows itself: what the engine gives out is worth printing in a bare notebook."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

import pytest

from tests.views.drawing import parsed
from tripalki_learn import cards, engine, explain, records
from tripalki_learn.cards import NotationError, Rank, Suit, parse_card
from tripalki_learn.engine import Event, IllegalAction, ImpossibleSetup, Refusal, Rule, Trace
from tripalki_learn.errors import TriPalkiError
from tripalki_learn.explain import Catalog, CatalogError, Phrase
from tripalki_learn.games import GAMES, game_named, palki, tri_palki, trinka
from tripalki_learn.records import RecordError, read_file, records_of, replay, write_record

RECORDS = Path(__file__).parent / "transcripts"
LINE = 240
"""So long, in characters, a repr may be at most: a table of four players in one line."""

POSITIONS = ("State", "Observation")
TOLD = ("Trace", "Step", "Transition", "Refusal", "Problem", "Rule", "Record", "Sentence", "Phrase")


def packages() -> Iterator[ModuleType]:
    yield from (cards, engine, records, explain)
    for game in GAMES:
        yield import_module(f"tripalki_learn.games.{game}")
        yield import_module(f"tripalki_learn.games.{game}.events")


def public() -> list[type]:
    """Every class that these packages offer and that there can be objects of."""
    named = [getattr(package, name) for package in packages() for name in package.__all__]
    return sorted(
        (
            it
            for it in set(filter(inspect.isclass, named))
            if it.__module__.startswith("tripalki_learn")
            and Protocol not in it.__bases__
            and it not in (Event, engine.Opening)  # of which each game has its own
        ),
        key=lambda it: f"{it.__module__}.{it.__name__}",
    )


@cache
def course(game: str) -> Trace:
    return replay(read_file(RECORDS / f"{game}.toml"))


def of_game(game: str) -> Iterator[Any]:
    """Objects of a game, from a match of it."""
    module, facts = import_module(f"tripalki_learn.games.{game}"), f"tests.games.{game}.facts"
    told, trace = import_module(facts), course(game)
    yield from (event for event, _ in told.happenings())
    yield from (*told.refused(), *told.faulty(), *game_named(game).RULES, trace, *trace.steps)
    for step in trace.steps:
        state = step.after
        yield from (step.cause, state, *getattr(state, "hands", ()))
        yield from game_named(game).legal_actions(state)
        yield from (game_named(game).observe(state, seat) for seat in range(len(state.players)))
        yield from filter(None, [state.ending, getattr(state, "settlement", None)])
        yield from [*getattr(state, "points", ()), *getattr(state, "out", ())]
    yield module.apply(trace.steps[0].after, trace.steps[1].cause)
    hands = trace.steps[0].after.hands
    yield module.SetUp(*(hands, cards.parse_cards("9C 9D 9S"))[: 2 - (game == "trinka")])
    yield module.Unknown("draw")
    if hasattr(module, "score"):
        yield from (module.score(hand) for hand in hands if hand)
        yield from module.Kind


def everything() -> Iterator[Any]:
    for game in GAMES:
        yield from of_game(game)
    yield from (parse_card("10C"), Rank.ACE, Suit.HEARTS, *tri_palki.ANSWERS.values())
    better, worse = (tri_palki.score(cards.parse_hand(text)) for text in ("AH KH QH", "KD QD JD"))
    yield from (tri_palki.compare(better, worse), tri_palki.Pass(), tri_palki.ExchangeAll())
    yield from (trinka.Show(), trinka.Open(1), trinka.Bet(3), trinka.Drop(1, None))
    yield from (palki.Stop(), palki.Sweep(parse_card("JH")), palki.Points(2, 1, 0))
    yield from (records_of("tri_palki").SCORING, read_file(RECORDS / "palki.toml"))
    yield from (Catalog.of("ru"), Phrase("note.again"), Phrase("note.again").said("en"))
    refusal = Refusal("TP-2.5", "wrong_player", 1, 0)
    problem = engine.Problem("TP-2.1", "player_count", "player_count", count=1)
    yield from (
        refusal,
        IllegalAction(refusal, ("Ann", "Bob")),
        ImpossibleSetup((problem,), ("A",)),
    )
    yield NotationError("unreadable_card", text="1H", place=1)
    yield RecordError("unknown_player", name="Z", players=["A"])
    yield CatalogError("no_entry", key="x")


@cache
def found() -> dict[type, list[Any]]:
    """Everything by its class."""
    by_class: dict[type, list[Any]] = {}
    for thing in everything():
        by_class.setdefault(type(thing), []).append(thing)
    return by_class


def test_hands_show_themselves_wherever_a_game_holds_them() -> None:
    for game, which in ((tri_palki, 0), (trinka, -1), (palki, 0)):  # an exchange, a fold, a take
        dealt = game.deal(game.begin(["A", "B"]), 3).state
        played = game.apply(dealt, game.legal_actions(dealt)[which]).state
        for state in (dealt, played):
            for hand in state.hands:
                assert str(hand) == " ".join(str(card) for card in hand)
                assert hand._repr_svg_().startswith("<svg")
                assert repr(hand) == repr(tuple(hand))


def test_of_every_public_class_something_is_looked_at() -> None:
    assert len(public()) > 100
    assert [it.__name__ for it in public() if it not in found()] == []


@pytest.mark.parametrize("kind", public(), ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_every_object_shows_itself(kind: type) -> None:
    for thing in found().get(kind, []):
        line = repr(thing)
        assert "\n" not in line and len(line) <= LINE and " at 0x" not in line, line
        assert "  " not in line and " ," not in line and " ;" not in line, line
        assert str(thing).strip() and " at 0x" not in str(thing)
        if kind.__name__ in POSITIONS:
            assert parsed(thing._repr_svg_()).get("aria-label")
            assert str(thing) != line  # the table in words
        elif isinstance(thing, Event | TriPalkiError) or kind.__name__ in TOLD:
            assert re.search("<(p|li|pre)>", thing._repr_html_())


def test_a_fact_is_told_with_its_rule_and_calls_the_seats_by_letters() -> None:
    event: Any = tri_palki.events.StickTaken("TP-5.3", 2, held=0, sticks=1)
    assert str(event) == "C takes a stick and now has 1."
    assert event._repr_html_() == "<p>C takes a stick and now has 1. <small>TP-5.3</small></p>"
    refusal = Refusal("TP-2.5", "wrong_player", 1, 0)
    assert str(refusal) == "It is not B’s turn: A is to act."
    assert str(IllegalAction(refusal, ("Ann", "Bob"))) == "It is not Bob’s turn: Ann is to act."
    assert str(Rule("TP-5.6", table=False)) == "[TP-5.6] The last survivor wins the match."


def test_a_position_tells_who_deals_who_acts_and_what_is_out_of_the_round() -> None:
    begun = tri_palki.begin(["Ann", "Bob"], dealer=1)
    assert repr(begun) == "<Tri Palki, between_rounds: Ann, Bob (dealer); sticks 0 0>"
    hands = [cards.parse_cards("6H 7H 8H"), cards.parse_cards("AC AD AS")]
    centre, reserve = cards.parse_cards("9C 10C JC"), cards.parse_cards("KH QH 10D 9D")
    laid = tri_palki.set_up(begun, hands, centre, reserve).state
    assert repr(laid) == (
        "<Tri Palki, in_progress: Ann 6♥ 7♥ 8♥, Bob A♣ A♦ A♠ (dealer, to act); "
        "centre K♥ Q♥ 10♦; reserve 1; washed 9♣ 10♣ J♣; sticks 0 0>"
    )
    assert "Washed out: 9♣ 10♣ J♣." in str(laid).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("game", GAMES)
def test_tp_2_8_what_a_seat_sees_shows_no_card_that_it_does_not_see(game: str) -> None:
    trace = game_named(game).dealt(game_named(game).begun(course(game).start), 1)
    seen: Any = game_named(game).observe(trace.state, 0)
    for look in (repr(seen), str(seen), seen._repr_svg_()):
        for card in trace.state.hands[1]:
            name = Phrase("worked.palki.nothing", {"card": card}).said("en").spoken
            assert repr(card) not in look and name.partition(" takes")[0] not in look
    assert " ".join(map(repr, seen.hand)) in repr(seen)


def test_a_course_of_play_is_told_as_it_is_replayed() -> None:
    trace = course("tri_palki")
    told = (RECORDS / "tri_palki.txt").read_text(encoding="utf-8")
    assert str(trace.steps[0]).splitlines()[0] in told
    assert str(trace).splitlines()[1] in told


def test_a_record_shows_the_text_that_it_can_be_read_from() -> None:
    for game in GAMES:
        record = read_file(RECORDS / f"{game}.toml")
        assert records.read_record(str(record)) == record
    assert write_record(replay(record)) == write_record(replay(records.read_record(str(record))))


def test_a_fact_that_no_catalog_tells_still_shows_itself() -> None:
    assert str(Rule("XX-1.1", table=False)) == "Rule(number='XX-1.1', table=False)"
    assert str(Refusal("TP-2.6", "odd", 0, 0)).startswith("Refusal(rule='TP-2.6'")
