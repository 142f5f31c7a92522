"""E5 What each favour gives, and when."""

import pytest
from tests.wallenstein.court_kit import COURT, at_court, offered
from tests.wallenstein.kit import Table, begin

from westphalia.engine.rows import row
from westphalia.engine.step import NOBODY
from westphalia.games.wallenstein.events.base import ActionBegan
from westphalia.games.wallenstein.events.expansions import (
    CountyGarrisoned,
    EventCancelled,
    EventUpheld,
    FavourKept,
    FavourLapsed,
    GiftGiven,
    MarkerPrevented,
)
from westphalia.games.wallenstein.expansions.court import OpenAudience
from westphalia.games.wallenstein.rules.round import EndRound
from westphalia.games.wallenstein.rules.winter import EndOfYear
from westphalia.games.wallenstein.state import NONE
from westphalia.games.wallenstein.terms import Gift

A, B = "combat_move_a", "combat_move_b"
ONE_SITE = "lueneburg: 0 2 church"


def neighbours(table: Table, action: str, seat: int, county: str) -> list[str]:
    """Where the armies of a county may march now."""
    offers = table.act(action, seat, county).offers(seat)
    return [offer.removeprefix("march ") for offer in offers if offer != "stay"]


def taking(number: int) -> Table:
    """In the first spring of a game seat 0 takes this favour."""
    table = begin(modules=COURT)
    table.s.display[:] = [number - 1, NONE, NONE]
    table.s.hall[:] = [7, 0, 0, 0]
    return table.plan_all().answer_until("favour").play(f"0 favour {number}")


@pytest.mark.rule("E5.1")
@pytest.mark.parametrize(("answer", "taxes"), [("cancel_event", 7), ("pass", 5)])
def test_e5_1_the_event_is_cancelled_for_everyone_or_left_in_force(answer: str, taxes: int) -> None:
    table = offered(1, "boehmen: 0 5; burgund: 1 3").event("tax_max_5").play("0 favour 1")
    assert table.offers(0) == ["cancel_event", "pass"]
    table.play(f"0 {answer}")
    money = table.s.thalers[1]
    table.act("collect_taxes", 1, "burgund")
    assert table.s.thalers[1] - money == taxes
    held = table.board.events.index("tax_max_5")
    told = EventCancelled(0, held) if taxes == 7 else EventUpheld(0, held)
    assert told in table.told


@pytest.mark.rule("E5.1")
def test_e5_1_a_cancelled_event_is_not_drawn_again() -> None:
    table = taking(1)
    event = table.s.event
    table.play("0 cancel_event")
    assert table.s.event == NONE
    assert event not in [*table.s.events, *table.s.event_pile]


def gains(numbers: tuple[int, ...], purse: str) -> list[int]:
    """What each favour adds; the printed amounts, which rise with the number."""
    gained = []
    for number in numbers:
        table = offered(number)
        before = getattr(table.s, purse)[0]
        table.play(f"0 favour {number}")
        gained.append(getattr(table.s, purse)[0] - before)
    assert gained == [table.board.favour_amount[number - 1] for number in numbers]
    return gained


@pytest.mark.rule("E5.2")
def test_e5_2_thalers_come_from_the_bank() -> None:
    gained = gains((2, 9, 16), "thalers")
    assert 0 < gained[0] < gained[1] < gained[2]


@pytest.mark.rule("E5.3")
@pytest.mark.parametrize("number", [3, 8, 14])
def test_e5_3_armies_go_into_the_tray_and_are_cast_in_the_next_battle(number: int) -> None:
    table = offered(number, "boehmen: 0 5; passau: 1 2")
    armies = table.board.favour_amount[number - 1]
    table.play(f"0 favour {number}").sound()
    assert table.s.tray[0] == armies
    assert sum(table.s.inside) == 0
    assert table.s.supply[0] == 57 - armies
    table.falls({}).act("combat_move_a", 1, "passau").play("1 march boehmen")
    assert table.thrown[-1][0] == 5 + armies


