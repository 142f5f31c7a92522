"""W2.2, W2.3 The display of a round: the row of action cards and the bonus tiles."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import NOBODY, Step
from westphalia.games.wallenstein.choices import ACTIONS
from westphalia.games.wallenstein.events import ActionsLaidOut, ActionTurnedUp, TilesLaidOut
from westphalia.games.wallenstein.state import FACE_DOWN, Play, WallensteinState


@dataclass(frozen=True)
class LayOutActions(Step):
    """W2.2.1, W1.5.9 Each round five action cards lie open; the order of the others is hidden."""

    def run(self, play: Play) -> None:
        s = play.state
        s.done = 0
        s.row = [FACE_DOWN] * ACTIONS
        hidden = list(range(ACTIONS))
        for space in range(s.board.face_up_actions):
            s.row[space] = play.chance.draw(hidden)
        play.tell(ActionsLaidOut, tuple(s.row[: s.board.face_up_actions]))


def hidden_actions(s: WallensteinState) -> list[int]:
    """W2.2.3 The actions whose place in the row nobody knows yet."""
    return [action for action in range(ACTIONS) if action not in s.row]


@dataclass(frozen=True)
class SetAside(Step):
    """W2.2.4 A completed action's card is set aside and the next hidden card is turned up."""

    def run(self, play: Play) -> None:
        s = play.state
        s.done += 1
        if FACE_DOWN in s.row:
            space = s.row.index(FACE_DOWN)
            s.row[space] = play.chance.draw(hidden_actions(s))
            play.tell(ActionTurnedUp, space, s.row[space])


@dataclass(frozen=True)
class LayOutTiles(Step):
    """W2.3.1 One bonus tile lies on each of the five positions, however many players there are."""

    def run(self, play: Play) -> None:
        s = play.state
        tiles = list(range(len(s.board.tiles)))
        s.tokens = [NOBODY] * len(tiles)
        s.tiles = [play.chance.draw(tiles) for _ in range(len(tiles))]
        play.tell(TilesLaidOut, tuple(s.tiles))
