### Thirty Years War: what happens at the table.
### Arguments bear the names of the events’ fields; NAME_id is the word of the data behind a name,
### has_NAME tells whether there is one, NAME_count how many are listed.  Units and leaders are
### listed after a colon, so that no sentence depends on the form of their names.

## Nouns that stand in many sentences

-told-provinces = United Provinces
-told-supply-base = Supply Base
-told-total = VP total
-told-fortress = Fortress
-told-zone = Spanish Zone
-told-cardinals-army = Cardinal’s army
-told-dutch-war = Dutch War
-told-revolt = Peasant Revolt
-told-pillage = Pillage

## Parts of sentences

told-vp = { $points ->
    [0] { "" }
   *[other] { " " }The { -told-total } changes by { $points } to { $vp }.
}
told-roll = { $modifier ->
    [0] roll { $roll }
   *[other] roll { $roll }, modifier { $modifier }
}
told-force = { $leaders_count ->
    [0] { $units }
   *[other] { $units_count ->
        [0] { $leaders }
       *[other] { $leaders }; { $units }
    }
}
told-steps = { $steps ->
    [0] no step
    [one] { $steps } step
   *[other] { $steps } steps
}
told-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
told-points-left = { $points ->
    [0] no MP left
   *[other] { $points } MP left
}

## Set-up, turns and cards

force-placed = { $seat } sets up a force in { $city } ({ told-force }).
pillage-rolled = { $markers ->
    [one] The roll is { $roll }: { $markers } pillage marker is placed.
   *[other] The roll is { $roll }: { $markers } pillage markers are placed.
}
pillage-placed = { $seat } places a pillage marker: { $city } is at { -told-pillage }-{ $level }.
turn-began = Turn { $turn } begins: { NUMBER($year, useGrouping: 0) }–{ NUMBER($until, useGrouping: 0) }.
round-began = Round { $round } of the Action Phase begins.
cards-added = New cards come into both decks: { $group }.
card-drawn = { $seat } draws “{ $card }”.
hand-filled = { $count ->
    [0] { $seat } holds no card.
    [one] { $seat } holds { $count } card.
   *[other] { $seat } holds { $count } cards.
}
deck-renewed = { $seat } shuffles the Played pile; it is the Unplayed pile now.
card-played = { $use ->
    [act] { $seat } plays “{ $card }” for an activation.
    [recruit] { $seat } plays “{ $card }” for recruits.
    [aid] { $seat } plays “{ $card }” for foreign aid.
    [event] { $seat } plays “{ $card }” as an event.
    [dutch_war] { $seat } plays “{ $card }” to move the marker of the { -told-dutch-war }.
    [plot] { $seat } plays “{ $card }” for a plot against Wallenstein.
   *[campaign] { $seat } plays “{ $card }” to activate a second leader.
}
card-removed = “{ $card }” is removed from the game.
cards-discarded = { $cards_count ->
    [one] { $seat } discards a card: { $cards }.
   *[other] { $seat } discards { $cards_count } cards: { $cards }.
}
card-kept = { $seat } keeps “{ $card }” for the next turn.

## Aid and recruits

aid-taken = Foreign aid for { $seat }: { $points }.
aid-given = { $points ->
    [0] { $seat } receives no aid points ({ $source }).
    [one] { $seat } receives { $points } aid point ({ $source }).
   *[other] { $seat } receives { $points } aid points ({ $source }).
}
aid-recounted = The foreign aid of this turn is recounted. Left: { $points }.
points-spent = { $seat } spends aid points: { $points }.
recruits-rolled = { $seat } lets { THE($leader) } recruit: { $kind }; { told-roll }; { told-steps }.
unit-raised = In { $city }, { THE($leader) } recruits: { $unit }.
recruits-lost = There is no room or no counter for { told-steps } of the recruits of { $seat }: { $kind }.
base-moved = The Swedish { -told-supply-base } is in { $city } now.