@pytest.mark.rule("E5.3")
def test_e5_3_a_short_supply_gives_what_it_has() -> None:
    table = offered(14, "boehmen: 0 61").play("0 favour 14").sound()
    assert (table.s.tray[0], table.s.supply[0]) == (1, 0)
    assert table.tells(GiftGiven) == [GiftGiven(0, Gift.ARMIES_INTO_TRAY, 1)]


@pytest.mark.rule("E5.4")
def test_e5_4_one_marker_leaves_an_own_county() -> None:
    table = offered(4, "boehmen: 0 5 *2; maehren: 0 2; baden: 0 1 *1; tirol: 1 3 *1")
    table.play("0 favour 4")
    assert table.offers(0) == ["calm boehmen", "calm baden"]
    table.play("0 calm boehmen")
    assert (table.markers("boehmen"), table.markers("baden"), table.markers("tirol")) == (1, 1, 1)
    assert table.s.kept == [0] * 4


@pytest.mark.rule("E5.5")
@pytest.mark.parametrize("option", ["no", "yes"])
def test_e5_5_without_a_marker_the_favour_is_kept_and_spares_the_next_one(option: str) -> None:
    text = "boehmen: 0 5; maehren: 0 2; tirol: 1 3 *1"
    table = offered(4, text, income_lost_in_revolt=option).play("0 favour 4")
    assert table.asked() == []
    assert table.tells(FavourKept) == [FavourKept(0, 3)]
    table.act("collect_taxes", 0, "boehmen").act("collect_grain", 0, "maehren")
    assert (table.markers("boehmen"), table.markers("maehren")) == (0, 1)
    assert table.tells(MarkerPrevented) == [MarkerPrevented(0, table.county("boehmen"))]


@pytest.mark.rule("E5.5")
def test_e5_5_markers_of_others_leave_a_kept_favour_alone() -> None:
    table = offered(4, "boehmen: 0 5; tirol: 1 3").play("0 favour 4")
    table.act("collect_taxes", 1, "tirol")
    assert (table.markers("tirol"), table.s.kept[0]) == (1, 1)


@pytest.mark.rule("E5.5")
def test_e5_5_a_county_lost_in_a_revolt_leaves_a_kept_favour_alone() -> None:
    table = offered(4).play("0 favour 4")
    table.s.markers[table.county("boehmen")] = 1  # as if conquered with its marker
    table.falls({"peasants": 1}).act("collect_taxes", 0, "boehmen")
    assert (table.owner("boehmen"), table.s.kept[0]) == (NOBODY, 1)


@pytest.mark.rule("E5.5")
def test_e5_5_a_kept_favour_lasts_into_the_second_year() -> None:
    table = offered(4).play("0 favour 4").run(EndRound(), EndOfYear())
    table.s.tile = row([NONE] * 4)
    table.act("collect_taxes", 0, "boehmen")
    assert (table.markers("boehmen"), table.s.kept[0]) == (0, 0)


@pytest.mark.rule("E5.6")
@pytest.mark.parametrize("number", [5, 15, 20])
def test_e5_6_the_grain_marker_advances_but_not_beyond_its_track(number: int) -> None:
    amount = offered(number).board.favour_amount[number - 1]
    for before, after in ((3, 3 + amount), (18, 18)):
        table = offered(number)
        table.s.grain[0] = before
        table.play(f"0 favour {number}")
        assert table.s.grain[0] == after
        assert table.tells(GiftGiven) == [GiftGiven(0, Gift.GRAIN, after - before)]


@pytest.mark.rule("E5.7")
def test_e5_7_victory_points_are_scored_at_once() -> None:
    gained = gains((6, 13, 19), "points")
    assert 0 < gained[0] < gained[1] < gained[2]


@pytest.mark.rule("E5.8")
@pytest.mark.parametrize(
    ("number", "building", "counties"),
    [
        (7, "trading_post", ["boehmen", "maehren"]),
        (17, "church", ["maehren"]),
        (21, "palace", ["boehmen", "maehren"]),
    ],
)
def test_e5_8_a_building_is_raised_free_on_a_free_site_without_a_twin(
    number: int, building: str, counties: list[str]
) -> None:
    table = offered(number, f"boehmen: 0 5 church; maehren: 0 2; {ONE_SITE}; tirol: 1 3")
    money = list(table.s.thalers[:])
    table.play(f"0 favour {number}")
    assert table.offers(0) == [f"raise {county}" for county in counties]
    table.play("0 raise maehren").sound()
    assert table.buildings("maehren") == {building}
    assert list(table.s.thalers) == money


