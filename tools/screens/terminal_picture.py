"""Draw docs/images/terminal.svg: the terminal in the middle of a game's planning."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path

from rich.console import Console, Group
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from westphalia.bots.player import SeatView
from westphalia.bots.registry import seat_bot
from westphalia.engine.match import Match, start
from westphalia.games import find_game
from westphalia.locales import Tongue
from westphalia.terminal.faces import ColourFace
from westphalia.terminal.screens import find_screens
from westphalia.terminal.table import Table, paint

PICTURE = Path(__file__).parents[2] / "docs" / "images" / "terminal.svg"
PLAYERS = ("Anna", "Mathias", "Gustav", "Amalie")
SECRET = bytes.fromhex("1618" * 16)
COLUMNS, LINES = 124, 41
CELL, LEADING, MARGIN = 8.4, 18, 18  # pixels: a character, a line, the frame
TYPED = "» mitt▏"
GROUND, INK = "#1b1612", "#e6dbc5"
FONT = "'DejaVu Sans Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace"


def position() -> Match:
    """A real game, played by captains into the first fall; Anna is in the middle of her plan."""
    game = find_game("wallenstein")
    header = game.header(PLAYERS, ["leaders", "court"])
    match = start(game, header, SECRET)
    bots = [seat_bot("captain", header, seat) for seat in range(len(PLAYERS))]
    while not planning_late(match):
        question = match.open[-1]  # Anna is seat 0 and so comes last to plan
        seat_view = SeatView(game, header, match.play.state, question.seat)
        match.answer(question.seat, bots[question.seat].answer(seat_view, question).choice)
    return match


def planning_late(match: Match) -> bool:
    question, view = match.open[0], match.game.view(match.play.state, 0)
    if (view["year"], view["season"], question.kind, question.seat) != (1, "fall", "plan", 0):
        return False
    return question.choices[0].verb == "deploy_5"


def cells(lines: list[list[Segment]]) -> Iterator[tuple[int, int, str, Style]]:
    """Every character with its place and its style."""
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            for letter in segment.text:
                yield row, column, letter, segment.style or Style()
                column += 1


def colour(style: Style, part: str, otherwise: str) -> str:
    found = style.color if part == "ink" else style.bgcolor
    if found is None or found.is_default:
        return otherwise
    return found.get_truecolor().hex


def faded(style: Style) -> str:
    return ' opacity=".55"' if style.dim else ""


def box(x: float, y: float, width: float, height: float, fill: str) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{fill}"/>'
    )


def grounds(drawn: list[tuple[int, int, str, Style]]) -> Iterator[str]:
    """What lies behind the letters; half blocks are painted, as fonts leave gaps between them."""
    halves: dict[tuple[int, int, int], str] = {}
    for row, column, letter, style in drawn:
        ground, ink = colour(style, "ground", ""), colour(style, "ink", INK)
        halves[2 * row, column, 0] = ink if letter == "▀" else ground
        halves[2 * row + 1, column, 0] = ink if letter == "▄" else ground
    runs: list[tuple[int, int, int, str]] = []
    for (half, column, _), fill in sorted(halves.items()):
        if runs and runs[-1][0] == half and runs[-1][2] == column and runs[-1][3] == fill:
            runs[-1] = (half, runs[-1][1], column + 1, fill)
        else:
            runs.append((half, column, column + 1, fill))
    for half, first, end, fill in runs:
        if fill:
            x, y = MARGIN + first * CELL, MARGIN + half * LEADING / 2
            yield box(x, y, (end - first) * CELL + 0.4, LEADING / 2 + 0.4, fill)


def letters(drawn: list[tuple[int, int, str, Style]]) -> Iterator[str]:
    """The words, a run of one style at a time, each stretched to its place on the grid."""
    runs: list[tuple[int, int, str, Style]] = []
    for row, column, letter, style in drawn:
        shown = " " if letter in "▀▄" else letter
        last = runs[-1] if runs else None
        if last and last[0] == row and last[1] + len(last[2]) == column and last[3] == style:
            runs[-1] = (row, last[1], last[2] + shown, style)
        else:
            runs.append((row, column, shown, style))
    for row, column, text, style in runs:
        bare = text.strip()
        if bare:
            first = column + len(text) - len(text.lstrip())
            x, y = MARGIN + first * CELL, MARGIN + row * LEADING + LEADING * 0.74
            weight = ' font-weight="bold"' if style.bold else ""
            yield (
                f'<text x="{x:.1f}" y="{y:.1f}" textLength="{len(bare) * CELL:.1f}"'
                f' fill="{colour(style, "ink", INK)}"{weight}{faded(style)}>{escape(bare)}</text>'
            )


def svg(lines: list[list[Segment]]) -> str:
    drawn = list(cells(lines))
    width, height = 2 * MARGIN + COLUMNS * CELL, 2 * MARGIN + len(lines) * LEADING
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}"'
            f' font-family="{FONT}" font-size="13.8" xml:space="preserve">',
            "<title>A game of Wallenstein in the terminal</title>",
            f'<rect width="{width:.0f}" height="{height:.0f}" rx="10" fill="{GROUND}"/>',
            *grounds(drawn),
            *letters(drawn),
            "</svg>",
            "",
        ]
    )


def main() -> None:
    language = sys.argv[1] if len(sys.argv) > 1 else "en"
    target = Path(sys.argv[2]) if len(sys.argv) > 2 else PICTURE
    console = Console(file=io.StringIO(), width=COLUMNS, height=LINES, color_system="truecolor")
    match = position()
    screens = find_screens(Tongue(language), match.record.header)
    face = ColourFace(sys.stdin, console, paint(match, screens))
    table = Table(match, ["human", "captain", "captain", "captain"], screens, face, SECRET, None)
    table.screen(match.open[0])  # so that what happened is no news any more
    lines = console.render_lines(
        Group(face.composed(table.screen(match.open[0])), Text(TYPED, no_wrap=True))
    )
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(svg(lines), encoding="utf-8")
    print(f"{target} is drawn: {len(lines)} lines")


if __name__ == "__main__":
    main()
