"""Both stores keep the same promises; what only one of them promises comes at the end."""

import asyncio
import os
import sqlite3
import stat
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from tests.server.postgres_server import PostgresServer, postgres_server

from westphalia.server.keeping import Keeping
from westphalia.server.postgres import PostgresStore, open_postgres
from westphalia.server.sqlite import SqliteStore, open_sqlite
from westphalia.server.store import Conflict, LineRow, SeatRow, Store, StoreError, TableRow, User

pytestmark = pytest.mark.anyio

Opener = Callable[[], Awaitable[Keeping]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgresServer]:
    with postgres_server(safe=False) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
async def reopen(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Opener]:
    """Opens the same store once more, as another server or a later one would."""
    opened: list[Keeping] = []
    kind: str = request.param
    server = request.getfixturevalue("postgres") if kind == "postgres" else None
    address = server.fresh() if server else ""

    async def again() -> Keeping:
        if kind == "postgres":
            opened.append(await open_postgres(address))
        else:
            opened.append(open_sqlite(tmp_path / "store.db"))
        return opened[-1]

    yield again
    for each in opened:
        await each.close()


@pytest.fixture
async def store(reopen: Opener) -> Keeping:
    return await reopen()


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = open_sqlite(tmp_path / "store.db")
    yield opened
    await opened.close()


def table(name: str, **changes: object) -> TableRow:
    made = TableRow(
        id=name,
        owner=0,
        game="wallenstein",
        version="1",
        title="Eine lange Tafel ⚔",
        modules=("court", "leaders"),
        options={"setup": "line-up"},
        secret="5ec7e7",
        public=True,
        bank=600,
        increment=5,
        state="open",
        created=1794700000.123456,
        changed=1794700000.123456,
    )
    return msgspec.structs.replace(made, **changes)


SEATS = (
    SeatRow(0, "open", "", link="abc"),
    SeatRow(1, "bot", "captain", bot="captain", stand_in="random", when_out="bot"),
)


async def set_up(store: Store, *names: str) -> None:
    await asyncio.gather(*(store.add_table(table(name), SEATS) for name in names))


def numbered(*numbers: int, word: str = "march") -> list[LineRow]:
    return [LineRow(number, f"{word} {number}", 1794700000.5 + number) for number in numbers]


async def outcomes(asked: Sequence[Awaitable[None]]) -> list[BaseException | None]:
    return await asyncio.gather(*asked, return_exceptions=True)


class TestPeople:
    async def test_a_guest_is_found_by_number_and_has_no_account(self, store: Keeping) -> None:
        anna = await store.add_user("Anna", "")
        other = await store.add_user("Anna", "")
        assert await store.user(anna.id) == anna
        assert other.id != anna.id
        assert await store.account("Anna") is None
        assert await store.user(other.id + 1) is None

    async def test_account_names_are_unique_in_any_case(self, store: Keeping) -> None:
        anna = await store.add_user("Jörg Weiß", "scrypt…")
        assert await store.account("JÖRG WEISS") == anna
        with pytest.raises(Conflict, match="'jörg weiß' is taken"):
            await store.add_user("jörg weiß", "other")
        guest = await store.add_user("jörg weiß", "")
        with pytest.raises(Conflict, match="is taken"):
            await store.change_user(msgspec.structs.replace(guest, password="other"))
        assert await store.user(guest.id) == guest

    async def test_a_guest_becomes_an_account_and_may_change(self, store: Keeping) -> None:
        guest = await store.add_user("Anna", "")
        grown = msgspec.structs.replace(guest, name="Änne", password="p", webhook="https://a.b/c")
        await store.change_user(grown)
        assert await store.account("änne") == grown
        with pytest.raises(StoreError, match="no user 999"):
            await store.change_user(msgspec.structs.replace(grown, id=999))

    async def test_a_token_leads_to_its_user_until_it_is_dropped(self, store: Keeping) -> None:
        anna = await store.add_user("Anna", "")
        await store.add_token("h1", anna.id, 1.5)
        assert await store.token_user("h1") == anna
        with pytest.raises(Conflict):
            await store.add_token("h1", anna.id, 2.5)
        with pytest.raises(StoreError):
            await store.add_token("h2", anna.id + 1, 2.5)
        await store.drop_token("h1")
        assert await store.token_user("h1") is None
        assert await store.token_user("h2") is None


