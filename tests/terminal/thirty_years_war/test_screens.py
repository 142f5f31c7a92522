"""Screens of Thirty Years War fit into any terminal, whatever is asked, in every language."""

from __future__ import annotations

import io
import sys
from functools import cache
from random import Random

import pytest
from rich.console import Console
from tests.terminal.talk import SECRET

from westphalia.engine.match import Match, start
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR as GAME
from westphalia.locales import COMPLETE, Tongue
from westphalia.terminal.faces import ColourFace
from westphalia.terminal.table import Table, paint
from westphalia.terminal.thirty_years_war.screens import ThirtyYearsWarScreens

ANSWERS = (0, 4, 29, 75, 117, 245, 391)  # rounds, marches, a battle, pay, foraging, losses, a siege


@cache
def position(answers: int) -> Match:
    match, random = start(GAME, GAME.header(["Anna", "Bert"]), SECRET), Random(0)
    for _ in range(answers):
        question = random.choice(match.open)
        match.answer(question.seat, random.choice(question.choices))
    return match


def screen(match: Match, width: int, height: int, language: str) -> list[str]:
    """The lines of the screen before the first who is asked."""
    console = Console(
        file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None
    )
    screens = ThirtyYearsWarScreens(Tongue(language, strict=True), match.record.header)
    face = ColourFace(sys.stdin, console, paint(match, screens))
    seats = ["human" if q == match.open[0].seat else "random" for q in (0, 1)]
    shown = Table(match, seats, screens, face, SECRET, None).screen(match.open[0])
    lines = console.render_lines(face.composed(shown), pad=False)
    assert max(sum(part.cell_length for part in line) for line in lines) <= width
    return ["".join(part.text for part in line) for line in lines]


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize(
    ("width", "height"), [(80, 24), (100, 30), (120, 30), (120, 40), (140, 50)]
)
@pytest.mark.slow
def test_every_screen_fits_the_terminal(width: int, height: int, language: str) -> None:
    for answers in ANSWERS:
        assert len(screen(position(answers), width, height, language)) < height, answers


@pytest.mark.parametrize("language", COMPLETE)
def test_even_all_cities_of_the_war_are_offered_on_one_screen(language: str) -> None:
    header = GAME.header(["Anna", "Bert"], options={"scenario": "intervention"})
    match = start(GAME, header, SECRET)
    assert len(match.open[0].choices) > 60
    assert len(screen(match, 80, 24, language)) < 24


@pytest.mark.parametrize(
    ("width", "height", "capital"),
    [(80, 24, False), (120, 30, False), (120, 40, True), (140, 50, True)],
)
def test_a_map_is_drawn_where_there_is_room(width: int, height: int, capital: bool) -> None:
    lines = screen(position(4), width, height, "en")
    assert any("VIEN" in line for line in lines) == capital


def test_a_battle_stands_before_both_sides_in_one_piece() -> None:
    """In a narrow terminal only long sheets are halved."""
    lines = screen(position(29), 80, 24, "en")
    at = next(n for n, line in enumerate(lines) if line.startswith("Battle of Vienna"))
    assert lines[at + 2].startswith("●  2 Bethlen Gabor")
    assert lines[at + 3].startswith("■ 12 Bucquoy")
