"""Games, clauses, printed facts, and the description of the protocol."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from westphalia.clauses import clauses
from westphalia.engine.game import Game
from westphalia.games import GAMES
from westphalia.server.desk import Desk, route
from westphalia.server.info import options_of
from westphalia.server.making import bots_of, game_of
from westphalia.server.openapi import describe

encode = msgspec.json.encode


def about(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "version": game.version,
        "seats": game.seat_counts,
        "modules": game.modules,
        "options": [
            {
                "name": option.name,
                "values": option.values,
                "default": option.default,
                "clause": option.clause,
                "several": option.several,
            }
            for option in game.options
        ],
        "bots": bots_of(game, game.seat_counts[0]),
    }


@cache
def games_text() -> bytes:
    return encode({"games": [about(game_of(name)) for name in GAMES]})


@cache
def clauses_text(game: str) -> bytes:
    return encode({"clauses": [asdict(clause) for clause in clauses(game).values()]})


@cache
def board_text(game: str) -> bytes:
    return encode(game_of(game).printed({}))


def plain(text: bytes) -> Response:
    headers = {"cache-control": "max-age=300"}
    return Response(text, headers=headers, media_type="application/json")


async def games(desk: Desk, request: Request) -> Response:
    return plain(games_text())


async def game_clauses(desk: Desk, request: Request) -> Response:
    return plain(clauses_text(game_of(request.path_params["game"]).name))


async def board(desk: Desk, request: Request) -> Response:
    """The printed facts; with ``?table=`` as corrected by that table's own values."""
    game = game_of(request.path_params["game"])
    table = request.query_params.get("table", "")
    if table:
        _, overlay = options_of((await desk.tables.find(table)).row)
        if overlay:
            return plain(encode(game.printed(overlay)))
    return plain(board_text(game.name))


async def openapi(desk: Desk, request: Request) -> Response:
    return plain(describe())


ROUTES = [
    route("/api/games", games),
    route("/api/games/{game}/clauses", game_clauses),
    route("/api/games/{game}/board", board),
    route("/api/openapi.json", openapi),
]
