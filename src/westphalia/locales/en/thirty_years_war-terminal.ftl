### Thirty Years War in the terminal: titles, columns, notes, and why something cannot be shown.

## Titles

title-display = Tracks
title-map = Map
title-hand = Your hand: what each card could do now
title-closed = Not now
title-tracks = Tracks and boxes
title-electors = Electors
title-areas = Areas
title-area = { $area } ({ $holder }; control: { $needs ->
    [one] { $needs } city
   *[other] { $needs } cities
}, { $value } VP)
title-free-cities = Independent Cities
title-stacks = Stacks
title-leaders = Leaders on the map
title-reach = In reach with { $points } MP: { $force }
title-battle = Battle of { $city }, attacked by the { $attacker } side
title-odds = A battle of { $city } without further cards
title-pay = Pay of the { $seat } side: { $points } AP of { $aid }, which suffice
title-pay-short = Pay of the { $seat } side: { $points } AP, more than { $aid }
title-lines = Lines of communications
title-pile = Cards of the { $seat } side
title-deck = Card sets and effects

## Columns, and the same on narrow screens

column-areas = Areas
column-cities = cities
column-electors = Electors
column-factors = factors
column-pay = AP needed
column-unpaid = without pay
column-hand = hand
column-deck = to draw
column-vp = VP
column-use-act = ACT
column-use-recruit = REC
column-use-aid = AID
column-use-event = event
column-use-combat = Combat Card
column-where = place
column-leaders = leaders
column-units = units
column-points = MP left
column-by = by way of
column-stays = may end
column-meets = meets
column-commander = commander
column-modifier = modifier
column-column = fire column
column-inflicted = inflicts
column-to-lose = to lose
column-cost = AP
column-control = control
column-fortress = fortress
column-pillage = pillage
column-state = state
column-stacks = stacks
column-neighbours = connected with
column-needs = control rating
column-held = cities held
column-value = VP
column-moves = the total if gained
column-activation = activation
column-battle = battle
column-leadership = leadership
column-loss = loss
short-areas = Ar
short-cities = Ci
short-electors = El
short-factors = CF
short-pay = AP
short-unpaid = no pay
short-hand = hand
short-deck = deck
short-vp = VP
short-use-act = A
short-use-recruit = R
short-use-aid = Aid
short-use-event = Ev
short-use-combat = combat
short-where = place
short-leaders = leaders
short-units = units
short-points = MP
short-by = by
short-stays = end
short-meets = meets
short-commander = commander
short-modifier = ±
short-column = col
short-inflicted = hits
short-to-lose = loses
short-cost = AP
short-control = control
short-fortress = F
short-pillage = P
short-state = state
short-stacks = stacks
short-neighbours = connected with
short-needs = CR
short-held = cities
short-value = VP
short-moves = total
short-activation = act
short-battle = bat
short-leadership = lead
short-loss = loss

## Units on narrow screens

short-kind-german-mercenary = Ger Merc
short-kind-german-militia = Ger Mil
short-kind-english-mercenary = Eng Merc
short-kind-hungarian-militia = Hun Mil
short-kind-danish-mercenary = Dan Merc
short-kind-swedish-veteran = Swe Vet
short-kind-french-veteran = Fre Vet
short-kind-french-militia = Fre Mil
short-kind-saxon-militia = Sax Mil
short-kind-imperial-veteran = Imp Vet
short-kind-imperial-mercenary = Imp Merc
short-kind-imperial-militia = Imp Mil
short-kind-bavarian-mercenary = Bav Merc
short-kind-bavarian-militia = Bav Mil
short-kind-spanish-veteran = Spa Vet
short-kind-cardinal-veteran = Card Vet

## Uses of a card by optional rules, in a long list

short-dutch-war = Dutch War { $card }
short-campaign = second { $card }
short-plot = plot { $card }

## Labels

label-vp = VP
label-dutch-war = Dutch War
label-wallenstein = Wallenstein
label-aid = Aid
label-pope = Pope
label-passes = Val Telline Passes
label-france = France
label-sweden = Sweden
label-saxony = Saxony
label-hungary = Hungary
label-swedish-base = Swedish Base
label-cardinal = Cardinal’s army to the Spanish Zone
label-truce = Truce
label-conflict = French and Swedes
label-war-entry = War Entry in this turn
label-hand = In hand
label-unplayed = Unplayed pile
label-pile-known = Known to be in hand
label-pile-to-come = May still come
label-pile-played = Played pile
label-groups = In the decks
label-removed = Out of the game
label-in-force = In force
label-area = Area
label-control = Controlled by
label-fortress = Fortress
label-value = VP
label-pillage = Pillage
label-state = State
label-siege = Siege
label-neighbours = Connected with
label-nation = Nation
label-activation = Activation
label-battle = Battle
label-leadership = Leadership
label-loss = Lost on a roll of
label-stars = Stars
label-replacement = Replaced by
label-place = In
label-attacker = Attacker
label-defender = Defender

## The state of the war

