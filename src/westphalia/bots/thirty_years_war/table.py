"""A position as the captain reads it: what lies open, what it is worth, and who is paid there."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final

from westphalia.bots.thirty_years_war.judgement import Judgement
from westphalia.engine.step import NOBODY, Seat
from westphalia.games.thirty_years_war.board import CITIES, Board
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    SIDES,
    fighting,
    inside_of,
    points_left,
    strength,
    the_march,
)
from westphalia.games.thirty_years_war.rules.control import (
    VIOLATION,
    area_value,
    besieger_of,
    cities_held,
    electors_of,
    siege_level,
    siege_number,
)
from westphalia.games.thirty_years_war.rules.march import may_act
from westphalia.games.thirty_years_war.rules.nations import HOME
from westphalia.games.thirty_years_war.rules.pay import PURSES, Muster, aid_points, rate
from westphalia.games.thirty_years_war.rules.recruiting import recruiters
from westphalia.games.thirty_years_war.rules.siege import siege_odds
from westphalia.games.thirty_years_war.rules.turn import ROUNDS
from westphalia.games.thirty_years_war.rules.victory import catholic_goal, protestant_goal
from westphalia.games.thirty_years_war.state import CATHOLIC, NONE, ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Nation, Result
from westphalia.games.thirty_years_war.views.battle import expected, is_rolled
from westphalia.games.thirty_years_war.views.march import paying_steps
from westphalia.games.thirty_years_war.views.view import factors, final_result
from westphalia.games.thirty_years_war.words import FRANCE, P8, P11, P21


class Stack:
    """10.21 The pieces of one side in one place."""

    __slots__ = ("factors", "inside", "leaders", "place", "seat", "units")

    def __init__(
        self,
        place: int,
        seat: Seat,
        units: list[int],
        leaders: list[int],
        inside: bool,
        factors: int,
    ) -> None:
        self.place = place
        self.seat = seat
        self.units = units
        self.leaders = leaders
        self.inside = inside
        self.factors = factors


class Siege:
    """13.1 A Fortress that is besieged, or masked without a Siege marker."""

    __slots__ = ("besieger", "laid_now", "level", "masked", "number")

    def __init__(self, s: ThirtyYearsWarState, city: int) -> None:
        self.besieger = besieger_of(s, city)
        self.masked = not s.siege[city]
        self.number = siege_number(s, city)
        self.laid_now = city in s.laid
        self.level = siege_level(s, city)


class Award:
    """5.141 What is given for Electors: who has it, how many it needs, what it brings."""

    __slots__ = ("holder", "needs", "points")

    def __init__(self, holder: Seat, needs: int, points: int) -> None:
        self.holder = holder
        self.needs = needs
        self.points = points


class Debt:
    """15.13a Units of a class in a city that aid points may pay."""

    __slots__ = ("city", "count", "points", "sources")

    def __init__(self, city: int, count: int, points: int, sources: list[int]) -> None:
        self.city = city
        self.count = count
        self.points = points  # for all of them
        self.sources = sources


class Card:
    """8.2a A card of the own hand: whom it activates, what it recruits with, what it pays."""

    __slots__ = ("aid", "attempts", "card", "leaders")

    def __init__(self, card: int, leaders: list[int], attempts: int, aid: list[int]) -> None:
        self.card = card
        self.leaders = leaders
        self.attempts = attempts
        self.aid = aid  # by source


class Table:
    """What lies open, and the own hand."""

    def __init__(self, s: ThirtyYearsWarState, seat: Seat) -> None:
        self.s = s
        self.board: Board = s.board
        self.me: Seat = seat
        self.foe: Seat = 1 - seat
        self.turn = s.turn
        self.round = s.round
        self.last_turn = s.set_up.last_turn
        self.scenario = s.set_up.name
        self.vp = s.vp
        self.france = bool(s.france)
        self.control = list(s.control)
        self.pillage = list(s.pillage)
        self.revolt = [raised != NOBODY for raised in s.revolt]
        self.holder = list(s.holder)
        self.neutral = list(s.neutral)
        areas = range(len(s.holder))
        self.held = [[cities_held(s, area, side) for side in (0, 1)] for area in areas]
        self.value = [area_value(s, area) for area in areas]
        self.electors = [electors_of(s, side) for side in (0, 1)]
        self.elector_areas = {*s.board.elector_areas, s.palatine}
        self.awards = [
            Award(holder, s.board.award_electors[award], s.board.award_vp[award])
            for award, holder in enumerate(s.awards)
        ]
        self.stacks = self._read_stacks()
        self.sieges = {
            city: Siege(s, city) for city in range(CITIES) if s.siege[city] or s.inside[city]
        }
        self._factors: list[int] = []
        self._debts: list[Debt] | None = None
        self._recruiters: list[int] | None = None

    def _read_stacks(self) -> list[dict[int, Stack]]:
        """By seat, the stacks of a side by their places; inside a march or a battle are none."""
        s, sides = self.s, self.board.piece_sides[self.s.saxony]
        stacks: list[dict[int, Stack]] = [{}, {}]
        for place, here in enumerate(s.pieces):
            for seat in (0, 1) if here else ():
                own = [piece for piece in here if sides[piece] == seat]
                if own:
                    units = [piece for piece in own if piece < LEADERS]
                    leaders = [piece - LEADERS for piece in own if piece >= LEADERS]
                    force, inside = strength(self.board, units), inside_of(s, place) == seat
                    stacks[seat][place] = Stack(place, seat, units, leaders, inside, force)
        return stacks

    # Questions that many ask

    def own(self, place: int) -> Stack | None:
        return self.stacks[self.me].get(place)

    def enemy(self, place: int) -> Stack | None:
        return self.stacks[self.foe].get(place)

    def enemy_outside(self, place: int) -> Stack | None:
        """11.21a The enemy units that an army meets in a place."""
        stack = self.stacks[self.foe].get(place)
        return stack if stack and stack.units and not stack.inside else None

    def is_fortress(self, city: int) -> bool:
        return city < CITIES and self.board.fortress[city] > 0

    def level(self, city: int) -> int:
        """13.13a What a siege of a city takes."""
        stack = self.stacks[self.foe].get(city)
        return self.board.fortress[city] + (stack.factors if stack else 0)

    def storm(self, city: int) -> float:
        """13.24 How probably the next roll of the besiegers takes a Fortress."""
        siege = self.sieges[city]
        return siege_odds(self.s, siege.besieger, city, NONE).successes / SIDES

    def in_neutral_area(self, city: int) -> bool:
        area = self.board.area_of[city]
        return area != NOBODY and self.neutral[area] == 1

    def in_force(self, card: int) -> bool:
        """card.rule.e Whether the effect of an event lasts."""
        return self.s.until[card] >= self.turn

    def is_barred(self, city: int) -> bool:
        """card.P11 Whether the Treaty of Ulm keeps both sides out of a city this turn."""
        if not self.in_force(P11) or self.revolt[city]:
            return False
        if self.board.independent[city]:
            return self.control[city] == NOBODY
        return self.in_neutral_area(city)

    def strength(self, units: list[int]) -> int:
        return strength(self.board, units)

    def factors(self, seat: Seat) -> int:
        """12.22 The combat factors of a side, on the map and on their way."""
        if not self._factors:
            self._factors = [factors(self.s, side) for side in (0, 1)]
        return self._factors[seat]

    def rounds_left(self) -> int:
        """6.0.Da How many card rounds a side still has in this turn, this one included."""
        return ROUNDS + 1 - self.round if self.round else 0

    def turns_left(self) -> int:
        return self.last_turn - self.turn

    def goals(self) -> list[int]:
        """5.2, 18 By side the total that wins when this turn ends."""
        if self.turns_left():
            return self.board.early_victory
        return [protestant_goal.of(self.s, None), catholic_goal.of(self.s, None)]

    def would_win(self) -> bool:
        """5.22 Whether the own side wins if the war is over now."""
        result = final_result(self.s)
        return result != Result.DRAW and (result >= Result.CATHOLIC_MINOR) == (self.me == CATHOLIC)

    # Cards and pay

    def hand(self) -> list[Card]:
        """8.2a The own cards, each with what it could do now."""
        s, me, value = self.s, self.me, self.board.card_value
        able = {each: may_act(s, me, each) for each in {value[card] for card in s.hands[me]}}
        recruits = bool(self.recruiters())
        return [
            Card(card, able[value[card]], value[card] if recruits else 0, aid_points(s, me, card))
            for card in s.hands[me]
        ]

    def recruiters(self) -> list[int]:
        """8.4a Who may recruit now."""
        if self._recruiters is None:
            self._recruiters = recruiters(self.s, self.me)
        return self._recruiters

    def debts(self) -> list[Debt]:
        """15.13a The units that aid points may pay; while pay is due, those not decided yet."""
        if self._debts is None:
            s = self.s
            paying = paying_steps(s, self.me)
            claims = [claim for step in paying for claim in step.claims]
            claims = claims if paying else Muster(s, self.me).claims
            counted = {claim: claims.count(claim) for claim in claims}
            self._debts = [
                Debt(claim[0], count, count * rate(s, claim), PURSES[claim[2]])
                for claim, count in counted.items()
            ]
        return self._debts

    # What is under way

    def march_points(self) -> int:
        """11.11d How far the march under way may still go."""
        return points_left(self.s, the_march(self.s))

    def battle_chance(self) -> float | None:
        """12.2 How probably the own side wins the battle under way; None once it is rolled."""
        battle = self.s.battle
        assert battle is not None, "there is no battle"
        if any(battle.strength) and is_rolled(self.s):
            return None
        odds = expected(self.s)
        return odds.attacker_wins if battle.attacker == self.me else odds.defender_wins

    def battle_factors(self) -> int:
        """12.22 The factors of the weaker side of the battle under way."""
        battle = self.s.battle
        assert battle is not None, "there is no battle"
        return min([battle.strength[n] or self.strength(fighting(battle, n)) for n in (0, 1)])


# What cities and Areas are worth, in victory points


class Worth:
    """5.12, 5.14 Points for what changes hands, and a part of them for what leads there."""

    def __init__(self, table: Table, judgement: Judgement) -> None:
        self.table = table
        self.judgement = judgement
        self._bases = self._read_bases()
        self._elector = [self._elector_worth(seat) for seat in (0, 1)]
        self._gains: dict[tuple[Seat, int, int], float] = {}
        self._heat: list[float] = []

    def _read_bases(self) -> set[int]:
        """15.15 The cities that feed somebody's armies."""
        board = self.table.board
        found = {city for cities in board.bases for city in cities}
        base = self.table.s.swedish_base
        return found | ({base} if base != NONE else set())

    def _elector_worth(self, seat: Seat) -> float:
        """5.141 What one more Elector brings: an award, or the way to it."""
        worth = 0.0
        for award in self.table.awards:
            if award.holder == seat:
                continue
            missing = award.needs - self.table.electors[seat]
            worth += award.points * (1.0 if missing <= 1 else self.judgement.award / missing)
        return worth

    def prize(self, seat: Seat, area: int) -> float:
        """5.12b, 5.14 What a side has of gaining an Area."""
        worth = float(self.table.value[area])
        return worth + (self._elector[seat] if area in self.table.elector_areas else 0.0)

    def standing(self, seat: Seat, area: int, held: int) -> float:
        """3.13a How near a side is to an Area with so many of its cities, in points."""
        needs = self.table.board.control[area]
        if needs == 0:
            return 0.0
        if held >= needs:
            return self.prize(seat, area)
        share: float = (held / needs) ** 1.5
        return self.judgement.hope * share * self.prize(seat, area)

    def gain(self, seat: Seat, city: int, more: int = 0) -> float:
        """What a side has of gaining a city, after so many others of the same Area."""
        key = (seat, city, more)
        if key not in self._gains:
            self._gains[key] = self._gain(seat, city, more)
        return self._gains[key]

    def _gain(self, seat: Seat, city: int, more: int) -> float:
        table, board = self.table, self.table.board
        worth = self.judgement.city + board.city_vp[city]
        if city in self._bases:
            worth += self.judgement.base
        area = board.area_of[city]
        if area == NOBODY:
            return worth + (self._elector[seat] if city in board.elector_cities else 0.0)
        other = 1 - seat
        if table.control[city] == other:
            theirs = table.held[area][other]
            if table.holder[area] != other:
                lost = self.standing(other, area, theirs) - self.standing(other, area, theirs - 1)
                worth += self.judgement.denial * lost
        if table.holder[area] == seat:
            return worth + (0.5 if table.revolt[city] else 0.0)
        held = table.held[area][seat] + more
        return worth + self.standing(seat, area, held + 1) - self.standing(seat, area, held)

    def completes(self, seat: Seat, area: int, more: int) -> bool:
        """3.13a Whether so many more cities give an Area to a side."""
        table = self.table
        needs = table.board.control[area]
        return table.holder[area] != seat and needs > 0 and table.held[area][seat] + more >= needs

    def leader(self, leader: int) -> float:
        """10 What a leader is worth, to whoever has him."""
        judgement = self.judgement
        return judgement.leader + judgement.rating * self.table.board.battle[leader]

    def leaders(self, leaders: list[int]) -> float:
        return sum([self.leader(leader) for leader in leaders])

    # Prospects

    def prospect(self, place: int) -> float:
        """What there is to gain around a place; the further away, the less it counts."""
        if not self._heat:
            self._heat = self._spread()
        if place < CITIES:
            return self._heat[place]
        return max([self._heat[city] for city in self.table.board.arrows[place]], default=0.0)

    def _spread(self) -> list[float]:
        """From the hottest city on; what is further away never makes a nearer one hotter."""
        neighbours, fade = self.table.board.neighbours, self.judgement.fade
        heat = [self._target(city) for city in range(CITIES)]
        waiting = [(-here, city) for city, here in enumerate(heat) if here > 0.0]
        heapify(waiting)
        while waiting:
            cold, city = heappop(waiting)
            if -cold < heat[city]:
                continue  # it has become hotter since
            for near in neighbours[city]:
                if -cold * fade > heat[near]:
                    heat[near] = -cold * fade
                    heappush(waiting, (cold * fade, near))
        return heat

    def _target(self, city: int) -> float:
        """What draws an army to a city: less where a wall or an army is in the way."""
        table = self.table
        if table.control[city] == table.me or table.board.off_map[city]:
            return 0.0
        worth = self.gain(table.me, city)
        if table.is_fortress(city):
            worth *= self.judgement.siege
        else:
            worth = max(worth, self._area_target(table.board.area_of[city]))
        foes = table.enemy(city)
        return worth * 8.0 / (8.0 + foes.factors) if foes else worth

    def _area_target(self, area: int) -> float:
        """What draws an army into an Area that open cities would give; the more the fewer."""
        table, board = self.table, self.table.board
        if area == NOBODY or table.holder[area] == table.me or not board.control[area]:
            return 0.0
        missing = board.control[area] - table.held[area][table.me]
        cities = [c for c in board.area_cities[area] if table.control[c] != table.me]
        if len([c for c in cities if not table.is_fortress(c)]) < missing:
            return 0.0
        prize = self.prize(table.me, area) - (1.0 if table.neutral[area] else 0.0)
        return prize * (1.1 - 0.15 * missing)


