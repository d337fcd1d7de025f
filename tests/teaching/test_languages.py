"""A scene cut down to some languages is what would have been made for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from tripalki_learn.cards import parse_card, parse_hand
from tripalki_learn.games.tri_palki import begin, begun, exchange, laid_out, played, showdown
from tripalki_learn.teaching import (
    Scene,
    course_progress,
    exercises_scene,
    explorer_scene,
    play_scene,
    rules_scene,
    table_scene,
    tryout_scene,
    walkthrough_scene,
    whatif_scene,
)
from tripalki_learn.teaching.scenes import ALL, in_languages

TABLE = laid_out(
    begun(begin(["A", "B"])),
    [parse_hand("AH JH 6C"), parse_hand("9D 8S 7C")],
    parse_hand("KH 9S 8D"),
    parse_hand("6D 10S QH"),
)
PLAYED = played(TABLE, exchange(parse_card("6C"), parse_card("KH")))

HANDS = {"en": "6♥ 7♥ 8♥", "fr": "A♣ A♦ A♠", "es": "K♦ Q♦ 10♦", "ru": "A♥ J♥ 9♥"}
"""Players who are called like languages are no language."""

MADE: dict[str, Callable[[Sequence[str]], Scene]] = {
    "walkthrough": lambda langs: walkthrough_scene(showdown(HANDS), langs, ask=["stick"]),
    "table": lambda langs: table_scene(PLAYED.state, languages=langs),
    "tryout": lambda langs: tryout_scene(TABLE, "thirty_one", langs),
    "whatif": lambda langs: whatif_scene(HANDS, languages=langs),
    "drill": lambda langs: exercises_scene(["next"], 3, langs),
    "explorer": lambda langs: explorer_scene(parse_hand("AH JH 6C"), langs),
    "progress": lambda langs: course_progress(langs),
    "play": lambda langs: play_scene(languages=langs),
    "rules": lambda langs: rules_scene(langs),
}


@pytest.mark.parametrize("name", MADE)
def test_a_scene_cut_to_a_language_is_the_one_made_for_it(name: str) -> None:
    whole = MADE[name](ALL)
    for languages in (["ru"], ["fr", "es"]):
        assert in_languages(whole, languages) == MADE[name](languages)
    assert whole["languages"] == list(ALL)
