"""A table for the toys: sit down, speak, play at random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from tests.engine.little_war import LITTLE_WAR

from westphalia.engine.chance import Scripted
from westphalia.engine.codec import digest
from westphalia.engine.game import Game, SetUpError
from westphalia.engine.match import Match, start
from westphalia.engine.record import Header

SECRET = bytes(range(32))
PLAYERS = ["Anna", "Bert"]


def header(modules: Sequence[str] = (), options: Mapping[str, str] | None = None) -> Header:
    return LITTLE_WAR.header(PLAYERS, modules, options)


def find_game(name: str) -> Game:
    if name != LITTLE_WAR.name:
        raise SetUpError(f"there is no game '{name}'")
    return LITTLE_WAR


def sit(*modules: str, game: Game = LITTLE_WAR) -> Match:
    return start(game, header(modules), SECRET)


def say(match: Match, *answers: str, outcomes: Sequence[int] | None = None) -> Match:
    """Give answers like '0 plan ash'; *outcomes* take the place of the match's own chance."""
    if outcomes is not None:
        match.chance = match.play.chance = Scripted(outcomes)
    for answer in answers:
        seat, _, text = answer.partition(" ")
        match.answer(int(seat), match.game.vocabulary.parse(text))
    return match


def to_marches(match: Match) -> Match:
    """Both seats plan, and seat 0 is asked to march."""
    return say(match, "0 plan ash", "1 plan birch", "1 ready", "0 ready")


def play_out(match: Match, seed: int, undo: float = 0.2) -> Match:
    """Answer at random to the end, taking back and going back now and then."""
    dice = Random(seed)
    while not match.over:
        question = dice.choice(match.open)
        match.answer(question.seat, dice.choice(question.choices))
        if match.undoable(question.seat) and dice.random() < undo:
            match.undo(question.seat)
        if dice.random() < undo / 10 and match.open:
            match.rewind(dice.randint(0, len(match.entries)))
    match.record.secret = SECRET.hex()
    return match


def position(match: Match) -> dict[str, Any]:
    return LITTLE_WAR.encode(match.play.state)


def snapshot(match: Match) -> tuple[str, str, str, str]:
    """All that an illegal answer must leave alone."""
    asked = [(q.seat, q.kind, q.choices) for q in match.open]
    return digest(position(match)), repr(match.record), repr(match.log), repr(asked)
