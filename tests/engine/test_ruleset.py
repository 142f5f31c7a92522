"""Modules are laid over the base game in a fixed order, and say so when they clash."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from tests.engine.little_war import LITTLE_WAR, Deal, March, WarState, Winter, Year, years
from tests.engine.table import header, play_out, say, sit, to_marches

from westphalia.engine.ruleset import Module, ModuleConflict, Quantity, Ruleset
from westphalia.engine.step import Step


@dataclass(frozen=True)
class Fair(Step):
    """9.1 A step that only modules know."""

    name: str


class CampSize(Quantity[int]):
    """9.4 The size of a camp."""

    def base(self, s: WarState, camp: int) -> int:
        return camp


class Garrison(Quantity[int]):
    """9.2 The armies of a province."""

    def base(self, s: WarState, province: int) -> int:
        return s.armies[province]


class Toll(Quantity[tuple[int, int]]):
    """9.3 A toll, by seat and province."""

    def base(self, s: WarState, pair: tuple[int, int]) -> int:
        return pair[0] + pair[1]


ONE = Module(
    "one",
    before={March: lambda march: [Fair(f"one before {march.seat}")], Fair: lambda _: [Year()]},
    after={March: lambda _: [Fair("one after"), Fair("one later")]},
    amend={years: lambda s, _, n: n + 3},
)
TWO = Module(
    "two",
    before={March: lambda _: [Fair("two before")]},
    after={March: lambda _: [Fair("two after")]},
    instead={March: lambda march: Deal(march.seat)},
    amend={years: lambda s, _, n: n * 10},
)


def test_without_modules_steps_stay_as_they_are() -> None:
    assert Ruleset().schedule([March(0), Winter()]) == [March(0), Winter()]


def test_steps_stand_before_instead_and_after_in_the_order_of_the_modules() -> None:
    expected = [Fair("one before 1"), Fair("two before"), Deal(1)]
    expected += [Fair("one after"), Fair("one later"), Fair("two after")]
    assert Ruleset([ONE, TWO]).schedule([Year(), March(1), Winter()]) == [
        Year(),
        *expected,
        Winter(),
    ]


def test_the_other_order_of_modules_gives_the_other_order_of_steps() -> None:
    names = [step.name for step in Ruleset([TWO, ONE]).schedule([March(1)]) if type(step) is Fair]
    assert names == ["two before", "one before 1", "two after", "one after", "one later"]


def test_a_module_may_change_several_kinds_of_step_and_several_quantities() -> None:
    size = CampSize()
    many = Module(
        "many",
        before={March: lambda _: [Fair("before")], Deal: lambda _: [Fair("first")]},
        after={March: lambda _: [Fair("after")], Deal: lambda _: [Fair("last")]},
        instead={March: lambda march: Year(), Deal: lambda deal: Winter()},
        amend={years: lambda s, _, n: n + 1, size: lambda s, camp, n: n * 2},
    )
    rules = Ruleset([many])
    around_march = [Fair("before"), Year(), Fair("after")]
    assert rules.schedule([March(0), Deal(0)]) == [
        *around_march,
        *[Fair("first"), Winter(), Fair("last")],
    ]
    s = WarState(rules, 6)
    assert (years.of(s, None), size.of(s, 4)) == (3, 8)


def test_what_modules_add_is_not_changed_by_modules() -> None:
    wide = Module("wide", after={Winter: lambda _: [March(0)]}, before={Winter: lambda _: [Year()]})
    again = Module("again", instead={Year: lambda _: Deal(0)}, before={March: lambda _: [Deal(1)]})
    assert Ruleset([wide, again]).schedule([Winter()]) == [Year(), Winter(), March(0)]


def test_quantities_are_amended_in_the_order_of_the_modules() -> None:
    base = years.of(WarState(Ruleset(), 6), None)
    assert years.of(WarState(Ruleset([ONE, TWO]), 6), None) == (base + 3) * 10
    assert years.of(WarState(Ruleset([TWO, ONE]), 6), None) == base * 10 + 3


def test_many_subjects_are_amended_like_each_of_them() -> None:
    s = WarState(Ruleset([ONE, TWO]), 6)
    assert years.over(s, [None, None]) == [years.of(s, None)] * 2 == [50, 50]
    assert years.over(s, []) == []


def test_a_quantity_knows_its_subject_and_the_position() -> None:
    garrison = Garrison()
    double = Module("double", amend={garrison: lambda s, province, n: n * 2 + s.owner[province]})
    s = WarState(Ruleset([double]), 6)
    s.armies[1] = 5
    assert [garrison.of(s, 0), garrison.of(s, 1)] == [6, 11]


def test_a_quantity_may_count_by_several_things_at_once() -> None:
    toll = Toll()
    free = Module("free", amend={toll: lambda s, of, n: 0 if s.owner[of[1]] == of[0] else n})
    s = WarState(Ruleset([free]), 6)
    assert toll.over(s, [(0, 1), (1, 1), (1, 2)]) == [1, 0, 3]
    assert toll.of(s, (1, 4)) == 5


def test_two_modules_that_replace_the_same_step_are_both_named() -> None:
    sentence = "'rout' and 'truce' do not go together: both replace Battle"
    with pytest.raises(ModuleConflict, match=sentence):
        LITTLE_WAR.set_up(header(["truce", "rout"]))


def test_the_names_of_the_modules_are_kept() -> None:
    assert Ruleset([TWO, ONE]).modules == ("two", "one")


def test_the_plague_lasts_a_year_longer_strikes_and_deals() -> None:
    base, plague = play_out(sit(), 5, undo=0), play_out(sit("plague"), 5, undo=0)
    assert (base.play.state.year, plague.play.state.year) == (2, 3)
    struck = say(sit("plague"), outcomes=[4, 2])
    to_marches(struck)
    assert struck.play.state.armies == [3, 3, 3, 3, 1, 3]
    say(struck, "0 stay", "1 stay", outcomes=[6, 0])
    assert [len(hand) for hand in struck.play.state.hands] == [2, 1]


def test_the_truce_draws_no_dice() -> None:
    match = say(to_marches(sit("truce")), "0 march birch")
    assert match.entries[-1].outcomes == ()
    assert match.play.state.owner[1] == 1
