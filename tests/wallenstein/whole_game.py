"""A whole game of bots with every expansion: played once, read by all tests of what is said."""

from functools import cache

from westphalia.bots.player import SeatView
from westphalia.bots.registry import seat_bot
from westphalia.engine.match import Match, start
from westphalia.games.wallenstein.game import WALLENSTEIN

PLAYERS = ("Anna", "Inès", "Marek")
SETUPS = ("line-up", "draft")


@cache
def whole_game(setup: str) -> Match:
    header = WALLENSTEIN.header(PLAYERS, WALLENSTEIN.modules, {"setup": setup})
    match = start(WALLENSTEIN, header, bytes(32))
    bots = [seat_bot("random", header, seat) for seat in range(len(PLAYERS))]
    while not match.over:
        question = match.open[0]
        seat_view = SeatView(WALLENSTEIN, header, match.play.state, question.seat)
        match.answer(question.seat, bots[question.seat].answer(seat_view, question).choice)
    return match
