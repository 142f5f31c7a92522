"""Tournaments on a server: who may do what, and that each goes on to its end, whatever happens."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from click.testing import CliRunner
from tests.server.club import (
    PASSWORD,
    end,
    end_round,
    games,
    joined,
    member,
    members,
    one,
    set_up,
    step,
)
from tests.server.kit import Person, Place, opened
from tests.server.postgres_server import PostgresServer

from westphalia.cli import main
from westphalia.server import accounts
from westphalia.server.store.postgres import open_postgres
from westphalia.server.store.rows import StoreError
from westphalia.server.store.sqlite import SqliteStore
from westphalia.server.store.store import Store
from westphalia.server.store.work import Work
from westphalia.server.tournaments import runner

T = TypeVar("T")


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashes cost nothing, and the server takes a step only when it is told to."""
    monkeypatch.setattr(accounts, "hash_password", lambda password, salt: f"hash of {password}")
    monkeypatch.setattr(
        accounts, "verify_password", lambda password, stored: stored == f"hash of {password}"
    )
    monkeypatch.setattr(runner, "LOOK", 1e6)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with opened(tmp_path / "store.db") as place:
        yield place


def begin(place: Place, organiser: Person, tournament: str) -> Any:
    organiser.post(one(tournament, "begin"))
    step(place)
    return organiser.get(one(tournament))


def names_at(person: Person, table: str) -> list[str]:
    return [seat["name"] for seat in person.get(f"/api/tables/{table}")["seats"]]


# ------------------------------------------------------------------------------
# A whole tournament.


def test_a_cup_from_the_list_to_the_result(place: Place) -> None:
    anna, *others = people = members(place, 5)
    tournament = set_up(anna, places=8)
    joined(others, tournament)
    told = begin(place, anna, tournament)
    assert told["tournament"]["state"] == "running"
    assert told["organises"], "the organiser need not play"
    assert told["number"] == 0
    berta = others[0].get(one(tournament))
    table = others[0].get(f"/api/tables/{berta['table']}")
    assert [seat["you"] for seat in table["seats"]].count(True) == 1
    assert table["state"] == "playing"
    for _ in range(10):
        if anna.get(one(tournament))["tournament"]["state"] == "over":
            break
        end_round(place, anna, tournament)
    told = anna.get(one(tournament))
    assert told["tournament"]["state"] == "over"
    assert [game["knockout"] for game in told["games"]][-1] == 1
    ranked = [told["entrants"][row["number"] - 1]["name"] for row in told["standings"]]
    assert ranked[0] == "Berta", "who joined first has won all"
    text = people[4].get(one(tournament, "results.csv"))
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [row["name"] for row in rows] == ranked
    assert [row["rank"] for row in rows] == ["1", "2", "3", "4"]


def test_bots_fill_up_and_tables_of_four_are_played(place: Place) -> None:
    anna, berta = members(place, 2)
    rules: dict[str, Any] = {
        "game": "wallenstein",
        "seats": 4,
        "groups": 2,
        "finalists": 4,
        "places": 8,
    }
    tournament = set_up(anna, fill="random", **rules)
    joined([anna, berta], tournament)
    told = begin(place, anna, tournament)
    kinds = Counter(entrant["bot"] for entrant in told["entrants"])
    assert kinds == {"": 2, "random": 6}
    assert len({entrant["name"] for entrant in told["entrants"]}) == 8
    assert [len(game["seats"]) for game in told["games"]] == [4, 4]
    assert all(game["table"] for game in told["games"])


def test_a_tournament_begins_at_its_time_and_without_enough_people_not_at_all(
    place: Place,
) -> None:
    anna, berta = members(place, 2)
    at = place.clock.time + 3600
    first, second = (set_up(anna, begins=at, groups=1) for _ in range(2))
    joined([anna, berta], first)
    joined([anna], second)
    step(place)
    assert anna.get(one(first))["tournament"]["state"] == "open"
    place.clock.time = at
    step(place)
    assert anna.get(one(first))["tournament"]["state"] == "running"
    assert anna.get(one(second))["tournament"]["state"] == "cancelled"