class TestTables:
    async def test_a_table_and_its_seats_come_back_as_they_were(
        self, store: Keeping, reopen: Opener
    ) -> None:
        anna = await store.add_user("Anna", "")
        made = table("a", owner=anna.id, result='{"winners": [0]}', parent="z", parent_lines=3)
        seats = [*SEATS, SeatRow(2, "person", "Anna", user=anna.id)]
        await store.add_table(made, seats)
        again = await reopen()
        assert await again.table("a") == made
        assert await again.seats("a") == seats
        assert await again.table("b") is None
        assert await again.seats("b") == []

    async def test_a_table_is_made_once_and_whole(self, store: Keeping) -> None:
        await store.add_table(table("a"), SEATS)
        with pytest.raises(Conflict, match="'a' already"):
            await store.add_table(table("a", title="other"), SEATS)
        with pytest.raises(Conflict, match="seat 0 of table 'b'"):
            await store.add_table(table("b"), [SEATS[0], SEATS[0]])
        with pytest.raises(StoreError):
            await store.add_table(table("c"), [SeatRow(0, "person", "Nobody", user=77)])
        assert [await store.table(name) for name in "bc"] == [None, None]

    async def test_table_and_seat_are_changed(self, store: Keeping) -> None:
        await store.add_table(table("a"), SEATS)
        changed = table("a", state="over", result="{}", changed=1794700009.5, options={})
        await store.change_table(changed)
        sat = SeatRow(1, "person", "Ben", user=(await store.add_user("Ben", "")).id)
        await store.change_seat("a", sat)
        assert await store.table("a") == changed
        assert await store.seats("a") == [SEATS[0], sat]
        with pytest.raises(StoreError, match="no table 'b'"):
            await store.change_table(table("b"))
        with pytest.raises(StoreError, match="no seat 5 at a table 'a'"):
            await store.change_seat("a", SeatRow(5, "open", ""))

    async def test_lists_show_the_latest_first(self, store: Keeping) -> None:
        anna = await store.add_user("Anna", "")
        mine = [SeatRow(0, "person", "Anna", user=anna.id), SeatRow(1, "person", "A", user=anna.id)]
        await store.add_table(table("seated", changed=2.0), mine)
        await store.add_table(table("owned", changed=3.0, owner=anna.id, public=False), mine)
        await store.add_table(table("other", changed=4.0), SEATS)
        await store.add_table(table("done", changed=5.0, state="over"), SEATS)
        assert [t.id for t in await store.tables_of(anna.id, 9)] == ["owned", "seated"]
        assert [t.id for t in await store.tables_of(anna.id, 1)] == ["owned"]
        assert [t.id for t in await store.public_tables("open", 9)] == ["other", "seated"]
        assert [t.id for t in await store.public_tables("over", 9)] == ["done"]


class TestRecords:
    async def test_lines_come_back_in_order_after_a_number(
        self, store: Keeping, reopen: Opener
    ) -> None:
        await set_up(store, "a", "b")
        await store.append("a", numbered(1, 2))
        await store.append("a", numbered(3))
        await store.append("b", numbered(1))
        again = await reopen()
        assert await again.lines("a") == numbered(1, 2, 3)
        assert await again.lines("a", after=1) == numbered(2, 3)
        assert await again.lines("a", after=3) == []

    async def test_a_taken_number_is_a_conflict_and_writes_nothing(self, store: Keeping) -> None:
        await set_up(store, "a")
        await store.append("a", numbered(1, 2))
        with pytest.raises(Conflict, match="line 2 of table 'a'"):
            await store.append("a", numbered(2, 3, word="late"), key="k")
        assert await store.lines("a") == numbered(1, 2)
        assert await store.submission("a", "k") is None

    async def test_a_gap_is_refused(self, store: Keeping) -> None:
        await set_up(store, "a")
        for lines in (numbered(2), numbered(1, 3), numbered(0)):
            with pytest.raises(StoreError):
                await store.append("a", lines)
        with pytest.raises(StoreError, match="refuses"):
            await store.append("nowhere", numbered(1))
        assert await store.lines("a") == []

    async def test_a_submission_is_taken_once(self, store: Keeping) -> None:
        await set_up(store, "a", "b")
        await store.append("a", numbered(1, 2), key="k")
        with pytest.raises(Conflict, match="the submission 'k' to table 'a'"):
            await store.append("a", numbered(3), key="k")
        assert await store.lines("a") == numbered(1, 2)
        assert await store.submission("a", "k") == 2
        await store.append("b", numbered(1), key="k")
        assert await store.submission("b", "k") == 1

    async def test_a_long_record_is_written_at_once(self, store: Keeping) -> None:
        await set_up(store, "a")
        lines = numbered(*range(1, 2502))
        await store.append("a", lines)
        assert await store.lines("a") == lines

    async def test_drafts_are_kept_until_they_are_emptied(self, store: Keeping) -> None:
        await set_up(store, "a")
        await store.put_draft("a", 1, "{}")
        await store.put_draft("a", 0, "old")
        await store.put_draft("a", 0, "new")
        assert await store.drafts("a") == {0: "new", 1: "{}"}
        await store.put_draft("a", 1, "")
        assert await store.drafts("a") == {0: "new"}

    @pytest.mark.parametrize("text", ["nul \0", "half a sign \ud800"])
    async def test_what_cannot_be_kept_is_refused(self, store: Keeping, text: str) -> None:
        await set_up(store, "a")
        with pytest.raises(StoreError):
            await store.append("a", [LineRow(1, text, 0.0)])
        with pytest.raises(StoreError):
            await store.add_table(table("b", bank=2**80), SEATS)
        assert await store.lines("a") == []
        assert await store.table("b") is None


