"""A replay as it is kept: its marks, the view from which nothing is hidden, and logs that fork."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.wallenstein.whole_game import whole_game

from westphalia.engine import notation
from westphalia.engine.event import Remark
from westphalia.engine.game import SPECTATOR
from westphalia.engine.match import replay as play_record
from westphalia.engine.match import start
from westphalia.engine.step import NOBODY
from westphalia.games import find_game
from westphalia.games.wallenstein.board import load_board
from westphalia.games.wallenstein.events.base import AttackBegan, CountyConquered, MatReady
from westphalia.games.wallenstein.events.expansions import LeaderLost
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.server.tables.replays import ALL_OPEN, Replay
from westphalia.server.tables.snapshots import SeatLogs

RECORDS = {"wallenstein": "1/all.txt", "thirty_years_war": "1/tilly.txt"}
WALLENSTEIN_BOARD = load_board()


@cache
def replay_of(game: str) -> Replay:
    path = Path(__file__).parents[1] / game / "records" / RECORDS[game]
    record = notation.read(path.read_text("utf-8"), find_game)
    return Replay(play_record(find_game(game), record))


def test_marks_are_of_the_events_that_the_game_names_and_of_no_others() -> None:
    match = whole_game("line-up")
    marks = Replay(match).timeline()
    of_events = {
        (at, WALLENSTEIN.marks[type(event).__name__], getattr(event, "county", None))
        for at, event in match.log
        if type(event).__name__ in WALLENSTEIN.marks
    }
    assert len(marks) == len(of_events)
    assert {(mark["at"], mark["kind"]) for mark in marks} == {
        (at, kind) for at, kind, _ in of_events
    }


def test_a_mark_has_a_place_only_where_its_event_has_one() -> None:
    marks = Replay(whole_game("line-up")).timeline()
    assert {mark["kind"] for mark in marks if "county" not in mark} >= {"season", "scoring", "end"}
    assert all(mark["county"] for mark in marks if mark["kind"] == "battle")


def test_what_is_over_tells_at_which_answer_something_happened() -> None:
    match = whole_game("line-up")
    assert Replay(match).logged_at == [at for at, _ in match.log]


def test_looking_back_a_seat_reads_its_own_log_and_who_sees_everything_all_of_it() -> None:
    replay = Replay(whole_game("line-up"))
    whole = len(replay.log)
    replay.logs.visible[1] = list(range(0, whole, 3))
    read = {seat: replay.log_at(replay.visible, seat, 0) for seat in (0, 1, ALL_OPEN)}
    assert [length for _, length in read.values()] == [whole, len(range(0, whole, 3)), whole]
    entries = {seat: json.loads(text) for seat, (text, _) in read.items()}
    assert [entry["n"] for entry in entries[0]] == list(range(1, whole + 1))
    unnumbered = [{**entry, "n": 0} for entry in entries[ALL_OPEN][::3]]
    assert [{**entry, "n": 0} for entry in entries[1]] == unnumbered


def test_who_sees_everything_is_asked_nothing() -> None:
    encoded = Replay(whole_game("line-up")).encoded(10, ALL_OPEN)
    shown = json.loads(b"{%b}" % encoded)
    assert {name: shown[name] for name in ("seat", "turn", "questions", "undo")} == {
        "seat": ALL_OPEN, "turn": 0, "questions": [], "undo": 0,
    }  # fmt: skip
    assert shown["view"]["seat"] == ALL_OPEN


def test_a_log_that_goes_another_way_is_told_from_where_it_parts() -> None:
    log = whole_game("line-up").log[:60]
    other = [*log[:40], *whole_game("draft").log[-5:]]
    logs, anew = SeatLogs(WALLENSTEIN, 3), SeatLogs(WALLENSTEIN, 3)
    logs.update(log)
    anew.update(log[:40])
    unchanged = {seat: anew.length(seat) for seat in range(-1, 3)}
    assert logs.update(other) == unchanged
    other += whole_game("draft").log[-5:]
    for each in (logs, anew):
        each.update(other)
    assert [logs.since(seat, 0) for seat in range(-1, 3)] == [
        anew.since(seat, 0) for seat in range(-1, 3)
    ]
    assert logs.length(0) == len(other)


def shown(replay: Replay, seat: int, told: int) -> Any:
    at = replay.logged_at[replay.entries_of(seat)[told - 1]]
    return json.loads(b"{%b}" % replay.encoded(at, seat, told))["view"]


@pytest.mark.parametrize("game", ["wallenstein", "thirty_years_war"])
@pytest.mark.slow
def test_every_entry_has_a_moment_and_the_last_of_an_answer_is_its_position(game: str) -> None:
    replay = replay_of(game)
    for told, entry in enumerate(replay.entries_of(ALL_OPEN), start=1):
        at = replay.log[entry][0]
        last = entry + 1 == len(replay.log) or replay.log[entry + 1][0] > at
        view = shown(replay, ALL_OPEN, told)
        if last:
            assert replay.encoded(at, ALL_OPEN, told) == replay.encoded(at, ALL_OPEN)
        elif not isinstance(replay.log[entry][1], Remark):
            assert view["prompt"]["kind"] == "going_on"
        if told > 300:
            break


def test_while_something_is_told_the_table_is_as_it_is_then() -> None:
    replay = replay_of("wallenstein")
    attacks = [n for n, (_, event) in enumerate(replay.log) if isinstance(event, AttackBegan)]
    taken = 0
    for n in attacks:
        attack = replay.log[n][1]
        assert isinstance(attack, AttackBegan)
        origin, county = (WALLENSTEIN_BOARD.counties[c] for c in (attack.origin, attack.county))
        before = shown(replay, SPECTATOR, n)["counties"]
        then = shown(replay, SPECTATOR, n + 1)["counties"]
        assert before[origin]["armies"] == attack.left + attack.armies
        assert then[origin]["armies"] == attack.left
        assert then[county]["owner"] == before[county]["owner"] != attack.seat
        cast = shown(replay, SPECTATOR, n + 2)["counties"]
        assert cast[county]["owner"] == then[county]["owner"], "nobody has won yet"
        settled, told = replay.log[n + 2][1], n + 3
        if isinstance(settled, CountyConquered):
            told += settled.loser != NOBODY  # whose card and leader go before the county does
            told += isinstance(replay.log[told][1], LeaderLost)
            assert shown(replay, SPECTATOR, told)["counties"][county]["owner"] == attack.seat
            taken += 1
    assert 0 < taken < len(attacks)


def test_what_was_not_chosen_is_told_before_it_comes_true() -> None:
    replay = replay_of("thirty_years_war")
    told = next(n for n, (_, event) in enumerate(replay.log) if isinstance(event, Remark))
    at = replay.log[told][0]
    before = json.loads(b"{%b}" % replay.encoded(at - 1, ALL_OPEN))["view"]
    assert shown(replay, ALL_OPEN, told + 1) == before


def test_who_was_ready_first_while_all_planned_shows_nothing_of_their_mats() -> None:
    match = whole_game("line-up")
    ready = [n for n, (_, event) in enumerate(match.log) if isinstance(event, MatReady)]
    begun = start(WALLENSTEIN, match.record.header, bytes(32))
    for entry in match.entries[: match.log[ready[2]][0]]:
        begun.repeat(entry.seat, entry.choice)
    replay = Replay(begun)
    assert not replay.over
    planning = json.loads(b"{%b}" % replay.encoded(0, 0))["view"]
    for told in (ready[0] + 1, ready[1] + 1):
        assert shown(replay, 0, told) == planning
    assert not replay.tells(match.log[ready[0]][0], 0, ready[0] + 1), "that would be how far it was"
