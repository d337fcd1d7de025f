"""Answering a drill in a browser as a learner would, and looking at what came of it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page

from tripalki_learn.teaching import Scene


def part(page: Page, name: str) -> Locator:
    return page.locator(f'[data-tp="drill"] [data-tp="{name}"]').first


def shown(page: Page, scene: Scene) -> dict[str, Any]:
    """The question on the screen, as the scene holds it."""
    kind, level, place = (
        str(page.locator('[data-tp="drill"]').get_attribute("data-question"))
    ).split("-")
    question: dict[str, Any] = scene["sets"][kind][level][int(place)]
    return question


def press(page: Page, answer: str) -> Locator:
    return page.locator(f'[data-tp="drill"] [data-answer="{answer}"]')


def give(page: Page, question: dict[str, Any], answer: str) -> None:
    """Answers by pressing, as somebody with a pointer would."""
    form = question["form"]
    if form == "choice" or answer in ("", "all", "pass", "over"):
        press(page, answer).click()
        return
    for item in answer.replace(">", ",").replace(" ", ",").split(","):
        press(page, item).click()
    if form != "seat":
        part(page, "submit").click()


def feedback(page: Page) -> Locator:
    return part(page, "feedback")


def told(page: Page) -> str:
    """What is seen of the feedback (not what is only heard)."""
    return " ".join(feedback(page).locator(".tp-seen").all_inner_texts())


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.dataset.tp ?? document.activeElement.tagName"))


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        page.evaluate("localStorage['tripalki-learn.progress.v1'] ?? '{\"rules\":{}}'")
    )
    return found
