"""Forces as sheets: stacks, the march, where it may lead, the battle, pay and its lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from westphalia.games.thirty_years_war.words import WORDS
from westphalia.terminal.model import (
    Column,
    Note,
    Row,
    Sheet,
    Span,
    Spans,
    View,
    joined,
    signed,
    tone_of_seat,
    words,
)
from westphalia.terminal.theme import seat_sign
from westphalia.terminal.thirty_years_war.sheets import TableSheets
from westphalia.terminal.thirty_years_war.theme import Printed, sign
from westphalia.terminal.thirty_years_war.words import ThirtyYearsWarProse
from westphalia.terminal.words import key


class Forces(TableSheets):
    """Reads what stands, marches and fights aloud."""

    def leaders(self, names: list[str]) -> list[str]:
        return [self.words.named("leader", leader) for leader in names]

    def units(self, counted: Mapping[str, int]) -> str:
        """Counters by their classes: 2 × Imperial Militia."""
        named = [self.words.times(n, self.words.named("unit", unit)) for unit, n in counted.items()]
        return self.words.row(named) if named else ""

    def counters(self, counted: Mapping[str, int], tone: str = "") -> Spans:
        """Counters by their kinds, as a sheet says them: 2 Imp Mil."""
        brief = ", ".join(f"{n} {self.words.short_unit(unit)}" for unit, n in counted.items())
        return words(self.units(counted), tone, brief)

    def stack(self, stack: View) -> Spans:
        """10.21 A stack: its strength, who leads it, what is in it."""
        seat = stack["seat"]
        names = self.leaders(stack["leaders"])
        brief = f"{seat_sign(seat)}{stack['factors']}"
        parts = [
            self.say("n-factors", factors=stack["factors"]),
            *names,
            self.units(stack["units"]),
        ]
        place = self.say("stack-inside") if stack["inside"] else ""
        text = ", ".join(part for part in (self.side(seat), *parts, place) if part)
        shown = " ".join([brief, ", ".join(names)]).strip()
        return words(text, tone_of_seat(seat), shown + sign("inside") * stack["inside"])

    def stack_line(self, stack: View) -> Spans:
        """A stack in full, where there is room for every counter."""
        return tuple(Span(span.text, span.tone) for span in self.stack(stack))

    def stacks(self, stacks: list[View]) -> Spans:
        return joined([self.stack(stack) for stack in stacks], "; ", "  ")

    def strengths(self, stacks: list[View]) -> Spans:
        """Stacks where there is little room: the factors alone."""
        parts = [
            tuple(Span(span.text, span.tone, span.sign.split()[0]) for span in self.stack(stack))
            for stack in stacks
        ]
        return joined(parts, "; ", " ")

    def stack_sheet(self, view: View, wanted: list[str]) -> Sheet:
        """10.21 The stacks in these places, with every counter."""
        columns = (
            self.column("where"),
            Column(""),
            self.column("factors", number=True),
            self.column("leaders"),
            self.column("units"),
            self.column("unpaid", extra=True),
        )
        rows = [
            self._stack_row(place, stack) for place in wanted for stack in stacks_in(view, place)
        ]
        return Sheet("stack", self.say("title-stacks"), columns, tuple(rows))

    def _stack_row(self, place: str, stack: View) -> Row:
        inside = words(f" ({self.say('stack-inside')})", "quiet", sign("inside"))
        cells: tuple[Spans, ...] = (
            (*words(self.words.named("place", place), "strong"), *(inside * stack["inside"])),
            self.mark(stack["seat"]),
            words(str(stack["factors"]), "strong"),
            words(", ".join(self.leaders(stack["leaders"])), tone_of_seat(stack["seat"])),
            self.counters(stack["units"]),
            self.counters(stack.get("unpaid", {}), "warn"),
        )
        return Row(f"{place} {stack['seat']}", cells)

    # The march

    def march(self, view: View) -> Sheet | None:
        """8.31, 11.11d The force on the march, and the points that its counters have left."""
        march = view.get("march")
        if march is None or not (march["units"] or march["leaders"]):
            return None
        rows = [self._counters(march, unit, left) for unit, left in _classes(march["points_of"])]
        if march["leaders"]:
            names = self.words.listed(self.leaders(march["leaders"]))
            rows.insert(0, Row("leaders", (words(names, tone_of_seat(march["seat"])), ())))
        columns = (Column(""), Column(""))
        return Sheet("march", self._march_title(march), columns, tuple(rows), heading=False)

    def _march_title(self, march: View) -> str:
        """Where the force is, how strong it is, and what it can still do."""
        parts = [
            self.say("march-at", place=self.words.named("place", march["city"])),
            self.say("n-factors", factors=march["factors"]),
            self.say("march-points", points=march["points"]),
            self.say("march-capacity", units=sum(march["units"].values()), most=march["capacity"]),
        ]
        if march["forage"]["needs"]:
            parts.append(self.say("march-forage", cities=march["forage"]["needs"]))
        return ", ".join(parts)

    def _counters(self, march: View, unit: str, left: int) -> Row:
        count = march["points_of"].count([unit, left])
        name = self.words.times(count, self.words.named("unit", unit))
        return Row(unit, (words(name), words(self.say("points-left", points=left), "quiet")))

    def reach(self, view: View) -> list[Sheet]:
        """11.11a, 11.14a Where the force can still go; without its slowest it may go further."""
        found = view["march"]["reach"] if "march" in view else []
        columns = (
            self.column("where"),
            self.column("points", number=True),
            self.column("by", extra=True),
            self.column("stays"),
            self.column("meets"),
        )
        return [
            Sheet(
                "goal",
                self._party(party),
                columns,
                tuple(self._goal_row(goal) for goal in party["goals"]),
            )
            for party in found
        ]

    def _party(self, party: View) -> str:
        counted = {unit: party["units"].count(unit) for unit in dict.fromkeys(party["units"])}
        force = self.units(counted) or self.say("no-units")
        return self.say("title-reach", force=force, points=party["points"])

    def _goal_row(self, goal: View) -> Row:
        cells: tuple[Spans, ...] = (
            words(self.words.named("place", goal["place"]), "strong"),
            words(str(goal["points"])),
            words(self.words.named("place", goal["by"]), "quiet"),
            words(self.say("yes" if goal["stays"] else "no"), "", _tick(goal["stays"])),
            self.meets(goal),
        )
        return Row(goal["place"], cells)

    def meets(self, goal: View) -> Spans:
        """11.2 What the force comes upon, and how a battle there may end."""
        parts = [words(self.say(key("meets", what)), "warn") for what in goal.get("meets", [])]
        if "odds" in goal:
            parts.append(self.chances(goal["odds"]))
        return joined(parts, ", ", ", ")

    def chances(self, odds: View) -> Spans:
        """12.28 How likely the attacker wins."""
        share = odds["attacker_wins"]
        percent = self.percent(share)
        return words(self.say("chance-to-win", percent=percent), "good" if share >= 0.5 else "warn")

    def percent(self, share: float) -> str:
        return self.say("percent", percent=round(100 * share))

    # The battle

    def battle(self, view: View) -> Sheet | None:
        """12.2 Both sides of the battle under way."""
        if "battle" not in view:
            return None
        battle = view["battle"]
        columns = (
            Column(""),
            self.column("factors", number=True),
            self.column("commander"),
            self.column("modifier", number=True),
            self.column("column", number=True),
            self.column("inflicted", number=True),
            self.column("to-lose", number=True),
            self.column("units", extra=True),
        )
        rows = [self._battle_side(view, seat) for seat in (0, 1)]
        return Sheet("side", self._battle_title(battle), columns, tuple(rows))

    def _battle_title(self, battle: View) -> str:
        city = self.words.named("place", battle["city"])
        title = self.say("title-battle", city=city, attacker=self.side(battle["attacker"]))
        cards = [self.words.named("card", card) for card in battle["cards"]]
        parts = [title, *cards]
        if battle["odds"]:
            percent = self.percent(battle["odds"]["attacker_wins"])
            parts.append(self.say("attacker-wins", percent=percent))
        return self.words.row(parts)

    def _battle_side(self, view: View, seat: int) -> Row:
        shown = view["battle"]["sides"][seat]
        commander = shown["commander"]
        cells: tuple[Spans, ...] = (
            self.mark(seat),
            words(str(shown["factors"]), "strong"),
            words(self.words.named("leader", commander) if commander else ""),
            words(signed(shown["rating"] + shown["modifier"])),
            words(self.say("column-from", column=shown["column"]), "", f"{shown['column']}+"),
            words(str(shown["inflicted"])),
            words(str(shown["to_lose"]), "warn" if shown["to_lose"] else ""),
            self.counters(shown["units"]),
        )
        return Row(str(seat), cells, marked=seat in view["prompt"]["seats"])

    def forecast(self, odds: View) -> list[Spans]:
        """12.28 What a battle will come to, line by line."""
        return [
            (
                Span(self.labelled(self.say(f"label-{side}")), "quiet"),
                Span(
                    self.say(
                        "odds-about",
                        wins=self.percent(odds[f"{side}_wins"]),
                        losses=self.say("decimal", number=round(odds[f"{side}_losses"], 1)),
                        gone=self.percent(odds[f"{side}_eliminated"]),
                    )
                ),
            )
            for side in ("attacker", "defender")
        ]

    # Pay

    def pay(self, view: View, seat: int) -> list[Sheet | Note]:
        """15.1 Who would be paid if pay were due now, and which lines are broken where."""
        lines = tuple(self._line(line) for line in view["seats"][seat]["pay"]["lines"])
        sheet = self.pay_sheet(view, seat)
        return [sheet, Note("line", self.say("title-lines"), lines)] if lines else [sheet]

    def pay_sheet(self, view: View, seat: int) -> Sheet:
        """15.12, 15.13 What the land pays, what aid points must pay, and who gets nothing."""
        pay = view["seats"][seat]["pay"]
        columns = (self.column("where"), self.column("units"), self.column("cost", number=True))
        rows = [self._at_home(place, units) for place, units in pay["at_home"].items()]
        rows += [self._claim(claim) for claim in pay["by_aid"]]
        rows += [self._unpaid(place, units) for place, units in pay["unpaid"].items()]
        return Sheet("pay", self._pay_title(view, seat), columns, tuple(rows))

    def _pay_title(self, view: View, seat: int) -> str:
        """What all would cost, and the points that there are for it."""
        pay = view["seats"][seat]["pay"]
        open_to = {source for claim in pay["by_aid"] for source in claim["sources"]}
        points = [each if source in open_to else 0 for source, each in view["aid"].items()]
        name = "title-pay" if pay["suffices"] else "title-pay-short"
        aid = self.words.aid(points)
        return self.say(name, seat=self.side(seat), points=pay["needs"], aid=aid)

    def _at_home(self, place: str, units: View) -> Row:
        free = words(self.say("pay-local"), "good")
        return Row(place, (words(self.words.named("place", place)), self.counters(units), free))

    def _claim(self, claim: View) -> Row:
        units = self.counters({claim["unit"]: claim["count"]})
        cost = claim["count"] * claim["points"]
        cells = (words(self.words.named("place", claim["city"])), units, words(str(cost)))
        return Row(f"{claim['city']} {claim['unit']}", cells)

    def _unpaid(self, place: str, units: View) -> Row:
        lost = words(self.say("not-paid"), "warn")
        return Row(place, (words(self.words.named("place", place)), self.counters(units), lost))

    def _line(self, line: Mapping[str, Any]) -> Spans:
        """15.14 A line city by city, and what breaks it."""
        nation = self.words.named("nation", line["line"])
        path = " – ".join([self.words.named("place", city) for city in line["path"]])
        city = self.words.named("place", line["city"])
        label = self.labelled(self.say("line-of", nation=nation, city=city))
        parts: list[Spans] = [words(path)] if path else []
        if line["holds"]:
            parts.append(words(self.say("line-holds"), "good"))
        parts += [words(self._break(city, reason), "warn") for city, reason in line["breaks"]]
        return (Span(label, "quiet"), *joined(parts, ", ", ", "))

    def _break(self, city: str, reason: str) -> str:
        place = self.words.named("place", city)
        return self.say("line-breaks", city=place, reason=self.say(key("break", reason)))


def stacks_in(view: View, place: str) -> list[View]:
    """The stacks in a city or a box."""
    where = view["cities"] if place in view["cities"] else view["boxes"]
    found: list[View] = where[place].get("stacks", [])
    return found


def forces_in(view: View, place: str) -> list[View]:
    """The stacks in a place, and those off the map that are on the march or in battle there."""
    found = stacks_in(view, place)
    battle, march = view.get("battle"), view.get("march")
    if battle and battle["city"] == place:
        sides = [{"seat": seat, **side} for seat, side in enumerate(battle["sides"])]
        return [stack for stack in found if stack["factors"]] + sides
    if march and march["city"] == place and (march["units"] or march["leaders"]):
        return [*found, march]
    return found


def _classes(points_of: list[list[Any]]) -> list[tuple[str, int]]:
    """The classes of counters by what they have left, each once."""
    return list(dict.fromkeys((unit, left) for unit, left in points_of))


def _tick(yes: bool) -> str:
    return sign("yes" if yes else "no")


# Leaders

RATINGS = ("activation", "battle", "leadership", "loss")


class People(Forces):
    """Reads the leaders aloud."""

    def __init__(self, prose: ThirtyYearsWarProse, printed: Printed) -> None:
        super().__init__(prose)
        self.printed = printed

    def sheet(self, view: View) -> Sheet:
        """2.2 The leaders on the map, with their ratings and where each is."""
        columns = (
            Column(""),
            self.column("where"),
            *[self.column(rating, number=True) for rating in RATINGS],
            self.column("factors", number=True),
        )
        rows = [
            self._row(leader, place, stack)
            for place in [*view["cities"], *view["boxes"]]
            for stack in stacks_in(view, place)
            for leader in stack["leaders"]
        ]
        return Sheet("leader", self.say("title-leaders"), columns, tuple(rows))

    def _row(self, leader: str, place: str, stack: View) -> Row:
        cells: tuple[Spans, ...] = (
            words(self.words.named("leader", leader), tone_of_seat(stack["seat"])),
            words(self.words.named("place", place)),
            *[words(str(self._rating(leader, rating))) for rating in RATINGS],
            words(str(stack["factors"]), "strong"),
        )
        return Row(leader, cells)

    def _rating(self, leader: str, rating: str) -> int:
        board, n = self.words.board, WORDS["leader"].index(leader)
        found: list[int] = getattr(board, rating)
        return found[n]

    def leader(self, leader: str, view: View) -> Note:
        """2.2, 12.42 All about one leader; reconstructed ratings carry their mark."""
        board, n = self.words.board, WORDS["leader"].index(leader)
        lines = [self.line("nation", self.words.nation(board.leader_nation[n]))]
        for rating in RATINGS:
            mark = self.printed.mark("leaders", leader, rating)
            text = f"{self._rating(leader, rating)} {mark}".strip()
            lines.append(self.line(rating, text))
        if board.stars[n]:
            lines.append(self.line("stars", str(board.stars[n])))
        if board.replacement[n] >= 0:
            lines.append(self.line("replacement", self.words.leader(board.replacement[n])))
        for place in [*view["cities"], *view["boxes"]]:
            here = [stack for stack in stacks_in(view, place) if leader in stack["leaders"]]
            lines += [self.line("place", self.words.named("place", place)) for _ in here]
            lines += [self.stack_line(stack) for stack in here]
        return Note("leader", self.words.leader(n), tuple(lines))
