"""Attack a server of your own on this machine, in bounded doses, and tell what held.

    ./westphalia serve --no-open --port 8700 --store /tmp/attacked.db
    .venv/bin/python -m tools.attack http://127.0.0.1:8700
    .venv/bin/python -m tools.attack http://127.0.0.1:8700 --only heads names
    .venv/bin/python -m tools.attack http://127.0.0.1:8700 --only ranks --moderator Mona:PASSWORD

The attack "ranks" is made by a moderator of that server, with the name and the password given.

It leaves guests, accounts and tables behind: use a store that nobody needs.  An attack that finds
something says what, and the program ends with status 1.
"""

from __future__ import annotations

import argparse
import http.client
import ipaddress
import json
import secrets
import selectors
import socket
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from io import BufferedReader
from typing import Any, Final
from urllib.parse import quote, urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from westphalia.engine import notation
from westphalia.engine.match import start
from westphalia.games import find_game

PATIENCE: Final = 60.0  # seconds for which an answer is waited for
SOME_GAME: Final = "wallenstein"


class Answer:
    """The status of an answer, and its body: JSON if it is some."""

    def __init__(self, status: int, data: bytes) -> None:
        self.status = status
        try:
            self.body: Any = json.loads(data)
        except ValueError:
            self.body = {}

    @property
    def good(self) -> bool:
        return self.status < http.client.BAD_REQUEST

    @property
    def reason(self) -> str:
        error = self.body.get("error", {}) if isinstance(self.body, dict) else {}
        return str(error.get("reason", ""))


class Target:
    """A server of one's own.  Any other is refused: this is no tool against others."""

    def __init__(self, address: str, moderator: str = "") -> None:
        parts = urlsplit(address)
        self.moderator = moderator  # name and password, with a colon between them
        self.host, self.port = parts.hostname or "", parts.port or 80
        if parts.scheme != "http" or not is_loopback(self.host):
            raise ValueError(f"'{address}' is not on this machine: http://127.0.0.1:8618 is")

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        token: str = "",
        headers: dict[str, str] | None = None,
    ) -> Answer:
        """Sends one request on a connection of its own; bytes are sent as they are."""
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        more = {"authorization": f"Bearer {token}"} if token else {}
        connection = http.client.HTTPConnection(self.host, self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, data, {**more, **(headers or {})})
            answer = connection.getresponse()
            return Answer(answer.status, answer.read())
        finally:
            connection.close()

    def connect(self) -> socket.socket:
        return socket.create_connection((self.host, self.port), PATIENCE)

    def guest(self, name: str = "") -> str:
        """The token of a new guest."""
        made = self.ask("POST", "/api/guest", {"name": name or new_name()})
        if not made.good:
            raise AttackFailed(f"no guest could be made: {made.body}")
        return str(made.body["token"])

    def table(self, token: str, *kinds: str, **more: object) -> Answer:
        """A table with seats such as me, hot, open, or the names of bots."""
        people = ("me", "hot", "open")
        seats = [{"kind": k} if k in people else {"kind": "bot", "bot": k} for k in kinds]
        wanted = {"game": SOME_GAME, "seats": seats, **more}
        return self.ask("POST", "/api/tables", wanted, token)

    def well(self) -> bool:
        return self.ask("GET", "/health").good


class AttackFailed(Exception):
    """Raised when an attack could not be tried, which tells nothing about the server."""


def is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def new_name() -> str:
    return f"Attacker {secrets.token_hex(4)}"


HALF: Final = b"GET / HTTP/1.1\r\nhost: localhost\r\n"
MANY_HEADS: Final = 100
MANY_CONNECTIONS: Final = 600
MANY_PAGES: Final = 5000
BREATH: Final = 50  # pages
FAST: Final = 500  # pages a second: more than is allowed for long
PAGE: Final = b"HEAD / HTTP/1.1\r\nhost: localhost\r\n\r\n"
TOO_MANY: Final = 429
SERVER: Final = 500  # and more: it was no fault of who asked
UNAVAILABLE: Final = 503
MANY_PARTS: Final = 120_000
MANY_ACCENTS: Final = 60_000  # pairs
MANY_TABLES: Final = 300
MANY_TICKETS: Final = 20
MANY_BOT_GAMES: Final = 40
MANY_PASSWORDS: Final = 30
MANY_STREAMS: Final = 20
MANY_DEFEATS: Final = 3
RATED_GAME: Final = "thirty_years_war"
AT_ONCE: Final = 12  # requests for the same
MANY_UNDOS: Final = 6739
ANSWER_SECONDS: Final = 5.0  # in which a refusal comes
LOOK: Final = 0.2  # seconds between two looks at the lobby, as many as anybody may have
PASSWORD: Final = "a password of mine"
HELD: Final = ""

