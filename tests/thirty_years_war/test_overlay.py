"""Overlays of Thirty Years War replace values and refuse everything else in sentences."""

import re
import tomllib

import pytest

from westphalia.engine.overlay import OverlayError
from westphalia.games.thirty_years_war.board import load_board
from westphalia.games.thirty_years_war.overlay import base_data, check_overlay
from westphalia.games.thirty_years_war.terms import Marker, Source


def problems(text: str) -> list[str]:
    return check_overlay(tomllib.loads(text), "my.toml")


def test_an_overlay_replaces_values_and_leaves_the_rest_and_the_base_alone() -> None:
    overlay = tomllib.loads(
        '[provenance]\nsource = "my copy"\n[areas.austria]\nvp = 6\n'
        "[cities.vienna]\nfortress = 6\nsiege = -2\n"
        'provenance = { fortress = "known", "neighbours.krems" = "known" }\n'
        "[leaders.tilly]\nbattle = 3\nreplacement = 'none'\n"
        "[units.swedish_veteran]\ncount = 10\n"
        "[cards.c1]\nvalue = 3\nspain = 0\nmarker = 'none'\n"
        "[combat_results.1]\nleast = 2\n[recruitment]\nbelow = 1"
    )
    assert check_overlay(overlay, "my.toml") == []
    base, board = load_board(), load_board(overlay)
    assert (base.area_vp[0], board.area_vp[0]) == (5, 6)
    assert (board.fortress[0], board.siege_modifier[0]) == (6, -2)
    assert board.area_vp[1:] == base.area_vp[1:]
    tilly = board.leader_index["tilly"]
    assert (board.battle[tilly], board.replacement[tilly]) == (3, -1)
    assert sum(board.counters) == sum(base.counters) + 1
    assert (board.card_value[0], board.card_marker[0]) == (3, Marker.NONE)
    assert (base.card_aid[0][Source.SPAIN], board.card_aid[0][Source.SPAIN]) == (8, 0)
    assert (board.charts.combat_strength[0], board.charts.steps(-1)) == (2, 1)
    assert board.overlay == overlay
    assert base.overlay == {}
    assert load_board() is base


def test_a_new_pathway_needs_both_of_its_ends() -> None:
    one = "[cities.graz]\nneighbours = ['vienna', 'linz', 'krems']\n"
    assert problems(one) == [
        "my.toml: cities.graz.neighbours names krems, "
        "but cities.krems.neighbours does not name graz."
    ]
    both = one + "[cities.krems]\nneighbours = ['vienna', 'linz', 'znaim', 'graz']"
    assert problems(both) == []
    board = load_board(tomllib.loads(both))
    assert board.place_index["graz"] in board.neighbours[board.place_index["krems"]]


def test_our_own_data_pass_the_checks_for_overlays() -> None:
    assert check_overlay({}, "data") == []
    assert check_overlay(base_data(), "data") == []


