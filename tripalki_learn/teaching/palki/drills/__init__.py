"""Drills about Palki."""

from __future__ import annotations

from collections.abc import Mapping

from tripalki_learn.teaching.drills.kind import Kind
from tripalki_learn.teaching.palki.drills.points import PointsDrill
from tripalki_learn.teaching.palki.drills.take import Take

KINDS: Mapping[str, Kind] = {kind.name: kind for kind in (Take(), PointsDrill())}
"""The kinds of drill about Palki by name."""
