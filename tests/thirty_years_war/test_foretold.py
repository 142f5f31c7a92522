"""What views and forecasts say beforehand, held against what the rules then do."""

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.tables import Forced
from tests.thirty_years_war.marches import Field

from westphalia.engine.chance import Sampling, Scripted, ScriptError
from westphalia.engine.event import Event
from westphalia.engine.step import Play, Step
from westphalia.games.thirty_years_war.events.battle import SiegeRolled
from westphalia.games.thirty_years_war.events.cards import RecruitsRolled
from westphalia.games.thirty_years_war.events.control import (
    AreaGained,
    CityGained,
    NeutralityViolated,
)
from westphalia.games.thirty_years_war.events.pay import LeftUnpaid, PaidAtHome, UnitPaid
from westphalia.games.thirty_years_war.events.politics import PeaceRolled
from westphalia.games.thirty_years_war.forecasts import forecast
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR as GAME
from westphalia.games.thirty_years_war.pieces import points_left, the_march
from westphalia.games.thirty_years_war.rules.control import besieger_of, gain_area, gain_city
from westphalia.games.thirty_years_war.rules.decks import Negotiate
from westphalia.games.thirty_years_war.rules.pay import PaySegment
from westphalia.games.thirty_years_war.rules.recruiting import RollRecruits, recruiters
from westphalia.games.thirty_years_war.rules.revolts import begin_revolt
from westphalia.games.thirty_years_war.rules.siege import SiegeRoll
from westphalia.games.thirty_years_war.rules.turn import CardRound
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PROTESTANT,
    ThirtyYearsWarState,
    enemy,
)
from westphalia.games.thirty_years_war.terms import Peace, Source
from westphalia.games.thirty_years_war.views.board import area_view, city_view, siege_view
from westphalia.games.thirty_years_war.views.march import Goal, pay_view, reach
from westphalia.games.thirty_years_war.views.view import hand_view, piles_view
from westphalia.games.thirty_years_war.words import HALT, INSIDE, MARCH, OVERRUN, ROLL, VOCABULARY

BOTH = (PROTESTANT, CATHOLIC)
FACES = range(10)
BOLD = ("act", "take", "besiege", "inside")  # what is done wherever it can be
EVERY = 8  # so many questions of a kind, and one of them is looked at


@cache
def positions(kind: str) -> list[ThirtyYearsWarState]:
    """Positions in which a question of a kind is open."""
    found = [s for s, asked in everything() if asked == kind][::EVERY]
    assert len(found) > 10
    return found


@cache
def everything() -> list[tuple[ThirtyYearsWarState, str]]:
    """The card rounds and marches of random wars, in which armies march and besiege."""
    found: list[tuple[ThirtyYearsWarState, str]] = []
    for scenario in ("early_war", "apocalypse"):
        header = GAME.header(["Anna", "Mathias"], options={"scenario": scenario})
        play = Play(GAME.set_up(header), Sampling(1632))
        draws = Random(1632)
        while play.open:
            question = play.open[0]
            if question.kind in ("card_round", "march_on"):
                found.append((play.state.copy(), question.kind))
            bold = [choice for choice in question.choices if choice.verb in BOLD]
            play.accept(question, draws.choice(bold or question.choices))
    return found


class Trial:
    """A twin of a position, on which something is tried."""

    def __init__(self, s: ThirtyYearsWarState, *dice: int) -> None:
        chance = Forced()
        chance.script += dice
        self.told: list[Event] = []
        self.s = s.copy()
        self.play: Play[ThirtyYearsWarState] = Play(self.s, chance, self.told)

    def run(self, *steps: Step) -> "Trial":
        """Do these steps and nothing that was on the agenda."""
        self.s.agenda.clear()
        self.play.then(*steps)
        self.play.advance()
        return self

    def asked(self) -> str:
        return self.play.open[0].kind if self.play.open else ""

    def answer(self, text: str) -> None:
        question = self.play.open[0]
        self.play.answer(question.seat, VOCABULARY.parse(text))


# Marches


def way_to(goals: list[Goal], goal: Goal, start: int) -> list[int]:
    by = {each.place: each.by for each in goals}
    way = [goal.place]
    while by[way[0]] != start:
        way.insert(0, by[way[0]])
    return way


def march(trial: Trial, way: list[int]) -> None:
    """Go a way; enemies who may go inside their Fortress on the way do, or are overrun."""
    for place in way:
        trial.answer(MARCH[place].text)
        if trial.asked() == "overrun" and place != way[-1]:
            trial.answer(OVERRUN.text)
        while trial.asked() == "react" and place != way[-1]:
            trial.answer(INSIDE.text)


