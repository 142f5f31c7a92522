"""Lessons: whoever does as they say meets all of their points, in order, within the first round."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from tests.messages import messages
from tests.server.room import Room, refused, shown, story

from westphalia.clauses import clauses
from westphalia.games import GAMES, find_game
from westphalia.lessons import (
    Lesson,
    Point,
    Stage,
    lesson_of,
    lesson_with,
    lessons_of,
    read_lesson,
)
from westphalia.locales import COMPLETE
from westphalia.server.tables import new_tables
from westphalia.server.tables.bots import seed_of
from westphalia.server.tables.seats import Chair
from westphalia.server.tables.table import Table

WEB = Path(__file__).parents[2] / "src" / "westphalia" / "web"
LONG = 320  # letters of a sentence on a small card


# every lesson of every game
LESSONS = [(game, name) for game in GAMES for name in lessons_of(game)]
of_every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)


def points_of(lesson: Lesson) -> list[Point]:
    return [point for stage in lesson.stages for point in stage.points]


def points(game: str) -> list[Point]:
    return [point for lesson in lessons_of(game).values() for point in points_of(lesson)]


# the data


@pytest.mark.parametrize("game", GAMES)
def test_every_point_cites_a_clause_and_points_at_something(game: str) -> None:
    known = clauses(game)
    parts = (WEB / "games" / game / "lesson.js").read_text()
    for point in points(game):
        assert point.clause in known, point
        assert point.choices or point.at, f"{point.say} points at nothing"
        name = point.at.split(" ")[0]
        assert name in ("", "place") or re.search(rf'^  "?{name}"?: ', parts, re.MULTILINE), name


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_every_point_is_one_short_text_in_every_language(game: str, language: str) -> None:
    known = messages(language, game)
    said = [f"lesson-{point.say}" for point in points(game)]
    assert len(said) == len(set(said))
    for key in said:
        assert len("".join(known[key].text)) <= LONG, f"{language}: {key} is too long for a card"
    named = {f"lesson-{what}-{name}" for what in ("title", "begin") for name in lessons_of(game)}
    own = {key for key in known if key.startswith("lesson-")} - set(messages(language, None))
    assert own == {*said, *named}, "a sentence that nobody says, or one that is missing"


# what buttons and boxes say that a lesson names: it refers to them, and never copies
LABELS = re.compile(
    r"(use-(act|recruit|aid|event)|do-aid|choose-(control|full)|attack-now|cards-none|siege-lay|"
    r"stand-inside|march-assault|type-mercenary|pay-(close|all)|choose-pay-all|sieges-roll-all|"
    r"plan-(fill|fill-short|seal)|battle-continue|short-box-[a-z-]+)$"
)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_names_buttons_as_they_are_named(game: str, language: str) -> None:
    known = messages(language, game)
    labels = {"".join(known[key].text).casefold() for key in known if LABELS.match(key)}
    for point in points(game):
        said = known[f"lesson-{point.say}"]
        bold = re.findall(r"<b>([^<]+)</b>", "".join(said.text).casefold())
        assert not labels & {each.strip(" .:") for each in bold}, f"{point.say} copies a label"
        english = messages("en", game)[f"lesson-{point.say}"].messages
        assert said.messages == english, f"{language}: {point.say} names other buttons"


@of_every_lesson
def test_a_lesson_is_for_one_person_among_bots(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    others = [who for who in lesson.seats if who != "me"]
    assert len(others) == len(lesson.seats) - 1
    assert set(others) <= set(new_tables.bots_of(find_game(game)))
    assert len(bytes.fromhex(lesson.secret)) == 32


def test_a_lesson_that_has_a_wrong_field_is_not_read() -> None:
    text = '[table]\nchance = "x"\nseats = ["me"]\n[[stage]]\nname = "a"\nwhen = 1\npoint = []\n'
    with pytest.raises(TypeError, match="when"):
        read_lesson("wrong", text)


# the play


def found(value: Any, path: str) -> Any:
    """What a name with dots leads to; nothing is an empty text."""
    for step in path.split("."):
        if isinstance(value, list):
            value = value[int(step)] if int(step) < len(value) else None
        else:
            value = value.get(step) if isinstance(value, dict) else None
    return "" if value is None else value


def contains(value: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    return all(found(value, path) == known for path, known in wanted.items())


def has_come(stage: Stage, frame: Any) -> bool:
    """Whether the moment of a stage has come, as the page decides it."""
    asked: Any = frame["questions"][0] if frame["questions"] else {"kind": "", "about": {}}
    if stage.ask and (asked["kind"] != stage.ask or not contains(asked["about"], stage.about)):
        return False
    about = {} if stage.ask else stage.about
    own = {"seat": frame["seat"]} if stage.own else {}
    told = [entry["args"] for entry in frame["log"] if entry["event"] == stage.event]
    if stage.event and not any(contains(args, {**about, **own}) for args in told):
        return False
    return contains(frame["view"], stage.view)


def is_true(stage: Stage, frame: Any) -> bool:
    """Whether what the points of a stage say is so."""
    log = [{**entry["args"], "event": entry["event"]} for entry in frame["log"]]
    told = all(any(contains(args, wanted) for args in log) for wanted in stage.told)
    return told and contains(frame["view"], stage.so)


def holds(stage: Stage, frame: Any) -> bool:
    """Whether the moment of a stage has come and what is said then is so."""
    return has_come(stage, frame) and is_true(stage, frame)


class Learner:
    """Somebody who does what a lesson recommends, and nothing else."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.answers = 0

    @property
    def frame(self) -> Any:
        return shown(self.table, self.seat)

    def points(self) -> list[int]:
        return [seat["points"] for seat in self.frame["view"]["seats"]]

    async def meet(self, stage: Stage) -> None:
        """Waits for the moment of a stage while bots play."""
        while not holds(stage, self.frame):
            asked = [question["kind"] for question in self.frame["questions"]]
            assert asked in ([], ["forage"]), f"'{stage.name}' has not come, but {asked} is asked"
            if asked:
                await self.answer(self.advised())
            await asyncio.sleep(1)

    async def wait(self) -> None:
        """Waits until something is asked, or a long time if the game is over."""
        for _ in range(LONG):
            if self.frame["questions"]:
                return
            await asyncio.sleep(1)

    async def disobey(self, choices: list[str]) -> None:
        """Answers otherwise than is advised, until what was asked has been answered."""
        kind = self.frame["questions"][0]["kind"]
        while self.frame["questions"] and self.frame["questions"][0]["kind"] == kind:
            offered = self.frame["questions"][0]["choices"]
            await self.answer(next((c for c in offered if c not in choices), offered[0]))

    async def do(self, choices: list[str]) -> None:
        """Gives all these answers, each when it is offered."""
        while choices:
            offered = self.frame["questions"][0]["choices"]
            choice = next((each for each in choices if each in offered), None)
            if choice:
                choices.remove(choice)
            await self.answer(choice or self.advised())

    def advised(self) -> str:
        """What the page fills in itself: who comes along, and where a march lives off the land."""
        asked, march = self.frame["questions"][0], self.frame["view"].get("march")
        if asked["kind"] == "forage":
            return f"forage {march['forage']['advice'][0]}"
        assert asked["kind"] == "form_force", f"{asked['kind']} is asked: {asked['choices'][:9]}"
        return next((each for each in march["force"] if each in asked["choices"]), "go")

    async def answer(self, choice: str) -> None:
        self.answers += 1
        turn, key = self.frame["turn"], f"answer {self.answers}"
        await self.table.answer(self.seat, turn, key, [choice], lambda: None)


