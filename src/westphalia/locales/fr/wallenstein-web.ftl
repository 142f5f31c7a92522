### Wallenstein à la table dans le navigateur.

## Le cadre

table-year = Année { $year }
table-round = Manche
table-planning = planifie
table-sealed = scellé
table-if-scored = { $points } si l’on comptait maintenant
table-grain-enough = assez de blé pour l’hiver
table-grain-short = il manque { $grain ->
    [one] { $grain } mesure de blé
   *[other] { $grain } mesures de blé
} pour l’hiver : { $revolts ->
    [one] { $revolts } révolte
   *[other] { $revolts } révoltes
}
tab-plan = Plan
tab-year = Année
key-hand = vers la main
key-plan-bid = poser la carte sur l’enchère
key-plan-court = poser la carte sur la prochaine case de cour
key-plan-drop = reposer la carte
key-plan-back = reprendre la carte

## La ligne d’invite

prompt-plan = <b>Planifiez votre manche :</b> couvrez { $boxes ->
    [0] l’enchère
    [one] <em>{ $boxes } case</em>{ $bid ->
        [yes] { " " }et l’enchère
       *[no] { "" }
    }
   *[other] <em>{ $boxes } cases</em>{ $bid ->
        [yes] { " " }et l’enchère
       *[no] { "" }
    }
}.
prompt-plan-held = <b>Planifiez votre manche :</b> posez <b>{ $card }</b>. Reste : { $boxes ->
    [0] l’enchère
    [one] <em>{ $boxes } case</em>{ $bid ->
        [yes] { " " }et l’enchère
       *[no] { "" }
    }
   *[other] <em>{ $boxes } cases</em>{ $bid ->
        [yes] { " " }et l’enchère
       *[no] { "" }
    }
}.
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
    [one] { $names } mène avec { $points } points.
   *[other] { $names } mènent avec { $points } points.
}
prompt-won = { $winners ->
    [one] <b>{ $names } gagne la paix avec { $points } points,</b> { $ahead ->
        [0] devant { $second } aux thalers
       *[other] { $ahead } devant { $second }
    }.
   *[other] <b>{ $names } gagnent la paix ensemble avec { $points } points.</b>
}
why-not-here = { $county } n’est pas au choix ici.
why-not-near = { $county } n’est pas voisin de { $origin }.
why-not-own = { $county } n’est pas à vous, et ceci n’est pas une attaque.
why-not-open = { $county } est à l’abri de cette attaque.

## Le plateau de jeu

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
map-find = Chercher un comté
map-mark-planned = une carte est prévue ici
map-lens = Vue de la carte
map-lens-owners = Possession
map-lens-regions = Régions
map-lens-yields = Revenus
inspector-owner = Tenu par
inspector-yields = Revenus
inspector-taxes = Impôt
inspector-grain = Blé
inspector-sites = Villes
inspector-buildings = Bâtiments
inspector-markers = Marqueurs de révolte
inspector-protected = Protégé contre
inspector-neighbours = Voisins
map-mark-held = sa carte est choisie
map-event = Événement ({ $season }) :
answer-hint-map = Les comtés se choisissent aussi sur la carte.

## Le tableau

short-box-build-palace = Palais
short-box-build-church = Église
short-box-build-trading-post = Comptoir
short-box-collect-grain = Blé
short-box-collect-taxes = Impôt
short-box-deploy-5 = Recruter { $armies }
short-box-deploy-3 = Recruter { $armies }
short-box-deploy-1-move = { $armies } + marche
short-box-combat-move-a = Combat A
short-box-combat-move-b = Combat B
short-box-bid = Enchère
short-box-convert = Cour { $armies }
mat-title = Votre plateau
mat-label = Votre plateau : actions et enchère
mat-covered = { $covered } sur { $boxes } couvertes
mat-sealed = scellé
mat-empty = vide
mat-idle = sans action
mat-no-action = Sans action
mat-done = exécutée
mat-comes-as = vient en numéro { $order }
mat-order-unknown = sa place dans l’ordre n’est pas encore connue
mats-title = Autres plateaux
mats-all = Plateaux
mats-about = retournés à l’exécution

