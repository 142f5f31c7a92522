### Why a bot answered as it did.  Arguments bear the names that events use; NAME_id is the word of
### the data behind a name.

## Bids and positions

reason-bid = Choosing early is worth { n-thalers } in this round.
reason-bid-county = { $county } has nothing better to do, and a county card beats a zero.
reason-bid-nothing = The Thalers are needed for other actions.
reason-position = Place { $position } with “{ $tile }” suits the plan best.

## Planning

reason-ready = The plan is made.
reason-build = { $county } has a good site: another { $building_id ->
    [palace] palace
    [church] church
   *[trading_post] trading post
} counts in { $region } too.
reason-build-lead = { $county }: with this { $building_id ->
    [palace] palace
    [church] church
   *[trading_post] trading post
} nobody has more in { $region }.
reason-taxes = { $county } pays { n-thalers }, and without a { -revolt-marker } there is no revolt.
reason-taxes-marked = { $county } already has { n-markers }: about { $chance } % to lose the revolt, against { n-thalers }.
reason-harvest = { $county } gives { gift-grain } for the winter.
reason-harvest-marked = { $county } already has { n-markers }: about { $chance } % to lose the revolt, against { gift-grain }.
reason-deploy-guard = { $county } is in danger and needs { n-armies } more.
reason-deploy-front = { n-armies } in { $county } will be useful in the next rounds.
reason-plan-attack = From { $origin } an attack on { $county } is worth the risk ({ chances }).
reason-plan-move = The armies of { $origin } are more useful in { $county }.
reason-idle-county = The card { $county } is not needed elsewhere, whatever happens with it.
reason-blank = There is nothing to gain here this time.

## Court and landsknechts

reason-blank-court = No courtiers are needed from this box.
reason-convert = { $county } can send { n-armies } to court.
reason-convert-tray = { n-armies } in the tray are more useful at court.
reason-favour = Of the favours that can be paid, this is worth most: { $favour }.
reason-no-favour = The courtiers are worth more than the favours.
reason-cancel-event = This event does more harm than good: { $event }.
reason-uphold-event = This event does more good than harm: { $event }.
reason-calm = { $county } is the county that must not be lost.
reason-raise = { $county } gains most by it in its region.
reason-garrison = The armies are most useful in { $county }.
reason-benefit = Nothing on the card is worth more now: { $gift }.

## Marches and revolts

reason-attack = { $county }, held by { $seat }, is worth an attack from { $origin } ({ chances }).
reason-attack-neutral = { $county } is neutral and worth an attack from { $origin } ({ chances }).
reason-move = The armies of { $origin } are more useful in { $county }.
reason-stay = No movement from { $county } is worth it.
reason-send = { n-armies } for { $county }: that is the right number.
reason-quell = With these cubes in the tray, { $county } should come first.

## Leaders

reason-leader = In { $county } the leader is useful and safe enough.
reason-leader-triumph = { $county } is near enough to leave a monument behind.
reason-leader-capture = In { $county } the leader can take monuments of others.
reason-no-leader = No other county of ours borders { $county }; the leader waits.

## The draft

reason-claim = { $county } is the best of the open cards.
reason-claim-top = An unseen card is likely to be better than the open ones.
reason-refresh = Two new cards are likely to be better than these.
reason-keep-display = These two cards are good enough.
reason-group = The sites and the borders of { $county } are worth { n-armies }.

## What was foreseen

reason-same-plan = Of { $compared } plans played through, the captain’s was the best: it wins about { $chance } times in 100.
reason-better-plan = Of { $compared } plans played through, this one wins most, about { $chance } times in 100: { $gain } more than the captain’s.
reason-foreseen = Played through, this wins about { $chance } times in 100, { $gain } more than what a captain would do ({ $compared } answers compared).
reason-foreseen-march = Played through, from { $origin } to { $county } wins about { $chance } times in 100, { $gain } more than what a captain would do ({ $compared } marches compared).
reason-foreseen-stay = Played through, to stay in { $county } wins about { $chance } times in 100, { $gain } more than what a captain would do ({ $compared } marches compared).

## What was learnt

reason-learnt-card = This card is what I think most of ({ $chance } in 100), then comes “{ $card }” ({ $next } in 100). I expect to win about { $share } times in 100{ $less ->
    [0] .
   *[other] , and { $less } fewer with the other.
}
reason-learnt-county = This is what I think most of ({ $chance } in 100), then comes { $county } ({ $next } in 100). I expect to win about { $share } times in 100{ $less ->
    [0] .
   *[other] , and { $less } fewer with the other.
}
reason-learnt-armies = This number is what I think most of ({ $chance } in 100), then { n-armies } ({ $next } in 100). I expect to win about { $share } times in 100{ $less ->
    [0] .
   *[other] , and { $less } fewer with the other.
}
