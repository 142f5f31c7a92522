"""The table in colour: sheets, the painted map, and a question at the foot of the screen."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from typing import Literal, TextIO

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from westphalia.terminal.model import (
    Asking,
    Drawing,
    Layout,
    Note,
    Offer,
    Row,
    Screen,
    Section,
    Sheet,
    Spans,
)
from westphalia.terminal.paint import Paint
from westphalia.terminal.theme import seat_sign

# Completion of what is typed, where the system can do it

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
