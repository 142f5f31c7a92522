### Wallenstein at the table in the browser.

## The frame

table-year = Year { $year }
table-round = Round
table-planning = planning
table-sealed = sealed
table-if-scored = { $points } if scored now
table-grain-enough = enough { -grain } for the winter
table-grain-short = { $grain } { -grain } too few for the winter: { $revolts ->
    [one] { $revolts } revolt
   *[other] { $revolts } revolts
}
tab-plan = Plan
tab-year = Year
key-hand = to the hand
key-plan-bid = put the card on the { -auction-box }
key-plan-court = put the card on the next court box
key-plan-drop = put the card down
key-plan-back = take the card back

## The prompt line

prompt-plan = <b>Plan your round:</b> { $boxes ->
    [one] <em>{ $boxes } box</em> is empty{ $bid ->
        [yes] : the { -auction-box }
       *[no] { "" }
    }
   *[other] <em>{ $boxes } boxes</em> are empty{ $bid ->
        [yes] , the { -auction-box } among them
       *[no] { "" }
    }
}.
prompt-plan-held = <b>Plan your round:</b> place <b>{ $card }</b>.
prompt-plan-how = Choose a card, then a box; or drag it there.
prompt-plan-complete = <b>Your plan is complete.</b> Seal it, or change it.
prompt-secret = Nothing you place is shown to others.
prompt-own-sealed = <b>Your plan is sealed.</b> It can be opened again until the last plan is sealed.
prompt-others-plan = The others are planning.
prompt-watching-plans = You are watching. Plans stay closed until all are sealed.
prompt-sealed-count = { $sealed ->
    [one] { $sealed } of { $seats } plans is sealed.
   *[other] { $sealed } of { $seats } plans are sealed.
}
prompt-winter = <b>The winter is over.</b> { $leaders ->
    [one] { $names } leads with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $names } lead with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
prompt-won = { $winners ->
    [one] <b>{ $names } wins with { n-points },</b> { $ahead ->
        [0] ahead of { $second } on Thalers
        [one] { $ahead } point ahead of { $second }
       *[other] { $ahead } points ahead of { $second }
    }.
   *[other] <b>{ $names } win together with { n-points }.</b>
}

## The map

map-label = Map of the counties
map-neutral = neutral
map-armies = { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}
map-free-sites = { $sites ->
    [one] { $sites } free site
   *[other] { $sites } free sites
}
map-markers = { n-markers }
map-mark-move = can be reached
map-mark-attack = can be attacked
map-mark-source = armies move from here
map-mark-target = chosen target
map-mark-legal = can be chosen
map-mark-barred = cannot be chosen now
map-find = Find a county
map-mark-planned = a card is planned here
map-lens = Map lens
map-lens-owners = Owners
map-lens-regions = Regions
map-lens-majorities = Majorities
map-lens-yields = Yields
inspector-owner = Held by
inspector-yields = Yields
inspector-taxes = Taxes
inspector-grain = Grain
inspector-sites = Building sites
inspector-buildings = Buildings
inspector-markers = Revolt markers
inspector-protected = Protected from
inspector-neighbours = Neighbours
map-mark-held = its card is selected
map-event = Event of the { $season }:
answer-hint-map = The counties can be chosen on the map as well.

## The mat

mat-title = Your mat
mat-label = Your mat: actions and { -auction-box }
mat-sealed = sealed
mat-empty = empty
mat-idle = no action
mat-no-action = No action
mat-done = carried out
mat-comes-as = comes as action { $order }
mat-order-unknown = its place in the order is not yet known
mats-title = Other mats
mats-all = Mats
mats-about = turned up as they are carried out

## Planning

