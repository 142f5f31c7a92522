"""Bots at some of the seats of a game that learners step through."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from westphalia.bots.outside import BotMistake
from westphalia.bots.player import BotFactory, Player, SeatView, say_over
from westphalia.bots.registry import bots_of, seat_bot
from westphalia.engine.choice import Choice
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Question, Seat
from westphalia.games import find_game
from westphalia.lab.arena import derived_seed
from westphalia.lab.episode import Episode

Opponent = str | BotFactory  # a bot by name, or who makes one

LEARNER: Final = ""  # in a list of bots by seat: nobody, for a learner sits there
TRIES: Final = 3  # of a game in which a learner is asked before a bot makes a mistake


class Opponents:
    """The bots of one game, by seat; those of the house, or from outside."""

    def __init__(self, bots: Sequence[Opponent], header: Header, seed: int) -> None:
        self.players: list[Player | None] = [
            seated(bot, header, derived_seed(seed, seat)) if bot else None
            for seat, bot in enumerate(bots)
        ]
        self.mistake = ""  # what ended the game, if one of them did

    def answer(self, episode: Episode) -> None:
        """Lets them answer until a learner is asked, the game is over, or one makes a mistake."""
        try:
            while not episode.over and (player := self.players[episode.question.seat]):
                question = episode.question
                seat_view = SeatView(
                    episode.game, episode.header, episode.play.state, question.seat
                )
                episode.play.answer(question.seat, player.answer(seat_view, question).choice)
            if episode.over:
                self.leave(episode)
        except BotMistake as mistake:
            self._ended_by(mistake)

    def leave(self, episode: Episode) -> None:
        """Tells them that the game is over, or that it is not played to its end."""
        result = episode.game.result(episode.play.state) if episode.over else None
        players, self.players = self.players, [None] * len(self.players)
        for player in filter(None, players):
            try:
                say_over(player, result)
            except BotMistake as mistake:
                self._ended_by(mistake)

    def _ended_by(self, mistake: BotMistake) -> None:
        self.mistake = warned(mistake)


def warned(mistake: BotMistake) -> str:
    """Warns of a mistake, and returns all of it."""
    warnings.warn(f"a bot made a mistake, its game has no result: {mistake.whole}", stacklevel=4)
    return mistake.whole


class Rivals:
    """Who answers for the seats of one game among many that are stepped together.

    After a mistake any answers are given, so that the others can be stepped on, until the game is
    replaced: what it would come to does not count.
    """

    def __init__(self, bots: Mapping[Seat, Opponent], header: Header, seed: int) -> None:
        self.header = header
        self.game = find_game(header.game)
        self.mistake = ""
        self.players: dict[Seat, Player] = {}
        try:
            for seat, bot in bots.items():
                self.players[seat] = seated(bot, header, derived_seed(seed, seat))
        except BotMistake as mistake:
            self.mistake = warned(mistake)

    def answer(self, play: Play[Any], question: Question) -> Choice:
        if not self.mistake:
            view = SeatView(self.game, self.header, play.state, question.seat)
            try:
                return self.players[question.seat].answer(view, question).choice
            except BotMistake as mistake:
                self.mistake = warned(mistake)
        return question.choices[0]

    def leave(self, play: Play[Any]) -> None:
        """Tells them that the game is over, or that it is not played to its end."""
        over = not play.open and not self.mistake
        result = self.game.result(play.state) if over else None
        for player in self.players.values():
            try:
                say_over(player, result)
            except BotMistake as mistake:
                self.mistake = self.mistake or warned(mistake)


def begin(
    bots: Sequence[Opponent], new_game: Callable[[int], Episode], draw: Callable[[], int]
) -> tuple[Episode, Opponents]:
    """Begins a game, up to the first question to a learner; each try draws a seed."""
    for _ in range(TRIES):
        seed = draw()
        episode = new_game(seed)
        opponents = Opponents(bots, episode.header, seed)
        opponents.answer(episode)
        if not opponents.mistake:
            return episode, opponents
    raise BotMistake(opponents.mistake)


def checked_opponents(bots: Sequence[Opponent | None], header: Header) -> list[Opponent]:
    """The bots by seat, with `LEARNER` where there is None; without any, learners everywhere.

    What cannot be seated is refused before a game begins.
    """
    if isinstance(bots, str):
        raise ValueError(f"opponents are a list with None where an agent sits: [None, '{bots}']")
    found = [bot or LEARNER for bot in bots] or [LEARNER] * header.seats
    if len(found) != header.seats:
        raise ValueError(f"there are {header.seats} seats, but {len(found)} opponents or Nones")
    if LEARNER not in found:
        raise ValueError("bots sit at every seat; None is where an agent sits")
    for bot in found:
        if bot:
            seated(bot, header, 0)
    return found


def checked_rivals(
    several: Opponent | Sequence[Opponent], seat: Seat, header: Header
) -> list[Opponent]:
    """The bots at all seats but one, where a single one is for all of them.

    What cannot be seated is refused before a game begins.
    """
    bots = [several] if isinstance(several, str) or callable(several) else list(several)
    seats = header.seats
    if not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat} among {seats}, which are counted from 0")
    if len(bots) not in (1, seats - 1):
        raise ValueError(
            f"{header.game} for {seats} wants a bot for each of {seats - 1} seats or one for all, "
            f"not {len(bots)}; there are: {', '.join(bots_of(header.game))}"
        )
    for bot in bots:
        seated(bot, header, 0)
    return list(bots) * (1 if len(bots) == seats - 1 else seats - 1)


def seated(bot: Opponent, header: Header, seed: int) -> Player:
    """A player for one seat."""
    return seat_bot(bot, header, seed) if isinstance(bot, str) else bot(header, seed)
