"""The command line: ``tripalki-learn serve | lab | publish | score | replay | rules``."""

from __future__ import annotations

import argparse
import locale
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tripalki_learn import __version__
from tripalki_learn.cards import NotationError, parse_hand
from tripalki_learn.engine import Trace
from tripalki_learn.explain import (
    LANGUAGES,
    RULES,
    error_sentence,
    explain_event,
    explain_rule,
    section_title,
    sentence,
    shortened,
)
from tripalki_learn.games import GAMES
from tripalki_learn.publishing.options import add_options
from tripalki_learn.records import (
    Record,
    RecordError,
    read_bytes,
    read_file,
    records_of,
    replay,
    rounds_json,
    trace_json,
)
from tripalki_learn.records.record import MAXIMUM_SIZE
from tripalki_learn.terminal import STOPPED, ended, given, prepare, print_json
from tripalki_learn.views.transcript import fault_line, ruled_line, transcript

_SCORED = {game: how for game in GAMES if (how := records_of(game).SCORING) is not None}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; what comes back is its exit code: 0, or 1 with a message about bad input.

    A usage error exits 2 by itself.
    """
    try:
        prepare()
        options = _parser().parse_args(argv)
        printing = options.run in (_score, _replay, _rules)
        return ended(lambda: int(options.run(options)), options.lang, printing)
    except KeyboardInterrupt:
        return STOPPED


def system_language() -> str:
    """The language of the system if the kit speaks it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            code = os.environ[name][:2].lower()
            return code if code in LANGUAGES else "en"
    code = (locale.getlocale()[0] or "en")[:2].lower()
    return code if code in LANGUAGES else "en"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tripalki-learn", description="Learn Tri Palki: lessons, rules and rulings."
    )
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    lang = argparse.ArgumentParser(add_help=False)
    lang.add_argument(
        "--lang",
        choices=list(LANGUAGES),
        default=system_language(),
        help="the language of sentences (default: the system's, else English)",
    )
    as_json = argparse.ArgumentParser(add_help=False)
    as_json.add_argument("--json", action="store_true", help="print JSON instead of sentences")

    serve = commands.add_parser(
        "serve", parents=[lang], help="serve the lessons as pages on this machine"
    )
    serve.add_argument("--port", metavar="N", help="the port (default: 8866)")
    serve.add_argument("--no-browser", action="store_true", help="do not open the browser")
    serve.set_defaults(run=_serve, fail=serve.error)

    lab = commands.add_parser(
        "lab", parents=[lang], help="copy the lessons into a folder and open JupyterLab there"
    )
    lab.add_argument("folder", nargs="?", metavar="DIR")
    lab.set_defaults(run=_lab, fail=lab.error)

    publish = commands.add_parser(
        "publish", parents=[lang], help="write the lessons as static pages into a folder"
    )
    add_options(publish)

    score = commands.add_parser(
        "score", parents=[lang, as_json], help="score hands, and rank them when there are several"
    )
    score.add_argument("hands", nargs="+", metavar="HAND", help='three cards: "AH JH 6C"')
    score.add_argument("--game", choices=list(_SCORED), default=GAMES[0])
    for option in sorted({name for how in _SCORED.values() for name in how.options}):
        score.add_argument(f"--{option}", action="append_const", const=option, dest="by")
    score.set_defaults(run=_score, by=None, fail=score.error)

    rerun = commands.add_parser(
        "replay", parents=[lang, as_json], help="replay records and explain every ruling"
    )
    rerun.add_argument("files", nargs="+", metavar="FILE", help="a record; - reads standard input")
    rerun.set_defaults(run=_replay)

    rules = commands.add_parser("rules", parents=[lang, as_json], help="the rules")
    rules.add_argument("numbers", nargs="*", metavar="RULE", help="a rule or section: TP-5.2, TP-5")
    rules.set_defaults(run=_rules)
    return parser


def _serve(options: argparse.Namespace) -> int:
    from tripalki_learn.serving.serve import serve

    port = None if options.port is None else _port(options)
    return serve(port=port, open_browser=not options.no_browser, lang=options.lang)


def _port(options: argparse.Namespace) -> int:
    """The port that is asked for; a usage error where there is no such port."""
    if re.fullmatch("[0-9]{1,5}", options.port) and int(options.port) <= 65535:
        return int(options.port)
    options.fail(sentence(options.lang, "cli.bad_port", {"text": options.port}).text)
    raise AssertionError  # a usage error ends the program


def _lab(options: argparse.Namespace) -> int:
    from tripalki_learn.serving.lab import lab

    if options.folder == "":
        options.fail(sentence(options.lang, "cli.no_folder_name", {}).text)
    return lab(options.folder and Path(options.folder), options.lang)