# 15.1 Where units are paid

# 17.E.2a, 17.H.1b Who traces to the bases of the Germans.
GERMANS: Final = (Nation.GERMAN, Nation.ENGLISH, Nation.HUNGARIAN)


class Supply:
    """The cities that pay a nation, and those from which its line holds."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._lines: dict[int, set[int]] = {}
        self._raided = table.in_force(P8) or table.in_force(P21)

    def at_home(self, nation: int, place: int) -> bool:
        """15.12 Whether the land itself pays units of a nation."""
        if place >= CITIES:
            return True
        home = HOME[nation]
        if home == NOBODY or self.table.board.area_of[place] != home:
            return False
        return not (nation == Nation.IMPERIAL and self._raided)

    def has_line(self, nation: int, place: int) -> bool:
        """15.14 Whether aid points can reach units of a nation in a place."""
        if nation not in self._lines:
            self._lines[nation] = self._flood(nation)
        return place in self._lines[nation]

    def _flood(self, nation: int) -> set[int]:
        waiting = [city for city in self._bases(nation) if self.table.enemy(city) is None]
        seen = set(waiting)
        for city in waiting:  # grows as the search goes on
            fresh = [near for near in self.table.board.neighbours[city] if near not in seen]
            seen.update(fresh)
            waiting += [near for near in fresh if self._may_pass(near)]
        return seen

    def _may_pass(self, city: int) -> bool:
        """15.14a, 15.14b Friendly, at peace, and free of enemies; or besieged by friends."""
        table = self.table
        if table.revolt[city] or table.in_neutral_area(city):
            return False
        if table.board.area_of[city] == FRANCE and not table.france:
            return False
        if table.control[city] == table.me:
            return table.enemy(city) is None
        return table.is_fortress(city) and table.own(city) is not None

    def _bases(self, nation: int) -> list[int]:
        """15.15, 17 The Supply Bases of a nation in friendly hands."""
        table, board = self.table, self.table.board
        swedish = [table.s.swedish_base] if table.s.swedish_base != NONE else []
        swedish = [port for port in swedish if table.control[port] != table.foe]
        if nation == Nation.SWEDISH:
            return swedish
        own = [*board.bases[nation], *board.base_cities[nation]]
        if nation == Nation.DANISH:
            return [city for city in own if table.control[city] != table.foe]
        held = [city for city in own if table.control[city] == table.me]
        return held + swedish if nation in GERMANS else held


# 5.2 The totals that win the war

VICTORY: Final = 8.0  # what it is worth to win the war at once
NEAR: Final = 8  # points; a total that is further away is not reached by one march


class Goals:
    """How many points a side lacks for a victory when this turn ends."""

    def __init__(self, table: Table, worth: Worth) -> None:
        self.table = table
        self.worth = worth
        ahead = table.goals()[table.me] - table.vp
        self.missing = ahead if table.me == CATHOLIC else -ahead
        self.near = 0 < self.missing <= NEAR and table.rounds_left() > 0

    def reach(self, gained: list[int], entered: list[int], chance: float = 1.0) -> float:
        """What these cities are worth if they bring the victory; the nearer the end, the more.

        Early in a turn other ways to the same total are still open.
        """
        if not self.near or not gained or self.points(gained, entered) < self.missing:
            return 0.0
        return chance * VICTORY / self.table.rounds_left()

    def points(self, gained: list[int], entered: list[int]) -> int:
        """5.12, 5.13a, 5.14 How far cities move the total, and the Neutral Areas violated."""
        table, board = self.table, self.table.board
        points = sum([board.city_vp[city] for city in gained]) - VIOLATION * len(entered)
        electors = table.electors[table.me]
        electors += len([city for city in gained if city in board.elector_cities])
        for area in {board.area_of[city] for city in gained} - {NOBODY}:
            same = [city for city in gained if board.area_of[city] == area]
            if self.worth.completes(table.me, area, len(same)):
                points += table.value[area]
                electors += area in table.elector_areas
        for award in table.awards:
            if award.holder != table.me and award.needs <= electors:
                points += award.points
        return points
