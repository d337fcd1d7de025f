"""Drills about Trinka."""

from __future__ import annotations

from collections.abc import Mapping

from tripalki_learn.teaching.drills.kind import Kind
from tripalki_learn.teaching.trinka.drills.may import May
from tripalki_learn.teaching.trinka.drills.opens import Opens
from tripalki_learn.teaching.trinka.drills.worth import Worth

KINDS: Mapping[str, Kind] = {kind.name: kind for kind in (Worth(), Opens(), May())}
"""The kinds of drill about Trinka by name."""