## Marches

leader-activated = { $seat } activates { THE($leader) } in { THE($place) }.
force-formed = { $units_count ->
    [0] The force of { $seat }: { $leaders }, without units.
   *[other] The force of { $seat }: { $leaders }; { $units }.
}
free-leader = By a Free Action, { $seat } moves { THE($leader) } from { THE($place) }.
free-unit = By a Free Action, { $seat } moves a unit from { THE($place) }: { $unit }.
marched = { $leaders_count ->
    [0] { $seat } moves from { THE($origin) } to { THE($place) }: { $units }; { told-points-left }.
    [one] For { $seat }, { THE($leaders) } moves from { THE($origin) } to { THE($place) }; { told-points-left }.
   *[other] For { $seat }, { $leaders } move from { THE($origin) } to { THE($place) }; { told-points-left }.
}
unit-dropped = { $seat } leaves a unit behind in { THE($place) }: { $unit }.
leader-left = { $seat } leaves { THE($leader) } behind in { THE($place) }.
unit-picked-up = { $seat } picks up a unit in { THE($place) }: { $unit }.
leader-picked-up = { $seat } picks up { THE($leader) } in { THE($place) }.
halted = The march of { $seat } ends in { THE($place) }.
went-inside = In { $city }, { $seat } goes inside the { -told-fortress }.
stayed-outside = In { $city }, { $seat } awaits the enemy outside the { -told-fortress }.
leaders-caught = { $leaders_count ->
    [one] In { $city }, { THE($leaders) } falls into the hands of { $seat }, being without units.
   *[other] In { $city }, { $leaders } fall into the hands of { $seat }, being without units.
}
overran = { $seat } overruns the enemy in { $city }. Lost: { $units }.
forage-chosen = { $seat } forages in { $city }.
hungered = The land cannot feed the army of { $seat }, which loses { told-steps }.
step-starved = { $seat } loses a step to hunger in { THE($place) }: { $unit }.
unit-given-up = { $seat } eliminates a unit for which there is no room in { THE($place) }: { $unit }.
zone-reached = { $count ->
    [one] { told-units } of the { -told-cardinals-army } reaches the { -told-zone } in { THE($place) }.
   *[other] { told-units } of the { -told-cardinals-army } reach the { -told-zone } in { THE($place) }.
}
cardinals-units-lost = { $count ->
    [one] { told-units } of the { -told-cardinals-army } is without him in { THE($place) } and is eliminated.
   *[other] { told-units } of the { -told-cardinals-army } are without him in { THE($place) } and are eliminated.
}

## Battles

unit-held-back = { $seat } holds a unit back in { $city }: { $unit }.
unit-came-out = A besieged unit comes out of { $city } to join the attack of { $seat }: { $unit }.
battle-began = { $attacker } attacks in { $city } with strength { $strength } against { $resistance }: { told-force }.
commander-named = For { $seat }, { THE($leader) } commands; battle rating { $rating }.
combat-card-played = { $seat } plays the Combat Card “{ $card }”.
combat-cards-done = { $seat } plays no further Combat Card.
cards-sealed = { $seat } attacks; any Combat Cards lie sealed.
seal-broken = { $seat } turns up what was sealed.
battle-rolled = { $seat } fires in column { $column }: { told-roll }; loss number { $losses }.
step-lost = { $seat } loses a step in { THE($place) }: { $unit }.
leader-checked = The loss roll for { THE($leader) } ({ $seat }) is { $roll }.
army-lost = { $leaders_count ->
    [0] { $seat } loses all units in { $city }.
    [one] { $seat } loses all units in { $city }; { $leaders } is lost with them.
   *[other] { $seat } loses all units in { $city }; { $leaders } are lost with them.
}
leader-lost = { $has_place ->
    [yes] In { THE($place) }, { THE($leader) } is lost.
   *[no] A leader is lost: { $leader }.
}
leader-succeeded = In { THE($place) }, { THE($heir) } takes the place of { THE($leader) }.
wallenstein-lost = Wallenstein is out of the game; his influence counts no more.
nation-left = { $nation_id ->
    [danish] The Danes leave the war.
    [hungarian] The Hungarians leave the war.
   *[other] All units of a nation leave the war: { $nation }.
}
rebellion-ended = The rebellion in Hungary is over.
army-abandoned = In the { -told-provinces }, { $seat } loses units without a leader: { $units }.
battle-won = { $winner } wins the battle of { $city }: loss number { $losses } against { $against }.
nobody-won = Nobody wins the battle of { $city }: both forces are eliminated.
retreated = { $seat } retreats from { $city } to { THE($place) }.
retreated-inside = { $seat } retreats into the { -told-fortress } of { $city }.
no-retreat = { $seat } has nowhere to retreat to from { $city } and loses all who should ({ told-force }).

