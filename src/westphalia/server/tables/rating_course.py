"""The ratings of a person in all games, with their course, as a profile tells them."""

from __future__ import annotations

from typing import Final

import msgspec

from westphalia.rating import Skill
from westphalia.server.store.rows import RatingRow, ResultRow
from westphalia.server.store.store import Store

COURSE: Final = 200  # games of a course that are told


class RatingPoint(msgspec.Struct, frozen=True):
    """A rated game of somebody, with the rating after it."""

    table: str
    at: float
    rating: int
    deviation: int
    place: float
    seats: int
    weight: float


class PersonRating(msgspec.Struct, frozen=True):
    """What somebody is rated at in a game, and the course of that, the latest game last."""

    game: str
    rating: int
    deviation: int
    provisional: bool
    games: int
    place: int | None
    course: list[RatingPoint]


async def place_of(store: Store, rating: RatingRow) -> int | None:
    """The place in the list of a game; somebody who is provisional has none."""
    known = not Skill(rating.mu, rating.sigma).provisional
    return await store.place_of(rating) if known else None


async def ratings_of_person(store: Store, user: int) -> list[PersonRating]:
    """The ratings of somebody in all games."""
    found = []
    for rating in await store.ratings_of_person(user):
        course = await store.rating_course(user, rating.game, COURSE)
        found.append(
            PersonRating(
                rating.game,
                round(rating.mu),
                round(rating.sigma),
                Skill(rating.mu, rating.sigma).provisional,
                rating.games,
                await place_of(store, rating),
                [point(row) for row in reversed(course)],
            )
        )
    return found


async def rating_of(store: Store, user: int, game: str) -> float | None:
    """What somebody is rated at in a game, for whom a table is looked for."""
    rating = await store.rating(game, user)
    return rating.mu if rating else None


def point(row: ResultRow) -> RatingPoint:
    mu, sigma, weight = round(row.mu), round(row.sigma), round(row.weight, 3)
    return RatingPoint(row.table, row.at, mu, sigma, row.place, row.rules.seats, weight)
