"""W10 The end of the game, its winner, and seats that have lost everything."""

import pytest
from tests.wallenstein.kit import begin, position, season

from westphalia.engine.rows import row
from westphalia.games.wallenstein.events.base import (
    CardTurnedUp,
    GameWon,
    OrderSettled,
    SupplyChecked,
    YearScored,
)
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.rules.winter import EndOfGame
from westphalia.games.wallenstein.state import WINTER, counties_of
from westphalia.games.wallenstein.words import COUNTIES


@pytest.mark.rule("W10.1.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_w10_1_1_the_game_ends_after_the_scoring_of_the_second_winter(seats: int) -> None:
    table = begin(seats)
    while table.hand.open:
        assert table.tells(GameWon) == []
        table.answer_any().sound()
    assert (table.s.year, table.s.season) == (1, WINTER)
    assert len(table.tells(YearScored)) == 2 * seats
    end = [type(event) for event in table.told[-seats - 1 :]]
    assert end == [*[YearScored] * seats, GameWon]
    assert table.s.agenda == []


@pytest.mark.rule("W10.1.2", "W10.1.3", "W10.1.4")
@pytest.mark.parametrize(
    ("points", "thalers", "winners"),
    [
        ([20, 31, 30, 5], [9, 0, 40, 50], (1,)),  # W10.1.2 points before Thalers
        ([30, 12, 30, 30], [4, 90, 7, 6], (2,)),  # W10.1.3 then Thalers, among the tied only
        ([30, 30, 12, 30], [7, 3, 7, 7], (0, 3)),  # W10.1.4 then a shared victory
        ([8, 8, 8, 8], [2, 2, 2, 2], (0, 1, 2, 3)),
    ],
)
def test_w10_1_2_most_points_win_then_most_thalers_then_both(
    points: list[int], thalers: list[int], winners: tuple[int, ...]
) -> None:
    table = position()
    table.s.points, table.s.thalers = row(points), row(thalers)
    table.run(EndOfGame())
    assert table.tells(GameWon) == [GameWon(winners, tuple(points), tuple(thalers))]
    assert tuple(WALLENSTEIN.winners(table.s)) == winners


@pytest.mark.rule("W10.1.5")
def test_w10_1_5_a_seat_without_counties_bids_and_plays_on() -> None:
    table = season("boehmen: 0 3; mark: 1 3; koeln: 2 3")
    assert [seat for seat, _ in table.asked()] == [0, 1, 2, 3]
    assert table.offers(3) == [*[f"bid money_{n}" for n in range(5)], "bid nothing"]
    for seat in range(3):
        table.plan(seat, bid="money_0")
    table.plan(3, bid="money_4")
    assert table.asked() == [(3, "position")]  # the highest bid chooses first
    table.play("3 position 1").until(lambda s: not s.plans[3])  # to the end of the round
    settled = [event.order for event in table.tells(OrderSettled)]
    assert settled[0][0] == 3
    turned = [event for event in table.tells(CardTurnedUp) if event.seat == 3]
    assert len(turned) == 10
    assert all(event.card >= COUNTIES for event in turned)


@pytest.mark.rule("W10.1.5")
def test_w10_1_5_a_seat_without_counties_suffers_no_winter_revolt_and_may_still_win() -> None:
    table = position("boehmen: 0 3 palace; mark: 1 3; koeln: 2 3").falls()
    table.s.points[3] = 30
    table.winter("trade_calms_7", 18, 18, 18, 0).run(EndOfGame())
    assert counties_of(table.s, 3) == []
    assert SupplyChecked(3, 0, 0, 0) in table.told
    assert YearScored(3, 0, 0, 0, 30) in table.told
    won = [event.winners for event in table.tells(GameWon)]
    assert won == [(3,)]
