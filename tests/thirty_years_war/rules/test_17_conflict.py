"""17.F.5 French and Swedes who stand together when their interests part."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.rules.turn import Round
from westphalia.games.thirty_years_war.state import FOREVER, PROTESTANT
from westphalia.games.thirty_years_war.words import C54


@pytest.mark.rule("17.F.5b")
def test_after_the_next_protestant_card_round_the_owner_eliminates_until_they_are_apart() -> None:
    table = Table("apocalypse").clear("metz").put("metz", "2 french_militia", "swedish_veteran")
    table.s.until[C54], table.s.conflict = FOREVER, 1
    table.run(Round(2)).play("0 free_action", "0 lead baner", "0 halt")
    assert table.asked() == [(PROTESTANT, "cure_stacking")]
    table.play("0 lose swedish_veteran")
    assert table.pieces("metz") == ["french_militia"] * 2
    assert (table.s.conflict, table.asked()) == (0, [(1, "card_round")])


@pytest.mark.rule("17.F.5b")
def test_who_has_parted_by_then_loses_nobody() -> None:
    table = Table("apocalypse").clear("metz").put("metz", "french_militia")
    table.s.until[C54], table.s.conflict = FOREVER, 1
    table.run(Round(2)).play("0 free_action", "0 lead baner", "0 halt")
    assert table.asked() == [(1, "card_round")]
    assert table.pieces("metz") == ["french_militia"]