@pytest.mark.rule("E5.8")
def test_e5_8_a_free_trading_post_calms_under_its_event() -> None:
    table = offered(7, "boehmen: 0 5 *2").event("trade_calms_5")
    table.play("0 favour 7", "0 raise boehmen")
    assert table.markers("boehmen") == 1


@pytest.mark.rule("E5.8")
def test_e5_8_without_a_building_in_stock_the_favour_is_lost() -> None:
    table = offered(21)
    table.s.stock[0] = 0
    assert table.play("0 favour 21").asked() == []
    assert table.tells(FavourLapsed) == [FavourLapsed(0, 20)]


@pytest.mark.rule("E5.9")
def test_e5_9_three_armies_go_free_into_an_own_county() -> None:
    table = offered(12, "boehmen: 0 5; tirol: 1 3")
    money = table.s.thalers[0]
    table.play("0 favour 12", "0 garrison boehmen").sound()
    assert (table.armies("boehmen"), table.s.supply[0], table.s.thalers[0]) == (8, 54, money)
    assert table.s.fresh == []


@pytest.mark.rule("E5.9")
def test_e5_9_a_neutral_county_is_taken_without_battle() -> None:
    table = offered(12, "boehmen: 0 5; tirol: 1 3").play("0 favour 12")
    assert "garrison tirol" not in table.offers(0)
    assert len(table.offers(0)) == 44
    table.play("0 garrison koeln").sound()
    assert (table.owner("koeln"), table.armies("koeln"), table.s.supply[0]) == (0, 3, 54)
    assert table.tells(CountyGarrisoned) == [CountyGarrisoned(0, table.county("koeln"), 3, True, 3)]


@pytest.mark.rule("E5.9")
def test_e5_9_the_card_of_a_neutral_county_cannot_be_used_this_round() -> None:
    table = taking(12)
    county = list(table.s.owner).index(NOBODY)
    plan, hand = table.s.plans[0][:], table.s.hands[0][:]
    table.play(f"0 garrison {table.board.counties[county]}")
    assert table.s.fresh == [county]
    assert (table.s.plans[0], table.s.hands[0]) == (plan, hand)


@pytest.mark.rule("E5.9")
def test_e5_9_counties_out_of_play_are_not_neutral() -> None:
    table = offered(12, "boehmen: 0 5", seats=3).play("0 favour 12")
    removed = {table.board.counties[county] for county in table.board.removed_with_three}
    assert len(table.offers(0)) == 37
    assert not {f"garrison {county}" for county in removed} & set(table.offers(0))


@pytest.mark.rule("E5.9")
@pytest.mark.parametrize("target", ["boehmen", "koeln"])
def test_e5_9_a_short_supply_puts_what_it_has(target: str) -> None:
    table = offered(12, "boehmen: 0 60").play("0 favour 12", f"0 garrison {target}").sound()
    assert table.armies("boehmen") + table.armies("koeln") == 62
    assert table.s.supply[0] == 0


@pytest.mark.rule("E5.10")
@pytest.mark.parametrize(("number", "safe"), [(10, {A}), (11, {B}), (18, {A, B})])
@pytest.mark.parametrize("action", [A, B])
def test_e5_10_the_counties_cannot_be_attacked_with_that_action_this_round(
    number: int, safe: set[str], action: str
) -> None:
    table = offered(number, "boehmen: 0 5; passau: 0 2; oberpfalz: 1 6; vogtland: 2 3")
    table.play(f"0 favour {number}")
    targets = neighbours(table, action, 1, "oberpfalz")
    assert ("boehmen" in targets, "passau" in targets) == (action not in safe,) * 2
    assert {"vogtland", "regensburg"} <= set(targets)


