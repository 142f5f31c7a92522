"""15.1 Pay: who is paid by the land, whom aid points may pay, and who is left Unpaid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.step import Decision, Objection, Question, Seat, Step
from westphalia.games.thirty_years_war.choices import DONE, PAY, PAY_ALL, PAY_IN
from westphalia.games.thirty_years_war.events_pay import LeftUnpaid, PaidAtHome, UnitPaid
from westphalia.games.thirty_years_war.nations.bases import (
    Line,
    is_besieged,
    line_of_unit,
    paid_at_home,
)
from westphalia.games.thirty_years_war.nations.swedish import has_port
from westphalia.games.thirty_years_war.objections_pay import (
    BesiegedUnpaid,
    NobodyToPay,
    NoLine,
    NotHereToBePaid,
    TooFewForAll,
    TooFewPoints,
)
from westphalia.games.thirty_years_war.pieces import PIECES, leaders_at, unit_side, units_at
from westphalia.games.thirty_years_war.rules.communications import lines, reaches
from westphalia.games.thirty_years_war.rules.rank import commanders
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    City,
    Place,
    Play,
    ThirtyYearsWarState,
    Unit,
)
from westphalia.games.thirty_years_war.terms import Nation, Source

Claim = tuple[City, Unit, int]  # a unit that aid points may pay: where, which, from which purse

# 15.134 Which points pay whom.  A purse is its sources in the order in which they are spent: first
# those that help the fewest others, so that no other order would pay more.
ANY_PROTESTANT: Final = 0
SWEDISH: Final = 1  # 17.Sw.1g: no English, Dutch or Savoyard points
FRENCH_ONLY: Final = 2  # 17.Sw.1f: Swedes without a port
OF_THE_EMPIRE: Final = 3
ANY_CATHOLIC: Final = 4
PURSES: Final[list[list[int]]] = [
    [Source.ENGLAND, Source.UP, Source.SAVOY, Source.SWEDEN, Source.FRANCE],
    [Source.SWEDEN, Source.FRANCE],
    [Source.FRANCE],
    [Source.EMPIRE, Source.POPE, Source.SPAIN],
    [Source.POPE, Source.SPAIN],
]


def sources_of(seat: Seat) -> list[int]:
    """15.134 All whose points may pay units of a side."""
    return PURSES[OF_THE_EMPIRE if seat == CATHOLIC else ANY_PROTESTANT]


# Who is paid by the land


def paid_locally(s: ThirtyYearsWarState, unit: Unit, place: Place) -> bool:
    """15.12a, 15.12d, 15.132b, 17.D.1b By the place itself, or, for Danes, by their line."""
    if paid_at_home(s, unit, place):
        return True
    if s.board.kind_nation[unit // 2] != Nation.DANISH:
        return False
    if is_besieged(s, place, unit_side(s, unit)):
        return False
    return reaches(s, int(Line.DANISH), place)


# Whom aid points may pay


def allegiances(s: ThirtyYearsWarState, place: Place, unit: Unit) -> list[bool]:
    """17.Sw.2 Whether a unit counts as Swedish; both where its owner may name the commander.

    German units do in an army under a Swedish leader, and the English unit like them (17.E.2a).
    """
    nation = s.board.kind_nation[unit // 2]
    if nation not in (Nation.GERMAN, Nation.ENGLISH):
        return [nation == Nation.SWEDISH]
    named = commanders(s, leaders_at(s, place, unit_side(s, unit)))
    swedes = [s.board.leader_nation[leader] == Nation.SWEDISH for leader in named]
    return sorted({*swedes}) if swedes else [False]


def purse_of(s: ThirtyYearsWarState, unit: Unit, swedish: bool) -> int:
    """15.134, 17.Sw.1f, 17.Sw.1g Which points may pay a unit."""
    if unit_side(s, unit) == CATHOLIC:
        nation = s.board.kind_nation[unit // 2]
        return OF_THE_EMPIRE if nation in (Nation.IMPERIAL, Nation.BAVARIAN) else ANY_CATHOLIC
    if not swedish:
        return ANY_PROTESTANT
    return SWEDISH if has_port(s) else FRENCH_ONLY


def line_for(s: ThirtyYearsWarState, unit: Unit, swedish: bool) -> int:
    """15.132b, 17.Sw.1f, 17.Sw.2 Where a unit traces to be paid with aid points."""
    if not swedish:
        return int(line_of_unit(s, unit))
    return int(Line.SWEDISH if has_port(s) else Line.FRENCH)


class Muster:
    """15.14 The units of a side that the land does not pay, and which of them aid points may pay.

    The lines are searched once for each set of bases.
    """

    def __init__(self, s: ThirtyYearsWarState, seat: Seat, aid: bool = True) -> None:
        self.s = s
        self.seat = seat
        self.aid = aid  # whether claims to aid points are of interest
        self.reached: dict[int, int] = {}
        self.at_home: list[tuple[Place, Unit]] = []
        self.unpaid: list[tuple[City, Unit]] = []
        self.claims: list[Claim] = []
        for place, here in enumerate(s.pieces):
            units = units_at(s, place, seat) if here else []
            for unit in sorted({*units}):
                self.add(place, unit, units.count(unit))

    def reach(self, line: int) -> int:
        """The cities from which a line holds."""
        if line not in self.reached:
            self.reached[line] = lines.of(self.s, line)
        return self.reached[line]

    def add(self, place: Place, unit: Unit, count: int) -> None:
        """15.13b Local pay comes first and is not refused; 15.133: nobody is paid in a siege."""
        besieged = is_besieged(self.s, place, self.seat)
        if paid_at_home(self.s, unit, place) or (
            not besieged and self.paid_by_denmark(place, unit)
        ):
            self.at_home += [(place, unit)] * count
            return
        self.unpaid += [(place, unit)] * count
        if self.aid and not besieged:
            self.claim(place, unit, count)

    def paid_by_denmark(self, place: City, unit: Unit) -> bool:
        """17.D.1b Danish units with a line to a base at home."""
        if self.s.board.kind_nation[unit // 2] != Nation.DANISH:
            return False
        return self.reach(Line.DANISH) >> place & 1 == 1

    def claim(self, place: City, unit: Unit, count: int) -> None:
        """15.132b, 15.14c Without a line there is no aid pay; 17.Sw.2: the better commander."""
        for swedish in allegiances(self.s, place, unit):
            if self.reach(line_for(self.s, unit, swedish)) >> place & 1:
                self.claims += [(place, unit, purse_of(self.s, unit, swedish))] * count
                return


# Paying


@dataclass(frozen=True)
class PaySegment(Step):
    """6.0.E, 15.0 First both sides pay their units and mark the unpaid."""

    def run(self, play: Play) -> None:
        play.then(PaySide(PROTESTANT), PaySide(CATHOLIC))


@dataclass(frozen=True)
class PaySide(Step):
    """15.13b, 15.13c, 15.133 All but the locally paid are marked Unpaid until points pay them."""

    seat: Seat

    def run(self, play: Play) -> None:
        s = play.state
        muster = Muster(s, self.seat, any(s.aid[source] for source in sources_of(self.seat)))
        for place in sorted({place for place, _ in muster.at_home}):
            units = [unit for where, unit in muster.at_home if where == place]
            play.tell(PaidAtHome, self.seat, place, tuple(units))
        s.unpaid += [place * PIECES + unit for place, unit in muster.unpaid]
        play.then(PayUnits(self.seat, tuple(muster.claims)), MarkUnpaid(self.seat))


@dataclass(frozen=True)
class MarkUnpaid(Step):
    """15.13c Units that were paid neither way keep their Unpaid marker."""

    seat: Seat

    def run(self, play: Play) -> None:
        s = play.state
        for city in unpaid_cities(s, self.seat):
            play.tell(LeftUnpaid, self.seat, city, tuple(unpaid_units(s, self.seat, city)))


def unpaid_units(s: ThirtyYearsWarState, seat: Seat, city: City) -> list[Unit]:
    """15.13c The units of a side in a city that have an Unpaid marker."""
    side = s.board.piece_sides[s.saxony]
    here = [code % PIECES for code in s.unpaid if code // PIECES == city]
    return [unit for unit in here if side[unit] == seat]


def unpaid_cities(s: ThirtyYearsWarState, seat: Seat) -> list[City]:
    """15.2 Where a side has units with an Unpaid marker."""
    side = s.board.piece_sides[s.saxony]
    return sorted({code // PIECES for code in s.unpaid if side[code % PIECES] == seat})


def rate(s: ThirtyYearsWarState, claim: Claim) -> int:
    """15.131, 15.132a What a unit costs: full or reduced, the same."""
    return s.board.pay[claim[1]]


def affordable(s: ThirtyYearsWarState, claim: Claim) -> bool:
    """15.134 A unit is paid wholly or not at all; sources may be mixed."""
    return sum([s.aid[source] for source in PURSES[claim[2]]]) >= rate(s, claim)


def covers(s: ThirtyYearsWarState, claims: tuple[Claim, ...]) -> bool:
    """15.134 Whether the points suffice for all of them."""
    aid = s.aid.copy()
    return all(sum(draw(aid, PURSES[claim[2]], rate(s, claim))) for claim in claims)


def draw(aid: list[int], purse: list[int], points: int) -> list[int]:
    """15.134 Takes points out of a purse, and says how many of which source; none if too few."""
    taken = [0] * len(aid)
    if sum([aid[source] for source in purse]) < points:
        return taken
    for source in purse:
        taken[source] = min(points, aid[source])
        aid[source] -= taken[source]
        points -= taken[source]
    return taken


@dataclass(frozen=True)
class PayUnits(Decision):
    """15.13a A side pays as many units as it likes, city by city, or all if its points suffice.

    It has what its AID card and events have brought in this turn (15.11).  Leaders are never paid,
    and whatever the points cannot do is not asked.
    """

    seat: Seat
    claims: tuple[Claim, ...]

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        cities = sorted({claim[0] for claim in self.claims if affordable(s, claim)})
        if not cities:
            return []
        choices = [PAY_IN[city] for city in cities] + [DONE]
        if len(self.claims) > 1 and covers(s, self.claims):
            choices.insert(0, PAY_ALL)
        return [Question(self.seat, "pay", "15.13a", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice is PAY_ALL:
            return None if covers(s, self.claims) else TooFewForAll()
        return bar_city(s, seat, choice.noun, self.claims) if choice.verb == "pay_in" else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is PAY_ALL:
            for claim in self.claims:
                pay_unit(play, seat, claim)
        elif choice.verb == "pay_in":
            here = tuple([claim for claim in self.claims if claim[0] == choice.noun])
            elsewhere = tuple([claim for claim in self.claims if claim[0] != choice.noun])
            play.then(PayUnits(seat, elsewhere))
            if len(here) > 1:
                play.then(PayInCity(seat, choice.noun, here))
            else:
                pay_unit(play, seat, here[0])


@dataclass(frozen=True)
class PayInCity(Decision):
    """15.13a, 15.134 In a city the side pays unit by unit; those it passes over stay Unpaid."""

    seat: Seat
    city: City
    claims: tuple[Claim, ...]

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        units = sorted({claim[1] for claim in self.claims if affordable(s, claim)})
        if not units:
            return []
        choices = [PAY[unit] for unit in units] + [DONE]
        if len(self.claims) > 1 and covers(s, self.claims):
            choices.insert(0, PAY_ALL)
        return [Question(self.seat, "pay_in_city", "15.13a", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice is PAY_ALL:
            return None if covers(s, self.claims) else TooFewForAll()
        if choice.verb != "pay":
            return None
        own = [claim for claim in self.claims if claim[1] == choice.noun]
        if not own:
            return NotHereToBePaid(choice.noun, self.city)
        return None if any(affordable(s, claim) for claim in own) else TooFewPoints(self.city)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is PAY_ALL:
            for claim in self.claims:
                pay_unit(play, seat, claim)
        elif choice is not DONE:
            paid = next(claim for claim in self.claims if claim[1] == choice.noun)
            rest = list(self.claims)
            rest.remove(paid)
            pay_unit(play, seat, paid)
            play.then(PayInCity(seat, self.city, tuple(rest)))


def bar_city(
    s: ThirtyYearsWarState, seat: Seat, city: City, claims: tuple[Claim, ...]
) -> Objection | None:
    """15.13a, 15.133, 15.14c Why no unit is paid in a city."""
    if not unpaid_units(s, seat, city):
        return NobodyToPay(city)
    if is_besieged(s, city, seat):
        return BesiegedUnpaid(city)
    here = [claim for claim in claims if claim[0] == city]
    if not here:
        return NoLine(city)
    return None if any(affordable(s, claim) for claim in here) else TooFewPoints(city)


def pay_unit(play: Play, seat: Seat, claim: Claim) -> None:
    """15.131, 15.134 A unit is paid, and its Unpaid marker goes."""
    s = play.state
    city, unit, purse = claim
    points = draw(s.aid, PURSES[purse], rate(s, claim))
    s.unpaid.remove(city * PIECES + unit)
    play.tell(UnitPaid, seat, unit, city, tuple(points))
