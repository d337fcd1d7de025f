"""What holds in every state of every match, searched for by hypothesis."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.games.tri_palki.table import NAMES, action_of, begin
from tests.reference import generate
from tripalki_learn.cards import PACK_36, Card, parse_cards
from tripalki_learn.engine import IllegalAction, Transition
from tripalki_learn.games import tri_palki
from tripalki_learn.games.tri_palki import Action, Exchange, ExchangeAll, Pass, State, Unknown

SEEDS = st.integers(0, 2**32)
QUIET = settings(deadline=None, suppress_health_check=list(HealthCheck), print_blob=True)


def cards_of(state: State) -> list[Card]:
    """Every card, wherever it lies."""
    cards = [*state.centre, *state.reserve, *state.aside]
    for triple in (*state.hands, *state.washed):
        cards += triple
    return cards


def laid_out(state: State, seed: int) -> Transition[State]:
    """A position like those of the random records, for the players still in."""
    seats = [NAMES[seat] for seat in state.alive]
    entry = generate.set_up_for(random.Random(seed), seats)
    hands = [parse_cards(hand) for hand in entry["hands"]]
    to_act = NAMES.index(entry["to_act"]) if "to_act" in entry else None
    return tri_palki.set_up(
        state, hands, parse_cards(entry["centre"]), parse_cards(entry["reserve"]), to_act
    )


def every_action(give: tuple[Card, ...], take: tuple[Card, ...]) -> list[Action]:
    """All exchanges of one of ``give`` for one of ``take``, and what else can be said."""
    said: list[Action] = [
        Exchange((g,), (t,), call) for g in give for t in take for call in (False, True)
    ]
    said += [ExchangeAll(), ExchangeAll(True), Pass(), Pass(True)]
    said += [Unknown("fold"), Unknown("fold", True)]
    said += [Exchange(give[:2], take[:2]), Exchange(give[:2], take[:1]), Exchange((), ())]
    return said


def applies_or_is_refused(state: State, action: Action, by: int) -> bool:
    """Whether it applies; checks that ``why_not`` and ``apply`` agree and that a rule is named."""
    refusal = tri_palki.why_not(state, action, by)
    try:
        tri_palki.apply(state, action, by)
    except IllegalAction as error:
        assert error.refusal == refusal
        assert refusal is not None
        assert refusal.rule.startswith("TP-")
        assert refusal.code
        assert refusal.legal == tri_palki.legal_actions(state)
        return False
    assert refusal is None
    return True


class Match(RuleBasedStateMachine):
    """A match played by hypothesis: it deals, lays out, acts, and tries what is not allowed."""

    state: State
    before: State
    log: list[tuple[Any, ...]]
    steps: list[Transition[State]]

    @initialize(
        players=st.integers(2, 8),
        sticks=st.lists(st.integers(0, 3), min_size=8, max_size=8),
        dealer=st.integers(0, 7),
    )
    def sit_down(self, players: int, sticks: list[int], dealer: int) -> None:
        self.state = begin(players, NAMES[dealer % players], sticks[:players], "")
        self.before = self.state
        self.log, self.steps = [], []

    def take(self, *cause: Any) -> None:
        step = perform(self.state, cause)
        self.log.append(cause)
        self.steps.append(step)
        self.state = step.state

    @precondition(lambda self: self.state.status == "between_rounds")
    @rule(deck=st.permutations(PACK_36))
    def deal(self, deck: list[Card]) -> None:
        self.take("deal", tuple(deck))

    @precondition(lambda self: self.state.status == "between_rounds")
    @rule(seed=SEEDS)
    def lay_out(self, seed: int) -> None:
        self.take("lay out", seed)

    @precondition(lambda self: self.state.status == "in_progress")
    @rule(choice=st.integers(0, 30))
    def act(self, choice: int) -> None:
        actions = tri_palki.legal_actions(self.state)
        self.take("act", actions[choice % len(actions)])

    @precondition(lambda self: self.state.status == "in_progress")
    @rule()
    def act_so_that_something_follows(self) -> None:
        # A call, else a washout, else a pass: the rare turns of a round.
        actions = tri_palki.legal_actions(self.state)
        calls = [action for action in actions if action.call]
        washing = [a for a in actions if len(tri_palki.apply(self.state, a).events) > 2]
        self.take("act", [*calls, *washing, actions[-1]][0])

    @precondition(lambda self: self.state.hands)
    @rule(
        give=st.sampled_from(PACK_36),
        take=st.sampled_from(PACK_36),
        by=st.integers(0, 7),
    )
    def try_anything(self, give: Card, take: Card, by: int) -> None:
        seat = by % len(self.state.players)
        legal = tri_palki.legal_actions(self.state)
        for action in every_action((give,), (take,)):
            allowed = applies_or_is_refused(self.state, action, seat)
            assert allowed == (seat == self.state.to_act and action in legal)

    @precondition(lambda self: self.state.status == "in_progress")
    @rule(seed=SEEDS, viewer=st.integers(0, 7))
    def look_with_hidden_cards_changed(self, seed: int, viewer: int) -> None:
        seat = viewer % len(self.state.players)
        other = with_hidden_cards_changed(self.state, seat, random.Random(seed))
        assert tri_palki.observe(other, seat) == tri_palki.observe(self.state, seat)

    @invariant()
    def every_card_is_somewhere_and_nothing_is_wrong(self) -> None:
        if self.state.hands:
            assert Counter(cards_of(self.state)) == Counter(PACK_36)
        assert tri_palki.problems(self.state) == ()

    @invariant()
    def the_listed_actions_apply(self) -> None:
        for action in tri_palki.legal_actions(self.state):
            assert tri_palki.why_not(self.state, action) is None

    def teardown(self) -> None:
        # Replaying the causes gives the same trace, and nothing changed the states on the way.
        state = getattr(self, "before", None)
        for cause, step in zip(getattr(self, "log", []), getattr(self, "steps", []), strict=True):
            again = perform(state, cause)
            assert again == step
            state = again.state


def perform(state: Any, cause: tuple[Any, ...]) -> Transition[State]:
    kind, what = cause
    if kind == "deal":
        return tri_palki.deal(state, what)
    return laid_out(state, what) if kind == "lay out" else tri_palki.apply(state, what)


def with_hidden_cards_changed(state: State, seat: int, chance: random.Random) -> State:
    """The state with all that the seat cannot see dealt anew: other hands, reserve, cards aside."""
    others = [other for other in state.dealt_in if other != seat]
    hidden = [*state.reserve, *state.aside, *(c for other in others for c in state.hands[other])]
    chance.shuffle(hidden)
    hands = list(state.hands)
    for other in others:
        hands[other] = tuple(hidden.pop() for _ in range(3))
    reserve = tuple(hidden.pop() for _ in state.reserve)
    return state._replace(hands=tuple(hands), reserve=reserve, aside=tuple(hidden))


def test_matches_keep_their_cards_their_lists_and_their_secrets() -> None:
    run_state_machine_as_test(
        Match, settings=settings(QUIET, max_examples=60, stateful_step_count=40)
    )


@given(SEEDS, st.integers(2, 8))
@settings(QUIET, max_examples=10)
def test_exactly_the_listed_actions_apply_of_all_that_can_be_said(seed: int, players: int) -> None:
    chance = random.Random(seed)
    state = laid_out(begin(players, "A", None, ""), seed).state
    for _ in range(chance.randrange(8)):
        if state.to_act is not None:
            action = chance.choice(tri_palki.legal_actions(state))
            state = tri_palki.apply(state, action).state
    seats = range(players)
    said = every_action(PACK_36, PACK_36)
    legal = tri_palki.legal_actions(state)
    for seat in seats if state.to_act is None else [state.to_act]:
        applied = [action for action in said if applies_or_is_refused(state, action, seat)]
        assert sorted(map(str, applied)) == sorted(map(str, legal))
    for seat in seats:
        if seat != state.to_act:
            assert not any(applies_or_is_refused(state, action, seat) for action in said[::97])


@given(SEEDS, st.integers(2, 8))
@settings(QUIET, max_examples=50)
def test_what_is_seen_is_the_own_hand_the_centre_and_what_was_washed_out(
    seed: int, players: int
) -> None:
    state = laid_out(begin(players, "A", None, ""), seed).state
    for seat in range(players):
        seen = tri_palki.observe(state, seat).seen
        shown = [*state.hands[seat], *state.centre, *(c for t in state.washed for c in t)]
        if state.ending is not None:  # the reveal
            shown += [card for hand in state.hands for card in hand]
        assert seen == set(shown)


def test_the_naive_player_reads_the_actions_that_the_engine_writes() -> None:
    # Both sides must speak of the same turns for any comparison to mean something.
    for seed in range(30):
        state = laid_out(begin(3, "A", None, ""), seed).state
        for action in tri_palki.legal_actions(state):
            assert action_of(str(action)) == action
