### La guerre de Trente Ans dans le terminal : titres, colonnes, notes, et pourquoi une chose ne peut être montrée.

## Titres

title-display = Pistes
title-map = Carte
title-hand = Votre main : ce que chaque carte pourrait faire
title-closed = Pas maintenant
title-tracks = Pistes et cases
title-electors = Électeurs
title-areas = Régions
title-area = { $area } ({ $holder } ; contrôle : { $needs ->
    [one] { $needs } ville
   *[other] { $needs } villes
}, { $value } PV)
title-free-cities = Villes libres
title-stacks = Piles
title-leaders = Chefs sur la carte
title-reach = À portée avec { $points } PM : { $force }
title-battle = Bataille { FROM($city) }, attaquant : { $attacker }
title-odds = Une bataille { FROM($city) } sans autre carte
title-pay = Solde ({ $seat }) : { $points } PS sur { $aid }, qui suffisent
title-pay-short = Solde ({ $seat }) : { $points } PS, plus que { $aid }
title-lines = Lignes de communication
title-pile = Cartes ({ $seat })
title-deck = Séries de cartes et effets

## Colonnes, et les mêmes sur un écran étroit

column-areas = régions
column-cities = villes
column-electors = Électeurs
column-factors = facteurs
column-pay = PS requis
column-unpaid = sans solde
column-hand = main
column-deck = à piocher
column-vp = PV
column-use-act = ACT
column-use-recruit = REC
column-use-aid = AID
column-use-event = événement
column-use-combat = carte de combat
column-where = lieu
column-leaders = chefs
column-units = unités
column-points = PM restants
column-by = par
column-stays = arrêt possible
column-meets = rencontre
column-commander = commandant
column-modifier = modificateur
column-column = colonne de feu
column-inflicted = inflige
column-to-lose = à perdre
column-cost = PS
column-control = contrôle
column-fortress = place forte
column-pillage = ravage
column-state = état
column-stacks = piles
column-neighbours = reliée à
column-needs = seuil de contrôle
column-held = villes tenues
column-value = PV
column-moves = total si gagnée
column-activation = activation
column-battle = bataille
column-leadership = commandement
column-loss = perte
short-areas = Rég
short-cities = Vil
short-electors = Él
short-factors = FC
short-pay = PS
short-unpaid = s. solde
short-hand = main
short-deck = reste
short-vp = PV
short-use-act = A
short-use-recruit = R
short-use-aid = Aid
short-use-event = Év
short-use-combat = combat
short-where = lieu
short-leaders = chefs
short-units = unités
short-points = PM
short-by = par
short-stays = arrêt
short-meets = rencontre
short-commander = chef
short-modifier = ±
short-column = col
short-inflicted = inflige
short-to-lose = perd
short-cost = PS
short-control = contrôle
short-fortress = F
short-pillage = R
short-state = état
short-stacks = piles
short-neighbours = reliée à
short-needs = SC
short-held = villes
short-value = PV
short-moves = total
short-activation = act
short-battle = bat
short-leadership = cmd
short-loss = perte

## Unités sur un écran étroit

short-kind-german-mercenary = merc. all.
short-kind-german-militia = mil. all.
short-kind-english-mercenary = merc. angl.
short-kind-hungarian-militia = mil. hongr.
short-kind-danish-mercenary = merc. dan.
short-kind-swedish-veteran = vét. suéd.
short-kind-french-veteran = vét. franç.
short-kind-french-militia = mil. franç.
short-kind-saxon-militia = mil. sax.
short-kind-imperial-veteran = vét. imp.
short-kind-imperial-mercenary = merc. imp.
short-kind-imperial-militia = mil. imp.
short-kind-bavarian-mercenary = merc. bav.
short-kind-bavarian-militia = mil. bav.
short-kind-spanish-veteran = vét. esp.
short-kind-cardinal-veteran = vét. card.

## Emplois d’une carte selon les règles facultatives, dans une longue liste

short-dutch-war = Hollande { $card }
short-campaign = seconde { $card }
short-plot = complot { $card }

## Étiquettes

label-vp = PV
label-dutch-war = Guerre de Hollande
label-wallenstein = Wallenstein
label-aid = Subsides
label-pope = Pape
label-passes = Passages de la Valteline
label-france = France
label-sweden = Suède
label-saxony = Saxe
label-hungary = Hongrie
label-swedish-base = Base suédoise
label-cardinal = Armée du Cardinal vers la zone espagnole
label-truce = Trêve
label-conflict = Français et Suédois
label-war-entry = Entrée en guerre ce tour
label-hand = En main
label-unplayed = Pioche
label-pile-known = Sûrement en main
label-pile-to-come = Peuvent encore venir
label-pile-played = Défausse
label-groups = Dans les paquets
label-removed = Hors du jeu
label-in-force = En vigueur
label-area = Région
label-control = Contrôle
label-fortress = Place forte
label-value = PV
label-pillage = Ravage
label-state = État
label-siege = Siège
label-neighbours = Reliée à
label-nation = Nation
label-activation = Activation
label-battle = Bataille
label-leadership = Commandement
label-loss = Perdu sur un jet de
label-stars = Étoiles
label-replacement = Remplacé par
label-place = Lieu
label-attacker = Attaquant
label-defender = Défenseur

## L’état de la guerre

