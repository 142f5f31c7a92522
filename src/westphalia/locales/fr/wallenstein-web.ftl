### Wallenstein à la table dans le navigateur.

## Le cadre

table-year = Année { $year }
table-round = Manche
table-planning = planifie
table-sealed = scellé
table-if-scored = { $points } si l’on comptait maintenant
table-grain-enough = assez de { -grain } pour l’hiver
table-grain-short = il manque { n-grain } pour l’hiver : { $revolts ->
    [one] { $revolts } révolte
   *[other] { $revolts } révoltes
}
tab-plan = Plan
tab-year = Année
key-hand = vers la main
key-plan-bid = poser la carte sur la { -auction-box }
key-plan-court = poser la carte sur la prochaine case de cour
key-plan-drop = reposer la carte
key-plan-back = reprendre la carte

## La ligne d’invite

prompt-plan = <b>Planifiez votre manche :</b> { $boxes ->
    [one] <em>{ $boxes } case</em> est vide{ $bid ->
        [yes] { " " }: la { -auction-box }
       *[no] { "" }
    }
   *[other] <em>{ $boxes } cases</em> sont vides{ $bid ->
        [yes] , dont la { -auction-box }
       *[no] { "" }
    }
}.
prompt-plan-held = <b>Planifiez votre manche :</b> posez <b>{ $card }</b>.
prompt-plan-how = Choisissez une carte, puis une case ; ou glissez-la.
prompt-plan-complete = <b>Votre plan est complet.</b> Scellez-le, ou changez-le encore.
prompt-secret = Rien de ce que vous posez n’est montré aux autres.
prompt-own-sealed = <b>Votre plan est scellé.</b> Il peut être rouvert tant que le dernier plan n’est pas scellé.
prompt-others-plan = Les autres planifient.
prompt-watching-plans = Vous regardez. Les plans restent cachés jusqu’à ce que tous soient scellés.
prompt-sealed-count = { $sealed ->
    [one] { $sealed } plan sur { $seats } est scellé.
   *[other] { $sealed } plans sur { $seats } sont scellés.
}
prompt-winter = <b>L’hiver est passé.</b> { $leaders ->
    [one] { $names } mène avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $names } mènent avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
prompt-won = { $winners ->
    [one] <b>{ $names } gagne avec { n-points },</b> { $ahead ->
        [0] devant { $second } grâce aux thalers
        [one] { $ahead } point devant { $second }
       *[other] { $ahead } points devant { $second }
    }.
   *[other] <b>{ $names } gagnent ensemble avec { n-points }.</b>
}

## Le plateau de jeu

map-label = Plateau de jeu avec tous les comtés
map-neutral = neutre
map-armies = { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}
map-free-sites = { $sites ->
    [one] { $sites } emplacement libre
   *[other] { $sites } emplacements libres
}
map-markers = { n-markers }
map-mark-move = accessible
map-mark-attack = peut être attaqué
map-mark-source = les armées partent d’ici
map-mark-target = cible choisie
map-mark-legal = peut être choisi
map-mark-barred = ne peut pas être choisi maintenant
map-find = Chercher un comté
map-mark-planned = une carte est prévue ici
map-lens = Vue du plateau
map-lens-owners = Possession
map-lens-regions = Régions
map-lens-majorities = Majorités
map-lens-yields = Revenus
inspector-owner = Tenu par
inspector-yields = Revenus
inspector-taxes = Impôts
inspector-grain = Céréales
inspector-sites = Emplacements
inspector-buildings = Bâtiments
inspector-markers = Marqueurs de révolte
inspector-protected = Protégé contre
inspector-neighbours = Voisins
map-mark-held = sa carte est choisie
map-event = Événement ({ $season }) :
answer-hint-map = Les comtés se choisissent aussi sur le { -board }.

## Le tableau

