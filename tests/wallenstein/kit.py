"""A table for clause cases: a position in a line, chance on a string, choices as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tests.tables import Forced, Onlooker

from westphalia.engine.chance import Chance
from westphalia.engine.event import Event
from westphalia.engine.rows import row
from westphalia.engine.step import NOBODY, Play, Step
from westphalia.games.wallenstein.expansions.leaders import HandOutLeaders
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.rules.planning import COVERING, SettleOrder
from westphalia.games.wallenstein.rules.round import ActionRound, undertake
from westphalia.games.wallenstein.rules.winter import Winter
from westphalia.games.wallenstein.state import NONE, WallensteinState
from westphalia.games.wallenstein.terms import Building
from westphalia.games.wallenstein.tower import COLOURS, PEASANTS, TowerModel
from westphalia.games.wallenstein.words import BOXES

NAMES = ["anna", "dirk", "arne", "blue", "eva"]


class Rigged(TowerModel):
    """A tower whose tray is foretold; cubes are conserved, what does not come out rests inside."""

    def __init__(self, floors: int) -> None:
        self.floors = floors
        self.trays: list[list[int]] = []
        self.thrown: list[list[int]] = []

    def fall(self, chance: Chance, inside: list[int], arriving: list[int]) -> list[int]:
        self.thrown.append(arriving[:])
        assert self.trays, f"the tower is cast with {arriving}, but no tray was foretold"
        tray = self.trays.pop(0)
        for colour in range(COLOURS):
            within = sum(inside[colour::COLOURS]) + arriving[colour]
            assert tray[colour] <= within, f"only {within} cubes of colour {colour} could come out"
            for place in range(colour, len(inside), COLOURS):
                inside[place] = 0
            inside[colour] = within - tray[colour]
        return tray


class Table(Onlooker):
    """A state being played, with words for positions and outcomes."""

    def __init__(self, s: WallensteinState) -> None:
        self.s = s
        self.board = s.board
        self.chance = Forced()
        self.told: list[Event] = []
        self.hand: Play[WallensteinState] = Play(s, self.chance, self.told)

    # acting

    def run(self, *steps: Step) -> Table:
        """Put steps on the agenda and go on to the next question."""
        self.hand.then(*steps)
        self.hand.advance()
        return self

    def act(self, action: str, seat: int, county: str) -> Table:
        """Perform one action in one county, as if its card had just been turned up."""
        return self.run(undertake(self.board.actions.index(action), seat, self.county(county)))

    def play(self, *answers: str) -> Table:
        """Answer as text: ``"0 march boehmen"``."""
        for text in answers:
            seat, _, words = text.partition(" ")
            self.hand.answer(int(seat), WALLENSTEIN.vocabulary.parse(words))
        return self

    def settle(self, *order: int) -> Table:
        """Fix the player order of a round; the positions behind are empty."""
        self.s.tokens = [*order, *[NOBODY] * (len(self.board.tiles) - len(order))]
        return self.run(SettleOrder())

    def plan(self, seat: int, **cards: str) -> Table:
        """Cover a seat's boxes as told, the others with spare cards (money first), and be ready."""
        wanted = {box: cards.get(box) for box in (BOXES[n] for n in COVERING[: self.s.boxes])}
        assert cards.keys() <= wanted.keys(), f"no such box: {cards.keys() - wanted.keys()}"
        for box, card in wanted.items():
            self.play(f"{seat} {box} {card or self._spare(seat, box, wanted)}")
        return self.play(f"{seat} ready")

    def _spare(self, seat: int, box: str, wanted: Mapping[str, str | None]) -> str:
        spoken_for = set(wanted.values())
        offered = [choice.text.split()[1] for choice in self.question(seat).choices]
        free = [card for card in offered if card not in spoken_for]
        money = [card for card in free if card.startswith("money") or card == "tower_card"]
        return (money or free or offered)[0]

    def plan_all(self) -> Table:
        """Let every seat that has not planned yet cover its boxes with whatever it has."""
        for seat in [question.seat for question in self.hand.open]:
            self.plan(seat)
        return self

    def answer_until(self, kind: str, seat: int | None = None) -> Table:
        """Answer all questions with their last choice until one of that kind is open."""
        for _ in range(5000):
            for question in self.hand.open:
                if question.kind == kind and seat in (None, question.seat):
                    return self
            assert self.hand.open, f"the game ended before anyone was asked: {kind}"
            first = self.hand.open[0]
            self.hand.answer(first.seat, first.choices[-1])
        raise AssertionError(f"nobody was ever asked: {kind}")

    def answer_any(self) -> Table:
        """Answer one open question with any of its choices."""
        question = self.hand.open[self.chance.below(len(self.hand.open))]
        choice = question.choices[self.chance.below(len(question.choices))]
        self.hand.answer(question.seat, choice)
        return self

    def until(self, so: Callable[[WallensteinState], bool]) -> Table:
        """Answer all questions with their last choice until the position is so, or all is over."""
        for _ in range(20000):
            if so(self.s) or not self.hand.open:
                return self
            first = self.hand.open[0]
            self.hand.answer(first.seat, first.choices[-1])
        raise AssertionError("the position never came to be so")

    # chance

    def draws(self, *outcomes: int) -> Table:
        """Script the next draws (indices into what can be drawn)."""
        self.chance.script += outcomes
        return self

    def falls(self, *trays: Mapping[int | str, int]) -> Table:
        """Foretell the tray after each of the next casts: cubes by seat, or by "peasants"."""
        rigged = self.s.tower
        if not isinstance(rigged, Rigged):
            rigged = self.s.tower = Rigged(self.s.tower.floors)
        for tray in trays:
            cubes = [0] * COLOURS
            for colour, count in tray.items():
                cubes[PEASANTS if colour == "peasants" else int(colour)] = count
            rigged.trays.append(cubes)
        return self

    @property
    def thrown(self) -> list[list[int]]:
        """What was thrown at each cast since the tower was rigged, by colour."""
        assert isinstance(self.s.tower, Rigged)
        return self.s.tower.thrown

    # looking

    def county(self, name: str) -> int:
        return self.board.county_index[name]

    def owner(self, county: str) -> int:
        return self.s.owner[self.county(county)]

    def armies(self, county: str) -> int:
        return self.s.armies[self.county(county)]

    def markers(self, county: str) -> int:
        return self.s.markers[self.county(county)]

    def buildings(self, county: str) -> set[str]:
        bits = self.s.buildings[self.county(county)]
        return {kind.name.lower() for kind in Building if bits >> kind & 1}

    def leader(self, seat: int) -> str | None:
        """Where a seat's leader stands, None while he is off the map."""
        where = self.s.leader[seat]
        return None if where == NONE else self.board.counties[where]

    def monuments(self, seat: int) -> list[str]:
        return [self.board.counties[county] for county in self.s.monuments[seat]]

    # arranging

    def event(self, name: str) -> Table:
        """Let this event card hold for the round."""
        self.s.event = self.board.events.index(name)
        return self

    def tile(self, seat: int, name: str) -> Table:
        self.s.tile[seat] = self.board.tiles.index(name)
        return self

    def tray(self, **cubes: int) -> Table:
        """Put cubes from the supplies into the tray: ``tray(s0=2, peasants=1)``."""
        for name, count in cubes.items():
            if name == "peasants":
                self.s.peasants -= count
                self.s.tray[PEASANTS] += count
            else:
                self.s.supply[int(name[1:])] -= count
                self.s.tray[int(name[1:])] += count
        return self

    def purse(self, seat: int, thalers: int) -> Table:
        """Let a seat have just so many Thalers."""
        self.s.thalers[seat] = thalers
        return self

    def reserve(self, seat: int, armies: int) -> Table:
        """Leave a seat just so many armies in supply; the others rest in the tower."""
        self.s.inside[seat] += self.s.supply[seat] - armies
        self.s.supply[seat] = armies
        return self

    def row(self, *actions: str) -> Table:
        """Lay out the action cards face up: these first, in this order, then the others."""
        others = [action for action in self.board.actions if action not in actions]
        self.s.row = [self.board.actions.index(action) for action in [*actions, *others]]
        return self

    def picture(self) -> dict[str, object]:
        """The whole position as plain data, to see later whether anything has changed."""
        return WALLENSTEIN.encode(self.s)

    def resting(self, **cubes: int) -> Table:
        """Put cubes from the supplies into the tower: ``resting(s0=2, peasants=1)``."""
        for name, count in cubes.items():
            if name == "peasants":
                self.s.peasants -= count
                self.s.inside[PEASANTS] += count
            else:
                self.s.supply[int(name[1:])] -= count
                self.s.inside[int(name[1:])] += count
        return self

    def winter(self, event: str, *grain: int) -> Table:
        """Come to winter with this event card left over and each seat's grain, none if unsaid."""
        self.s.events = [self.board.events.index(event)]
        self.s.grain = row([*grain, *[0] * (self.s.seats - len(grain))])
        return self.run(Winter())

    def sound(self) -> Table:
        """Make sure that no piece is lost and no limit broken."""
        assert WALLENSTEIN.faults(self.s) == []
        return self


