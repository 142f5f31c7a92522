"""The bot process: holds the players of bots and lets them think, so that no server has to wait.

It is a part of the server, and as such is given whole positions; a player in it sees what it would
see anywhere, the view of its seat.  It reads requests and writes replies, one in a line, until its
input ends, which it does when the server does.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, BinaryIO, Final

import msgspec

from westphalia.bots.player import Player, Sight
from westphalia.bots.registry import ANY_GAME, UnknownBot, seat_bot
from westphalia.engine.chance import Scripted, ScriptError
from westphalia.engine.choice import Choice
from westphalia.engine.codec import decode_state
from westphalia.engine.game import Game
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Seat, State
from westphalia.games import find_game

NICENESS: Final = 10  # people come first where the processor is short
LONGEST_THOUGHT: Final = 30.0  # seconds of the processor, after which the process is ended
TOO_SLOW: Final = signal.SIGVTALRM  # and by which signal


class Open(msgspec.Struct, frozen=True, tag=True):
    """Says what is played at a table: its header, field by field."""

    table: str
    game: str
    version: str
    players: tuple[str, ...]
    modules: tuple[str, ...]
    options: Mapping[str, str]
    data: Mapping[str, Any]

    @classmethod
    def of(cls, table: str, header: Header) -> Open:
        h = header
        return cls(table, h.game, h.version, h.players, h.modules, h.options, h.data)

    def header(self) -> Header:
        return Header(self.game, self.version, self.players, self.modules, self.options, self.data)


class Think(msgspec.Struct, frozen=True, tag=True):
    """Asks the bot of a seat for its answers; every such request has one reply."""

    table: str
    seat: Seat
    bot: str
    seed: int
    state: Mapping[str, Any]


class Forget(msgspec.Struct, frozen=True, tag=True):
    """Says that a table needs its bots no longer."""

    table: str


class Thought(msgspec.Struct, frozen=True):
    """The choices of a bot, or the traceback of its failure."""

    choices: tuple[str, ...] = ()
    failure: str = ""


REQUESTS: Final = msgspec.json.Decoder(Open | Think | Forget)


class TableBots:
    """The players at one table, each made when it is first asked."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.game = find_game(header.game)
        self.players: dict[Seat, tuple[str, int, Player]] = {}
        self._blank = self.game.blank(header)  # an overlay takes long to read

    def think(self, asked: Think) -> tuple[str, ...]:
        state = self._blank.copy()
        decode_state(state, asked.state, self.game.fields, self.game.kinds, self.game.parts)
        player = self.player(asked.seat, asked.bot, asked.seed)
        choices = decide(player, self.game, self.header, state, asked.seat)
        return tuple([choice.text for choice in choices])

    def player(self, seat: Seat, bot: str, seed: int) -> Player:
        """The player on a seat: the same as before if it has the same name and seed."""
        name, known_seed, player = self.players.get(seat, ("", 0, None))
        if player is None or (name, known_seed) != (bot, seed):
            try:
                player = seat_bot(bot, self.header, seed)
            except UnknownBot:  # a bot that no longer exists
                player = seat_bot(ANY_GAME, self.header, seed)
            self.players[seat] = (bot, seed, player)
        return player


def decide(player: Player, game: Game, header: Header, state: State, seat: Seat) -> list[Choice]:
    """Asks a bot for its choices: a whole batch while the same decision asks it again.

    The state is played on, so it must be a copy.
    """
    play: Play[Any] = Play(state, Scripted([]))
    choices: list[Choice] = []
    while True:
        question = next((q for q in play.open if q.seat == seat), None)
        if question is None:
            return choices
        choice = player.answer(Sight(game, header, state, seat), question).choice
        choices.append(choice)
        decision = state.agenda[-1]
        try:
            play.answer(seat, choice)
        except ScriptError:
            return choices
        if not state.agenda or state.agenda[-1] != decision:
            return choices


def thought(table: TableBots, asked: Think) -> Thought:
    """Thinks; who takes too much of the processor ends with the whole process."""
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST_THOUGHT)
    try:
        return Thought(table.think(asked))
    except Exception:
        return Thought(failure=traceback.format_exc())
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.0)


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    tables: dict[str, TableBots] = {}
    for line in requests:
        request = REQUESTS.decode(line)
        if isinstance(request, Open):
            tables[request.table] = TableBots(request.header())
        elif isinstance(request, Forget):
            del tables[request.table]
        else:
            reply = thought(tables[request.table], request)
            replies.write(msgspec.json.encode(reply) + b"\n")
            replies.flush()


def main() -> None:
    for ending in (signal.SIGINT, signal.SIGTERM):  # meant for the server, which ends us
        signal.signal(ending, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(NICENESS)
    replies, sys.stdout = sys.stdout.buffer, sys.stderr  # what a bot prints is no reply
    with suppress(BrokenPipeError):
        serve(sys.stdin.buffer, replies)


if __name__ == "__main__":
    main()
