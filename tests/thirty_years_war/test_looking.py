"""What is looked for where it was last, or counted for one kind, is what a full look finds."""

from __future__ import annotations

import pytest
from tests.thirty_years_war.test_foretold import everything

from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    CountersInPlay,
    counters_left,
    led_places,
    on_map,
)
from westphalia.games.thirty_years_war.state import NONE


@pytest.mark.rule("2.1c", "12.33")
def test_counters_of_one_kind_are_counted_like_all_together() -> None:
    for s, _ in everything()[::5]:
        in_play = CountersInPlay(s)
        for kind in range(len(s.board.kinds)):
            assert counters_left(s, kind) == in_play.left(s, kind)


@pytest.mark.rule("2.2b", "3.2b")
def test_a_leader_is_found_where_he_stands_in_one_position_after_another() -> None:
    asked = everything()[::5]
    half = len(asked) // 2
    for pair in zip(asked[:half], asked[half:], strict=False):  # of different wars, by turns
        for s, _ in pair:
            places = {
                piece - LEADERS: place
                for place, here in enumerate(s.pieces)
                for piece in here
                if piece >= LEADERS
            }
            leaders = range(len(s.board.leaders))
            assert [on_map(s, leader) for leader in leaders] == [
                places.get(leader, NONE) for leader in leaders
            ]
            sides = s.board.piece_sides[s.saxony]
            for seat in (0, 1):
                own = {place for one, place in places.items() if sides[LEADERS + one] == seat}
                assert led_places(s, seat) == sorted(own)
