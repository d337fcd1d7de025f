"""The options of ``tripalki-learn publish``."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds them to the parser of the command."""
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument(
        "--lessons", type=Path, metavar="FOLDER", help="publish the notebooks in FOLDER"
    )
    parser.add_argument("--url", help="the address that the site will have on the web")
    parser.add_argument(
        "--force", action="store_true", help="also into a folder with other files, which stay"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Publishes as the options say and returns the exit code."""
    from tripalki_learn.publishing.publish import publish

    return publish(
        options.folder,
        options.lang,
        lessons=options.lessons,
        url=options.url,
        force=options.force,
    )
