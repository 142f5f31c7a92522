"""What a battle and a siege show before they are decided, held against what the rules then do."""

from dataclasses import asdict
from math import comb
from typing import Any

import pytest
from tests.thirty_years_war.battles import Battlefield
from tests.thirty_years_war.marches import Field
from tests.thirty_years_war.rules.test_12_breitenfeld import at_leipzig, attack, with_cards
from tests.thirty_years_war.rules.test_13_siege import ingolstadt
from tests.thirty_years_war.visits import Visit, attacked, struck

from westphalia.games.thirty_years_war.board import Board
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR as GAME
from westphalia.games.thirty_years_war.imagine import unseen
from westphalia.games.thirty_years_war.odds import NothingToForetell, battle_odds
from westphalia.games.thirty_years_war.rules.control import siege_level
from westphalia.games.thirty_years_war.rules.losses import lose_step
from westphalia.games.thirty_years_war.rules.siege import Assault, LaySiege
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT
from westphalia.games.thirty_years_war.views.battle import ways_to_lose
from westphalia.games.thirty_years_war.words import VOCABULARY


def seen(field: Battlefield | Field, seat: int) -> dict[str, Any]:
    return GAME.view(field.s, seat)


def foretold(field: Battlefield | Field, seat: int, *choices: str) -> dict[str, Any]:
    return GAME.forecast(field.s, seat, [VOCABULARY.parse(text) for text in choices])


def card_in_hand(field: Battlefield, seat: int, card: str) -> dict[str, Any]:
    (held,) = [one for one in seen(field, seat)["hand"] if one["card"] == card]
    found: dict[str, Any] = held["combat"]
    return found


# Combat Cards


@pytest.mark.rule("9.51d", "9.52", "12.24")
def test_a_card_says_what_it_does_and_what_the_odds_are_then() -> None:
    field = attack()
    told = card_in_hand(field, PROTESTANT, "p34")
    assert (told["roll"], told["shift"]) == ([1, 0], [0, 0])
    assert card_in_hand(field, PROTESTANT, "p13")["roll"] == [0, -1]
    field.says(PROTESTANT, "combat p34")
    assert told["odds"] == asdict(battle_odds(field.s))


@pytest.mark.rule("9.51b", "9.51d")
def test_cards_are_foretold_together_and_said_in_one_answer() -> None:
    field = attack()
    told = foretold(field, PROTESTANT, "combat p13", "combat p34")
    field.says(PROTESTANT, *told["says"])
    assert told["odds"] == asdict(battle_odds(field.s))
    assert field.asked() == [(CATHOLIC, "combat_cards")]
    with pytest.raises(NothingToForetell, match="cannot be laid"):
        foretold(field, PROTESTANT, "combat p13")


@pytest.mark.rule("9.51b")
def test_who_has_no_card_left_is_not_asked_again() -> None:
    field = attack().says(PROTESTANT, "pass")
    told = foretold(field, CATHOLIC, "combat c49")
    assert told["says"] == ["combat c49"]
    field.deal(CATHOLIC, "c1")
    assert foretold(field, CATHOLIC, "combat c49")["says"] == ["combat c49", "pass"]


@pytest.mark.rule("9.51d", "6.0.Cb")
def test_answers_rest_on_the_piles_and_not_on_the_hand() -> None:
    field = attack()
    field.deal(CATHOLIC, "c1", "c2", "c3")
    before = seen(field, PROTESTANT)
    assert {"c32", "c49"} <= {card for row in before["answers"] for card in row["cards"]}
    hand, pile = field.s.hands[CATHOLIC], field.s.unplayed[CATHOLIC]
    hand.remove(field.board.card_index["c49"])
    pile.append(field.board.card_index["c49"])
    hand.append(pile.pop(0))
    after = seen(field, PROTESTANT)
    for key in ("answers", "unseen", "combat", "usable", "holds"):
        assert before[key] == after[key]
    pool, held = len(unseen(field.s, CATHOLIC)), len(hand)
    assert after["holds"] == pytest.approx(
        1 - comb(pool - after["usable"], held) / comb(pool, held)
    )
    assert "answers" not in seen(field, CATHOLIC)
    assert "answers" not in seen(field, -1)


