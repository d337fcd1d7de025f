"""Trinka in records: its keys, its actions as text, its rounds and scores as JSON."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from tripalki_learn.cards import PACK_36, write_cards
from tripalki_learn.engine import (
    Opening,
    Problem,
    Seat,
    Step,
    Trace,
    card_problems,
    pack_problems,
)
from tripalki_learn.games import trinka
from tripalki_learn.games.trinka import (
    Action,
    Bet,
    Bets,
    Fold,
    Hand,
    Legal,
    Open,
    Score,
    Show,
    State,
    Unknown,
    score,
)
from tripalki_learn.games.trinka.dealing import playing_next
from tripalki_learn.games.trinka.problems import (
    hand_size_problems,
    hands_count_problems,
    joining_problems,
)
from tripalki_learn.records.fields import (
    CardWriter,
    Reader,
    cards,
    hands,
    named_player,
    names_of,
    number,
    numbers,
    some_players,
)
from tripalki_learn.records.game import Scoring
from tripalki_learn.records.plain import plain
from tripalki_learn.records.record import RecordError

REQUIRED = ("ante",)
DECK_KEYS: Mapping[str, Reader] = {"deck": cards, "joins": some_players}
SETUP_KEYS: Mapping[str, Reader] = {"hands": hands, "joins": some_players}
REQUIRED_OF_SETUP = ("hands",)
NO_ACTION = Unknown
MATCH_OVER = None  # nobody wins a match of Trinka
PACK = "TR-1.1"


def start_of(head: Mapping[str, Any]) -> State:
    """The match before its first round. Raises `ImpossibleSetup`."""
    players = head["players"]
    return trinka.begin(
        players,
        named_player(players, head["dealer"]) if players else 0,
        ante=head.get("ante", 1),
        limit=head.get("limit"),
        joker=head.get("joker", False),
        chips=head.get("chips"),
    )


def _agrees(raw: Mapping[str, Any], *keys: str) -> None:
    """Refuse what is wrong with these values together, as far as they can be read."""
    names = names_of(raw)
    known = {key: raw[key] for key in keys if type(raw.get(key)) in (int, list)}
    if names:
        start_of({"players": names, "dealer": names[0], **known})


def _ante(raw: Mapping[str, Any]) -> None:
    number(raw, "ante")
    _agrees(raw, "ante")


def _limit(raw: Mapping[str, Any]) -> None:
    number(raw, "limit")
    _agrees(raw, "ante", "limit")


def _joker(raw: Mapping[str, Any]) -> None:
    if not isinstance(raw["joker"], bool):
        raise RecordError("unreadable", what="not_truth", key="joker")


def _chips(raw: Mapping[str, Any]) -> None:
    for chips in numbers(raw, "chips"):
        number({"chips": chips}, "chips")
    _agrees(raw, "chips")


CHECKS = {"ante": _ante, "limit": _limit, "joker": _joker, "chips": _chips}


def faults(
    state: State, key: str, read: Mapping[str, Any], later: Collection[str]
) -> Iterator[Problem]:
    """What is wrong with the value of a key of a round, the last of those read so far."""
    joins, held = read.get("joins", ()), read.get("hands")
    if key == "deck":
        yield from pack_problems(PACK, read[key], PACK_36)
    elif key == "joins":
        yield from joining_problems(state, joins)
    if held is None:
        return
    # Who plays after a svara is known only with those who join.
    playing = playing_next(state, joins)
    if state.ending is not trinka.Ending.SVARA or "joins" not in later:
        miscounted = tuple(hands_count_problems(playing, held))
        yield from miscounted
        if not miscounted:
            for seat, hand in zip(playing, held, strict=True):
                yield from hand_size_problems(seat, hand)
    yield from card_problems(PACK, chain(*held), PACK_36)


def opened(trace: Trace, read: Mapping[str, Any]) -> Trace:
    """The trace and one round more, dealt or laid out."""
    joins = read.get("joins", ())
    if "deck" in read:
        return trinka.dealt(trace, read["deck"], joins)
    return trinka.laid_out(trace, read["hands"], joins)


def parse_action(text: str, players: Sequence[str] = (), place: int = 1) -> Action:
    """The action that a text names; `Unknown` for what is none.

    Raises `RecordError` ``unknown_player`` for opening somebody who is not at the table.
    """
    word, *more = text.split(None, 1) or [""]
    rest = more[0] if more else ""
    match word.lower(), rest.strip():
        # So many digits no table needs, and no more of them could be written down again.
        case "bet", amount if re.fullmatch("-?[0-9]{1,15}", amount):
            return Bet(int(amount))
        case "fold", "":
            return Fold()
        case "show", "":
            return Show()
        case "open", name if name:
            return Open(named_player(players, name))
        case _:
            return Unknown(text.strip())


def write_action(
    action: Action | Legal,
    players: Sequence[str] = (),
    write: CardWriter = write_cards,
) -> str:
    """The action as `parse_action` reads it; bets of a list as ``bet 2..`` or ``bet 2..10``."""
    match action:
        case Bet(amount):
            return f"bet {amount}"
        case Bets(least, most):
            return f"bet {least}.." + ("" if most is None else str(most))
        case Open(other):
            return f"open {players[other]}"
        case Fold():
            return "fold"
        case Show():
            return "show"
        case Unknown(text):
            return text


def head_json(start: State) -> dict[str, Any]:
    """What the table plays by, and the chips with which it begins."""
    limit = {} if start.limit is None else {"limit": start.limit}
    return {"ante": start.ante, **limit, "joker": start.joker, "chips": list(start.chips)}


def opening_json(opening: Opening, players: Sequence[str]) -> dict[str, Any]:
    """Who joins a round, and its deck or its hands."""
    assert isinstance(opening, trinka.Deal | trinka.SetUp)
    joins = {"joins": [players[seat] for seat in opening.joins]} if opening.joins else {}
    if isinstance(opening, trinka.Deal):
        return {**joins, "deck": write_cards(opening.deck)}
    return {**joins, "hands": [write_cards(hand) for hand in opening.hands]}


def round_json(steps: tuple[Step, ...]) -> dict[str, Any]:
    """A round in the form of ``replay --json``, but for its events."""
    state: State = steps[-1].after
    players = state.players

    def name(seat: Seat | None) -> str | None:
        return None if seat is None else players[seat]

    return {
        "dealer": name(state.dealer),
        "status": "ended" if state.ending else "in_progress",
        "reason": state.ending.value if state.ending else None,
        "to_act": name(state.to_act),
        "legal": [write_action(it, players) for it in trinka.legal_actions(state)],
        "hands": {
            players[seat]: _worth(score(state.hands[seat], state.joker)) for seat in state.dealt_in
        },
        "turns": [
            {"player": name(step.before.to_act), "action": write_action(step.cause, players)}
            for step in steps[1:]
        ],
        "bank": state.bank,
        "paid": {players[seat]: state.paid[seat] for seat in state.dealt_in},
        "out": [{"player": name(drop.player), "by": name(drop.by)} for drop in state.out],
        "svara": [players[seat] for seat in state.tied],
        "payout": {} if state.taker is None else {players[state.taker]: state.bank},
        "chips": dict(zip(players, state.chips, strict=True)),
    }


def _worth(worth: Score) -> dict[str, Any]:
    return {"cards": plain(worth.cards), "kind": worth.kind.value, "value": worth.value}


def scores_json(held: Sequence[Hand], joker: bool = False) -> list[dict[str, Any]]:
    """The hands in the form of ``score --game trinka --json``, in their order.

    Equal hands share a rank, and the next worse has one more.

    >>> from tripalki_learn.cards import parse_hand
    >>> [it["rank"] for it in scores_json([parse_hand(it) for it in ("AH 6C 7D", "7H 7C 7D")])]
    [2, 1]
    """
    scores = [score(hand, joker) for hand in held]
    keys = sorted({worth.key for worth in scores}, reverse=True)
    return [
        {**_worth(worth), "rank": keys.index(worth.key) + 1, "rules": list(worth.rules)}
        for worth in scores
    ]


SCORING = Scoring(("joker",), trinka.count, scores_json)
