"""The command that brings a bot to a server: it plays for a bot account until it is interrupted."""

from __future__ import annotations

import http.client
import json
import math
import random
import secrets
import signal
import time
import traceback
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import click

from westphalia import __version__
from westphalia.bots.outside import BotMistake
from westphalia.bots.player import say_over
from westphalia.bots.registry import CAPTAIN, seat_bot
from westphalia.engine.record import Header
from westphalia.games import find_game, game_names

if TYPE_CHECKING:
    from westphalia.server.tables.bot_worker import TableBots

SILENCE: Final = 60.0  # seconds without a line, though a heartbeat comes every 25
ANSWER: Final = 30.0  # seconds that a request may take
FIRST_WAIT: Final = 1.0
LONGEST_WAIT: Final = 60.0
ATTEMPTS: Final = 8  # of a request, before the stream is opened anew
BROKEN: Final = (
    OSError,
    ValueError,
    http.client.HTTPException,
)  # off in the middle, or never begun
TRY_AGAIN: Final = (429, 500, 502, 503, 504)
FOR_GOOD: Final = (400, 401, 403, 404)  # a stream that is refused so is refused again
Body = dict[str, Any]


class Refused(Exception):
    """Raised when a server refuses a request, and would do so again."""

    def __init__(self, status: int, reason: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.reason = reason


class Lost(Exception):
    """Raised when a server cannot be reached, or breaks off; it may come back."""


# ------------------------------------------------------------------------------
# The server: requests that wait as they are told to, and the stream of events.


class Server:
    """A server of Westphalia, as a program with a token speaks with it."""

    def __init__(
        self, address: str, token: str, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"'{address}' is no server: http://127.0.0.1:8618 is one")
        self.address = address.rstrip("/")
        self.sleep = sleep
        self._headers = {
            "authorization": f"Bearer {token}",
            "content-type": "application/json",
            "user-agent": f"westphalia-bot/{__version__}",
        }

    def ask(self, path: str, body: Body | None = None) -> Any:
        """The answer to a request, which is made again as long as the server is busy or away."""
        for attempt in range(ATTEMPTS):
            try:
                with self._open(path, body, ANSWER) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code not in TRY_AGAIN:
                    raise refusal(error) from None
                self.sleep(wait_of(error, attempt))
            except BROKEN as error:
                reason = getattr(error, "reason", error)
                sentence = f"{self.address} cannot be reached ({reason}); it is tried again"
                click.echo(sentence, err=True)
                self.sleep(backoff(attempt))
        raise Lost(f"{self.address} does not answer")

    def events(self) -> Iterator[Any]:
        """The events of one stream, from all that is under way to the end of the connection."""
        try:
            with self._open("/api/events", None, SILENCE) as lines:
                # An empty line only shows that the server is still there.
                yield from map(json.loads, filter(bytes.strip, lines))
        except urllib.error.HTTPError as error:
            if error.code in FOR_GOOD:
                raise refusal(error) from None
            self.sleep(wait_of(error, 0))
            raise Lost(f"{self.address} has no stream to give now") from error
        except BROKEN as error:
            raise Lost(f"the connection to {self.address} is lost") from error

    def _open(self, path: str, body: Body | None, seconds: float) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, self._headers)
        return urllib.request.urlopen(request, timeout=seconds)


def refusal(error: urllib.error.HTTPError) -> Refused:
    try:
        told = json.load(error)["error"]
        return Refused(error.code, told["reason"], told["message"])
    except (OSError, ValueError, KeyError, TypeError):
        return Refused(error.code, "", f"{error.url} was answered with {error.code}")


def wait_of(error: urllib.error.HTTPError, attempt: int) -> float:
    """How long a server asks to wait, or else as long as it seems right."""
    told = error.headers.get("retry-after", "")
    return float(told) if told.isdecimal() else backoff(attempt)


