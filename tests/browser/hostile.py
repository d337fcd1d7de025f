"""Texts that somebody could bring to a page in order to break it, or to run something in it.

They reach a page in four ways: through its address, as a file of progress, as names of players, and
typed as cards. Every script of them would set ``globalThis.pwned``.
"""

from __future__ import annotations

import json

RUN = "globalThis.pwned=1"

MARKUP = (
    f"<script>{RUN}</script>",
    f"</script><script>{RUN}</script>",
    f"<img src=x onerror={RUN}>",
    f"<svg onload={RUN}>",
    f"\"><img src=x onerror='{RUN}'>",
    f"'-{RUN}-'",
    f"javascript:{RUN}",
    f"<iframe srcdoc='<script>parent.{RUN}</script>'>",
    f"<a href='javascript:{RUN}' autofocus onfocus={RUN}>x</a>",
    f"<style onload={RUN}>*{{display:none}}</style>",
    f"<!--<script>{RUN}//-->",
    f"{{{{constructor.constructor('{RUN}')()}}}}",
    f"${{{RUN}}}",
    "{player}{player:acc}{0}",
    "\u202egnirts\u2066",
    "a\u2028\u2029\u0085b",  # alone they would be no name
    "a\u0301" * 200,
    "‮❤️" * 50,
)
"""Names and values as attackers write them, and some that only confuse."""

SCALARS = (
    "",
    "__proto__",
    "constructor",
    "toString",
    "null",
    "NaN",
    "-1",
    "0",
    "1e309",
    "99999999999999999999",
    "%00",
    "%",
    "%ZZ",
    "../../etc/passwd",
    "x" * 5000,
)
"""Values where a word or a number is meant."""

HANDS = (
    "AH-AH-AH",
    "AH-JH",
    "AH-JH-6C-7C",
    "ZZ-1H-??",
    "6H-7H-8H_6H-7H-8H",
    "6H-7H-8H__",
    "_".join(["6H-7H-8H"] * 40),
    "6H-7H-8H_" + MARKUP[2],
)
"""Hands that cannot be, as a link would have them."""

ADDRESSES: dict[str, tuple[str, ...]] = {
    name: (*MARKUP[:8], *SCALARS, *(HANDS if name in ("hands", "centre") else ()))
    for name in ("lang", "hands", "centre", "seed", "present", "step")
}
"""Names in the address of a page (``step`` behind the ``#``), and what each is set to."""


def _file(rules: object, lessons: object, **more: object) -> str:
    found = {"format": "tripalki-learn.progress", "version": 1, "rules": rules, "lessons": lessons}
    return json.dumps({**found, **more})


FIRM = {"state": "firm", "row": [1, 2, 3], "wrong": False}

FILES: tuple[str | bytes, ...] = (
    *MARKUP,
    "",
    "null",
    "[]",
    "7",
    '"' + "x" * 300_000 + '"',
    "[" * 100_000,
    '{"a":' * 5_000 + "1" + "}" * 5_000,
    b"\xff\xfe\x00\xd8",
    b"PK\x03\x04" + bytes(64),
    *(_file({name: FIRM}, {}) for name in (*MARKUP[:4], "__proto__", "constructor", "TP-1.2.3")),
    *(_file({}, {name: {"passed": True}}) for name in (*MARKUP[:4], "__proto__", "../x", "")),
    _file({"TP-1.2": {**FIRM, "state": MARKUP[2]}}, {}),
    _file({"TP-1.2": {**FIRM, "row": [MARKUP[2]]}}, {}),
    _file({"TP-1.2": {**FIRM, "row": {"length": 1e9}}}, {}),
    _file({"TP-1.2": "firm"}, {}),
    _file([], {}),
    _file({}, None),
    _file({}, {}, version=MARKUP[2]),
    _file({}, {}, version=1e308),
    _file({}, {}, format=MARKUP[2]),
    '{"__proto__": {"format": "tripalki-learn.progress", "version": 1, "rules": {}}}',
)
"""Files that are no progress of ours, each refused with a sentence."""

CARDS = (*HANDS, *MARKUP[:8], "A♥ J♥ 🂡", "A" * 10_000, "AH\x00JH 6C", "Ａ♥ Ｊ♥ ６♣")
"""What might stand where a hand is meant."""
