"""Colours: of words by their tone, and of the map by who holds what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.color import Color
from rich.style import Style
from rich.text import Text

from westphalia.engine.game import Side
from westphalia.terminal.model import NEUTRAL, Drawing, Label, signs
from westphalia.terminal.theme import palette

SHADES = (1.0, 0.86, 1.1, 0.76, 1.2)  # neighbours of one owner are told apart by these
BORDER = 0.45  # how dark a border between regions is


class Paint:
    """The palette of one table."""

    def __init__(self, sides: Sequence[Side], own_tones: Mapping[str, str]) -> None:
        colours = palette()
        tones = {**colours["tones"], **own_tones}
        self._grounds = {NEUTRAL: colours["grounds"]["neutral"]}
        self._styles = {
            "": Style(),
            "strong": Style(bold=True),
            "faded": Style(dim=True),
            "marked": Style(bold=True),
            "title": Style(color=tones["gold"], bold=True),
            NEUTRAL: Style(color=colours["grounds"]["neutral"]["ink"]),
            **{name: Style(color=colour) for name, colour in tones.items()},
        }
        for seat, side in enumerate(sides):
            shield = colours["shields"][side.colour]
            self._grounds[f"seat {seat}"] = shield
            self._styles[f"seat {seat}"] = Style(color=shield["bright"], bold=True)

    def style(self, tone: str) -> Style:
        return self._styles[tone]

    def map(self, drawing: Drawing) -> Text:
        """Each character paints two letters of the picture, the upper and the lower half."""
        labels = [self._lettering(drawing, label) for label in drawing.labels]
        written = {place: letter for label in labels for place, letter in label.items()}
        halves = [self._colours(drawing, row) for row in range(len(drawing.picture))]
        out = Text(no_wrap=True)
        for row, (upper, lower) in enumerate(zip(halves[::2], halves[1::2], strict=True)):
            for column, (above, below) in enumerate(zip(upper, lower, strict=True)):
                out.append(*written.get((row, column)) or half_block(above, below))
            out.append("\n")
        out.right_crop(1)
        return out

    def _colours(self, drawing: Drawing, row: int) -> list[str | None]:
        """The colours of a row of letters; what lies on a border between groups is darker."""
        letters = drawing.picture[row]
        under = drawing.picture[row + 1] if row + 1 < len(drawing.picture) else letters
        out: list[str | None] = []
        for letter, beside, below in zip(letters, [*letters[1:], ""], under, strict=True):
            group = drawing.groups.get(letter)
            edge = any(drawing.groups.get(near, group) != group for near in (beside, below))
            out.append(self._ground(drawing, letter, BORDER if edge else 1.0))
        return out

    def _lettering(
        self, drawing: Drawing, label: Label
    ) -> dict[tuple[int, int], tuple[str, Style]]:
        """A label as characters by their place, on the ground of its place."""
        ground = self._ground(drawing, label.letter)
        ink = self._grounds[drawing.tones[label.letter]]["ink"]
        text = signs(label.line)
        bold = any(span.tone == "strong" for span in label.line)
        style = Style(color=ink, bgcolor=ground, bold=bold)
        return {(label.row, label.column + n): (letter, style) for n, letter in enumerate(text)}

    def _ground(self, drawing: Drawing, letter: str, light: float = 1.0) -> str | None:
        """The colour of a place: its owner's, a little lighter or darker than its neighbours'."""
        if letter not in drawing.tones:
            return None
        paint = Color.parse(self._grounds[drawing.tones[letter]]["paint"]).get_truecolor()
        shade = light * SHADES[drawing.shades[letter] % len(SHADES)]
        return "#" + "".join(f"{min(255, int(part * shade)):02x}" for part in paint)


def half_block(upper: str | None, lower: str | None) -> tuple[str, Style]:
    """One character for two colours, one above the other."""
    if upper == lower:
        return " ", Style(bgcolor=upper)
    if upper is None:
        return "▄", Style(color=lower)
    return "▀", Style(color=upper, bgcolor=lower)
