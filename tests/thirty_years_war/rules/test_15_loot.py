"""15.2 Looting: rolls, losses, leaders left alone."""

from typing import Self

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.engine.step import NOBODY, IllegalChoice
from westphalia.games.thirty_years_war.events.battle import LeaderLost, SiegeLifted
from westphalia.games.thirty_years_war.events.pay import (
    LeadersFound,
    LootRolled,
    Pillaged,
    StepDeserted,
)
from westphalia.games.thirty_years_war.objections.battle import NotUnpaid, OthersGoFirst
from westphalia.games.thirty_years_war.pieces import counters_left
from westphalia.games.thirty_years_war.rules.pay import (
    LootSegment,
    PaySegment,
    loot_changes,
    mutineers,
    mutiny,
    order_matters,
    unpaid_units,
)
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT
from westphalia.games.thirty_years_war.terms import Kind


class Camp(Table):
    """A map without pieces, on which everybody is unpaid."""

    def __init__(self) -> None:
        super().__init__(forces=False)

    def besieged(self, city: str) -> Self:
        self.s.inside[self.place(city)] = self.s.siege[self.place(city)] = 1
        return self

    def loots(self, *rolls: int) -> Self:
        """The Pay Phase of a turn without points."""
        self.rolls(*rolls).run(PaySegment(), LootSegment())
        return self

    def modifier(self, seat: int, city: str) -> int:
        """What changes the roll of all units of a side there, if they are unpaid."""
        self.s.agenda.clear()
        self.s.unpaid = []
        self.hand.then(PaySegment())
        self.hand.advance()
        where = self.place(city)
        found = loot_changes(self.s, seat, where, unpaid_units(self.s, seat, where))
        self.s.unpaid = []
        return sum(found)

    def level(self, city: str) -> int:
        return self.s.pillage[self.place(city)]


def ingolstadt() -> Camp:
    """The example of the rules: a siege in a city at Pillage-1."""
    camp = Camp().put("ingolstadt", "3 swedish_veteran", "4 bavarian_mercenary", "mercy")
    camp.s.pillage[camp.place("ingolstadt")] = 1
    return camp.besieged("ingolstadt")


@pytest.mark.rule("ex-15.211a", "ex-15.211b", "tab.loot", "15.21b", "15.24a")
def test_the_modifiers_of_both_sides_in_the_example() -> None:
    assert ingolstadt().modifier(PROTESTANT, "ingolstadt") == 0
    assert ingolstadt().modifier(CATHOLIC, "ingolstadt") == 4


@pytest.mark.rule("ex-15.211a", "ex-15.211b", "ex-15.211c", "15.211", "15.221", "15.22d")
def test_besieger_and_besieged_loot_at_the_same_time() -> None:
    camp = ingolstadt().loots(4, 5)
    city = camp.place("ingolstadt")
    rolled = [(e.seat, e.roll, e.modifier, e.pillage, e.steps) for e in camp.tells(LootRolled)]
    assert rolled == [(PROTESTANT, 4, 0, 1, 0), (CATHOLIC, 5, 4, 2, 2)]
    assert camp.tells(Pillaged) == [Pillaged(city, 2)]
    camp.play("1 lose bavarian_mercenary")
    assert camp.offers(1) == ["lose bavarian_mercenary", "lose bavarian_mercenary_reduced"]
    camp.play("1 lose bavarian_mercenary")
    assert camp.level("ingolstadt") == 2
    assert camp.pieces("ingolstadt").count("swedish_veteran") == 3
    assert camp.pieces("ingolstadt").count("bavarian_mercenary_reduced") == 2
    assert (camp.hand.open, camp.s.unpaid) == ([], [])


@pytest.mark.rule("15.211")
def test_the_level_is_the_highest_that_one_of_them_reached_not_the_sum() -> None:
    camp = Camp().put("ingolstadt", "3 swedish_veteran", "bavarian_militia").besieged("ingolstadt")
    camp.loots(4, 1)
    assert [event.pillage for event in camp.tells(LootRolled)] == [1, 1]
    assert camp.level("ingolstadt") == 1
    assert [event.steps for event in camp.tells(LootRolled)] == [0, 0]


@pytest.mark.rule("15.21a", "15.226", "6.0.E", "15.2")
def test_a_roll_for_each_city_the_protestant_first_and_everybody_is_paid_then() -> None:
    camp = Camp().put("brunn", "2 imperial_militia").put("trier", "bavarian_militia")
    camp.put("prague", "3 german_militia").loots(0, 0, 0)
    cities = [camp.board.cities[event.city] for event in camp.tells(LootRolled)]
    assert cities == ["prague", "brunn", "trier"]
    assert [len(event.units) for event in camp.tells(LootRolled)] == [3, 2, 1]
    assert camp.s.unpaid == []


