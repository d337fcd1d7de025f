"""The functions that find a belief in a run of answers, each by itself."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from .by_hand import ACES, ACES_WIDE, DRAW, SIXES, VALUE, drill
from .modules import module_page

pytestmark = pytest.mark.browser

BELIEFS = ["red", "green", "blue", "grey"]


def asked(correct: str = "right", rule: str = "TP-1.3", **beliefs: str) -> dict[str, Any]:
    """A question with nothing but its answers."""
    return {"correct": [correct], "beliefs": beliefs, "rule": rule}


ALL_APART = asked(red="r", green="g", blue="b", grey="s")
RED_OR_GREEN = asked(red="x", green="x")
NOTHING = asked()


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    functions = (
        *("diagnose", "beliefsBehind", "chooseQuestion", "gainOf", "levelAfter", "likenessOf"),
        *("makePool", "makeCourse", "afterAnswer", "betterProgress", "progressIn", "chanceOf"),
        *("emptyProgress", "joinedProgress", "progressText"),
    )
    with module_page(browser, "drill", *functions) as opened:
        yield opened


def diagnosed(page: Page, *answers: tuple[dict[str, Any], str]) -> dict[str, Any]:
    run = [{"question": question, "answer": answer} for question, answer in answers]
    found: dict[str, Any] = page.evaluate("([run, all]) => diagnose(run, all)", [run, BELIEFS])
    return found


# Which belief


def test_before_any_answer_everything_is_possible_and_nothing_named(page: Page) -> None:
    found = diagnosed(page)
    assert found["named"] == []
    assert sorted(found["possible"]) == sorted(BELIEFS)
    assert abs(sum(each["weight"] for each in found["held"]) - 1) < 1e-9


def test_one_answer_makes_a_belief_likely_and_two_name_it(page: Page) -> None:
    once = diagnosed(page, (ALL_APART, "r"))
    assert once["named"] == [] and once["possible"][0] == "red"
    twice = diagnosed(page, (ALL_APART, "r"), (ALL_APART, "r"))
    assert twice["named"] == ["red"]


def test_two_beliefs_with_the_same_answers_are_not_told_apart(page: Page) -> None:
    found = diagnosed(page, (RED_OR_GREEN, "x"), (RED_OR_GREEN, "x"))
    assert found["named"] == []
    assert set(found["possible"][:2]) == {"red", "green"}
    found = diagnosed(page, (RED_OR_GREEN, "x"), (RED_OR_GREEN, "x"), (ALL_APART, "g"))
    assert found["named"] == ["green"]


def test_a_right_answer_where_the_belief_differs_speaks_against_it(page: Page) -> None:
    before = diagnosed(page, (ALL_APART, "r"))["weights"]["red"]
    after = diagnosed(page, (ALL_APART, "r"), (ALL_APART, "right"))["weights"]["red"]
    assert after < before / 3
    same = diagnosed(page, (ALL_APART, "r"), (NOTHING, "right"))["weights"]["red"]
    assert abs(same - before) < 1e-9  # a question that it does not touch says nothing of it


def test_a_slip_between_two_answers_by_a_belief_is_forgiven(page: Page) -> None:
    found = diagnosed(page, (ALL_APART, "r"), (ALL_APART, "other"), (ALL_APART, "r"))
    assert found["named"] == ["red"]


def test_slips_in_all_directions_name_nobody(page: Page) -> None:
    found = diagnosed(page, *((ALL_APART, answer) for answer in ("r", "right", "g", "right", "b")))
    assert found["named"] == []


def test_a_suspicion_outlasts_one_answer_against_it_but_not_a_better_reason(page: Page) -> None:
    slipped = diagnosed(page, (ALL_APART, "r"), (ALL_APART, "right"))
    assert slipped["suspected"] == ["red"]
    cleared = diagnosed(page, (RED_OR_GREEN, "x"), (ALL_APART, "g"))
    assert cleared["named"] == ["green"] and cleared["suspected"] == []
    assert diagnosed(page)["suspected"] == []
    later = diagnosed(page, (ALL_APART, "r"), *[(NOTHING, "right")] * 4)
    assert later["suspected"] == []
    assert diagnosed(page, (ALL_APART, "r"), (ALL_APART, "r"))["suspected"] == []  # it is named


def test_what_the_lesson_is_about_is_likelier_than_what_it_only_touches(page: Page) -> None:
    found = page.evaluate(
        "([question, all]) => diagnose([{ question, answer: 'x' }], all, ['green']).weights",
        [RED_OR_GREEN, BELIEFS],
    )
    assert found["green"] > 2 * found["red"] > 0


def test_two_beliefs_at_once_are_both_named(page: Page) -> None:
    red, blue = asked(red="r", grey="s"), asked(blue="b", green="g")
    found = diagnosed(page, (red, "r"), (blue, "b"), (red, "r"), (blue, "b"))
    assert sorted(found["named"]) == ["blue", "red"]


def test_where_two_beliefs_disagree_a_third_answer_may_come_of_both(page: Page) -> None:
    def odds(*answers: tuple[dict[str, Any], str]) -> float:
        weight = {" ".join(e["held"]): e["weight"] for e in diagnosed(page, *answers)["held"]}
        return float(weight["red blue"] / weight[""])

    disagree, only = asked(red="r", blue="b"), asked(red="r")
    assert odds((disagree, "z")) > 2 * odds()
    assert odds((only, "z")) < 2 * odds()


def test_what_was_believed_long_ago_is_forgotten(page: Page) -> None:
    believed = [(ALL_APART, "r")] * 2
    found = diagnosed(page, *believed, *[(ALL_APART, "right")] * 12)
    assert found["named"] == [] and "red" not in found["possible"]


def test_the_beliefs_behind_an_answer_come_with_the_likeliest_first(page: Page) -> None:
    diagnosis = diagnosed(page, (ALL_APART, "g"))
    behind = page.evaluate(
        "([question, diagnosis]) => beliefsBehind(question, 'x', diagnosis)",
        [RED_OR_GREEN, diagnosis],
    )
    assert behind == ["green", "red"]
    nobody = page.evaluate(
        "([question, diagnosis]) => beliefsBehind(question, 'y', diagnosis)",
        [RED_OR_GREEN, diagnosis],
    )
    assert nobody == []


def test_what_becomes_certain_by_a_right_answer_is_told_once(page: Page) -> None:
    both = {"correct": ["right"], "beliefs": {"red": "x", "green": "x"}, "rule": "TP-1.3"}
    answers = [(both, "x"), (both, "x"), (asked(green="g"), "right"), (NOTHING, "right")]
    told = page.evaluate(
        """([answers, names]) => {
          const beliefs = Object.fromEntries(names.map((name) => [name, { k: name }]));
          const scene = { kinds: [], sets: {}, rules: {}, beliefs };
          const chance = chanceOf('1');
          const course = makeCourse(scene, makePool(scene, chance), { chance, isSeeded: true });
          return answers.map(([question, answer]) =>
            course.answered(question, answer, { hinted: false, inCheck: true }));
        }""",
        [answers, BELIEFS],
    )
    assert [each["sure"] for each in told] == [False, False, True, False]
    assert told[2] == {"right": True, "belief": "red", "sure": True}
    assert told[3]["belief"] is None


# Which question


def gains(page: Page, answers: list[tuple[dict[str, Any], str]], *questions: Any) -> list[float]:
    weights = diagnosed(page, *answers)["weights"]
    found: list[float] = page.evaluate(
        "([questions, weights]) => questions.map((each) => gainOf(each, weights))",
        [list(questions), weights],
    )
    return found


def test_a_question_tells_most_where_the_possible_beliefs_differ(page: Page) -> None:
    apart, together, nothing = gains(page, [], ALL_APART, RED_OR_GREEN, NOTHING)
    assert apart > together > nothing == 0
    # Once it is red or green, what tells those two apart tells most.
    split = asked(red="r", green="g")
    others = asked(blue="b", grey="s")
    answers = [(RED_OR_GREEN, "x")]
    assert gains(page, answers, split)[0] > gains(page, answers, RED_OR_GREEN)[0]
    assert gains(page, answers, split)[0] > gains(page, answers, others)[0]


def choose(
    page: Page, questions: list[Any], last: Any, wanted: dict[str, float], costs: Any = ()
) -> int:
    found: int = page.evaluate(
        """([questions, last, wanted, costs, beliefs]) => {
          const { weights } = diagnose([], beliefs);
          const offers = questions.map((question, at) => ({ question, cost: costs[at] ?? 0 }));
          const chosen = chooseQuestion(offers, {
            weights, last, wanted: ({ rule }) => wanted[rule] ?? 0, chance: chanceOf('1'),
          });
          return questions.indexOf(chosen);
        }""",
        [questions, last, wanted, list(costs), ["aces_only_lowest_loses", "sixes_score_18"]],
    )
    return found


def test_the_question_that_tells_beliefs_apart_is_chosen(page: Page) -> None:
    plain = {**ACES.json(), "beliefs": {}}
    assert choose(page, [plain, SIXES.json()], None, {}) == 1
    assert choose(page, [plain, SIXES.json()], None, {}, costs=[0, 2]) == 0  # if not too dear


def test_a_wrong_answer_should_tell_which_belief_it_comes_from(page: Page) -> None:
    both = {"aces_only_lowest_loses": "2", "sixes_score_18": "2"}
    one = {"aces_only_lowest_loses": "2"}
    questions = [{**ACES.json(), "beliefs": both}, {**SIXES.json(), "beliefs": one}]
    assert choose(page, questions, None, {}) == 1
    # But what tells them apart from the truth and from each other is better still.
    apart = {**ACES.json(), "beliefs": {**both, "sixes_score_18": "3"}}
    assert choose(page, [apart, questions[1]], None, {}) == 0


def test_after_a_wrong_answer_the_kind_stays_unless_a_belief_was_named_before(page: Page) -> None:
    """Named at the second answer; who keeps to it at the third is asked about other things too."""
    kinds = page.evaluate(
        """([scene, answers]) => {
          const chance = chanceOf('1');
          const course = makeCourse(scene, makePool(scene, chance), { chance, isSeeded: true });
          return answers.map(([question, answer]) => {
            course.asked(question);
            course.answered(question, answer, { hinted: false, inCheck: false });
            return course.spot(question).kind;
          });
        }""",
        [drill(ACES, ACES_WIDE, VALUE), [[ACES.json(), "2"]] * 3],
    )
    assert kinds == ["stick", "stick", "value"]


def test_the_rule_of_a_wrong_answer_that_no_belief_gives_is_asked_again(page: Page) -> None:
    again, other = ({**ACES_WIDE.json(), "beliefs": {}}, {**SIXES.json(), "beliefs": {}})
    scene = drill(ACES)
    scene["sets"] = {"stick": {"1": [ACES.json(), other, again]}}
    rules = page.evaluate(
        """([scene, answers]) => answers.map((answer) => Array.from({ length: 9 }, (_, seed) => {
          const chance = chanceOf(seed);
          const pool = makePool(scene, chance);
          const course = makeCourse(scene, pool, { chance, isSeeded: true });
          const [question] = scene.sets.stick['1'];
          pool.use(question);
          course.asked(question);
          course.answered(question, answer, { hinted: false, inCheck: false });
          return course.pick(course.spot(question), question).rule;
        }))""",
        [scene, ["0", ACES.correct[0]]],
    )
    assert rules[0] == [ACES.rule] * 9
    assert other["rule"] in rules[1]


COURSE_OF = """([{ beliefs, each }, answers, seed]) => {
  const named = beliefs.map((name) => [name, { k: name, r: "TP-1.3" }]);
  const table = { seats: [] };
  const question = (belief, number) => ({
    kind: "k", level: 1, rule: "TP-1.3", table, prompt: { k: `${belief} ${number}` },
    correct: ["right"], beliefs: { [belief]: "wrong" },
  });
  const times = [...Array(each).keys()];
  const ready = beliefs.flatMap((belief) => times.map((at) => question(belief, at)));
  const scene = {
    kinds: ["k"], sets: { k: { 1: ready } }, rules: { k: ["TP-1.3"] },
    beliefs: Object.fromEntries(named),
  };
  const chance = chanceOf(seed);
  const pool = makePool(scene, chance);
  const course = makeCourse(scene, pool, { chance, isSeeded: true });
  let last = null;
  return answers.map((answer) => {
    last = course.pick(course.spot(last), last);
    pool.use(last);
    course.asked(last);
    course.answered(last, answer, { hinted: false, inCheck: false });
    return Object.keys(last.beliefs)[0];
  });
}"""


def asked_for(page: Page, beliefs: list[str], answers: list[str], seed: int) -> list[str]:
    """The beliefs that a course asks for, one with each question, when these answers are given."""
    found: list[str] = page.evaluate(
        COURSE_OF, [{"beliefs": beliefs, "each": len(answers)}, answers, seed]
    )
    return found


def test_every_belief_is_asked_for_before_one_comes_again(page: Page) -> None:
    """Though only the last twelve answers are remembered."""
    beliefs = [f"belief {number}" for number in range(30)]
    for seed in range(3):
        assert len(set(asked_for(page, beliefs, ["right"] * 30, seed))) == 30


def test_a_belief_whose_question_puzzles_is_asked_for_once_more_and_then_left(page: Page) -> None:
    """A slip is put right at once; what two beliefs do together shows where they come apart."""
    for seed in range(9):
        first, second, third = asked_for(page, BELIEFS, ["strange", "strange", "right"], seed)
        assert first == second != third


def test_among_equals_the_rule_that_is_wanted_is_chosen(page: Page) -> None:
    questions = [{**each.json(), "beliefs": {}} for each in (ACES, DRAW, SIXES)]
    assert choose(page, questions, None, {"TP-1.4": 1}) == 1
    assert choose(page, questions, None, {"TP-4.7": 1}) == 2


def renamed(question: dict[str, Any], suits: dict[str, str]) -> dict[str, Any]:
    def other(code: str) -> str:
        return code[:-1] + suits[code[-1]]

    seats = [
        {**seat, "hand": [other(code) for code in reversed(seat["hand"])]}
        for seat in question["table"]["seats"]
    ]
    return {**question, "table": {**question["table"], "seats": seats}}


SWAP = {"H": "S", "S": "C", "C": "D", "D": "H"}


def test_suits_and_names_make_no_difference_between_two_questions(page: Page) -> None:
    def alike(one: Any, other: Any) -> bool:
        return bool(
            page.evaluate("([a, b]) => likenessOf(a) === likenessOf(b)", [one.json(), other])
        )

    assert alike(ACES, renamed(ACES.json(), SWAP))
    assert not alike(ACES, ACES_WIDE.json())
    assert not alike(ACES, VALUE.json())
    sticks = ACES.json()
    sticks["table"]["seats"][3]["sticks"] = 2
    assert not alike(ACES, sticks)
    two_suits = renamed(SIXES.json(), {**SWAP, "H": "S", "S": "S"} | {"D": "D", "C": "C"})
    assert not alike(SIXES, two_suits)


def test_never_two_alike_in_a_row(page: Page) -> None:
    again = renamed(ACES.json(), SWAP)
    assert choose(page, [again, {**ACES_WIDE.json(), "beliefs": {}}], ACES.json(), {}) == 1
    assert choose(page, [again], ACES.json(), {}) == 0  # unless there is no other


@pytest.mark.parametrize(
    ("level", "answer", "expected"),
    [
        (1, {"right": True}, 2),
        (3, {"right": True}, 3),
        (2, {"right": True, "hinted": True}, 2),
        (2, {"right": False, "before": True}, 2),
        (2, {"right": False, "before": False}, 1),
        (1, {"right": False, "before": False}, 1),
    ],
)
def test_the_level_rises_with_success(
    page: Page, level: int, answer: dict[str, bool], expected: int
) -> None:
    assert page.evaluate("([l, a]) => levelAfter(l, a, [1, 2, 3])", [level, answer]) == expected


# What a rule's record becomes

R, W = {"right": True}, {"right": False}


def answers(*levels: int, **more: Any) -> list[dict[str, Any]]:
    return [{"right": True, "level": level, **more} for level in levels]


@pytest.mark.parametrize(
    ("given", "state"),
    [
        (answers(1), "learning"),
        (answers(1, 2), "learning"),
        (answers(1, 2, 3), "known"),
        (answers(3, 3, 3), "known"),  # there is no harder one
        (answers(1, 1, 1), "learning"),
        (answers(1, 1, 1, top=1), "known"),
        (answers(1, 1, 2), "known"),
        (answers(2, 3, 1), "learning"),
        ([*answers(1, 2), {**W, "level": 3}, *answers(3)], "learning"),
        (answers(1, 2) + answers(3, hinted=True), "learning"),
        (answers(1, 2) + answers(3, hinted=True) + answers(3, 3), "learning"),
        (answers(1, 2) + answers(3, fresh=False), "learning"),
        ([*answers(1, 2, 3), {**W, "level": 1}], "known"),
        (answers(1, 2, 3, 3), "known"),
        (answers(1, 2, 3) + answers(1, review=True), "firm"),
        (answers(1, 2, 3) + answers(1, review=True, hinted=True), "known"),
        (answers(1, review=True), "learning"),
        ([{**W, "level": 1}], "learning"),
    ],
)
def test_a_rule_becomes_known_and_firm(page: Page, given: list[dict[str, Any]], state: str) -> None:
    found = page.evaluate(
        """given => given.reduce((record, answer) => afterAnswer(record, answer),
             { state: 'unseen', row: [], wrong: false, answers: 0 })""",
        given,
    )
    assert found["state"] == state
    assert found["answers"] == len(given)


def test_the_better_of_two_is_kept_rule_by_rule(page: Page) -> None:
    def record(state: str, *row: int) -> dict[str, Any]:
        return {"state": state, "row": list(row), "wrong": False, "answers": 0}

    one = {"rules": {"TP-1.1": record("known"), "TP-1.2": record("learning", 1)}, "lessons": {}}
    other = {
        "rules": {"TP-1.1": record("learning", 1, 2), "TP-1.2": record("learning", 1, 2)}
        | {"TP-1.3": record("firm")},
        "lessons": {"01-scoring": {"passed": True}},
    }
    best = {"TP-1.1": "known", "TP-1.2": "learning", "TP-1.3": "firm"}
    for pair in ([one, other], [other, one]):
        merged = page.evaluate("([a, b]) => betterProgress(a, b)", pair)
        assert {rule: each["state"] for rule, each in merged["rules"].items()} == best
        assert merged["rules"]["TP-1.2"]["row"] == [1, 2]
        assert merged["lessons"] == {"01-scoring": {"passed": True}}


def test_lessons_that_are_open_together_come_to_know_the_same(page: Page) -> None:
    """Each answers and begins anew by itself and hears of the other late: in whatever order they
    hear, they agree, and nothing that was answered since the last beginning is lost."""
    chance = random.Random(7)
    rules = ["TP-1.2", "TP-1.3", "TP-1.4"]
    for _ in range(200):
        lessons = [
            [
                {"rule": chance.choice(rules), "right": chance.random() < 0.6, "level": level}
                for level in range(1, chance.randint(2, 5))
            ]
            for _ in range(3)
        ]
        known = page.evaluate(LATE, lessons)
        assert len(set(known["joined"])) == 1
        joined = json.loads(known["joined"][0])["rules"]
        assert set(joined) == {answer["rule"] for lesson in lessons for answer in lesson}
        for rule, record in joined.items():
            most = max(sum(answer["rule"] == rule for answer in lesson) for lesson in lessons)
            assert record["answers"] == most


# What three lessons know that answer apart, joined in each order, twice over.
LATE = """lessons => {
  const apart = lessons.map((answers) => {
    const known = emptyProgress();
    for (const { rule, ...answer } of answers) {
      const before = known.rules[rule] ?? { state: "unseen", row: [], wrong: false, answers: 0 };
      known.rules[rule] = afterAnswer(before, answer);
    }
    return known;
  });
  const [a, b, c] = apart;
  const orders = [[a, b, c], [b, c, a], [c, a, b], [c, b, a], [a, a, b, c, c, b]];
  const joined = orders.map((order) => order.reduce((one, other) => joinedProgress(one, other)));
  const grouped = joinedProgress(a, joinedProgress(b, c));
  return { joined: [...joined, grouped].map(progressText) };
}"""


def test_whoever_begins_anew_is_followed(page: Page) -> None:
    both = page.evaluate(
        """() => {
          const known = emptyProgress();
          known.lessons["01-scoring"] = { passed: true };
          const anew = { ...emptyProgress(), begun: 1 };
          return [joinedProgress(known, anew), joinedProgress(anew, known)];
        }"""
    )
    assert both == [{"begun": 1, "rules": {}, "lessons": {}}] * 2


def test_a_seed_gives_the_same_numbers_and_another_seed_others(page: Page) -> None:
    drawn = page.evaluate(
        """() => ['7', '7', '8', ''].map((seed) => {
          const chance = chanceOf(seed);
          return Array.from({ length: 200 }, chance);
        })"""
    )
    assert drawn[0] == drawn[1] != drawn[2]
    assert all(0 <= number < 1 for numbers in drawn for number in numbers)
    assert all(0.4 < sum(numbers) / len(numbers) < 0.6 for numbers in drawn)
