"""8.5, 14, 15 Aid, pay and looting: who is paid, by whom, and what the unpaid take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import Automatic, Decision, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.events.cards import AidTaken
from westphalia.games.thirty_years_war.events.pay import (
    LeadersFound,
    LeftUnpaid,
    LootRolled,
    PaidAtHome,
    StepDeserted,
    UnitPaid,
)
from westphalia.games.thirty_years_war.objections.battle import (
    BesiegedUnpaid,
    NobodyToPay,
    NoLine,
    NoRefugeThere,
    NotHereToBePaid,
    NotUnpaid,
    OthersGoFirst,
    TooFewForAll,
    TooFewPoints,
)
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    PIECES,
    commanders,
    has_dynamic,
    is_reduced,
    leaders_at,
    move_leader,
    roll,
    steps_of,
    unit_side,
    units_at,
)
from westphalia.games.thirty_years_war.rules.control import WORST_PILLAGE, pillage, recheck_siege
from westphalia.games.thirty_years_war.rules.losses import lose_leaders, lose_step
from westphalia.games.thirty_years_war.rules.nations import (
    Line,
    common_land,
    has_port,
    is_besieged,
    line_of,
    paid_at_home,
    within,
)
from westphalia.games.thirty_years_war.rules.stacking import fits, may_stack, own_pieces
from westphalia.games.thirty_years_war.rules.supply import lines, reaches
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    Card,
    City,
    Place,
    Play,
    ThirtyYearsWarState,
    Unit,
    enemy,
    in_force,
)
from westphalia.games.thirty_years_war.terms import Nation, Pope, Source, UnitType
from westphalia.games.thirty_years_war.words import (
    C5,
    C16,
    C36,
    C40,
    C42,
    DONE,
    LOOT,
    LOSE,
    P5,
    P9,
    P24,
    P42,
    PAY,
    PAY_ALL,
    PAY_IN,
    PLACE,
)

# 8.5, 14 Foreign aid

# 14.3, 14.4 Whose aid is printed on the cards of a side; Savoy and Sweden help by events (14.3d,
# 14.3e) and are on no card.
SOURCES: Final[list[list[int]]] = [
    [int(Source.FRANCE), int(Source.ENGLAND), int(Source.UP)],
    [int(Source.SPAIN), int(Source.POPE)],
]
# 8.65, 14.5 Events that change what the cards of a source bring, as long as they are in force.
CHANGES: Final[dict[int, list[int]]] = {
    int(Source.SPAIN): [C16, P24, P42],
    int(Source.ENGLAND): [C5],
    int(Source.FRANCE): [C42],
}


class AidCards(Quantity[Seat]):
    """8.5b, 14.1a How many cards a side may play as AID in a turn."""

    def base(self, s: ThirtyYearsWarState, seat: Seat) -> int:
        return 1


class PrintedAid(Quantity[tuple[Card, int]]):
    """8.5a What a card promises from a source, before anything changes it."""

    def base(self, s: ThirtyYearsWarState, pair: tuple[Card, int]) -> int:
        card, source = pair
        return s.board.card_aid[card][source]


aid_cards: Final = AidCards()
printed_aid: Final = PrintedAid()


def may_take_aid(s: ThirtyYearsWarState, seat: Seat) -> bool:
    """8.5b Whether a side may still play a card as AID in this turn."""
    return len(s.aid_cards[seat]) < aid_cards.of(s, seat)


def available(s: ThirtyYearsWarState, source: int) -> bool:
    """14.2a, 14.2b Whether a source gives anything now.  Worked out in ex-14.2."""
    if source == Source.SPAIN:  # 14.4a, 14.4b
        return s.passes_open == 1
    if source == Source.POPE:  # 14.4c, 17.P.2, card.P5
        return s.pope != Pope.URBAN_VIII and not in_force(s, P5)
    if source == Source.FRANCE:  # 14.3a; C42: not in the turn in which Richelieu dies
        return in_force(s, P9) and not richelieu_dies(s)
    if source == Source.ENGLAND:  # 14.3b, 17.E.1
        return not in_force(s, C40)
    return s.dutch_war < s.board.dutch_war_ends[1]  # 14.3c


def richelieu_dies(s: ThirtyYearsWarState) -> bool:
    """card.list.C C42: whether it is the turn of his death; France gives less only later."""
    return in_force(s, C42) and s.happened[C42] == s.turn


def aid_points(s: ThirtyYearsWarState, seat: Seat, card: Card) -> list[int]:
    """8.5a, 14.5 What a card would bring as AID now, by source."""
    points = [0] * len(Source)
    for source in SOURCES[seat]:
        if available(s, source):
            points[source] = points_from(s, source, printed_aid.of(s, (card, source)))
    return points


def points_from(s: ThirtyYearsWarState, source: int, printed: int) -> int:
    """8.65, 14.5 First what is added and subtracted, not below 0; then what is halved."""
    points = printed
    for event in CHANGES.get(source, []):
        if in_force(s, event):
            points += s.board.card_amount[event]
    if source == Source.UP:
        points += s.dutch_aid
    points = max(points, 0)
    return points // 2 if source == Source.FRANCE and in_force(s, C36) else points


def take_aid(play: Play, seat: Seat, card: Card) -> None:
    """8.5a, 14.1c The points of each source are kept apart; the card is remembered."""
    s = play.state
    points = aid_points(s, seat, card)
    s.aid = [there + more for there, more in zip(s.aid, points, strict=True)]
    s.aid_cards[seat].append(card)
    play.tell(AidTaken, seat, card, tuple(points))


@dataclass(frozen=True)
class ExpireAid(Step):
    """14.1b At the end of a turn all aid points are lost, spent or not."""

    def run(self, play: Play) -> None:
        s = play.state
        s.aid = [0] * len(Source)
        s.aid_cards = [[], []]


# 15.1 Pay

Claim = tuple[City, Unit, int]  # a unit that aid points may pay: where, which, from which purse

# 15.134 Which points pay whom.  A purse is its sources in the order in which they are spent: first
# those that help the fewest others, so that no other order would pay more.
ANY_PROTESTANT: Final = 0
SWEDISH: Final = 1  # 17.Sw.1g: no English, Dutch or Savoyard points
FRENCH_ONLY: Final = 2  # 17.Sw.1f: Swedes without a port
OF_THE_EMPIRE: Final = 3
ANY_CATHOLIC: Final = 4
_PURSES: Final = [
    [Source.ENGLAND, Source.UP, Source.SAVOY, Source.SWEDEN, Source.FRANCE],
    [Source.SWEDEN, Source.FRANCE],
    [Source.FRANCE],
    [Source.EMPIRE, Source.POPE, Source.SPAIN],
    [Source.POPE, Source.SPAIN],
]
PURSES: Final = [[int(source) for source in purse] for purse in _PURSES]


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
    if not any(swedes):
        return [False]
    return [True] if all(swedes) else [False, True]


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
        return int(line_of(s, unit))
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
        self.marked: list[int] = []  # whom the land does not pay, as place * PIECES + unit
        self.claims: list[Claim] = []
        for place, here in enumerate(s.pieces):
            if not here:
                continue
            units = units_at(s, place, seat)
            if units:
                self.muster(place, units)

    def reach(self, line: int) -> int:
        """The cities from which a line holds."""
        if line not in self.reached:
            self.reached[line] = lines.of(self.s, line)
        return self.reached[line]

    def muster(self, place: Place, units: list[Unit]) -> None:
        """15.13b The units in a place, class by class: they ascend."""
        besieged = is_besieged(self.s, place, self.seat)
        first = 0
        for following in range(1, len(units) + 1):
            if following == len(units) or units[following] != units[first]:
                self.add(place, units[first], following - first, besieged)
                first = following

    def add(self, place: Place, unit: Unit, count: int, besieged: bool) -> None:
        """15.13b Local pay comes first and is not refused; 15.133: nobody is paid in a siege."""
        if paid_at_home(self.s, unit, place) or (
            not besieged and self.paid_by_denmark(place, unit)
        ):
            return
        for _ in range(count):
            self.marked.append(place * PIECES + unit)
        if self.aid and not besieged:
            self.claim(place, unit, count)

    @property
    def unpaid(self) -> list[tuple[City, Unit]]:
        """15.13c The units that the land does not pay."""
        return [divmod(code, PIECES) for code in self.marked]

    @property
    def at_home(self) -> list[tuple[Place, Unit]]:
        """15.12, 15.13b The units that the land pays: all others."""
        return [
            (place, unit)
            for place in range(len(self.s.pieces))
            for unit in units_at(self.s, place, self.seat)
            if place * PIECES + unit not in self.marked
        ]

    def paid_by_denmark(self, place: City, unit: Unit) -> bool:
        """17.D.1b Danish units with a line to a base at home."""
        if self.s.board.kind_nation[unit // 2] != Nation.DANISH:
            return False
        return self.reach(Line.DANISH) >> place & 1 == 1

    def claim(self, place: City, unit: Unit, count: int) -> None:
        """15.132b, 15.14c Without a line there is no aid pay; 17.Sw.2: the better commander."""
        for swedish in allegiances(self.s, place, unit):
            if self.reach(line_for(self.s, unit, swedish)) >> place & 1:
                claim = (place, unit, purse_of(self.s, unit, swedish))
                for _ in range(count):
                    self.claims.append(claim)
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
        if play.told is not None:
            self.report(play, muster)
        s.unpaid += muster.marked
        play.then(PayUnits(self.seat, tuple(muster.claims)), MarkUnpaid(self.seat))

    def report(self, play: Play, muster: Muster) -> None:
        at_home = muster.at_home
        for place in sorted({place for place, _ in at_home}):
            units = [unit for where, unit in at_home if where == place]
            play.tell(PaidAtHome, self.seat, place, tuple(units))


@dataclass(frozen=True)
class MarkUnpaid(Step):
    """15.13c Units that were paid neither way keep their Unpaid marker."""

    seat: Seat

    def run(self, play: Play) -> None:
        s = play.state
        if play.told is None:
            return
        for city in unpaid_cities(s, self.seat):
            play.tell(LeftUnpaid, self.seat, city, tuple(unpaid_units(s, self.seat, city)))


def unpaid_units(s: ThirtyYearsWarState, seat: Seat, city: City) -> list[Unit]:
    """15.13c The units of a side in a city that have an Unpaid marker."""
    side, first = s.board.piece_sides[s.saxony], city * PIECES
    return [
        code - first
        for code in s.unpaid
        if first <= code < first + PIECES and side[code - first] == seat
    ]


def unpaid_cities(s: ThirtyYearsWarState, seat: Seat) -> list[City]:
    """15.2 Where a side has units with an Unpaid marker."""
    side = s.board.piece_sides[s.saxony]
    return sorted({code // PIECES for code in s.unpaid if side[code % PIECES] == seat})


def rate(s: ThirtyYearsWarState, claim: Claim) -> int:
    """15.131, 15.132a What a unit costs: full or reduced, the same."""
    return s.board.pay[claim[1]]


def payable(s: ThirtyYearsWarState, claims: tuple[Claim, ...]) -> list[Claim]:
    """15.134 The claims of which any could be met: a unit is paid wholly, sources may be mixed."""
    points = purse_points(s)
    return [claim for claim in claims if points[claim[2]] >= rate(s, claim)]


def purse_points(s: ThirtyYearsWarState) -> list[int]:
    """15.134 By purse the points that are in it."""
    return [sum([s.aid[source] for source in purse]) for purse in PURSES]


def covers(s: ThirtyYearsWarState, claims: tuple[Claim, ...]) -> bool:
    """15.134 Whether the points suffice for all of them."""
    if sum([rate(s, claim) for claim in claims]) > sum(s.aid):
        return False
    aid = s.aid.copy()
    return all(spend(aid, PURSES[claim[2]], rate(s, claim)) for claim in claims)


def spend(aid: list[int], purse: list[int], points: int) -> bool:
    """15.134 Takes points out of a purse, in the order of its sources; none if it has too few."""
    if sum([aid[source] for source in purse]) < points:
        return False
    for source in purse:
        taken = min(points, aid[source])
        aid[source] -= taken
        points -= taken
        if not points:
            break
    return True


def draw(aid: list[int], purse: list[int], points: int) -> list[int]:
    """15.134 The same, and says how many of which source."""
    before = aid.copy()
    spend(aid, purse, points)
    return [had - has for had, has in zip(before, aid, strict=True)]


@dataclass(frozen=True)
class PayUnits(Decision):
    """15.13a A side pays as many units as it likes, city by city, or all if its points suffice.

    It has what its AID card and events have brought in this turn (15.11).  Leaders are never paid,
    and whatever the points cannot do is not asked.
    """

    seat: Seat
    claims: tuple[Claim, ...]

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        points = purse_points(s)
        cities = sorted({claim[0] for claim in self.claims if points[claim[2]] >= rate(s, claim)})
        if not cities:
            return []
        choices = [PAY_IN[city] for city in cities]
        choices.append(DONE)
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
        points = purse_points(s)
        units = sorted({claim[1] for claim in self.claims if points[claim[2]] >= rate(s, claim)})
        if not units:
            return []
        choices = [PAY[unit] for unit in units]
        choices.append(DONE)
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
        return None if payable(s, tuple(own)) else TooFewPoints(self.city)

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
    return None if payable(s, tuple(here)) else TooFewPoints(city)


def pay_unit(play: Play, seat: Seat, claim: Claim) -> None:
    """15.131, 15.134 A unit is paid, and its Unpaid marker goes."""
    s = play.state
    city, unit, purse = claim
    points = draw(s.aid, PURSES[purse], rate(s, claim))
    s.unpaid.remove(city * PIECES + unit)
    play.tell(UnitPaid, seat, unit, city, tuple(points))


# 15.2 Looting


@dataclass(frozen=True)
class LootSegment(Step):
    """6.0.E, 15.2, 15.226 Then all unpaid units loot, those of the Protestant first.

    15.23: nobody remembers who was unpaid before.
    """

    def run(self, play: Play) -> None:
        play.then(LootCities(PROTESTANT), LootCities(CATHOLIC))


@dataclass(frozen=True)
class LootCities(Step):
    """15.226 A side loots city by city, in the order it likes; where both loot, both roll (15.211).

    The order is asked only where it could matter; elsewhere it is that of the map.
    """

    seat: Seat

    def run(self, play: Play) -> None:
        cities = unpaid_cities(play.state, self.seat)
        if not cities:
            return
        play.again(self)
        if len(cities) > 1 and order_matters(play.state, self.seat, cities):
            play.then(ChooseLooting(self.seat))
        else:
            play.then(LootRoll(cities[0]))


def order_matters(s: ThirtyYearsWarState, seat: Seat, cities: list[City]) -> bool:
    """15.226 Whether a Dynamic Leader could lose his whole army, and then join other looters.

    Nothing else that happens in one city changes the roll in another.
    """
    most = max(s.board.charts.loot_losses) + WORST_PILLAGE
    for city in cities:
        if has_dynamic(s, city, seat):
            units = unpaid_units(s, seat, city)
            if sorted(units) == units_at(s, city, seat) and sum(map(steps_of, units)) <= most:
                return True
    return False


@dataclass(frozen=True)
class ChooseLooting(Automatic):
    """15.226 A side says which of its cities is next."""

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices = [LOOT[city] for city in unpaid_cities(s, self.seat)]
        return [Question(self.seat, "loot", "15.226", choices)]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        play.then(LootRoll(choice.noun))


# The roll


def loot_modifiers(
    s: ThirtyYearsWarState, seat: Seat, city: City, units: list[Unit]
) -> dict[str, int]:
    """tab.loot What changes the roll of these units, and by what."""
    changes = loot_changes(s, seat, city, units)
    return {reason: by for reason, by in zip(LOOT_REASONS, changes, strict=True) if by}


LOOT_REASONS: Final = "pillaged many_units besieged mercenaries veterans dynamic".split()


def loot_changes(s: ThirtyYearsWarState, seat: Seat, city: City, units: list[Unit]) -> list[int]:
    """tab.loot, 15.21b, 15.21c, 15.24a, 15.24b What each of these reasons adds to the roll.

    Worked out in ex-15.211a and ex-15.211b.
    """
    charts = s.board.charts
    types = [s.board.kind_type[unit // 2] for unit in units]
    most = (2 * types.count(UnitType.MERCENARY), 2 * types.count(UnitType.VETERAN))
    return [
        charts.loots_pillaged[s.pillage[city]],
        charts.loots_many_units if len(units) >= charts.many_units else 0,
        charts.loots_besieged if is_besieged(s, city, seat) else 0,
        charts.loots_mercenaries if most[0] > len(units) else 0,
        charts.loots_veterans if most[1] > len(units) else 0,
        charts.loots_dynamic if has_dynamic(s, city, seat) else 0,
    ]


@dataclass(frozen=True)
class LootRoll(Step):
    """15.21a, 15.21d, 15.211 All unpaid units of a side in a city share a roll, control or not.

    If both sides loot there, both roll with the pillage as it was, as if they were alone; the city
    ends at the highest level that was reached.  Worked out in ex-15.211c.  Whether the siege goes
    on is seen when both have lost their steps.
    """

    city: City

    def run(self, play: Play) -> None:
        s = play.state
        sides: list[Seat] = []
        modifiers: list[int] = []
        for side in (PROTESTANT, CATHOLIC):
            units = unpaid_units(s, side, self.city)
            if units:
                sides.append(side)
                modifiers.append(sum(loot_changes(s, side, self.city, units)))
        room = WORST_PILLAGE - s.pillage[self.city]
        furthest = 0
        following: list[Step] = []
        for side, modifier in zip(sides, modifiers, strict=True):
            levels, steps = loot(play, side, self.city, modifier, room)
            furthest = max(furthest, levels)
            following.append(Desert(side, self.city, steps))
        pillage(play, self.city, min(furthest, room))
        play.then(*following, *[EndLooting(side, self.city) for side in sides])


def loot(play: Play, seat: Seat, city: City, modifier: int, room: int) -> tuple[int, int]:
    """15.22a, 15.22b, 15.22c, 15.22d A roll: how far it pillages, and how many steps it costs.

    15.221: each level for which the city has no room costs one more.
    """
    s = play.state
    rolled = roll(play)
    levels, losses = s.board.charts.loot(rolled + modifier)
    steps = losses + max(0, levels - room)
    play.tell(
        LootRolled,
        seat,
        city,
        tuple(unpaid_units(s, seat, city)),
        rolled,
        modifier,
        levels,
        steps,
    )
    return levels, steps


# What it costs them


@dataclass(frozen=True)
class Desert(Automatic):
    """15.222, 15.223 The unpaid lose steps as a whole: Mercenaries, then Militia, then Veterans.

    Worked out in ex-15.222.
    """

    seat: Seat
    city: City
    steps: int

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        if not self.steps:
            return []
        choices = [LOSE[unit] for unit in first_to_go(s, unpaid_units(s, self.seat, self.city))]
        return [Question(self.seat, "desert", "15.222", choices)] if choices else []

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "lose":
            return None
        unpaid = unpaid_units(s, seat, self.city)
        if choice.noun not in unpaid:
            return NotUnpaid(choice.noun)
        return None if choice.noun in first_to_go(s, unpaid) else OthersGoFirst(choice.noun)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        desert(play, seat, self.city, choice.noun)
        play.then(Desert(seat, self.city, self.steps - 1))


# 15.223 Who loses steps first.
HIERARCHY: Final = [int(UnitType.MERCENARY), int(UnitType.MILITIA), int(UnitType.VETERAN)]


def first_to_go(s: ThirtyYearsWarState, units: list[Unit]) -> list[Unit]:
    """15.223 The classes among which the owner chooses: those of the first type that is there."""
    types = s.board.kind_type
    for kind in HIERARCHY:
        found = sorted({unit for unit in units if types[unit // 2] == kind})
        if found:
            return found
    return []


def desert(play: Play, seat: Seat, city: City, unit: Unit) -> None:
    """15.222, 15.224 A unit loses a step; if it was its last, the counter leaves the game."""
    s = play.state
    lose_step(s.pieces[city], unit)
    s.unpaid.remove(city * PIECES + unit)
    if is_reduced(unit):
        s.gone[unit // 2] += 1
    else:
        s.unpaid.append(city * PIECES + unit + 1)
    play.tell(StepDeserted, seat, unit, city, is_reduced(unit))


@dataclass(frozen=True)
class EndLooting(Step):
    """15.22a The units are paid: the Unpaid markers go; 13.14a: a siege may have lapsed.

    15.225a: leaders whose army is lost are not.
    """

    seat: Seat
    city: City

    def run(self, play: Play) -> None:
        s = play.state
        for unit in unpaid_units(s, self.seat, self.city):
            s.unpaid.remove(self.city * PIECES + unit)
        recheck_siege(play, self.city)
        if not units_at(s, self.city, self.seat) and leaders_at(s, self.city, self.seat):
            play.then(FindLeaders(self.seat, self.city))


@dataclass(frozen=True)
class FindLeaders(Step):
    """15.225a, 15.225b Leaders left alone go to a friendly city, or are eliminated without one."""

    seat: Seat
    city: City

    def run(self, play: Play) -> None:
        leaders = leaders_at(play.state, self.city, self.seat)
        if any_friendly_city(play.state, self.seat, leaders):
            play.then(PlaceLeaders(self.seat, self.city))
        else:
            lose_leaders(play, leaders, replaced=False)


@dataclass(frozen=True)
class PlaceLeaders(Automatic):
    """15.225a Their owner places all of them in one friendly city."""

    seat: Seat
    city: City

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        leaders = leaders_at(s, self.city, self.seat)
        choices = [PLACE[city] for city in friendly_cities(s, self.seat, leaders)]
        return [Question(self.seat, "place_leaders", "15.225a", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "place" or choice.noun >= CITIES:
            return None
        refuges = friendly_cities(s, seat, leaders_at(s, self.city, seat))
        return None if choice.noun in refuges else NoRefugeThere(choice.noun)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        leaders = leaders_at(play.state, self.city, seat)
        for leader in leaders:
            move_leader(play, leader, choice.noun)
        play.tell(LeadersFound, seat, tuple(leaders), self.city, choice.noun)


def friendly_cities(s: ThirtyYearsWarState, seat: Seat, leaders: list[int]) -> list[City]:
    """15.225a Cities of a side, free of enemies, that all the leaders may enter and join.

    11.22b: a leader without units does not stay beside enemy leaders.
    """
    party = Party(s, seat, leaders)
    return [city for city in range(CITIES) if party.may_stay(city)]


def any_friendly_city(s: ThirtyYearsWarState, seat: Seat, leaders: list[int]) -> bool:
    """15.225b Whether there is such a city."""
    party = Party(s, seat, leaders)
    return any(party.may_stay(city) for city in range(CITIES))


class Party:
    """15.225a Leaders who look for one city for all of them."""

    def __init__(self, s: ThirtyYearsWarState, seat: Seat, leaders: list[int]) -> None:
        self.s = s
        self.seat = seat
        self.pieces = [LEADERS + leader for leader in leaders]
        self.land = within(common_land(s, self.pieces))
        self.fits = fits(s, self.pieces)  # where nobody else is

    def may_stay(self, city: City) -> bool:
        """15.225a Whether it is friendly, free of enemies, and open to all of them."""
        s = self.s
        if s.control[city] != self.seat or not self.land[city]:
            return False
        if not s.pieces[city]:
            return self.fits
        if own_pieces(s, city, enemy(self.seat)):
            return False
        return may_stack(s, self.seat, city, self.pieces)


# Mutiny


def mutineers(s: ThirtyYearsWarState, seat: Seat, city: City) -> list[Unit]:
    """card.C14, 15.224 The units in a city that a mutiny strikes: all but the locally paid."""
    return [unit for unit in units_at(s, city, seat) if not paid_locally(s, unit, city)]


def mutiny(play: Play, seat: Seat, city: City) -> None:
    """card.C14, 15.224 They count as Unpaid and loot at once; their pay is another matter."""
    s = play.state
    s.unpaid = [city * PIECES + unit for unit in mutineers(s, seat, city)]
    play.then(LootRoll(city))
