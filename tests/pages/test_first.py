"""The picture of the first page is the one that its text speaks of."""

from __future__ import annotations

from tripalki_learn.pages.first import HANDS, first_scene
from tripalki_learn.pages.lessons import lessons_folder, read_index


def test_the_first_hand_is_the_one_that_the_text_counts() -> None:
    text = "".join(cell["source"] for cell in read_index(lessons_folder())["cells"])
    assert HANDS[0] in text


def test_tp_2_8_the_other_hands_are_nowhere_in_the_scene() -> None:
    table = first_scene(["en"])["table"]
    assert table["seats"][0]["hand"] == ["AH", "JH", "6C"]
    assert [seat["hand"] for seat in table["seats"][1:]] == [[None] * 3] * 3
    assert table["centre"] == ["KH", "9D", "8S"]
    assert table["reserve"] == 36 - 4 * 3 - 3
