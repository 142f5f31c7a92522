"""15.1, 17 Pay: who is paid by the land, whom which points pay, and who is left Unpaid."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.engine.event import Objection
from westphalia.engine.ruleset import Module
from westphalia.engine.step import NOBODY, IllegalChoice
from westphalia.games.thirty_years_war import words
from westphalia.games.thirty_years_war.events.pay import LeftUnpaid, PaidAtHome, UnitPaid
from westphalia.games.thirty_years_war.objections.battle import (
    BesiegedUnpaid,
    NobodyToPay,
    NoLine,
    NotHereToBePaid,
    TooFewForAll,
    TooFewPoints,
)
from westphalia.games.thirty_years_war.pieces import PIECES
from westphalia.games.thirty_years_war.rules.pay import Muster, PaySegment, paid_locally, take_aid
from westphalia.games.thirty_years_war.rules.supply import lines
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT
from westphalia.games.thirty_years_war.terms import Source


class Purse(Table):
    """A map without pieces, on which units are paid."""

    def __init__(self, scenario: str = "campaign", *modules: Module, **points: int) -> None:
        super().__init__(scenario, *modules, forces=False)
        for source, amount in points.items():
            self.s.aid[Source[source.upper()]] = amount

    def left(self) -> dict[str, int]:
        """The aid points that are left."""
        return {Source(n).name.lower(): points for n, points in enumerate(self.s.aid) if points}

    def unpaid(self) -> dict[str, list[str]]:
        """The units with an Unpaid marker, by city."""
        found: dict[str, list[str]] = {}
        for code in self.s.unpaid:
            city = self.board.cities[code // PIECES]
            found.setdefault(city, []).append(self.board.units[code % PIECES])
        return found

    def local(self, unit: str, place: str) -> bool:
        return paid_locally(self.s, self.board.units.index(unit), self.place(place))

    def pays(self, unit: str, place: str, **points: int) -> bool:
        """Whether these points alone could pay a unit there."""
        self.clear(place).put(place, unit)
        return self.could_pay(place, **points)

    def could_pay(self, place: str, **points: int) -> bool:
        self.s.aid = [0] * len(Source)
        self.s.unpaid = []
        for source, amount in points.items():
            self.s.aid[Source[source.upper()]] = amount
        self.s.agenda.clear()
        self.run(PaySegment())
        return bool(self.hand.open) and f"pay_in {place}" in self.offers(self.hand.open[0].seat)

    def refused(self, answer: str) -> Objection | None:
        with pytest.raises(IllegalChoice) as refusal:
            self.play(answer)
        return refusal.value.objection


# Local pay


@pytest.mark.rule("15.12a", "17.A.1", "17.B.1", "17.F.1", "17.H.1a", "17.Sp.1a", "15.0")
@pytest.mark.parametrize(
    ("unit", "home", "abroad"),
    [
        ("spanish_veteran", "mons", "dole"),
        ("french_veteran", "rocroi", "verdun"),
        ("french_militia", "dijon", "epinal"),
        ("imperial_militia", "linz", "brunn"),
        ("bavarian_mercenary", "landshut", "linz"),
        ("hungarian_militia", "tyrnau", "vienna"),
    ],
)
def test_home_pays(unit: str, home: str, abroad: str) -> None:
    table = Purse()
    assert table.local(unit, home)
    assert not table.local(unit, abroad)
    table.put(home, f"2 {unit}").put(abroad, unit).run(PaySegment())
    paid = [(event.place, len(event.units)) for event in table.tells(PaidAtHome)]
    assert paid == [(table.place(home), 2)]
    assert table.unpaid() == {abroad: [unit]}


@pytest.mark.rule("15.12a", "15.12e", "16.21e")
@pytest.mark.parametrize(
    ("unit", "box"),
    [
        ("imperial_veteran", "united_provinces"),
        ("german_mercenary", "united_provinces"),
        ("danish_mercenary", "denmark"),
        ("swedish_veteran", "sweden"),
    ],
)
def test_boxes_pay_everybody(unit: str, box: str) -> None:
    table = Purse().put(box, unit).run(PaySegment())
    assert table.s.unpaid == []
    assert len(table.tells(PaidAtHome)) == 1


@pytest.mark.rule("15.12b", "card.P8")
@pytest.mark.parametrize("card", [words.P8, words.P21])
def test_turks_and_the_new_emperor_suspend_local_pay_in_austria(card: int) -> None:
    table = Purse()
    table.s.until[card] = table.s.turn
    assert not table.local("imperial_militia", "linz")
    assert table.local("bavarian_militia", "landshut")
    table.s.turn += 1
    assert table.local("imperial_militia", "linz")


@pytest.mark.rule("15.12c")
def test_aachen_and_salzburg_pay_nobody() -> None:
    table = Purse()
    assert not table.local("spanish_veteran", "aachen")
    assert not table.local("imperial_veteran", "salzburg")


@pytest.mark.rule("15.12a", "17.D.1b", "15.132b")
def test_danes_are_paid_by_their_line_to_denmark() -> None:
    table = Purse()
    assert table.local("danish_mercenary", "hamburg")
    assert not table.local("danish_mercenary", "luneburg"), "Hamburg is neutral"
    table.controls("protestant", "hamburg")
    assert table.local("danish_mercenary", "luneburg")
    assert not table.local("german_mercenary", "hamburg")
    table.put("kiel", "imperial_militia").controls("catholic", "rendsburg")
    assert not table.local("danish_mercenary", "hamburg")


@pytest.mark.rule("15.133", "15.12d", "17.A.1", "17.D.1b")
def test_inside_a_besieged_fortress_nobody_is_paid() -> None:
    table = Purse(spain=9).put("vienna", "imperial_veteran", "german_mercenary")
    vienna = table.place("vienna")
    table.s.inside[vienna] = 1
    assert table.local("imperial_veteran", "vienna"), "masked is not besieged"
    table.s.siege[vienna] = 1
    assert not table.local("imperial_veteran", "vienna")
    table.put("augsburg", "bavarian_militia").run(PaySegment())
    assert table.unpaid()["vienna"] == ["german_mercenary", "imperial_veteran"]
    assert table.objection_to("1 pay_in vienna") == BesiegedUnpaid(vienna)


@pytest.mark.rule("15.133", "17.D.1b")
def test_besieged_danes_are_not_paid_and_danish_besiegers_are() -> None:
    table = Purse(up=9).put("hamburg", "danish_mercenary")
    hamburg = table.place("hamburg")
    table.s.siege[hamburg] = 1
    assert table.local("danish_mercenary", "hamburg")
    table.controls("protestant", "hamburg").put("hamburg", "imperial_veteran")
    table.s.inside[hamburg] = 1
    assert not table.local("danish_mercenary", "hamburg")
    table.run(PaySegment())
    assert table.unpaid() == {"hamburg": ["danish_mercenary", "imperial_veteran"]}
    assert table.hand.open == []


@pytest.mark.rule("15.133", "15.12d")
def test_the_besieged_are_not_paid_whatever_their_line_is() -> None:
    everywhere = Module("everywhere", amend={lines: lambda s, line, cities: (1 << 113) - 1})
    table = Purse("campaign", everywhere, up=9, spain=9).put("hamburg", "danish_mercenary")
    table.put("hamburg", "imperial_veteran").controls("protestant", "hamburg")
    table.put("prague", "german_militia", "imperial_veteran")
    table.s.inside[table.place("hamburg")] = table.s.siege[table.place("hamburg")] = 1
    table.s.inside[table.place("prague")] = table.s.siege[table.place("prague")] = 1
    assert not table.local("danish_mercenary", "hamburg")
    table.run(PaySegment())
    assert table.asked() == [(1, "pay")]
    assert table.unpaid()["prague"] == ["german_militia", "imperial_veteran"]


@pytest.mark.rule("15.12d", "15.13b")
def test_local_pay_costs_nothing_and_cannot_be_refused() -> None:
    table = Purse(spain=9).put("linz", "imperial_mercenary").run(PaySegment())
    assert (table.hand.open, table.s.unpaid, table.left()) == ([], [], {"spain": 9})


@pytest.mark.rule("9.42h", "15.12d")
def test_a_revolt_changes_nothing_about_local_pay() -> None:
    table = Purse(spain=9).put("linz", "imperial_mercenary", "bavarian_militia")
    linz = table.place("linz")
    table.s.control[linz], table.s.held[linz], table.s.revolt[linz] = NOBODY, CATHOLIC, PROTESTANT
    table.run(PaySegment())
    assert table.unpaid() == {"linz": ["bavarian_militia"]}
    assert table.hand.open == [], "no line begins in a revolt"


# Pay by points


@pytest.mark.rule("6.0.E", "15.13a", "15.13c", "15.131", "15.132a")
def test_a_side_pays_unit_by_unit_what_it_likes() -> None:
    table = Purse(spain=5).put("brunn", "imperial_mercenary_reduced", "imperial_militia", "bucquoy")
    table.put("augsburg", "bavarian_mercenary").put("prague", "german_militia")
    table.run(PaySegment())
    assert table.tells(LeftUnpaid)[0].seat == PROTESTANT, "who has no points is not asked"
    assert table.offers(1) == ["pay_all", "pay_in brunn", "pay_in augsburg", "done"]
    table.play("1 pay_in brunn")
    assert table.offers(1) == [
        "pay_all",
        "pay imperial_mercenary_reduced",
        "pay imperial_militia",
        "done",
    ]
    table.play("1 pay imperial_mercenary_reduced", "1 done")
    assert table.left() == {"spain": 3}, "a reduced unit costs as much as a full one"
    table.play("1 done")
    assert table.unpaid() == {
        "prague": ["german_militia"],
        "brunn": ["imperial_militia"],
        "augsburg": ["bavarian_mercenary"],
    }


@pytest.mark.rule("15.13a", "15.131", "15.11")
def test_who_can_pay_all_needs_one_answer() -> None:
    table = Purse().put("brunn", "2 imperial_veteran", "imperial_militia")
    table.put("augsburg", "bavarian_mercenary")
    take_aid(table.hand, CATHOLIC, words.C1)
    before = sum(table.s.aid)
    table.run(PaySegment()).play("1 pay_all")
    assert (table.s.unpaid, before - sum(table.s.aid)) == ([], 2 + 2 + 1 + 2)
    assert table.hand.open == []
    assert len(table.tells(UnitPaid)) == 4


@pytest.mark.rule("15.134", "15.13c")
def test_a_unit_is_paid_wholly_or_not_at_all() -> None:
    table = Purse(spain=1).put("brunn", "2 imperial_mercenary").run(PaySegment())
    assert table.hand.open == []
    assert len(table.s.unpaid) == 2
    table = Purse(spain=1, pope=2).put("brunn", "2 imperial_mercenary").run(PaySegment())
    assert table.objection_to("1 pay_all") == TooFewForAll()
    table.play("1 pay_in brunn", "1 pay imperial_mercenary")
    assert (table.left(), len(table.s.unpaid)) == ({"spain": 1}, 1)
    assert table.hand.open == []


@pytest.mark.rule("15.134")
def test_sources_may_be_mixed_for_one_unit() -> None:
    table = Purse(spain=1, pope=1).put("brunn", "imperial_mercenary").run(PaySegment())
    table.play("1 pay_in brunn")
    assert (table.left(), table.s.unpaid) == ({}, [])
    assert sum(table.tells(UnitPaid)[0].points) == 2


@pytest.mark.rule("15.134")
def test_the_empire_pays_imperials_and_bavarians_only_and_first() -> None:
    table = Purse()
    assert table.pays("imperial_mercenary", "brunn", empire=2)
    assert table.pays("bavarian_mercenary", "augsburg", empire=2)
    assert not table.pays("spanish_veteran", "aachen", empire=2)
    assert not table.pays("saxon_militia", "lutzen", empire=2)
    assert table.pays("saxon_militia", "lutzen", pope=1)
    both = Purse(empire=2, spain=2).put("brunn", "imperial_mercenary")
    both.put("aachen", "spanish_veteran").run(PaySegment()).play("1 pay_in brunn")
    assert both.left() == {"spain": 2}, "so that the Spaniard can be paid"
    assert both.offers(1) == ["pay_in aachen", "done"]


@pytest.mark.rule("15.134", "17.Sw.1g")
def test_english_dutch_and_savoyard_points_never_pay_swedes() -> None:
    table = Purse()
    table.s.swedish_base = table.place("stralsund")
    assert not table.pays("swedish_veteran", "stralsund", england=2, up=2, savoy=2)
    assert table.pays("swedish_veteran", "stralsund", france=1, sweden=1)
    assert table.pays("german_mercenary", "stralsund", england=1, up=1)
    assert table.pays("german_mercenary", "stralsund", savoy=2)


@pytest.mark.rule("15.134", "17.Sw.1g")
def test_what_pays_nobody_else_is_spent_first() -> None:
    table = Purse(france=2, up=2).put("stralsund", "german_mercenary", "swedish_veteran")
    table.s.swedish_base = table.place("stralsund")
    table.run(PaySegment())
    assert table.offers(0) == ["pay_all", "pay_in stralsund", "done"]
    table.play("0 pay_in stralsund", "0 pay german_mercenary")
    assert table.left() == {"france": 2}
    table.play("0 pay swedish_veteran")
    assert table.s.unpaid == []


@pytest.mark.rule("17.Sw.1f", "17.Sw.1e")
def test_swedes_without_a_base_are_paid_by_france_with_a_line_to_it() -> None:
    table = Purse("apocalypse").holds("protestant", "lorraine")
    table.s.swedish_base = table.place("stralsund")
    table.controls("protestant", "stralsund", "strasbourg")
    assert not table.pays("swedish_veteran", "strasbourg", france=2), "the base is usable"
    table.controls("catholic", "stralsund", "stettin", "kolberg")
    assert table.pays("swedish_veteran", "strasbourg", france=2)
    assert not table.pays("swedish_veteran", "strasbourg", sweden=2)
    table.controls("catholic", "nancy", "breisach", "durlach", "landau")
    assert not table.pays("swedish_veteran", "strasbourg", france=2)


@pytest.mark.rule("17.Sw.1f", "15.15a")
@pytest.mark.parametrize("side", ["nobody", "protestant"])
def test_france_does_not_step_in_while_a_lost_base_could_be_moved(side: str) -> None:
    table = Purse("apocalypse").holds("protestant", "lorraine").holds("catholic", "pomerania")
    table.s.swedish_base = table.place("stralsund")
    table.controls("protestant", "strasbourg").controls(side, "kolberg")
    assert not table.pays("swedish_veteran", "strasbourg", france=2)
    table.put("strasbourg", "german_mercenary", "baner")
    assert not table.could_pay("strasbourg", france=4), "nor for Germans under a Swede"


@pytest.mark.rule("17.Sw.2", "17.E.2a")
@pytest.mark.parametrize("unit", ["german_mercenary", "english_mercenary"])
def test_germans_under_a_swedish_leader_count_as_swedes(unit: str) -> None:
    table = Purse()
    table.s.swedish_base = table.place("stralsund")
    table.put("prague", unit, "baner")
    assert not table.could_pay("prague", up=2), "neither Dutch points"
    assert not table.could_pay("prague", france=2), "nor the base of Prague"
    table.clear("prague").put("stralsund", unit, "gustavus_adolphus", "mansfeld")
    assert not table.could_pay("stralsund", up=2), "two stars come before one"
    assert table.could_pay("stralsund", france=2)
    table.clear("stralsund").put("prague", unit, "mansfeld", "horn")
    assert table.could_pay("prague", up=2), "a Dynamic Leader commands"


@pytest.mark.rule("17.Sw.2", "12.24")
def test_where_the_owner_may_name_the_commander_the_better_one_is_named() -> None:
    table = Purse().put("prague", "german_mercenary", "anhalt", "horn")
    assert table.could_pay("prague", up=2)
    away = Purse("apocalypse").holds("protestant", "lorraine").controls("catholic", "mannheim")
    away.controls("catholic", "prague", "kassel", "brunswick", "breisach", "stralsund", "stettin")
    away.controls("catholic", "kolberg")
    away.s.swedish_base = away.place("stralsund")
    away.put("nancy", "german_mercenary", "anhalt", "horn")
    assert away.could_pay("nancy", france=2), "as Swedes without a base"
    assert not away.could_pay("nancy", up=2)


@pytest.mark.rule("15.14c", "15.132b", "15.15a", "15.15b")
def test_without_a_line_to_a_usable_base_points_do_not_help() -> None:
    table = Purse()
    assert table.pays("imperial_mercenary", "brunn", spain=2)
    table.controls("protestant", "vienna")
    assert not table.pays("imperial_mercenary", "brunn", spain=2)
    table.put("augsburg", "bavarian_mercenary")
    assert table.could_pay("augsburg", spain=9)
    assert table.objection_to("1 pay_in brunn") == NoLine(table.place("brunn"))
    assert table.objection_to("1 pay_in linz") == NobodyToPay(table.place("linz"))
    table.controls("catholic", "vienna")
    assert table.could_pay("brunn", spain=2)


@pytest.mark.rule("15.134", "15.13a")
def test_reasons_are_given_for_what_cannot_be_paid() -> None:
    table = Purse(empire=2).put("brunn", "imperial_mercenary", "spanish_veteran")
    table.put("brunn", "imperial_militia")
    table.put("trier", "spanish_veteran").run(PaySegment())
    assert table.objection_to("1 pay_in trier") == TooFewPoints(table.place("trier"))
    table.play("1 pay_in brunn", "1 pay imperial_militia")
    assert table.hand.open == [], "one point is left"
    table = Purse(spain=3).put("brunn", "2 imperial_mercenary").run(PaySegment())
    table.play("1 pay_in brunn")
    militia = table.board.units.index("imperial_militia")
    assert table.objection_to("1 pay imperial_militia") == NotHereToBePaid(
        militia, table.place("brunn")
    )


@pytest.mark.rule("17.Sp.1b", "17.H.1b", "17.G.1a", "17.Sa.1")
def test_every_nation_is_paid_from_its_own_bases() -> None:
    table = Purse()
    assert table.pays("cardinal_veteran", "innsbruck", spain=2)
    assert not table.pays("spanish_veteran", "innsbruck", spain=2)
    assert table.pays("hungarian_militia", "tabor", up=1)
    assert table.pays("english_mercenary", "mannheim", england=2)
    assert table.pays("saxon_militia", "dresden", spain=1)
    table.controls("protestant", "leipzig")
    assert not table.pays("saxon_militia", "dresden", spain=1)


@pytest.mark.rule("15.13b", "15.14c")
def test_a_muster_says_who_is_paid_how_before_it_is_done() -> None:
    table = Purse().put("brunn", "2 imperial_mercenary").put("linz", "imperial_militia")
    table.put("prague", "imperial_veteran")
    muster = Muster(table.s, CATHOLIC)
    unit = {name: n for n, name in enumerate(table.board.units)}
    assert muster.at_home == [(table.place("linz"), unit["imperial_militia"])]
    assert [(table.board.cities[city], u) for city, u, _ in muster.claims] == [
        ("brunn", unit["imperial_mercenary"]),
        ("brunn", unit["imperial_mercenary"]),
        ("prague", unit["imperial_veteran"]),
    ]
