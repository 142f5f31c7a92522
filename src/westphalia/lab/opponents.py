"""Bots at some of the seats of a game that learners step through."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from typing import Final

from westphalia.bots.outside import BotMistake
from westphalia.bots.player import Player, SeatView, say_over
from westphalia.bots.registry import seat_bot
from westphalia.engine.record import Header
from westphalia.lab.arena import derived_seed
from westphalia.lab.episode import Episode

LEARNER: Final = ""  # in a list of bots by seat: nobody, for a learner sits there
TRIES: Final = 3  # of a game in which a learner is asked before a bot makes a mistake


class Opponents:
    """The bots of one game, by seat; those of the house, or from outside."""

    def __init__(self, bots: Sequence[str], header: Header, seed: int) -> None:
        self.players: list[Player | None] = [
            seat_bot(name, header, derived_seed(seed, seat)) if name else None
            for seat, name in enumerate(bots)
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
        self.mistake = mistake.whole
        warnings.warn(f"a bot made a mistake, its game has no result: {self.mistake}", stacklevel=3)


def begin(
    bots: Sequence[str], new_game: Callable[[int], Episode], draw: Callable[[], int]
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


def checked_opponents(bots: Sequence[str | None], header: Header) -> list[str]:
    """The bots by seat, with `LEARNER` where there is None; without any, learners everywhere.

    What cannot be seated is refused before a game begins.
    """
    seated = [bot or LEARNER for bot in bots] or [LEARNER] * header.seats
    if len(seated) != header.seats:
        raise ValueError(f"there are {header.seats} seats, but {len(seated)} opponents or Nones")
    if LEARNER not in seated:
        raise ValueError("bots sit at every seat; None is where an agent sits")
    for bot in filter(None, seated):
        seat_bot(bot, header, 0)
    return seated
