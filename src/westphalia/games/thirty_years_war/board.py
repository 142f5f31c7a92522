"""Everything printed on map, counters, cards and charts, and the set-ups, as small ints."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from westphalia.engine.facts import Table, entries, flag, merge, number, numbers, table, text, texts
from westphalia.engine.overlay import corrected
from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.overlay import base_data, check_overlay
from westphalia.games.thirty_years_war.terms import (
    Award,
    Career,
    Category,
    Group,
    Marker,
    Nation,
    Peace,
    Pope,
    Side,
    Source,
    UnitType,
)

# The charts of the playing aid


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


# 4, 18 Set-ups


class Ids:
    """The numbers of what set-ups and cards name."""

    def __init__(
        self,
        places: list[str],
        areas: list[str],
        leaders: list[str],
        units: list[str],
        cards: list[str],
    ) -> None:
        self.place = {id_: n for n, id_ in enumerate(places)}
        self.area = {id_: n for n, id_ in enumerate(areas)}
        self.leader = {id_: n for n, id_ in enumerate(leaders)}
        self.unit = {id_: n for n, id_ in enumerate(units)}
        self.card = {id_: n for n, id_ in enumerate(cards)}

    def leaders(self, entry: Mapping[str, object]) -> list[int]:
        """The leaders of an entry, sorted."""
        return sorted(self.leader[name] for name in _texts(entry, "leaders"))

    def units(self, entry: Mapping[str, object]) -> list[int]:
        """The units of an entry, sorted, as often as there are counters."""
        found = [(unit, number(entry, id_)) for id_, unit in self.unit.items() if id_ in entry]
        return sorted(unit for unit, count in found for _ in range(count))

    def cards(self, entry: Mapping[str, object], key: str) -> list[int]:
        """The cards of an entry, sorted."""
        return sorted(self.card[name] for name in _texts(entry, key))


def _texts(entry: Mapping[str, object], key: str) -> list[str]:
    return texts(entry, key) if key in entry else []


def side(entry: Mapping[str, object], key: str) -> int:
    """The side that an entry names."""
    word = text(entry, key)
    return NOBODY if word == "nobody" else int(Side[word.upper()])


@dataclass(frozen=True)
class Force:
    """Leaders and units that stand together; units are classes of counters, one for each."""

    place: int
    leaders: list[int]
    units: list[int]


@dataclass(frozen=True)
class ChosenForce:
    """A force that its side puts into one city of an Area, off-map cities included."""

    area: int
    leaders: list[int]
    units: list[int]


class SetUp:
    """How a game begins. Sides are NOBODY where there is none."""

    name: str
    first_turn: int
    last_turn: int
    vp: int
    no_peace_offer: int  # the side that may not offer peace
    # the pieces
    forces: list[Force]
    chosen: list[ChosenForce]
    # the map: who holds each Area, whether it has a Neutral marker, who controls each city; how
    # many pillage markers are placed by die roll, none if the list is empty, and in how many cities
    # of one Area at most, 0 if there is no limit
    holder: list[int]
    neutral: list[bool]
    control: list[int]
    pillage: list[int]
    pillage_cities: int
    # the Electors: who holds each Award, the Area of the Palatine one; by side those that the rules
    # list, Areas and cities
    awards: list[int]
    palatine: int
    electors: list[list[str]]
    # the cards: groups in the decks, whether the others are added as the war goes on, cards out of
    # the game, cards whose effect is in force
    groups: list[int]
    later_groups: bool
    removed: list[int]
    lasting: list[int]
    # tracks and boxes; by side the sources of aid that the rules list
    aid: list[list[int]]
    pope: Pope
    passes_open: bool
    dutch_war: int
    dutch_aid: int
    dutch_scored: list[int]  # boxes that have given their points
    wallenstein: Career
    influence: int
    swedish_base: int
    saxony: int  # the side of the Saxons
    rebellion: bool  # of Hungary
    france_in_war: bool
    spinola_checked: bool

    def __init__(
        self, name: str, entry: Mapping[str, object], ids: Ids, area_of: list[int]
    ) -> None:
        self.name = name
        self.first_turn, self.last_turn = numbers(entry, "turns")
        self.vp = number(entry, "vp")
        self.no_peace_offer = side(entry, "no_peace_offer")
        self._read_tracks(entry, ids)
        self._read_forces(entry, ids)
        self._read_map(entry, ids, area_of)
        self._read_electors(entry, ids)
        self._read_cards(entry, ids)

    def _read_tracks(self, entry: Mapping[str, object], ids: Ids) -> None:
        aid = table(entry, "aid")
        self.aid = [
            sorted(int(Source[source.upper()]) for source in texts(aid, who.name.lower()))
            for who in Side
        ]
        self.pope = Pope[text(entry, "pope").upper()]
        self.passes_open = flag(entry, "passes_open")
        self.dutch_war = number(entry, "dutch_war")
        self.dutch_aid = number(entry, "dutch_aid")
        self.dutch_scored = numbers(entry, "dutch_scored")
        self.wallenstein = Career[text(entry, "wallenstein").upper()]
        self.influence = number(entry, "influence")
        base = text(entry, "swedish_base")
        self.swedish_base = NOBODY if base == "none" else ids.place[base]
        self.saxony = side(entry, "saxony")
        self.rebellion = flag(entry, "rebellion")
        self.france_in_war = flag(entry, "france_in_war")
        self.spinola_checked = flag(entry, "spinola_checked")

    def _read_forces(self, entry: Mapping[str, object], ids: Ids) -> None:
        self.forces = [
            Force(ids.place[city], ids.leaders(force), ids.units(force))
            for city, force in entries(entry, "forces")
        ]
        chosen = dict(entries(entry)).get("chosen", {})
        self.chosen = [
            ChosenForce(ids.area[area], ids.leaders(force), ids.units(force))
            for area, force in entries(chosen)
        ]

    def _read_map(self, entry: Mapping[str, object], ids: Ids, area_of: list[int]) -> None:
        """France has no control box and no Neutral marker; in the war it is Protestant."""
        france = ids.area["france"]
        self.holder = _by_side(table(entry, "areas"), ids.area)
        if self.france_in_war:
            self.holder[france] = int(Side.PROTESTANT)
        self.neutral = [who == NOBODY and area != france for area, who in enumerate(self.holder)]
        named = _by_side(table(entry, "cities"), ids.place)
        self.control = [
            self.holder[area] if area != NOBODY and named[city] == NOBODY else named[city]
            for city, area in enumerate(area_of)
        ]
        pillage = dict(entries(entry)).get("pillage")
        self.pillage = numbers(pillage, "markers") if pillage else []
        self.pillage_cities = number(pillage, "cities") if pillage else 0

    def _read_electors(self, entry: Mapping[str, object], ids: Ids) -> None:
        awards, electors = table(entry, "awards"), table(entry, "electors")
        self.awards = [side(awards, award.name.lower()) for award in Award]
        self.electors = [texts(electors, who.name.lower()) for who in Side]
        self.palatine = ids.area[text(entry, "palatine")]

    def _read_cards(self, entry: Mapping[str, object], ids: Ids) -> None:
        self.groups = sorted(int(Group[group.upper()]) for group in texts(entry, "groups"))
        self.later_groups = flag(entry, "later_groups")
        self.removed = ids.cards(dict(entries(entry)).get("removed", {}), "cards")
        self.lasting = ids.cards(entry, "lasting")


def _by_side(entry: Mapping[str, object], index: Mapping[str, int]) -> list[int]:
    """Which side an entry names each of the things for."""
    found = [NOBODY] * len(index)
    for who in Side:
        for id_ in texts(entry, who.name.lower()):
            found[index[id_]] = int(who)
    return found


def read_set_ups(data: Mapping[str, object], ids: Ids, area_of: list[int]) -> dict[str, SetUp]:
    """The set-ups by name; one that is like another says only what differs."""
    found: dict[str, SetUp] = {}
    for name, entry in entries(data, "set_ups"):
        if "like" in entry:
            entry = merge(table(data, "set_ups", text(entry, "like")), entry)
        found[name] = SetUp(name, entry, ids, area_of)
    return found


# The board

# Places are the cities, and after them the boxes beside the map.
CITIES: Final = 113
UNITED_PROVINCES: Final = 113
DENMARK: Final = 114
SWEDEN: Final = 115
PLACES: Final = 116
# A class of unit counters is a kind and a strength: twice the kind, and 1 more if reduced.
CLASSES: Final = 32


class Lands:
    """11.3, 17 Sets of places as bits: place 0 is the lowest."""

    def __init__(self, board: "Board") -> None:
        france = board.area_index["france"]
        in_france = [place for place in range(CITIES) if board.area_of[place] == france]
        # 17.D.3d, 17.Sw.1c: no arrow leads back to a flag
        self.everywhere = (1 << PLACES) - 1 & ~_bits([DENMARK, SWEDEN])
        self.outside_france = self.everywhere & ~_bits(in_france)
        self.on_map = self.everywhere & ~_bits([p for p in in_france if board.off_map[p]])
        self.zone = _bits([place for place in range(PLACES) if board.zone[place]])
        self.of_nation = [
            _bits([city for area in areas for city in board.area_cities[area]]) or self.everywhere
            for areas in board.nation_areas
        ]
        # 11.31, 17.F.3: France is closed to all, on the map and off it, until it is in the war
        self.before_france = Limits(self, self.outside_france)
        self.for_catholics = Limits(self, self.on_map)  # 11.32b
        self.for_protestants = Limits(self, self.everywhere)  # 11.32a


class Limits:
    """17.H.4, 17.Sp.2 What limits leave of some land."""

    def __init__(self, lands: Lands, land: int) -> None:
        self.zone = lands.zone & land
        self.of_nation = [own & land for own in lands.of_nation]


def _bits(places: list[int]) -> int:
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits


class CardText:
    """card.rule.a The event of a card in our own words: K known, D derived, R reconstructed."""

    def __init__(self, card: Mapping[str, object], impossible: str) -> None:
        self.when: str = text(card, "when")
        self.requires: list[str] = texts(card, "requires") if "requires" in card else []
        self.does: list[str] = texts(card, "does")
        self.ends: str = text(card, "ends") if "ends" in card else ""
        self.note: str = text(card, "note") if "note" in card else ""
        self.impossible: str = impossible
        self.refs: list[str] = texts(card, "refs")


class Board:
    """The printed facts of one game. Nothing here changes during play."""

    # places and cities, by their index
    cities: list[str]
    places: list[str]
    place_index: dict[str, int]
    area_of: list[int]  # the Area of a city, -1 if it is Independent; off-map cities are of France
    off_map: list[bool]
    independent: list[bool]
    within: list[int]  # the Area that an Independent City lies in or beside, else -1
    neighbours: list[tuple[int, ...]]
    fortress: list[int]
    siege_modifier: list[int]
    port: list[bool]
    city_vp: list[int]
    germany: list[bool]
    zone: list[bool]  # by place: whether it is in the Spanish Zone
    arrows: list[tuple[int, ...]]  # by place: the cities that a box has arrows to, else none
    gate: list[bool]  # by city: whether an arrow leads from it to the United Provinces
    # Areas, by their index; electors
    areas: list[str]
    area_index: dict[str, int]
    area_cities: list[tuple[int, ...]]  # on the map
    control: list[int]  # how many of its cities give control of an Area; 0 has no control box
    area_vp: list[int]
    area_zone: list[bool]
    elector_areas: list[int]
    elector_cities: list[int]
    palatine_areas: list[int]  # before and after card C12
    capitals: list[int]
    # nations, by Nation
    nations: list[str]
    nation_side: list[int]
    bases: list[list[int]]
    base_areas: list[list[int]]
    base_cities: list[list[int]]  # the cities of these Areas, those beside the map among them
    may_be_base: list[bool]  # by city whether it is a base, or in such an Area, of any nation
    nation_areas: list[list[int]]  # the only Areas that a nation may enter; none if all
    # leaders, by their index
    leaders: list[str]
    leader_names: list[str]
    leader_index: dict[str, int]
    leader_nation: list[int]
    leader_side: list[int]  # the Saxons' at the start
    activation: list[int]
    battle: list[int]
    leadership: list[int]
    loss: list[int]
    stars: list[int]
    replacement: list[int]  # -1 if the back is blank
    unnamed: list[bool]
    # units: by Kind; then by class
    kinds: list[str]
    kind_nation: list[int]
    kind_type: list[int]
    counters_of: list[int]  # the kind whose counters it uses: its own, but for marked ones
    counters: list[int]
    classes_of: list[tuple[int, ...]]  # by kind: all classes that use the same counters
    units: list[str]
    unit_kind: list[int]
    strength: list[int]
    loss_factor: list[int]
    movement: list[int]
    pay: list[int]
    # pieces, units first and then leaders: whose each is, by the side of the Saxons (-1 the last)
    piece_sides: list[list[int]]
    side_leaders: list[list[list[int]]]  # by the side of the Saxons and by side its leaders
    # tracks
    turns: int
    first_year: int
    years: int
    early_victory: list[int]  # by side, the VP total that ends the game
    award_electors: list[int]  # by Award
    award_vp: list[int]
    influence_end: int
    dutch_war_ends: tuple[int, int]
    dutch_war_vp: dict[int, int]
    dutch_war_aid: dict[int, int]
    # cards, by their index
    cards: list[str]
    card_index: dict[str, int]
    card_side: list[int]
    card_group: list[int]
    card_category: list[int]
    card_value: list[int]
    card_marker: list[int]
    card_aid: list[list[int]]  # by Source
    card_amount: list[int]  # by how much an event changes what it changes, 0 if it is told in text
    card_vp: list[int]  # by how much it moves the VP total
    card_least: list[int]  # the VP total, or the Electors, that it needs
    card_leaders: list[list[int]]
    card_units: list[list[int]]
    card_text: list[CardText]
    charts: Charts
    lands: Lands
    set_ups: dict[str, SetUp]
    overlay: Table

    def __init__(self, data: Mapping[str, object], overlay: Mapping[str, object]) -> None:
        self.overlay = dict(overlay)
        self._read_areas(data)
        self._read_cities(data)
        self._read_boxes(data)
        self._read_nations(data)
        self._read_units(data)
        self._read_leaders(data)
        self.piece_sides = [self._sides(saxony) for saxony in (0, 1, NOBODY)]
        self.side_leaders = [
            [self._leaders(sides, side) for side in Side] for sides in self.piece_sides
        ]
        self._read_tracks(data)
        self._read_cards(data)
        self.charts = Charts(data)
        self.lands = Lands(self)
        self.set_ups = read_set_ups(data, self._ids(), self.area_of)

    def _read_areas(self, data: Mapping[str, object]) -> None:
        found = list(entries(data, "areas"))
        self.areas = [area for area, _ in found]
        self.area_index = _index(self.areas)
        self.control = [number(area, "control") for _, area in found]
        self.area_vp = [number(area, "vp") for _, area in found]
        self.area_zone = [flag(area, "zone") for _, area in found]

    def _read_cities(self, data: Mapping[str, object]) -> None:
        found = [city for _, city in entries(data, "cities")]
        self.cities = [id_ for id_, _ in entries(data, "cities")]
        index = _index(self.cities)
        self.area_of = [self._area(city, "area") for city in found]
        self.within = [self._area(city, "within") for city in found]
        self.independent = [area == NOBODY for area in self.area_of]
        self.off_map = ["off_map" in city for city in found]
        self.neighbours = [
            tuple(sorted(index[name] for name in texts(city, "neighbours"))) for city in found
        ]
        self.fortress = [number(city, "fortress") for city in found]
        self.siege_modifier = [number(city, "siege") for city in found]
        self.port = [flag(city, "port") for city in found]
        self.city_vp = [number(city, "vp") if "vp" in city else 0 for city in found]
        self.area_cities = [
            tuple(
                city
                for city, where in enumerate(self.area_of)
                if where == area and not self.off_map[city]
            )
            for area in range(len(self.areas))
        ]
        outside = [not flag(area, "germany") for _, area in entries(data, "areas")]
        self.germany = [area == NOBODY or not outside[area] for area in self.area_of]
        self.zone = [
            self.area_zone[area] if area != NOBODY else flag(city, "zone")
            for city, area in zip(found, self.area_of, strict=True)
        ]

    def _area(self, city: Mapping[str, object], key: str) -> int:
        return self.area_index[text(city, key)] if key in city else NOBODY

    def _read_boxes(self, data: Mapping[str, object]) -> None:
        found = list(entries(data, "boxes"))
        self.places = self.cities + [box for box, _ in found]
        self.place_index = _index(self.places)
        self.zone += [flag(box, "zone") for _, box in found]
        none: list[tuple[int, ...]] = [()] * len(self.cities)
        self.arrows = none + [self._cities(box, "arrows") for _, box in found]
        self.gate = [city in self.arrows[UNITED_PROVINCES] for city in range(len(self.cities))]

    def _cities(self, entry: Mapping[str, object], key: str) -> tuple[int, ...]:
        return tuple(sorted(self.place_index[city] for city in texts(entry, key)))

    def _areas(self, entry: Mapping[str, object], key: str) -> list[int]:
        return [self.area_index[area] for area in texts(entry, key)]

    def _read_nations(self, data: Mapping[str, object]) -> None:
        found = list(entries(data, "nations"))
        self.nations = [nation for nation, _ in found]
        self.nation_side = [side(nation, "side") for _, nation in found]
        self.bases = [list(self._cities(nation, "bases")) for _, nation in found]
        self.base_areas = [self._areas(nation, "base_areas") for _, nation in found]
        self.base_cities = [
            [city for city, area in enumerate(self.area_of) if area in areas]
            for areas in self.base_areas
        ]
        self.may_be_base = [
            any(city in cities for cities in self.bases + self.base_cities)
            for city in range(len(self.area_of))
        ]
        dignity = [text(area, "elector") for _, area in entries(data, "areas")]
        self.elector_areas = [area for area, word in enumerate(dignity) if word == "always"]
        self.palatine_areas = [dignity.index("before_c12"), dignity.index("after_c12")]
        cities = [city for _, city in entries(data, "cities")]
        self.elector_cities = [n for n, city in enumerate(cities) if city.get("elector") is True]
        self.nation_areas = [
            self._areas(nation, "areas") if "areas" in nation else [] for _, nation in found
        ]
        self.capitals = list(self._cities(table(data, "capitals"), "cities"))

    def _read_units(self, data: Mapping[str, object]) -> None:
        self.kinds = [kind for kind, _ in entries(data, "units")]
        index = _index(self.kinds)
        named = [
            text(entry, "counters_of") if "counters_of" in entry else kind
            for kind, entry in entries(data, "units")
        ]
        self.counters_of = [index[kind] for kind in named]
        found = [table(data, "units", kind) for kind in named]
        self.classes_of = [
            tuple(
                unit
                for kind, same in enumerate(self.counters_of)
                for unit in (2 * kind, 2 * kind + 1)
                if same == counters
            )
            for counters in self.counters_of
        ]
        self.kind_nation = [int(Nation[text(kind, "nation").upper()]) for kind in found]
        self.kind_type = [int(UnitType[text(kind, "type").upper()]) for kind in found]
        self.counters = [number(kind, "count") for kind in found]
        self.units = [id_ for kind in self.kinds for id_ in (kind, f"{kind}_reduced")]
        self.unit_kind = [unit // 2 for unit in range(len(self.units))]
        sides = [(kind, key) for kind in found for key in ("full", "reduced")]
        self.strength = [number(kind, key) for kind, key in sides]
        self.loss_factor = [number(kind, "loss") for kind, _ in sides]
        self.movement = [number(kind, "movement") for kind, _ in sides]
        self.pay = [
            number(table(data, "unit_types", text(kind, "type")), "pay") for kind, _ in sides
        ]

    def _read_leaders(self, data: Mapping[str, object]) -> None:
        found: list[tuple[str, str, Mapping[str, object]]] = []
        for id_, leader in entries(data, "leaders"):
            name = text(leader, "name")
            if "counters" not in leader:
                found.append((id_, name, leader))
            for n in range(1, _optional(leader, "counters") + 1):
                found.append((f"{id_}_{n}", f"{name} {n}", leader))
        self.leaders = [id_ for id_, _, _ in found]
        self.leader_index = _index(self.leaders)
        self.leader_names = [name for _, name, _ in found]
        entry = [leader for _, _, leader in found]
        self.leader_nation = [int(Nation[text(leader, "nation").upper()]) for leader in entry]
        self.leader_side = [self.nation_side[nation] for nation in self.leader_nation]
        self.activation = [number(leader, "activation") for leader in entry]
        self.battle = [number(leader, "battle") for leader in entry]
        self.leadership = [number(leader, "leadership") for leader in entry]
        self.loss = [number(leader, "loss") for leader in entry]
        self.stars = [number(leader, "stars") for leader in entry]
        self.unnamed = ["counters" in leader for leader in entry]
        self._read_replacements(entry)

    def _sides(self, saxony: int) -> list[int]:
        """17.Sa.3 The side of every piece when the Saxons are on a side."""
        units = [self.kind_nation[unit // 2] for unit in range(len(self.units))]
        side_of = self.nation_side
        nations = units + self.leader_nation
        return [saxony if nation == Nation.SAXON else side_of[nation] for nation in nations]

    def _leaders(self, sides: list[int], side: int) -> list[int]:
        """The leaders of a side, when these are the sides of all pieces."""
        own = sides[len(self.units) :]
        return [leader for leader, other in enumerate(own) if other == side]

    def _read_replacements(self, leaders: list[Mapping[str, object]]) -> None:
        """12.42e Backs with an unnamed leader are taken in the order of their fronts."""
        taken: dict[str, int] = {}
        self.replacement = []
        for leader in leaders:
            back = text(leader, "replacement") if "replacement" in leader else "none"
            taken[back] = taken.get(back, 0) + 1
            named = back if back in self.leader_index else f"{back}_{taken[back]}"
            self.replacement.append(NOBODY if back == "none" else self.leader_index[named])

    def _read_tracks(self, data: Mapping[str, object]) -> None:
        turns = table(data, "turn_track")
        self.turns = number(turns, "turns")
        self.first_year = number(turns, "first_year")
        self.years = number(turns, "years")
        victory = table(data, "victory_track")
        self.early_victory = [number(victory, "protestant"), number(victory, "catholic")]
        awards = [award for _, award in entries(data, "elector_awards")]
        self.award_electors = [number(award, "electors") for award in awards]
        self.award_vp = [number(award, "vp") for award in awards]
        self.influence_end = number(table(data, "influence_track"), "end")
        track = table(data, "dutch_war_track")
        self.dutch_war_ends = (number(track, "first"), number(track, "last"))
        boxes = list(entries(data, "dutch_war_boxes"))
        self.dutch_war_vp = {int(box): number(entry, "vp") for box, entry in boxes}
        self.dutch_war_aid = {int(box): number(entry, "aid") for box, entry in boxes}

    def _read_cards(self, data: Mapping[str, object]) -> None:
        found = list(entries(data, "cards"))
        self.cards = [card for card, _ in found]
        self.card_index = _index(self.cards)
        self.card_side = [int(card.startswith("c")) for card in self.cards]
        self.card_group = [int(Group[text(card, "group").upper()]) for _, card in found]
        self.card_category = [int(Category[text(card, "category").upper()]) for _, card in found]
        self.card_value = [number(card, "value") for _, card in found]
        self.card_marker = [int(Marker[text(card, "marker").upper()]) for _, card in found]
        self.card_aid = [
            [_optional(card, source.name.lower()) for source in Source] for _, card in found
        ]
        self.card_amount = [_optional(card, "amount") for _, card in found]
        self.card_vp = [_optional(card, "vp") for _, card in found]
        self.card_least = [_optional(card, "least") for _, card in found]
        ids = self._ids()
        self.card_leaders = [ids.leaders(card) for _, card in found]
        self.card_units = [ids.units(card) for _, card in found]
        impossible = table(data, "impossible")
        self.card_text = [
            CardText(card, text(impossible, text(card, "category"))) for _, card in found
        ]

    def years_of(self, turn: int) -> tuple[int, int]:
        """1.3 The first and the last year of a turn."""
        year = self.first_year + self.years * (turn - 1)
        return year, year + self.years - 1

    def _ids(self) -> Ids:
        return Ids(self.places, self.areas, self.leaders, self.units, self.cards)


def _index(ids: list[str]) -> dict[str, int]:
    return {id_: n for n, id_ in enumerate(ids)}


def _optional(entry: Mapping[str, object], key: str) -> int:
    """A number that an entry may not have: then 0."""
    return number(entry, key) if key in entry else 0


@cache
def _base_board() -> Board:
    return Board(base_data(), {})


def load_board(overlay: Mapping[str, object] | None = None) -> Board:
    """The board, with an owner's corrected values where an overlay gives any."""
    if not overlay:
        return _base_board()
    return Board(corrected(base_data(), overlay, check_overlay), overlay)
