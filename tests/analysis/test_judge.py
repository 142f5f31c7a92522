"""Who judges positions: the same whatever was judged before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from westphalia.analysis.judge import Policy, chances, judge_of
from westphalia.bots.registry import advice_of
from westphalia.engine.chance import Sampling
from westphalia.engine.playout import play_out
from westphalia.engine.step import Play
from westphalia.games import GAMES, find_game

ADVISED = [
    name
    for name in GAMES
    if advice_of(find_game(name).header([str(n) for n in range(find_game(name).usual_seats)]), 0)
]


class Captains:
    """A game that the bots play which stand in for people, gone through in steps."""

    def __init__(self, name: str, modules: Sequence[str] = ()) -> None:
        self.game = find_game(name)
        self.header = self.game.header([str(n) for n in range(self.game.usual_seats)], modules)
        self.play: Play[Any] = Play(self.game.set_up(self.header), Sampling(5))
        self.policy = Policy(self.game, self.header, 1)

    def go_on(self, answers: int) -> Play[Any]:
        """Some answers later, to be played on from."""
        play_out(self.play, self.policy, most=answers)
        return Play(self.play.state.copy(), Sampling(1))


@pytest.mark.parametrize("name", ADVISED)
def test_what_a_seat_believes_does_not_depend_on_who_was_judged_before(name: str) -> None:
    """Else an analysis would differ with the number of processes."""
    table = Captains(name)
    judge, moments = judge_of(table.game, table.header), [table.go_on(11) for _ in range(6)]

    def believed(order: list[int]) -> dict[int, object]:
        return {n: table.game.encode(judge.weigh(moments[n]).believe(7)) for n in order}

    assert believed(list(range(6))) == believed(list(range(5, -1, -1)))


def test_what_bots_would_have_done_themselves_is_no_turning_point() -> None:
    """While no chance is drawn, a game of bots holds no choice that is better or worse."""
    table = Captains("wallenstein", ["court"])
    judge = judge_of(table.game, table.header)
    play = table.go_on(120)
    while play.open[0].kind == "plan":
        play = table.go_on(1)
    kinds, found = set(), []
    for _ in range(8):
        kinds.add(play.open[0].kind)
        found.append(chances(judge, play.state, seeds=range(4)).means)
        play = table.go_on(1)
    assert kinds == {"position", "favour"}  # of which none draws chance
    for means in found:
        assert means == pytest.approx(found[0], abs=0.01)
