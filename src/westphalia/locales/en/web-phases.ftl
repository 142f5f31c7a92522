### Panels of single phases in the browser.

phase-pick-on-map = Click a county on the map, or choose it here.
odds-sentence = Taken { $taken } percent, laid waste { $waste } percent, held { $held } percent
odds-taken = taken { $share } %
odds-waste = laid waste { $share } %
odds-held = held { $share } %
odds-left = If you win, { $left } armies enter on average.
odds-error = { $error ->
    [one] Give or take { $error } point.
   *[other] Give or take { $error } points.
}
march-title = { $action } from { $county }
move-title = Move from { $county }
march-choose = Choose where the armies go, on the map or here.
march-stay = Stay
march-armies = Armies to march
march-fewer = One fewer
march-more = One more
march-from = { $armies ->
    [one] { $armies } army marches from { $county }
   *[other] { $armies } armies march from { $county }
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
step-choose = Choose
step-commit = Commit
step-throw = Throw
step-result = Result
commit-thrown = To be thrown
commit-from = from { $county }
commit-lies = lies in the tray
commit-inside = Already inside
commit-no-marker = No revolt marker in { $county }: peasants that fall out help the defence.
commit-markers = There is unrest in { $county }: peasants that fall out help nobody.
commit-before = Before you commit
commit-stays = One army must stay in { $county }: at most { $most ->
    [one] { $most } of { $armies } marches
   *[other] { $most } of { $armies } march
}.
commit-tie = Equal numbers lay the county waste: card, armies and buildings are lost to both.
commit-exposed = { $county } keeps { $left ->
    [one] { $left } army
   *[other] { $left } armies
} and borders { $names }.
tower-label = The dice tower, cut open: { $tray ->
    [one] { $tray } cube
   *[other] { $tray } cubes
} in the tray, { $inside } inside
battle-title = The battle for { $county }
battle-revolt = Revolt in { $county }
heap-peasants = { $cubes ->
    [one] peasant
   *[other] peasants
}
battle-tray = In the tray
battle-odds = Odds before the throw
battle-came-true = came true: { $share } %
battle-threw = { $cubes ->
    [one] { $cubes } cube thrown for the defence
   *[other] { $cubes } cubes thrown for the defence
}
battle-attacks = attacks
battle-defends = defends
battle-joins = joins the defence
battle-rebels = in revolt
battle-stays = stays in the tray
battle-against = against
battle-inside = Still inside: { $cubes }.
battle-why = Why
battle-again = Show the throw again
battle-continue = Continue
draft-claim = Choose a county
draft-refresh = The same two cards again
draft-group = Armies for { $county }
draft-left = { $unseen ->
    [one] { $unseen } card is still unseen.
   *[other] { $unseen } cards are still unseen.
}
draft-pile = Unseen top card
draft-groups = Army groups still to place
court-title = Emperor’s Court
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
court-calm = Take a revolt marker away
court-raise = Build free of charge: { $building }
court-garrison = { $armies ->
    [one] Place { $armies } free army
   *[other] Place { $armies } free armies
}
landsknecht-title = Landsknechts
landsknecht-note = You hold counties in enough regions: choose one benefit of card { $card }.
leader-triumph = monument
place-leader = Place your leader
place-leader-note = Actions in the leader’s county are better.
draft-leader = Does your leader begin in { $county }?
draft-leader-note = A county passed over cannot be chosen later.
move-leader = Your leader leaves { $county }
move-leader-note = To a neighbour in triumph, with a monument left behind; elsewhere in flight, without.
return-leader = Your leader comes back
return-leader-note = Any county of yours will do.
winter-title = Winter
winter-loss = Every player lost { $loss } grain.
winter-quell = Which revolt first?
winter-quell-note = You decide in which order the revolts are fought.
winter-seat = Player
winter-grain = Grain
winter-counties = Counties
winter-points = Points
winter-provisions = Provisions
winter-short = Short
winter-outcome = Outcome
winter-fed = fed
winter-waits = to come
winter-rose = { $revolts ->
    [one] { $revolts } revolt.
   *[other] { $revolts } revolts.
}
winter-lost = Lost: { $counties }.
score-counties = Counties
score-buildings = Buildings
score-majorities = Majorities
score-monuments = Monuments
score-winter = This winter
score-before = Before
score-points = Victory points
score-tie = tie +{ $points }
score-majority = majority
score-key = sole majority in the region; tied players each score one point less.
end-title = { $count ->
    [one] { $winners } has won
   *[other] { $winners } have won together
}
end-thalers = { $thalers ->
    [one] { $thalers } Thaler
   *[other] { $thalers } Thalers
}
end-rematch = Rematch, same seats
end-record = Download the record
curve-points = Points if scored at that moment
curve-thalers = Treasury
curve-counties = Counties
curve-armies = Armies on the map
