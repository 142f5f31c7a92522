"""Playing on to the end: what searches, simulations and measurements do most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from westphalia.engine.choice import Choice
from westphalia.engine.game import Game
from westphalia.engine.step import Play, Question

# What somebody would answer, who knows the whole position.
Policy = Callable[[Any, Question], Choice]

TO_THE_END: Final = -1


def play_out(play: Play[Any], policy: Policy | None = None, most: int = TO_THE_END) -> int:
    """Answer until the game is over, or *most* times; returns how many answers were given.

    A policy answers the first open question.  Without one any question gets any of its choices,
    drawn from the chance of the play itself.

    >>> from westphalia.engine.chance import Sampling
    >>> from westphalia.games import GAMES, find_game
    >>> game = find_game(GAMES[0])
    >>> play = Play(game.set_up(game.header(["Anna", "Bo", "Cai"])), Sampling(1618))
    >>> play_out(play, lambda s, question: question.choices[0], most=12)
    12
    >>> 100 < play_out(play) < 1000, play.open
    (True, [])
    """
    chance = play.chance
    answers = 0
    while play.open and answers != most:
        asked = play.open
        if policy:
            play.answer(asked[0].seat, policy(play.state, asked[0]))
        else:
            question = asked[chance.below(len(asked))] if len(asked) > 1 else asked[0]
            play.accept(question, question.choices[chance.below(len(question.choices))])
        answers += 1
    return answers


def victory_shares(game: Game, s: Any) -> tuple[float, ...]:
    """What each seat has of the victory, once the game is over; who won together shares it."""
    winners = game.winners(s)
    return tuple([(seat in winners) / len(winners) for seat in range(len(game.scores(s)))])
