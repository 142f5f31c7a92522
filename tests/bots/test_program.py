"""A bot that is a program: what it is told, what it may say, and that it ends when it should."""

from __future__ import annotations

import gc
import json
import os
import select
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any

import msgspec
import pytest
from tests.bots.strangers import BLAMED, program

import westphalia as w
from westphalia.bots import program as programs
from westphalia.bots.leash import NOT_STARTED
from westphalia.bots.player import Listener, SeatView
from westphalia.bots.program import IDLE, end_idle, greeting, position
from westphalia.bots.registry import seat_bot
from westphalia.games import GAMES

GAME = w.game("wallenstein")
HEADER = GAME.header(["one", "two", "three"], ["court"])


@pytest.fixture(autouse=True)
def none_left() -> Iterator[None]:
    yield
    end_idle()
    gc.collect()
    assert list(programs.RUNNING) == []


def asked(seat: int = 0) -> tuple[SeatView, w.Question]:
    """What a seat sees, and is asked."""
    match = w.start(GAME, HEADER, bytes(32))
    return SeatView(GAME, HEADER, match.play.state, seat), match.open[seat]


def own(folder: Path, code: str) -> str:
    """A bot that is a program of these lines."""
    (folder / "own.py").write_text(dedent(code))
    return f"mine=cmd:{shlex.join([sys.executable, str(folder / 'own.py')])}"


def over(player: w.Bot, result: dict[str, Any] | None) -> None:
    assert isinstance(player, Listener)
    player.over(result)


def keeping(folder: Path) -> str:
    """A bot that keeps all lines that it reads."""
    return own(
        folder,
        f"""\
        import json, os, sys
        with open({str(folder / "read")!r}, "a") as kept:
            for line in sys.stdin:
                kept.write(line)
                kept.flush()
                said = json.loads(line)
                if said["type"] == "position":
                    choices = said["questions"][0]["choices"][-1:]
                    answer = {{"type": "answer", "turn": said["turn"], "choices": choices}}
                    print(json.dumps(answer), flush=True)
            kept.write(json.dumps({{"pid": os.getpid()}}) + "\\n")
        """,
    )


def read(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "read").read_text().splitlines()]


# what it is told


def test_it_is_greeted_asked_and_told_the_end_of_several_games(tmp_path: Path) -> None:
    bot = keeping(tmp_path)
    for seed, seat in ((5, 0), (2**60 + 1, 2)):
        player = seat_bot(bot, HEADER, seed)
        seat_view, question = asked(seat)
        for _ in range(2):
            assert player.answer(seat_view, question).choice is question.choices[-1]
        over(player, {"winners": [seat], "points": [1, 2, 3]})
        assert len(IDLE) == 1
    end_idle()
    *lines, last = read(tmp_path)
    assert [line["type"] for line in lines] == ["hello", "position", "position", "over"] * 2
    assert list(last) == ["pid"], "one process played both games, and saw the end of its input"
    hello = lines[4]
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "wallenstein",
        "version": GAME.version,
        "players": ["one", "two", "three"],
        "modules": ["court"],
        "options": HEADER.options,
        "data": {},
        "seat": 2,
        "seed": (2**60 + 1) % 2**53,
    }
    seat_view, question = asked(2)
    [sent] = lines[6]["questions"]
    assert sent["choices"] == [choice.text for choice in question.choices]
    assert (sent["kind"], sent["clause"], sent["about"]) == (question.kind, question.clause, {})
    assert [line["turn"] for line in lines if line["type"] == "position"] == [1, 2, 1, 2]
    assert lines[3] == {"type": "over", "result": {"winners": [0], "points": [1, 2, 3]}}


@pytest.mark.parametrize("name", GAMES)
def test_the_view_is_the_one_that_clients_of_a_server_are_sent(name: str) -> None:
    """And nothing else of the position: what two positions hide makes no difference."""
    game = w.game(name)
    header = game.header(["a", "b", "c"][: game.seat_counts[0]])
    play = w.Play(game.set_up(header), w.Sampling(7))
    w.play_out(play, most=60)
    seat, question = play.open[0].seat, play.open[0]
    seat_view = SeatView(game, header, play.state, seat)
    sent = json.loads(json.dumps(position(seat_view, question, 1)))
    assert sent["view"] == msgspec.json.decode(msgspec.json.encode(game.view(play.state, seat)))
    other = SeatView(game, header, seat_view.imagine(w.Sampling(3)), seat)
    assert json.loads(json.dumps(position(other, question, 1))) == sent
    assert "secret" not in json.dumps(greeting(header, seat, 0))


def test_settings_of_a_server_are_not_in_its_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WESTPHALIA_SMTP_PASSWORD", "sesame")
    monkeypatch.setenv("LEVEL_OF_MINE", "3")
    bot = own(
        tmp_path,
        """\
        import json, os, sys
        known = os.environ.get("WESTPHALIA_SMTP_PASSWORD"), os.environ.get("LEVEL_OF_MINE")
        print(json.dumps(known), flush=True)
        sys.stdin.read()
        """,
    )
    with pytest.raises(w.BotMistake, match=r"has written '\[null, \"3\"\]' instead of"):
        seat_bot(bot, HEADER, 0).answer(*asked())


# what it may say


