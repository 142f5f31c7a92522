"""Forecasts, rehearsals and hints: what may come of choices, and which a bot would make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from westphalia.bots.player import SeatView
from westphalia.bots.registry import adviser, adviser_of, clause_of
from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.game import Game
from westphalia.engine.preview import Preview, preview
from westphalia.engine.record import Header
from westphalia.engine.step import IllegalChoice, Seat, State
from westphalia.games import find_game
from westphalia.server.errors import Refusal
from westphalia.server.tables.answers import rule_of
from westphalia.server.tables.info import advised_seats
from westphalia.server.tables.snapshots import EventInfo, QuestionInfo, event_info, question_info
from westphalia.server.tables.table import Table


def header_fields(header: Header) -> list[Any]:
    """A header as plain data, for `header_of`."""
    agreed = [list(header.players), list(header.modules), dict(header.options)]
    return [header.game, header.version, *agreed, dict(header.data), header.commitment]


def header_of(fields: Sequence[Any]) -> Header:
    game, version, players, modules, options, data, commitment = fields
    return Header(game, version, tuple(players), tuple(modules), options, data, commitment)


def imagined(game: Game, state: State, seat: Seat) -> dict[str, Any]:
    """An encoded position for programs that think ahead: what a seat cannot know is drawn anew.

    It is the same for all positions that look alike to the seat, so nothing can be learnt from it.
    """
    return dict(game.encode(game.imagine(state, seat, Sampling(0))))


def forecast(
    header: Sequence[Any], position: Mapping[str, Any], seat: int, choices: Sequence[str]
) -> bytes:
    """What the game foretells in an encoded position, as JSON."""
    agreed = header_of(header)
    game = find_game(agreed.game)
    parsed = [game.vocabulary.parse(text) for text in choices]
    return msgspec.json.encode(game.forecast(game.decode(position, agreed), seat, parsed))


def forecasts(
    header: Sequence[Any],
    position: Mapping[str, Any],
    seat: int,
    answers: Sequence[Sequence[str]],
) -> list[bytes | None]:
    """What the game foretells of several answers, each by itself; None where it foretells nothing.

    The position is read once: that takes longer than most forecasts.
    """
    agreed = header_of(header)
    game = find_game(agreed.game)
    state = game.decode(position, agreed)
    return [foretold(game, state, seat, choices) for choices in answers]


def foretold(game: Game, s: State, seat: int, choices: Sequence[str]) -> bytes | None:
    parsed = [game.vocabulary.parse(text) for text in choices]
    try:
        return msgspec.json.encode(game.forecast(s, seat, parsed))
    except ValueError:
        return None


class RefusedChoice(msgspec.Struct, frozen=True):
    """The first choice that is not offered: which one of them it is, and why."""

    at: int
    choice: str
    message: str
    clause: str | UnsetType = UNSET
    objection: str | UnsetType = UNSET
    about: dict[str, Any] | UnsetType = UNSET


class Rehearsed(msgspec.Struct, frozen=True):
    """What a seat would see and be asked after choices that are not yet given.

    *taken* is the batch to send, with what follows of itself; if it is *final* its last choice
    draws chance, reveals something or hands over, and is not carried out here.
    """

    taken: list[str]
    final: bool
    question: QuestionInfo | None
    view: dict[str, Any]
    log: list[EventInfo]
    refused: RefusedChoice | UnsetType = UNSET


def rehearsal(
    header: Sequence[Any], position: Mapping[str, Any], seat: int, choices: Sequence[str]
) -> bytes:
    """What a seat would see after answers that it could take back, as JSON.

    Whoever is not asked may preview what the game lets him do next; null if nothing.
    """
    agreed = header_of(header)
    game = find_game(agreed.game)
    state = game.preview_position(game.decode(position, agreed), seat)
    if state is None:
        return b"null"
    tried = preview(state, seat, [game.vocabulary.parse(text) for text in choices])
    question = tried.question(seat)
    told = Rehearsed(
        taken=[choice.text for choice in tried.taken],
        final=tried.final,
        question=question_info(game, tried.play.state, question) if question else None,
        view=game.view(tried.play.state, seat),
        log=[event_info(game, event) for event in tried.told if event.seen_by(seat)],
        refused=refused_choice(game, *tried.refused) if tried.refused else UNSET,
    )
    return msgspec.json.encode(told)


def refused_choice(game: Game, at: int, choice: Choice, error: IllegalChoice) -> RefusedChoice:
    rule = msgspec.to_builtins(rule_of(game, error)) or {}
    return RefusedChoice(at, choice.text, str(error), **rule)


def printed(name: str, overlay: Mapping[str, Any], brief: bool = False) -> bytes:
    """The printed facts of a game with an overlay, and the terms that its fields hold, as JSON.

    A *brief* answer leaves the remarks out.
    """
    game = find_game(name)
    facts = {**game.printed(overlay), "terms": game.spelled.terms}
    if brief:
        facts.pop("remarks", None)
    return msgspec.json.encode(facts)


# ------------------------------------------------------------------------------
# Hints: what the bot that advises would answer for a seat, from what the seat sees, and why.

SEED: Final = 1  # always the same, so that a hint tells what its seat sees and nothing else


class HintStep(msgspec.Struct, frozen=True):
    """One answer that is advised: the choice, the key of a sentence, and the clause behind it."""

    choice: str
    reason: str
    about: dict[str, Any]
    clause: str


class Hint(msgspec.Struct, frozen=True):
    """The answers to one decision: as a rule one, to a plan all that are left of it."""

    bot: str
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
    tried = preview(game.decode(position, agreed), seat, parsed)
    if tried.refused or tried.final or tried.question(seat) is None:
        return b"null"
    return msgspec.json.encode(Hint(adviser_of(game), advise(game, agreed, tried, seat)))


def advise(game: Game, header: Header, tried: Preview, seat: Seat) -> list[HintStep]:
    """Asks the bot as long as the same decision asks the seat."""
    player = adviser(game, header, SEED)
    decision = tried.play.state.agenda[-1]
    steps: list[HintStep] = []
    while not tried.final and (question := tried.question(seat)):
        state = tried.play.state
        if state.agenda[-1] != decision:
            break
        answer = player.answer(SeatView(game, header, state, seat), question)
        clause = clause_of(header.game, answer.reason) or question.clause
        about = game.spelled(answer.about)
        steps.append(HintStep(answer.choice.text, answer.reason, about, clause))
        tried.take(seat, answer.choice)
    return steps