## Le plan

plan-fill = Compléter en monnaie
plan-fill-short = Compléter
plan-seal = Sceller le plan
plan-unseal = Rouvrir le plan
plan-not-complete = { $open ->
    [one] { $open } case est encore vide.
   *[other] { $open } cases sont encore vides.
}
plan-warning = Dans l’état, les thalers ne suffiront pas pour : { $boxes }. Ces actions seront sautées.
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
plan-said-filled = Le reste est couvert de cartes monnaie.
plan-said-unsealed = Votre plan est rouvert.

## Ce qu’une carte apportera

preview-bid-dear = trop peu de thalers pour cette mise
preview-bid-money = pour miser { $amount }
preview-bid-county = ne coûte rien, passe avant 0, après 1
preview-bid-nought = ne coûte rien, passe en dernier
preview-last-site = dernier emplace­ment
preview-sites-left = { $sites ->
    [one] reste { $sites } emplace­ment
   *[other] restent { $sites } emplace­ments
}
preview-may-calm = peut apaiser
preview-revolt = { $peasants ->
    [one] révolte : { $peasants } paysan
   *[other] révolte : { $peasants } paysans
}
preview-if-event = ou { $amount }
preview-grain-then = blé { $before } → { $after }
preview-marker-after = puis un marqueur
preview-armies-then = { $before } → { $after }
preview-or-armies = ou { $after }
preview-then-move = marche
preview-nobody-marches = une armée seule reste
preview-no-target = aucune cible
preview-march = { $most ->
    [one] { $most } sur { $armies } peut marcher
   *[other] { $most } sur { $armies } peuvent marcher
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
hand-for-boxes = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} { $boxes ->
    [0] en trop
    [one] pour { $boxes } case
   *[other] pour { $boxes } cases
}
hand-county = { $county } en { $region } : impôt { $taxes }, blé { $grain }, { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}, emplacements libres { $sites }, marqueurs de révolte { $markers }
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

display-order = Ordre des actions
display-order-hidden = { $hidden ->
    [one] { $hidden } reste cachée
   *[other] { $hidden } restent cachées
}
display-hidden = Action { $order }, face cachée
display-events = Événements de l’année { $year }
display-events-short = Événements
display-one-applies = { $events ->
    [one] celui-ci vaudra
   *[other] un sur { $events } vaudra
}
display-left-for-winter = en hiver
display-grain-lost = s’il reste pour l’hiver, chacun perd { $loss ->
    [one] { $loss } mesure de blé
   *[other] { $loss } mesures de blé
}
display-in-force = en vigueur
display-places = Ordre de jeu
display-favours = À la cour
display-favour-taken = prise
event-brief-trade-calms = un nouveau comptoir apaise
event-brief-stubborn-neutrals = neutres : { $amount } paysans
event-brief-palace-guard = palais : défense +{ $amount }
event-brief-church-peace = églises : pas d’attaque
event-brief-tax-maximum = impôt : { $amount } au plus
event-brief-tax-minimum = impôt : { $amount } au moins
event-brief-grain-minimum = récoltes : { $amount } au moins
event-brief-grain-maximum = récoltes : { $amount } au plus
event-brief-few-recruits = levées : { $five } et { $three } seulement
tile-short-plus-tax = à l’impôt
tile-short-plus-grain = au blé
tile-short-six-armies = armées
tile-short-attack-plus = en attaque
tile-short-defence-plus = en défense
standing-title = Majorités
standing-about = comme on les compterait maintenant
position-title = Choisissez votre place
position-about = plus elle est en avant, plus tôt vous jouez ; sa plaquette est à vous pour cette manche
position-key = place { $place }
position-bids = Mises
position-has = place { $place }

## Attaque et combat

