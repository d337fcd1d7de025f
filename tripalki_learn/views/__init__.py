"""Cards and tables as SVG and as plain text (floor 4)."""

from tripalki_learn.views.card import BACK_SVG, CARD_SVG, card_svg, hand_svg
from tripalki_learn.views.chart import Series, share_charts
from tripalki_learn.views.html import score_html, trace_html
from tripalki_learn.views.picture import SeatPicture, TablePicture, picture_of
from tripalki_learn.views.suits import COLOURS, FOUR_COLOURS, SUIT_PATHS
from tripalki_learn.views.table import state_svg, table_svg
from tripalki_learn.views.text import score_note, seat_note, table_speech, table_text

__all__ = [
    "BACK_SVG",
    "CARD_SVG",
    "COLOURS",
    "FOUR_COLOURS",
    "SUIT_PATHS",
    "SeatPicture",
    "Series",
    "TablePicture",
    "card_svg",
    "hand_svg",
    "picture_of",
    "score_html",
    "score_note",
    "seat_note",
    "share_charts",
    "state_svg",
    "table_speech",
    "table_svg",
    "table_text",
    "trace_html",
]
