"""17.H.5 The end of the rebellion of Hungary."""

import pytest
from tests.thirty_years_war.battles import Battlefield
from tests.thirty_years_war.court import Court

from westphalia.games.thirty_years_war.events.battle import RebellionEnded
from westphalia.games.thirty_years_war.rules.end_of_march import EndActivation
from westphalia.games.thirty_years_war.rules.revolts import begin_revolt
from westphalia.games.thirty_years_war.state import LOST

CITIES = ("pressburg", "tyrnau", "neuhausel")


def rebellion() -> Court:
    court = Court().put("vienna", "bucquoy", "2 imperial_militia")
    return court.put("brunn", "bethlen_gabor", "hungarian_militia")


@pytest.mark.rule("17.H.5a", "17.H.5b")
def test_the_rebellion_ends_when_all_hungary_is_catholic() -> None:
    court = rebellion().put("iglau", "hungarian_militia", "thurn")
    court.controls("catholic", "tyrnau")
    court.act(1, "bucquoy", "2 take imperial_militia", "march pressburg", "control")
    assert court.s.rebellion == 0  # at once, in the middle of the march
    assert (court.pieces("brunn"), court.pieces("iglau")) == ([], ["thurn"])
    assert court.s.fate[court.leader("bethlen_gabor")] == LOST
    assert [court.control(city) for city in CITIES] == [1, 1, 1]
    assert court.holder("hungary") == 1
    assert len(court.tells(RebellionEnded)) == 1


@pytest.mark.rule("17.H.5a", "9.43a")
def test_17_h_5a_the_last_city_may_be_one_in_revolt() -> None:
    court = rebellion().controls("catholic", "tyrnau", "neuhausel")
    begin_revolt(court.hand, court.place("pressburg"), 1)
    court.act(1, "bucquoy", "2 take imperial_militia", "march pressburg", "control")
    assert (court.s.rebellion, court.pieces("brunn")) == (0, [])


@pytest.mark.rule("17.H.5a")
def test_it_goes_on_as_long_as_a_city_holds_out() -> None:
    court = rebellion().put("neuhausel", "german_militia").controls("catholic", "tyrnau")
    court.act(1, "bucquoy", "2 take imperial_militia", "march pressburg", "control", "halt")
    assert (court.holder("hungary"), court.s.rebellion) == (1, 1)
    assert len(court.pieces("brunn")) == 2


@pytest.mark.rule("17.H.5a")
def test_a_battle_may_win_the_last_city() -> None:
    court = rebellion().controls("catholic", *CITIES).run(EndActivation(1))
    assert (court.s.rebellion, court.pieces("brunn")) == (0, [])


@pytest.mark.rule("17.H.5a", "12.28c", "12.54c")
def test_17_h_5a_the_last_city_is_won_before_the_loser_gains_his_refuge() -> None:
    field = Battlefield().controls("catholic", "tyrnau", "neuhausel")
    field.put("tyrnau", "imperial_militia").put("brunn", "bethlen_gabor", "hungarian_militia")
    field.put("pressburg", "german_militia", "2 german_mercenary", "hungarian_militia")
    field.rolls(0, 6, 0).attack(1, "vienna", "pressburg", "bucquoy", "4 imperial_mercenary")
    field.says(1, "attack").finish()
    assert (field.s.rebellion, field.fate("bethlen_gabor")) == (0, LOST)
    assert field.pieces("brunn") == []
    assert field.pieces("neuhausel"), "those who are no Hungarians have fled there"
    assert "hungarian_militia" not in field.pieces("neuhausel")
    assert [field.control(city) for city in CITIES] == [1, 1, 0]
