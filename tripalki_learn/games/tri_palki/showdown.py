"""A bare reveal: hands on the table, and what they come to (TP-5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

from tripalki_learn.cards import PACK_36, Card, cards_given, parse_cards, parse_hand
from tripalki_learn.engine import ImpossibleSetup, Step, Trace, seat_named
from tripalki_learn.errors import WrongThing, wanted
from tripalki_learn.games.tri_palki.counting import count
from tripalki_learn.games.tri_palki.dealing import begin, cleared
from tripalki_learn.games.tri_palki.problems import problems
from tripalki_learn.games.tri_palki.scoring import Hand
from tripalki_learn.games.tri_palki.settlement import settle
from tripalki_learn.games.tri_palki.state import Ending, State


def _held(state: State, hands: Mapping[str, Hand | str], centre: Sequence[Card] = ()) -> State:
    """The state of a round that has just ended with these hands. Raises `ImpossibleSetup`."""
    held = tuple(_cards(hands.get(name, ())) for name in state.players)
    over = state._replace(
        hands=held,
        centre=tuple(centre),
        # Where the other cards lie does not matter to a reveal; nothing is left to be played.
        aside=tuple(card for card in PACK_36 if card not in set(chain(*held, centre))),
        passes=len(state.alive),
        ending=Ending.ALL_PASSED,
    )
    found = [p for p in problems(over) if centre or p.what != "centre_size"]
    if found:
        raise ImpossibleSetup(tuple(found), state.players)
    return over


def _cards(hand: Hand | str) -> Hand:
    return parse_hand(hand) if isinstance(hand, str) else cards_given(hand)


def showdown(
    hands: Mapping[str, Hand | str],
    dealer: str | None = None,
    sticks: Sequence[int] | None = None,
    centre: Sequence[Card] | str = (),
) -> Trace:
    """Settle these hands as if their round had just ended; a trace of one step.

    ``hands`` are by player, clockwise, as cards or as text; ``dealer`` is by default the first;
    ``sticks`` are those held before, 0 to 3 each; ``centre`` may lie beside the hands. Raises
    `ImpossibleSetup` if the position cannot be, `NotationError` for a text that is not a hand,
    `UnknownName` for a dealer who is not a player.

    >>> showdown({"A": "A♥ K♥ Q♥", "B": "K♦ K♣ K♠"}).state.settlement.penalised
    (1,)
    """
    players = tuple(wanted(hands, Mapping, "hands"))
    shown = parse_cards(centre) if isinstance(centre, str) else cards_given(centre)
    deals = seat_named(dealer, players) if dealer else 0
    over = _held(begin(players, deals, sticks), hands, shown)
    return Trace("tri_palki", over).then("reveal", *settle(over))


def ledger(
    rounds: Sequence[Mapping[str, Hand | str]],
    dealer: str | None = None,
    sticks: Sequence[int] | None = None,
) -> Trace:
    """Settle the reveals of a match one after the other; a trace of one step for each round.

    ``rounds`` are hands by player, for the players still in; sticks, eliminations and the dealer
    follow from round to round. Takes the rest and raises errors as `showdown` does, and
    `IllegalAction` for a round after the match is won.

    >>> hands = {"A": "A♥ K♥ Q♥", "B": "K♦ K♣ K♠"}
    >>> ledger([hands, hands]).state.sticks
    (0, 2)
    """
    if not wanted(rounds, Sequence, "rounds"):
        raise WrongThing("wrong_thing", what="rounds", given=repr(rounds))
    trace = showdown(rounds[0], dealer, sticks)
    for hands in rounds[1:]:
        over = _held(cleared(trace.state), wanted(hands, Mapping, "hands"))
        after, events = settle(over)
        step = Step("reveal", over, after, events)
        trace = Trace(trace.game, trace.start, (*trace.steps, step))
    return trace


def counted(hands: Mapping[str, Hand | str]) -> Trace:
    """Count these hands one after the other, step by step (TP-1.2 to 1.5); a trace of one step.

    Takes hands and raises errors as `showdown` does.

    >>> [event.type for event in counted({"A": "A♥ J♥ 6♣", "B": "6♦ 7♦ 8♦"}).events]
    ['cards_counted', 'suits_summed', 'hand_scored', 'hand_scored']
    """
    over = _held(begin(tuple(wanted(hands, Mapping, "hands"))), hands)
    events = tuple(event for seat in over.dealt_in for event in count(over.hands[seat], seat))
    return Trace("tri_palki", over).then("count", over, events)
