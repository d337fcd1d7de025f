"""What a bot gives as its reason is said in a whole sentence of every language."""

from __future__ import annotations

import re

import pytest

from tests.explain.catalogs import entries
from tripalki_learn.engine import Trace
from tripalki_learn.explain import LANGUAGES, Phrase
from tripalki_learn.players import Reason
from tripalki_learn.players.tri_palki import decide, match

LEVELS = ["beginner", "careful", "counter", "counter"]


@pytest.fixture(scope="module")
def reasons() -> list[Reason]:
    """Those of all bots in some matches, special hands and washouts among them."""
    found: list[Reason] = []
    for seed in range(3):
        trace = match("ABCD", LEVELS, seed)
        for place, step in enumerate(trace.steps):
            if step.before.to_act is not None and step.before.hands:
                before = Trace(trace.game, trace.start, trace.steps[:place])
                decision = decide(before, LEVELS[step.before.to_act])
                assert decision.action == step.cause and decision.reasons
                found += decision.reasons
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence(reasons: list[Reason], lang: str) -> None:
    assert len({reason.key for reason in reasons}) > 8
    for reason in reasons:
        said = Phrase(f"reason.{reason.key}", reason.facts).said(lang)
        for text in said[:2]:
            assert text.endswith(".") and not re.search(r"[{}]|None|  ", text), text
        assert not re.search("[♥♦♣♠]", said.spoken)


def test_a_reason_names_cards_and_points_of_its_own_hand(reasons: list[Reason]) -> None:
    """TP-1.3: a total that is told is one that a hand can have."""
    for reason in reasons:
        if "total" in reason.facts:
            assert 6 <= reason.facts["total"] <= 31
        if reason.key == "calls":
            assert len({card.suit for card in reason.facts["cards"]}) == 1


def test_there_is_a_sentence_for_nothing_else() -> None:
    others = ("reason.palki.", "reason.trinka.")
    every = {key for key in entries("en") if key.startswith("reason.")}
    written = {key for key in every if not key.startswith(others)}
    given = {"raises", "same_but_higher", "for_now", "all_better", "all_for_now", "nothing_better"}
    given |= {"calls", "stops", "washes", "gives_less", "reckons", "denies"}
    special = ("three_sixes", "suited_678", "three_aces")
    given |= {f"{verb}.{kind}" for verb in ("keeps", "makes") for kind in special}
    assert written == {f"reason.{key}" for key in given}
