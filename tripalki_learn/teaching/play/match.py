"""A match against bots: pure functions from one moment of it to the next."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tripalki_learn.engine import Seat, Step, Trace
from tripalki_learn.explain import Phrase
from tripalki_learn.players import Reason
from tripalki_learn.records import read_bytes, replay, write_record
from tripalki_learn.teaching.play.game import PlayedGame


@dataclass(frozen=True, slots=True)
class Match:
    """A match: its ``game``, the learner's ``seat``, by seat the ``levels`` of the bots (empty at
    the learner's), the ``seed`` that its deals come from and its ``trace``.

    ``before``: the round at hand as it was played before it was dealt again, if it was.
    """

    game: PlayedGame
    seat: Seat
    levels: tuple[str, ...]
    seed: str
    trace: Trace
    before: tuple[Step, ...] = ()

    @property
    def rounds(self) -> list[tuple[Step, ...]]:
        """The steps, round by round."""
        return list(_rounds(self.game, self.trace.steps))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won, several who are equal; nobody while the match goes on."""
        return self.game.winners(self.trace)

    @property
    def is_learners_turn(self) -> bool:
        """Whether the learner is to act."""
        return bool(self.trace.state.to_act == self.seat)


def _rounds(game: PlayedGame, steps: Sequence[Step]) -> Iterator[tuple[Step, ...]]:
    first = 0
    for place in range(1, len(steps) + 1):
        if place == len(steps) or game.opens(steps[place]):
            yield tuple(steps[first:place])
            first = place


def begin(
    game: PlayedGame, players: Sequence[str], seat: Seat, levels: Sequence[str], seed: str
) -> Match:
    """A match with its first round dealt, up to the learner's first decision."""
    match = Match(game, seat, tuple(levels), seed, game.begin(players, seed))
    return deal(match)


def entries(match: Match) -> list[tuple[str, Phrase]]:
    """What the learner may choose before the next round is dealt, as `PlayedGame.entries`."""
    return match.game.entries(match.trace.state, match.seat)


def deal(match: Match, entry: str = "") -> Match:
    """The next round dealt, up to the learner's decision; ``entry`` is what the learner chose where
    there was a choice, the last one otherwise. Raises `IllegalAction` (TP-5.6, 4.6)."""
    number = len(match.rounds) + 1 if match.trace.steps else 1
    entered = {}
    for seat, level in enumerate(match.levels):
        known = [text for text, _ in match.game.entries(match.trace.state, seat)]
        if known and seat != match.seat:
            entered[seat] = str(match.game.enters(match.trace.state, seat, level).action)
        elif known:
            entered[seat] = entry if entry in known else known[-1]
    trace = match.game.deal(match.trace, f"{match.seed}:{number}", entered)
    return moved_on(replace(match, trace=trace, before=()))


def moved_on(match: Match) -> Match:
    """The match after the bots have acted, up to the learner's decision or the round's end."""
    trace = match.trace
    while trace.state.to_act not in (None, match.seat):
        seat = trace.state.to_act
        action = match.game.decide(trace, match.levels[seat]).action
        trace = match.game.act(trace, match.game.text_of(trace.state, action), seat)
    return replace(match, trace=trace)


def act(match: Match, text: str) -> Match:
    """The match after the learner's action and the bots' answers to it. Raises `TriPalkiError`."""
    return moved_on(replace(match, trace=match.game.act(match.trace, text, match.seat)))


def last_decision(match: Match) -> int | None:
    """The place among the steps of the learner's last action, or of the deal that the learner last
    chose something before; None where there is none."""
    for place in range(len(match.trace.steps) - 1, -1, -1):
        step = match.trace.steps[place]
        if match.game.opens(step):
            if match.game.entries(step.before, match.seat):
                return place
        elif step.before.to_act == match.seat:
            return place
    return None


def take_back(match: Match) -> Match:
    """The match before the learner's last decision; itself where there is none."""
    place = last_decision(match)
    if place is None:
        return match
    return replace(match, trace=_cut(match.trace, place), before=())


def again(match: Match, number: int) -> Match:
    """Round ``number`` (from 1) dealt once more, with what was played of it kept to compare; the
    rounds after it have not happened then."""
    rounds = match.rounds
    length = sum(map(len, rounds[: number - 1])) + 1
    trace = _cut(match.trace, length)
    return moved_on(replace(match, trace=trace, before=rounds[number - 1]))


def _cut(trace: Trace, length: int) -> Trace:
    return Trace(trace.game, trace.start, trace.steps[:length])


def place_of(match: Match, place: int) -> tuple[int, int]:
    """The number of the round (from 1) and the place in it (from 0, the deal) of a step."""
    for number, steps in enumerate(match.rounds, 1):
        if place < len(steps):
            return number, place
        place -= len(steps)
    raise IndexError(place)


def reasons(match: Match, number: int, place: int) -> tuple[Reason, ...]:
    """Why a bot took the action at a place of a round, both counted as in `Match.rounds`, or why
    bots chose what they chose before a deal; nothing for the learner's actions."""
    rounds = match.rounds
    step = rounds[number - 1][place]
    if match.game.opens(step):
        return tuple(_entering(match, step))
    if step.before.to_act == match.seat:
        return ()
    before = _cut(match.trace, sum(map(len, rounds[: number - 1])) + place)
    decision = match.game.decide(before, match.levels[step.before.to_act])
    # A match that was read from a file may have been played by somebody else.
    return decision.reasons if decision.action == step.cause else ()


def _entering(match: Match, step: Step) -> Iterator[Reason]:
    for seat, level in enumerate(match.levels):
        if seat != match.seat and match.game.entries(step.before, seat):
            decision = match.game.enters(step.before, seat, level)
            if decision.action == match.game.entered(step, seat):
                yield from decision.reasons


def finished(match: Match) -> Trace:
    """The rounds that are over: what may be shown to anybody."""
    if match.trace.state.to_act is None:
        return match.trace
    return _cut(match.trace, len(match.trace.steps) - len(match.rounds[-1]))


def to_text(match: Match) -> str:
    """The whole match as text; it tells its hidden cards."""
    kept = {
        "seat": match.seat,
        "levels": list(match.levels),
        "seed": match.seed,
        "record": write_record(match.trace),
    }
    return json.dumps(kept)


def from_text(game: PlayedGame, text: str) -> Match:
    """The match that `to_text` wrote. Raises `RecordError`, or ValueError and its like."""
    kept = json.loads(text)
    trace = replay(read_bytes(kept["record"].encode()))
    return Match(game, kept["seat"], tuple(kept["levels"]), kept["seed"], trace)
