"""A drill made by hand: a few situations, their answers worked out from the rulebook on paper."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tripalki_learn.cards import Suit, parse_cards
from tripalki_learn.explain import LANGUAGES, Phrase
from tripalki_learn.teaching import Scene
from tripalki_learn.teaching.question import Choice, Question
from tripalki_learn.teaching.refs import keys_in, patterns
from tripalki_learn.views import SeatPicture, TablePicture

BELIEFS = {  # what the learner is told; the catalogs' own sentences are not this test's business
    "add_all_three": "You added all three cards.",
    "aces_only_lowest_loses": "You let only the lowest hand pay under three aces.",
    "aces_hit_safe_hands": "You let three aces hit safe hands too.",
    "equal_totals_draw": "You took equal totals for a draw.",
    "lone_hand_safe": "You took a lone hand for safe.",
    "somebody_always_loses": "You were sure that somebody must lose.",
    "sixes_score_18": "You counted three sixes as 18.",
}

NAMES = "ABCDEFGH"


def shown(hands: list[str], names: str | list[str] = NAMES, **around: Any) -> TablePicture:
    """A table where the hands lie open; A deals."""
    seats = tuple(
        SeatPicture(name, tuple(parse_cards(hand)), dealer=place == 0, sticks=place % 3)
        for place, (name, hand) in enumerate(zip(names, hands, strict=False))
    )
    return TablePicture(seats, **around)


def stick(
    hands: list[str],
    rule: str,
    level: int,
    correct: str,
    beliefs: dict[str, str],
    names: str | list[str] = NAMES,
) -> Question:
    """Who takes a stick? ``correct`` and ``beliefs`` in seat numbers."""

    def takes(seats: str) -> tuple[Phrase, ...]:
        taken = [int(seat) for seat in seats.split(",") if seat]
        return tuple(
            Phrase("event.stick_taken", {"player": names[seat], "count": seat % 3 + 1})
            for seat in taken
        ) or (Phrase("event.hands_revealed"),)

    return Question(
        kind="stick",
        rule=rule,
        level=level,
        prompt=Phrase("ask.stick"),
        form="seats",
        table=shown(hands, names),
        choices=(),
        correct=(correct,),
        beliefs=beliefs,
        why=(Phrase(f"rule.{rule}", rule=rule), *takes(correct)),
        hints=(Phrase(f"rule.{rule}"), Phrase("event.hands_revealed")),
        outcome={"": takes(correct), **{name: takes(seats) for name, seats in beliefs.items()}},
        where={name: (seats.split(",")[0],) for name, seats in beliefs.items() if seats},
    )


ACES = stick(  # the first worked example of the rulebook
    ["6H 7H 8H", "AC AD AS", "KD QD 10D", "AH JH 9H"],
    "TP-5.2",
    1,
    "2,3",
    {"aces_only_lowest_loses": "2", "aces_hit_safe_hands": "0,2,3"},
)
ACES_AGAIN = (
    stick(  # 31 in spades, 6-7-8 of diamonds, three aces but hearts: no, the hearts one lies
        ["KS QS JS", "AC AD AH", "6D 7D 8D"],
        "TP-5.2",
        1,
        "0",
        {"aces_hit_safe_hands": "0,2"},
    )
)
ACES_WIDE = stick(  # 19, 20 and 10
    ["KH 9H 7C", "AC AD AS", "QC JC 8D", "10S 6C 7H"],
    "TP-5.2",
    1,
    "0,2,3",
    {"aces_only_lowest_loses": "3"},
)
SIXES = stick(["6S 6H 6D", "KH 9H 7C", "QC JC 8D"], "TP-4.7", 2, "1", {"sixes_score_18": "0"})
SIXES_LOW = stick(["10H 9H 8C", "6S 6C 6D", "KC QC 8D"], "TP-4.7", 2, "0", {"sixes_score_18": "1"})
DRAW = stick(["KS 10S 8H", "AC 9C 7D"], "TP-1.4", 2, "0", {"equal_totals_draw": ""})
LONE = stick(["6C 7C 8C", "AH KH QH"], "TP-5.3", 3, "1", {"lone_hand_safe": ""})
LONE_HAND = stick(["9D 8C 7H", "AH AC AS"], "TP-5.2", 3, "0", {})
NOBODY = stick(
    ["6H 6D 6C", "AH AD AC", "6S 7S 8S"], "TP-5.4", 3, "", {"somebody_always_loses": "2"}
)
STICKS = [ACES, ACES_AGAIN, ACES_WIDE, SIXES, SIXES_LOW, DRAW, LONE, LONE_HAND, NOBODY]

VALUE = Question(  # A♥ 9♥ 8♣ is 20 in hearts
    kind="value",
    rule="TP-1.3",
    level=1,
    prompt=Phrase("ask.turn"),
    form="choice",
    table=shown(["AH 9H 8C"]),
    choices=(
        Choice("20", Phrase("phrase.suit_sum", {"sum": "11 + 9 = 20", "suit": Suit.HEARTS})),
        Choice("28", Phrase("phrase.suit_sum", {"sum": "11 + 9 + 8 = 28", "suit": Suit.CLUBS})),
        Choice("8", Phrase("phrase.suit_sum", {"sum": "8", "suit": Suit.CLUBS})),
    ),
    correct=("20",),
    beliefs={"add_all_three": "28"},
    why=(Phrase("rule.TP-1.3", rule="TP-1.3"),),
    hints=(Phrase("rule.TP-1.3"),),
    outcome={},
    where={"add_all_three": ("8C",)},
)

EXCHANGE = Question(  # the second worked example of the rulebook; a pass and all three are worse
    kind="exchange",
    rule="TP-2.6",
    level=1,
    prompt=Phrase("ask.turn"),
    form="exchange",
    table=replace(
        shown(["AH JH 6C", "7D 7C 8D"], centre=tuple(parse_cards("KH 9D 8S")), reserve=27)
    ).with_seat(0, to_act=True),
    choices=(),
    correct=("6C>KH",),
    beliefs={"add_all_three": "pass"},
    why=(Phrase("rule.TP-2.6", rule="TP-2.6"),),
    hints=(),
)

ORDER = Question(  # 31, 20, 19, 10; B holds the best
    kind="order",
    rule="TP-1.4",
    level=1,
    prompt=Phrase("ask.turn"),
    form="order",
    table=shown(["KH 9H 7C", "AS KS QS", "10S 7C 6H", "QC JC 8D"]),
    choices=(),
    correct=("1,3,0,2",),
    beliefs={"add_all_three": "1,3,0,2"[::-1]},
    why=(Phrase("rule.TP-1.4", rule="TP-1.4"),),
    hints=(),
)

DEALER = replace(  # any of two may be named, and the round may be over
    ACES,
    kind="dealer",
    rule="TP-5.7",
    form="seat",
    choices=(Choice("over", Phrase("ask.choice.over")),),
    correct=("3", "over"),
    beliefs={"aces_hit_safe_hands": "1"},
    why=(Phrase("rule.TP-5.7", rule="TP-5.7"),),
)


def drill(*questions: Question, check: int = 0, **more: Any) -> Scene:
    """The scene of a drill with these questions, and a check of that many of them."""
    kinds = list(dict.fromkeys(question.kind for question in questions))
    sets: dict[str, dict[str, list[Any]]] = {kind: {} for kind in kinds}
    for question in questions:
        sets[question.kind].setdefault(str(question.level), []).append(question.json())
    said = {f"belief.{name}": [text] for name, text in BELIEFS.items()}
    spots = [{"kind": question.kind, "level": question.level} for question in questions]
    return {
        "kind": "drill",
        "version": 1,
        "languages": list(LANGUAGES),
        "label": dict.fromkeys(LANGUAGES, "Exercises"),
        "kinds": kinds,
        "rules": {
            kind: sorted({question.rule for question in questions if question.kind == kind})
            for kind in kinds
        },
        "patterns": {
            lang: {**forms, **said} for lang, forms in patterns(keys_in(sets), LANGUAGES).items()
        },
        "beliefs": {name: {"k": f"belief.{name}"} for name in BELIEFS},
        "sets": sets,
        "check": (spots * 6)[:check] or None,
        "lesson": "05-special-hands",
        **more,
    }
