"""What a game must offer so that matches, views, searches and tests can work with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from westphalia.engine.cells import Cells
from westphalia.engine.chance import Chance
from westphalia.engine.choice import Choice, Vocabulary
from westphalia.engine.codec import Part, decode_state, encode_state
from westphalia.engine.event import Event, Fact
from westphalia.engine.orders import Order, Orders
from westphalia.engine.record import DRAW, RESIGNED, STANDING, Ending, Header
from westphalia.engine.ruleset import SetUpError as SetUpError  # a game's own errors
from westphalia.engine.spelling import SEAT, Spelling
from westphalia.engine.step import Decision, Question, Seat, State, Step, missing, question_of
from westphalia.engine.tables import Tables

SPECTATOR: int = -1
RANDOM: str = "random"  # the bot that plays every game
TINCTURES: tuple[str, ...] = ("azure", "gules", "or", "purpure", "sable")
PLAIN: Spelling = Spelling({SEAT: SEAT}, {})  # where numbers have no words, but those of seats

S = TypeVar("S")
Seen = tuple[S, Mapping[Seat, dict[str, Any]]]  # a position, and what was seen of it by seat


@dataclass(frozen=True)
class Option:
    """Something agreed at set-up: its values, the first of which is the default.

    Of an option with *several* values any of them may be named, in any order; at first all are.
    An option of a *module* is agreed where that module is played, and else refused.
    """

    name: str
    values: tuple[str, ...]
    clause: str
    several: bool = False
    module: str = ""

    @property
    def default(self) -> str:
        return " ".join(self.values) if self.several else self.values[0]

    def checked(self, value: str) -> str:
        """The value, if it is one of the allowed."""
        named = value.split() if self.several else [value]
        if not set(named) <= set(self.values) or len(set(named)) < len(named) or not named:
            known = ", ".join(self.values)
            raise SetUpError(f"the option {self.name} may be {known}, not '{value}'")
        return value


@dataclass(frozen=True)
class Need:
    """A module that has an object only with some values of an option; *reason* says why."""

    module: str
    option: str
    values: tuple[str, ...]
    reason: str


@dataclass(frozen=True)
class Side:
    """A side at the table: its name, as locales know it, and the colour that it is drawn in."""

    name: str
    colour: str


class Game:
    """A game by name.  Each game derives one class from it, and one object of that.

    >>> import westphalia as w
    >>> game = w.game("wallenstein")
    >>> header = game.header(["Anna", "Bo", "Cai"], modules=["court"])
    >>> state = game.set_up(header)
    >>> game.scores(state), len(game.vocabulary)
    ([0, 0, 0], 1150)
    """

    name: str
    version: str
    vocabulary: Vocabulary
    seat_counts: tuple[int, ...]
    modules: tuple[str, ...]
    options: tuple[Option, ...]
    needs: tuple[Need, ...] = ()  # which of them do not go together
    stand_in: str = RANDOM  # the bot that decides for a person who is away
    # What makes up a position: the fields of its state, those of them that are parts by their kind,
    # and every kind of step that may lie on its agenda.
    fields: tuple[str, ...]
    parts: Mapping[str, type[Part]] = {}
    kinds: Mapping[str, type[Step]]
    spelled: Spelling = PLAIN  # what the fields of steps, events and objections hold, in words
    marks: Mapping[str, str] = {}  # what a replay marks: the kind of a mark, by kind of event
    place: str = "place"  # the field of an event that says where it happened
    counted_events: Mapping[
        str, tuple[str, ...]
    ] = {}  # events to count, with the fields that name them
    scenarios: str = ""  # the option whose values are games of their own: a ladder plays each
    draws: bool = False  # whether its rules know a draw, so that people may agree on one
    orders: tuple[Order, ...] = ()  # what a seat may let the table answer for it
    tables: Tables = Tables()  # what a seat may know as small integers, for learners
    nouns: Mapping[str, str] = {}  # by verb the term of what it is said of: for learners

    @property
    def usual_seats(self) -> int:
        """How many sit down if nobody says how many: the middle of what is allowed."""
        return self.seat_counts[len(self.seat_counts) // 2]

    def check(self, header: Header) -> None:
        """Refuse with a SetUpError what does not go together, though each part is known."""

    def sides(self, header: Header) -> list[Side]:
        """The side of each seat."""
        return [Side("", TINCTURES[seat % len(TINCTURES)]) for seat in range(header.seats)]

    def set_up(self, header: Header) -> State:
        """The position before anything happened, with the first step on its agenda."""
        raise missing(self, "set_up")

    def blank(self, header: Header) -> State:
        """The position before the set-up, with nothing on its agenda."""
        raise missing(self, "blank")

    def view(self, s: Any, seat: Seat) -> dict[str, Any]:
        """What *seat* may know, ready to draw, as plain data; spectators see the public part."""
        raise missing(self, "view")

    def views(
        self, s: Any, seats: Sequence[Seat], before: Seen[Any] | None = None
    ) -> list[dict[str, Any]]:
        """The views of several seats; what they have in common may be one object, not to change.

        *before* is an earlier position with what was seen of it, by a spectator at least: what is
        still as it was then may be the same object too.
        """
        return [self.view(s, seat) for seat in seats]

    def observe(self, s: Any, seat: Seat, question: Question | None, cells: Cells) -> None:
        """Write what *seat* may know into the cells, table after table.

        *question* is one that is open, whoever is asked; None if the game is over.
        """
        assert not self.tables.tables, f"{self.name} does not write its tables"

    def graph(self, data: Mapping[str, Any]) -> dict[str, list[list[int]]]:
        """What is printed as numbers, by name; with *data*, an overlay or empty.

        Borders are pairs of places; values of places and cards are a row for each.
        """
        return {}

    def imagine(self, s: Any, seat: Seat, chance: Chance) -> State:
        """Determinization: a position that agrees with all *seat* knows, the hidden drawn anew."""
        raise missing(self, "imagine")

    def upgraded(self, header: Header) -> Header:
        """A header of an earlier version of the rules as one of this version that plays the same.

        It is the one place that knows earlier versions (docs/versions.md); others are refused.
        """
        if header.version != self.version:
            raise SetUpError(
                f"the record follows version {header.version or 'none'} of the rules of "
                f"{self.name}, and this is version {self.version}"
            )
        return header

    def opened(self, s: Any) -> dict[str, Any]:
        """The view of somebody from whom nothing is hidden: for replays of what is over."""
        return self.view(s, SPECTATOR)

    def encode(self, s: State) -> dict[str, Any]:
        return encode_state(s, self.fields)

    def decode(self, data: Mapping[str, Any], header: Header) -> State:
        s = self.blank(header)
        decode_state(s, data, self.fields, self.kinds, self.parts)
        return s

    def scores(self, s: Any) -> list[int]:
        """The points of each seat as they stand."""
        raise missing(self, "scores")

    def winners(self, s: Any) -> list[Seat]:
        """Who has won, once the game is over."""
        raise missing(self, "winners")

    def faults(self, s: Any) -> list[str]:
        """What is impossible about a position: lost pieces, broken limits.  Empty if sound."""
        return []

    def check_overlay(self, data: Mapping[str, Any], name: str) -> list[str]:
        """What is wrong with an overlay of printed values, as sentences that begin with *name*."""
        return [f"{name}: no printed value of {self.name} can be replaced"] if data else []

    def printed(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """What is printed on board and cards, for drawing; *data* is an overlay or empty.

        What is only read and not drawn may stand under "remarks".
        """
        return {}

    def when(self, s: Any) -> dict[str, Any]:
        """When in the game the position is, for lists and curves; the locales have a sentence."""
        return {}

    def standing(self, s: Any) -> dict[str, list[int]]:
        """How the seats stand, by measure: what a curve over a match shows.  All may know it."""
        return {"points": self.scores(s)}

    def result(self, s: Any) -> dict[str, Any]:
        """How a game ended that is over."""
        return {"winners": self.winners(s), "points": self.scores(s)}

    def ended(self, s: Any, ending: Ending) -> dict[str, Any] | None:
        """The result of a game that people ended; None if it goes on, and a bot plays for a seat.

        Where two play, who does not resign wins; a draw is every seat's; where all leave it as it
        stands, whoever has most points wins.
        """
        points = self.scores(s)
        if ending.how == RESIGNED and len(points) == 2:
            return {"winners": [1 - ending.seat], "points": points}
        if ending.how == DRAW and self.draws:
            return {"winners": list(range(len(points))), "points": points}
        if ending.how == STANDING:
            best = max(points)
            winners = [seat for seat, each in enumerate(points) if each == best]
            return {"winners": winners, "points": points}
        return None

    def remembered(self, log: Sequence[Event]) -> tuple[list[int], dict[str, list[int]]]:
        """Of a game that is over: which events of its log turned it, and deeds by seat and name."""
        return [], {}

    def forecast(self, s: Any, seat: Seat, choices: Sequence[Choice]) -> dict[str, Any]:
        """What may come of these answers, in the game's own shape, as far as *seat* can know."""
        raise ValueError(f"{self.name} foretells nothing")

    def preview_position(self, s: Any, seat: Seat) -> State | None:
        """A position in which *seat* may preview its answers: this one if it is asked now.

        A game may put a seat that is not asked before what it will be asked next.
        """
        decision = s.agenda[-1] if s.agenda else None
        asked = decision.ask(s) if isinstance(decision, Decision) else []
        return s.copy() if question_of(asked, seat) else None

    def since(self, told: Sequence[Event], seat: Seat) -> list[Fact]:
        """What these events come to for *seat*, which may know them all: few facts, in order."""
        return []

    def ordered(self, s: Any, seat: Seat, question: Question, orders: Orders) -> Choice | None:
        """The answer that the standing orders of a seat give to its question, if they give one.

        It rests on open facts alone: with any hand that others must think possible it is the same.
        """
        return None

    def order_term(self, s: Any) -> int:
        """A number that rises when orders begin to count that were changed before."""
        return 0

    def options_with(self, modules: Sequence[str]) -> list[Option]:
        """What there is to agree on when these modules are played."""
        return [o for o in self.options if not o.module or o.module in modules]

    def header(
        self,
        players: Sequence[str],
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        data: Mapping[str, Any] | None = None,
    ) -> Header:
        """A checked header: what is unknown or does not go together is refused."""
        header = self.known_header(players, modules, options, data)
        self.check(header)
        return header

    def known_header(
        self,
        players: Sequence[str],
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        data: Mapping[str, Any] | None = None,
    ) -> Header:
        """A header whose parts are known, each for itself; together they are not checked yet."""
        for what, names in (("players", players), ("modules", modules)):
            if isinstance(names, str):  # every letter of it would be a name
                raise SetUpError(
                    f"{what} are a list of names, such as ['{names}'], and not '{names}'"
                )
        if len(players) not in self.seat_counts:
            counts = ", ".join(map(str, self.seat_counts))
            raise SetUpError(f"{self.name} is for {counts} players, not {len(players)}")
        for name in players:
            if not name.strip() or not name.isprintable():
                raise SetUpError(f"{name!r} cannot be a player's name")
        for module in modules:
            if module not in self.modules:
                known = ", ".join(self.modules)
                raise SetUpError(f"'{module}' is no module of {self.name}; there are: {known}")
        ordered = tuple([module for module in self.modules if module in modules])
        agreed = self._agreed(modules, options or {})
        seated = tuple([name.strip() for name in players])
        return Header(self.name, self.version, seated, ordered, agreed, data or {})

    def _agreed(self, modules: Sequence[str], wanted: Mapping[str, str]) -> dict[str, str]:
        """Every option that there is with these modules, as wanted or else by default."""
        options = {option.name: option for option in self.options}
        for name in wanted:
            if name not in options:
                known = ", ".join(options)
                raise SetUpError(f"'{name}' is no option of {self.name}; there are: {known}")
            module = options[name].module
            if module and module not in modules:
                raise SetUpError(
                    f"the option {name} belongs to the module {module}, which is not played"
                )
        there = self.options_with(modules)
        return {o.name: o.checked(wanted.get(o.name, o.default)) for o in there}