Attack = Callable[[Target], str]  # returns what it found: nothing, if the server held


def overlay(target: Target) -> str:
    """An overlay puts a thousand peasants into the tower, so that odds take for ever."""
    data = {"components": {"peasant_cubes": {"count": 1000}}, "tower_fill": {"peasants": 1000}}
    made = target.table(target.guest(), "me", "hot", "hot", data=data)
    return "a table with 1000 peasants in its tower was set up" if made.good else HELD


def dots(target: Target) -> str:
    """The file of an overlay has one key of so many parts that its reader needs minutes."""
    key = b".".join([b"a"] * MANY_PARTS)
    read = target.ask("POST", "/api/games/wallenstein/overlay", key + b" = 1", target.guest())
    if read.good:
        return f"a key of {MANY_PARTS} parts was read"
    return "a reader was kept busy until it was ended" if read.status == UNAVAILABLE else HELD


def accents(target: Target) -> str:
    """A name and a word have accents without end on one letter, which would have to be sorted."""
    pile = "a" + "\u0315\u0327" * MANY_ACCENTS
    token = target.guest()
    talk = f"/api/tables/{target.table(token, 'me', 'hot', 'hot').body['id']}/talk"
    for path, body in (
        ("/api/login", {"name": pile, "password": PASSWORD}),
        ("/api/guest", {"name": pile}),
        (talk, {"text": pile}),
    ):
        begun_at = time.monotonic()
        taken = target.ask("POST", path, json.dumps(body, ensure_ascii=False).encode(), token).good
        if (taken and path != talk) or time.monotonic() - begun_at > ANSWER_SECONDS:
            return f"{path} takes {len(pile)} accents on one letter, or sorts them"
    return HELD


def record(target: Target) -> str:
    """A record takes the same bid back thousands of times; meanwhile others look at the lobby."""
    game = find_game("wallenstein")
    match = start(game, game.header(["Anna", "Berta", "Carla"]), bytes(32))
    question = match.open[0]
    match.answer(question.seat, question.choices[0])
    match.undo(question.seat)
    bid, undo = match.record.lines[:2]
    text = notation.write(replace(match.record, lines=[bid, *[undo, bid] * MANY_UNDOS]))
    token, other = target.guest(), target.guest()
    with ThreadPoolExecutor(1) as pool:
        reading = pool.submit(target.ask, "POST", "/api/records", text.encode(), token)
        looks = 0
        while not reading.done() or not looks:
            if not target.ask("GET", "/api/tables", token=other).good:
                return "while a record was read, the lobby was not shown"
            looks += 1
            time.sleep(LOOK)
    return HELD


def bots(target: Target) -> str:
    """One guest has bots play at table after table."""
    token = target.guest()
    for _ in range(MANY_BOT_GAMES):
        made = target.table(token, "captain", "captain", "captain")
        if made.reason == "too_many_bot_games":
            return HELD
    return f"{MANY_BOT_GAMES} games of bots alone were begun for one guest"


def heads(target: Target) -> str:
    """Many requests are begun and never finished."""
    with ExitStack() as stack:
        halves = [stack.enter_context(target.connect()) for _ in range(MANY_HEADS)]
        for half in halves:
            half.sendall(HALF)
        if not target.well():
            return f"with {MANY_HEADS} half requests open the server was not well"
        for half in halves:
            try:
                half.settimeout(PATIENCE)
                half.recv(100)
            except TimeoutError:
                return f"a half request was still waited for after {PATIENCE:g} seconds"
            except ConnectionError:
                continue
    return HELD


def connections(target: Target) -> str:
    """One address opens connection after connection, and asks nothing."""
    with ExitStack() as stack, selectors.DefaultSelector() as selector:
        for number in range(1, MANY_CONNECTIONS + 1):
            selector.register(stack.enter_context(target.connect()), selectors.EVENT_READ)
            last = number == MANY_CONNECTIONS
            if number % 50 and not last:
                continue
            answers = [
                read(key.fileobj) for key, _ in selector.select(ANSWER_SECONDS if last else 0.1)
            ]
            if any(answer.startswith(b"HTTP/1.1 503") or not answer for answer in answers):
                return HELD
    return f"one address holds {MANY_CONNECTIONS} open connections"


