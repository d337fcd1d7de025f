"""What needs the engine while a learner plays: one function, whoever calls it.

A kernel calls it for its widgets, Python in a published page for the same widgets there, a test
directly. What was asked for comes from a page, so nothing of it is trusted.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from secrets import token_hex
from typing import Any

from tripalki_learn.errors import TriPalkiError
from tripalki_learn.players.odds import Counting
from tripalki_learn.teaching.chores import match_json
from tripalki_learn.teaching.drills import EVERY_KIND, LEVELS, NoSuchQuestion, generate
from tripalki_learn.teaching.odds_session import count_on
from tripalki_learn.teaching.play import NOBODY, Place, play
from tripalki_learn.teaching.question import Question
from tripalki_learn.teaching.refs import keys_in, patterns
from tripalki_learn.teaching.scenes import error_text, text_of
from tripalki_learn.teaching.tryout_session import lay_out
from tripalki_learn.teaching.whatif import whatif_scene

REMEMBERED = 24
"""So many questions made in a session do not come again soon."""

_log = logging.getLogger(__name__)

Traits = dict[str, Any]
"""What a widget shares with whoever answers it, by name."""


@dataclass(frozen=True, slots=True)
class Session:
    """One widget while it is used: its ``head`` (what its scene says of itself: ``kind``,
    ``languages``, and of exercises ``kinds``, ``rules`` and ``beliefs``) and the questions ``made``
    for it so far; of a match the ``place`` at its table; of odds the ``counting`` on its way."""

    head: Mapping[str, Any]
    made: tuple[Question, ...] = ()
    place: Place = NOBODY
    counting: Counting | None = None


def session_of(scene: Mapping[str, Any], place: Place | None = None) -> Session:
    """The session of a widget that nobody has used; a match needs a ``place`` of its own, whose
    chance its deals come from."""
    names = ("kind", "languages", "kinds", "rules", "beliefs", "game", "question", "goal")
    return Session({name: scene[name] for name in names if name in scene}, place=place or NOBODY)


def respond(session: Session, asked: Mapping[str, Any]) -> tuple[Session, Traits]:
    """What a widget gets for what it ``asked``, and its session afterwards.

    Exercises ask ``wanted`` (``{"kind", "level", "seed", "beliefs"}``) and get ``more``
    (``{"seed", "question", "patterns"}``, the question None where there is none). A what-if asks
    ``wanted`` (hands by player), ``sticks``, ``dealer`` and ``centre`` (cards as text, or none)
    and gets a new ``scene``, or in ``refused`` the reason why not, by language. A match asks
    ``wanted`` and gets a ``view``, as `teaching.play.play` has them. Odds ask ``wanted`` and get
    ``more``, as `count_on` has them. A table that is run asks ``wanted`` (``{"seed", "n"}``) and
    gets ``more`` (``{"seed", "n", "match", "patterns"}``). A tryout asks ``wanted`` and gets
    ``more``, as `lay_out` has them.

    It always answers: a fault of ours is logged, and told in the place of what was asked for.
    """
    try:
        return _answered(session, asked)
    except Exception:
        _log.exception("Nothing could answer a widget of the kind %s.", session.head["kind"])
        return session, _fault(session.head, asked.get("wanted"))


def _fault(head: Mapping[str, Any], wanted: object) -> Traits:
    """The word that something is wrong with us, where each widget looks for its answer."""
    words = text_of(head["languages"], "scene.fault")
    asked = wanted if isinstance(wanted, Mapping) else {}
    back = {name: asked[name] for name in ("seed", "n", "id") if name in asked}
    if head["kind"] == "play":
        return {"view": {**back, "failed": True, "fault": words}}
    if head["kind"] == "run":
        return {"more": {**back, "failed": True, "fault": words}}
    if head["kind"] in ("odds", "tryout"):
        return {"more": {**back, "refused": words}}
    if head["kind"] == "drill":
        return {"more": {**back, "question": None}}  # it goes on with the questions that it has
    return {"refused": words}


def _answered(session: Session, asked: Mapping[str, Any]) -> tuple[Session, Traits]:
    if session.head["kind"] == "play":
        place, view = play(session.place, session.head, dict(asked.get("wanted") or {}))
        return replace(session, place=place), {"view": view}
    if session.head["kind"] == "odds":
        counting, more = count_on(session.counting, session.head, dict(asked.get("wanted") or {}))
        return replace(session, counting=counting), {"more": more}
    if session.head["kind"] == "run":
        return session, _match(session, dict(asked.get("wanted") or {}))
    if session.head["kind"] == "tryout":
        return session, {"more": lay_out(session.head, dict(asked.get("wanted") or {}))}
    if session.head["kind"] == "drill":
        return _question(session, dict(asked.get("wanted") or {}))
    return session, _settlement(session, asked)


def _question(session: Session, wanted: Mapping[str, Any]) -> tuple[Session, Traits]:
    head = session.head
    made: dict[str, Any] = {"seed": wanted.get("seed"), "question": None}
    kind, level = wanted.get("kind"), wanted.get("level")
    if not isinstance(kind, str) or kind not in head["kinds"] or level not in LEVELS:
        return session, {"more": made}
    rules = set(EVERY_KIND[kind].rules) & set(head["rules"].get(kind, ()))
    if not rules:
        return session, {"more": made}
    beliefs = wanted.get("beliefs")
    apart = [name for name in beliefs if name in head["beliefs"]] if beliefs else []
    avoid = session.made[-REMEMBERED:]
    seed = str(wanted.get("seed"))
    try:
        question = generate(kind, seed, level, rules=rules, avoid=avoid, apart=apart)
    except NoSuchQuestion:
        return session, {"more": made}
    made["question"] = question.json()
    made["patterns"] = patterns(keys_in(made["question"]), head["languages"])
    return replace(session, made=(*avoid, question)), {"more": made}


def _match(session: Session, wanted: Mapping[str, Any]) -> Traits:
    seed = str(wanted.get("seed"))
    match = match_json(seed)
    said = patterns(keys_in({"match": match}), session.head["languages"])
    return {"more": {"seed": seed, "n": wanted.get("n"), "match": match, "patterns": said}}


def _settlement(session: Session, asked: Mapping[str, Any]) -> Traits:
    languages = session.head["languages"]
    hands, dealer, sticks = asked["wanted"], asked["dealer"], asked["sticks"]
    try:
        names = list(hands)
        dealer = names[dealer] if 0 <= dealer < len(names) else None
        centre = str(asked.get("centre") or "")
        scene = whatif_scene(hands, dealer, sticks, languages, centre)
        return {"scene": scene, "refused": {}}
    except TriPalkiError as error:
        return {"refused": error_text(languages, error)}


class Sessions:
    """The widgets of one page, each with its session: JSON in, JSON out."""

    def __init__(self) -> None:
        self._sessions: dict[str, Session] = {}

    def answer(self, message: str) -> str:
        """The answer to ``{"widget": name of its own, "head": {…}, "asked": {…}}``."""
        given = json.loads(message)
        session = self._sessions.get(given["widget"])
        if session is None:
            session = session_of(given["head"], Place(chance=token_hex()))
        self._sessions[given["widget"]], traits = respond(session, given["asked"])
        return json.dumps(traits, ensure_ascii=False)
