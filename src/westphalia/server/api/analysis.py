"""The route of analyses: what decided a finished game, better known with each request."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from westphalia.engine import notation
from westphalia.server.api.replays import look_back
from westphalia.server.api.routing import route, take_costly, unless_gone
from westphalia.server.context import Context
from westphalia.server.errors import Refusal

SLICE_TOKENS: Final = 6  # of those for costly work: a slice takes seconds of a processor
LOOK_TOKENS: Final = 0.1  # to see what is known


async def analysis(context: Context, request: Request) -> Response:
    """What is known of a finished game; while something is left to measure, a slice more of it."""
    user, table = await context.find_user(request), await context.find_table(request)
    asker = take_costly(context, request, user, LOOK_TOKENS)
    replay = await look_back(table)
    if not replay.over:
        raise Refusal("not_ready", "a game is analysed once it is over", reason="analysis_closed")
    shown = context.analyses.whole(replay.key)
    if shown is None:
        if not context.analyses.is_measured(replay.key):
            asker = take_costly(context, request, user, SLICE_TOKENS)
        working = context.analyses.next_slice(replay.key, asker, notation.write(replay.record))
        try:
            shown = await unless_gone(request, working)
        except ValueError as error:
            raise Refusal("not_ready", str(error), 503, reason="too_long") from error
    return Response(shown, media_type="application/json")


ROUTES = [route("/api/tables/{table}/analysis", analysis)]
