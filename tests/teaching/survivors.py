"""Which beliefs the tests of the engine would let live.

``python -m tests.teaching.survivors`` plays each misconception into the engine, runs the engine's
tests and prints how many of them fail, and how many of those are named after the rule that the
belief is against. A belief under which none fails shows a suite that is too weak. Names of beliefs
as arguments limit it to them, ``--quick`` to the tests of the rule's own section, ``--json`` writes
the names of the tests that fail instead of the table.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tripalki_learn.teaching.misconceptions import EVERY, Misconception, believing, named

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests" / "games" / "tri_palki"
ENGINE = (
    *sorted(TESTS.glob("test_tp_*.py")),
    TESTS / "test_worked_examples.py",
    TESTS / "test_scoring.py",
)
"""The tests of Tri Palki by rule, by the rulebook's examples, and of all hands."""

PALKI = tuple(sorted((TESTS.parent / "palki").glob("test_pa_*.py")))

TRINKA = tuple(sorted((TESTS.parent / "trinka").glob("test_tr_*.py")))

OF_GAME = {"tri_palki": ENGINE, "trinka": TRINKA, "palki": PALKI}
"""The tests of the engine by game."""


class Failures:
    """A plugin that notes which tests fail, and how many ran."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.ran = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.ran += report.when == "call"
        if report.failed:
            self.names.append(report.nodeid.split("::", 1)[1])

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        # Tests that cannot be collected prove nothing.
        assert not report.failed, report.longrepr


def failures(belief: Misconception | None, files: Sequence[Path]) -> list[str]:
    """The names of the tests in these files that fail under a belief, or by the rules (None)."""
    found = Failures()
    with _tests_loaded_anew(), believing(*[belief] if belief else []):
        options = ["-q", "--tb=no", "-p", "no:cacheprovider", f"--rootdir={ROOT}"]
        with contextlib.redirect_stdout(io.StringIO()) as said:
            code = pytest.main([*options, *map(str, files)], plugins=[found])
    assert found.ran >= 10 * len(files) - 10, said.getvalue()
    assert code == (1 if found.names else 0), said.getvalue()
    return found.names


def section(belief: Misconception) -> list[Path]:
    """The files of the section of the rule that the belief is against."""
    start = f"test_{belief.rule.lower().replace('-', '_').partition('.')[0]}_"
    return [path for path in OF_GAME[belief.game] if path.name.startswith(start)]


@contextlib.contextmanager
def _tests_loaded_anew() -> Iterator[None]:
    """What tests import or remember of the engine, they shall import and find under the belief."""
    _unload()
    yield
    _unload()


def _unload() -> None:
    for name in [name for name in sys.modules if name.startswith("tests.games")]:
        del sys.modules[name]


def of_its_rule(belief: Misconception, names: Sequence[str]) -> list[str]:
    """Those of the tests that are named after the rule that the belief is against."""
    start = f"test_{belief.rule.lower().replace('-', '_').replace('.', '_')}_"
    return [name for name in names if name.startswith(start)]


HEAD = f"{'belief':<30}{'against':<10}{'tests that fail':>15}{'of that rule':>14}"


def row(belief: Misconception, names: Sequence[str]) -> str:
    """The line of the table about a belief under which these tests fail."""
    own = len(of_its_rule(belief, names))
    return f"{belief.name:<30}{belief.rule:<10}{len(names):>15}{own:>14}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table; gives 1 if a belief survives."""
    parser = argparse.ArgumentParser(description="Which beliefs survive the tests of the engine?")
    parser.add_argument("names", nargs="*", metavar="belief")
    parser.add_argument("--quick", action="store_true", help="only the tests of the section")
    parser.add_argument("--json", action="store_true", help="the names of the tests that fail")
    given = parser.parse_args(arguments)
    beliefs = [named(name) for name in given.names] or list(EVERY)
    files = {
        belief.name: section(belief) if given.quick else OF_GAME[belief.game] for belief in beliefs
    }
    # By the rules none fails, else it is not the belief that makes one fail.
    assert failures(None, sorted(set().union(*files.values()))) == []
    found = {}
    if not given.json:
        print(HEAD)
    for belief in beliefs:
        names = found[belief.name] = failures(belief, files[belief.name])
        if not given.json:
            print(row(belief, names), flush=True)
    if given.json:
        print(json.dumps(found))
    return 0 if all(found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
