"""What cities and Areas are worth to a side, in victory points."""

from __future__ import annotations

from heapq import heapify, heappop, heappush

from westphalia.bots.thirty_years_war.judgement import Judgement
from westphalia.bots.thirty_years_war.table import Table
from westphalia.engine.step import NOBODY, Seat
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.state import NONE


class Worth:
    """5.12, 5.14 Points for what changes hands, and a part of them for what leads there."""

    def __init__(self, table: Table, judgement: Judgement) -> None:
        self.table = table
        self.judgement = judgement
        self._bases = self._read_bases()
        self._elector = [self._elector_worth(seat) for seat in (0, 1)]
        self._gains: dict[tuple[Seat, int, int], float] = {}
        self._heat: list[float] = []

    def _read_bases(self) -> set[int]:
        """15.15 The cities that feed somebody's armies."""
        board = self.table.board
        found = {city for cities in board.bases for city in cities}
        base = self.table.s.swedish_base
        return found | ({base} if base != NONE else set())

    def _elector_worth(self, seat: Seat) -> float:
        """5.141 What one more Elector brings: an award, or the way to it."""
        worth = 0.0
        for award in self.table.awards:
            if award.holder == seat:
                continue
            missing = award.needs - self.table.electors[seat]
            worth += award.points * (1.0 if missing <= 1 else self.judgement.award / missing)
        return worth

    def prize(self, seat: Seat, area: int) -> float:
        """5.12b, 5.14 What a side has of gaining an Area."""
        worth = float(self.table.value[area])
        return worth + (self._elector[seat] if area in self.table.elector_areas else 0.0)

    def standing(self, seat: Seat, area: int, held: int) -> float:
        """3.13a How near a side is to an Area with so many of its cities, in points."""
        needs = self.table.board.control[area]
        if needs == 0:
            return 0.0
        if held >= needs:
            return self.prize(seat, area)
        share: float = (held / needs) ** 1.5
        return self.judgement.hope * share * self.prize(seat, area)

    def gain(self, seat: Seat, city: int, more: int = 0) -> float:
        """What a side has of gaining a city, after so many others of the same Area."""
        key = (seat, city, more)
        if key not in self._gains:
            self._gains[key] = self._gain(seat, city, more)
        return self._gains[key]

    def _gain(self, seat: Seat, city: int, more: int) -> float:
        table, board = self.table, self.table.board
        worth = self.judgement.city + board.city_vp[city]
        if city in self._bases:
            worth += self.judgement.base
        area = board.area_of[city]
        if area == NOBODY:
            return worth + (self._elector[seat] if city in board.elector_cities else 0.0)
        other = 1 - seat
        if table.control[city] == other:
            theirs = table.held[area][other]
            if table.holder[area] != other:
                lost = self.standing(other, area, theirs) - self.standing(other, area, theirs - 1)
                worth += self.judgement.denial * lost
        if table.holder[area] == seat:
            return worth + (0.5 if table.revolt[city] else 0.0)
        held = table.held[area][seat] + more
        return worth + self.standing(seat, area, held + 1) - self.standing(seat, area, held)

    def completes(self, seat: Seat, area: int, more: int) -> bool:
        """3.13a Whether so many more cities give an Area to a side."""
        table = self.table
        needs = table.board.control[area]
        return table.holder[area] != seat and needs > 0 and table.held[area][seat] + more >= needs

    def leader(self, leader: int) -> float:
        """10 What a leader is worth, to whoever has him."""
        judgement = self.judgement
        return judgement.leader + judgement.rating * self.table.board.battle[leader]

    def leaders(self, leaders: list[int]) -> float:
        return sum([self.leader(leader) for leader in leaders])

    # Prospects

    def prospect(self, place: int) -> float:
        """What there is to gain around a place; the further away, the less it counts."""
        if not self._heat:
            self._heat = self._spread()
        if place < CITIES:
            return self._heat[place]
        return max([self._heat[city] for city in self.table.board.arrows[place]], default=0.0)

    def _spread(self) -> list[float]:
        """From the hottest city on; what is further away never makes a nearer one hotter."""
        neighbours, fade = self.table.board.neighbours, self.judgement.fade
        heat = [self._target(city) for city in range(CITIES)]
        waiting = [(-here, city) for city, here in enumerate(heat) if here > 0.0]
        heapify(waiting)
        while waiting:
            cold, city = heappop(waiting)
            if -cold < heat[city]:
                continue  # it has become hotter since
            for near in neighbours[city]:
                if -cold * fade > heat[near]:
                    heat[near] = -cold * fade
                    heappush(waiting, (cold * fade, near))
        return heat

    def _target(self, city: int) -> float:
        """What draws an army to a city: less where a wall or an army is in the way."""
        table = self.table
        if table.control[city] == table.me or table.board.off_map[city]:
            return 0.0
        worth = self.gain(table.me, city)
        if table.is_fortress(city):
            worth *= self.judgement.siege
        else:
            worth = max(worth, self._area_target(table.board.area_of[city]))
        foes = table.enemy(city)
        return worth * 8.0 / (8.0 + foes.factors) if foes else worth

    def _area_target(self, area: int) -> float:
        """What draws an army into an Area that open cities would give; the more the fewer."""
        table, board = self.table, self.table.board
        if area == NOBODY or table.holder[area] == table.me or not board.control[area]:
            return 0.0
        missing = board.control[area] - table.held[area][table.me]
        cities = [c for c in board.area_cities[area] if table.control[c] != table.me]
        if len([c for c in cities if not table.is_fortress(c)]) < missing:
            return 0.0
        prize = self.prize(table.me, area) - (1.0 if table.neutral[area] else 0.0)
        return prize * (1.1 - 0.15 * missing)
