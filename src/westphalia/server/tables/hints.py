"""Hints: what the bot that stands in would answer for a seat, from what the seat sees, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from westphalia.bots.player import Sight
from westphalia.bots.registry import clause_of, seat_bot
from westphalia.engine.game import Game
from westphalia.engine.record import Header
from westphalia.engine.rehearsal import Rehearsal, rehearse
from westphalia.engine.step import Seat
from westphalia.games import find_game
from westphalia.server.errors import Refusal
from westphalia.server.tables.forecasts import header_of
from westphalia.server.tables.info import advised_seats
from westphalia.server.tables.table import Table

SEED: Final = 1  # always the same, so that a hint tells what its seat sees and nothing else


class HintStep(msgspec.Struct, frozen=True):
    """One answer that is advised: the choice, the key of a sentence, and the clause behind it."""

    choice: str
    reason: str
    about: dict[str, Any]
    clause: str


class Hint(msgspec.Struct, frozen=True):
    """The answers to one decision: as a rule one, to a plan all that are left of it."""

    steps: list[HintStep]


def check_may_ask(table: Table, seat: Seat) -> None:
    if not advised_seats(table.row, table.seats)[seat]:
        message = "against people there are hints only where the table has agreed on them"
        raise Refusal("not_allowed", message, reason="no_hints")


def hint(
    header: Sequence[Any], position: Mapping[str, Any], seat: int, choices: Sequence[str]
) -> bytes:
    """A job: the hint for a seat after choices that it could take back, as JSON."""
    agreed = header_of(header)
    game = find_game(agreed.game)
    parsed = [game.vocabulary.parse(text) for text in choices]
    tried = rehearse(game.decode(position, agreed), seat, parsed)
    if tried.refused or tried.final or tried.question(seat) is None:
        return b"null"
    return msgspec.json.encode(Hint(advise(game, agreed, tried, seat)))


def advise(game: Game, header: Header, tried: Rehearsal, seat: Seat) -> list[HintStep]:
    """Asks the bot as long as the same decision asks the seat."""
    player = seat_bot(game.stand_in, header, SEED)
    decision = tried.play.state.agenda[-1]
    steps: list[HintStep] = []
    while not tried.final and (question := tried.question(seat)):
        state = tried.play.state
        if state.agenda[-1] != decision:
            break
        answer = player.answer(Sight(game, header, state, seat), question)
        clause = clause_of(header.game, answer.reason) or question.clause
        about = game.spelled(answer.about)
        steps.append(HintStep(answer.choice.text, answer.reason, about, clause))
        tried.take(seat, answer.choice)
    return steps
