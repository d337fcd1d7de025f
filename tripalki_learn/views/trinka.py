"""A table of Trinka and its hands: as SVG, in words, and as HTML."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from tripalki_learn.cards import Card
from tripalki_learn.engine import Seat
from tripalki_learn.explain import Phrase
from tripalki_learn.explain.trinka import worth_slots, worth_variant
from tripalki_learn.games.trinka import Observation, Score, State, observe, score
from tripalki_learn.games.trinka.scoring import JOKER
from tripalki_learn.views.card import hand_drawing, hand_svg, svg
from tripalki_learn.views.drawing import frame, paper, words
from tripalki_learn.views.markup import markup

_COLUMN, _ROW, _MARGIN = 250, 160, 14


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """What is to be seen of one seat.

    ``hand`` has None for a card face down and is empty for who is not dealt in; ``chips`` are the
    net result, ``paid`` what was put into the bank in this round; ``out``: no longer in the round;
    ``taker`` of the bank; ``tied``: in the svara that was declared; ``score`` the worth to be
    shown, if any.
    """

    name: str
    hand: tuple[Card | None, ...] = ()
    chips: int = 0
    paid: int = 0
    dealer: bool = False
    to_act: bool = False
    out: bool = False
    taker: bool = False
    tied: bool = False
    score: Score | None = None


@dataclass(frozen=True, slots=True)
class TablePicture:
    """What is to be seen of a table: its seats, the bank (None where it is not shown), and what it
    plays by."""

    seats: tuple[SeatPicture, ...]
    bank: int | None
    ante: int
    limit: int | None
    joker: bool

    def showing(self, *seats: Seat) -> TablePicture:
        """The picture with only these seats' hands face up, and nothing said of any hand."""
        shown = tuple(
            replace(
                seat,
                hand=seat.hand if number in seats else (None,) * len(seat.hand),
                score=None,
            )
            for number, seat in enumerate(self.seats)
        )
        return replace(self, seats=shown)


def picture_of(state: State | Observation, seat: Seat | None = None) -> TablePicture:
    """The table as ``seat`` sees it, or, without one, with all cards face up.

    What a seat has observed is drawn as it was seen.
    """
    if isinstance(state, State) and seat is not None:
        state = observe(state, seat)
    hands = state.hands

    def at(other: Seat, name: str) -> SeatPicture:
        held = hands[other] if hands else ()
        hidden: tuple[Card | None, ...] = (None,) * 3
        return SeatPicture(
            name=name,
            hand=hidden if held is None else held,
            chips=state.chips[other],
            paid=state.paid[other] if state.paid else 0,
            dealer=other == state.dealer,
            to_act=other == state.to_act,
            out=held != () and other not in state.live,
            taker=other == state.taker,
            tied=other in state.tied,
            score=score(held, state.joker) if held and len(held) == 3 else None,
        )

    seats = tuple(at(other, name) for other, name in enumerate(state.players))
    return TablePicture(seats, state.bank, state.ante, state.limit, state.joker)


def score_phrase(worth: Score) -> Phrase:
    """What a hand is worth in a few words, to stand under it: "trinka: 11 + 10 + 9 = 30"."""
    slots = worth_slots(worth.kind, worth.value, worth.scoring, worth.joker)
    return Phrase(f"note.trinka.{worth_variant(worth.kind, worth.scoring, worth.joker)}", slots)


def _marks(seat: SeatPicture) -> list[Phrase]:
    marks = [
        Phrase(key)
        for key, shown in (
            ("mark.dealer", seat.dealer),
            ("mark.to_act", seat.to_act),
            ("mark.trinka.out", seat.out),
            ("mark.trinka.taker", seat.taker),
            ("mark.trinka.tied", seat.tied),
        )
        if shown
    ]
    return [*marks, *_chips(seat)]


def _chips(seat: SeatPicture) -> list[Phrase]:
    # A minus sign, where a hyphen would look like a dash.
    chips = str(seat.chips).replace("-", "\N{MINUS SIGN}")
    return [
        Phrase("mark.trinka.chips", {"chips": chips}),
        *[Phrase("mark.trinka.paid", {"paid": seat.paid})] * bool(seat.paid),
    ]


