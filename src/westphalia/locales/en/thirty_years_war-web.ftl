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

## Battle

battle-of = The battle of { $place }
battle-attacks-from = attacks from { $place }
battle-sallies = sallies out of { $place }
battle-stands-at = stands before { $place }
battle-column = column <b>{ $column }</b>
battle-rating = battle { $by }
battle-shift = column { $by }
battle-step-stand = Stand
battle-step-cards = Attacker’s cards
battle-step-answer = Answer
battle-step-roll = Roll
battle-step-losses = Losses
battle-step-retreat = Retreat
battle-odds = Odds
battle-as-it-stands = as it stands
battle-with-cards = { $cards ->
    [one] with your card
   *[other] with your cards
}
battle-your-cards = Your Combat Cards
battle-your-answer = Your answer
battle-cards-most = two at most, laid face up together
battle-cards-sealed = two at most, sealed until the defender stands
battle-own-roll = you { $by }
battle-his-roll = enemy { $by }
battle-then-wins = you win { $share }
battle-you-win-share = you win { $share }
battle-if-he-answers = If the enemy answers with
battle-no-answer = no card
battle-you-win = you win
battle-he-loses = enemy loses
battle-you-lose = you lose
battle-losses-expected = { $losses }
battle-deck-knowledge = { $combat } of the { $unseen } unseen enemy cards are Combat Cards. { $usable ->
    [0] None could be used here.
    [one] One could be used here; with { $hand } in hand it is held with { $share }.
   *[other] { $usable } could be used here; with { $hand } in hand at least one of them is held with { $share }.
}
battle-while-you-wait = While you wait
battle-asked-always = The enemy is asked in every battle, with or without a card that fits. The pause tells you nothing.
battle-table = Combat table: the loss number by column and modified roll
battle-table-column = Column
battle-leaders = Leaders
battle-leaders-first = Protestants first
battle-leader-falls = { $loss ->
    [9] falls on 9
    [10] cannot fall
   *[other] falls on { $loss } to 9
}
battle-leader-safe = nobody rolls for him
battle-leader-lives = lives
battle-leader-fell = falls
attack-prompt = <b>Attack at { $place }?</b> <em>There is no way back then.</em>
attack-sub = { $seat } is asked next.
attack-now = Attack
attack-hold-back = Hold units back, or let besieged ones come out
cards-prompt = <b>{ $place }, your Combat Cards:</b> { $cards ->
    [0] none
   *[other] { $cards }
} chosen. <em>Laying them is final.</em>
cards-prompt-seal = <b>{ $place }, your Combat Cards:</b> { $cards ->
    [0] none
   *[other] { $cards }
} chosen. <em>They are sealed with the attack.</em>
cards-prompt-answer = <b>{ $place }: answer with Combat Cards,</b> or pass. { $cards ->
    [0] { "" }
    [one] <em>One chosen.</em>
   *[other] <em>{ $cards } chosen.</em>
}
cards-sub = { $seat } may answer with up to two; then both dice are rolled.
cards-sub-answer = { $cards ->
    [0] { $seat } has laid no card.
    [one] { $seat } has laid one card.
   *[other] { $seat } has laid { $cards } cards.
} Then both dice are rolled.
cards-lay = { $cards ->
    [one] Lay one card
   *[other] Lay { $cards } cards
}
cards-lay-and-roll = { $cards ->
    [one] Lay one card and roll
   *[other] Lay { $cards } cards and roll
}
cards-seal = { $cards ->
    [one] Seal one card
   *[other] Seal { $cards } cards
}
cards-none = No cards
cards-pass = Pass
losses-numbers = <b>{ $own } to { $theirs }.</b>
losses-prompt = Take your losses: { $known ->
    [yes] { $left ->
        [0] <em>they are met.</em>
       *[other] <em>{ $left } more.</em>
    }
   *[no] …
}
losses-sub = Choose counters; only steps that can still lead to exactly that number are open.
losses-yours = Your losses
losses-exactly = exactly { $number }
losses-of = of { $number }, { $left } to go
losses-how = A click on a counter takes one step, the next one the second, a third takes both back.
losses-leave = { $factors } factors are left so.
losses-ways = Good ways
losses-left = strength left
losses-suggest = Suggest
losses-take = Take losses
losses-give = { $unit }: lose a step
losses-back = { $unit }: take it back
losses-closed = { $unit }: this step would miss the number
losses-handed-in = Your losses are handed in. They are shown when both sides are done.
retreat-where = Where to retreat
retreat-one-city = one place for all
retreat-prompt = <b>Beaten at { $place }.</b> Where does { $leader } retreat?
retreat-sub = Friendly cities come first; an empty enemy city may be taken if there is none.
retreat-to = retreat to { $place }
retreat-go = Retreat to { $place }
retreat-go-inside = Into the Fortress of { $place }
retreat-choose = Choose a city
retreat-later = After the enemy’s losses
retreat-inside = Into the Fortress of { $place }
retreat-inside-about = may be besieged; units inside are never paid then
retreat-of = controlled by { $seat }
retreat-nobodys = controlled by nobody
retreat-gains = becomes yours
retreat-violates = violates neutrality
retreat-line = line open to { $place }
retreat-no-line = line to { $place } is cut
retreat-no-line-inside = no line if besieged
retreat-no-base = no base
stand-commander = Commander
stand-title = Stand or withdraw
stand-outside = Stand
stand-outside-about = A battle before the walls; then both sides may lay Combat Cards.
stand-outside-overrun = They may be overrun: all are lost without a roll.
stand-outside-leaders = Leaders without units are lost where units come.
stand-inside = Withdraw into the Fortress
stand-inside-about = No battle. Siege level { $level }, { $factors } combat factors before it.
stand-besieged = can be besieged
stand-masked = can only be masked
overrun-title = Overrun them?
overrun-do = Overrun
overrun-about = All of them are lost without a roll, and the march goes on.
overrun-cost = one point
overrun-fight = Fight a battle
overrun-fight-about = The march ends here.
odds-ties = Equal loss numbers ({ $share }) fall to { $seat }.

