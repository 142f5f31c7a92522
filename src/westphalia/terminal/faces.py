"""How the terminal shows a table: in colour with a painted map, or in plain lines."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Literal, TextIO

from rich.color import Color
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from westphalia.engine.game import Side
from westphalia.terminal.model import (
    NEUTRAL,
    Asking,
    Drawing,
    Label,
    Layout,
    Note,
    Offer,
    Row,
    Screen,
    Section,
    Sheet,
    Spans,
    plain_text,
    signs,
)
from westphalia.terminal.theme import palette, seat_sign

# ------------------------------------------------------------------------------
# Completion of what is typed, where the system can do it.

try:
    import readline
except ImportError:  # not every system has it
    readline = None  # type: ignore[assignment]  # there is no other way to say "absent"


class Completion:
    """Completes the whole line from a list of words."""

    def __init__(self) -> None:
        self.words: list[str] = []
        if readline is not None:
            readline.set_completer_delims("")
            readline.set_completer(self.complete)
            readline.parse_and_bind("tab: complete")

    def complete(self, typed: str, state: int) -> str | None:
        """The candidate of that number; behind a semicolon a new answer begins."""
        before, semicolon, last = typed.rpartition(";")
        start = last.lstrip().lower()
        found = [word for word in self.words if word.startswith(start)]
        found += [word for word in self.words if word.partition(" ")[2].startswith(start or "?")]
        found = list(dict.fromkeys(found))
        if state >= len(found):
            return None
        return f"{before}{semicolon} {found[state]}" if semicolon else found[state]


WIDE = 118  # columns from which map and sheets stand side by side
BESIDE = 40  # columns that a map must leave for the sheets beside it
NEWS = 8  # lines that what happened may claim before anything else beside the map
FORGET = "\x1b[3J"  # what has scrolled off the screen is gone as well
GAP = 3  # between columns of choices
HALVED = 5  # rows from which a sheet stands in two columns where room is scarce
ENDLESS = 1000  # columns in which everything fits
EXTRA = 100  # columns from which sheets have room for their extra columns


class ColourFace:
    """Draws sections with rich and reads lines, with completion where somebody types them."""

    def __init__(self, inp: TextIO, console: Console, paint: Paint) -> None:
        self.console = console
        self.paint = paint
        self._inp = inp
        self._typed = inp is sys.stdin and inp.isatty()
        self._completion = Completion() if self._typed else None

    def screen(self, screen: Screen) -> None:
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self.composed(screen))

    def composed(self, screen: Screen) -> RenderableType:
        """All in one: side by side where there is room, the map only on demand where not."""
        layout = screen.layout
        status = self.text(layout.status)
        status.truncate(self.console.width, overflow="ellipsis")
        asking = self._asking(screen.asking)
        free = self.console.height - 2 - self._height(asking)  # a line to type on, and the status
        above: list[RenderableType] = [self.text(line) for line in layout.display.lines]
        room = free - sum(map(self._height, above))
        told = 1 if layout.busy else min(len(screen.news), NEWS)
        if layout.drawing is None:
            above, body = [], self._stack(_parts(layout), free - told, self.console.width)
        elif self.console.width < WIDE or room < _rows_of(layout.drawing("small")):
            above, body = [], self._narrow(layout)
        else:
            free = room
            body = self._wide(layout, layout.drawing, free - told)
        news = self._news(screen.news, free - self._height(body))
        return Group(status, *above, body, *news, asking)

    def _height(self, part: RenderableType, width: int | None = None) -> int:
        options = self.console.options.update(width=width or self.console.width)
        return len(self.console.render_lines(part, options))

    def _wide(self, layout: Layout, drawn: Callable[[str], Drawing], free: int) -> RenderableType:
        """The map, as large as it fits, and beside it what else there is room for."""
        drawing = drawn("large")
        if _rows_of(drawing) > free or self.console.width - _columns_of(drawing) < BESIDE:
            drawing = drawn("small")
        wide = _columns_of(drawing)
        beside = self.console.width - wide - 2 * GAP
        stack = self._stack(_parts(layout), max(_rows_of(drawing), free), beside)
        both = Table.grid(padding=(0, 2, 0, 0))
        both.add_column(width=wide)
        both.add_row(self.paint.map(drawing), stack)
        return both

    def _stack(self, parts: Sequence[Section], room: int, width: int) -> RenderableType:
        """As many sections under one another as there is room for."""
        out: list[RenderableType] = []
        for part in parts:
            drawn = self.section(part, narrow=True)
            room -= (height := self._height(drawn, width))
            if room < 0:
                room += height
            else:
                out.append(drawn)
        for n in range(min(room, len(out) - 1), 0, -1):
            out.insert(n, Text())
        return Group(*out)

    def _narrow(self, layout: Layout) -> RenderableType:
        players = layout.players
        narrow = self.console.width < EXTRA
        parts: list[RenderableType] = [self._rows(players, players.rows, narrow=narrow)]
        if layout.own is not None and layout.busy:
            long = len(layout.own.rows) > HALVED
            parts.append(self._halves(layout.own) if long else self.sheet(layout.own, narrow))
        return Group(*parts)

    def _halves(self, sheet: Sheet) -> RenderableType:
        """A long sheet as two columns."""
        half = (len(sheet.rows) + 1) // 2
        parts = [self._rows(sheet, rows, True) for rows in (sheet.rows[:half], sheet.rows[half:])]
        both = Table.grid(padding=(0, 2, 0, 0))
        both.add_row(*parts)
        return Group(self._title(sheet.title), both)

    def _news(self, news: Sequence[Spans], room: int) -> list[RenderableType]:
        """The last of what happened, in so many lines."""
        out: list[RenderableType] = []
        for line in reversed(news):
            told = Text.assemble(("› ", self.paint.style("quiet")), self.text(line))
            room -= self._height(told)
            if room < 0:
                break
            out.insert(0, told)
        return out

    def news(self, news: Sequence[Spans]) -> None:
        self.console.print(*self._news(news, self.console.height), sep="\n")

    def show(self, sections: Iterable[Section]) -> None:
        for section in sections:
            self.console.print(self.section(section))

    def section(self, section: Section, narrow: bool = False) -> RenderableType:
        if isinstance(section, Sheet):
            return self.sheet(section, narrow)
        if isinstance(section, Note):
            return Group(self._title(section.title), *[self.text(line) for line in section.lines])
        if isinstance(section, Drawing):
            return self.paint.map(section)
        return self._asking(section)

    # Sheets

    def _title(self, title: str) -> Text:
        return Text(title, style=self.paint.style("title"))

    def sheet(self, sheet: Sheet, narrow: bool = False) -> RenderableType:
        return Group(self._title(sheet.title), self._rows(sheet, sheet.rows, narrow=narrow))

    def _rows(self, sheet: Sheet, rows: Sequence[Row], narrow: bool = False) -> Table:
        """The rows as they fit: under whole titles, under short ones, without extra columns."""
        if not narrow:
            whole, short = self._table(sheet, rows), self._table(sheet, rows, short=True)
            if self._measured(whole).minimum <= self.console.width:  # titles may be broken
                return whole
            if self._measured(short).maximum <= self.console.width:
                return short
        return self._table(sheet, rows, short=True, extra=False)

    def _measured(self, table: Table) -> Measurement:
        return self.console.measure(table, options=self.console.options.update(width=ENDLESS))

    def _table(
        self, sheet: Sheet, rows: Sequence[Row], short: bool = False, extra: bool = True
    ) -> Table:
        kept = [n for n, column in enumerate(sheet.columns) if extra or not column.extra]
        heading = sheet.heading and any(column.title for column in sheet.columns)
        table = Table(
            box=None,
            padding=(0, 2, 0, 0) if heading and not short else (0, 1, 0, 0),
            show_header=heading,
            header_style=self.paint.style("quiet"),
        )
        for n in kept:
            column = sheet.columns[n]
            title = (column.short or column.title) if short else column.title
            side: Literal["left", "right"] = "right" if column.number else "left"
            table.add_column(title, justify=side, no_wrap=column.number if short else n == 0)
        for row in rows:
            style = self.paint.style("faded" if row.faded else "marked" if row.marked else "")
            cells = [self.text(row.cells[n]) for n in kept]
            for cell in cells if short else []:  # where room is scarce words are cut, not numbers
                cell.no_wrap, cell.overflow = True, "ellipsis"
            table.add_row(*cells, style=style)
        return table

    def text(self, line: Spans) -> Text:
        out = Text()
        for span in line:
            out.append(span.sign or span.text, style=self.paint.style(span.tone))
        return out

    # The question

    def _asking(self, asking: Asking) -> RenderableType:
        asked = Text.assemble(
            (f"{seat_sign(asking.seat)} {asking.name}", self.paint.style(f"seat {asking.seat}")),
            (f"  {asking.sentence} ", "bold"),
            (f"({asking.clause})", self.paint.style("quiet")),
        )
        return Group(Text(), asked, self._offers(asking.offers))

    def _offers(self, offers: Sequence[Offer]) -> RenderableType:
        """The choices in as many columns as fit, read from top to bottom."""
        items = [self._offer(offer) for offer in offers]
        for columns in range((len(items) + 2) // 3, 0, -1):
            high = -(-len(items) // columns)
            parts = [items[n : n + high] for n in range(0, len(items), high)]
            width = sum(max(item.cell_len for item in part) + GAP for part in parts)
            if width <= self.console.width:
                break
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for row in zip_longest(*parts, fillvalue=Text()):
            grid.add_row(*row)
        return grid

    def _offer(self, offer: Offer) -> Text:
        number = (f"{offer.number:>3} ", self.paint.style("gold"))
        out = Text.assemble(number, offer.name or offer.sentence)
        if offer.note:
            out.append("  ")
            out.append_text(self.text(offer.note))
        return out

    def map(self, small: Drawing, large: Drawing, sheets: Sequence[Sheet]) -> None:
        """The drawing in the size that fits; sheets are for those who do not see it."""
        high, wide = _rows_of(large), _columns_of(large)
        fits = high < self.console.height and wide <= self.console.width
        self.show([large if fits else small])

    # Sentences and reading

    def say(self, text: str) -> None:
        self.console.print(Text(text, style=self.paint.style("good")))

    def refuse(self, text: str) -> None:
        self.console.print(Text(text, style=self.paint.style("warn")))

    def hand_over(self, text: str) -> None:
        """A blank screen between two players, so that nobody sees what is the other's."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET)
        above = max(0, self.console.height // 2 - 3) if self.console.is_terminal else 0
        panel = Panel(Text(text, justify="center"), padding=(1, 4), expand=False)
        self.console.print(Padding(panel, (above, 0, 0, 4)))

    def read(self, seat: int, kind: str) -> str | None:
        """One line; None at the end of the input."""
        prompt = "» "
        if not self._typed:
            self.console.print(prompt, end="")
            line = self._inp.readline()
            return line.strip() if line else None
        try:
            return input(prompt).strip()
        except EOFError:
            return None

    def offer(self, words: list[str]) -> None:
        """What the tabulator key may complete."""
        if self._completion:
            self._completion.words = words


def _parts(layout: Layout) -> list[Section]:
    """What lies beside the map, or where there is none."""
    return [layout.players, *([layout.own] if layout.own else []), *layout.others]


def _rows_of(drawing: Drawing) -> int:
    return len(drawing.picture) // 2


def _columns_of(drawing: Drawing) -> int:
    return len(drawing.picture[0])


# ------------------------------------------------------------------------------
# Colours: of words by their tone, and of the map by who holds what.

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


# ------------------------------------------------------------------------------
# Plain lines, for screen readers and for programs.


class PlainFace:
    """Writes sections as lines and reads lines: no colour, no drawing, one thing to a line.

    Every line begins with a word that says what it is: ``log`` what happened, the key of a sheet
    such as ``player`` a row of it, ``=`` a sentence, ``!`` a refusal, ``ask`` a question, ``-`` a
    choice (its text, then what it means).  A line ``? seat N kind`` ends every prompt: then one
    line is read.  Besides the kinds of questions there are ``hand-over`` (any line goes on) and
    ``quit`` (the name of a file, nothing for the one offered, or ``no``).
    """

    def __init__(self, inp: TextIO, out: TextIO) -> None:
        self._inp = inp
        self._out = out

    def screen(self, screen: Screen) -> None:
        """What is new, then the question; the rest is there for the asking."""
        self.news(screen.news)
        own = screen.layout.own
        if own is not None and screen.fresh:
            self._write(f"= {plain_text(screen.layout.status)}")
            self.show([own])
        self.show([screen.asking])

    def news(self, news: Sequence[Spans]) -> None:
        for line in news:
            self._write(f"log {plain_text(line)}")

    def show(self, sections: Iterable[Section]) -> None:
        for section in sections:
            for line in plain_lines(section):
                self._write(line)

    def map(self, small: Drawing, large: Drawing, sheets: Sequence[Sheet]) -> None:
        """The map as sheets; the sketch only for those who ask for nothing else."""
        self.show(sheets or [small])

    def say(self, text: str) -> None:
        self._write(f"= {text}")

    def refuse(self, text: str) -> None:
        self._write(f"! {text}")

    def read(self, seat: int, kind: str) -> str | None:
        """One line; None at the end of the input."""
        self._write(f"? seat {seat} {kind}")
        line = self._inp.readline()
        return line.strip() if line else None

    def hand_over(self, text: str) -> None:
        self.say(text)

    def offer(self, words: list[str]) -> None:
        """Nothing is completed here."""

    def _write(self, line: str) -> None:
        self._out.write(line + "\n")
        self._out.flush()


def plain_lines(section: Section) -> Iterable[str]:
    """The lines of a section."""
    if isinstance(section, Sheet):
        yield f"= {section.title}"
        yield from (_row(section, key, cells) for key, cells in _rows(section))
    elif isinstance(section, Note):
        yield f"= {section.title}"
        yield from (f"{section.key} {plain_text(line)}" for line in section.lines)
    elif isinstance(section, Drawing):
        yield f"= {section.title}"
        yield from _sketch(section)
    else:
        yield from _question(section)


def _rows(sheet: Sheet) -> Iterable[tuple[str, tuple[Spans, ...]]]:
    return ((row.key, row.cells) for row in sheet.rows)


def _row(sheet: Sheet, key: str, cells: tuple[Spans, ...]) -> str:
    """Each cell with the title of its column; empty cells are left out."""
    parts = [
        f"{column.title} {plain_text(cell)}".strip()
        for column, cell in zip(sheet.columns, cells, strict=True)
        if cell
    ]
    return " | ".join([f"{sheet.key} {key}", *parts])


def _question(asking: Asking) -> Iterable[str]:
    yield f"ask {asking.clause} | {asking.name} | {asking.sentence}"
    for offer in asking.offers:
        note = plain_text(offer.note)
        yield f"- {offer.choice.text}  | {offer.sentence}" + (f" ({note})" if note else "")


def _sketch(drawing: Drawing) -> Iterable[str]:
    """Names and cubes where they stand on the map, without the map."""
    rows = [[" "] * len(drawing.picture[0]) for _ in range(len(drawing.picture) // 2)]
    for label in drawing.labels:
        text = plain_text(label.line)
        for column, letter in enumerate(text, start=label.column):
            if column < len(rows[label.row]):
                rows[label.row][column] = letter
    yield from (f"map {''.join(row).rstrip()}".rstrip() for row in rows)
