"""Everything the captain weighs an answer with: the table, worth, supply, danger, battles."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from westphalia.bots.thirty_years_war.judgement import Judgement
from westphalia.bots.thirty_years_war.reasons import Reason
from westphalia.bots.thirty_years_war.table import Goals, Stack, Supply, Table, Worth
from westphalia.engine.choice import Choice
from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.board import CITIES, Board, load_board
from westphalia.games.thirty_years_war.odds import Force, Odds, clash
from westphalia.games.thirty_years_war.pieces import STACKING_LIMIT
from westphalia.games.thirty_years_war.rules.turn import ROUNDS
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Nation
from westphalia.games.thirty_years_war.words import C19, C54, TILLY, WALLENSTEIN

REACH: Final = 5  # so many cities an army comes in one activation
RATING: Final = 2  # a battle rating counts like so many factors


def odds_of(board: Board, attack: Force, defence: Force) -> Odds:
    """12.2 The chances of a battle; the same forces meet often while marches are weighed.

    Boards with an overlay come and go with their tables, and must not be kept here.
    """
    return clash(board, attack, defence) if board.overlay else _printed_odds(attack, defence)


@lru_cache(maxsize=4096)
def _printed_odds(attack: Force, defence: Force) -> Odds:
    return clash(load_board(), attack, defence)


class Order:
    """An activation from beginning to end: the leader, the steps after it, what it is worth."""

    __slots__ = ("leader", "reason", "steps", "worth")

    def __init__(self, leader: int, steps: list[Choice], worth: float, reason: Reason) -> None:
        self.leader = leader
        self.steps = steps
        self.worth = worth
        self.reason = reason


class Survey:
    """A map whose cities have numbers: where these are the same, what is there is the same."""

    def __init__(self, common: int, cities: list[int], near: dict[int, list[int]]) -> None:
        self.common = common  # a number for what concerns all
        self.cities = cities
        self.near = near  # by place, the cities that an army there has to reckon with

    def around(self, place: int) -> tuple[int, ...]:
        return (self.common, *[self.cities[city] for city in self.near[place]])


class Outlook:
    """One position, seen from a seat.  What costs something is made when it is first needed."""

    def __init__(self, s: ThirtyYearsWarState, seat: Seat, judgement: Judgement) -> None:
        self.board = s.board
        self._s = s
        self._seat = seat
        self._table: Table | None = None
        self._whole = judgement
        self._judgement: Judgement | None = None
        self._worth: Worth | None = None
        self._supply: Supply | None = None
        self._goals: Goals | None = None
        # What was reckoned already: the worth of events by card, of recruiting by attempts, and the
        # orders of an army by its place, its leader, the number of ends and its surroundings.
        self.event_worths: dict[int, float] = {}
        self.recruits: dict[int, float] = {}
        self.orders: dict[tuple[int, ...], list[Order]] = {}
        self.surveyed: Survey | None = None
        self._future = -1.0
        self._horizon = -1.0
        self._threat: dict[int, int] = {}
        self._spied = False

    @property
    def table(self) -> Table:
        if self._table is None:
            self._table = Table(self._s, self._seat)
        return self._table

    @property
    def worth(self) -> Worth:
        if self._worth is None:
            self._worth = Worth(self.table, self.judgement)
        return self._worth

    @property
    def supply(self) -> Supply:
        if self._supply is None:
            self._supply = Supply(self.table)
        return self._supply

    @property
    def goals(self) -> Goals:
        if self._goals is None:
            self._goals = Goals(self.table, self.worth)
        return self._goals

    @property
    def judgement(self) -> Judgement:
        """The weights as they are now: in the last turn they fade."""
        if self._judgement is None:
            last = self.table.turns_left() == 0
            self._judgement = self._whole.fading(self.future) if last else self._whole
        return self._judgement

    @property
    def future(self) -> float:
        """What may still be done in this war, as a share of what can be done in a turn."""
        if self._future < 0:
            rounds = max(0, self.table.rounds_left() - 1)
            self._future = 1.0 if self.table.turns_left() > 0 else rounds / ROUNDS
        return self._future

    @property
    def horizon(self) -> float:
        """What armies are still good for: less and less when the war draws to its end."""
        if self._horizon < 0:
            rounds = ROUNDS * self.table.turns_left() + self.table.rounds_left()
            self._horizon = min(1.0, rounds / (2 * ROUNDS))
        return self._horizon

    def surroundings(self, place: int) -> tuple[int, ...]:
        """Numbers that change with what an army there reckons with; none if nobody keeps any."""
        return self.surveyed.around(place) if self.surveyed else ()

    # Danger

    def threat(self, place: int) -> int:
        """How strong the strongest enemy army is that could come to a place in a round."""
        if not self._spied:
            self._spied = True
            for stack in self.table.stacks[self.table.foe].values():
                if stack.leaders and stack.units and not stack.inside:
                    self._spy(stack)
        return self._threat.get(place, 0)

    def _spy(self, stack: Stack) -> None:
        """Notes how strong an enemy army is, wherever it could come."""
        force = self.force_of(stack.units, stack.leaders)
        seen = {stack.place}
        ring = [stack.place]
        for _ in range(REACH + 1):
            for place in ring:
                self._threat[place] = max(self._threat.get(place, 0), force)
            near = [city for place in ring for city in self.ways(place) if city not in seen]
            ring = list(dict.fromkeys(near))
            seen.update(ring)

    def ways(self, place: int) -> tuple[int, ...]:
        return self.board.neighbours[place] if place < CITIES else self.board.arrows[place]

    def force_of(self, units: list[int], leaders: list[int]) -> int:
        """A rough measure of an army: its factors, and its best commander."""
        best = max([self.board.battle[leader] for leader in leaders], default=0)
        return self.table.strength(units) + RATING * best

    # Battles

    def odds(self, units: list[int], leader: int, foes: Stack) -> Odds:
        """12.2 An attack of these units under a leader on all who stand outside."""
        battle = self.board.battle
        best = max([battle[other] for other in foes.leaders], default=0)
        attack = Force(tuple(sorted(units)), battle[leader] if leader >= 0 else 0)
        return odds_of(self.board, attack, Force(tuple(sorted(foes.units)), best))

    # Company

    def may_stay(self, place: int, units: list[int], leaders: list[int]) -> bool:
        """10.21, 10.25 Whether an army may end its march with those who are there."""
        stack = self.table.own(place)
        if stack is None:
            return True
        together = [*stack.units, *units]
        if len(together) > STACKING_LIMIT:
            return False
        return self.in_accord(together, [*stack.leaders, *leaders])

    def in_accord(self, units: list[int], leaders: list[int]) -> bool:
        """7.24, 17.A.2, 17.F.5a Imperials and Bavarians, French and Swedes may be at odds."""
        board = self.board
        soldiers = {board.kind_nation[unit // 2] for unit in units}
        nations = soldiers | {board.leader_nation[leader] for leader in leaders}
        if WALLENSTEIN in leaders and TILLY in leaders:
            return False
        if {Nation.IMPERIAL, Nation.BAVARIAN} <= nations and not self.table.in_force(C19):
            return False
        allies = {Nation.FRENCH, Nation.SWEDISH} <= soldiers
        return not (allies and self.table.in_force(C54))

    # Standing

    def stand(self, place: int, units: list[int], leaders: list[int]) -> float:
        """What it is worth to have an army in a place: sieges, pay, safety, what is near."""
        if not units and not leaders:
            return 0.0
        judgement = self.judgement
        if not units:
            return -0.5 * self.worth.leaders(leaders) * (self.threat(place) > 0)
        prospect = self.future * judgement.prospect * self.worth.prospect(place)
        worth = prospect + self.siege(place, units)
        cost = self.pay(place, units) + self.danger(place, units, leaders)
        return worth - self.horizon * cost

    def siege(self, place: int, units: list[int]) -> float:
        """13.13b A Fortress of others that these units could besiege, as a share of its worth."""
        table = self.table
        if not table.is_fortress(place) or table.control[place] == table.me:
            return 0.0
        if table.strength(units) < table.level(place):
            return 0.0
        number = table.sieges[place].number if place in table.sieges else 0
        soon = 0.25 + self.future * (self.judgement.siege - 0.25)
        share = soon + 0.1 * number + 0.05 * self.board.siege_modifier[place]
        return share * self.worth.gain(table.me, place)

    def pay(self, place: int, units: list[int]) -> float:
        """15.1 What it costs that units of the stack are paid by aid, or not at all."""
        abroad, held = 0, True
        for unit in units:
            nation = self.board.kind_nation[unit // 2]
            if not self.supply.at_home(nation, place):
                abroad += 1
                held = held and self.supply.has_line(nation, place)
        if not abroad:
            return 0.0
        cost = self.judgement.looting + self.judgement.unpaid * abroad
        return cost * (self.judgement.on_aid if held else 1.0)

    def danger(self, place: int, units: list[int], leaders: list[int]) -> float:
        """What the army may lose if a stronger enemy comes."""
        own = self.force_of(units, leaders)
        threat = self.threat(place)
        if threat <= own:
            return 0.0
        risk = min(1.0, threat / own - 1.0)
        walls = self.table.is_fortress(place) and self.table.control[place] == self.table.me
        return risk * self.judgement.danger * own * (0.4 if walls else 1.0)


# The same position comes again and again while futures are simulated

MOST: Final = 4000  # positions; then all is forgotten

Position = tuple[object, ...]


def position(s: ThirtyYearsWarState) -> Position:
    """All that a captain's judgement of armies, cities and events rests on; not the hands."""
    # fmt: off
    return (
        s.turn, s.round, s.vp, tuple(s.control), tuple(s.revolt), tuple(s.pillage),
        tuple(s.siege), tuple(s.inside), tuple(s.laid), tuple(s.holder), tuple(s.neutral),
        tuple(s.awards), s.palatine, tuple(map(tuple, s.pieces)), tuple(s.gone), tuple(s.fate),
        tuple(s.until), tuple(s.happened), tuple(s.aid), tuple(s.unpaid), s.france, s.pope,
        s.passes_open, s.dutch_war, s.dutch_aid, tuple(s.dutch_scored), s.saxony, s.rebellion,
        s.swedish_base, s.cardinal, s.influence, s.wallenstein, tuple(s.fixed_lines),
    )
    # fmt: on


