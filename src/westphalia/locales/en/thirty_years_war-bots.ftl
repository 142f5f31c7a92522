### Why a bot answered as it did.  Arguments bear the names that events use.

## What a general adds

reason-foreseen = Foreseen in simulations: { $points ->
    [one] about { $points } point
   *[other] about { $points } points
} better than the captain’s plan ({ $plans ->
    [one] { $plans } plan
   *[other] { $plans } plans
} compared).
reason-in-manner = This turn is best played { $manner ->
    [1] by raising troops
    [2] by paying the armies
    [3] boldly
    [4] with care
    [5] by sieges
    [6] for goals that are further away
    [7] by events
   *[8] by keeping Areas from the enemy
}: in simulations { $points ->
    [one] about { $points } point
   *[other] about { $points } points
} better than the captain’s plan ({ $plans ->
    [one] { $plans } plan
   *[other] { $plans } plans
} compared).
reason-guard = With units of { $leader } in its open cities, { THE($area) } cannot be taken by marching through.
reason-confirmed = Of { $plans } plans tried in simulations, none promises more than the captain’s own.

## Activations and marches

worth-points = { $points ->
    [one] worth { $points } point
   *[other] worth { $points } points
}
reason-attack = A battle at { $city } is worth the risk ({ chances }).
reason-win-area = { $leader } can bring { THE($area) } under control ({ worth-points }).
reason-go-besiege = { $leader } can besiege { $city }: { $factors } factors against a siege level of { $level }.
reason-take-city = { $leader } can take { $city } without a fight{ $points ->
    [0] .
   *[other] { " " }({ worth-points }).
}
reason-position = { $leader } is nearer to what can be gained, or safer, at { $city }.
reason-stay = { $leader } has nothing better to do than to stay at { $city }.
reason-assault = Another assault on { $city } ({ chances }).
reason-sally = The besiegers of { $city } can be driven off ({ chances }).
reason-form = All who can be led should go along.
reason-free = No card would do more than a Free Action.
reason-free-move = This changes as little as possible.
reason-forage = { $city } can feed the army at the least cost to our own side.

## Cards

reason-recruit = The armies need recruits: { $attempts ->
    [one] { $attempts } attempt.
   *[other] { $attempts } attempts.
}
reason-aid = { $points ->
    [one] Soldiers must be paid: { $points } aid point.
   *[other] Soldiers must be paid: { $points } aid points.
}
reason-event = This event helps most now: { $card }.
reason-keep = { $card } will be useful in the next turn.
reason-keep-none = New cards are better than those that are left.

## Recruiting and pay

reason-attempt = { $leader } can make use of recruits where he is.
reason-no-recruits = More recruits would do more harm than good.
reason-raise = Of what can be raised, this fights best: { $kind }.
reason-full-unit = A full unit costs no more pay than a reduced one.
reason-pay-all = There is enough for everybody.
reason-pay-in = At { $city } the points go furthest.
reason-pay = Those who fight best are paid first: { $unit }.

## Battles and sieges

reason-stand = The army can hold the field at { $city } ({ chances }).
reason-withdraw = Behind the walls of { $city } less is lost than before them (in the field, { chances }).
reason-overrun = The enemy is too weak to resist.
reason-sortie = Whoever is inside should help to break the siege: { $unit }.
reason-all-attack = The more of them attack, the surer the victory.
reason-command = { $leader } has the best battle rating, { $rating }.
reason-combat-card = This battle can be turned with { $card } (without it, { chances }).
reason-no-card = No card is worth its use in this battle.
reason-lose = This costs the least strength: { $unit } (−{ $factors }).
reason-give-up-leader = { $leader } will be missed least.
reason-retreat = { $city } is the safest place to retreat to.
reason-besiege = The fortress is worth a siege.
reason-storm = Sooner or later the fortress must fall ({ chances }).
reason-continue-siege = The siege of { $city } may succeed ({ chances }), and a failure makes the next roll better.

## Who comes, what suffers, what recovers

reason-place = At { $city } he is of most use.
reason-least-leader = { $leader } will be missed least.
reason-enough = No more units than must be.
reason-rescue = The army should be saved.
reason-recover = { $city } should feed armies again.
reason-no-recovery = What is left to recover would help the enemy.
reason-harm = { $city } will be missed by the enemy.
reason-spare = The rest would harm our own side.
reason-harm-area = The enemy lives on { THE($area) }.
reason-revolt = A revolt at { $city } costs the enemy most.
reason-incite = The enemy has no larger army than the one at { $city }.

## Politics

reason-offer-peace = Negotiations promise more than they threaten.
reason-accept = Negotiations promise more than they threaten.
reason-refuse = Negotiations threaten more than they promise.
reason-withdraw-from-area = The enemy has most to lose in { THE($area) }.
reason-withdraw-from-city = The enemy has most to lose at { $city }.
reason-dismiss = Wallenstein has become too mighty (influence { $influence }).
reason-keep-wallenstein = Wallenstein is needed, and not yet too mighty (influence { $influence }).
reason-recall = Wallenstein is needed again, with the army at { $city }.
reason-no-wallenstein = Wallenstein would be too mighty (influence { $influence }).
reason-refrain = The card is better used on its own.
