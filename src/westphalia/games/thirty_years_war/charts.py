"""The charts of the playing aid: rolls in, results out."""

from collections.abc import Mapping

from westphalia.engine.facts import entries, number, numbers, table, texts
from westphalia.games.thirty_years_war.terms import Peace


class Charts:
    """Lists are by modified die roll from 0 on; a roll beyond an end counts as the end."""

    # recruitment: steps, and what is added to the roll
    recruitment: list[int]
    recruitment_below: int
    recruits_wallenstein: int
    recruits_dynamic: int
    recruits_pillaged: int
    # combat: by column the least strength and the loss numbers
    combat_strength: list[int]
    combat_losses: list[list[int]]
    # sieges: the roll that succeeds, the highest siege number, what Spinola adds
    siege_success: int
    siege_most: int
    siege_spinola: int
    # loot: how far a city is pillaged, how many steps are lost, and what is added to the roll
    loot_pillage: list[int]
    loot_losses: list[int]
    loots_pillaged: list[int]  # by the pillage of the city
    loots_many_units: int
    loots_besieged: int
    loots_mercenaries: int
    loots_veterans: int
    loots_dynamic: int
    many_units: int  # from how many units on
    # peace: by column the least VP total and the results
    peace_vp: list[int]
    peace_results: list[list[Peace]]
    peace_electors: list[int]  # by the side that controls all Electors

    def __init__(self, data: Mapping[str, object]) -> None:
        self._read_recruitment(data)
        self._read_combat(data)
        self._read_loot(data)
        self._read_peace(data)

    def _read_recruitment(self, data: Mapping[str, object]) -> None:
        self.recruitment = numbers(table(data, "recruitment"), "steps")
        self.recruitment_below = number(table(data, "recruitment"), "below")
        modifiers = table(data, "recruitment_modifiers")
        self.recruits_wallenstein = number(modifiers, "wallenstein")
        self.recruits_dynamic = number(modifiers, "dynamic")
        self.recruits_pillaged = number(modifiers, "pillaged")

    def _read_combat(self, data: Mapping[str, object]) -> None:
        columns = [column for _, column in entries(data, "combat_results")]
        self.combat_strength = [number(column, "least") for column in columns]
        self.combat_losses = [numbers(column, "losses") for column in columns]
        self.siege_success = number(table(data, "siege"), "success")
        self.siege_most = number(table(data, "siege"), "most")
        self.siege_spinola = number(table(data, "siege"), "spinola")

    def _read_loot(self, data: Mapping[str, object]) -> None:
        self.loot_pillage = numbers(table(data, "loot"), "pillage")
        self.loot_losses = numbers(table(data, "loot"), "losses")
        modifiers = table(data, "loot_modifiers")
        self.loots_pillaged = [0, number(modifiers, "pillage_1"), number(modifiers, "pillage_2")]
        self.loots_many_units = number(modifiers, "many_units")
        self.loots_besieged = number(modifiers, "besieged")
        self.loots_mercenaries = number(modifiers, "mercenaries")
        self.loots_veterans = number(modifiers, "veterans")
        self.loots_dynamic = number(modifiers, "dynamic")
        self.many_units = number(modifiers, "many")

    def _read_peace(self, data: Mapping[str, object]) -> None:
        columns = [column for _, column in entries(data, "peace")]
        self.peace_vp = [number(column, "least") for column in columns]
        self.peace_results = [
            [Peace[result.upper()] for result in texts(column, "results")] for column in columns
        ]
        modifiers = table(data, "peace_modifiers")
        self.peace_electors = [
            number(modifiers, "protestant_electors"),
            number(modifiers, "catholic_electors"),
        ]

    def steps(self, roll: int) -> int:
        """tab.recruit How many steps a modified roll raises."""
        return self.recruitment_below if roll < 0 else _at(self.recruitment, roll)

    def column(self, strength: int, shift: int = 0) -> int:
        """12.25 The fire column of a strength, shifted by so many columns to the right."""
        column = _column(self.combat_strength, strength) + shift
        return min(max(column, 0), len(self.combat_strength) - 1)

    def combat_row(self, roll: int) -> int:
        """12.26b The row of a modified roll: beyond an end of the table that end counts."""
        return min(max(roll, 0), len(self.combat_losses[0]) - 1)

    def loss_number(self, column: int, roll: int) -> int:
        """tab.crt, 12.26b The loss number of a modified roll in a fire column."""
        return _at(self.combat_losses[column], roll)

    def loot(self, roll: int) -> tuple[int, int]:
        """tab.loot How far a city is pillaged by a modified roll, and how many steps are lost."""
        return _at(self.loot_pillage, roll), _at(self.loot_losses, roll)

    def peace(self, vp: int, roll: int) -> Peace:
        """tab.peace What negotiations bring, by the VP total and a modified roll."""
        results = self.peace_results[_column(self.peace_vp, vp)]
        return results[min(max(roll, 0), len(results) - 1)]

    def peace_column(self, vp: int) -> int:
        """tab.peace The least total of the column in which a VP total lies."""
        return self.peace_vp[_column(self.peace_vp, vp)]


def _at(results: list[int], roll: int) -> int:
    return results[min(max(roll, 0), len(results) - 1)]


def _column(least: list[int], value: int) -> int:
    """The last column that begins at or below a value, else the first."""
    found = 0
    for column in range(1, len(least)):
        if least[column] <= value:
            found = column
    return found