def position(
    text: str = "",
    seats: int = 4,
    modules: Sequence[str] = (),
    **options: str,
) -> Table:
    """A table with just these counties held: ``"boehmen: 0 5 palace church *2; tirol: 1 3"``.

    Each county names its seat, its armies, its buildings and, behind a star, its revolt markers.
    Nothing is on the agenda; supplies and stocks are complete; the tower is empty.
    """
    s = empty_state(seats, modules, options)
    for line in filter(None, map(str.strip, text.split(";"))):
        name, _, rest = line.partition(":")
        seat, armies, *extras = rest.split()
        county = s.board.county_index[name.strip()]
        s.owner[county], s.armies[county] = int(seat), int(armies)
        s.supply[int(seat)] -= int(armies)
        for extra in extras:
            if extra.startswith("*"):
                s.markers[county] = int(extra[1:])
            else:
                kind = Building[extra.upper()]
                s.buildings[county] |= 1 << kind
                s.stock[kind] -= 1
    return Table(s)


def season(
    text: str,
    seats: int = 4,
    row: Sequence[str] = (),
    tiles: Sequence[str] = (),
    number: int = 0,
    **options: str,
) -> Table:
    """A position in which all seats now plan an action round, a spring unless *number* says so.

    The row of action cards and that of the tiles begin with those named; the tower is rigged.
    """
    table = position(text, seats, **options).falls()
    board = table.board
    table.s.events = table.s.event_pile[: board.events_a_year - number]
    del table.s.event_pile[: board.events_a_year]
    table.draws(*laid(board.actions, row, board.face_up_actions))
    table.draws(*laid(board.tiles, tiles, len(board.tiles) - 1))  # the last one is not drawn
    return table.run(ActionRound(number))


