"""A cache bounded by the bytes that it holds, not by the number of its entries."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BoundedCache(Generic[K, V]):
    """The values used last, as many as fit into so many bytes; a larger one is not kept."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self._entries: OrderedDict[K, tuple[V, int]] = OrderedDict()

    def get(self, key: K) -> V | None:
        entry = self._entries.get(key)
        if entry is None:
            return None
        self._entries.move_to_end(key)
        return entry[0]

    def put(self, key: K, value: V, size: int) -> None:
        self.size -= self._entries.pop(key, (value, 0))[1]
        if size > self.most:
            return  # it must not drive out all others
        self._entries[key] = (value, size)
        self.size += size
        while self.size > self.most:
            _, (_, freed) = self._entries.popitem(last=False)
            self.size -= freed

    def clear(self) -> None:
        self._entries.clear()
        self.size = 0

    def items(self) -> list[tuple[K, V]]:
        """The entries, the one used longest ago first."""
        return [(key, value) for key, (value, _) in self._entries.items()]
