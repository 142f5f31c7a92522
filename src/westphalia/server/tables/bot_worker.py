"""The bots of a worker process: players that are kept from one question to the next.

The process is a part of the server, and as such is given whole positions; a player in it sees what
it would see anywhere, the view of its seat.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from time import perf_counter, sleep
from typing import Any, Final

import msgspec

from westphalia.bots.outside import BotMistake, UnknownBot, factory_of, label_of, split_name
from westphalia.bots.player import Player, SeatView, say_over
from westphalia.bots.registry import ANY_GAME, EFFORTS, is_own, seat_bot
from westphalia.engine.chance import Sampling, Scripted, ScriptError
from westphalia.engine.choice import Choice
from westphalia.engine.codec import decode_state
from westphalia.engine.game import SPECTATOR, Game
from westphalia.engine.record import Header
from westphalia.engine.step import Decision, Play, Seat, State, question_of
from westphalia.games import all_games, find_game
from westphalia.server.tables.forecasts import header_of

DISCREET: Final = 0.25  # of the time for a decision: more than any small one is thought of
MOST_OUTSIDE: Final = 32  # players from outside that a process keeps
GUESSES: Final = 6  # positions that others may think possible


class SeatedBot(msgspec.Struct, frozen=True):
    """A bot on a seat; the seed makes it the same player again."""

    seat: Seat
    name: str
    seed: int


class TableBots:
    """The players at one table, each made when it is first asked."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.game = find_game(header.game)
        self.players: dict[Seat, tuple[SeatedBot, Player]] = {}
        self._blank = self.game.blank(header)  # an overlay takes long to read

    def think(self, bot: SeatedBot, encoded: Mapping[str, Any]) -> list[str]:
        state = self._state(encoded)
        end = perf_counter() + self.least(bot, state)
        try:
            choices = decide(self.player(bot), self.game, self.header, state, bot.seat)
        except BotMistake as mistake:
            self._stand_in(bot, mistake)
            state = self._state(encoded)
            choices = decide(self.player(bot), self.game, self.header, state, bot.seat)
        sleep(max(0.0, end - perf_counter()))
        return [choice.text for choice in choices]

    def _state(self, encoded: Mapping[str, Any]) -> State:
        state = self._blank.copy()
        decode_state(state, encoded, self.game.fields, self.game.kinds, self.game.parts)
        return state

    def _stand_in(self, bot: SeatedBot, mistake: BotMistake) -> None:
        """Another bot plays on for one that made a mistake; whoever runs the server is told."""
        stand_in = self.game.stand_in
        sys.stderr.write(f"seat {bot.seat}: {stand_in} plays on, since {mistake.whole}\n")
        self.players[bot.seat] = (bot, seat_bot(stand_in, self.header, bot.seed))

    def leave(self) -> None:
        """Tells the players that nothing more comes; how the game ends is not known here."""
        for seat in list(self.players):
            self.dismiss(seat)

    def dismiss(self, seat: Seat) -> None:
        """Drops a player, who is made again if it is asked again."""
        OUTSIDE.pop((self, seat), None)
        _, player = self.players.pop(seat, (None, None))
        if player is not None:
            with suppress(BotMistake):
                say_over(player, None)

    def least(self, bot: SeatedBot, state: State) -> float:
        """Returns how many seconds an answer takes at least.

        A bot that searches takes a while if there is a choice.  Where nobody else can know what
        there is, an answer at once would tell that there is nothing.
        """
        effort = EFFORTS.get(bot.name)
        return DISCREET * effort.seconds if effort and is_secret(self.game, state, bot.seat) else 0

    def player(self, bot: SeatedBot) -> Player:
        """The player on a seat: the same as before if it is the same bot."""
        known, player = self.players.get(bot.seat, (None, None))
        if player is None or known != bot:
            player = self._seated(bot)
            self.players[bot.seat] = (bot, player)
        if not is_own(bot.name):
            keep(self, bot.seat)
        return player

    def _seated(self, bot: SeatedBot) -> Player:
        try:
            return seat_bot(bot.name, self.header, bot.seed)
        except UnknownBot:  # a bot that no longer exists
            return seat_bot(ANY_GAME, self.header, bot.seed)


# The players from outside in this process, the one asked last at the end: some are programs, and
# anybody may set up tables with them.
OUTSIDE: Final[OrderedDict[tuple[TableBots, Seat], None]] = OrderedDict()


def keep(table: TableBots, seat: Seat) -> None:
    """Keeps a player from outside as one of the few asked last."""
    OUTSIDE[table, seat] = None
    OUTSIDE.move_to_end((table, seat))
    while len(OUTSIDE) > MOST_OUTSIDE:
        other, its_seat = next(iter(OUTSIDE))
        other.dismiss(its_seat)


def is_secret(game: Game, state: State, seat: Seat) -> bool:
    """Whether what a seat is offered rests on what others cannot see."""
    decision = state.agenda[-1]
    assert isinstance(decision, Decision), "somebody is asked"
    imagined = (game.imagine(state, SPECTATOR, Sampling(number)) for number in range(GUESSES))
    here = offered(decision, state, seat)
    return any(offered(decision, each, seat) != here for each in imagined)


def offered(decision: Decision, state: State, seat: Seat) -> list[Choice]:
    asked = question_of(decision.ask(state), seat)
    return asked.choices if asked else []


def decide(player: Player, game: Game, header: Header, state: State, seat: Seat) -> list[Choice]:
    """Asks a bot for its choices: a whole batch while the same decision asks it again.

    The state is played on, so it must be a copy.
    """
    play: Play[Any] = Play(state, Scripted([]))
    choices: list[Choice] = []
    while True:
        question = question_of(play.open, seat)
        if question is None:
            return choices
        choice = player.answer(SeatView(game, header, state, seat), question).choice
        choices.append(choice)
        decision = state.agenda[-1]
        try:
            play.answer(seat, choice)
        except ScriptError:
            return choices
        if not state.agenda or state.agenda[-1] != decision:
            return choices


TABLES: Final[dict[str, TableBots]] = {}  # of this process


def think(
    table_id: str,
    header: Sequence[Any] | None,
    bot: Sequence[Any],
    state: Mapping[str, Any],
    forgotten: Sequence[str],
) -> list[str]:
    """A job: the choices of a bot.  A table that is new here comes with the parts of its header.

    All is plain data, as it comes from another process.
    """
    for gone in forgotten:
        if gone in TABLES:
            TABLES.pop(gone).leave()
    if header is not None:
        TABLES[table_id] = TableBots(header_of(header))
    try:
        return TABLES[table_id].think(SeatedBot(*bot), state)
    except ValueError as error:  # of which the server would be told a sentence, not a traceback
        raise RuntimeError("a bot failed") from error


def games_of(bot: str) -> list[str]:
    """A job: the games in which a bot from outside takes a seat; a sentence if there are none."""
    factory_of(split_name(bot)[1])
    games, why = [], ""
    for game in all_games():
        header = game.header([f"seat {n}" for n in range(game.usual_seats)])
        try:
            say_over(seat_bot(bot, header, 0), None)
            games.append(game.name)
        except (UnknownBot, BotMistake) as error:
            why = error.whole if isinstance(error, BotMistake) else str(error)
    if not games:
        raise ValueError(f"the bot '{label_of(bot)}' plays none of the games here: {why}")
    return games