class TestSeveral:
    async def test_of_two_servers_one_writes_the_line(self, reopen: Opener) -> None:
        first, second = await reopen(), await reopen()
        await set_up(first, "a")
        for seq in range(1, 21):
            said = await outcomes(
                [
                    first.append("a", numbered(seq, word="first")),
                    second.append("a", numbered(seq, word="second")),
                ]
            )
            assert sorted(type(each) for each in said if each) == [Conflict]
            winner = "first" if said[0] is None else "second"
            assert await second.lines("a", seq - 1) == numbered(seq, word=winner)

    async def test_two_servers_that_race_lose_nothing_and_write_nothing_twice(
        self, reopen: Opener
    ) -> None:
        """Every writer adds ten lines of its own to a table that it shares with three others."""
        stores = [await reopen(), await reopen()]
        names = [f"t{number}" for number in range(15)]
        await set_up(stores[0], *names)

        async def write(store: Keeping, name: str, word: str) -> None:
            written = 0
            while written < 10:
                last = len(await store.lines(name))
                try:
                    await store.append(name, numbered(last + 1, word=word), key=f"{word} {written}")
                    written += 1
                except Conflict:
                    continue

        words = ("anna", "ben")
        await asyncio.gather(
            *(
                write(store, name, f"{word}-{place}")
                for name in names
                for word in words
                for place, store in enumerate(stores)
            )
        )
        for name in names:
            lines = await stores[0].lines(name)
            assert [line.seq for line in lines] == list(range(1, 41))
            counts = Counter(line.text.split()[0] for line in lines)
            assert counts == {f"{word}-{place}": 10 for word in words for place in (0, 1)}

    async def test_a_crowd_is_written_and_one_conflict_hurts_nobody_else(
        self, store: Keeping
    ) -> None:
        names = [f"t{number}" for number in range(40)]
        await set_up(store, *names)
        asked = [store.append(name, numbered(seq)) for seq in (1, 2, 2) for name in names]
        said = await outcomes(asked)
        assert [type(each) for each in said] == [type(None)] * 80 + [Conflict] * 40
        for name in names:
            assert await store.lines(name) == numbered(1, 2)

    async def test_a_crowd_waits_for_few_commits(self, store: Keeping) -> None:
        assert isinstance(store, SqliteStore | PostgresStore)
        names = [f"t{number}" for number in range(200)]
        await set_up(store, *names)
        before = store.commits
        await asyncio.gather(*(store.append(name, numbered(1), key="k") for name in names))
        assert store.commits - before <= 10

    async def test_work_whose_caller_has_gone_is_done_whole(self, store: Keeping) -> None:
        await set_up(store, "a")
        task = asyncio.create_task(store.append("a", numbered(1, 2), key="k"))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await store.lines("a") == numbered(1, 2)
        assert await store.submission("a", "k") == 2

    async def test_a_closed_store_says_so(self, reopen: Opener) -> None:
        store = await reopen()
        await set_up(store, "a")
        writing = asyncio.create_task(store.append("a", numbered(1)))
        await asyncio.sleep(0)
        assert await store.healthy()
        await store.close()
        await writing
        assert not await store.healthy()
        for asked in (store.lines("a"), store.append("a", numbered(2))):
            with pytest.raises(StoreError, match="is closed"):
                await asked


