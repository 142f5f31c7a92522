"""The attacks that an operator may try: what they find, and that they find nothing here."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.server.process import FREE, Process
from tools import attack
from tools.attack import ATTACKS, Target, main

from westphalia.cli import main as cli


class Careless(BaseHTTPRequestHandler):
    """Agrees to everything."""

    protocol_version = "HTTP/1.1"

    def answer(self) -> None:
        self.rfile.read(int(self.headers.get("content-length", 0)))
        table = {"id": "k3v9", "waiting": [0], "entries": 0, "token": "t", "me": {"id": 1}}
        body = json.dumps(table).encode() if self.command != "HEAD" else b""
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_GET = do_POST = do_HEAD = answer  # noqa: N815

    def log_message(self, *args: object) -> None:
        pass


@pytest.fixture
def careless() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Careless) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_what_a_careless_server_allows_is_found(
    careless: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("MANY_BOT_GAMES", "MANY_PASSWORDS", "MANY_TABLES", "MANY_CONNECTIONS"):
        monkeypatch.setattr(attack, name, 3)
    monkeypatch.setattr(attack, "FAST", 0)
    monkeypatch.setattr(attack, "MANY_PAGES", 2 * attack.BREATH)
    monkeypatch.setattr(attack, "ANSWER_SECONDS", 0.1)
    wanted = sorted({*ATTACKS} - {"heads", "logout", "record"})  # which want time, and more
    assert main([careless, "--only", *wanted]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines] == [[name, "FOUND"] for name in wanted]


@pytest.mark.parametrize(
    "address", ["http://example.net", "http://10.0.0.7:8618", "https://127.0.0.1", "127.0.0.1", ""]
)
def test_no_server_of_others_is_attacked(address: str) -> None:
    with pytest.raises(ValueError, match="is not on this machine"):
        Target(address)


@pytest.mark.slow
def test_nothing_is_found_here(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    limits = "--connections-address 20 --tables-person 3 --bot-games-person 2 --rate-files 1/20"
    server = Process(tmp_path / "tables.db", *limits.split(), "--rate-login", FREE)
    known = {"name": "Mona", "password": "correct horse"}
    for name in ("Mona", "Olga"):
        server.call("/api/account", {**known, "name": name})
        role = "moderator" if name == "Mona" else "operator"
        store = ("--store", str(tmp_path / "tables.db"))
        assert CliRunner().invoke(cli, ["operator", "role", name, role, *store]).exit_code == 0
    try:
        status = main([server.address, "--moderator", "Mona:correct horse"])
    finally:
        server.kill()
    told = capsys.readouterr().out
    assert status == 0, told
    assert told.count(" held ") == len(ATTACKS)
