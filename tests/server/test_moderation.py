"""Moderators: what they see, what they may do, what is told of it, and what stays hidden."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner
from tests.server.kit import Person, Place, any_batch, close_code, frame, opened
from tests.server.postgres_server import PostgresServer

from westphalia.cli import main
from westphalia.server.notices.kinds import Kind
from westphalia.server.store.postgres import open_postgres
from westphalia.server.store.store import Store

PASSWORD = "correct horse"
DAY = 24 * 3600.0


class House:
    """A running server and its console, on either database."""

    def __init__(self, place: Place, store: str) -> None:
        self.place = place
        self.store = store

    def console(self, *words: str, status: int = 0) -> str:
        told = CliRunner().invoke(main, ["operator", *words, "--store", self.store])
        assert told.exit_code == status, told.output
        return told.output

    def account(self, name: str, role: str = "") -> Person:
        body = {"name": name, "password": PASSWORD}
        made = Person(self.place, name, self.place.stranger().post("/api/account", body)["token"])
        if role:
            self.console("role", name, role)
        return made

    def quarrel(self) -> tuple[Person, Person, str]:
        """Anna says something ugly at a table in play, and Berta reports it."""
        anna, berta = self.account("Anna"), self.account("Berta")
        table = anna.new_table("me", "open", "random", public=True, title="Friday")
        berta.post(f"/api/tables/{table}/sit", {"seat": 1})
        for person, words in ((berta, "good luck"), (anna, "something ugly"), (berta, "please")):
            person.post(f"/api/tables/{table}/talk", {"text": words})
        berta.post(f"/api/tables/{table}/talk/report", {"n": 2, "why": "rude"})
        return anna, berta, table


@pytest.fixture(params=["sqlite", "postgres"])
def house(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[House]:
    monkeypatch.setattr("westphalia.server.store.sqlite.NOTICE_INTERVAL", 0.01)
    if request.param == "sqlite":
        with opened(tmp_path / "tables.db") as place:
            yield House(place, str(tmp_path / "tables.db"))
        return
    server: PostgresServer = request.getfixturevalue("postgres")
    address = server.fresh()

    async def shared() -> Store:
        return await open_postgres(address)

    with opened(Path(), open_store=shared) as place:
        yield House(place, address)


def number(person: Person) -> int:
    return int(person.get("/api/me")["me"]["id"])


def act(by: Person, what: str, status: int = 200, /, **body: object) -> Any:
    return by.post(f"/api/moderation/{what}", {"reason": "it was rude", **body}, status)


def letters(person: Person) -> list[tuple[str, str]]:
    told = person.get("/api/me").get("letters", [])
    return [(letter["kind"], letter["text"]) for letter in told]


def test_a_report_comes_with_what_was_said_around_it(house: House) -> None:
    anna, berta, table = house.quarrel()
    moderator = house.account("Mona", "moderator")
    [report] = moderator.get("/api/moderation")["reports"]
    assert [line["text"] for line in report["said"]] == ["good luck", "something ugly", "please"]
    assert (report["table"], report["title"]) == (table, "Friday")
    assert (report["accused"]["id"], report["reporter"]["id"]) == (number(anna), number(berta))
    assert (report["text"], report["why"]) == ("something ugly", "rude")


def test_moderators_are_told_that_a_report_has_come_unless_they_have_a_part_in_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[int, str, str]] = []
    moderator = house.account("Mona", "moderator")

    def tell(user: int, kind: Kind, place: str, seat: int = -1, **more: str) -> None:
        if kind == Kind.REPORT:
            told.append((user, place, more["title"]))

    notifier = house.place.context.tables.notifier
    monkeypatch.setattr(notifier, "tell", tell)
    _, berta, table = house.quarrel()
    expected = (number(moderator), "moderation", "Anna")
    assert told == [expected]
    house.console("role", "Berta", "moderator")
    berta.post(f"/api/tables/{table}/talk/report", {"n": 2, "why": "again"})
    assert told == [expected, expected]
    assert "report" in moderator.get("/api/me/notices")["kinds"]


def test_who_is_warned_reads_it_until_they_put_it_away_and_both_sides_are_told(
    house: House,
) -> None:
    anna, berta, _ = house.quarrel()
    moderator = house.account("Mona", "moderator")
    act(moderator, "warn", person=number(anna), report=1)
    assert letters(anna) == [("warned", "it was rude")]
    told = act(moderator, "close", report=1, upheld=True)
    assert told["reports"] == []
    assert letters(anna) == [("warned", "it was rude"), ("accused-upheld", "it was rude")]
    assert letters(berta) == [("report-upheld", "warn")]
    first = anna.get("/api/me")["letters"][0]["n"]
    left = anna.post("/api/me/letters/away", {"n": first})["letters"]
    assert [letter["kind"] for letter in left] == ["accused-upheld"]
    assert berta.post("/api/me/letters/away", {"n": 7})["letters"], "another's number is nothing"
    log = moderator.get("/api/moderation")["log"]
    assert [(done["act"], done["moderator_name"], done["report"]) for done in log[:2]] == [
        ("close", "Mona", 1),
        ("warn", "Mona", 1),
    ]
    assert act(moderator, "close", 404, report=1, upheld=False)["error"]["reason"] == (
        "unknown_report"
    )


def test_a_report_without_ground_is_told_to_both_and_nobody_learns_who_made_it(
    house: House,
) -> None:
    anna, berta, _ = house.quarrel()
    act(house.account("Mona", "moderator"), "close", report=1, upheld=False)
    assert letters(anna) == [("accused-dismissed", "it was rude")]
    assert letters(berta) == [("report-dismissed", "")]
    assert "Berta" not in json.dumps(anna.get("/api/me")["letters"])


def test_who_is_mute_says_nothing_until_the_time_is_over(house: House) -> None:
    anna, berta, table = house.quarrel()
    moderator = house.account("Mona", "moderator")
    act(moderator, "mute", person=number(anna), days=3)
    words = f"/api/tables/{table}/talk", {"text": "but"}
    refused = anna.post(*words, 403)["error"]
    assert (refused["reason"], refused["args"]["days"]) == ("silenced", 3)
    berta.post(*words)
    house.place.clock.time += 3 * DAY
    anna.post(*words)
    act(moderator, "mute", person=number(anna), days=0)
    house.place.clock.time += 999 * DAY / 10
    anna.post(*words, 403)
    act(moderator, "mute", person=number(anna))
    anna.post(*words)
    assert act(moderator, "mute", 404, person=number(anna))["error"]["reason"] == "not_muted"


def test_who_is_banned_for_a_time_is_told_how_long_and_comes_back(house: House) -> None:
    anna, _, table = house.quarrel()
    moderator = house.account("Mona", "moderator")
    accused = number(anna)
    with anna.live(table, 0) as socket:
        frame(socket)
        act(moderator, "ban", person=accused, days=0.5)
        assert close_code(socket) == 4403
    refused = anna.get("/api/me", 403)["error"]
    told = refused["args"]
    assert (refused["reason"], told["hours"], told["why"]) == ("banned_until", 12, "it was rude")
    again = {"name": "Anna", "password": PASSWORD}
    assert house.place.stranger().post("/api/login", again, 403)
    house.place.clock.time += DAY / 2
    assert letters(anna) == [("banned", "it was rude")]
    act(moderator, "ban", person=accused, days=0)
    assert anna.get("/api/me", 403)["error"]["reason"] == "banned"
    act(moderator, "ban", person=accused)
    assert anna.get("/api/me")["me"]
    assert act(moderator, "ban", 400, person=accused, days=400)["error"]["reason"] == "time_length"


def test_another_name_stands_at_tables_in_talk_and_in_the_record(house: House) -> None:
    anna, berta, table = house.quarrel()
    moderator = house.account("Mona", "moderator")
    taken = act(moderator, "rename", 409, person=number(anna), name="berta")
    assert taken["error"]["reason"] == "name_reserved"
    act(moderator, "rename", person=number(anna), name="Blume")
    assert anna.get("/api/me")["me"]["name"] == "Blume"
    assert [seat["name"] for seat in berta.get(f"/api/tables/{table}")["seats"][:2]] == [
        "Blume",
        "Berta",
    ]
    said = berta.get(f"/api/tables/{table}/talk")["entries"]
    assert {entry["name"] for entry in said if entry["channel"] == "table"} == {"Blume", "Berta"}
    assert house.place.header(table).players[:2] == ("Blume", "Berta")
    assert [kind for kind, _ in letters(anna)] == ["renamed"]
    again = {"name": "Blume", "password": PASSWORD}
    assert house.place.stranger().post("/api/login", again)["me"]["id"] == number(anna)


def test_a_table_stands_still_and_a_seat_changes_hands(house: House) -> None:
    anna, berta, table = house.quarrel()
    moderator = house.account("Mona", "moderator")
    act(moderator, "freeze", table=table)
    assert anna.get(f"/api/tables/{table}")["frozen"]
    anna.answer(table, 0, ["bid nothing"], "a", 409)
    act(moderator, "freeze", table=table, frozen=False)
    assert not anna.get(f"/api/tables/{table}")["frozen"]
    act(moderator, "hand-over", table=table, what="1", who="bot")
    assert berta.get(f"/api/tables/{table}")["seats"][0]["kind"] == "bot"
    act(moderator, "hand-over", table=table, what="table", who="Berta")
    assert berta.get(f"/api/tables/{table}")["owner"]
    assert [kind for kind, _ in letters(anna)] == ["handed-over", "handed-over"]
    act(moderator, "hand-over", 400, table=table, what="x", who="Berta")
    act(moderator, "freeze", 404, table="nowhere")


def test_to_others_there_is_nothing_and_no_token_of_a_program_does_it(house: House) -> None:
    anna, berta, table = house.quarrel()
    moderator = house.account("Mona", "moderator")
    accused = number(anna)
    bodies: dict[str, dict[str, object]] = {
        "warn": {"person": accused},
        "mute": {"person": accused, "days": 1},
        "ban": {"person": accused, "days": 1},
        "rename": {"person": accused, "name": "Blume"},
        "freeze": {"table": table},
        "hand-over": {"table": table, "what": "1", "who": "bot"},
        "close": {"report": 1, "upheld": True},
        "role": {"person": accused, "role": "moderator"},
    }
    token = moderator.post("/api/tokens", {"name": "all", "scopes": ["play", "challenge"]})
    program = Person(house.place, "Mona", token["token"])
    for what, body in bodies.items():
        refused = act(berta, what, 403, **body)["error"]
        assert refused["reason"] == "moderators_only", what
        assert act(program, what, 403, **body)["error"]["reason"] == "token_session", what
    for path in ("/api/moderation", "/api/moderation/people?name=Anna"):
        assert berta.get(path, 403)["error"]["reason"] == "moderators_only"
        assert house.place.stranger().get(path, 403)["error"]["reason"] == "moderators_only"
        program.get(path, 403)
    assert house.console("log").count("\n") == 1, "nothing was done but to name a moderator"


def test_nobody_acts_against_their_like_or_their_betters_or_for_themselves(house: House) -> None:
    mona, max_ = house.account("Mona", "moderator"), house.account("Max", "moderator")
    olga = house.account("Olga", "operator")
    for whom in (mona, max_, olga):
        body = {"person": number(whom), "days": 1.0}
        assert act(mona, "ban", 403, **body)["error"]["reason"] == "outranked"
    act(olga, "mute", person=number(mona), days=1)
    other = {"person": number(house.account("Anna")), "role": "moderator"}
    assert act(mona, "role", 403, **other)["error"]["reason"] == "outranked"
    act(olga, "role", **other)
    more = {**other, "role": "operator"}
    assert act(olga, "role", 403, **more)["error"]["reason"] == "outranked"
    assert mona.post("/api/moderation/banner", {"text": "Hello"}, 403)
    assert act(mona, "warn", 400, person=number(house.account("Eva")), reason=" ")["error"]


def test_nobody_judges_what_they_have_a_part_in(house: House) -> None:
    anna, berta, table = house.quarrel()
    house.console("role", "Berta", "moderator")
    [report] = berta.get("/api/moderation")["reports"]
    assert report["own"]
    assert (report["said"], report["text"], report["reporter"]["id"]) == ([], "", 0)
    for what, body in (
        ("warn", {"person": number(anna), "report": 1}),
        ("close", {"report": 1, "upheld": True}),
        ("freeze", {"table": table}),
        ("hand-over", {"table": table, "what": "1", "who": "bot"}),
    ):
        assert act(berta, what, 403, **body)["error"]["reason"] == "own_table", what
    moderator = house.account("Mona", "moderator")
    taken = act(moderator, "hand-over", 403, table=table, what="1", who="Mona")
    assert taken["error"]["reason"] == "own_act"


def test_moderators_see_no_secret_of_a_seat(house: House) -> None:
    """Neither plans nor the secret behind the chance, in whatever is sent to them."""
    anna, _, table = house.quarrel()
    moderator = house.account("Mona", "moderator")
    before = moderator.get("/api/moderation")
    position = anna.position(table, 0)
    while position["questions"] and position["questions"][0]["kind"] != "plan":
        anna.answer(table, 0, any_batch(position, Random(1)), f"k{position['turn']}")
        position = anna.position(table, 0)
    if position["questions"]:
        anna.answer(table, 0, any_batch(position, Random(1)), "plan")
    after = moderator.get("/api/moderation")
    assert before == after, "what a seat has planned changes nothing for a moderator"
    told = json.dumps([after, act(moderator, "freeze", table=table)])
    assert house.place.table(table).row.secret not in told
    act(moderator, "freeze", table=table, frozen=False)
    with moderator.live(table) as socket:
        assert frame(socket)["seat"] == -1
    refused = moderator.get(f"/api/tables/{table}/position?seat=0", 403)["error"]["reason"]
    assert refused == "seat_not_yours"
    refused = act(moderator, "hand-over", 403, table=table, what="1", who="Berta")["error"]
    assert refused["reason"] == "knows_other_seat", "a seat is handed to nobody who would see two"


def test_people_are_found_by_name_or_number_with_what_was_done(house: House) -> None:
    anna, _, _ = house.quarrel()
    moderator = house.account("Mona", "moderator")
    act(moderator, "mute", person=number(anna), days=2)
    for wanted in ("nn", f"%23{number(anna)}"):
        [found] = moderator.get(f"/api/moderation/people?name={wanted}")["people"]
        assert (found["person"]["name"], found["reports"]) == ("Anna", 1)
        assert [each["kind"] for each in found["restrictions"]] == ["mute"]
        assert [done["act"] for done in found["log"]] == ["mute"]
    assert moderator.get("/api/moderation/people?name=")["people"] == []
    moderator.get("/api/moderation/people?name=%23999", 404)


def test_a_banner_is_on_every_page_until_its_time_is_over(house: House) -> None:
    anna, operator = house.account("Anna"), house.account("Olga", "operator")
    act_body = {"text": "Back at eight", "hours": 2.0}
    operator.post("/api/moderation/banner", act_body)
    until = house.place.clock.time + 2 * 3600
    for person in (anna, house.place.stranger()):
        told = person.get("/api/me")["banner"]
        assert (told["text"], told["until"]) == ("Back at eight", until)
    answer = house.place.client.get("/api/tables")
    assert answer.headers["x-banner"], "every answer says that there is one"
    house.place.clock.time += 2 * 3600
    assert "banner" not in anna.get("/api/me")
    assert house.place.client.get("/api/banner").json() == {"banner": None}
    operator.post("/api/moderation/banner", {"text": "Again"})
    operator.post("/api/moderation/banner", {"text": ""})
    assert "x-banner" not in house.place.client.get("/api/tables").headers


def test_the_console_does_the_same_and_the_log_keeps_it(house: House) -> None:
    anna, berta, _ = house.quarrel()
    who = f"#{number(anna)}"
    assert house.console("warn", who, "--reason", "rude", "--report", "1") == "Anna is warned.\n"
    assert "may not talk for 2 days" in house.console("mute", who, "--days", "2")
    assert "may talk again" in house.console("mute", who, "--off")
    assert "is called Blume" in house.console("rename", who, "Blume")
    assert "without a role" in house.console("role", "Blume", "none")
    house.console("resolve", "1", "--reason", "heard")
    assert [kind for kind, _ in letters(berta)] == ["report-upheld"]
    house.console("banner", "Away at eight")
    log = house.console("log", "--limit", "20").splitlines()
    assert [line.split(": ")[1].split(",")[0] for line in reversed(log)] == [
        *("warn", "mute", "unmute", "rename", "role", "close", "banner"),
    ]
    assert "console: warn, Anna" in house.console("log", who)
    assert "is over already" in house.console("banner", "x", "--until", "2001-01-01", status=2)
    assert "only an account" in house.console(
        "role", f"#{number(house.place.guest('Gast'))}", "moderator", status=1
    )


def test_who_leaves_takes_their_letters_and_their_name_in_the_log(house: House) -> None:
    anna, _, _ = house.quarrel()
    moderator = house.account("Mona", "moderator")
    act(moderator, "warn", person=number(anna))
    anna.post("/api/me/delete", {"password": PASSWORD})
    [done, *_] = moderator.get("/api/moderation")["log"]
    assert (done["act"], done["person_name"]) == ("warn", "a former player")
    moderator.post("/api/me/delete", {"password": PASSWORD})
    assert "Mona" not in house.console("log")
