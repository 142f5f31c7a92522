"""Programs that play for bot accounts: the command, and the two examples without our package."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, ClassVar

import pytest
from tests.cli.shell import PROGRAM, refused
from tests.programs import left_out
from tests.server.kit import PATIENCE, eventually
from tests.server.process import FREE, Process

from westphalia.commands import bot
from westphalia.games import find_game

PASSWORD = "correct horse"


@contextmanager
def serving(store: Path, *options: str) -> Iterator[Process]:
    server = Process(store, "--rate-login", FREE, *options)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("bots") / "tables.db") as server:
        yield server


def account(server: Process, name: str) -> str:
    made = server.call("/api/account", {"name": name, "password": PASSWORD})
    return str(made["token"])


def bot_token(server: Process, name: str, *scopes: str) -> str:
    """A token of a new bot account."""
    session = account(server, name)
    server.call("/api/me/bot", {"password": PASSWORD}, session)
    wanted = {"name": "Its program", "scopes": list(scopes or ["play"])}
    return str(server.call("/api/tokens", wanted, session)["token"])


def heed_interrupts() -> None:
    """Whoever runs the tests in the background may have told what they begin to ignore these."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def program(*command: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A program that runs beside the test."""
    running = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1", **environment},
        preexec_fn=heed_interrupts,
    )
    try:
        yield running
    finally:
        running.kill()
        running.communicate()


def ended(running: subprocess.Popen[str], by: signal.Signals) -> str:
    """What a program has said when it was told to end."""
    running.send_signal(by)
    said, _ = running.communicate(timeout=PATIENCE)
    return said


def node() -> str:
    return shutil.which("node") or left_out("node is not here")


def there(server: Process, *names: str) -> None:
    """Waits until these bots can be challenged."""
    eventually(
        lambda: {*names} <= {bot["name"] for bot in server.call("/api/bots")["bots"]},
        f"the bots {names}",
    )


def challenged(server: Process, host: str, *bots: str, game: str = "wallenstein") -> str:
    """A table with a challenge to each of these bots."""
    wanted = {"game": game, "seats": [{"kind": "open"}] * len(bots)}
    table = str(server.call("/api/tables", wanted, host)["id"])
    for seat, name in enumerate(bots):
        server.call(f"/api/tables/{table}/challenge", {"seat": seat, "name": name}, host)
    return table


def answered(server: Process, table: str, answers: int) -> None:
    """Waits until so many answers were given at a table."""
    path = f"/api/tables/{table}/replay"
    eventually(lambda: state(server, table)["state"] == "playing", "the beginning")
    eventually(lambda: server.call(path)["entries"] >= answers, f"{answers} answers")


def state(server: Process, table: str) -> Any:
    return server.call(f"/api/tables/{table}")


def test_bots_by_three_programs_play_a_whole_game_though_the_server_dies(
    tmp_path: Path, root: Path
) -> None:
    store = tmp_path / "tables.db"
    names = ("Captain", "Python", "Script")
    with ExitStack() as stack:
        server = stack.enter_context(serving(store))
        tokens = [bot_token(server, name) for name in names]
        examples = [str(root / "examples" / name) for name in ("bot_account.py", "bot_account.mjs")]
        commands = [
            (*PROGRAM, "bot", "--server", server.address, "--bot", "captain"),
            (sys.executable, examples[0], server.address, tokens[1]),
            (node(), examples[1], server.address, tokens[2]),
        ]
        running = [
            stack.enter_context(program(*command, BOT_TOKEN=tokens[0])) for command in commands
        ]
        there(server, *names)
        table = challenged(
            server, str(server.call("/api/guest", {"name": "Anna"})["token"]), *names
        )
        eventually(lambda: state(server, table)["when"].get("season") == "summer", "the summer")
        server.kill()
        server = stack.enter_context(serving(store, "--port", str(server.port)))
        eventually(lambda: state(server, table)["state"] == "over", "the end")
        over = state(server, table)
        assert [seat["name"] for seat in over["seats"]] == list(names)
        assert all(seat["bot_account"] for seat in over["seats"])
        assert over["result"]["winners"]
        heard(running[0], "is over")
        assert ended(running[0], signal.SIGTERM) == "The bot rests.\n"
        assert running[0].returncode == 0
        for each in running[1:]:
            heard(each, "winners")
            ended_by_interrupt(each)
        logged = logs_of(server)
        assert not any(token in logged for token in tokens)


def heard(running: subprocess.Popen[str], word: str) -> None:
    """Waits until a program says that: it is told of the end a little after it can be seen."""
    assert running.stdout
    said = [""]
    while word not in said[-1]:
        said.append(running.stdout.readline())
        assert said[-1], "".join(said)


def ended_by_interrupt(running: subprocess.Popen[str]) -> str:
    return ended(running, signal.SIGINT)


