"""Random legal matches, played with the naive reference, as records.

Left to chance, washouts, chains, calls, special hands and an empty reserve are rare. Each round
therefore draws a way of dealing and a temper for its players that make some of them likely.
"""

import random
from typing import Any

from .matches import Match, settle, start_match
from .rounds import Round, act, deal, fork, legal, set_up
from .scorer import PACK, SUITS, score, suit_of

NAMES = [
    ["A", "B", "C", "D", "E", "F", "G", "H"],
    ["Ann", "Ann Lee", "Bo", "Zoé", "Жанна", "D 2", "E", "Ann Lee B"],
]
SPECIAL = [
    ["AC", "AD", "AS"],
    ["AH", "AC", "AD"],
    ["6S", "6H", "6D"],
    *([f"6{suit}", f"7{suit}", f"8{suit}"] for suit in SUITS),
]
TEMPERS = ["calm", "random", "washer", "builder", "passer"]
LONGEST = 45  # actions in a round, after which it is brought to an end or left


def deck_for(chance: random.Random) -> list[str]:
    """A pack: shuffled, or with runs of one suit so that the deal or the reserve washes out."""
    deck = list(PACK)
    chance.shuffle(deck)
    if chance.random() < 0.5:
        return deck
    blocks = [[card for card in deck if suit_of(card) == suit] for suit in SUITS]
    triples = [block[n : n + 3] for block in blocks for n in (0, 3, 6)]
    chance.shuffle(triples)
    return [card for triple in triples for card in triple]


def washed_deck(chance: random.Random, seats: int) -> list[str]:
    """A shuffled pack whose first centre is of one suit."""
    deck = list(PACK)
    chance.shuffle(deck)
    suit = chance.choice(SUITS)
    for turn in range(3):
        place = turn * (seats + 1) + seats
        taken = {n * (seats + 1) + seats for n in range(turn)}
        here = chance.choice(
            [n for n, c in enumerate(deck) if suit_of(c) == suit and n not in taken]
        )
        deck[place], deck[here] = deck[here], deck[place]
    return deck


def hands_for(chance: random.Random, seats: int, left: list[str]) -> list[list[str]]:
    """Hands out of `left`, which loses them: many special ones, many of 31."""
    special = chance.choice([0.1, 0.35, 1])
    hands = []
    for _ in range(seats):
        wishes = [hand for hand in SPECIAL if set(hand) <= set(left)]
        suit = chance.choice(SUITS)
        tens = [rank + suit for rank in ("K", "Q", "J", "10") if rank + suit in left]
        if wishes and chance.random() < special:
            hand = chance.choice(wishes)
        elif f"A{suit}" in left and len(tens) > 1 and chance.random() < 0.3:
            hand = [f"A{suit}", *tens[:2]]
        else:
            hand = left[:3]
        hands.append(chance.sample(hand, 3))
        left[:] = [card for card in left if card not in hand]
    return hands


def set_up_for(chance: random.Random, seats: list[str]) -> dict[str, Any]:
    """Odd hands, a centre near to a washout, any reserve."""
    left = deck_for(chance)
    hands = hands_for(chance, len(seats), left)
    first = left.pop(0)
    alike = [card for card in left if suit_of(card) == suit_of(first)]
    centre = [first, *alike[: chance.choice([1, 1, 1, 2])]]
    left = [card for card in left if card not in centre]
    while len(centre) < 3:
        centre.append(left.pop())
    reserve = left[: chance.choice([0, 0, 1, 2, 3, 3, 4, 6, 9, 12, 36])]
    entry = {
        "hands": [" ".join(hand) for hand in hands],
        "centre": " ".join(centre),
        "reserve": " ".join(reserve),
    }
    if chance.random() < 0.3:
        entry["to_act"] = chance.choice(seats)
    return entry


def choose(chance: random.Random, it: Round, temper: str) -> str:
    """An action text of the player to act, by temper."""
    options = legal(it)
    calls = [text for text in options if text.endswith("call")]
    if calls and chance.random() < (0.8 if it["extra"] else 0.4):
        return chance.choice(calls)
    if temper == "random":
        return chance.choice(options)
    if temper == "passer" or chance.random() < (0.6 if temper == "calm" else 0.1):
        return "pass" if chance.random() < 0.95 else chance.choice(options)
    results = []
    for text in options:
        after = fork(it)
        act(after, it["to_act"], text)
        gone = len(after["washed"]) - len(it["washed"]) if temper == "washer" else 0
        results.append(((gone, score(after["hands"][it["to_act"]])["total"] or 0), text))
    best = max(result for result, _ in results)
    return chance.choice([text for result, text in results if result == best])


def play_round(
    chance: random.Random, match: Match, unfinished: bool
) -> tuple[Round, dict[str, Any]]:
    seats = [seat for seat in match["players"] if seat not in match["out"]]
    way = chance.choice(["deck", "deck", "washed", "set_up", "set_up"])
    entry: dict[str, Any]
    if way == "set_up":
        entry = set_up_for(chance, seats)
        it = set_up(
            seats,
            match["dealer"],
            [hand.split() for hand in entry["hands"]],
            entry["centre"].split(),
            entry["reserve"].split(),
            entry.get("to_act"),
        )
    else:
        deck = deck_for(chance) if way == "deck" else washed_deck(chance, len(seats))
        entry = {"deck": " ".join(deck)}
        it = deal(seats, match["dealer"], deck)
    entry["actions"] = []
    mood = chance.choice([TEMPERS, TEMPERS, TEMPERS, ["passer"]])
    tempers = {seat: chance.choice(mood) for seat in seats}
    stop = chance.randrange(12) if unfinished else 10_000
    while not it["reason"] and len(entry["actions"]) < stop:
        player = it["to_act"]
        text = "pass"
        if len(entry["actions"]) < LONGEST:
            text = choose(chance, it, tempers[player])
        act(it, player, text)
        entry["actions"].append(f"{player} {text}")
    return it, entry


def random_record(seed: int, players: int, rounds: int) -> dict[str, Any]:
    """A match of at most `rounds` rounds as `tomllib` would read it; the same for the same seed."""
    chance = random.Random(f"{seed}/{players}/{rounds}")
    names = chance.choice(NAMES)[:players]
    record: dict[str, Any] = {
        "format": "tripalki-record/1",
        "game": "tri_palki",
        "players": names,
        "dealer": chance.choice(names),
        "sticks": [chance.choice([0, 1, 2, 3, 3]) for _ in names],
        "rounds": [],
    }
    if players > 2 and chance.random() < 0.2:
        gone = chance.sample(
            [n for n in names if n != record["dealer"]], chance.randint(1, players - 2)
        )
        record["out"] = [name for name in names if name in gone]
        record["sticks"] = [
            3 if name in gone else sticks
            for name, sticks in zip(names, record["sticks"], strict=True)
        ]
    if chance.random() < 0.2:
        record["sticks"] = [3 if name in record.get("out", []) else 0 for name in names]
    match = start_match(record)
    for number in range(rounds):
        unfinished = number == rounds - 1 and chance.random() < 0.25
        it, entry = play_round(chance, match, unfinished)
        record["rounds"].append(entry)
        if not it["reason"]:
            break
        settle(match, it)
        if match["winner"]:
            break
    return record