def advice(stage: Stage) -> list[str]:
    return [choice for point in stage.points for choice in point.choices]


FIRST = {game: next(iter(lessons_of(game))) for game in GAMES}


async def begun(room: Room, game: str, until: int | None = 0, name: str = "") -> Learner:
    """A lesson of a game, the first if none is named, done up to a stage."""
    lesson = lesson_of(game, name or FIRST[game])
    table = await new_tables.create_lesson(room.tables, find_game(game), lesson.name, room.anna)
    learner = Learner(table, lesson.seat)
    for stage in lesson.stages[:until]:
        await learner.meet(stage)
        await learner.do(advice(stage))
    return learner


async def learned(room: Room, game: str, name: str = "") -> Learner:
    """A lesson of a game, done to its end."""
    return await begun(room, game, None, name)


def told(learner: Learner, event: str) -> list[Any]:
    """What an event told of the own seat, in the order in which it happened."""
    log = [entry["args"] for entry in learner.frame["log"] if entry["event"] == event]
    return [args for args in log if args.get("seat", learner.seat) == learner.seat]


@story()
async def test_the_first_season_comes_as_the_lesson_tells_it(room: Room) -> None:
    learner = await learned(room, "wallenstein")
    incomes = [(args["county"], args["amount"]) for args in told(learner, "income-taken")]
    assert incomes == [("trier", 7), ("osnabrueck", 4)]
    conquered = [(args["county"], args["armies"]) for args in told(learner, "county-conquered")]
    assert conquered == [("maehren", 2), ("hessen_kassel", 3)]
    log = learner.frame["log"]
    assert [e["args"]["county"] for e in log if e["event"] == "card-surrendered"] == [
        "hessen_kassel"
    ]
    thrown = next(e["args"] for e in log if e["event"] == "cubes-cast")
    assert (thrown["attack"][0], thrown["defence"][-1]) == (3, 1)
    assert learner.frame["view"]["season"] == "summer"


