"""The rulebook as a scene."""

from __future__ import annotations

from tests.teaching.scene import KNOWN, check_languages, same_after_json, size
from tripalki_learn.explain import RULES
from tripalki_learn.teaching import rules_scene

SECTIONS = {"TP-1": 6, "TP-2": 10, "TP-3": 7, "TP-4": 11, "TP-5": 11}
"""How many rules each section of the rulebook has."""

TABLE = {"TP-1.5", "TP-2.3", "TP-2.10", "TP-3.3", "TP-4.1", "TP-4.4", "TP-4.5"}
"""The rules that the rulebook marks as decisions of the table."""


def test_every_rule_stands_once_in_its_section() -> None:
    sections = [part for part in rules_scene()["sections"] if part["section"].startswith("TP")]
    assert [part["section"] for part in sections] == list(SECTIONS)
    for part in sections:
        numbers = [f"{part['section']}.{n}" for n in range(1, SECTIONS[part["section"]] + 1)]
        assert [rule["rule"] for rule in part["rules"]] == numbers


def test_decisions_of_the_table_are_marked() -> None:
    rules = [rule for part in rules_scene()["sections"] for rule in part["rules"]]
    marked = {rule["rule"] for rule in rules if rule["table"]}
    assert {rule for rule in marked if rule.startswith("TP")} == TABLE
    assert len(rules) > len(marked)


def test_every_text_is_there_in_every_language() -> None:
    scene = rules_scene()
    assert scene["languages"] == KNOWN
    for name in ("label", "table_mark", "table_explained"):
        check_languages(scene[name], KNOWN)
    seen = set()
    for part in scene["sections"]:
        check_languages(part["title"], KNOWN)
        for rule in part["rules"]:
            check_languages(rule["text"], KNOWN, symbols_spoken=True)
            assert len({text["text"] for text in rule["text"].values()}) == 4
            seen.add(rule["text"]["en"]["text"])
    assert len(seen) == sum(len(part["rules"]) for part in scene["sections"])


def test_rules_are_plain_json_of_a_sane_size() -> None:
    assert same_after_json(rules_scene())
    # Four languages, each seen and spoken: some two hundred bytes a text.
    assert size(rules_scene()) < 1_700 * len(RULES)
    french = rules_scene(["fr"])
    assert french["languages"] == ["fr"]
    assert size(french) < size(rules_scene()) / 3
    for part in french["sections"]:
        for rule in part["rules"]:
            check_languages(rule["text"], ["fr"], symbols_spoken=True)
