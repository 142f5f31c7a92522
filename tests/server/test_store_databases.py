"""What only one of the stores promises."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from tests.server.kit import PATIENCE
from tests.server.postgres_server import PostgresServer
from tests.server.store_kit import SEATS, numbered, outcomes, set_up, table, until

from westphalia.server.store.postgres import PgConnection, PostgresStore, connect, open_postgres
from westphalia.server.store.rows import LineRow, StoreError
from westphalia.server.store.sqlite import SqliteStore, SqliteWriter, open_sqlite
from westphalia.server.store.sqlite import connect as connect_sqlite
from westphalia.server.store.store import follow
from westphalia.server.store.tables import Append
from westphalia.server.store.work import Work

pytestmark = pytest.mark.anyio


def no_work() -> Work[None]:
    yield from ()


class TestSqlite:
    async def test_commits_wait_for_company_only_where_there_is_some(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        naps: list[float] = []
        monkeypatch.setattr("westphalia.server.store.sqlite.sleep", naps.append)
        with closing(sqlite3.connect(tmp_path / "any.db", isolation_level=None)) as connection:
            writer = SqliteWriter(connection)  # it is run here, not as a thread

            async def commit(jobs: int) -> int:
                futures = [writer.put(no_work) for _ in range(jobs)]
                writer.finish()
                writer.run()
                await asyncio.gather(*futures)
                return len(naps)

            assert [await commit(1) for _ in range(3)] == [0, 0, 0]
            assert await commit(2) == 0, "nobody knew that two would come"
            assert await commit(1) == 1
            assert [await commit(1) for _ in range(40)][-1] < 20, "who is alone again waits on"
            assert writer.commits == 45

    async def test_answers_that_meet_are_written_by_one_statement(
        self, sqlite: SqliteStore
    ) -> None:
        await set_up(sqlite, "a", "b")
        for begun in ("a", "b"):  # with the first line more is written
            await sqlite.append(begun, numbered(1))
        given = [("a", numbered(2, 3), "k"), ("b", numbered(2), ""), ("a", numbered(4), "l")]
        said: list[str] = []
        with closing(connect_sqlite(sqlite.path)) as connection:
            writer = SqliteWriter(connection)  # it is run here, not as a thread
            connection.set_trace_callback(said.append)
            futures = [writer.put(no_work), *[writer.put(Append(*each)) for each in given]]
            writer.finish()
            writer.run()
            await asyncio.gather(*futures)
        first, *others = dict.fromkeys(said)  # SQLite names one again for what its trigger does
        assert first.startswith("INSERT INTO appended")
        assert others == ["BEGIN IMMEDIATE", "COMMIT"], "what else there is to write comes after"
        assert await sqlite.lines("a") == numbered(1, 2, 3, 4)
        assert await sqlite.lines("b") == numbered(1, 2)
        assert [await sqlite.submission("a", key) for key in "kl"] == [3, 4]

    async def test_a_backup_while_it_is_written_is_a_store_of_one_moment(
        self, sqlite: SqliteStore, tmp_path: Path
    ) -> None:
        await set_up(sqlite, "a")

        async def write() -> None:
            for seq in range(1, 60):
                await sqlite.append("a", numbered(seq), key=str(seq))

        writing = asyncio.create_task(write())
        for number in range(5):
            await sqlite.backup(str(tmp_path / f"copy{number}.db"))
        await writing
        copy = open_sqlite(tmp_path / "copy4.db")
        lines = await copy.lines("a")
        assert lines == numbered(*range(1, len(lines) + 1))
        await copy.close()
        with pytest.raises(StoreError, match="its own backup"):
            await sqlite.backup(str(tmp_path / "store.db"))

    async def test_a_full_disk_is_said_and_forgotten_when_there_is_room(
        self, sqlite: SqliteStore
    ) -> None:
        await set_up(sqlite, "a", "b", "c")
        writer = sqlite._connections[0]
        (pages,) = writer.execute("PRAGMA page_count").fetchone()
        writer.execute(f"PRAGMA max_page_count = {pages + 3}")
        huge = [LineRow(1, "x" * 100_000, 0.0)]
        asked = [sqlite.append("a", numbered(1)), sqlite.append("b", huge, key="k")]
        said = await outcomes([*asked, sqlite.append("c", numbered(1))])
        assert [type(each) for each in said] == [type(None), StoreError, type(None)]
        assert "full" in str(said[1])
        assert await sqlite.lines("a") == await sqlite.lines("c") == numbered(1)
        assert await sqlite.lines("b") == []
        writer.execute("PRAGMA max_page_count = 100000")
        await sqlite.append("b", huge, key="k")
        assert await sqlite.lines("b") == huge
        assert await sqlite.healthy()

    async def test_what_is_no_store_is_refused_in_a_sentence(self, tmp_path: Path) -> None:
        (tmp_path / "text").write_text("no database" * 1000)
        with closing(sqlite3.connect(tmp_path / "foreign")) as other:
            other.execute("CREATE TABLE places (name TEXT)")
        await open_sqlite(tmp_path / "newer").close()
        with closing(sqlite3.connect(tmp_path / "newer")) as newer:
            newer.execute("PRAGMA user_version = 999")
        os.truncate(await filled(tmp_path / "cut"), 40_000)
        reasons = {
            "": "unable to open",
            "nowhere/store.db": "No such file",
            "text": "not a database",
            "foreign": "another program",
            "newer": "its schema is 999, made by a newer Westphalia or before the first release",
            "cut": "malformed|damaged",
        }
        for name, reason in reasons.items():
            with pytest.raises(StoreError, match=f"cannot open the store .*: .*({reason})"):
                open_sqlite(tmp_path / name)

    async def test_a_file_that_another_program_holds_is_refused(
        self, tmp_path: Path, sqlite: SqliteStore, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("westphalia.server.store.sqlite.BUSY_TIMEOUT", 0.05)
        with closing(sqlite3.connect(tmp_path / "store.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError, match="locked"):
                open_sqlite(tmp_path / "store.db")
            sqlite._connections[0].execute("PRAGMA busy_timeout = 50")
            with pytest.raises(StoreError, match="locked"):
                await sqlite.add_user("Anna", "")
            said: list[str] = []
            sqlite._connections[0].set_trace_callback(said.append)
            with pytest.raises(StoreError, match="locked"):
                await sqlite.append("a", numbered(2))
            assert "BEGIN IMMEDIATE" not in said, "it is waited for once"
            assert not await sqlite.healthy()
        assert await sqlite.healthy()

    async def test_whether_it_is_well_is_tried_by_writing(self, sqlite: SqliteStore) -> None:
        with closing(sqlite3.connect(sqlite.path)) as other:
            before = other.execute("PRAGMA data_version").fetchone()
            assert await sqlite.healthy()
            assert other.execute("PRAGMA data_version").fetchone() != before

    async def test_the_file_is_for_its_owner_only(self, sqlite: SqliteStore) -> None:
        await set_up(sqlite, "a")
        files = list(sqlite.path.parent.glob("store.db*"))
        assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}


async def test_a_change_is_followed_when_the_store_can_be_read_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("westphalia.server.store.store.RETRY_DELAY", 0.0)
    failures: list[Exception] = [StoreError("the disk is slow"), StoreError("and slow")]
    heard: list[str] = []

    async def hear(change: str) -> None:
        if failures:
            raise failures.pop()
        heard.append(change)

    await follow(hear, "a")
    failures.append(ValueError("a mistake"))
    await follow(hear, "b")
    assert heard == ["a"]


async def filled(path: Path) -> Path:
    """A store of some size, closed."""
    store = open_sqlite(path)
    await set_up(store, "a")
    await store.append("a", numbered(*range(1, 3000)))
    await store.close()
    return path


class TestPostgres:
    @pytest.fixture
    async def pair(self, postgres: PostgresServer) -> AsyncIterator[list[PostgresStore]]:
        address = postgres.fresh()
        stores = [await open_postgres(address) for _ in range(2)]
        yield stores
        for store in stores:
            await store.close()

    async def test_servers_hear_of_each_other_and_not_of_themselves(
        self, pair: list[PostgresStore]
    ) -> None:
        first, second = pair
        heard: dict[str, list[str]] = {"first": [], "second": []}
        done = asyncio.Event()

        async def hear_first(name: str) -> None:
            heard["first"].append(name)
            done.set()
            raise ValueError("this must not make the first deaf")

        async def hear_second(name: str) -> None:
            heard["second"].append(name)

        await set_up(first, "a", "b", "c", "d")
        await first.listen(hear_first)
        await second.listen(hear_second)
        await first.append("a", numbered(1))
        await first.change_table(table("b", state="playing"))
        await first.change_seat("c", SEATS[0], SEATS[0])
        await second.append("d", numbered(1))
        await asyncio.wait_for(done.wait(), PATIENCE)
        await second.append("a", numbered(2))
        await until(lambda: heard == {"first": ["d", "a"], "second": ["a", "b", "c"]})

    async def test_tables_are_touched_in_one_order_whoever_names_them(
        self, pair: list[PostgresStore]
    ) -> None:
        """Two servers that lock the same tables in different orders would wait for each other."""
        await set_up(pair[0], *"cba")
        connection = await connect(pair[0].address)
        async with connection.transaction():
            await connection.execute("SELECT id FROM tables WHERE id = 'a' FOR UPDATE")
            touching = asyncio.create_task(pair[1].touch_tables(dict.fromkeys("cba", 2e9)))
            waiting = b"SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
            while await (await connection.execute(waiting)).fetchall() == [(0,)]:
                await asyncio.sleep(0.01)
                await connection.execute("SELECT pg_stat_clear_snapshot()")
            free = b"SELECT id FROM tables ORDER BY id FOR UPDATE SKIP LOCKED"
            found = await (await connection.execute(free)).fetchall()
        await touching
        await connection.close()
        assert found == [("a",), ("b",), ("c",)], "whoever waits for the first holds no other"

    async def test_a_restart_of_the_database_is_survived(
        self, postgres: PostgresServer, pair: list[PostgresStore]
    ) -> None:
        first, second = pair
        heard: list[str] = []

        async def hear(name: str) -> None:
            heard.append(name)

        await set_up(first, "a")
        await first.append("a", numbered(1))
        await second.listen(hear)
        postgres.stop("fast")
        assert not await first.healthy()
        postgres.start()
        await first.append("a", numbered(2))
        assert await second.lines("a") == numbered(1, 2)
        await until(lambda: "" in heard)
        await first.append("a", numbered(3))
        await until(lambda: heard[-1] == "a")

    async def test_a_crowd_of_readers_is_more_than_the_connections(
        self, pair: list[PostgresStore]
    ) -> None:
        await set_up(pair[0], "a")
        found = await asyncio.gather(*(pair[1].table("a") for _ in range(100)))
        assert found == [table("a")] * 100

    async def test_what_is_no_store_is_refused_in_a_sentence(
        self, postgres: PostgresServer
    ) -> None:
        address = postgres.fresh()
        await (await open_postgres(address)).close()
        with psycopg.connect(address) as connection:
            connection.execute("INSERT INTO schema VALUES (999)")
        with pytest.raises(StoreError, match="its schema is 999, made by a newer Westphalia"):
            await open_postgres(address)
        with pytest.raises(StoreError, match=r"open the store .*dbname=gone .*does not exist"):
            await open_postgres(address.replace("///postgres", "///gone") + "&password=hidden")
        with pytest.raises(StoreError) as caught:
            await open_postgres("postgresql://anna:hidden@localhost:1/gone")
        assert "hidden" not in str(caught.value)


async def test_who_is_cancelled_while_connecting_leaves_nothing_open(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[PgConnection] = []

    async def hang(connection: PgConnection, *args: object) -> None:
        opened.append(connection)
        await asyncio.Event().wait()

    monkeypatch.setattr(psycopg.AsyncConnection, "execute", hang)
    connecting = asyncio.create_task(connect(postgres.address()))
    while not opened:
        await asyncio.sleep(0.01)
    connecting.cancel()
    await asyncio.gather(connecting, return_exceptions=True)
    assert opened[0].closed
