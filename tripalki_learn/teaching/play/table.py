"""A place at a table: what a page asks for during a match, and what it gets."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tripalki_learn.engine import IllegalAction
from tripalki_learn.errors import TriPalkiError
from tripalki_learn.explain import Phrase
from tripalki_learn.records import RecordError, read_bytes, replay, write_record
from tripalki_learn.teaching.play import match as moves
from tripalki_learn.teaching.play.games import GAMES
from tripalki_learn.teaching.play.match import Match
from tripalki_learn.teaching.play.sealed import seal, unseal
from tripalki_learn.teaching.play.view import View, view_of
from tripalki_learn.teaching.refs import ref
from tripalki_learn.teaching.scenes import error_text
from tripalki_learn.views.transcript import fault_line

COMMENT = "# tripalki-learn "
"""Before what a saved record keeps sealed: a round that is not over yet, whose cards are hidden."""

NAMES = "ABCDEFGHIJKL"


@dataclass(frozen=True, slots=True)
class Place:
    """A learner's place at a table: the ``match`` at hand (None before the first), the ``chance``
    that seeds of matches are made from, so many were ``begun``, and the ``key`` that seals what the
    page keeps."""

    match: Match | None = None
    chance: str = ""
    begun: int = 0
    key: bytes = b"tripalki-learn"


NOBODY = Place()
"""A place at which nobody has sat down yet."""


class Wrong(Exception):
    """A wish that makes no sense where it was made; ``said`` says why."""

    def __init__(self, key: str, **slots: object) -> None:
        super().__init__(key)
        self.said = Phrase(key, slots)


def play(place: Place, head: Mapping[str, Any], wanted: Mapping[str, Any]) -> tuple[Place, View]:
    """The place after a wish, and the view for the page.

    ``wanted["do"]`` is ``start`` (``players``, ``seat``, ``levels`` by seat, perhaps a ``seed``),
    ``act`` (``action``), ``deal`` (an ``entry`` where there is a choice), ``back`` (take the last
    decision back), ``again`` (``round``), ``look`` (``round``), ``hint``, ``review`` (what cost
    most), ``save``, ``load`` (``text`` of a record, ``file`` its name, ``seat``, ``levels``) or
    ``restore``
    (``kept``). Its ``n`` comes back, so that a page knows its answers. A view may have ``refused``
    (a ruling: nothing has changed), ``fault`` (by language, what could not be done), ``hint``,
    ``review``, ``record`` (the text saved); ``kept`` is what the page keeps to restore the match.

    >>> from tripalki_learn.teaching import play_scene
    >>> head = play_scene("tri_palki", 2, seed="1", languages=["en"])
    >>> wish = {"do": "start", "players": 2, "seat": 0, "levels": [None, "beginner"], "n": 1}
    >>> place, view = play(Place(), head, wish)
    >>> place.begun, view["n"]
    (1, 1)
    """
    number: int | None = None
    extra: View = {}
    try:
        wish = _WISHES.get(str(wanted.get("do")))
        if wish is None:
            raise Wrong("play.fault.unknown")
        place, extra = wish(place, head, wanted)
        number = extra.pop("number", None)
    except IllegalAction as error:
        assert place.match is not None
        said = place.match.game.refusal(error.refusal, error.players)
        extra = {"refused": ref(said)}
    except RecordError as error:
        file = str(wanted.get("file") or f"{head['game']}.toml")[:100]
        extra = {"fault": {lang: fault_line(error, file, lang) for lang in head["languages"]}}
    except TriPalkiError as error:
        extra = {"fault": error_text(head["languages"], error)}
    except Wrong as wrong:
        extra = {"fault": {lang: wrong.said.said(lang).text for lang in head["languages"]}}
    view: View = {"state": "none"}
    if place.match is not None:
        view = view_of(place.match, number)
        view["kept"] = seal(moves.to_text(place.match), place.key)
    return place, {**view, **extra, "n": wanted.get("n")}


def _of(place: Place) -> Match:
    if place.match is None:
        raise Wrong("play.fault.no_match")
    return place.match


Answer = tuple[Place, View]


def _start(place: Place, head: Mapping[str, Any], wanted: Mapping[str, Any]) -> Answer:
    game = GAMES[head["game"]]
    players, seat = wanted.get("players"), wanted.get("seat")
    if not isinstance(players, int) or not isinstance(seat, int):
        raise Wrong("play.fault.table")
    if players not in game.seats or not 0 <= seat < players:
        raise Wrong("play.fault.table")
    levels = _levels(head, wanted, players, seat)
    seed = str(wanted.get("seed") or "").strip()[:40]
    if not seed:
        seed = hashlib.sha256(f"{place.chance}:{place.begun}".encode()).hexdigest()[:12]
    match = moves.begin(game, NAMES[:players], seat, levels, seed)
    return replace(place, match=match, begun=place.begun + 1), {}


def _levels(
    head: Mapping[str, Any], wanted: Mapping[str, Any], players: int, seat: int
) -> Sequence[str]:
    """By seat the level that was asked for, or the first where none was."""
    game = GAMES[head["game"]]
    asked = wanted.get("levels")
    asked = list(asked) if isinstance(asked, list) else []
    found = [level if level in game.levels else game.levels[0] for level in asked]
    found = [*found, *game.levels[:1] * players][:players]
    return ["" if place == seat else level for place, level in enumerate(found)]


def _act(place: Place, head: Mapping[str, Any], wanted: Mapping[str, Any]) -> Answer:
    match = moves.act(_of(place), str(wanted.get("action"))[:200])
    return replace(place, match=match), {}


def _deal(place: Place, head: Mapping[str, Any], wanted: Mapping[str, Any]) -> Answer:
    match = _of(place)
    if match.winners and match.trace.state.winner is None:
        raise Wrong("play.fault.won")  # over by agreement, and by no rule that could refuse it
    return replace(place, match=moves.deal(match, str(wanted.get("entry")))), {}


def _back(place: Place, head: Mapping[str, Any], wanted: Mapping[str, Any]) -> Answer:
    match = _of(place)
    if moves.last_decision(match) is None:
        raise Wrong("play.fault.nothing_back")
    return replace(place, match=moves.take_back(match)), {}


def _round(match: Match, wanted: Mapping[str, Any]) -> int:
    number = wanted.get("round")
    if not isinstance(number, int) or not 1 <= number <= len(match.rounds):
        raise Wrong("play.fault.round")
    return number


def _again(place: Place, head: Mapping[str, Any], wanted: Mapping[str, Any]) -> Answer:
    match = _of(place)
    return replace(place, match=moves.again(match, _round(match, wanted))), {}


def _look(place: Place, head: Mapping[str, Any], wanted: Mapping[str, Any]) -> Answer:
    return place, {"number": _round(_of(place), wanted)}


def _hint(place: Place, head: Mapping[str, Any], wanted: Mapping[str, Any]) -> Answer:
    match = _of(place)
    found = match.game.advice(match.trace) if match.is_learners_turn else None
    if found is None:
        raise Wrong("play.fault.hint" if match.game.advises else "play.fault.unknown")
    said = [ref(each) for each in found.say]
    return place, {"hint": {"said": said, "options": found.options, "exact": found.exact}}


def _review(place: Place, head: Mapping[str, Any], wanted: Mapping[str, Any]) -> Answer:
    match = _of(place)
    if not match.game.advises:
        raise Wrong("play.fault.unknown")
    if match.trace.state.to_act is not None:
        raise Wrong("play.fault.review")
    found = []
    for cost in match.game.costly(match.trace, match.seat):
        number, act = moves.place_of(match, cost.place)
        said = [ref(each) for each in cost.said(number)]
        found.append({"round": number, "act": act, "said": said})
    return place, {"review": found}


def _save(place: Place, head: Mapping[str, Any], wanted: Mapping[str, Any]) -> Answer:
    match = _of(place)
    over = moves.finished(match)
    if not over.steps:
        raise Wrong("play.fault.nothing_over")
    kept = seal(moves.to_text(match), place.key)
    return place, {"record": f"{COMMENT}{kept}\n{write_record(over)}"}


def _load(place: Place, head: Mapping[str, Any], wanted: Mapping[str, Any]) -> Answer:
    text = str(wanted.get("text"))
    game = GAMES[head["game"]]
    first, _, _ = text.partition("\n")
    if first.startswith(COMMENT):
        match = _unsealed(place, head, first.removeprefix(COMMENT).strip())
        if match is not None:
            return replace(place, match=match), {}
    if not text.strip():
        raise Wrong("play.fault.empty")
    record = read_bytes(text.encode("utf-8", "replace"))
    if record.game != game.name:
        names = {"found": record.game, "game": game.name}
        slots = {slot: Phrase(f"game.{name}") for slot, name in names.items()}
        raise Wrong("play.fault.other_game", **slots)
    trace = replay(record)
    players = len(trace.state.players)
    seat = wanted.get("seat")
    seat = seat if isinstance(seat, int) and 0 <= seat < players else 0
    levels = _levels(head, wanted, players, seat)
    seed = hashlib.sha256(f"{place.chance}:{place.begun}".encode()).hexdigest()[:12]
    match = moves.moved_on(Match(game, seat, tuple(levels), seed, trace))
    return replace(place, match=match, begun=place.begun + 1), {}


def _restore(place: Place, head: Mapping[str, Any], wanted: Mapping[str, Any]) -> Answer:
    match = _unsealed(place, head, str(wanted.get("kept")))
    if match is None:
        raise Wrong("play.fault.not_kept")
    return replace(place, match=match), {}


def _unsealed(place: Place, head: Mapping[str, Any], kept: str) -> Match | None:
    try:
        return moves.from_text(GAMES[head["game"]], unseal(kept, place.key))
    except (ValueError, KeyError, TypeError, TriPalkiError):
        return None


_WISHES: Mapping[str, Callable[[Place, Mapping[str, Any], Mapping[str, Any]], Answer]] = {
    "start": _start,
    "act": _act,
    "deal": _deal,
    "back": _back,
    "again": _again,
    "look": _look,
    "hint": _hint,
    "review": _review,
    "save": _save,
    "load": _load,
    "restore": _restore,
}
