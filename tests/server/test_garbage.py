"""Nothing that a server has done refers to itself: it is freed without a garbage collection."""

import asyncio
import gc
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn
import uvloop

from westphalia.server.app import make_app
from westphalia.server.process import listening_socket, uvicorn_config
from westphalia.server.settings import Settings
from westphalia.server.store.sqlite import open_sqlite
from westphalia.server.store.store import Store

VISITOR = '''
"""Does all that people do here, and much that they may not."""
import http.client, json, sys
from websockets.sync.client import connect

port, times = map(int, sys.argv[1:])

def ask(method, path, body=None, token="", status=200):
    line = http.client.HTTPConnection("127.0.0.1", port)
    headers = {"authorization": f"Bearer {token}"} if token else {}
    line.request(method, path, json.dumps(body) if body is not None else None, headers)
    answer = line.getresponse()
    text = answer.read()
    line.close()
    assert answer.status == status, (path, answer.status, text)
    return json.loads(text) if path.startswith("/api") else text

def hear(socket, kind):
    while (frame := json.loads(socket.recv()))["type"] != kind:
        pass
    return frame

for game, seats in [("wallenstein", 3), ("thirty_years_war", 2)] * times:
    token = ask("POST", "/api/guest", {"name": "Anna"})["token"]
    seats = [{"kind": "hot"}] * seats
    table = ask("POST", "/api/tables", {"game": game, "seats": seats}, token)["id"]
    ask("GET", "/api/tables")
    ask("GET", "/index.html")
    ask("GET", f"/api/tables/{table}")
    ask("GET", "/api/tables/unknown", status=404)
    ask("GET", "/api/nothing", status=404)
    ask("POST", "/api/tables", {"game": "chess", "seats": seats}, token, 404)
    ask("POST", "/api/tables", {"game": game, "seats": seats}, "wrong", 401)
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    headers = {"authorization": f"Bearer {token}"}
    for seat in (0, 1):
        with connect(f"{address}?seat={seat}", additional_headers=headers) as socket:
            asked = hear(socket, "position")
            for choice in ["nonsense", *[each["choices"][0] for each in asked["questions"]]]:
                body = {"type": "answer", "turn": asked["turn"], "key": choice, "choices": [choice]}
                socket.send(json.dumps(body))
                hear(socket, "error" if choice == "nonsense" else "ack")
    with connect(f"{address}?seat=1") as socket:
        hear(socket, "error")
'''


@contextmanager
def collected_by_hand() -> Iterator[None]:
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


async def visit(port: int, times: int) -> None:
    command = (sys.executable, "-c", VISITOR, str(port), str(times))
    visitor = await asyncio.create_subprocess_exec(*command)
    assert await visitor.wait() == 0


async def garbage_of_visits(folder: Path) -> Counter[str]:
    """What is left of some visits after the first, by its type."""

    async def open_store() -> Store:
        return open_sqlite(folder / "store.db")

    settings, sock = Settings(), listening_socket("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn_config(make_app(open_store, settings), settings))
    serving = asyncio.create_task(server.serve([sock]))
    port = sock.getsockname()[1]
    try:
        await visit(port, 1)
        with collected_by_hand():
            await visit(port, 3)
            gc.collect()
            return Counter(type(each).__qualname__ for each in gc.garbage)
    finally:
        server.should_exit = True
        await serving


@pytest.mark.slow
def test_nothing_that_people_do_leaves_garbage(tmp_path: Path) -> None:
    assert uvloop.run(garbage_of_visits(tmp_path)) == Counter()
