### Panels of single phases in the browser.

phase-pick-on-map = Click a county on the map, or choose it here.
odds-sentence = Taken { $taken } percent, laid waste { $waste } percent, held { $held } percent
odds-taken = taken { $share } %
odds-waste = laid waste { $share } %
odds-held = held { $share } %
odds-left = If you win, { $left } armies enter on average.
odds-error = Give or take { $error } points.
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
march-neutral = the people of { $county }
march-attack = { $armies ->
    [one] Attack with { $armies } army
   *[other] Attack with { $armies } armies
}
march-move = { $armies ->
    [one] Move { $armies } army
   *[other] Move { $armies } armies
}
march-other = Another target
tower-label = The dice tower, cut open: { $tray } cubes in the tray, { $inside } inside
battle-title = The battle for { $county }
battle-revolt = Revolt in { $county }
battle-tray = In the tray
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
court-title = The Emperor's Court
court-note = Take one favour that your courtiers can pay, or pass.
court-price = { $price ->
    [one] { $price } courtier
   *[other] { $price } courtiers
}
court-courtiers = Courtiers
court-hall = Entrance hall
court-audience = Audience hall
court-supply = Supply
court-cancel = Make the event void?
court-calm = Take a revolt marker away
court-raise = Build free of charge: { $building }
court-garrison = { $armies ->
    [one] Place { $armies } free army
   *[other] Place { $armies } free armies
}
landsknecht-title = Landsknechte
landsknecht-note = You hold counties in enough regions: choose one benefit of card { $card }.
leader-triumph = monument
place-leader = Place your leader
place-leader-note = Actions in the leader's county are better.
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
winter-revolts = Revolts
winter-county-points = For counties
winter-building-points = For buildings
winter-majorities = Majorities
winter-points = Points
end-title = { $count ->
    [one] { $winners } has won
   *[other] { $winners } have won together
}
end-thalers = Thalers
end-replay = Replay
end-record = Download the record
end-lobby = To the lobby
curve-points = Points if scored at that moment
curve-counties = Counties
curve-armies = Armies on the map
