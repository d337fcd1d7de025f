"""The action that makes the best hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from tripalki_learn.cards import Card, Rank, Suit
from tripalki_learn.explain import Phrase, refusal_phrase
from tripalki_learn.games.tri_palki import events as ev
from tripalki_learn.games.tri_palki import legality, scoring, turns
from tripalki_learn.games.tri_palki.actions import (
    ALL,
    PASS,
    Action,
    Exchange,
    ExchangeAll,
    exchange,
)
from tripalki_learn.games.tri_palki.scoring import Hand, Key
from tripalki_learn.games.tri_palki.washout import one_suit
from tripalki_learn.teaching.drills.comparing import closeness, counted_points
from tripalki_learn.teaching.drills.kind import Kind, Matter, showing
from tripalki_learn.teaching.drills.pack import Pack, Unlucky, plain
from tripalki_learn.teaching.drills.situation import NAMES, Situation
from tripalki_learn.teaching.drills.telling import after, count_said, played_on, said
from tripalki_learn.views import TablePicture, picture_of

PLAYERS = 3

NEAR = 2
"""So few points below the best, another action is tempting."""


class ExchangeDrill(Kind):
    """Which action makes the best hand?

    - TP-2.7 decides where giving two cards for two would make a better hand than anything allowed.
    - TP-1.4 where several actions reach the highest total with hands of different worth.
    - TP-2.6 where none of this holds and exchanging all three, or passing, is best.
    - TP-1.3 where it is an exchange of one card, and the totals alone tell which.

    No hand within reach looks special. Every action that makes an equally good hand is right.
    """

    name = "exchange"
    rules = ("TP-1.3", "TP-1.4", "TP-2.6", "TP-2.7")
    form = "exchange"
    beliefs = frozenset(
        {
            *("two_may_be_exchanged", "add_all_three", "ace_is_one", "faces_11_12_13"),
            *("suit_before_rank", "ten_equals_king", "ties_look_at_all_cards"),
        }
    )

    def drawn(self, pack: Pack, rule: str) -> Situation:
        tied = rule == "TP-1.4" and pack.chance.random() < 0.6
        hand, centre = _tied(pack) if tied else (pack.some(3), pack.some(3))
        reached = _reached(hand, centre)
        if one_suit(centre) or not all(map(plain, reached.values())):
            raise Unlucky
        others = [pack.hand() for _ in range(PLAYERS - 1)]
        return Situation((hand, *others), (0,) * PLAYERS, 0, centre, tuple(pack.left))

    def rule(self, situation: Situation) -> str:
        keys = _keys(situation)
        allowed = {action: key for action, key in keys.items() if not _is_two(action)}
        best = max(allowed.values())
        if max(keys.values()) > best:
            return "TP-2.7"
        if len({key for key in allowed.values() if key[0] == best[0]}) > 1:
            return "TP-1.4"
        chosen = [action for action, key in allowed.items() if key == best]
        return "TP-1.3" if all(isinstance(action, Exchange) for action in chosen) else "TP-2.6"

    def difficulty(self, situation: Situation) -> float:
        keys = _keys(situation)
        allowed = {action: key for action, key in keys.items() if not _is_two(action)}
        best = max(allowed.values())
        hand = situation.hands[0]
        reached = _reached(hand, situation.centre)
        new = [reached[action] for action, key in allowed.items() if key == best]
        # The cards that counted before must be given up, or nothing may be done.
        held = scoring.score(hand).scoring
        broken = len(held) > 1 and not all(set(held) & set(cards) for cards in new)
        near = {key for key in allowed.values() if key != best and key[0] >= best[0] - NEAR}
        gap = best[0] - max((key[0] for key in allowed.values() if key[0] < best[0]), default=0)
        suits = len({card.suit for card in (*hand, *situation.centre)})
        two_better = sum(key > best for key in set(keys.values()))
        tied = [key for key in near if key[0] == best[0]]
        across = any(key[2] != best[2] for key in tied)
        against = any(key[2] > best[2] for key in tied)
        hard = 0.8 * closeness(gap) + 0.4 * len(near) + 0.15 * two_better + 0.2 * (suits - 3)
        return hard + 1.1 * broken + 0.6 * across + 0.9 * against

    def answers(self, situation: Situation) -> tuple[str, ...]:
        state = situation.opened(0).state
        hand = situation.hands[0]
        keys: dict[str, Key] = {}
        for name, action in _named(hand, situation.centre).items():
            key = scoring.score(_reached(hand, situation.centre)[action]).key
            if key is not None and legality.reason(state, action) is None:
                keys[name] = key
        best = max(keys.values())
        return tuple(action for action, key in keys.items() if key == best)

    def prompt(self, situation: Situation) -> Phrase:
        return Phrase("drill.exchange.prompt", {"player": NAMES[0]})

    def picture(self, situation: Situation) -> TablePicture:
        return showing(picture_of(situation.opened(0).state), 0)

    def said(self, situation: Situation, answer: str) -> Phrase:
        action = _action(situation, answer)
        if isinstance(action, Exchange):
            slots = {"give": action.give, "take": action.take}
            return Phrase("ui.answer_exchange", slots)
        all_three = isinstance(action, ExchangeAll)
        return Phrase("ui.answer_all" if all_three else "ui.answer_pass")

    def why(self, situation: Situation) -> tuple[Phrase, ...]:
        state = situation.opened(0).state
        action = _action(situation, self.answers(situation)[0])
        happened = turns.apply(state, action).events
        new = _reached(situation.hands[0], situation.centre)[action]
        told = (*said(happened, ev.CardExchanged, ev.AllExchanged, ev.Passed), count_said(0, new))
        if self.rule(situation) == "TP-2.7":
            keys = _keys(situation)
            refusal = legality.why_not(state, max(keys, key=keys.__getitem__))
            if refusal is not None:
                told = (*told, refusal_phrase(refusal, situation.players))
        return told

    def matter(self, situation: Situation) -> Matter:
        action = _action(situation, self.answers(situation)[0])
        return Matter(scoring.score(_reached(situation.hands[0], situation.centre)[action]).scoring)

    def reading(self, situation: Situation) -> dict[str, object]:
        best = _action(situation, self.answers(situation)[0])
        new = _reached(situation.hands[0], situation.centre)[best]
        counted = counted_points([new])
        return {
            card.code: counted.get(card.code) for card in (*situation.hands[0], *situation.centre)
        }

    def outcome(self, situation: Situation, answer: str) -> tuple[Phrase, ...]:
        return played_on(situation.opened(0), _action(situation, answer))


@lru_cache(maxsize=256)
def _reached(hand: Hand, centre: Hand) -> Mapping[Action, Hand]:
    """Every action that somebody may think of, two cards included, and the hand after it."""
    reached: dict[Action, Hand] = {}
    for give in hand:
        for take in centre:
            action = exchange(give, take)
            reached[action] = after(hand, action)
    for pair in combinations(hand, 2):
        for other in combinations(centre, 2):
            two = Exchange(pair, other)
            reached[two] = after(hand, two)
    return {**reached, ALL: centre, PASS: hand}


@lru_cache(maxsize=256)
def _named(hand: Hand, centre: Hand) -> Mapping[str, Action]:
    """The same actions by the text that answers with them."""
    return {str(action): action for action in _reached(hand, centre)}


def _keys(situation: Situation) -> dict[Action, Key]:
    keys = {}
    for action, new in _reached(situation.hands[0], situation.centre).items():
        key = scoring.score(new).key
        assert key is not None  # no hand within reach looks special
        keys[action] = key
    return keys


def _is_two(action: Action) -> bool:
    return isinstance(action, Exchange) and len(action.give) == 2


def _action(situation: Situation, answer: str) -> Action:
    return _named(situation.hands[0], situation.centre)[answer]


def _tied(pack: Pack) -> tuple[Hand, Hand]:
    """A hand and a centre in which two exchanges come to the same, in one suit or in two."""
    suit, second = pack.chance.sample(list(Suit), 2)
    if pack.chance.random() < 0.4:
        high = _some(pack, suit, _HIGH, 4)
        one, other = pack.hand(lambda cards: all(c.suit is not suit for c in cards), size=2)
        return (*high[:2], one), (*high[2:], other)
    first, pair = _some(pack, suit, _TENS, 2), _some(pack, second, _TENS, 2)
    one, other = pack.hand(lambda cards: cards[0].suit is not cards[1].suit, size=2)
    return (first[0], pair[0], one), (first[1], pair[1], other)


def _some(pack: Pack, suit: Suit, ranks: Sequence[Rank], count: int) -> Hand:
    return pack.take(Card(rank, suit) for rank in pack.chance.sample(ranks, count))


_TENS = (Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)
_HIGH = (Rank.ACE, *_TENS)
