"""W1.1, W1.2, W1.4, W1.5 Players, pieces that may or may not run out, the table before spring."""

import random

import pytest
from tests.wallenstein.kit import NAMES, Table, begin, position, season

from westphalia.engine.chance import Sampling
from westphalia.engine.game import SPECTATOR, SetUpError
from westphalia.engine.rows import row
from westphalia.engine.step import NOBODY, Play
from westphalia.games.wallenstein.events.base import ActionSkipped, EventDrawn, GrainLost
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.rules.combat import devastate
from westphalia.games.wallenstein.rules.planning import TurnUpEvents
from westphalia.games.wallenstein.rules.set_up import ClearTray, FillTower, LineUp, SetUp
from westphalia.games.wallenstein.state import OUT_OF_PLAY, counties_of
from westphalia.games.wallenstein.terms import Building
from westphalia.games.wallenstein.tower import COLOURS, PEASANTS
from westphalia.games.wallenstein.words import MONEY, MONEY_CARDS

REMOVED = "bremen holstein luettich burgund konstanz bayern steiermark tirol".split()


@pytest.mark.rule("W1.1.1")
def test_w1_1_1_three_to_five_players_and_no_other_number() -> None:
    for seats in (3, 4, 5):
        assert len(begin(seats).asked()) == seats
    for players in ([], NAMES[:2], [*NAMES, "franz"]):
        with pytest.raises(SetUpError, match=f"3, 4, 5 players, not {len(players)}"):
            WALLENSTEIN.header(players)


def colours(table: Table) -> list[int]:
    """The cubes of each seat and of the peasants, wherever they are."""
    s = table.s
    held = [sum(s.armies[county] for county in counties_of(s, seat)) for seat in range(s.seats)]
    tower = [sum(s.inside[colour::COLOURS]) + s.tray[colour] for colour in range(COLOURS)]
    return [*map(sum, zip(s.supply, held, tower, strict=False)), s.peasants + tower[PEASANTS]]


@pytest.mark.rule("W1.1.9", "W1.1.10")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_w1_1_9_the_cubes_of_each_colour_add_up_throughout_a_game(seats: int) -> None:
    table, rng = begin(seats), random.Random(seats)
    while table.hand.open:
        question = rng.choice(table.hand.open)
        table.hand.answer(question.seat, rng.choice(question.choices))
        assert colours(table) == [62] * seats + [20]
        assert min(table.s.peasants, *table.s.supply, *table.s.armies) >= 0
    table.sound()


@pytest.mark.rule("W1.1.9", "W1.1.10")
@pytest.mark.parametrize("lost", ["a supply", "the map", "the tower", "the tray", "the peasants"])
def test_w1_1_9_a_lost_cube_is_noticed(lost: str) -> None:
    table = position("boehmen: 0 5").tray(s0=2, peasants=1).sound()
    if lost == "a supply":
        table.s.supply[0] -= 1
    elif lost == "the map":
        table.s.armies[table.county("boehmen")] -= 1
    elif lost == "the tower":
        table.s.inside[0] -= 1
    elif lost == "the tray":
        table.s.tray[0] -= 1
    else:
        table.s.peasants -= 1
    assert WALLENSTEIN.faults(table.s)


@pytest.mark.rule("W1.1.13")
@pytest.mark.parametrize("building", ["palace", "church", "trading_post"])
def test_w1_1_13_a_kind_of_building_that_is_used_up_cannot_be_built(building: str) -> None:
    table = position("boehmen: 0 5")
    table.s.stock[Building[building.upper()]] = 0
    table.act(f"build_{building}", 0, "boehmen")
    assert table.buildings("boehmen") == set()
    assert table.s.thalers[0] == 15
    assert [event.reason for event in table.tells(ActionSkipped)] == ["stock"]


@pytest.mark.rule("W1.1.13")
def test_w1_1_13_removed_buildings_return_to_the_stock() -> None:
    table = position("boehmen: 0 5 palace trading_post; passau: 1 2 palace")
    assert list(table.s.stock) == [26, 26, 25]
    table.s.supply[0] += table.armies("boehmen")
    devastate(table.hand, table.county("boehmen"))
    assert list(table.s.stock) == [27, 26, 26]
    table.sound()


@pytest.mark.rule("W1.1.14")
def test_w1_1_14_revolt_markers_never_run_out() -> None:
    table = position("boehmen: 0 5; passau: 0 2 *42").act("collect_taxes", 0, "boehmen")
    assert (table.markers("boehmen"), table.markers("passau")) == (1, 42)
    table.sound()


@pytest.mark.rule("W1.1.15", "W1.5.6")
def test_w1_1_15_the_bank_pays_even_when_all_coins_are_out() -> None:
    table = position("burgund: 0 5; boehmen: 0 2")
    table.s.thalers = row([160, 0, 0, 0])
    table.act("collect_taxes", 0, "burgund")
    assert list(table.s.thalers) == [167, 0, 0, 0]


