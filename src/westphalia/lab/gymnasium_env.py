"""Gymnasium: one seat of a game, against bots that are named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from westphalia.bots.program import end_idle
from westphalia.bots.registry import bots_of, seat_bot
from westphalia.engine.record import Header
from westphalia.engine.step import Seat
from westphalia.games import GAMES
from westphalia.lab.episode import Episode, Mask, header_of
from westphalia.lab.opponents import Opponents, begin
from westphalia.lab.spaces import Seen, seen_of, space_of

ILLEGAL = -1.0  # what an answer brings that is not allowed: the place of who is last


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat against bots: an action is the number of a choice, an observation what it sees.

    It sees a flat vector, or with *tables* the tables of the game by name.

    ``info["action_mask"]`` and ``action_masks()`` say what may be answered.  Any other answer ends
    the game with the reward of who is last.  Otherwise the reward comes at the end, by the final
    standing, between -1 and 1.  A game that a bot from outside ends by a mistake is truncated, and
    ``info["mistake"]`` says by which.
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
        self.opponents = Opponents([], self.header, 0)
        self.lost = False  # by an answer that is not allowed
        self.episode = Episode(self.header, 0)
        self.tables = tables
        self.observation_space = space_of(self.episode.observer, tables)
        self.action_space = spaces.Discrete(len(self.episode.game.vocabulary))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.opponents.leave(self.episode)
        self.lost = False
        self.episode, self.opponents = begin(
            self.bots,
            lambda drawn: Episode(self.header, drawn, self.episode.observer),
            lambda: int(self.np_random.integers(2**63)),
        )
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self.episode.over or self.lost or self.opponents.mistake:
            raise ValueError("the game is over: reset begins a new one")
        if not self.episode.legal(int(action)):
            self.lost = True
            return self._seen(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self.episode.answer(int(action))
        self.opponents.answer(self.episode)
        reward, failed = self.episode.rewards()[self.seat], bool(self.opponents.mistake)
        return self._seen(), reward, self.episode.over, failed, self._info()

    def action_masks(self) -> Mask:
        """1 for every choice that may be answered now."""
        return self.episode.mask(self.seat)

    def close(self) -> None:
        """Ends the programs among the bots."""
        self.opponents.leave(self.episode)
        end_idle()

    def render(self) -> str | None:
        """What the seat is asked, as a line of text."""
        if self.render_mode is None:
            return None
        question = None if self.episode.over else self.episode.question
        return f"{question.kind} ({question.clause}) {question.choices}" if question else "over"

    def _seen(self) -> Seen:
        return seen_of(self.episode, self.seat, self.tables)

    def _info(self) -> dict[str, Any]:
        mistake = self.opponents.mistake
        return {"action_mask": self.action_masks(), **({"mistake": mistake} if mistake else {})}


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
