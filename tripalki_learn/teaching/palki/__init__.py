"""Palki in scenes: what its table shows, and how it changes."""

from tripalki_learn.teaching.palki.frames import frames

GAME = "palki"

__all__ = ["GAME", "frames"]