def camp(
    text: str, leaders: str = "", monuments: str = "", seats: int = 4, **options: str
) -> Table:
    """A position with leaders: ``camp("tirol: 1 3", "1 tirol", "1 mark mark; 2 mark")``."""
    table = position(text, seats, ["leaders"], **options).run(HandOutLeaders())
    for line in filter(None, map(str.strip, leaders.split(";"))):
        seat, county = line.split()
        table.s.leader[int(seat)] = table.county(county)
    for line in filter(None, map(str.strip, monuments.split(";"))):
        seat, *counties = line.split()
        table.s.monuments[int(seat)] = [table.county(county) for county in counties]
        table.s.monument_stock[int(seat)] -= len(counties)
    return table


def laid(names: Sequence[str], first: Sequence[str], count: int) -> list[int]:
    """The draws by which *count* things come out, the named ones first, the others in order."""
    left = list(names)
    wanted = [*first, *[name for name in names if name not in first]][:count]
    return [(at := left.index(name), left.pop(at))[0] for name in wanted]


def empty_state(seats: int, modules: Sequence[str], options: Mapping[str, str]) -> WallensteinState:
    header = WALLENSTEIN.header(NAMES[:seats], modules, options)
    s = WALLENSTEIN.set_up(header)
    s.agenda.clear()
    s.order = list(range(seats))
    s.plans = [[] for _ in range(seats)]
    return s


def begin(
    seats: int = 4, modules: Sequence[str] = (), draws: Sequence[int] = (), **options: str
) -> Table:
    """A game from its very beginning, at its first question."""
    s = WALLENSTEIN.set_up(WALLENSTEIN.header(NAMES[:seats], modules, options))
    agenda, s.agenda = s.agenda, []
    table = Table(s)
    s.agenda.extend(agenda)
    table.draws(*draws)
    table.hand.advance()
    return table
