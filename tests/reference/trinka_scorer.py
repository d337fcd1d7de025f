"""Naive scoring of Trinka hands (TR-1).

Cards are strings ("AH", "10C"). Nothing here knows the package: it is the other side of a
comparison, so it is slow, plain and as near to the words of the rulebook as can be.
"""

from .scorer import PACK, points, rank_of, suit_of

JOKER = "6S"
SIXES, ACES = "three_sixes", "three_aces"

Worth = tuple[str, int | None]
"""Kind and value."""


def natural(cards: list[str]) -> list[Worth]:
    """Every way to count the cards as they are (TR-1.2 to 1.6)."""
    ranks = [rank_of(card) for card in cards]
    ways: list[Worth] = [
        ("suit", sum(points(card) for card in cards if suit_of(card) == suit)) for suit in "HDCS"
    ]
    if ranks == ["6", "6", "6"]:
        ways.append((SIXES, None))
    elif ranks == ["A", "A", "A"]:
        ways.append((ACES, 33))
    elif len(cards) == 3 and len(set(ranks)) == 1:
        ways.append(("triple", 30))
    if ranks.count("A") == 2:
        ways.append(("two_aces", 22))
    return ways


def with_joker(cards: list[str]) -> list[Worth]:
    """Every way to count the cards with the joker as another card (TR-1.7)."""
    if JOKER not in cards:
        return []
    one, two = [card for card in cards if card != JOKER]
    ways: list[Worth] = []
    # In a combination of two cards it is whichever of the other cards is best.
    for card in (one, two):
        for other in PACK:
            if other != card:
                ways += natural([card, other])
    if rank_of(one) == rank_of(two) and rank_of(one) not in ("A", "6"):
        ways.append(("triple", 30))
    return ways


def strength(way: Worth) -> int:
    """Greater is better; three sixes beat everything (TR-1.3)."""
    return 1000 if way[1] is None else way[1]


def worth(cards: list[str], joker: bool) -> Worth:
    """Kind and value of a hand: of all ways to count it the best (TR-1.2)."""
    ways = natural(cards) + (with_joker(cards) if joker else [])
    best = max(strength(way) for way in ways)
    kinds = {way for way in ways if strength(way) == best}
    assert len(kinds) == 1, (cards, kinds)
    return kinds.pop()
