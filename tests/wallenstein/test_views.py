"""What the server asks of the game besides a view: many views at once, standings, printed facts."""

from __future__ import annotations

from random import Random

import pytest
from tests.wallenstein.kit import camp, position

from westphalia.engine.event import told
from westphalia.engine.game import SPECTATOR
from westphalia.engine.match import Match, start
from westphalia.engine.record import Header
from westphalia.games.wallenstein.events.base import AttackBegan, CountyConquered
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.rules.combat import protection
from westphalia.games.wallenstein.rules.economy import harvest, taxes
from westphalia.games.wallenstein.rules.winter import EndOfGame, Scoring, majorities
from westphalia.games.wallenstein.terms import Tile
from westphalia.games.wallenstein.views.view import if_scored_now
from westphalia.games.wallenstein.words import MARCH, SEND

NAMES = ["Anna", "Berta", "Carla", "Dora"]
HEADERS = [
    WALLENSTEIN.header(NAMES, ["court", "landsknechts", "leaders"]),
    WALLENSTEIN.header(NAMES[:3], ["leaders"], {"setup": "draft"}),
]


def some_way(header: Header, seed: int, answers: int) -> Match:
    match, random = start(WALLENSTEIN, header, bytes(31) + bytes([seed])), Random(seed)
    while not match.over and len(match.entries) < answers:
        question = random.choice(match.open)
        match.answer(question.seat, random.choice(question.choices))
    return match


@pytest.mark.parametrize("header", HEADERS, ids=["all", "draft"])
@pytest.mark.parametrize("answers", [0, 3, 40, 90, 170, 300, 10_000])
def test_views_made_together_are_those_made_alone(header: Header, answers: int) -> None:
    state = some_way(header, answers % 7, answers).play.state
    seats = range(SPECTATOR, header.seats)
    assert WALLENSTEIN.views(state, seats) == [WALLENSTEIN.view(state, seat) for seat in seats]


@pytest.mark.parametrize("header", HEADERS, ids=["all", "draft"])
def test_a_view_that_reuses_an_earlier_one_is_as_if_made_anew(header: Header) -> None:
    match, random = start(WALLENSTEIN, header, bytes(31) + b"7"), Random(7)
    before = None
    reused = foreseen = 0
    while not match.over:
        question = random.choice(match.open)
        match.answer(question.seat, random.choice(question.choices))
        state = match.play.state.copy()
        public = WALLENSTEIN.view(state, SPECTATOR)
        shown, own = WALLENSTEIN.views(state, [SPECTATOR, 0], before)
        assert shown == public
        assert own == WALLENSTEIN.view(state, 0)
        if before:
            reused += shown["counties"] is before[1][SPECTATOR]["counties"]
            foreseen += "prospects" in own and own["prospects"] is before[1][0].get("prospects")
        before = (state, {SPECTATOR: shown, 0: own})
    assert reused > 50
    assert foreseen > 50


def test_a_quantity_over_many_subjects_is_that_of_each() -> None:
    state = some_way(HEADERS[0], 1, 200).play.state
    held = [county for county, owner in enumerate(state.owner) if owner >= 0]
    for quantity in (taxes, harvest, *protection):
        assert quantity.over(state, held) == [quantity.of(state, county) for county in held]


def test_a_standing_adds_what_a_scoring_would_give_until_all_is_scored() -> None:
    match = some_way(HEADERS[0], 1, 100)
    view = WALLENSTEIN.view(match.play.state, SPECTATOR)
    told = [seat["points"] + sum(seat["if_scored_now"].values()) for seat in view["seats"]]
    standing = WALLENSTEIN.standing(match.play.state)
    assert standing["points"] == told
    for name in ("thalers", "counties", "armies"):
        assert standing[name] == [seat[name] for seat in view["seats"]]
    over = some_way(HEADERS[0], 1, 10_000).play.state
    assert WALLENSTEIN.standing(over)["points"] == WALLENSTEIN.result(over)["points"]
    for holding in WALLENSTEIN.view(over, SPECTATOR)["seats"]:
        assert holding["if_scored_now"].keys() >= {"counties", "monuments"}
        assert set(holding["if_scored_now"].values()) == {0}, "nothing is scored any more"