def read(line: object) -> bytes:
    assert isinstance(line, socket.socket)
    try:
        return line.recv(100)
    except ConnectionError:
        return b""


def fork(target: Target) -> str:
    """A game against bots is forked where their plans lie sealed, or seen in a fork by a friend."""
    token = target.guest()
    path = f"/api/tables/{target.table(token, 'me', 'random', 'random').body['id']}"
    until = time.monotonic() + PATIENCE
    while target.ask("GET", path, token=token).body["waiting"] != [0]:
        if time.monotonic() > until:
            raise AttackFailed("the bots did not plan")
        time.sleep(0.1)
    settled = target.ask("GET", f"{path}/replay", token=token).body["entries"]
    mine = [{"kind": "me"}, {"kind": "hot"}, {"kind": "hot"}]
    for at in (settled + 1, settled + 5):
        if target.ask("POST", f"{path}/fork", {"at": at, "seats": mine}, token).good:
            return f"a fork after {at} answers was made, though only {settled} are open to all"
    target.ask("POST", f"{path}/fork", {"at": settled, "seats": mine}, token)
    link = target.ask("POST", f"{path}/invite", {"seat": 1}, token).body.get("link", "")
    sat = target.ask("POST", f"{path}/sit", {"seat": 1, "link": link}, target.guest())
    return "a friend took a seat that was seen in a fork" if sat.good else HELD