def backoff(attempt: int) -> float:
    """Twice as long each time, and not the same for all that wait for a server to come back."""
    return min(LONGEST_WAIT, math.ldexp(FIRST_WAIT, attempt)) * random.uniform(0.5, 1.0)


# ------------------------------------------------------------------------------
# The bot at its tables.


class RemoteBot:
    """Answers the events of a bot account with one bot."""

    def __init__(self, server: Server, bot: str, say: Callable[[str], None] = click.echo) -> None:
        self.server = server
        self.bot = bot
        self.say = say
        self._seed = secrets.randbits(31)
        self._tables: dict[str, TableBots] = {}  # the players of each

    def handle(self, event: Any) -> None:
        """Does what an event asks for.

        What has become void meanwhile is refused; then another event tells what is so now.
        """
        try:
            self._handle(event["type"], event)
        except Refused as error:
            self.say(f"refused: {error}")

    def _handle(self, kind: str, event: Any) -> None:
        if kind == "connected":
            self.say(f"{event['name']} is there; tables under way: {len(event['tables'])}")
        elif kind == "challenge":
            self._settle(event["table"], event["seat"])
        elif kind == "turn":
            self._answer(event)
        elif kind == "left":
            self._leave(event["table"])
        elif kind == "game_over":
            self._leave(event["table"]["id"])
            self.say(f"{named(event['table'])} is over")

    def _leave(self, table: str) -> None:
        if players := self._tables.pop(table, None):
            players.leave()

    def _settle(self, table: Any, seat: int) -> None:
        """Sits down where it is challenged, unless its bot cannot play there."""
        path = f"/api/tables/{table['id']}"
        try:
            self._seated(table)
        except (ValueError, BotMistake) as error:
            self.say(f"declines {named(table)}: {error}")
            self.server.ask(f"{path}/decline", {"seat": seat, "reason": "game"})
            return
        self.say(f"sits down at {named(table)}")
        self.server.ask(f"{path}/sit", {"seat": seat})

    def _seated(self, table: Any) -> Header:
        """The header of a table; the error says why the bot cannot play there."""
        game = find_game(table["game"])
        if table["version"] != game.version:
            raise ValueError(
                f"the rules of {game.name} there are of version {table['version']},"
                f" and here of version {game.version}"
            )
        players = tuple([seat["name"] for seat in table["seats"]])
        path = f"/api/tables/{table['id']}/overlay"
        data = self.server.ask(path) if table["corrected"] else {}
        rest = (tuple(table["modules"]), table["options"], data, table["commitment"] or "")
        header = Header(game.name, game.version, players, *rest)
        say_over(seat_bot(self.bot, header, self._seed), None)  # only to see that it can
        return header

    def _answer(self, event: Any) -> None:
        """Answers a question; where the bot fails it gives up this game, and plays the others."""
        table, seat, turn = event["table"], event["seat"], event["turn"]
        path = f"/api/tables/{table['id']}"
        try:
            choices = self._think(table, seat, turn)
        except (Refused, Lost):
            raise
        except Exception as error:  # whatever a bot from outside may do
            trace = error.whole if isinstance(error, BotMistake) else traceback.format_exc()
            self.say(f"{trace.rstrip()}\ngives up {named(table)}, where the bot has failed")
            self.server.ask(f"{path}/resign", {"seat": seat})
            return
        if choices:
            key = f"{turn} {secrets.token_hex(4)}"
            body = {"seat": seat, "turn": turn, "key": key, "choices": choices}
            self.server.ask(f"{path}/answer", body)

    def _think(self, table: Any, seat: int, turn: int) -> list[str]:
        """The choices of the bot; it takes as long as one on a server, which tells others less."""
        from westphalia.server.tables.bot_worker import SeatedBot, TableBots, decide

        path = f"/api/tables/{table['id']}/imagined?seat={seat}&turn={turn}"
        imagined = self.server.ask(path)
        if imagined is None:  # the turn is another by now, and its event comes
            return []
        if table["id"] not in self._tables:
            self._tables[table["id"]] = TableBots(self._seated(table))
        players, seated = self._tables[table["id"]], SeatedBot(seat, self.bot, self._seed)
        game, header = players.game, players.header
        state = game.decode(imagined["position"], header)
        end = time.perf_counter() + players.least(seated, state)
        choices = decide(players.player(seated), game, header, state, seat)
        self.server.sleep(max(0.0, end - time.perf_counter()))
        return [choice.text for choice in choices]


