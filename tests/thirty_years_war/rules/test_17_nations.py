"""17 The nations: popes, England's aid, Denmark's flag, and what holds for all of them."""

import pytest
from tests.thirty_years_war.court import Court

from westphalia.games.thirty_years_war.rules.pay import available
from westphalia.games.thirty_years_war.terms import Pope, Source


@pytest.mark.rule("17.P.1")
def test_paul_v_is_pope_at_the_start() -> None:
    assert Court().s.pope == Pope.PAUL_V


@pytest.mark.rule("17.P.2")
@pytest.mark.parametrize(
    ("pope", "pays"), [("paul_v", 1), ("gregory_xv", 1), ("urban_viii", 0), ("innocent_x", 1)]
)
def test_papal_aid_stops_under_urban_and_resumes_under_innocent(pope: str, pays: int) -> None:
    court = Court()
    court.s.pope = int(Pope[pope.upper()])
    assert available(court.s, Source.POPE) == bool(pays)


@pytest.mark.rule("17.E.1")
def test_english_aid_runs_until_the_civil_war() -> None:
    court = Court()
    assert available(court.s, Source.ENGLAND)
    court.in_force("c40")
    assert not available(court.s, Source.ENGLAND)


@pytest.mark.rule("17.U.2")
def test_armies_of_both_sides_go_to_the_united_provinces_and_leave_them() -> None:
    court = Court().holds("protestant", "munster").put("wesel", "thurn", "german_militia")
    court.act(0, "thurn", "take german_militia", "march united_provinces", "halt")
    court.put("ghent", "gallas", "imperial_militia")
    court.act(1, "gallas", "take imperial_militia", "march united_provinces", "halt")
    assert len(court.pieces("united_provinces")) == 4
    court.act(0, "thurn", "march wesel")
    assert court.march.city == court.place("wesel")


@pytest.mark.rule("17.H.3")
def test_hungary_starts_in_rebellion_as_a_protestant_area() -> None:
    court = Court()
    assert (court.s.rebellion, court.holder("hungary")) == (1, 0)
