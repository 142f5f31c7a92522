"""Forecasts and rehearsals: what may come of choices, worked out by a worker from plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from westphalia.engine.game import Game
from westphalia.engine.preview import rehearse
from westphalia.engine.record import Header
from westphalia.engine.step import State
from westphalia.games import find_game
from westphalia.server.tables.resume import rule_of
from westphalia.server.tables.snapshots import entry_fields, question_fields


def header_fields(header: Header) -> list[Any]:
    """A header as plain data, for `header_of`."""
    agreed = [list(header.players), list(header.modules), dict(header.options)]
    return [header.game, header.version, *agreed, dict(header.data), header.commitment]


def header_of(fields: Sequence[Any]) -> Header:
    game, version, players, modules, options, data, commitment = fields
    return Header(game, version, tuple(players), tuple(modules), options, data, commitment)


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


def rehearsal(
    header: Sequence[Any], position: Mapping[str, Any], seat: int, choices: Sequence[str]
) -> bytes:
    """What a seat would see after answers that it could take back, as JSON.

    Whoever is not asked may rehearse what the game lets him do next; null if nothing.
    """
    agreed = header_of(header)
    game = find_game(agreed.game)
    state = game.ahead(game.decode(position, agreed), seat)
    if state is None:
        return b"null"
    tried = rehearse(state, seat, [game.vocabulary.parse(text) for text in choices])
    question = tried.question(seat)
    fields = {
        "taken": [choice.text for choice in tried.taken],
        "final": tried.final,
        "question": question_fields(game, tried.play.state, question) if question else None,
        "view": game.view(tried.play.state, seat),
        "log": [entry_fields(game, event) for event in tried.told if event.seen_by(seat)],
    }
    if tried.refused:
        at, choice, error = tried.refused
        rule = msgspec.to_builtins(rule_of(game, error)) or {}
        fields["refused"] = {"at": at, "choice": choice.text, "message": str(error), **rule}
    return msgspec.json.encode(fields)


def printed(name: str, overlay: Mapping[str, Any]) -> bytes:
    """The printed facts of a game with an overlay, and the terms that its fields hold, as JSON."""
    game = find_game(name)
    return msgspec.json.encode({**game.printed(overlay), "terms": game.spelled.terms})
