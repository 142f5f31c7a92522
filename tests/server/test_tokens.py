"""Tokens for programs: named, for a part of what their account may do, shown once, ended singly."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import Person, Place, close_code, frame
from tests.server.test_sessions import PASSWORD, account, place

from westphalia.server.accounts import DAY, MOST_TOKENS, hash_token
from westphalia.server.api.static import StaticFiles
from westphalia.server.app import routes_of

__all__ = ["place"]  # a server whose hashes cost nothing


def program(person: Person, *scopes: str, name: str = "My program") -> Person:
    """Somebody who comes with a token of that person."""
    made = person.post("/api/tokens", {"name": name, "scopes": list(scopes)})
    return Person(person.place, person.name, made["token"])


def refused(answer: Any) -> str:
    return str(answer["error"]["reason"])


def test_a_token_is_told_once_and_kept_as_a_hash(place: Place) -> None:
    anna = account(place)
    made = anna.post("/api/tokens", {"name": "My program", "scopes": ["play"]})
    assert made["token"].startswith("westphalia_")
    told = anna.get("/api/tokens")
    assert "token" not in told
    (known,) = told["tokens"]
    assert (known["name"], known["scopes"]) == ("My program", ["read", "play"])
    assert known["id"] == hash_token(made["token"])[:16]
    assert anna.get("/api/me/data")["tokens"] == told["tokens"]
    assert made["token"] not in str(anna.get("/api/me/data"))


def test_a_token_is_no_session_in_the_lists(place: Place) -> None:
    anna = account(place)
    program(anna)
    assert [each["current"] for each in anna.get("/api/sessions")["sessions"]] == [True]
    (token,) = anna.get("/api/tokens")["tokens"]
    assert refused(anna.post("/api/sessions/end", {"id": token["id"]}, 404)) == "unknown_session"
    (session,) = anna.get("/api/sessions")["sessions"]
    assert refused(anna.post("/api/tokens/end", {"id": session["id"]}, 404)) == "unknown_session"


def test_a_token_does_what_it_is_for_and_no_more(place: Place) -> None:
    anna = account(place)
    reads, plays, challenges = (program(anna, *s) for s in ([], ["play"], ["challenge"]))
    table = challenges.new_table("me", "hot", "hot")
    wanted = {"game": "wallenstein", "seats": []}
    for other in (reads, plays):
        assert refused(other.post("/api/tables", wanted, 403)) == "token_scope"
    choice = reads.position(table, 0)["questions"][0]["choices"][:1]
    body = {"seat": 0, "turn": reads.position(table, 0)["turn"], "key": "a", "choices": choice}
    for other in (reads, challenges):
        assert refused(other.post(f"/api/tables/{table}/answer", body, 403)) == "token_scope"
    plays.post(f"/api/tables/{table}/answer", body)


@pytest.mark.parametrize(
    "path",
    ["/api/me/data", "/api/sessions", "/api/tokens", "/api/me/notices", "/api/blocks"],
)
def test_no_token_sees_what_is_only_for_its_person(place: Place, path: str) -> None:
    anna = account(place)
    anna.get(path)
    assert refused(program(anna, "play", "challenge").get(path, 403)) == "token_session"


def test_no_token_makes_another_or_takes_the_account(place: Place) -> None:
    token = program(account(place), "play", "challenge")
    for path, body in (
        ("/api/tokens", {"name": "More", "scopes": ["play"]}),
        ("/api/password", {"old": PASSWORD, "new": "another horse"}),
        ("/api/me", {"name": "Berta"}),
        ("/api/me/bot", {"password": PASSWORD}),
        ("/api/me/delete", {"password": PASSWORD}),
    ):
        assert refused(token.post(path, body, 403)) == "token_session", path


def words_kept(function: object) -> Iterator[str]:
    """The words that a function and those in it were made with."""
    for cell in getattr(function, "__closure__", None) or ():
        kept = cell.cell_contents
        if isinstance(kept, str):
            yield kept
        elif getattr(kept, "__qualname__", "").startswith("route."):
            yield from words_kept(kept)


def test_every_request_that_changes_something_says_what_token_may_make_it(tmp_path: Path) -> None:
    """A new route is closed to tokens until somebody opens it."""
    open_to_tokens = {
        *("/api/tables", "/api/me/policy", "/api/ticket", "/api/ticket/drop"),
        *(
            f"/api/tables/{{table}}/{each}"
            for each in (
                *("sit", "stand", "seat", "start", "close", "rematch", "answer", "undo", "orders"),
                *("talk", "talk/read", "talk/avoid", "notes", "invite", "challenge", "decline"),
                *("vote", "resume", "resign", "ready", "keep"),
            )
        ),
    }
    found = set()
    for route in routes_of(StaticFiles(tmp_path, tmp_path)):
        words = set(words_kept(getattr(route, "endpoint", None)))
        if "POST" in getattr(route, "methods", ()) and words & {"play", "challenge"}:
            found.add(getattr(route, "path", ""))
    assert found == open_to_tokens


def test_who_only_reads_may_watch_a_seat_but_not_answer_on_its_websocket(place: Place) -> None:
    anna = account(place)
    table = anna.new_table("me", "hot", "hot")
    with program(anna).live(table, 0) as socket:
        shown = frame(socket)
        choices = shown["questions"][0]["choices"][:1]
        answer = {"type": "answer", "turn": shown["turn"], "key": "a", "choices": choices}
        socket.send_json(answer)
        assert frame(socket, "error")["reason"] == "token_scope"
    with program(anna, "play").live(table, 0) as socket:
        socket.send_json(answer)
        assert frame(socket, "ack")


def test_a_token_that_is_ended_is_good_for_nothing_and_what_it_opened_closes(place: Place) -> None:
    anna = account(place)
    table = anna.new_table("me", "hot", "hot")
    token, other = program(anna, "play"), program(anna, "play", name="Other")
    with token.live(table, 0) as socket:
        frame(socket)
        ended = anna.get("/api/tokens")["tokens"]
        (wanted,) = [each["id"] for each in ended if each["name"] == "My program"]
        left = anna.post("/api/tokens/end", {"id": wanted})["tokens"]
        assert [each["name"] for each in left] == ["Other"]
        assert close_code(socket) == 4401
    assert token.get("/api/me") == {"me": None}
    assert other.get("/api/me")["me"]["name"] == "Anna"


def test_a_new_password_ends_the_tokens_and_time_ends_what_nobody_uses(place: Place) -> None:
    anna = account(place)
    token = program(anna)
    anna.post("/api/password", {"old": PASSWORD, "new": "another horse"})
    assert token.get("/api/me") == {"me": None}
    token = program(anna)
    place.clock.time += 179 * DAY
    assert token.get("/api/me")["me"]
    place.clock.time += 179 * DAY
    assert token.get("/api/me")["me"], "each use begins the time anew"
    place.clock.time += 181 * DAY
    assert token.get("/api/me") == {"me": None}


def test_a_person_has_so_many_tokens_and_a_guest_none(place: Place) -> None:
    anna = account(place)
    for number in range(MOST_TOKENS):
        program(anna, name=f"Program {number}")
    assert refused(anna.post("/api/tokens", {"name": "More"}, 429)) == "too_many_tokens"
    guest = place.guest("Berta")
    assert refused(guest.post("/api/tokens", {"name": "Mine"}, 409)) == "accounts_only"


def test_a_scope_that_nobody_knows_is_refused(place: Place) -> None:
    answer = account(place).post("/api/tokens", {"name": "Mine", "scopes": ["all"]}, 400)
    assert answer["error"]["message"] == ("'all' is no scope; there are: read, play, challenge")


def test_a_token_ends_itself(place: Place) -> None:
    token = program(account(place))
    token.post("/api/logout")
    assert token.get("/api/me") == {"me": None}
