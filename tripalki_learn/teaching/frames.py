"""What the table looks like after each event of a course of play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tripalki_learn.cards import Card
from tripalki_learn.engine import Event, Seat, Step, Trace
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.games.tri_palki import score
from tripalki_learn.teaching import palki, trinka
from tripalki_learn.teaching.frame import Frame
from tripalki_learn.views import TablePicture, picture_of


def frames(trace: Trace) -> Iterator[Frame]:
    """A frame for the start, then one for each event, with all cards face up.

    The pictures follow the events and nothing else: no rule is applied here a second time.
    """
    of_game = {palki.GAME: palki.frames, trinka.GAME: trinka.frames}.get(trace.game, _frames)
    return of_game(trace)


def _frames(trace: Trace) -> Iterator[Frame]:
    """The frames of Tri Palki.

    A bare reveal starts with the hands being shown.
    """
    picture = picture_of(trace.start)
    if not isinstance(next(iter(trace.events), None), ev.HandsRevealed):
        yield Frame(None, picture)
    for step in trace.steps:
        for number, event in enumerate(step.events, 1):
            picture = picture.everywhere(new_sticks=0, again=False)
            picture = _after(picture, event, step)
            if number == len(step.events):
                picture = _to_act(picture, step.after.to_act)
            yield Frame(event, picture)


def _to_act(picture: TablePicture, player: Seat | None) -> TablePicture:
    picture = picture.everywhere(to_act=False)
    return picture if player is None else picture.with_seat(player, to_act=True)


def _swapped(cards: tuple[Any, ...], gone: Card, come: Card) -> tuple[Any, ...]:
    return tuple(come if card is gone else card for card in cards)


def _after(picture: TablePicture, event: Event, step: Step) -> TablePicture:
    match event:
        case ev.CardsDealt() | ev.PositionSet():
            return _laid(picture, event, step)
        case ev.HandsRevealed():
            return _shown(picture, step)
        case ev.ReserveSet():
            return replace(picture, reserve=event.count)
        case ev.FirstToAct() | ev.NoTurnGained() | ev.PassesIgnored():
            return _to_act(picture, event.player)
        case ev.CentreWashed():
            return replace(picture, centre=(), washed=(*picture.washed, event.cards))
        case ev.CentreReplaced():
            return replace(picture, centre=event.cards, reserve=event.count)
        case ev.ExtraTurn():
            return picture.with_seat(event.player, again=True)
        case ev.CardExchanged():
            hand = _swapped(picture.seats[event.player].hand, event.give, event.take)
            centre = _swapped(picture.centre or (), event.take, event.give)
            return replace(picture.with_seat(event.player, hand=hand), centre=centre)
        case ev.AllExchanged():
            return replace(picture.with_seat(event.player, hand=event.take), centre=event.give)
        case ev.LastRoundCalled():
            return picture.with_seat(event.player, caller=True)
        case ev.HandScored(player=int(player)):
            return picture.with_seat(player, score=score(event.cards))
        case ev.StickTaken():
            taken = event.sticks - event.held
            return picture.with_seat(event.player, sticks=event.sticks, new_sticks=taken)
        case ev.PlayerEliminated():
            return picture.with_seat(event.player, out=True)
        case ev.NextDealer():
            return picture.everywhere(dealer=False).with_seat(event.player, dealer=True)
        case _:
            return picture


def _shown(picture: TablePicture, step: Step) -> TablePicture:
    """The table with the hands of this reveal, nothing said of them yet."""
    for seat, hand in enumerate(step.after.hands):
        dealer = seat == step.after.dealer
        picture = picture.with_seat(seat, hand=hand, score=None, dealer=dealer)
    return picture


def _laid(picture: TablePicture, event: ev.CardsDealt | ev.PositionSet, step: Step) -> TablePicture:
    """The table with hands and centre as dealt, before any washout."""
    for seat, hand in enumerate(step.after.hands):
        picture = picture.with_seat(
            seat, hand=hand, score=None, caller=False, dealer=seat == step.after.dealer
        )
    reserve = event.count if isinstance(event, ev.PositionSet) else None
    laid = replace(picture, centre=event.cards, reserve=reserve, washed=())
    return _to_act(laid, event.player) if isinstance(event, ev.PositionSet) else laid
