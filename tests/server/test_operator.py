"""Operators: what they decide beside a running server, the server does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from starlette.testclient import WebSocketTestSession
from tests.server.kit import Person, Place, close_code, eventually, frame, opened
from tests.server.postgres_server import PostgresServer

from westphalia.cli import main
from westphalia.commands.operator import in_store
from westphalia.server.store.postgres import open_postgres
from westphalia.server.store.rows import Ban
from westphalia.server.store.store import Store
from westphalia.server.tables.account_deletion import FORMER_PLAYER


class Desk:
    """An operator at the store of a running server."""

    def __init__(self, place: Place, store: str) -> None:
        self.place = place
        self.store = store

    def __call__(self, *words: str, status: int = 0) -> str:
        told = CliRunner().invoke(main, ["operator", *words, "--store", self.store])
        assert told.exit_code == status, told.output
        return told.output

    def guest(self, name: str) -> tuple[Person, str]:
        """Somebody, and how an operator calls them."""
        person = self.place.guest(name)
        return person, f"#{person.get('/api/me')['me']['id']}"


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setattr("westphalia.server.store.sqlite.NOTICE_INTERVAL", 0.01)
    with opened(tmp_path / "tables.db") as place:
        yield Desk(place, str(tmp_path / "tables.db"))


@pytest.fixture
def far_desk(postgres: PostgresServer) -> Iterator[Desk]:
    address = postgres.fresh()

    async def shared() -> Store:
        return await open_postgres(address)

    with opened(Path(), open_store=shared) as place:
        yield Desk(place, address)


def until_told(socket: WebSocketTestSession, field: str, value: object) -> None:
    while frame(socket, "presence", "position")["table"][field] != value:
        pass


def test_people_tables_and_bans_are_listed(desk: Desk) -> None:
    anna, anna_number = desk.guest("Anna")
    desk.guest("Berta")
    table = anna.new_table("me", "hot", "random", title="Friday")
    assert f"{anna_number} 'Anna', guest, sessions: 1, last " in desk("list", "people")
    assert "Berta" not in desk("list", "people", "nn")
    desk.guest("Ödön")
    assert "Ödön" in desk("list", "people", "öD"), "of whatever case its letters are"
    listed = desk("list", "tables")
    assert f"{table} wallenstein 'Friday', playing" in listed
    assert f"owner {anna_number}, seats: Anna ({anna_number})" in listed
    assert listed.rstrip().endswith("(bot)"), "who plays a seat is told where nobody sits there"
    assert desk("list", "bans") == ""


def test_a_bot_is_listed_as_one_and_its_tokens_are_no_sessions(desk: Desk) -> None:
    known = {"name": "Robot", "password": "correct horse"}
    robot = Person(desk.place, "Robot", desk.place.stranger().post("/api/account", known)["token"])
    robot.post("/api/me/bot", {"password": "correct horse"})
    robot.post("/api/tokens", {"name": "My program", "scopes": ["play"]})
    assert "'Robot', bot, sessions: 1, last " in desk("list", "people")


def test_reports_are_listed_and_resolved(desk: Desk) -> None:
    (anna, anna_number), (berta, berta_number) = desk.guest("Anna"), desk.guest("Berta")
    table = anna.new_table("me", "open", "random", public=True)
    berta.post(f"/api/tables/{table}/sit", {"seat": 1})
    anna.post(f"/api/tables/{table}/talk", {"text": "something ugly"})
    berta.post(f"/api/tables/{table}/talk/report", {"n": 1, "why": "rude"})
    [line] = desk("list", "reports").splitlines()
    assert line.startswith("report 1, ")
    assert f"table {table}: 'Anna' ({anna_number}) by {berta_number}" in line
    assert line.endswith("said 'something ugly', because 'rude'")
    assert desk("resolve", "1") == "Report 1 is resolved.\n"
    assert desk("list", "reports") == ""
    assert "there is no open report 9" in desk("resolve", "9", status=1)


@pytest.mark.parametrize("where", ["desk", "far_desk"])
def test_a_frozen_table_stands_still_until_it_may_go_on(
    where: str, request: pytest.FixtureRequest
) -> None:
    desk: Desk = request.getfixturevalue(where)
    anna, _ = desk.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    with anna.live(table, 0) as socket:
        frame(socket)
        assert desk("freeze", table) == f"The table {table} stands still.\n"
        until_told(socket, "frozen", True)
        anna.answer(table, 0, ["bid nothing"], "a", 409)
        desk("freeze", table, "--off")
        until_told(socket, "frozen", False)
    assert "no table 'nowhere'" in desk("freeze", "nowhere", status=1)


@pytest.mark.parametrize("where", ["desk", "far_desk"])
def test_who_is_banned_is_outside_until_let_in_again(
    where: str, request: pytest.FixtureRequest
) -> None:
    desk: Desk = request.getfixturevalue(where)
    (anna, number), (berta, _) = desk.guest("Anna"), desk.guest("Berta")
    table = anna.new_table("me", "hot", "hot")
    with anna.live(table, 0) as socket:
        frame(socket)
        assert desk("ban", number) == "Anna stays outside.\n"
        assert close_code(socket) == 4403
    assert anna.get("/api/me", 403)["error"]["reason"] == "banned"
    assert berta.get("/api/me")["me"]
    assert desk("list", "bans").startswith(f"{number}, since 20")
    desk("ban", number, "--off")
    bans = desk.place.context.bans
    eventually(lambda: not bans.users, "the end of the ban")
    assert anna.get("/api/me")["me"]
    assert "is not banned" in desk("ban", number, "--off", status=1)


def test_an_address_is_banned_as_the_limits_count_it(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    bans = desk.place.context.bans
    assert desk("ban", "2001:db8::7") == "2001:db8::/64 stays outside.\n"
    eventually(lambda: set(bans.addresses) == {"2001:db8::/64"}, "the ban")
    assert "more than one address" in desk("ban", "192.0.2.0/24", status=1)
    anna, _ = desk.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    with anna.live(table, 0) as socket:
        frame(socket)
        for subscriber in desk.place.table(table).subscribers:
            subscriber.address = "192.0.2.1"
        desk("ban", "192.0.2.1")
        assert close_code(socket) == 4403
    monkeypatch.setattr(bans, "addresses", {"testclient": Ban("address", "testclient", 0.0)})
    assert desk.place.client.get("/").status_code == 403
    with anna.live(table, 0) as socket:
        assert frame(socket, "error")["reason"] == "banned"


def test_a_seat_is_handed_over_unless_it_would_show_a_secret(desk: Desk) -> None:
    (anna, _), (berta, number) = desk.guest("Anna"), desk.guest("Berta")
    table = anna.new_table("me", "hot", "random")
    refused = desk("hand-over", table, "2", number, status=1)
    assert "has seen what this or another seat hides" in refused
    with anna.live(table, 0) as socket:
        frame(socket)
        assert desk("hand-over", table, "1", "bot").startswith("Seat 1 of")
        assert close_code(socket) == 4403
    assert "is Berta's." in desk("hand-over", table, "table", number)
    eventually(lambda: berta.get(f"/api/tables/{table}")["owner"], "the new owner")
    assert "neither a seat" in desk("hand-over", table, "x", number, status=1)
    assert "there is nobody 'Nobody'" in desk("hand-over", table, "1", "Nobody", status=1)


def test_before_the_start_too_a_bot_is_a_bot(desk: Desk) -> None:
    (anna, _), (berta, _) = desk.guest("Anna"), desk.guest("Berta")
    table = anna.new_table("me", "open", "open", public=True)
    berta.post(f"/api/tables/{table}/sit", {"seat": 1})
    desk("hand-over", table, "2", "bot")
    path = f"/api/tables/{table}"
    eventually(lambda: anna.get(path)["seats"][1]["kind"] == "bot", "the bot")


def test_who_takes_a_seat_over_sees_it_at_once(desk: Desk) -> None:
    (anna, _), (berta, number) = desk.guest("Anna"), desk.guest("Berta")
    table = anna.new_table("me", "random", "random")
    with berta.live(table) as socket:
        frame(socket)
        desk("hand-over", table, "2", number)
        while frame(socket, "presence", "position")["table"]["seats"][1]["name"] != "Berta":
            pass
    assert berta.position(table, 1)["seat"] == 1


@pytest.mark.parametrize("where", ["desk", "far_desk"])
def test_a_person_is_deleted_and_bots_play_on(where: str, request: pytest.FixtureRequest) -> None:
    desk: Desk = request.getfixturevalue(where)
    (anna, number), (berta, _) = desk.guest("Anna"), desk.guest("Berta")
    table = anna.new_table("me", "open", "random", public=True)
    berta.post(f"/api/tables/{table}/sit", {"seat": 1})
    with anna.live(table, 0) as socket, berta.live(table, 1) as other:
        frame(socket)
        assert desk("delete", "person", number) == "Anna is gone.\n"
        close_code(socket)
        while frame(other, "presence", "position")["table"]["seats"][0]["kind"] != "bot":
            pass
    assert anna.get("/api/me") == {"me": None}
    eventually(lambda: berta.get(f"/api/tables/{table}")["owner"], "the new owner")
    berta.post(f"/api/tables/{table}/close")
    assert f"seat 0: {FORMER_PLAYER}" in berta.get(f"/api/tables/{table}/record")


def test_a_table_is_deleted_with_all_who_look_at_it(desk: Desk) -> None:
    anna, _ = desk.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    with anna.live(table, 0) as socket:
        frame(socket)
        desk("delete", "table", table)
        assert close_code(socket) == 4404
    anna.get(f"/api/tables/{table}", 404)
    assert "no table" in desk("delete", "table", table, status=1)


def test_an_interrupted_command_ends_without_a_traceback(tmp_path: Path) -> None:
    async def interrupted(store: Store) -> None:
        raise KeyboardInterrupt

    store = tmp_path / "tables.db"
    store.touch()
    with pytest.raises(click.Abort):
        in_store(str(store), interrupted)


def test_ratings_are_reckoned_anew_beside_the_server(desk: Desk) -> None:
    anna, berta = desk.place.guest("Anna"), desk.place.guest("Berta")
    assert desk("ratings") == "Games that the ratings follow from: 0.\n"
    table = anna.new_table("me", "open", game="thirty_years_war", public=True)
    berta.post(f"/api/tables/{table}/sit", {"seat": 1})
    berta.post(f"/api/tables/{table}/resign", {"seat": 1})
    assert desk("ratings") == "Games that the ratings follow from: 1.\n"
    assert desk("ratings") == "Games that the ratings follow from: 1.\n"