mat-title = Votre tableau
mat-label = Votre tableau : actions et { -auction-box }
mat-sealed = scellé
mat-empty = vide
mat-idle = sans action
mat-no-action = Sans action
mat-done = exécutée
mat-comes-as = vient en action { $order }
mat-order-unknown = sa place dans l’ordre n’est pas encore connue
mats-title = Autres tableaux
mats-all = Tableaux
mats-about = retournés à l’exécution

## Le plan

plan-fill = Compléter avec des cartes pièce
plan-fill-short = Compléter
plan-as-before = Comme la saison passée
plan-lay-all = Poser tout le plan
plan-reasons = { $boxes ->
    [one] Pourquoi : une case
   *[other] Pourquoi : les { $boxes } cases
}
plan-said-all = { $boxes ->
    [one] Une case est couverte.
   *[other] { $boxes } cases sont couvertes.
}
plan-seal = Sceller le plan
plan-order-none = pas d’ordre : me demander
plan-order-title = { $box } : ordre pour { $county }
plan-order-about = Le serveur répond pour vous quand vient l’action, d’après ce qui est alors visible. Personne ne voit l’ordre avant ; il ne vaut que pour ce tour.
plan-order-target = Vers
plan-order-least = Seulement si { $county } compte alors au moins
plan-order-most = et { $county } au plus
plan-order-stay = Armées qui restent
plan-order-else = Sinon
plan-order-ask = me demander
plan-order-stays = rester
plan-order-drop = Retirer l’ordre
plan-order-give = Sceller l’ordre avec le plan
plan-order-attack-else-stay = si { $origin } compte au moins { $least }, attaquer { $target } en laissant { $stay }, sinon rester
plan-order-attack-else-ask = si { $origin } compte au moins { $least }, attaquer { $target } en laissant { $stay }, sinon me demander
plan-unseal = Rouvrir le plan
plan-no-bid = Aucune des cartes restantes ne peut servir de mise : les thalers manquent. Reprenez-en une qui le peut.
plan-not-complete = { $open ->
    [one] { $open } case est encore vide.
   *[other] { $open } cases sont encore vides.
}
plan-warning = Dans l’état, les thalers ne suffiront pas pour : { $boxes }. Ce qui ne peut être payé est sauté.
plan-go-on = Continuer le plan
plan-seal-anyway = Sceller quand même
plan-said-held = Carte choisie : { $card }. Utile sur : { $boxes }.
plan-said-aimed = { $box } : choisissez une carte.
plan-said-placed = { $card } sur { $box }. { $result }. { $open ->
    [0] Toutes les cases sont couvertes.
    [one] { $open } case est libre.
   *[other] { $open } cases sont libres.
}
plan-said-back = { $card } est de nouveau en main.
plan-said-undone = Le dernier changement est annulé.
plan-said-filled = Les actions sont couvertes de cartes pièce ; la mise vous reste.
plan-said-unsealed = Votre plan est rouvert.

## Ce qu’une carte apportera

preview-bid-money = pour miser { $amount }
preview-bid-county = ne coûte rien, passe avant { $above }, après { $below }
preview-bid-nought = ne coûte rien, passe en dernier
preview-last-site = dernier emplace­ment
preview-sites-left = { $sites ->
    [one] reste { $sites } emplace­ment
   *[other] restent { $sites } emplace­ments
}
preview-may-calm = peut retirer 1 marqueur
preview-revolt = { $peasants ->
    [one] révolte : { $peasants } paysan
   *[other] révolte : { $peasants } paysans
}
preview-if-event = { $effect ->
    [tax_maximum] { $amount } si plafonné
    [grain_maximum] { $amount } si plafonné
   *[other] { $amount } si relevé
}
preview-grain-then = { -grain } { $before } → { $after }
preview-marker-after = puis 1 marqueur
preview-no-marker = sans marqueur, grâce à une faveur
preview-armies-then = { $before } → { $after }
preview-or-armies = { $after } si peu viennent
preview-then-move = déplacer
preview-march = { $most ->
    [one] { $most } sur { $armies } peut partir
   *[other] { $most } sur { $armies } peuvent partir
}
preview-court-county = { $left ->
    [one] { $left } armée reste
   *[other] { $left } armées restent
}
preview-court-tray = de la soucoupe
preview-maybe-poor = thalers incertains
forecast-sure = Payable dans tout ordre ; jamais moins de { $least }
forecast-doubtful = Selon l’ordre caché, les thalers peuvent manquer pour : { $boxes }
forecast-short = Trop peu de thalers pour : { $boxes }