phase-pick-on-map = Cliquez sur un comté de la carte ou choisissez-le ici.
odds-sentence = Pris { $taken } pour cent, dévasté { $waste } pour cent, tenu { $held } pour cent
odds-taken = pris { $share } %
odds-waste = dévasté { $share } %
odds-held = tenu { $share } %
odds-left = Armées qui entrent en cas de victoire : { $left } en moyenne.
odds-error = { $error ->
    [one] À { $error } point près.
   *[other] À { $error } points près.
}
march-title = { $action } depuis { $county }
march-choose = Choisissez où vont les armées, sur la carte ou ici.
march-stay = Rester
march-armies = Armées en marche
march-fewer = Une de moins
march-more = Une de plus
march-from = { $armies ->
    [one] { $armies } armée marche depuis { $county }
   *[other] { $armies } armées marchent depuis { $county }
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
march-is-move = marche
march-is-attack = attaque
move-title = Marche depuis { $county }
step-choose = Choisir
step-commit = Engager
step-throw = Jet
step-result = Résultat
commit-thrown = À jeter
commit-from = depuis { $county }
commit-lies = dans la soucoupe
commit-inside = Déjà dans la tour
commit-no-marker = Aucun marqueur de révolte à { $county } : les paysans qui tombent aident la défense.
commit-markers = Un marqueur de révolte à { $county } : les paysans qui tombent n’aident personne.
commit-before = Avant d’attaquer
commit-stays = Une armée reste à { $county } : au plus { $most ->
    [one] { $most } sur { $armies } part
   *[other] { $most } sur { $armies } partent
}.
commit-tie = À égalité, le comté est dévasté : carte, armées et bâtiments sont perdus pour les deux camps.
commit-exposed = { $county } garde { $left ->
    [one] { $left } armée
   *[other] { $left } armées
} ; voisins : { $names }.
tower-label = La tour à dés, en coupe ; cubes dans la soucoupe : { $tray }, à l’intérieur : { $inside }
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
    [one] reste dans la soucoupe
   *[other] restent dans la soucoupe
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

court-title = La cour de l’empereur
court-note = Prenez une faveur que vos courtisans peuvent payer, ou passez.
court-price = { $price ->
    [one] { $price } courtisan
   *[other] { $price } courtisans
}
court-courtiers = Courtisans
court-hall = Vestibule
court-audience = Salle d’audience
court-supply = Réserve
court-cancel = Annuler l’événement ?
court-calm = Retirer un marqueur de révolte
court-raise = Bâtir gratuitement : { $building }
court-garrison = { $armies ->
    [one] Placer { $armies } armée gratuite
   *[other] Placer { $armies } armées gratuites
}
landsknecht-title = Lansquenets
landsknecht-note = Vous tenez des comtés dans assez de régions : choisissez un avantage de la carte { $card }.

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

winter-title = Hiver
winter-loss = Chacun a perdu { $loss ->
    [one] { $loss } mesure de blé
   *[other] { $loss } mesures de blé
}.
winter-quell = Quelle révolte d’abord ?
winter-quell-note = Vous décidez dans quel ordre affronter les révoltes.
winter-seat = Joueur
winter-grain = Blé
winter-counties = Comtés
winter-points = Points
winter-provisions = Ravitaillement
winter-short = Manque
winter-outcome = Suite
winter-fed = ravitaillé
winter-waits = à venir
winter-rose = { $revolts ->
    [one] { $revolts } révolte.
   *[other] { $revolts } révoltes.
}
winter-lost = Perdu : { $counties }.
score-counties = Comtés
score-buildings = Bâtiments
score-majorities = Majorités
score-monuments = Monuments
score-winter = Cet hiver
score-before = Auparavant
score-points = Points de victoire
score-tie = égal +{ $points }
score-majority = majorité
score-key = majorité d’un seul dans la région ; à égalité, chacun reçoit un point de moins.
end-thalers = { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}
curve-points = Points si l’on comptait à cet instant
curve-thalers = Trésor
curve-counties = Comtés
curve-armies = Armées sur la carte

## Relecture

replay-open = Tous les plans ouverts
replay-plans = Plans
replay-planning = Tous planifient en secret.
replay-season = { $season } { $year }
replay-when = { $year ->
    [1] { $season } de la première année
    [2] { $season } de la seconde année
   *[other] { $season } de l’année { $year }
}
holding-thalers = Thalers
holding-grain = Blé
holding-counties = Comtés
holding-armies = Armées sur la carte
holding-points = Points
