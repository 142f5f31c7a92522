### Short texts that explain Wallenstein's mat and map.

tip-build-palace = Pay { $price ->
    [one] { $price } Thaler
   *[other] { $price } Thalers
} and put a palace on a free site of the county; a second one is not allowed there.
tip-build-church = Pay { $price ->
    [one] { $price } Thaler
   *[other] { $price } Thalers
} and put a church on a free site of the county; a second one is not allowed there.
tip-build-trading-post = Pay { $price ->
    [one] { $price } Thaler
   *[other] { $price } Thalers
} and put a trading post on a free site of the county; a second one is not allowed there.
tip-collect-grain = Take the grain of the county. A revolt marker is left; where one lies already, a revolt breaks out first.
tip-collect-taxes = Take the Thalers of the county. A revolt marker is left; where one lies already, a revolt breaks out first.
tip-deploy-5 = Pay { $price ->
    [one] { $price } Thaler
   *[other] { $price } Thalers
} and put { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} from your supply into the county.
tip-deploy-3 = Pay { $price ->
    [one] { $price } Thaler
   *[other] { $price } Thalers
} and put { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} from your supply into the county.
tip-deploy-1-move = Pay { $price } and put { $armies } army into the county; then armies may go from there to one of your own counties next to it.
tip-combat-move-a = Armies may go from the county to one next to it, yours or not; one must stay. Where it is not yours there is a battle.
tip-combat-move-b = The same as Combat A once more, from another county or with armies that have just arrived.
tip-bid = The highest bid chooses its place in the order of play first. Everybody pays his bid; a county costs nothing and ranks between 1 and 0.
tip-convert-3 = With a county: { $armies } of its armies become courtiers. With a tower card: { $armies } of yours from the tray do.
tip-convert-2 = { tip-convert-3 }
tip-convert-1 = With a county: { $armies } of its armies becomes a courtier. With a tower card: { $armies } of yours from the tray does.
tip-lens-owners = Who holds each county, with armies, buildings and revolt markers.
tip-lens-regions = The five regions, in each of which most buildings of a kind bring points.
tip-lens-majorities = Who has most palaces, churches and trading posts in each region.
tip-lens-yields = How many Thalers and how much grain each county yields.
tip-tile-plus-tax = Whoever takes it gets { $amount ->
    [one] one Thaler
   *[other] { $amount } Thalers
} more when collecting taxes this season.
tip-tile-plus-grain = Whoever takes it gets { $amount } more when collecting grain this season.
tip-tile-six-armies = Whoever takes it deploys { $amount ->
    [one] one army
   *[other] { $amount } armies
} instead of { $printed }, for the same price.
tip-tile-attack-plus = Whoever takes it throws { $amount ->
    [one] one army
   *[other] { $amount } armies
} more from the supply in every attack with Combat A or B.
tip-tile-defence-plus = Whoever takes it throws { $amount ->
    [one] one army
   *[other] { $amount } armies
} more from the supply whenever attacked with Combat A or B.
tip-gift-cancel-event = The event of this season is put away, and holds for nobody.
tip-gift-money = Take { $amount ->
    [one] one Thaler
   *[other] { $amount } Thalers
} from the bank at once.
tip-gift-armies-into-tray = { $amount ->
    [one] One of your armies from the supply lies
   *[other] { $amount } of your armies from the supply lie
} in the tray at once, and will be thrown in the next battle.
tip-gift-remove-marker = Take a revolt marker from one of your counties. If there is none, the card can be kept: it stops the next one.
tip-gift-grain = Your grain rises by { $amount } at once.
tip-gift-victory-points = Score { $amount ->
    [one] one point
   *[other] { $amount } points
} at once.
tip-gift-free-building = Put this building on a free site of one of your counties, free of charge.
tip-gift-immunity = This season nobody may attack your counties with { $actions }.
tip-gift-deploy-free = Put { $amount ->
    [one] one army
   *[other] { $amount } armies
} from your supply, free of charge, into one of your counties or into a neutral one, which is then yours.
tip-effect-trade-calms = { effect-trade-calms-about } { $loss ->
    [0] If it is left for winter, nobody loses grain.
   *[other] If it is left for winter, all lose { $loss } grain.
}
tip-effect-stubborn-neutrals = { effect-stubborn-neutrals-about } { $loss ->
    [0] If it is left for winter, nobody loses grain.
   *[other] If it is left for winter, all lose { $loss } grain.
}
tip-effect-palace-guard = { effect-palace-guard-about } { $loss ->
    [0] If it is left for winter, nobody loses grain.
   *[other] If it is left for winter, all lose { $loss } grain.
}
tip-effect-church-peace = { effect-church-peace-about } { $loss ->
    [0] If it is left for winter, nobody loses grain.
   *[other] If it is left for winter, all lose { $loss } grain.
}
tip-effect-tax-maximum = { effect-tax-maximum-about } { $loss ->
    [0] If it is left for winter, nobody loses grain.
   *[other] If it is left for winter, all lose { $loss } grain.
}
tip-effect-tax-minimum = { effect-tax-minimum-about } { $loss ->
    [0] If it is left for winter, nobody loses grain.
   *[other] If it is left for winter, all lose { $loss } grain.
}
tip-effect-grain-minimum = { effect-grain-minimum-about } { $loss ->
    [0] If it is left for winter, nobody loses grain.
   *[other] If it is left for winter, all lose { $loss } grain.
}
tip-effect-grain-maximum = { effect-grain-maximum-about } { $loss ->
    [0] If it is left for winter, nobody loses grain.
   *[other] If it is left for winter, all lose { $loss } grain.
}
tip-effect-few-recruits = { effect-few-recruits-about } { $loss ->
    [0] If it is left for winter, nobody loses grain.
   *[other] If it is left for winter, all lose { $loss } grain.
}
