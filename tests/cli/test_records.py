"""replay and verify: good records to any point, and every kind of broken one."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import PLAYERS, SECRET
from tests.cli.shell import done, refused, run

from westphalia.clauses import clauses
from westphalia.engine import notation
from westphalia.engine.match import Match, replay
from westphalia.games import find_game
from westphalia.games.wallenstein.game import WALLENSTEIN


def test_replay_goes_to_the_end_and_tells_the_points(finished: Path, finished_match: Match) -> None:
    points = WALLENSTEIN.scores(finished_match.play.state)
    told = ", ".join(f"{name}: {n}" for name, n in zip(PLAYERS, points, strict=True))
    answers = len(finished_match.entries)
    assert done("replay", finished) == f"{answers} answers stand; the game is over; {told}\n"


def test_replay_stops_after_any_line(finished: Path) -> None:
    assert done("replay", finished, "--to", 0).startswith("0 answers stand; the game is still open")
    assert done("replay", finished, "--to", 5).startswith("5 answers stand")
    assert done("replay", finished, "--to", 6).startswith("4 answers stand")  # one was taken back


def test_replay_shows_the_view_of_a_seat_as_json_and_nothing_else(
    finished: Path, finished_match: Match
) -> None:
    there = replay(WALLENSTEIN, finished_match.record, 20).play.state
    shown = done("replay", finished, "--to", 20, "--seat", 0, "--json", "--log")
    assert json.loads(shown) == WALLENSTEIN.view(there, 0)
    public = done("replay", finished, "--to", 20, "--json")
    assert json.loads(public) == WALLENSTEIN.view(there, -1) != WALLENSTEIN.view(there, 0)


def test_the_log_has_a_line_with_a_clause_for_every_event_the_seat_may_know(
    unfinished: Path,
) -> None:
    match = replay(WALLENSTEIN, notation.read(unfinished.read_text(), find_game))
    for seat in (-1, 0):
        *log, _ = done("replay", unfinished, "--log", "--seat", seat).splitlines()
        assert len(log) == len(match.seen(seat))
        found = [re.fullmatch(r" *\d+  \S.* \((\S+)\)", line) for line in log]
        assert {match[1] for match in found if match} <= clauses("wallenstein").keys()
        assert all(found)


def test_a_fork_is_a_record_of_what_stands_and_promises_nothing(
    finished: Path, finished_match: Match, tmp_path: Path
) -> None:
    path = tmp_path / "fork.record"
    assert f"forked to {path}\n" in done("replay", finished, "--to", 30, "--fork", path)
    record = notation.read(path.read_text(), find_game)
    before = replay(WALLENSTEIN, finished_match.record, 30)
    assert record.lines == before.entries
    assert (record.header.commitment, record.secret) == ("", "")
    twin = replay(WALLENSTEIN, record)
    assert WALLENSTEIN.encode(twin.play.state) == WALLENSTEIN.encode(before.play.state)
    assert "28 answers stand" in done("replay", path)


def test_a_fork_may_take_the_place_of_its_own_record(unfinished: Path) -> None:
    done("replay", unfinished, "--to", 10, "--fork", unfinished)
    assert "8 answers stand" in done("replay", unfinished)
    assert [path.name for path in unfinished.parent.iterdir()] == [unfinished.name]


def test_verify_recomputes_every_outcome(finished: Path, finished_match: Match) -> None:
    lines = len(finished_match.record.lines)
    assert f"{finished} is true: {lines} lines" in done("verify", finished)


# Broken records


def line(number: int, body: str) -> Callable[[str], str]:
    """Say something else in the line of that number."""
    return lambda text: re.sub(rf"(?m)^{number}\. .*$", f"{number}. {body}", text)


def swap(old: str, new: str) -> Callable[[str], str]:
    def changed(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return changed


UNREADABLE = {
    "line 1: a record begins with 'Westphalia record 1'": swap("record 1", "record 2"),
    "line 2: the record follows version 99 of the rules of wallenstein": swap(
        "stein 1", "stein 99"
    ),
    "line 2: 'chess' is no game here": swap("game: wallenstein", "game: chess"),
    "line 3: wallenstein is for 3, 4, 5 players, not 1": swap(
        "seat 1: captain 2\nseat 2: Bert\n", ""
    ),
    "line 4: 'seat 1 captain 2' is no header line": swap("seat 1:", "seat 1"),
    "line 5: 'seat 1' stands in the header twice": swap("seat 2", "seat 1"),
    "line 6: 'chess' is no module of wallenstein": swap("modules: leaders", "modules: chess"),
    "line 7: 'weather' is no option of wallenstein": swap("option setup", "option weather"),
    "line 10: the option tower may be layered, spielbyweb, not 'eiffel'": swap("layered", "eiffel"),
    "line 12: 'promise' is unknown in a header": swap("commitment", "promise"),
    "the data of the header cannot be read": swap("commitment:", "data: {\ncommitment:"),
    "the data of the header must be a table": swap("commitment:", "data: []\ncommitment:"),
    "behind 0. stand only outcomes of chance, not 'x'": swap("\n0. ", "\n0. x "),
    "does not begin with the number of a line and a dot": swap("\n1. ", "\none "),
    "1. is missing: here stands 2.": swap("\n1. ", "\n2. "),
    "'0 march atlantis' is not a choice": line(1, "0 0 march atlantis"),
    "did you mean": line(1, "0 march boehmenn"),
    "does not begin with a seat": line(1, "Anna ready"),
    "the outcomes of chance are whole numbers, not '1 x'": line(1, "0 ready [1 x]"),
    "draws no chance, but outcomes stand behind it": line(6, "0 undo [1]"),
}

UNPLAYABLE = {
    "the opening does not fit the rules: the overlay: counties.prag is not in the data": swap(
        "commitment:", 'data: {"counties": {"prag": {}}}\ncommitment:'
    ),
    "the opening does not fit the rules: the outcomes have run out": line(0, "[0]"),
    "the line that begins with 1.: seat 0 may not 'stay' now (W3": line(1, "0 stay"),
    "the line that begins with 1.: seat 3 may not 'ready' now": line(1, "3 ready"),
    "the line that begins with 2.: the outcomes 3 stand there": lambda text: re.sub(
        r"(?m)^(2\. .*)$", r"\1 [3]", text
    ),
    "the line that begins with 38.: the outcomes have run out": line(38, "2 ready"),
    "the line that begins with 38.: the outcome 99 stands where the rules draw": line(
        38, "2 ready [99]"
    ),
    "the line that begins with 3.: seat 1 has nothing to take back": line(3, "1 undo"),
    "the line that begins with 3.: there are 2 answers; 9 cannot be kept": line(3, "rewind 9"),
}


@pytest.mark.parametrize(("sentence", "damage"), (UNREADABLE | UNPLAYABLE).items())
def test_a_broken_record_is_refused_with_its_name_and_its_line(
    sentence: str, damage: Callable[[str], str], unfinished: Path, tmp_path: Path
) -> None:
    whole = unfinished.read_text()
    text = damage(whole)
    assert text != whole
    unfinished.write_text(text)
    fork = tmp_path / "fork.record"
    for words in (("replay", unfinished, "--fork", fork), ("terminal", "--load", unfinished)):
        refused(f"{unfinished}, ", *words)
        refused(sentence, *words)
    assert not fork.exists()
    assert unfinished.read_text() == text


FALSE = {
    "the record does not reveal its secret": swap(f"secret: {SECRET.hex()}\n", ""),
    "the secret does not fit the commitment": swap(SECRET.hex(), bytes(32).hex()),
    "the secret is not a hexadecimal number": swap(SECRET.hex(), "swordfish"),
    "the opening is not what the secret gives": lambda text: re.sub(r"\n0\. \[\d", "\n0. [9", text),
    "the line that begins with 38.: the outcomes are not what the secret gives": lambda text: line(
        38, "2 ready [0]" if "\n38. 2 ready [1]" in text else "2 ready [1]"
    )(text),
}


@pytest.mark.parametrize(("sentence", "damage"), FALSE.items())
def test_a_false_record_does_not_pass(
    sentence: str, damage: Callable[[str], str], finished: Path
) -> None:
    finished.write_text(damage(finished.read_text()))
    refused(f"{finished}, {sentence}", "verify", finished)


def test_an_unfinished_record_cannot_be_verified(unfinished: Path) -> None:
    refused("the record does not reveal its secret", "verify", unfinished)


def test_a_seat_that_is_not_at_the_table_sees_nothing(finished: Path) -> None:
    refused("the record has the seats 0 to 2, not 3", "replay", finished, "--seat", 3)
    refused("the record has the seats 0 to 2, not -2", "replay", finished, "--seat", -2)
    refused("'x' is not a valid integer", "replay", finished, "--seat", "x")
    refused("-1 is not in the range", "replay", finished, "--to", -1)


def test_a_match_goes_on_only_with_its_own_secret(unfinished: Path) -> None:
    beside = unfinished.with_name(unfinished.name + ".secret")
    beside.write_text(bytes(32).hex())
    refused("the secret does not fit the commitment", "terminal", "--load", unfinished)
    beside.write_text("swordfish")
    refused("the secret is not a hexadecimal number", "terminal", "--load", unfinished)
    beside.write_bytes(b"\xff\xfe")
    refused(f"{beside} is not a text in UTF-8", "terminal", "--load", unfinished)


def test_a_table_for_a_record_has_as_many_seats(unfinished: Path) -> None:
    words = ["terminal", "--load", unfinished, "--seat", "human"]
    refused("there are 3 seats, but 1 are taken", *words)
    assert run(*words).exit_code == 1


def test_no_file_is_named_twice(finished: Path, tmp_path: Path) -> None:
    """A page or a table would take the place of what it is made of; only a fork may."""
    text = finished.read_text()
    refused("is named twice", "analyse", "--page", tmp_path / "." / finished.name, finished)
    both = ("--csv", tmp_path / "games", "--resume", tmp_path / "games")
    refused("is named twice", "simulate", "wallenstein", "--games", 1, *both)
    assert finished.read_text() == text
    assert list(tmp_path.iterdir()) == [finished]