plan-fill = Fill the rest with { -money-card }s
plan-fill-short = Fill the rest
plan-as-before = As last season
plan-lay-all = Lay the whole plan
plan-reasons = { $boxes ->
    [one] Why: one box
   *[other] Why: all { $boxes } boxes
}
plan-said-all = { $boxes ->
    [one] One box is covered.
   *[other] { $boxes } boxes are covered.
}
plan-seal = Seal plan
plan-order-none = no order: ask me
plan-order-title = { $box }: order for { $county }
plan-order-about = The server answers for you when the march comes, by what lies open then. Nobody sees the order before; it holds for this round alone.
plan-order-target = To
plan-order-least = Only if { $county } then has at least
plan-order-most = and { $county } at most
plan-order-stay = Armies that stay behind
plan-order-else = Otherwise
plan-order-ask = ask me
plan-order-stays = stay
plan-order-drop = Take the order back
plan-order-give = Seal the order with the plan
plan-order-attack-else-stay = if { $origin } has at least { $least }, attack { $target } with all but { $stay }, else stay
plan-order-attack-else-ask = if { $origin } has at least { $least }, attack { $target } with all but { $stay }, else ask me
plan-unseal = Open the plan again
plan-no-bid = None of the cards left can be the bid: there are not enough Thalers. Take one back that can.
plan-not-complete = { $open ->
    [one] { $open } box is still empty.
   *[other] { $open } boxes are still empty.
}
plan-warning = As things stand there are too few Thalers for: { $boxes }. What cannot be paid is skipped.
plan-go-on = Go on planning
plan-seal-anyway = Seal anyway
plan-said-held = Selected: { $card }. Useful on: { $boxes }.
plan-said-aimed = { $box }: choose a card for it.
plan-said-placed = { $card } on { $box }. { $result }. { $open ->
    [0] All boxes are covered.
    [one] { $open } box is open.
   *[other] { $open } boxes are open.
}
plan-said-back = { $card } is back in hand.
plan-said-undone = The last change is taken back.
plan-said-filled = The actions are covered with { -money-card }s; the bid is left to you.
plan-said-unsealed = Your plan is open again.

## What a card will bring

preview-bid-money = to bid { $amount }
preview-bid-county = pays nothing, ranks above { $above }, below { $below }
preview-bid-nought = pays nothing, ranks last
preview-last-site = fills the last site
preview-sites-left = { $sites ->
    [one] { $sites } site left
   *[other] { $sites } sites left
}
preview-may-calm = may remove 1 { -revolt-marker }
preview-revolt = { $peasants ->
    [one] revolt: { $peasants } peasant
   *[other] revolt: { $peasants } peasants
}
preview-if-event = { $effect ->
    [tax_maximum] { $amount } if capped
    [grain_maximum] { $amount } if capped
   *[other] { $amount } if raised
}
preview-grain-then = { -grain } { $before } → { $after }
preview-marker-after = then 1 { -revolt-marker }
preview-no-marker = no { -revolt-marker }, thanks to a favour
preview-armies-then = { $before } → { $after }
preview-or-armies = { $after } if few come
preview-then-move = move
preview-march = { $most ->
    [one] { $most } of { $armies } may move
   *[other] up to { $most } of { $armies } may move
}
preview-court-county = { $left ->
    [one] { $left } army stays
   *[other] { $left } armies stay
}
preview-court-tray = from the tray
preview-maybe-poor = Thalers may not be enough
forecast-sure = All payments are possible in any order; never below { $least }
forecast-doubtful = Depending on the hidden order, there may be too few Thalers for: { $boxes }
forecast-short = Too few Thalers for: { $boxes }

## The hand

hand-title = Hand
hand-label = Cards in hand
hand-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
hand-county = { $county } ({ $region }): taxes { $taxes }, { -grain } { $grain }, { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}, free sites { $sites }, { -revolt-marker }s { $markers }
hand-or-bid = or bid { $amount }
hand-no-action = no action
hand-towers = { $cards ->
    [one] tower card
   *[other] { $cards } tower cards
}
hand-empty = All cards are placed.
hand-held = Selected: { $card }.
hand-tip = Choose a card and then a box, or drag it there. A click on a covered box takes its card back.
hand-tip-green = Choose a green box, or press

## Displays

