"""The nodes of a search, as columns of numbers: a node stands for a sequence of the seats' decisions.

Chance creates no nodes: a node is the mean over everything that may have been drawn on the way to it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

ROOT: Final = 0
NOTHING: Final = -1


@final
class Tree:
    """Nodes in order of creation. Each row: the decision that leads to it, its relatives, what was found."""

    def __init__(self, capacity: i64) -> None:
        self.capacity = capacity
        self.size: i64 = 1
        self.key: Final = vec[i64]([NOTHING] * capacity)
        """Who decided and what: seat * actions + action."""
        self.child: Final = vec[i64]([NOTHING] * capacity)
        """The child created last; `sibling` leads to those created before."""
        self.sibling: Final = vec[i64]([NOTHING] * capacity)
        self.visits: Final = vec[i64]([0] * capacity)
        self.offered: Final = vec[i64]([0] * capacity)
        """How often the decision was legal when its parent was left: with hidden information it is not always."""
        self.total: Final = vec[float]([0.0] * capacity)
        """The sum of the win chances found below, for the seat that decided."""
        self.prior: Final = vec[float]([0.0] * capacity)
        self.seen: Final = vec[float]([-1.0] * capacity)
        """The win chance seen one step ahead, for the seat that decided; -1 if nobody looked."""
        self.weighed: Final = vec[i64]([0] * capacity)
        """1 if the children's priors come from the evaluation, 0 if from habit."""

    def clear(self) -> None:
        self.size = 1
        self._blank(ROOT, NOTHING, 0.0)

    def has_room(self, wanted: i64) -> bool:
        return self.size + wanted <= self.capacity

    def add(self, parent: i64, key: i64, prior: float) -> i64:
        """A new child."""
        node = self.size
        self.size += 1
        self._blank(node, key, prior)
        self.sibling[node] = self.child[parent]
        self.child[parent] = node
        return node

    def mean(self, node: i64, faith: float) -> float:
        """The win chance of a node's decision: what was found below it, and what was seen one step ahead, which counts
        for `faith` tries."""
        if faith > 0.0 and self.seen[node] >= 0.0:
            return (self.total[node] + faith * self.seen[node]) / (float(self.visits[node]) + faith)
        return self.total[node] / float(max(self.visits[node], 1))

    def find(self, parent: i64, key: i64) -> i64:
        """The child of a decision, or NOTHING."""
        node = self.child[parent]
        while node != NOTHING and self.key[node] != key:
            node = self.sibling[node]
        return node

    def graft(self, other: "Tree", node: i64) -> None:
        """Become the subtree of another tree at one of its nodes."""
        self.clear()
        self._take_over(other, node, ROOT)

    def _blank(self, node: i64, key: i64, prior: float) -> None:
        self.key[node] = key
        self.child[node] = NOTHING
        self.sibling[node] = NOTHING
        self.visits[node] = 0
        self.offered[node] = 0
        self.total[node] = 0.0
        self.prior[node] = prior
        self.seen[node] = -1.0
        self.weighed[node] = 0

    def _take_over(self, other: "Tree", theirs: i64, ours: i64) -> None:
        """Copy a node's figures and everything below it."""
        self.visits[ours] = other.visits[theirs]
        self.offered[ours] = other.offered[theirs]
        self.total[ours] = other.total[theirs]
        self.weighed[ours] = other.weighed[theirs]
        node = other.child[theirs]
        while node != NOTHING:
            added = self.add(ours, other.key[node], other.prior[node])
            self.seen[added] = other.seen[node]
            self._take_over(other, node, added)
            node = other.sibling[node]
