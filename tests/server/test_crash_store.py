"""kill -9 at any moment loses nothing that was acknowledged, and leaves nothing half written.

A child writes to many tables at once, makes whole ones and changes a password, and tells what was
acknowledged; it is killed, and the store opened anew.  The children are forked by this file run as
a program, which has no threads by then.
"""

import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from itertools import count, groupby
from pathlib import Path

import msgspec
import pytest
from tests.server.postgres_server import PostgresServer, postgres_server

from westphalia.server.store.postgres import open_postgres
from westphalia.server.store.rows import Conflict, LineRow, SeatRow, StoreError, TableRow
from westphalia.server.store.sqlite import open_sqlite
from westphalia.server.store.store import Store

TABLES = 30
LIVES = 20  # how often a store is killed before the next one is begun
MOST = 200  # acknowledgements before the blow
MANY = 10**6
AT_ONCE = 0.1  # seconds; the blow may come before anything is acknowledged
FEW = 2  # tables that a child makes, and passwords that it changes
ANNA = "Anna"
SEATS = [SeatRow(0, "open", ""), SeatRow(1, "open", "")]

Acknowledged = tuple[str, int, int, str]  # table, first and last line, key; of Anna her passwords


@pytest.mark.slow
def test_sqlite_loses_nothing_acknowledged() -> None:
    run("sqlite", 2 * LIVES)


@pytest.mark.slow
def test_postgres_loses_nothing_acknowledged() -> None:
    """Every fifth time it is the database that is killed."""
    with postgres_server():  # here it may skip, in the program it could not
        pass
    run("postgres", 15)