@story()
async def test_the_winter_comes_as_the_second_lesson_tells_it(room: Room) -> None:
    learner = await learned(room, "wallenstein", "winter")
    events = ("supply-checked", "revolts-drawn", "year-scored")
    checked, drawn, scored = (told(learner, event)[-1] for event in events)
    assert (checked["grain"], checked["counties"], checked["revolts"]) == (7, 11, 2)
    assert drawn["drawn"] == ["vogtland", "oberoesterreich"]
    peasants = [args["peasants"] for args in told(learner, "revolt-broke")[-2:]]
    assert peasants == [3, 2]
    assert scored["points"] == max(learner.points()) == 39
    led = [args["region"] for args in told(learner, "majority-scored") if args["points"] == 3]
    assert led == ["sachsen", "bayern"]
    assert learner.frame["view"]["year"] == 2


ODDS = [
    ("season", "neutral", "send 3", 43),
    ("season", "attack", "send 4", 38),
    ("winter", "fall-march", "send 5", 76),
]


@pytest.mark.parametrize(("name", "stage", "choice", "percent"), ODDS)
def test_the_odds_that_a_lesson_tells_are_those_of_the_rules(
    name: str, stage: str, choice: str, percent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    @story()
    async def odds(room: Room) -> None:
        lesson = lesson_of("wallenstein", name)
        at = next(n for n, each in enumerate(lesson.stages) if each.name == stage)
        learner = await begun(room, "wallenstein", at, name)
        await learner.meet(lesson.stages[at])
        march, send = advice(lesson.stages[at])
        assert send == choice
        match = await learner.table.current_match()
        asked = [match.game.vocabulary.parse(text) for text in (march, send)]
        found: Any = match.game.forecast(match.play.state, learner.seat, asked)
        assert round(100 * found["attacker"]) == percent
        point = next(each for each in lesson.stages[at].points if send in each.choices)
        for language in COMPLETE:
            said = "".join(messages(language, "wallenstein")[f"lesson-{point.say}"].text)
            assert re.search(rf"\b{percent}\s%", said), f"{language}: {said}"

    odds(monkeypatch)


@story()
async def test_the_first_turn_comes_as_the_lesson_tells_it(room: Room) -> None:
    learner = await learned(room, "thirty_years_war")
    [battle] = told(learner, "battle-won")
    assert (battle["winner"], battle["losses"], battle["against"]) == (1, 9, 4)
    [siege] = told(learner, "siege-laid")
    assert (siege["city"], siege["factors"], siege["level"]) == ("nurnberg", 12, 4)
    assert sum(told(learner, "aid-taken")[0]["points"]) == 12
    paid = [args["city"] for args in told(learner, "unit-paid")]
    assert paid == ["nurnberg"] * 5
    assert [args["steps"] for args in told(learner, "recruits-rolled")][:1] == [2]
    assert learner.frame["view"]["turn"] == 2


@story()
async def test_the_war_comes_as_the_lesson_tells_it(room: Room) -> None:
    learner = await learned(room, "thirty_years_war", "war")
    log = learner.frame["log"]
    assert [args["nation"] for args in told_args(log, "nation-entered")] == ["danish"]
    [battle] = told_args(log, "battle-won")
    assert (battle["winner"], battle["losses"], battle["against"]) == (0, 10, 7)
    assert [args["card"] for args in told_args(log, "combat-card-played")] == ["p12"]
    [retreat] = told_args(log, "retreated")
    assert (retreat["seat"], retreat["place"]) == (1, "wittenberg")
    [overrun] = told_args(log, "overran")
    assert (overrun["seat"], overrun["units"]) == (0, ["saxon_militia"])
    paid = [args["seat"] for args in told_args(log, "unit-paid")]
    assert (paid.count(0), paid.count(1)) == (8, 6), "both sides pay what they can"
    unpaid = {args["city"]: len(args["units"]) for args in told_args(log, "left-unpaid")}
    assert unpaid == {"dresden": 3, "frankfurt": 5}
    moves = [(args["area"], args["points"]) for args in told_args(log, "area-gained")]
    assert sum(points for area, points in moves if area == "brandenburg") == 3, "lost at last"
    assert (learner.frame["view"]["turn"], learner.frame["view"]["victory"]["vp"]) == (2, 20)


@story()
async def test_the_table_of_a_lesson_says_so_and_is_in_no_list(room: Room) -> None:
    game = find_game("wallenstein")
    table = await new_tables.create_lesson(room.tables, game, "season", room.anna)
    info = table.info(room.anna.id)
    assert (info.lesson, info.public, info.state) == ("season", False, "playing")
    assert [seat.kind for seat in info.seats] == ["person", "bot", "bot"]
    other = await room.table("me", "captain", "captain")
    assert not other.info(room.anna.id).lesson
    assert [seed_of(table.row, seat) for seat in (1, 2)] == [1, 2]
    assert seed_of(other.row, 1) != seed_of(other.row, 1)


@story()
async def test_what_goes_on_from_a_lesson_is_no_lesson(room: Room) -> None:
    game = find_game("wallenstein")
    table = await new_tables.create_lesson(room.tables, game, "season", room.anna)
    match = await table.current_match()
    chairs = [Chair("me"), *[Chair("bot", bot="captain")] * 2]
    fork = await new_tables.fork(room.tables, table, match, 0, chairs, room.anna, "")
    assert not fork.info(room.anna.id).lesson
    assert not lesson_with(fork.row.game, fork.row.secret)


# another way


def asked_stages(game: str, name: str) -> list[int]:
    return [n for n, stage in enumerate(lesson_of(game, name).stages[:-1]) if stage.ask]


WAYS = [(game, name, n) for game, name in LESSONS for n in asked_stages(game, name)]


def way(game: str, name: str, at: int) -> str:
    return f"{game} {name} {lesson_of(game, name).stages[at].name}"


@pytest.mark.parametrize(("game", "name", "at"), WAYS, ids=[way(*each) for each in WAYS])
def test_whoever_answers_otherwise_is_told_nothing_that_is_not_so(
    game: str, name: str, at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    @story()
    async def strays(room: Room) -> None:
        learner = await begun(room, game, at, name)
        stages = lesson_of(game, name).stages
        stage = stages[at]
        await learner.meet(stage)
        turn, obeyed = learner.frame["turn"], advice(stage)
        await learner.disobey(obeyed)
        await learner.wait()
        for later in stages[at + 1 :]:
            if holds(later, learner.frame):
                assert_true(game, later.name, learner)
        back = await new_tables.go_back(room.tables, learner.table, room.anna, turn)
        again = Learner(back, learner.seat)
        assert holds(stage, again.frame), "the way back leads to the question"
        assert again.frame["turn"] == turn
        for each in stages[at:]:
            await again.meet(each)
            await again.do(advice(each))

    strays(monkeypatch)


def assert_true(game: str, stage: str, learner: Learner) -> None:
    """What is said at a stage, looked up in the position in another way than by the lesson."""
    facts = FACTS.get(f"{game} {stage}")
    assert facts is None or facts(learner.frame["view"], learner.frame["log"]), stage


def told_args(log: list[Any], event: str) -> list[Any]:
    return [entry["args"] for entry in log if entry["event"] == event]


def bid_most(log: list[Any]) -> bool:
    paid = {args["seat"]: args["paid"] for args in told_args(log, "bid-revealed")}
    return bool(paid[0] > max(paid[1], paid[2]))


FACTS: dict[str, Callable[[Any, list[Any]], bool]] = {
    "wallenstein places": lambda view, log: bid_most(log),
    "wallenstein taxed": lambda view, log: view["counties"]["trier"]["markers"] == 1,
    "wallenstein neutral": lambda view, log: view["counties"]["oberoesterreich"]["armies"] == 4,
    "wallenstein attack": lambda view, log: view["counties"]["hessen_kassel"]["armies"] == 2,
    "wallenstein conquered": lambda view, log: view["counties"]["hessen_kassel"]["owner"] == 0,
    "wallenstein summer": lambda view, log: all(
        view["counties"][county]["markers"] for county in ("trier", "osnabrueck")
    ),
    "wallenstein fall-march": lambda view, log: view["seats"][0]["tile"] == "attack_plus",
    "wallenstein fall-won": lambda view, log: view["counties"]["salzburg"]["owner"] == 0,
    "wallenstein hunger": lambda view, log: (
        told_args(log, "grain-lost")[-1]["loss"] == 6 and view["season"] == "winter"
    ),
    "wallenstein second-year": lambda view, log: (
        all(seat["grain"] == 0 for seat in view["seats"])
        and not any(county["markers"] for county in view["counties"].values())
    ),
    "thirty_years_war march": lambda view, log: (
        sum(told_args(log, "aid-taken")[-1]["points"]) == 12
        and view["cities"]["znaim"]["stacks"][0]["leaders"] == ["thurn"]
    ),
    "thirty_years_war won": lambda view, log: bool(told_args(log, "army-lost")),
    "thirty_years_war siege": lambda view, log: not view["cities"]["nurnberg"].get("stacks"),
    "thirty_years_war danes": lambda view, log: (
        sum(args["points"] for args in told_args(log, "area-gained")) == 0
        and view["tracks"]["war_entry"] == "p7"
    ),
    "thirty_years_war margrave": lambda view, log: (
        [card["card"] for card in view["hand"]] == ["p8", "p11", "p12", "p14"]
    ),
    "thirty_years_war elector": lambda view, log: (
        list(view["electors"]["areas"].values()).count(1)
        + list(view["electors"]["cities"].values()).count(1)
        == 5
    ),
    "thirty_years_war regained": lambda view, log: view["cities"]["berlin"]["control"] == 0,
    "thirty_years_war short": lambda view, log: (
        sum(view["seats"][0]["pay"]["purse"].values()) == 11
    ),
    "thirty_years_war pay": lambda view, log: sum(view["seats"][1]["pay"]["purse"].values()) == 12,
}


@story()
async def test_who_bids_less_is_not_told_to_have_bid_most(room: Room) -> None:
    learner = await begun(room, "wallenstein")
    plan, places = lesson_of("wallenstein", "season").stages[:2]
    await learner.meet(plan)
    changed = {"bid money_3": "bid money_0", "build_church money_0": "build_church money_3"}
    await learner.do([changed.get(choice, choice) for choice in advice(plan)])
    while not any(entry["event"] == "order-settled" for entry in learner.frame["log"]):
        assert not holds(places, learner.frame)
        await learner.wait()
        if learner.frame["questions"][0]["kind"] == "position":
            assert has_come(places, learner.frame)
            await learner.answer(learner.frame["questions"][0]["choices"][0])
        await asyncio.sleep(1)


@story()
async def test_where_nothing_was_collected_no_revolt_marker_is_told_of(room: Room) -> None:
    learner = await begun(room, "wallenstein")
    stages = {stage.name: stage for stage in lesson_of("wallenstein", "season").stages}
    await learner.meet(stages["plan"])
    changed = {"collect_taxes trier": "collect_taxes passau"}
    await learner.do([changed.get(choice, choice) for choice in advice(stages["plan"])])
    await learner.meet(stages["places"])
    await learner.do(advice(stages["places"]))
    await learner.wait()
    assert told(learner, "income-taken")[0]["county"] == "passau"
    assert not has_come(stages["taxed"], learner.frame)


@story()
async def test_only_the_person_of_a_lesson_goes_back_and_only_there(room: Room) -> None:
    learner = await begun(room, "wallenstein", 1)
    asked = new_tables.go_back(room.tables, learner.table, room.berta, 1)
    assert "only who set up the table" in await refused(asked, "not_allowed")
    other = await room.table("me", "captain", "captain")
    asked = new_tables.go_back(room.tables, other, room.anna, 1)
    assert await refused(asked, "not_allowed") == "only in a lesson one goes back"
    back = await new_tables.go_back(room.tables, learner.table, room.anna, 0)
    assert (learner.table.row.state, back.row.state) == ("over", "playing")
    assert back.info(room.anna.id).lesson
    assert [seat.known_to for seat in back.seats] == [(), (1,), (1,)]
