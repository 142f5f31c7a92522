### La table de jeu dans le navigateur : cadre, plan, étalages, salle d’attente.

## Le cadre

table-you = vous
table-bot = bot
table-stand-in = un bot remplaçant
table-open-clause = Ouvrir l’article
table-players = Joueurs
table-player = Joueur
table-status = Activité
table-player-count = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
table-year = Année { $year }
table-round = Manche
table-menu = Menu
table-tools = Outils de la table
table-rules = Règles
table-chronicle = Chronique
table-all = tout
table-sound = Son
table-map = Carte
table-prompt = Ce que le jeu attend
table-skip = Aller à la table
table-views = Vues
table-keys = Touches
table-replay = Revoir
table-sheet = Ce qu’on voit de la feuille
table-skip-ahead = Passer
table-undo = Annuler
table-let-bot = Laisser un bot jouer pour moi
table-take-back-seat = Reprendre ma place
table-clock-yours = pour vous
table-planning = planifie
table-sealed = scellé
table-your-turn = à vous
table-to-act = à jouer
table-thinking = réfléchit
table-away = absent
table-won = a gagné
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
tab-decide = Jouer
tab-map = Carte
tab-players = Joueurs
tab-year = Année
tab-chronicle = Chronique
key-space = espace
key-next = ce qui m’attend ensuite
key-map = vers la carte
key-hand = vers la main
key-players = vers les joueurs
key-plan-bid = poser la carte sur l’enchère
key-plan-court = poser la carte sur la prochaine case de cour
key-plan-drop = reposer la carte
key-plan-back = reprendre la carte

## La ligne d’invite

prompt-your-turn = À vous :
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
prompt-watching = Vous regardez.
prompt-look-around = Vous pouvez tout regarder.
prompt-waiting-for = On attend : { $names }.
prompt-sealed-count = { $sealed ->
    [one] { $sealed } plan sur { $seats } est scellé.
   *[other] { $sealed } plans sur { $seats } sont scellés.
}
prompt-not-possible = Impossible :
prompt-esc = Échap efface ce message.
why-not-here = { $county } n’est pas au choix ici.
why-not-near = { $county } n’est pas voisin de { $origin }.
why-not-own = { $county } n’est pas à vous, et ceci n’est pas une attaque.
why-not-open = { $county } est à l’abri de cette attaque.
prompt-go-on = Entrée pour continuer.
prompt-winter = <b>L’hiver est passé.</b> { $leaders ->
    [one] { $names } mène avec { $points } points.
   *[other] { $names } mènent avec { $points } points.
}
prompt-reconnecting = La connexion est perdue ; nouvel essai en cours.
prompt-nothing-lost = Rien n’est perdu : les réponses données sont gardées sur le serveur.
prompt-closed = Cette table vous est fermée :
prompt-loading = On prépare la table…
prompt-won = { $winners ->
    [one] <b>{ $names } gagne la paix avec { $points } points,</b> { $ahead ->
        [0] devant { $second } aux thalers
       *[other] { $ahead } devant { $second }
    }.
   *[other] <b>{ $names } gagnent la paix ensemble avec { $points } points.</b>
}
prompt-over = La partie est finie ; on n’attend plus personne.

## Le plateau

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
map-mark-held = sa carte est choisie

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

## Étalages

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
map-event = Événement ({ $season }) :

standing-title = Majorités
standing-about = comme on les compterait maintenant
position-title = Choisissez votre place
position-about = plus elle est en avant, plus tôt vous jouez ; sa plaquette est à vous pour cette manche
position-key = place { $place }
position-bids = Mises
position-has = place { $place }
answer-hint-map = Les comtés se choisissent aussi sur la carte.

## Un écran pour plusieurs

cover-pass = Passez l’écran à { $name }
cover-about = Ce qui vient ne regarde que { $name }.
cover-show = Je suis { $name }
cover-on = Passer l’écran
cover-back = Retour à { $name }

## Avant le début

waiting-open = { $open ->
    [one] { $open } place est encore libre.
   *[other] { $open } places sont encore libres.
}
waiting-full = Toutes les places sont prises.
waiting-seat-open = place libre
waiting-sit = S’asseoir ici
waiting-stand = Se lever
waiting-guest = Invité
waiting-invite = Inviter
waiting-bot-for = Qui joue la place { $seat }
waiting-link = Lien d’invitation
waiting-link-once = pour une personne ; montré seulement maintenant
waiting-copy = Copier
waiting-copied = Copié
waiting-start = Commencer
waiting-start-bots = Commencer avec des bots aux places libres
waiting-expansions = Extensions
waiting-none = aucune
waiting-setup = Mise en place
waiting-clock = Pendule
waiting-clock-of = { $minutes } min, { $increment } s de plus à chaque réponse
waiting-no-clock = aucune
