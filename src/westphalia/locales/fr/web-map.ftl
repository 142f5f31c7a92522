### La carte et la fiche d’un comté dans le navigateur.

map-label = Carte des comtés
map-neutral = neutre
map-armies = { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}
map-free-sites = { $sites ->
    [one] { $sites } emplacement libre
   *[other] { $sites } emplacements libres
}
map-markers = { $markers ->
    [one] { $markers } marqueur de révolte
   *[other] { $markers } marqueurs de révolte
}
map-mark-move = accessible
map-mark-attack = peut être attaqué
map-mark-source = les armées partent d’ici
map-mark-target = cible choisie
map-mark-legal = peut être choisi
map-mark-barred = ne peut pas être choisi maintenant
map-zoom-in = Agrandir
map-zoom-out = Réduire
map-fit = Voir toute la carte
map-find = Chercher un comté
inspector-owner = Tenu par
inspector-yields = Revenus
inspector-taxes = Impôt
inspector-grain = Blé
inspector-sites = Villes
inspector-buildings = Bâtiments
inspector-markers = Marqueurs de révolte
inspector-protected = Protégé contre
inspector-neighbours = Voisins
map-zoom = Zoom
map-mark-planned = une carte est prévue ici
map-lens = Vue de la carte
map-lens-owners = Possession
map-lens-regions = Régions
map-lens-yields = Revenus
