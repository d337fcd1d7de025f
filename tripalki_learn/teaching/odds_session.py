"""Counting odds anew while a page waits: a step at a time, so that it shows how far it is and can
stop. Whoever asks for no further step has stopped it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tripalki_learn.cards import parse_hand
from tripalki_learn.errors import TriPalkiError
from tripalki_learn.players.odds import MOST_PLAYERS, QUESTIONS, Counting
from tripalki_learn.teaching.odds import scene_of
from tripalki_learn.teaching.scenes import error_text


def count_on(
    counting: Counting | None, head: Mapping[str, Any], wanted: Mapping[str, Any]
) -> tuple[Counting | None, dict[str, Any]]:
    """The counting a step on, and how far it is.

    ``head`` names the ``question`` and the ``languages``. ``wanted`` begins a counting with
    ``hand`` (cards as text) and ``players``, where the question is about them, or goes on with
    ``"on": True``; ``id`` comes back with the answer: ``done`` steps ``of`` all, with the last of
    them the ``scene``; or in ``refused`` the reason why not, by language.
    """
    answer: dict[str, Any] = {"id": wanted.get("id")}
    languages = head["languages"]
    if wanted.get("on") is not True or counting is None:
        try:
            counting = _begun(head["question"], wanted)
        except TriPalkiError as error:
            return None, {**answer, "refused": error_text(languages, error)}
    if not counting.is_done:
        counting = counting.after_step()
    answer |= {"done": counting.progress.done, "of": counting.progress.of}
    if not counting.is_done:
        return counting, answer
    return None, {**answer, "scene": scene_of(counting.answer, counting.players, languages)}


def _begun(question: str, wanted: Mapping[str, Any]) -> Counting:
    about = QUESTIONS[question]
    hand = parse_hand(str(wanted.get("hand", ""))) if about.hand else ()
    players = wanted.get("players")
    if not isinstance(players, int) or not 2 <= players <= MOST_PLAYERS:
        players = MOST_PLAYERS
    return Counting(question, hand, players if about.players else 0)
