"""A table at which a round is played turn by turn, until it is worth a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from tripalki_learn.cards import Card, Suit
from tripalki_learn.engine import Seat
from tripalki_learn.games.tri_palki import legality, scoring, turns
from tripalki_learn.games.tri_palki.actions import (
    ALL,
    PASS,
    PASS_AND_CALL,
    Action,
    exchange,
)
from tripalki_learn.games.tri_palki.scoring import Hand
from tripalki_learn.games.tri_palki.washout import one_suit
from tripalki_learn.teaching.drills.pack import Pack, Unlucky
from tripalki_learn.teaching.drills.situation import Situation, Turn


class Table:
    """A round under way: hands and centre as given, the others from the pack, the rest its reserve.

    ``state`` is the round after the turns played so far. ``chance`` is the pack's.
    """

    def __init__(
        self,
        pack: Pack,
        seats: int,
        dealer: Seat,
        held: dict[Seat, Hand] | None = None,
        centre: Hand | None = None,
        reserve: Sequence[Card] | None = None,
        out: Sequence[Seat] = (),
    ) -> None:
        held = held or {}
        centre = pack.hand(lambda cards: not one_suit(cards)) if centre is None else centre
        hands = tuple(
            () if seat in out else held[seat] if seat in held else pack.hand()
            for seat in range(seats)
        )
        sticks = tuple(3 if seat in out else 0 for seat in range(seats))
        rest = pack.left[: len(pack.left) // 3 * 3]
        left = tuple(rest if reserve is None else reserve)
        self._laid = Situation(hands, sticks, dealer, centre, left)
        self._done: list[Turn] = []
        self.chance = pack.chance
        self.state = self._laid.opened().state

    @property
    def player(self) -> Seat:
        """Who is to act. Raises `Unlucky` once the round is over."""
        if self.state.to_act is None:
            raise Unlucky
        return self.state.to_act

    @property
    def hand(self) -> Hand:
        """The hand of the player to act."""
        return self.state.hands[self.player]

    def play(self, *actions: Action) -> Table:
        """Whoever is to act does this, and the next one that."""
        for action in actions:
            self._done.append((self.player, action))
            self.state = turns.apply(self.state, action).state
        return self

    def passes(self, count: int) -> Table:
        """So many pass, one after the other."""
        return self.play(*[PASS] * count)

    def call(self) -> Table:
        """Whoever is to act passes and calls the last round."""
        return self.play(PASS_AND_CALL)

    def quiet(self, count: int = 1) -> Table:
        """So many turns that wash nothing out and do not end the round by a row of passes."""
        for _ in range(count):
            self.play(self._quiet_action())
        return self

    def to_the_last_final_turn(self) -> Table:
        """After a call: quiet final turns, until one is left."""
        return self.quiet(self.state.final_turns - 1)

    def _quiet_action(self) -> Action:
        if self.chance.random() < 0.4 and not legality.completes_row(self.state):
            return PASS
        for _ in range(9):
            give, take = self.chance.choice(self.hand), self.chance.choice(self.state.centre)
            if not one_suit(legality.swap(self.hand, self.state.centre, give, take)[1]):
                return exchange(give, take)
        raise Unlucky

    def situation(self, tried: Turn | None = None) -> Situation:
        """What has been played, to ask about; or about an action that is tried."""
        laid = self._laid
        done = tuple(self._done)
        return Situation(
            laid.hands, laid.sticks, laid.dealer, laid.centre, laid.reserve, done, tried
        )


Maker: TypeAlias = Callable[[Pack, int, Seat], Situation]
"""Draws a situation out of a pack, for a number of seats and a dealer."""


def washing(pack: Pack, suit: Suit, by_all: bool) -> tuple[Hand, Hand, Action]:
    """A hand, a centre, and an action after which the centre is all of the suit."""
    if by_all:
        hand = pack.of_suit(suit)
        return hand, pack.hand(lambda cards: not one_suit(cards)), ALL
    give, *two = pack.of_suit(suit, 3)
    (take,) = pack.hand(lambda cards: cards[0].suit is not suit, size=1)
    hand = (give, *pack.some(2))
    centre = pack.chance.sample([*two, take], 3)
    return tuple(pack.chance.sample(hand, 3)), tuple(centre), exchange(give, take)


def refill(pack: Pack, triples: int) -> tuple[Card, ...]:
    """The top of a reserve: so many triples that are washed out again, then one that is not."""
    top: list[Card] = []
    for _ in range(triples):
        top += pack.of_suit(pack.chance.choice(list(Suit)))
    return (*top, *pack.hand(lambda cards: not one_suit(cards)))


def washed_before(pack: Pack, seats: int, dealer: Seat) -> Table:
    """A washout at the deal, and another by an action, for which a card or two are left.

    With the cards washed out first there would be enough, and of two suits at least.
    """
    chance = pack.chance
    suits = list(Suit)
    first = pack.of_suit(chance.choice(suits))
    hand, centre, action = washing(pack, chance.choice(suits), chance.random() < 0.25)
    more = chance.choice((1, 2))
    left = pack.hand(lambda cards: cards[0].suit is not first[0].suit, size=more)
    before = chance.randrange(seats)
    whose = (dealer + before) % seats
    laid = Table(pack, seats, dealer, {whose: hand}, first, (*centre, *left))
    return laid.passes(before).play(action)


def thirty(pack: Pack) -> Hand:
    """Three cards of one suit that come to 30."""
    suit = pack.chance.choice(list(Suit))
    points = scoring.POINTS
    return pack.hand(
        lambda cards: (
            all(card.suit is suit for card in cards)
            and sum(points[card.rank] for card in cards) == scoring.MAXIMUM - 1
        )
    )
