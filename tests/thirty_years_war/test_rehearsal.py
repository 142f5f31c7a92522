"""A whole activation is tried before anything of it is sent; what is filled in is legal."""

from __future__ import annotations

import pytest
from tests.thirty_years_war.marches import Field
from tests.thirty_years_war.test_foretold import positions

from westphalia.engine.chance import Sampling, Scripted
from westphalia.engine.choice import Choice
from westphalia.engine.event import NoOtherChoice
from westphalia.engine.match import Match, start
from westphalia.engine.preview import preview
from westphalia.engine.step import Play
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR as GAME
from westphalia.games.thirty_years_war.pieces import the_march
from westphalia.games.thirty_years_war.rules.control import Recover
from westphalia.games.thirty_years_war.rules.march import may_act
from westphalia.games.thirty_years_war.rules.recruiting import recruiters
from westphalia.games.thirty_years_war.rules.supply import demand
from westphalia.games.thirty_years_war.rules.turn import CardRound, PlacePillage, least_value
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState
from westphalia.games.thirty_years_war.views.board import advised_pillage
from westphalia.games.thirty_years_war.views.march import (
    activations,
    advised_forage,
    advised_force,
    advised_recovery,
    recruiting,
)
from westphalia.games.thirty_years_war.words import ACT, HALT, LEAD, MARCH, VOCABULARY


def asked(s: ThirtyYearsWarState) -> int:
    decision = s.agenda[-1]
    assert isinstance(decision, CardRound)
    return decision.seat


def activations_of(s: ThirtyYearsWarState) -> list[list[Choice]]:
    """A card and a leader whom it activates, one for each place."""
    seat = asked(s)
    value = s.board.card_value
    able = [card for card in s.hands[seat] if value[card] >= least_value(s, seat)]
    return [
        [ACT[card], LEAD[leader]] for card in able[:1] for leader in may_act(s, seat, value[card])
    ]


def test_the_force_that_is_filled_in_is_the_largest_that_breaks_no_siege() -> None:
    tried = 0
    for s in positions("card_round")[::3]:
        for begun in activations_of(s):
            first = preview(s, asked(s), begun)
            force = advised_force(first.play.state)
            formed = preview(s, asked(s), [*begun, *force])
            assert formed.refused is None
            question = formed.question(asked(s))
            if question and question.kind == "form_force":  # more might come
                rest = {choice.verb for choice in question.choices}
                assert rest == {"take", "go"}
                assert s.siege[the_march(formed.play.state).city]
            tried += bool(force)
    assert tried > 10


@pytest.mark.rule("13.14a")
def test_who_is_needed_for_a_siege_is_not_taken_along() -> None:
    field = Field().put("regensburg", "mansfeld", "anhalt", "4 german_mercenary")
    field.besiege("regensburg").s.inside[field.place("regensburg")] = 0
    field.act(0, "mansfeld")
    force = [choice.text for choice in advised_force(field.s)]
    assert force[0] == "join anhalt"
    assert 0 < force.count("take german_mercenary") < 4
    field.says(0, *force, "go", "march amberg")
    assert field.s.siege[field.place("regensburg")] == 1


@pytest.mark.rule("11.16c")
def test_cities_of_the_enemy_feed_the_march_first_and_its_goal_last() -> None:
    field = Field().put("pilsen", "mansfeld", "6 german_mercenary")
    field.controls("protestant", "budweis").controls("catholic", "amberg", "pilsen", "prague")
    field.act(0, "mansfeld", "3 take german_mercenary", "go", "march amberg", "march pilsen")
    field.says(0, "march budweis")
    march = the_march(field.s)
    assert demand(march) == 1
    assert [field.board.places[city] for city in advised_forage(field.s, march)] == ["amberg"]
    field.controls("protestant", "amberg")
    assert [field.board.places[city] for city in advised_forage(field.s, march)] == ["pilsen"]


@pytest.mark.rule("11.16c", "15.24a")
def test_own_land_is_spared_even_from_where_the_army_will_stand_and_a_base_most_of_all() -> None:
    field = Field().holds("protestant", "bohemia").holds("catholic", "austria")
    field.put("pilsen", "mansfeld", "anhalt", "6 german_mercenary").act(0, "mansfeld")
    field.says(0, "join anhalt", "6 take german_mercenary", "go")
    field.says(0, "march prague", "march budweis", "march linz")

    def advised() -> list[str]:
        return [field.board.places[city] for city in advised_forage(field.s, field.march)]

    assert demand(field.march) == 2
    assert advised() == ["linz", "linz"]
    field.controls("protestant", "linz")
    assert advised() == ["linz", "linz"], "just taken, in land that is the enemy's"
    field.s.pillage[field.place("linz")] = 2
    assert advised() == ["budweis", "budweis"], "Prague is a Supply Base"
    field.s.pillage[field.place("budweis")] = 2
    assert advised() == ["prague", "prague"], "rather than starve"


@pytest.mark.rule("11.16c", "11.163")
def test_a_battle_ahead_tells_what_the_march_would_forage_with_its_city() -> None:
    field = Field().holds("protestant", "bohemia").holds("catholic", "bavaria")
    field.put("pilsen", "mansfeld", "3 german_mercenary").put("passau", "8 imperial_veteran")
    field.act(0, "mansfeld", "3 take german_mercenary", "go", "march budweis")
    view = GAME.view(field.s, 0)["march"]
    (goal,) = [goal for goal in view["reach"][0]["goals"] if goal["place"] == "passau"]
    field.says(0, "march passau")
    field.s.pieces[field.place("passau")] = []
    assert field.asked() == [(0, "forage")]
    assert goal["forage"] == GAME.view(field.s, 0)["march"]["forage"]
    assert goal["forage"]["needs"] == 1
    assert goal["forage"]["open"] == {"budweis": 2, "passau": 2}
    assert goal["forage"]["advice"] == ["passau"]
    assert not any("forage" in goal for goal in view["reach"][0]["goals"] if "odds" not in goal)


