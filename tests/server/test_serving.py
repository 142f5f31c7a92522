"""The server as people run it: the command, its end, its files, and programs that call it."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from click.testing import CliRunner
from starlette.requests import Request
from tests.messages import LOCALES, XISH, plant
from tests.server.kit import PATIENCE, PATIENT, Clock, eventually, opened
from tests.server.process import Process
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from westphalia.cli import main
from westphalia.games import GAMES
from westphalia.locales import LANGUAGES
from westphalia.server import app as app_module
from westphalia.server import assets, process
from westphalia.server.api import reference, static
from westphalia.server.api.reference import ENDPOINTS
from westphalia.server.api.static import StaticFiles
from westphalia.server.health import GarbageCollectionSchedule
from westphalia.server.notices import dispatcher, outgoing
from westphalia.server.notices.notifier import Notifier
from westphalia.server.settings import Limits, Rate, Settings
from westphalia.server.tables.forecasts import printed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    server = Process(tmp_path_factory.mktemp("serving") / "tables.db")
    yield server
    if server.process.poll() is None:
        server.end()


@pytest.mark.slow
def test_the_example_bot_plays_a_whole_game_over_a_stream(server: Process, root: Path) -> None:
    token = server.call("/api/guest", {"name": "Anna"})["token"]
    table = server.table(token, "open", "random", "random")
    command = [sys.executable, str(root / "examples" / "remote_bot.py"), server.address, table, "0"]
    played = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert played.returncode == 0, played.stderr
    assert "winners" in played.stdout


@pytest.mark.slow
def test_a_second_server_on_one_file_is_refused_and_a_backup_is_not(tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    first = Process(store)
    try:
        second = CliRunner().invoke(
            main, ["serve", "--no-open", "--port", "0", "--store", str(store)]
        )
        assert second.exit_code == 1
        assert f"another server has the store {store}; several servers need" in second.output
        copied = CliRunner().invoke(
            main, ["backup", "--store", str(store), str(tmp_path / "copy.db")]
        )
        assert copied.exit_code == 0, copied.output
    finally:
        first.kill()
    Process(store).end()


def test_who_leaves_a_stream_is_counted_no_more(server: Process) -> None:
    token = server.call("/api/guest", {"name": "Anna"})["token"]
    table = server.table(token, "me", "hot", "hot")
    for _ in range(3):
        stream = urllib.request.Request(f"{server.address}/api/tables/{table}/stream")
        with urllib.request.urlopen(stream, timeout=PATIENCE) as lines:
            assert json.loads(lines.readline())["seat"] == -1
    ended = "westphalia_connections 0\n"
    eventually(lambda: ended in server.text("/metrics"), "an end of all streams")


def listen(line: ClientConnection) -> None:
    while True:
        line.recv(PATIENCE)


@pytest.mark.slow
def test_a_websocket_from_outside_is_told_goodbye(tmp_path: Path) -> None:
    server = Process(tmp_path / "tables.db")
    token = server.call("/api/guest", {"name": "Anna"})["token"]
    table = server.table(token, "me", "hot", "hot")
    headers = {"Authorization": f"Bearer {token}"}
    path = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?seat=0"
    with connect(path, additional_headers=headers) as line:
        assert json.loads(line.recv(PATIENCE))["type"] == "position"
        stream = urllib.request.Request(f"{server.address}/api/tables/{table}/stream")
        with urllib.request.urlopen(stream, timeout=PATIENCE) as lines:
            assert json.loads(lines.readline())["seat"] == -1
            server.end()
            with pytest.raises(ConnectionClosed) as gone:
                listen(line)
            assert [json.loads(rest)["type"] for rest in lines if rest.strip()] == []
    assert gone.value.rcvd
    assert gone.value.rcvd.code == 1001
    assert gone.value.rcvd.reason == "the server is closing; come back in a moment"


class SignalledAtATick(process.Server):
    """The signal comes at the very moment at which the server looks whether it shall end."""

    async def on_tick(self, counter: int) -> bool:
        tables = self.app.state.context.tables.live.values()
        if any(table.subscribers for table in tables):
            self.handle_exit(signal.SIGTERM, None)
        return await super().on_tick(counter)


def test_a_goodbye_is_said_whenever_the_signal_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "Server", SignalledAtATick)
    monkeypatch.setattr(GarbageCollectionSchedule, "install", lambda: None)
    monkeypatch.setattr(sys, "setswitchinterval", lambda seconds: None)
    sock = process.listening_socket("127.0.0.1", 0)
    serving = process.run(sock, Settings(store=str(tmp_path / "tables.db")))
    thread = Thread(target=asyncio.run, args=(serving,))  # signals are for the main thread only
    thread.start()
    address = f"http://127.0.0.1:{sock.getsockname()[1]}"
    seats = [{"kind": "me"}, {"kind": "hot"}, {"kind": "hot"}]
    token = post(f"{address}/api/guest", {"name": "Anna"}, "")["token"]
    table = post(f"{address}/api/tables", {"game": "wallenstein", "seats": seats}, token)["id"]
    live = f"ws{address[4:]}/api/tables/{table}/live"
    with connect(live) as line, pytest.raises(ConnectionClosed) as gone:
        listen(line)
    thread.join()
    assert gone.value.rcvd
    assert gone.value.rcvd.code == 1001


def post(address: str, body: object, token: str) -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--port", "99999"], "99999"),
        (["--rate-person", "often"], "'often' is no rate such as 60/300"),
        (["--host", "192.0.2.1"], "cannot listen at 192.0.2.1"),
        (["--store", "/dev/null/tables.db"], "/dev/null"),
    ],
)
def test_wrong_options_are_a_sentence(options: list[str], told: str, tmp_path: Path) -> None:
    where = ["--store", str(tmp_path / "tables.db"), "--port", "0", "--no-open"]
    result = CliRunner().invoke(main, ["serve", *where, *options])
    assert result.exit_code != 0
    assert told in result.output
    assert "Traceback" not in result.output


def test_a_port_in_use_and_a_file_that_is_no_store_are_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        where = ["--store", str(tmp_path / "tables.db")]
        result = CliRunner().invoke(main, ["serve", "--port", port, *where, "--no-open"])
    assert result.exit_code == 1
    assert f"cannot listen at 127.0.0.1 port {port}: Address already in use" in result.output
    strange = tmp_path / "strange.db"
    strange.write_text("no database at all, but long enough to be looked at" * 50)
    options = ["serve", "--port", "0", "--store", str(strange), "--no-open"]
    result = CliRunner().invoke(main, options)
    assert result.exit_code == 1
    assert f"cannot open the store {strange}" in result.output


def test_backup_copies_a_store_and_a_dump_fills_another(tmp_path: Path) -> None:
    store, copy, dump = (str(tmp_path / name) for name in ("a.db", "b.db", "c.ndjson"))
    with opened(Path(store)) as place:
        anna = place.guest("Anna")
        table = anna.new_table("me", "hot", "hot")
        for arguments in ([copy], ["--dump", dump]):
            result = CliRunner().invoke(main, ["backup", "--store", store, *arguments])
            assert result.exit_code == 0, result.output
    restored = str(tmp_path / "d.db")
    result = CliRunner().invoke(main, ["backup", "--store", restored, "--restore", dump])
    assert result.exit_code == 0, result.output
    for path in (copy, restored):
        with opened(Path(path)) as place:
            anna.place = place
            assert anna.position(table, 0)["questions"]


@pytest.mark.parametrize("how", [(), ("--dump",)])
@pytest.mark.parametrize("end", ["", "-wal", "-server"])
def test_a_backup_never_takes_the_place_of_its_store(
    how: tuple[str, ...], end: str, tmp_path: Path
) -> None:
    store = tmp_path / "a.db"
    with opened(store) as place:
        place.guest("Anna")
        (tmp_path / "a.db-server").touch()
        words = ["backup", "--store", str(store), *how, f"{store}{end}"]
        result = CliRunner().invoke(main, words)
        assert result.exit_code == 1
        assert f"the store {store}{end} cannot be its own backup" in result.output
    listed = CliRunner().invoke(main, ["operator", "list", "people", "--store", str(store)])
    assert "Anna" in listed.output


def test_a_dump_is_not_written_and_taken_in_at_once(tmp_path: Path) -> None:
    words = ["backup", "--store", str(tmp_path / "a.db"), "--dump", "--restore", "x"]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 2
    assert "not both" in result.output


def test_who_has_no_home_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.path.expanduser", lambda path: path)  # as it answers to a stranger
    for words in (["backup", "x"], ["serve", "--no-open", "--port", "0"]):
        result = CliRunner().invoke(main, words)
        assert result.exit_code == 1
        assert "there is no home folder to find ~/.local" in result.output


# files


@pytest.fixture
def web(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "lib").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the page")
    (folder / "lib" / "net.js").write_text("export const x = 1;\n" * 100)
    (folder / "secret.py").write_text("no")
    (tmp_path / "outside.js").write_text("no")
    return folder


def test_files_have_their_types_and_are_sent_packed_and_once(tmp_path: Path, web: Path) -> None:
    with opened(tmp_path / "tables.db", web=web) as place:
        script = place.client.get("/lib/net.js")
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["content-encoding"] == "gzip"
        assert script.text.startswith("export")
        plain = place.client.get("/lib/net.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == script.content
        assert len(gzip.compress(plain.content)) < len(plain.content)
        tag = {"if-none-match": script.headers["etag"]}
        assert place.client.get("/lib/net.js", headers=tag).status_code == 304
        (web / "lib" / "net.js").write_text("export const x = 2;\n")
        again = place.client.get("/lib/net.js", headers=tag)
        assert again.text == "export const x = 2;\n"


def test_files_of_a_version_are_kept_for_good_until_one_of_them_changes(
    tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (web / "index.html").write_text('<script src="/lib/net.js">')
    with opened(tmp_path / "tables.db", web=web) as place:

        def named() -> str:
            return place.client.get("/").text.removeprefix('<script src="').removesuffix('">')

        monkeypatch.setattr(static, "VERSION_INTERVAL", 0.0)
        first = named()
        assert first.startswith("/v/")
        assert first.endswith("/lib/net.js")
        kept = place.client.get(first)
        assert kept.content == (web / "lib" / "net.js").read_bytes()
        assert "immutable" in kept.headers["cache-control"]
        (web / "lib" / "net.js").write_text("export const x = 3;\n")
        second = named()
        assert second != first
        assert "immutable" in place.client.get(second).headers["cache-control"]
        old = place.client.get(first)
        assert (old.text, old.headers["cache-control"]) == ("export const x = 3;\n", "no-cache")
        assert place.client.get("/").headers["cache-control"] == "no-cache"


BUNDLE = {
    "first": ["bundle/main-1.js"],
    "later": {"table/page.js": ["bundle/table-1.js"]},
    "faces": "bundle/faces-1.css",
    "sheets": {"bundle/table-1.css": ["style/map", "style/table"]},
    "words": {"table": ["common", "web"]},
}


@pytest.fixture
def bundled(tmp_path: Path, web: Path) -> StaticFiles:
    """A page with a bundle that was made from it."""
    folder, locales = tmp_path / "bundle", tmp_path / "locales"
    (folder / "brotli").mkdir(parents=True)
    locales.mkdir()
    (folder / "index.html").write_text('<script src="/bundle/main-1.js"><!-- modules -->')
    (folder / "main-1.js").write_text("bundled")
    (folder / "brotli" / f"{assets.digest(b'bundled')}.br").write_bytes(b"packed before")
    made_from = static.version_of([web, locales])
    (folder / "contents.json").write_text(json.dumps({**BUNDLE, "made_from": made_from}))
    return StaticFiles(web, locales, Clock())


def test_a_bundle_is_served_while_the_page_is_what_it_was_made_from(
    bundled: StaticFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "VERSION_INTERVAL", 0.0)
    page = bundled.index().data.decode()
    assert f'<script src="/v/{bundled.version}/bundle/main-1.js">' in page
    assert f'<link rel="modulepreload" href="/v/{bundled.version}/bundle/main-1.js">' in page
    said = {
        name: json.loads(page.partition(f'id="{name}">')[2].partition("</script>")[0])
        for name in ("modules", "bundle")
    }
    assert said["modules"] == BUNDLE["later"]
    assert said["bundle"] == {name: BUNDLE[name] for name in ("faces", "sheets", "words")}
    assert bundled.find("bundle/main-1.js")
    assert bundled.find("lib/net.js"), "a debugger finds the sources"
    (bundled.web / "lib" / "net.js").write_text("export const x = 2;\n")
    assert bundled.index().data == b"<!doctype html>the page"
    assert bundled.find("bundle/main-1.js") is None, "an old page must not mix old and new"
    (bundled.bundled / "contents.json").write_text("{")
    assert bundled.index().data == b"<!doctype html>the page"


def test_a_game_that_brings_a_page_of_its_own_is_served_with_modules(
    bundled: StaticFiles, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "theirs").mkdir()
    homes = [(static.LOCALES, tmp_path / "theirs")]
    monkeypatch.setattr(bundled, "_homes", lambda: homes)
    assert b"/bundle/" in bundled.index().data, "words alone do not matter"
    homes.append(("games/lantern_street/", tmp_path / "theirs"))
    bundled.now.time += 2  # type: ignore[attr-defined]
    assert b"/bundle/" not in bundled.index().data


@pytest.mark.parametrize(
    ("taken", "sent", "data"),
    [
        ("gzip, deflate, br, zstd", "br", b"packed before"),
        ("br;q=0.5", "br", b"packed before"),
        ("gzip, br;q=0", None, b"bundled"),  # too short to be worth it
        ("brr", None, b"bundled"),
        ("", None, b"bundled"),
    ],
)
def test_what_was_compressed_before_is_sent_to_who_takes_it(
    bundled: StaticFiles, taken: str, sent: str | None, data: bytes
) -> None:
    path = bundled.find("bundle/main-1.js")
    assert path
    scope = {"type": "http", "headers": [(b"accept-encoding", taken.encode())]}
    answer = assets.asset_response(Request(scope), bundled.asset(path))
    assert (answer.headers.get("content-encoding"), answer.body) == (sent, data)
    assert answer.headers["vary"] == "accept-encoding"


def test_however_many_open_the_page_its_files_are_looked_at_once_a_second(
    tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    files = StaticFiles(web, tmp_path / "locales", clock)
    looks: list[float] = []
    version = files._version

    def looked() -> str:
        looks.append(clock())
        return version()

    monkeypatch.setattr(files, "_version", looked)
    for _ in range(5):
        for _ in range(10):
            files.index()
        clock.time += 0.5
    assert looks == [clock.time - 2.5, clock.time - 1.5, clock.time - 0.5]


@pytest.mark.parametrize("path", ["/", "/lib/net.js", "/none.js", "/api/nothing", "/metrics"])
def test_nothing_but_health_is_served_without_a_limit(tmp_path: Path, web: Path, path: str) -> None:
    three = Rate(0.0, 3)
    limits = Limits(address=three, files=three)
    with opened(tmp_path / "tables.db", Settings(limits=limits), web=web) as place:
        answers = [place.client.get(path).status_code for _ in range(4)]
        assert 429 not in answers[:3]
        assert answers[3] == 429


def test_the_first_visitor_does_not_wait_until_all_games_are_read(tmp_path: Path) -> None:
    reference.games_asset.cache_clear()
    with opened(tmp_path / "tables.db") as place:
        assert reference.games_asset.cache_info().currsize == 1
        assert place.client.get("/api/games").status_code == 200
        assert reference.games_asset.cache_info().misses == 1


def test_pages_of_the_client_are_its_index_and_nothing_else_is(tmp_path: Path, web: Path) -> None:
    with opened(tmp_path / "tables.db", web=web) as place:
        for path in ("/", "/table/k3v9", "/lobby"):
            assert place.client.get(path).text == "<!doctype html>the page"
        for path in (
            "/secret.py",
            "/lib/none.js",
            "/%2e%2e/outside.js",
            "/..%2foutside.js",
            "/a%00",
        ):
            assert place.client.get(path).status_code in (404, 200)
            assert place.client.get(path).text != "no"
        ours = place.client.get("/locales/en/wallenstein.ftl")
        assert ours.headers["content-type"] == "text/plain; charset=utf-8"
        assert place.client.get("/locales/__init__.py").status_code == 404
        lacking = place.client.get("/locales/de/not-yet-translated.ftl")
        assert (lacking.status_code, lacking.text) == (200, "")
        assert place.client.get("/locales/la/common.ftl").status_code == 404


def test_the_page_lists_every_language_that_has_a_folder(tmp_path: Path, web: Path) -> None:
    (web / "index.html").write_text("<!-- languages -->")
    locales = tmp_path / "locales"
    shutil.copytree(LOCALES / "en", locales / "en")
    plant(locales, XISH, name="</script>")
    files = StaticFiles(web, locales)
    page = files.index().data.decode()
    listed = re.fullmatch(r'<script type="application/json" id="languages">(.*)</script>', page)
    assert listed
    assert "<" not in listed[1]
    assert json.loads(listed[1]) == [["en", "English", True], ["xx", "</script>", False]]
    assert files.find("locales/xx/common.ftl")
    assert not files.find("locales/xx/language.toml")


def test_the_description_names_every_door_and_no_other(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db") as place:
        app = place.client.app
        doors = {
            (route.path, method.lower())
            for route in app.routes  # type: ignore[attr-defined]
            for method in getattr(route, "methods", None) or ()
            if method != "HEAD" and "path:path" not in route.path
        }
        told = place.client.get("/api/openapi.json").json()
    described = {(path, method) for path, ways in told["paths"].items() for method in ways}
    assert described - {("/api/openapi.json", "get")} == doors - {("/api/openapi.json", "get")}
    assert len(ENDPOINTS) == len(described)
    assert told["paths"]["/api/tables/{table}/answer"]["post"]["requestBody"]
    forecast = told["paths"]["/api/tables/{table}/forecast"]["get"]["parameters"]
    words = {one["name"]: (one["required"], one["schema"]["type"]) for one in forecast}
    assert words == {
        "table": (True, "string"),
        "seat": (True, "string"),
        "choice": (False, "array"),
        "each": (False, "array"),
        "turn": (False, "string"),
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_protocol_names_all_that_a_board_tells(game: str, root: Path) -> None:
    page = (root / "docs" / "protocol.md").read_text()
    [chapter] = [part for part in page.split("\n### ") if part.startswith("The board of a game\n")]
    told = json.loads(printed(game, {}))
    assert [key for key in told if not re.search(rf"\b{key}\b", chapter)] == []


# a word to those who are away


class Ear(BaseHTTPRequestHandler):
    heard: list[object] = []  # noqa: RUF012

    def do_POST(self) -> None:
        length = int(self.headers["content-length"])
        self.heard.append(json.loads(self.rfile.read(length)))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *args: object) -> None:
        pass


def test_who_is_away_gets_a_word_once(tmp_path: Path) -> None:
    Ear.heard = []
    with HTTPServer(("127.0.0.1", 0), Ear) as ear:
        thread = Thread(target=ear.serve_forever)
        thread.start()
        settings = Settings(limits=PATIENT, private_webhooks=True)
        with opened(tmp_path / "tables.db", settings) as place:
            anna = place.guest("Anna")
            anna.post("/api/me", {"webhook": f"http://127.0.0.1:{ear.server_port}/x"})
            table = anna.new_table("me", "random", "random")
            eventually(lambda: Ear.heard, "the word")
            anna.answer(table, 0, ["bid money_0"], "a")
            assert place.client.portal
            place.client.portal.call(told_all, place.context.tables.notifier)
        ear.shutdown()
        thread.join()
    assert Ear.heard == [
        {
            "type": "your_turn",
            "table": table,
            "title": "",
            "seat": 0,
            "detail": "plan",
            "place": f"table/{table}",
        }
    ]


def test_a_word_that_did_not_arrive_is_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter((OSError("nobody there"), 503, 204))
    sent: list[bytes] = []

    def post(address: str, body: bytes, private: bool) -> int:
        sent.append(body)
        answer = next(answers)
        if isinstance(answer, OSError):
            raise answer
        return answer

    monkeypatch.setattr(dispatcher, "RETRY_DELAYS", (0.0, 0.0, 0.0, 0.0))
    monkeypatch.setattr(outgoing, "post", post)
    with opened(tmp_path / "tables.db", Settings(limits=PATIENT)) as place:
        anna = place.guest("Anna")
        anna.post("/api/me", {"webhook": "https://example.net/x"})
        anna.new_table("me", "random", "random")
        assert place.client.portal
        place.client.portal.call(told_all, place.context.tables.notifier)
    assert len(sent) == 3
    assert len(set(sent)) == 1


async def told_all(notifier: Notifier) -> None:
    await notifier.dispatcher.settled()


def test_a_webhook_does_not_lead_into_our_own_network() -> None:
    assert outgoing.first_allowed("x", ["192.0.2.1", "8.8.8.8"], private=False) == "8.8.8.8"
    for address in ("127.0.0.1", "10.1.2.3", "::1", "169.254.169.254", "fe80::1%eth0", "0.0.0.0"):
        with pytest.raises(ValueError, match="may not reach"):
            outgoing.first_allowed("x", [address], private=False)


def test_the_web_folder_is_part_of_the_package() -> None:
    assert (app_module.PACKAGE / "web").is_dir()


def test_no_caller_waits_for_the_second_half_of_an_answer() -> None:
    with (
        process.listening_socket("127.0.0.1", 0) as door,
        socket.create_connection(door.getsockname()),
    ):
        caller, _ = door.accept()
        with caller:
            assert caller.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_what_is_printed_is_sent_packed_and_in_the_language_asked_for(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db") as place:
        english = place.client.get("/api/games/wallenstein/clauses")
        assert english.headers["content-encoding"] == "gzip"
        german = place.client.get("/api/games/wallenstein/clauses?language=de").json()["clauses"]
        assert [clause["id"] for clause in german] == [
            clause["id"] for clause in english.json()["clauses"]
        ]
        assert german[0]["title"] == "Spielerzahl"
        assert set(german[0]) == {"id", "title", "text", "note"}  # what the page shows
        refused = place.client.get("/api/games/wallenstein/clauses?language=xx")
        assert refused.status_code == 400
        assert refused.json()["error"]["message"] == f"there are clauses in {', '.join(LANGUAGES)}"
