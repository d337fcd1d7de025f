"""The text of the rules, seen and spoken."""

from __future__ import annotations

import re

import pytest

from tripalki_learn.explain import LANGUAGES, RULES, explain_rule


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_rule_is_spoken_with_signs_of_suits(lang: str) -> None:
    spoken = {rule.number: explain_rule(rule.number, lang).spoken for rule in RULES}
    assert {number for number, text in spoken.items() if re.search("[♥♦♣♠]", text)} == set()


def test_tp_1_5_shows_its_example_in_the_cards_of_the_language() -> None:
    assert "10♥ Д♣ 9♦" in explain_rule("TP-1.5", "ru").text.replace("\N{NO-BREAK SPACE}", " ")
    assert "даму треф" in explain_rule("TP-1.5", "ru").spoken