@pytest.mark.parametrize("what", list(BLAMED))
def test_a_mistake_is_a_sentence_and_ends_the_program(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if what == "sleeps":
        monkeypatch.setattr(programs, "SECONDS", 0.3)
    player = seat_bot(program(tmp_path, what), HEADER, 0)
    with pytest.raises(w.BotMistake) as blamed:
        player.answer(*asked())
    assert str(blamed.value).startswith("the bot 'mine' ")
    assert BLAMED[what] in str(blamed.value)
    assert len(str(blamed.value)) < 400
    assert blamed.value.trace == ""


def test_what_it_writes_to_its_error_stream_passes_through(tmp_path: Path) -> None:
    (tmp_path / "loud.py").write_text("import sys; sys.exit('out of powder')")
    code = f"""
import westphalia as w
w.simulate("wallenstein", ["mine=cmd:{sys.executable} {tmp_path}/loud.py", "random", "random"], 1)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == "out of powder\n"


def test_one_that_plays_a_single_game_is_started_again(tmp_path: Path) -> None:
    bot = own(
        tmp_path,
        """\
        import json, sys
        for line in sys.stdin:
            said = json.loads(line)
            if said["type"] == "over":
                sys.exit(1)
            if said["type"] == "position":
                answer = {"turn": said["turn"], "choices": said["questions"][0]["choices"][:1]}
                print(json.dumps({"type": "answer", **answer}), flush=True)
        """,
    )
    for _ in range(3):
        player = seat_bot(bot, HEADER, 0)
        player.answer(*asked())
        over(player, None)


def test_a_program_that_cannot_be_started_is_at_fault(tmp_path: Path) -> None:
    file = tmp_path / "mine"
    file.write_text("#!/no/such/interpreter\n")
    file.chmod(0o755)
    with pytest.raises(w.BotMistake, match=f"'mine' has ended with status {NOT_STARTED}"):
        seat_bot(f"mine=cmd:{file}", HEADER, 0).answer(*asked())


def test_a_long_view_and_long_answers_may_pass_each_other(tmp_path: Path) -> None:
    """A program may write before it has read all, as much as one line may have."""
    bot = own(
        tmp_path,
        """\
        import json, sys
        for line in sys.stdin:
            said = json.loads(line)
            if said["type"] == "position":
                answer = {"turn": said["turn"], "choices": said["questions"][0]["choices"][:1]}
                padding = " " * 60_000
                print(json.dumps({"type": "answer", **answer}) + padding, flush=True)
        """,
    )
    player = seat_bot(bot, HEADER, 0)
    for _ in range(3):
        player.answer(*asked())
    over(player, None)


# how it ends


def sleepy(folder: Path) -> str:
    """A bot that holds a pipe open, heeds nothing, and has started another that does the same."""
    os.mkfifo(folder / "held")
    return own(
        folder,
        f"""\
        import os, signal, time
        for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(each, signal.SIG_IGN)
        held = os.open({str(folder / "held")!r}, os.O_WRONLY)
        os.fork()
        os.write(held, b"x")
        while True:
            time.sleep(1000)
        """,
    )


def all_gone(reading: int) -> None:
    """Waits until nobody holds the other end of the pipe; not for ever, so that a test can fail."""
    poll = select.poll()
    poll.register(reading, select.POLLIN)
    while poll.poll(60_000):
        if not os.read(reading, 100):
            return
    pytest.fail("a program goes on though nobody wants it")


PLAYING = """
import sys
import westphalia as w
processes = int(sys.argv[2])
w.simulate("wallenstein", [sys.argv[1], "random", "random"], 8, processes=processes)
"""


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_no_program_is_left_when_a_series_is_ended(
    number: signal.Signals, processes: int, tmp_path: Path
) -> None:
    """As by Ctrl-C, which reaches all processes that play; the programs do not hear it."""
    bot = sleepy(tmp_path)
    reading = os.open(tmp_path / "held", os.O_RDONLY | os.O_NONBLOCK)
    playing = subprocess.Popen(
        [sys.executable, "-c", PLAYING, bot, str(processes)],
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    poll = select.poll()
    poll.register(reading, select.POLLIN)
    assert poll.poll(60_000), "a program has begun"
    os.killpg(playing.pid, number)
    playing.wait(60)
    all_gone(reading)
    os.close(reading)


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "held")
    reading = os.open(tmp_path / "held", os.O_RDONLY | os.O_NONBLOCK)
    bot = own(
        tmp_path,
        f"""\
        import os, time
        held = os.open({str(tmp_path / "held")!r}, os.O_WRONLY)
        if os.fork() == 0:
            os.close(0)
            os.close(1)
            time.sleep(1000)
        """,
    )
    with pytest.raises(w.BotMistake, match="has ended with status 0"):
        seat_bot(bot, HEADER, 0).answer(*asked())
    all_gone(reading)
    os.close(reading)


def test_a_player_that_is_dropped_ends_its_program(tmp_path: Path) -> None:
    player = seat_bot(program(tmp_path, "plays"), HEADER, 0)
    player.answer(*asked())
    assert len(programs.RUNNING) == 1
    del player
    gc.collect()
    assert len(programs.RUNNING) == 0


def test_a_forked_process_leaves_the_programs_of_its_parent_alone(tmp_path: Path) -> None:
    bot = program(tmp_path, "plays")
    player, before = seat_bot(bot, HEADER, 0), seat_bot(bot, HEADER, 0)
    player.answer(*asked())
    before.answer(*asked())
    over(before, None)
    assert len(IDLE) == 1, "which no other process may take"
    report = w.simulate("wallenstein", [bot, "random", "random"], 4, processes=2)
    assert (report.games, report.mistakes) == (4, {})
    player.answer(*asked())
    over(player, None)
