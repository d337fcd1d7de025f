"""PA-2.1 to 2.4: what a card takes from the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from tripalki_learn.cards import Card, Rank

Cards = tuple[Card, ...]

_NUMBERS = (Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.NINE)

POINTS: dict[Rank, int] = {
    Rank.ACE: 1,
    **{rank: points for points, rank in enumerate(_NUMBERS, 2)},
    Rank.TEN: 10,
}
"""What a card counts in a sum, in points (PA-2.2); king, queen and jack have none."""


def captures(card: Card, table: Sequence[Card]) -> Iterator[Cards]:
    """Everything that the card may take, one capture each (PA-2.4): its equal cards, then its sets.

    Both are in table order; a jack takes the whole table or nothing.

    >>> from tripalki_learn.cards import parse_card, parse_cards
    >>> list(captures(parse_card("7♥"), parse_cards("3♣ 4♦ 7♠ K♠")))
    [(7♠,), (3♣, 4♦)]
    >>> list(captures(parse_card("J♥"), parse_cards("3♣ K♠")))
    [(3♣, K♠)]
    """
    if card.rank is Rank.JACK:
        swept = sweep(table)
        if swept:
            yield swept
    else:
        yield from ((equal,) for equal in equal_cards(card, table))
        yield from sets(card, table)


def sweep(table: Sequence[Card]) -> Cards:
    """What a jack takes: every card on the table (PA-2.3)."""
    return tuple(table)


def equal_cards(card: Card, table: Sequence[Card]) -> Cards:
    """The cards of the same rank, any one of which the card takes (PA-2.1)."""
    return tuple(other for other in table if other.rank is card.rank)


def sets(card: Card, table: Sequence[Card]) -> Iterator[Cards]:
    """The sets of two and more cards whose points sum to the card's (PA-2.2), in table order."""
    points = points_of(card)
    if points is None:
        return
    counting = tuple((other, worth) for other in table if (worth := points_of(other)) is not None)
    for found in _summing(counting, points):
        if len(found) > 1:
            yield found


def points_of(card: Card) -> int | None:
    """What the card counts in a sum, in points (PA-2.2); None for king, queen and jack.

    >>> from tripalki_learn.cards import parse_card
    >>> points_of(parse_card("AH")), points_of(parse_card("10H")), points_of(parse_card("KH"))
    (1, 10, None)
    """
    return POINTS.get(card.rank)


def _summing(counting: tuple[tuple[Card, int], ...], total: int) -> Iterator[Cards]:
    for place, (card, worth) in enumerate(counting):
        if worth == total:
            yield (card,)
        elif worth < total:
            for rest in _summing(counting[place + 1 :], total - worth):
                yield (card, *rest)


def several_captures(card: Card, taken: Cards) -> bool:
    """Whether these cards are two captures of the card or more, taken at once (PA-2.4)."""
    equal = equal_cards(card, taken)
    others = [points_of(other) for other in taken if other not in equal]
    points = points_of(card)
    if points is None or None in others:
        return not others and len(equal) > 1
    worths = Counter(worth for worth in others if worth is not None)
    counts = tuple(worths[worth] for worth in range(1, 11))
    total = sum(worths.elements())
    return len(equal) + total // points > 1 and _splits(counts, points)


@cache
def _splits(counts: tuple[int, ...], points: int) -> bool:
    """Whether cards, so many of each worth from 1 up, split into sets of this sum."""
    highest = max((worth for worth, many in enumerate(counts, 1) if many), default=None)
    if highest is None:
        return True
    return any(_splits(rest, points) for rest in _without_a_set(counts, highest, points))


def _without_a_set(counts: tuple[int, ...], worth: int, total: int) -> Iterator[tuple[int, ...]]:
    """What may be left when a set of this sum is gone, whose highest card has this worth."""
    if worth > total:
        return
    fewer = (*counts[: worth - 1], counts[worth - 1] - 1, *counts[worth:])
    if worth == total:
        yield fewer
    for following in range(min(worth, total - worth), 0, -1):
        if fewer[following - 1]:
            yield from _without_a_set(fewer, following, total - worth)
