"""4, 18 The set-ups of campaign and scenarios, as indices."""

from collections.abc import Mapping
from dataclasses import dataclass

from westphalia.engine.facts import entries, flag, merge, number, numbers, table, text, texts
from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.terms import Award, Career, Group, Pope, Side, Source


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
