"""12.3 The worked example: the battle of Breitenfeld, exactly."""

import pytest
from tests.thirty_years_war.battles import Battlefield

from westphalia.games.thirty_years_war.events.battle import (
    BattleRolled,
    BattleWon,
    LeaderChecked,
    LeaderLost,
)
from westphalia.games.thirty_years_war.pieces import strength
from westphalia.games.thirty_years_war.rules.march import Activate

CATHOLICS = ["4 bavarian_mercenary", "3 bavarian_mercenary_reduced"]


def at_leipzig() -> Battlefield:
    """Gustavus Adolphus marches from Torgau to Leipzig; Tilly stays outside."""
    field = (
        Battlefield("intervention").holds("protestant", "saxony").controls("catholic", "leipzig")
    )
    field.s.saxony = 0
    army = ["gustavus_adolphus", "baner", "horn", "5 swedish_veteran", "2 saxon_militia"]
    field.put("torgau", *army).put("leipzig", "tilly", "pappenheim", *CATHOLICS)
    field.deal(0, "p13", "p34").deal(1, "c49")
    field.run(Activate(0, 3, 0)).play("0 lead gustavus_adolphus", "0 join baner", "0 join horn")
    field.says(0, "5 take swedish_veteran", "2 take saxon_militia", "go", "march leipzig")
    return field


def attack() -> Battlefield:
    field = at_leipzig().says(1, "outside").says(0, "attack")
    return field.says(1, "command tilly")


def with_cards() -> Battlefield:
    field = attack().says(0, "combat p13", "combat p34")
    return field.rolls(8, 4).says(1, "combat c49")


@pytest.mark.rule("ex-12.3a", "ex-12.3b", "12.22", "12.25")
def test_strengths_and_columns_at_breitenfeld() -> None:
    field = attack()
    assert field.battle.strength == [24, 18]
    charts = field.board.charts
    columns = [charts.column(strength) for strength in field.battle.strength]
    assert [charts.combat_strength[column] for column in columns] == [20, 15]
    values = [field.board.strength, field.board.loss_factor]
    found = {
        name: tuple(of[field.board.units.index(name)] for of in values)
        for name in ("swedish_veteran", "saxon_militia", "bavarian_mercenary")
    }
    assert found == {
        "swedish_veteran": (4, 3),
        "saxon_militia": (2, 2),
        "bavarian_mercenary": (3, 3),
    }
    assert field.board.strength[field.board.units.index("bavarian_mercenary_reduced")] == 2


@pytest.mark.rule("ex-12.3c", "12.24", "12.23", "card.P13", "card.P34", "card.C49")
def test_cards_and_modifiers_at_breitenfeld() -> None:
    rolls = with_cards().tells(BattleRolled)
    assert [(rolled.seat, rolled.modifier) for rolled in rolls] == [(0, 3), (1, 1)]


@pytest.mark.rule("ex-12.3d", "12.26a", "12.26b", "tab.crt")
def test_rolls_at_breitenfeld() -> None:
    field = with_cards()
    rolls = field.tells(BattleRolled)
    assert [(rolled.roll, rolled.column, rolled.losses) for rolled in rolls] == [
        (8, 20, 14),
        (4, 15, 9),
    ]
    assert field.battle.losses == [9, 12]


SAXONS = ["saxon_militia", "saxon_militia_reduced", "saxon_militia", "swedish_veteran"]
THREE_SWEDES = ["swedish_veteran"] * 3
TWO_SWEDES = ["swedish_veteran", "swedish_veteran_reduced", "swedish_veteran"]


@pytest.mark.rule("ex-12.3e", "12.31", "12.32", "12.34")
@pytest.mark.parametrize(
    ("losses", "left"),
    [
        (SAXONS, [4, 1, 0, 1]),
        (THREE_SWEDES, [2, 3, 2, 0]),
        (TWO_SWEDES, [3, 1, 2, 0]),
    ],
)
def test_protestant_losses_at_breitenfeld(losses: list[str], left: list[int]) -> None:
    field = with_cards().loses(0, *losses)
    assert field.battle.losses[0] == 0
    assert field.asked() == [(1, "take_losses")]
    names = field.stack(field.battle.units[0])
    kinds = ["swedish_veteran", "swedish_veteran_reduced", "saxon_militia", "saxon_militia_reduced"]
    assert [names.count(name) for name in kinds] == left


@pytest.mark.rule("ex-12.3e", "12.31", "12.34")
def test_six_eight_or_ten_are_not_nine() -> None:
    field = with_cards().loses(0, "swedish_veteran", "swedish_veteran")
    assert field.asked() == [(0, "take_losses")]  # six are too few
    assert field.refused(0, "lose saxon_militia") == "MissesLossNumber"  # two more are eight
    field = with_cards().loses(0, "swedish_veteran", "swedish_veteran_reduced")
    assert field.asked() == [(1, "take_losses")]  # with four more they would be ten
    assert field.stack(field.battle.units[0])[-2:] == ["saxon_militia"] * 2


@pytest.mark.rule("ex-12.3f", "12.31", "12.34")
@pytest.mark.parametrize(
    ("losses", "left"),
    [
        (["bavarian_mercenary"] * 4, 14),
        (["bavarian_mercenary_reduced"] * 3 + ["bavarian_mercenary"], 11),
    ],
)
def test_catholic_losses_at_breitenfeld(losses: list[str], left: int) -> None:
    field = with_cards().loses(0, *THREE_SWEDES).rolls(1, 3, 4, 6, 4)
    assert field.battle.losses[1] == 12  # fifteen would be above the number
    field.loses(1, *losses[:3])
    assert field.asked() == [(1, "take_losses")] or left == 11  # three steps are too few
    field.loses(1, *losses[3:])
    assert field.asked() == [(1, "retreat")]
    assert strength(field.board, field.battle.units[1]) == left


@pytest.mark.rule("ex-12.3g", "ex-12.3d", "12.28a", "12.4a", "12.41a", "12.52a", "12.54a", "12.29b")
def test_leaders_and_retreat_at_breitenfeld() -> None:
    field = with_cards().loses(0, *THREE_SWEDES).controls("catholic", "lutzen")
    field.rolls(1, 3, 4, 6, 4).loses(1, *["bavarian_mercenary"] * 4)
    checked = [(check.leader, check.roll) for check in field.tells(LeaderChecked)]
    names = ["gustavus_adolphus", "baner", "horn", "tilly", "pappenheim"]
    assert checked == list(zip(map(field.leader, names), [1, 3, 4, 6, 4], strict=True))
    assert field.tells(LeaderLost) == []
    assert field.tells(BattleWon)[0].winner == 0
    assert field.refused(1, "retreat torgau") == "WhereTheyCameFrom"
    field.says(1, "retreat lutzen")
    assert field.pieces("lutzen") == ["bavarian_mercenary_reduced"] * 7 + ["tilly", "pappenheim"]
    assert field.control("leipzig") == 1
    assert len(field.pieces("leipzig")) == 10
    field.says(0, "pass")  # Leipzig could be besieged now (12.28e)
    assert field.s.battle is None
    assert field.s.march is None
