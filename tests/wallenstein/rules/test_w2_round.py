"""W2 Years, seasons, the displays of a round and its end."""

from collections import Counter

import pytest
from tests.wallenstein.kit import Table, begin, position, season

from westphalia.engine.event import Event
from westphalia.engine.game import SPECTATOR
from westphalia.engine.rows import row
from westphalia.engine.step import NOBODY
from westphalia.games.wallenstein.events import base as told
from westphalia.games.wallenstein.events.base import (
    GameWon,
    GrainLost,
    MajorityScored,
    SupplyChecked,
    YearScored,
)
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.rules.planning import (
    LayOutActions,
    LayOutTiles,
    TakeUpCards,
    TurnUpEvents,
    hidden_actions,
)
from westphalia.games.wallenstein.rules.round import Year
from westphalia.games.wallenstein.rules.winter import EndOfYear, Winter
from westphalia.games.wallenstein.state import FACE_DOWN, NONE

BORDER = "boehmen: 0 2; passau: 1 5; mark: 2 3; trier: 3 3"


def over(table: Table) -> Table:
    """Play on until nothing is left to do."""
    return table.until(lambda s: not s.agenda)


def sequence(table: Table, *kinds: type[Event]) -> list[str]:
    """The names of the events of these kinds as they happened, repetitions drawn together."""
    names = [type(event).__name__ for event in table.told if isinstance(event, kinds)]
    return [name for n, name in enumerate(names) if n == 0 or names[n - 1] != name]


@pytest.mark.rule("W2.1.1")
@pytest.mark.parametrize("seats", [3, 5])
def test_w2_1_1_two_years_of_three_action_rounds_and_a_winter_that_scores(seats: int) -> None:
    table = over(begin(seats))
    rounds = [
        (event.year, event.season) if isinstance(event, told.RoundBegan) else "winter"
        for event in table.told
        if isinstance(event, told.RoundBegan | GrainLost)
    ]
    assert rounds == [(0, 0), (0, 1), (0, 2), "winter", (1, 0), (1, 1), (1, 2), "winter"]
    assert sequence(table, told.RoundEnded, YearScored, GameWon) == [
        *("RoundEnded", "YearScored") * 2,
        "GameWon",
    ]
    assert len(table.tells(YearScored)) == 2 * seats


@pytest.mark.rule("W2.1.2")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_w2_1_2_six_steps_in_their_order(number: int) -> None:
    table = over(season(BORDER, number=number))
    assert sequence(
        table,
        *(told.ActionsLaidOut, told.TilesLaidOut, told.MatReady, told.EventDrawn),
        *(told.BidRevealed, told.PositionTaken, told.OrderSettled),
    ) == [
        "ActionsLaidOut",
        "TilesLaidOut",
        "MatReady",
        "EventDrawn",
        "BidRevealed",
        "PositionTaken",
        "OrderSettled",
    ]
    kinds = [type(event) for event in table.told]
    assert kinds.index(told.ActionBegan) == kinds.index(told.OrderSettled) + 1
    assert len(table.tells(told.MatReady)) == len(table.tells(told.BidRevealed)) == 4


@pytest.mark.rule("W2.1.3")
def test_w2_1_3_winter_has_grain_loss_supply_and_scoring_and_nothing_else() -> None:
    table = position("boehmen: 0 5 palace; tirol: 1 2 *2", seats=3)
    table.s.grain = row([9, 8, 0])
    table.s.events = [table.board.events.index("tax_min_6")]  # a loss of 2
    table.run(Winter(), EndOfYear())
    assert table.asked() == []
    assert [type(event) for event in table.told if not isinstance(event, MajorityScored)] == [
        GrainLost,
        *[SupplyChecked] * 3,
        *[YearScored] * 3,
        told.YearBegan,
    ]
    assert table.s.event == NONE
    assert list(table.s.grain) == [0, 0, 0]
    assert table.markers("tirol") == 0


@pytest.mark.rule("W2.1.4")
def test_w2_1_4_each_action_comes_once_for_every_seat() -> None:
    table = begin(4).until(lambda s: s.season == 1)
    began = [event.action for event in table.tells(told.ActionBegan)]
    assert sorted(began) == list(range(10))
    turned = Counter((event.seat, event.box) for event in table.tells(told.CardTurnedUp))
    assert turned == Counter((seat, box) for seat in range(4) for box in range(10))


