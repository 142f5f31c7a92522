"""Makes the maps that the page loads out of the finished geometry: only what is drawn.

Run it from the root of the repository: python -m tools.maps.geometry
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.maps.arcs import Arcs, Line, lines, written
from tools.maps.signs import signs

from westphalia.games import find_game

ROOT = Path(__file__).parents[2]
SOURCES = Path(__file__).parent
SERVED = ROOT / "src/westphalia/web/games"
SEA_LINES = 3  # of the engraved lines along the coast
CITY = 9  # kilometres from the middle of a city to the edge of its sign
CAPTION = 22  # kilometres over a box, where its name stands on the whole map
# Kilometres that a line of the page may lie beside the drawn one: what people set foot on, what
# flows there, and the engraved lines along the coast.
OUTLINE, RIVER, SEA = 0.6, 0.8, 1.0

Json = dict[str, Any]


def rounded(path: str) -> str:
    """Path data without what a browser does not need."""
    path = re.sub(r"(\d)\.0\b", r"\1", path)
    path = re.sub(r"\b0(\.\d)", r"\1", path)
    return path.replace(" -", "-").replace(",-", "-")


def picked(signs: list[Json], wanted: list[int]) -> list[list[Any]]:
    chosen = [signs[n] for n in wanted]
    return [[sign["x"], sign["y"], sign["s"], sign.get("k", "")] for sign in chosen]


def ground(map_: Json) -> Json:
    """What lies under every map: sea, rivers, hills."""
    base = base_map()
    return {
        "viewBox": map_["viewBox"],
        "sea": [written(lines(line["d"]), SEA) for line in base["sea_lines"][:SEA_LINES]],
        "rivers": [[river["w"], written(lines(river["d"]), RIVER)] for river in base["rivers"]],
        "lakes": written([line for lake in base["lakes"] for line in lines(lake)], OUTLINE),
        "hills": picked(base["hills"], map_["decor"]["hills"]),
        "woods": picked(base["woods"], map_["decor"]["woods"]),
    }


def base_map() -> Json:
    found: Json = json.loads((SOURCES / "base.json").read_text())
    return found


def outlined(outlines: list[list[Line]]) -> tuple[Arcs, Json]:
    """Outlines and the land below them as pieces, and what of it all maps have."""
    arcs = Arcs([*outlines, lines(base_map()["land"])])
    return arcs, {"pieces": written(arcs.lines, OUTLINE), "land": arcs.rings[-1]}


def context(map_: Json) -> list[list[Any]]:
    """The names around it."""
    keys = ("text", "x", "y", "size", "spacing", "rotate", "kind")
    return [[entry[key] for key in keys] for entry in map_["context"]]


# Wallenstein


def county(entry: Json, rings: list[list[int]]) -> Json:
    """One county: its outline and the places for its signs and its towns."""
    return {
        "id": entry["id"],
        "rings": rings,
        "signs": signs(entry),
        "towns": [
            [town["name"], town["x"], town["y"], *town_label(town["label"])]
            for town in entry["sites"]
        ],
    }


def town_label(label: Json) -> list[Any]:
    return [label["x"], label["y"], label["anchor"]]


def region_of(entry: Json, rings: list[list[int]]) -> list[Any]:
    """A region: its outline, and the middle for its name."""
    left, top, right, bottom = entry["bbox"]
    return [entry["id"], rings, round((left + right) / 2), round((top + bottom) / 2)]


def wallenstein(map_: Json) -> Json:
    counties = map_["counties"]
    arcs, common = outlined([lines(entry["path"]) for entry in counties])
    inside = {
        region["id"]: [n for n, entry in enumerate(counties) if entry["region"] == region["id"]]
        for region in map_["regions"]
    }
    return {
        **common,
        "places": [county(entry, arcs.rings[n]) for n, entry in enumerate(counties)],
        "borders": sorted(piece for within in inside.values() for piece in arcs.between(within)),
        "regions": [
            region_of(region, arcs.around(inside[region["id"]])) for region in map_["regions"]
        ],
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


def area(entry: Json, rings: list[list[int]], known: dict[str, str]) -> Json:
    """A territory: its outline and the middle of its name; only an Area of the game has an id."""
    label = entry["label"]
    return {
        "id": known.get(entry["name"]) if entry["kind"] == "area" else None,
        "kind": entry["kind"],
        "rings": rings,
        "name": [label["x"], label["y"], len(label["lines"])],
    }


def thirty_years_war(map_: Json) -> Json:
    areas, cities, boxes = ids("areas"), ids("cities"), ids("boxes")
    places = {**cities, **boxes}
    standing = [entry for entry in map_["boxes"] if entry["name"] in boxes]
    arcs, common = outlined([lines(entry["path"]) for entry in map_["areas"]])
    return {
        **common,
        "areas": [area(entry, arcs.rings[n], areas) for n, entry in enumerate(map_["areas"])],
        "places": [
            *[city(entry, cities[entry["name"]]) for entry in map_["cities"]],
            *[box(entry, boxes[entry["name"]]) for entry in standing],
        ],
        "notes": [box(entry, entry["id"]) for entry in map_["boxes"] if entry not in standing],
        "frames": [
            frame(captioned(entry) if entry in standing else entry) for entry in map_["boxes"]
        ],
        "roads": [[places[e["a"]], places[e["b"]], rounded(e["d"])] for e in map_["edges"]],
        "arrows": [
            [places[a["from"]], places[a["to"]], rounded(a["d"]), int(a["both_ways"])]
            for a in map_["arrows"]
        ],
        "zone": written(lines(map_["spanish_zone"]["d"]), OUTLINE),
        "borders": arcs.between(range(len(map_["areas"]))),
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


def served(game: str) -> str:
    return json.dumps(geometry(game), ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    for name in MAPS:
        file = SERVED / name / "geometry.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(served(name))
        print(f"{name}: {file.stat().st_size} bytes")