class TestCare:
    async def test_a_dump_goes_into_either_store(
        self, store: Keeping, tmp_path: Path, postgres: PostgresServer
    ) -> None:
        anna = await store.add_user("Anna", "p")
        await store.add_token("h", anna.id, 1.25)
        seats = [SeatRow(0, "person", "Anna", user=anna.id), SEATS[1]]
        await store.add_table(table("a", owner=anna.id), seats)
        await store.append("a", numbered(1, 2), key="k")
        await store.put_draft("a", 0, "{…}")
        path = str(tmp_path / "dump.ndjson")
        await store.dump(path)
        others = (open_sqlite(tmp_path / "other.db"), await open_postgres(postgres.fresh()))
        for other in others:
            await other.restore(path)
            assert await other.token_user("h") == anna
            assert await other.table("a") == table("a", owner=anna.id)
            assert await other.seats("a") == seats
            assert await other.lines("a") == numbered(1, 2)
            assert await other.submission("a", "k") == 2
            assert await other.drafts("a") == {0: "{…}"}
            assert (await other.add_user("Ben", "")).id > anna.id
            with pytest.raises(StoreError, match="only an empty store"):
                await other.restore(path)
            await other.close()

    @pytest.mark.parametrize("gone", [slice(-1, None), slice(-2, None), slice(0, 1), slice(2, 3)])
    async def test_a_dump_that_was_cut_restores_nothing_and_hurts_nobody_else(
        self, store: Keeping, tmp_path: Path, gone: slice, postgres: PostgresServer
    ) -> None:
        await set_up(store, "a")
        path = tmp_path / "dump.ndjson"
        await store.dump(str(path))
        lines = path.read_text().splitlines(keepends=True)
        del lines[gone]
        path.write_text("".join(lines))
        for other in (open_sqlite(tmp_path / "b.db"), await open_postgres(postgres.fresh())):
            said, anna = await asyncio.gather(
                other.restore(str(path)), other.add_user("Anna", ""), return_exceptions=True
            )
            assert isinstance(said, StoreError)
            assert "dump.ndjson" in str(said)
            assert await other.table("a") is None
            assert isinstance(anna, User)
            assert await other.user(anna.id) == anna
            await other.close()

    async def test_a_backup_is_for_its_owner_only_and_leaves_nothing_else(
        self, store: Keeping, tmp_path: Path
    ) -> None:
        folder = tmp_path / "backups"
        folder.mkdir()
        await set_up(store, "a")
        for _ in range(2):
            await store.backup(str(folder / "copy"))
        (copy,) = folder.iterdir()
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        with pytest.raises(StoreError, match="cannot write"):
            await store.backup(str(folder / "nowhere" / "copy"))


class TestSqlite:
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
            "newer": "its schema is 999, made by a newer Westphalia",
            "cut": "malformed|damaged",
        }
        for name, reason in reasons.items():
            with pytest.raises(StoreError, match=f"cannot open the store .*: .*({reason})"):
                open_sqlite(tmp_path / name)

    async def test_a_file_that_another_program_holds_is_refused(
        self, tmp_path: Path, sqlite: SqliteStore, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("westphalia.server.sqlite.WAIT", 0.05)
        with closing(sqlite3.connect(tmp_path / "store.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError, match="locked"):
                open_sqlite(tmp_path / "store.db")
            sqlite._connections[0].execute("PRAGMA busy_timeout = 50")
            with pytest.raises(StoreError, match="locked"):
                await sqlite.add_user("Anna", "")
            assert not await sqlite.healthy()
        assert await sqlite.healthy()

    async def test_the_file_is_for_its_owner_only(self, sqlite: SqliteStore) -> None:
        await set_up(sqlite, "a")
        files = list(sqlite.path.parent.glob("store.db*"))
        assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}


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
        await first.change_seat("c", SEATS[0])
        await second.append("d", numbered(1))
        await asyncio.wait_for(done.wait(), 5)
        await second.append("a", numbered(2))
        await until(lambda: heard == {"first": ["d", "a"], "second": ["a", "b", "c"]})

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
        import psycopg

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


async def until(claim: Callable[[], bool]) -> None:
    """Wait until it is so, but not for ever."""
    async with asyncio.timeout(5):
        while not claim():
            await asyncio.sleep(0.01)
