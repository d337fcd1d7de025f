"""What a game must offer to be played against bots; the session knows nothing else of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from tripalki_learn.engine import Refusal, Seat, Step, Trace
from tripalki_learn.explain import Phrase
from tripalki_learn.players import Decision


class Shown(NamedTuple):
    """One thing that happened as a seat sees it: the ``ruling`` and the ``table`` as scenes hold
    it; ``step`` is the place of its step in the round, 0 for the deal."""

    ruling: Phrase
    table: dict[str, Any]
    step: int


class Result(NamedTuple):
    """What a finished round came to for one player: what stands under the hand (``note``), whether
    the player ``pays`` (took a stick) and is ``out``."""

    name: str
    note: Phrase | None
    pays: bool
    out: bool


class Advice(NamedTuple):
    """What is known of a position: what to ``say`` (the best action, how it was found, why), and
    for each action its figures as a page shows them (``options``); ``exact``: all was counted."""

    say: tuple[Phrase, ...]
    options: list[dict[str, Any]]
    exact: bool


class Amount(NamedTuple):
    """Actions that name a number: the word of their text (``"bet"``), what to say of it (``said``),
    and the number from ``least`` to ``most`` (None: without end)."""

    text: str
    said: Phrase
    least: int
    most: int | None


class Costly(NamedTuple):
    """A decision that cost something: its ``place`` among the steps of the trace, and what to say
    of it when the round's number is known (``said``)."""

    place: int
    said: Callable[[int], tuple[Phrase, ...]]


class PlayedGame(Protocol):
    """A game as the session sees it.

    States have ``players`` and ``to_act`` (a seat or None); actions are texts in the form of
    records.
    """

    name: str
    seats: range
    """How many can play."""
    levels: tuple[str, ...]
    """The levels of the bots, the weakest first."""
    form: str
    """How the learner acts: ``"exchange"`` or ``"capture"``, cards of the hand and of the middle
    are selected; or ``"list"``, one of the actions that are allowed is chosen."""

    counted: str
    """The catalog key of what is counted at the end of a round: hands, or points."""

    def begin(self, players: Sequence[str], seed: str) -> Trace:
        """A match before its first deal; the same for the same seed."""

    def deal(self, trace: Trace, seed: str, entered: Mapping[Seat, str]) -> Trace:
        """The trace and one deal more; ``entered`` is what each chose who has `entries`."""

    def entries(self, state: Any, seat: Seat) -> list[tuple[str, Phrase]]:
        """What the seat may choose before the next deal: as text, and in words, what is usual last;
        nothing where there is no choice."""

    def entered(self, step: Step, seat: Seat) -> str:
        """What the seat chose before this deal."""

    def enters(self, state: Any, seat: Seat, level: str) -> Decision:
        """What a bot chooses where its seat has `entries`; the action is the text."""

    def act(self, trace: Trace, text: str, by: Seat) -> Trace:
        """The trace and the action more. Raises `TriPalkiError`, `IllegalAction` if refused."""

    def opens(self, step: Step) -> bool:
        """Whether a round begins with this step."""

    def decide(self, trace: Trace, level: str) -> Decision:
        """What a bot does as the seat to act; it sees what its seat sees."""

    def text_of(self, state: Any, action: Any) -> str:
        """An action as the text that `act` reads."""

    def legal(self, state: Any) -> Sequence[tuple[str, Phrase]]:
        """What the seat to act may do: as text, and in words."""

    def amount(self, state: Any) -> Amount | None:
        """The actions of the seat to act that name a number, None where there are none."""

    def shown(self, steps: Sequence[Step], seat: Seat) -> Iterator[Shown]:
        """A round as the seat sees it."""

    def winners(self, trace: Trace) -> tuple[Seat, ...]:
        """Who has won the match, several who are equal; nobody while it goes on."""

    def results(self, state: Any) -> list[Result]:
        """What a finished round came to, by seat."""

    def refusal(self, refusal: Refusal, players: Sequence[str]) -> Phrase:
        """Why an action is refused."""

    @property
    def advises(self) -> bool:
        """Whether there are hints and an analysis afterwards: `advice` and `costly`."""

    def advice(self, trace: Trace) -> Advice | None:
        """What is known of the position to the seat to act; None where there are no hints."""

    def costly(self, trace: Trace, seat: Seat) -> list[Costly]:
        """The decisions of the seat that cost most, the dearest first."""

    def keys(self) -> set[str]:
        """The catalog keys of everything that may be said in a match."""
