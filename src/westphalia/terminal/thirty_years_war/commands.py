"""Commands that only Thirty Years War has: the map, forces, cards, tracks, reach, odds, pay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from westphalia.engine.choice import Choice
from westphalia.engine.step import Question, question_of
from westphalia.games.thirty_years_war.choices import MARCH
from westphalia.games.thirty_years_war.spelling import WORDS
from westphalia.terminal.model import Note, Section
from westphalia.terminal.orders import orders
from westphalia.terminal.reading import Unclear, begins, fold
from westphalia.terminal.room import Command, CommandResult
from westphalia.terminal.sheets import View
from westphalia.terminal.thirty_years_war.cards import CardSheets
from westphalia.terminal.thirty_years_war.forces import stacks_in
from westphalia.terminal.thirty_years_war.people import People
from westphalia.terminal.thirty_years_war.places import Places

if TYPE_CHECKING:
    from westphalia.terminal.table import Table

# What "all" answers, by the kind of question: verbs of which every choice is taken.
ALL: Final = {
    "form_force": ("join", "take"),
    "pay": ("pay_all", "pay_in"),
    "pay_in_city": ("pay_all",),
    "continue_sieges": ("roll",),
}
UNAWARES: Final = {"battle", "leaders", "neutral"}  # into what nobody marches in passing


class Commands:
    """The commands of one table."""

    def __init__(self, places: Places, cards: CardSheets, people: People) -> None:
        self.places = places
        self.cards = cards
        self.people = people
        self.say = places.say
        self.words = places.words

    def by_name(self) -> dict[str, Command]:
        return {
            "map": self.map,
            "areas": showing(self._areas),
            "stacks": showing(self._stacks),
            "leaders": showing(self._leaders),
            "hand": showing(self._hand),
            "cards": showing(self._cards),
            "tracks": showing(self._tracks),
            "reach": showing(self._reach),
            "odds": showing(self._odds),
            "supply": showing(self._supply),
            "to": self.to,
            "all": self.all,
            "orders": orders,
        }

    def map(self, table: Table, question: Question, rest: str) -> CommandResult:
        """The map as sheets, one Area or one city of it, or as a drawing."""
        view, places = table.view(question.seat), self.places
        if rest in ("", "drawing"):
            small, large = places.drawing(view, "small"), places.drawing(view, "large")
            table.face.map(small, large, [] if rest else places.city_sheets(view))
        elif rest == "table":
            table.face.show(places.city_sheets(view))
        else:
            table.face.show(self._place(view, rest))
        return CommandResult.AGAIN

    def _place(self, view: View, typed: str) -> list[Section]:
        """One city, one box, or all cities of an Area."""
        try:
            place = self.found("place", typed)
        except Unclear:
            area = self.found("area", typed)
            return list(self.places.city_sheets(view, [area]))
        name = WORDS["place"][place]
        if name in view["cities"]:
            return [self.places.city(name, view)]
        return [self.places.stack_sheet(view, [name])]

    def _areas(self, view: View, rest: str) -> list[Section]:
        return [self.places.area_sheet(view), self.places.electors(view)]

    def _stacks(self, view: View, rest: str) -> list[Section]:
        wanted = [*view["cities"], *view["boxes"]]
        if rest:
            wanted = [WORDS["place"][self.found("place", rest)]]
        return [self.places.stack_sheet(view, [one for one in wanted if stacks_in(view, one)])]

    def _leaders(self, view: View, rest: str) -> list[Section]:
        if rest:
            return [self.people.leader(WORDS["leader"][self.found("leader", rest)], view)]
        return [self.people.sheet(view)]

    def _hand(self, view: View, rest: str) -> list[Section]:
        closed = self.cards.reasons(view)
        return [self.cards.hand(view), *([closed] if closed.lines else [])]

    def _cards(self, view: View, rest: str) -> list[Section]:
        if not rest:
            return list(self.cards.decks(view))
        return [self.cards.card(WORDS["card"][self.found("card", rest)], view)]

    def _tracks(self, view: View, rest: str) -> list[Section]:
        return [self.places.tracks(view), self.places.electors(view)]

    def _reach(self, view: View, rest: str) -> list[Section]:
        """11.11a Of the whole force; "all" also of the counters that have more points."""
        found = self.places.reach(view)
        if not found:
            raise Unclear(self.say("nobody-marches"))
        return list(found if rest == "all" else found[:1])

    def _odds(self, view: View, rest: str) -> list[Section]:
        """12.28 The battle under way, or one that the march could fight."""
        odds = self._battles(view)
        if rest:
            place = WORDS["place"][self.found("place", rest)]
            odds = {name: chances for name, chances in odds.items() if name == place}
        if not odds:
            raise Unclear(self.say("no-battle"))
        return [
            Note(
                "odds",
                self.say("title-odds", city=self.words.named("place", name)),
                tuple(self.places.forecast(chances)),
            )
            for name, chances in odds.items()
        ]

    def _battles(self, view: View) -> dict[str, View]:
        """The odds of all battles that are in sight, by place."""
        if "battle" in view and view["battle"]["odds"]:
            return {view["battle"]["city"]: view["battle"]["odds"]}
        parties = view["march"]["reach"] if "march" in view else []
        goals = [goal for party in parties[:1] for goal in party["goals"]]
        return {goal["place"]: goal["odds"] for goal in goals if "odds" in goal}

    def _supply(self, view: View, rest: str) -> list[Section]:
        """15.1 Pay and lines of the own side; "all" of both."""
        seats = [0, 1] if rest == "all" or view["seat"] < 0 else [view["seat"]]
        return [part for seat in seats for part in self.places.pay(view, seat)]

    # Several answers at once

    def to(self, table: Table, question: Question, rest: str) -> CommandResult:
        """11.11a March to a place in reach by the shortest way, as far as nothing happens."""
        goal = WORDS["place"][self.found("place", rest)]
        path = way(table.view(question.seat), goal)
        if not path:
            raise Unclear(self.say("not-in-reach", place=self.words.named("place", goal)))
        for step in path[:-1]:
            if UNAWARES & {*step.get("meets", [])}:
                name = self.words.named("place", step["place"])
                raise Unclear(self.say("way-leads-by", place=name))
        for place in [step["place"] for step in path]:
            march = MARCH[WORDS["place"].index(place)]
            asked = question_of(table.match.open, question.seat)
            if not asked or asked.kind != question.kind or march not in asked.choices:
                break
            table.match.answer(question.seat, march)
        return CommandResult.CHANGED

    def all(self, table: Table, question: Question, rest: str) -> CommandResult:
        """10.12a, 15.13a Everybody who may come along comes; everybody who can be paid is paid."""
        done: set[Choice] = set()
        taken = False
        while (more := _next(table, question, done)) is not None:
            table.match.answer(question.seat, more)
            done.update([more] * (more.verb == "pay_in"))
            taken = True
        if not taken:
            raise Unclear(self.say("all-nothing"))
        return CommandResult.CHANGED

    # What is typed

    def found(self, term: str, typed: str) -> int:
        """The one thing of a term that is meant: by its id, or by its name in the language."""
        if not typed:
            raise Unclear(self.say("which-one"))
        wanted = fold(typed).replace("_", " ").split()
        spelled = [_spellings(id_, self.words.name(term, n)) for n, id_ in enumerate(WORDS[term])]
        exact = [n for n, forms in enumerate(spelled) if wanted in forms]
        alike = [n for n, forms in enumerate(spelled) if any(begins(wanted, f) for f in forms)]
        if len(exact or alike) != 1:
            names = ", ".join(WORDS[term][n] for n in alike[:8])
            key = "found-many" if alike else "found-none"
            raise Unclear(self.say(key, typed=typed, names=names))
        return (exact or alike)[0]


def _spellings(id_: str, name: str) -> tuple[list[str], list[str]]:
    """What can be typed for a thing: the words of its id, and those of its name."""
    return id_.split("_"), fold(name).replace("“", "").replace("„", "").split()


def showing(sections: Callable[[View, str], Sequence[Section]]) -> Command:
    """A command that only shows something."""

    def command(table: Table, question: Question, rest: str) -> CommandResult:
        table.face.show(sections(table.view(question.seat), rest))
        return CommandResult.AGAIN

    return command


def way(view: View, goal: str) -> list[View]:
    """The steps to a goal in reach of the whole force, the first one first."""
    if "march" not in view or not view["march"]["reach"]:
        return []
    goals = {step["place"]: step for step in view["march"]["reach"][0]["goals"]}
    path: list[View] = []
    while goal in goals:
        path.insert(0, goals[goal])
        goal = goals[goal]["by"]
    return path


def _next(table: Table, question: Question, done: set[Choice]) -> Choice | None:
    """What "all" would answer next to the same seat, if that is a question for it."""
    asked = question_of(table.match.open, question.seat)
    if not asked or asked.kind not in ALL:
        return None
    verbs = ALL[asked.kind]
    able = [choice for choice in asked.choices if choice.verb in verbs and choice not in done]
    return able[0] if able else None
