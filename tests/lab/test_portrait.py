"""A portrait of a war: what each side did turn by turn, counted from records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.shell import done, refused

from westphalia.engine.chance import Sampling
from westphalia.engine.event import Event
from westphalia.engine.step import Play
from westphalia.games import find_game
from westphalia.games.thirty_years_war.board import UNITED_PROVINCES
from westphalia.games.thirty_years_war.events import battle, cards, march, pay
from westphalia.games.thirty_years_war.pieces import LEADERS, leaders_at, units_at
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState
from westphalia.lab.arena import Series, play_series
from westphalia.lab.portrait import Counts, files_of, often, pays, portrait, sketches
from westphalia.lab.thirty_years_war.portrait import MEASURES, Portrait

WAR = find_game("thirty_years_war")
HEADER = WAR.header(["one", "two"], options={"scenario": "apocalypse"})


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wars")
    series = Series(HEADER, ("captain", "soldier"), 6, seed=5, records=str(folder))
    assert len(list(play_series(series))) == 6
    return folder


def test_every_unit_at_a_pay_is_counted_once_and_idle_at_most_once(records: Path) -> None:
    drawn = [one for one in sketches(files_of(records), 1) if one]
    assert len(drawn) == 6
    for one in drawn:
        assert one.periods == tuple(map(str, range(10, 10 + len(one.periods))))
        for seat in (0, 1):
            for turn in one.counted[seat]:
                units = turn.get("units", 0)
                ways = ("paid_by_land", "paid_by_aid", "unpaid")
                assert sum(turn.get(way, 0) for way in ways) == units
                assert turn.get("idle_armies", 0) <= turn.get("idle", 0) <= units
                uses = ("act", "recruit", "aid", "event", "free")
                assert sum(turn.get(use, 0) for use in uses) <= 6
            assert one.counted[seat][-1]["total"] == one.points[seat]
    assert sum(turn.get("idle", 0) for one in drawn for turn in one.counted[0]) > 0


def test_bots_and_sides_are_told_apart_and_processes_change_nothing(records: Path) -> None:
    found = portrait(sketches(files_of(records), 1))
    (war,) = found["scenarios"]
    who = [(one["bot"], one["side"], one["games"]) for one in war["players"]]
    assert who == [
        *(("captain", "Protestant", 3), ("captain", "Catholic", 3)),
        *(("soldier", "Protestant", 3), ("soldier", "Catholic", 3)),
    ]
    assert found == portrait(sketches(files_of(records), 2))


# Who is idle


def standing_army() -> tuple[ThirtyYearsWarState, int, int, tuple[int, ...]]:
    """A position, and in it a side with an army: the place and the units."""
    s = WAR.set_up(WAR.header(["one", "two"]))
    play = Play(s, Sampling(1))
    assert isinstance(s, ThirtyYearsWarState)
    assert play.open
    place = next(n for n, here in enumerate(s.pieces) if here and here[0] < LEADERS <= here[-1])
    seat = 0 if units_at(s, place, 0) else 1
    assert leaders_at(s, place, seat)
    return s, place, seat, tuple(units_at(s, place, seat))


def idle_after(*events: Event, place: int, seat: int, s: ThirtyYearsWarState) -> float:
    """How many units of a place are idle at the pay, when this has happened in the turn."""
    counts = Counts(2)
    sitter = Portrait(counts)
    units = tuple(units_at(s, place, seat))
    sitter.hears(cards.TurnBegan(1, 1618, 1619, 0), s)
    sitter.hears(cards.RoundBegan(1), s)
    for event in events:
        sitter.hears(event, s)
    sitter.hears(pay.LeftUnpaid(seat, place, units[:1]), s)
    sitter.hears(pay.PaidAtHome(seat, place, units[1:]), s)
    assert counts.periods["1"][seat]["units"] == len(units)
    return counts.periods["1"][seat].get("idle", 0)


def test_who_stands_where_he_stood_is_idle() -> None:
    s, place, seat, units = standing_army()
    assert idle_after(place=place, seat=seat, s=s) == len(units)


def test_who_marches_away_is_not_idle_even_if_he_comes_back() -> None:
    s, place, seat, units = standing_army()
    leader = leaders_at(s, place, seat)[0]
    away = 0 if place else 1
    events = (
        march.ForceFormed(seat, leader, (leader,), units[:1]),
        march.Marched(seat, place, away, (leader,), units[:1], 3),
        march.Marched(seat, away, place, (leader,), units[:1], 2),
    )
    assert idle_after(*events, place=place, seat=seat, s=s) == len(units) - 1
    passing = (
        march.ForceFormed(seat, leader, (leader,), units[:1]),
        march.Marched(seat, away, place, (leader,), units[:1], 3),
        march.Marched(seat, place, away, (leader,), units[:1], 2),
    )
    assert idle_after(*passing, place=place, seat=seat, s=s) == len(units), "others passed by"
    picked = march.UnitPickedUp(seat, units[0], place)
    assert idle_after(picked, place=place, seat=seat, s=s) == len(units) - 1


def test_nobody_is_idle_at_a_battle_or_a_siege_or_in_the_dutch_war() -> None:
    s, place, seat, units = standing_army()
    fight = battle.BattleBegan(1 - seat, place, (), (), 1, 1)
    assert idle_after(fight, place=place, seat=seat, s=s) == 0
    laid = battle.SiegeLaid(1 - seat, place, 6, 3)
    assert idle_after(laid, place=place, seat=seat, s=s) == 0
    s.siege[place] = 1
    assert idle_after(place=place, seat=seat, s=s) == 0
    s.pieces[UNITED_PROVINCES] = list(units)
    assert idle_after(place=UNITED_PROVINCES, seat=seat, s=s) == 0


# Figures


def test_what_pays_is_measured_beside_the_same_bot_on_the_same_side(records: Path) -> None:
    drawn = [one for one in sketches(files_of(records), 1) if one]
    total = next(one for one in MEASURES if one.name == "total")
    assert pays(drawn[:1], total) is None, "a few games say nothing"
    found = portrait(drawn)["scenarios"][0]["pays"]
    assert {"unpaid", "act"} <= {one["measure"] for one in found}
    assert all(one["error"] > 0 for one in found)


def test_a_period_that_few_games_reach_is_not_shown() -> None:
    assert often([["1"], ["1", "2"]]) == ["1", "2"]
    assert often([*[["1"]] * 40, ["1", "2"]]) == ["1"]


# The page


def test_report_makes_a_portrait_of_a_folder_of_records(records: Path, tmp_path: Path) -> None:
    page = tmp_path / "war.html"
    said = done("report", records, "--page", page, "--processes", 1)
    assert said == f"{page}: a portrait of 6 games\n"
    text = page.read_text()
    for word in ("captain, Protestant", "Idle units", "Units by pay", "In numbers", "What paid"):
        assert word in text
    found = json.loads(page.with_suffix(".json").read_text())
    assert found["scenarios"][0]["players"][0]["whole"]["unpaid"]["games"] == 3
    assert "scenarios" in page.with_suffix(".figures.csv").read_text()


def test_what_is_no_folder_of_wars_is_refused(tmp_path: Path) -> None:
    refused("there is no record in", "report", tmp_path)
    header = find_game("wallenstein").header(["one", "two", "three"])
    list(play_series(Series(header, ("random",) * 3, 1, seed=5, records=str(tmp_path))))
    refused("there is no portrait of wallenstein", "report", tmp_path, "--processes", 1)
