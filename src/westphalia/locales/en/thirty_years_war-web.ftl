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
map-devastated = worth { $value }
lens-line = line to a base: pay possible
lens-cut = cut, as far as it gets
lens-base = base
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
key-enter = Enter
pay-title = Pay your army
pay-clear = Clear
pay-all-possible = Pay all possible
pay-close = Close the purse
pay-spent = { $points ->
    [one] { $points } point spent.
   *[other] { $points } points spent.
}
pay-left = Left, and lost with the turn: { $purse }.
pay-hint = All that can be paid is ticked. A stack is paid with one tick, a unit with a click on its counter.
pay-ruin-first = nearest to ruin first
pay-line = Line of communications
pay-paid = Paid
pay-own-land = where they stand
pay-this = pay: { $unit }
pay-stack-of = pay all in { THE($place) }
pay-cannot = cannot
pay-unpaid = unpaid
line-cut-at = cut at { $place }
line-broken-at = { $place }: { $why }
line-broken-revolt = a Peasant Revolt
line-broken-besieged = they are besieged
line-broken-neutral = a neutral Area
line-broken-france = France is not in the war
line-broken-enemy-force = enemy units stand there
line-broken-not-controlled = not controlled
line-no-base = there is no base
line-long = { $base }, over { $cities } cities
line-own-base = in its own base
loot-will = What will be looted
loot-before = modifiers before the roll
loot-hint = Steps fall on Mercenaries first, then on Militia, then on Veterans; a unit that dissolves leaves the game.
loot-no-modifier = no modifier
loot-modifier-pillaged = pillaged already
loot-modifier-many-units = { $many } units or more
loot-modifier-besieged = besieged
loot-modifier-mercenaries = mostly Mercenaries
loot-modifier-veterans = mostly Veterans
loot-modifier-dynamic = a Dynamic Leader
loot-nothing = nothing
loot-as-paid = as if paid: nothing happens
loot-pillage = pillage +{ $levels }
loot-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
loot-lost = reduced: { $units }
loot-gone = gone for good: { $units }
ledger-title = The end of the turn
ledger-of = End of turn { $turn }
ledger-aid = aid
ledger-pay = Pay
ledger-no-pay = nobody has been paid yet
ledger-loot = Loot
ledger-no-loot = nobody has looted
ledger-sieges = Sieges and revolts
ledger-no-sieges = no siege and no revolt was rolled for
ledger-dutch = Dutch War and peace
ledger-total = Victory points
ledger-no-moves = nothing moved the total, which stands at { $vp }
ledger-cards = Keep a card
ledger-step = Step through
ledger-roll = Roll
ledger-modifier = Modifier
ledger-result = Result
ledger-at-start = At the start of turn { $turn }
ledger-now = After turn { $turn }
prompt-turn-over = <b>Turn { $turn } is over.</b> The total stands at { $vp }.
prompt-turn-over-note = Nobody has won yet. Read the ledger; the next turn waits.
prompt-pay = <b>Pay your army.</b> All that can be paid is ticked.
sieges-roll-all = Roll all
sieges-roll = { $sieges ->
    [0] Roll for none
    [one] Roll for { $sieges } siege
   *[other] Roll for { $sieges } sieges
}
keep-none = Keep none
peace-title = Peace negotiations
peace-offer-note = The offer uses your round, accepted or not. Nothing is sent before the red button.
peace-answer-note = The other side offers peace at { $vp }.
peace-back = Back to my hand
peace-who = Side
peace-offers-when = may offer at
peace-must-when = must accept at
peace-at = at { $vp }
peace-low-high = { $low } or less, { $high } or more
peace-must-from = { $vp } or more
peace-must-to = { $vp } or less
peace-may = may offer
peace-must = must accept
peace-table = The table
peace-die = one die, 0 to 9; { $by } for the Electors
peace-from = { $vp }+
peace-now = now
peace-means = What each would mean
peace-pmv-means = the war ends.
peace-cmv-means = the war ends.
peace-truce-means = the turn ends at once, without pay and loot; all sieges are lifted, and the next recovery is not halved.
peace-bw-means = each side names an Area or two Independent Cities that the other has to leave; the higher roll goes first.
peace-pw-means = the Catholic names an Area or two Independent Cities that the Protestant leaves; control does not change.
peace-cw-means = the Protestant names an Area or two Independent Cities that the Catholic leaves; control does not change.
sure-known = stated by a source
sure-known-about = A source states this value.
sure-inferred-about = This value is derived from what sources state.
sure-reconstructed-about = No source that we found states this value: it is reconstructed, so that one can play.
note-title = Where this value comes from
note-says = The note in the data:
note-owner = Who owns the game can put the printed value in its place, for a table of one’s own.

## The end and the replay

end-about = { $won ->
    [yes] { $who } has won; the total stands at { $vp }.
   *[no] Nobody has won; the total stands at { $vp }.
}
end-turning = What turned the war
curve-vp = Victory points
curve-vp-said = The total of victory points, from { $first } to { $last }
curve-vp-protestant = Protestant victory at the end: { $points } or less
curve-vp-catholic = Catholic victory at the end: { $points } or more
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

## The picture of what is told

marched-far = { $seat } marches from { THE($origin) } by { $cities } to { THE($place) }.
told-sum = { $modifier } makes { $sum }
told-column = Column from strength { $column }
changes-near = Enemy strength: { $place }
changes-to = { $was } to { $is }
changes-line = Line of communications: { $place }
changes-open = open again
changes-cut = cut
changes-card = Event { $card }
changes-possible = possible now
changes-closed = no longer possible
chronicle-period = This turn
