"""Bot accounts: an account that has not played becomes one for good, and is marked everywhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import replace
from tests.server.kit import PATIENT, USUAL, Person, Place, eventually, opened, seats_told
from tests.server.postgres_server import PostgresServer
from tests.server.test_sessions import PASSWORD, account, login, place
from tests.server.test_tokens import program, refused

from westphalia.engine.codec import decode_state
from westphalia.games import find_game
from westphalia.server.settings import Rate
from westphalia.server.store.postgres import open_postgres
from westphalia.server.store.store import Store
from westphalia.server.tables.events import Event, EventStream

__all__ = ["place"]  # a server whose hashes cost nothing


def robot(place: Place, name: str = "Robot") -> Person:
    """The account of a bot, with a token of its program."""
    made = account(place, name)
    made.post("/api/me/bot", {"password": PASSWORD})
    return program(made, "play", "challenge")


@contextmanager
def listening(bot: Person) -> Iterator[list[Any]]:
    """The events of a bot, as they come."""
    context, found = bot.place.context, list[Any]()

    async def listen() -> None:
        user = await context.accounts.user_of(bot.headers["authorization"].split()[1])
        assert user
        stream = EventStream(context.tables, user)
        with context.tables.events.entered(stream):
            async for event in stream.events():
                found.append(json.loads(event))

    assert bot.place.client.portal
    reading = bot.place.client.portal.start_task_soon(listen)
    eventually(lambda: found, "the first event")
    try:
        yield found
    finally:
        reading.cancel()


def heard(events: list[Any], kind: str) -> Any:
    """The first event of a kind."""
    eventually(lambda: any(event["type"] == kind for event in events), f"the event {kind}")
    return next(event for event in events if event["type"] == kind)


def test_an_account_becomes_a_bot_with_its_password_and_says_so(place: Place) -> None:
    anna = account(place)
    assert anna.get("/api/me")["me"]["bot"] is False
    assert refused(anna.post("/api/me/bot", {"password": "another"}, 401)) == "wrong_password"
    assert anna.post("/api/me/bot", {"password": PASSWORD})["me"]["bot"] is True
    assert login(place).get("/api/me")["me"]["bot"] is True
    assert anna.post("/api/me", {"name": "Anne"})["me"]["bot"] is True
    assert refused(place.guest("Berta").post("/api/me/bot", {}, 409)) == "accounts_only"


def test_who_has_played_or_left_a_game_stays_a_person(place: Place) -> None:
    anna = account(place)
    table = anna.new_table("me", "random", "random")
    assert refused(anna.post("/api/me/bot", {"password": PASSWORD}, 409)) == "has_played"
    anna.post(f"/api/tables/{table}/stand", {"seat": 0})
    assert refused(anna.post("/api/me/bot", {"password": PASSWORD}, 409)) == "has_played"
    assert anna.get("/api/me")["me"]["bot"] is False


def test_a_bot_is_marked_wherever_its_seat_is_told_under_any_name(place: Place) -> None:
    bot, anna = robot(place), place.guest("Anna")
    table = anna.new_table("me", "open", "captain", public=True)
    with anna.live(table, 0) as socket:
        bot.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Tilly"})
        while seats_told(socket)[1]["name"] != "Tilly":
            pass
    marks = [False, True, False]
    for told in (
        anna.get(f"/api/tables/{table}"),
        anna.get("/api/tables")["mine"][0],
        anna.position(table, 0)["table"],
        place.stranger().get("/api/tables")["playing"][0],
    ):
        assert [seat["bot_account"] for seat in told["seats"]] == marks
        assert told["seats"][1]["kind"] == "person", "it is a person to the rules of the table"
    anna.post(f"/api/tables/{table}/close")
    over = anna.get("/api/tables")["mine"][0]
    assert [seat["bot_account"] for seat in over["seats"]] == marks


def test_a_table_that_is_not_in_memory_marks_its_bots_too(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db") as first:
        bot, anna = robot(first), first.guest("Anna")
        table = anna.new_table("me", "open", "captain", public=True)
        bot.post(f"/api/tables/{table}/sit", {"seat": 1})
        anna.post(f"/api/tables/{table}/close")
    with opened(tmp_path / "tables.db") as again:
        (over,) = again.stranger().get("/api/tables")["over"]
        assert table not in again.context.tables.live
        assert [seat["bot_account"] for seat in over["seats"]] == [False, True, False]


def test_the_page_names_every_event(root: Path) -> None:
    page = (root / "docs" / "protocol.md").read_text()
    kinds = [str(kind.__struct_config__.tag) for kind in get_args(Event)] + ["turn", "talk"]
    for kind in kinds:
        assert f"| `{kind}` | " in page, kind
    assert len(kinds) == 7


def test_a_person_has_no_events_and_no_policy(place: Place) -> None:
    anna = account(place)
    for answer in (
        anna.get("/api/events", 403),
        anna.get("/api/me/policy", 403),
        anna.post("/api/me/policy", {"games": []}, 403),
    ):
        assert refused(answer) == "not_a_bot"
    place.stranger().get("/api/events", 401)


def test_the_bots_that_are_there_are_listed_with_what_they_take(place: Place) -> None:
    bot, anna = robot(place), place.guest("Anna")
    assert bot.get("/api/me/policy") == {"games": [], "modules": None, "bank": 0, "at_most": 4}
    policy = {"games": ["wallenstein"], "modules": ["court"], "bank": 0, "at_most": 2}
    assert bot.post("/api/me/policy", policy) == policy
    assert anna.get("/api/bots") == {"bots": []}, "it rests"
    with listening(bot):
        (told,) = anna.get("/api/bots")["bots"]
        assert (told["name"], told["policy"], told["tables"]) == ("Robot", policy, 0)
        assert len(anna.get("/api/bots?game=wallenstein")["bots"]) == 1
        assert anna.get("/api/bots?game=thirty_years_war") == {"bots": []}
    eventually(lambda: not anna.get("/api/bots")["bots"], "rest")


@pytest.mark.parametrize(
    "wrong",
    [{"games": ["chess"]}, {"at_most": 0}, {"bank": -1}, {"modules": "court"}, {"tempo": "slow"}],
)
def test_a_policy_that_means_nothing_is_refused(place: Place, wrong: dict[str, object]) -> None:
    assert refused(robot(place).post("/api/me/policy", wrong, 400)) == "bad_request"


def test_a_challenge_is_made_by_name_and_answered(place: Place) -> None:
    bot, anna = robot(place), place.guest("Anna")
    table = anna.new_table("me", "open", "open")
    with listening(bot) as events:
        path = f"/api/tables/{table}"
        told = anna.post(f"{path}/challenge", {"seat": 1, "name": "robot"})
        assert told["seats"][1]["name"] == "Robot"
        assert told["seats"][1]["bot_account"]
        assert heard(events, "challenge")["seat"] == 1
        assert refused(bot.post(f"{path}/decline", {"seat": 2, "reason": "busy"}, 403)) == (
            "seat_not_kept"
        )
        bot.post(f"{path}/decline", {"seat": 1, "reason": "busy"})
        (act,) = anna.get(f"{path}/talk")["entries"]
        assert (act["act"], act["name"]) == ("declined_busy", "Robot")
        anna.post(f"{path}/challenge", {"seat": 2, "name": "Robot"})
        bot.post(f"{path}/sit", {"seat": 2})
        anna.post(f"{path}/start")
        assert heard(events, "turn")["seat"] == 2


def test_a_bot_challenges_a_bot(place: Place) -> None:
    host, guest = robot(place, "Host"), robot(place, "Guest")
    with listening(host) as hosted, listening(guest) as invited:
        wanted = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": "thirty_years_war", "seats": wanted}
        path = f"/api/tables/{host.post('/api/tables', body)['id']}"
        host.post(f"{path}/challenge", {"seat": 1, "name": "Guest"})
        asked = heard(invited, "challenge")
        assert (asked["by"]["name"], asked["by"]["bot"]) == ("Host", True)
        guest.post(f"{path}/sit", {"seat": 1})
        for events in (hosted, invited):
            assert all(
                seat["bot_account"] for seat in heard(events, "game_start")["table"]["seats"]
            )


def test_challenges_are_limited(tmp_path: Path) -> None:
    settings = replace(USUAL, limits=replace(PATIENT, challenges=Rate(0.001, 2)))
    with opened(tmp_path / "tables.db", settings) as place:
        anna = place.guest("Anna")
        table = anna.new_table("me", "open", "open")
        body = {"seat": 1, "name": "Nobody"}
        found = [
            anna.post(f"/api/tables/{table}/challenge", body, status) for status in (404, 404, 429)
        ]
        assert [refused(each) for each in found] == [
            "unknown_account",
            "unknown_account",
            "too_many",
        ]


@pytest.mark.parametrize("game", ["wallenstein", "thirty_years_war"])
def test_a_program_is_given_a_position_that_looks_like_the_true_one(
    place: Place, game: str
) -> None:
    anna = account(place)
    chairs = [{"kind": "me"}, *[{"kind": "hot"}] * (2 if game == "wallenstein" else 1)]
    table = str(anna.post("/api/tables", {"game": game, "seats": chairs})["id"])
    header, known = place.header(table), find_game(game)
    for seat in place.table(table).current_snapshot.open:
        found = anna.get(f"/api/tables/{table}/imagined?seat={seat}")
        state = known.blank(header).copy()
        decode_state(state, found["position"], known.fields, known.kinds, known.parts)
        shown = anna.position(table, seat)
        assert found["turn"] == shown["turn"]
        assert json.loads(json.dumps(known.view(state, seat))) == shown["view"]
        stale = f"/api/tables/{table}/imagined?seat={seat}&turn={found['turn'] + 1}"
        assert anna.get(stale) is None
    berta = place.guest("Berta")
    answer = berta.get(f"/api/tables/{table}/imagined?seat=0", 403)
    assert refused(answer) == "seat_not_yours"


# Two servers on one store


@pytest.fixture
def places(postgres: PostgresServer) -> Iterator[tuple[Place, Place]]:
    address = postgres.fresh()

    async def shared() -> Store:
        return await open_postgres(address)

    with opened(Path(), open_store=shared) as one, opened(Path(), open_store=shared) as two:
        yield one, two


def test_a_bot_at_one_server_is_challenged_from_the_other(places: tuple[Place, Place]) -> None:
    one, two = places
    bot, anna = robot(one), two.guest("Anna")
    table = anna.new_table("me", "open", "captain")
    path = f"/api/tables/{table}"
    with listening(bot) as events:
        eventually(lambda: anna.get("/api/bots")["bots"], "a bot at the other server")
        anna.post(f"{path}/challenge", {"seat": 1, "name": "Robot"})
        assert heard(events, "challenge")["table"]["id"] == table
        there = Person(two, "Robot", bot.headers["authorization"].split()[1])
        there.post(f"{path}/sit", {"seat": 1})
        turn = heard(events, "turn")
        assert turn["table"]["seats"][1]["bot_account"]
        choice = turn["questions"][0]["choices"][:1]
        bot.post(f"{path}/answer", {"seat": 1, "turn": turn["turn"], "key": "a", "choices": choice})
        eventually(lambda: [e["type"] for e in events].count("turn") > 1, "the next turn")
        anna.post(f"{path}/close")
        assert heard(events, "game_over")["table"]["abandoned"]
    eventually(lambda: not anna.get("/api/bots")["bots"], "rest")


def test_an_account_that_becomes_a_bot_at_one_server_is_one_at_the_other(
    places: tuple[Place, Place],
) -> None:
    one, two = places
    anna = account(one)
    there = Person(two, "Anna", anna.headers["authorization"].split()[1])
    assert there.get("/api/me")["me"]["bot"] is False, "the other server has it in its cache"
    anna.post("/api/me/bot", {"password": PASSWORD})
    eventually(lambda: there.get("/api/me")["me"]["bot"], "the mark of a bot")
