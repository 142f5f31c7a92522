"""How things look: the map, and screens that fit into any terminal."""

from __future__ import annotations

import io
import re
import sys
from functools import cache
from random import Random
from typing import Literal

import pytest
from rich.console import Console, RenderableType
from tests.terminal.talk import ALL, SECRET, begin

from westphalia.engine.match import Match, start
from westphalia.games.wallenstein.board import load_board
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.words import spelled
from westphalia.locales import COMPLETE, Tongue
from westphalia.terminal.faces import WIDE, ColourFace, Completion
from westphalia.terminal.model import Section, signs
from westphalia.terminal.table import Table, paint
from westphalia.terminal.wallenstein.screens import WallensteinScreens
from westphalia.terminal.wallenstein.theme import chart, short_names


@pytest.mark.parametrize("size", ["small", "large"])
def test_the_drawn_borders_are_those_of_the_board(size: str) -> None:
    board = load_board()
    drawn = chart(size)
    letters = {county: letter for letter, county in drawn.places.items()}
    assert sorted(drawn.places.values()) == sorted(short_names()) == sorted(board.counties)
    borders = {
        tuple(sorted((letters[board.counties[county]], letters[board.counties[other]])))
        for county in range(len(board.counties))
        for other in board.neighbours[county]
    }
    assert {pair for pair in drawn.touching() if "." not in pair} == borders
    assert all(drawn.shades[one] != drawn.shades[other] for one, other in borders)
    assert len({len(row) for row in drawn.picture}) == 1
    assert len(drawn.picture) % 2 == 0


@cache
def position(moves: int, players: int = 4, setup: str = "line-up") -> Match:
    match, random = begin(players, ALL, setup), Random(moves)
    for _ in range(moves):
        question = random.choice(match.open)
        match.answer(question.seat, random.choice(question.choices))
    return match


@pytest.mark.parametrize("size", ["small", "large"])
def test_what_is_written_on_a_county_stays_inside_it(size: str) -> None:
    match = position(300)
    drawing = screens(match).sheets.drawing(match.game.view(match.play.state, 0), size)
    for label in drawing.labels:
        for column in range(label.column, label.column + len(signs(label.line).split(" ")[0])):
            for row in (2 * label.row, 2 * label.row + 1):
                assert drawing.picture[row][column] == label.letter, label
    names = {label.letter for label in drawing.labels}
    assert names == set(drawing.tones)


def face(
    match: Match, width: int, height: int, colours: Literal["truecolor"] | None = "truecolor"
) -> ColourFace:
    console = Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=colours is not None,
        color_system=colours,
        legacy_windows=False,
    )
    return ColourFace(sys.stdin, console, paint(match, screens(match)))


def screens(match: Match, language: str = "en") -> WallensteinScreens:
    return WallensteinScreens(Tongue(language, strict=True), match.record.header)


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (120, 40), (160, 50)])
@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.slow
def test_every_screen_fits_the_terminal(width: int, height: int, language: str) -> None:
    for moves in (0, 30, 75, 130, 333):
        for setup in ("line-up", "draft"):
            match = position(moves, 5, setup)
            drawn = face(match, width, height)
            table = Table(match, ["human"] * 5, screens(match, language), drawn, SECRET, None)
            screen = table.screen(match.open[0])
            lines = drawn.console.render_lines(drawn.composed(screen), pad=False)
            widest = max(sum(segment.cell_length for segment in line) for line in lines)
            assert widest <= width
            many = len(screen.asking.offers) > 20  # the whole map may be on offer
            too_high = len(lines) >= height and not many
            assert not too_high, (len(lines), moves, setup, screen.asking.kind)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("width", [80, 100, WIDE, 124, 160])
@pytest.mark.slow
def test_no_word_is_cut_but_the_name_of_a_player(width: int, language: str) -> None:
    """Columns, boxes, cards and favours have short names for narrow screens; numbers are whole."""
    for moves in (0, 75, 333):
        match = position(moves, 5)
        drawn = face(match, width, 40, colours=None)
        place = screens(match, language)
        place.sheets.words.players[4] = "Bernhard von Sachsen-Weimar"
        screen = Table(match, ["human"] * 5, place, drawn, SECRET, None).screen(match.open[0])
        _, *lines = texts(drawn, drawn.composed(screen))  # the first line tells where the game is
        cut = [line for line in lines if "…" in re.sub(r"Bernhard[\w -]*…", "", line)]
        assert cut == []


@pytest.mark.parametrize("language", COMPLETE)
def test_every_favour_can_be_read_beside_the_map(language: str) -> None:
    match = position(75, 5)
    sheets = screens(match, language).sheets
    favours = [{"favour": favour, "price": 10} for favour in spelled.words["favour"]]
    court = sheets.court({"court": {"favours": favours}})
    assert court
    beside = WIDE - len(sheets.drawing(match.game.view(match.play.state, 0), "large").picture[0])
    drawn = face(match, beside - 2, 40, colours=None)
    lines = texts(drawn, drawn.section(court, narrow=True))
    assert len(lines) == 1 + len(favours)
    assert not [line for line in lines if "…" in line]


def texts(drawn: ColourFace, part: RenderableType) -> list[str]:
    lines = drawn.console.render_lines(part, pad=False)
    return ["".join(segment.text for segment in line) for line in lines]


def test_without_colour_seats_are_told_apart_by_their_marks() -> None:
    match = position(200)
    bare = face(match, 120, 40, colours=None)
    table = Table(match, ["human"] * 4, screens(match), bare, SECRET, None)
    bare.screen(table.screen(match.open[0]))
    output = bare.console.file
    assert isinstance(output, io.StringIO)
    text = output.getvalue()
    assert "\x1b" not in text
    assert all(mark in text for mark in "●■▲◆")


def test_a_seat_without_a_named_colour_gets_another() -> None:
    header = WALLENSTEIN.header(["Anna", "Bert", "Carla"], (), {"colours": "sable azure"})
    match = start(WALLENSTEIN, header, SECRET)
    colours = [side.colour for side in WALLENSTEIN.sides(header)]
    assert colours == ["sable", "azure", "gules"]
    tones = [paint(match, screens(match)).style(f"seat {seat}") for seat in range(3)]
    assert len(set(tones)) == 3


def test_every_section_can_be_drawn_in_colour() -> None:
    match = position(333)
    drawn = face(match, 100, 30)
    view, places = match.game.view(match.play.state, 0), screens(match).sheets
    small = places.drawing(view, "small")
    sections: list[Section] = [
        places.players(view),
        places.display(view),
        places.tower(view),
        places.majorities(view),
        *places.region_sheets(view),
        places.county("boehmen", view),
        small,
        places.result(view, [0]),
    ]
    drawn.show(sections)
    drawn.map(small, small, [])
    drawn.hand_over("Anna?")
    drawn.refuse("No.")
    output = drawn.console.file
    assert isinstance(output, io.StringIO)
    assert "Böhmen" in output.getvalue()


def test_the_tabulator_completes_choices_their_nouns_and_the_part_behind_a_semicolon() -> None:
    completion = Completion()
    completion.words = ["march boehmen", "march bayern", "stay", "save"]
    assert [completion.complete("march b", n) for n in range(3)] == [*completion.words[:2], None]
    assert completion.complete("boe", 0) == "march boehmen"
    assert completion.complete("stay; sa", 0) == "stay; save"
