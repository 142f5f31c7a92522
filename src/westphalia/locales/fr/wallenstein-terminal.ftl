### Wallenstein dans le terminal : titres, colonnes, remarques, et pourquoi un choix n’est pas possible.

## Titres

title-mat = Tableau de joueur : { $seat }
title-display = Cartes exposées
title-row = Actions de la manche
title-tower = Tour de combat
title-court = Faveurs à la cour
title-draft = Choix des comtés
title-majorities = Majorités actuelles
title-map = Plateau de jeu
title-odds = Attaque : { $county }

## Colonnes des écrans étroits

short-points = PV
short-forecast = +PV
short-thalers = Th
short-grain = Cé
short-counties = Co
short-armies = Ar
short-supply = Ré
short-tile = plaquette
short-courtiers = Ct
short-landsknecht = Lq
short-monuments = Mo
short-place = nº
short-card = carte
short-price = prix
short-owner = propr.
short-taxes = Th
short-harvest = Cé
short-sites = libres
short-pieces = avec
short-neighbours = voisins

## Faveurs sur un écran étroit

short-favour = { $gift } ({ $number })
short-gift-free-building = gratuit : { $building }
short-gift-immunity = à l’abri de { $actions }

## Étiquettes et remarques

label-tiles = Plaquettes
label-order = Ordre de jeu
label-event = Événement
label-store = Encore possibles
label-tower = Dedans
label-tray = Soucoupe
label-face-up = Cartes ouvertes
label-unseen = Cartes cachées
label-region = région
event-of-round = Événement : { $event }
grain-of-needed = { $grain } sur { $counties } nécessaires
card-of-regions = { $landsknecht } (présent dans { $regions ->
    [one] { $regions } région
   *[other] { $regions } régions
})
leader-of = général ({ $seat })
monument-of = monument ({ $seat })
planned = plan fini
percent-within = { $percent } % ± { $error }
note-standing = déjà { n-armies }
note-chance = succès : environ { percent }
note-card = { $region }, impôts { $taxes }, { -grain } { $grain }, emplacements { $sites }
note-triumph = en triomphe
note-flight = en fuite

## Ce qu’on tape

county-missing = Quel comté ? Par exemple : odds boehmen 3
county-unknown = « { $typed } » n’est pas un comté en jeu.
county-ambiguous = « { $typed } » peut vouloir dire : { $names }.
odds-own = { $county } est à vous.
mat-nothing = Rien n’est planifié pour l’instant.

## Aide

usage-look = look
usage-map = map [région | comté | table | drawing]
usage-mat = mat
usage-odds = odds [comté] [armées]
help-look = joueurs, cartes exposées, cour, { -tower } et majorités
help-map = le { -board }, une région ou un comté ; en tableau ou en dessin
help-mat = vos cases et leurs cartes
help-odds = comment une attaque peut finir
help-answer-number = Tapez le numéro d’une réponse ; là où l’on compte armées, places ou faveurs, ce nombre même.
help-answer-text = Ou son texte, ou le début de ses mots : « march boehmen », « march boeh », « boeh ».
