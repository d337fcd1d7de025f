"""Drills: questions made by the engine."""
