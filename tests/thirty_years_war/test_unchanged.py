"""What a view takes over from an earlier one is what would be made anew."""

from __future__ import annotations

from random import Random

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.engine.game import SPECTATOR
from westphalia.engine.match import start
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR
from westphalia.games.thirty_years_war.rules.turn import CardRound
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT

SEATS = (SPECTATOR, 0, 1)
ANSWERS = 250


@pytest.mark.parametrize("modules", [(), ("one_visit",)], ids=["plain", "one visit"])
@pytest.mark.parametrize("scenario", ["early_war", "apocalypse"])
@pytest.mark.slow
def test_a_view_that_reuses_an_earlier_one_is_as_if_made_anew(
    scenario: str, modules: tuple[str, ...]
) -> None:
    header = THIRTY_YEARS_WAR.header(["Anna", "Berta"], modules, {"scenario": scenario})
    match, random = start(THIRTY_YEARS_WAR, header, bytes(31) + b"7"), Random(7)
    before = None
    parts = ("cities", "areas", "tracks", "deck", "victory")
    reused = dict.fromkeys([*parts, "city", "piles", "hand", "pay"], 0)
    while not match.over and len(match.entries) < ANSWERS:
        question = random.choice(match.open)
        match.answer(question.seat, random.choice(question.choices))
        state = match.play.state.copy()
        shown = dict(zip(SEATS, THIRTY_YEARS_WAR.views(state, SEATS, before), strict=True))
        assert shown == {seat: THIRTY_YEARS_WAR.view(state, seat) for seat in SEATS}
        if before:
            then = before[1]
            for part in parts:
                reused[part] += shown[SPECTATOR][part] is then[SPECTATOR][part]
            cities = [views[SPECTATOR]["cities"] for views in (shown, then)]
            others = cities[0] is not cities[1]
            reused["city"] += others and cities[0]["prague"] is cities[1]["prague"]
            for part in ("piles", "hand"):
                reused[part] += shown[1][part] is then[1][part]
            pays = [views[0]["seats"][0]["pay"] for views in (shown, then)]
            reused["pay"] += pays[0] is pays[1]
        before = (state, shown)
    assert min(reused.values()) > 20, reused


@pytest.mark.rule("15.14b")
def test_the_pay_of_a_side_is_made_anew_as_soon_as_enemies_break_its_line() -> None:
    table = Table(forces=False).put("pilsen", "german_mercenary").put("vienna", "imperial_militia")
    table.controls("protestant", "pilsen", "prague").run(CardRound(PROTESTANT))
    pays = []
    before = None
    for place in ("vienna", "prague", "prague"):
        table.put(place, "imperial_militia")
        state = table.s.copy()
        (view,) = THIRTY_YEARS_WAR.views(state, [SPECTATOR], before)
        assert view == THIRTY_YEARS_WAR.view(state, SPECTATOR)
        pays.append([side["pay"] for side in view["seats"]])
        before = (state, {SPECTATOR: view})
    alone, broken, more = pays
    assert [line["holds"] for pay in (alone, broken) for line in pay[PROTESTANT]["lines"]] == [
        True,
        False,
    ]
    assert more[PROTESTANT] is broken[PROTESTANT], "where they stand already, more change nothing"
    assert more[CATHOLIC] != broken[CATHOLIC]