@pytest.mark.rule("W2.1.4")
def test_w2_1_4_no_action_in_a_county_that_is_no_longer_controlled() -> None:
    table = season(BORDER, row=("combat_move_a", "deploy_3"))
    table.plan(0, deploy_3="boehmen", bid="money_0").plan(1, combat_move_a="passau").plan_all()
    table.answer_until("march").falls({1: 4}).play("1 march boehmen", "1 send 4")
    over(table)
    assert (table.owner("boehmen"), table.armies("boehmen")) == (1, 4)
    assert table.s.thalers[0] == 15
    assert table.tells(told.ArmiesDeployed) == []


@pytest.mark.rule("W2.2.1")
def test_w2_2_1_five_actions_face_up_in_the_order_drawn_and_five_face_down() -> None:
    row = "deploy_1_move combat_move_b build_palace collect_grain deploy_5".split()
    table = position().draws(7, 8, 0, 2, 3).run(LayOutActions())
    assert [table.board.actions[action] for action in table.s.row[:5]] == row
    assert table.s.row[5:] == [FACE_DOWN] * 5
    assert table.s.done == 0


@pytest.mark.rule("W2.2.2")
def test_w2_2_2_actions_are_performed_in_the_order_of_their_spaces() -> None:
    row = "deploy_3 combat_move_a build_church collect_taxes deploy_1_move".split()
    table = over(season("mark: 0 3; trier: 1 3", row=row))
    began = table.tells(told.ActionBegan)
    assert [event.space for event in began] == list(range(10))
    assert [table.board.actions[event.action] for event in began[:5]] == row
    assert [event.action for event in began] == table.s.row


@pytest.mark.rule("W2.2.3")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_w2_2_3_who_plans_knows_five_actions_and_which_the_others_are(viewer: int) -> None:
    row = "deploy_3 combat_move_a build_church collect_taxes deploy_1_move".split()
    table = season(BORDER, row=row)
    seen = WALLENSTEIN.view(table.s, viewer)
    assert seen["actions"] == [*row, *["hidden"] * 5]
    assert set(seen["hidden_actions"]) == set(table.board.actions) - set(row)
    assert table.plan_all().s.row[5:] == [FACE_DOWN] * 5  # bids do not open them either


@pytest.mark.rule("W2.2.4")
@pytest.mark.parametrize("text", ["", BORDER])  # skipped by all seats, or performed by some
def test_w2_2_4_each_completed_action_opens_the_next_hidden_one(text: str) -> None:
    table = over(season(text))
    steps = [
        ("began" if isinstance(event, told.ActionBegan) else "opened", event.space + 1)
        for event in table.told
        if isinstance(event, told.ActionBegan | told.ActionTurnedUp)
    ]
    first = [step for n in range(1, 6) for step in (("began", n), ("opened", n + 5))]
    assert steps == first + [("began", n) for n in range(6, 11)]
    assert sorted(table.s.row) == list(range(10))


@pytest.mark.rule("W2.2.4")
def test_w2_2_4_a_card_opens_only_when_the_last_seat_has_done_the_action() -> None:
    table = season("mark: 0 3; trier: 1 3", seats=3, row=("combat_move_a",))
    table.plan(0, combat_move_a="mark").plan(1, combat_move_a="trier").plan_all()
    table.answer_until("march")
    first = table.asked()[0][0]
    table.play(f"{first} stay")
    assert table.asked() == [(1 - first, "march")]
    assert table.s.row[5] == FACE_DOWN
    assert len(hidden_actions(table.s)) == 5
    table.play(f"{1 - first} stay")
    assert table.s.row[5] != FACE_DOWN


