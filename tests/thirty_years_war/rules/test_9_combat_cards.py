"""9.5 Combat Cards: when they are played, on what condition, what they do, where they go."""

import pytest
from tests.thirty_years_war.battles import Battlefield

from westphalia.games.thirty_years_war.cards.combat import COMBAT_CARDS
from westphalia.games.thirty_years_war.events.battle import BattleRolled, CombatCardPlayed
from westphalia.games.thirty_years_war.rules.turn import card_bar
from westphalia.games.thirty_years_war.terms import Category
from westphalia.games.thirty_years_war.words import EVENT

GERMANS = ["anhalt", "2 german_mercenary"]
Change = tuple[list[int], list[int], list[int]]
BAVARIANS = ["tilly", "4 bavarian_mercenary"]


def battle(
    cards: str, attackers: list[str], defenders: list[str], seat: int = 0, foes: str = ""
) -> Battlefield:
    """A side attacks in a city of the other, each with these cards; nobody has played one yet."""
    origin, city = ("budweis", "passau") if seat == 0 else ("passau", "budweis")
    field = Battlefield("apocalypse").put(city, *defenders)
    field.deal(seat, *cards.split()).deal(1 - seat, *foes.split())
    field.attack(seat, origin, city, *attackers)
    if field.asked() == [(seat, "commit_attack")]:
        field.says(seat, "attack")
    if field.asked() == [(1 - seat, "command")]:
        field.says(1 - seat, field.offers(1 - seat)[0])
    return field


# The windows


@pytest.mark.rule("9.51a", "12.23")
def test_the_attacker_plays_first_then_the_defender_in_the_other_s_round() -> None:
    field = battle("p13 p34", GERMANS, [*BAVARIANS, "holk"], foes="c49 c32")
    assert field.asked() == [(0, "combat_cards")]
    field.says(0, "combat p13")
    assert field.asked() == [(0, "combat_cards")]
    field.says(0, "pass")
    assert field.asked() == [(1, "combat_cards")]
    assert field.offers(1) == ["combat c49", "combat c32", "pass"]


@pytest.mark.rule("9.51b")
def test_each_side_plays_two_cards_at_most() -> None:
    field = battle("p13 p48 p49", GERMANS, [*BAVARIANS, "holk"], foes="c49")
    field.says(0, "combat p13", "combat p48")
    assert field.asked() == [(1, "combat_cards")]


@pytest.mark.rule("9.51d")
def test_who_has_no_card_that_fits_is_asked_all_the_same() -> None:
    field = battle("p1", GERMANS, BAVARIANS, foes="c1")
    assert field.offers(0) == ["pass"]
    assert field.refused(0, "combat p1") == "NoCombatCard"
    assert field.refused(0, "combat p13") == "NotInHand"
    field.says(0, "pass")
    assert field.offers(1) == ["pass"]


@pytest.mark.rule("9.51d")
def test_who_has_no_card_at_all_is_not_asked() -> None:
    field = battle("", GERMANS, BAVARIANS)
    assert len(field.tells(BattleRolled)) == 2


@pytest.mark.rule("9.51d")
def test_modifiers_and_shifts_are_added_up_and_held_inside_the_table() -> None:
    veterans = ["gustavus_adolphus", "5 swedish_veteran", "french_veteran"]
    field = battle("p31 p47", veterans, [*BAVARIANS, "holk"], foes="c31 c32")
    field.says(0, "combat p31", "combat p47").rolls(0, 0, 0, 0, 0)
    field.says(1, "combat c31", "combat c32")
    attack, defence = field.tells(BattleRolled)
    assert (attack.column, attack.modifier) == (20, 3)  # three to the right, one to the left
    assert (defence.column, defence.modifier) == (10, 3)


