"""Who drops out after a secret comparison?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tripalki_learn.cards import Rank
from tripalki_learn.engine import Transition
from tripalki_learn.explain import Phrase, event_phrase
from tripalki_learn.games.trinka import Bet, Hand, Open, State, dealing, ending, scoring, turns
from tripalki_learn.games.trinka import Kind as HandKind
from tripalki_learn.games.trinka import events as ev
from tripalki_learn.teaching.drills.kind import Kind, Matter
from tripalki_learn.teaching.drills.pack import Pack
from tripalki_learn.teaching.question import Choice
from tripalki_learn.views.trinka import TablePicture, picture_of

PLAYERS = ("A", "B", "C")
SVARA = "svara"


@dataclass(frozen=True, slots=True)
class Opening:
    """The hands of three players, of whom A opens B in the second circle; C deals."""

    hands: tuple[Hand, ...]

    def before(self) -> State:
        """The state in which A is about to open B: all three have bet 1."""
        state = dealing.set_up(dealing.begin(PLAYERS, 2), self.hands).state
        for _ in PLAYERS:
            state = turns.apply(state, Bet(1)).state
        return state

    def after(self) -> Transition[State]:
        """What comes of it."""
        return turns.apply(self.before(), Open(1))


class Opens(Kind):
    """A opens B: who drops out?

    TR-2.5 decides where both hands are worth the same; TR-1.3 where one holds three sixes or three
    aces, TR-1.4 where one holds another triple, TR-1.5 where one has a pair; else the sums within a
    suit do, TR-1.2.
    """

    name = "opens"
    rules = ("TR-1.2", "TR-1.3", "TR-1.4", "TR-1.5", "TR-2.5")
    form = "seat"
    beliefs = frozenset(
        {"adds_suits", "aces_beat_sixes", "triples_add_up", "pairs_count", "equal_is_svara"}
    )

    def drawn(self, pack: Pack, rule: str) -> Any:
        chance = pack.chance
        if rule == "TR-1.3":
            hands = [pack.of_rank(Rank.SIX), pack.of_rank(Rank.ACE)]
            if chance.random() < 0.4:
                hands[chance.randrange(2)] = pack.some(3)
        elif rule == "TR-1.4":
            ranks = [rank for rank in scoring.POINTS if rank not in (Rank.ACE, Rank.SIX)]
            hands = [pack.of_rank(chance.choice(ranks)), pack.some(3)]
            if chance.random() < 0.5:
                hands[1] = pack.of_suit(chance.choice(pack.left).suit)
        elif rule == "TR-2.5":
            first = pack.some(3)
            wanted = scoring.score(first).key
            hands = [first, pack.hand(lambda cards: scoring.score(cards).key == wanted)]
        else:
            hands = [pack.some(3), pack.some(3)]
        chance.shuffle(hands)
        return Opening((*hands, pack.some(3)))

    def rule(self, situation: Any) -> str:
        one, other = (scoring.score(hand) for hand in situation.hands[:2])
        if one.key == other.key:
            return "TR-2.5"
        kinds = {one.kind, other.kind}
        if kinds & {HandKind.THREE_SIXES, HandKind.THREE_ACES}:
            return "TR-1.3"
        if HandKind.TRIPLE in kinds:
            return "TR-1.4"
        paired = any(len({card.rank for card in hand}) == 2 for hand in situation.hands[:2])
        return "TR-1.5" if paired else "TR-1.2"

    def difficulty(self, situation: Any) -> float:
        one, other = (scoring.score(hand) for hand in situation.hands[:2])
        small = sum(
            scoring.POINTS[card.rank] < 10 for worth in (one, other) for card in worth.scoring
        )
        gap = abs((one.value or 40) - (other.value or 40))
        return max(0.0, 0.45 * small + (1.4 - gap / 6 if gap else 0.3))

    def answers(self, situation: Any) -> tuple[str, ...]:
        out = situation.after().state.out
        return (str(out[-1].player) if out else SVARA,)

    def prompt(self, situation: Any) -> Phrase:
        return Phrase("drill.opens.prompt", {"player": PLAYERS[0], "other": PLAYERS[1]})

    def picture(self, situation: Any) -> TablePicture:
        return picture_of(situation.before()).showing(0, 1)

    def choices(self, situation: Any, answers: Sequence[str]) -> tuple[Choice, ...]:
        return (Choice(SVARA, Phrase("ask.choice.svara")),)

    def why(self, situation: Any) -> tuple[Phrase, ...]:
        scored = [_scored(seat, situation.hands[seat]) for seat in (0, 1)]
        told = [
            event_phrase(event, PLAYERS)
            for event in situation.after().events
            if isinstance(event, ev.HandsCompared | ev.DroppedOut)
        ]
        return (*scored, *told)

    def matter(self, situation: Any) -> Matter:
        first, second = (scoring.score(hand).scoring for hand in situation.hands[:2])
        return Matter((*first, *second))

    def reading(self, situation: Any) -> dict[str, object]:
        read: dict[str, object] = {}
        for hand in situation.hands[:2]:
            worth = scoring.score(hand)
            read |= {card.code: (card in worth.scoring, worth.value, worth.key) for card in hand}
        return read

    def outcome(self, situation: Any, answer: str) -> tuple[Phrase, ...]:
        if answer == SVARA:
            return (Phrase("drill.opens.outcome.svara", {"players": PLAYERS[:2]}),)
        dropped = ev.DroppedOut("TR-2.5", int(answer), 1 - int(answer), answer == "0")
        return (event_phrase(dropped, PLAYERS),)


def _scored(seat: int, hand: Hand) -> Phrase:
    """What a hand is worth by the rules in force, as its event says it."""
    return event_phrase(ending.scored(seat, scoring.score(hand)), PLAYERS)
