"""The rulebook as a scene."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter

from tripalki_learn.explain import RULES, explain_rule, section_title
from tripalki_learn.teaching.scenes import ALL, VERSION, Scene, each, said, text_of


def rules_scene(languages: Sequence[str] = ALL) -> Scene:
    """Every rule by section, with a mark on those that are a decision of the table.

    >>> rules_scene(["en"])["kind"]
    'rules'
    """
    return {
        "kind": "rules",
        "version": VERSION,
        "languages": list(languages),
        "label": text_of(languages, "scene.rules"),
        "table_mark": text_of(languages, "rules.table"),
        "table_explained": text_of(languages, "rules.table.explained"),
        "sections": [
            {
                "section": section,
                "title": each(languages, lambda lang, name=section: section_title(name, lang)),  # type: ignore[misc]
                "rules": [
                    {
                        "rule": rule.number,
                        "table": rule.table,
                        "text": said(languages, lambda lang, n=rule.number: explain_rule(n, lang)),  # type: ignore[misc]
                    }
                    for rule in rules
                ],
            }
            for section, rules in groupby(RULES, attrgetter("section"))
        ],
    }
