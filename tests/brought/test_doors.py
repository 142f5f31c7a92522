"""Every door answers for a game that begins with its rules and a view alone."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from tests.brought.kit import EXAMPLE, NAME
from tests.cli.shell import done, run
from tests.server.kit import Person, Place, opened
from tests.terminal.talk import SECRET, at_random, talk

from westphalia.engine import notation
from westphalia.engine.game import Game
from westphalia.engine.match import Match, start, verify
from westphalia.games import find_game
from westphalia.locales import LANGUAGES, Tongue
from westphalia.terminal.faces import ColourFace
from westphalia.terminal.screens import find_screens
from westphalia.terminal.table import Table, paint


@pytest.fixture
def place(tmp_path: Path, lantern_street: Game) -> Iterator[Place]:
    with opened(tmp_path / "tables.db") as place:
        yield place


@pytest.fixture
def anna(place: Place) -> Person:
    return place.guest("Anna")


def begun(game: Game, seats: int = 3, **more: Any) -> Match:
    return start(game, game.header(["Anna", "Berta", "Carla", "Dora"][:seats], **more), SECRET)


def play_on(anna: Person, table: str, seats: int, random: Random) -> None:
    """All seats are hers; she answers until nobody is asked."""
    answers = 0
    while asked := [s for s in range(seats) if anna.position(table, s)["questions"]]:
        [question] = anna.position(table, asked[0])["questions"]
        choice = random.choice(question["choices"])
        answers += 1
        anna.answer(table, asked[0], [choice], f"answer {answers}")


# The server


def test_the_list_of_games_has_it_with_its_options_and_modules(anna: Person) -> None:
    *own, told = anna.get("/api/games")["games"]
    assert [game["doors"]["own"] for game in own] == [True, True]
    assert told["name"] == NAME
    assert (told["seats"], told["modules"], told["bots"]) == ([2, 3, 4], ["fireflies"], ["random"])
    assert told["options"][0]["values"] == ["short", "long"]
    assert told["doors"] == {"own": False, "page": False, "lessons": [], "words": []}


def test_what_it_does_not_bring_is_empty_or_refused_in_a_sentence(anna: Person) -> None:
    board = anna.get(f"/api/games/{NAME}/board")
    assert board == {"terms": {"seat": "seat", "winners": "seat", "lantern": "lantern"}}
    assert len(anna.get(f"/api/games/{NAME}/clauses")["clauses"]) == 12
    assert len(anna.get(f"/api/games/{NAME}/clauses?language=de")["clauses"]) == 12  # in English
    anna.get(f"/api/games/{NAME}/clauses?language=la", 400)
    for answer in (
        anna.get(f"/api/games/{NAME}/lessons/first", 404),
        anna.post(f"/api/games/{NAME}/lessons/first", status=404),
    ):
        assert answer["error"]["message"] == f"nobody has written a lesson of {NAME} yet"


def test_people_set_join_play_replay_and_fork_it(place: Place, anna: Person) -> None:
    chairs = ("me", "hot", "open")
    more = {"modules": ["fireflies"], "options": {"evenings": "short"}, "public": True}
    table = anna.new_table(*chairs, game=NAME, **more)
    assert [info["id"] for info in place.guest("Berta").get("/api/tables")["open"]] == [table]
    anna.post(f"/api/tables/{table}/sit", {"seat": 2, "name": "Carla"})
    if anna.get(f"/api/tables/{table}")["state"] == "open":
        anna.post(f"/api/tables/{table}/start")
    play_on(anna, table, 3, Random(3))
    info = anna.get(f"/api/tables/{table}")
    assert (info["state"], len(info["result"]["points"])) == ("over", 3)
    replay = anna.get(f"/api/tables/{table}/replay")
    assert replay["over"]
    assert list(replay["curves"]) == ["points"]
    assert verify(find_game(NAME), notation.read(text_of(anna, table), find_game)).over
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    fork = anna.post(f"/api/tables/{table}/fork", {"at": 4, "seats": seats, "title": "Again"})
    assert (fork["parent"], fork["modules"]) == (table, ["fireflies"])


def text_of(anna: Person, table: str) -> str:
    return str(anna.get(f"/api/tables/{table}/record"))


def test_a_seat_sees_its_own_hand_and_no_other(anna: Person) -> None:
    table = anna.new_table("me", "hot", "random", game=NAME)
    views = [anna.position(table, seat)["view"] for seat in (0, 1)]
    assert [list(view["hands"]) for view in views] == [["0"], ["1"]]
    assert not set(views[0]["hands"]["0"]) & set(views[1]["hands"]["1"])
    assert anna.position(table, -1)["view"]["hands"] == {}


def test_a_record_comes_back(place: Place, anna: Person, lantern_street: Game) -> None:
    match = begun(lantern_street)
    random = Random(1)
    while not match.over:
        question = random.choice(match.open)
        match.answer(question.seat, random.choice(question.choices))
    answer = place.client.post(
        "/api/records", content=notation.write(match.record), headers=anna.headers
    )
    assert answer.status_code == 200, answer.text
    assert (answer.json()["game"], answer.json()["state"]) == (NAME, "over")


# The terminal


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_in_the_terminal(language: str, lantern_street: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    told = talk(begun(lantern_street), at_random(7), path, language=language)
    assert told.match.over
    assert verify(lantern_street, notation.read(path.read_text(), find_game)).over
    assert any(line.startswith("- hang ") for line in told.output.splitlines())


def test_its_ids_are_read_as_words(lantern_street: Game) -> None:
    match = begun(lantern_street)
    screens = find_screens(Tongue("en"), match.record.header)
    question = match.open[0]
    assert screens.prose.prompt(question, {}) == "Hang"
    assert screens.prose.choice(lantern_street.vocabulary.parse("hang rose_3")) == "Hang rose 3"
    [shown] = [event for _, event in match.log if type(event).__name__ == "PrizeShown"]
    assert screens.prose.line(shown).startswith("Prize shown: 1, ")
    view = lantern_street.view(match.play.state, 0)
    players = screens.layout(view, question, shared=False).players
    assert [column.title for column in players.columns][:3] == ["Player", "Points", "In hand"]


@pytest.mark.parametrize("width", [80, 140])
def test_the_screen_fits(width: int, lantern_street: Game) -> None:
    match, out = begun(lantern_street, 4), io.StringIO()
    screens = find_screens(Tongue("en"), match.record.header)
    console = Console(file=out, width=width, height=40, force_terminal=True, highlight=False)
    face = ColourFace(io.StringIO(), console, paint(match, screens))
    table = Table(match, ["human", "random", "random", "random"], screens, face, SECRET, None)
    lines = console.render_lines(face.composed(table.screen(match.open[0])), pad=False)
    assert len(lines) < 40
    text = "\n".join("".join(segment.text for segment in line) for line in lines)
    for word in ("Lantern street", "Swept up", "Has hung", "Hang"):
        assert word in text


def test_people_at_one_screen_hand_it_over_before_each_question(lantern_street: Game) -> None:
    """Nobody knows which questions of such a game are secret."""
    match = begun(lantern_street, 2)
    screens = find_screens(Tongue("en"), match.record.header)
    assert "hang" in screens.secret_kinds
    assert "take" in screens.secret_kinds


# The commands


def test_it_is_simulated_and_fuzzed(lantern_street: Game) -> None:
    words = ("simulate", NAME, "--games", 8, "--processes", 1, "--json", "--modules", "fireflies")
    report = json.loads(done(*words))
    assert list(report["wins"]) == ["random"]
    assert "8 games" in run("fuzz", NAME, "--games", 8, "--processes", 1).output
    assert "evenings" in done("simulate", "--help")


def test_it_goes_on_in_other_processes(lantern_street: Game) -> None:
    assert "8 games" in run("fuzz", NAME, "--games", 8, "--processes", 2).output


# The example itself


@pytest.mark.slow
def test_the_tests_of_the_example_pass() -> None:
    """As whoever has copied it would run them."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    env = {**os.environ, "PYTHONPATH": str(EXAMPLE)}
    told = subprocess.run(command, cwd=EXAMPLE, env=env, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout[-3000:]