## Siege

siege-of = The siege of { $place }
siege-step-lay = Besiege
siege-step-assault = Assault
siege-step-end = End of turn
siege-besiegers = Besiegers
siege-at-least = at least
siege-level-title = Siege level
siege-level-sum = Fortress { $strength } + units inside { $inside }
siege-may-sally = with a leader inside they may sally
siege-no-sally = no leader inside, so they cannot sally
siege-empty = nobody inside
siege-chances = Chances, roll by roll
siege-die-needs = { $success } or more falls; 9 always, 0 never
siege-roll = Roll
siege-marker = marker
siege-walls = walls
siege-spinola = Spinola { $by }
siege-sum = sum
siege-die = die
siege-falls-now = falls
siege-by-then = by then
siege-now = Now, in this activation
siege-now-end = Now
siege-when-active = Turn { $turn }, first activation
siege-when-end = End of turn { $turn }, without a card
siege-faces-about = A natural 0 costs the besiegers a step. A failed roll raises the marker, to +3 at most.
siege-assault = Assault: roll one die
siege-assault-about = If it falls, all who are inside are lost.
siege-keep = Keep the siege, no roll
siege-keep-about = The marker stays as it is.
siege-lay = Lay siege
siege-lay-about = A Siege marker at { $place }; there is no roll in this round.
siege-leave = Do not besiege
siege-leave-about = The army stands before it and masks it.
siege-roll-for = Roll for { $place }
siege-share = falls with { $share }
siege-relief = Who may come to its relief
siege-relief-by = Army
siege-relief-from = from
siege-relief-wins = wins
siege-army = { $leader }, { $factors }
siege-no-relief = No enemy army can come in one activation.
siege-may-relieve = { $leader } may come to its relief and wins with { $share }
siege-march-on = If they march on
siege-stay = { $level } factors or more stay
siege-stay-then = the siege stays
siege-mask = fewer stay
siege-mask-then = it is masked, the marker goes
siege-nobody = nobody stays
siege-nobody-then = the siege is lifted
siege-others = Other sieges and masks
