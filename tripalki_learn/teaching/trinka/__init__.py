"""Trinka in scenes: what its table shows, and how it changes."""

from tripalki_learn.teaching.trinka.frames import frames

GAME = "trinka"

__all__ = ["GAME", "frames"]