## La main

hand-title = Main
hand-label = Cartes en main
hand-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
hand-county = { $county } ({ $region }) : impôts { $taxes }, { -grain } { $grain }, { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}, emplacements libres { $sites }, { -revolt-markers } { $markers }
hand-or-bid = ou miser { $amount }
hand-no-action = sans action
hand-towers = { $cards ->
    [one] carte tour
   *[other] { $cards } cartes tour
}
hand-empty = Toutes les cartes sont posées.
hand-held = Carte choisie : { $card }.
hand-tip = Choisissez une carte puis une case, ou glissez-la. Un clic sur une case couverte reprend sa carte.
hand-tip-green = Choisissez une case verte, ou appuyez sur

## Cartes exposées

column-landsknecht-short = lansquenet
display-order = Ordre des actions
display-order-short = Actions
display-order-hidden = { $hidden ->
    [one] { $hidden } reste cachée
   *[other] { $hidden } restent cachées
}
display-hidden = Action { $order }, face cachée
display-events = Événements de l’année { $year }
display-events-short = Événements
display-one-applies = { $events ->
    [one] celui-ci s’appliquera
   *[other] un des { $events } s’appliquera
}
display-left-for-winter = en hiver
display-in-force = en vigueur
display-places = Ordre de jeu
display-favours = À la cour
display-favour-taken = prise
event-brief-trade-calms = nouvelles maisons : calme
event-brief-stubborn-neutrals = { $amount ->
    [one] comtés neutres : { $amount } paysan
   *[other] comtés neutres : { $amount } paysans
}
event-brief-palace-guard = palais : défense +{ $amount }
event-brief-church-peace = églises : pas d’attaque
event-brief-tax-maximum = impôts : { $amount } au plus
event-brief-tax-minimum = impôts : { $amount } au moins
event-brief-grain-minimum = { -grain } : { $amount } au moins
event-brief-grain-maximum = { -grain } : { $amount } au plus
event-brief-few-recruits = armées : { $five } et { $three } seulement
tile-short-plus-tax = aux impôts
tile-short-plus-grain = aux { -grain }
tile-short-six-armies = armées
tile-short-attack-plus = en attaque
tile-short-defence-plus = en défense
standing-title = Majorités
standing-about = comme on les compterait maintenant
standing-points = +{ $points }
scored-now = Si l’on comptait maintenant
scored-now-about = Ce que rapporterait un décompte à cet instant, en plus des points de chacun.
scored-now-points = Points acquis
scored-now-counties = Comtés
scored-now-buildings = Bâtiments
scored-now-majorities = Majorités
scored-now-monuments = Monuments
scored-now-then = Total alors
position-title = Choisissez votre place
position-about = plus elle est en avant, plus tôt vous jouez ; sa plaquette est à vous pour cette manche
position-key = place { $place }
position-bids = Mises
position-has = place { $place }

## Attaque et combat