@pytest.mark.rule("9.51c")
def test_after_the_battle_a_card_is_played_and_one_with_an_asterisk_is_gone() -> None:
    field = battle("p13 p48", GERMANS, [*BAVARIANS, "holk"], foes="c31")
    field.says(0, "combat p13", "pass").says(1, "combat c31").finish()
    index = field.board.card_index
    assert field.s.played[0] == [index["p13"]]
    assert index["c31"] in field.s.removed
    assert field.s.played[1] == []
    assert field.s.hands == [[index["p48"]], []]
    assert [played.seat for played in field.tells(CombatCardPlayed)] == [0, 1]


@pytest.mark.rule("12.6")
def test_an_overrun_knows_no_combat_cards() -> None:
    field = Battlefield("apocalypse").put("passau", "bavarian_militia").deal(1, "c31")
    field.deal(0, "p13").put("budweis", "mansfeld", "4 german_mercenary")
    field.act(0, "mansfeld", "4 take german_mercenary", "go", "march passau", "overrun")
    assert field.asked() == [(0, "march_on")]
    assert len(field.s.hands[1]) == 1


@pytest.mark.rule("card.rule.f")
def test_in_a_card_round_a_combat_card_is_no_event() -> None:
    field = Battlefield("apocalypse").deal(0, "p13")
    barred = card_bar(field.s, 0, EVENT[field.board.card_index["p13"]])
    assert type(barred).__name__ == "CombatOnly"


def test_every_combat_card_is_there() -> None:
    board = Battlefield().board
    combat = [card for card, kind in enumerate(board.card_category) if kind == Category.COMBAT]
    assert sorted(COMBAT_CARDS) == combat


# The cards, one by one: what each does, and when it cannot be played


def play(field: Battlefield, seat: int, card: str) -> Change:
    """By how much one card changes rolls, columns and ratings; it is not the last of its window."""
    before = field.battle.copy()
    field.says(seat, f"combat {card}")
    after = field.battle
    return (
        [new - old for new, old in zip(after.modifier, before.modifier, strict=True)],
        [new - old for new, old in zip(after.shift, before.shift, strict=True)],
        [new - old for new, old in zip(after.rating, before.rating, strict=True)],
    )


def defence(card: str, attackers: list[str], defenders: list[str]) -> Battlefield:
    """A battle in the window of the defender, who holds one Combat Card."""
    seat = 0 if card[0] == "c" else 1
    spare = "c1" if seat == 0 else "p1"
    field = battle("", attackers, defenders, seat, f"{card} {spare}")
    assert field.asked() == [(1 - seat, "combat_cards")]
    return field


def attack(card: str, attackers: list[str], defenders: list[str]) -> Battlefield:
    """A battle in the window of the attacker, who holds one Combat Card."""
    seat = 1 if card[0] == "c" else 0
    return battle(f"{card} {'c1' if seat else 'p1'}", attackers, defenders, seat)


@pytest.mark.rule("9.52", "12.25")
def test_c31_and_p30_fog() -> None:
    field = defence("c31", GERMANS, BAVARIANS)
    assert play(field, 1, "c31") == ([0, 0], [-1, 0], [0, 0])
    field = defence("p30", BAVARIANS, GERMANS)
    assert play(field, 0, "p30") == ([0, 0], [0, -1], [0, 0])
    assert attack("c31", BAVARIANS, GERMANS).refused(1, "combat c31") == "ForDefenders"
    assert attack("p30", GERMANS, BAVARIANS).refused(0, "combat p30") == "ForDefenders"


@pytest.mark.rule("12.25", "9.51d")
def test_a_shift_moves_the_fire_to_the_next_column_but_never_out_of_the_table() -> None:
    field = defence("c31", GERMANS, BAVARIANS).rolls(9, 0)
    field.says(1, "combat c31", "pass")
    first = field.tells(BattleRolled)[0]
    assert (first.column, first.losses) == (3, 5)
    field = defence("c31", ["anhalt", "german_militia_reduced"], BAVARIANS)
    assert field.says(1, "combat c31", "pass").tells(BattleRolled)[0].column == 1