class Memory:
    """Outlooks by position, and orders by what is around an army; hands do not matter to either.

    What is far away is taken to make no difference to an order: that is not quite so, but nearly.
    """

    def __init__(self) -> None:
        self._seen: dict[tuple[Seat, Position], Outlook] = {}
        self._orders: dict[tuple[int, ...], list[Order]] = {}
        self._near: dict[int, list[int]] = {}

    def look(self, s: ThirtyYearsWarState, seat: Seat, judgement: Judgement) -> Outlook:
        """An outlook on a position in which nothing is under way."""
        key = (seat, position(s))
        found = self._seen.get(key)
        if found is None:
            if len(self._seen) >= MOST:
                self._seen, self._orders = {}, {}
            found = self._seen[key] = Outlook(s.copy(), seat, judgement)
            found.orders = self._orders
            found.surveyed = self._survey(s, found)
        found.table.s = s  # the same, save for the hands
        return found

    def _survey(self, s: ThirtyYearsWarState, outlook: Outlook) -> Survey:
        if not self._near:
            self._near = {place: near(s.board, place) for place in range(len(s.board.places))}
        goals = outlook.goals
        # fmt: off
        common = hash((
            outlook.table.me, outlook.future, outlook.horizon, goals.near and goals.missing,
            tuple(outlook.table.electors), tuple(s.until), tuple(s.neutral), tuple(s.awards),
            s.saxony, s.swedish_base, s.influence, s.cardinal, s.france,
        ))
        # fmt: on
        cities = [
            hash((s.control[c], s.revolt[c], s.pillage[c], s.siege[c], tuple(s.pieces[c])))
            for c in range(CITIES)
        ]
        return Survey(common, cities, self._near)


def near(board: Board, place: int) -> list[int]:
    """The cities that an army can come to, and those beside them."""
    ring = list(board.arrows[place]) if place >= CITIES else [place]
    seen = dict.fromkeys(ring)
    for _ in range(REACH):
        ring = [city for here in ring for city in board.neighbours[here] if city not in seen]
        seen.update(dict.fromkeys(ring))
    return list(seen)