@pytest.mark.rule("15.21b", "15.21c", "tab.loot")
@pytest.mark.parametrize(
    ("units", "modifier"),
    [
        (["imperial_mercenary", "imperial_militia"], 0),
        (["2 imperial_mercenary", "imperial_militia"], 1),
        (["2 imperial_mercenary", "2 imperial_militia"], 1),
        (["imperial_veteran", "imperial_militia"], 0),
        (["imperial_veteran_reduced"], -1),
        (["3 imperial_veteran", "imperial_militia_reduced"], 0),
        (["3 imperial_militia"], 0),
        (["4 imperial_militia_reduced"], 1),
        (["imperial_militia", "wallenstein"], -1),
        (["imperial_militia", "gallas"], 0),
    ],
)
def test_majorities_numbers_and_dynamic_leaders(units: list[str], modifier: int) -> None:
    assert Camp().put("brunn", *units).modifier(CATHOLIC, "brunn") == modifier


@pytest.mark.rule("15.21b")
def test_paid_units_do_not_count() -> None:
    camp = Camp().put("brunn", "3 imperial_militia", "2 imperial_mercenary")
    camp.s.aid[0] = 3
    camp.run(PaySegment(), LootSegment()).play("1 pay_in brunn")
    camp.rolls(5).play(*["1 pay imperial_militia"] * 3)
    assert [(len(event.units), event.modifier) for event in camp.tells(LootRolled)] == [(2, 1)]


@pytest.mark.rule("15.24a", "15.24b", "tab.loot")
def test_pillage_and_a_siege_change_the_roll_and_a_mask_does_not() -> None:
    camp = Camp().put("brunn", "2 imperial_militia")
    found = []
    for level in (0, 1, 2):
        camp.s.pillage[camp.place("brunn")] = level
        found.append(camp.modifier(CATHOLIC, "brunn"))
    assert found == [0, 1, 2]
    camp.s.pillage[camp.place("brunn")] = 0
    camp.put("brunn", "german_mercenary").s.inside[camp.place("brunn")] = 1
    assert camp.modifier(CATHOLIC, "brunn") == 0
    camp.s.siege[camp.place("brunn")] = 1
    assert camp.modifier(CATHOLIC, "brunn") == 2
    assert camp.modifier(PROTESTANT, "brunn") == 1


@pytest.mark.rule("15.21d")
def test_besiegers_loot_without_control() -> None:
    camp = Camp().put("munich", "3 german_militia").besieged("munich").loots(4)
    assert (camp.control("munich"), camp.level("munich")) == (CATHOLIC, 1)


@pytest.mark.rule("15.22a", "15.22b", "15.22c", "15.22d", "tab.loot")
@pytest.mark.parametrize(
    ("modified", "level", "steps"), [(2, 0, 0), (3, 1, 0), (4, 1, 0), (6, 1, 1), (9, 2, 1)]
)
def test_results_of_the_table(modified: int, level: int, steps: int) -> None:
    camp = Camp().put("brunn", "imperial_militia", "imperial_militia_reduced").loots(modified)
    assert (camp.level("brunn"), camp.tells(LootRolled)[0].steps) == (level, steps)
    if steps:
        camp.play("1 lose imperial_militia")
    assert camp.s.unpaid == []
    assert len(camp.tells(StepDeserted)) == steps


@pytest.mark.rule("15.22d", "tab.loot")
def test_at_the_end_of_the_table_two_steps_are_lost() -> None:
    camp = Camp().put("ingolstadt", "4 bavarian_mercenary", "german_militia").besieged("ingolstadt")
    camp.loots(0, 9)
    assert [(event.roll, event.modifier) for event in camp.tells(LootRolled)][1] == (9, 4)
    assert [(event.pillage, event.steps) for event in camp.tells(LootRolled)][1] == (2, 2)
    charts = camp.board.charts
    assert (charts.loot(99), charts.loot(-2)) == ((2, 2), (0, 0))


@pytest.mark.rule("15.221")
@pytest.mark.parametrize(("before", "steps"), [(0, 1), (1, 2), (2, 3)])
def test_each_level_that_the_city_cannot_give_costs_a_step(before: int, steps: int) -> None:
    camp = Camp().put("brunn", "3 imperial_militia")
    camp.s.pillage[camp.place("brunn")] = before
    camp.loots(9 - before)
    assert (camp.tells(LootRolled)[0].steps, camp.level("brunn")) == (steps, 2)


