"""The server at work: behind a proxy, as a unit or in a container, on a disk that fills."""

from __future__ import annotations

import json
import os
import re
import resource
import shlex
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterable, Iterator, Sequence
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError

import pytest
from tests.programs import left_out
from tests.server.kit import PATIENCE, any_batch, eventually
from tests.server.process import Process
from tools.build.wheel import tag
from tools.programs import at_hand, on_the_path
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from westphalia.commands.operator import chosen, serve
from westphalia.server.settings import ROWS, Settings

Start = Callable[[], Process]

ENDLESS = resource.RLIM_INFINITY


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts a server on one and the same store, as often as it is wanted."""
    started: list[Process] = []

    def again() -> Process:
        started.append(Process(tmp_path / "tables.db"))
        return started[-1]

    yield again
    for server in started:
        server.kill()


# a proxy in front


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    options = ("--trust-proxy", "10.0.0.0/8,127.0.0.1", "--rate-guests", "0.001/2")
    server = Process(tmp_path_factory.mktemp("behind") / "tables.db", *options)
    yield server
    server.end()


def arrive(server: Process, path: str, visitor: str, body: object = None) -> tuple[int, str]:
    """Ask as a proxy does for a visitor who came to https://games.test; status and cookie."""
    data = None if body is None else json.dumps(body).encode()
    headers = {
        "host": "games.test",
        "origin": "https://games.test",
        "x-forwarded-for": visitor,
        "x-forwarded-proto": "https",
    }
    request = urllib.request.Request(server.address + path, data, headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, answer.headers["set-cookie"] or ""
    except HTTPError as refused:
        with refused:
            return refused.code, ""


def test_visitors_of_a_trusted_proxy_are_told_apart(behind: Process) -> None:
    anna = {"name": "Anna"}
    far = ["192.0.2.1", "192.0.2.1, 10.1.2.3", "198.51.100.9, 192.0.2.1"]
    assert [arrive(behind, "/api/guest", who, anna)[0] for who in far] == [200, 200, 429]
    assert arrive(behind, "/api/guest", "192.0.2.2", anna)[0] == 200


def test_a_visitor_by_https_gets_a_cookie_for_https_only(behind: Process) -> None:
    status, cookie = arrive(behind, "/api/guest", "192.0.2.3", {"name": "Anna"})
    assert status == 200
    assert {"Secure", "HttpOnly", "SameSite=lax"} <= set(cookie.split("; "))


def test_counts_are_not_shown_through_a_proxy(behind: Process) -> None:
    assert arrive(behind, "/metrics", "192.0.2.4")[0] == 404
    with urllib.request.urlopen(behind.address + "/metrics", timeout=PATIENCE) as answer:
        assert b"westphalia_tables" in answer.read()


# the end


@pytest.mark.slow
def test_what_has_begun_is_finished_even_when_told_twice_to_end(start: Start) -> None:
    server = start()
    token = server.call("/api/guest", {"name": "Anna"})["token"]
    table = server.table(token, "me", "hot", "hot")
    seat = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?seat=0"
    with (
        socket.create_connection(("127.0.0.1", server.port), PATIENCE) as slow,
        connect(seat, additional_headers={"Authorization": f"Bearer {token}"}) as page,
    ):
        page.recv(PATIENCE)
        slow.sendall(b'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 17\r\n\r\n{"name":')
        server.process.terminate()
        with pytest.raises(ConnectionClosed) as gone:
            listen(page)
        assert gone.value.rcvd
        assert gone.value.rcvd.code == 1001
        server.process.terminate()
        slow.sendall(b' "Berta"}')
        assert slow.recv(12) == b"HTTP/1.1 200"
    assert server.end() in (0, -signal.SIGTERM)


def listen(page: ClientConnection) -> None:
    while True:
        page.recv(PATIENCE)


def play(server: Process, table: str, token: str, position: Any, key: str) -> Any:
    choices = any_batch(position, Random(1))
    body = {"seat": position["seat"], "turn": position["turn"], "key": key, "choices": choices}
    return server.call(f"/api/tables/{table}/answer", body, token)


# a disk that fills


class Diary:
    """Somebody who plays all seats of a table, and what the server has told."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.token: str = server.call("/api/guest", {"name": "Anna"})["token"]
        self.table = server.table(self.token, "hot", "hot", "hot")

    def seat(self, seat: int) -> Any:
        return self.server.call(f"/api/tables/{self.table}/position?seat={seat}", token=self.token)

    def all(self) -> list[Any]:
        seats = [self.seat(seat) for seat in range(3)]
        return [(shown["turn"], shown["view"], shown["questions"]) for shown in seats]

    def answer(self) -> str:
        """Answer for whoever is asked; nothing, or the sentence with which it was refused."""
        waiting = self.server.call(f"/api/tables/{self.table}", token=self.token)["waiting"]
        position = self.seat(waiting[0])
        key = f"{waiting[0]} {position['turn']}"
        try:
            play(self.server, self.table, self.token, position, key)
        except HTTPError as refused:
            with refused:
                return f"{refused.code}: {json.load(refused)['error']['message']}"
        return ""


ONLY_LOOK = "503: the server cannot write at the moment: look around, and answer a little later"


def well(server: Process) -> bool:
    try:
        return server.text("/health") == "well\n"
    except HTTPError:
        return False


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits another process")
@pytest.mark.slow
def test_a_disk_that_fills_refuses_answers_and_loses_none(start: Start, tmp_path: Path) -> None:
    diary = Diary(server := start())
    room = (tmp_path / "tables.db-wal").stat().st_size + 30_000
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (room, ENDLESS))
    said = {diary.answer() for _ in range(40)}
    assert said - {ONLY_LOOK} == {
        "",
        "503: the answer could not be kept, and nothing has changed; try again later",
    }
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, ENDLESS))
    eventually(lambda: not well(server), "bad health")
    assert diary.answer() == ONLY_LOOK
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (ENDLESS, ENDLESS))
    eventually(lambda: well(server), "good health")
    assert [diary.answer() for _ in range(3)] == ["", "", ""], "there is room again"
    shown = diary.all()
    server.kill()
    diary.server = start()
    assert diary.all() == shown


# what is in deploy


def said_in(lines: Iterable[str], words: Sequence[str]) -> Settings:
    """What the server is told by variables and the words after ``serve``."""
    with pytest.MonkeyPatch.context() as surroundings:
        for name, _, value in (line.partition("=") for line in lines):
            surroundings.setenv(name, value)
        return chosen(serve.make_context("serve", [*words]).params)


def variables(text: str) -> list[str]:
    return re.findall(r"WESTPHALIA_\w+=[^\s,]+", text)


def test_unit_and_image_say_their_settings(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    unit = (root / "deploy/westphalia.service").read_text()
    image = (root / "deploy/Containerfile").read_text()
    [command] = re.findall(r"^ExecStart=.* serve (.*)", unit, re.M)
    [line] = re.findall(r"^Environment=(.*)", unit, re.M)
    said = said_in([*variables(line), "WESTPHALIA_IDLE=60"], shlex.split(command))
    assert (said.host, said.port, said.open_browser) == ("127.0.0.1", 8618, False)
    assert (said.store, said.trust_proxy) == ("/var/lib/westphalia/tables.db", "127.0.0.1")
    assert said.idle == 60
    [command] = re.findall(r"^CMD (.*)", image, re.M)
    [line] = re.findall(r"^ENV .*\n.*", image, re.M)
    said = said_in(variables(line), json.loads(command)[2:])
    assert (said.host, said.port, said.open_browser) == ("0.0.0.0", 8618, False)
    assert said.store == "/data/tables.db"
    assert capsys.readouterr().err == "", "a variable that is no setting"


def test_every_variable_in_deploy_and_docs_is_a_setting(root: Path) -> None:
    pages = [*(root / "deploy").iterdir(), *(root / "docs").glob("*.md")]
    named = {name for page in pages for name in re.findall(r"WESTPHALIA_\w+\b", page.read_text())}
    assert named - {row.variable for row in ROWS} == set()


def test_unit_and_image_take_the_compiled_engine(root: Path) -> None:
    unit = (root / "deploy/westphalia.service").read_text()
    [door] = re.findall(r"^ExecStart=\S+ /opt/westphalia/(\S+) serve ", unit, re.M)
    assert "use_compiled(" in (root / door).read_text()
    image = (root / "deploy/Containerfile").read_text()
    [wheels] = re.findall(r"\$\(ls /made/(\S+)\)\[postgres\]", image)
    assert Path(f"westphalia-0.1.0-{tag()}.whl").match(wheels)
    assert not Path("westphalia-0.1.0-py3-none-any.whl").match(wheels)


@pytest.mark.slow
def test_a_server_needs_no_home_and_no_word_from_its_surroundings(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "westphalia", "serve", "--no-open", "--port", "0"]
    server = subprocess.Popen(
        [*command, "--store", str(tmp_path / "tables.db")],
        cwd="/",
        env={},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout
    with server.stdout:
        assert "is open at" in server.stdout.readline()
        server.terminate()
        server.wait(PATIENCE)


def test_an_image_takes_what_it_copies_and_the_builder_sees_nothing_else(root: Path) -> None:
    steps = (root / "deploy/Containerfile").read_text()
    copied = [name for line in re.findall(r"^COPY (?!--from)(.*) \S+$", steps, re.M)
              for name in line.split()]  # fmt: skip
    assert all((root / name).exists() for name in copied)
    lines = (root / ".dockerignore").read_text().splitlines()
    assert sorted(line[1:] for line in lines if line.startswith("!")) == sorted(copied)
    assert "*" in lines
    pins = [re.findall(r"uv==[\d.]+", text) for text in (steps, (root / "westphalia").read_text())]
    assert pins[0] == pins[1]


def test_the_composition_holds_no_secret(root: Path) -> None:
    composed = (root / "deploy/compose.yaml").read_text()
    assert (
        re.findall(r"PASSWORD: (.*?POSTGRES_PASSWORD)(:\?)?", composed)
        == [("${POSTGRES_PASSWORD", ":?")] * 2
    )
    example = (root / "deploy/example.env").read_text()
    assert "POSTGRES_PASSWORD=\n" in example
    wanted = set(re.findall(r"\$\{(\w+)", composed))
    assert wanted == set(re.findall(r"^(\w+)=", example, re.M))
    caddy = (root / "deploy/Caddyfile").read_text()
    for server in re.findall(r"(\w+):8618", caddy):
        assert f"\n  {server}:\n" in composed


CHECKS = {
    "caddy": "validate --adapter caddyfile --config deploy/Caddyfile",
    "nginx": "-t -e stderr -p {tmp} -c {tmp}/nginx.conf",
    "systemd-analyze": "verify {tmp}/westphalia.service {tmp}/westphalia-backup.timer",
}


def proxy(program: str) -> str:
    """The path of a proxy; without it the test is left out, but not where everything is built."""
    path = at_hand(lambda: on_the_path(program), *([program] if os.environ.get("CI") else []))
    if path is None:
        left_out(f"{program} is not installed: what it bounds is not tried")
    return str(path)


def test_nginx_lets_a_visitor_open_pages_and_no_more_than_many(root: Path, tmp_path: Path) -> None:
    nginx = proxy("nginx")
    port, nobody = free_port(), free_port()
    site = (root / "deploy/nginx.conf").read_text()
    assert re.search(r"^ +limit_conn westphalia_connections \d+;", site, re.M)
    for was, now in (
        ("    listen 80;", f"    listen 127.0.0.1:{port};"),
        ("    listen [::]:80;\n", ""),
        ("127.0.0.1:8618", f"127.0.0.1:{nobody}"),  # so the answers do not come from any server
        ("rate=200r/s", "rate=1r/m"),  # for a machine that is slow
    ):
        assert was in site
        site = site.replace(was, now)
    (tmp_path / "site.conf").write_text(site)
    (tmp_path / "nginx.conf").write_text(
        "daemon off; master_process off; pid pid; events {} http { access_log off;"
        f" client_body_temp_path {tmp_path}/body; proxy_temp_path {tmp_path}/proxied;"
        f" include {tmp_path}/site.conf; }}"
    )
    command = [nginx, "-e", "stderr", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    running = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        eventually(lambda: is_open(port), "nginx")
        asked = statuses(port, 1100)
        assert set(asked[:1000]) == {502}
        assert set(asked[1010:]) == {429}
    finally:
        running.terminate()
        running.wait(PATIENCE)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as sock:
        return int(sock.getsockname()[1])


def is_open(port: int) -> bool:
    with socket.socket() as sock:
        return sock.connect_ex(("127.0.0.1", port)) == 0


def statuses(port: int, times: int) -> list[int]:
    """The statuses of so many requests, on as few connections as their answers allow."""
    line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    found: list[int] = []
    for _ in range(times):
        line.request("HEAD", "/")
        with line.getresponse() as answer:
            found.append(answer.status)
    line.close()
    return found


def test_caddy_waits_for_no_half_request_and_takes_no_endless_body(root: Path) -> None:
    command = [proxy("caddy"), "adapt", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=PATIENCE)
    adapted = json.loads(done.stdout)
    [server] = adapted["apps"]["http"]["servers"].values()
    assert {"read_header_timeout", "read_timeout", "idle_timeout"} <= set(server)
    assert "write_timeout" not in server, "streams last for hours"
    assert 0 < server["max_header_bytes"] <= 64_000
    most = re.search(r'"max_size": *(\d+)', done.stdout)
    assert most
    assert 1024 * 1024 < int(most[1]) < 4 * 1024 * 1024, "a record, and not much more"


@pytest.mark.parametrize("program", CHECKS)
def test_the_programs_themselves_understand_the_files(
    program: str, root: Path, tmp_path: Path
) -> None:
    # Whoever is no builder is not given a server for the sake of its file.
    packages = [program.partition("-")[0]] if os.environ.get("CI") else []
    path = at_hand(lambda: on_the_path(program), *packages)
    if path is None:
        left_out(f"{program} is not installed: its file is not checked")
    site = f"include {root}/deploy/nginx.conf;"
    (tmp_path / "nginx.conf").write_text(f"pid pid; events {{}} http {{ access_log off; {site} }}")
    for unit in ("westphalia.service", "westphalia-backup.service", "westphalia-backup.timer"):
        text = (root / "deploy" / unit).read_text()
        text = text.replace("/opt/westphalia/.venv/bin/python", sys.executable)
        (tmp_path / unit).write_text(text.replace("/opt/westphalia/deploy", str(root / "deploy")))
    command = CHECKS[program].format(tmp=tmp_path).split()
    home = {"HOME": str(tmp_path), "PATH": os.environ["PATH"]}
    done = subprocess.run(
        [path, *command], cwd=root, env=home, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    assert "westphalia" not in done.stderr, "a warning about a unit"
