"""Questions that are nothing but their answers, and what a diagnosis makes of a run of them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

BELIEFS = ["red", "green", "blue", "grey"]


def asked(correct: str = "right", rule: str = "TP-1.3", **beliefs: str) -> dict[str, Any]:
    """A question with nothing but its answers."""
    return {"correct": [correct], "beliefs": beliefs, "rule": rule}


ALL_APART = asked(red="r", green="g", blue="b", grey="s")
RED_OR_GREEN = asked(red="x", green="x")
NOTHING = asked()


def diagnosed(page: Page, *answers: tuple[dict[str, Any], str]) -> dict[str, Any]:
    """What is thought of somebody who gave these answers; the page knows ``diagnose``."""
    run = [{"question": question, "answer": answer} for question, answer in answers]
    found: dict[str, Any] = page.evaluate("([run, all]) => diagnose(run, all)", [run, BELIEFS])
    return found
