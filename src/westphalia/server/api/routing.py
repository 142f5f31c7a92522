"""How a route is made, and how its answers, refusals and failures are sent."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable, Coroutine
from time import perf_counter
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from westphalia.server.accounts import COOKIE, READ, SESSION
from westphalia.server.assets import QUICKLY
from westphalia.server.context import Context
from westphalia.server.errors import STATUS, Refusal, store_silent
from westphalia.server.health import cannot_write
from westphalia.server.jobs import Asker
from westphalia.server.limits import network_of
from westphalia.server.logs import REQUEST_HEADER, new_request_id, request_id
from westphalia.server.store.rows import Conflict, StoreError, UnkeptText, User

log = logging.getLogger("westphalia.server")

T = TypeVar("T")

SLOW: Final = 1.0  # seconds after which a request has a line in the log
SECONDS_PER_TOKEN: Final = 0.5  # of work; what a job needs beyond that and a second is dearer
# Headers that tell pages what to tell people.
READ_ONLY: Final = "x-read-only"
BANNER: Final = "x-banner"  # with a number of its own for each; /api/banner has the words

Handler = Callable[[Context, Request], Awaitable[Response]]


def route(
    path: str,
    handler: Handler,
    method: str = "GET",
    rate: str = "address",
    scope: str = "",
    public: bool = False,
) -> Route:
    """Makes a route that answers every exception of its handler with an error in JSON.

    *rate* is the limit that its requests count for, if there is one, and *scope* what a token must
    be for: if nothing is said, no token will do but that of somebody who has logged in, except to
    read.  What is *public* is open to everybody also where the server is for members only.
    """
    needed = scope or (READ if method == "GET" else SESSION)

    async def endpoint(request: Request) -> Response:
        context: Context = request.app.state.context
        begun, identity = perf_counter(), new_request_id()
        request_id.set(identity)
        response = await answered(context, request)
        response.headers.update({REQUEST_HEADER: identity, **headers_for_all(context)})
        note_request(context, method, path, response.status_code, perf_counter() - begun)
        return response

    async def answered(context: Context, request: Request) -> Response:
        request.state.scope = needed
        try:
            await check_request(context, request, rate, public)
            return await handler(context, request)
        except Exception as error:
            return error_reply(context, as_refusal(error, f"{method} {path}"))

    return Route(path, endpoint, methods=[method])


async def check_request(context: Context, request: Request, rate: str, public: bool) -> None:
    """Refuses a request of a page of others, too many of them, and of who may not come in."""
    if request.method == "POST" and not context.origin_allowed(request):
        raise Refusal("not_allowed", "this page may not speak for you here", reason="wrong_page")
    if rate:
        context.rate_limiter.take(rate, address_of(request))
    context.bans.check(0, address_of(request))
    if not public:
        await context.require_member(request)
    if request.method == "POST" and context.store_health.read_only:
        raise cannot_write()


def note_request(context: Context, method: str, path: str, status: int, seconds: float) -> None:
    """Counts a request; one that failed or took long has a line in the log."""
    context.metrics.requested(path, method, status, seconds)
    if seconds > SLOW or status >= STATUS["failed"]:
        fields = {"route": path, "method": method, "status": status, "seconds": round(seconds, 3)}
        words = (method, path, status, seconds)
        log.warning("%s %s was answered with %s after %.2f s", *words, extra={"fields": fields})


def headers_for_all(context: Context) -> dict[str, str]:
    """What every answer tells pages."""
    found = {READ_ONLY: "1"} if context.store_health.read_only else {}
    if banner := context.current_banner():
        found[BANNER] = f"{banner.at:.0f}"
    return found


async def unless_gone(request: Request, answer: Coroutine[Any, Any, T]) -> T:
    """Awaits an answer, unless the client goes away before: then it is cancelled."""
    working, leaving = asyncio.ensure_future(answer), asyncio.ensure_future(gone(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refusal("bad_request", "nobody waits for the answer any more")
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def as_refusal(error: Exception, where: str) -> Refusal:
    """Turns any exception into what a client may know; the details go into the log."""
    refusal = error if isinstance(error, Refusal) else logged_failure(error, where)
    forget_traceback(error)
    return refusal


def logged_failure(error: Exception, where: str) -> Refusal:
    if isinstance(error, Conflict):
        return Refusal("conflict", "somebody else was faster; look again")
    if isinstance(error, UnkeptText):
        return Refusal("bad_request", str(error))
    if isinstance(error, StoreError):
        log.error("%s: %s", where, error)
        return store_silent("the store does not answer now")
    reference = request_id.get() or new_request_id()
    log.exception("failure %s at %s", reference, where)
    message = f"something went wrong here; in the log it is {reference}"
    return Refusal("failed", message, number=reference)


def forget_traceback(error: BaseException | None) -> None:
    """Lets an exception be freed at once: a task that has failed holds it, its frames the task."""
    while error is not None and error.__traceback__ is not None:
        error.__traceback__ = None
        error = error.__cause__ or error.__context__


def error_reply(context: Context, refusal: Refusal) -> Response:
    context.refused(refusal)
    response = reply({"error": refusal.as_json}, refusal.status)
    response.headers.update(refusal.headers)
    return response


def reply(answer: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(answer), status, media_type="application/json")


def packed_reply(request: Request, answer: object) -> Response:
    """Replies with a long answer, compressed: the first page of a busy server has to carry it."""
    data, headers = msgspec.json.encode(answer), {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        data = gzip.compress(data, QUICKLY, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(data, headers=headers, media_type="application/json")


def with_cookie(context: Context, response: Response, request: Request, token: str) -> Response:
    """Lets a browser keep a token for as long as it is good if nobody uses it."""
    set_cookie(response, request, COOKIE, token, context.accounts.lifetime)
    return response


def set_cookie(
    response: Response, request: Request, name: str, value: str, age: int, path: str = "/"
) -> None:
    response.set_cookie(
        name,
        value,
        max_age=age,
        path=path,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def address_of(connection: HTTPConnection) -> str:
    """The address that the limits count a request for."""
    return network_of(connection.client.host) if connection.client else ""


def take_costly(
    context: Context, request: HTTPConnection, user: User | None, tokens: float = 1.0
) -> Asker:
    """Takes tokens for costly work from who asks, and from the address that many may share."""
    address = address_of(request)
    asker = Asker(user.id if user else address, address, 1.0 + tokens * SECONDS_PER_TOKEN)
    context.rate_limiter.take("costly", asker.client, tokens)
    context.rate_limiter.take("costly_address", address, tokens)
    return asker


def query_number(request: HTTPConnection, name: str, default: int | None = None) -> int:
    """Reads a whole number from the query."""
    text = request.query_params.get(name)
    if text is None and default is not None:
        return default
    try:
        value = int(text or "")
    except ValueError:
        raise Refusal("bad_request", f"{name} must be a whole number") from None
    if abs(value) > 1_000_000_000:
        raise Refusal("bad_request", f"{name} is too large")
    return value
