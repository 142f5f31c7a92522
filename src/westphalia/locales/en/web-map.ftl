### The map and the county inspector in the browser.

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
map-markers = { $markers ->
    [one] { $markers } revolt marker
   *[other] { $markers } revolt markers
}
map-mark-move = can be reached
map-mark-attack = can be attacked
map-mark-source = armies leave from here
map-mark-target = chosen target
map-mark-legal = can be chosen
map-mark-barred = cannot be chosen now
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Show the whole map
map-find = Find a county
inspector-owner = Held by
inspector-yields = Yields
inspector-taxes = Taxes
inspector-grain = Grain
inspector-sites = Towns
inspector-buildings = Buildings
inspector-markers = Revolt markers
inspector-protected = Protected from
inspector-neighbours = Neighbours
map-zoom = Zoom
map-mark-planned = a card is planned here
map-lens = Map lens
map-lens-owners = Owners
map-lens-regions = Regions
map-lens-yields = Yields
