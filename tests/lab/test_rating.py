"""Ratings: what is won by how much, with bounds; the anchor stays where it is."""

from __future__ import annotations

from random import Random

import pytest

from westphalia.lab.arena import Outcome
from westphalia.lab.ladder import Results, duels, ranks, rate, ratings
from westphalia.rating import ANCHOR


def duel(one: str, other: str, first: float, number: int = 0) -> Outcome:
    """A game of two bots; *first* is what the first has of the victory."""
    return Outcome(
        number, (one, other), (round(10 * first), round(10 - 10 * first)), (first, 1 - first), 1
    )


def table(number: int, strength: dict[str, float], bots: tuple[str, ...]) -> Outcome:
    """A game that is won by chances in proportion to these strengths."""
    winner = Random(number).choices(range(len(bots)), [strength[bot] for bot in bots])[0]
    wins = tuple([float(seat == winner) for seat in range(len(bots))])
    return Outcome(number, bots, tuple([int(win) for win in wins]), wins, 1)


def test_who_wins_three_of_four_is_191_points_better() -> None:
    games = [duel("a", "b", 1.0)] * 3000 + [duel("a", "b", 0.0)] * 1000
    found = ratings(Results(games).strengths(), "b")
    assert found["b"] == ANCHOR
    assert found["a"] == pytest.approx(ANCHOR + 190.8, abs=1)


def test_the_strengths_behind_games_of_four_are_found_again() -> None:
    strength = {"strong": 4.0, "usual": 1.0, "weak": 0.25}
    line_ups = [("strong", "usual", "usual", "usual"), ("weak", "usual", "usual", "usual")]
    line_ups += [("strong", "weak", "weak", "weak"), ("usual", "strong", "strong", "strong")]
    games = [table(n, strength, line_ups[n % 4]) for n in range(4000)]
    found = ratings(Results(games).strengths(), "usual")
    assert found["strong"] == pytest.approx(ANCHOR + 241, abs=40)
    assert found["weak"] == pytest.approx(ANCHOR - 241, abs=40)


def test_who_never_lost_has_a_rating_all_the_same_and_rises_with_every_game() -> None:
    few = ratings(Results([duel("a", "b", 1.0)] * 10).strengths(), "b")["a"]
    many = ratings(Results([duel("a", "b", 1.0)] * 100).strengths(), "b")["a"]
    assert ANCHOR + 300 < few < many < ANCHOR + 2000


def test_who_never_won_has_wide_bounds() -> None:
    rated = rate([duel("a", "b", 1.0, n) for n in range(200)], "a", seed=1)
    last = rated[1]
    assert (last.bot, last.won) == ("b", 0.0)
    assert last.low < last.rating - 200 < last.rating + 100 < last.high


def test_bots_come_best_first_with_bounds_that_more_games_narrow() -> None:
    strength = {"a": 3.0, "b": 1.0}

    def width(games: int) -> float:
        rated = rate([table(n, strength, ("a", "b")) for n in range(games)], "b", seed=1)
        assert [one.bot for one in rated] == ["a", "b"]
        first, anchor = rated
        assert first.low < first.rating < first.high
        assert (anchor.low, anchor.rating, anchor.high) == (ANCHOR, ANCHOR, ANCHOR)
        assert first.games == games
        assert first.won + anchor.won == pytest.approx(1.0)
        assert first.mu > anchor.mu
        return first.high - first.low

    assert width(400) < width(50)


def test_games_of_one_round_are_one_measurement() -> None:
    """Of pairs whose games end alike there are half as many measurements as games."""
    winners = [float(Random(n).random() < 0.75) for n in range(200)]
    apart = [duel("a", "b", won, 2 * n) for n, won in enumerate(winners)]
    pairs = [duel("a", "b", won, 2 * n + m) for n, won in enumerate(winners) for m in (0, 1)]
    alone, twice = (rate(games, "b", seed=1)[0] for games in (apart, pairs))
    assert twice.high - twice.low == pytest.approx(alone.high - alone.low, rel=0.15)


def test_the_same_seed_gives_the_same_bounds() -> None:
    games = [table(n, {"a": 2.0, "b": 1.0}, ("a", "b")) for n in range(40)]
    assert rate(games, "b", seed=5) == rate(games, "b", seed=5)
    assert rate(games, "b", seed=5)[0].low != rate(games, "b", seed=6)[0].low


def test_places_are_by_victory_then_by_points_and_may_be_shared() -> None:
    outcome = Outcome(0, ("a", "b", "c", "d"), (30, 30, 20, 20), (1.0, 0.0, 0.0, 0.0), 1)
    assert ranks(outcome) == [1.0, 2.0, 3.0, 3.0]


def test_a_duel_is_counted_seat_against_seat() -> None:
    met = duels([Outcome(0, ("a", "b", "b"), (9, 9, 3), (0.5, 0.5, 0.0), 1)])
    assert met == {("a", "b"): (1, 0.75), ("b", "a"): (1, 0.25)}
