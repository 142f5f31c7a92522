"""Overlays replace values, refuse everything else in sentences, and are explained in the docs."""

import re
import tomllib
from pathlib import Path

import pytest

from westphalia.engine.overlay import MOST_PROBLEMS, OverlayError
from westphalia.games.wallenstein.board import load_board
from westphalia.games.wallenstein.overlay import base_data, check_overlay

ROOT = Path(__file__).parents[2]


def problems(text: str) -> list[str]:
    return check_overlay(tomllib.loads(text), "my.toml")


def test_an_overlay_replaces_values_and_leaves_the_rest_and_the_base_alone() -> None:
    overlay = tomllib.loads(
        '[provenance]\nsource = "mine"\n'
        '[counties.boehmen]\ntax = 7\n[favours.9]\namount = 5\nprovenance = "known"\n'
        '[favours.7]\nbuilding = "palace"\n[landsknechts.2]\ngrain = 1\n'
        "[tower.layered]\nfloors = 3\nstick = [0.1, 0, 0.3]\nknock = 1"
    )
    assert check_overlay(overlay, "my.toml") == []
    base, board = load_board(), load_board(overlay)
    boehmen = base.county_index["boehmen"]
    assert (base.tax[boehmen], board.tax[boehmen]) == (6, 7)
    assert board.grain == base.grain
    assert [n for n in range(21) if board.favour_amount[n] != base.favour_amount[n]] == [8]
    assert board.favour_building[6] == 0
    assert len(board.landsknechts[1]) == len(base.landsknechts[1]) + 1
    assert board.tower_models["layered"].stick == [0.1, 0.0, 0.3]
    assert board.overlay == overlay
    assert base.overlay == {}
    assert load_board() is base


def test_our_own_data_pass_the_checks_for_overlays() -> None:
    assert check_overlay({}, "data") == []
    assert check_overlay({"counties": base_data()["counties"]}, "data") == []


