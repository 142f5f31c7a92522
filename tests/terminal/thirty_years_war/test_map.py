"""The map of letters: every Area and city on it, and what stands there."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.terminal.thirty_years_war.reading import screens, view
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.board import load_board
from westphalia.games.thirty_years_war.rules.march import Activate
from westphalia.locales import COMPLETE
from westphalia.terminal.model import Label, signs
from westphalia.terminal.thirty_years_war.places import CITY, NAME, STACK, brief
from westphalia.terminal.thirty_years_war.theme import chart, spots

SIZES = {"small": (78, 22), "large": (98, 30)}
STRENGTH = 4  # columns for the sign of a seat and the strength of a stack, or a mark
every_size = pytest.mark.parametrize("size", SIZES)


def labels(table: Table, size: str = "small", language: str = "en") -> dict[str, str]:
    """What is written from the label of each place on, to the next one."""
    found: list[Label] = list(screens(language).sheets.drawing(view(table), size).labels)
    names = list(spots(size))
    said: dict[str, str] = {}
    for label in found:
        if ord(label.letter) < STACK:
            place = names[ord(label.letter) - CITY]
            said[place] = ""
        said[place] += signs(label.line)
    return said


@every_size
def test_every_area_and_every_place_is_on_the_map(size: str) -> None:
    board, drawn = load_board(), chart(size)
    wide, high = SIZES[size]
    assert {len(row) for row in drawn.picture} == {wide}
    assert len(drawn.picture) == 2 * high
    assert sorted(drawn.places.values()) == sorted([*board.areas, "united_provinces"])
    assert {*"".join(drawn.picture)} == {*drawn.places, "."}
    assert list(spots(size)) == board.places


@every_size
def test_every_label_has_room_for_a_mark_and_the_strength_of_a_stack(size: str) -> None:
    wide, high = SIZES[size]
    rows: dict[int, list[int]] = {}
    for row, column in spots(size).values():
        assert 0 <= row < high
        rows.setdefault(row, []).append(column)
    for columns in rows.values():
        for first, second in pairwise([*sorted(columns), wide]):
            assert second - first >= NAME + STRENGTH


@every_size
def test_neighbours_lie_where_they_lie_on_the_board(size: str) -> None:
    """A few that a player would miss at once: which lies north of, and west of which."""
    at = spots(size)
    for north, south in (
        ("leipzig", "nurnberg"),
        ("prague", "budweis"),
        ("hamburg", "hannover"),
        ("koln", "mainz"),
        ("mannheim", "strasbourg"),
        ("munich", "innsbruck"),
        ("regensburg", "munich"),
    ):
        assert at[north][0] < at[south][0], (north, south)
    for west, east in (
        ("brussels", "koln"),
        ("koln", "kassel"),
        ("strasbourg", "ulm"),
        ("augsburg", "munich"),
        ("prague", "olmutz"),
        ("linz", "vienna"),
        ("vienna", "pressburg"),
        ("leipzig", "dresden"),
    ):
        assert at[west][1] <= at[east][1], (west, east)


@pytest.mark.parametrize("language", COMPLETE)
def test_no_two_cities_look_the_same(language: str) -> None:
    said = [text.lower() for text in labels(Table(forces=False), language=language).values()]
    assert len({*said}) >= len(said) - 4, "a few begin alike; where they lie tells them apart"
    assert brief("Frankfurt") == "Fran"
    assert brief("Frankfurt-on-Oder") == brief("Frankfurt (Oder)") == "FraO"


def test_a_label_tells_fortress_pillage_revolt_siege_and_strength() -> None:
    table = Table(forces=False).put("vienna", "8 german_mercenary", "imperial_militia")
    table.put("munich", "tilly", "4 bavarian_mercenary").put("linz", "bucquoy")
    vienna, munich = table.place("vienna"), table.place("munich")
    table.s.siege[vienna], table.s.inside[vienna], table.s.pillage[munich] = 1, 1, 2
    table.s.revolt[table.place("krems")] = 0
    said = labels(table)
    assert said["vienna"] == "VIEN×●24■", "for the strength of the garrison there is no room"
    assert labels(table, "large")["vienna"] == "VIEN×●24■2"
    assert said["munich"].startswith("MUNI")
    assert said["munich"].endswith("′■12")
    assert said["linz"] == "Linz■", "a leader alone"
    assert said["krems"] == "Krem⚑"
    assert said["tabor"] == "Tabo"


def test_who_is_on_the_march_or_in_battle_is_still_on_the_map() -> None:
    table = Table(forces=False).put("pilsen", "mansfeld", "2 german_mercenary")
    table.put("budweis", "tilly", "2 imperial_militia")
    table.run(Activate(0, 3, 0)).play("0 lead mansfeld", *["0 take german_mercenary"] * 2)
    assert labels(table)["pilsen"] == "Pils●6"
    table.play("0 go", "0 march budweis", "0 attack")
    assert labels(table)["pilsen"] == "Pils"
    assert labels(table, "large")["budweis"] == "Budw●6■4"


def test_areas_and_cities_have_the_colours_of_those_who_hold_them() -> None:
    table = Table(forces=False).controls("catholic", "tabor").put("pilsen", "2 german_militia")
    drawing = screens().sheets.drawing(view(table), "small")
    area = {area: letter for letter, area in chart("small").places.items()}
    places = list(spots("small"))
    assert drawing.tones[area["bohemia"]] == "seat 0"
    assert drawing.tones[area["austria"]] == "seat 1"
    assert drawing.tones[area["baden"]] == "neutral"
    assert drawing.tones[chr(CITY + places.index("tabor"))] == "seat 1"
    assert drawing.tones[chr(CITY + places.index("pilsen"))] == "seat 0"
    stack = next(label for label in drawing.labels if ord(label.letter) == STACK)
    assert signs(stack.line) == "●4"
