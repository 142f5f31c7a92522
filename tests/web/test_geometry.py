"""The maps that the page draws are those of the finished geometry, and hold every place."""

from __future__ import annotations

import json

import pytest
from tools.map_geometry import MAPS, SERVED, geometry, written

from westphalia.games.thirty_years_war.spelling import WORDS


@pytest.mark.parametrize("game", MAPS)
def test_what_is_served_is_what_the_generator_makes(game: str) -> None:
    assert (SERVED / game / "geometry.json").read_text(encoding="utf-8") == written(game)


def test_every_place_and_area_of_the_war_is_drawn() -> None:
    shape = geometry("thirty_years_war")
    assert [place["id"] for place in shape["places"]] == WORDS["place"]
    drawn = {area["id"] for area in shape["areas"] if area["id"]}
    assert drawn == set(WORDS["area"])
    served = json.loads((SERVED / "thirty_years_war" / "geometry.json").read_text("utf-8"))
    ends = {end for a, b, _ in served["roads"] for end in (a, b)}
    assert ends <= set(WORDS["place"])
