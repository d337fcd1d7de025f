"""A learner with nothing but a keyboard, who goes through a whole lesson and takes its check.

Works on any page of a lesson, whoever has made it: it is given the page and finds all else by the
hooks of the page. The right answers come from the scenes that the page carries.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

from .keys import Keys, part
from .playing import Player

Scene = dict[str, Any]

PRACTISED = 4  # questions answered right before a lesson is left that has no check

SCENE = """root => JSON.parse(
  root.closest('[data-tp-host]').querySelector('script[type="application/json"]').textContent)"""

STEP = """root => {
  const ruling = root.querySelector('[data-tp="ruling"]');
  return [
    root.lang,
    Number(root.querySelector('[data-tp="step"]').dataset.index),
    ruling.dataset.rule ?? null,
    ruling.querySelector('.tp-seen').textContent,
  ];
}"""

SEATS = """root => [...root.querySelectorAll('[data-tp="seat"]')].map(seat => [
  Number(seat.querySelector('[data-tp="sticks"]').dataset.count),
  seat.querySelector('[data-pays]').dataset.pays === "yes",
  seat.querySelector('[data-tp="next-dealer"]') !== null,
])"""

RULES = """root => [...root.querySelectorAll('[data-tp="settlement"] [data-tp="ruling"]')]
  .map(each => each.dataset.rule ?? null)"""


def of(name: str, *fields: str) -> str:
    """A script that gives the data of a part, null where there is none."""
    return (
        f"root => {{ const found = root.querySelector('{part(name)}');"
        f" return {list(fields)}.map(field => found?.dataset[field] ?? null); }}"
    )


class Learner:
    """Somebody who learns on ``page`` by keys alone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys = Keys(page)
        self.lang = str(page.locator("html").get_attribute("lang"))

    def lesson(self) -> list[str]:
        """Goes through the whole page, and passes its check if it has one; returns the names of
        the widgets met, in their order."""
        met = self.keys.widgets()
        for number, name in enumerate(met):
            self.keys.number = number
            assert self.keys.look("root => root.lang") == self.lang
            getattr(self, name)()
        return met

    def scene(self) -> Scene:
        """What the page carries for the widget."""
        found: Scene = self.keys.look(SCENE)
        return found

    # Widgets

    def walkthrough(self) -> None:
        """Every step to the last; every question is answered, and answered right."""
        steps = self.scene()["steps"]
        for index, step in enumerate(steps):
            assert self.keys.look(STEP) == [
                self.lang,
                index,
                step.get("rule"),
                step["ruling"][self.lang]["text"],
            ]
            if step.get("ask"):
                self.answer(step["ask"], step["ask"]["correct"][0], right=True)
            if index < len(steps) - 1:
                self.keys.press(part("next"))

    def explorer(self) -> None:
        """A hand of three, put together in the pack: of two suits of ten points the queen's counts
        (TP-1.5); in Trinka, where equal sums are equal, the first (TR-1.2)."""
        self.keys.press(part("clear"))
        for code in ("10H", "QC", "9D"):
            self.keys.press(f'[data-tp="card"][data-card="{code}"]', "Space")
        raised = "root => [...root.querySelectorAll('.tp-raised')].map(e => e.dataset.chosen)"
        in_trinka = any("TR-1.2" in pattern["rules"] for pattern in self.scene()["patterns"])
        assert self.keys.look(raised) == (["10H"] if in_trinka else ["QC"])

    def match(self) -> None:
        """A whole match against a bot, where Python is there to play it."""
        self.keys.wait(
            "e => !e.querySelector('[data-tp=start]')?.ariaDisabled"
            " || e.querySelector('[data-tp=no-python]')"
        )
        if self.keys.look("e => e.querySelector('[data-tp=no-python]') === null"):
            assert Player(self.page).whole_match() > 0

    def tryout(self) -> None:
        """Two cards for two, or what is no capture, which is refused; then what reaches the goal,
        to its end."""
        scene = self.scene()
        answers, results = scene["answers"], scene["results"]
        wrong = r"\w+ \w+>\w+ \w+" if scene["form"] == "exchange" else r"\w+ x \w+ \w+"
        two = next(
            each
            for each, place in answers.items()
            if re.fullmatch(wrong, each) and "refusal" in results[place]
        )
        self.attempt(two)
        assert self.keys.look(of("outcome", "kind")) == ["refused"]
        rule = results[answers[two]]["refusal"]["r"]
        assert rule == "TP-2.7" or scene["form"] == "capture"
        assert self.keys.look(of('outcome"] [data-tp="ruling', "rule")) == [rule]
        self.select(two)  # back
        reaching = [each for each, place in answers.items() if results[place].get("reached")]
        allowed = [each for each, place in answers.items() if "events" in results[place]]
        action = (reaching or allowed)[0]
        self.attempt(action)
        # Rulings follow of themselves, too: the last is waited for, since Enter would begin anew.
        for _ in results[answers[action]]["events"][2:]:
            self.keys.press(part("next"))
        self.keys.wait("root => root.dataset.state === 'done'")
        reached = "true" if scene["goal"] else None
        assert self.keys.look(of("outcome", "kind", "reached")) == ["played", reached]

    def attempt(self, action: str) -> None:
        does = action.removesuffix(" call")
        if does not in ("all", "pass"):
            self.select(does)
        if does != action:
            self.keys.press(part("call"), "Space")
        self.keys.press(part(does if does in ("all", "pass") else "exchange"))

    def select(self, action: str) -> None:
        for code in re.split(r" x |[> ]", action):
            self.keys.press(f'[data-tp="table"] button[data-card="{code}"]', "Space")

    def whatif(self) -> None:
        """A stick more or less for two players, and another dealer."""
        scene = self.scene()
        sticks, dealer = list(scene["sticks"]), scene["dealer"]
        self.settled(scene, sticks, dealer)
        seats = [f'[data-tp="seat"][data-seat="{s["name"]}"]' for s in scene["table"]["seats"]]
        for place in (0, len(sticks) - 1):
            change = 1 if sticks[place] < 3 else -1
            self.keys.press(f"{seats[place]} {part('more' if change > 0 else 'fewer')}")
            sticks[place] += change
            self.settled(scene, sticks, dealer)
        self.keys.press(f"{seats[dealer]} {part('dealer')}", "ArrowDown")
        self.settled(scene, sticks, (dealer + 1) % len(sticks))

    def settled(self, scene: Scene, sticks: list[int], dealer: int) -> None:
        """What is seen is what the scene holds for these sticks and this dealer."""
        place = int("".join(map(str, [dealer, *sticks])), 4)
        result = scene["results"][scene["rows"][place]]
        assert self.keys.look(SEATS) == [
            [held, seat in result["penalised"], seat == result["next_dealer"]]
            for seat, held in enumerate(result["sticks"])
        ]
        assert self.keys.look(RULES) == [scene["said"][reason].get("r") for reason in result["why"]]

    def drill(self) -> None:
        """One answer by a belief, one with a hint, one right, one skipped; then the check."""
        scene = self.scene()
        question = self.asked(scene)
        wrong = [each for each in question["beliefs"].values() if each not in question["correct"]]
        if wrong:
            self.answer(question, wrong[0], right=False)
        self.keys.press(part("next"))
        self.keys.press(part("hint"))
        for _ in range(2):
            self.answer_right(scene)
        self.keys.press(part("next"))
        if not scene["check"]:
            for _ in range(PRACTISED):
                self.answer_right(scene)
            return
        self.keys.press(part("check-start"))
        for _ in scene["check"]:
            assert self.keys.look(of("check", "state")) == ["running"]
            self.answer_right(scene)
        right = str(len(scene["check"]))
        assert self.keys.look(of("check", "state", "right")) == ["passed", right]

    def answer_right(self, scene: Scene) -> None:
        question = self.asked(scene)
        self.answer(question, question["correct"][-1], right=True)
        self.keys.press(part("next"))

    def run(self) -> None:
        """A whole round with every chore, ruled right but for one slip, which is taken back."""
        match = self.scene()["match"]
        self.keys.press(part("all"))
        self.keys.press(part("next"))
        slips = 0
        while self.keys.look("root => root.dataset.state") == "asked":
            question = match[int(self.keys.look("root => root.dataset.index"))]["ask"]
            if slips == 0 and question["beliefs"]:
                slips += 1
                self.answer(question, next(iter(question["beliefs"].values())), right=False)
                self.keys.press(part("take-back"))
            self.give(question, question["correct"][0])
        assert self.keys.look("root => root.dataset.state") == "settled"
        assert self.keys.look(of("tally", "wrong")) == [str(slips)] == ["1"]

    def odds(self) -> None:
        """Counts again, which gives the same."""
        scene = self.scene()
        self.keys.press(part("recount"))
        self.keys.wait(f"root => root.querySelector('{part('notice')}')")
        counts = "root => [...root.querySelectorAll('[data-count]')].map(row => row.dataset.count)"
        assert self.keys.look(counts) == [row["count"] for row in scene["rows"]]

    def progress(self) -> None:
        """Asks to forget everything, thinks better of it, and saves a file."""
        self.keys.press(part("reset"))
        self.keys.press(part("reset-no"))
        with self.page.expect_download():
            self.keys.press(part("export"))
        assert self.keys.look(of("notice", "key")) == ["ui.progress_saved"]

    # Questions

    def asked(self, scene: Scene) -> Scene:
        """The question of a drill that is on the screen."""
        name = str(self.keys.look("root => root.dataset.question"))
        kind, level, place = name.split("-")
        question: Scene = scene["sets"][kind][level][int(place)]
        return question

    def answer(self, question: Scene, answer: str, right: bool) -> None:
        """Gives an answer and sees what it is told."""
        self.give(question, answer)
        assert self.keys.look(of("feedback", "correct")) == [str(right).lower()], (question, answer)

    def give(self, question: Scene, answer: str) -> None:
        """Gives an answer, beside the table or on it."""
        beside = ["", "all", "pass", *(choice["id"] for choice in question["choices"])]
        if question["form"] == "choice" or answer in beside:
            self.keys.press(f'button.tp-answer[data-answer="{answer}"]')
        else:
            for item in answer.replace(">", ",").split(","):
                self.keys.press(f'[data-tp="table"] button[data-answer="{item}"]')
            if question["form"] != "seat":
                self.keys.press(part("submit"))
