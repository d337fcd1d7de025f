"""Bots and analysis: they choose an action, and say why (floor 4).

Each game has its players in a folder of its own; none of them sees more than its seat does.
"""

from tripalki_learn.players.decision import Decision, Reason

__all__ = ["Decision", "Reason"]
