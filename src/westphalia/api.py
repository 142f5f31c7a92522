"""The names that stay: what ``import westphalia as w`` offers.  All else is internal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from westphalia.bots.outside import BotMistake, UnknownBot, labels_of
from westphalia.bots.player import Answer, BotFactory, SeatView
from westphalia.bots.player import Player as Bot
from westphalia.bots.registry import bots_of, seat_bot
from westphalia.engine import notation
from westphalia.engine.chance import Chance, Sampling, Scripted, Seeded
from westphalia.engine.choice import Choice, UnknownChoice, Vocabulary
from westphalia.engine.event import Event, Objection
from westphalia.engine.game import Game, SetUpError
from westphalia.engine.match import Match, ReplayError, UndoError, fork, replay, start, verify
from westphalia.engine.notation import NotationError
from westphalia.engine.playout import play_out
from westphalia.engine.record import Header, Record
from westphalia.engine.step import IllegalChoice, Play, Question, State
from westphalia.games import all_games, find_game
from westphalia.lab.arena import Report, Series, play_series, report_of

if TYPE_CHECKING:
    from westphalia.lab.gymnasium_env import SeatEnv

__all__ = [
    "Answer",
    "Bot",
    "BotFactory",
    "BotMistake",
    "Chance",
    "Choice",
    "Event",
    "Game",
    "Header",
    "IllegalChoice",
    "Match",
    "NotationError",
    "Objection",
    "Play",
    "Question",
    "Record",
    "ReplayError",
    "Report",
    "Sampling",
    "Scripted",
    "SeatView",
    "Seeded",
    "SetUpError",
    "State",
    "UndoError",
    "UnknownBot",
    "UnknownChoice",
    "View",
    "Vocabulary",
    "bot",
    "bot_names",
    "fork",
    "game",
    "game_names",
    "make_env",
    "play_out",
    "read_record",
    "replay",
    "simulate",
    "start",
    "verify",
    "write_record",
]

View = Mapping[str, Any]
"""What a seat may know of a position, as plain data: what a client of a server is sent."""


def game_names() -> list[str]:
    """The games that can be played here: the two of the house, and those of other packages.

    >>> import westphalia as w
    >>> "wallenstein" in w.game_names()
    True
    """
    return [found.name for found in all_games()]


def game(name: str) -> Game:
    """The game of that name.

    >>> import westphalia as w
    >>> w.game("wallenstein").seat_counts
    (3, 4, 5)
    """
    return find_game(name)


def bot_names(game: str) -> list[str]:
    """The bots of the house that play a game, the weakest first.

    >>> import westphalia as w
    >>> w.bot_names("wallenstein")[0]
    'random'
    """
    return list(bots_of(game))


def bot(name: str, header: Header, seed: int = 0) -> Bot:
    """A bot for one seat of a game that is set up by *header*: of the house, or from outside.

    From outside it is ``module:factory``, ``folder/file.py:factory``, the name of an entry point
    of ``westphalia.bots``, or ``cmd:`` and a program (docs/adding-a-bot.md).

    >>> import westphalia as w
    >>> game = w.game("wallenstein")
    >>> header = game.header(["Anna", "captain", "captain"])
    >>> captain = w.bot("captain", header)
    >>> match = w.start(game, header, secret=bytes(32))
    >>> question = match.open[1]
    >>> view = w.SeatView(game, header, match.play.state, question.seat)
    >>> captain.answer(view, question).choice in question.choices
    True
    """
    return seat_bot(name, header, seed)


def read_record(text: str) -> Record:
    """The record that a text spells.

    >>> import westphalia as w
    >>> match = w.start(game := w.game("wallenstein"), game.header(["A", "B", "C"]), bytes(32))
    >>> w.read_record(w.write_record(match.record)).header.players
    ('A', 'B', 'C')
    """
    return notation.read(text, find_game)


def write_record(record: Record) -> str:
    """A record as text.

    >>> import westphalia as w
    >>> game = w.game("thirty_years_war")
    >>> print(w.write_record(w.Record(game.header(["Anna", "Bo"]))).splitlines()[0])
    Westphalia record 1
    """
    return notation.write(record)


def simulate(
    game: str,
    bots: Sequence[str],
    games: int = 100,
    *,
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    processes: int = 1,
) -> Report:
    """Let bots play many games, a bot for each seat; seats rotate from game to game.

    The same seed plays the same games, however many *processes* share them.  Bots may come from
    outside, as for `bot`; a game that one of them ends by a mistake is lost for it, and the
    report says so.

    >>> import westphalia as w
    >>> report = w.simulate("wallenstein", ["random", "random", "random"], games=2)
    >>> report.games, sum(report.shares()["wins"].values())
    (2, 1.0)
    """
    header = find_game(game).header([f"seat {n}" for n in range(len(bots))], modules, options)
    if games < 1:
        raise ValueError(f"{games} games cannot be played; 1 is the least")
    labels_of(bots)
    for name in bots:
        seat_bot(name, header, seed)  # what cannot be seated is refused before the first game
    return report_of(play_series(Series(header, tuple(bots), games, seed), processes))


def make_env(game: str, **options: Any) -> SeatEnv:
    """One seat against bots, as an environment of Gymnasium; it wants the extra ``rl``.

    *options* are those of ``westphalia.lab.gymnasium_env.SeatEnv`` (docs/research.md).

    >>> import westphalia as w
    >>> env = w.make_env("thirty_years_war", bots="random")
    >>> observation, info = env.reset(seed=1618)
    >>> observation, reward, over, truncated, info = env.step(info["action_mask"].argmax())
    >>> over
    False
    """
    try:
        from westphalia.lab.gymnasium_env import SeatEnv  # an extra that few have
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(f"{error}: environments need the extra 'rl'") from error
    return SeatEnv(game, **options)
