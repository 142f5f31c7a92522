"""What is kept, by its bytes."""

from __future__ import annotations

from tests.wallenstein.whole_game import whole_game

from westphalia.engine import notation
from westphalia.server.bounded_cache import BoundedCache
from westphalia.server.tables import replays
from westphalia.server.tables.replays import Replay
from westphalia.server.tables.snapshots import FORECAST_BYTES, Snapshot


def test_what_was_used_longest_ago_makes_room() -> None:
    cache: BoundedCache[str, str] = BoundedCache(10)
    for key in "abc":
        cache.put(key, key.upper(), 3)
    assert cache.get("a") == "A"
    cache.put("d", "D", 4)
    assert cache.items() == [("c", "C"), ("a", "A"), ("d", "D")]
    cache.put("d", "D", 1)
    assert (cache.size, cache.get("b")) == (7, None)


def test_what_is_larger_than_all_room_is_not_kept_and_drives_nothing_out() -> None:
    cache: BoundedCache[str, str] = BoundedCache(10)
    cache.put("a", "A", 5)
    cache.put("b", "B", 11)
    assert (cache.items(), cache.size) == ([("a", "A")], 5)
    cache.put("a", "longer A", 11)
    assert (cache.items(), cache.size) == ([], 0)


def test_forecasts_of_a_position_are_kept_up_to_so_many_bytes() -> None:
    match = whole_game("line-up")
    snapshot = Snapshot(match.game, match.play, 3)
    for n in range(200):
        snapshot.keep_forecast(0, f"march {n} " * 100, b"odds" * 100)
    assert 0 < len(snapshot.forecasts.items()) < 100
    assert snapshot.forecasts.size <= FORECAST_BYTES


def test_a_replay_counts_with_about_the_memory_that_it_takes() -> None:
    """Of a whole game that is about a megabyte, so a worker keeps some dozens of them."""
    match = whole_game("line-up")
    size = Replay(match).size
    assert 500_000 < size < 2_000_000
    replays.cache.clear()
    assert replays.visible("key", "") is None
    assert replays.visible("key", notation.write(match.record)) == len(match.entries)
    assert replays.visible("key", "") == len(match.entries)
    assert replays.cache.size == size