phase-pick-on-map = Cliquez sur un comté du { -board } ou choisissez-le ici.
odds-sentence = Pris { $taken } pour cent, { -tie } { $waste } pour cent, tenu { $held } pour cent
odds-taken = pris { $share } %
odds-waste = { -tie } { $share } %
odds-held = tenu { $share } %
odds-left = Armées restantes en cas de victoire : { $left } en moyenne.
odds-error = { $error ->
    [one] ± { $error } point de pourcentage.
   *[other] ± { $error } points de pourcentage.
}
march-title = { $action } depuis { $county }
march-choose = Choisissez où vont les armées, sur le { -board } ou ici.
march-stay = Rester
march-armies = Armées qui partent
march-fewer = Une de moins
march-more = Une de plus
march-from = { $armies ->
    [one] { $armies } armée part depuis { $county }
   *[other] { $armies } armées partent depuis { $county }
}
march-hold = { $armies ->
    [one] { $armies } armée tient { $county }
   *[other] { $armies } armées tiennent { $county }
}
march-neutral = défendent { $county }
march-attack = { $armies ->
    [one] Attaquer avec { $armies } armée
   *[other] Attaquer avec { $armies } armées
}
march-move = { $armies ->
    [one] Déplacer { $armies } armée
   *[other] Déplacer { $armies } armées
}
march-other = Autre cible
march-people = Paysans
march-is-move = mouvement
march-is-attack = attaque
move-title = Mouvement depuis { $county }
step-choose = Choisir
step-commit = Engager
step-throw = Jet
step-result = Résultat
commit-thrown = Jetés dans la tour
commit-from = depuis { $county }
commit-from-and = { $armies } depuis { $county }, { $extra } en plus par tuile ou événement
commit-lies = dans la soucoupe
commit-inside = Déjà dans la tour
commit-no-marker = Aucun { -revolt-marker } à { $county } : les paysans qui tombent aident la défense.
commit-markers = Des { -revolt-markers } à { $county } : les paysans qui tombent n’aident personne.
commit-before = Avant d’attaquer
commit-stays = Une armée reste à { $county } : au plus { $most ->
    [one] { $most } sur { $armies } part
   *[other] { $most } sur { $armies } partent
}.
commit-tie = En cas d’{ -tie }, le comté devient neutre : carte, armées et bâtiments sont perdus pour les deux camps.
commit-exposed = { $county } garde { $left ->
    [one] { $left } armée
   *[other] { $left } armées
} ; voisins : { $names }.
tower-label = La { -tower }, en coupe ; cubes dans la soucoupe : { $tray }, à l’intérieur : { $inside }
battle-title = Le combat pour { $county }
battle-revolt = Révolte à { $county }
battle-tray = Dans la soucoupe
battle-odds = Chances avant le jet
battle-came-true = issue réelle : { $share } %
battle-threw = { $cubes ->
    [one] { $cubes } cube jeté pour la défense
   *[other] { $cubes } cubes jetés pour la défense
}
battle-attacks = attaque
battle-defends = défend
battle-joins = { $cubes ->
    [one] aide la défense
   *[other] aident la défense
}
battle-rebels = en révolte
battle-stays = { $cubes ->
    [one] reste là
   *[other] restent là
}
battle-against = contre
battle-inside = Encore dans la tour : { $cubes }.
battle-why = Pourquoi
battle-again = Revoir le jet
battle-continue = Continuer
heap-peasants = { $cubes ->
    [one] paysan
   *[other] paysans
}

## Choix des comtés

draft-claim = Choisissez un comté
draft-refresh = Encore les deux mêmes cartes
draft-group = Armées pour { $county }
draft-left = { $unseen ->
    [one] { $unseen } carte n’a pas encore été vue.
   *[other] { $unseen } cartes n’ont pas encore été vues.
}
draft-pile = Carte cachée du dessus
draft-groups = Groupes d’armées à placer

## La cour impériale, lansquenets

