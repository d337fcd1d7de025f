"""A place at the table."""

from typing import TypeAlias

Seat: TypeAlias = int
"""A place at the table: 0 for the first player named, then clockwise."""
