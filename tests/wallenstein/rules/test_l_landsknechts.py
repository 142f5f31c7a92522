"""L Landsknechte: who holds counties in many regions is paid, and paid more with every success."""

import pytest
from tests.wallenstein.kit import Table, begin, position

from westphalia.engine.step import NOBODY
from westphalia.games.wallenstein.events.base import ActionBegan, OrderSettled
from westphalia.games.wallenstein.events.expansions import BenefitGiven, CourtiersSent, PileAdvanced
from westphalia.games.wallenstein.expansions.landsknechts import ChooseBenefit, LayOutPiles
from westphalia.games.wallenstein.rules.planning import SettleOrder
from westphalia.games.wallenstein.rules.round import EndRound
from westphalia.games.wallenstein.rules.winter import EndOfYear
from westphalia.games.wallenstein.terms import Gift
from westphalia.games.wallenstein.words import BOXES, TOWER_CARD

# One county each in Brandenburg, Sachsen, Österreich and Bayern.
FOUR_REGIONS = ["altmark", "anhalt", "boehmen", "augsburg"]


def holdings(seat: int, counties: list[str]) -> str:
    return "; ".join(f"{county}: {seat} 2" for county in counties)


def piles(text: str, *tops: int) -> Table:
    """A position with these cards on top, the empty banner where nothing is said."""
    table = position(text, modules=["landsknechts"]).run(LayOutPiles())
    table.s.landsknecht[: len(tops)] = tops
    return table


def printed(table: Table, card: int) -> list[str]:
    words = {
        Gift.MONEY: "benefit money",
        Gift.ARMIES_INTO_TRAY: "benefit armies",
        Gift.GRAIN: "benefit grain",
        Gift.VICTORY_POINTS: "benefit points",
    }
    return [word for gift, word in words.items() if gift in table.board.landsknechts[card]]


@pytest.mark.rule("L1.1")
@pytest.mark.parametrize("others", [[], ["court"], ["leaders"], ["court", "leaders"]])
def test_l1_1_alone_and_with_the_other_expansions(others: list[str]) -> None:
    table = begin(3, ["landsknechts", *others]).answer_until("benefit")
    assert table.sound().tells(PileAdvanced)
    assert begin(3, others).until(lambda s: s.done > 0).s.landsknecht == []


@pytest.mark.rule("L1.2")
@pytest.mark.parametrize(("card", "asked"), [(0, []), *[(n, [(2, "benefit")]) for n in (1, 2, 3)]])
def test_l1_2_a_banner_and_three_cards_with_benefits(
    card: int, asked: list[tuple[int, str]]
) -> None:
    table = piles("", 0, 0, card).run(ChooseBenefit(2))
    assert len(table.board.landsknechts) == 4
    assert table.asked() == asked


