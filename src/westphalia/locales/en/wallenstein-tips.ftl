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