WRONG = {
    "[rivers.elbe]\nsize = 1": "rivers is not in the data",
    "[cities.wien]\nfortress = 1": "cities.wien is not in the data; did you mean",
    "[cities.vienna]\nfortres = 1": "cities.vienna.fortres is not in the data; did you mean fort",
    "[cities]\nvienna = 1": "cities.vienna is 1, but must be a table.",
    "[cities.vienna]\nfortress = '5'": "cities.vienna.fortress is '5', but must be a whole number.",
    "[cities.vienna]\nport = 1": "cities.vienna.port is 1, but must be true or false.",
    "[cities.vienna]\nfortress = 10": "cities.vienna.fortress is 10, but lies from 0 to 9.",
    "[cities.vienna]\nsiege = 1": "cities.vienna.siege is 1, but lies from -9 to 0.",
    "[cities.linz]\nsiege = -1": "cities.linz.siege is -1, but linz is no fortress.",
    "[cities.linz]\narea = 'austira'": "which is unknown; did you mean austria?",
    "[cities.rendsburg]\narea = 'pomerania'\n[cities.kiel]\narea = 'pomerania'": (
        "cities.*.area leaves areas.schleswig_holstein without a city."
    ),
    "[cities.stettin]\nport = false": "boxes.sweden.arrows names stettin, but cities.stettin.port",
    "[boxes.sweden]\narrows = []": "boxes.sweden.arrows is empty",
    "[cities.bozen]\nneighbours = ['bozen']": "cities.bozen.neighbours names bozen itself.",
    "[cities.bozen]\nneighbours = []\n[cities.innsbruck]\nneighbours = ['munich', 'bregenz', "
    "'salzburg']": "the cities are not all connected; not bozen.",
    "[areas.austria]\ncontrol = 6": "areas.austria.control is 6, but it has 5 cities.",
    "[areas.austria]\ncontrol = 0": "areas.austria.control is 0, but France alone has no control",
    "[areas.france]\ncontrol = 2": "areas.france.control is 2, but France alone has no control box",
    "[areas.austria]\nvp = -1": "areas.austria.vp is -1, but lies from 0 to 9.",
    "[areas.saxony]\nelector = 'never'": "areas.saxony.elector may not be replaced",
    "[leaders.tilly]\nactivation = 0": "leaders.tilly.activation is 0, but lies from 1 to 3.",
    "[leaders.tilly]\nstars = 3": "leaders.tilly.stars is 3, but lies from 0 to 2.",
    "[leaders.tilly]\nreplacement = 'tilly'": "leaders.tilly.replacement names tilly himself.",
    "[leaders.tilly]\nreplacement = 'wolf'": "names wolf 2 times, but 1 can enter.",
    "[leaders.tilly]\nreplacement = 'unnamed_imperial'": (
        "names unnamed_imperial 2 times, but 1 can enter."
    ),
    "[leaders.unnamed_imperial]\ncounters = 2": "leaders.unnamed_imperial.counters may not be repl",
    "[units.french_veteran]\ncount = 3": "count is 3, but set_ups.apocalypse needs 4.",
    "[units.spanish_veteran]\nreduced = 5": "units.spanish_veteran.reduced is 5, more than full 4.",
    "[units.spanish_veteran]\nmovement = 0": "units.spanish_veteran.movement is 0, but lies from 1",
    "[units.spanish_veteran]\ntype = 'guards'": "names 'guards', which is unknown; expected one of",
    "[recruitment]\nsteps = [1, 1, 1]": "recruitment.steps has 3 entries, but must have 12.",
    "[recruitment]\nbelow = 2": "recruitment.below is more than recruitment.steps give",
    "[loot]\npillage = [0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 3]": "loot.pillage goes beyond Pillage-2.",
    "[loot]\nlosses = [0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 2]": "loot.losses must rise with the roll",
    "[combat_results.2]\nleast = 6": "combat_results.*.least is [1, 6, 6, 10, 15, 20], but must ri",
    "[peace.1]\nresults = ['pmv', 'pmv', 'pmv', 'cw', 'cw', 'cw', 'cw', 'truce', 'bw', 'war']": (
        "peace.1.results names 'war', which is no result."
    ),
    "[cards.c1]\nspain = 100": "cards.c1.spain is 100, but may be at most 99.",
    "[dutch_war_boxes.2]\nvp = -100": "vp is -100, but may be at least -99.",
    "[turn_track]\nfirst_year = 2000": "turn_track.first_year is 2000, but may be at most 1999.",
    "[units.spanish_veteran]\ncount = 41": "units.spanish_veteran.count is 41, but lies from 1 to",
    "[cards.c1]\nvalue = 4": "cards.c1.value is 4, but lies from 1 to 3.",
    "[cards.c1]\nspain = -1": "cards.c1.spain is -1, but may not be negative.",
    "[cards.c1]\nmarker = 'star'": "cards.c1.marker names 'star', which is unknown",
    "[cards.c1]\nrefs = ['1.2a']": "cards.c1.refs may not be replaced, because clauses belong to",
    "[cards.c1]\ndoes = ['K: nothing']": "cards.c1.does may not be replaced, because the rules are",
    "[cards.c7]\nleaders = ['tilli']": "cards.c7.leaders names 'tilli', which is unknown; did you",
    "[cards.c8]\nleaders = ['wallenstein']": "cards.*.leaders names wallenstein 2 times.",
    "[set_ups.campaign.areas]\ncatholic = []": "set_ups.campaign.areas.catholic may not be repl",
    "[set_ups.campaign.forces.pilsen]\ngerman_mercenary = 9": (
        "set_ups.campaign: 9 units for pilsen, but a city holds 8."
    ),
    "[set_ups.campaign.forces.dresden]\nleaders = ['john_george']": (
        "set_ups.campaign: john_george stands in 2 places."
    ),
    "[leaders.tilly]\nprovenance = 'sure'": "leaders.tilly.provenance is 'sure', but must be one",
    "[leaders.tilly.provenance]\nloss = 'sure'": "leaders.tilly.provenance.loss is 'sure', but mu",
    "[leaders.tilly.provenance]\nluck = 'known'": "leaders.tilly.provenance.luck is not in the da",
    "[leaders.tilly.source]\nloss = 7": "leaders.tilly.source.loss is 7, but must be text.",
    "[provenance]\nauthor = 'me'": "provenance.author is not in the data; expected status or",
}


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_overlay_is_refused_in_a_sentence(text: str) -> None:
    told = problems(text)
    assert any(WRONG[text] in sentence for sentence in told), told
    assert all(re.fullmatch(r"my\.toml: .*[.?]", sentence) for sentence in told), told
    with pytest.raises(OverlayError, match="the overlay: "):
        load_board(tomllib.loads(text))


def test_every_deck_keeps_a_card() -> None:
    text = "".join(f"[cards.c{n}]\ngroup = 'intervention'\n" for n in range(1, 16))
    assert problems(text) == ["my.toml: cards.c*.group leaves no card for early_war."]


def test_all_problems_are_told_at_once() -> None:
    assert len(problems("[areas.austria]\nvp = 10\ncontrol = 9\n[cards.c56]\nvalue = 1")) == 3
