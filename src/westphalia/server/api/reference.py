"""Routes of reference data: games, clauses, printed facts, the OpenAPI description."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from westphalia.bots.ratings import ratings_of
from westphalia.bots.registry import bots_of as bots_by_strength
from westphalia.clauses import clauses
from westphalia.engine.game import Game
from westphalia.engine.orders import Order, Value
from westphalia.games import GAMES
from westphalia.lessons import lesson_of
from westphalia.locales import ENGLISH, LANGUAGES
from westphalia.server.api.openapi import describe
from westphalia.server.api.routing import reply, route, take_costly, unless_gone
from westphalia.server.api.static import Asset, asset_response
from westphalia.server.context import Context
from westphalia.server.errors import Refusal
from westphalia.server.tables import overlays
from westphalia.server.tables.forecasts import printed
from westphalia.server.tables.info import options_of
from westphalia.server.tables.new_tables import game_of

encode = msgspec.json.encode

BOARD_TOKENS = 0.25  # of those for costly work, where an overlay must be checked


def order_info(order: Order) -> dict[str, Any]:
    """An order as clients need it; the words of its numbers are ids that they have already."""
    return {**asdict(order), "values": [value_info(value) for value in order.values]}


def value_info(value: Value) -> dict[str, Any]:
    numbers = [{**asdict(number), "words": bool(number.words)} for number in value.numbers]
    return {"name": value.name, "numbers": numbers}


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
                "module": option.module,
            }
            for option in game.options
        ],
        "needs": [asdict(need) for need in game.needs],
        "orders": [order_info(order) for order in game.orders],
        "bots": list(bots_by_strength(game.name)),
        "ratings": {bot: asdict(rating) for bot, rating in ratings_of(game.name).items()},
        "stand_in": game.stand_in,
        "draws": game.draws,
    }


@cache
def games_asset() -> Asset:
    """Reads all games, which takes most of a second: it is done before there are visitors."""
    return asset({"games": [about(game_of(name)) for name in GAMES]})


@cache
def clauses_asset(game: str, language: str) -> Asset:
    return asset({"clauses": [asdict(clause) for clause in clauses(game, language).values()]})


@cache
def board_asset(game: str) -> Asset:
    return Asset(printed(game, {}), ".json")


@cache
def lesson_asset(game: str) -> Asset:
    found = lesson_of(game)
    return asset({"asides": found.asides, "stages": [asdict(stage) for stage in found.stages]})


@cache
def openapi_asset() -> Asset:
    return Asset(describe(), ".json")


def asset(answer: object) -> Asset:
    return Asset(encode(answer), ".json")


def asset_reply(request: Request, answer: Asset) -> Response:
    """Sends public data; it holds nothing secret, so it may be compressed and cached."""
    return asset_response(request, answer, "max-age=300")


async def games(context: Context, request: Request) -> Response:
    return asset_reply(request, games_asset())


async def game_clauses(context: Context, request: Request) -> Response:
    """The clauses; with ``?language=`` in another language than English."""
    game = game_of(request.path_params["game"])
    language = request.query_params.get("language", ENGLISH)
    if language not in LANGUAGES:
        raise Refusal("bad_request", f"there are clauses in {', '.join(LANGUAGES)}")
    return asset_reply(request, clauses_asset(game.name, language))


async def board(context: Context, request: Request) -> Response:
    """The printed facts; with ``?table=`` as corrected by that table's own values."""
    game = game_of(request.path_params["game"])
    table = request.query_params.get("table", "")
    if table:
        _, overlay = options_of((await context.tables.find(table)).row)
        if overlay:
            return asset_reply(request, await corrected(context, request, game, overlay))
    return asset_reply(request, board_asset(game.name))


async def corrected(
    context: Context, request: Request, game: Game, overlay: dict[str, Any]
) -> Asset:
    asker = take_costly(context, request, None, BOARD_TOKENS)
    try:
        working = context.costly.run(asker, printed, game.name, overlay)
        return Asset(await unless_gone(request, working), ".json")
    except ValueError as error:  # it may be the table of another game
        raise Refusal("bad_request", str(error)) from error


async def read_overlay(context: Context, request: Request) -> Response:
    """The values of an overlay file, as a new table takes them."""
    user = await context.require_user(request)
    game = game_of(request.path_params["game"])
    asker = take_costly(context, request, user)
    data = await context.read_bytes(request, context.settings.limits.body)
    try:
        working = context.uploads.run(asker, overlays.read_overlay, game.name, data.decode())
        return reply(await unless_gone(request, working))
    except UnicodeDecodeError as error:
        why = f"the file is not UTF-8 text: {error.reason}"
    except ValueError as error:
        why = str(error)
    raise Refusal("bad_request", why, reason="overlay", why=why)


async def lesson(context: Context, request: Request) -> Response:
    """What a lesson says when, in stages; its sentences are in the locales."""
    return asset_reply(request, lesson_asset(game_of(request.path_params["game"]).name))


async def openapi(context: Context, request: Request) -> Response:
    return asset_reply(request, openapi_asset())


ROUTES = [
    route("/api/games", games),
    route("/api/games/{game}/clauses", game_clauses),
    route("/api/games/{game}/board", board),
    route("/api/games/{game}/overlay", read_overlay, "POST"),
    route("/api/games/{game}/lesson", lesson),
    route("/api/openapi.json", openapi),
]
