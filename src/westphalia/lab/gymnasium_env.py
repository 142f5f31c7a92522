"""Gymnasium: one seat of a game, against bots that are named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from westphalia.bots.player import Player, SeatView
from westphalia.bots.registry import bots_of, seat_bot
from westphalia.engine.record import Header
from westphalia.engine.step import Seat
from westphalia.games import GAMES
from westphalia.lab.arena import derived_seed
from westphalia.lab.episode import Episode, Mask, header_of
from westphalia.lab.spaces import Seen, seen_of, space_of

ILLEGAL = -1.0  # what an answer brings that is not allowed: the place of who is last


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat against bots: an action is the number of a choice, an observation what it sees.

    It sees a flat vector, or with *tables* the tables of the game by name.

    ``info["action_mask"]`` and ``action_masks()`` say what may be answered.  Any other answer ends
    the game with the reward of who is last.  Otherwise the reward comes at the end, by the final
    standing, between -1 and 1.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str = GAMES[0],
        bots: str | Sequence[str] = "random",
        seat: Seat = 0,
        header: Header | None = None,
        render_mode: str | None = None,
        tables: bool = False,
    ) -> None:
        """*bots* sit at the other seats in order; a single name is for all of them."""
        self.header = header or header_of(game)
        self.seat = seat
        self.render_mode = render_mode
        self.bots = checked_rivals([bots] if isinstance(bots, str) else bots, seat, self.header)
        self.bots.insert(seat, "")
        self.players: list[Player | None] = []
        self.lost = False  # by an answer that is not allowed
        self.episode = Episode(self.header, 0)
        self.tables = tables
        self.observation_space = space_of(self.episode.observer, tables)
        self.action_space = spaces.Discrete(len(self.episode.game.vocabulary))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**63))
        self.episode = Episode(self.header, drawn, self.episode.observer)
        self.lost = False
        self.players = [
            seat_bot(name, self.header, derived_seed(drawn, seat)) if name else None
            for seat, name in enumerate(self.bots)
        ]
        self._let_bots_answer()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self.episode.over or self.lost:
            raise ValueError("the game is over: reset begins a new one")
        if not self.episode.legal(int(action)):
            self.lost = True
            return self._seen(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self.episode.answer(int(action))
        self._let_bots_answer()
        reward = self.episode.rewards()[self.seat]
        return self._seen(), reward, self.episode.over, False, self._info()

    def action_masks(self) -> Mask:
        """1 for every choice that may be answered now."""
        return self.episode.mask(self.seat)

    def render(self) -> str | None:
        """What the seat is asked, as a line of text."""
        if self.render_mode is None:
            return None
        question = None if self.episode.over else self.episode.question
        return f"{question.kind} ({question.clause}) {question.choices}" if question else "over"

    def _let_bots_answer(self) -> None:
        episode = self.episode
        while not episode.over and (player := self.players[episode.question.seat]):
            question = episode.question
            seat_view = SeatView(episode.game, self.header, episode.play.state, question.seat)
            episode.play.answer(question.seat, player.answer(seat_view, question).choice)

    def _seen(self) -> Seen:
        return seen_of(self.episode, self.seat, self.tables)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}


def checked_rivals(bots: Sequence[str], seat: Seat, header: Header) -> list[str]:
    """The bots at all seats but one; what cannot be seated is refused before a game begins."""
    seats = header.seats
    if not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat} among {seats}, which are counted from 0")
    if len(bots) not in (1, seats - 1):
        raise ValueError(
            f"{header.game} for {seats} wants a bot for each of {seats - 1} seats or one for all, "
            f"not {len(bots)}; there are: {', '.join(bots_of(header.game))}"
        )
    for name in bots:
        seat_bot(name, header, 0)
    return list(bots) * (1 if len(bots) == seats - 1 else seats - 1)


ID = "westphalia/Seat-v0"
if ID not in gymnasium.registry:
    gymnasium.register(ID, entry_point=f"{__name__}:SeatEnv")