@pytest.mark.rule("E5.10")
def test_e5_10_a_sheltered_seat_marches_freely_and_new_counties_are_safe_too() -> None:
    table = offered(18, "boehmen: 0 5; passau: 0 2; oberpfalz: 1 6").play("0 favour 18")
    assert neighbours(table, A, 0, "boehmen") == [
        table.board.counties[n] for n in table.board.neighbours[table.county("boehmen")]
    ]
    table.falls({0: 2}).play("0 march vogtland", "0 send 2")
    assert table.owner("vogtland") == 0
    assert "vogtland" not in neighbours(table, B, 1, "oberpfalz")


@pytest.mark.rule("E5.10")
def test_e5_10_the_shelter_ends_with_the_round_and_no_revolt_heeds_it() -> None:
    table = offered(18, "boehmen: 0 5 *1; oberpfalz: 1 6").play("0 favour 18")
    table.falls({"peasants": 1}).act("collect_grain", 0, "boehmen")
    assert table.owner("boehmen") == NOBODY
    table = offered(18, "boehmen: 0 5; oberpfalz: 1 6").play("0 favour 18").run(EndRound())
    assert "boehmen" in neighbours(table, A, 1, "oberpfalz")


@pytest.mark.rule("E5.11")
@pytest.mark.parametrize(
    ("number", "text"),
    [(4, "boehmen: 0 1 *1"), (7, "boehmen: 0 1"), (12, "boehmen: 0 1"), (21, "boehmen: 0 1")],
)
def test_e5_11_a_favour_that_can_be_used_must_be(number: int, text: str) -> None:
    table = offered(number, text).play(f"0 favour {number}")
    assert "pass" not in table.offers(0)
    assert not set(table.offers(0)) & {"stay", "cancel_event"}


@pytest.mark.rule("E5.11")
@pytest.mark.parametrize(
    ("number", "text"),
    [(7, ONE_SITE), (12, "boehmen: 0 62"), (17, "boehmen: 0 5 church"), (21, "tirol: 1 3")],
)
def test_e5_11_a_favour_that_cannot_be_used_is_lost(number: int, text: str) -> None:
    table = offered(number, text)
    before = (list(table.s.buildings[:]), list(table.s.armies[:]), list(table.s.owner[:]))
    assert table.play(f"0 favour {number}").asked() == []
    assert table.tells(FavourLapsed) == [FavourLapsed(0, number - 1)]
    assert (list(table.s.buildings), list(table.s.armies), list(table.s.owner)) == before
    assert (table.s.hall[0], table.s.display) == (0, [])


@pytest.mark.rule("E5.12")
def test_e5_12_favours_are_taken_when_the_event_is_known_and_no_action_has_begun() -> None:
    table = taking(1)
    assert table.asked() == [(0, "cancel_event")]
    assert table.s.event != NONE
    assert len(table.s.events) == 3
    assert table.tells(ActionBegan) == []


@pytest.mark.rule("E5.11")
def test_e5_11_a_favour_taken_by_one_seat_helps_that_seat_only() -> None:
    table = at_court("boehmen: 0 5; tirol: 1 3", hall=[3, 4], display=(19, 15, 9))
    table.run(OpenAudience()).play("1 favour 19", "0 favour 15")
    assert list(table.s.points[:2]) == [0, table.board.favour_amount[18]]
    assert list(table.s.grain[:2]) == [table.board.favour_amount[14], 0]


@pytest.mark.rule("E5.9", "E5.11")
def test_e5_9_without_any_county_to_put_them_the_armies_are_lost() -> None:
    table = at_court("", 4, [4], [12])
    table.s.display += [NONE, NONE]
    table.s.owner = row([1] * len(table.s.owner))
    table.s.armies = row([1] * len(table.s.owner))
    table.run(OpenAudience()).play("0 favour 12")
    assert table.tells(FavourLapsed) == [FavourLapsed(0, 11)]


@pytest.mark.rule("E5.10")
def test_e5_10_the_shelter_is_gone_before_the_leaders_move() -> None:
    table = begin(3, ["leaders", "court"]).answer_until("move_leader")
    assert table.s.shelter == [0, 0, 0]
    table.s.shelter = [3, 3, 3]
    table.answer_until("plan").answer_until("move_leader")
    assert table.s.shelter == [0, 0, 0]