def test_exchanged_sides_are_two_tables(place: Place) -> None:
    anna, *others = members(place, 3)
    tournament = set_up(anna, sides="exchange", groups=1, rated=True)
    joined(others, tournament)
    begin(place, anna, tournament)
    here, there = games(anna, tournament)
    assert here["seats"] == there["seats"][::-1]
    assert all(place.table(game["table"]).row.rated for game in (here, there))
    end(place, here["table"], 0)
    step(place)
    assert others[0].get(one(tournament))["table"] == there["table"]


def test_who_bids_more_of_the_point_has_the_side(place: Place) -> None:
    anna, berta, carla = members(place, 3)
    tournament = set_up(anna, sides="bid", groups=1)
    joined([berta, carla], tournament)
    told = berta.post(one(tournament, "bid"), {"side": 1, "bid": 10})
    assert (told["side"], told["bid"]) == (1, 10)
    (kept,) = berta.get("/api/me/data")["tournaments"]
    assert (kept["id"], kept["number"], kept["side"], kept["bid"]) == (tournament, 1, 1, 10)
    before = carla.get(one(tournament))
    carla.post(one(tournament, "bid"), {"side": 1, "bid": 25})
    berta.post(one(tournament, "bid"), {"side": 1, "bid": 11})
    assert (before["side"], before["bid"]) == (-1, 0), "nobody is told what others bid"
    assert anna.post(one(tournament, "bid"), {"side": 0}, 403)["error"]["reason"] == (
        "not_taking_part"
    )
    carla.post(one(tournament, "bid"), {"side": 1, "bid": 41}, 400)
    begin(place, anna, tournament)
    (game,) = games(anna, tournament)
    assert (game["seats"], game["paid"]) == ([1, 2], [-0.25, 0.25])
    assert names_at(anna, game["table"]) == ["Berta", "Carla"]
    end(place, game["table"], 1)
    step(place)
    points = [row["points"] for row in anna.get(one(tournament))["standings"]]
    assert points == [0.75, 0.25]


# ------------------------------------------------------------------------------
# Who may do what.


def test_nobody_joins_twice_or_where_no_place_is_left(place: Place) -> None:
    anna, berta, carla, dora = members(place, 4)
    tournament = set_up(anna, places=2, groups=1)
    joined([berta], tournament)
    for how in ({}, {"standby": True}):
        refused = berta.post(one(tournament, "join"), how, 409)
        assert refused["error"]["reason"] == "takes_part"
    joined([carla], tournament)
    assert dora.post(one(tournament, "join"), {}, 409)["error"]["reason"] == "tournament_closed"
    assert not dora.get(one(tournament))["may_join"]
    joined([dora], tournament, standby=True)
    told = anna.get(one(tournament))
    assert told["tournament"]["entrants"] == 2
    assert [entrant["standby"] for entrant in told["entrants"]] == [False, False, True]


def test_guests_and_who_is_blocked_stay_outside(place: Place) -> None:
    anna, berta = members(place, 2)
    tournament = set_up(anna)
    guest = place.guest("Gast")
    assert guest.post(one(tournament, "join"), {}, 403)["error"]["reason"] == "account_needed"
    table = anna.new_table("me", "open", "open", public=True)
    berta.post(f"/api/tables/{table}/sit", {"seat": 1})
    anna.post(f"/api/tables/{table}/talk/avoid", {"how": "block", "seat": 1})
    assert berta.post(one(tournament, "join"), {}, 409)["error"]["reason"] == "tournament_closed"


