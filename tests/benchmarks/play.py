"""Decisions a second in random play: Tri Palki, PokerKit's Badugi, OpenSpiel's Liar's Poker."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time
from typing import Any

import open_spiel.python.games  # registers the games that are written in Python
import pokerkit
import pyspiel

from tests.benchmarks.contest import Row, Sample, medians
from tripalki_learn.cards import PACK_36
from tripalki_learn.games.tri_palki import State, apply, begin, deal, legal_actions

assert open_spiel.python.games

PLAYERS = 4
TURNS = 15
SAMPLE_SECONDS = 0.3  # of processor time

_BADUGI = pokerkit.FixedLimitBadugi(
    tuple(pokerkit.Automation), True, 0, (1, 2), small_bet=2, big_bet=4
)
_LIARS_POKER = pyspiel.load_game("python_liars_poker", {"players": PLAYERS})


def tri_palki_dealt(rng: random.Random) -> State:
    """A round that was just dealt."""
    deck = list(PACK_36)
    rng.shuffle(deck)
    return deal(begin("ABCD"[:PLAYERS]), deck).state


def tri_palki_played(state: State, rng: random.Random) -> int:
    """Plays the round to its end, settlement included; the number of decisions."""
    decisions = 0
    while state.to_act is not None:
        state, _events = apply(state, rng.choice(legal_actions(state)))
        decisions += 1
    return decisions


def badugi_dealt(rng: random.Random) -> Any:
    """A hand of Badugi: blinds posted, cards dealt. PokerKit shuffles by the global generator."""
    random.seed(rng.random())
    return _BADUGI(200, PLAYERS)


def badugi_played(state: Any, rng: random.Random) -> int:
    """Random bets and discards, each among those that are legal; all else is automated."""
    decisions = 0
    while state.status:
        if state.can_stand_pat_or_discard():
            held = state.hole_cards[state.stand_patter_or_discarder_index]
            state.stand_pat_or_discard([card for card in held if rng.random() < 0.5])
        else:
            legal = []
            if state.can_fold():
                legal.append(state.fold)
            if state.can_check_or_call():
                legal.append(state.check_or_call)
            if state.can_complete_bet_or_raise_to():
                legal.append(state.complete_bet_or_raise_to)
            rng.choice(legal)()
        decisions += 1
    return decisions


def liars_poker_dealt(rng: random.Random) -> Any:
    """A game of Liar's Poker after its chance nodes, the dealing of digits."""
    state = _LIARS_POKER.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    return state


def liars_poker_played(state: Any, rng: random.Random) -> int:
    """Random legal bids and challenges; the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        decisions += 1
    return decisions


def _sample(
    dealt: Callable[[random.Random], Any], played: Callable[[Any, random.Random], int]
) -> Sample:
    rng = random.Random(2)

    def sample() -> dict[str, float]:
        dealing = playing = 0.0
        decisions = 0
        while dealing + playing < SAMPLE_SECONDS:
            start = process_time()
            state = dealt(rng)
            begun = process_time()
            decisions += played(state, rng)
            dealing += begun - start
            playing += process_time() - begun
        return {"whole": decisions / (dealing + playing), "dealt": decisions / playing}

    return sample


def rows() -> list[Row]:
    """Whole rounds; then without the dealing, which weighs more on those whose rounds are short."""
    result = medians(
        {
            "ours": _sample(tri_palki_dealt, tri_palki_played),
            "PokerKit, fixed-limit Badugi": _sample(badugi_dealt, badugi_played),
            "OpenSpiel, python_liars_poker": _sample(liars_poker_dealt, liars_poker_played),
        },
        TURNS,
    )
    ours = result.pop("ours")
    return [
        Row(what, name, ours[part], theirs[part], "decisions/s", ours[part] / theirs[part], aim)
        for part, what, aims in (
            (
                "whole",
                f"random play, {PLAYERS} players, whole rounds",
                ("at least 5", "at least 1"),
            ),
            ("dealt", "the same, dealing not timed", ("", "")),
        )
        for (name, theirs), aim in zip(result.items(), aims, strict=True)
    ]
