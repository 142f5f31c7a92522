"""What a planning seat is told of its cards is what the rules then do."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from tests.wallenstein.kit import Table, begin, camp, position
from tools.games.set_ups import chosen, seed

from westphalia.engine.game import SPECTATOR
from westphalia.engine.match import start
from westphalia.engine.record import Header
from westphalia.games.wallenstein.events.base import ActionSkipped
from westphalia.games.wallenstein.expansions.court import FurnishCourt
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.rules.round import undertake
from westphalia.games.wallenstein.state import WallensteinState
from westphalia.games.wallenstein.views.view import planning, prospects
from westphalia.games.wallenstein.words import BOXES

SET_UPS = chosen("wallenstein", "playthroughs")
RICH = 99  # Thalers are counted over a whole plan


def outcome(s: WallensteinState, action: str, county: str) -> dict[str, Any]:
    """What becomes of an action of seat 0: the reason why not, or what changes at the table."""
    table = Table(s.copy())
    table.s.agenda = []
    table.s.thalers[0] = RICH
    where = table.county(county)
    before = table.s.copy()
    table.run(undertake(table.board.actions.index(action), 0, where))
    skipped = table.tells(ActionSkipped)
    if skipped:
        return {"lacks": skipped[0].reason}
    return {
        "thalers": table.s.thalers[0] - RICH,
        "grain": table.s.grain[0] - before.grain[0],
        "armies": table.s.armies[where] - before.armies[where],
        "most": most_sent(table) if action.startswith("combat") else 0,
    }


def most_sent(table: Table) -> int:
    """How many armies may go to the first target; a single one to spare goes unasked."""
    table.play(f"0 {table.offers(0)[0]}")
    return len(table.offers(0)) if table.asked() == [(0, "send")] else 1


def at_a_mat(header: Header) -> list[WallensteinState]:
    """Some positions of a random game in which seat 0 plans."""
    found: list[WallensteinState] = []
    match, dice = start(WALLENSTEIN, header, bytes(32)), Random(seed(header))
    while not match.over:
        s = match.play.state
        if planning(s) and not any(s.covered):
            found.append(s.copy())
        question = dice.choice(match.open)
        match.answer(question.seat, dice.choice(question.choices))
    return found


@pytest.mark.parametrize("header", SET_UPS.values(), ids=SET_UPS)
def test_every_action_comes_out_as_foretold(header: Header) -> None:
    compared = 0
    for s in at_a_mat(header):
        told = prospects(s, 0)
        for action, county in product(s.board.actions, told[s.board.actions[0]]):
            foretold = told[action][county]
            came = outcome(s, action, county)
            assert came.get("lacks") == foretold.get("lacks"), (action, county)
            if "lacks" in came or "peasants" in foretold:
                continue  # a revolt is for the tower to decide
            compared += 1
            for name in ("thalers", "grain", "armies", "most"):
                assert came[name] == foretold.get(name, 0), (action, county, name)
    assert compared > 100


@pytest.mark.parametrize("header", SET_UPS.values(), ids=SET_UPS)
def test_only_who_plans_is_told_and_no_longer_than_it_plans(header: Header) -> None:
    s = at_a_mat(header)[0]
    assert WALLENSTEIN.view(s, 0)["prospects"] == prospects(s, 0)
    assert "prospects" not in WALLENSTEIN.view(s, SPECTATOR)
    assert all("prospects" in view for view in WALLENSTEIN.views(s, [0, 1]))
    s.ready[0] = 1
    assert "prospects" not in WALLENSTEIN.view(s, 0)
    assert "prospects" in WALLENSTEIN.view(s, 1)


def test_a_card_is_foretold_for_every_box_where_something_may_come_of_it() -> None:
    table = begin(modules=["court"])
    told, hand = prospects(table.s, 0), WALLENSTEIN.view(table.s, 0)["hand"]
    counties = [card for card in hand if card in table.board.county_index]
    assert list(told["bid"]) == list(dict.fromkeys(hand))
    for box in BOXES:
        if box in table.board.actions:
            assert list(told[box]) == counties, box
        elif box != "bid":
            assert list(told[box]) == [*counties, "tower_card"], box


LACKING = "boehmen: 0 2 church; mark: 0 2 palace; baden: 0 1; koeln: 1 3"


@pytest.mark.parametrize(
    ("box", "card", "lacks", "clause"),
    [
        ("build_church", "boehmen", "twin", "W5.4.2"),
        ("build_church", "mark", "site", "W5.4.1"),
        ("build_trading_post", "baden", "stock", "W1.1.13"),
        ("deploy_5", "baden", "armies", "W5.10.5"),
        ("combat_move_a", "baden", "lone_army", "W5.11.2"),
        ("convert_3", "boehmen", "armies", "E3.1.7"),
        ("convert_2", "tower_card", "armies", "E3.1.7"),
        ("convert_1", "boehmen", "courtiers", "E3.1.7"),
    ],
)
def test_an_obstacle_is_told_with_its_clause(box: str, card: str, lacks: str, clause: str) -> None:
    table = position(LACKING, modules=["court"]).run(FurnishCourt()).reserve(0, 4)
    table.s.boxes = len(BOXES)
    table.s.stock[2] = 0
    table.s.hall[0] = table.board.courtiers
    assert prospects(table.s, 0)[box][card] == {"lacks": lacks, "clause": clause}


def test_a_bid_is_told_with_its_rank_and_the_objection_to_it() -> None:
    told = prospects(position("mark: 0 2").purse(0, 2).s, 0)["bid"]
    assert told["money_2"] == {"thalers": -2, "rank": 4}
    dear = {"objection": "not-affordable", "clause": "W3.2.3"}
    assert told["money_3"] == {"thalers": -3, "rank": 5, **dear}
    assert told["money_0"]["rank"] < told["mark"]["rank"] < told["money_1"]["rank"]


def test_grain_beyond_the_end_of_the_track_and_more_peasants_than_there_are_do_not_count() -> None:
    table = position("mark: 0 2; koeln: 0 2 *3")
    table.s.grain[0] = table.board.grain_track - 2
    table.s.peasants = 1
    told = prospects(table.s, 0)["collect_grain"]
    assert told["mark"] == {"grain": 2, "marker": True}
    assert told["koeln"] == {"grain": 2, "marker": True, "peasants": 1}


def test_a_kept_favour_spares_the_marker() -> None:
    table = position("mark: 0 2", modules=["court"]).run(FurnishCourt())
    table.s.kept[0] = 1
    assert prospects(table.s, 0)["collect_taxes"]["mark"]["marker"] is False


def under(table: Table, *events: str) -> dict[str, dict[str, Any]]:
    """What the open events would change, by box and card."""
    table.s.events = list(map(table.board.events.index, events))
    return {
        box: changed
        for box, cards in prospects(table.s, 0).items()
        if (changed := {card: told["under"] for card, told in cards.items() if "under" in told})
    }


@pytest.mark.parametrize(
    ("bonus", "taxes", "five", "three"), [("printed", 5, 3, 2), ("last", 6, 4, 3)]
)
def test_what_events_to_come_would_change_is_told(
    bonus: str, taxes: int, five: int, three: int
) -> None:
    table = camp("lausitz: 0 5; burgund: 0 2; tirol: 1 2", "0 lausitz", leader_bonus=bonus)
    changed = under(table, "church_peace_3", "tax_max_5", "few_recruits")
    assert changed.keys() == {"collect_taxes", "deploy_5", "deploy_3"}
    told = {card: then["tax_max_5"]["thalers"] for card, then in changed["collect_taxes"].items()}
    assert told == {"lausitz": taxes, "burgund": 5}
    for box, armies, elsewhere in (("deploy_5", five, 3), ("deploy_3", three, 2)):
        came = {card: then["few_recruits"]["armies"] for card, then in changed[box].items()}
        assert came == {"lausitz": armies, "burgund": elsewhere}


def test_an_event_may_help_too() -> None:
    table = position("mark: 0 2 *2").reserve(0, 3)
    changed = under(table, "few_recruits", "trade_calms_5")
    assert changed["deploy_5"]["mark"]["few_recruits"] == {"thalers": -3, "armies": 3}
    calmed = changed["build_trading_post"]["mark"]["trade_calms_5"]
    assert calmed == {"thalers": -1, "calms": 1}
