"""Finds where the signs of a county fit best: its name, and under it a row of shield and sites."""

from __future__ import annotations

import re
from math import hypot
from typing import Any

Point = tuple[float, float]
Outline = list[list[Point]]

SCALE = 0.78  # pixels a kilometre on the page that the signs are set for
LINE = 12.5  # pixels, one line of a name
LETTER = 6.2  # pixels, a letter of it
SHIELD = 24.0
SITE = 15.0
ROW = 26.0
COARSE, FINE = 9.0, 2.5  # kilometres between the places that are tried


def outline(path: str) -> Outline:
    """The rings of a path made of M, relative l and Z."""
    rings: Outline = []
    for ring in re.findall(r"M[^M]*", path):
        numbers = [float(n) for n in re.findall(r"-?\d*\.?\d+", ring)]
        steps = list(zip(numbers[::2], numbers[1::2], strict=True))
        x, y = steps[0]
        points = [(x, y)]
        for dx, dy in steps[1:]:
            x, y = x + dx, y + dy
            points.append((x, y))
        rings.append(points)
    return rings


def sides(rings: Outline) -> list[tuple[Point, Point]]:
    return [(a, b) for ring in rings for a, b in zip(ring, ring[1:] + ring[:1], strict=True)]


def depth(point: Point, edges: list[tuple[Point, Point]]) -> float:
    """How far inside a point lies, in kilometres; outside it is negative."""
    x, y = point
    nearest, inside = float("inf"), False
    for (ax, ay), (bx, by) in edges:
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        along = ((x - ax) * dx + (y - ay) * dy) / length if length else 0.0
        along = min(1.0, max(0.0, along))
        nearest = min(nearest, hypot(x - ax - along * dx, y - ay - along * dy))
    return nearest if inside else -nearest


def corners(lines: list[str], sites: int) -> list[Point]:
    """The outermost points of the signs, seen from the middle of the block, in kilometres."""
    height = len(lines) * LINE + ROW
    spots: list[Point] = []
    for n, line in enumerate(lines):
        half, top = len(line) * LETTER / 2, -height / 2 + n * LINE
        spots += [(x, y) for x in (-half, half) for y in (top + 2, top + LINE)]
    half = (SHIELD + sites * SITE) / 2
    spots += [(x, y) for x in (-half, 0, half) for y in (height / 2 - ROW, height / 2)]
    return [(x / SCALE, y / SCALE) for x, y in spots]


def best_place(entry: dict[str, Any]) -> tuple[list[str], Point]:
    """The lines of the name, and the middle of the block where it stands freest."""
    edges = sides(outline(entry["path"]))
    lines = [line["text"] for line in entry["label"]["lines"]]
    spots = corners(lines, len(entry["sites"]))
    left, top, right, bottom = entry["bbox"]

    def freedom(at: Point) -> float:
        return min(depth((at[0] + x, at[1] + y), edges) for x, y in spots)

    coarse = grid((left, right), (top, bottom), COARSE)
    found = max(coarse, key=freedom)
    span = COARSE
    near = grid((found[0] - span, found[0] + span), (found[1] - span, found[1] + span), FINE)
    return lines, max(near, key=freedom)


def grid(across: Point, down: Point, step: float) -> list[Point]:
    columns = int((across[1] - across[0]) / step) + 1
    rows = int((down[1] - down[0]) / step) + 1
    return [
        (across[0] + column * step, down[0] + row * step)
        for column in range(columns)
        for row in range(rows)
    ]


def signs(entry: dict[str, Any]) -> list[Any]:
    """The middle of the block and the lines of the name.

    Some are set by hand, as the freest place would be too near to the name of a neighbour.
    """
    lines, best = best_place(entry)
    x, y = entry["label"].get("at", best)
    return [round(x, 1), round(y, 1), lines]
