"""Forecasts: what may come of choices, worked out by a worker from plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from westphalia.engine.record import Header
from westphalia.games import find_game


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


def printed(name: str, overlay: Mapping[str, Any]) -> bytes:
    """The printed facts of a game with an overlay, and the terms that its fields hold, as JSON."""
    game = find_game(name)
    return msgspec.json.encode({**game.printed(overlay), "terms": game.spelled.terms})
