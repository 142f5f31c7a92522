"""The route of ratings: the list of a game, with what its seats are worth."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from westphalia.bots.registry import level_of, ratings_of
from westphalia.engine.game import TINCTURES, SetUpError
from westphalia.games import find_game
from westphalia.rating import anchored
from westphalia.server.api.routing import query_number, reply, route
from westphalia.server.context import Context
from westphalia.server.store.accounts import comparable_name
from westphalia.server.store.results import BOT, SEAT_OF, RatingsAsked
from westphalia.server.store.rows import AgreedRules, RatingRow, User
from westphalia.server.tables.new_tables import game_of
from westphalia.server.tables.rating_course import place_of

LISTED = 100
MOST_TEXT = 40


class RatedPerson(msgspec.Struct, frozen=True):
    """Somebody in the list; ``place`` is there once the rating is known well enough."""

    name: str
    bot: bool
    rating: int
    deviation: int
    games: int
    at: float
    place: int | None


class RatedBot(msgspec.Struct, frozen=True):
    """A bot as a mark in the list: measured by the ladder, or rated by games here."""

    bot: str
    rating: int
    deviation: int
    measured: bool


class SeatWorth(msgspec.Struct, frozen=True):
    """What a seat is worth in points: at tables of so many, or beside that in one set-up."""

    seat: int
    side: str
    seats: int
    rules: AgreedRules | None
    worth: int
    deviation: int
    games: int


class RatingList(msgspec.Struct, frozen=True):
    """The people whose rating is known well enough, and apart those of whom it is not yet."""

    game: str
    people: list[RatedPerson]
    provisional: list[RatedPerson]
    you: RatedPerson | None
    bots: list[RatedBot]
    worth: list[SeatWorth]


async def rating_list(context: Context, request: Request) -> Response:
    """The list of a game; with ``text`` only who has that in their name."""
    game = game_of(request.path_params["game"]).name
    text = comparable_name(request.query_params.get("text", "")[:MOST_TEXT])
    after = max(0, query_number(request, "after", 0))
    user = await context.find_user(request)
    store = context.store
    asked = RatingsAsked(game, text, bool(user and user.password), LISTED, after)
    sure = await store.ratings(asked)
    fresh = [] if after else await store.ratings(replace(asked, provisional=True))
    places = [None if text else after + n for n in range(1, len(sure) + 1)]
    if text:
        places = [await store.place_of(rating) for rating, _ in sure]
    people = [rated(who, rating, place) for (rating, who), place in zip(sure, places, strict=True)]
    others = await store.ratings_without_person(game)
    return reply(
        RatingList(
            game,
            people,
            [rated(who, rating, None) for rating, who in fresh],
            await own(context, game, user) if user else None,
            bots_in(game, others),
            [worth(each) for each in others if each.subject.startswith(SEAT_OF)],
        )
    )


def rated(who: User, rating: RatingRow, place: int | None) -> RatedPerson:
    found, deviation = round(rating.mu), round(rating.sigma)
    return RatedPerson(who.name, who.bot, found, deviation, rating.games, rating.at, place)


async def own(context: Context, game: str, user: User) -> RatedPerson | None:
    """Where whoever asks stands, if they have played that game rated."""
    rating = await context.store.rating(game, user.id)
    return rated(user, rating, await place_of(context.store, rating)) if rating else None


def bots_in(game: str, others: list[RatingRow]) -> list[RatedBot]:
    """All bots with a rating, the best first."""
    measured = [(bot, anchored(game, bot)) for bot in ratings_of(game)]
    found = [
        RatedBot(bot, round(skill.mu), round(skill.sigma), True) for bot, skill in measured if skill
    ]
    for each in others:
        bot = each.subject.removeprefix(BOT)
        if each.subject.startswith(BOT) and anchored(game, bot) is None:
            found.append(RatedBot(level_of(bot), round(each.mu), round(each.sigma), False))
    return sorted(found, key=lambda one: -one.rating)


def worth(rating: RatingRow) -> SeatWorth:
    """What is known of a seat, as its subject tells which: "seat 0 4", "seat 0 {…}"."""
    number, which = rating.subject.removeprefix(SEAT_OF).split(" ", 1)
    rules = None if which.isdecimal() else msgspec.json.decode(which, type=AgreedRules)
    asked = rules or AgreedRules(int(which))
    return SeatWorth(
        int(number),
        side_of(rating.game, asked, int(number)),
        asked.seats,
        rules,
        round(rating.mu),
        round(rating.sigma),
        rating.games,
    )


def side_of(name: str, asked: AgreedRules, seat: int) -> str:
    """The side of a seat, where sides are more than colours; a set-up of other days has none."""
    game = find_game(name)
    try:
        header = game.header(
            [f"seat {n}" for n in range(asked.seats)], asked.modules, asked.options
        )
    except SetUpError:
        return ""
    side = game.sides(header)[seat].name
    return "" if side in TINCTURES else side


ROUTES = [
    route("/api/ratings/{game}", rating_list),
]
