"""Both stores keep the same promises."""

import asyncio
import stat
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from tests.server.postgres_server import PostgresServer
from tests.server.store_kit import SEATS, Opener, numbered, outcomes, set_up, table

from westphalia.server.store.postgres import PostgresStore, open_postgres
from westphalia.server.store.rows import Conflict, LineRow, SeatRow, StoreError, User
from westphalia.server.store.sqlite import SqliteStore, open_sqlite
from westphalia.server.store.store import Store, migrations

pytestmark = pytest.mark.anyio


class TestPeople:
    async def test_a_guest_is_found_by_number_and_has_no_account(self, store: Store) -> None:
        anna = await store.add_user("Anna", "")
        other = await store.add_user("Anna", "")
        assert await store.user(anna.id) == anna
        assert other.id != anna.id
        assert await store.account("Anna") is None
        assert await store.user(other.id + 1) is None

    async def test_account_names_are_unique_in_any_case(self, store: Store) -> None:
        anna = await store.add_user("Jörg Weiß", "scrypt…")
        assert await store.account("JÖRG WEISS") == anna
        with pytest.raises(Conflict, match="'jörg weiß' is taken"):
            await store.add_user("jörg weiß", "other")
        guest = await store.add_user("jörg weiß", "")
        with pytest.raises(Conflict, match="is taken"):
            await store.change_password(msgspec.structs.replace(guest, password="other"))
        assert await store.user(guest.id) == guest

    async def test_a_guest_becomes_an_account_and_may_change(self, store: Store) -> None:
        guest = await store.add_user("Anna", "")
        grown = msgspec.structs.replace(guest, name="Änne", password="p", webhook="https://a.b/c")
        await store.change_password(grown)
        await store.change_user(grown)
        assert await store.account("änne") == grown
        await store.change_user(msgspec.structs.replace(grown, name="Anne", password="older"))
        renamed = await store.account("anne")
        assert renamed
        assert renamed.password == "p", "what was read before a change of password does not undo it"
        await store.drop_webhook(guest.id, "https://a.b/older")
        assert await store.user(guest.id) == renamed
        await store.drop_webhook(guest.id, renamed.webhook)
        assert await store.user(guest.id) == msgspec.structs.replace(renamed, webhook="")
        with pytest.raises(StoreError, match="no user 999"):
            await store.change_user(msgspec.structs.replace(grown, id=999))

    async def test_a_token_leads_to_its_user_until_it_is_dropped(self, store: Store) -> None:
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
        self, store: Store, reopen: Opener
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
        await store.add_table(table("c"), SEATS)
        assert await again.seats_of("a", "b", "c") == {"a": seats, "b": [], "c": list(SEATS)}

    async def test_a_table_is_made_once_and_whole(self, store: Store) -> None:
        await store.add_table(table("a"), SEATS)
        with pytest.raises(Conflict, match="'a' already"):
            await store.add_table(table("a", title="other"), SEATS)
        with pytest.raises(Conflict, match="seat 0 of table 'b'"):
            await store.add_table(table("b"), [SEATS[0], SEATS[0]])
        with pytest.raises(StoreError):
            await store.add_table(table("c"), [SeatRow(0, "person", "Nobody", user=77)])
        assert [await store.table(name) for name in "bc"] == [None, None]

    async def test_a_table_comes_with_its_first_lines_or_not_at_all(self, store: Store) -> None:
        lines = [LineRow(1, "opening", 1.0), LineRow(2, "0 ready", 2.0)]
        assert await store.add_table(table("a"), SEATS, lines)
        assert await store.lines("a") == lines
        with pytest.raises(StoreError, match="next is line 1"):
            await store.add_table(table("b"), SEATS, [LineRow(2, "0 ready", 2.0)])
        assert await store.table("b") is None

    async def test_nobody_gets_a_table_beyond_the_limit(self, store: Store) -> None:
        anna = await store.add_user("Anna", "")
        for name, fits in (("a", True), ("b", True), ("c", False)):
            assert await store.add_table(table(name, owner=anna.id), SEATS, (), 2) is fits
        assert await store.table("c") is None

    async def test_table_and_seat_are_changed(self, store: Store) -> None:
        await store.add_table(table("a"), SEATS)
        changed = table("a", state="over", result="{}", changed=1794700009.5, options={})
        await store.change_table(changed)
        sat = SeatRow(1, "person", "Ben", user=(await store.add_user("Ben", "")).id)
        await store.change_seat("a", sat, SEATS[1])
        assert await store.table("a") == changed
        assert await store.seats("a") == [SEATS[0], sat]
        with pytest.raises(StoreError, match="no table 'b'"):
            await store.change_table(table("b"))
        with pytest.raises(Conflict, match="seat 5 at a table 'a'"):
            await store.change_seat("a", SeatRow(5, "open", ""), SeatRow(5, "open", ""))

    async def test_when_tables_have_changed_is_written_and_never_goes_back(
        self, store: Store
    ) -> None:
        rows = [table(name, changed=5.0) for name in "abc"]
        for row in rows:
            await store.add_table(row, SEATS)
        await store.touch_tables({"a": 7.5, "b": 4.0, "nowhere": 9.0})
        told = [await store.table(name) for name in "abc"]
        assert told == [msgspec.structs.replace(rows[0], changed=7.5), *rows[1:]]

    async def test_a_seat_that_somebody_has_taken_meanwhile_is_not_changed(
        self, store: Store
    ) -> None:
        anna, ben = await store.add_user("Anna", ""), await store.add_user("Ben", "")
        await store.add_table(table("a"), [SeatRow(0, "open", "Seat 1")])
        taken = SeatRow(0, "person", "Ben", user=ben.id, known_to=(anna.id, 7))
        await store.change_seat("a", taken, SeatRow(0, "open", "Seat 1"))
        for was in (SeatRow(0, "open", "Seat 1"), SeatRow(0, "person", "Anna", user=anna.id)):
            with pytest.raises(Conflict, match="any more"):
                await store.change_seat("a", SeatRow(0, "person", "Anna", user=anna.id), was)
        assert await store.seats("a") == [taken]

    async def test_lists_show_the_latest_first(self, store: Store) -> None:
        anna = await store.add_user("Anna", "")
        mine = [SeatRow(0, "person", "Anna", user=anna.id), SeatRow(1, "person", "A", user=anna.id)]
        await store.add_table(table("seated", changed=2.0), mine)
        await store.add_table(table("owned", changed=3.0, owner=anna.id, public=False), mine)
        await store.add_table(table("other", changed=4.0), SEATS)
        await store.add_table(table("done", changed=5.0, state="over"), SEATS)
        assert [t.id for t in await store.tables_of(anna.id, 9)] == ["owned", "seated"]
        assert [t.id for t in await store.tables_of(anna.id, 1)] == ["owned"]
        another = table("another", owner=anna.id, public=False)
        assert not await store.add_table(another, SEATS, most=2), "those under way are two"
        assert [t.id for t in await store.public_tables("open", 9)] == ["other", "seated"]
        assert [t.id for t in await store.public_tables("over", 9)] == ["done"]
        await store.change_table(table("owned", changed=6.0, owner=anna.id, state="over"))
        assert await store.add_table(another, SEATS, most=2)

    async def test_a_table_has_one_rematch_whoever_offers_it(self, store: Store) -> None:
        await set_up(store, "former")
        offers = [store.add_rematch("former", table(name), SEATS) for name in ("one", "two")]
        first, second = await asyncio.gather(*offers)
        assert first == second in ("one", "two")
        former = await store.table("former")
        assert former
        assert former.rematch == first
        assert [name for name in ("one", "two") if await store.table(name)] == [first]
        await store.change_table(msgspec.structs.replace(former, rematch=""))
        assert await store.table("former") == former, "who has not heard of it leaves it as it is"
        await store.delete_table(first)
        assert await store.add_rematch("former", table("three"), SEATS) == "three"

    async def test_a_rematch_is_one_of_the_tables_that_a_person_may_have(
        self, store: Store
    ) -> None:
        anna, berta = await store.add_user("Anna", ""), await store.add_user("Berta", "")
        await set_up(store, "former")
        row, seats = table("again", owner=anna.id), [SeatRow(0, "open", "Berta", asked=berta.id)]
        assert await store.add_rematch("former", row, seats, most=0) == ""
        assert await store.table("again") is None
        assert await store.add_rematch("former", row, seats, most=1) == "again"
        assert [each.id for each in await store.tables_of(berta.id, 9)] == ["again"]
        assert await store.seats("again") == seats


