"""Writes tests/GAME/records/VERSION: matches that every later version must be able to replay.

python -m tools.records [GAME]

A version of the rules gets its records when it is released; docs/versions.md says what they bind.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.games.facts import facts
from tools.acting import idle, without

from westphalia.bots.player import Player, SeatView
from westphalia.bots.registry import seat_bot
from westphalia.engine import notation
from westphalia.engine.choice import Choice
from westphalia.engine.codec import digest
from westphalia.engine.game import Game, SetUpError
from westphalia.engine.match import Match, start
from westphalia.engine.record import Header
from westphalia.engine.ruleset import Ruleset
from westphalia.engine.step import Decision, Question, question_of
from westphalia.games import GAMES, find_game

TESTS = Path(__file__).parent.parent / "tests"
NAMES = ["Anna", "Bert", "Cora", "Dirk", "Emma"]
TRIES = 20  # matches with each of the options, until a module acts
END = "ends at "  # the comment behind the last line, with the digest of the position


def folder(game: Game) -> Path:
    return TESTS / game.name / "records" / game.version


def records(game: Game) -> Iterator[tuple[str, Match]]:
    """A match without modules, one in which each of them comes to act, and one with all."""
    players = NAMES[: min(game.seat_counts)]
    yield "base", played(game, game.header(players), secret_of(0))
    for module in game.modules:
        yield module, acting(game, players, module)
    yield "all", played(game, game.header(players, game.modules), secret_of(0))


def secret_of(number: int) -> bytes:
    return number.to_bytes(32, "big")


def acting(game: Game, players: Sequence[str], module: str) -> Match:
    """The first match, of the short ones first, that the module has made another one.

    Each module has secrets of its own, so that no two of these matches are the same.
    """
    first = TRIES * (1 + game.modules.index(module))
    for header in briefly(game, players, module):
        for number in range(first, first + TRIES):
            match = played(game, header, secret_of(number), module)
            if module not in idle(game, match):
                return match
    raise ValueError(f"in {TRIES} matches of {game.name} the module {module} came to nothing")


def briefly(game: Game, players: Sequence[str], module: str) -> Iterator[Header]:
    """The module with each of the options of facts.toml that goes with it."""
    for options in facts(game.name)["brief"]:
        with suppress(SetUpError):
            yield game.header(players, [module], options)


def played(game: Game, header: Header, secret: bytes, module: str = "") -> Match:
    """A whole match of the game's best bots, one of whom takes one answer back.

    They are keen on what the module offers, and on what facts.toml wishes for it.
    """
    match = start(game, header, secret)
    bots: list[Player] = [seat_bot(game.stand_in, header, seat) for seat in range(header.seats)]
    plain = game.set_up(without(game, header, module)).rules
    wishes = facts(game.name).get("wishes", {}).get(module, {})
    regret = True
    while not match.over:
        question, s = match.open[0], match.play.state
        seat_view = SeatView(game, header, s, question.seat)
        answer = bots[question.seat].answer(seat_view, question).choice
        match.answer(question.seat, keen(question, answer, offered(s, question, plain), wishes))
        if regret and len(match.record.lines) >= 5 and match.undoable(question.seat):
            match.undo(question.seat)
            regret = False
    match.record.secret = secret.hex()
    return match


def offered(s: Any, question: Question, rules: Ruleset) -> Sequence[Choice]:
    """What the question would offer under other rules."""
    other = s.copy()
    other.rules = rules
    decision = other.agenda[-1]
    asked = decision.ask(other) if isinstance(decision, Decision) else []
    found = question_of(asked, question.seat)
    return found.choices if found else question.choices


def keen(
    question: Question, answer: Choice, usual: Sequence[Choice], wishes: Mapping[str, Sequence[str]]
) -> Choice:
    """What is not offered as a rule; else what is wished for; else the answer, if it may be."""
    unusual = [choice for choice in question.choices if choice not in usual]
    wanted = [choice for choice in question.choices if choice.text in wishes.get("for", ())]
    left = [choice for choice in question.choices if choice.text not in wishes.get("against", ())]
    if unusual or wanted:
        return [*unusual, *wanted][0]
    return answer if answer in left else left[0]


def text(game: Game, match: Match) -> str:
    end = digest(game.encode(match.play.state))
    return notation.write(match.record, {len(match.record.lines): [f"{END}{end}"]})


def main(name: str = GAMES[0]) -> None:
    game = find_game(name)
    here = folder(game)
    here.mkdir(parents=True, exist_ok=True)
    for what, match in records(game):
        (here / f"{what}.txt").write_text(text(game, match), encoding="utf-8")
        print(f"wrote {here / what}.txt")


if __name__ == "__main__":
    main(*sys.argv[1:])