## Sieges

siege-laid = { $factors ->
    [one] { $seat } besieges { $city }: { $factors } combat factor against siege level { $level }.
   *[other] { $seat } besieges { $city }: { $factors } combat factors against siege level { $level }.
}
siege-rolled = { $success ->
    [yes] { $seat } rolls for the siege of { $city }: { told-roll }; a success.
   *[no] { $seat } rolls for the siege of { $city }: { told-roll }; no success.
}
siege-continued = { $city } holds out against { $seat }; Continued Siege +{ $number }.
siege-lifted = The siege of { $city } is lifted.
fortress-taken = { $units_count ->
    [0] { $leaders_count ->
        [0] { $seat } takes the { -told-fortress } of { $city }.
       *[other] { $seat } takes the { -told-fortress } of { $city } and all inside ({ told-force }).
    }
   *[other] { $seat } takes the { -told-fortress } of { $city } and all inside ({ told-force }).
}

## Cities, Areas and points

city-gained = { $seat } gains control of { $city }.{ told-vp }
area-gained = { $cities_count ->
    [0] { $seat } gains control of { THE($area) }.{ told-vp }
   *[other] { $seat } gains control of { THE($area) }, and with it of { $cities }.{ told-vp }
}
area-lost = By revolts, { $seat } loses control of { THE($area) }.{ told-vp }
neutrality-violated = { $seat } violates the neutrality of { THE($area) }.{ told-vp }
electors-awarded = { $award_id ->
    [majority] { $seat } controls a majority of the Electors.{ told-vp }
   *[all] { $seat } controls all Electors.{ told-vp }
}
area-devastated = { $devastated ->
    [yes] An Area is devastated: { $area }, now worth { $value } VP.{ told-vp }
   *[no] An Area is no longer devastated: { $area }, now worth { $value } VP.{ told-vp }
}

## Pay, loot and pillage

paid-at-home = { $seat } receives local pay in { THE($place) }: { $units }.
unit-paid = { $seat } pays a unit in { $city }: { $unit } ({ $points }).
left-unpaid = Unpaid units of { $seat } in { $city }: { $units }.
loot-rolled = Unpaid units of { $seat } loot in { $city }: { told-roll }; { $pillage ->
    [0] no pillage
    [one] { $pillage } level of pillage
   *[other] { $pillage } levels of pillage
}, { told-steps } to lose.
step-deserted = { $gone ->
    [yes] { $seat } loses a unit in { $city } for want of pay, for good: { $unit }.
   *[no] { $seat } loses a step in { $city } for want of pay: { $unit }.
}
leaders-found = { $leaders_count ->
    [one] The army of { $seat } in { $origin } has dissolved; { $leaders } goes to { $city }.
   *[other] The army of { $seat } in { $origin } has dissolved; { $leaders } go to { $city }.
}
pillaged = { $city } is pillaged and stands at { -told-pillage }-{ $level }.
recovery-rolled = { $levels ->
    [0] { $seat } rolls { $roll } for recovery: no level.
    [one] { $seat } rolls { $roll } for recovery: { $levels } level.
   *[other] { $seat } rolls { $roll } for recovery: { $levels } levels.
}
recovered = { $level ->
    [0] { $seat } lets { $city } recover: it is pillaged no longer.
   *[other] { $seat } lets { $city } recover: { -told-pillage }-{ $level }.
}

