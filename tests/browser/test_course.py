"""Which question comes next, and how hard: the functions that choose it, each by itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from .by_hand import ACES, ACES_WIDE, DRAW, SIXES, VALUE, drill
from .diagnosing import ALL_APART, BELIEFS, NOTHING, RED_OR_GREEN, asked, diagnosed
from .modules import module_page

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    with module_page(
        browser,
        "drill",
        "diagnose",
        "chooseQuestion",
        "gainOf",
        "levelAfter",
        "likenessOf",
        "makePool",
        "makeCourse",
        "chanceOf",
    ) as opened:
        yield opened


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
