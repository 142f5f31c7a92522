"""Commands that only Wallenstein has: the map, the mat, the odds of an attack."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from westphalia.engine.step import Question, Seat
from westphalia.games.wallenstein.odds import battle_odds
from westphalia.games.wallenstein.state import County, WallensteinState
from westphalia.terminal.commands import number
from westphalia.terminal.model import Column, Row, Sheet, words
from westphalia.terminal.reading import Unclear, begins, fold
from westphalia.terminal.room import Command, CommandResult
from westphalia.terminal.wallenstein.places import Places

if TYPE_CHECKING:
    from westphalia.terminal.table import Table

ROWS: Final = 12  # of a sheet of odds


class Commands:
    """The commands of one table."""

    def __init__(self, sheets: Places) -> None:
        self.sheets = sheets
        self.say = sheets.say
        self.words = sheets.words
        self.board = sheets.words.board

    def by_name(self) -> dict[str, Command]:
        return {"map": self.map, "mat": self.mat, "odds": self.odds}

    def map(self, table: Table, question: Question, rest: str) -> CommandResult:
        """The map as a sheet, a region or a county of it, or as a drawing."""
        view, sheets = table.view(question.seat), self.sheets
        found = [n for n, region in enumerate(self.board.regions) if region.startswith(fold(rest))]
        if rest in ("", "drawing"):
            small, large = sheets.drawing(view, "small"), sheets.drawing(view, "large")
            table.face.map(small, large, [] if rest else sheets.region_sheets(view))
        elif rest == "table":
            table.face.show(sheets.region_sheets(view))
        elif found:
            table.face.show(sheets.region_sheets(view, found))
        else:
            county = self._county(table, question, rest)
            table.face.show([sheets.county(self.board.counties[county], view)])
        return CommandResult.AGAIN

    def mat(self, table: Table, question: Question, rest: str) -> CommandResult:
        """The own mat."""
        shown = self.sheets.mat(table.view(question.seat), question.seat)
        if shown is None:
            raise Unclear(self.say("mat-nothing"))
        table.face.show([shown])
        return CommandResult.AGAIN

    def odds(self, table: Table, question: Question, rest: str) -> CommandResult:
        """How an attack on a county may end, for one number of armies or for several."""
        parts = rest.split()
        most = self.board.army_cubes
        asked = number(table, parts.pop(), most) if parts and parts[-1].isdecimal() else 0
        county = self._county(table, question, " ".join(parts))
        s, seat = table.match.play.state, question.seat
        if s.owner[county] == seat:
            raise Unclear(self.say("odds-own", county=self.words.county(county)))
        near = [c for c in self.board.neighbours[county] if s.owner[c] == seat]
        spare = max([s.armies[c] - 1 for c in near], default=1)
        armies = [asked] if asked else range(1, max(1, min(spare, ROWS)) + 1)
        rows = [self._chances(s, seat, county, cubes) for cubes in armies]
        columns = tuple(
            Column(self.say(f"column-{name}"), number=True)
            for name in ("armies", "wins", "holds", "empty", "survive")
        )
        title = self.say("title-odds", county=self.words.county(county))
        table.face.show([Sheet("odds", title, columns, tuple(rows))])
        return CommandResult.AGAIN

    def _chances(self, s: WallensteinState, seat: Seat, county: County, armies: int) -> Row:
        chances = battle_odds(s, seat, county, armies)
        shares = (chances.attacker, chances.defender, chances.devastated)
        error = ceil(100 * chances.error)
        key = "percent-within" if error else "percent"
        cells = [
            words(self.say(key, percent=round(100 * share), error=error), tone)
            for share, tone in zip(shares, ("good", "", ""), strict=True)
        ]
        left = words(self.say("decimal", number=round(chances.attackers_left, 1)))
        return Row(str(armies), (words(str(armies), "strong"), *cells, left))

    def _county(self, table: Table, question: Question, typed: str) -> County:
        """The county that is meant; without words, the one that the question is about."""
        board, view = self.board, table.view(question.seat)
        if not typed:
            if question.kind == "send":
                return board.county_index[view["prompt"]["about"]["county"]]
            raise Unclear(self.say("county-missing"))
        wanted = fold(typed).replace("_", " ").split()
        found = [
            index
            for index, (id_, name) in enumerate(
                zip(board.counties, board.county_names, strict=True)
            )
            if id_ in view["counties"]
            and (begins(wanted, id_.split("_")) or begins(wanted, fold(name).split()))
        ]
        exact = [index for index in found if board.counties[index] == "_".join(wanted)]
        if len(exact or found) != 1:
            names = ", ".join(board.counties[index] for index in found[:8])
            key = "county-ambiguous" if found else "county-unknown"
            raise Unclear(self.say(key, typed=typed, names=names))
        return (exact or found)[0]