## Revolts

revolt-began = { $has_seat ->
    [yes] A { -told-revolt } breaks out in { $city }; { $seat } loses the city.{ told-vp }
   *[no] A { -told-revolt } breaks out in { $city }.{ told-vp }
}
revolt-suppressed = { $seat } suppresses the { -told-revolt } in { $city }.
revolt-rolled = { $spreads ->
    [yes] { $seat } rolls { $roll } for the { -told-revolt } in { $city }: it spreads.
   *[no] { $seat } rolls { $roll } for the { -told-revolt } in { $city }: it does not spread.
}

## Peace and the end of the war

peace-offered = { $seat } offers peace; the { -told-total } is { $vp }.
peace-accepted = { $seat } agrees to negotiate.
peace-refused = { $seat } refuses to negotiate.
peace-rolled = The peace negotiations: { told-roll }; { $peace }.
withdrawal-rolled = Both sides roll for who withdraws first: Protestant { $protestant }, Catholic { $catholic }. { $has_seat ->
    [yes] { $seat } does.
   *[no] They roll again.
}
area-named = { $seat } names the Area that the enemy must leave: { $area }.
cities-named = { $seat } names the cities that the enemy must leave: { $cities }.
unit-withdrew = { $seat } withdraws a unit from { THE($origin) } to { $city }: { $unit }.
leader-withdrew = { $seat } withdraws { THE($leader) } from { THE($origin) } to { $city }.
unit-without-refuge = A unit of { $seat } must leave { THE($origin) }, finds no refuge and is eliminated: { $unit }.
truce-began = A truce is agreed: all sieges are lifted, and turn { $turn } ends.
war-ended = The war is over: { $result }. The { -told-total } is { $vp }.

## Wallenstein

wallenstein-dismissed = The Emperor dismisses Wallenstein, whose influence falls to { $influence }.
wallenstein-recalled = The Emperor recalls Wallenstein to { $city }.
wallenstein-assassinated = Wallenstein is assassinated.
army-dissolved = In the { -told-provinces }, { $seat } loses the units that Wallenstein left alone: { $units }.
influence-rose = { $boxes ->
    [one] Wallenstein’s influence rises by { $boxes } box to { $influence }.
   *[other] Wallenstein’s influence rises by { $boxes } boxes to { $influence }.
}
ambition-rolled = { $further ->
    [yes] Wallenstein’s ambition: { told-roll }; his influence rises by a further box.
   *[no] Wallenstein’s ambition: { told-roll }; his influence rises no further.
}
plot-rolled = { $succeeded ->
    [yes] The plot against Wallenstein succeeds: roll { $roll }, influence { $influence }.
   *[no] The plot against Wallenstein fails: roll { $roll }, influence { $influence }.
}
wallenstein-delayed = Wallenstein is not in play in time.{ told-vp }
imperials-parted = Imperial units that still stand with Bavarians in { THE($place) } are removed: { $units }.

## Nations and leaders