WRONG = {
    "[fortresses.prag]\nsize = 1": "fortresses is not in the data; an overlay may not add",
    "[counties.bohmen]\ntax = 7": "counties.bohmen is not in the data; did you mean boehmen?",
    "[counties.boehmen]\ntaxes = 7": "counties.boehmen.taxes is not in the data; did you mean tax?",
    "[favours.22]\namount = 1": "favours.22 is not in the data",
    "[counties]\nboehmen = 7": "counties.boehmen is 7, but must be a table.",
    "[counties.boehmen.tax]\nx = 7": "counties.boehmen.tax is {'x': 7}, but must be a whole",
    '[counties.boehmen]\ntax = "7"': "counties.boehmen.tax is '7', but must be a whole number.",
    "[counties.boehmen]\ntax = 7.5": "counties.boehmen.tax is 7.5, but must be a whole number.",
    "[counties.boehmen]\ntax = true": "counties.boehmen.tax is True, but must be a whole number.",
    '[counties.boehmen]\nname = ""': "counties.boehmen.name is '', but must be text.",
    "[counties.tirol]\nremoved_with_three = 1": "is 1, but must be true or false.",
    "[money_cards]\nvalues = [0, 1, '2', 3, 4]": "but must be a list, each entry a whole number.",
    "[counties.boehmen]\ntax = -1": "counties.boehmen.tax is -1, but may not be negative.",
    "[counties.boehmen]\nsites = 4": "counties.boehmen.sites is 4, but a county has 1 to 3",
    "[counties.boehmen]\nsites = 0": "counties.boehmen.sites is 0, but a county has 1 to 3",
    "[counties.boehmen]\nregion = 'baiern'": "'baiern', which is unknown; did you mean bayern?",
    "[tower.layered]\nknock = 1.5": "tower.layered.knock is 1.5, but a chance lies between 0 and 1",
    "[tower.layered]\nknock = 2": "tower.layered.knock is 2, but a chance lies between 0 and 1",
    "[tower.layered]\nknock = nan": "tower.layered.knock is nan, but a chance lies between",
    "[tower.layered]\nstick = [0.2]": "tower.layered.stick has 1 entries, but tower.layered.floors",
    "[events.tax_max_5]\neffect = 'church_peace'": "events.tax_max_5.effect may not be replaced",
    "[events.tax_max_5]\nclause = 'W1.1.1'": "events.tax_max_5.clause may not be replaced",
    "[favours.9]\nprovenance = 'sure'": "favours.9.provenance is 'sure', but must be one of known",
    "[favours.10]\nagainst = ['deploy_5']": "favours.10.against names 'deploy_5', which is unknown",
    "[money_cards]\nvalues = [0, 1, 2, 3]": "money_cards.values has 4 entries, but must have 5.",
    "[money_cards]\nvalues = [0, 1, 2, 2, 4]": "money_cards.values is [0, 1, 2, 2, 4], but must ri",
    "[tiles.plus_tax]\namount = 2": "tiles.*.amount: all tiles but six_armies add the same",
    "[majority.church]\nshared = 3": "majority.church.shared is 3, more than alone 2.",
    "[components.army_cubes]\ncount = 30": "need 34 cubes, but components.army_cubes.count is 30",
    "[components.army_cubes]\ncount = 63": "components.army_cubes.count is 63, but choices are num",
    "[tower_fill]\npeasants = 21": "tower_fill.peasants is 21, but components.peasant_cubes.count",
    "[components.peasant_cubes]\ncount = 250": (
        "components.peasant_cubes.count is 250, but may be at most 99."
    ),
    "[tower.layered]\nfloors = 10": "tower.layered.floors is 10, but may be at most 9.",
    "[supply_chart.3]\nrevolts = 10": "revolts is 10, but may be at most 9.",
    "[start_money]\n3 = 100": "start_money.3 is 100, but may be at most 99.",
    "[money_cards]\nvalues = [0, 1, 2, 3, 100]": "money_cards.values is 100, but may be at most",
    f"[tower.layered]\nstick = {[0.2] * 151}": "has 151 entries, but may have at most 150.",
    f"[counties.boehmen]\nname = '{'x' * 1001}'": "has 1001 letters, but may have at most 1000.",
    "[landsknecht_check]\nregions = 6": "landsknecht_check.regions is 6, more regions than",
    "[army_groups]\n5 = [5, 4, 4, 3, 3, 2, 0]": "army_groups.5 has a group of 0 armies",
    "[army_groups]\n4 = [5, 5, 4, 3, 3, 2, 2, 2]": "line_ups.4.A.armies does not use the groups of",
    "[line_ups.5.A]\ncounties = ['mark', 'mark', 'anhalt', 'trier', 'tirol', 'baden', 'passau']": (
        "line_ups.5.A.counties names mark twice."
    ),
    "[line_ups.5.A]\ncounties = ['mark', 'boehmen', 'schlesien', 'koeln', 'lausitz', 'maehren', "
    "'altmark']": "line_ups.5.C.counties names altmark, which line_ups.5.A has already.",
    "[counties.passau]\nremoved_with_three = true": (
        "line_ups.3.A.counties names passau, which is removed with three seats."
    ),
    "[counties.bremen]\nneighbours = ['holstein']": (
        "counties.osnabrueck.neighbours names bremen, "
        "but counties.bremen.neighbours does not name osnabrueck."
    ),
    "[counties.bremen]\nneighbours = ['bremen', 'holstein', 'osnabrueck']": (
        "counties.bremen.neighbours names bremen itself."
    ),
    "[counties.bremen]\nneighbours = []\n"
    "[counties.holstein]\nneighbours = ['mecklenburg', 'osnabrueck']\n"
    "[counties.osnabrueck]\nneighbours = ['holstein', 'koeln', 'lueneburg', 'mark', "
    "'mecklenburg', 'paderborn']": "the counties of the map are not all connected; not bremen.",
}


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_overlay_is_refused_in_a_sentence(text: str) -> None:
    told = problems(text)
    assert any(WRONG[text] in sentence for sentence in told), told
    assert all(re.fullmatch(r"my\.toml: .*[.?]", sentence) for sentence in told), told
    with pytest.raises(OverlayError, match="the overlay: "):
        load_board(tomllib.loads(text))


def test_too_few_counties_for_a_draft_with_three() -> None:
    more = ["altmark", "anhalt", "hessen_darmstadt", "kursachsen", "wolfenbuettel"]
    more += ["maehren", "oberpfalz", "regensburg", "wuerttemberg"]
    text = "".join(f"[counties.{county}]\nremoved_with_three = true\n" for county in more)
    assert any("too few for a draft; it needs 29." in each for each in problems(text))


def test_all_problems_are_told_at_once() -> None:
    told = problems("[counties.boehmen]\ntax = -1\nsites = 9\n[favours.99]\namount = 1")
    assert len(told) == 3


def test_of_a_thousand_problems_the_first_are_told() -> None:
    told = problems("[counties.boehmen]\n" + "".join(f"tax{n} = 1\n" for n in range(1000)))
    assert len(told) == MOST_PROBLEMS


def test_the_example_on_the_page_works() -> None:
    written = (ROOT / "docs" / "provenance.md").read_text("utf-8")
    example = re.search(r"```toml\n(.*?)```", written, re.DOTALL)
    assert example is not None
    overlay = tomllib.loads(example[1])
    assert check_overlay(overlay, "my-values.toml") == []
    assert load_board(overlay).favour_amount[8] != load_board().favour_amount[8]
