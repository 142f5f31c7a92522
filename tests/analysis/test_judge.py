"""Who judges positions: the same whatever was judged before."""

from __future__ import annotations

import pytest

from westphalia.analysis.judge import judge_of
from westphalia.bots.player import Sight
from westphalia.bots.registry import advice_of, seat_bot
from westphalia.engine.chance import Sampling
from westphalia.engine.playout import play_out
from westphalia.engine.step import Play
from westphalia.games import GAMES, find_game

ADVISED = [
    name
    for name in GAMES
    if advice_of(find_game(name).header([str(n) for n in range(find_game(name).usual_seats)]), 0)
]


@pytest.mark.parametrize("name", ADVISED)
def test_what_a_seat_believes_does_not_depend_on_who_was_judged_before(name: str) -> None:
    """Else an analysis would differ with the number of processes."""
    game = find_game(name)
    header = game.header([str(n) for n in range(game.usual_seats)])
    play = Play(game.set_up(header), Sampling(5))
    bots = [seat_bot(game.stand_in, header, seat) for seat in range(header.seats)]
    judge, moments = judge_of(game, header), []
    for _ in range(6):
        play_out(
            play,
            lambda s, q: bots[q.seat].answer(Sight(game, header, s, q.seat), q).choice,
            most=11,
        )
        moments.append(Play(play.state.copy(), Sampling(1)))

    def believed(order: list[int]) -> dict[int, object]:
        return {n: game.encode(judge.weigh(moments[n]).believe(7)) for n in order}

    forwards, backwards = believed(list(range(6))), believed(list(range(5, -1, -1)))
    assert forwards == backwards
