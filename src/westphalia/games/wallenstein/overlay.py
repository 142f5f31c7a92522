"""Overlays of Wallenstein: do an owner's values go together?"""

from collections.abc import Iterator, Mapping

from westphalia.engine import facts
from westphalia.engine.facts import (
    Table,
    chances,
    entries,
    merge,
    number,
    numbers,
    table,
    texts,
    values,
)
from westphalia.engine.overlay import Shape, borders, cut_off
from westphalia.games.wallenstein.terms import Action, Building, Tile

GAME = "wallenstein"
SUBJECTS = (
    "counties",
    "events",
    "actions",
    "tiles",
    "set_up",
    "components",
    "winter",
    "court",
    "landsknechts",
    "leaders",
    "tower",
)


def subject(name: str) -> Table:
    """One data file as it is written, its [provenance] table included."""
    return facts.subject(GAME, name)


def base_data() -> Table:
    """All data files as one tree. Not to be changed."""
    return facts.gather(GAME, SUBJECTS)


FIXED = ("effect", "gift", "builds", "cards", "face_up")  # they say which rule a card follows
FREE_LENGTH = ("neighbours", "cities", "against", "stick")
MOST = {"floors": 9, "revolts": 9}
COMBAT = (Action.COMBAT_MOVE_A, Action.COMBAT_MOVE_B)


def check_overlay(overlay: Mapping[str, object], name: str) -> list[str]:
    """All that is wrong with an overlay, as sentences that begin with the name of its file."""
    problems: list[str] = []
    shape = Shape(_allowed, FIXED, FREE_LENGTH, most=MOST)
    data = merge(base_data(), shape.sound(overlay, base_data(), problems))
    for check in (_sites, _borders, _connection, _line_ups, _groups, _stocks, _cards, _towers):
        problems += check(data)
    return [f"{name}: {problem}" for problem in problems]


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
    yield from borders(data, "counties")


def _connection(data: Mapping[str, object]) -> Iterator[str]:
    """The map hangs together, also without the counties removed with three seats."""
    counties = dict(entries(data, "counties"))
    kept = {name for name, card in counties.items() if card["removed_with_three"] is False}
    for what, wanted in (("of the map", set(counties)), ("kept with three seats", kept)):
        cut = cut_off(data, "counties", wanted)
        if cut:
            yield (
                f"counties.*.neighbours: the counties {what} are not all connected; "
                f"not {', '.join(cut)}."
            )


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
