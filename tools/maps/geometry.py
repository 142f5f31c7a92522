"""Makes the maps that the page loads out of the finished geometry: only what is drawn.

Run it from the root of the repository: python -m tools.maps.geometry
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.maps.signs import signs

from westphalia.games import find_game

ROOT = Path(__file__).parents[2]
SOURCES = Path(__file__).parent
SERVED = ROOT / "src/westphalia/web/games"
SEA_LINES = 3  # of the engraved lines along the coast
CITY = 9  # kilometres from the middle of a city to the edge of its sign
CAPTION = 22  # kilometres over a box, where its name stands on the whole map
GRID = (
    12  # kilometres; as finely the edge of the map is known that must be seen with the whole of it
)

TOKEN = re.compile(r"[MlLZzHhVv]|-?(?:\d+\.?\d*|\.\d+)")

Json = dict[str, Any]


def rounded(path: str) -> str:
    """Path data without what a browser does not need."""
    path = re.sub(r"(\d)\.0\b", r"\1", path)
    path = re.sub(r"\b0(\.\d)", r"\1", path)
    return path.replace(" -", "-").replace(",-", "-")


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


def picked(signs: list[Json], wanted: list[int]) -> list[list[Any]]:
    chosen = [signs[n] for n in wanted]
    return [[sign["x"], sign["y"], sign["s"], sign.get("k", "")] for sign in chosen]


def ground(map_: Json) -> Json:
    """What lies under every map: sea, land, rivers, hills."""
    base = json.loads((SOURCES / "base.json").read_text())
    return {
        "viewBox": map_["viewBox"],
        "land": rounded(base["land"]),
        "sea": [rounded(line["d"]) for line in base["sea_lines"][:SEA_LINES]],
        "rivers": [[river["w"], rounded(river["d"])] for river in base["rivers"]],
        "lakes": [rounded(lake) for lake in base["lakes"]],
        "hills": picked(base["hills"], map_["decor"]["hills"]),
        "woods": picked(base["woods"], map_["decor"]["woods"]),
    }


def context(map_: Json) -> list[list[Any]]:
    """The names around it."""
    keys = ("text", "x", "y", "size", "spacing", "rotate", "kind")
    return [[entry[key] for key in keys] for entry in map_["context"]]


# Wallenstein


def county(entry: Json) -> Json:
    """One county: its outline and the places for its signs and its towns."""
    return {
        "id": entry["id"],
        "d": rounded(entry["path"]),
        "signs": signs(entry),
        "towns": [
            [town["name"], town["x"], town["y"], *town_label(town["label"])]
            for town in entry["sites"]
        ],
    }


def town_label(label: Json) -> list[Any]:
    return [label["x"], label["y"], label["anchor"]]


def region_of(entry: Json) -> list[Any]:
    """A region: its outline, and the middle for its name."""
    left, top, right, bottom = entry["bbox"]
    middle = [round((left + right) / 2), round((top + bottom) / 2)]
    return [entry["id"], rounded(entry["path"]), *middle]


def wallenstein(map_: Json) -> Json:
    return {
        "places": [county(entry) for entry in map_["counties"]],
        "borders": [[int(b["region_border"]), rounded(b["d"])] for b in map_["borders"]],
        "regions": [region_of(region) for region in map_["regions"]],
    }


# Thirty Years War


def ids(kind: str) -> dict[str, str]:
    """The ids of the game's data by what is printed beside them."""
    printed = find_game("thirty_years_war").printed({})
    return {entry["name"]: id_ for id_, entry in printed[kind].items()}


def ring(x: float, y: float) -> str:
    """The outline of a city: a diamond round its middle."""
    return rounded(f"M{x - CITY:g} {y:g}l{CITY} {-CITY} {CITY} {CITY} {-CITY} {CITY}Z")


