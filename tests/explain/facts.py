"""Everything that the kit can have to say of a match: facts from real play and constructed ones.

A fact is a name, for messages, and a function that says it in a language. Those of a game are in
``tests/games/<game>/facts.py``: its events, refusals and problems.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import tomli_w

from tripalki_learn.cards import NotationError, parse_card, parse_hand
from tripalki_learn.errors import TriPalkiError, known_name, wanted, within
from tripalki_learn.explain import (
    Sentence,
    error_sentence,
    explain_event,
    explain_problem,
    explain_refusal,
)
from tripalki_learn.games import GAMES
from tripalki_learn.games.tri_palki import compare, score, showdown
from tripalki_learn.records import (
    RecordError,
    read_bytes,
    read_file,
    read_record,
    replay,
    write_record,
)
from tripalki_learn.teaching.localise import load_text, read_text, sections, title
from tripalki_learn.teaching.tryout import tryout_scene


class Fact(NamedTuple):
    """Something to say: ``name`` for messages, ``say`` for the sentence in a language."""

    name: str
    say: Callable[[str], Sentence]


@cache
def facts() -> tuple[Fact, ...]:
    """One fact of every kind at least, and what thirty random matches come to."""
    found: list[Fact] = []
    for game in GAMES:
        told = import_module(f"tests.games.{game}.facts")
        names = told.NAMES
        found += [Fact(repr(it), partial(explain_event, it, who)) for it, who in told.happenings()]
        found += [Fact(repr(it), partial(explain_refusal, it, names)) for it in told.refused()]
        found += [Fact(repr(it), partial(explain_problem, it, names)) for it in told.faulty()]
    found += [Fact(_named(error), partial(error_sentence, error)) for error in wrong()]
    return tuple(found)


def _named(error: TriPalkiError) -> str:
    """An error by its code, that of the card which could not be read where there is one."""
    cause = error.__cause__
    code = cause.code if isinstance(cause, NotationError) else error.code
    return f"{code} {error.facts}"


def prose() -> Iterator[Callable[[], object]]:
    """Notebooks and texts of lessons that cannot be read."""
    mark = "<!-- section: One | source: 12 -->\n# Un\n"
    cells = [{"cell_type": "markdown", "source": text} for text in ("# One", "# One", "One")]
    yield from (partial(sections, {"cells": each}) for each in (cells[:2], cells[2:]))
    yield partial(title, {"cells": []})
    yield from (partial(read_text, text) for text in ("Bonjour\n" + mark, mark + mark))
    for content in (b"\xff", b"Bonjour"):
        yield partial(_text_of_a_lesson, content)


def _text_of_a_lesson(content: bytes) -> object:
    with TemporaryDirectory() as folder:
        text = Path(folder, "text", "fr", "one.md")
        text.parent.mkdir(parents=True)
        text.write_bytes(content)
        return load_text(Path(folder), "fr", "one")


def wrong() -> Iterator[TriPalkiError]:
    """Texts, files and records that cannot be read; names and numbers that stand for nothing."""
    good = {"hands": ["AH KH QH", "6D 6C 6S"], "centre": "7D JC 10S", "actions": ["A pass"]}
    won = {**good, "actions": ["A pass", "B pass"]}
    bets = {"hands": ["AH 6C 7D", "KH 7C 8D"]}

    def record(*rounds: Any, game: str = "tri_palki", **head: Any) -> str:
        fixed = {"format": "tripalki-record/1", "game": game}
        return tomli_w.dumps(
            {**fixed, "players": ["A", "B"], "dealer": "A", **head, "rounds": rounds}
        )

    def bet(**head: Any) -> str:
        return record(bets, game="trinka", **head)

    def played(text: str) -> object:
        return replay(read_record(text))

    attempts: list[Callable[[], object]] = [
        partial(parse_card, "1H"),
        *(
            partial(parse_hand, text)
            for text in ("", "AH", "AH KH", "AH KH QH JH", "AH KH QH JH 10H")
        ),
        partial(parse_hand, "AH AH 6C"),
        partial(parse_hand, "2H AH KH"),
        partial(read_record, "players = ["),
        partial(read_record, f"game = {'1' * 5000}"),
        partial(read_record, "game = 1"),
        partial(setattr, parse_card("AH"), "rank", None),
        partial(compare, score(parse_hand("6H 7H 8H")), score(parse_hand("AH KH QH"))),
        partial(compare, *[score(parse_hand("AH KH QH"))] * 2),
        lambda: write_record(showdown({"A": "AH KH QH", "B": "6H 7H 8H"})),
        partial(read_bytes, b"\xff\xfe\xfa"),
        partial(read_bytes, b"#" * 1_000_001),
        partial(read_file, Path("nowhere", "there is no such file.toml")),
        partial(read_file, Path()),
        *(
            partial(played, text)
            for text in (
                record(good, format="x/1"),
                record(good, game="chess"),
                record(good, players=["A", "A"]),
                record(good, sticks="00"),
                record(good, dealer="Z"),
                record(good, colour="red"),
                record(),
                record({**good, "centre": 7}),
                record({**good, "centre": "7D 1C"}),
                record({**good, "hands": ["AH KH QH", "6D 1C"]}),
                record({**good, "to_act": "Z"}),
                record(1),
                record({**good, "actions": ["Z pass"]}),
                record(good, good),
                record(won, won, sticks=[3, 3]),
                record({**good, "actions": ["B pass"]}),
                record(good, players=[]),
                record(good, game="palki", options={"compulsory_capture": 1}),
                record(good, game="palki", options=True),
                bet(),
                bet(ante=1.5),
                bet(ante=1, joker=1),
                record({**bets, "actions": ["A open Z"]}, game="trinka", ante=1),
            )
        ),
        *(
            partial(known_name, "Z", ("A", "B", "C"), what)
            for what in ("game", "kind", "question", "asking", "goal", "player", "level")
        ),
        *(
            partial(wanted, 5.5, int, what)
            for what in (
                *("hands", "text", "cards", "card", "deck", "players", "numbers", "number"),
                *("state", "trace", "turn", "path", "bytes", "record_text", "record", "rounds"),
            )
        ),
        *prose(),
        lambda: tryout_scene(showdown({"A": "AH KH QH", "B": "6H 7H 8H"})),
        partial(within, 9, 2, 8, "players"),
        partial(within, 4, 0, 3, "seat"),
    ]
    for attempt in attempts:
        try:
            attempt()
        except TriPalkiError as error:
            yield error
        else:
            raise AssertionError(f"{attempt} is not refused")
    # What the command line says of a file without a name, and of an input that is closed.
    yield from (RecordError("no_file", what=what) for what in ("no_name", "no_input"))