def named(table: Any) -> str:
    return f"'{table['title']}'" if table["title"] else f"the table {table['id']}"


def play_on(server: Server, bot: RemoteBot) -> None:
    """Follows the stream, and opens it again whenever it ends, until a server refuses it."""
    attempt = 0
    while True:
        try:
            for event in server.events():
                attempt = 0
                bot.handle(event)
            bot.say("the server has ended the stream")
        except Lost as error:
            bot.say(f"{error}; it is tried again")
        server.sleep(backoff(attempt))
        attempt += 1


# ------------------------------------------------------------------------------
# The command.


@click.command("bot")
@click.option(
    "--server", "address", required=True, help="The address of the server, as a browser has it."
)
@click.option(
    "--token",
    envvar="BOT_TOKEN",
    show_envvar=True,
    required=True,
    help="A token of a bot account, with the scope play; better said in the environment.",
)
@click.option("--bot", "name", default=CAPTAIN, show_default=True, help="Which bot plays.")
@click.option(
    "--games",
    show_default="all that the bot plays",
    help="Which games it plays, with commas between them.",
)
@click.option(
    "--modules",
    show_default="any",
    help="With which expansions it plays at most, with commas between them; '' is without any.",
)
@click.option(
    "--bank",
    default=0,
    show_default=True,
    type=click.IntRange(0),
    help="Where there is a clock: how many seconds it has at least.",
)
@click.option(
    "--at-most",
    default=4,
    show_default=True,
    type=click.IntRange(1, 200),
    help="How many tables at once.",
)
def bot_command(
    address: str,
    token: str,
    name: str,
    games: str | None,
    modules: str | None,
    bank: int,
    at_most: int,
) -> None:
    """Bring a bot to a server, to play for a bot account until interrupted."""
    server = Server(address, token.strip())
    policy = {
        "games": playable(name, listed(games) if games is not None else game_names()),
        "modules": None if modules is None else listed(modules),
        "bank": bank,
        "at_most": at_most,
    }
    with until_interrupted():
        try:
            introduce(server, policy)
            play_on(server, RemoteBot(server, name))
        except (Refused, Lost) as error:
            raise click.ClickException(str(error)) from error
    click.echo("The bot rests.")


def listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def playable(bot: str, games: Sequence[str]) -> list[str]:
    """Those of these games that a bot plays; the ValueError says why it plays none of them."""
    found, sentence = [], "there is no game to play"
    for name in games:
        game = find_game(name)
        header = game.header([f"seat {n}" for n in range(min(game.seat_counts))])
        try:
            say_over(seat_bot(bot, header, 0), None)
            found.append(name)
        except (ValueError, BotMistake) as error:
            sentence = str(error)
    if not found:
        raise ValueError(sentence)
    return found


def introduce(server: Server, policy: Body) -> None:
    """Tells the server what challenges the bot takes, if the token is that of a bot."""
    me = server.ask("/api/me")["me"]
    if me is None:
        raise Refused(401, "", f"{server.address} does not know this token")
    if not me["bot"]:
        raise Refused(
            403,
            "not_a_bot",
            f"'{me['name']}' is not the account of a bot; whoever logs in there can make it one"
            " for good, as long as it has not played",
        )
    server.ask("/api/me/policy", policy)


@contextmanager
def until_interrupted() -> Iterator[None]:
    """Ends with a SIGTERM as with Ctrl-C: what was answered by then is kept by the server."""

    def end(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    except KeyboardInterrupt:
        pass
    finally:
        signal.signal(signal.SIGTERM, before)