@pytest.mark.rule("ex-15.222", "15.222")
def test_three_unpaid_units_lose_one_step_together() -> None:
    camp = (
        Camp()
        .put("brunn", "imperial_mercenary", "bavarian_mercenary")
        .put("brunn", "imperial_mercenary_reduced")
    )
    camp.loots(5)
    assert camp.offers(1) == [
        "lose imperial_mercenary",
        "lose imperial_mercenary_reduced",
        "lose bavarian_mercenary",
    ]
    camp.play("1 lose bavarian_mercenary")
    assert camp.hand.open == []
    assert camp.pieces("brunn") == [
        *("imperial_mercenary", "imperial_mercenary_reduced", "bavarian_mercenary_reduced")
    ]


@pytest.mark.rule("15.223")
def test_mercenaries_go_first_then_militia_then_veterans() -> None:
    camp = Camp().put("brunn", "imperial_veteran_reduced", "imperial_mercenary_reduced")
    camp.put("brunn", "imperial_militia_reduced").s.pillage[camp.place("brunn")] = 2
    camp.loots(7)
    for unit, reason in (("imperial_militia_reduced", OthersGoFirst), ("saxon_militia", NotUnpaid)):
        with pytest.raises(IllegalChoice) as refusal:
            camp.play(f"1 lose {unit}")
        assert refusal.value.objection == reason(camp.board.units.index(unit))
    lost = []
    while camp.hand.open:
        (offer,) = camp.offers(1)
        lost.append(offer)
        camp.play(f"1 {offer}")
    assert lost == [
        "lose imperial_mercenary_reduced",
        "lose imperial_militia_reduced",
        "lose imperial_veteran_reduced",
    ]
    assert camp.pieces("brunn") == []


@pytest.mark.rule("15.224")
def test_units_that_looting_destroys_never_come_back() -> None:
    camp = Camp().put("brunn", "imperial_mercenary_reduced", "imperial_mercenary")
    before = counters_left(camp.s, Kind.IMPERIAL_MERCENARY)
    camp.loots(8).play("1 lose imperial_mercenary_reduced")
    assert camp.s.gone[Kind.IMPERIAL_MERCENARY] == 1
    assert counters_left(camp.s, Kind.IMPERIAL_MERCENARY) == before
    assert camp.tells(StepDeserted)[0].gone
    reduced = Camp().put("brunn", "2 imperial_mercenary").loots(8)
    reduced.play("1 lose imperial_mercenary")
    assert reduced.s.gone[Kind.IMPERIAL_MERCENARY] == 0


@pytest.mark.rule("15.222", "13.14a")
def test_only_the_unpaid_lose_and_a_siege_may_lapse() -> None:
    camp = Camp().put("munich", "german_mercenary", "german_militia").besieged("munich")
    camp.loots(6).play("0 lose german_mercenary")
    assert camp.tells(SiegeLifted) == [SiegeLifted(camp.place("munich"))]


@pytest.mark.rule("15.211", "13.14a")
def test_a_siege_is_not_lifted_before_those_inside_have_lost_their_steps_too() -> None:
    camp = Camp().put("munich", "2 german_mercenary", "german_militia").besieged("munich")
    camp.put("munich", "bavarian_mercenary").loots(6, 6)
    camp.play("0 lose german_mercenary", "1 lose bavarian_mercenary")
    assert (camp.hand.open, camp.tells(SiegeLifted)) == ([], []), "7 factors against 5 and 2"
    assert camp.s.siege[camp.place("munich")] == 1


@pytest.mark.rule("15.211", "15.225a")
def test_leaders_stay_in_their_city_if_looting_destroys_those_before_it_as_well() -> None:
    camp = Camp().put("prague", "german_mercenary_reduced", "thurn", "imperial_mercenary_reduced")
    camp.s.inside[camp.place("prague")] = 1
    camp.loots(8, 8)
    camp.play("0 lose german_mercenary_reduced", "1 lose imperial_mercenary_reduced")
    assert "place prague" in camp.offers(0)


