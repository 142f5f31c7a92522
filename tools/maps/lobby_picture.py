"""Makes src/westphalia/web/games/GAME/picture.json: the maps of the lobby, drawn coarsely.

The start page shows the map the size of a hand, and must not wait for its every bay.  All points
are moved to a grid; neighbours share their border points, so they still fit.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

ROOMS = Path(__file__).parents[2] / "src/westphalia/web/games"
GRID = 5  # kilometres
SMALLEST = 4  # points; islands with fewer are left out
WINDOWS = {
    "wallenstein": (-505, -540, 1000, 1034),
    "thirty_years_war": (-712, -606, 1330, 1100),
}

# A made-up position of each game, only to be looked at.
OWNERS = {
    "wallenstein": {
        "azure": "koeln mark oberpfalz vogtland boehmen lausitz maehren schlesien",
        "gules": "bremen hessen_darmstadt holstein wuerzburg augsburg mecklenburg regensburg "
        "bayern",
        "or": "luettich trier anhalt altmark vorpommern kursachsen mittelmark neumark",
        "purpure": "burgund lothringen zweibruecken strassburg baden kaernten steiermark "
        "niederoesterreich",
        "sable": "osnabrueck hessen_kassel paderborn wolfenbuettel salzburg passau oberoesterreich",
    },
    "thirty_years_war": {
        "azure": "brandenburg saxony hesse_kassel pomerania france lorraine",
        "gules": "austria moravia silesia tyrol bavaria bohemia upper_palatinate "
        "spanish_netherlands franche_comte lower_palatinate mecklenburg hungary franconia",
    },
}

Point = tuple[int, int]
TOKEN = re.compile(r"[MlLZzHhVv]|-?(?:\d+\.?\d*|\.\d+)")


def lines(path: str) -> list[list[tuple[float, float]]]:
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


def coarse(path: str, closed: bool = True) -> str:
    """The path on the grid, in whole steps of it."""
    parts = []
    for line in lines(path):
        points: list[Point] = []
        for x, y in line:
            point = (round(x / GRID), round(y / GRID))
            if not points or point != points[-1]:
                points.append(point)
        if closed and len(points) < SMALLEST:
            continue
        parts.append(written(points) + ("z" if closed else ""))
    return "".join(parts)


def written(points: list[Point]) -> str:
    (x, y), *rest = points
    text = f"M{x} {y}l"
    for px, py in rest:
        dx, dy = px - x, py - y
        text += f"{'' if text[-1] == 'l' or dx < 0 else ' '}{dx}{'' if dy < 0 else ' '}{dy}"
        x, y = px, py
    return text


def picture(game: str, geometry: dict[str, Any]) -> dict[str, Any]:
    owner = {held: paint for paint, all_ in OWNERS[game].items() for held in all_.split()}
    places = geometry.get("areas", geometry["places"])
    return {
        "viewBox": " ".join(str(round(n / GRID, 1)) for n in WINDOWS[game]),
        "land": coarse(geometry["land"]),
        "places": [[owner.get(c["id"], ""), coarse(c["d"])] for c in places],
        "regions": "".join(coarse(path) for _, path, *_ in geometry["regions"]),
    }


def main() -> None:
    for game in OWNERS:
        room = ROOMS / game
        geometry = json.loads((room / "geometry.json").read_text())
        target = room / "picture.json"
        target.write_text(json.dumps(picture(game, geometry), separators=(",", ":")) + "\n")
        print(f"{game}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
