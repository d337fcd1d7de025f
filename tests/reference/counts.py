"""Counting by brute force: how many action sequences there are from a position."""

from .rounds import Round, act, fork, legal


def count(it: Round, depth: int) -> int:
    """The number of sequences of exactly `depth` actions; a call is an action of its own.

    A round that is over has no sequences left, except the empty one.
    """
    if depth <= 1:
        return 1 if depth == 0 else len(legal(it))
    total = 0
    for text in legal(it):
        after = fork(it)
        act(after, after["to_act"], text)
        total += count(after, depth - 1)
    return total