def logs_of(server: Process) -> str:
    server.process.terminate()
    return "".join(server.process.communicate(timeout=PATIENCE))


@pytest.mark.parametrize("game", ["wallenstein", "thirty_years_war"])
def test_the_command_takes_what_it_says_and_answers_at_several_tables(
    server: Process, game: str
) -> None:
    seats = {"wallenstein": 3, "thirty_years_war": 2}[game]
    name, host = f"Robot {game}", account(server, f"Host {game}")
    command = (*PROGRAM, "bot", "--server", server.address, "--games", game, "--at-most", "2")
    token = bot_token(server, name)
    with program(*command, BOT_TOKEN=token) as running:
        there(server, name)
        (told,) = [bot for bot in server.call("/api/bots")["bots"] if bot["name"] == name]
        assert told["policy"] == {"games": [game], "modules": None, "bank": 0, "at_most": 2}
        chairs = [{"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)]
        wanted, tables = {"game": game, "seats": chairs}, []
        for _ in range(2):
            tables.append(str(server.call("/api/tables", wanted, host)["id"]))
            server.call(f"/api/tables/{tables[-1]}/challenge", {"seat": 0, "name": name}, host)
        for table in tables:
            answered(server, table, 20)
        for table in tables:
            server.call(f"/api/tables/{table}/close", {}, host)
        assert "The bot rests." in ended(running, signal.SIGINT)
        assert running.returncode == 0


def test_the_page_about_bot_accounts_leads_to_a_game(server: Process, root: Path) -> None:
    """What it tells to type makes an account, a token and a challenge, which its bot takes."""
    page = (root / "docs" / "bot-accounts.md").read_text()
    setup, challenge = re.findall(r"^```sh\n(.*?)^```", page, re.M | re.S)
    script = setup.replace("http://127.0.0.1:8618", server.address)
    told = typed(script).splitlines()
    token = re.search(r'"token":"(westphalia_[^"]+)"', told[-1] if told else "")
    assert token, told
    command = re.search(r"^    westphalia (bot .* captain)$", page, re.M)
    assert command
    words = command[1].replace("http://127.0.0.1:8618", server.address).split()
    with program(*PROGRAM, *words, BOT_TOKEN=token[1]):
        there(server, "Robot")
        asked = typed(script.split("curl")[0] + challenge)
        table = re.findall(r'"id":"([a-z0-9]{16})"', asked)[-1]
        answered(server, table, 20)
        assert state(server, table)["seats"][0]["bot_account"]


def typed(script: str) -> str:
    """What commands print that are typed into a shell."""
    if not shutil.which("curl"):
        left_out("curl is not here")
    with TemporaryDirectory() as folder:
        done = subprocess.run(
            ["sh", "-e"], input=script, capture_output=True, text=True, cwd=folder, timeout=PATIENCE
        )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_token_that_is_not_that_of_a_bot_is_a_sentence(server: Process) -> None:
    words = ("bot", "--server", server.address, "--token")
    refused(f"{server.address} does not know this token", *words, "nonsense")
    session = account(server, "Berta")
    wanted = {"name": "Her program", "scopes": ["play"]}
    token = server.call("/api/tokens", wanted, session)["token"]
    refused("'Berta' is not the account of a bot", *words, token)
    reader = bot_token(server, "Reader", "read")
    refused("this token is not for that; it would need the scope 'play'", *words, reader)


def test_what_cannot_be_is_a_sentence() -> None:
    words = ("bot", "--token", "nonsense", "--server")
    refused("'games.example.net' is no server", *words, "games.example.net")
    refused("'napoleon' is no bot for", *words, "http://127.0.0.1:1", "--bot", "napoleon")


def test_a_token_that_ends_ends_the_command(server: Process) -> None:
    session = account(server, "Carla")
    server.call("/api/me/bot", {"password": PASSWORD}, session)
    made = server.call("/api/tokens", {"name": "Program", "scopes": ["play"]}, session)
    command = (*PROGRAM, "bot", "--server", server.address)
    with program(*command, BOT_TOKEN=made["token"]) as running:
        there(server, "Carla")
        server.call("/api/tokens/end", {"id": made["tokens"][0]["id"]}, session)
        said, _ = running.communicate(timeout=PATIENCE)
        assert running.returncode == 1
        assert "say first who you are" in said


BOTS = {
    "First": "return w.Answer(question.choices[0])",
    "Broken": "raise RuntimeError('no idea')",
}


def test_a_bot_from_outside_plays_and_one_that_fails_loses_one_game(
    server: Process, tmp_path: Path
) -> None:
    code = "import westphalia as w\n"
    for name, does in BOTS.items():
        code += f"class {name}:\n    def __init__(self, header, seed): pass\n"
        code += f"    def answer(self, seat_view, question):\n        {does}\n"
    (tmp_path / "mine.py").write_text(code)
    host = account(server, "Host of strangers")
    with ExitStack() as stack:
        running = {}
        for name in BOTS:
            command = (*PROGRAM, "bot", "--server", server.address, "--bot")
            place = f"{tmp_path / 'mine.py'}:{name}"
            token = bot_token(server, name)
            running[name] = stack.enter_context(program(*command, place, BOT_TOKEN=token))
        there(server, *BOTS)
        table = challenged(server, host, "First", "Broken", game="thirty_years_war")
        eventually(lambda: state(server, table)["state"] == "over", "the end")
        over = state(server, table)
        assert (over["ended"], over["result"]["winners"]) == ("resigned 1", [0])
        there(server, "Broken")  # for the next game
        said = ended(running["Broken"], signal.SIGINT)
        assert "RuntimeError: no idea" in said
        assert f"gives up the table {table}, where the bot has failed" in said


# The client alone


class Busy(BaseHTTPRequestHandler):
    """Asks to wait, then breaks off, then answers."""

    answers: ClassVar[list[int]] = []

    def do_GET(self) -> None:
        status = self.answers.pop(0)
        if not status:
            self.close_connection = True  # without a word
            return
        body = b'{"me": null}'
        self.send_response(status)
        self.send_header("retry-after", "7")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args: object) -> None:
        pass


@pytest.fixture
def busy() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Busy) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_a_request_waits_as_long_as_the_server_says(busy: str) -> None:
    Busy.answers = [429, 0, 503, 200]
    waits: list[float] = []
    server = bot.Server(busy, "token", waits.append)
    assert server.ask("/api/me") == {"me": None}
    assert (waits[0], waits[2]) == (7.0, 7.0)
    assert 1.0 <= waits[1] <= 2.0, "twice as long with each attempt, and where nothing is said"


