"""Games, clauses, printed facts, and the description of the protocol."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from westphalia.clauses import clauses, languages
from westphalia.engine.game import Game
from westphalia.games import GAMES
from westphalia.server.api.openapi import describe
from westphalia.server.api.static import Page, sent
from westphalia.server.context import Desk, route
from westphalia.server.errors import Refusal
from westphalia.server.tables.info import options_of
from westphalia.server.tables.new_tables import bots_of, game_of

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
def games_page() -> Page:
    return page({"games": [about(game_of(name)) for name in GAMES]})


@cache
def clauses_page(game: str, language: str) -> Page:
    return page({"clauses": [asdict(clause) for clause in clauses(game, language).values()]})


@cache
def board_page(game: str) -> Page:
    return page(game_of(game).printed({}))


@cache
def openapi_page() -> Page:
    return Page(describe(), ".json")


def page(answer: object) -> Page:
    return Page(encode(answer), ".json")


def told(request: Request, answer: Page) -> Response:
    """What is printed for all to read; it holds nothing secret, so it may be packed and kept."""
    return sent(request, answer, "max-age=300")


async def games(desk: Desk, request: Request) -> Response:
    return told(request, games_page())


async def game_clauses(desk: Desk, request: Request) -> Response:
    """The clauses; with ``?language=`` in another language than English."""
    game = game_of(request.path_params["game"])
    known = languages(game.name)
    language = request.query_params.get("language", known[0])
    if language not in known:
        raise Refusal("bad_request", f"there are clauses in {', '.join(known)}")
    return told(request, clauses_page(game.name, language))


async def board(desk: Desk, request: Request) -> Response:
    """The printed facts; with ``?table=`` as corrected by that table's own values."""
    game = game_of(request.path_params["game"])
    table = request.query_params.get("table", "")
    if table:
        _, overlay = options_of((await desk.tables.find(table)).row)
        if overlay:
            return told(request, page(game.printed(overlay)))
    return told(request, board_page(game.name))


async def openapi(desk: Desk, request: Request) -> Response:
    return told(request, openapi_page())


ROUTES = [
    route("/api/games", games),
    route("/api/games/{game}/clauses", game_clauses),
    route("/api/games/{game}/board", board),
    route("/api/openapi.json", openapi),
]
