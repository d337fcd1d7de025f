"""A table in words: for a terminal and for a screen reader."""

from __future__ import annotations

from typing import Any

from tripalki_learn.explain.catalog import Catalog
from tripalki_learn.explain.sentence import Sentence, sentence
from tripalki_learn.explain.tri_palki import points_sum
from tripalki_learn.explain.words import listed
from tripalki_learn.games.tri_palki import Score
from tripalki_learn.views.picture import SeatPicture, TablePicture


def score_note(worth: Score, lang: str) -> str:
    """What a hand is worth in a few words, to stand under it: ``"11 + 10 = 21 in hearts"``."""
    slots: dict[str, Any] = {"suit": worth.suit or worth.cards[0].suit}
    if not worth.special:
        slots["sum"] = points_sum(worth.scoring)
    return sentence(lang, f"note.{worth.kind.value}", slots).text


def seat_note(seat: SeatPicture, lang: str) -> str | None:
    """What stands under the hand of a seat, or None."""
    if seat.score is not None:
        return score_note(seat.score, lang)
    return sentence(lang, "note.again", {}).text if seat.again else None


def table_lines(picture: TablePicture, lang: str = "en") -> list[Sentence]:
    """The table in words, a line for each seat, then centre, reserve and washed-out cards."""
    lines = [_seat_line(seat, lang) for seat in picture.seats]
    if picture.centre is not None:
        key = "table.centre" if picture.centre else "table.centre.empty"
        lines.append(sentence(lang, key, {"cards": picture.centre}))
    if picture.reserve is not None:
        lines.append(sentence(lang, "table.reserve", {"count": picture.reserve}))
    if picture.washed:
        cards = [card for triple in picture.washed for card in triple]
        lines.append(sentence(lang, "table.washed", {"cards": cards}))
    return lines


def table_text(picture: TablePicture, lang: str = "en") -> str:
    """The table as plain text, to be read in a terminal."""
    return "\n".join(line.text for line in table_lines(picture, lang))


def table_speech(picture: TablePicture, lang: str = "en") -> str:
    """The table as it is read aloud."""
    return " ".join(line.spoken for line in table_lines(picture, lang))


def _seat_line(seat: SeatPicture, lang: str) -> Sentence:
    marks = [
        sentence(lang, f"mark.{name}", {}).text
        for name, shown in (
            ("out", seat.out),
            ("dealer", seat.dealer),
            ("to_act", seat.to_act),
            ("caller", seat.caller),
        )
        if shown
    ]
    marks.append(sentence(lang, "mark.sticks", {"count": seat.sticks}).text)
    slots: dict[str, Any] = {"player": seat.name, "marks": listed(Catalog.of(lang), marks)}
    note = seat_note(seat, lang)
    if not seat.hand:
        key = "table.seat.no_cards"
    elif None in seat.hand:
        key = "table.seat.face_down"
    else:
        key, slots["cards"] = "table.seat", seat.hand
        if note:
            key, slots["note"] = "table.seat.note", note
    return sentence(lang, key, slots)