class TestRecords:
    async def test_lines_come_back_in_order_after_a_number(
        self, store: Store, reopen: Opener
    ) -> None:
        await set_up(store, "a", "b")
        await store.append("a", numbered(1, 2))
        await store.append("a", numbered(3))
        await store.append("b", numbered(1))
        again = await reopen()
        assert await again.lines("a") == numbered(1, 2, 3)
        assert await again.lines("a", after=1) == numbered(2, 3)
        assert await again.lines("a", after=3) == []

    async def test_a_taken_number_is_a_conflict_and_writes_nothing(self, store: Store) -> None:
        await set_up(store, "a")
        await store.append("a", numbered(1, 2))
        with pytest.raises(Conflict, match="line 2 of table 'a'"):
            await store.append("a", numbered(2, 3, word="late"), key="k")
        assert await store.lines("a") == numbered(1, 2)
        assert await store.submission("a", "k") is None

    async def test_a_gap_is_refused(self, store: Store) -> None:
        await set_up(store, "a")
        for lines in (numbered(2), numbered(1, 3), numbered(0)):
            with pytest.raises(StoreError):
                await store.append("a", lines)
        with pytest.raises(StoreError, match="refuses"):
            await store.append("nowhere", numbered(1))
        assert await store.lines("a") == []

    async def test_a_submission_is_taken_once(self, store: Store) -> None:
        await set_up(store, "a", "b")
        await store.append("a", numbered(1, 2), key="k")
        with pytest.raises(Conflict, match="the submission 'k' to table 'a'"):
            await store.append("a", numbered(3), key="k")
        assert await store.lines("a") == numbered(1, 2)
        assert await store.submission("a", "k") == 2
        await store.append("b", numbered(1), key="k")
        assert await store.submission("b", "k") == 1

    async def test_a_long_record_is_written_at_once(self, store: Store) -> None:
        await set_up(store, "a")
        lines = numbered(*range(1, 2502))
        await store.append("a", lines)
        assert await store.lines("a") == lines

    async def test_drafts_are_kept_until_they_are_emptied(self, store: Store) -> None:
        await set_up(store, "a")
        await store.put_draft("a", 1, "{}")
        await store.put_draft("a", 0, "old")
        await store.put_draft("a", 0, "new")
        assert await store.drafts("a") == {0: "new", 1: "{}"}
        await store.put_draft("a", 1, "")
        assert await store.drafts("a") == {0: "new"}

    @pytest.mark.parametrize("text", ["nul \0", "half a sign \ud800"])
    async def test_what_cannot_be_kept_is_refused(self, store: Store, text: str) -> None:
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
            assert [type(each) for each in said if each] == [Conflict]
            winner = "first" if said[0] is None else "second"
            assert await second.lines("a", seq - 1) == numbered(seq, word=winner)

    @pytest.mark.slow
    async def test_two_servers_that_race_lose_nothing_and_write_nothing_twice(
        self, reopen: Opener
    ) -> None:
        """Every writer adds ten lines of its own to a table that it shares with three others."""
        stores = [await reopen(), await reopen()]
        names = [f"t{number}" for number in range(15)]
        await set_up(stores[0], *names)

        async def write(store: Store, name: str, word: str) -> None:
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
        self, store: Store
    ) -> None:
        names = [f"t{number}" for number in range(40)]
        await set_up(store, *names)
        asked = [store.append(name, numbered(seq)) for seq in (1, 2, 2) for name in names]
        said = await outcomes(asked)
        assert [type(each) for each in said] == [type(None)] * 80 + [Conflict] * 40
        for name in names:
            assert await store.lines(name) == numbered(1, 2)

    async def test_a_crowd_waits_for_few_commits(self, store: Store) -> None:
        assert isinstance(store, SqliteStore | PostgresStore)
        names = [f"t{number}" for number in range(200)]
        await set_up(store, *names)
        before = store.commits
        await asyncio.gather(*(store.append(name, numbered(1), key="k") for name in names))
        assert store.commits - before < 100  # far fewer, but how few is a matter of luck

    async def test_work_whose_caller_has_gone_is_done_whole(self, store: Store) -> None:
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
    async def test_the_next_migration_is_run_once_all_or_nothing(
        self, reopen: Opener, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def program_with(*later: str) -> None:
            known = {database: dict(migrations(database)) for database in ("sqlite", "postgres")}
            for database, steps in known.items():
                steps |= dict(enumerate(later, max(steps) + 1))
                where = f"westphalia.server.store.{database}.migrations"
                monkeypatch.setattr(where, known.__getitem__)

        store = await reopen()
        anna = await store.add_user("Anna", "p")
        await store.close()
        motto = "ALTER TABLE users ADD COLUMN motto TEXT;\nCREATE INDEX mottos ON users (motto);\n"
        program_with(motto, "ALTER TABLE nowhere ADD COLUMN motto TEXT")
        with pytest.raises(StoreError, match=r"cannot open the store .*nowhere"):
            await reopen()
        program_with(motto)
        for _ in range(2):
            assert await (await reopen()).user(anna.id) == anna
        program_with()
        with pytest.raises(StoreError, match=r"its schema is 2, .*; this one knows 1"):
            await reopen()

    async def test_a_dump_goes_into_either_store(
        self, store: Store, tmp_path: Path, postgres: PostgresServer
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
        self, store: Store, tmp_path: Path, gone: slice, postgres: PostgresServer
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
        self, store: Store, tmp_path: Path
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