short-side-protestant = Prot.
short-side-catholic = Cath.
side-of = { $side } : { $player }
status-turn = Tour { $turn }/{ $last } ({ $year }–{ $until })
status-round = tour de carte { $round }
status-result = → { $result }
status-vp = PV { $vp }
total-about = { $vp } ; victoire anticipée à ≤ { $low } (protestants) ou ≥ { $high } (catholiques)
total-goals = à la fin ≤ { $least } ou ≥ { $most }
total-now = maintenant : { $result }
dutch-war-about = case { $box } ({ $first } à { $last }), aide { $aid }
response-due = une réponse est due
wallenstein-about = { $career }, influence { $box } sur { $end }
open = ouverts
closed = fermés
at-war = en guerre
at-peace = pas en guerre
hungary-rebels = en révolte
hungary-quiet = calme
until-turn = jusqu’au tour { $turn }
must-part = doivent se séparer
award-about = { $needs } Électeurs, { $points } PV

## Les forces

n-factors = { $factors ->
    [one] { $factors } facteur
   *[other] { $factors } facteurs
}
stack-inside = dans la place
march-at = Marche, position : { $place }
march-points = { $points } PM
march-capacity = { $units ->
    [one] { $units } unité sur { $most } au plus
   *[other] { $units } unités sur { $most } au plus
}
march-forage = fourrage dû : { $cities }
points-left = { $points } PM restants
no-units = chefs seuls
meets-battle = bataille
meets-overrun = écrasement possible
meets-leaders = chefs seuls
meets-garrison = garnison
meets-fortress = place forte
meets-neutral = région neutre
meets-revolt = révolte
chance-to-win = { $percent } de vaincre
attacker-wins = l’attaquant gagne : { $percent }
column-from = dès { $column }
odds-about = gagne { $wins }, perd { $losses } en moyenne, éliminé { $gone }
pay-local = solde locale
not-paid = impayé
line-of = { $nation } ({ $city })
line-holds = ouverte
line-breaks = coupée à { $city } ({ $reason })
yes = oui
no = non

## Villes, régions, sièges

free-city = ville libre
in-revolt = en révolte
masked = bloquée
besieged = { $number ->
    [0] assiégée
   *[other] assiégée, marqueur { $number }
}
fortress-about = force { $strength }, modificateur de siège { $modifier }
siege-about = { $seat } avec { n-factors }, niveau de siège { $level }
siege-chance = { $percent } de la prendre
siege-brief = siège { $factors } sur { $level }
siege-needs = { n-factors } contre un niveau de siège de { $level }
gained-by = { $points } pour le camp : { $seat }
area-is-neutral = neutre
area-is-devastated = dévastée
may-withdraw = peut entrer dans la place

## Cartes

closed-because = non : { $reason } ({ $clause })
act-about = { $value } : { $leaders }
recruit-about = { $attempts ->
    [one] { $attempts } essai
   *[other] { $attempts } essais
} : { $leaders }
event-possible = possible
event-moves = possible, PV { $points }
card-about = { $category }, { $group }, valeur { $value }
n-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}

## Notes sur les réponses

leader-about = activation { $activation }, bataille { $battle }, mène { $leadership }
n-there = sur { $count }
n-loss = compte { $factors }
n-aid = { $points } PS
n-pillage = ravage { $level }
recruits-mean = { $steps } pas en moyenne

## Ce qui est tapé

which-one = Lequel ? Par exemple : map prague, stacks munich, leaders tilly, cards p24.
found-none = « { $typed } » n’est ni un lieu ni rien d’autre qui soit attendu ici.
found-many = « { $typed } » pourrait être : { $names }.
nobody-marches = Personne n’est en marche.
no-battle = Il n’y a pas de telle bataille en cours ou à portée de la marche.
not-in-reach = Hors de portée de toute la force : { $place }.
way-leads-by = Le plus court chemin passe par { $place }, où l’on rencontrerait quelque chose ; allez-y vous-même.
all-nothing = Il n’y a rien ici dont on puisse tout prendre.

## Aide

usage-look = look
usage-map = map [région | ville | table | drawing]
usage-areas = areas
usage-stacks = stacks [ville]
usage-leaders = leaders [nom]
usage-hand = hand
usage-cards = cards [carte]
usage-tracks = tracks
usage-reach = reach [all]
usage-odds = odds [ville]
usage-supply = supply [all]
usage-to = to ville
usage-all = all
usage-orders = orders [consigne valeur]
help-look = les deux camps, ce qui est en cours, pistes, Électeurs et régions
help-map = la carte, les villes d’une région, ou une ville avec tout ce qu’on en sait ; sur le dessin, les CAPITALES sont une place forte, ′ un ravage, ⚑ une révolte, × un siège, les nombres des facteurs de combat
help-areas = qui contrôle quelle région et ce qu’elle vaut
help-stacks = toutes les piles, ou celles d’une ville, avec chaque pion
help-leaders = les chefs sur la carte, ou tout sur l’un d’eux ; R marque ce qui est reconstitué
help-hand = votre main, et ce que chaque carte pourrait faire, ou pourquoi pas
help-cards = les deux paquets, autant qu’on peut les connaître, ou tout sur une carte
help-tracks = les pistes et cases à côté de la carte
help-reach = où la marche peut encore aller, à quel prix, et qui elle rencontre ; « all » aussi sans les plus lents
help-odds = comment peut finir une bataille en cours ou à portée
help-supply = qui serait payé maintenant, et où les lignes sont coupées ; « all » pour les deux camps
help-to = marcher vers une ville par le plus court chemin
help-all = emmener tout le monde, payer tout le monde, ou jeter les dés pour tous les sièges
help-orders = ce que la table répond pour toi pendant les tours de l’autre camp ; les changements valent à partir de la prochaine pioche
help-answer-number = Tapez le numéro d’une réponse.
help-answer-text = Ou son texte, ou le début de ses mots : « march prague », « march pra », « pra ».
title-orders-later = Consignes (telles qu’elles vaudront à partir de la prochaine pioche)
