"""Cards and packs: single, frozen objects, and the same shuffle everywhere."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections import Counter
from functools import partial

import pytest

from tripalki_learn.cards import PACK_36, PACK_52, Card, Rank, Suit, parse_card, shuffled
from tripalki_learn.errors import TriPalkiError
from tripalki_learn.explain import LANGUAGES, error_sentence

SHORT = (
    "AH KH QH JH 10H 9H 8H 7H 6H AD KD QD JD 10D 9D 8D 7D 6D "
    "AC KC QC JC 10C 9C 8C 7C 6C AS KS QS JS 10S 9S 8S 7S 6S"
)


def test_the_packs() -> None:
    assert " ".join(card.code for card in PACK_36) == SHORT
    low = {rank + suit for rank in "2345" for suit in "HDCS"}
    assert {card.code for card in PACK_52} == {*SHORT.split(), *low}
    assert len(PACK_52) == 52


def test_a_card_is_one_object() -> None:
    ace = Card(Rank.ACE, Suit.HEARTS)
    assert ace is Card(Rank("A"), Suit("H")) is parse_card("A♥") is PACK_36[0] is PACK_52[0]
    assert len({id(Card(rank, suit)) for rank in Rank for suit in Suit}) == 52
    assert ace != Card(Rank.ACE, Suit.SPADES)


@pytest.mark.parametrize("card", [PACK_52[0], PACK_52[17], PACK_52[51]])
def test_a_copy_is_the_card_itself(card: Card) -> None:
    assert copy.copy(card) is card
    assert copy.deepcopy([card])[0] is card
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(card, protocol)) is card


@pytest.mark.parametrize("name", ["rank", "suit", "code", "colour"])
def test_a_card_cannot_be_changed(name: str) -> None:
    card = parse_card("10C")
    for change in (partial(setattr, card, name, None), partial(delattr, card, name)):
        with pytest.raises(AttributeError) as caught:
            change()
        assert isinstance(caught.value, TriPalkiError)
        said = {error_sentence(caught.value, lang).text for lang in LANGUAGES}
        assert len(said) == len(LANGUAGES)
    assert (card.rank, card.suit, card.code) == (Rank.TEN, Suit.CLUBS, "10C")
    assert repr(card) == "10♣"


def test_there_is_no_other_card() -> None:
    with pytest.raises((KeyError, TypeError)):
        Card("A", "H")  # type: ignore[arg-type]


@pytest.mark.parametrize("pack", [PACK_36, PACK_52])
def test_a_shuffle_keeps_every_card(pack: tuple[Card, ...]) -> None:
    for seed in (0, 1, -1, "lesson 5", "", 10**30):
        assert Counter(shuffled(seed, pack)) == Counter(pack)
        assert shuffled(seed, pack) == shuffled(seed, pack)
    assert len({shuffled(seed, pack) for seed in range(100)}) == 100


def test_a_seed_means_the_same_in_every_process() -> None:
    script = (
        "from tripalki_learn.cards import shuffled, write_cards\n"
        "print(write_cards(shuffled(7)), write_cards(shuffled('seven')), sep='|')"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": hashing},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for hashing in ("0", "1234")
    }
    here = ["|".join(" ".join(c.code for c in shuffled(seed)) for seed in (7, "seven"))]
    assert printed == set(here)


def test_every_card_comes_to_every_place_alike() -> None:
    for place in (0, 17, 35):
        seen = Counter(shuffled(seed)[place] for seed in range(3600))
        # Chi square with 35 degrees of freedom: 66.6 is exceeded once in a thousand.
        assert sum((seen[card] - 100) ** 2 / 100 for card in PACK_36) < 66.6
