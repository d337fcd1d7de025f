"""Odds from Python: counting again through the traits that a page uses."""

from __future__ import annotations

from tripalki_learn.widgets import Odds


def test_a_widget_counts_again_step_by_step_and_for_another_hand() -> None:
    widget = Odds("exchange", "A♥ J♥ 6♣")
    assert widget.scene["hand"] == ["AH", "JH", "6C"]
    widget.wanted = {"id": "x", "turn": 0, "hand": "6H 7H 8H"}
    # TP-4.8: 6-7-8 of a suit is safe already, whatever the centre.
    rows = widget.more["scene"]["rows"]
    assert [row["label"]["k"] for row in rows] == ["odds.row.special"]
    assert rows[0]["count"] == rows[0]["cases"]
    widget.wanted = {}
    assert widget.more["id"] == "x"