@pytest.mark.rule("L1.3")
@pytest.mark.parametrize("setup", ["line-up", "draft"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_l1_3_every_pile_begins_with_the_banner(seats: int, setup: str) -> None:
    table = begin(seats, ["landsknechts"], setup=setup).until(lambda s: bool(s.boxes))
    assert [table.board.landsknechts[top] for top in table.s.landsknecht] == [{}] * seats


@pytest.mark.rule("L2.1")
def test_l2_1_the_check_follows_the_player_order() -> None:
    others = ["lueneburg", "hessen_kassel", "maehren", "wuerzburg"]
    table = piles(f"{holdings(0, FOUR_REGIONS)}; {holdings(2, others)}")
    table.settle(2, 1, 0, 3)
    assert table.asked() == [(2, "benefit")]
    assert table.s.landsknecht == [0, 0, 1, 0]
    assert table.play("2 benefit money").asked() == [(0, "benefit")]
    assert table.s.landsknecht == [1, 0, 1, 0]


@pytest.mark.rule("L2.1")
def test_l2_1_the_check_is_made_between_order_and_actions_in_every_round() -> None:
    table = begin(3, ["landsknechts"]).until(lambda s: s.year == 1)
    told = [e for e in table.told if isinstance(e, OrderSettled | PileAdvanced | ActionBegan)]
    checks = [n for n, event in enumerate(told) if isinstance(event, PileAdvanced)]
    rounds = "".join(type(event).__name__[0] for event in told).split("O")[1:]
    assert [after.lstrip("P") for after in rounds] == ["A" * 10] * 3
    assert checks


@pytest.mark.rule("L2.2")
def test_l2_2_landsknechts_come_into_the_tray_before_the_court_is_held() -> None:
    table = begin(3, ["landsknechts", "court"])
    for seat in range(3):
        table.plan(seat, convert_1="tower_card")
    table.answer_until("benefit")
    table.s.hall = [0] * 3
    first, *others = table.s.order
    assert table.s.tray[first] == 0  # so that without the gift nothing could be converted
    table.play(f"{first} benefit armies")
    assert table.tells(CourtiersSent) == []
    table.play(*[f"{seat} benefit money" for seat in others])
    sent = CourtiersSent(first, BOXES.index("convert_1"), TOWER_CARD, 1)
    assert sent in table.tells(CourtiersSent)


@pytest.mark.rule("L2.3")
@pytest.mark.parametrize(
    ("counties", "regions"),
    [
        (["altmark", "anhalt", "boehmen", "lueneburg", "paderborn", "maehren"], 3),
        (FOUR_REGIONS, 4),
        ([*FOUR_REGIONS, "koeln"], 5),
    ],
)
def test_l2_3_counties_in_four_of_the_five_regions(counties: list[str], regions: int) -> None:
    table = piles(holdings(0, counties)).settle(0, 1, 2, 3)
    assert len({table.board.region[table.county(county)] for county in counties}) == regions
    assert table.asked() == ([(0, "benefit")] if regions >= 4 else [])


@pytest.mark.rule("L2.3")
def test_l2_3_counties_of_others_do_not_help() -> None:
    text = f"{holdings(0, FOUR_REGIONS[:3])}; {holdings(1, FOUR_REGIONS[3:])}"
    assert piles(text).settle(0, 1, 2, 3).asked() == []


@pytest.mark.rule("L2.4")
@pytest.mark.parametrize("top", [0, 1, 2])
def test_l2_4_the_new_top_card_offers_what_is_printed_and_gives_one(top: int) -> None:
    table = piles(holdings(0, FOUR_REGIONS), top).settle(0, 1, 2, 3)
    assert table.s.landsknecht == [top + 1, 0, 0, 0]
    assert table.tells(PileAdvanced) == [PileAdvanced(0, top + 2)]
    assert table.offers(0) == printed(table, top + 1)
    purse, before = table.s.thalers[0], table.picture()
    table.play("0 benefit money")
    assert table.s.thalers[0] - purse == table.board.landsknechts[top + 1][Gift.MONEY]
    assert table.asked() == []
    after = table.picture()
    assert {name for name in after if after[name] != before[name]} == {"thalers", "agenda"}


@pytest.mark.rule("L2.5")
def test_l2_5_without_the_regions_a_card_with_benefits_gives_nothing() -> None:
    table = piles(holdings(0, FOUR_REGIONS[:3]), 2)
    table.s.tokens = [0, 1, 2, 3, NOBODY]
    before = table.picture()
    table.run(SettleOrder())
    assert table.picture() == before
    assert table.asked() == []
    assert table.tells(BenefitGiven) == []


@pytest.mark.rule("L2.6")
@pytest.mark.parametrize(
    ("word", "gift", "where"),
    [
        ("money", Gift.MONEY, "thalers"),
        ("armies", Gift.ARMIES_INTO_TRAY, "tray"),
        ("grain", Gift.GRAIN, "grain"),
        ("points", Gift.VICTORY_POINTS, "points"),
    ],
)
def test_l2_6_a_benefit_gives_the_printed_number(word: str, gift: Gift, where: str) -> None:
    table = piles(holdings(1, FOUR_REGIONS), 0, 2).settle(0, 1, 2, 3)
    before = getattr(table.s, where)[1]
    supply = table.s.supply[1]
    table.play(f"1 benefit {word}").sound()
    amount = table.board.landsknechts[3][gift]
    assert amount > 0
    assert getattr(table.s, where)[1] - before == amount
    assert supply - table.s.supply[1] == (amount if word == "armies" else 0)
    assert table.tells(BenefitGiven) == [BenefitGiven(1, gift, amount)]


@pytest.mark.rule("L2.6")
def test_l2_6_a_short_supply_gives_the_armies_that_it_has() -> None:
    table = piles(holdings(0, FOUR_REGIONS), 2).reserve(0, 1).settle(0, 1, 2, 3)
    table.play("0 benefit armies").sound()
    assert (table.s.tray[0], table.s.supply[0]) == (1, 0)


@pytest.mark.rule("L2.7")
def test_l2_7_three_successes_give_the_second_third_and_fourth_card() -> None:
    table = piles(holdings(0, FOUR_REGIONS))
    for card in (1, 2, 3):
        table.settle(0, 1, 2, 3)
        assert table.offers(0) == printed(table, card)
        table.play("0 benefit money").run(EndRound())
    assert table.s.landsknecht == [3, 0, 0, 0]


@pytest.mark.rule("L2.7")
def test_l2_7_a_whole_game_never_comes_back_to_the_banner() -> None:
    table = begin(3, ["landsknechts"])
    while table.hand.open:
        table.answer_any()
    reached = {
        (event.seat, event.number) for event in table.told if isinstance(event, PileAdvanced)
    }
    assert reached
    assert {number for _, number in reached} <= {2, 3, 4}


@pytest.mark.rule("L2.8")
def test_l2_8_after_winter_the_piles_begin_anew() -> None:
    table = piles("boehmen: 0 9", 3, 1, 0, 2).winter("tax_max_5", 5)
    assert table.s.landsknecht == [3, 1, 0, 2]
    table.run(EndOfYear())
    assert table.s.landsknecht == [0, 0, 0, 0]
    assert begin(3, ["landsknechts"]).until(lambda s: s.year == 1).s.landsknecht == [0] * 3


@pytest.mark.rule("L2.9")
def test_l2_9_a_round_without_success_leaves_the_pile_where_it_was() -> None:
    table = piles(holdings(0, FOUR_REGIONS)).settle(0, 1, 2, 3)
    table.play("0 benefit money").run(EndRound())
    augsburg = table.county("augsburg")
    table.s.owner[augsburg] = 1
    assert table.settle(0, 1, 2, 3).run(EndRound()).s.landsknecht == [1, 0, 0, 0]
    table.s.owner[augsburg] = 0
    assert table.settle(0, 1, 2, 3).offers(0) == printed(table, 2)
