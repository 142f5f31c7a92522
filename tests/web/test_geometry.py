"""The maps that the page draws are those of the finished geometry, and have every place."""

from __future__ import annotations

import json
from itertools import accumulate, chain, pairwise

import pytest
from tools.maps.arcs import GRID, Point, distance, lines
from tools.maps.geometry import OUTLINE, SERVED, SOURCES, geometry, served

from westphalia.games.thirty_years_war.words import WORDS

GAME = "thirty_years_war"
OUTLINES = [("wallenstein", "places", "counties"), (GAME, "areas", "areas")]
SOME = 15  # of so many points one is looked at


def test_what_is_served_is_what_the_generator_makes() -> None:
    assert (SERVED / GAME / "geometry.json").read_text(encoding="utf-8") == served(GAME)


def test_every_place_and_area_of_the_war_is_drawn() -> None:
    shape = geometry(GAME)
    assert [place["id"] for place in shape["places"]] == WORDS["place"]
    drawn = {area["id"] for area in shape["areas"] if area["id"]}
    assert drawn == set(WORDS["area"])
    ends = {end for a, b, _ in shape["roads"] for end in (a, b)}
    assert ends <= set(WORDS["place"])


@pytest.mark.parametrize(("game", "kind", "drawn"), OUTLINES)
def test_the_pieces_of_an_outline_close_and_lie_where_it_was_drawn(
    game: str, kind: str, drawn: str
) -> None:
    shape = json.loads((SERVED / game / "geometry.json").read_text("utf-8"))
    pieces = [points_of(text) for text in shape["pieces"].split(";")]
    map_ = json.loads((SOURCES / f"{game}.json").read_text("utf-8"))
    for outline, entry in zip(shape[kind], map_[drawn], strict=True):
        ways = [[way(pieces, number) for number in ring] for ring in outline["rings"]]
        for ring in ways:
            assert all(one[0] == ring[n - 1][-1] for n, one in enumerate(ring))
        sides = [side for ring in ways for line in ring for side in pairwise(line)]
        some = list(chain(*lines(entry["path"])))[::SOME]
        asides = [min(distance(point, *side) for side in sides) for point in some]
        assert max(asides) <= OUTLINE * GRID, outline


def way(pieces: list[list[Point]], number: int) -> list[Point]:
    return pieces[number] if number >= 0 else pieces[-1 - number][::-1]


def points_of(text: str) -> list[Point]:
    ways = list(map(int, text.split(",")))
    return list(zip(accumulate(ways[::2]), accumulate(ways[1::2]), strict=True))