@pytest.mark.rule("W1.5.6")
def test_w1_5_6_payments_go_to_the_bank_and_to_no_seat() -> None:
    table = position("burgund: 0 5").act("build_palace", 0, "burgund").act("deploy_5", 0, "burgund")
    assert list(table.s.thalers) == [15 - 3 - 3, 15, 15, 15]


@pytest.mark.rule("W1.2.1")
@pytest.mark.parametrize(("seats", "removed"), [(3, REMOVED), (4, []), (5, [])])
def test_w1_2_1_eight_counties_leave_the_game_with_three_players(
    seats: int, removed: list[str]
) -> None:
    table = begin(seats)
    gone = {table.board.counties[c] for c, own in enumerate(table.s.owner) if own == OUT_OF_PLAY}
    assert gone == set(removed)
    drafting = begin(seats, setup="draft").s
    assert len(drafting.pile) + len(drafting.face_up) == (37 if removed else 45)


@pytest.mark.rule("W1.2.2")
@pytest.mark.parametrize("action", ["combat_move_a", "combat_move_b"])
def test_w1_2_2_nobody_marches_into_a_removed_county(action: str) -> None:
    table = position("salzburg: 0 5; kaernten: 0 3; augsburg: 1 2", seats=3)
    table.act(action, 0, "salzburg")
    targets = "augsburg kaernten oberoesterreich regensburg".split()  # not bayern, not tirol
    assert sorted(table.offers(0)) == sorted([*[f"march {t}" for t in targets], "stay"])


@pytest.mark.rule("W1.2.2")
def test_w1_2_2_no_card_of_a_removed_county_can_be_had() -> None:
    table = season("salzburg: 0 5", seats=3)
    assert not {f"bid {county}" for county in REMOVED} & set(table.offers(0))
    assert "bid salzburg" in table.offers(0)
    assert not set(REMOVED) & WALLENSTEIN.view(table.s, 0)["counties"].keys()


@pytest.mark.rule("W1.2.7")
@pytest.mark.parametrize(("seats", "in_play"), [(3, False), (4, True)])
def test_w1_2_7_luettich_is_in_play_with_four_players_not_with_three(
    seats: int, in_play: bool
) -> None:
    table = position("koeln: 0 5", seats).act("combat_move_a", 0, "koeln")
    assert ("march luettich" in table.offers(0)) is in_play
    drafting = begin(seats, setup="draft").s
    luettich = table.county("luettich")
    assert (luettich in drafting.pile + drafting.face_up) is in_play


@pytest.mark.rule("W1.2.3")
@pytest.mark.parametrize("setup", ["line-up", "draft"])
@pytest.mark.parametrize(("seats", "thalers"), [(3, 18), (4, 15), (5, 12)])
def test_w1_2_3_starting_money(seats: int, thalers: int, setup: str) -> None:
    table = begin(seats, setup=setup).answer_until("plan")
    assert list(table.s.thalers) == [thalers] * seats


