"""All hands of the pack, scored by the engine and by the naive scorer of `reference`."""

from collections import Counter, defaultdict
from functools import cache
from itertools import combinations, permutations

import pytest

from tests.reference import scorer as naive
from tripalki_learn.cards import PACK_36, Card, parse_card
from tripalki_learn.errors import Unfit
from tripalki_learn.games.tri_palki.scoring import Kind, Score, compare, score

Group = list[Score]


def codes(cards: tuple[Card, ...]) -> list[str]:
    return [card.code for card in cards]


def all_hands() -> list[tuple[Card, ...]]:
    return list(combinations(PACK_36, 3))


@cache
def ordinary() -> tuple[Score, ...]:
    scores = (score(hand) for hand in all_hands())
    return tuple(it for it in scores if it.kind is Kind.ORDINARY)


@cache
def groups() -> tuple[Group, ...]:
    """The ordinary hands, those with the same key together, the worst group first."""
    by_key: defaultdict[object, Group] = defaultdict(list)
    for it in ordinary():
        by_key[it.key].append(it)
    return tuple(sorted(by_key.values(), key=lambda group: group[0].key or ()))


def test_every_one_of_the_7140_hands_scores_as_the_naive_scorer_says() -> None:
    hands = all_hands()
    assert len(hands) == 7140
    for hand in hands:
        ours, theirs = score(hand), naive.score(codes(hand))
        found = (
            ours.kind.value,
            ours.total,
            ours.suit and ours.suit.value,
            codes(ours.scoring) or None,
            list(ours.rules),
        )
        wanted = tuple(theirs[key] for key in ("kind", "total", "suit", "scoring", "rules"))
        assert found == wanted, hand


def test_the_order_in_which_cards_are_held_does_not_change_what_they_score() -> None:
    for hand in all_hands()[::7]:
        assert len({score(held).key for held in permutations(hand)}) == 1
        assert len({score(held).scoring for held in permutations(hand)}) == 1
        assert len({score(held).kind for held in permutations(hand)}) == 1


def test_there_are_7128_ordinary_hands_and_three_times_four_special_ones() -> None:
    kinds = Counter(score(hand).kind.value for hand in all_hands())
    assert kinds == {"ordinary": 7128, "three_sixes": 4, "suited_678": 4, "three_aces": 4}


def test_tp_1_6_hands_of_equal_value_always_share_a_card_so_disjoint_hands_never_tie() -> None:
    # If all hands of one key share a card, no two of them are disjoint; so of two disjoint
    # ordinary hands one has the greater key. This covers every pair without listing them.
    assert sum(map(len, groups())) == 7128
    for group in groups():
        assert set.intersection(*(set(it.cards) for it in group)) >= set(group[0].scoring)
        assert group[0].scoring


def test_the_order_of_the_keys_is_that_of_the_naive_comparison_for_every_two_values() -> None:
    scoring = [codes(group[0].scoring) for group in groups()]
    for (here, worse), (there, better) in combinations(enumerate(scoring), 2):
        assert here < there
        assert naive.better_cards(better, worse) == 1
        assert naive.better_cards(worse, better) == -1


def test_a_comparison_names_what_decides_it_for_every_two_values() -> None:
    for worse, better in combinations([group[0] for group in groups()], 2):
        result = compare(worse, better)
        assert not result.first_wins
        assert compare(better, worse).first_wins
        if worse.total != better.total:
            assert result.by == "total"
        else:
            ranks = zip(codes(better.scoring), codes(worse.scoring), strict=False)
            differing = [pair for pair in ranks if pair[0][:-1] != pair[1][:-1]]
            assert result.by == ("rank" if differing else "suit")
            deciding = differing or [(codes(better.scoring)[0], codes(worse.scoring)[0])]
            assert (result.winner, result.loser) == tuple(map(parse_card, deciding[0]))


def test_special_hands_have_no_place_in_the_order() -> None:
    special, plain = score(PACK_36[8:9] + PACK_36[17:18] + PACK_36[26:27]), ordinary()[0]
    assert special.kind is Kind.THREE_SIXES
    for pair in ((special, plain), (plain, special)):
        with pytest.raises(ValueError) as caught:
            compare(*pair)
        assert isinstance(caught.value, Unfit)
        assert (caught.value.code, caught.value.rule) == ("special_hand", "TP-4.7")
        assert caught.value.facts["cards"] == special.cards


@pytest.mark.full
def test_every_pair_of_disjoint_ordinary_hands_has_a_better_one() -> None:
    places = {card: 1 << place for place, card in enumerate(PACK_36)}
    number = {id(it): place for place, group in enumerate(groups()) for it in group}
    flat = [(sum(places[card] for card in it.cards), number[id(it)]) for it in ordinary()]
    pairs = 0
    for place, (cards, value) in enumerate(flat):
        others = [other for held, other in flat[place + 1 :] if not held & cards]
        pairs += len(others)
        assert value not in others
    # 7140 * 5456 / 2 pairs of disjoint hands; the 12 special ones are in 12 * 5456 of them, where
    # 42 pairs of special hands count twice: 6 of 6-7-8s, 16 + 16 of aces with those and with
    # sixes, and each three sixes with the 6-7-8 of the suit that it lacks.
    assert pairs == 7140 * 5456 // 2 - (12 * 5456 - 42)
