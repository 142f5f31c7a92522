"""M3, M4 How leaders move on, lose their county and return; monuments and what they are worth."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from tests.wallenstein.kit import Table, begin, camp

from westphalia.engine.rows import row
from westphalia.engine.step import NOBODY
from westphalia.games.wallenstein.events.base import GameWon, RoundEnded, YearScored
from westphalia.games.wallenstein.events.expansions import (
    LeaderLost,
    LeaderMoved,
    LeaderReturned,
    MonumentBuilt,
    MonumentsCaptured,
    MonumentsScored,
)
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.rules.economy import Revolt
from westphalia.games.wallenstein.rules.round import EndRound
from westphalia.games.wallenstein.rules.winter import EndOfGame, EndOfYear, Scoring
from westphalia.games.wallenstein.state import NONE


def conquest(table: Table) -> None:
    table.falls({1: 4, 0: 1}).act("combat_move_a", 1, "boehmen")
    table.play("1 march maehren", "1 send 4")
    assert table.owner("maehren") == 1


def devastation(table: Table) -> None:
    table.falls({1: 2, 0: 2}).act("combat_move_a", 1, "boehmen")
    table.play("1 march maehren", "1 send 4")
    assert table.owner("maehren") == NOBODY


def lost_revolt(table: Table) -> None:
    table.falls({0: 1, "peasants": 2}).run(Revolt(0, table.county("maehren"), 2))
    assert table.owner("maehren") == NOBODY


LOSSES = pytest.mark.parametrize("lose", [conquest, devastation, lost_revolt])
Loss = Callable[[Table], None]

# Seat 0 may lose Mähren to seat 1 in Böhmen.
THREATENED = "maehren: 0 3; schlesien: 0 2; tirol: 0 2; boehmen: 1 5; koeln: 1 2"


# M3.1-M3.3 Moving


@pytest.mark.rule("M3.1")
def test_m3_1_every_leader_must_move_to_another_own_county_in_player_order() -> None:
    table = camp(
        "boehmen: 0 5; maehren: 0 3; tirol: 0 2; koeln: 2 2; mark: 2 2", "0 maehren; 2 mark"
    )
    table.s.order = [2, 1, 0, 3]
    table.run(EndRound())
    assert table.asked() == [(2, "move_leader")]
    assert table.offers(2) == ["leader koeln"]
    assert table.play("2 leader koeln").offers(0) == ["leader boehmen", "leader tirol"]
    assert table.play("0 leader tirol").asked() == []
    assert [table.leader(seat) for seat in range(4)] == ["tirol", None, "koeln", None]


@pytest.mark.rule("M3.1")
def test_m3_1_with_a_single_county_the_leader_stays_without_a_monument() -> None:
    table = camp("boehmen: 0 5; maehren: 1 3", "0 boehmen").run(EndRound()).sound()
    assert table.asked() == []
    assert (table.leader(0), table.monuments(0)) == ("boehmen", [])


@pytest.mark.rule("M3.1")
def test_m3_1_the_cards_are_back_before_the_leaders_move() -> None:
    table = begin(3, ["leaders"]).answer_until("move_leader")
    assert table.tells(RoundEnded)
    assert table.s.plans == [[], [], []]


@pytest.mark.rule("M3.1")
def test_m3_1_there_are_moves_after_spring_summer_and_fall_but_not_after_winter() -> None:
    table = camp("boehmen: 0 9; maehren: 0 9", "0 boehmen").winter("tax_max_5", 5).run(EndOfYear())
    assert table.asked() == []
    game = begin(3, ["leaders"]).until(lambda s: not s.agenda)
    moved = [e for e in game.told if isinstance(e, RoundEnded | YearScored | LeaderMoved)]
    after = [first for first, e in pairwise(moved) if isinstance(e, LeaderMoved)]
    assert {e.season for e in after if isinstance(e, RoundEnded)} == {0, 1, 2}
    assert not any(isinstance(e, YearScored) for e in after)


@pytest.mark.rule("M3.2")
def test_m3_2_leaving_for_a_neighbour_leaves_a_monument_behind() -> None:
    table = camp("boehmen: 0 5; maehren: 0 3; tirol: 0 2", "0 boehmen").run(EndRound())
    table.play("0 leader maehren").sound()
    assert (table.leader(0), table.monuments(0)) == ("maehren", ["boehmen"])
    assert table.s.monument_stock[0] == 5
    assert table.tells(MonumentBuilt) == [MonumentBuilt(0, table.county("boehmen"), 5)]


@pytest.mark.rule("M3.3")
def test_m3_3_flight_to_a_county_that_is_no_neighbour_leaves_none() -> None:
    table = camp("boehmen: 0 5; maehren: 0 3; tirol: 0 2", "0 boehmen").run(EndRound())
    table.play("0 leader tirol").sound()
    assert (table.leader(0), table.monuments(0)) == ("tirol", [])
    origin, county = table.county("boehmen"), table.county("tirol")
    assert table.tells(LeaderMoved) == [LeaderMoved(0, origin, county, triumph=False)]
    assert table.s.monument_stock[0] == 6


# M3.4-M3.7 Monuments


@pytest.mark.rule("M3.4")
@pytest.mark.parametrize(("standing", "built"), [(5, ["boehmen"]), (6, [])])
def test_m3_4_a_seventh_monument_is_not_built(standing: int, built: list[str]) -> None:
    text, stand = "boehmen: 0 5; maehren: 0 3", ["mark"] * standing
    table = camp(text, "0 boehmen", f"0 {' '.join(stand)}").run(EndRound())
    table.play("0 leader maehren").sound()
    assert table.monuments(0) == stand + built
    assert table.leader(0) == "maehren"


@pytest.mark.rule("M3.4")
def test_m3_4_a_captured_monument_does_not_come_back_into_the_stock() -> None:
    text = "boehmen: 0 5; maehren: 0 3; koeln: 1 2; mark: 1 2"
    table = camp(text, "0 boehmen; 1 koeln", "0 mark tirol tirol tirol tirol tirol")
    table.s.order = [1, 0, 2, 3]
    table.run(EndRound()).play("1 leader mark", "0 leader maehren").sound()
    assert table.s.captured == [0, 1, 0, 0]
    assert table.monuments(0) == ["tirol"] * 5


@pytest.mark.rule("M3.4")
def test_m3_4_a_monument_too_many_is_noticed() -> None:
    table = camp("boehmen: 0 5", "0 boehmen").sound()
    table.s.monuments[0].append(table.county("boehmen"))
    assert WALLENSTEIN.faults(table.s) == ["there are 25 monuments for 4 leaders"]


@pytest.mark.rule("M3.5")
def test_m3_5_a_monument_needs_no_site_and_takes_none() -> None:
    table = camp("schlesien: 0 5; maehren: 0 3", "0 schlesien", "0 schlesien").run(EndRound())
    assert table.board.sites[table.county("schlesien")] == 1
    table.play("0 leader maehren").act("build_palace", 0, "schlesien").sound()
    assert table.monuments(0) == ["schlesien", "schlesien"]
    assert table.buildings("schlesien") == {"palace"}


@pytest.mark.rule("M3.5")
def test_m3_5_a_monument_is_not_scored_as_a_building() -> None:
    table = camp("boehmen: 0 5; maehren: 0 3; tirol: 1 3 palace", "0 boehmen", "1 tirol")
    table.run(EndRound()).play("0 leader maehren").run(Scoring())
    assert (table.monuments(0), table.monuments(1)) == (["boehmen"], ["tirol"])
    assert list(table.s.points[:2]) == [
        2,
        1 + 1 + 3,
    ]  # two counties; one, a palace and most palaces


@pytest.mark.rule("M3.6")
@LOSSES
def test_m3_6_a_monument_stays_whatever_becomes_of_the_county(lose: Loss) -> None:
    table = camp(THREATENED, "0 tirol; 1 koeln", "0 maehren; 2 maehren")
    lose(table)
    assert table.sound().monuments(0) == ["maehren"]
    assert table.monuments(2) == ["maehren"]
    assert table.s.captured == [0, 0, 0, 0]


@pytest.mark.rule("M3.7")
def test_m3_7_a_leader_who_enters_takes_all_monuments_of_others_and_none_of_his_own() -> None:
    text, standing = "boehmen: 0 5; maehren: 0 3", "0 maehren; 1 maehren maehren tirol; 2 maehren"
    table = camp(text, "0 boehmen", standing).run(EndRound())
    table.play("0 leader maehren").sound()
    assert table.s.captured == [3, 0, 0, 0]
    assert [table.monuments(seat) for seat in (0, 1, 2)] == [["maehren", "boehmen"], ["tirol"], []]
    maehren = table.county("maehren")
    captures = [MonumentsCaptured(0, maehren, 1, 2), MonumentsCaptured(0, maehren, 2, 1)]
    assert table.tells(MonumentsCaptured) == captures


@pytest.mark.rule("M3.7")
def test_m3_7_armies_capture_nothing_until_the_leader_follows() -> None:
    table = camp(THREATENED, "0 tirol; 1 koeln", "0 maehren")
    conquest(table)
    assert table.s.captured == [0, 0, 0, 0]
    table.run(EndRound()).play("0 leader schlesien", "1 leader maehren").sound()
    assert table.s.captured == [0, 1, 0, 0]
    assert table.monuments(0) == []


@pytest.mark.rule("M3.7")
def test_m3_7_flight_captures_too_and_so_does_a_leader_who_is_placed_or_returns() -> None:
    text = "boehmen: 0 5; tirol: 0 3; koeln: 1 2"
    fled = camp(text, "0 boehmen; 1 koeln", "1 tirol").run(EndRound()).play("0 leader tirol")
    placed = camp(text, "1 koeln", "1 tirol").settle(0, 1, 2, 3).play("0 leader tirol")
    back = camp(text, "1 koeln", "1 tirol").run(EndOfYear()).play("0 leader tirol")
    assert [table.sound().s.captured[0] for table in (fled, placed, back)] == [1, 1, 1]


# M3.8, M3.9 Losing the leader, and his return


@pytest.mark.rule("M3.8")
@LOSSES
def test_m3_8_a_leader_leaves_the_map_with_his_county(lose: Loss) -> None:
    table = camp(THREATENED, "0 maehren; 1 koeln")
    lose(table)
    assert table.sound().leader(0) is None
    assert table.tells(LeaderLost) == [LeaderLost(0, table.county("maehren"))]
    assert table.leader(1) == "koeln"
    assert table.tells(MonumentBuilt) == []
    assert table.s.monuments == [[], [], [], []]


@pytest.mark.rule("M3.8")
@LOSSES
def test_m3_8_a_leader_elsewhere_is_not_touched(lose: Loss) -> None:
    table = camp(THREATENED, "0 tirol; 1 boehmen")
    lose(table)
    assert (table.leader(0), table.leader(1)) == ("tirol", "boehmen")
    assert table.tells(LeaderLost) == []


@pytest.mark.rule("M3.9")
def test_m3_9_lost_leaders_return_after_the_winter_in_the_order_that_holds() -> None:
    table = camp("boehmen: 0 5; tirol: 0 3; koeln: 1 2; baden: 2 2; mark: 3 2", "1 koeln; 3 mark")
    table.s.order = [3, 2, 1, 0]
    table.winter("tax_max_5", 5, 5, 5, 5)
    assert table.asked() == []
    assert table.run(EndOfYear()).asked() == [(2, "return_leader")]
    table.play("2 leader baden")
    assert table.offers(0) == ["leader boehmen", "leader tirol"]
    assert table.play("0 leader tirol").asked() == []
    county = table.county
    returned = [LeaderReturned(2, county("baden")), LeaderReturned(0, county("tirol"))]
    assert table.tells(LeaderReturned) == returned
    assert table.tells(LeaderMoved) == []


@pytest.mark.rule("M3.9")
def test_m3_9_until_then_there_is_no_upgrade_and_no_move() -> None:
    table = camp(THREATENED, "0 maehren; 1 koeln")
    conquest(table)
    purse = table.s.thalers[0]
    table.act("collect_taxes", 0, "schlesien")
    assert table.s.thalers[0] - purse == table.board.tax[table.county("schlesien")]
    assert table.run(EndRound()).asked() == [(1, "move_leader")]
    table.play("1 leader maehren")
    table.s.season = 1
    assert table.settle(0, 1, 2, 3).asked() == []


@pytest.mark.rule("M3.9")
def test_m3_9_without_a_county_there_is_nowhere_to_return_to() -> None:
    table = camp("koeln: 1 2", "1 koeln").run(EndOfYear())
    assert table.asked() == []


@pytest.mark.rule("M3.9")
def test_m3_9_a_leader_lost_in_the_second_year_does_not_return() -> None:
    table = begin(3, ["leaders"]).until(lambda s: s.year == 1 and s.season == 1)
    seat = table.s.order[0]
    table.s.leader[seat] = NONE
    while table.hand.open:
        assert table.hand.open[0].kind != "return_leader"
        table.answer_any()
    assert table.leader(seat) is None


# M4 Scoring


@pytest.mark.rule("M4.1")
def test_m4_1_own_monuments_on_the_map_and_captured_ones_give_a_point_each() -> None:
    table = camp("boehmen: 0 5", "0 boehmen", "0 tirol koeln; 1 boehmen; 2 mark mark mark")
    table.s.captured, table.s.points = [3, 0, 0, 1], row([10, 10, 10, 10])
    table.run(EndOfGame())
    assert list(table.s.points) == [10 + 2 + 3, 10 + 1, 10 + 3, 10 + 1]
    assert table.tells(MonumentsScored)[0] == MonumentsScored(0, 2, 3, 5)


@pytest.mark.rule("M4.1")
def test_m4_1_monuments_count_before_thalers_break_a_tie() -> None:
    table = camp("boehmen: 0 5", monuments="1 boehmen").purse(0, 20).purse(1, 0)
    table.run(EndOfGame())
    won = table.tells(GameWon)[-1]
    assert isinstance(won, GameWon)
    assert (won.winners, won.points) == ((1,), (0, 1, 0, 0))


@pytest.mark.rule("M4.2")
def test_m4_2_no_winter_scores_monuments() -> None:
    table = camp("boehmen: 0 9", "0 boehmen", "0 tirol koeln; 1 tirol")
    table.s.captured[0] = 1
    table.winter("tax_max_5", 5).run(EndOfYear())
    assert list(table.s.points) == [1, 0, 0, 0]  # the county alone
    assert table.tells(MonumentsScored) == []
    assert list(table.run(EndOfGame()).s.points) == [1 + 2 + 1, 1, 0, 0]


@pytest.mark.rule("M4.2")
def test_m4_2_a_captured_monument_counts_for_its_captor_only_and_once_a_game() -> None:
    text = "boehmen: 0 5; maehren: 0 3; tirol: 0 3"
    table = camp(text, "0 boehmen", "1 tirol").run(EndRound()).play("0 leader tirol")
    table.run(EndOfGame()).sound()
    assert list(table.s.points) == [1, 0, 0, 0]
    game = begin(3, ["leaders"]).until(lambda s: not s.agenda)
    assert len(game.tells(MonumentsScored)) == 3


@pytest.mark.rule("M3.9")
def test_m3_9_a_lost_leader_returns_when_the_new_events_lie_open() -> None:
    table = camp("boehmen: 0 4; tirol: 1 2", seats=3)
    table.s.leader = [-1, table.county("tirol"), -1]
    table.run(EndOfYear())
    assert table.asked() == [(0, "return_leader")]
    assert len(table.s.events) == 4
