"""The table as sheets: players, the mat, the court, the tower, the draft, the end."""

from __future__ import annotations

from typing import Final

from westphalia.games.wallenstein.words import AUCTION, BOXES
from westphalia.terminal.model import (
    Column,
    Note,
    Row,
    Sheet,
    Sheets,
    Span,
    Spans,
    View,
    joined,
    tone_of_seat,
    words,
)
from westphalia.terminal.theme import seat_sign
from westphalia.terminal.wallenstein.theme import sign
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
