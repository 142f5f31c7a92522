"""The table as sheets: players, the mat, the court, the tower, the draft, the end; the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from westphalia.games.wallenstein.words import AUCTION, BOXES
from westphalia.terminal.model import (
    Column,
    Drawing,
    Label,
    Note,
    Row,
    Sheet,
    Sheets,
    Span,
    Spans,
    View,
    joined,
    signs,
    tone_of_seat,
    words,
)
from westphalia.terminal.theme import Chart, common_middle, seat_sign
from westphalia.terminal.wallenstein.theme import chart, short_names, sign
from westphalia.terminal.wallenstein.words import WallensteinProse, WallensteinWords

HIDDEN: Final = "hidden"


class TableSheets(Sheets):
    """Reads what lies on the table aloud, sheet by sheet."""

    words: WallensteinWords

    def __init__(self, prose: WallensteinProse) -> None:
        super().__init__(prose)

    def status(self, view: View) -> Spans:
        """Where in the year the game stands, and the event."""
        season = self.words.named("season", view["season"])
        line = [words(self.say("game-name"), "title")]
        line += [words(self.say("year-and-season", year=view["year"], season=season), "strong")]
        if view["event"] is not None:
            effect = self.effect(view["event"])
            line.append(words(self.say("event-of-round", event=effect), "gold"))
        return joined(line, " | ", "  ")

    def effect(self, event: str) -> str:
        return self.words.effect(self._index(event))

    # Players

    def players(self, view: View) -> Sheet:
        """W1.2.5 What lies open before each seat."""
        rows = [self._player(view, seat) for seat in range(len(view["seats"]))]
        columns = [
            Column(""),
            self.column("points", number=True),
            self.column("forecast", number=True),
            self.column("thalers", number=True),
            self.column("grain", number=True),
            self.column("armies", number=True),
            self.column("supply", number=True, extra=True),
            self.column("tile", extra=True),
        ]
        for name, heading in (("courtiers", True), ("landsknecht", True), ("monuments", True)):
            if name in view["seats"][0]:
                columns.append(self.column(name, number=heading))
        return Sheet("player", self.say("title-players"), tuple(columns), tuple(rows))

    def _player(self, view: View, seat: int) -> Row:
        shown = view["seats"][seat]
        forecast = sum(shown["if_scored_now"].values())
        short = "warn" if shown["shortfall"]["revolts"] else ""
        needed = self.say("grain-of-needed", grain=shown["grain"], counties=shown["counties"])
        grain = Span(needed, short, f"{shown['grain']}/{shown['counties']}")
        cells: list[Spans] = [
            self.name(seat),
            words(str(shown["points"]), "strong"),
            words(f"+{forecast}", "gold"),
            words(str(shown["thalers"])),
            (grain,),
            words(str(shown["armies"])),
            words(str(shown["supply"]), "quiet"),
            words(self.words.named("tile", shown["tile"]) if shown["tile"] else ""),
            *self._expansions(shown),
        ]
        if view["planning"] and shown["ready"]:
            cells[0] = (*cells[0], Span(f", {self.say('planned')}", "good", " ✓"))
        return Row(str(seat), tuple(cells), marked=seat in view["prompt"]["seats"])

    def _expansions(self, shown: View) -> list[Spans]:
        out: list[Spans] = []
        if "courtiers" in shown:
            out.append(words(str(shown["courtiers"]["hall"] + shown["courtiers"]["audience"])))
        if "landsknecht" in shown:
            regions = self.say("card-of-regions", **_pair(shown, "landsknecht", "regions"))
            out.append(words(regions, "", str(shown["landsknecht"])))
        if "monuments" in shown:
            out.append(words(str(len(shown["monuments"]) + shown["captured"])))
        return out

    # The mat

    def mat(self, view: View, seat: int, asked: str = "") -> Sheet | None:
        """W3.1.1 The boxes of a seat with their cards, and when each action comes.

        *asked* is the box that is to be covered now.
        """
        boxes = view["seats"][seat]["boxes"]
        if not boxes:
            return None
        columns = (self.column("place", number=True), Column(""), self.column("card"))
        rows = [self._box(view, box, card, box == asked) for box, card in boxes.items()]
        name = self.words.players[seat]
        return Sheet("box", self.say("title-mat", seat=name), columns, tuple(rows), heading=False)

    def _box(self, view: View, box: str, card: str | None, asked: bool) -> Row:
        space = view["actions"].index(box) if box in view["actions"] else None
        over = not view["planning"] and (
            space < view["done"] if space is not None else BOXES.index(box) >= AUCTION
        )
        place = "" if BOXES.index(box) >= AUCTION else "?"
        if space is not None:
            place = str(space + 1)
        name = self.words.card_named(card)
        tone = "quiet" if card in (None, HIDDEN, "nothing") else "strong"
        empty = "◂" if asked else "·····"
        laid = Span(name, "gold" if asked else tone, empty if card is None else "")
        current = asked or (not view["planning"] and space == view["done"])
        cells = (
            words(place, "gold"),
            words(self.words.box_named(box), "", self.words.short_box(box)),
            (laid,),
        )
        return Row(box, cells, faded=over, marked=current)

    def display(self, view: View) -> Note:
        """W2.2.3, W2.3.1 The tiles, the order of play, the events of the year."""
        tiles = [self.words.named("tile", tile) if tile else "–" for tile in view["tiles"]]
        numbered = [f"{n}. {tile}" for n, tile in enumerate(tiles, 1)]
        lines = [self.line("tiles", self.words.row(numbered))] if tiles else []
        if view["order"] and not view["planning"]:
            lines.append(self.line("order", self.words.listed(self._order(view))))
        lines += [self.line("event", about) for about in self._event(view)]
        if view["events"]:
            store = [self.words.event(self._index(card["id"])) for card in view["events"]]
            lines.append(self.line("store", self.words.row(store)))
        return Note("display", self.say("title-display"), tuple(lines))

    def row(self, view: View) -> Note | None:
        """W2.2.3 The actions in their order."""
        if not view["actions"]:
            return None
        names = [
            self.say("card-hidden") if action == HIDDEN else self.words.named("action", action)
            for action in view["actions"]
        ]
        lines = [
            words(f"{n}. {name}", "quiet" if n <= view["done"] else "")
            for n, name in enumerate(names, start=1)
        ]
        return Note("action", self.say("title-row"), tuple(lines))

    def _order(self, view: View) -> list[str]:
        return [self.words.seat(seat) for seat in view["order"]]

    def _index(self, event: str) -> int:
        return self.words.board.events.index(event)

    def _event(self, view: View) -> list[str]:
        """The event of the round with what it does."""
        if view["event"] is None:
            return []
        about = self.words.effect(self._index(view["event"]), "-about")
        return [f"{self.effect(view['event'])} – {about}"]

    # Tower, court, draft, majorities

    def tower(self, view: View) -> Note:
        """W7.1.2 What the tower holds and what lies in the tray, by colour."""
        lines = [(self.label(place), *self._cubes(view[place])) for place in ("tower", "tray")]
        return Note("tower", self.say("title-tower"), tuple(lines))

    def _cubes(self, held: View) -> Spans:
        parts: list[Spans] = [
            (Span(f"{self.words.seat(seat)} {n}", tone_of_seat(seat), f"{seat_sign(seat)}{n}"),)
            for seat, n in enumerate(held["seats"])
        ]
        peasants = self.say("n-peasants", peasants=held["peasants"])
        parts.append(words(peasants, "peasants"))
        return joined(parts)

    def court(self, view: View) -> Sheet | None:
        """E2.2.1 The favours on display with their prices."""
        if "court" not in view or not view["court"]["favours"]:
            return None
        rows = [
            Row(
                str(offer["favour"] or 0),
                (
                    words(str(offer["price"]), "gold"),
                    self._favour(offer["favour"]),
                ),
            )
            for offer in view["court"]["favours"]
        ]
        columns = (self.column("price", number=True), Column(""))
        return Sheet("favour", self.say("title-court"), columns, tuple(rows), heading=False)

    def _favour(self, favour: str | None) -> Spans:
        if favour is None:
            return words("—")
        return words(self.words.named("favour", favour), "", self.words.short_favour(favour))

    def draft(self, view: View) -> Note | None:
        """W1.3 The open cards of the draft, and the groups that each seat has still to place."""
        if "draft" not in view:
            return None
        draft = view["draft"]
        faces = [self.words.named("county", county) for county in draft["face_up"]]
        lines = [
            self.line("face-up", self.words.listed(faces)),
            self.line("unseen", str(draft["unseen"])),
        ]
        lines += [
            (*self.name(seat), Span("  " + " ".join(map(str, groups))))
            for seat, groups in enumerate(draft["groups"])
        ]
        return Note("draft", self.say("title-draft"), tuple(lines))

    def majorities(self, view: View) -> Sheet:
        """W9.3.7 Who would score a majority now."""
        rows = []
        for majority in view["majorities"]:
            leaders = joined([self.name(seat) for seat in majority["seats"]])
            cells = (
                words(self.words.named("region", majority["region"])),
                words(
                    self.words.named("building", majority["building"]),
                    "",
                    sign(majority["building"]),
                ),
                leaders,
                words(str(majority["points"]), "gold"),
            )
            rows.append(Row(f"{majority['region']} {majority['building']}", cells))
        columns = (Column(""), Column(""), Column(""), self.column("points", number=True))
        return Sheet("majority", self.say("title-majorities"), columns, tuple(rows))

    def result(self, view: View, winners: list[int]) -> Sheet:
        """W10.1.2 The final table, the winners first."""
        order = sorted(
            range(len(view["seats"])),
            key=lambda seat: (view["seats"][seat]["points"], view["seats"][seat]["thalers"]),
            reverse=True,
        )
        rows = [
            Row(
                str(seat),
                (
                    self.name(seat),
                    words(str(view["seats"][seat]["points"]), "strong"),
                    words(str(view["seats"][seat]["thalers"])),
                    words(str(view["seats"][seat]["counties"])),
                    words(self.say("winner") if seat in winners else "", "gold"),
                ),
                marked=seat in winners,
            )
            for seat in order
        ]
        columns = (
            Column(""),
            self.column("points", number=True),
            self.column("thalers", number=True),
            self.column("counties", number=True),
            Column(""),
        )
        return Sheet("result", self.say("title-result"), columns, tuple(rows))


def _pair(shown: View, *names: str) -> dict[str, int]:
    return {name: int(shown[name]) for name in names}


# ------------------------------------------------------------------------------
# The map: as a sheet by region, as a note on one county, and as a drawing.


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