def pages(target: Target) -> str:
    """The start page is asked for without end, many times in one breath."""
    begun_at = time.monotonic()
    with target.connect() as line, line.makefile("rb") as answers:
        for _ in range(MANY_PAGES // BREATH):
            line.sendall(PAGE * BREATH)
            if any(status_of(answers) == TOO_MANY for _ in range(BREATH)):
                return HELD
    rate = MANY_PAGES / (time.monotonic() - begun_at)
    if rate < FAST:
        raise AttackFailed(f"no more than {rate:.0f} pages a second could be asked for")
    return f"{MANY_PAGES} pages were sent to one address, {rate:.0f} a second"


def status_of(answers: BufferedReader) -> int:
    """The status of the next answer, which has no body."""
    status = int(answers.readline().split()[1])
    while answers.readline().strip():
        pass
    return status


def bytes_without_sense(target: Target) -> str:
    """Bodies that are no text, no JSON, nested without end, or with what no store keeps."""
    for body in (b"\xff\xfe\x00", b'"\xff"', b"[" * 50_000, b'{"name": "\\ud800"}', b"\x00" * 100):
        status = target.ask("POST", "/api/guest", body).status
        if status >= 500 or status < 400:
            return f"the body {body[:20]!r} was answered with {status}"
    kept = target.ask("POST", "/api/me/push/drop", b'{"id": "\\u0000"}', target.guest())
    return f"the character NUL was answered with {kept.status}" if kept.status >= SERVER else HELD


def logout(target: Target) -> str:
    """A connection goes on after its token was given back."""
    token = target.guest()
    table = target.table(token, "me", "hot", "hot").body["id"]
    address = f"ws://{target.host}:{target.port}/api/tables/{table}/live?seat=0"
    with connect(address, additional_headers={"authorization": f"Bearer {token}"}) as line:
        line.recv(PATIENCE)
        target.ask("POST", "/api/logout", {}, token)
        try:
            while True:
                line.recv(PATIENCE)
        except ConnectionClosed:
            pass
        except TimeoutError:
            return "a connection stayed open after its token had ended"
    known = target.ask("GET", "/api/me", token=token).body["me"]
    return "a token was good after its logout" if known else HELD


def passwords(target: Target) -> str:
    """Password after password, and recovery code after code, is tried at one account."""
    name = new_name()
    if not target.ask("POST", "/api/account", {"name": name, "password": PASSWORD}).good:
        raise AttackFailed("no account could be made")
    for number in range(MANY_PASSWORDS):
        tried = {"name": name, "password": f"{PASSWORD} {number}"}
        path = "/api/login" if number % 2 else "/api/back/code"
        body = tried if number % 2 else {**tried, "code": secrets.token_hex(8)}
        if target.ask("POST", path, body).status == TOO_MANY:
            return HELD
    return f"{MANY_PASSWORDS} passwords and codes could be tried one after the other"


def codes(target: Target) -> str:
    """A recovery code is used by two at once, then again, and what was open before stays in use."""
    name = new_name()
    made = target.ask("POST", "/api/account", {"name": name, "password": PASSWORD})
    if not made.good:
        raise AttackFailed(f"no account could be made: {made.body}")
    code = (made.body.get("codes") or [""])[0]
    body = {"name": name, "code": code, "password": f"{PASSWORD}, another one"}

    def back(_: int) -> bool:
        return target.ask("POST", "/api/back/code", body).good

    with ThreadPoolExecutor(2) as both:
        came = sum(both.map(back, range(2)))
    if came != 1:
        return f"of two with one code {came} came in"
    if target.ask("GET", "/api/sessions", token=str(made.body["token"])).good:
        return "a session went on after the password was set anew"
    return "a code worked again" if back(0) else HELD


def account(target: Target) -> str:
    """The token of a new account's session."""
    body = {"name": new_name(), "password": PASSWORD}
    made = target.ask("POST", "/api/account", body)
    if not made.good:
        raise AttackFailed(f"no account could be made: {made.body}")
    return str(made.body["token"])


def token_of(target: Target, session: str, *scopes: str) -> str:
    """A token for a program, with these scopes."""
    wanted = {"name": new_name(), "scopes": list(scopes)}
    return str(target.ask("POST", "/api/tokens", wanted, session).body.get("token", ""))


def forged_tokens(target: Target) -> str:
    """A token is cut, lengthened, written otherwise, or used after its end."""
    session = account(target)
    token = token_of(target, session)
    if target.ask("GET", "/api/me", token=token).body.get("me") is None:
        raise AttackFailed("no token could be made")
    for forged in (token[:-1], f"{token}A", token.upper(), token.removeprefix("westphalia_")):
        if target.ask("GET", "/api/me", token=forged).body.get("me") is not None:
            return f"a token is good that nobody was given: {len(forged)} characters"
    known = target.ask("GET", "/api/tokens", token=session).body
    (told,) = known.get("tokens", [{}])
    if token in json.dumps(known):
        return "a token is told again"
    target.ask("POST", "/api/tokens/end", {"id": told.get("id", "")}, session)
    good = target.ask("GET", "/api/me", token=token).body.get("me")
    return "a token was good after its end" if good else HELD


def scopes(target: Target) -> str:
    """With a token that may only look, a program plays, makes tokens and takes the account."""
    session = account(target)
    token = token_of(target, session)
    table = target.table(session, "me", "hot", "hot").body["id"]
    for path, body in (
        ("/api/tables", {"game": SOME_GAME, "seats": [{"kind": "hot"}] * 3}),
        (f"/api/tables/{table}/answer", {"seat": 0, "turn": 0, "key": "a", "choices": ["ready"]}),
        (f"/api/tables/{table}/resign", {"seat": 0}),
        (f"/api/tables/{table}/close", {}),
        ("/api/tokens", {"name": "More", "scopes": ["play", "challenge"]}),
        ("/api/password", {"old": PASSWORD, "new": f"{PASSWORD} too"}),
        ("/api/me", {"name": new_name()}),
        ("/api/me/bot", {"password": PASSWORD}),
        ("/api/me/delete", {"password": PASSWORD}),
    ):
        answer = target.ask("POST", path, body, token)
        if answer.reason not in ("token_scope", "token_session"):
            return f"a token that may only look came through to {path}: {answer.status}"
    for path in ("/api/me/data", "/api/tokens", "/api/sessions", "/api/me/notices"):
        if target.ask("GET", path, token=token).good:
            return f"a token sees {path}"
    return HELD


def streams(target: Target) -> str:
    """A bot opens stream after stream; a person opens one; and one goes on after its token."""
    if target.ask("GET", "/api/events", token=account(target)).good:
        return "a person has the events of a bot"
    session = account(target)
    target.ask("POST", "/api/me/bot", {"password": PASSWORD}, session)
    token = token_of(target, session, "play")
    with ExitStack() as stack:
        lines = []
        for _ in range(MANY_STREAMS):
            line = http.client.HTTPConnection(target.host, target.port, timeout=PATIENCE)
            stack.callback(line.close)
            line.request("GET", "/api/events", headers={"authorization": f"Bearer {token}"})
            answer = line.getresponse()
            if answer.status == TOO_MANY:
                break
            answer.readline()
            lines.append(answer)
        else:
            return f"one bot has {MANY_STREAMS} streams of events"
        known = target.ask("GET", "/api/tokens", token=session).body["tokens"]
        target.ask("POST", "/api/tokens/end", {"id": known[0]["id"]}, session)
        if any(line.readline().strip() for line in lines):
            return "a stream told something after its token had ended"
    return HELD


def tables(target: Target) -> str:
    """When a person may set up no more tables, a record is brought instead."""
    token = target.guest()
    for _ in range(MANY_TABLES):
        made = target.table(token, "me", "open", "open")
        if made.reason == "too_many_tables":
            break
        if not made.good:
            time.sleep(0.3)  # so many at once
    else:
        return f"one guest has {MANY_TABLES} tables, or could not be stopped"
    brought = target.ask("POST", "/api/records", begun(["Anna", "Berta", "Carla"]), token)
    return "an upload got past the limit of tables" if brought.good else HELD


def tickets(target: Target) -> str:
    """A guest puts ticket after ticket, impossible ones too, and looks for those of others."""
    token, other = target.guest(), target.guest()
    wish = {"game": SOME_GAME, "live": False, "seats": 5}
    if not target.ask("POST", "/api/ticket", wish, other).good:
        return "a guest cannot seek a table"
    for more in (
        {"seats": 99},
        {"modules": ["x"] * 500},
        {"bots_after": -1},
        {"low": 9, "high": 1},
    ):
        if target.ask("POST", "/api/ticket", {**wish, **more}, token).good:
            return f"a ticket was taken that nobody can fill: {more}"
    for _ in range(MANY_TICKETS):
        target.ask("POST", "/api/ticket", wish, token)
    target.ask("POST", "/api/ticket/drop", {}, token)
    if target.ask("GET", "/api/ticket", token=token).body.get("ticket"):
        return "a person has several tickets"
    if not target.ask("GET", "/api/ticket", token=other).body.get("ticket"):
        return "somebody has put away the ticket of another"
    return HELD


def votes(target: Target) -> str:
    """Strangers vote, one person votes for all, and a seat is taken from somebody who is there."""
    anna, berta, stranger = [target.guest() for _ in range(3)]
    made = target.table(anna, "me", "open", "open", public=True)
    path = f"/api/tables/{made.body.get('id')}"
    for seat, token in ((1, berta), (2, stranger)):
        target.ask("POST", f"{path}/sit", {"seat": seat}, token)
    target.ask("POST", f"{path}/stand", {"seat": 2}, stranger)  # and is one by now
    for vote in ("pause", "draw", "end", "cancel", "extend"):
        for token in (stranger, anna, anna):
            answer = target.ask("POST", f"{path}/vote", {"vote": vote}, token)
            if token == stranger and answer.good:
                return f"somebody who does not play has a vote: {vote}"
        if target.ask("GET", path).body.get("state") != "playing":
            return f"one person has carried the vote {vote} alone"
    for vote in ("bot", "substitute"):
        for seat in (0, 1, 99, -1):
            if target.ask("POST", f"{path}/vote", {"vote": vote, "seat": seat}, anna).good:
                return f"the vote {vote} was taken about somebody who is not gone"
    if target.ask("POST", f"{path}/sit", {"seat": 1}, stranger).good:
        return "a stranger took the seat of somebody who is there"
    return HELD


def foreign_record(target: Target) -> str:
    """A record with the names of others and a wrong secret is shown as if it were ours."""
    brought = target.ask("POST", "/api/records", begun(["Gustav", "Tilly", "Axel"]), target.guest())
    if not brought.good:
        return HELD
    marked = brought.body.get("upload") == "unverified"
    return HELD if marked else "a record with a wrong secret is not marked as unverified"


def names(target: Target) -> str:
    """A guest takes the name of an account, written otherwise."""
    name = new_name()
    if not target.ask("POST", "/api/account", {"name": name, "password": PASSWORD}).good:
        raise AttackFailed("no account could be made")
    for forged in (name, name.upper(), f" {name} ", name.replace("A", "\uff21", 1)):
        if target.ask("POST", "/api/guest", {"name": forged}).good:
            return f"a guest has the name {forged!r} of the account {name!r}"
    return HELD


def ratings(target: Target) -> str:
    """Somebody with two accounts beats themselves at once, and escapes from games that are lost."""
    winner, loser = account(target), account(target)
    wanted = {"public": True, "rated": True, "game": RATED_GAME}
    if target.table(target.guest(), "me", "open", **wanted).good:
        return "a guest has a rated table"
    if target.table(winner, "me", "hot", **wanted).good:
        return "one person has both seats of a rated game"
    for _ in range(MANY_DEFEATS):
        made = target.table(winner, "me", "open", **wanted)
        if not made.good:
            raise AttackFailed(f"no rated table could be set up: {made.body}")
        path = f"/api/tables/{made.body['id']}"
        target.ask("POST", f"{path}/sit", {"seat": 1}, loser)
        for escape, body in (
            ("close", {}),
            ("fork", {"at": 0, "seats": [{"kind": "me"}, {"kind": "hot"}]}),
            ("seat", {"seat": 0, "stand_in": "captain"}),
        ):
            if target.ask("POST", f"{path}/{escape}", body, winner).good:
                return f"{escape} is a way out of a rated game"
        target.ask("POST", f"{path}/resign", {"seat": 1}, loser)
    name = target.ask("GET", "/api/me", token=winner).body["me"]["name"]
    found = target.ask("GET", f"/api/people/{quote(name)}").body.get("ratings")
    return HELD if found == [] else f"{MANY_DEFEATS} games that nobody played are rated"


def tournaments(target: Target) -> str:
    """Somebody joins at once several times, and leaves at once several times while they play."""
    (one, token), (two, other) = (named_account(target) for _ in range(2))
    rules = {"game": "thirty_years_war", "format": "cup", "seats": 2, "groups": 1, "places": 2}
    wanted = {"title": "An attack", "rules": rules}
    made = target.ask("POST", "/api/tournaments", wanted, token)
    if not made.good:
        raise AttackFailed(f"no tournament could be set: {made.body}")
    path = f"/api/tournaments/{made.body.get('tournament', {}).get('id', '')}"
    joins = [(f"{path}/join", {"standby": n % 2 == 1}, token) for n in range(AT_ONCE)]
    at_once(target, joins)
    told = target.ask("GET", path).body
    if [entrant["name"] for entrant in told.get("entrants", [])] != [one]:
        return "one person takes part several times"
    target.ask("POST", f"{path}/join", {}, other)
    if target.ask("POST", f"{path}/begin", {}, other).good:
        return "somebody else than the organiser has begun a tournament"
    target.ask("POST", f"{path}/begin", {}, token)
    if target.ask("POST", f"{path}/leave", {"number": 1}, other).good:
        return "one person has taken another one out"
    at_once(target, [(f"{path}/leave", {"number": 2}, other)] * AT_ONCE)
    places = target.ask("GET", path).body["entrants"]
    target.ask("POST", f"{path}/cancel", {}, token)
    followed = [(entrant["bot"] != "", entrant["before"]) for entrant in places]
    return HELD if followed == [(False, ""), (True, two)] else f"places are now {followed}"


def at_once(target: Target, asked: Sequence[tuple[str, object, str]]) -> None:
    """Asks all of it at the same time."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(lambda each: target.ask("POST", *each), asked))


def named_account(target: Target) -> tuple[str, str]:
    """The name of a new account, and the token of its session."""
    name = new_name()
    made = target.ask("POST", "/api/account", {"name": name, "password": PASSWORD})
    if not made.good:
        raise AttackFailed(f"no account could be made: {made.body}")
    return name, str(made.body["token"])


def acts(person: int, table: str) -> dict[str, dict[str, object]]:
    """Every act of those who look after a server, against a person and a table."""
    about = {"person": person, "reason": "none"}
    return {
        "warn": about,
        "mute": {**about, "days": 1},
        "ban": {**about, "days": 1},
        "rename": {**about, "name": new_name()},
        "role": {**about, "role": "moderator"},
        "freeze": {"table": table, "reason": "none"},
        "hand-over": {"table": table, "what": "1", "who": "bot", "reason": "none"},
        "close": {"report": 1, "upheld": True, "reason": "none"},
        "banner": {"text": "attacked"},
    }


def moderation(target: Target) -> str:
    """Somebody who is no moderator warns, bans, renames, closes reports and speaks to everybody."""
    victim, session = account(target), account(target)
    person = target.ask("GET", "/api/me", token=victim).body["me"]["id"]
    table = target.table(victim, "me", "hot", "hot").body["id"]
    for token in ("", target.guest(), session, token_of(target, session, "play", "challenge")):
        for path in ("/api/moderation", "/api/moderation/people?name=a"):
            if target.ask("GET", path, token=token).good:
                return f"who is no moderator sees {path}"
        for what, body in acts(person, table).items():
            if target.ask("POST", f"/api/moderation/{what}", body, token).good:
                return f"who is no moderator may {what}"
    return HELD


def ranks(target: Target) -> str:
    """A moderator acts against an operator, another moderator and themselves, and names others."""
    name, _, password = target.moderator.partition(":")
    came = target.ask("POST", "/api/login", {"name": name, "password": password})
    if not came.good:
        raise AttackFailed("it takes a moderator: --moderator NAME:PASSWORD")
    token, me = str(came.body["token"]), came.body["me"]["id"]
    roles = target.ask("GET", "/api/moderation", token=token).body.get("roles", [])
    for person in {me, *[each["person"]["id"] for each in roles]}:
        for what, body in acts(person, "").items():
            if "person" in body and target.ask("POST", f"/api/moderation/{what}", body, token).good:
                return f"a moderator may {what} somebody of their rank or a higher one"
    table = target.table(token, "me", "hot", "hot").body["id"]
    other = target.ask("GET", "/api/me", token=account(target)).body["me"]["id"]
    for what in ("role", "freeze", "hand-over", "banner"):
        if target.ask("POST", f"/api/moderation/{what}", acts(other, table)[what], token).good:
            return f"a moderator may {what}, though it is for operators or about their own table"
    return HELD


def metrics(target: Target) -> str:
    """A page whose name leads to this machine reads the counts."""
    for host in ("games.example.net", "localhost.example.net", "127.0.0.1.example.net"):
        if target.ask("GET", "/metrics", headers={"host": host}).good:
            return f"/metrics answers a page of {host}"
    return HELD


def begun(players: list[str]) -> bytes:
    """The record of a game that has begun, with a secret that does not fit it."""
    game = find_game("wallenstein")
    match = start(game, game.header(players), bytes(32))
    match.answer(match.open[0].seat, match.open[0].choices[0])
    return notation.write(replace(match.record, secret="ff" * 32)).encode()


# Guests and accounts are made before what uses up the right to make them.
ATTACKS: Final[dict[str, Attack]] = {
    "connections": connections,
    "heads": heads,
    "overlay": overlay,
    "dots": dots,
    "accents": accents,
    "record": record,
    "bots": bots,
    "fork": fork,
    "pages": pages,
    "bytes": bytes_without_sense,
    "tickets": tickets,
    "votes": votes,
    "logout": logout,
    "forged-tokens": forged_tokens,
    "scopes": scopes,
    "streams": streams,
    "names": names,
    "tournaments": tournaments,
    "codes": codes,
    "moderation": moderation,
    "ranks": ranks,
    "passwords": passwords,
    "tables": tables,
    "foreign-record": foreign_record,
    "ratings": ratings,
    "metrics": metrics,
}


def attacked(target: Target, attack: Attack) -> str:
    """What an attack found; a server that does not answer any more is a finding, too."""
    try:
        return attack(target) or ("" if target.well() else "the server is not well afterwards")
    except OSError as error:
        return f"the server does not answer: {error}"


def report(target: Target, chosen: list[str]) -> Iterator[tuple[str, str, str]]:
    """Runs the attacks; for each its name, its verdict and what there is to say of it."""
    for name in chosen:
        try:
            found = attacked(target, ATTACKS[name])
        except AttackFailed as why:
            yield name, "not tried", str(why)
        else:
            about = (ATTACKS[name].__doc__ or "").strip()
            yield name, "FOUND" if found else "held", found or about


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.attack", description=__doc__.split("\n")[0])
    parser.add_argument("address", help="a server on this machine, such as http://127.0.0.1:8618")
    parser.add_argument("--only", nargs="+", choices=ATTACKS, default=list(ATTACKS))
    parser.add_argument("--moderator", default="", metavar="NAME:PASSWORD", help="for 'ranks'")
    wanted = parser.parse_args(arguments)
    try:
        target = Target(wanted.address, wanted.moderator)
    except ValueError as error:
        parser.error(str(error))
    verdicts = []
    for name, verdict, words in report(target, wanted.only):
        verdicts.append(verdict)
        print(f"{name:15} {verdict:10} {words}", flush=True)
    return int(any(verdict != "held" for verdict in verdicts))


if __name__ == "__main__":
    sys.exit(main())