def run(kind: str, rounds: int) -> None:
    root = Path(__file__).parents[2]
    command = [sys.executable, __file__, kind, str(rounds)]
    paths = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run(command, env=paths, cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    acknowledged = int(done.stdout.split()[0])
    assert acknowledged > rounds, done.stdout


# the program


async def open_store(address: str) -> Store:
    return await open_postgres(address) if "://" in address else open_sqlite(address)


async def write(address: str, pipe: int) -> None:
    """Append to every table until the end comes."""
    store = await open_store(address)
    lines = [write_table(store, f"t{number}", pipe) for number in range(TABLES)]
    await asyncio.gather(*lines, make_tables(store, pipe), change_passwords(store, pipe))


def tell(pipe: int, name: str, first: int, last: int, key: str) -> None:
    os.write(pipe, f"{name} {first} {last} {key}\n".encode())


def blank(name: str) -> TableRow:
    return TableRow(name, 0, "g", "1", "", (), {}, "", False, 0, 0, "playing", 0.0, 0.0)


def submission(chance: random.Random, last: int) -> tuple[str, list[LineRow]]:
    """A key and some lines, each of which tells how many there are."""
    key, parts = f"{chance.getrandbits(64):x}", chance.randint(1, 4)
    texts = [f"{key} {part} {parts}" for part in range(1, parts + 1)]
    return key, [LineRow(last + n, text, time.time()) for n, text in enumerate(texts, 1)]


async def write_table(store: Store, name: str, pipe: int) -> None:
    with suppress(Conflict):
        await store.add_table(blank(name), [])
    last = len(await store.lines(name))
    chance = random.Random()
    for _ in count():
        key, lines = submission(chance, last)
        await store.append(name, lines, key)
        tell(pipe, name, last + 1, lines[-1].seq, key)
        last = lines[-1].seq


async def make_tables(store: Store, pipe: int) -> None:
    """As a fork and an upload do: a table, its seats and its first lines."""
    chance = random.Random()
    for _ in range(FEW):
        key, lines = submission(chance, 0)
        await store.add_table(blank(f"m{key}"), SEATS, lines)
        tell(pipe, f"m{key}", 1, len(lines), key)


async def change_passwords(store: Store, pipe: int) -> None:
    """The passwords are numbers; before each there are two tokens of that number, then one."""
    anna = await store.account(ANNA) or await store.add_user(ANNA, "0")
    for number in range(int(anna.password) + 1, int(anna.password) + 1 + FEW):
        for token in (f"{number} own", f"{number} other"):
            with suppress(Conflict):  # a child before this one may have come so far
                await store.add_token(token, anna.id, 0.0)
        changed = msgspec.structs.replace(anna, password=str(number))
        await store.change_password(changed, keep=f"{number} own")
        tell(pipe, ANNA, number, number, "password")


def write_or_die(address: str, pipe: int) -> None:
    status = 1
    try:
        asyncio.run(write(address, pipe))
    except StoreError:
        status = 0  # it was the database that was struck
    except Exception:
        traceback.print_exc()
    finally:
        os._exit(status)


def blow(address: str, strike: Callable[[int], None]) -> list[Acknowledged]:
    """What a child could acknowledge before it was struck."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        write_or_die(address, writing)
    os.close(writing)
    if random.random() < 0.7:
        heard = listen(reading, random.randrange(1, MOST))
    else:  # while it opens the store, perhaps
        heard = b""
        time.sleep(random.uniform(0, AT_ONCE))
    strike(child)
    heard += listen(reading)
    os.close(reading)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) in (0, -signal.SIGKILL)
    words = (line.split() for line in heard.decode().splitlines())
    return [(name, int(first), int(last), key) for name, first, last, key in words]


def listen(pipe: int, enough: int | None = None) -> bytes:
    """All that comes until there are enough lines, or until the other side is gone."""
    heard = b""
    while enough is None or heard.count(b"\n") < enough:
        said = os.read(pipe, 65536)
        if not said:
            break
        heard += said
    return heard


async def check(address: str, acknowledged: list[Acknowledged], fresh: int) -> int:
    """Every acknowledged line is there, none twice, no gap, no half submission; count the rest."""
    store = await open_store(address)
    texts: dict[str, list[str]] = {}
    for name in [*(f"t{number}" for number in range(TABLES)), *await made_tables(store)]:
        lines = await store.lines(name)
        assert [line.seq for line in lines] == list(range(1, len(lines) + 1)), name
        texts[name] = [line.text for line in lines]
        check_whole(texts[name])
        assert texts[name] or not is_made(name), f"half made: {name}"
    written = [each for each in acknowledged if each[0] != ANNA]
    for name, first, last, key in written:
        expected = [f"{key} {part} {last - first + 1}" for part in range(1, last - first + 2)]
        assert texts[name][first - 1 : last] == expected, f"lost: {name} {first} {last} {key}"
    for name, _, last, key in acknowledged[-fresh:] if fresh else []:
        if name != ANNA and not is_made(name):
            assert await store.submission(name, key) == last
    await check_passwords(store, [number for name, number, _, _ in acknowledged if name == ANNA])
    await store.close()
    return sum(map(len, texts.values())) - sum(last - first + 1 for _, first, last, _ in written)


def is_made(name: str) -> bool:
    return name.startswith("m")


async def made_tables(store: Store) -> list[str]:
    """The tables that were made whole, with their seats."""
    made = [row.id for row in await store.latest_tables(MANY) if is_made(row.id)]
    seats = await store.seats_of(*made) if made else {}
    assert all(seats[name] == SEATS for name in made)
    return made


async def check_passwords(store: Store, acknowledged: list[int]) -> None:
    """No password is older than one that was acknowledged, and no token than the password."""
    anna = await store.account(ANNA)
    if anna is None:
        assert not acknowledged
        return
    number = int(anna.password)
    assert number >= max(acknowledged, default=0)
    tokens = {session.token_hash for session in await store.sessions(anna.id)}
    kept = {f"{number} own"} if number else set()
    assert kept <= tokens <= {*kept, f"{number + 1} own", f"{number + 1} other"}


def check_whole(texts: list[str]) -> None:
    """The lines of each submission stand together, all of them, and once."""
    seen = set()
    for key, group in groupby((text.split() for text in texts), key=lambda words: words[0]):
        parts = [(int(part), int(parts)) for _, part, parts in group]
        assert parts == [(part, len(parts)) for part in range(1, len(parts) + 1)], key
        assert key not in seen, f"{key} was written twice"
        seen.add(key)


def kill(child: int) -> None:
    os.kill(child, signal.SIGKILL)  # also right if it has ended: it has not been waited for


def crash_sqlite(rounds: int) -> None:
    with tempfile.TemporaryDirectory(prefix="westphalia-crash-") as folder:
        lives = [str(Path(folder, f"store{number // LIVES}.db")) for number in range(rounds)]
        report(lives, [kill] * rounds)


def crash_postgres(rounds: int) -> None:
    with postgres_server() as server:
        blows = [kill if number % 5 else crash(server) for number in range(1, rounds + 1)]
        report([server.fresh()] * rounds, blows)


def crash(server: PostgresServer) -> Callable[[int], None]:
    def strike(child: int) -> None:
        server.stop("immediate")
        server.start()
        kill(child)  # it may have found the new one

    return strike


def report(addresses: list[str], blows: list[Callable[[int], None]]) -> None:
    """Strike, open, look; the line printed is read by the test."""
    total = caught = more = 0
    acknowledged: list[Acknowledged] = []
    before = ""
    for address, strike in zip(addresses, blows, strict=True):
        if address != before:
            acknowledged, before, more = [], address, 0
        fresh = blow(address, strike)
        acknowledged += fresh
        total += len(fresh)
        more, known = asyncio.run(check(address, acknowledged, len(fresh))), more
        caught += more > known
    sys.stdout.write(
        f"{total} submissions were acknowledged in {len(blows)} lives;"
        f" {caught} of them ended between the disk and the acknowledgement\n"
    )


if __name__ == "__main__":
    {"sqlite": crash_sqlite, "postgres": crash_postgres}[sys.argv[1]](int(sys.argv[2]))
