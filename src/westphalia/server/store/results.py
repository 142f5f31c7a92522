"""Results of finished games, a row for each seat, and the ratings that follow from them.

Games are numbered as they are counted, and ratings follow from the results in that order alone: it
is all the same whether they are reckoned game by game or all together once more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from westphalia.rating import DAYS, PROVISIONAL, SEAT, Seated, Skill, anchored, drifted, rate
from westphalia.rating import weight_of as weight_after
from westphalia.server.store.rows import PLAYED, RatingRow, ResultRow, User
from westphalia.server.store.work import (
    Database,
    Row,
    Statement,
    Value,
    Work,
    from_rows,
    placeholders,
    reads,
    to_values,
    writes,
)

RESULT_COLUMNS: Final = (
    "table_id, seat, n, at, game, rules, side, subject, user_id, bot, substitute, substitute_bot,"
    " people, points, share, place, answers, rated, why, counted, weight, mu, sigma"
)
FORMER: Final = "former "  # before the table by which somebody is known whose account is gone
PERSON: Final = "person "
BOT: Final = "bot "
SEAT_OF: Final = "seat "
DAY: Final = 86_400


class Beginner(NamedTuple):
    """Who sat on a seat when the game began: a person by number, or a bot by name."""

    user: int
    bot: str


class RatingsAsked(msgspec.Struct, frozen=True):
    """Whose ratings are asked for: of a game, with a text in the name as it is compared."""

    game: str
    like: str = ""
    member: bool = True  # whether a member asks, to whom some show more
    limit: int = 100
    after: int = 0
    provisional: bool = False


# What stands in the profile of those who do not show their rating: to anybody, to guests.
HIDDEN: Final = ('%"rating":"nobody"%',)
HIDDEN_FROM_GUESTS: Final = (*HIDDEN, '%"rating":"members"%')


def hides(patterns: int) -> str:
    """A condition: the person of a rating does not show it."""
    some = " OR ".join(["shown LIKE ?"] * patterns)
    profile = "SELECT 1 FROM profiles WHERE profiles.user_id = ratings.user_id"
    return f"EXISTS ({profile} AND ({some}))"


class Results(Database):
    """The methods of a store about results and ratings."""

    # results

    @reads
    def beginners(self, table_id: str) -> Work[dict[int, Beginner]]:
        """Who sat where when the game began."""
        sql = "SELECT seat, coalesce(user_id, 0), bot FROM beginnings WHERE table_id = ?"
        rows = yield Statement(sql, (table_id,))
        return {int(str(seat)): Beginner(int(str(user)), str(bot)) for seat, user, bot in rows}

    @reads
    def members_among(self, users: Sequence[int]) -> Work[set[int]]:
        """Those of these people who have an account."""
        if not users:
            return set()
        some = placeholders(1, len(users))
        sql = f"SELECT id FROM users WHERE account IS NOT NULL AND id IN {some}"
        return {int(str(user)) for (user,) in (yield Statement(sql, users))}

    @reads
    def results_of_table(self, table_id: str) -> Work[list[ResultRow]]:
        return find_results("WHERE table_id = ? ORDER BY seat", table_id)

    @reads
    def results_of_person(
        self, user: int, game: str = "", limit: int = 1000
    ) -> Work[list[ResultRow]]:
        """The results of a person, of one game or of all, the latest first."""
        of_game = "AND game = ?" if game else ""
        values = (user, game, limit) if game else (user, limit)
        return find_results(f"WHERE user_id = ? {of_game} ORDER BY n DESC, seat LIMIT ?", *values)

    @reads
    def tables_without_results(self, limit: int) -> Work[list[str]]:
        """The games that are over and not counted yet, in the order in which they ended."""
        sql = (
            f"SELECT id FROM tables WHERE {PLAYED} AND NOT EXISTS"
            " (SELECT 1 FROM results WHERE table_id = tables.id) ORDER BY changed, id LIMIT ?"
        )
        return [str(table) for (table,) in (yield Statement(sql, (limit,)))]

    @reads
    def tables_with_results(self) -> Work[list[str]]:
        """The games that were counted, and whose tables are still there, in their order."""
        sql = "SELECT id FROM tables JOIN results ON table_id = id AND seat = 0 ORDER BY results.n"
        return [str(table) for (table,) in (yield Statement(sql))]

    @writes()
    def count_game(self, rows: Sequence[ResultRow]) -> Work[bool]:
        """Adds the results of a game, and rates who played; returns False if that was done."""
        number = yield from next_number()
        sql = "SELECT 1 FROM results WHERE table_id = ?"
        if (yield Statement(sql, (rows[0].table,))):
            return False
        yield from insert_results([replace(row, n=number) for row in rows])
        yield from rate_game(rows[0].table)
        return True

    @writes()
    def count_anew(self, games: Sequence[Sequence[ResultRow]]) -> Work[int]:
        """Writes the results of these games anew, those with a number under that number.

        Then all ratings are reckoned once more, and from how many games is returned.
        """
        last = yield from next_number(0)  # nobody else counts a game meanwhile
        for rows in games:
            yield Statement("DELETE FROM results WHERE table_id = ?", (rows[0].table,))
            last += not rows[0].n
            yield from insert_results([replace(row, n=row.n or last) for row in rows])
        yield Statement("UPDATE rating_numbers SET n = ?", (last,))
        yield Statement("DELETE FROM ratings")
        yield Statement("UPDATE results SET weight = 0, mu = 0, sigma = 0")
        tables = yield Statement("SELECT table_id FROM results WHERE seat = 0 ORDER BY n")
        for (table,) in tables:
            yield from rate_game(str(table))
        return len(tables)

    # ratings

    @reads
    def ratings(self, asked: RatingsAsked) -> Work[list[tuple[RatingRow, User]]]:
        """Those who are rated in a game and show it on their profile, the best first."""
        sign = ">" if asked.provisional else "<="
        search = "AND account LIKE ? ESCAPE '!'" if asked.like else ""
        found = [f"%{escaped(asked.like)}%"] if asked.like else []
        hidden = HIDDEN if asked.member else HIDDEN_FROM_GUESTS
        values: list[Value] = [asked.game, PROVISIONAL, *hidden, *found, asked.limit, asked.after]
        rows = yield Statement(
            f"SELECT {RATING_COLUMNS}, name, bot FROM ratings JOIN users ON users.id = user_id"
            f" WHERE account IS NOT NULL AND game = ? AND sigma {sign} ?"
            f" AND NOT {hides(len(hidden))} {search} ORDER BY mu DESC, user_id LIMIT ? OFFSET ?",
            values,
        )
        return [
            (rating, User(rating.user, str(name), bot=bool(bot)))
            for rating, (*_, name, bot) in zip(as_ratings(rows), rows, strict=True)
        ]

    @reads
    def rating(self, game: str, user: int) -> Work[RatingRow | None]:
        """What a person is rated at in a game; nobody is who has not played it rated."""
        sql = f"SELECT {RATING_COLUMNS} FROM ratings WHERE user_id = ? AND game = ?"
        return next(iter(as_ratings((yield Statement(sql, (user, game))))), None)

    @reads
    def ratings_of_person(self, user: int) -> Work[list[RatingRow]]:
        sql = f"SELECT {RATING_COLUMNS} FROM ratings WHERE user_id = ? ORDER BY game"
        return as_ratings((yield Statement(sql, (user,))))

    @reads
    def place_of(self, rating: RatingRow) -> Work[int]:
        """The place in the list of a game as members see it, counted from 1."""
        sql = (
            "SELECT count(*) FROM ratings WHERE game = ? AND user_id IS NOT NULL AND sigma <= ?"
            f" AND (mu > ? OR (mu = ? AND user_id < ?)) AND NOT {hides(len(HIDDEN))}"
        )
        values = (rating.game, PROVISIONAL, rating.mu, rating.mu, rating.user, *HIDDEN)
        return 1 + int(str((yield Statement(sql, values))[0][0]))

    @reads
    def ratings_without_person(self, game: str) -> Work[list[RatingRow]]:
        """The bots of a game that were rated here, and what its seats are worth."""
        sql = f"SELECT {RATING_COLUMNS} FROM ratings WHERE game = ? AND user_id IS NULL"
        return as_ratings((yield Statement(f"{sql} ORDER BY subject", (game,))))

    @reads
    def rating_course(self, user: int, game: str, limit: int = 500) -> Work[list[ResultRow]]:
        """The rated games of a person, the latest first: what the rating was after each."""
        where = "WHERE user_id = ? AND game = ? AND sigma > 0 ORDER BY n DESC LIMIT ?"
        return find_results(where, user, game, limit)


RATING_COLUMNS: Final = "game, subject, user_id, mu, sigma, games, ratings.at"


def as_ratings(rows: Sequence[Row]) -> list[RatingRow]:
    return from_rows(RatingRow, [row[:7] for row in rows])


def escaped(text: str) -> str:
    """A text of which a LIKE takes every letter for itself, with ``!`` before some."""
    return "".join(f"!{letter}" if letter in "!%_" else letter for letter in text)


def find_results(which: str, *values: str | int) -> Work[list[ResultRow]]:
    sql = f"SELECT {RESULT_COLUMNS} FROM results {which}"
    return from_rows(ResultRow, (yield Statement(sql, values)))


def next_number(step: int = 1) -> Work[int]:
    """The number of the next game; other servers wait until this one has counted it."""
    rows = yield Statement(
        "INSERT INTO rating_numbers (id, n) VALUES (1, ?)"
        " ON CONFLICT (id) DO UPDATE SET n = rating_numbers.n + ? RETURNING n",
        (step, step),
    )
    return int(str(rows[0][0]))


def insert_results(rows: Sequence[ResultRow]) -> Work[None]:
    for row in rows:
        values = to_values(row)
        sql = f"INSERT INTO results ({RESULT_COLUMNS}) VALUES {placeholders(1, len(values))}"
        yield Statement(sql, values, f"seat {row.seat} of table {row.table!r} has a result already")


def forget_results(user: int) -> Work[None]:
    """Takes a person out of all results; games count as before, of somebody whom nobody knows."""
    sql = "SELECT table_id, seat FROM results WHERE user_id = ? ORDER BY n, seat LIMIT 1"
    for table, seat in (yield Statement(sql, (user,))):
        former = f"{FORMER}{table} {seat}"
        for name in ("results", "ratings"):
            sql = f"UPDATE {name} SET subject = ?, user_id = NULL WHERE user_id = ?"
            yield Statement(sql, (former, user))
    yield Statement("UPDATE results SET substitute = NULL WHERE substitute = ?", (user,))
    yield Statement("UPDATE beginnings SET user_id = NULL WHERE user_id = ?", (user,))


# ------------------------------------------------------------------------------
# Rating one game.


def places_of(row: ResultRow) -> tuple[str, str]:
    """What a seat is worth: at any table of so many, and in exactly this set-up beside that."""
    rules = msgspec.json.encode(row.rules).decode()
    return f"{SEAT_OF}{row.seat} {row.rules.seats}", f"{SEAT_OF}{row.seat} {rules}"


def rate_game(table: str) -> Work[None]:
    """Rates who played a game that is counted: the holders of its seats, and the seats.

    Whose rating is at stake moves if the game is rated; bots that the ladder has measured never do.
    What seats are worth is learned from all games that are counted.
    """
    rows = yield from find_results("WHERE table_id = ? ORDER BY seat", table)
    if not any(row.rated or row.counted for row in rows):
        return
    weight = weight_after((yield from met_before(rows)))
    known = yield from skills_of(rows)
    after = rate([seated(row, known) for row in rows], weight)
    for row, now in zip(rows, after, strict=True):
        if holder_moves(row, rows):
            yield put_rating(row, row.subject, row.user, now.holder)
        mu, sigma = now.holder if row.rated and not row.bot else (0.0, 0.0)
        sql = "UPDATE results SET weight = ?, mu = ?, sigma = ? WHERE table_id = ? AND seat = ?"
        yield Statement(sql, (weight, mu, sigma, table, row.seat))
        for name, place in zip(places_of(row), now.places, strict=True):
            if row.counted:
                yield put_rating(row, name, 0, place)


def holder_moves(row: ResultRow, rows: Sequence[ResultRow]) -> bool:
    """Whether a rating changes: a person's in a rated game, a bot's that is not measured yet."""
    if not row.bot:
        return row.rated
    alone = [other.subject for other in rows].count(row.subject) == 1
    return row.counted and alone and anchored(row.game, row.bot) is None


def skills_of(rows: Sequence[ResultRow]) -> Work[Mapping[str, Skill]]:
    """What was known before of those who sit there, and of their seats."""
    names = sorted({name for row in rows for name in (row.subject, *places_of(row))})
    some = placeholders(1, len(names))
    found = yield Statement(
        f"SELECT subject, mu, sigma FROM ratings WHERE game = ? AND subject IN {some}",
        (rows[0].game, *names),
    )
    return {str(name): Skill(float(str(mu)), float(str(sigma))) for name, mu, sigma in found}


def seated(row: ResultRow, known: Mapping[str, Skill]) -> Seated:
    measured = anchored(row.game, row.bot) if row.bot else None
    holder = measured or drifted(known.get(row.subject, Skill()))
    first, second = places_of(row)
    return Seated(holder, (known.get(first, SEAT), known.get(second, SEAT)), row.place)


def put_rating(row: ResultRow, subject: str, user: int, skill: Skill) -> Statement:
    return Statement(
        "INSERT INTO ratings (game, subject, user_id, mu, sigma, games, at)"
        " VALUES (?, ?, ?, ?, ?, 1, ?) ON CONFLICT (game, subject) DO UPDATE SET"
        " mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1, at = excluded.at",
        (row.game, subject, user or None, *skill, row.at),
    )


def met_before(rows: Sequence[ResultRow]) -> Work[int]:
    """How many games of the last days had the same opponents; of several pairs the fewest.

    Somebody among bots meets bots; where only bots play, nobody could gain by it.  A game that was
    not rated yet has no weight.
    """
    people = sorted({row.subject for row in rows if not row.bot})
    first = rows[0]
    since = first.at - DAYS * DAY
    if not people:
        return 0
    if len(people) == 1:
        sql = (
            "SELECT count(DISTINCT table_id) FROM results WHERE subject = ? AND game = ?"
            " AND people = 1 AND weight > 0 AND at > ?"
        )
        found = yield Statement(sql, (people[0], first.game, since))
        return int(str(found[0][0]))
    some = placeholders(1, len(people))
    found = yield Statement(
        "SELECT one.subject, other.subject, count(*) FROM results AS one JOIN results AS other"
        " ON one.table_id = other.table_id AND one.subject < other.subject"
        f" WHERE one.subject IN {some} AND other.subject IN {some}"
        " AND one.game = ? AND one.weight > 0 AND one.at > ?"
        " GROUP BY one.subject, other.subject",
        (*people, *people, first.game, since),
    )
    times = {(str(one), str(other)): int(str(count)) for one, other, count in found}
    return min(times.get(pair, 0) for pair in combinations(people, 2))
