"""The map: as a sheet of cities by Area, as notes on one city or Area, and as a drawing."""

from __future__ import annotations

import re
from typing import Final

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
    signed,
    signs,
    tone_of_seat,
    words,
)
from westphalia.terminal.theme import seat_sign
from westphalia.terminal.thirty_years_war.forces import Forces, forces_in, stacks_in
from westphalia.terminal.thirty_years_war.theme import Printed, chart, sign, spots
from westphalia.terminal.thirty_years_war.words import ThirtyYearsWarProse

# Letters that stand on no picture: what is written under them has a ground of its own.
CITY: Final = 0xE000
STACK: Final = 0xF000
LIGHT: Final = 4  # the shade of a city, so that it stands out from its Area
NAME: Final = 4  # letters of a city's name on the map


class Places(Forces):
    """Reads the map of a view aloud."""

    def __init__(self, prose: ThirtyYearsWarProse, printed: Printed) -> None:
        super().__init__(prose)
        self.printed = printed

    # Cities

    def city_sheets(self, view: View, areas: list[int] | None = None) -> list[Sheet]:
        """2.4 A sheet for each Area, or for those that are asked for, and for free cities."""
        board = self.words.board
        wanted = range(len(board.areas)) if areas is None else areas
        found = [
            self._city_sheet(view, self._area_title(view, area), cities)
            for area in wanted
            if (cities := [city for city, where in enumerate(board.area_of) if where == area])
        ]
        if areas is None:
            free = [city for city, alone in enumerate(board.independent) if alone]
            found.append(self._city_sheet(view, self.say("title-free-cities"), free))
            found.append(self.stack_sheet(view, list(view["boxes"])))
        return found

    def _city_sheet(self, view: View, title: str, cities: list[int]) -> Sheet:
        columns = (
            Column(""),
            self.column("control"),
            self.column("fortress", number=True),
            self.column("pillage", number=True),
            self.column("state"),
            self.column("stacks"),
            self.column("neighbours", extra=True),
        )
        names = self.words.board.cities
        rows = tuple(self._city_row(names[city], view) for city in cities)
        return Sheet("city", title, columns, rows)

    def _city_row(self, city: str, view: View) -> Row:
        shown, board = view["cities"][city], self.words.board
        fortress = board.fortress[board.place_index[city]]
        cells: tuple[Spans, ...] = (
            words(self.words.named("place", city), "strong"),
            self.mark(shown["control"]),
            words(str(fortress) if fortress else ""),
            words(str(shown["pillage"]) if shown["pillage"] else "", "warn"),
            self.state(shown),
            self.stacks(shown.get("stacks", [])),
            words(", ".join(self.neighbours(city)), "quiet"),
        )
        return Row(city, cells)

    def state(self, shown: View) -> Spans:
        """9.4, 13.1 A revolt, a siege or a mask."""
        parts: list[Spans] = []
        if "revolt" in shown:
            parts.append(words(self.say("in-revolt"), "revolt", sign("revolt")))
        if "siege" in shown:
            siege = shown["siege"]
            name = "masked" if siege["masked"] else "besieged"
            brief = f"{sign('siege')}{siege['number'] or ''}"
            parts.append(words(self.say(name, number=siege["number"]), "warn", brief))
        return joined(parts)

    def neighbours(self, city: str) -> list[str]:
        board = self.words.board
        near = board.neighbours[board.place_index[city]]
        return [self.words.place(other) for other in near]

    def city(self, city: str, view: View) -> Note:
        """All about one city, line by line."""
        board, shown = self.words.board, view["cities"][city]
        n = board.place_index[city]
        area = self.words.area(board.area_of[n]) if board.area_of[n] >= 0 else ""
        lines = [self.line("area", area or self.say("free-city"))]
        lines.append((self.label("control"), *self.holder(shown["control"])))
        if board.fortress[n]:
            lines.append(self.line("fortress", self._fortress(city)))
        if board.city_vp[n]:
            value = self.printed.value("cities", city, "vp", board.city_vp[n])
            lines.append(self.line("value", value))
        if shown["pillage"]:
            lines.append(self.line("pillage", str(shown["pillage"])))
        if state := self.state(shown):
            lines.append((self.label("state"), *state))
        if "siege" in shown:
            lines.append(self.line("siege", self.siege(shown["siege"])))
        lines += [self.stack_line(stack) for stack in stacks_in(view, city)]
        lines.append(self.line("neighbours", ", ".join(self.neighbours(city))))
        return Note("city", self.words.place(n), tuple(lines))

    def _fortress(self, city: str) -> str:
        """13.1 The strength of a Fortress and its siege modifier."""
        board, n = self.words.board, self.words.board.place_index[city]
        return self.say(
            "fortress-about",
            strength=self.printed.value("cities", city, "fortress", board.fortress[n]),
            modifier=self.printed.value("cities", city, "siege", board.siege_modifier[n]),
        )

    def siege(self, siege: View) -> str:
        """13.13, 13.2 Who besieges with what, what it takes, and the chance of the next roll."""
        about = self.say(
            "siege-about",
            seat=self.side(siege["besieger"]),
            factors=siege["factors"],
            level=siege["level"],
        )
        if "roll" not in siege:
            return about
        chance = self.say("siege-chance", percent=self.percent(siege["roll"]["success"]))
        return self.words.row([about, chance])

    # Areas

    def area_sheet(self, view: View) -> Sheet:
        """2.42, 3.13 The Areas: who controls each, what it takes, what the total would do."""
        columns = (
            Column(""),
            self.column("control"),
            self.column("needs", number=True),
            self.column("held"),
            self.column("value", number=True),
            self.column("moves"),
            self.column("state"),
        )
        rows = tuple(self._area_row(area, shown) for area, shown in view["areas"].items())
        return Sheet("area", self.say("title-areas"), columns, rows)

    def _area_row(self, area: str, shown: View) -> Row:
        value = self.printed.value("areas", area, "vp", shown["value"])
        cells: tuple[Spans, ...] = (
            words(self.words.named("area", area), "strong"),
            self.mark(shown["control"]),
            words(str(shown["needs"]) if shown["needs"] else "–"),
            words(self._held(shown["cities"]), "", self._held_signs(shown["cities"])),
            words(value, "gold"),
            self._moves(shown["moves"]),
            self._area_state(shown),
        )
        return Row(area, cells)

    def _held(self, cities: list[int]) -> str:
        return ", ".join(f"{self.side(seat)} {n}" for seat, n in enumerate(cities))

    def _held_signs(self, cities: list[int]) -> str:
        return " ".join(f"{seat_sign(seat)}{n}" for seat, n in enumerate(cities))

    def _moves(self, moves: list[int]) -> Spans:
        """5.12b How far the total moves if a side gains it."""
        parts = [
            words(
                self.say("gained-by", seat=self.side(seat), points=signed(by)),
                tone_of_seat(seat),
                f"{seat_sign(seat)}{signed(by)}",
            )
            for seat, by in enumerate(moves)
            if by
        ]
        return joined(parts)

    def _area_state(self, shown: View) -> Spans:
        found = [name for name in ("neutral", "devastated") if shown[name]]
        return words(", ".join(self.say(f"area-is-{name}") for name in found), "warn")

    def _area_title(self, view: View, area: int) -> str:
        """The Area as a heading: its name, its holder, how many cities control it, its value."""
        shown = view["areas"][self.words.board.areas[area]]
        if not shown["needs"]:
            return self.words.area(area)
        return self.say(
            "title-area",
            area=self.words.area(area),
            holder=self.side(shown["control"]),
            needs=shown["needs"],
            value=shown["value"],
        )

    # The drawing

    def drawing(self, view: View, size: str) -> Drawing:
        """Every Area and every city in the colour of its holder, with the stacks beside."""
        map_ = chart(size)
        tones = {
            letter: tone_of_seat(view["areas"][area]["control"] if area in view["areas"] else None)
            for letter, area in map_.places.items()
        }
        places = spots(size)
        shades = {**map_.shades}
        for n, place in enumerate(places):
            shown = view["cities"].get(place, {})
            tones[chr(CITY + n)] = tone_of_seat(shown.get("control"))
            shades[chr(CITY + n)] = LIGHT
        for seat in (0, 1):
            tones[chr(STACK + seat)] = tone_of_seat(seat)
            shades[chr(STACK + seat)] = 0
        groups = {letter: n for n, letter in enumerate(map_.places)}
        labels = self._labels(view, size, len(map_.picture[0]))
        return Drawing(self.say("title-map"), map_.picture, tones, shades, groups, tuple(labels))

    def _labels(self, view: View, size: str, wide: int) -> list[Label]:
        """The label of each place and its stacks; what has no room beside the next is cut."""
        places = spots(size)
        rows: dict[int, list[int]] = {}
        for row, column in places.values():
            rows.setdefault(row, []).append(column)
        found: list[Label] = []
        for n, (place, (row, column)) in enumerate(places.items()):
            end = min([other for other in rows[row] if other > column], default=wide)
            name = self._name(view, place)
            found.append(Label(row, column, name, chr(CITY + n)))
            column += len(signs(name))
            for stack in forces_in(view, place):
                force = self._force(stack, end - column)
                found.append(Label(row, column, force, chr(STACK + stack["seat"])))
                column += len(signs(force))
        return found

    def _name(self, view: View, place: str) -> Spans:
        """The beginning of a name, in capitals for a Fortress, and what has happened there."""
        board, shown = self.words.board, view["cities"].get(place, {})
        n = board.place_index[place]
        name = brief(self.words.place(n))
        if place in view["cities"] and board.fortress[n]:
            name = name.upper()
        mark = sign("pillage") * bool(shown.get("pillage"))
        if "siege" in shown:
            mark = sign("siege")
        elif "revolt" in shown:
            mark = sign("revolt")
        return (Span(name + mark, "strong" * bool(shown.get("stacks"))),)

    def _force(self, stack: View, room: int) -> Spans:
        """The strength of a stack, as far as there is room; a leader alone has none."""
        seat = seat_sign(stack["seat"])
        brief = f"{seat}{stack['factors'] or ''}"
        text = f"{stack['seat']}:{stack['factors']}"
        return (Span(text, "strong", brief if len(brief) <= room else seat),)


def brief(name: str) -> str:
    """A name in four letters; of one with several words, the last one's initial is the fourth."""
    first, _, last = re.sub("[-/(]", " ", name).partition(" ")
    if not last:
        return first[:NAME]
    return first[: NAME - 1] + last.split()[-1][:1].upper()