@pytest.mark.rule("11.11a", "11.11d", "11.21a")
def test_a_march_comes_to_what_is_in_reach_with_the_points_that_were_foretold() -> None:
    for s in positions("march_on")[::3]:
        goals = reach(s, the_march(s))
        trial = Trial(s)
        trial.play.advance()
        offered = {c.noun for c in trial.play.open[0].choices if c.verb == "march"}
        here = the_march(s).city
        assert offered == {goal.place for goal in goals if goal.by == here}
        for goal in goals[-2:]:
            follow(s, goals, goal)


def follow(s: ThirtyYearsWarState, goals: list[Goal], goal: Goal) -> None:
    trial = Trial(s)
    trial.play.advance()
    march(trial, way_to(goals, goal, the_march(s).city))
    if goal.overruns:
        trial.answer(OVERRUN.text)
    elif goal.odds:
        assert trial.s.battle or trial.asked() in ("react", "overrun", "forage")
        return
    while trial.asked() == "react":
        trial.answer(INSIDE.text)
    stack = the_march(trial.s)
    assert (stack.city, points_left(trial.s, stack)) == (goal.place, goal.points)
    if len(trial.play.open[0].choices) > 1:  # who can do nothing else must halt
        assert (HALT in trial.play.open[0].choices) == goal.stays


def goals_of(field: Field) -> dict[str, Goal]:
    names = field.board.places
    return {names[goal.place]: goal for goal in reach(field.s, field.march)}


@pytest.mark.rule("12.62a")
def test_a_march_is_foretold_behind_those_whom_it_overruns() -> None:
    field = Field().put("budweis", "mansfeld", "4 german_militia").put("passau", "bavarian_militia")
    field.act(0, "mansfeld", "4 take german_militia", "go")
    field.spend(points_left(field.s, field.march) - 3)  # to enter, to overrun, and one to go on
    goals = goals_of(field)
    passau = field.place("passau")
    behind = [goal for goal in goals.values() if goal.by == passau]
    assert goals["passau"].overruns
    assert goals["passau"].stays
    assert goals["passau"].points == 1
    assert behind
    assert {goal.points for goal in behind} == {0}
    for goal in (goals["passau"], *behind):
        follow(field.s, list(goals.values()), goal)


@pytest.mark.rule("12.62a", "12.63")
def test_nothing_is_foretold_behind_those_who_may_still_go_inside() -> None:
    field = Field().put("tabor", "mansfeld", "4 german_militia").put("prague", "imperial_militia")
    field.holds("catholic", "bohemia")
    field.act(0, "mansfeld", "4 take german_militia", "go")
    goals = goals_of(field)
    prague = goals["prague"]
    assert "overrun" in prague.meets
    assert not prague.overruns
    assert not [goal for goal in goals.values() if goal.by == prague.place]


@pytest.mark.rule("11.18a", "12.62a", "13.13b")
def test_goals_are_told_by_what_the_stack_would_do_there() -> None:
    field = Field().holds("catholic", "bohemia", "austria").holds("protestant", "moravia")
    field.put("budweis", "mansfeld", "4 german_militia").put("linz", "imperial_militia")
    field.put("pilsen", "3 bavarian_mercenary").put("prague", "imperial_militia")
    field.s.inside[field.place("prague")] = 1
    field.act(0, "mansfeld", "4 take german_militia", "go")
    goals = shown_goals(field)
    kinds = {name: goal["kind"] for name, goal in goals.items()}
    assert kinds == kinds | {"linz": "overrun", "pilsen": "battle", "olmutz": "own"}
    assert kinds == kinds | {"tabor": "enemy", "prague": "fortress"}
    strength = field.board.fortress[field.place("prague")]
    assert goals["prague"]["siege"] == {"level": strength + 2, "factors": 8}
    assert "siege" not in goals["tabor"]


def shown_goals(field: Field) -> dict[str, dict[str, Any]]:
    party = GAME.view(field.s, PROTESTANT)["march"]["reach"][0]
    return {goal["place"]: goal for goal in party["goals"]}


@pytest.mark.rule("11.18a", "11.23a")
def test_a_step_costs_the_points_and_meets_the_garrison_that_were_foretold() -> None:
    for s in positions("march_on")[::2]:
        trial = Trial(s)
        trial.play.advance()
        seat = trial.play.open[0].seat
        for choice in [c for c in trial.play.open[0].choices if c.verb == "march"]:
            foretold = forecast(s, seat, [choice])
            twin = Trial(s)
            twin.play.advance()
            twin.answer(choice.text)
            violated = [e.points for e in twin.told if isinstance(e, NeutralityViolated)]
            assert violated == ([foretold["vp"]] if "vp" in foretold else [])
            assert (twin.asked() == "react") == foretold.get("may_withdraw", False)


