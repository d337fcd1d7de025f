"""Jupyter's imports, without the one that takes longer than all others together."""

from __future__ import annotations

import sys
from typing import Any


def spare_slow_imports() -> None:
    """Lets Jupyter start without the grammar of internationalised addresses (RFC 3987).

    jsonschema builds a parser for it at import, which takes seconds; without it that one format of
    a string stays unchecked, which no schema of ours or of Jupyter's own needs. Call this before
    Jupyter is imported.
    """
    modules: dict[str, Any] = sys.modules
    modules.setdefault("rfc3987_syntax", None)
