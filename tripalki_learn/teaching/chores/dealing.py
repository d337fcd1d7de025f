"""Dealing in the right order (TP-2.3, TP-5.10)."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

from tripalki_learn.cards import Card
from tripalki_learn.engine import Step
from tripalki_learn.explain import Phrase, event_phrase, rule_phrase
from tripalki_learn.games.tri_palki import dealing
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.teaching.chores.due import Due
from tripalki_learn.teaching.drills.kind import Matter
from tripalki_learn.teaching.question import Choice
from tripalki_learn.views import TablePicture

CENTRE = "centre"
"""The answer that the card goes to the centre."""

_CENTRE = (Choice(CENTRE, Phrase("chore.deal.choice.centre")),)


def due_at_deal(
    step: Step, picture: TablePicture, chance: random.Random, players: Sequence[str]
) -> Iterator[Due]:
    """Who gets the first card, and who gets one of those after it; ``picture`` is the table before.

    The later one is the dealer's own, the one to the centre after it, or the first of the next
    lap: where it is told whether the order is known.
    """
    row = len(step.after.dealt_in) + 1
    skipped = [event for event in step.events if isinstance(event, ev.SeatsSkipped)]
    # The event of the deal would name cards that have not been dealt yet.
    why = (*(event_phrase(event, players) for event in skipped), rule_phrase("TP-2.3"))
    for card in (0, chance.choice((row - 2, row - 1, row))):
        yield Due(
            chore="deal",
            picture=_part(picture, step, card),
            prompt=Phrase("chore.deal.first" if card == 0 else "chore.deal.next"),
            form="seat",
            rule="TP-2.3",
            why=why,
            answer=lambda card=card: _receiver(step, card),  # type: ignore[misc]
            choices=lambda answers: _CENTRE,
            matter=Matter((), (step.after.dealer,)),
        )


def _laid(step: Step) -> tuple[dict[Card, str], ev.CardsDealt]:
    """Where the engine puts each card of the deck, by answer, before any washout."""
    state, events = dealing.deal(step.before, step.cause.deck)
    dealt = next(event for event in events if isinstance(event, ev.CardsDealt))
    held = {card: str(seat) for seat, hand in enumerate(state.hands) for card in hand}
    return {**held, **dict.fromkeys(dealt.cards, CENTRE)}, dealt


def _receiver(step: Step, card: int) -> str:
    """Who gets a card of the deck, counted from 0."""
    return _laid(step)[0][step.cause.deck[card]]


def _part(picture: TablePicture, step: Step, count: int) -> TablePicture:
    """The table when so many cards have been dealt."""
    places, _ = _laid(step)
    given = step.cause.deck[:count]
    for seat in range(len(picture.seats)):
        hand = tuple(card for card in given if places[card] == str(seat))
        dealer = seat == step.after.dealer
        picture = picture.with_seat(
            seat, hand=hand, score=None, caller=False, to_act=False, dealer=dealer, new_sticks=0
        )
    centre = tuple(card for card in given if places[card] == CENTRE)
    return replace(picture, centre=centre, reserve=None, washed=())
