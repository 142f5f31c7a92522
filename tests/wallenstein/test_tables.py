"""What a seat may know as small integers: cells that can be checked beside the board."""

from __future__ import annotations

from tests.wallenstein.kit import Table, camp, position, season

from westphalia.engine.cells import Cells
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.tables import TABLES


def said(table: Table, seat: int, *prefixes: str) -> set[str]:
    """What is said to a seat in the rows that begin so, in words, of all that is not 0."""
    cells = Cells(TABLES.size)
    question = table.hand.open[0] if table.hand.open else None
    WALLENSTEIN.observe(table.s, seat, question, cells)
    return {each for each in TABLES.said(list(cells.buffer())) if each.startswith(prefixes)}


def test_a_county_shows_who_holds_it_counted_from_the_one_that_looks() -> None:
    table = position("boehmen: 2 5 palace church *2; tirol: 1 3", seats=4)
    buildings = {"boehmen.palace=1", "boehmen.church=1", "boehmen.markers=2", "boehmen.armies=5"}
    for seat, away in ((2, 0), (1, 1), (0, 2), (3, 3)):
        assert said(table, seat, "county.boehmen.") - {"county.boehmen.held=1"} == {
            f"county.boehmen.owner=seat_{away}",
            *[f"county.{each}" for each in buildings],
        }
        assert f"majority.oesterreich_palace.built_{away}=1" in said(table, seat, "majority")
        assert f"seat.seat_{away}.armies=5" in said(table, seat, "seat.")
    assert not said(table, 0, "county.maehren")
    assert "county.holstein.owner=out_of_play" in said(position(seats=3), 0, "county")


def test_a_card_in_a_box_is_known_to_its_seat_and_when_it_is_turned_up() -> None:
    table = season("boehmen: 0 5; tirol: 1 3; mark: 2 2; trier: 3 2", row=["deploy_5"])
    table.plan(0, deploy_5="boehmen", bid="money_3")
    assert "box.seat_0_deploy_5.card=boehmen" in said(table, 0, "box")
    assert "county.boehmen.box=deploy_5" in said(table, 0, "county")
    assert "card.money_3.held=1" not in said(table, 0, "card")
    assert "card.money_3.held=1" in said(table, 1, "card")
    hidden = {f"box.seat_3_{box}.card=hidden" for box in ("deploy_5", "bid", "combat_move_b")}
    assert hidden <= said(table, 1, "box")
    assert not said(table, 1, "county.boehmen.box")
    before = said(table, 1, "")
    table.plan(2)
    assert said(table, 1, "") - before == {"seat.seat_1.ready=1"}
    table.plan(1)
    table.draws(0, *[0] * 8)
    table.plan(3)
    assert "box.seat_3_bid.card=money_3" in said(table, 1, "box")
    assert "box.seat_3_deploy_5.card=hidden" in said(table, 1, "box")


def test_the_question_tells_origin_and_target_apart() -> None:
    table = position("boehmen: 0 5; maehren: 0 1; schlesien: 1 2")
    table.act("combat_move_a", 0, "boehmen")
    assert said(table, 1, "question") == {
        "question.all.asked=march",
        "question.all.action=combat_move_a",
        "question.all.county=boehmen",
        "question.all.seat=seat_3",
    }
    table.play("0 march schlesien")
    assert said(table, 0, "question") == {
        "question.all.asked=send",
        "question.all.action=combat_move_a",
        "question.all.origin=boehmen",
        "question.all.county=schlesien",
        "question.all.seat=seat_0",
    }
    assert "county.boehmen.origin=1" in said(table, 0, "county")
    assert "county.schlesien.asked=1" in said(table, 0, "county")
    assert "action.combat_move_a.asked=1" in said(table, 0, "action")


def test_while_planning_the_seat_is_told_its_own_next_box_alone() -> None:
    table = season("boehmen: 0 5; tirol: 1 3; mark: 2 2; trier: 3 2")
    assert "question.all.box=bid" in said(table, 1, "question")
    table.play("1 bid money_0")
    assert "question.all.box=build_palace" in said(table, 1, "question")
    assert "question.all.box=bid" in said(table, 2, "question")


def test_revolts_that_wait_for_their_order_are_all_marked() -> None:
    table = position("boehmen: 0 5; maehren: 0 1; schlesien: 0 2; tirol: 0 2")
    for county in ("mark", "trier", "koeln"):
        table.s.owner[table.county(county)] = 0
        table.s.armies[table.county(county)] = 1
        table.s.supply[0] -= 1
    table.draws(0, 0, 0).winter("tax_max_5")
    drawn = {each for each in said(table, 0, "county") if ".drawn" in each}
    assert len(drawn) == 3
    assert "question.all.asked=quell" in said(table, 0, "question")
    assert "question.all.peasants=3" in said(table, 0, "question")


def test_leaders_and_monuments_stand_in_their_counties() -> None:
    table = camp("tirol: 1 3; mark: 2 2", "1 tirol", "1 mark mark; 2 mark")
    assert {"county.tirol.leader=seat_1"} <= said(table, 0, "county.tirol")
    assert {"county.mark.monuments_1=2", "county.mark.monuments_2=1"} <= said(table, 0, "county")
    assert {"seat.seat_1.leader=1", "seat.seat_1.monument_stock=4"} <= said(table, 0, "seat")
    assert "seat.seat_2.leader=1" not in said(table, 0, "seat")
