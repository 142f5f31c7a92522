"""Stores to test with: a file, and schemas of a private PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from tests.server.postgres_server import PostgresServer, postgres_server
from tests.server.store_kit import Opener

from westphalia.server.store.postgres import open_postgres
from westphalia.server.store.sqlite import SqliteStore, open_sqlite
from westphalia.server.store.store import Store


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    with postgres_server(safe=False) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
async def reopen(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Opener]:
    """Opens the same store once more, as another server or a later one would."""
    opened: list[Store] = []
    kind: str = request.param
    server = request.getfixturevalue("postgres") if kind == "postgres" else None
    address = server.fresh() if server else ""

    async def again() -> Store:
        if kind == "postgres":
            opened.append(await open_postgres(address))
        else:
            opened.append(open_sqlite(tmp_path / "store.db"))
        return opened[-1]

    yield again
    for each in opened:
        await each.close()


@pytest.fixture
async def store(reopen: Opener) -> Store:
    return await reopen()


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = open_sqlite(tmp_path / "store.db")
    yield opened
    await opened.close()