def test_a_curve_does_not_jump_when_the_monuments_are_scored() -> None:
    table = camp("boehmen: 0 5 palace; tirol: 1 2", "0 boehmen", "0 mark mark; 1 baden")
    table.s.captured = [0, 2, 0, 1]
    scoring = [EndOfGame(), Scoring()]  # the last on the agenda comes first
    table.s.agenda = scoring
    told = [if_scored_now(table.s, seat, majorities(table.s)) for seat in range(4)]
    assert [scored["monuments"] for scored in told] == [2, 3, 0, 1]
    before = WALLENSTEIN.standing(table.s)["points"]
    table.s.agenda = []
    table.run(*reversed(scoring))
    assert WALLENSTEIN.result(table.s)["points"] == before
    assert WALLENSTEIN.standing(table.s)["points"] == before
    assert before[0] > 2


def test_without_leaders_no_monuments_are_spoken_of() -> None:
    view = WALLENSTEIN.view(position("boehmen: 0 5").s, SPECTATOR)
    assert view["seats"][0]["if_scored_now"].keys() == {"counties", "buildings", "majorities"}


def test_printed_facts_say_how_sure_they_are_and_follow_an_overlay() -> None:
    facts = WALLENSTEIN.printed({})
    assert len(facts["counties"]) == sum(len(region["counties"]) for region in facts["regions"])
    favours = {favour["id"]: favour for favour in facts["favours"]}
    assert favours["9"]["provenance"] == "reconstructed"
    assert favours["1"]["provenance"] == "known"
    mine = {
        "favours": {"9": {"amount": 5, "provenance": "known"}},
        "counties": {"tirol": {"tax": 9}},
    }
    changed = WALLENSTEIN.printed(mine)
    assert changed["favours"][8]["amount"] == 5
    assert changed["favours"][8]["provenance"] == "known"
    assert changed["counties"]["tirol"]["tax"] == 9


def test_a_march_is_foretold_or_refused_by_a_sentence() -> None:
    state = some_way(HEADERS[0], 1, 100).play.state
    foe = next(county for county, owner in enumerate(state.owner) if owner == 1)
    own = next(county for county, owner in enumerate(state.owner) if owner == 0)
    told = WALLENSTEIN.forecast(state, 0, [MARCH[foe], SEND[5]])
    assert 0 < told["attacker"] <= 1
    assert WALLENSTEIN.forecast(state, 0, [MARCH[foe]])["cast"]["seats"][0] == 1
    for seat, choices, why in (
        (0, [MARCH[own], SEND[5]], "cannot attack"),
        (0, [SEND[5]], "a march and a number"),
        (0, [MARCH[foe], SEND[0]], "a march and a number"),
        (9, [MARCH[foe], SEND[5]], "no seat 9"),
    ):
        with pytest.raises(ValueError, match=why):
            WALLENSTEIN.forecast(state, seat, choices)


def test_extra_cubes_are_told_apart_from_the_armies_that_go() -> None:
    state = some_way(HEADERS[0], 1, 100).play.state
    foe = next(county for county, owner in enumerate(state.owner) if owner == 1)
    state.tile[0], state.tile[1] = Tile.ATTACK_PLUS, Tile.DEFENCE_PLUS
    cast = WALLENSTEIN.forecast(state, 0, [MARCH[foe], SEND[4]])["cast"]
    assert cast["extra"][:2] == [1, 1]
    assert cast["seats"][:2] == [5, state.armies[foe] + 1]
    state.supply[0] = 0
    assert WALLENSTEIN.forecast(state, 0, [MARCH[foe], SEND[4]])["cast"]["extra"][0] == 0


def test_nobody_is_none_in_the_fields_of_an_event() -> None:
    began = WALLENSTEIN.spelled(told(AttackBegan(0, 1, 2, 3, defender=-1, left=1)))
    assert (began["seat"], began["armies"], began["defender"]) == (0, 3, None)
    taken = WALLENSTEIN.spelled(told(CountyConquered(2, 1, loser=-1, armies=1)))
    assert (taken["seat"], taken["loser"]) == (2, None)


@pytest.mark.parametrize("header", HEADERS)
def test_a_seat_sees_what_it_would_have_and_how_many_buildings_decide(header: Header) -> None:
    view = WALLENSTEIN.view(some_way(header, 7, 150).play.state, 0)
    for seat in view["seats"]:
        assert seat["points_then"] == seat["points"] + sum(seat["if_scored_now"].values())
    assert view["majorities"]
    regions = WALLENSTEIN.printed({})["counties"]
    for majority in view["majorities"]:
        built = majority["built"]
        most = [seat for seat, many in enumerate(built) if many == max(built)]
        assert most == majority["seats"]
        owners = [
            county["owner"]
            for name, county in view["counties"].items()
            if regions[name]["region"] == majority["region"]
            and majority["building"] in county["buildings"]
        ]
        assert [owners.count(seat) for seat in range(header.seats)] == built
