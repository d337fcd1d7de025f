"""What a table of Trinka looks like after each event of a course of play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tripalki_learn.engine import Event, Seat, Step, Trace
from tripalki_learn.games.trinka import events as ev
from tripalki_learn.games.trinka import score
from tripalki_learn.teaching.frame import Frame
from tripalki_learn.views.trinka import TablePicture, picture_of


def frames(trace: Trace) -> Iterator[Frame]:
    """A frame for the start, then one for each event, with all cards face up.

    The pictures follow the events and nothing else: no rule is applied here a second time.

    >>> from tripalki_learn.games import trinka
    >>> trace = trinka.dealt(trinka.begun(trinka.begin(["A", "B"])), 1)
    >>> len(list(frames(trace))) == 1 + len(trace.events)
    True
    """
    picture = picture_of(trace.start)
    yield Frame(None, picture)
    for step in trace.steps:
        for number, event in enumerate(step.events, 1):
            picture = _after(picture, event, step)
            if number == len(step.events):
                picture = _to_act(picture, step.after.to_act)
            yield Frame(event, picture)


def _with(picture: TablePicture, seat: Seat, **changes: Any) -> TablePicture:
    changed = replace(picture.seats[seat], **changes)
    return replace(picture, seats=(*picture.seats[:seat], changed, *picture.seats[seat + 1 :]))


def _everywhere(picture: TablePicture, **changes: Any) -> TablePicture:
    return replace(picture, seats=tuple(replace(seat, **changes) for seat in picture.seats))


def _to_act(picture: TablePicture, player: Seat | None) -> TablePicture:
    picture = _everywhere(picture, to_act=False)
    return picture if player is None else _with(picture, player, to_act=True)


def _paid(picture: TablePicture, player: Seat, amount: int, bank: int) -> TablePicture:
    seat = picture.seats[player]
    changed = _with(picture, player, chips=seat.chips - amount, paid=seat.paid + amount)
    return replace(changed, bank=bank)


def _after(picture: TablePicture, event: Event, step: Step) -> TablePicture:
    match event:
        case ev.AntesPaid():
            picture = _cleared(picture, step, event.bank)
            for player in event.players:
                picture = _paid(picture, player, event.amount, event.bank)
            return picture
        case ev.SvaraBegun():
            return _cleared(picture, step, event.bank)
        case ev.CardsDealt() | ev.HandsSet():
            for seat, hand in enumerate(step.after.hands):
                picture = _with(picture, seat, hand=hand)
            return picture
        case ev.FirstToSpeak():
            return _to_act(picture, event.player)
        case ev.SvaraJoined() | ev.BetMade() | ev.HandOpened() | ev.ShowCalled():
            return _paid(picture, event.player, event.amount, event.bank)
        case ev.Folded() | ev.DroppedOut():
            return _with(picture, event.player, out=True)
        case ev.HandScored(player=int(player)):
            return _with(picture, player, score=score(event.cards, picture.joker))
        case ev.BankTaken():
            chips = picture.seats[event.player].chips + event.amount
            return _with(picture, event.player, chips=chips, taker=True)
        case ev.SvaraDeclared():
            for player in event.players:
                picture = _with(picture, player, tied=True)
            return picture
        case ev.NextDealer():
            return _with(_everywhere(picture, dealer=False), event.player, dealer=True)
        case _:
            return picture


def _cleared(picture: TablePicture, step: Step, bank: int) -> TablePicture:
    """The table before the cards of a round are dealt."""
    picture = _everywhere(
        picture,
        hand=(),
        paid=0,
        dealer=False,
        to_act=False,
        out=False,
        taker=False,
        tied=False,
        score=None,
    )
    return replace(_with(picture, step.after.dealer, dealer=True), bank=bank)
