### Why a bot answered as it did.  Arguments bear the names that events use; NAME_id is the word of
### the data behind a name.

## Bids and positions

reason-bid = Choosing early is worth { n-thalers } in this round.
reason-bid-county = { $county } has nothing better to do, and a county outbids a zero.
reason-bid-nothing = The Thalers are needed elsewhere.
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
} nobody is ahead in { $region }.
reason-taxes = { $county } pays { n-thalers }, and the unrest there can be borne.
reason-harvest = { $county } gives { gift-grain } for the winter.
reason-deploy-guard = { $county } is in danger and needs { n-armies } more.
reason-deploy-front = { n-armies } in { $county } will be of use in the coming rounds.
reason-plan-attack = From { $origin } an attack on { $county } is worth the risk (chances: about { $chance } in 100).
reason-plan-move = The armies of { $origin } are of more use in { $county }.
reason-idle-county = { $county } could be spared, whatever comes of it.
reason-blank = Nothing to gain here this time.

## Court and landsknechts

reason-blank-court = No courtiers are needed out of this box.
reason-convert = { $county } can spare { n-armies } for the court.
reason-convert-tray = { n-armies } in the tray serve better at court.
reason-favour = Of what can be paid, this is worth most: { $favour }.
reason-no-favour = The courtiers are worth more than what is offered.
reason-cancel-event = This event does more harm than good: { $event }.
reason-uphold-event = This event does more good than harm: { $event }.
reason-calm = { $county } is the one that must not be lost.
reason-raise = { $county } gains most by it in its region.
reason-garrison = The armies are of most use in { $county }.
reason-benefit = Nothing on the card is worth more now: { $gift }.

## Marches and revolts

reason-attack = { $county }, held by { $seat }, is worth a try from { $origin } (chances: about { $chance } in 100).
reason-attack-neutral = { $county } belongs to nobody and is worth a try from { $origin } (chances: about { $chance } in 100).
reason-move = The armies of { $origin } are of more use in { $county }.
reason-stay = No march from { $county } would pay.
reason-send = { n-armies } for { $county }: that is the right number.
reason-quell = With the tray as it is, { $county } should come first.

## Leaders

reason-leader = In { $county } the leader is of use and safe enough.
reason-leader-triumph = { $county } is near enough to leave a monument behind.
reason-leader-capture = In { $county } there are monuments of others to be had.
reason-no-leader = { $county } has no county of ours beside it; the leader waits.

## The draft

reason-claim = { $county } promises most of what lies open.
reason-claim-top = An unseen card promises more than what lies open.
reason-refresh = Two new cards should be better than these.
reason-keep-display = These two cards are good enough.
reason-group = With its sites and its borders { $county } deserves { n-armies }.