short-side-protestant = Prot.
short-side-catholic = Cath.
side-of = { $side }: { $player }
status-turn = Turn { $turn }/{ $last } ({ $year }–{ $until })
status-round = round { $round }
status-result = → { $result }
status-vp = VP { $vp }
total-about = { $vp }; early victory at ≤ { $low } (Protestant) or ≥ { $high } (Catholic)
total-goals = at the end ≤ { $least } or ≥ { $most }
total-now = now: { $result }
dutch-war-about = box { $box } ({ $first } to { $last }), aid { $aid }
response-due = a response is owed
wallenstein-about = { $career }, influence { $box } of { $end }
open = open
closed = closed
at-war = in the war
at-peace = not in the war
hungary-rebels = in rebellion
hungary-quiet = quiet
until-turn = until turn { $turn }
must-part = must part
award-about = { $needs } Electors, { $points } VP

## Forces

n-factors = { $factors ->
    [one] { $factors } factor
   *[other] { $factors } factors
}
stack-inside = inside the Fortress
march-at = March, now in { THE($place) }
march-points = { $points } MP
march-capacity = { $most ->
    [one] { $units } of at most { $most } unit
   *[other] { $units } of at most { $most } units
}
march-forage = foraging owed: { $cities }
points-left = { $points } MP left
no-units = leaders alone
meets-battle = battle
meets-overrun = overrun possible
meets-leaders = leaders alone
meets-garrison = garrison
meets-fortress = Fortress
meets-neutral = Neutral Area
meets-revolt = revolt
chance-to-win = { $percent } to win
attacker-wins = attacker wins: { $percent }
column-from = from { $column }
odds-about = wins { $wins }, loses { $losses } on average, eliminated { $gone }
pay-local = local pay
not-paid = unpaid
line-of = { $nation } in { $city }
line-holds = open
line-breaks = broken at { $city } ({ $reason })
yes = yes
no = no

## Cities, Areas, sieges

free-city = Independent City
in-revolt = in revolt
masked = masked
besieged = { $number ->
    [0] besieged
   *[other] besieged, marker { $number }
}
fortress-about = strength { $strength }, siege modifier { $modifier }
siege-about = { $seat } side with { n-factors }, siege level { $level }
siege-chance = { $percent } to take it
siege-brief = siege { $factors } of { $level }
siege-needs = { n-factors } against siege level { $level }
gained-by = { $points } for the { $seat } side
area-is-neutral = neutral
area-is-devastated = devastated
may-withdraw = may go inside

## Cards

closed-because = no: { $reason } ({ $clause })
act-about = { $value }: { $leaders }
recruit-about = { $attempts ->
    [one] { $attempts } attempt
   *[other] { $attempts } attempts
}: { $leaders }
event-possible = possible
event-moves = possible, VP { $points }
card-about = { $category }, { $group }, value { $value }
n-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## Notes on choices

leader-about = activation { $activation }, battle { $battle }, leads { $leadership }
n-there = of { $count }
n-loss = counts { $factors }
n-aid = { $points } AP
n-pillage = Pillage-{ $level }
recruits-mean = { $steps } steps on average

## What is typed

which-one = Which one? For example: map prague, stacks munich, leaders tilly, cards p24.
found-none = “{ $typed }” is neither a place nor anything else that is meant here.
found-many = “{ $typed }” could be: { $names }.
nobody-marches = Nobody is on the march.
no-battle = There is no such battle under way or in reach of the march.
not-in-reach = The whole force does not reach { THE($place) }.
way-leads-by = The shortest way leads by { $place }, where something would be met; go there by yourself.
all-nothing = There is nothing to take all of.

## Help

usage-look = look
usage-map = map [Area | city | table | drawing]
usage-areas = areas
usage-stacks = stacks [city]
usage-leaders = leaders [name]
usage-hand = hand
usage-cards = cards [card]
usage-tracks = tracks
usage-reach = reach [all]
usage-odds = odds [city]
usage-supply = supply [all]
usage-to = to city
usage-all = all
usage-orders = orders [order value]
help-look = both sides, what is under way, tracks, Electors and Areas
help-map = the map, the cities of one Area, or one city with all that is known of it; on the drawing CAPITALS are a Fortress, ′ pillage, ⚑ a revolt, × a siege, numbers combat factors
help-areas = who controls which Area, and what it is worth
help-stacks = all stacks, or those in a city, with every counter
help-leaders = the leaders on the map, or all about one; R marks what is reconstructed
help-hand = your hand, and what each card could do now, or why not
help-cards = both decks as far as you can know them, or all about one card
help-tracks = the tracks and boxes beside the map
help-reach = where the march can still go, what it costs, and whom it meets; “all” also without the slowest
help-odds = how a battle under way or in reach may end
help-supply = who would be paid now, and which lines are broken where; “all” for both sides
help-to = march on to a city by the shortest way
help-all = take everybody along, pay everybody, or roll for all sieges
help-orders = what the table answers for you in the other side’s rounds; changes count from the next card draw
help-answer-number = Type the number of a choice.
help-answer-text = Or type its text, or the beginnings of its words: “march prague”, “march pra”, “pra”.
title-orders-later = Standing orders (as they will count from the next card draw)
