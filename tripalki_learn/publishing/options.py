"""The options of ``tripalki-learn publish``."""

from __future__ import annotations

import argparse
from pathlib import Path

from tripalki_learn.explain import sentence


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds them to the parser of the command."""
    add = parser.add_argument
    add("folder", metavar="DIR")
    add("--lessons", type=Path, metavar="FOLDER", help="publish the notebooks in FOLDER")
    add("--single-file", metavar="LESSON", help="write one lesson, in all languages, as one file")
    add("--url", help="the address that the site will have on the web")
    add("--no-engine", action="store_true", help="leave out Python in the pages (13 MB)")
    add("--preview", action="store_true", help="serve the site on this machine and open it")
    add("--force", action="store_true", help="also into a folder with other files, which stay")
    parser.set_defaults(run=run, fail=parser.error)


def run(options: argparse.Namespace) -> int:
    """Publishes as the options say and returns the exit code."""
    from tripalki_learn.publishing.publish import Options, publish

    if not options.folder:
        options.fail(sentence(options.lang, "cli.no_folder_name", {}).text)

    made = Options(
        lessons=options.lessons,
        url=options.url,
        single=options.single_file,
        engine=not options.no_engine,
        force=options.force,
        preview=options.preview,
    )
    return publish(Path(options.folder), options.lang, made)