@pytest.mark.rule("W1.2.4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_w1_2_4_each_seat_has_a_mat_62_armies_and_five_money_cards(seats: int) -> None:
    table = position(seats=seats)
    assert list(table.s.supply) == [62] * seats
    table.run(SetUp())
    assert [hand[-5:] for hand in table.s.hands] == [list(range(MONEY, MONEY + 5))] * seats
    assert [len(plan) for plan in table.s.plans] == [10 + 1] * seats
    assert MONEY_CARDS == 5


@pytest.mark.rule("W1.2.5")
def test_w1_2_5_supplies_and_coins_are_open_to_everyone() -> None:
    table = season("boehmen: 0 5; tirol: 1 2; mark: 2 9; trier: 3 1")
    table.s.thalers = row([3, 14, 15, 92])
    table.plan(0)
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        seats = WALLENSTEIN.view(table.s, viewer)["seats"]
        assert [seat["thalers"] for seat in seats] == [3, 14, 15, 92]
        assert [seat["supply"] for seat in seats] == [57, 60, 53, 61]


@pytest.mark.rule("W1.2.6")
@pytest.mark.parametrize("seats", [3, 4])
def test_w1_2_6_unused_colours_stay_out_of_the_tower_but_all_tiles_are_used(seats: int) -> None:
    table = position(seats=seats).falls({}).run(SetUp())
    assert table.thrown[0][seats:PEASANTS] == [0] * (5 - seats)
    assert table.thrown[0][:seats] == [7] * seats
    assert len(table.s.supply) == seats
    assert sorted(table.s.tiles) == [0, 1, 2, 3, 4]


@pytest.mark.rule("W1.4.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_w1_4_1_the_line_up_gives_counties_armies_and_cards(seats: int) -> None:
    table = position(seats=seats).falls({}).run(SetUp())
    for seat, line_up in enumerate(table.board.line_ups[seats]):
        assert counties_of(table.s, seat) == sorted(county for county, _ in line_up)
        assert all(table.s.armies[county] == armies for county, armies in line_up)
        assert table.s.hands[seat][:-5] == sorted(county for county, _ in line_up)
        assert table.s.supply[seat] == 62 - 7 - sum(armies for _, armies in line_up)
    assert table.asked() == [(seat, "plan") for seat in range(seats)]
    table.sound()


@pytest.mark.rule("W1.4.1")
def test_w1_4_1_drawn_line_ups_deal_the_printed_ones_by_lot() -> None:
    table = position(seats=3, setup="drawn line-up").draws(2, 0).run(LineUp())
    dealt = [counties_of(table.s, seat) for seat in range(3)]
    printed = [sorted(county for county, _ in one) for one in table.board.line_ups[3]]
    assert dealt == [printed[2], printed[0], printed[1]]


@pytest.mark.rule("W1.5.1")
def test_w1_5_1_points_and_grain_start_at_nothing() -> None:
    s = begin(5).s
    assert (list(s.points), list(s.grain)) == ([0] * 5, [0] * 5)


@pytest.mark.rule("W1.5.2")
def test_w1_5_2_twenty_peasants_wait_in_the_common_supply() -> None:
    s = position().run(LineUp()).s
    assert s.peasants == 20
    assert s.inside[PEASANTS::COLOURS] == [0, 0]
    assert s.tray[PEASANTS] == 0


@pytest.mark.rule("W1.5.3", "W1.5.5")
@pytest.mark.parametrize(("seats", "cubes"), [(3, 31), (4, 38), (5, 45)])
def test_w1_5_3_seven_cubes_of_each_seat_and_ten_peasants_in_one_throw(
    seats: int, cubes: int
) -> None:
    table = position(seats=seats).falls({0: 7, "peasants": 4}).run(FillTower())
    assert table.thrown == [[7] * seats + [0] * (5 - seats) + [10]]
    assert sum(table.thrown[0]) == cubes
    assert list(table.s.supply) == [62 - 7] * seats
    assert table.s.peasants == 20 - 10
    assert table.s.tray == [7, 0, 0, 0, 0, 4]


@pytest.mark.rule("W1.5.4")
def test_w1_5_4_what_falls_through_returns_to_its_supply() -> None:
    table = position(seats=3).falls({0: 5, 1: 7, "peasants": 6})
    table.run(FillTower(), ClearTray())
    assert table.s.tray == [0] * COLOURS
    assert list(table.s.supply) == [60, 62, 55]
    assert table.s.peasants == 16
    assert [sum(table.s.inside[c::COLOURS]) for c in range(COLOURS)] == [2, 0, 7, 0, 0, 4]
    table.sound()


@pytest.mark.rule("W1.5.4")
def test_w1_5_4_the_tray_is_empty_when_planning_begins() -> None:
    for seed in range(5):
        play = Play(WALLENSTEIN.set_up(WALLENSTEIN.header(NAMES)), Sampling(seed))
        assert play.state.tray == [0] * COLOURS
        assert sum(play.state.inside) > 0


@pytest.mark.rule("W1.5.7")
def test_w1_5_7_the_top_four_of_twelve_events_lie_open_for_the_first_year() -> None:
    table = position().draws(11, 0, 4, 8).run(TurnUpEvents(0))
    assert table.s.events == [0, 5, 10, 11]
    assert table.s.event_pile == [1, 2, 3, 4, 6, 7, 8, 9]
    opened = WALLENSTEIN.view(begin().s, SPECTATOR)["events"]
    assert len(opened) == 4


@pytest.mark.rule("W1.5.8")
def test_w1_5_8_three_open_events_serve_the_rounds_and_the_last_sets_the_winters_loss() -> None:
    table = begin()
    opened = set(table.s.events)
    table.until(lambda s: s.year == 1)
    rounds = [event.event for event in table.tells(EventDrawn)]
    [winter] = table.tells(GrainLost)
    assert len(rounds) == 3
    assert {*rounds, winter.event} == opened
    assert winter.loss == table.board.event_loss[winter.event]


@pytest.mark.rule("W1.5.9")
def test_w1_5_9_actions_and_tiles_are_laid_out_anew_each_round() -> None:
    table = begin(3).until(lambda s: s.season == 1)
    assert table.s.done == 0
    assert [action == -1 for action in table.s.row] == [False] * 5 + [True] * 5
    assert sorted(table.s.tiles) == [0, 1, 2, 3, 4]
    assert table.s.tokens == [NOBODY] * 5
