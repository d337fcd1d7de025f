"""A table in words: for a terminal and for a screen reader."""

from __future__ import annotations

from typing import Any

from tripalki_learn.explain import Phrase
from tripalki_learn.explain.tri_palki import points_sum
from tripalki_learn.games.tri_palki import Score
from tripalki_learn.views.picture import SeatPicture, TablePicture


def score_phrase(worth: Score) -> Phrase:
    """What a hand is worth in a few words, to stand under it: "11 + 10 = 21 in hearts"."""
    slots: dict[str, Any] = {"suit": worth.suit or worth.cards[0].suit}
    if not worth.special:
        slots["sum"] = points_sum(worth.scoring)
    return Phrase(f"note.{worth.kind.value}", slots)


def score_note(worth: Score, lang: str) -> str:
    r"""What a hand is worth in a few words of the language.

    >>> from tripalki_learn.cards import parse_hand
    >>> from tripalki_learn.games.tri_palki import score
    >>> score_note(score(parse_hand("6H 6C 6S")), "fr")
    'trois six\xa0: main sûre'
    """
    return score_phrase(worth).said(lang).text


def seat_note_phrase(seat: SeatPicture) -> Phrase | None:
    """What stands under the hand of a seat, if anything does."""
    if seat.score is not None:
        return score_phrase(seat.score)
    return Phrase("note.again") if seat.again else None


def seat_note(seat: SeatPicture, lang: str) -> str | None:
    """What stands under the hand of a seat in the language, or None.

    >>> seat_note(SeatPicture("Ann", again=True), "en"), seat_note(SeatPicture("Ann"), "en")
    ('plays again', None)
    """
    phrase = seat_note_phrase(seat)
    return None if phrase is None else phrase.said(lang).text


def table_phrases(picture: TablePicture) -> list[Phrase]:
    """The table in words: each seat, then centre, reserve and washed-out cards."""
    phrases = [_seat_phrase(seat) for seat in picture.seats]
    if picture.centre is not None:
        key = "table.centre" if picture.centre else "table.centre.empty"
        phrases.append(Phrase(key, {"cards": picture.centre}))
    if picture.reserve is not None:
        phrases.append(Phrase("table.reserve", {"count": picture.reserve}))
    if picture.washed:
        cards = [card for triple in picture.washed for card in triple]
        phrases.append(Phrase("table.washed", {"cards": cards}))
    return phrases


def table_text(picture: TablePicture, lang: str = "en") -> str:
    """The table as plain text, to be read in a terminal.

    >>> print(table_text(TablePicture((SeatPicture("Ann", dealer=True),), (), 6)))
    Ann (dealer and 0 sticks): no cards.
    Centre: no cards.
    Reserve: 6 cards.
    """
    return "\n".join(phrase.said(lang).text for phrase in table_phrases(picture))


def table_speech(picture: TablePicture, lang: str = "en") -> str:
    """The table as it is read aloud.

    >>> table_speech(TablePicture((SeatPicture("Ann", dealer=True),), (), 6))
    'Ann (dealer and 0 sticks): no cards. Centre: no cards. Reserve: 6 cards.'
    """
    return " ".join(phrase.said(lang).spoken for phrase in table_phrases(picture))


def _seat_phrase(seat: SeatPicture) -> Phrase:
    marks = [
        Phrase(f"mark.{name}")
        for name, shown in (
            ("out", seat.out),
            ("dealer", seat.dealer),
            ("to_act", seat.to_act),
            ("caller", seat.caller),
        )
        if shown
    ]
    marks.append(Phrase("mark.sticks", {"count": seat.sticks}))
    slots: dict[str, Any] = {"player": seat.name, "marks": marks}
    note = seat_note_phrase(seat)
    if not seat.hand:
        key = "table.seat.no_cards"
    elif None in seat.hand:
        key = "table.seat.face_down"
    else:
        key, slots["cards"] = "table.seat", seat.hand
        if note:
            key, slots["note"] = "table.seat.note", note
    return Phrase(key, slots)
