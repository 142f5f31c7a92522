"""Overlays: an owner's corrected values in place of ours, checked.

An overlay has the tables and keys of the data files. It replaces values; it adds no ids, because
the numbers that learners know the choices by follow from them.
"""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches

from westphalia.games.wallenstein.tables import (
    NOTES,
    Table,
    base_data,
    chances,
    entries,
    merge,
    number,
    numbers,
    table,
    texts,
    values,
)
from westphalia.games.wallenstein.terms import Action, Building, Tile

STATUSES = ("known", "inferred", "reconstructed")
FIXED = ("effect", "gift", "builds", "cards", "face_up")  # they say which rule a card follows
FREE_LENGTH = ("neighbours", "cities", "against", "stick")
COMBAT = (Action.COMBAT_MOVE_A, Action.COMBAT_MOVE_B)


class OverlayError(ValueError):
    """An overlay that cannot be used; each problem is a sentence."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def check_overlay(overlay: Mapping[str, object], name: str) -> list[str]:
    """All that is wrong with an overlay, as sentences that begin with the name of its file."""
    problems: list[str] = []
    data = merge(base_data(), _sound(overlay, base_data(), "", problems))
    for check in (_sites, _borders, _connection, _line_ups, _groups, _stocks, _cards, _towers):
        problems += check(data)
    return [f"{name}: {problem}" for problem in problems]


# Shape: does the overlay fit the tables of the data files?


def _sound(
    overlay: Mapping[str, object], base: Mapping[str, object], path: str, problems: list[str]
) -> Table:
    """The part of an overlay that has the shape of the data; the rest is told in problems."""
    kept: Table = {}
    for key, value in overlay.items():
        where = f"{path}.{key}" if path else key
        problem = _shape_problem(where, key, value, base)
        below = base.get(key)
        if problem:
            problems.append(problem)
        elif isinstance(value, Mapping) and isinstance(below, Mapping):
            kept[key] = _sound(value, below, where, problems)
        elif key not in NOTES:
            kept[key] = value
    return kept


def _shape_problem(where: str, key: str, value: object, base: Mapping[str, object]) -> str:
    if key == "clause" and value == base.get(key):
        return ""
    if key in NOTES:
        return _note_problem(where, key, value)
    if key not in base:
        close = get_close_matches(key, [known for known in base if known not in NOTES], 1)
        hint = f"; did you mean {close[0]}?" if close else "; an overlay may not add ids or keys."
        return f"{where} is not in the data{hint}"
    model = base[key]
    if isinstance(model, Mapping):
        return "" if isinstance(value, Mapping) else f"{where} is {value!r}, but must be a table."
    if key in FIXED:
        return f"{where} may not be replaced, because the rules are written for {model!r}."
    if not _fits(value, model):
        return f"{where} is {value!r}, but must be {_kind(model)}."
    return _length_problem(where, key, value, model) or _value_problem(where, key, value, model)


def _note_problem(where: str, key: str, value: object) -> str:
    """A provenance is one of three words, or at the top a table about the whole file."""
    if key == "clause":
        return f"{where} may not be replaced, because clauses belong to the rules."
    if isinstance(value, Mapping) and where == "provenance":
        unknown = [each for each in value if each not in ("status", "source")]
        if unknown:
            return f"{where}.{unknown[0]} is not in the data; expected status or source."
        return _note_problem("provenance.status", "provenance", value.get("status", STATUSES[0]))
    if key == "provenance" and value not in STATUSES:
        return f"{where} is {value!r}, but must be one of {', '.join(STATUSES)}."
    if not isinstance(value, str):
        return f"{where} is {value!r}, but must be text."
    return ""


def _fits(value: object, model: object) -> bool:
    """True if a value is of the model's type; a whole number may stand for a chance."""
    if isinstance(model, list):
        return isinstance(value, list) and all(_fits(each, model[0]) for each in value)
    if isinstance(value, bool) or isinstance(model, bool):
        return isinstance(value, bool) and isinstance(model, bool)
    if isinstance(model, float):
        return isinstance(value, int | float)
    if isinstance(model, str):
        return isinstance(value, str) and value != ""
    return isinstance(value, int)


