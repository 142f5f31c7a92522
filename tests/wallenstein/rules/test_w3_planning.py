"""W3 Planning the actions and placing a bid."""

import random

import pytest
from tests.wallenstein.kit import Table, season

from westphalia.engine.chance import Sampling
from westphalia.engine.event import Revelation
from westphalia.engine.game import SPECTATOR
from westphalia.engine.step import IllegalChoice
from westphalia.games.wallenstein.events.base import ActionSkipped, IncomeTaken, MatReady
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.rules.combat import ReceiveCard, SurrenderCard
from westphalia.games.wallenstein.rules.planning import TakeUpCards
from westphalia.games.wallenstein.terms import Action
from westphalia.games.wallenstein.words import AUCTION, CARDS, NOTHING

SIX = "boehmen: 0 5; passau: 0 2; mark: 0 3; trier: 0 1; burgund: 0 2; tirol: 0 4"
FIVE = SIX.rpartition(";")[0]
MONEY = [f"money_{value}" for value in range(5)]


def cards(table: Table, seat: int) -> list[str]:
    """The cards that a seat may put into its next box."""
    return [text.split()[1] for text in table.offers(seat)]


def over(table: Table) -> Table:
    return table.plan_all().until(lambda s: not s.agenda)


@pytest.mark.rule("W3.1.1")
def test_w3_1_1_all_seats_plan_at_the_same_time() -> None:
    table = season(SIX)
    assert table.asked() == [(seat, "plan") for seat in range(4)]
    table.plan(2)
    assert table.asked() == [(seat, "plan") for seat in (0, 1, 3)]


@pytest.mark.rule("W3.1.1")
@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2])
def test_w3_1_1_nobody_learns_anything_of_a_plan_before_the_bids(viewer: int) -> None:
    table = season(SIX)
    before = WALLENSTEIN.view(table.s, viewer)
    offers = [question.choices for question in table.hand.open if question.seat != 0]
    table.play("0 bid money_3", "0 build_palace boehmen")
    assert WALLENSTEIN.view(table.s, viewer) == before
    assert [question.choices for question in table.hand.open if question.seat != 0] == offers
    table.until(lambda s: s.ready[0] == 1)
    boxes = WALLENSTEIN.view(table.s, viewer)["seats"][0]["boxes"]
    assert boxes == dict.fromkeys([*table.board.actions, "bid"], "hidden")
    assert table.tells(Revelation) == []
    assert table.told[-1] == MatReady(0)


@pytest.mark.rule("W3.1.1")
def test_w3_1_1_after_the_bids_the_other_boxes_stay_hidden() -> None:
    table = season(SIX).plan(0, bid="money_3", build_palace="boehmen").plan_all()
    boxes = WALLENSTEIN.view(table.s, 1)["seats"][0]["boxes"]
    assert boxes.pop("bid") == "money_3"
    assert set(boxes.values()) == {"hidden"}
    imagined = [WALLENSTEIN.imagine(table.s, 1, Sampling(seed)).plans[0] for seed in range(40)]
    assert len({plan[Action.BUILD_PALACE] for plan in imagined}) > 5
    assert {CARDS[plan[AUCTION]] for plan in imagined} == {"money_3"}


@pytest.mark.rule("W3.1.2")
def test_w3_1_2_a_county_card_plans_the_action_in_that_county() -> None:
    table = season(SIX, row=("build_church", "deploy_3"))
    table.plan(0, bid="money_0", build_church="passau", deploy_3="mark", deploy_5="money_1")
    over(table)
    assert table.buildings("passau") >= {"church"}
    assert table.armies("mark") == 3 + 3


@pytest.mark.rule("W3.1.3")
def test_w3_1_3_a_card_lies_in_one_box_only() -> None:
    table = season(SIX).play("0 bid boehmen")
    assert "boehmen" not in cards(table, 0)
    table.play("0 build_palace passau")
    assert not {"boehmen", "passau"} & set(cards(table, 0))
    for box in ("build_church", "build_trading_post"):
        with pytest.raises(IllegalChoice):
            table.play(f"0 {box} passau")
    while table.offers(0) != ["ready"]:
        table.play(f"0 {table.offers(0)[-1]}")
    assert len(set(table.s.plans[0])) == 11


