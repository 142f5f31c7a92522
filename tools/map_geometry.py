"""Makes the map that the page loads out of the finished geometry: only what is drawn.

Run it from the root of the repository: python -m tools.map_geometry
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tools.map_signs import signs

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "tools" / "map"
SERVED = ROOT / "src/westphalia/web/games/wallenstein/geometry.json"
SEA_LINES = 3  # of the engraved lines along the coast


def rounded(path: str) -> str:
    """Path data without what a browser does not need."""
    path = re.sub(r"(\d)\.0\b", r"\1", path)
    path = re.sub(r"\b0(\.\d)", r"\1", path)
    return path.replace(" -", "-").replace(",-", "-")


def county(entry: dict[str, Any]) -> dict[str, Any]:
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


def town_label(label: dict[str, Any]) -> list[Any]:
    return [label["x"], label["y"], label["anchor"]]


def picked(signs: list[dict[str, Any]], wanted: list[int]) -> list[list[Any]]:
    chosen = [signs[n] for n in wanted]
    return [[sign["x"], sign["y"], sign["s"], sign.get("k", "")] for sign in chosen]


def region_of(entry: dict[str, Any]) -> list[Any]:
    """A region: its outline, and the middle for its name."""
    left, top, right, bottom = entry["bbox"]
    middle = [round((left + right) / 2), round((top + bottom) / 2)]
    return [entry["id"], rounded(entry["path"]), *middle]


def geometry() -> dict[str, Any]:
    """Everything the page draws."""
    base = json.loads((SOURCES / "base.json").read_text())
    map_ = json.loads((SOURCES / "wallenstein.json").read_text())
    return {
        "viewBox": map_["viewBox"],
        "land": rounded(base["land"]),
        "sea": [rounded(line["d"]) for line in base["sea_lines"][:SEA_LINES]],
        "rivers": [[river["w"], rounded(river["d"])] for river in base["rivers"]],
        "lakes": [rounded(lake) for lake in base["lakes"]],
        "hills": picked(base["hills"], map_["decor"]["hills"]),
        "woods": picked(base["woods"], map_["decor"]["woods"]),
        "places": [county(entry) for entry in map_["counties"]],
        "borders": [[int(b["region_border"]), rounded(b["d"])] for b in map_["borders"]],
        "regions": [region_of(region) for region in map_["regions"]],
        "context": [
            [c["text"], c["x"], c["y"], c["size"], c["spacing"], c["rotate"], c["kind"]]
            for c in map_["context"]
        ],
    }


if __name__ == "__main__":
    SERVED.parent.mkdir(parents=True, exist_ok=True)
    SERVED.write_text(json.dumps(geometry(), ensure_ascii=False, separators=(",", ":")))