def test_an_activation_is_one_batch_up_to_what_hands_over() -> None:
    for s in positions("card_round")[::5]:
        seat = asked(s)
        for begun in activations_of(s):
            force = advised_force(preview(s, seat, begun).play.state)
            tried = preview(s, seat, [*begun, *force, VOCABULARY.parse("go")])
            goals = GAME.view(tried.play.state, seat).get("march", {"reach": []})["reach"]
            quiet = [goal for goal in goals[0]["goals"] if "meets" not in goal] if goals else []
            if not quiet or quiet[0]["by"] != GAME.view(tried.play.state, seat)["march"]["city"]:
                continue
            step = MARCH[s.board.places.index(quiet[0]["place"])]
            whole = preview(s, seat, [*begun, *force, VOCABULARY.parse("go"), step, HALT])
            assert whole.refused is None
            assert whole.taken[-1] is HALT or whole.taken[-1].verb in ("forage", "halt", "pass")


def test_a_batch_that_was_rehearsed_is_taken_by_a_match() -> None:
    match = to_card_round()
    seat = match.open[0].seat
    begun = activations_of(match.play.state)[0]
    force = advised_force(preview(match.play.state, seat, begun).play.state)
    tried = preview(match.play.state, seat, [*begun, *force, VOCABULARY.parse("go")])
    match.answer_all(seat, tried.taken)
    assert GAME.encode(match.play.state) == GAME.encode(tried.play.state)
    told = [event for _, event in match.log if not isinstance(event, NoOtherChoice)]
    assert told[-len(tried.told) :] == tried.told


def to_card_round() -> Match:
    header = GAME.header(["Anna", "Mathias"], options={"scenario": "early_war"})
    match = start(GAME, header, bytes(32))
    while match.open[0].kind != "card_round":
        match.answer(match.open[0].seat, match.open[0].choices[0])
    return match


def test_who_waits_may_try_the_next_round_of_his_own_but_not_during_a_march() -> None:
    match = to_card_round()
    s = match.play.state
    waits = 1 - match.open[0].seat
    ahead = GAME.preview_position(s, waits)
    assert ahead is not None
    (question,) = preview(ahead, waits, []).play.open
    assert (question.kind, question.seat) == ("card_round", waits)
    assert {choice.noun for choice in question.choices if choice.verb == "aid"} == {*s.hands[waits]}
    begun = activations_of(s)[0]
    match.answer_all(match.open[0].seat, begun)
    assert GAME.preview_position(match.play.state, waits) is None


def test_a_card_tells_whom_it_activates_and_who_recruits() -> None:
    for s in positions("card_round")[::4]:
        seat = asked(s)
        shown = activations(s, seat, 2)
        able = [s.board.leaders[leader] for leader in may_act(s, seat, 2)]
        assert [row["leader"] for row in shown["leaders"]] == able
        assert all("objection" in row and row["leader"] not in able for row in shown["closed"])
        levy = recruiting(s, seat)
        assert [row["leader"] for row in levy["leaders"]] == [
            s.board.leaders[leader] for leader in recruiters(s, seat)
        ]
        for row in levy["leaders"]:
            assert row["kinds"]
            assert sum(row["steps"].values()) == pytest.approx(1)


def test_a_rehearsal_tells_nothing_that_the_seat_does_not_know() -> None:
    """With any other hand that the enemy may hold it is the same, whatever is tried."""
    tried = 0
    for n, s in enumerate(positions("card_round")[::6]):
        seat = asked(s)
        other = GAME.imagine(s, seat, Sampling(n))
        (question,) = [each for each in Play(s.copy(), Scripted([])).open if each.seat == seat]
        for choice in question.choices:
            one, two = preview(s, seat, [choice]), preview(other, seat, [choice])
            assert (one.final, one.taken, one.told) == (two.final, two.taken, two.told)
            assert GAME.view(one.play.state, seat) == GAME.view(two.play.state, seat)
            tried += not one.final
    assert tried > 20


@pytest.mark.rule("15.25a")
def test_own_bases_and_the_worst_of_own_land_recover_first() -> None:
    field = Field("campaign", forces=False)
    field.holds("catholic", "austria", "bohemia")
    for city, level in (("vienna", 1), ("prague", 2), ("linz", 1), ("kassel", 1)):
        field.s.pillage[field.place(city)] = level
    pillaged = tuple([c for c, level in enumerate(field.s.pillage) for _ in range(level)])
    field.run(Recover(1, 3, pillaged))
    assert [each.text for each in advised_recovery(field.s)] == [
        "recover vienna",
        "recover prague",
        "recover linz",
    ]
    assert GAME.view(field.s, 1)["advice"][0] == "recover vienna"


@pytest.mark.rule("18.24f")
def test_pillage_of_the_set_up_is_suggested_in_the_richest_land_of_the_enemy() -> None:
    field = Field("intervention", forces=False)
    field.run(PlacePillage(0, 3))
    assert [each.text for each in advised_pillage(field.s)] == ["pillage vienna"]
    assert GAME.view(field.s, 1)["advice"] == ["pillage vienna"], "open facts alone"
    field = Field("intervention", forces=False)
    field.run(PlacePillage(1, 3))
    area = field.s.board.area_of[advised_pillage(field.s)[0].noun]
    assert field.s.holder[area] == 0, "the other side spares its own land"