@pytest.mark.rule("9.42h", "11.18a")
def test_no_violation_is_foretold_where_peasants_have_risen() -> None:
    field = Field().put("durlach", "mansfeld", "german_mercenary").holds("nobody", "baden")
    field.s.neutral[field.board.area_index["baden"]] = 1
    field.act(0, "mansfeld", "take german_mercenary", "go")
    near = field.board.neighbours[field.place("durlach")]
    city = next(c for c in near if field.board.area_of[c] == field.board.area_index["baden"])
    step = [MARCH[city]]
    assert forecast(field.s, PROTESTANT, step)["vp"] == 1
    begin_revolt(field.hand, city, CATHOLIC)
    foretold = forecast(field.s, PROTESTANT, step)
    assert "vp" not in foretold
    assert foretold["meets"] == ["revolt"]


@pytest.mark.rule("17.Sp.32")
@pytest.mark.parametrize("units", [["cardinal_veteran"], []])
def test_the_cardinal_does_not_come_out_of_the_zone_again(units: list[str]) -> None:
    field = Field().put("durlach", "cardinal_infante", *units)
    field.s.cardinal = 2
    field.act(1, "cardinal_infante", *[f"take {unit}" for unit in units], "go")
    field.put("ulm", "8 german_mercenary").put("stuttgart", "8 german_mercenary")
    goals = reach(field.s, field.march)
    zone, names = field.board.zone, field.board.places
    assert any(zone[goal.place] for goal in goals)
    assert not [names[goal.place] for goal in goals if zone[goal.by] and not zone[goal.place]]


# Pay


@pytest.mark.rule("15.12a", "15.13b", "15.13c", "15.131")
def test_pay_goes_as_it_was_foretold() -> None:
    for s in positions("card_round"):
        s = s.copy()
        s.aid = [99] * len(Source)
        trial = Trial(s).run(PaySegment())
        foretold = [pay_view(s, seat) for seat in BOTH]
        while trial.play.open:
            trial.answer(trial.play.open[0].choices[0].text)
        for seat, pay in zip(BOTH, foretold, strict=True):
            assert pay["suffices"]
            at_home = [e for e in trial.told if isinstance(e, PaidAtHome) and e.seat == seat]
            unpaid = [e for e in trial.told if isinstance(e, LeftUnpaid) and e.seat == seat]
            assert pay["at_home"] == rows(s, [(e.place, e.units) for e in at_home])
            assert pay["unpaid"] == rows(s, [(e.city, e.units) for e in unpaid])
            paid = [e for e in trial.told if isinstance(e, UnitPaid) and e.seat == seat]
            assert sum(row["count"] for row in pay["by_aid"]) == len(paid)
            assert sum(row["count"] * row["points"] for row in pay["by_aid"]) == pay["needs"]
            assert sum(pay["costs"].values()) == pay["needs"]
            assert sum(sum(event.points) for event in paid) == pay["needs"]


def rows(
    s: ThirtyYearsWarState, told: list[tuple[int, tuple[int, ...]]]
) -> dict[str, dict[str, int]]:
    """Units by the place where they stand, as a view has them."""
    names = s.board.units
    return {s.board.places[at]: {names[u]: units.count(u) for u in units} for at, units in told}


@pytest.mark.rule("15.14a", "15.14b", "15.14c")
def test_a_line_holds_where_nothing_breaks_it_and_pays_where_it_holds() -> None:
    for s in positions("card_round"):
        for seat in BOTH:
            pay = pay_view(s, seat)
            for line in pay["lines"]:
                assert line["holds"] == (bool(line["path"]) and not line["breaks"]), line
            held = {line["city"] for line in pay["lines"] if line["holds"]}
            paid = {row["city"] for row in pay["by_aid"]}
            assert paid <= held
            besieged = {c for c in held if s.siege[s.board.place_index[c]]}
            assert held - paid <= besieged


# Points and rolls