@pytest.mark.rule("9.52", "12.24")
def test_c32_and_p32_flanking_maneuver() -> None:
    field = defence("c32", GERMANS, [*BAVARIANS, "holk"])
    assert play(field, 1, "c32") == ([0, 1], [0, 0], [0, 0])
    field = attack("p32", [*GERMANS, "thurn"], BAVARIANS)
    assert play(field, 0, "p32") == ([1, 0], [0, 0], [0, 0])
    assert defence("c32", GERMANS, BAVARIANS).refused(1, "combat c32") == "TooFewLeaders"
    assert attack("p32", GERMANS, BAVARIANS).refused(0, "combat p32") == "TooFewLeaders"


@pytest.mark.rule("9.52", "12.24")
def test_c33_croats() -> None:
    field = attack("c33", ["gallas", "2 imperial_militia"], GERMANS)
    assert play(field, 1, "c33") == ([0, 1], [0, 0], [0, 0])
    assert attack("c33", BAVARIANS, GERMANS).refused(1, "combat c33") == "NoSuchUnits"


@pytest.mark.rule("9.52", "card.P13", "12.24")
def test_c34_and_p13_command_rivalry() -> None:
    field = attack("p13", GERMANS, [*BAVARIANS, "holk"])
    assert play(field, 0, "p13") == ([0, -1], [0, 0], [0, 0])
    field = defence("c34", [*GERMANS, "thurn"], BAVARIANS)
    assert play(field, 1, "c34") == ([-1, 0], [0, 0], [0, 0])
    assert attack("p13", GERMANS, BAVARIANS).refused(0, "combat p13") == "TooFewLeaders"
    dynamic = ["mansfeld", "anhalt", "2 german_mercenary"]
    assert defence("c34", dynamic, BAVARIANS).refused(1, "combat c34") == "UnderDynamic"


@pytest.mark.rule("9.52", "12.25")
def test_c35_spanish_tercios() -> None:
    field = attack("c35", ["spinola", "2 spanish_veteran"], GERMANS)
    assert play(field, 1, "c35") == ([0, 0], [0, 1], [0, 0])
    field = attack("c35", ["spinola", "spanish_veteran", "imperial_militia"], GERMANS)
    assert field.refused(1, "combat c35") == "NoSuchUnits"


@pytest.mark.rule("9.52", "12.25")
def test_c47_and_p33_cavalry_charge() -> None:
    assert play(defence("c47", GERMANS, BAVARIANS), 1, "c47") == ([0, 0], [0, 1], [0, 0])
    assert play(attack("p33", GERMANS, BAVARIANS), 0, "p33") == ([0, 0], [1, 0], [0, 0])
    militia = ["anhalt", "2 german_militia"]
    assert attack("p33", militia, BAVARIANS).refused(0, "combat p33") == "NoSuchUnits"
    headless = ["4 bavarian_mercenary"]
    assert defence("c47", GERMANS, headless).refused(1, "combat c47") == "TooFewLeaders"


@pytest.mark.rule("9.52", "12.24", "9.51d")
def test_c48_and_p12_surprise_attack() -> None:
    field = battle("p12 p48", GERMANS, BAVARIANS, foes="c31")
    assert play(field, 0, "p12") == ([0, 0], [0, 0], [0, -2])
    assert field.battle.surprised == 1
    field.says(0, "combat p48")  # his own second card; then the defender is not asked
    assert len(field.tells(BattleRolled)) == 2
    assert field.tells(BattleRolled)[1].modifier == -1
    assert play(attack("c48", BAVARIANS, ["mansfeld", "german_mercenary"]), 1, "c48")[2] == [-1, 0]
    assert defence("c48", GERMANS, BAVARIANS).refused(1, "combat c48") == "ForAttackers"
    assert defence("p12", BAVARIANS, GERMANS).refused(0, "combat p12") == "ForAttackers"