def test_only_the_organiser_leads(place: Place) -> None:
    anna, berta, carla = members(place, 3)
    tournament = set_up(anna)
    joined([berta, carla], tournament)
    for what in ("begin", "call-time", "cancel"):
        refused = berta.post(one(tournament, what), {}, 403)
        assert refused["error"]["reason"] == "not_organiser"
    berta.post(one(tournament, "leave"), {"number": 2}, 403)
    anna.post(one(tournament, "leave"), {"number": 2})
    assert [each["name"] for each in anna.get(one(tournament))["entrants"]] == ["Berta"]
    assert anna.post(one(tournament, "begin"), {}, 409)["error"]["reason"] == "too_few_entrants"
    anna.post(one(tournament, "cancel"))
    assert anna.post(one(tournament, "cancel"), {}, 409)["error"]["reason"] == "tournament_ended"


def test_a_person_organises_so_many_at_most(place: Place) -> None:
    (anna,) = members(place, 1)
    first, *_ = [set_up(anna) for _ in range(3)]
    assert set_up(anna, 429) == "too_many_tournaments"
    anna.post(one(first, "cancel"))
    set_up(anna)


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        ({"finalists": 3}, "tournament_rules"),
        ({"places": 3, "groups": 2}, "tournament_rules"),
        ({"patience": 0}, "tournament_rules"),
        ({"patience": 5}, "tournament_rules"),
        ({"late": True}, "tournament_rules"),
        ({"vacant": "out"}, "tournament_rules"),
        ({"seats": 4}, "set_up"),
        ({"modules": ["no such"]}, "set_up"),
        ({"fill": "nobody"}, "bad_request"),
        ({"places": 129}, "bad_request"),
        ({"begins": 1.0}, "tournament_rules"),
    ],
)
def test_rules_that_cannot_be_are_told(place: Place, rules: Any, reason: str) -> None:
    assert set_up(member(place, "Anna"), 400, **rules) == reason


# ------------------------------------------------------------------------------
# Coming late, going, vanishing.


def test_swiss_takes_who_comes_late_and_lets_go(place: Place) -> None:
    anna, *others = members(place, 6)
    tournament = set_up(anna, format="swiss", rounds=3, late=True, vacant="out")
    joined(others[:4], tournament)
    begin(place, anna, tournament)
    joined(others[4:], tournament)
    others[0].post(one(tournament, "leave"), {"number": 1})
    told = anna.get(one(tournament))
    assert told["entrants"][0]["until"] == 1
    assert told["entrants"][0]["before"] == "Berta"
    end_round(place, anna, tournament)
    playing = {number for game in games(anna, tournament) for number in game["seats"]}
    assert playing == {2, 3, 4, 5}, "the first has gone, the fifth has come"


def vanish(place: Place) -> None:
    """Nobody who is asked has looked at their table for longer than the patience."""
    place.clock.time += 601
    step(place)


def test_a_substitute_has_the_place_of_who_vanishes_and_then_a_bot(place: Place) -> None:
    anna, berta, carla, dora = members(place, 4)
    tournament = set_up(anna, groups=1)
    joined([berta, carla], tournament)
    joined([dora], tournament, standby=True)
    begin(place, anna, tournament)
    (game,) = games(anna, tournament)
    seated = names_at(anna, game["table"])
    vanish(place)
    told = anna.get(one(tournament))
    (dora_now,) = [each for each in told["entrants"] if each["name"] == "Dora"]
    assert dora_now["before"] in ("Berta", "Carla")
    assert names_at(anna, game["table"]) == [
        "Dora" if name == dora_now["before"] else name for name in seated
    ]
    assert dora.get(one(tournament))["table"] == game["table"]
    step(place)
    assert dora.get(one(tournament))["number"], "she has the whole patience for herself"
    gone = berta if dora_now["before"] == "Berta" else carla
    assert gone.get(one(tournament))["number"] == 0
    assert gone.get(one(tournament))["table"] == ""
    vanish(place)
    (lost,) = [each for each in anna.get(one(tournament))["entrants"] if each["bot"]]
    assert lost["before"] == dora_now["before"], "the first name is kept"


