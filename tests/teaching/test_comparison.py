"""The games side by side: each question answered by rules, each card worked a second way."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.reference import palki_matches, scorer, trinka_scorer
from tests.teaching.scene import KNOWN, check_languages, same_after_json, size
from tripalki_learn.cards import Card, parse_card, parse_hand
from tripalki_learn.engine import QUESTIONS, SUBJECTS
from tripalki_learn.explain import RULES, Catalog
from tripalki_learn.explain.game import sentences_of
from tripalki_learn.explain.palki import TABLE
from tripalki_learn.games import GAMES, game_named
from tripalki_learn.teaching import comparison_scene
from tripalki_learn.teaching.comparison import HANDS, agreeing

NOT_COMPARED = {
    "TP-3.2": "a washout at the deal: a case of TP-3.1 that no other game has a like of",
    "TP-3.4": "washouts in the last round: the same",
}
"""The rules that stand in no answer, each with the reason."""

every_game = pytest.mark.parametrize("game", GAMES)


def numbers(game: str) -> set[str]:
    return {rule.number for rule in game_named(game).RULES}


def codes(cards: tuple[Card, ...]) -> list[str]:
    return [card.code for card in cards]


# Questions


@every_game
def test_a_game_answers_every_question_by_rules_of_its_own(game: str) -> None:
    answers = game_named(game).ANSWERS
    assert list(answers) == list(QUESTIONS)
    for question, answer in answers.items():
        assert answer.rules and set(answer.rules) <= numbers(game), question
        assert len(set(answer.rules)) == len(answer.rules), question
        assert set(answer.decided) <= set(answer.rules), question


@every_game
def test_every_rule_stands_in_an_answer_or_is_left_out_for_a_reason(game: str) -> None:
    told = {rule for answer in game_named(game).ANSWERS.values() for rule in answer.rules}
    assert sorted(numbers(game) - told - set(NOT_COMPARED)) == []
    assert sorted(told & set(NOT_COMPARED)) == []
    sections = {rule.section for rule in game_named(game).RULES}
    assert {number.rpartition(".")[0] for number in told} == sections
    assert set(NOT_COMPARED) <= {rule.number for rule in RULES}


@every_game
def test_every_decision_of_the_table_is_marked_where_it_is_told(game: str) -> None:
    marked = {rule for answer in game_named(game).ANSWERS.values() for rule in answer.decided}
    assert marked == {rule.number for rule in game_named(game).RULES if rule.table}


def test_games_that_give_the_same_answer_agree() -> None:
    assert agreeing("direction") == [["tri_palki", "trinka", "palki"]]
    assert agreeing("pack") == agreeing("points") == [["tri_palki", "trinka"]]
    assert agreeing("first") == [["trinka", "palki"]]
    alone = set(QUESTIONS) - {"direction", "pack", "points", "first"}
    assert [agreeing(question) for question in alone] == [[]] * len(alone)


@pytest.mark.parametrize("lang", KNOWN)
def test_nothing_is_written_that_no_game_says(lang: str) -> None:
    says = {
        f"comparison.{question}.{answer.says or game}"
        for game in GAMES
        for question, answer in game_named(game).ANSWERS.items()
    }
    heads = {f"comparison.ask.{question}" for question in QUESTIONS}
    heads |= {f"comparison.subject.{subject}" for subject in SUBJECTS}
    heads |= {f"comparison.{name}" for name in ("label", "explained", "question", "agree")}
    written = {key for key in Catalog.of(lang).entries if key.startswith("comparison.")}
    assert written == says | heads


# The scene


def test_every_text_of_the_scene_is_there_in_every_language() -> None:
    scene = comparison_scene()
    assert scene["languages"] == KNOWN
    for name in ("label", "explained", "head", "table_mark", "table_explained"):
        check_languages(scene[name], KNOWN)
    assert [name["en"] for name in scene["games"]] == ["Tri Palki", "Trinka", "Palki"]
    questions = []
    for subject in scene["subjects"]:
        check_languages(subject["title"], KNOWN)
        for asked in subject["questions"]:
            questions.append(asked["question"])
            check_languages(asked["text"], KNOWN)
            for said in asked["agree"]:
                check_languages(said, KNOWN)
            assert len(asked["answers"]) == len(GAMES)
            for answer in asked["answers"]:
                check_languages(answer["text"], KNOWN)
                whole = {text["text"][-1] for text in answer["text"].values()}
                assert whole == {"."}, answer["text"]
                assert len({text["text"] for text in answer["text"].values()}) == len(KNOWN)
    assert questions == list(QUESTIONS)
    worked = scene["worked"]
    for name in ("title", "explained", "head"):
        check_languages(worked[name], KNOWN)
    said = [it["text"] for hand in worked["hands"] for ways in hand["worked"] for it in ways]
    for texts in (*said, *worked["settings"]):
        check_languages(texts, KNOWN)


def test_an_answer_is_one_short_sentence() -> None:
    for subject in comparison_scene()["subjects"]:
        for asked in subject["questions"]:
            for answer in asked["answers"]:
                for said in answer["text"].values():
                    assert len(said["text"]) <= 220
                    assert not re.search(r"[.!?]\s", said["text"]), said["text"]


def test_a_page_of_one_language_carries_that_one_alone() -> None:
    assert same_after_json(comparison_scene())
    french = comparison_scene(["fr"])
    assert french["languages"] == ["fr"]
    assert size(french) < size(comparison_scene()) / 2
    check_languages(french["worked"]["settings"][0], ["fr"])


# Worked cards


def worked(game: str, cards: tuple[Card, ...]) -> list[tuple[str, list[str]]]:
    """What the English page says of some cards in a game, with the rules."""
    hands = comparison_scene(["en"])["worked"]["hands"]
    [hand] = [hand for hand in hands if hand["cards"] == codes(cards)]
    said = hand["worked"][GAMES.index(game)]
    return [
        (it["text"]["en"]["text"].replace("\N{NO-BREAK SPACE}", " "), it["rules"]) for it in said
    ]


def test_the_cards_are_of_one_pack() -> None:
    assert len(set(HANDS)) == len(HANDS) > 5
    for cards in HANDS:
        assert len({*cards, *TABLE}) == 3 + len(TABLE)
        assert all(card in scorer.PACK for card in codes(cards))
    # The table is none that a game can open with, but one that its middle can show.
    assert len({card.rank for card in TABLE}) == len(TABLE)


@pytest.mark.parametrize("cards", HANDS, ids=repr)
def test_a_hand_of_tri_palki_is_worth_what_the_naive_scorer_says(cards: tuple[Card, ...]) -> None:
    naive: Any = scorer.score(codes(cards))
    [(text, rules)] = worked("tri_palki", cards)
    assert rules == naive["rules"]
    if naive["kind"] == "ordinary":
        suit = {"H": "hearts", "D": "diamonds", "C": "clubs", "S": "spades"}[naive["suit"]]
        assert re.search(rf"\b{naive['total']} in {suit}\b", text), text
    else:
        named = {"three_sixes": "Three sixes", "three_aces": "Three aces", "suited_678": "6–7–8"}
        assert text.startswith(named[naive["kind"]])


@pytest.mark.parametrize("cards", HANDS, ids=repr)
def test_a_hand_of_trinka_is_worth_what_the_naive_scorer_says(cards: tuple[Card, ...]) -> None:
    said = worked("trinka", cards)
    ways = [trinka_scorer.worth(codes(cards), joker) for joker in (False, True)]
    assert len(said) == 1 + (ways[0] != ways[1])  # the joker is told where it changes something
    for (text, rules), (_, value) in zip(said, ways, strict=False):
        found = [int(number) for number in re.findall(r"\d+", text)]
        assert found[-1:] == ([] if value is None else [value]), text
        assert rules[0] == "TR-1.2"
    assert ["TR-1.7" in rules for _, rules in said] == [False, True][: len(said)]


@pytest.mark.parametrize("cards", HANDS, ids=repr)
def test_a_card_of_palki_takes_what_the_naive_player_takes(cards: tuple[Card, ...]) -> None:
    said = worked("palki", cards)
    assert len(said) == len(cards)
    for card, (text, rules) in zip(cards, said, strict=True):
        ways = palki_matches.captures(card.code, codes(TABLE))
        assert text.startswith(repr(card))
        if card.rank.value == "J":
            assert ways == [codes(TABLE)] and "whole table" in text and rules == ["PA-2.3"]
        elif not ways:
            assert "nothing" in text and rules == ["PA-2.5"]
        else:
            taken = [part.split() for part in text.partition("takes ")[2].rstrip(".").split(" or ")]
            assert [[parse_card(card).code for card in part] for part in taken] == ways
            equal = any(len(way) == 1 for way in ways)
            sets = any(len(way) > 1 for way in ways)
            several = len(ways) > 1
            expected = ["PA-2.1"] * equal + ["PA-2.2"] * sets + ["PA-2.4"] * several
            assert rules == expected


def test_worked_cards_show_where_the_games_part() -> None:
    """Three kings, two aces, three sixes: the same cards, and another worth in each game."""
    kings = parse_hand("KH KD KC")
    assert worked("tri_palki", kings)[0][0].endswith("10 in hearts.")
    assert worked("trinka", kings)[0][0].endswith("30.")
    assert {len(sentences_of(game).worked(kings)) for game in GAMES} == {1, 3}
