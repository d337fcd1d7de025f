"""What a table of Palki looks like after each event of a course of play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tripalki_learn.cards import Card
from tripalki_learn.engine import Event, Seat, Step, Trace
from tripalki_learn.games.palki import SetUp
from tripalki_learn.games.palki import events as ev
from tripalki_learn.teaching.frame import Frame
from tripalki_learn.views.palki import SeatPicture, TablePicture, picture_of


def frames(trace: Trace) -> Iterator[Frame]:
    """A frame for the start, then one for each event, with all cards face up.

    The pictures follow the events and nothing else: no rule is applied here a second time.

    >>> from tripalki_learn.games import palki
    >>> trace = palki.dealt(palki.begun(palki.begin(["A", "B"])), 1)
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


def _with(picture: TablePicture, seat: Seat, changed: SeatPicture) -> TablePicture:
    seats = (*picture.seats[:seat], changed, *picture.seats[seat + 1 :])
    return replace(picture, seats=seats)


def _to_act(picture: TablePicture, player: Seat | None) -> TablePicture:
    seats = tuple(replace(s, to_act=n == player) for n, s in enumerate(picture.seats))
    return replace(picture, seats=seats)


def _without(cards: tuple[Card, ...] | None, gone: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in cards or () if card not in gone)


def _after(picture: TablePicture, event: Event, step: Step) -> TablePicture:
    match event:
        case ev.PackDealt():
            picture = _begun(picture, step, step.after.hands, [()] * len(picture.seats), None)
            return replace(picture, table=event.cards, stock=event.count)
        case ev.PositionSet():
            cause: SetUp = step.cause
            piles = cause.captured or [()] * len(picture.seats)
            picture = _begun(picture, step, cause.hands, piles, cause.last_capture)
            return _to_act(replace(picture, table=event.cards, stock=event.count), event.player)
        case ev.CardsBuried():
            stock = picture.stock + len(event.cards)
            return replace(picture, table=_without(picture.table, event.cards), stock=stock)
        case ev.GapsFilled():
            return replace(picture, table=event.table, stock=picture.stock - len(event.cards))
        case ev.DealtAgain():
            hands = zip(picture.seats, step.after.hands, strict=True)
            seats = tuple(replace(seat, hand=hand) for seat, hand in hands)
            return replace(picture, seats=seats, stock=event.count)
        case ev.FirstToPlay():
            return _to_act(picture, event.player)
        case ev.EqualTaken():
            return _taken(picture, event.player, event.card, (event.taken,))
        case ev.SetTaken() | ev.TableSwept():
            return _taken(picture, event.player, event.card, event.taken)
        case ev.CardLaid():
            picture = _played(picture, event.player, event.card)
            return replace(picture, table=(*(picture.table or ()), event.card))
        case ev.LastTake(player=int(player)):
            return _piled(picture, player, event.cards)
        case ev.TotalWritten():
            seat = picture.seats[event.player]
            sheet = (*seat.sheet, event.total)
            return _with(picture, event.player, replace(seat, sheet=sheet))
        case ev.NextDealer():
            dealer = event.player
            moved = tuple(replace(s, dealer=n == dealer) for n, s in enumerate(picture.seats))
            return replace(picture, seats=moved)
        case _:
            return picture


def _begun(
    picture: TablePicture,
    step: Step,
    hands: Sequence[tuple[Card, ...]],
    piles: Sequence[tuple[Card, ...]],
    last: Seat | None,
) -> TablePicture:
    """The seats as a game begins."""
    seats = tuple(
        replace(
            seat,
            hand=hands[number],
            captured=piles[number],
            dealer=number == step.after.dealer,
            to_act=False,
            last=number == last,
        )
        for number, seat in enumerate(picture.seats)
    )
    return replace(picture, seats=seats)


def _played(picture: TablePicture, player: Seat, card: Card) -> TablePicture:
    seat = picture.seats[player]
    hand = tuple(other for other in seat.hand if other is not card)
    return _with(picture, player, replace(seat, hand=hand))


def _piled(picture: TablePicture, player: Seat, cards: tuple[Card, ...]) -> TablePicture:
    """These cards, as far as they lay on the table no longer there, in the pile of the player."""
    seat = picture.seats[player]
    picture = _with(picture, player, replace(seat, captured=(*seat.captured, *cards)))
    return replace(picture, table=_without(picture.table, cards))


def _taken(
    picture: TablePicture, player: Seat, card: Card, taken: tuple[Card, ...]
) -> TablePicture:
    picture = _piled(_played(picture, player, card), player, (card, *taken))
    seats = tuple(replace(s, last=n == player) for n, s in enumerate(picture.seats))
    return replace(picture, seats=seats)