column-landsknecht-short = landsknecht
display-order = Order of actions
display-order-short = Actions
display-order-hidden = { $hidden ->
    [one] { $hidden } stays hidden
   *[other] { $hidden } stay hidden
}
display-hidden = Action { $order }, face down
display-events = Events of year { $year }
display-events-short = Events
display-one-applies = { $events ->
    [one] this one will apply
   *[other] one of { $events } will apply
}
display-left-for-winter = in winter
display-in-force = in force
display-places = Player order
display-favours = At court
display-favour-taken = taken
event-brief-trade-calms = new trading posts bring calm
event-brief-stubborn-neutrals = { $amount ->
    [one] { $amount } peasant defends neutral counties
   *[other] { $amount } peasants defend neutral counties
}
event-brief-palace-guard = palaces defend with { $amount } more
event-brief-church-peace = no attack where a church stands
event-brief-tax-maximum = taxes: { $amount } at most
event-brief-tax-minimum = taxes: { $amount } at least
event-brief-grain-minimum = { -grain }: { $amount } at least
event-brief-grain-maximum = { -grain }: { $amount } at most
event-brief-few-recruits = armies: only { $five } and { $three }
tile-short-plus-tax = with taxes
tile-short-plus-grain = with { -grain }
tile-short-six-armies = armies
tile-short-attack-plus = attacking
tile-short-defence-plus = defending
standing-title = Majorities
standing-about = as they would be scored now
standing-points = +{ $points }
scored-now = As scored now
scored-now-about = What a scoring would give at this moment, on top of the points that all have.
scored-now-points = Points so far
scored-now-counties = Counties
scored-now-buildings = Buildings
scored-now-majorities = Majorities
scored-now-monuments = Monuments
scored-now-then = Points then
position-title = Choose your place
position-about = the earlier your place, the sooner you act; its bonus tile is yours for this round
position-key = place { $place }
position-bids = Bids
position-has = place { $place }

## Attack and battle

phase-pick-on-map = Click a county on the map, or choose it here.
odds-sentence = Taken { $taken } percent, { -tie } { $waste } percent, held { $held } percent
odds-taken = taken { $share } %
odds-waste = { -tie } { $share } %
odds-held = held { $share } %
odds-left = Armies left if you win: { $left } on average.
odds-error = { $error ->
    [one] ± { $error } percentage point.
   *[other] ± { $error } percentage points.
}
march-title = { $action } from { $county }
march-choose = Choose where the armies go, on the map or here.
march-stay = Stay
march-armies = Armies that move
march-fewer = One fewer
march-more = One more
march-from = { $armies ->
    [one] { $armies } army moves from { $county }
   *[other] { $armies } armies move from { $county }
}
march-hold = { $armies ->
    [one] { $armies } army holds { $county }
   *[other] { $armies } armies hold { $county }
}
march-neutral = defend { $county }
march-attack = { $armies ->
    [one] Attack with { $armies } army
   *[other] Attack with { $armies } armies
}
march-move = { $armies ->
    [one] Move { $armies } army
   *[other] Move { $armies } armies
}
march-other = Another target
march-people = Peasants
march-is-move = move
march-is-attack = attack
move-title = Move from { $county }
step-choose = Choose
step-commit = Commit
step-throw = Throw
step-result = Result
commit-thrown = Cast into the tower
commit-from = from { $county }
commit-from-and = { $armies } from { $county }, { $extra } extra by tile or event
commit-lies = lies in the tray
commit-inside = Already inside
commit-no-marker = No { -revolt-marker } in { $county }: peasants that fall out help the defence.
commit-markers = There are { -revolt-marker }s in { $county }: peasants that fall out help nobody.
commit-before = Before you attack
commit-stays = One army must stay in { $county }: at most { $most ->
    [one] { $most } of { $armies } moves
   *[other] { $most } of { $armies } move
}.
commit-tie = After a { -tie } the county is neutral: card, armies and buildings are lost to both.
commit-exposed = { $county } keeps { $left ->
    [one] { $left } army
   *[other] { $left } armies
}; neighbours: { $names }.
tower-label = The { -tower }, cut open: { $tray ->
    [one] { $tray } cube
   *[other] { $tray } cubes
} in the tray, { $inside } inside
battle-title = The battle for { $county }
battle-revolt = Revolt in { $county }
battle-tray = In the tray
battle-odds = Chances before the throw
battle-came-true = this happened: { $share } %
battle-threw = { $cubes ->
    [one] { $cubes } cube thrown for the defence
   *[other] { $cubes } cubes thrown for the defence
}
battle-attacks = attacks
battle-defends = defends
battle-joins = { $cubes ->
    [one] joins the defence
   *[other] join the defence
}
battle-rebels = in revolt
battle-stays = { $cubes ->
    [one] stays in the tray
   *[other] stay in the tray
}
battle-against = against
battle-inside = Still inside: { $cubes }.
battle-why = Why
battle-again = Show the throw again
battle-continue = Continue
heap-peasants = { $cubes ->
    [one] peasant
   *[other] peasants
}