@pytest.mark.rule("3.13a", "5.12a", "5.12b", "15.24c")
def test_the_total_moves_as_it_was_foretold() -> None:
    for s in positions("card_round")[::4]:
        for seat in BOTH:
            for area in [a for a, rating in enumerate(s.board.control) if rating]:
                if s.holder[area] != seat:
                    trial = Trial(s)
                    gain_area(trial.play, area, seat)
                    (gained,) = [e for e in trial.told if isinstance(e, AreaGained)]
                    assert gained.points == area_view(s, area)["moves"][seat]
            for city in [c for c, vp in enumerate(s.board.city_vp) if vp]:
                if s.control[city] != seat:
                    trial = Trial(s)
                    gain_city(trial.play, city, seat)
                    taken = next(e for e in trial.told if isinstance(e, CityGained))
                    assert taken.points == city_view(s, city)["moves"][seat]


@pytest.mark.rule("5.1", "8.61a")
def test_an_event_moves_the_total_as_its_card_says_beforehand() -> None:
    moved = set()
    for s in positions("card_round"):
        seat = s.agenda[-1].seat if isinstance(s.agenda[-1], CardRound) else NONE
        hand = {card["card"]: card["event"] for card in hand_view(s, seat)}
        for card, event in [(c, e) for c, e in hand.items() if "objection" not in e]:
            twin = s.copy()
            play = Play(twin, Scripted([]))
            with suppress(ScriptError):  # up to the first die
                play.answer(seat, VOCABULARY.parse(f"event {card}"))
            assert event.get("vp", 0) == twin.vp - s.vp, card
            moved.add(twin.vp - s.vp)
    assert len(moved) > 1, "no event has moved the total"


def besieged() -> Iterator[tuple[ThirtyYearsWarState, int, int]]:
    for s in positions("card_round"):
        for city, marker in enumerate(s.siege):
            if marker:
                yield s, besieger_of(s, city), city


@pytest.mark.rule("13.22", "13.23", "tab.siege")
def test_a_siege_succeeds_as_often_as_was_foretold() -> None:
    sieges = list(besieged())
    assert sieges
    for s, seat, city in sieges[:20]:
        rolls = [Trial(s, die).run(SiegeRoll(seat, city, NONE)).told for die in FACES]
        won = [e.success for told in rolls for e in told if isinstance(e, SiegeRolled)]
        assert len(won) == len(FACES)
        shown, last = siege_view(s, city)["roll"], forecast(s, seat, [ROLL[city]])["rolls"][-1]
        assert shown["success"] == sum(won) / len(FACES)
        assert (shown["by_then"], shown["turn"]) == (last["by_then"], last["turn"])


@pytest.mark.rule("8.41b", "tab.recruit")
def test_recruits_come_as_often_as_was_foretold() -> None:
    for s in positions("card_round")[::8]:
        for seat in BOTH:
            for leader in recruiters(s, seat)[:2]:
                steps = [recruited(s, seat, leader, die) for die in FACES]
                shares = {str(n): steps.count(n) / len(FACES) for n in sorted({*steps})}
                name = VOCABULARY.parse(f"attempt {s.board.leaders[leader]}")
                assert forecast(s, seat, [name])["steps"] == shares


def recruited(s: ThirtyYearsWarState, seat: int, leader: int, die: int) -> int:
    kind = next(k for k in range(len(s.board.kinds)))
    told = Trial(s, die).run(RollRecruits(seat, leader, kind)).told
    return next(event.steps for event in told if isinstance(event, RecruitsRolled))


@pytest.mark.rule("5.31c", "tab.peace")
def test_negotiations_end_as_often_as_was_foretold() -> None:
    for s in positions("card_round")[::10]:
        rolls = [Trial(s, die) for die in FACES]
        for trial in rolls:
            Negotiate().run(trial.play)
        told = [e for trial in rolls for e in trial.told if isinstance(e, PeaceRolled)]
        found = [Peace(event.peace).name.lower() for event in told]
        shares = {name: found.count(name) / len(FACES) for name in found}
        offer = VOCABULARY.parse("offer_peace")
        assert forecast(s, PROTESTANT, [offer])["results"] == shares


# Cards


@pytest.mark.rule("6.0.Db")
def test_the_cards_to_come_are_those_that_come() -> None:
    for s in positions("card_round"):
        for seat in BOTH:
            own, other = (piles_view(s, seat)[side] for side in (seat, enemy(seat)))
            cards = s.board.cards
            assert own["to_come"] == [cards[card] for card in s.unplayed[seat]]
            hidden = [*s.hands[enemy(seat)], *s.unplayed[enemy(seat)]]
            unknown = {cards[card] for card in hidden} - {*other["known"]}
            assert {*other["to_come"]} == unknown
            assert {*other["known"]} <= {cards[card] for card in s.hands[enemy(seat)]}