def table_phrases(picture: TablePicture) -> list[Phrase]:
    """The table in words: what it plays by, the bank, then each seat."""
    key = "table.trinka.ante" if picture.limit is None else "table.trinka.limit"
    phrases = [Phrase("table.trinka.joker", {"card": JOKER})] if picture.joker else []
    if picture.bank is not None:
        phrases.insert(0, Phrase(key, {"ante": picture.ante, "limit": picture.limit}))
        phrases.append(Phrase("table.trinka.bank", {"bank": picture.bank}))
    return [*phrases, *map(_seat_phrase, picture.seats)]


def _seat_phrase(seat: SeatPicture) -> Phrase:
    slots: dict[str, Any] = {"player": seat.name, "marks": _marks(seat), "cards": seat.hand}
    if not seat.hand:
        return Phrase("table.seat.no_cards", slots)
    if None in seat.hand:
        return Phrase("table.seat.face_down", slots)
    if seat.score is None:
        return Phrase("table.seat", slots)
    return Phrase("table.seat.note", {**slots, "note": score_phrase(seat.score)})


def table_text(picture: TablePicture, lang: str = "en") -> str:
    """The table as plain text, to be read in a terminal."""
    return "\n".join(phrase.said(lang).text for phrase in table_phrases(picture))


def table_speech(picture: TablePicture, lang: str = "en") -> str:
    """The table as it is read aloud."""
    return " ".join(phrase.said(lang).spoken for phrase in table_phrases(picture))


def _seat(seat: SeatPicture, lang: str, four_colours: bool) -> str:
    edge = frame(_COLUMN - 12, _ROW - 8) if seat.to_act else ""
    marks = [mark.said(lang).text for mark in _marks(seat)[: -len(_chips(seat))]]
    drawn = hand_drawing(seat.hand, lang, four_colours)
    faint = ' opacity=".5"' * seat.out
    cards = f'<g transform="translate(0 22)"{faint}>{drawn}</g>'
    note = "" if seat.score is None else score_phrase(seat.score).said(lang).text
    chips = " · ".join(mark.said(lang).text for mark in _chips(seat))
    return (
        edge
        + words(0, 14, " · ".join([seat.name, *marks]), 15, 600)
        + cards
        + words(0, 112, note)
        + words(0, 134, chips)
    )


def table_svg(picture: TablePicture, lang: str = "en", four_colours: bool = False) -> str:
    """The table as SVG: what it plays by and the bank, then seats with hands and chips."""
    columns = min(4, len(picture.seats))
    head = len(table_phrases(picture)) - len(picture.seats)
    lines = [phrase.said(lang).text for phrase in table_phrases(picture)[:head]]
    top = _MARGIN + 34
    seats = [
        f'<g transform="translate({_MARGIN + place % columns * _COLUMN} '
        f'{top + place // columns * _ROW})">{_seat(seat, lang, four_colours)}</g>'
        for place, seat in enumerate(picture.seats)
    ]
    width = columns * _COLUMN + _MARGIN
    height = top + _MARGIN + -(-len(picture.seats) // columns) * _ROW
    head_line = words(_MARGIN, _MARGIN + 14, " ".join(lines), 15)
    label = table_speech(picture, lang)
    return svg(width, height, label, paper(width, height) + head_line + "".join(seats), scale=1)


def state_svg(state: State | Observation, lang: str = "en", four_colours: bool = False) -> str:
    """A state as SVG, all cards face up; or what a seat sees of it."""
    return table_svg(picture_of(state), lang, four_colours)


def score_html(worth: Score, lang: str = "en") -> str:
    """A hand and what it is worth."""
    note, rules = markup(score_phrase(worth).said(lang).text), markup(", ".join(worth.rules))
    return f"<div>{hand_svg(worth.cards, lang)}<p>{note} <small>{rules}</small></p></div>"
