"""The map of the war that the page draws is that of the finished geometry, and has every place."""

from __future__ import annotations

import json

from tools.maps.geometry import SERVED, geometry, written

from westphalia.games.thirty_years_war.words import WORDS

GAME = "thirty_years_war"


def test_what_is_served_is_what_the_generator_makes() -> None:
    assert (SERVED / GAME / "geometry.json").read_text(encoding="utf-8") == written(GAME)


def test_every_place_and_area_of_the_war_is_drawn() -> None:
    shape = geometry(GAME)
    assert [place["id"] for place in shape["places"]] == WORDS["place"]
    drawn = {area["id"] for area in shape["areas"] if area["id"]}
    assert drawn == set(WORDS["area"])
    served = json.loads((SERVED / GAME / "geometry.json").read_text("utf-8"))
    ends = {end for a, b, _ in served["roads"] for end in (a, b)}
    assert ends <= set(WORDS["place"])