@pytest.mark.rule("15.225a")
def test_leaders_left_alone_go_together_to_a_friendly_city() -> None:
    camp = Camp().put("brunn", "imperial_mercenary_reduced", "gallas", "tilly", "bucquoy")
    camp.s.until[camp.board.card_index["c19"]] = 99
    camp.put("linz", "german_militia").loots(7, 8)
    camp.play("0 lose german_militia", "1 lose imperial_mercenary_reduced")
    assert {"place vienna", "place brunn", "place koln"} <= {*camp.offers(1)}
    assert {"place prague", "place linz", "place paris"} & {*camp.offers(1)} == set()
    camp.play("1 place munich")
    assert sorted(camp.pieces("munich")) == ["bucquoy", "gallas", "tilly"]
    assert (camp.pieces("brunn"), len(camp.tells(LeadersFound))) == ([], 1)
    assert camp.tells(LeaderLost) == []


@pytest.mark.rule("15.225a")
def test_nationality_binds_leaders_who_look_for_a_city() -> None:
    camp = Camp().put("brunn", "hungarian_militia_reduced", "bethlen_gabor").loots(8)
    camp.play("0 lose hungarian_militia_reduced")
    assert {"place prague", "place tyrnau"} <= {*camp.offers(0)}
    assert "place berlin" not in camp.offers(0)


@pytest.mark.rule("15.225b")
def test_without_a_friendly_city_they_are_eliminated() -> None:
    camp = Camp().put("brunn", "imperial_mercenary_reduced", "gallas")
    camp.s.control, camp.s.holder = [NOBODY] * len(camp.s.control), [NOBODY] * len(camp.s.holder)
    camp.loots(8).play("1 lose imperial_mercenary_reduced")
    assert [event.leader for event in camp.tells(LeaderLost)] == [camp.leader("gallas")]


@pytest.mark.rule("15.225a")
def test_leaders_with_paid_units_stay() -> None:
    camp = Camp().put("linz", "bavarian_mercenary_reduced", "imperial_militia", "gallas")
    camp.loots(8).play("1 lose bavarian_mercenary_reduced")
    assert camp.pieces("linz") == ["imperial_militia", "gallas"]


@pytest.mark.rule("15.226")
def test_the_order_is_asked_where_a_dynamic_leader_might_join_other_looters() -> None:
    camp = Camp().put("brunn", "imperial_mercenary_reduced", "wallenstein")
    camp.put("trier", "4 imperial_mercenary").loots()
    assert camp.offers(1) == ["loot brunn", "loot trier"]
    camp.rolls(9).play("1 loot brunn", "1 lose imperial_mercenary_reduced")
    camp.rolls(0).play("1 place trier")
    assert [event.modifier for event in camp.tells(LootRolled)] == [0, 1]
    calm = Camp().put("brunn", "imperial_mercenary_reduced", "gallas")
    calm.put("trier", "4 imperial_mercenary").loots(0, 0)
    assert (calm.hand.open, len(calm.tells(LootRolled))) == ([], 2)
    assert not order_matters(calm.s, CATHOLIC, [])


@pytest.mark.rule("15.23")
def test_being_unpaid_again_changes_nothing() -> None:
    camp = Camp().put("brunn", "2 imperial_militia").loots(0).loots(0).loots(0)
    assert [event.modifier for event in camp.tells(LootRolled)] == [0, 0, 0]


@pytest.mark.rule("15.24c")
def test_looting_the_last_city_of_an_area_devastates_it() -> None:
    camp = Camp().put("iglau", "2 imperial_militia", "imperial_veteran")
    for city in camp.board.area_cities[camp.board.area_index["moravia"]]:
        camp.s.pillage[city] = 2
    camp.s.pillage[camp.place("iglau")] = 1
    vp = camp.s.vp
    camp.loots(3)
    assert (camp.level("iglau"), camp.s.vp) == (2, vp - 1)


@pytest.mark.rule("15.224", "card.C14")
def test_a_mutiny_is_one_roll_at_once_for_all_but_the_locally_paid() -> None:
    camp = Camp().put("linz", "imperial_mercenary", "bavarian_mercenary_reduced", "gallas")
    linz = camp.place("linz")
    struck = [camp.board.units[unit] for unit in mutineers(camp.s, CATHOLIC, linz)]
    assert struck == ["bavarian_mercenary_reduced"]
    camp.rolls(7)
    mutiny(camp.hand, CATHOLIC, linz)
    camp.hand.advance()
    camp.play("1 lose bavarian_mercenary_reduced")
    assert camp.s.gone[Kind.BAVARIAN_MERCENARY] == 1
    assert (camp.pieces("linz"), camp.level("linz")) == (["imperial_mercenary", "gallas"], 1)
