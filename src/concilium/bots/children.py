"""How a search chooses where to go from a node: to a decision that was good so far, is likely good or was rarely tried.

These functions are also written in C (`tools/engine_intrinsics.c`).
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.bots.habits import Habits
from concilium.bots.tree import NOTHING, Tree

LEAST_SPREAD: Final = 0.004
"""Win chances nearer to each other than this are as good as equal."""
_LEAST_TOTAL: Final = 0.000001


def mark_children(tree: Tree, node: i64, first: i64, child_of: vec[i64], is_noted: bool) -> None:
    """Note the child of each of a seat's decisions by its action, or take that back. Action 0 has the key `first`."""
    child = tree.child[node]
    while child != NOTHING:
        action = tree.key[child] - first
        if 0 <= action < len(child_of):
            if is_noted:
                child_of[action] = child
            else:
                child_of[action] = NOTHING
        child = tree.sibling[child]


def choose(
    tree: Tree,
    node: i64,
    offers: vec[i64],
    n: i64,
    child_of: vec[i64],
    habits: Habits,
    base: i64,
    even: float,
    curiosity: float,
    faith: float,
) -> i64:
    """The index of the offer to go to. Those that have a child count as offered once more.

    An offer without a child has an `even` prior, or if that is 0 one by habit, of which those of the step begin at
    `base`.
    """
    total = 0.0
    tried_total = 0.0
    tried: i64 = 0
    lowest = 1.0
    highest = 0.0
    i: i64 = 0
    while i < n:
        child = child_of[offers[i]]
        if child == NOTHING:
            total += even if even > 0.0 else habits.weight(base, offers[i])
        else:
            total += tree.prior[child]
            if tree.visits[child] > 0:
                tried_total += tree.total[child]
                tried += tree.visits[child]
                mean = tree.mean(child, faith)
                lowest = min(lowest, mean)
                highest = max(highest, mean)
        i += 1
    # A decision never tried is assumed to be as good as the mean of those that were.
    guess = tried_total / float(tried) if tried > 0 else 0.5
    # Win chances are scaled between the worst and the best: early in a game they differ by little.
    scale = curiosity / max(total, _LEAST_TOTAL) * (max(highest - lowest, 0.0) + LEAST_SPREAD)
    root = math.sqrt(float(tree.visits[node] + 1))
    best: i64 = 0
    most = -1.0
    i = 0
    while i < n:
        child = child_of[offers[i]]
        if child == NOTHING:
            value = guess + scale * (even if even > 0.0 else habits.weight(base, offers[i])) * root
        else:
            tree.offered[child] += 1
            visits = tree.visits[child]
            is_seen = visits > 0 or (faith > 0.0 and tree.seen[child] >= 0.0)
            mean = tree.mean(child, faith) if is_seen else guess
            value = mean + scale * tree.prior[child] * math.sqrt(float(tree.offered[child])) / float(visits + 1)
        if value > most:
            most = value
            best = i
        i += 1
    return best