@pytest.mark.rule("W3.1.4")
@pytest.mark.parametrize("money", MONEY[1:])
def test_w3_1_4_a_money_card_on_an_action_means_no_action_and_costs_nothing(money: str) -> None:
    table = season("boehmen: 0 5", row=("build_trading_post", "deploy_1_move"))
    table.plan(0, bid="money_0", build_trading_post=money, collect_grain="boehmen")
    over(table)
    assert table.buildings("boehmen") == set()
    assert table.s.thalers[0] == 15
    assert table.tells(ActionSkipped) == []


@pytest.mark.rule("W3.1.5")
def test_w3_1_5_with_enough_cards_every_box_must_be_covered_once() -> None:
    table, rng = season(SIX), random.Random(5)
    boxes = []
    while table.offers(0) != ["ready"]:
        assert {text.split()[0] for text in table.offers(0)} == {table.offers(0)[0].split()[0]}
        assert "nothing" not in cards(table, 0)
        with pytest.raises(IllegalChoice, match=r"seat 0 may not 'ready' now \(W3.1.1\)"):
            table.play("0 ready")
        answer = rng.choice(table.offers(0))
        boxes.append(answer.split()[0])
        table.play(f"0 {answer}")
    assert sorted(boxes) == sorted([*table.board.actions, "bid"])
    assert NOTHING not in table.s.plans[0]


@pytest.mark.rule("W3.1.6")
@pytest.mark.parametrize("counties", range(8))
def test_w3_1_6_as_many_boxes_stay_empty_as_cards_are_missing(counties: int) -> None:
    names = "boehmen passau mark trier burgund tirol baden".split()[:counties]
    text = ";".join(f"{name}: 0 2" for name in names)
    for seed in range(10):
        table, rng = season(text), random.Random(seed)
        while table.offers(0) != ["ready"]:
            table.play(f"0 {rng.choice(table.offers(0))}")
        assert table.s.plans[0].count(NOTHING) == max(0, 11 - 5 - counties)
        assert len(table.s.hands[0]) == max(0, 5 + counties - 11)


@pytest.mark.rule("W3.1.6")
@pytest.mark.parametrize("empty", ["bid", "build_palace", "combat_move_b"])
def test_w3_1_6_the_seat_chooses_which_box_stays_empty(empty: str) -> None:
    table = season(FIVE).plan(0, **{empty: "nothing"})
    assert table.s.plans[0].count(NOTHING) == 1
    assert WALLENSTEIN.view(table.s, 0)["seats"][0]["boxes"][empty] == "nothing"


@pytest.mark.rule("W3.1.6")
def test_w3_1_6_an_empty_action_box_means_no_action() -> None:
    table = season("boehmen: 0 5")
    table.plan(0, bid="boehmen", collect_taxes="nothing", deploy_5="nothing")
    over(table)
    assert table.s.thalers[0] == 15
    assert table.armies("boehmen") == 5
    assert table.tells(ActionSkipped) == []
    assert table.tells(IncomeTaken) == []


@pytest.mark.rule("W3.1.7")
def test_w3_1_7_an_impossible_action_may_be_planned_and_is_skipped_in_its_turn() -> None:
    table = season("boehmen: 0 5 church; tirol: 0 2")
    table.plan(0, bid="money_0", build_church="boehmen", deploy_5="tirol")
    table.s.thalers[0] = 2
    over(table)
    skipped = [(e.action, e.reason) for e in table.tells(ActionSkipped)]
    assert sorted(skipped) == [(Action.BUILD_CHURCH, "twin"), (Action.DEPLOY_5, "thalers")]
    assert table.s.thalers[0] == 2


@pytest.mark.rule("W3.1.8")
def test_w3_1_8_only_own_counties_and_own_money_cards_are_in_hand() -> None:
    table = season("boehmen: 0 5; tirol: 0 1; mark: 1 2")  # the others are neutral
    assert set(cards(table, 0)) == {"boehmen", "tirol", *MONEY, "nothing"}
    assert set(cards(table, 1)) == {"mark", *MONEY, "nothing"}
    with pytest.raises(IllegalChoice):
        table.play("0 bid mark")