def _length_problem(where: str, key: str, value: object, model: object) -> str:
    if not isinstance(value, list) or not isinstance(model, list) or key in FREE_LENGTH:
        return ""
    if len(value) != len(model):
        return f"{where} has {len(value)} entries, but must have {len(model)}."
    return ""


def _kind(model: object) -> str:
    if isinstance(model, list):
        return f"a list, each entry {_kind(model[0])}"
    kinds = {bool: "true or false", int: "a whole number", float: "a number", str: "text"}
    return kinds[type(model)]


def _value_problem(where: str, key: str, value: object, model: object) -> str:
    """What is wrong with a value of the right type, whatever the other values are."""
    listed: list[object] = value if isinstance(value, list) else [value]
    is_chance = isinstance(model[0] if isinstance(model, list) else model, float)
    allowed = _allowed(key)
    for each in listed:
        if allowed and each not in allowed:
            close = get_close_matches(str(each), allowed, 1)
            hint = f"; did you mean {close[0]}?" if close else f"; expected one of {allowed}."
            return f"{where} names {each!r}, which is unknown{hint}"
        # Written so that "not a number" is refused too.
        if is_chance and isinstance(each, int | float) and not 0 <= each <= 1:
            return f"{where} is {value!r}, but a chance lies between 0 and 1."
        if isinstance(each, int) and each < 0:
            return f"{where} is {value!r}, but may not be negative."
    doubled = [each for each in listed if listed.count(each) > 1]
    return f"{where} names {doubled[0]} twice." if allowed and doubled else ""


def _allowed(key: str) -> list[str]:
    """The ids that the values of a key may name; none where they are free."""
    if key in ("neighbours", "counties"):
        return list(table(base_data(), "counties"))
    if key == "region":
        return list(table(base_data(), "regions"))
    if key == "building":
        return [kind.name.lower() for kind in Building]
    if key == "against":
        return [action.name.lower() for action in COMBAT]
    return []


# Sense: do the values go together, once the overlay is laid over the data?


def _sites(data: Mapping[str, object]) -> Iterator[str]:
    """W1.1.4 A county has at least one building site, and no use for more than one a kind."""
    for county, card in entries(data, "counties"):
        if not 1 <= number(card, "sites") <= len(Building):
            yield (
                f"counties.{county}.sites is {card['sites']}, "
                f"but a county has 1 to {len(Building)} building sites."
            )


def _borders(data: Mapping[str, object]) -> Iterator[str]:
    """Borders go both ways, and no county borders itself."""
    for county, card in entries(data, "counties"):
        for other in texts(card, "neighbours"):
            if other == county:
                yield f"counties.{county}.neighbours names {county} itself."
            elif county not in texts(table(data, "counties", other), "neighbours"):
                yield (
                    f"counties.{county}.neighbours names {other}, "
                    f"but counties.{other}.neighbours does not name {county}."
                )


def _connection(data: Mapping[str, object]) -> Iterator[str]:
    """The map hangs together, also without the counties removed with three seats."""
    counties = dict(entries(data, "counties"))
    kept = {name for name, card in counties.items() if card["removed_with_three"] is False}
    for what, wanted in (("of the map", set(counties)), ("kept with three seats", kept)):
        reached: set[str] = set()
        edge = {min(wanted)} if wanted else set()
        while edge:
            reached |= edge
            edge = {n for county in edge for n in texts(counties[county], "neighbours")}
            edge = (edge & wanted) - reached
        if reached != wanted:
            cut = ", ".join(sorted(wanted - reached))
            yield f"counties.*.neighbours: the counties {what} are not all connected; not {cut}."


def _line_ups(data: Mapping[str, object]) -> Iterator[str]:
    """W1.4.14 A line-up uses counties in play, each once, with the groups of its seats."""
    for seats, letters in entries(data, "line_ups"):
        groups = sorted(numbers(table(data, "army_groups"), seats))
        in_play = _in_play(data, int(seats))
        taken: dict[str, str] = {}
        for letter, line_up in entries(letters):
            where = f"line_ups.{seats}.{letter}"
            if sorted(numbers(line_up, "armies")) != groups:
                yield f"{where}.armies does not use the groups of army_groups.{seats}."
            yield from _places(where, texts(line_up, "counties"), in_play, taken)