nation-entered = { $nation_id ->
    [danish] Denmark enters the war.
    [swedish] Sweden enters the war.
    [french] France enters the war.
   *[other] A nation enters the war: { $nation }.
}
area-joined = { $cities_count ->
    [0] No city of { THE($area) } can join the Protestant side.
    [one] A city of { THE($area) } joins the Protestant side: { $cities }.
   *[other] Cities of { THE($area) } join the Protestant side: { $cities }.
}
leader-arrived = For { $seat }, { THE($leader) } arrives in { THE($place) }.
units-arrived = Units of { $seat } arrive in { THE($place) }: { $units }.
swedes-landed = The Swedes land in { $city }, where their { -told-supply-base } is now.
swedes-attacked = The Swedes attack { $city } from the sea.
swedes-called-home = Swedes in { THE($place) } are called home: { $leader }; { $units }.
swedes-returned = Swedes come back to { $city } ({ told-force }).
english-left = The English leave { THE($place) } and the war.
leader-went-home = { $has_place ->
    [yes] The war goes on without { THE($leader) }, who leaves { THE($place) }.
   *[no] The war goes on without { THE($leader) }.
}
cardinal-too-late = { $count ->
    [0] The Cardinal has not reached the { -told-zone } in time.
   *[other] The { -told-cardinals-army } has not reached the { -told-zone } in time; it loses { told-units }.
}

## The Dutch War

dutch-war-moved = The marker of the { -told-dutch-war } moves to { $box }; Dutch aid { $aid ->
    [0] is as printed
   *[other] changes by { $aid }
}.{ told-vp }
dutch-war-ended = The { -told-dutch-war } is over; its marker stands at { $box }.
dutch-war-tried = { $seat } tries to move the marker of the { -told-dutch-war }: { told-roll }; { $boxes ->
    [0] it stays
    [-1] it moves down
   *[other] it moves up
}.
army-eliminated = With the end of the { -told-dutch-war }, { $seat } loses the army in the { -told-provinces } ({ told-force }).
response-owed = The Protestant must respond to Spinola in the { -told-provinces } before the turn ends.
responded = A Protestant army in the { -told-provinces } responds to Spinola.
not-responded = The turn ends without a response to Spinola.
spinola-recalled = A Spanish army is called into the { -told-provinces }: { told-force }.
spinola-checked = { $points ->
    [0] Spinola’s army is in the { -told-provinces }.
   *[other] Spinola’s army is not in the { -told-provinces }.
}{ told-vp }
command-taken = In the { -told-provinces }, { THE($leader) } takes command of the army.
army-withdrew = { $units_count ->
    [0] Of the army without a leader in the { -told-provinces } nobody may go to { $city }.
   *[other] An army without a leader withdraws from the { -told-provinces } to { $city }: { $units }.
}
army-given-up = Units without a leader in the { -told-provinces } are eliminated: { $units }.

## Effects of cards

effect-began = { $lasting ->
    [yes] “{ $card }” is in force from now on.
   *[no] “{ $card }” is in force until the end of the turn.
}
effect-ended = “{ $card }” is no longer in force: “{ $other }”.
total-moved = “{ $card }”: the { -told-total } changes by { $points } to { $vp }.
passes-opened = The Val Telline Passes are open.
passes-closed = The Val Telline Passes are closed.
pope-elected = { $pope } is the new Pope.
elector-moved = The Palatine Electorate passes to another Area: { $area }.
area-struck = { $seat } sends famine and plague over { THE($area) }.
mutiny-began = Units of { $seat } in { $city } mutiny: { $units }.

## Saxony

saxony-switched = { $cities_count ->
    [0] Saxony goes over to { $seat }.
   *[other] Saxony goes over to { $seat }, with { $cities }.
}
saxon-unit-moved = A Saxon unit goes from { THE($origin) } to { $city }: { $unit }.
saxon-leader-moved = For Saxony, { THE($leader) } goes from { THE($origin) } to { $city }.
saxon-unit-lost = A Saxon unit must leave { THE($origin) }, finds no room in Saxony and is eliminated: { $unit }.

## Optional rules

lines-fixed = The lines of communications of { $seat } are fixed for this turn’s pay.
campaign-rolled = After { THE($first) }, { $seat } tries to activate { THE($second) }, { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} away: { told-roll }; { $activated ->
    [yes] a success
   *[no] no success
}.
army-fled = For { $seat }, { THE($leader) } mistakes his orders and makes for safety; he is in { $city }.