@pytest.mark.rule("9.51d", "12.24")
def test_an_answer_has_the_odds_that_it_then_brings() -> None:
    field = attack()
    rows = {tuple(row["cards"]): row["odds"] for row in seen(field, PROTESTANT)["answers"]}
    field.says(PROTESTANT, "pass")
    assert rows[()] == asdict(battle_odds(field.s))
    field.deal(CATHOLIC, "c1").says(CATHOLIC, "combat c49")
    assert rows["c49",] == asdict(battle_odds(field.s))


@pytest.mark.rule("12.24", "12.25", "9.51d")
def test_modifiers_are_listed_with_those_who_give_them() -> None:
    battle = seen(with_cards(), -1)["battle"]
    sides = battle["sides"]
    told = [
        [(one.get("leader") or one["card"], one["roll"]) for one in side["modifiers"]]
        for side in sides
    ]
    assert told == [
        [("gustavus_adolphus", 3), ("p34", 1), ("c49", -1)],
        [("tilly", 2), ("p13", -1)],
    ]
    for side in sides:
        assert sum(one["roll"] for one in side["modifiers"]) == side["rating"] + side["modifier"]
        assert sum(one["shift"] for one in side["modifiers"]) == side["shift"]
    assert battle["ties"] == PROTESTANT  # Gustavus is Dynamic


# Stand or withdraw


@pytest.mark.rule("11.23a", "13.13a", "12.21")
def test_who_is_attacked_sees_what_standing_and_withdrawing_come_to() -> None:
    field = at_leipzig()
    clash = seen(field, CATHOLIC)["clash"]
    assert (clash["city"], clash["came_from"], clash["overrun"]) == ("leipzig", "torgau", False)
    assert [side["factors"] for side in clash["sides"]] == [24, 18]
    assert [side["commander"] for side in clash["sides"]] == ["gustavus_adolphus", "tilly"]
    stands = attack()
    assert clash["odds"] == asdict(battle_odds(stands.s))
    field.says(CATHOLIC, "inside")
    assert clash["fortress"] == {
        "level": siege_level(field.s, field.place("leipzig")),
        "factors": 24,
    }
    assert "clash" not in seen(field, CATHOLIC)


@pytest.mark.rule("11.23a")
def test_with_one_visit_the_same_is_said_of_the_prepared_attack() -> None:
    field = attacked("munich", "tilly", "2 bavarian_mercenary").sealing()
    shown = seen(field, CATHOLIC)["battle"]["fortress"]
    factors = field.battle.units[PROTESTANT]
    assert shown["factors"] == sum(field.board.strength[unit] for unit in factors)
    field.says(CATHOLIC, "inside")
    assert shown["level"] == siege_level(field.s, field.place("munich"))


# Losses


@pytest.mark.rule("12.31", "12.34")
def test_ways_to_lose_meet_the_number_and_the_best_is_first() -> None:
    field = with_cards()
    side = seen(field, -1)["battle"]["sides"][PROTESTANT]
    assert side["to_lose"] == 9
    for way in side["ways"]:
        units = [field.board.units.index(text.split()[1]) for text in way["choices"]]
        assert sum(field.board.loss_factor[unit] for unit in units) == 9
    left = [way["left"] for way in side["ways"]]
    assert left == sorted(left, reverse=True)
    assert left[0] == 19  # one Saxon out, one reduced, one Swede reduced
    assert "ways" not in seen(field, -1)["battle"]["sides"][CATHOLIC]