def _places(
    where: str, counties: list[str], in_play: list[str], taken: dict[str, str]
) -> Iterator[str]:
    """The counties of one line-up; taken collects which line-up has which county."""
    for county in counties:
        if county in taken:
            yield f"{where}.counties names {county}, which {taken[county]} has already."
        if county not in in_play:
            yield f"{where}.counties names {county}, which is removed with three seats."
        taken[county] = where


def _in_play(data: Mapping[str, object], seats: int) -> list[str]:
    """W1.2.1 The counties used with a number of seats."""
    fewest = min(int(key) for key, _ in values(data, "start_money"))
    return [
        county
        for county, card in entries(data, "counties")
        if seats > fewest or card["removed_with_three"] is False
    ]


def _groups(data: Mapping[str, object]) -> Iterator[str]:
    """W1.3.2 Groups hold armies, the cubes suffice for them, and counties for the draft."""
    cubes = number(table(data, "components", "army_cubes"), "count")
    fill = number(table(data, "tower_fill"), "armies")
    for seats, _ in values(data, "army_groups"):
        groups = numbers(table(data, "army_groups"), seats)
        if 0 in groups:
            yield f"army_groups.{seats} has a group of 0 armies, but a group has at least 1."
        if sum(groups) + fill > cubes:
            yield (
                f"army_groups.{seats} and tower_fill.armies need {sum(groups) + fill} cubes, "
                f"but components.army_cubes.count is {cubes}."
            )
        # The last seat to draft still finds two open cards and a pile.
        needed = int(seats) * len(groups) + 2
        if len(_in_play(data, int(seats))) < needed:
            yield f"counties.*.removed_with_three leaves too few for a draft; it needs {needed}."


def _stocks(data: Mapping[str, object]) -> Iterator[str]:
    """W1.1.9, W1.1.10 No more cubes than choices are numbered for, enough for the fill."""
    cubes = number(table(data, "components", "army_cubes"), "count")
    most = number(table(base_data(), "components", "army_cubes"), "count")
    if cubes > most:
        yield f"components.army_cubes.count is {cubes}, but choices are numbered up to {most}."
    peasants = number(table(data, "components", "peasant_cubes"), "count")
    fill = number(table(data, "tower_fill"), "peasants")
    if fill > peasants:
        yield f"tower_fill.peasants is {fill}, but components.peasant_cubes.count is {peasants}."


def _cards(data: Mapping[str, object]) -> Iterator[str]:
    """Money cards differ, tiles agree, shared majorities are no better, regions suffice."""
    money = numbers(table(data, "money_cards"), "values")
    if money != sorted(set(money)):
        yield f"money_cards.values is {money}, but must rise from card to card."
    tiles = [number(tile, "amount") for _, tile in entries(data, "tiles")]
    bonuses = {tiles[tile] for tile in Tile if tile != Tile.SIX_ARMIES}
    if len(bonuses) > 1:
        yield f"tiles.*.amount: all tiles but six_armies add the same, not {sorted(bonuses)}."
    for kind, share in entries(data, "majority"):
        if number(share, "shared") > number(share, "alone"):
            yield f"majority.{kind}.shared is {share['shared']}, more than alone {share['alone']}."
    wanted = number(table(data, "landsknecht_check"), "regions")
    if wanted > len(table(data, "regions")):
        yield f"landsknecht_check.regions is {wanted}, more regions than the map has."


def _towers(data: Mapping[str, object]) -> Iterator[str]:
    """W1.1.16 A layered tower has a chance to stick for each of its floors."""
    for name, tower in entries(data, "tower"):
        if "floors" in tower and number(tower, "floors") != len(chances(tower, "stick")):
            yield (
                f"tower.{name}.stick has {len(chances(tower, 'stick'))} entries, "
                f"but tower.{name}.floors is {tower['floors']}."
            )
