"""The map: as a sheet by region, as a note on one county, and as a drawing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from westphalia.terminal.drawing import Chart, common_middle
from westphalia.terminal.model import (
    Column,
    Drawing,
    Label,
    Note,
    Row,
    Sheet,
    Span,
    Spans,
    View,
    joined,
    signs,
    tone_of_seat,
    words,
)
from westphalia.terminal.theme import seat_sign
from westphalia.terminal.wallenstein.sheets import TableSheets
from westphalia.terminal.wallenstein.theme import chart, short_names, sign


class Places(TableSheets):
    """Reads the map of a view aloud."""

    def region_sheets(self, view: View, regions: list[int] | None = None) -> list[Sheet]:
        """W1.1.2 A sheet for each region, or for those that are asked for."""
        board = self.words.board
        wanted = range(len(board.regions)) if regions is None else regions
        return [
            Sheet(
                "county",
                board.region_names[region],
                self._county_columns(),
                tuple(
                    self._county_row(board.counties[county], view)
                    for county in board.region_counties[region]
                    if board.counties[county] in view["counties"]
                ),
            )
            for region in wanted
        ]

    def _county_columns(self) -> tuple[Column, ...]:
        return (
            Column(""),
            self.column("owner"),
            self.column("armies", number=True),
            self.column("taxes", number=True),
            self.column("harvest", number=True),
            self.column("sites", number=True),
            self.column("pieces"),
            self.column("neighbours", extra=True),
        )

    def _county_row(self, county: str, view: View) -> Row:
        shown = view["counties"][county]
        cells: tuple[Spans, ...] = (
            words(self.words.named("county", county), "strong"),
            self.name(shown["owner"]),
            words(str(shown["armies"]) if shown["armies"] else "", "strong"),
            words(str(shown["taxes"])),
            words(str(shown["grain"])),
            words(str(shown["free_sites"])),
            self.pieces(shown),
            words(", ".join(self.neighbours(county, view)), "quiet"),
        )
        return Row(county, cells)

    def pieces(self, shown: Mapping[str, Any]) -> Spans:
        """Buildings, revolt markers, leaders and monuments of a county."""
        parts = [
            words(self.words.named("building", building), "strong", sign(building))
            for building in shown["buildings"]
        ]
        if shown["markers"]:
            text = self.say("n-markers", markers=shown["markers"])
            parts.append(words(text, "warn", sign("marker") + str(shown["markers"])))
        for seat in shown["leaders"]:
            text = self.say("leader-of", seat=self.words.seat(seat))
            parts.append(words(text, tone_of_seat(seat), sign("leader")))
        for seat in shown["monuments"]:
            text = self.say("monument-of", seat=self.words.seat(seat))
            parts.append(words(text, tone_of_seat(seat), sign("monument")))
        return joined(parts)

    def neighbours(self, county: str, view: View) -> list[str]:
        board = self.words.board
        near = board.neighbours[board.county_index[county]]
        return [board.county_names[c] for c in near if board.counties[c] in view["counties"]]

    def county(self, county: str, view: View) -> Note:
        """All about one county, line by line."""
        board = self.words.board
        index = board.county_index[county]
        columns, row = self._county_columns(), self._county_row(county, view)
        lines: list[Spans] = [
            (Span(self.labelled(column.title), "quiet"), *cell)
            for column, cell in zip(columns[1:], row.cells[1:], strict=True)
            if cell
        ]
        region = board.region_names[board.region[index]]
        lines.insert(0, self.line("region", region))
        return Note("county", board.county_names[index], tuple(lines))

    def drawing(self, view: View, size: str) -> Drawing:
        """The map with every county in the colour of its owner."""
        map_ = chart(size)
        tones = {
            letter: tone_of_seat(view["counties"][county]["owner"])
            for letter, county in map_.places.items()
            if county in view["counties"]
        }
        labels = [
            label
            for letter, county in map_.places.items()
            if county in view["counties"]
            for label in self._labels(map_, letter, view["counties"][county])
        ]
        board = self.words.board
        groups = {
            letter: board.region[board.county_index[county]]
            for letter, county in map_.places.items()
        }
        title = self.say("title-map")
        return Drawing(title, map_.picture, tones, map_.shades, groups, tuple(labels))

    def _labels(self, map_: Chart, letter: str, shown: Mapping[str, Any]) -> list[Label]:
        """Name and cubes, one above the other where the county has room for two lines."""
        spots = map_.spots[letter]
        name, strength = short_names()[map_.places[letter]], self._strength(shown)
        lines = [words(name[: spots[0].room]), strength]
        if len(spots) == 1:
            room = spots[0].room - len(signs(strength)) - 1
            lines = [(*words(name[:room]), Span(" "), *strength)]
        middle = common_middle(spots)
        return [
            Label(spot.row, spot.start(middle, len(signs(line))), line, letter)
            for spot, line in zip(spots, lines, strict=True)
        ]

    def _strength(self, shown: Mapping[str, Any]) -> Spans:
        """The armies with the sign of their seat, then what else stands there."""
        if shown["owner"] is None:
            return ()
        owner, armies = shown["owner"], shown["armies"]
        pieces = "".join(span.sign.strip() for span in self.pieces(shown))
        return (
            Span(f"{owner}:{armies}", "strong", f"{seat_sign(owner)}{armies}"),
            Span("", "", pieces and f" {pieces}"),
        )
