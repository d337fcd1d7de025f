"""Where ``tripalki-learn`` begins: Ctrl-C ends it quietly even while it is still starting."""

from __future__ import annotations


def main() -> int:
    """Run the command line; what comes back is its exit code."""
    try:
        # Half of a start is this import.
        from tripalki_learn.cli import main as run

        return run()
    except KeyboardInterrupt:
        return 130