court-title = { module-court }
court-note = Prenez une faveur que vos courtisans peuvent payer, ou passez.
court-price = { $price ->
    [one] { $price } courtisan
   *[other] { $price } courtisans
}
court-courtiers = Courtisans
court-hall = Salle de réception
court-audience = Salle d’audience
court-supply = Réserve
court-cancel = Annuler l’événement ?
court-calm = Retirer un { -revolt-marker }
court-raise = Construire gratuitement : { $building }
court-garrison = { $armies ->
    [one] Placer { $armies } armée gratuite
   *[other] Placer { $armies } armées gratuites
}
landsknecht-title = Lansquenets
landsknecht-note = Vous tenez des comtés dans assez de régions : choisissez un { -benefit } de la carte { $card }.

## Généraux

leader-triumph = monument
place-leader = Placez votre général
place-leader-note = Les actions dans le comté du général sont meilleures.
draft-leader = Votre général commence-t-il à { $county } ?
draft-leader-note = Un comté écarté ne pourra plus être choisi.
move-leader = Votre général quitte { $county }
move-leader-note = Vers un voisin en triomphe, en laissant un monument ; ailleurs en fuite, sans.
return-leader = Votre général revient
return-leader-note = N’importe lequel de vos comtés convient.

## Hiver et décompte

winter-title = Hiver de l’année { $year }
winter-again = La feuille de l’hiver
winter-loss = { $loss ->
    [0] Personne n’a perdu de { -grain }.
   *[other] Chacun a perdu { n-lost }.
}
winter-quell = Quelle révolte d’abord ?
winter-quell-note = Vous décidez dans quel ordre affronter les révoltes.
winter-seat = Joueur
winter-grain = Céréales
winter-counties = Comtés
winter-points = Points
winter-provisions = Tableau d’approvisionnement
winter-short = Manque
winter-outcome = Suite
winter-fed = approvisionné
winter-waits = à venir
winter-rose = { $revolts ->
    [one] { $revolts } révolte.
   *[other] { $revolts } révoltes.
}
winter-lost = Perdu : { $counties }.
winter-held = Gardés : { $counties }.
winter-open = À combattre : { $counties }.
score-counties = Comtés
score-buildings = Bâtiments
score-majorities = Majorités
score-monuments = Monuments
score-winter = Cet hiver
score-before = Auparavant
score-points = Points de victoire
score-tie = { -tie }
score-majority = majorité
score-key = majorité d’un seul joueur dans la région ; en cas d’{ -tie } (=), chacun reçoit un point de moins.
end-thalers = { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}
curve-points = Points si l’on comptait à cet instant
curve-thalers = Thalers
curve-counties = Comtés
curve-armies = Armées sur le plateau

## Relecture

replay-open = Plans ouverts
replay-plans = Plans
replay-planning = Tous planifient en secret.
replay-season = { $season } { $year }
replay-when = { $year ->
    [1] { $season } de la première année
    [2] { $season } de la seconde année
   *[other] { $season } de l’année { $year }
}
holding-thalers = Thalers
holding-grain = Céréales
holding-counties = Comtés
holding-armies = Armées sur le plateau
holding-points = Points

## Ce qui est arrivé à une place depuis sa dernière réponse

since-counties-lost = Comtés perdus : { $losses }.
since-counties-won = Comtés gagnés : { $gains }.
since-battles-fought = Batailles : { $victories } { $victories ->
    [one] gagnée
   *[other] gagnées
}, { $defeats } { $defeats ->
    [one] perdue
   *[other] perdues
}.
since-revolts-faced = { $revolts ->
    [one] Une révolte contre vous
   *[other] { $revolts } révoltes contre vous
}, { $quelled } { $quelled ->
    [one] réprimée
   *[other] réprimées
}.
since-plans-voided = { $count ->
    [one] Un de vos plans est resté sans effet.
   *[other] { $count } de vos plans sont restés sans effet.
}
since-thalers-moved = Thalers : { $paid } { $paid ->
    [one] payé
   *[other] payés
}, { $taken } { $taken ->
    [one] encaissé
   *[other] encaissés
}.
since-grain-taken = Céréales engrangées : { $taken }.
since-points-scored = Points marqués : { $points }.
chronicle-period = Cette manche
