### Thirty Years War at the table in the browser.

## The frame

table-round = Turns of the war
turn-word = Turn
turn-number = Turn { $turn }
round-of = round { $round } of 6
tab-tracks = Tracks
tab-sheets = Armies
key-hand = to the hand
key-tracks = to the tracks
key-sheets = to armies, Areas and cards
prompt-won = { $winners ->
    [0] <b>Nobody has won.</b>
   *[other] <b>{ $names } has won.</b>
}

## The map

map-label = Map of the Empire and its neighbours
map-find = Find a city
map-lens = Map lens
map-lens-control = Control
map-lens-supply = Supply lines
map-lens-pillage = Pillage
map-fortress = Fortress { $strength }
map-uncontrolled = controlled by nobody
map-controlled = controlled by { $seat }
map-pillaged = Pillage-{ $level }
map-revolt = Peasant Revolt
map-besieged = besieged
map-masked = masked
map-stack = { $seat }: { $who } ({ $factors })
map-mark-move = can be reached
map-mark-attack = can be attacked
map-mark-source = here it begins
map-mark-target = the goal
map-mark-legal = can be chosen
map-mark-barred = cannot be chosen now
map-mark-planned = planned
answer-hint-map = The places can be chosen on the map as well.
note-passes-open = Val Telline: open
note-passes-closed = Val Telline: closed
inspector-control = Controlled by
inspector-independent = Independent City
inspector-fortress = Fortress
inspector-siege = Siege
inspector-pillage = Pillage
inspector-roads = Roads to
siege-level = siege level { $level }, { $factors } combat factors before it
siege-falls = { $share } to fall with one roll
area-cities = cities { $one } to { $other }, { $needs } needed
area-gain = { $seat } would move the total by { $by }
area-neutral = neutral
stack-factors = { $factors ->
    [one] { $factors } combat factor
   *[other] { $factors } combat factors
}
stack-within = inside the Fortress
stack-room = room for { $room ->
    [one] { $room } more unit
   *[other] { $room } more units
}
leader-ratings = activation { $activation }, battle { $battle }, leadership { $leadership }, loss { $loss }
nation-short-german = Germ.
nation-short-english = Engl.
nation-short-hungarian = Hung.
nation-short-danish = Dan.
nation-short-swedish = Swed.
nation-short-french = Fr.
nation-short-saxon = Sax.
nation-short-imperial = Imp.
nation-short-bavarian = Bav.
nation-short-spanish = Span.

## The tracks

tracks-title = How the war stands
track-vp = Victory
track-vp-now = at the end now: { $result }
track-vp-said = { $vp } victory points; the Protestant needs { $protestant } or less, the Catholic { $catholic } or more
track-dutch-war = Dutch War
track-dutch-aid = aid { $aid }
track-response = a response is owed
track-influence = Wallenstein
track-influence-said = influence { $box } of { $end }
track-electors = Electors
track-electors-count = { $one } to { $other }
side-hand = Hand
side-areas = Areas
side-cities = Cities
side-factors = Force
side-aid = Aid

## Sheets

sheets-title = Look up
sheet-armies = Armies
sheet-areas = Areas
sheet-cards = Cards
armies-title = All stacks
areas-title = All Areas
areas-area = Area
areas-control = Control
areas-needs = Needs
areas-gain = Total if gained
cards-title = Both decks
cards-groups = In play: { $groups }. A card opens with a click.
deck-sizes = { $hand } in hand, { $unplayed } unplayed
deck-known = Known to be in hand
deck-to-come = May still come
deck-played = Played
deck-removed = Out of the game
card-value = Value { $value }
card-happened = its event happened in turn { $turn }
card-in-force = in force
marker-asterisk = leaves the game after its event
marker-dagger = its event can happen once
sure-inferred = derived from the sources
sure-reconstructed = reconstructed

## The hand and the card round