def frame(box: Json) -> str:
    """The outline of a box beside the map."""
    x, y, w, h = (box[key] for key in "xywh")
    return rounded(f"M{x - w / 2:g} {y - h / 2:g}l{w:g} 0 0 {h:g} {-w:g} 0Z")


def captioned(box: Json) -> Json:
    """A box with its name over it."""
    return {**box, "y": box["y"] - CAPTION / 2, "h": box["h"] + CAPTION}


def city(entry: Json, id_: str) -> Json:
    """A city: its middle, and on which side of it the name stands, seen from there."""
    x, y, label = entry["x"], entry["y"], entry["label"]
    away = [round(label["x"] - x, 1), round(label["lines"][0]["y"] - y, 1)]
    return {
        "id": id_,
        "d": ring(x, y),
        "signs": [x, y],
        "towns": [],
        "name": [*away, label["anchor"], label["side"]],
    }


def box(entry: Json, id_: str) -> Json:
    return {
        "id": id_,
        "d": frame(entry),
        "signs": [entry["x"], entry["y"]],
        "towns": [],
        "size": [entry["w"], entry["h"]],
    }


def area(entry: Json, known: dict[str, str]) -> Json:
    """A territory: its outline and the middle of its name; only an Area of the game has an id."""
    label = entry["label"]
    return {
        "id": known.get(entry["name"]) if entry["kind"] == "area" else None,
        "kind": entry["kind"],
        "d": rounded(entry["path"]),
        "name": [label["x"], label["y"], len(label["lines"])],
    }


def coast(path: str, window: list[float]) -> str:
    """The corners of an outline, as far as they lie in the window: what must be seen of it."""
    left, top, width, height = window
    found: list[tuple[int, int]] = []
    for x, y in [point for line in lines(path) for point in line]:
        inside = left <= x <= left + width and top <= y <= top + height
        point = (round(x / GRID) * GRID, round(y / GRID) * GRID)
        if inside and point not in found:
            found.append(point)
    return "".join(f"M{x} {y}" for x, y in found)


def thirty_years_war(map_: Json) -> Json:
    areas, cities, boxes = ids("areas"), ids("cities"), ids("boxes")
    places = {**cities, **boxes}
    standing = [entry for entry in map_["boxes"] if entry["name"] in boxes]
    return {
        "areas": [area(entry, areas) for entry in map_["areas"]],
        "places": [
            *[city(entry, cities[entry["name"]]) for entry in map_["cities"]],
            *[box(entry, boxes[entry["name"]]) for entry in standing],
        ],
        "notes": [box(entry, entry["id"]) for entry in map_["boxes"] if entry not in standing],
        "outlines": [coast(entry["path"], map_["viewBox"]) for entry in map_["areas"]]
        + [frame(captioned(entry) if entry in standing else entry) for entry in map_["boxes"]],
        "roads": [[places[e["a"]], places[e["b"]], rounded(e["d"])] for e in map_["edges"]],
        "arrows": [
            [places[a["from"]], places[a["to"]], rounded(a["d"]), int(a["both_ways"])]
            for a in map_["arrows"]
        ],
        "zone": rounded(map_["spanish_zone"]["d"]),
        "borders": [[0, rounded(b["d"])] for b in map_["borders"]],
        "regions": [],
    }


MAPS: dict[str, Callable[[Json], Json]] = {
    "wallenstein": wallenstein,
    "thirty_years_war": thirty_years_war,
}


def geometry(game: str) -> Json:
    """Everything the page draws of a game's map."""
    map_ = json.loads((SOURCES / f"{game}.json").read_text())
    return {**ground(map_), **MAPS[game](map_), "context": context(map_)}


def written(game: str) -> str:
    return json.dumps(geometry(game), ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    for name in MAPS:
        served = SERVED / name / "geometry.json"
        served.parent.mkdir(parents=True, exist_ok=True)
        served.write_text(written(name))
        print(f"{name}: {served.stat().st_size} bytes")