@pytest.mark.rule("W2.3.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_w2_3_1_one_tile_on_each_of_five_boxes_for_any_number_of_players(seats: int) -> None:
    table = position(seats=seats).draws(4, 2, 0, 1).run(LayOutTiles())
    names = "defence_plus six_armies plus_tax attack_plus plus_grain".split()
    assert [table.board.tiles[tile] for tile in table.s.tiles] == names
    assert WALLENSTEIN.view(season(BORDER).s, SPECTATOR)["tiles"] == table.board.tiles


@pytest.mark.rule("W2.3.2")
def test_w2_3_2_a_box_gives_the_place_in_the_order_and_its_tile_for_this_round() -> None:
    text = "burgund: 1 5; trier: 1 5; mark: 0 3"
    table = season(text, seats=3, row=("collect_taxes",), tiles=("six_armies", "plus_tax"))
    table.plan(1, bid="money_0", collect_taxes="burgund").plan_all()
    table.answer_until("position", 1).play("1 position 2")
    over(table)
    taken = {event.position: event.seat for event in table.tells(told.PositionTaken)}
    (settled,) = table.tells(told.OrderSettled)
    assert taken[1] == 1
    assert settled.order == tuple(taken[position] for position in sorted(taken))
    table.act("collect_taxes", 1, "trier")  # in the next round nothing is added
    income = table.tells(told.IncomeTaken)
    assert [event.amount for event in income if event.seat == 1] == [7 + 1, 7]


@pytest.mark.rule("W2.4.1")
def test_w2_4_1_after_the_tenth_action_tiles_and_cards_go_back() -> None:
    table = season(BORDER)
    hands = [hand[:] for hand in table.s.hands]
    table.plan_all().answer_until("position")
    assert [len(hand) for hand in table.s.hands] == [0] * 4  # all lie on the mats
    over(table)
    assert table.s.done == 10
    assert [type(event) for event in table.told[-2:]] == [told.CardTurnedUp, told.RoundEnded]
    assert (list(table.s.tile), table.s.plans, list(table.s.shown)) == (
        [NONE] * 4,
        [[]] * 4,
        [0] * 4,
    )
    assert table.run(TakeUpCards()).s.hands == hands


@pytest.mark.rule("W2.4.2")
@pytest.mark.parametrize(("number", "stay"), [(0, False), (1, False), (2, True)])
def test_w2_4_2_leader_tokens_return_after_spring_and_summer_and_stay_after_fall(
    number: int, stay: bool
) -> None:
    table = over(season(BORDER, number=number))
    assert (sorted(table.s.tokens) == [NOBODY, 0, 1, 2, 3]) is stay
    assert (table.s.tokens == [NOBODY] * 5) is not stay


@pytest.mark.rule("W2.4.2")
def test_w2_4_2_the_tokens_of_fall_return_when_winter_is_over() -> None:
    table = over(season(BORDER, number=2))
    table.s.grain = row([18] * 4)
    tokens = table.s.tokens[:]
    assert table.run(Winter()).s.tokens == tokens
    assert table.run(EndOfYear()).s.tokens == [NOBODY] * 5


@pytest.mark.rule("W2.4.3")
def test_w2_4_3_the_event_of_the_round_leaves_the_game() -> None:
    table = season(BORDER).plan_all()
    event = table.s.event
    assert event != NONE
    over(table)
    assert table.s.event == NONE
    assert event not in table.s.events + table.s.event_pile
    assert (len(table.s.events), len(table.s.event_pile)) == (3, 8)


@pytest.mark.rule("W2.4.4")
def test_w2_4_4_new_rounds_lay_new_rows_and_winter_follows_fall() -> None:
    table = over(position(BORDER).run(TurnUpEvents(0), Year(0), EndOfYear(), Year(1)))
    assert sequence(table, told.RoundBegan, told.RoundEnded, GrainLost) == [
        *(*("RoundBegan", "RoundEnded") * 3, "GrainLost") * 2,
    ]
    rows = [event.actions for event in table.tells(told.ActionsLaidOut)]
    assert len(rows) == len(set(rows)) == 6


@pytest.mark.rule("W2.4.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_w2_4_5_eight_of_the_twelve_events_are_seen_and_none_returns(seats: int) -> None:
    table = over(begin(seats))
    years = [event.events for event in table.tells(told.YearBegan)]
    assert [len(year) for year in years] == [4, 4]
    seen = {card for year in years for card in year}
    assert len(seen) == 8
    assert set(table.s.events) < seen  # the card that was left for the last winter
    assert set(table.s.event_pile) == set(range(12)) - seen
