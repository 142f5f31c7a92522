### Wallenstein: its terms, its questions and choices, and what happens at the table.
### Arguments of events bear the names of the events' fields; NAME_id is the word of the data behind
### a name, has_NAME tells whether there is one, NAME_count how many are listed.

## Nouns that stand in many sentences

-revolt-marker = revolt marker
-grain = grain
-tower = dice tower
-auction-box = auction box
-money-card = money card
-benefit = benefit
-entrance-hall = entrance hall
-audience-hall = audience hall
-free-of-charge = free of charge
-tie = tie

## Numbers of things

n-armies = { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}
n-amount = { $amount ->
    [one] { $amount } army
   *[other] { $amount } armies
}
n-paid = { $paid ->
    [one] { $paid } Thaler
   *[other] { $paid } Thalers
}
n-thalers = { $amount ->
    [one] { $amount } Thaler
   *[other] { $amount } Thalers
}
n-markers = { $markers ->
    [one] { $markers } { -revolt-marker }
   *[other] { $markers } { -revolt-marker }s
}
n-grain = { $grain } { -grain }
n-lost = { $loss } { -grain }
n-peasants = { $peasants ->
    [one] { $peasants } peasant
   *[other] { $peasants } peasants
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
n-courtiers = { $courtiers ->
    [one] { $courtiers } courtier
   *[other] { $courtiers } courtiers
}

## Terms

neutral = neutral
cubes-of = { $whose }: { $cubes }
building-palace = palace
building-church = church
building-trading-post = trading post
action-build-palace = Build a palace
action-build-church = Build a church
action-build-trading-post = Build a trading post
action-collect-grain = Collect grain
action-collect-taxes = Collect taxes
action-deploy-5 = Deploy { n-armies }
action-deploy-3 = Deploy { n-armies }
action-deploy-1-move = Deploy { n-armies }/move
action-combat-move-a = Combat/movement A
action-combat-move-b = Combat/movement B
box-bid = Auction box
box-convert = Convert { n-armies }
short-box-build-palace = Palace
short-box-build-church = Church
short-box-build-trading-post = Trade
short-box-collect-grain = Grain
short-box-collect-taxes = Taxes
short-box-deploy-5 = Deploy { $armies }
short-box-deploy-3 = Deploy { $armies }
short-box-deploy-1-move = { $armies }/move
short-box-combat-move-a = Combat A
short-box-combat-move-b = Combat B
short-box-bid = Bid
short-box-convert = Convert { $armies }
card-money = { -money-card } { $amount }
card-tower = tower card
card-nothing = no card
card-hidden = face down
card-open = to be covered
tile-plus-tax = { $amount ->
    [one] +{ $amount } Thaler
   *[other] +{ $amount } Thalers
}
tile-plus-grain = +{ $amount } { -grain }
tile-six-armies = { n-amount } instead of { $printed }
tile-attack-plus = { $amount ->
    [one] +{ $amount } army when attacking
   *[other] +{ $amount } armies when attacking
}
tile-defence-plus = { $amount ->
    [one] +{ $amount } army when defending
   *[other] +{ $amount } armies when defending
}
effect-trade-calms = Trade brings calm
effect-stubborn-neutrals = Strong neutral counties
effect-palace-guard = Palace guards
effect-church-peace = Peace of the Church
effect-tax-maximum = Taxes at most { $amount }
effect-tax-minimum = Taxes at least { $amount }
effect-grain-minimum = At least { $amount } { -grain }
effect-grain-maximum = At most { $amount } { -grain }
effect-few-recruits = Few recruits
effect-trade-calms-about = { $amount ->
    [one] A new trading post removes { $amount } { -revolt-marker } from its county.
   *[other] A new trading post removes { $amount } { -revolt-marker }s from its county.
}
effect-stubborn-neutrals-about = { $amount ->
    [one] { $amount } peasant defends a neutral county.
   *[other] { $amount } peasants defend a neutral county.
}
effect-palace-guard-about = { $amount ->
    [one] In a county with a palace, { $amount } more army defends.
   *[other] In a county with a palace, { $amount } more armies defend.
}
effect-church-peace-about = A county with a church cannot be attacked.
effect-tax-maximum-about = No county yields more than { n-thalers }.
effect-tax-minimum-about = No county yields less than { n-thalers }.
effect-grain-minimum-about = No county yields less than { $amount } { -grain }.
effect-grain-maximum-about = No county yields more than { $amount } { -grain }.
effect-few-recruits-about = Armies of the two large “deploy” actions: only { $five } and { $three }.
event-card = { $loss ->
    [0] { $effect } (no loss in winter)
   *[other] { $effect } (winter: −{ $loss } { -grain })
}
favour-card = favour { $number } ({ $gift })
gift-cancel-event = cancel the event
gift-money = { n-thalers }
gift-armies-into-tray = { $amount ->
    [one] { $amount } army into the tray
   *[other] { $amount } armies into the tray
}
gift-remove-marker = { $amount ->
    [one] remove { $amount } { -revolt-marker }
   *[other] remove { $amount } { -revolt-marker }s
}
gift-grain = { $amount } { -grain }
gift-victory-points = { $amount ->
    [one] { $amount } victory point
   *[other] { $amount } victory points
}
gift-free-building = a building { -free-of-charge }: { $building }
gift-immunity = protected from { $actions }
gift-deploy-free = { $amount ->
    [one] { $amount } army { -free-of-charge }
   *[other] { $amount } armies { -free-of-charge }
}
lack-twin = that building stands there already
lack-site = no site is free
lack-stock = no such building is left
lack-thalers = too few Thalers
lack-armies = too few armies
lack-courtiers = too few courtiers
lack-lone-army = a single army stays where it is
lack-no-target = there is no possible target
column-points = points
column-forecast = if scored now
column-thalers = Thalers
column-grain = { -grain }
column-counties = counties
column-armies = armies
column-supply = in supply
column-tile = tile
column-courtiers = courtiers
column-landsknecht = landsknecht card
column-monuments = monuments
column-place = place
column-card = card
column-price = price
column-owner = owner
column-taxes = taxes
column-harvest = { -grain }
column-sites = free sites
column-pieces = with
column-neighbours = borders on
column-wins = taken
column-holds = held
column-empty = { -tie }
column-survive = armies left if taken

## What cannot be chosen

not-this-box = boxes are covered in a fixed order, the { -auction-box } first
not-held = this card is not in hand
not-twice = this card lies in a box already
not-affordable = there are not enough Thalers for this bid
not-empty = a box stays empty only when cards run out
not-in-play = this county is not in the game
not-neighbour = { $county } and { $origin } are not neighbours
not-own-target = this movement leads only into one of your own counties
not-protected = { $county } is protected from this attack
not-so-many = at least one army goes, and at least one stays behind
not-free = this place is taken
not-left = there is no such group left
not-open = this card does not lie open
not-drawn = there is no revolt waiting in this county
not-restless = there is no { -revolt-marker } in this county
not-buildable = { $reason }
not-foreign = { $county } belongs to someone else: armies free of charge go into one of your own counties or a neutral one
not-on-card = the card does not offer this
not-displayed = this favour is not on display
not-payable = there are too few courtiers for this favour
not-own-county = { $county } is not one of your own counties
not-on-the-spot = the leader is in { $county } already
not-this-county = only the county just drafted is in question

## Questions

ask-plan = Which card covers the box “{ $box }”?
ask-plan-done = All boxes are covered. Is the mat ready?
ask-position = Which place in the player order?
ask-march = { $action }: where do armies from { $county } move?
ask-move = Where do armies from { $county } move?
ask-send = How many armies go from { $origin } to { $county }?
ask-quell = Which revolt is fought first?
ask-refresh = Exchange the two open county cards?
ask-claim = Which county?
ask-group = How many armies go into { $county }?
ask-favour = Which favour?
ask-cancel-event = Cancel the event of the round?
ask-calm = From which county do you remove a { -revolt-marker }?
ask-raise = Where do you build { -free-of-charge }: { $building }?
ask-garrison = Where do you place { n-armies } { -free-of-charge }?
ask-benefit = Which { -benefit } of the landsknechts?
ask-place-leader = Where does the leader begin?
ask-move-leader = Where does the leader go?
ask-return-leader = Where does the leader come back?
ask-draft-leader = Does the leader begin in { $county }?

## Choices

choose-plan = { $box }: { $card }
choose-ready = The mat is ready
choose-stay = Stay
choose-pass = { $kind ->
    [cancel_event] Let the event stand
   *[other] Take no favour
}
choose-cancel-event = Cancel the event
choose-position = Take place { $number }
choose-march = Move to { $county }
choose-send = { $armies ->
    [one] Send { $armies } army
   *[other] Send { $armies } armies
}
choose-quell = Fight the revolt in { $county }
choose-take = Take { $county }
choose-take-top = Take the unseen top card
choose-refresh = Put both cards under the pile
choose-keep-display = Keep both cards
choose-group = { $armies ->
    [one] Place { $armies } army
   *[other] Place { $armies } armies
}
choose-favour = Take { $favour }
choose-calm = Remove a { -revolt-marker } from { $county }
choose-raise = Build in { $county }
choose-garrison = Place armies in { $county }
choose-benefit = { $gift ->
    [money] Take the Thalers
    [armies] Put the armies into the tray
    [grain] Take the { -grain }
   *[points] Take the victory points
}
choose-leader = The leader goes to { $county }
choose-no-leader-here = Not in this county

## Set-up and the round

county-assigned = { $seat } begins in { $county } with { n-armies }.
display-refreshed = { $seat } puts both open county cards under the pile; two others are turned up.
county-claimed = { $from_pile ->
    [yes] { $seat } takes the unseen top card: { $county }.
   *[no] { $seat } takes the card { $county }.
}
group-placed = { $seat } places { n-armies } in { $county }.
tower-filled = The { -tower } is filled. Cast: { $cast }. Fell through and went back: { $fell }.
year-began = Year { $year } begins. Possible events: { $events }.
round-began = Year { $year }, { $season }.
actions-laid-out = The first actions: { $actions }.
tiles-laid-out = Bonus tiles, from the first place on: { $tiles }.
action-turned-up = Action { $space } is turned up: { $action }.
mat-ready = { $seat } has planned.
event-drawn = The event of the round: { $event }.
bid-revealed = { $paid ->
    [0] { $seat } bids: { $card }.
   *[other] { $seat } bids: { $card }, and pays { n-paid }.
}
lots-drawn = Equal bids; the order is drawn by lot: { $seats }.
position-taken = { $seat } takes place { $position } and the bonus tile “{ $tile }”.
order-settled = Player order: { $order }.
round-ended = The { $season } is over; cards and bonus tiles go back.

## Actions

action-began = Action { $space }: { $action }.
card-turned-up = { $seat } turns up “{ $box }”: { $card }.
action-skipped = { $seat } cannot carry out “{ $action }” in { $county }: { $reason }.
building-raised = { $seat } builds { $building_id ->
    [palace] a palace
    [church] a church
   *[trading_post] a trading post
} in { $county }{ $paid ->
    [0] { "" }
   *[other] { " " }for { n-paid }
}.
marker-calmed = The new trading post in { $county } ({ $seat }) removes 1 { -revolt-marker }.
income-taken = { $action_id ->
    [collect_taxes] { $seat } collects { n-thalers } in { $county }.
   *[other] { $seat } collects { $amount } { -grain } in { $county }.
}
marker-laid = A { -revolt-marker } is placed in { $county } ({ $seat }): { $markers } now.
armies-deployed = { $seat } deploys { n-armies } in { $county } for { n-paid }.
armies-stayed = { $seat } moves no army in { $county }.
armies-moved = { $seat } moves { n-armies } from { $origin } to { $county }.
attack-began = { $has_defender ->
    [yes] { $seat } attacks { $defender } in { $county } with { n-armies } from { $origin }.
   *[no] { $seat } attacks neutral { $county } with { n-armies } from { $origin }.
}

## The tower

cubes-cast = Into the tower for { $county }: { $cast }. In the tray: { $tray }.
county-conquered = { $has_loser ->
    [yes] { $seat } takes { $county } from { $loser } with { n-armies } left.
   *[no] { $seat } takes { $county } with { n-armies } left.
}
county-held = { $seat } holds { $county } against { $attacker } with { n-armies } left.
county-devastated = The battle for { $county } is a { -tie }: { $loser } loses the county and everything in it.
attack-failed = The peasants of { $county } drive { $seat } back.
revolt-broke = { $peasants ->
    [one] { n-peasants } rises against { $seat } in { $county }.
   *[other] { n-peasants } rise against { $seat } in { $county }.
}
revolt-quelled = { $seat } puts down the revolt in { $county } with { n-armies } left.
card-surrendered = { $has_box ->
    [yes] { $seat } gives up the county card { $county }; the plan “{ $box }” is void.
   *[no] { $seat } gives up the county card { $county }.
}

## Winter and the end

grain-lost = { $loss ->
    [0] Winter: nobody loses { -grain }.
   *[other] Winter: every player loses { n-lost }.
}
supply-checked = { $seat } has { n-grain } for { $counties ->
    [one] { $counties } county
   *[other] { $counties } counties
}: { $revolts ->
    [0] no revolt
    [one] { $revolts } revolt
   *[other] { $revolts } revolts
}.
revolts-drawn = { $drawn_count ->
    [one] Revolt against { $seat }: { $drawn }.
   *[other] Revolts against { $seat }: { $drawn }.
}
majority-scored = { $shared ->
    [yes] { $seat } shares the majority
   *[no] { $seat } has the majority
} in { $region } with { $building_id ->
    [palace] palaces
    [church] churches
   *[trading_post] trading posts
}: { n-points }.
year-scored = { $seat } scores { $counties } for counties, { $buildings } for buildings, { $majorities } for majorities, and has { n-points } now.
game-won = { $winners_count ->
    [one] { $winners } has won{ $by_thalers ->
        [yes] , with equal points and more Thalers
       *[no] { "" }
    }
   *[other] { $winners } have won together
}. Points: { $points }. Thalers: { $thalers }.

## Emperor's Court

gift-given = { $seat } receives { $gift }.
court-opened = Courtiers in the { -entrance-hall }: { $courtiers }.
favours-displayed = Favours at court, the most expensive first: { $favours }.
courtiers-sent = { $card_id ->
    [tower_card] { $seat } converts armies from the tray: { n-courtiers } to court.
   *[other] { $seat } converts armies ({ $card }): { n-courtiers } to court.
}
conversion-skipped = { $seat } cannot carry out “{ $box }” with { $card }: { $reason }.
courtiers-advanced = { $courtiers ->
    [one] { n-courtiers } of { $seat } enters the { -audience-hall }.
   *[other] { n-courtiers } of { $seat } enter the { -audience-hall }.
}
favour-taken = { $seat } takes { $favour } for { n-courtiers }.
favour-declined = { $seat } takes no favour.
court-closed = { $favours_count ->
    [0] The audience is over; every favour was taken.
   *[other] The audience is over. Not taken: { $favours }.
}
event-cancelled = { $seat } cancels the event: { $event }.
event-upheld = { $seat } lets the event stand: { $event }.
county-calmed = { $seat } removes a { -revolt-marker } from { $county }: { $markers } left.
favour-kept = { $seat } keeps { $favour } against the next { -revolt-marker }.
marker-prevented = { $seat } gives up the kept favour; no { -revolt-marker } is placed in { $county }.
county-garrisoned = { $neutral ->
    [yes] { $seat } takes neutral { $county } without a battle, with { n-armies }.
   *[no] { $seat } places { n-armies } in { $county } { -free-of-charge }.
}
shelter-granted = Until the end of the round { $seat } is protected from: { $actions }.
favour-lapsed = { $seat } cannot use { $favour }; it is lost.

## Landsknechts, leaders and monuments

pile-advanced = Landsknechts: { $seat } turns up card { $number }.
benefit-given = { $seat } receives as a { -benefit } of the landsknechts { $gift }.
piles-restored = All landsknecht piles begin again with the empty banner.
leader-placed = The leader of { $seat } comes to { $county }.
leader-drafted = The leader of { $seat } begins in { $county }.
leader-passed-by = { $seat } does not place the leader in { $county }.
leader-moved = { $triumph ->
    [yes] The leader of { $seat } goes in triumph from { $origin } to { $county }.
   *[no] The leader of { $seat } flees from { $origin } to { $county }.
}
monument-built = { $seat } builds a monument in { $county }; { $stock } left in stock.
monuments-captured = { $monuments ->
    [one] The leader of { $seat } captures { $monuments } monument of { $loser } in { $county }.
   *[other] The leader of { $seat } captures { $monuments } monuments of { $loser } in { $county }.
}
leader-lost = The leader of { $seat } is lost with { $county }.
leader-returned = The leader of { $seat } comes back in { $county }.
monuments-scored = { $seat } scores { n-points } for monuments: { $standing } standing, { $captured } captured.

## Orders sealed with the plan

order-combat-move-a = Combat/movement A
order-combat-move-a-ask = ask me
order-combat-move-a-attack-else-stay = if { $origin } has at least { $least } and { $target } at most { $most }, attack { $target } with all but { $stay }, else stay
order-combat-move-a-attack-else-ask = if { $origin } has at least { $least } and { $target } at most { $most }, attack { $target } with all but { $stay }, else ask me
order-combat-move-a-move-else-stay = if { $origin } has at least { $least } and { $target } is mine, move there with all but { $stay }, else stay
order-combat-move-a-move-else-ask = if { $origin } has at least { $least } and { $target } is mine, move there with all but { $stay }, else ask me
order-combat-move-b = Combat/movement B
order-combat-move-b-ask = ask me
order-combat-move-b-attack-else-stay = if { $origin } has at least { $least } and { $target } at most { $most }, attack { $target } with all but { $stay }, else stay
order-combat-move-b-attack-else-ask = if { $origin } has at least { $least } and { $target } at most { $most }, attack { $target } with all but { $stay }, else ask me
order-combat-move-b-move-else-stay = if { $origin } has at least { $least } and { $target } is mine, move there with all but { $stay }, else stay
order-combat-move-b-move-else-ask = if { $origin } has at least { $least } and { $target } is mine, move there with all but { $stay }, else ask me
