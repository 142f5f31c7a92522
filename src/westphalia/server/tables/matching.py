"""Who sits down with whom: a pure function of the tickets and the tables that wait."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

NEVER: Final = float("inf")
MOST_CANDIDATES: Final = 24  # looked at together with one ticket; the next round sees the others


@dataclass(frozen=True)
class Wish:
    """A ticket as it is matched; ``seats`` is 0 and ``modules`` none for any.

    ``bots_at`` is when bots may take the seats that are still empty.
    """

    user: int
    game: str
    since: float
    seats: int = 0
    modules: frozenset[str] | None = None
    live: bool = False
    rated: bool = False
    rating: float | None = None
    low: int = 0
    high: int = 0
    bots_at: float = NEVER


@dataclass(frozen=True)
class WaitingTable:
    """A table with ``free`` seats for anybody, and the people with their ratings who sit there.

    ``barred`` are people who may not sit down there, whatever they seek.
    """

    id: str
    game: str
    since: float
    seats: int
    free: int
    modules: frozenset[str]
    live: bool
    rated: bool
    people: Mapping[int, float | None]
    barred: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Seating:
    """People who sit down together: at a table that waits, or at a new one, perhaps with bots."""

    users: tuple[int, ...]
    table: str = ""
    game: str = ""
    modules: frozenset[str] = frozenset()
    live: bool = False
    rated: bool = False
    bots: int = 0


@dataclass(frozen=True)
class Circle:
    """What two people must not be to sit together, and how many seats the games have."""

    sizes: Mapping[str, Sequence[int]]
    avoided: Collection[tuple[int, int]] = field(default_factory=frozenset)

    def apart(self, one: int, other: int) -> bool:
        return (one, other) in self.avoided or (other, one) in self.avoided

    def sizes_of(self, wishes: Sequence[Wish]) -> list[int]:
        """The sizes of a table at which all of them would sit, the largest first."""
        asked = {wish.seats for wish in wishes if wish.seats}
        sizes = self.sizes.get(wishes[0].game, ())
        return sorted([size for size in sizes if asked <= {size}], reverse=True)

    def go_together(self, one: Wish, other: Wish) -> bool:
        """Tells whether two people seek the same, and would have each other."""
        return (
            (one.game, one.live, one.rated) == (other.game, other.live, other.rated)
            and (not one.seats or not other.seats or one.seats == other.seats)
            and (one.modules is None or other.modules is None or one.modules == other.modules)
            and in_range(one, other.rating)
            and in_range(other, one.rating)
            and not self.apart(one.user, other.user)
        )

    def fits(self, wish: Wish, table: WaitingTable) -> bool:
        """Tells whether somebody would sit down at a table, and may."""
        return (
            table.free > 0
            and (wish.game, wish.live, wish.rated) == (table.game, table.live, table.rated)
            and wish.seats in (0, table.seats)
            and wish.modules in (None, table.modules)
            and wish.user not in table.barred
            and wish.user not in table.people
            and all(in_range(wish, rating) for rating in table.people.values())
            and not any(self.apart(wish.user, other) for other in table.people)
        )


def in_range(wish: Wish, rating: float | None) -> bool:
    """Tells whether a rating is what somebody seeks; one that is not known has to be welcome."""
    if rating is None:
        return not wish.low and not wish.high
    return wish.low <= rating and (not wish.high or rating <= wish.high)


def match(
    wishes: Collection[Wish], tables: Collection[WaitingTable], circle: Circle, now: float
) -> list[Seating]:
    """Seats people, whoever waits longest first: at a waiting table, the oldest, or together.

    The same tickets and tables lead to the same, in whichever order they come.  After it nobody is
    left who could be seated, within the bounds of ``MOST_CANDIDATES``.
    """
    found: list[Seating] = []
    left = sorted(wishes, key=lambda wish: (wish.since, wish.user))
    waiting = sorted(tables, key=lambda table: (table.since, table.id))
    for wish in list(left):
        if wish not in left:
            continue
        place = next((n for n, table in enumerate(waiting) if circle.fits(wish, table)), None)
        if place is not None:
            table = waiting[place]
            people = {**table.people, wish.user: wish.rating}
            waiting[place] = replace(table, free=table.free - 1, people=people)
            found.append(Seating((wish.user,), table.id))
            left.remove(wish)
            continue
        group, size = together(wish, left, circle, now)
        if group:
            found.append(new_table(group, size))
            left = [each for each in left if each not in group]
    return found


def together(
    wish: Wish, left: Sequence[Wish], circle: Circle, now: float
) -> tuple[tuple[Wish, ...], int]:
    """Those who sit down with somebody at a new table, and its size; nobody if it waits on."""
    others = [each for each in left if each != wish and circle.go_together(wish, each)]
    others = others[:MOST_CANDIDATES]
    for size in circle.sizes_of([wish]):
        for group in groups((wish,), others, size, circle):
            if size in circle.sizes_of(group):
                return group, size
    if wish.bots_at > now:
        return (), 0
    for people in range(min(len(others) + 1, max(circle.sizes_of([wish]), default=0)), 0, -1):
        for group in groups((wish,), others, people, circle):
            sizes = [size for size in circle.sizes_of(group) if size >= people]
            if sizes:
                return group, min(sizes)
    return (), 0


def groups(
    group: tuple[Wish, ...], others: Sequence[Wish], size: int, circle: Circle
) -> Iterator[tuple[Wish, ...]]:
    """Every group of that size in which all go together, those who wait longest first."""
    if len(group) == size:
        yield group
        return
    for n, other in enumerate(others):
        if len(group) + len(others) - n < size:
            return
        if all(circle.go_together(each, other) for each in group):
            yield from groups((*group, other), others[n + 1 :], size, circle)


def new_table(group: Sequence[Wish], size: int) -> Seating:
    """The new table of a group; where nobody has said with which modules, it has none."""
    first = group[0]
    modules = next((wish.modules for wish in group if wish.modules is not None), frozenset())
    users = tuple(wish.user for wish in group)
    return Seating(users, "", first.game, modules, first.live, first.rated, bots=size - len(group))
