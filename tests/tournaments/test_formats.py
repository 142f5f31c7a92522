"""Cups and Swiss tournaments keep what they promise, whoever wins, comes late or goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from westphalia.tournaments.bids import Bid, with_bids
from westphalia.tournaments.formats import Cup, Format, Swiss, TooFew, knocked_out, snake
from westphalia.tournaments.games import (
    Entrant,
    Game,
    draw_lots,
    free_rounds,
    met_in,
    shares_of,
)
from westphalia.tournaments.groups import circle, cover
from westphalia.tournaments.pairing import Past, pairs, table_sizes
from westphalia.tournaments.seating import seated, seats_had
from westphalia.tournaments.standings import points_of, standings

NONE, HALF, ONE = Fraction(0), Fraction(1, 2), Fraction(1)


def entrants_of(count: int) -> list[Entrant]:
    return [Entrant(number) for number in range(1, count + 1)]


def decided(game: Game, random: Random) -> Game:
    """The game with a result: who is how strong does not matter."""
    if game.over:
        return game
    points = [random.randrange(4) for _ in game.seats]
    best = max(points)
    winners = [seat for seat, value in enumerate(points) if value == best]
    return replace(game, shares=shares_of(winners, points))


def played(form: Format, entrants: Sequence[Entrant], seed: int = 1) -> list[Game]:
    """All games of a tournament."""
    random, games = Random(seed), list[Game]()
    lots = draw_lots(str(seed), [entrant.number for entrant in entrants])
    while following := form.next_round(entrants, games, lots):
        assert {game.turn for game in following} == {max([0, *(g.turn for g in games)]) + 1}
        games += [decided(game, random) for game in following]
    return games


def one_round(games: Sequence[Game], turn: int) -> list[Game]:
    return [game for game in games if game.turn == turn]


# ------------------------------------------------------------------------------
# Groups: everybody meets everybody.


@given(st.integers(2, 33))
def test_in_a_circle_everybody_meets_everybody_once(count: int) -> None:
    members = range(1, count + 1)
    rounds = circle(members, 1)
    games = [game for each in rounds for game in each]
    everybody = {frozenset(two) for two in combinations(members, 2)}
    assert met_in(games) == Counter(dict.fromkeys(everybody, 1))
    for each in rounds:
        assert sorted(number for game in each for number in game.seats) == list(members)


@given(st.integers(2, 33))
def test_in_a_circle_nobody_has_a_side_twice_more_than_the_other(count: int) -> None:
    had = seats_had(game for each in circle(range(1, count + 1), 1) for game in each)
    for number in range(1, count + 1):
        assert abs(had[number, 0] - had[number, 1]) <= 1
    free = free_rounds(game for each in circle(range(1, count + 1), 1) for game in each)
    assert set(free.values()) <= {1}
    assert len(free) == (count if count % 2 else 0)


@given(st.integers(3, 14), st.integers(3, 5), st.booleans())
@settings(max_examples=60, deadline=None)
def test_at_larger_tables_everybody_meets_everybody(count: int, seats: int, fixed: bool) -> None:
    allowed = (seats,) if fixed else (3, 4, 5)
    rounds = cover(range(1, count + 1), seats, allowed, 1)
    games = [game for each in rounds for game in each]
    if count < min(allowed):
        assert not rounds
        return
    met = met_in(games)
    assert all(met[frozenset(two)] for two in combinations(range(1, count + 1), 2))
    free = free_rounds(games)
    assert max(free.values(), default=0) - min(free[n] for n in range(1, count + 1)) <= 1


@pytest.mark.parametrize("count", [2, 3, 4, 5, 8, 11, 16])
def test_a_cup_of_pairs_ends_with_a_final_of_those_who_were_best(count: int) -> None:
    groups = 2 if count > 3 else 1
    form, entrants = Cup(2, (2,), groups, 2), entrants_of(count)
    games = played(form, entrants)
    final = [game for game in games if game.knockout]
    assert [game.knockout for game in final] == [1]
    lots = draw_lots("1", range(1, count + 1))
    ranking = form.ranking(entrants, games, lots)
    assert {row.number for row in ranking[:2]} == set(final[0].seats)
    assert [row.rank for row in ranking] == list(range(1, count + 1))
    for group in range(1, groups + 1):
        own = [game for game in games if game.group == group]
        best = standings({n for game in own for n in game.seats}, own, lots, average=True)[0]
        if groups == 2:
            assert best.number in final[0].seats


@given(st.integers(0, 10_000))
@settings(max_examples=25, deadline=None)
def test_a_knockout_halves_who_is_left_and_equals_meet_late(seed: int) -> None:
    form = Cup(2, (2,), 4, 8)
    games = played(form, entrants_of(17), seed)
    by_tables = Counter(game.knockout for game in games if game.knockout)
    assert by_tables == {4: 4, 2: 2, 1: 1}
    first = [game for game in games if game.knockout == 4]
    met = met_in(game for game in games if game.group)
    assert not any(met[frozenset(game.seats)] for game in first)


def test_a_cup_at_tables_of_four() -> None:
    games = played(Cup(4, (4,), 2, 4), entrants_of(8))
    assert [(len(game.seats), game.group, game.knockout) for game in games] == [
        (4, 1, 0),
        (4, 2, 0),
        (4, 0, 1),
    ]


def test_exchanged_sides_are_two_games_of_the_same_two() -> None:
    games = played(Cup(2, (2,), 2, 2, exchange=True), entrants_of(6))
    for turn in {game.turn for game in games}:
        seats = [game.seats for game in one_round(games, turn) if not game.free]
        assert sorted(seats) == sorted(two[::-1] for two in seats)


def test_who_is_level_in_a_knockout_goes_on_by_the_better_place_before() -> None:
    games = [
        Game(3, (7, 4), (Fraction(1), Fraction(0)), knockout=1),
        Game(3, (4, 7), (Fraction(1), Fraction(0)), knockout=1),
    ]
    assert knocked_out(games, [4, 7]) == [(4, False), (7, True)]
    assert knocked_out(games, [7, 4]) == [(7, False), (4, True)]


def test_too_few_are_told_so() -> None:
    with pytest.raises(TooFew, match="3 are too few for 2 groups of 2 at least"):
        Cup(2, (2,), 2, 2).check(3)
    with pytest.raises(TooFew, match="4 are too few for 8 finalists"):
        Cup(2, (2,), 2, 8).check(4)
    with pytest.raises(TooFew, match="2 are too few for a table of 3"):
        Swiss(4, (3, 4, 5), 3).check(2)


# ------------------------------------------------------------------------------
# Swiss.


@given(st.integers(4, 24), st.integers(0, 10_000))
@settings(max_examples=40, deadline=None)
def test_in_swiss_pairs_nobody_meets_the_same_twice_as_long_as_it_goes(
    count: int, seed: int
) -> None:
    rounds = min(5, (count + 1) // 2)
    games = played(Swiss(2, (2,), rounds), entrants_of(count), seed)
    assert max(met_in(games).values()) == 1
    for turn in range(1, rounds + 1):
        members = sorted(number for game in one_round(games, turn) for number in game.seats)
        assert members == list(range(1, count + 1))
    assert set(free_rounds(games).values()) <= {1}


@given(st.integers(3, 12), st.integers(0, 10_000))
@settings(max_examples=40, deadline=None)
def test_in_swiss_pairs_seats_are_even_within_one(half: int, seed: int) -> None:
    """In a quarter as many rounds as people, and one: so many leave somebody to meet for all."""
    count = 2 * half
    games = played(Swiss(2, (2,), min(5, half // 2 + 1)), entrants_of(count), seed)
    had = seats_had(games)
    assert max(abs(had[n, 0] - had[n, 1]) for n in range(1, count + 1)) <= 1


@given(st.integers(3, 9), st.integers(3, 4), st.integers(0, 10_000))
@settings(max_examples=25, deadline=None)
def test_at_swiss_tables_seats_are_even_within_one(table_count: int, seats: int, seed: int) -> None:
    count = table_count * seats
    games = played(Swiss(seats, (3, 4, 5), 3), entrants_of(count), seed)
    had = seats_had(games)
    for number in range(1, count + 1):
        counts = [had[number, seat] for seat in range(seats)]
        assert max(counts) - min(counts) <= 1


@given(st.integers(6, 30), st.integers(0, 10_000))
@settings(max_examples=25, deadline=None)
def test_at_swiss_tables_everybody_plays_every_round(count: int, seed: int) -> None:
    games = played(Swiss(4, (3, 4, 5), 3), entrants_of(count), seed)
    for turn in (1, 2, 3):
        members = sorted(number for game in one_round(games, turn) for number in game.seats)
        assert members == list(range(1, count + 1))
        assert {len(game.seats) for game in one_round(games, turn)} <= {3, 4, 5}


@given(st.integers(3, 15), st.integers(1, 9), st.integers(0, 10_000))
@settings(max_examples=30, deadline=None)
def test_nobody_is_free_twice_before_everybody_was_once(half: int, rounds: int, seed: int) -> None:
    count = 2 * half - 1
    free = free_rounds(played(Swiss(2, (2,), rounds), entrants_of(count), seed))
    assert sum(free.values()) == rounds
    assert max(free.values()) <= 1 + (rounds - 1) // count


@given(st.integers(6, 16), st.integers(0, 10_000))
@settings(max_examples=30, deadline=None)
def test_who_comes_late_or_goes_is_there_in_their_rounds_only(count: int, seed: int) -> None:
    entrants = [
        replace(entrant, since=3 if entrant.number == 1 else 1, until=2 * (entrant.number == 2))
        for entrant in entrants_of(count)
    ]
    games = played(Swiss(2, (2,), 4), entrants, seed)
    rounds = {n: {game.turn for game in games if n in game.seats} for n in range(1, count + 1)}
    assert (rounds[1], rounds[2]) == ({3, 4}, {1, 2})
    assert all(rounds[number] == {1, 2, 3, 4} for number in range(3, count + 1))
    lots = draw_lots("x", range(1, count + 1))
    ranking = Swiss(2, (2,), 4).ranking(entrants, games, lots)
    assert {row.number for row in ranking} == set(range(1, count + 1))


def test_a_tournament_is_the_same_every_time() -> None:
    form = Swiss(3, (3, 4, 5), 4)
    assert played(form, entrants_of(13), 5) == played(form, entrants_of(13), 5)
    assert played(form, entrants_of(13), 5) != played(form, entrants_of(13), 6)


@given(st.integers(2, 3), st.integers(0, 10_000))
@settings(max_examples=25, deadline=None)
def test_no_other_pairs_would_suit_better(half: int, seed: int) -> None:
    """The matching against all ways of pairing."""
    random, count = Random(seed), 2 * half
    numbers = list(range(1, count + 1))
    past_games = [
        Game(1, (one, other), (Fraction(1), Fraction(0)))
        for one, other in random.sample(list(permutations(numbers, 2)), half)
    ]
    past = Past(
        points_of(numbers, past_games),
        met_in(past_games),
        seats_had(past_games),
        {number: number for number in numbers},
    )

    def cost(found: Sequence[Sequence[int]]) -> int:
        return sum(past.cost(two, 2) for two in found)

    every = [[order[at : at + 2] for at in range(0, count, 2)] for order in permutations(numbers)]
    scale_free = cost(pairs(past, numbers))
    assert scale_free == min(map(cost, every))


@given(st.lists(st.tuples(st.integers(-1, 1), st.integers(0, 40)), min_size=2, max_size=2))
def test_bids_give_nothing_away_and_each_the_side_of_the_higher_bid(
    wished: list[tuple[int, int]],
) -> None:
    bids = {
        number: Bid(side, Fraction(points, 100))
        for number, (side, points) in enumerate(wished, start=1)
        if side >= 0
    }
    (game,) = with_bids([Game(1, (1, 2))], bids)
    assert sorted(game.seats) == [1, 2]
    assert sum(game.paid, Fraction(0)) == 0
    for number, bid in bids.items():
        other = bids.get(3 - number, Bid(number % 2, Fraction(0)))
        if game.seats[bid.seat] != number:
            assert other.seat == bid.seat
            assert other.points >= bid.points, "the higher bid has the side"


# ------------------------------------------------------------------------------
# Worked examples.


def test_bids_by_hand() -> None:
    def found(mine: Bid | None, theirs: Bid | None) -> tuple[tuple[int, ...], list[str]]:
        bids = {n: bid for n, bid in enumerate((mine, theirs), start=1) if bid}
        (game,) = with_bids([Game(1, (1, 2))], bids)
        return game.seats, [str(paid) for paid in game.paid]

    tenth, fifth = Fraction(1, 10), Fraction(1, 5)
    assert found(None, None) == ((1, 2), [])
    assert found(Bid(1, tenth), Bid(0, fifth)) == ((2, 1), []), "both have what they want"
    assert found(Bid(0, tenth), Bid(0, fifth)) == ((2, 1), ["1/5", "-1/5"])
    assert found(Bid(1, tenth), None) == ((2, 1), ["-1/10", "1/10"])
    assert found(Bid(0, tenth), Bid(0, tenth)) == ((1, 2), ["1/10", "-1/10"])
    paid = Game(1, (1, 2), (NONE, ONE), paid=(-fifth, fifth))
    assert (paid.share(1), paid.share(2), paid.took(2)) == (fifth, Fraction(4, 5), ONE)


def test_points_by_seat() -> None:
    assert shares_of([0], [10, 20]) == (ONE, NONE), "who has won is first, whatever the points"
    assert shares_of([0, 1], [3, 3]) == (HALF, HALF)
    assert shares_of([1], [5, 9, 7, 5]) == (
        Fraction(1, 6),
        ONE,
        Fraction(2, 3),
        Fraction(1, 6),
    )


def test_sizes_of_tables() -> None:
    assert table_sizes(13, 4, (3, 4, 5)) == ([4, 4, 5], 0)
    assert table_sizes(5, 4, (4,)) == ([4], 1)
    assert table_sizes(3, 4, (4,)) == ([], 3)
    assert table_sizes(9, 4, (3, 4, 5)) == ([4, 5], 0)


def test_seats_are_given_to_who_had_them_least() -> None:
    had = seats_had([Game(1, (1, 2, 3)), Game(2, (1, 3, 2))])
    assert seated([1, 2, 3], had) in [(2, 1, 3), (3, 1, 2), (2, 3, 1), (3, 2, 1)]
    assert seated([1, 2, 3], had)[0] != 1


def test_a_swiss_tournament_of_four_by_hand() -> None:
    lots = {1: 0, 2: 1, 3: 2, 4: 3}
    form, entrants = Swiss(2, (2,), 3), entrants_of(4)
    first = form.next_round(entrants, [], lots)
    one = [
        replace(first[0], shares=(Fraction(1), Fraction(0))),
        replace(first[1], shares=(Fraction(0), Fraction(1))),
    ]
    winners, losers = ({one[0].seats[seat], one[1].seats[1 - seat]} for seat in (0, 1))
    second = form.next_round(entrants, one, lots)
    assert {frozenset(game.seats) for game in second} == {frozenset(winners), frozenset(losers)}
    two = [*one, *[replace(game, shares=(Fraction(0), Fraction(1))) for game in second]]
    third = form.next_round(entrants, two, lots)
    met = met_in(two)
    assert [met[frozenset(game.seats)] for game in third] == [0, 0]
    three = [*two, *[replace(game, shares=(HALF, HALF)) for game in third]]
    assert form.next_round(entrants, three, lots) == []
    ranking = form.ranking(entrants, three, lots)
    assert [row.points for row in ranking] == [Fraction(5, 2), Fraction(3, 2), Fraction(3, 2), HALF]


def test_ties_are_broken_by_meetings_then_opponents_then_wins_then_lot() -> None:
    win = (Fraction(1), Fraction(0))
    games = [Game(1, (1, 2), win), Game(1, (3, 4), win), Game(2, (2, 3), win), Game(2, (4, 1), win)]
    lots = {1: 3, 2: 2, 3: 1, 4: 0}
    rows = standings([1, 2, 3, 4], games, lots)
    assert [row.points for row in rows] == [1, 1, 1, 1]
    assert [row.meetings for row in rows] == [0, 0, 0, 0], "2 and 4 have not met, nor 1 and 3"
    assert [row.number for row in rows] == [4, 3, 2, 1], "only the lot is left"
    games = [Game(1, (1, 2), win), Game(1, (3, 4), win), Game(2, (1, 3), win), Game(2, (2, 4), win)]
    rows = standings([1, 2, 3, 4], games, lots)
    assert [(row.number, int(row.points), int(row.opponents)) for row in rows] == [
        (1, 2, 2),
        (3, 1, 2),
        (2, 1, 2),
        (4, 0, 2),
    ]
    games.append(Game(3, (2, 3), win))
    games.append(Game(3, (4, 1), win))
    rows = standings([1, 2, 3, 4], games, lots)
    assert [(row.number, int(row.points), int(row.meetings)) for row in rows] == [
        (1, 2, 1),
        (2, 2, 0),
        (3, 1, 1),
        (4, 1, 0),
    ]


def test_the_snake_makes_tables_of_equal_strength() -> None:
    assert snake([1, 2, 3, 4, 5, 6, 7, 8], 4) == [[1, 4, 5, 8], [2, 3, 6, 7]]
