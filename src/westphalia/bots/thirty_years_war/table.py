"""A position as the captain reads it: what lies open, and the own hand.

It is read off a position in which all that the seat cannot know is imagined, so that nothing can be
found out here that the seat may not know.  What costs something is made when it is first needed.
"""

from __future__ import annotations

from westphalia.engine.step import NOBODY, Seat
from westphalia.games.thirty_years_war.battle_view import expected, is_rolled
from westphalia.games.thirty_years_war.board import CITIES, Board
from westphalia.games.thirty_years_war.cards.ids import P11
from westphalia.games.thirty_years_war.pieces import LEADERS, inside_of, strength
from westphalia.games.thirty_years_war.rules.activation import may_act
from westphalia.games.thirty_years_war.rules.aid import aid_points
from westphalia.games.thirty_years_war.rules.battles import fighting
from westphalia.games.thirty_years_war.rules.control import area_value, cities_held
from westphalia.games.thirty_years_war.rules.dice import SIDES
from westphalia.games.thirty_years_war.rules.electors import electors_of
from westphalia.games.thirty_years_war.rules.pay import PURSES, Muster, rate
from westphalia.games.thirty_years_war.rules.points import points_left, the_march
from westphalia.games.thirty_years_war.rules.recruiting import recruiters
from westphalia.games.thirty_years_war.rules.siege import (
    besieger_of,
    siege_level,
    siege_number,
)
from westphalia.games.thirty_years_war.rules.siege_combat import siege_odds
from westphalia.games.thirty_years_war.rules.turn import ROUNDS
from westphalia.games.thirty_years_war.rules.victory import catholic_goal, protestant_goal
from westphalia.games.thirty_years_war.state import CATHOLIC, NONE, ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Result
from westphalia.games.thirty_years_war.view import factors, final_result
from westphalia.games.thirty_years_war.war_view import paying_steps


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
        self.control = s.control
        self.pillage = s.pillage
        self.revolt = [raised != NOBODY for raised in s.revolt]
        self.holder = s.holder
        self.neutral = s.neutral
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