def most_kept(board: Board, stack: list[int], number: int) -> int:
    """The factors that the best of all ways leaves, tried one by one; -1 if there is none."""
    if number <= 0:
        return sum(board.strength[unit] for unit in stack) if number == 0 else -1
    best = -1
    for unit in {*stack}:
        kept = stack.copy()
        lose_step(kept, unit)
        best = max(best, most_kept(board, kept, number - board.loss_factor[unit]))
    return best


@pytest.mark.rule("12.31")
def test_no_way_is_missed_that_would_keep_more() -> None:
    board = Battlefield().board
    names = ("swedish_veteran", "saxon_militia", "german_mercenary_reduced", "saxon_militia")
    stack = [board.units.index(name) for name in names]
    for number in range(1, 12):
        best = most_kept(board, stack, number)
        found = ways_to_lose(board, stack, number)
        total = sum(board.strength[unit] for unit in stack)
        assert [total - way.factors for way in found[:1]] == ([best] if best >= 0 else [])


@pytest.mark.rule("12.31", "12.34")
def test_only_steps_are_open_that_still_lead_to_the_number() -> None:
    field = with_cards()
    told = foretold(
        field, PROTESTANT, "lose saxon_militia", "lose saxon_militia_reduced", "lose saxon_militia"
    )
    assert (told["to_go"], told["open"]) == (3, ["lose swedish_veteran"])
    assert told["forced"] == ["lose swedish_veteran"]
    field.rolls(0, 0, 0, 0, 0).says(PROTESTANT, *told["says"])
    assert (PROTESTANT, "take_losses") not in field.asked()
    assert field.stack(field.battle.units[PROTESTANT]).count("swedish_veteran_reduced") == 1


@pytest.mark.rule("12.31")
def test_a_step_that_misses_the_number_is_not_foretold() -> None:
    field = with_cards()
    steps = ["lose saxon_militia", "lose saxon_militia_reduced", "lose saxon_militia"]
    with pytest.raises(NothingToForetell, match="exactly"):
        foretold(field, PROTESTANT, *steps, "lose saxon_militia_reduced")


@pytest.mark.rule("12.27", "12.31")
def test_with_one_visit_losses_are_handed_in_and_only_their_owner_sees_them() -> None:
    field = struck()
    assert "ways" not in seen(field, -1)
    steps = seen(field, CATHOLIC)["ways"][0]["choices"]
    says = foretold(field, CATHOLIC, *steps)["says"]
    assert says[-1] == "done"
    field.says(CATHOLIC, *says)
    assert seen(field, CATHOLIC).get("retreat")
    assert "retreat" not in seen(field, PROTESTANT)


# Retreat


def beaten() -> Battlefield:
    """Tilly has lost at Leipzig, and no leader has fallen."""
    field = with_cards().rolls(*[0] * 5)
    while field.asked()[0][1] == "take_losses":
        field.says(field.asked()[0][0], field.hand.open[0].choices[0].text)
    assert field.asked() == [(CATHOLIC, "retreat")]
    return field


@pytest.mark.rule("12.54a", "12.54c", "12.52b")
def test_a_retreat_shows_all_ways_and_why_others_are_closed() -> None:
    field = beaten()
    rows = seen(field, -1)["battle"]["retreat"]
    offered = [choice.noun for choice in field.hand.open[0].choices]
    open_ = [row["place"] for row in rows if "objection" not in row]
    assert open_ == [field.board.places[place] for place in offered]
    closed = {row["place"]: (row["objection"], row["clause"]) for row in rows if "objection" in row}
    assert closed["torgau"] == ("where-they-came-from", "12.54a")
    near = field.board.neighbours[field.place("leipzig")]
    assert {*open_, *closed} == {field.board.places[place] for place in near} | {"leipzig"}
    assert [row["place"] for row in rows if row.get("suggested")] in [[place] for place in open_]
    inside = next(row for row in rows if row["place"] == "leipzig")
    assert inside["inside"]
    assert not inside["suggested"]