hand-title = Hand
hand-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
hand-empty = No cards are left.
use-short-act = ACT
use-short-recruit = REC
use-short-aid = AID
use-short-event = EVT
use-act = ACT
use-recruit = REC
use-aid = AID
use-event = EVENT
use-event-moves = The total moves by { $points }.
use-act-about = Activate a leader with activation rating { $value } or less: march, fight or besiege.
use-recruit-about = { $attempts ->
    [one] { $attempts } recruit attempt.
   *[other] { $attempts } recruit attempts.
}
use-aid-about = { $sum ->
    [0] No aid points.
    [one] { $sum } aid point: { $from }.
   *[other] { $sum } aid points: { $from }.
}
round-choose-card = Take up a card to see what it could do now. Leaders it can activate are then marked on the map.
round-no-card = Without a card
round-more = Move the Swedish Base
round-activate = activate { $leaders }
round-free = Free Action
round-peace = offer peace

## The march

force-all = All come along
march-stack = At { $place }: { $factors } combat factors, { $points } movement points left, may lead { $capacity ->
    [one] { $capacity } unit
   *[other] { $capacity } units
}.
march-choose-goal = Choose a goal on the map or below. The number beside a city says how many points are left there.
march-no-goal = The stack can go no further.
march-go = March to { $place }
march-attack = March to { $place } and attack
march-on-the-way = Drop off and pick up
march-reaches = { $place }{ $known ->
    [yes] { $points ->
        [one] , { $points } point left
       *[other] , { $points } points left
    }
   *[no] { "" }
}
met-battle = battle
met-overrun = may be overrun
met-leaders = lone enemy leaders
met-garrison = garrisoned Fortress
met-fortress = enemy Fortress
met-neutral = violates neutrality
met-revolt = Peasant Revolt
route-city = City
route-meets = What is there
route-points = Points left
ends-battle = Battle
ends-neutral = Neutral Area
ends-move = Move
ends-not-stay = the stack cannot end its march there

## Battle, siege, recruits

battle-of = Battle of { $place }
battle-attacks = attacks
battle-defends = defends
battle-strength = strength { $factors }, column { $column }
battle-modifier = { $by } to the roll
battle-to-lose = loses { $losses }
battle-cards = Combat Cards laid: { $cards }
combat-lay = lay { $card }
odds-said = { $attacker } wins { $wins }, { $defender } wins { $loses }
odds-losses = Losses to expect, in loss factors: attacker { $attacker }, defender { $defender }.
recruit-chance = { $steps ->
    [one] { $steps } step { $share }
   *[other] { $steps } steps { $share }
}

## Pay

pay-suffices = All claims come to { $needs } points. In the purse: { $purse }.
pay-short = All claims come to { $needs } points; that cannot all be paid. In the purse: { $purse }.
pay-stack = City
pay-units = Units
pay-cost = Points
pay-from = Paid by
pay-at-home = the land
pay-nobody = nobody
pay-cut = nobody: the line is cut at { $places }

## The end and the replay

end-about = { $won ->
    [yes] { $who } has won; the total stands at { $vp }.
   *[no] Nobody has won; the total stands at { $vp }.
}
end-turning = What turned the war
curve-vp = Victory points
curve-vp-said = The total of victory points, from { $first } to { $last }
curve-areas = Areas
curve-cities = Cities
curve-factors = Combat factors
replay-open = All hands open

## What happened to a side since its last answer

since-battles-fought = Battles: { $victories } won, { $defeats } lost.
since-cities-fallen = Taken by the enemy: { $cities }.
since-cities-taken = Taken by you: { $cities }.
since-revolts-risen = Lost to revolts: { $cities }.
since-areas-fallen = Areas gone to the enemy: { $areas }.
since-areas-taken = Areas gained: { $areas }.
since-losses-taken = Steps lost: { $steps } of yours, { $against } of the enemy’s.
since-leaders-gone = Leaders lost to the war: { $leaders }.
since-pay-given = Pay: { $paid } aid points paid; units left unpaid: { $unpaid }.
since-total-shifted = The VP total went from { $before } to { $vp }.
