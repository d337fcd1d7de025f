"""What a page gets of a match: one round as the learner's seat sees it, and what may be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tripalki_learn.explain import Phrase
from tripalki_learn.players import Reason
from tripalki_learn.teaching.play.game import Amount, Result
from tripalki_learn.teaching.play.match import Match, entries, finished, last_decision, reasons
from tripalki_learn.teaching.refs import ref

View = dict[str, Any]
"""Plain JSON, language-neutral: sentences are references whose patterns the scene carries."""


def view_of(match: Match, number: int | None = None) -> View:
    """Round ``number`` (from 1, by default the last) as the learner sees it.

    ``state``: ``"turn"`` (the learner is to act), ``"over"`` (the next round may be dealt) or
    ``"won"``. ``steps``: everything that happened in the round, each with its ``ruling``, the
    ``table`` after it and the place of its ``act``; once the round is over the first step of a
    bot's action says ``why`` it was taken. ``fresh``: how many steps there were when the learner
    acted last. ``legal``: by text what the learner may do, in words; ``amount``: the actions that
    name a number (the word of their ``text``, ``said``, ``least``, ``most`` or null), null where
    there are none; ``entries``: by text what the learner may choose before the next deal.
    ``results`` of a round that is over, ``before`` those of the same deal as it was played first.
    ``winners`` are names, none while the match goes on.

    >>> from tripalki_learn.teaching import play_scene
    >>> from tripalki_learn.teaching.play import Place, play
    >>> head = play_scene("tri_palki", 2, seed="1", languages=["en"])
    >>> wish = {"do": "start", "players": 2, "seat": 0, "levels": [None, "beginner"]}
    >>> place, _ = play(Place(), head, wish)
    >>> view_of(place.match)["state"]
    'turn'
    """
    rounds = match.rounds
    last = len(rounds)
    number = last if number is None else min(max(1, number), last)
    steps = rounds[number - 1]
    state = match.trace.state
    shown_state = steps[-1].after
    is_over = shown_state.to_act is None
    view: View = {
        "state": _status(match),
        "players": list(state.players),
        "seat": match.seat,
        "levels": list(match.levels),
        "form": match.game.form,
        "round": {"number": number, "count": last},
        "steps": _steps(match, number, is_over),
        "legal": {},
        "amount": None,
        "entries": {},
        "can": {
            "back": last_decision(match) is not None,
            "save": bool(finished(match).steps),
            "hint": match.game.advises,
            "review": match.game.advises
            and state.to_act is None
            and last_decision(match) is not None,
        },
        "winners": [state.players[seat] for seat in match.winners],
    }
    view["fresh"] = _fresh(match, number, view["steps"])
    if number == last and match.is_learners_turn:
        view["legal"] = _texts(match.game.legal(state))
        view["amount"] = _amount(match.game.amount(state))
    if number == last and view["state"] == "over":
        view["entries"] = _texts(entries(match))
    if is_over:
        view["results"] = [_result(each) for each in match.game.results(shown_state)]
        if number == last and match.before and match.before[-1].after.to_act is None:
            view["before"] = [_result(each) for each in match.game.results(match.before[-1].after)]
    if match.winners:
        view["seed"] = match.seed
    return view


def _texts(options: Sequence[tuple[str, Phrase]]) -> dict[str, Any]:
    return {text: ref(said) for text, said in options}


def _amount(amount: Amount | None) -> dict[str, Any] | None:
    if amount is None:
        return None
    return {**amount._asdict(), "said": ref(amount.said)}


def _status(match: Match) -> str:
    if match.winners:
        return "won"
    return "turn" if match.is_learners_turn else "over"


def _steps(match: Match, number: int, is_over: bool) -> list[dict[str, Any]]:
    made: list[dict[str, Any]] = []
    told = -1
    for shown in match.game.shown(match.rounds[number - 1], match.seat):
        entry = {"ruling": ref(shown.ruling), "table": shown.table, "act": shown.step}
        # A reason may tell what a hand holds: it is said when the hands have been shown.
        if is_over and shown.step != told:
            why = [ref(_said(each)) for each in reasons(match, number, shown.step)]
            if why:
                entry["why"] = why
        told = shown.step
        made.append(entry)
    return made


def _said(reason: Reason) -> Phrase:
    return Phrase(f"reason.{reason.key}", reason.facts)


def _fresh(match: Match, number: int, steps: list[dict[str, Any]]) -> int:
    """How many of the steps of a round had been shown when the learner acted last in it."""
    places = [
        place
        for place, step in enumerate(match.rounds[number - 1])
        if not match.game.opens(step) and step.before.to_act == match.seat
    ]
    return sum(each["act"] < places[-1] for each in steps) if places else 0


def _result(result: Result) -> dict[str, Any]:
    made: dict[str, Any] = {"name": result.name, "pays": result.pays, "out": result.out}
    if result.note is not None:
        made["note"] = ref(result.note)
    return made