@pytest.mark.rule("15.14a", "12.54c")
def test_a_way_with_a_line_to_a_base_is_suggested_before_one_without() -> None:
    field = beaten()
    rows = {row["place"]: row for row in seen(field, -1)["battle"]["retreat"]}
    lines = {place: row["line"]["holds"] for place, row in rows.items() if row.get("line")}
    (best,) = [place for place, row in rows.items() if row.get("suggested")]
    assert lines[best] or not any(lines.values())
    field.says(CATHOLIC, f"retreat {best}")
    assert "tilly" in field.pieces(best)


# Sieges


@pytest.mark.rule("13.23", "13.25a", "13.26a")
def test_a_siege_is_foretold_roll_by_roll() -> None:
    field = ingolstadt()
    city = field.place("ingolstadt")
    anhalt = field.leader("anhalt")
    field.run(Assault(PROTESTANT, city, anhalt))
    told = foretold(field, PROTESTANT, "assault")
    rolls = told["rolls"]
    assert [(row["turn"] - field.s.turn, row["active"]) for row in rolls] == [
        (0, True),
        (0, False),
        (1, True),
        (1, False),
    ]
    assert [row["number"] for row in rolls] == [0, 1, 2, 3]
    assert rolls[0]["success"] == told["success"] == rolls[0]["faces"].count(True) / 10
    assert [row["faces"][0] for row in rolls] == [False] * 4
    assert [row["faces"][9] for row in rolls] == [True] * 4
    holds = 1.0
    for row in rolls:
        holds *= 1 - row["success"]
        assert row["by_then"] == pytest.approx(1 - holds)
    assert (told["level"], told["factors"]) == (siege_level(field.s, city), 9)


@pytest.mark.rule("13.12b", "13.13b")
def test_a_siege_that_is_to_be_laid_has_its_first_roll_at_the_end_of_the_turn() -> None:
    field = ingolstadt(0)
    city = field.place("ingolstadt")
    field.run(LaySiege(PROTESTANT, city))
    told = foretold(field, PROTESTANT, "besiege")
    assert told["level"] == siege_level(field.s, city)
    first, *others = told["rolls"]
    assert (first["turn"], first["active"], first["number"]) == (field.s.turn, False, 0)
    assert [row["turn"] - field.s.turn for row in others] == [1, 2, 3]
    assert not field.s.siege[city]


@pytest.mark.rule("13.13b")
def test_a_siege_is_foretold_behind_the_march_that_leads_there() -> None:
    field = Field().put("landshut", "anhalt", "2 german_mercenary")
    field.act(PROTESTANT, "anhalt", "2 take german_mercenary")
    told = foretold(field, PROTESTANT, "go", "march munich", "halt", "besiege")
    assert (told["city"], told["factors"]) == ("munich", 6)


@pytest.mark.rule("13.15a")
def test_who_could_relieve_a_fortress_is_told_with_his_chance() -> None:
    field = ingolstadt().put("munich", "tilly", "3 bavarian_mercenary").put("vienna", "bucquoy")
    field.put("vienna", "imperial_militia")
    city = field.place("ingolstadt")
    before = field.s.copy()
    field.run(Assault(PROTESTANT, city, field.leader("anhalt")))
    (tilly,) = foretold(field, PROTESTANT, "assault")["relief"]
    assert (tilly["leader"], tilly["from"], tilly["factors"]) == ("tilly", "munich", 9)
    assert 0 < tilly["wins"] < 1
    assert field.s.pieces == before.pieces, "looking moves nobody"


def test_visits_know_their_sheets() -> None:
    """A sealed card says before the battle what it would do in it."""
    field: Visit = attacked("munich", "tilly", "2 bavarian_mercenary")
    told = card_in_hand(field, PROTESTANT, "p33")
    assert told["shift"][PROTESTANT] == field.board.card_amount[field.board.card_index["p33"]]
    assert foretold(field, PROTESTANT, "combat p33")["says"] == ["combat p33", "pass"]
    assert seen(field, PROTESTANT)["answers"][0]["cards"] == []
