### Wallenstein : les termes, les questions et les réponses, et ce qui se passe à la table.
### Les arguments des événements portent les noms de leurs champs ; NAME_id est le mot des données
### derrière un nom, has_NAME dit s’il y en a un, NAME_count combien sont énumérés.

## Mots de beaucoup de phrases

-revolt-marker = marqueur de révolte
-revolt-markers = marqueurs de révolte
-grain = céréales
-tower = tour de combat
-auction-box = case « Enchères »
-money-card = carte pièce
-trading-post = maison de commerce
-benefit = bonus
-entrance-hall = salle de réception
-audience-hall = salle d’audience
-board = plateau de jeu
-tie = égalité

## Nombres de choses

n-armies = { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}
n-amount = { $amount ->
    [one] { $amount } armée
   *[other] { $amount } armées
}
n-paid = { $paid ->
    [one] { $paid } thaler
   *[other] { $paid } thalers
}
n-thalers = { $amount ->
    [one] { $amount } thaler
   *[other] { $amount } thalers
}
n-markers = { $markers ->
    [one] { $markers } { -revolt-marker }
   *[other] { $markers } { -revolt-markers }
}
n-grain = { $grain ->
    [one] { $grain } unité de { -grain }
   *[other] { $grain } unités de { -grain }
}
n-lost = { $loss ->
    [one] { $loss } unité de { -grain }
   *[other] { $loss } unités de { -grain }
}
n-peasants = { $peasants ->
    [one] { $peasants } paysan
   *[other] { $peasants } paysans
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
n-courtiers = { $courtiers ->
    [one] { $courtiers } courtisan
   *[other] { $courtiers } courtisans
}

## Termes

neutral = neutre
cubes-of = { $whose } : { $cubes }
building-palace = palais
building-church = église
building-trading-post = { -trading-post }
action-build-palace = Construire un palais
action-build-church = Construire une église
action-build-trading-post = Construire une { -trading-post }
action-collect-grain = Percevoir les { -grain }
action-collect-taxes = Percevoir les impôts
action-deploy-5 = Placer { n-armies }
action-deploy-3 = Placer { n-armies }
action-deploy-1-move = Placer { n-armies }/déplacer
action-combat-move-a = Combat/Mouvement A
action-combat-move-b = Combat/Mouvement B
box-bid = Enchères
box-convert = Transformer { n-armies }
short-box-build-palace = Palais
short-box-build-church = Église
short-box-build-trading-post = Commerce
short-box-collect-grain = Céréales
short-box-collect-taxes = Impôts
short-box-deploy-5 = Placer { $armies }
short-box-deploy-3 = Placer { $armies }
short-box-deploy-1-move = { $armies }/déplacer
short-box-combat-move-a = Combat A
short-box-combat-move-b = Combat B
short-box-bid = Mise
short-box-convert = Transf. { $armies }
card-money = { -money-card } { $amount }
card-tower = carte tour
card-nothing = aucune carte
card-hidden = face cachée
card-open = à couvrir
tile-plus-tax = { $amount ->
    [one] +{ $amount } thaler
   *[other] +{ $amount } thalers
}
tile-plus-grain = { -grain } +{ $amount }
tile-six-armies = { n-amount } au lieu de { $printed }
tile-attack-plus = attaque +{ $amount }
tile-defence-plus = défense +{ $amount }
effect-trade-calms = Le commerce apaise
effect-stubborn-neutrals = Comtés neutres tenaces
effect-palace-guard = Gardes des palais
effect-church-peace = Paix de l’Église
effect-tax-maximum = Impôts : { $amount } au plus
effect-tax-minimum = Impôts : { $amount } au moins
effect-grain-minimum = Céréales : { $amount } au moins
effect-grain-maximum = Céréales : { $amount } au plus
effect-few-recruits = Peu de recrues
effect-trade-calms-about = { $amount ->
    [one] Une nouvelle { -trading-post } retire { $amount } { -revolt-marker } de son comté.
   *[other] Une nouvelle { -trading-post } retire { $amount } { -revolt-markers } de son comté.
}
effect-stubborn-neutrals-about = { $amount ->
    [one] { $amount } paysan défend un comté neutre.
   *[other] { $amount } paysans défendent un comté neutre.
}
effect-palace-guard-about = { $amount ->
    [one] Dans un comté qui a un palais, { $amount } armée de plus défend.
   *[other] Dans un comté qui a un palais, { $amount } armées de plus défendent.
}
effect-church-peace-about = Un comté qui a une église ne peut pas être attaqué.
effect-tax-maximum-about = Aucun comté ne rapporte plus de { n-thalers }.
effect-tax-minimum-about = Aucun comté ne rapporte moins de { n-thalers }.
effect-grain-minimum-about = Aucun comté ne donne moins de { gift-grain }.
effect-grain-maximum-about = Aucun comté ne donne plus de { gift-grain }.
effect-few-recruits-about = Armées des deux grandes actions « Placer » : { $five } et { $three } seulement.
event-card = { $loss ->
    [0] { $effect } (aucune perte en hiver)
   *[other] { $effect } (hiver : −{ $loss } { -grain })
}
favour-card = faveur { $number } ({ $gift })
gift-cancel-event = annuler l’événement
gift-money = { n-thalers }
gift-armies-into-tray = { $amount ->
    [one] { $amount } armée dans la soucoupe
   *[other] { $amount } armées dans la soucoupe
}
gift-remove-marker = { $amount ->
    [one] { $amount } { -revolt-marker } en moins
   *[other] { $amount } { -revolt-markers } en moins
}
gift-grain = { $amount ->
    [one] { $amount } unité de { -grain }
   *[other] { $amount } unités de { -grain }
}
gift-victory-points = { $amount ->
    [one] { $amount } point de victoire
   *[other] { $amount } points de victoire
}
gift-free-building = un bâtiment gratuit : { $building }
gift-immunity = protégé contre { $actions }
gift-deploy-free = { $amount ->
    [one] { $amount } armée gratuite
   *[other] { $amount } armées gratuites
}
lack-twin = ce bâtiment s’y trouve déjà
lack-site = aucun emplacement n’est libre
lack-stock = il ne reste plus de tel bâtiment
lack-thalers = pas assez de thalers
lack-armies = pas assez d’armées
lack-courtiers = pas assez de courtisans
lack-lone-army = une armée seule reste où elle est
lack-no-target = il n’y a pas de cible possible
column-points = points
column-forecast = si l’on comptait maintenant
column-thalers = thalers
column-grain = { -grain }
column-counties = comtés
column-armies = armées
column-supply = en réserve
column-tile = plaquette
column-courtiers = courtisans
column-landsknecht = carte lansquenet
column-monuments = monuments
column-place = rang
column-card = carte
column-price = prix
column-owner = propriétaire
column-taxes = impôts
column-harvest = { -grain }
column-sites = emplacements libres
column-pieces = avec
column-neighbours = voisins
column-wins = pris
column-holds = tenu
column-empty = { -tie }
column-survive = armées restantes si pris

## Ce qui ne peut être choisi

not-this-box = les cases se couvrent dans un ordre fixe, la { -auction-box } d’abord
not-held = cette carte n’est pas en main
not-twice = cette carte est déjà sur une case
not-affordable = il n’y a pas assez de thalers pour cette mise
not-empty = une case ne reste vide que faute de cartes
not-in-play = ce comté n’est pas en jeu
not-neighbour = { $county } et { $origin } ne sont pas voisins
not-own-target = ce mouvement ne mène que dans un de vos propres comtés
not-protected = { $county } est à l’abri de cette attaque
not-so-many = au moins une armée part, et au moins une reste
not-free = cette place est prise
not-left = il ne reste pas de tel groupe
not-open = cette carte n’est pas ouverte
not-drawn = aucune révolte n’attend dans ce comté
not-restless = il n’y a pas de { -revolt-marker } dans ce comté
not-buildable = { $reason }
not-foreign = { $county } est à quelqu’un d’autre : les armées gratuites vont dans un de vos comtés ou dans un comté neutre
not-on-card = la carte ne donne pas cela
not-displayed = cette faveur n’est pas exposée
not-payable = il n’y a pas assez de courtisans pour cette faveur
not-own-county = { $county } n’est pas un de vos comtés
not-on-the-spot = le général se trouve déjà à { $county }
not-this-county = il ne s’agit que du comté tout juste choisi

## Questions

ask-plan = Quelle carte couvre la case « { $box } » ?
ask-plan-done = Toutes les cases sont couvertes. Le plan est-il prêt ?
ask-position = Quelle place dans l’ordre de jeu ?
ask-march = { $action } : où vont les armées depuis { $county } ?
ask-move = Où vont les armées depuis { $county } ?
ask-send = Combien d’armées vont depuis { $origin } vers { $county } ?
ask-quell = Quelle révolte affronter d’abord ?
ask-refresh = Échanger les deux cartes de comté ouvertes ?
ask-claim = Quel comté ?
ask-group = Combien d’armées vont à { $county } ?
ask-favour = Quelle faveur ?
ask-cancel-event = Annuler l’événement de la manche ?
ask-calm = De quel comté retirez-vous un { -revolt-marker } ?
ask-raise = Où construire gratuitement : { $building } ?
ask-garrison = Où placer gratuitement { n-armies } ?
ask-benefit = Quel { -benefit } des lansquenets ?
ask-place-leader = Où commence le général ?
ask-move-leader = Où va le général ?
ask-return-leader = Où revient le général ?
ask-draft-leader = Le général commence-t-il à { $county } ?

## Réponses

choose-plan = { $box } : { $card }
choose-ready = Le plan est prêt
choose-stay = Rester
choose-pass = { $kind ->
    [cancel_event] Laisser l’événement en vigueur
   *[other] Ne prendre aucune faveur
}
choose-cancel-event = Annuler l’événement
choose-position = Prendre la place { $number }
choose-march = Aller à { $county }
choose-send = Envoyer { n-armies }
choose-quell = Affronter la révolte à { $county }
choose-take = Prendre { $county }
choose-take-top = Prendre la carte cachée du dessus
choose-refresh = Mettre les deux cartes sous la pile
choose-keep-display = Garder les deux cartes
choose-group = Placer { n-armies }
choose-favour = Prendre la { $favour }
choose-calm = Retirer un { -revolt-marker } à { $county }
choose-raise = Construire à { $county }
choose-garrison = Placer à { $county }
choose-benefit = { $gift ->
    [money] Prendre les thalers
    [armies] Mettre les armées dans la soucoupe
    [grain] Prendre les { -grain }
   *[points] Prendre les points de victoire
}
choose-leader = Le général va à { $county }
choose-no-leader-here = Pas dans ce comté

## Mise en place et manche

county-assigned = { $seat } commence à { $county } avec { n-armies }.
display-refreshed = { $seat } met les deux cartes de comté ouvertes sous la pile ; deux autres sont retournées.
county-claimed = { $from_pile ->
    [yes] { $seat } prend la carte cachée du dessus : { $county }.
   *[no] { $seat } prend la carte { $county }.
}
group-placed = { $seat } place { n-armies } à { $county }.
tower-filled = On remplit la { -tower }. Jetés : { $cast }. Tombés et repris : { $fell }.
year-began = L’année { $year } commence. Événements possibles : { $events }.
round-began = Année { $year }, { $season }.
actions-laid-out = Les premières actions : { $actions }.
tiles-laid-out = Plaquettes, à partir de la première place : { $tiles }.
action-turned-up = L’action { $space } est retournée : { $action }.
mat-ready = { $seat } a fini son plan.
event-drawn = L’événement de la manche : { $event }.
bid-revealed = { $paid ->
    [0] { $seat } mise : { $card }.
   *[other] { $seat } mise : { $card }, et paie { n-paid }.
}
lots-drawn = Mises égales ; le sort décide de cet ordre : { $seats }.
position-taken = { $seat } prend la place { $position } et la plaquette « { $tile } ».
order-settled = Ordre de jeu : { $order }.
round-ended = Fin de la saison ({ $season }) ; cartes et plaquettes sont reprises.

## Actions

action-began = Action { $space } : { $action }.
card-turned-up = { $seat } retourne « { $box } » : { $card }.
action-skipped = { $seat } ne peut pas exécuter « { $action } » à { $county } : { $reason }.
building-raised = { $seat } construit { $building_id ->
    [palace] un palais
    [church] une église
   *[trading_post] une { -trading-post }
} à { $county }{ $paid ->
    [0] { "" }
   *[other] { " " }pour { n-paid }
}.
marker-calmed = La nouvelle { -trading-post } à { $county } ({ $seat }) retire 1 { -revolt-marker }.
income-taken = { $action_id ->
    [collect_taxes] { $seat } perçoit { n-thalers } à { $county }.
   *[other] { $seat } perçoit { gift-grain } à { $county }.
}
marker-laid = Un { -revolt-marker } est posé à { $county } ({ $seat }) : { $markers } maintenant.
armies-deployed = { $seat } place { n-armies } à { $county } pour { n-paid }.
armies-stayed = { $seat } ne déplace aucune armée à { $county }.
armies-moved = { $seat } déplace { n-armies } depuis { $origin } vers { $county }.
attack-began = { $has_defender ->
    [yes] { $seat } attaque { $defender } à { $county } avec { n-armies } depuis { $origin }.
   *[no] { $seat } attaque { $county }, neutre, avec { n-armies } depuis { $origin }.
}

## La tour de combat

cubes-cast = Dans la tour pour { $county } : { $cast }. Dans la soucoupe : { $tray }.
county-conquered = { $has_loser ->
    [yes] { $seat } prend { $county } à { $loser } ; il reste { n-armies }.
   *[no] { $seat } prend { $county } ; il reste { n-armies }.
}
county-held = { $seat } tient { $county } contre { $attacker } ; il reste { n-armies }.
county-devastated = Le combat pour { $county } finit par une { -tie } : { $loser } perd le comté avec tout ce qui s’y trouvait.
attack-failed = À { $county }, les paysans repoussent { $seat }.
revolt-broke = { $peasants ->
    [one] { n-peasants } se soulève contre { $seat } à { $county }.
   *[other] { n-peasants } se soulèvent contre { $seat } à { $county }.
}
revolt-quelled = { $seat } réprime la révolte à { $county } ; il reste { n-armies }.
card-surrendered = { $has_box ->
    [yes] { $seat } cède la carte { $county } ; le plan « { $box } » est annulé.
   *[no] { $seat } cède la carte { $county }.
}

## L’hiver et la fin

grain-lost = { $loss ->
    [0] Hiver : personne ne perd de { -grain }.
   *[other] Hiver : tous perdent { n-lost }.
}
supply-checked = { $seat } a { n-grain } pour { $counties ->
    [one] { $counties } comté
   *[other] { $counties } comtés
} : { $revolts ->
    [0] aucune révolte
    [one] { $revolts } révolte
   *[other] { $revolts } révoltes
}.
revolts-drawn = { $drawn_count ->
    [one] Révolte contre { $seat } : { $drawn }.
   *[other] Révoltes contre { $seat } : { $drawn }.
}
majority-scored = { $shared ->
    [yes] { $seat } partage
   *[no] { $seat } a
} la majorité { $building_id ->
    [palace] des palais
    [church] des églises
   *[trading_post] des maisons de commerce
} en { $region } : { n-points }.
year-scored = { $seat } marque { $counties } pour les comtés, { $buildings } pour les bâtiments, { $majorities } pour les majorités ; total : { n-points }.
game-won = { $winners_count ->
    [one] { $winners } a gagné{ $by_thalers ->
        [yes] , à égalité de points, avec plus de thalers
       *[no] { "" }
    }
   *[other] { $winners } ont gagné ensemble
}. Points : { $points }. Thalers : { $thalers }.

## La cour impériale

gift-given = { $seat } reçoit { $gift }.
court-opened = Courtisans dans la { -entrance-hall } : { $courtiers }.
favours-displayed = Faveurs à la cour, la plus chère d’abord : { $favours }.
courtiers-sent = { $card_id ->
    [tower_card] { $seat } transforme des armées de la soucoupe : { n-courtiers } à la cour.
   *[other] { $seat } transforme des armées ({ $card }) : { n-courtiers } à la cour.
}
conversion-skipped = { $seat } ne peut pas exécuter « { $box } » avec { $card } : { $reason }.
courtiers-advanced = { $courtiers ->
    [one] { $seat } : { n-courtiers } entre dans la { -audience-hall }.
   *[other] { $seat } : { n-courtiers } entrent dans la { -audience-hall }.
}
favour-taken = { $seat } prend la { $favour } pour { n-courtiers }.
favour-declined = { $seat } ne prend aucune faveur.
court-closed = { $favours_count ->
    [0] L’audience est levée ; toutes les faveurs sont prises.
   *[other] L’audience est levée. Restent : { $favours }.
}
event-cancelled = { $seat } annule l’événement : { $event }.
event-upheld = { $seat } laisse l’événement en vigueur : { $event }.
county-calmed = { $seat } retire un { -revolt-marker } à { $county } ; il en reste { $markers }.
favour-kept = { $seat } garde la { $favour } contre le prochain { -revolt-marker }.
marker-prevented = { $seat } défausse la faveur gardée ; aucun { -revolt-marker } n’est posé à { $county }.
county-garrisoned = { $neutral ->
    [yes] { $seat } prend sans combat { $county }, neutre, avec { n-armies }.
   *[no] { $seat } place gratuitement { n-armies } à { $county }.
}
shelter-granted = Jusqu’à la fin de la manche, { $seat } est à l’abri de ces attaques : { $actions }.
favour-lapsed = { $seat } ne peut pas se servir de la { $favour } ; elle est perdue.

## Lansquenets, généraux et monuments

pile-advanced = Lansquenets : { $seat } retourne la carte { $number }.
benefit-given = { $seat } reçoit comme { -benefit } des lansquenets { $gift }.
piles-restored = Toutes les piles de lansquenets recommencent par la bannière vide.
leader-placed = { $seat } place son général à { $county }.
leader-drafted = { $seat } : le général commence à { $county }.
leader-passed-by = { $seat } ne place pas son général à { $county }.
leader-moved = { $triumph ->
    [yes] { $seat } : le général va en triomphe depuis { $origin } vers { $county }.
   *[no] { $seat } : le général fuit depuis { $origin } vers { $county }.
}
monument-built = { $seat } élève un monument à { $county } ; il en reste { $stock } en réserve.
monuments-captured = { $monuments ->
    [one] { $seat } : le général prend { $monuments } monument à { $loser } ({ $county }).
   *[other] { $seat } : le général prend { $monuments } monuments à { $loser } ({ $county }).
}
leader-lost = { $seat } perd son général avec { $county }.
leader-returned = { $seat } : le général revient à { $county }.
monuments-scored = { $seat } marque { n-points } pour les monuments : { $standing } debout, { $captured } pris.

## Ordres scellés avec le plan

order-combat-move-a = Combat/mouvement A
order-combat-move-a-ask = me demander
order-combat-move-a-attack-else-stay = si { $origin } compte au moins { $least } et { $target } au plus { $most }, attaquer { $target } en laissant { $stay }, sinon rester
order-combat-move-a-attack-else-ask = si { $origin } compte au moins { $least } et { $target } au plus { $most }, attaquer { $target } en laissant { $stay }, sinon me demander
order-combat-move-a-move-else-stay = si { $origin } compte au moins { $least } et { $target } est à moi, s’y rendre en laissant { $stay }, sinon rester
order-combat-move-a-move-else-ask = si { $origin } compte au moins { $least } et { $target } est à moi, s’y rendre en laissant { $stay }, sinon me demander
order-combat-move-b = Combat/mouvement B
order-combat-move-b-ask = me demander
order-combat-move-b-attack-else-stay = si { $origin } compte au moins { $least } et { $target } au plus { $most }, attaquer { $target } en laissant { $stay }, sinon rester
order-combat-move-b-attack-else-ask = si { $origin } compte au moins { $least } et { $target } au plus { $most }, attaquer { $target } en laissant { $stay }, sinon me demander
order-combat-move-b-move-else-stay = si { $origin } compte au moins { $least } et { $target } est à moi, s’y rendre en laissant { $stay }, sinon rester
order-combat-move-b-move-else-ask = si { $origin } compte au moins { $least } et { $target } est à moi, s’y rendre en laissant { $stay }, sinon me demander