## The draft

draft-claim = Choose a county
draft-refresh = The same two cards again
draft-group = Armies for { $county }
draft-left = { $unseen ->
    [one] { $unseen } card is still unseen.
   *[other] { $unseen } cards are still unseen.
}
draft-pile = Unseen top card
draft-groups = Army groups still to place

## Emperor's Court and landsknechts

court-title = { module-court }
court-note = Take one favour that your courtiers can pay, or pass.
court-price = { $price ->
    [one] { $price } courtier
   *[other] { $price } courtiers
}
court-courtiers = Courtiers
court-hall = Entrance hall
court-audience = Audience hall
court-supply = Supply
court-cancel = Cancel the event?
court-calm = Remove a { -revolt-marker }
court-raise = Build { -free-of-charge }: { $building }
court-garrison = { $armies ->
    [one] Place { $armies } army { -free-of-charge }
   *[other] Place { $armies } armies { -free-of-charge }
}
landsknecht-title = Landsknechts
landsknecht-note = You hold counties in enough regions: choose one { -benefit } of card { $card }.

## Leaders

leader-triumph = monument
place-leader = Place your leader
place-leader-note = Actions in the leader’s county are better.
draft-leader = Does your leader begin in { $county }?
draft-leader-note = A county that you pass over cannot be chosen later.
move-leader = Your leader leaves { $county }
move-leader-note = To a neighbour in triumph, and a monument stays behind; elsewhere in flight, without a monument.
return-leader = Your leader comes back
return-leader-note = You can choose any of your own counties.

## Winter and scoring

winter-title = Winter of year { $year }
winter-again = The winter’s sheet
winter-loss = { $loss ->
    [0] Nobody lost { -grain }.
   *[other] Every player lost { $loss } { -grain }.
}
winter-quell = Which revolt first?
winter-quell-note = You decide in which order the revolts are fought.
winter-seat = Player
winter-grain = Grain
winter-counties = Counties
winter-points = Points
winter-provisions = Supply chart
winter-short = Missing
winter-outcome = Outcome
winter-fed = supplied
winter-waits = not yet
winter-rose = { $revolts ->
    [one] { $revolts } revolt.
   *[other] { $revolts } revolts.
}
winter-lost = Lost: { $counties }.
winter-held = Held: { $counties }.
winter-open = To be fought: { $counties }.
score-counties = Counties
score-buildings = Buildings
score-majorities = Majorities
score-monuments = Monuments
score-winter = This winter
score-before = Before
score-points = Victory points
score-tie = { -tie }
score-majority = majority
score-key = only one player has the majority in the region; after a { -tie } (=) each scores one point less.
end-thalers = { $thalers ->
    [one] { $thalers } Thaler
   *[other] { $thalers } Thalers
}
curve-points = Points if scored at that moment
curve-thalers = Thalers
curve-counties = Counties
curve-armies = Armies on the map

## Replay

replay-open = All plans open
replay-plans = Plans
replay-planning = All plan in secret.
replay-season = { $season } { $year }
replay-when = { $year ->
    [1] { $season } of the first year
    [2] { $season } of the second year
   *[other] { $season } of year { $year }
}
holding-thalers = Thalers
holding-grain = Grain
holding-counties = Counties
holding-armies = Armies on the map
holding-points = Points

## What happened to a seat since its last answer

since-counties-lost = Counties lost: { $losses }.
since-counties-won = Counties won: { $gains }.
since-battles-fought = Battles: { $victories } won, { $defeats } lost.
since-revolts-faced = { $revolts ->
    [one] One revolt against you
   *[other] { $revolts } revolts against you
}, { $quelled } put down.
since-plans-voided = { $count ->
    [one] One of your plans came to nothing.
   *[other] { $count } of your plans came to nothing.
}
since-thalers-moved = Thalers: { $paid } paid, { $taken } taken in.
since-grain-taken = Grain brought in: { $taken }.
since-points-scored = Points scored: { $points }.
chronicle-period = This round