def test_who_vanished_cannot_come_back_to_know_both_sides(place: Place) -> None:
    anna, berta, carla = members(place, 3)
    tournament = set_up(anna, groups=1)
    joined([berta, carla], tournament)
    begin(place, anna, tournament)
    vanish(place)
    (taken,) = [each for each in anna.get(one(tournament))["entrants"] if each["bot"]]
    gone, other = (berta, carla) if taken["before"] == "Berta" else (carla, berta)
    joined([gone], tournament, standby=True)
    other.post(one(tournament, "leave"), {"number": other.get(one(tournament))["number"]})
    step(place)
    assert [each["bot"] != "" for each in anna.get(one(tournament))["entrants"]][:2] == [True] * 2


def test_bots_end_a_round_whose_time_is_out(place: Place) -> None:
    anna, berta, carla = members(place, 3)
    tournament = set_up(anna, groups=1, round_time=86400, patience=2592000)
    joined([berta, carla], tournament)
    begin(place, anna, tournament)
    (game,) = games(anna, tournament)
    place.clock.time += 86400
    step(place)
    seats = anna.get(f"/api/tables/{game['table']}")["seats"]
    asked = anna.get(f"/api/tables/{game['table']}")["waiting"]
    assert any(seat["stand_in"] for seat in seats), (seats, asked)


def test_whoever_deletes_their_account_leaves_a_place_to_a_bot(place: Place) -> None:
    anna, berta, carla = members(place, 3)
    tournament = set_up(anna, groups=1)
    waiting = set_up(anna, groups=1)
    joined([berta, carla], tournament)
    begin(place, anna, tournament)
    berta.post("/api/me/delete", {"password": PASSWORD})
    anna.post("/api/me/delete", {"password": PASSWORD})
    step(place)
    told = carla.get(one(tournament))
    assert told["tournament"]["organiser"] == ""
    assert told["tournament"]["state"] == "running"
    assert carla.get(one(waiting))["tournament"]["state"] == "cancelled"
    assert "Berta" not in str(told)
    end_round(place, carla, tournament)
    end_round(place, carla, tournament)
    assert carla.get(one(tournament))["tournament"]["state"] == "over"


def test_an_operator_lists_and_cancels(tmp_path: Path) -> None:
    with opened(tmp_path / "store.db") as place:
        tournament = set_up(member(place, "Anna"))

    def operator(*words: str, status: int = 0) -> str:
        path = str(tmp_path / "store.db")
        done = CliRunner().invoke(main, ["operator", "tournaments", *words, "--store", path])
        assert done.exit_code == status, done.output
        return done.output

    assert f"{tournament} 'Cup of the club': cup of thirty_years_war, open" in operator()
    assert operator("--cancel", tournament) == f"Tournament {tournament} is cancelled.\n"
    assert "cancelled" in operator()
    assert "is open or being played" in operator("--cancel", tournament, status=1)


# ------------------------------------------------------------------------------
# Secrets.


def test_nothing_of_a_running_game_is_told(place: Place) -> None:
    anna, berta, carla = members(place, 3)
    tournament = set_up(anna, groups=1)
    joined([berta, carla], tournament)
    begin(place, anna, tournament)
    table = games(anna, tournament)[0]["table"]
    before = anna.get(one(tournament))
    for person in (berta, carla):
        info = person.get(f"/api/tables/{table}")
        (seat,) = [each["seat"] for each in info["seats"] if each["you"]]
        asked = person.get(f"/api/tables/{table}/position?seat={seat}")
        if asked["questions"]:
            person.answer(table, seat, [asked["questions"][0]["choices"][0]], "key")
    assert anna.get(one(tournament)) == before
    secret = place.table(table).row.secret
    for person in (anna, berta, place.stranger()):
        told = person.get(one(tournament))
        assert secret not in str(told)
        assert "seed" not in str(told)


# ------------------------------------------------------------------------------
# Crashes and several servers.