def test_who_does_not_come_back_is_lost_after_some_attempts(busy: str) -> None:
    Busy.answers = [0] * bot.ATTEMPTS
    waits: list[float] = []
    with pytest.raises(bot.Lost):
        bot.Server(busy, "token", waits.append).ask("/api/me")
    assert len(waits) == bot.ATTEMPTS
    assert max(waits) <= bot.LONGEST_WAIT


def test_a_server_that_cannot_be_reached_is_told_at_once(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def told(_: float) -> None:
        raise KeyboardInterrupt

    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # and does not listen
        address = f"http://127.0.0.1:{nobody.getsockname()[1]}"
        with pytest.raises(KeyboardInterrupt):
            bot.Server(address, "token", told).ask("/api/me")
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith(f"{address} cannot be reached (")
    assert err.endswith("); it is tried again\n")


class Noted(bot.Server):
    """Notes what it is asked; a position is what it is given."""

    def __init__(self) -> None:
        super().__init__("http://localhost", "token")
        self.asked: list[tuple[str, Any]] = []

    def ask(self, path: str, body: bot.Body | None = None) -> Any:
        self.asked.append((path, body))
        return {"position": {}} if "imagined" in path else {}


def table_of(**more: object) -> dict[str, Any]:
    game = find_game("wallenstein")
    header = game.header(["Anna", "Robot", "Carla"])
    told: dict[str, Any] = {"id": "k3v9", "title": "", "game": game.name, "version": game.version}
    told |= {"modules": [], "options": dict(header.options), "corrected": False}
    return {**told, "commitment": None, "seats": [{"name": n} for n in header.players], **more}


def test_a_bot_that_fails_gives_up_one_game_and_says_why() -> None:
    server, said = Noted(), list[str]()
    player = bot.RemoteBot(server, "captain", said.append)
    player.handle({"type": "turn", "table": table_of(), "seat": 1, "turn": 3})
    assert server.asked[-1] == ("/api/tables/k3v9/resign", {"seat": 1})
    (said_last,) = said
    assert said_last.startswith("Traceback")
    assert said_last.endswith("\ngives up the table k3v9, where the bot has failed")


@pytest.mark.parametrize("unfit", [{"version": "0"}, {"game": "chess"}])
def test_a_challenge_that_the_bot_cannot_play_is_declined(unfit: dict[str, object]) -> None:
    server, said = Noted(), list[str]()
    player = bot.RemoteBot(server, "captain", said.append)
    player.handle({"type": "challenge", "table": table_of(**unfit), "seat": 1})
    assert server.asked == [("/api/tables/k3v9/decline", {"seat": 1, "reason": "game"})]
    assert said[0].startswith("declines the table k3v9: ")


def test_an_event_of_a_later_version_is_passed_over() -> None:
    server = Noted()
    said = list[str]()
    bot.RemoteBot(server, "captain", said.append).handle({"type": "tournament"})
    assert (server.asked, said) == ([], [])
