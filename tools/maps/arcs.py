"""Outlines as pieces that neighbours share: each piece once, and without what nobody can see."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot

TOKEN = re.compile(r"[MlLZzHhVv]|-?(?:\d+\.?\d*|\.\d+)")
GRID = 5  # points of the page for a kilometre

Point = tuple[int, int]  # on that grid
Line = tuple[Point, ...]


def kilometres(path: str) -> list[list[tuple[float, float]]]:
    """The points of each line of a path made of M, l and Z."""
    found: list[list[tuple[float, float]]] = []
    numbers: list[float] = []
    command, x, y = "", 0.0, 0.0
    for token in TOKEN.findall(path):
        if token.isalpha():
            command = token
            continue
        numbers.append(float(token))
        if len(numbers) < 2:
            continue
        dx, dy = numbers
        numbers = []
        x, y = (dx, dy) if command in "ML" else (x + dx, y + dy)
        if command == "M":
            found.append([])
            command = "l"
        found[-1].append((x, y))
    return found


def lines(path: str) -> list[Line]:
    """The same on the grid; a point of two paths, however it was reached, is the same there."""
    return [
        tuple((round(round(x, 1) * GRID), round(round(y, 1) * GRID)) for x, y in line)
        for line in kilometres(path)
    ]


def thinned(line: Sequence[Point], unseen: float) -> list[Point]:
    """A line without the points that lie nearly on the way between others."""
    kept, todo = {0, len(line) - 1}, [(0, len(line) - 1)]
    while todo:
        first, last = todo.pop()
        aside = [(distance(line[n], line[first], line[last]), n) for n in range(first + 1, last)]
        farthest, n = max(aside, default=(0.0, 0))
        if farthest > unseen * GRID:
            kept.add(n)
            todo += [(first, n), (n, last)]
    return [line[n] for n in sorted(kept)]


def distance(point: Point, one: Point, other: Point) -> float:
    """How far a point lies from the way between two others."""
    (x, y), (x1, y1), (x2, y2) = point, one, other
    dx, dy = x2 - x1, y2 - y1
    length = dx * dx + dy * dy
    along = ((x - x1) * dx + (y - y1) * dy) / length if length else 0.0
    along = min(1.0, max(0.0, along))
    return hypot(x - x1 - along * dx, y - y1 - along * dy)


def written(drawn: Iterable[Sequence[Point]], unseen: float) -> str:
    """Lines as text: of each its first point, and the ways from each point to the next."""
    return ";".join(differences(thinned(line, unseen)) for line in drawn)


def differences(line: Sequence[Point]) -> str:
    ways = [number for (x, y), (u, v) in pairwise(line) for number in (u - x, v - y)]
    return ",".join(map(str, [*line[0], *ways]))


Ring = list[int]


class Arcs:
    """The pieces of which outlines are made, cut where other outlines come or go.

    A ring is a list of pieces: the number of each or, where it is gone backwards, ``-1 -`` that
    number.
    """

    def __init__(self, outlines: Sequence[Iterable[Line]]) -> None:
        closed = [[ring for ring in map(opened, rings) if len(ring) > 2] for rings in outlines]
        self.numbers: dict[Line, int] = {}
        self.users: dict[int, set[int]] = defaultdict(set)  # by piece, the outlines that go there
        ends = junctions(ring for rings in closed for ring in rings)
        self.rings = [
            [self._pieces(ring, ends, number) for ring in rings]
            for number, rings in enumerate(closed)
        ]

    def _pieces(self, ring: Line, ends: set[Point], outline: int) -> Ring:
        cuts = [n for n, point in enumerate(ring) if point in ends]
        if not cuts:  # an island: two pieces, for a line that ends where it begins is thinned away
            cuts = sorted((ring.index(min(ring)), ring.index(max(ring))))
        turned = (*ring[cuts[0] :], *ring[: cuts[0] + 1])
        at = [cut - cuts[0] for cut in cuts] + [len(ring)]
        found = [self._number(turned[start : end + 1]) for start, end in pairwise(at)]
        for piece in found:
            self.users[forwards(piece)].add(outline)
        return found

    def _number(self, piece: Line) -> int:
        back = piece[::-1]
        if back in self.numbers:
            return -1 - self.numbers[back]
        return self.numbers.setdefault(piece, len(self.numbers))

    def between(self, outlines: Iterable[int]) -> list[int]:
        """The pieces on both sides of which one of these outlines lies."""
        known = set(outlines)
        return [piece for piece, users in sorted(self.users.items()) if len(users & known) > 1]

    def around(self, outlines: Iterable[int]) -> list[Ring]:
        """The rings around several outlines together."""
        inside = set(self.between(outlines))
        rim = [p for o in outlines for ring in self.rings[o] for p in ring]
        ways = {self._ends(p)[0]: p for p in rim if forwards(p) not in inside}
        found = []
        while ways:
            ring = [ways.pop(next(iter(ways)))]
            while (end := self._ends(ring[-1])[1]) in ways:
                ring.append(ways.pop(end))
            found.append(ring)
        return found

    def _ends(self, piece: int) -> tuple[Point, Point]:
        line = self.lines[forwards(piece)]
        return (line[0], line[-1]) if piece >= 0 else (line[-1], line[0])

    @property
    def lines(self) -> list[Line]:
        return list(self.numbers)


def forwards(piece: int) -> int:
    return max(piece, -1 - piece)


def opened(ring: Line) -> Line:
    """A ring without points that are there twice in a row."""
    return tuple(point for n, point in enumerate(ring) if point != ring[n - 1])


def junctions(rings: Iterable[Line]) -> set[Point]:
    """Where pieces end: the ways from there are of others than the ways to it."""
    beside: dict[Point, set[tuple[Point, Point]]] = defaultdict(set)
    for ring in rings:
        for n, point in enumerate(ring):
            before, after = ring[n - 1], ring[(n + 1) % len(ring)]
            beside[point].add((min(before, after), max(before, after)))
    return {point for point, ways in beside.items() if len(ways) > 1}