@pytest.mark.rule("9.52", "card.C49", "12.24")
def test_c49_and_p48_unreliable_troops() -> None:
    assert play(defence("c49", GERMANS, BAVARIANS), 1, "c49") == ([-1, 0], [0, 0], [0, 0])
    assert play(attack("p48", GERMANS, BAVARIANS), 0, "p48") == ([0, -1], [0, 0], [0, 0])
    veterans = ["baner", "3 swedish_veteran"]
    assert defence("c49", veterans, BAVARIANS).refused(1, "combat c49") == "NoSuchUnits"
    spaniards = ["spinola", "2 spanish_veteran"]
    assert attack("p48", GERMANS, spaniards).refused(0, "combat p48") == "NoSuchUnits"


@pytest.mark.rule("9.52", "12.25")
def test_c50_field_fortifications_and_p47_furia_franchese() -> None:
    french = ["turenne", "2 french_veteran"]
    assert play(defence("c50", GERMANS, BAVARIANS), 1, "c50") == ([0, 0], [-1, 0], [0, 0])
    assert play(attack("p47", french, BAVARIANS), 0, "p47") == ([0, 0], [1, 0], [0, 0])
    imperials = ["gallas", "4 imperial_mercenary"]
    assert defence("c50", GERMANS, imperials).refused(1, "combat c50") == "NoSuchUnits"
    assert attack("c50", BAVARIANS, GERMANS).refused(1, "combat c50") == "ForDefenders"
    assert attack("p47", GERMANS, BAVARIANS).refused(0, "combat p47") == "NoSuchUnits"
    assert defence("p47", BAVARIANS, french).refused(0, "combat p47") == "ForAttackers"
    field = battle("p47 p1", french, BAVARIANS, foes="c50").says(0, "combat p47", "pass")
    assert field.refused(1, "combat c50") == "Countered"


@pytest.mark.rule("9.52", "12.25")
def test_p31_massed_artillery() -> None:
    swedes = ["baner", "2 swedish_veteran"]
    assert play(attack("p31", swedes, BAVARIANS), 0, "p31") == ([0, 0], [2, 0], [0, 0])
    assert defence("p31", BAVARIANS, swedes).refused(0, "combat p31") == "ForAttackers"
    mixed = ["mansfeld", "2 swedish_veteran"]
    assert attack("p31", mixed, BAVARIANS).refused(0, "combat p31") == "NoSuchCommander"
    germans = ["baner", "2 german_mercenary"]
    assert attack("p31", germans, BAVARIANS).refused(0, "combat p31") == "NoSuchUnits"


@pytest.mark.rule("9.52", "card.P34", "12.24")
def test_p34_swedish_firepower() -> None:
    swedes = ["baner", "german_militia", "swedish_veteran"]
    assert play(attack("p34", swedes, BAVARIANS), 0, "p34") == ([1, 0], [0, 0], [0, 0])
    assert attack("p34", GERMANS, BAVARIANS).refused(0, "combat p34") == "NoSuchUnits"


@pytest.mark.rule("9.52", "card.rule.b", "12.24")
def test_p49_hesitation() -> None:
    assert play(attack("p49", GERMANS, BAVARIANS), 0, "p49") == ([0, 0], [0, 0], [0, -2])
    headless, dull = ["4 bavarian_mercenary"], ["gallas", "imperial_militia"]
    assert attack("p49", GERMANS, headless).refused(0, "combat p49") == "NoSuchCommander"
    dynamic = ["mercy", "bavarian_mercenary"]
    assert attack("p49", GERMANS, dynamic).refused(0, "combat p49") == "UnderDynamic"
    assert attack("p49", GERMANS, dull).refused(0, "combat p49") == "NothingToTake"
    field = battle("p12 p49", GERMANS, BAVARIANS).says(0, "combat p12")
    assert field.refused(0, "combat p49") == "NothingToTake"


@pytest.mark.rule("9.51d")
def test_only_units_that_take_part_meet_a_condition() -> None:
    field = Battlefield("apocalypse").put("passau", *BAVARIANS).deal(0, "p34", "p1")
    field.attack(0, "budweis", "passau", "baner", "german_mercenary", "swedish_veteran")
    field.says(0, "hold_back swedish_veteran")
    assert field.refused(0, "combat p34") == "NoSuchUnits"
