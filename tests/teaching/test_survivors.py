"""No belief survives the tests of the engine: else they would be too weak."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.teaching.survivors import HEAD, ROOT, of_its_rule, row
from tripalki_learn.teaching.misconceptions import EVERY, named


def survivors(*arguments: str) -> dict[str, list[str]]:
    """The engine's tests that fail, by belief."""
    command = [sys.executable, "-m", "tests.teaching.survivors", "--json", *arguments]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode in (0, 1), run.stderr
    found: dict[str, list[str]] = json.loads(run.stdout.splitlines()[-1])
    return found


def survives(name: str, failing: list[str]) -> bool:
    """Whether no test named after the rule fails that the belief is against."""
    return not of_its_rule(named(name), failing)


def test_some_beliefs_do_not_survive_the_tests_of_their_rules() -> None:
    names = ["deal_washout_gives_turn", "all_pass_new_centre", "neighbour_of_old_dealer"]
    names += ["sweeps_score", "both_at_once"]
    found = survivors("--quick", *names)
    assert sorted(found) == sorted(names)
    assert [name for name in found if survives(name, found[name])] == []


@pytest.mark.full
def test_no_belief_survives_the_tests_of_the_engine(capsys: pytest.CaptureFixture[str]) -> None:
    found = survivors()
    assert sorted(found) == sorted(belief.name for belief in EVERY)
    with capsys.disabled():
        print("", HEAD, *(row(named(name), failing) for name, failing in found.items()), sep="\n")
    assert [name for name in found if not found[name]] == []
    assert [name for name in found if survives(name, found[name])] == []
