"""What holds in every state of every match."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.palki.table import NAMES, action_of, begin
from tripalki_learn.cards import PACK_52, Card
from tripalki_learn.engine import IllegalAction, Transition
from tripalki_learn.games import palki
from tripalki_learn.games.palki import Capture, Lay, State, Stop, Sweep, Unknown

Cause = tuple[str, Any]


def cards_of(state: State) -> list[Card]:
    """Every card, wherever it lies."""
    piles = [*state.hands, state.table, state.stock, *state.captured, state.aside]
    return [card for pile in piles for card in pile]


def perform(state: State, cause: Cause) -> Transition[State]:
    kind, what = cause
    if kind == "deal":
        return palki.deal(state, what)
    return palki.set_up(state, **what) if kind == "lay out" else palki.apply(state, what)


def random_position(chance: random.Random, players: int) -> dict[str, Any]:
    """Any position that can be laid out, cards out of play among them."""
    cards = list(chance.sample(PACK_52, 52))
    hands = [tuple(cards.pop() for _ in range(chance.randint(0, 4))) for _ in range(players)]
    table = tuple(cards.pop() for _ in range(chance.randint(0, 8)))
    most = len(cards) // (4 * players)
    stock = tuple(cards.pop() for _ in range(4 * players * chance.randint(0, most)))
    piles = [
        tuple(cards.pop() for _ in range(chance.randint(0, len(cards)))) for _ in range(players)
    ]
    last = chance.choice([None, *range(players)])
    return {
        "hands": hands,
        "table": table,
        "stock": stock,
        "captured": piles,
        "last_capture": last,
    }


def match(seed: int, games: int = 99) -> Iterator[tuple[State, Cause | None, State]]:
    """The states of a random match, each with what led to the next one."""
    chance = random.Random(f"match {seed}")
    players = 2 + seed % 3
    scores = [chance.randint(0, 14) for _ in range(players)] if chance.random() < 0.5 else None
    state = begin(players, NAMES[chance.randrange(players)], scores, chance.random() < 0.7)
    for _ in range(games):
        if state.status == "won":
            break
        if chance.random() < 0.2:
            cause: Cause = ("lay out", random_position(chance, players))
        else:
            cause = ("deal", f"{seed} {chance.random()}")
        while True:
            after = perform(state, cause).state
            yield state, cause, after
            state = after
            if state.to_act is None:
                break
            cause = ("act", chance.choice(palki.legal_actions(state)))
    yield state, None, state


def test_every_card_is_somewhere_and_nothing_is_wrong() -> None:
    for seed in range(20):
        for _, _, state in match(seed, games=3):
            if state.hands:
                assert Counter(cards_of(state)) == Counter(PACK_52)
            assert palki.problems(state) == ()


def test_the_listed_actions_apply_and_are_listed_once() -> None:
    for seed in range(20):
        for _, _, state in match(seed, games=2):
            legal = palki.legal_actions(state)
            assert (state.to_act is None) == (not legal)
            assert len(set(legal)) == len(legal)
            for action in legal:
                assert palki.why_not(state, action) is None
                assert action_of(str(action)) == action


def test_replaying_the_causes_gives_the_same_match() -> None:
    for seed in range(20):
        steps = list(match(seed, games=2))
        state = steps[0][0]
        for _, cause, after in steps:
            if cause is not None:
                state = perform(state, cause).state
                assert state == after


def said(state: State, chance: random.Random) -> list[palki.Action]:
    """Many things that can be said of any card, whoever holds it."""
    actions: list[palki.Action] = [Stop(), Unknown("pass"), Unknown("dance")]
    for card in PACK_52:
        actions += [Lay(card), Sweep(card)]
        taken = chance.sample(state.table, min(len(state.table), chance.randint(0, 3)))
        actions += [Capture(card, tuple(taken)), Capture(card, (chance.choice(PACK_52),))]
    return actions


def applies_or_is_refused(state: State, action: palki.Action, by: int) -> bool:
    """Whether it applies; checks that ``why_not`` and ``apply`` agree and that a rule is named."""
    refusal = palki.why_not(state, action, by)
    try:
        palki.apply(state, action, by)
    except IllegalAction as error:
        assert error.refusal == refusal
        assert refusal is not None
        assert refusal.rule.startswith("PA-")
        assert refusal.legal == palki.legal_actions(state)
        return False
    assert refusal is None
    return True


def test_exactly_the_listed_actions_apply_of_all_that_can_be_said() -> None:
    for seed in range(10):
        chance = random.Random(f"said {seed}")
        states = [state for _, _, state in match(seed, games=2)]
        for state in chance.sample(states, 2):
            legal = {as_set(action) for action in palki.legal_actions(state)}
            for seat in range(len(state.players)):
                for action in said(state, chance):
                    allowed = applies_or_is_refused(state, action, seat)
                    assert allowed == (
                        seat == state.to_act and as_set(whole(state, action)) in legal
                    )


def as_set(action: palki.Action) -> Any:
    """The action, whatever the order in which the taken cards are named."""
    return (action.card, frozenset(action.taken)) if isinstance(action, Capture) else action


def whole(state: State, action: palki.Action) -> palki.Action:
    """A jack that names the whole table sweeps it (PA-2.3)."""
    if isinstance(action, Capture) and action.card.rank.value == "J" and state.table:
        named = sorted(map(repr, action.taken))
        return Sweep(action.card) if named == sorted(map(repr, state.table)) else action
    return action


def with_hidden_cards_changed(state: State, seat: int, chance: random.Random) -> State:
    """The state with all that the seat cannot see dealt anew: other hands, stock, cards aside."""
    others = [other for other in range(len(state.hands)) if other != seat]
    hidden = [*state.stock, *state.aside, *(c for other in others for c in state.hands[other])]
    chance.shuffle(hidden)
    hands = list(state.hands)
    for other in others:
        hands[other] = tuple(hidden.pop() for _ in hands[other])
    stock = tuple(hidden.pop() for _ in state.stock)
    return state._replace(hands=tuple(hands), stock=stock, aside=tuple(hidden))


def test_states_that_a_seat_cannot_tell_apart_look_the_same_to_it() -> None:
    changed = 0
    for seed in range(15):
        chance = random.Random(f"hidden {seed}")
        for _, _, state in match(seed, games=2):
            for seat in range(len(state.players)):
                other = with_hidden_cards_changed(state, seat, chance)
                changed += other != state
                assert palki.observe(other, seat) == palki.observe(state, seat)
    assert changed > 1_000


def test_what_is_seen_is_the_own_hand_the_table_and_what_was_captured() -> None:
    for seed in range(10):
        for _, _, state in match(seed, games=1):
            for seat in range(len(state.players)):
                seen = palki.observe(state, seat).seen
                hand = state.hands[seat] if state.hands else ()
                piles = [card for pile in state.captured for card in pile]
                assert seen == {*hand, *state.table, *piles}


def ended(seeds: range) -> Counter[str]:
    """How the games of random matches ended; each match is played until it is won."""
    endings: Counter[str] = Counter()
    for seed in seeds:
        last = None
        for _, _, state in match(seed, games=500):
            if state.ending is not None and state is not last:
                endings[state.ending.value] += 1
            last = state
        assert last is not None and last.status == "won", seed
        assert last.winner is not None and last.scores[last.winner] == max(last.scores) >= 15
    return endings


def test_random_matches_end() -> None:
    assert set(ended(range(100))) == {"played_out", "stopped"}


@pytest.mark.full
def test_5_000_random_matches_end() -> None:
    assert set(ended(range(5_000))) == {"played_out", "stopped"}
