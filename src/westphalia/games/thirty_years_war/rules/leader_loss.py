"""12.4 The loss of leaders, and who takes their place."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import Final

from westphalia.engine.step import Seat, Step
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.events_battle import (
    ArmyLost,
    LeaderChecked,
    LeaderLost,
    LeaderSucceeded,
)
from westphalia.games.thirty_years_war.ids import (
    BETHLEN_GABOR,
    CHRISTIAN_IV,
    MERCY,
    PAPPENHEIM,
)
from westphalia.games.thirty_years_war.pieces import (
    leaders_outside,
    put_leader,
    remove_leader,
    take_leader,
    units_at,
    units_outside,
    where_is,
)
from westphalia.games.thirty_years_war.rules.battles import (
    army_left,
    force_left,
    is_lopsided,
    the_battle,
)
from westphalia.games.thirty_years_war.rules.casualties import (
    after_loss_of,
    leave_nobody_alone,
    led_in_united_provinces,
)
from westphalia.games.thirty_years_war.rules.control import is_fortress
from westphalia.games.thirty_years_war.rules.dice import roll
from westphalia.games.thirty_years_war.rules.points import the_march
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PRESENT,
    PROTESTANT,
    WAITING,
    City,
    Leader,
    Place,
    Play,
    ThirtyYearsWarState,
    enemy,
)

ON_THE_MARCH: Final = -2  # where a leader stands who marches


@dataclass(frozen=True)
class CheckLeaders(Step):
    """12.4a, 12.42f A side rolls for all its leaders, used or not; then come the flips.

    12.4b: not for a defender against four times weaker attackers; 12.43c: nor for a lost army.
    12.43b: an army of which units have stayed inside the Fortress is not lost.
    """

    seat: Seat

    def run(self, play: Play) -> None:
        s = play.state
        battle = the_battle(s)
        leaders = battle.leaders[self.seat]
        lost = [leader for leader in leaders if not army_left(s, self.seat, leader)]
        if lost or not (leaders or force_left(s, self.seat)):  # 12.43a
            play.tell(ArmyLost, self.seat, battle.city, tuple(lost))
            lose_leaders(play, lost, replaced=False)
        if self.seat == battle.attacker or not is_lopsided(battle):
            left = [leader for leader in leaders if leader not in lost]
            killed = [leader for leader in left if falls(play, self.seat, leader)]
            lose_leaders(play, killed, replaced=True)


def falls(play: Play, seat: Seat, leader: Leader) -> bool:
    """12.41a A roll of his loss rating or more kills a leader.  Worked out in ex-12.3g."""
    rolled = roll(play)
    play.tell(LeaderChecked, seat, leader, rolled)
    return rolled >= play.state.board.loss[leader]


def lose_leader(play: Play, leader: Leader, replaced: bool) -> None:
    """12.41a, 12.42a, 12.43a A leader leaves the war for good; he may have a replacement."""
    lose_leaders(play, [leader], replaced)


def lose_leaders(play: Play, leaders: list[Leader], replaced: bool) -> None:
    """12.42f, 12.43a All who are lost together are gone before anybody takes their place."""
    spots = [spot_of(play.state, leader) for leader in leaders]
    led = led_in_united_provinces(play.state)
    for leader in leaders:
        play.tell(LeaderLost, leader, where_is(play.state, leader))
        remove_leader(play, leader)
    if replaced:
        for leader, spot in zip(leaders, spots, strict=True):
            succeed(play, leader, spot)
    for leader in leaders:
        after_loss_of(play, leader)
    leave_nobody_alone(play, led)
    if CHRISTIAN_IV in leaders or BETHLEN_GABOR in leaders:
        surprise_all(play)


def spot_of(s: ThirtyYearsWarState, leader: Leader) -> Place:
    """12.42a Where his counter is: in a place, or on the march."""
    marching = s.march is not None and leader in s.march.leaders
    return ON_THE_MARCH if marching else where_is(s, leader)


def succeed(play: Play, leader: Leader, spot: Place) -> None:
    """12.42a, 12.42b, 12.42d The leader on the back of a counter appears where it lies.

    If he is in play already he goes there, and his own counter stays behind as his replacement.
    Worked out in ex-12.42.
    """
    s = play.state
    heir = heir_of(s, leader)
    if heir == NONE:
        return
    if s.fate[heir] == PRESENT:
        left = spot_of(s, heir)
        take_leader(play, heir)
        set_down(play, leader, heir, spot)
        succeed(play, heir, left)
        stand_in(play, heir)
    else:
        set_down(play, leader, heir, spot)
        if (leader, heir) != (PAPPENHEIM, MERCY):  # 12.42c: his own counter is still to be used
            stand_in(play, heir)


def heir_of(s: ThirtyYearsWarState, leader: Leader) -> Leader:
    """12.42a, 12.42d Who is named on the back of a counter, unless he was lost before.

    A replacement has nobody behind him: his counter shows its back already.
    """
    heir = s.board.replacement[leader]
    if heir == NONE or leader in s.stand_ins:
        return NONE
    if s.board.unnamed[heir]:
        return unnamed_heir(s, heir)
    return heir if s.fate[heir] in (WAITING, PRESENT) else NONE


def unnamed_heir(s: ThirtyYearsWarState, heir: Leader) -> Leader:
    """12.42e An unnamed leader of the nation who is not in play: there can be several."""
    if s.fate[heir] == WAITING:
        return heir
    nation = s.board.leader_nation[heir]
    for other, unnamed in enumerate(s.board.unnamed):
        if unnamed and s.board.leader_nation[other] == nation and s.fate[other] == WAITING:
            return other
    return NONE


def set_down(play: Play, leader: Leader, heir: Leader, spot: Place) -> None:
    """12.42a, 12.42f He stands in the other's place, and has no part in the battle."""
    s = play.state
    if spot == ON_THE_MARCH:
        s.fate[heir] = PRESENT
        the_march(s).leaders.append(heir)
    else:
        put_leader(play, spot, heir)
    play.tell(LeaderSucceeded, leader, heir, where_is(s, heir))


def stand_in(play: Play, heir: Leader) -> None:
    """12.42a, 12.42b He is in play on another's counter: if he is lost it leaves the game."""
    if heir not in play.state.stand_ins:
        insort(play.state.stand_ins, heir)


# Leaders alone among enemies


def meet_leaders(play: Play, seat: Seat, city: City) -> None:
    """11.22a, 11.22c Lone enemy leaders whom they find there go into their Fortress or are lost."""
    s = play.state
    foe = enemy(seat)
    found = [] if units_at(s, city, foe) else leaders_outside(s, city, foe)
    if found and is_fortress(s, city) and s.control[city] == foe:
        s.inside[city] = 1
    elif found:
        lose_leaders(play, found, replaced=False)


def surprise_leaders(play: Play, city: City) -> None:
    """11.22a, 3.12d Leaders whom their units have left there are found by enemy units like others.

    Those units came out of the Fortress when nobody was left before it, or it went over to them.
    """
    for seat in (PROTESTANT, CATHOLIC):
        if units_outside(play.state, city, seat):
            meet_leaders(play, seat, city)


def surprise_all(play: Play) -> None:
    """11.22a, 17.D.3c The same wherever a nation that left the war has left leaders alone."""
    battle = play.state.battle
    for city in range(CITIES):
        if not battle or battle.city != city:
            surprise_leaders(play, city)
