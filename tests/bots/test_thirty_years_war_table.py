"""What the captain reads of a position is what the view says of it, and nothing hidden."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from westphalia.bots.thirty_years_war.table import Stack, Table
from westphalia.engine.chance import Sampling
from westphalia.engine.playout import play_out
from westphalia.engine.step import Play
from westphalia.games.thirty_years_war.expansions.scenarios import SCENARIOS
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState
from westphalia.games.thirty_years_war.views.march import SOURCES

GAME = THIRTY_YEARS_WAR


def positions() -> Iterator[ThirtyYearsWarState]:
    """Some of every scenario, out of wars that are played at random."""
    for seed, scenario in enumerate(SCENARIOS):
        play = Play(
            GAME.set_up(GAME.header(("Anna", "Bert"), (), {"scenario": scenario})), Sampling(seed)
        )
        while play.open:
            yield play.state
            play_out(play, most=97)


def test_the_map_is_that_of_the_view() -> None:
    for s in positions():
        view, table = GAME.view(s, 0), Table(s, 0)
        cities = list(view["cities"].values())
        assert [side(holder) for holder in table.control] == [c["control"] for c in cities]
        assert table.pillage == [city["pillage"] for city in cities]
        assert table.revolt == ["revolt" in city for city in cities]
        areas = list(view["areas"].values())
        assert [side(holder) for holder in table.holder] == [a["control"] for a in areas]
        assert table.held == [area["cities"] for area in areas]
        assert table.value == [area["value"] for area in areas]
        assert table.electors == view["electors"]["count"]
        assert [table.factors(n) for n in (0, 1)] == [seat["factors"] for seat in view["seats"]]


def test_stacks_and_sieges_are_those_of_the_view() -> None:
    for s in positions():
        view, table = GAME.view(s, 1), Table(s, 1)
        places = {**view["cities"], **view["boxes"]}
        for place, name in enumerate(s.board.places):
            shown = {stack["seat"]: stack for stack in places[name].get("stacks", ())}
            for seat in (0, 1):
                assert described(table, table.stacks[seat].get(place)) == told(shown.get(seat))
            siege = places[name].get("siege")
            assert (siege is not None) == (place in table.sieges)
            if siege:
                compare_sieges(table, place, siege)


def described(table: Table, stack: Stack | None) -> dict[str, Any] | None:
    """A stack as the view tells of it."""
    if stack is None:
        return None
    return {
        "units": {table.board.units[u]: stack.units.count(u) for u in stack.units},
        "leaders": [table.board.leaders[leader] for leader in stack.leaders],
        "factors": stack.factors,
        "inside": stack.inside,
    }


def told(shown: dict[str, Any] | None) -> dict[str, Any] | None:
    return shown and {key: shown[key] for key in ("units", "leaders", "factors", "inside")}


def compare_sieges(table: Table, city: int, shown: dict[str, Any]) -> None:
    siege = table.sieges[city]
    read = (side(siege.besieger), siege.masked, siege.number, siege.laid_now, siege.level)
    assert read == tuple(
        shown[key] for key in ("besieger", "masked", "number", "laid_now", "level")
    )
    if "roll" in shown:
        assert table.storm(city) == shown["roll"]["success"]


def test_hand_and_pay_are_those_of_the_view() -> None:
    for s in positions():
        for seat in (0, 1):
            view, table = GAME.view(s, seat), Table(s, seat)
            for card, shown in zip(table.hand(), view["hand"], strict=True):
                assert s.board.cards[card.card] == shown["card"]
                names = [s.board.leaders[leader] for leader in card.leaders]
                assert names == shown["act"].get("leaders", [])
                assert card.attempts == shown["recruit"].get("attempts", 0)
                aid = {SOURCES[n]: points for n, points in enumerate(card.aid) if points}
                assert aid == shown["aid"]["points"]
            pay = view["seats"][seat]["pay"]
            assert sum([debt.points for debt in table.debts()]) == pay["needs"]
            assert [debt.count for debt in table.debts()] == [c["count"] for c in pay["by_aid"]]
            early = view["victory"]["early" if table.turns_left() else "goals"]
            assert table.goals() == early
            own = ("protestant", "catholic")[seat]
            assert table.would_win() == view["victory"]["if_over_now"].startswith(own)


def battles() -> Iterator[ThirtyYearsWarState]:
    """Every position of random wars in which two armies fight."""
    for seed in range(9):
        play = Play(
            GAME.set_up(GAME.header(("Anna", "Bert"), (), {"scenario": "apocalypse"})),
            Sampling(seed),
        )
        while play.open:
            if play.state.battle:
                yield play.state
            play_out(play, most=1)


def test_a_battle_is_as_the_view_says() -> None:
    rolled = set()
    for s in islice(battles(), 40):
        shown, table = GAME.view(s, 0)["battle"], Table(s, 0)
        wins = "attacker_wins" if shown["attacker"] == 0 else "defender_wins"
        assert table.battle_chance() == (shown["odds"] and shown["odds"][wins])
        assert table.battle_factors() == min([side["factors"] for side in shown["sides"]])
        rolled.add(shown["odds"] is None)
    assert rolled == {False, True}


def test_nothing_is_read_that_the_seat_cannot_know() -> None:
    for number, s in enumerate(positions()):
        twin = GAME.imagine(s, 1, Sampling(number))
        one, other = Table(s, 1), Table(twin, 1)
        assert [card.card for card in one.hand()] == [card.card for card in other.hand()]
        assert (one.control, one.vp, one.turn) == (other.control, other.vp, other.turn)


def side(seat: int) -> int | None:
    return seat if seat >= 0 else None