def _score(options: argparse.Namespace) -> int:
    scoring = _SCORED[options.game]
    chosen = {name: True for name in options.by or ()}
    for name in chosen:
        if name not in scoring.options:
            options.fail(f"--{name} is not an option of {options.game}")
    hands = []
    for number, text in enumerate(options.hands, 1):
        try:
            hands.append(parse_hand(text))
        except NotationError as error:
            return _bad_hand(error, number, options)
    scores = scoring.json(hands, **chosen)
    if options.json:
        print_json(scores)
        return 0
    ranks = [score["rank"] for score in scores]
    for hand, rank in zip(hands, ranks, strict=True):
        print(sentence(options.lang, "cli.hand", {"cards": hand}).text)
        for event in scoring.count(hand, **chosen):
            print("  " + ruled_line(explain_event(event, (), options.lang)))
        if rank is not None and len(hands) > 1:
            slots = {"rank": rank, "count": len(ranks) - ranks.count(None)}
            print("  " + sentence(options.lang, scoring.rank, slots).text)
    return 0


def _bad_hand(error: NotationError, number: int, options: argparse.Namespace) -> int:
    said = error_sentence(error, options.lang)
    if options.json:
        code = "unreadable" if error.code == "unreadable_card" else "bad_pack"
        rule = None if code == "unreadable" else records_of(options.game).PACK
        print_json({"error": {"hand": number, "rule": rule, "code": code, "message": said.text}})
    else:
        slots = {"number": number, "message": said.text}
        print(sentence(options.lang, "cli.bad_hand", slots).text, file=sys.stderr)
    return 1


def _replay(options: argparse.Namespace) -> int:
    results: list[dict[str, Any]] = []
    failed = False
    for name in options.files:
        if len(options.files) > 1 and not options.json:
            print(sentence(options.lang, "cli.file", {"file": name}).text)
        try:
            trace = replay(_read(name))
        except RecordError as error:
            failed = True
            if options.json:
                results.append(_error_json(error, name, options.lang))
            else:
                _print_transcript(error.trace, options.lang)
                sys.stdout.flush()
                said = fault_line(error, name, options.lang)
                if not name:
                    said = error_sentence(error, options.lang).text
                print(said, file=sys.stderr)
        else:
            if options.json:
                results.append(trace_json(trace))
            else:
                _print_transcript(trace, options.lang)
    if options.json:
        print_json(results if len(options.files) > 1 else results[0])
    return int(failed)


def _read(name: str) -> Record:
    if not name:
        raise RecordError("no_file", what="no_name")
    if name != "-":
        return read_file(Path(name))
    try:
        return read_bytes(given(MAXIMUM_SIZE + 1))
    except (AttributeError, OSError):  # closed: then there is no stdin at all; or a folder
        raise RecordError("no_file", what="no_input") from None


def _print_transcript(trace: Trace | None, lang: str) -> None:
    for line in transcript(trace, lang) if trace is not None else ():
        print(line)


def _good_rounds(error: RecordError) -> list[dict[str, Any]]:
    """The rounds before the faulty one."""
    if error.trace is None or error.round is None:
        return []
    return rounds_json(error.trace)[: error.round - 1]


def _error_json(error: RecordError, name: str, lang: str) -> dict[str, Any]:
    return {
        "error": {
            "file": name,
            "round": error.round,
            "action": error.action,
            "to_act": error.to_act,
            "rule": error.rule,
            "code": error.code,
            "message": error_sentence(error, lang).text,
            "legal": list(error.legal),
        },
        "rounds": _good_rounds(error),
    }


def _rules(options: argparse.Namespace) -> int:
    wanted = [number.upper() for number in options.numbers]
    for number in wanted:
        if all(number not in (rule.number, rule.section) for rule in RULES):
            return _unknown_rule(number, options)
    rules = [
        rule for rule in RULES if not wanted or rule.number in wanted or rule.section in wanted
    ]
    if options.json:
        print_json(
            [
                {
                    "rule": rule.number,
                    "section": rule.section,
                    "table": rule.table,
                    "text": explain_rule(rule.number, options.lang).text,
                }
                for rule in rules
            ]
        )
        return 0
    section = None
    for rule in rules:
        if rule.section != section and not wanted:
            section = rule.section
            print(f"{section}  {section_title(section, options.lang)}")
        text = explain_rule(rule.number, options.lang).text
        key = "cli.rule.table" if rule.table else "cli.rule"
        print(sentence(options.lang, key, {"rule": rule.number, "text": text}).text)
    return 0


def _unknown_rule(number: str, options: argparse.Namespace) -> int:
    slots = {"rule": shortened(number), "first": RULES[0].number, "last": RULES[-1].number}
    message = sentence(options.lang, "cli.unknown_rule", slots).text
    if options.json:
        error = {"rule": None, "code": "unknown_rule", "message": message}
        print_json({"error": error})
    else:
        print(message, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