def check_whole(place: Place, person: Person, tournament: str) -> None:
    """Each game has one table, at which those sit who have the places; no table is too many."""
    told = person.get(one(tournament))
    tables = [game["table"] for game in told["games"] if game["table"]]
    assert len(tables) == len(set(tables))
    assert place.client.portal
    stored = place.client.portal.call(place.context.store.latest_tables, 1000)
    assert {row.id for row in stored} == set(tables)
    for game in told["games"]:
        if not game["over"]:
            now = [told["entrants"][number - 1]["name"] for number in game["seats"]]
            assert names_at(person, game["table"]) == now


def test_a_server_may_die_between_any_two_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A life of few writes, again and again, comes to the same end as a long one."""
    left, killed, write = [10**6], [0], SqliteStore._write

    async def alive(store: SqliteStore, work: Callable[[], Work[T]], change: str = "") -> T:
        if not left[0]:
            killed[0] += 1
            raise StoreError("this server was killed")
        left[0] -= 1
        return await write(store, work, change)

    monkeypatch.setattr(SqliteStore, "_write", alive)
    path, lives = tmp_path / "store.db", 0
    with opened(path) as place:
        anna, *others = members(place, 6)
        tournament = set_up(anna, places=4)
        joined(others[:4], tournament)
        joined(others[4:], tournament, standby=True)
        anna.post(one(tournament, "begin"))
    state, vanished = "running", False
    while state == "running":
        lives += 1
        assert lives < 200, "it comes to no end"
        left[0] = 10**6
        with opened(path) as place:
            place.clock.time += 1000.0 * lives
            anna.place = place
            left[0] = 1 + lives % (2 + lives // 8)  # the first is the lease
            step(place)
            left[0] = 10**6
            told = anna.get(one(tournament))
            state = told["tournament"]["state"]
            running = [game for game in games(anna, tournament) if not game["over"]]
            if running and all(game["table"] for game in running):
                vanished |= any(entrant["before"] for entrant in told["entrants"])
                if vanished:
                    end(place, running[0]["table"], 0)
    with opened(path) as place:
        anna.place = place
        check_whole(place, anna, tournament)
        told = anna.get(one(tournament))
        assert state == "over"
        assert vanished
        assert killed[0] > 5
        assert [game["knockout"] for game in told["games"]].count(1) == 1
        pairs = [frozenset(game["seats"]) for game in told["games"] if not game["knockout"]]
        assert len(pairs) == len(set(pairs)) == 2


@pytest.fixture
def places(postgres: PostgresServer) -> Iterator[tuple[Place, Place]]:
    address = postgres.fresh()

    async def shared() -> Store:
        return await open_postgres(address)

    with opened(Path(), open_store=shared) as one, opened(Path(), open_store=shared) as two:
        yield one, two


def test_two_servers_run_a_tournament_once(
    places: tuple[Place, Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even without the lease, which keeps them from trying."""
    monkeypatch.setattr(runner, "LEASE", -1.0)
    here, there = places
    anna, *others = members(here, 6)
    tournament = set_up(anna, places=4)
    joined(others[:4], tournament)
    joined(others[4:], tournament, standby=True)
    anna.post(one(tournament, "begin"))
    for turn in range(1, 3):
        assert here.client.portal
        assert there.client.portal
        both = [
            each.client.portal.start_task_soon(each.context.tournaments.step_all)
            for each in places
            if each.client.portal
        ]
        for each in both:
            each.result()
        assert anna.get(one(tournament))["tournament"]["turn"] == turn
        check_whole(here, anna, tournament)
        end_round(here, anna, tournament)
    assert anna.get(one(tournament))["tournament"]["state"] == "over"


def test_one_server_at_a_time_holds_the_lease(places: tuple[Place, Place]) -> None:
    here, there = places
    anna, *others = members(here, 3)
    tournament = set_up(anna, groups=1)
    joined(others, tournament)
    begin(here, anna, tournament)
    (game,) = games(anna, tournament)
    end(here, game["table"], 0)
    step(there)
    assert anna.get(one(tournament))["tournament"]["turn"] == 1, "the other one holds it"
    there.clock.time += runner.LEASE + 1
    step(there)
    assert anna.get(one(tournament))["tournament"]["turn"] == 2