@pytest.mark.rule("W3.1.8")
def test_w3_1_8_a_lost_county_cannot_be_planned_in_the_next_round_but_a_won_one_can() -> None:
    table = season("boehmen: 0 5; tirol: 0 1; mark: 1 2")
    over(table)
    boehmen = table.county("boehmen")
    table.run(SurrenderCard(0, boehmen), ReceiveCard(1, boehmen), TakeUpCards())
    assert boehmen not in table.s.hands[0]
    assert boehmen in table.s.hands[1]


@pytest.mark.rule("W3.2.1")
@pytest.mark.parametrize("card", ["burgund", "money_3", "money_0"])
def test_w3_2_1_the_bid_is_one_more_card_of_either_sort(card: str) -> None:
    table = season(SIX).plan(0, bid=card)
    assert CARDS[table.s.plans[0][AUCTION]] == card
    assert table.s.plans[0].count(CARDS.index(card)) == 1
    assert len(table.s.plans[0]) == len(set(table.s.plans[0])) == 11


@pytest.mark.rule("W3.2.2")
@pytest.mark.parametrize(("text", "may_stay_empty"), [(FIVE, True), (SIX, False)])
def test_w3_2_2_the_auction_box_stays_empty_only_for_lack_of_cards(
    text: str, may_stay_empty: bool
) -> None:
    assert ("bid nothing" in season(text).offers(0)) is may_stay_empty


@pytest.mark.rule("W3.2.2")
def test_w3_2_2_the_auction_box_cannot_be_left_out() -> None:
    table = season(FIVE).play("0 bid nothing")
    assert "nothing" not in cards(table, 0)  # the ten cards are due on the ten actions
    table.until(lambda s: s.ready[0] == 1)
    assert sorted(table.s.plans[0][:AUCTION]) == sorted(
        [*map(table.county, "boehmen passau mark trier burgund".split()), *map(CARDS.index, MONEY)]
    )


@pytest.mark.rule("W3.2.3")
@pytest.mark.parametrize("thalers", range(6))
def test_w3_2_3_a_bid_beyond_the_thalers_at_hand_is_refused(thalers: int) -> None:
    table = season("boehmen: 0 5")
    table.s.thalers[0] = thalers
    table.hand.advance()
    assert [card for card in cards(table, 0) if card in MONEY] == MONEY[: thalers + 1]
    assert "boehmen" in cards(table, 0)
    if thalers < 4:
        with pytest.raises(IllegalChoice, match="seat 0 may not 'bid money_4' now"):
            table.play("0 bid money_4")
    table.play("0 bid money_0")
    assert set(MONEY[1:]) < set(cards(table, 0))  # on an action box a money card costs nothing


@pytest.mark.rule("W3.3.1")
def test_w3_3_1_dirk_collects_taxes_in_burgund_and_does_nothing_else_there() -> None:
    dirk = 1
    table = season("burgund: 1 5; boehmen: 1 2; mark: 0 3", row=("collect_taxes",))
    table.play(f"{dirk} bid money_0")
    while not table.offers(dirk)[0].startswith("collect_taxes"):
        table.play(f"{dirk} {table.offers(dirk)[-1]}")
    table.play(f"{dirk} collect_taxes burgund")
    while table.offers(dirk) != ["ready"]:
        assert "burgund" not in cards(table, dirk)
        table.play(f"{dirk} {table.offers(dirk)[-1]}")
    table.play(f"{dirk} ready").plan_all().answer_until("position", dirk)
    table.play(f"{dirk} position 2").until(lambda s: not s.agenda)
    income = [event for event in table.tells(IncomeTaken) if event.seat == dirk]
    assert [(event.action, event.county, event.amount) for event in income] == [
        (Action.COLLECT_TAXES, table.county("burgund"), 7)
    ]
    assert table.armies("burgund") == 5
    assert table.buildings("burgund") == set()
