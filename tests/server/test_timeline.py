"""A replay as it is kept: its marks, the view from which nothing is hidden, and logs that fork."""

from __future__ import annotations

import json

from tests.wallenstein.whole_game import whole_game

from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.server.tables.logs import SeatLogs
from westphalia.server.tables.replay import ALL_OPEN, Replay


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
