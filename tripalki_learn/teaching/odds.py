"""Odds as a scene: exact chances as a table, each with the count behind it, and as a chart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tripalki_learn.cards import parse_hand
from tripalki_learn.errors import known_name, within
from tripalki_learn.explain import Phrase
from tripalki_learn.explain.catalog import Catalog
from tripalki_learn.games.tri_palki import Hand
from tripalki_learn.players.odds import MOST_PLAYERS, QUESTIONS, Chance, Odds, odds
from tripalki_learn.teaching.refs import Ref, patterns, ref
from tripalki_learn.teaching.scenes import ALL, VERSION, Scene, text_of
from tripalki_learn.views import Series, share_charts

_PARTS = ("title", "about", "row")
"""Entries of which a scene has only its own."""


def odds_scene(
    question: str,
    hand: str | Hand = "",
    players: int = MOST_PLAYERS,
    languages: Sequence[str] = ALL,
) -> Scene:
    """The answer to a question (one of `QUESTIONS`) as a scene.

    ``hand`` and ``players`` (2 to 8) are used where the question is about them; a page counts again
    for up to ``most`` players. ``rows`` are the chances, ``count`` and ``cases`` as text since they
    can be larger than a page can count; ``chart`` is an SVG for each language, null where nothing
    can draw it. Raises `UnknownName` for a question, `OutOfRange` for a number of players, and
    `NotationError`.

    >>> odds_scene("special", languages=["en"])["question"]
    'special'
    """
    within(players, 2, MOST_PLAYERS, "players")
    about = QUESTIONS[known_name(question, QUESTIONS, "question")]
    cards = (parse_hand(hand) if isinstance(hand, str) else hand) if about.hand else ()
    return scene_of(odds(question, cards, players), players, languages)


def scene_of(answer: Odds, players: int, languages: Sequence[str] = ALL) -> Scene:
    """The scene of an answer."""
    about = QUESTIONS[answer.question]
    scene: Scene = {
        "kind": "odds",
        "version": VERSION,
        "languages": list(languages),
        "label": text_of(languages, f"odds.title.{answer.question}"),
        "question": answer.question,
        "hand": [card.code for card in answer.hand],
        "players": players if about.players else None,
        "most": MOST_PLAYERS,
        "rows": [_row(chance) for chance in answer.chances],
        "chart": _charts(answer, languages),
    }
    scene["patterns"] = patterns(_keys(answer), languages)
    return scene


def _row(chance: Chance) -> dict[str, Any]:
    return {
        "label": _label(chance),
        "players": chance.players,
        "count": str(chance.count),
        "cases": str(chance.cases),
        # Whole numbers divide exactly enough, however large; a page then only has to write it.
        "share": chance.count / chance.cases,
    }


def _label(chance: Chance) -> Ref:
    return ref(_phrase(chance.name))


def _phrase(name: str) -> Phrase:
    if name.isdigit():
        return Phrase("odds.row.points", {"total": int(name)})
    return Phrase(f"odds.row.{name}")


def _keys(answer: Odds) -> list[str]:
    """The keys of all that is said beside the chart."""
    rows = {_phrase(chance.name).key for chance in answer.chances}
    own = {f"odds.title.{answer.question}", f"odds.about.{answer.question}", *rows}
    return [
        key
        for key in Catalog.of("en").entries
        if key.startswith("odds.") and (key.split(".")[1] not in _PARTS or key in own)
    ]


def _charts(answer: Odds, languages: Sequence[str]) -> dict[str, str] | None:
    """A bar for each chance; where there are several numbers of players, a bar for each of them."""
    by_players: dict[int | None, list[Chance]] = {}
    for chance in answer.chances:
        by_players.setdefault(chance.players, []).append(chance)
    if None in by_players:
        shares = [float(chance.fraction) for chance in answer.chances]
        rows = [_said(_phrase(chance.name)) for chance in answer.chances]
        return share_charts(rows, [Series(lambda lang: "", shares)], percent, languages)
    series = [
        Series(
            _said(_phrase(first.name)),
            [float(chances[place].fraction) for chances in by_players.values()],
        )
        for place, first in enumerate(next(iter(by_players.values())))
        if any(chances[place].fraction > SEEN for chances in by_players.values())
    ]
    counts = [_said(Phrase("odds.row.points", {"total": count})) for count in by_players]
    players = _said(Phrase("odds.column.players"))
    return share_charts(counts, series, percent, languages, players)


def _said(phrase: Phrase) -> Callable[[str], str]:
    return lambda lang: phrase.said(lang).text


SEEN = 1 / 2000
"""A share that is smaller in every bar cannot be seen; the table has it."""


def percent(share: float) -> Callable[[str], str]:
    """A share as people of each language write it on an axis.

    >>> percent(0.047)("en"), percent(0.2)("en")
    ('4.7%', '20%')
    """
    number = f"{100 * share:.4f}".rstrip("0").rstrip(".")

    def said(lang: str) -> str:
        own = number.replace(".", Catalog.of(lang).pattern("odds.decimal"))
        return Phrase("odds.percent", {"number": own}).said(lang).text

    return said
