### La table dans le navigateur, quel que soit le jeu ; chronique, règles, relecture et réglages.

## Le cadre

table-you = vous
table-account = compte
table-guest = invité
table-bot = bot
table-bot-account = compte d’un bot
table-open-clause = Ouvrir l’article
table-players = Joueurs
table-player = Joueur
table-status = Activité
table-player-count = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
table-menu = Menu
table-tools = Outils de la table
table-rules = Règles
table-chronicle = Chronique
table-all = tout
table-sound = Son
table-map = Plateau
table-prompt = Ce que le jeu attend
table-skip = Aller à la table
table-views = Vues
table-keys = Touches
table-replay = Revoir
table-sheet = Ce qu’on voit de la feuille
table-skip-ahead = Passer
orders-title = Réponses permanentes
orders-about = Ce que la table répond pour vous, afin que personne n’attende. Seul compte ce qui est visible de tous, jamais ce que vous tenez ; personne d’autre ne le voit, pas même en reprise avant la fin de la partie.
orders-save = Enregistrer
orders-saved = Enregistré.
orders-until-then = Jusque-là : { $answer }.
table-nothing-to-undo = Il n’y a rien à annuler : on revient jusqu’au dernier jet, à la dernière carte ou réponse de l’autre camp.
table-undo = Annuler
table-let-bot = Laisser un bot jouer pour moi
table-take-back-seat = Reprendre ma place
table-close = Terminer la partie pour tous
table-close-sure = Vraiment la terminer ? Personne ne pourra continuer.
table-clock-yours = pour vous
table-your-turn = à vous
table-to-act = à jouer
table-thinking = réfléchit
table-away = absent
table-won = a gagné
tab-decide = Jouer
tab-map = Plateau
tab-table = Table
tab-players = Joueurs
tab-chronicle = Chronique
key-space = espace
key-next = ce qui m’attend ensuite
key-map = vers le plateau
key-players = vers les joueurs
map-zoom = Zoom
map-zoom-in = Agrandir
map-zoom-out = Réduire
map-fit = Voir tout le plateau
map-overview = Toute la carte en petit : appuyez là où vous voulez regarder ; Entrée montre tout

## La ligne d’invite

prompt-your-turn = À vous :
prompt-frozen = Un responsable de ce serveur a arrêté cette table.
prompt-abandoned = La table a été fermée ; cette partie n’a pas de fin.
prompt-watching = Vous regardez.
prompt-look-around = Vous pouvez tout regarder.
prompt-waiting-for = On attend : { $names }.
why-not-here = Ce n’est pas au choix ici.
prompt-not-possible = Impossible :
prompt-esc = Échap efface ce message.
prompt-go-on = Entrée pour continuer.
prompt-reconnecting = La connexion est perdue ; nouvel essai en cours.
prompt-nothing-lost = Rien n’est perdu : les réponses données sont gardées sur le serveur.
prompt-keep-open = Votre réponse part dès qu’elle est rétablie ; gardez cette page ouverte jusque-là.
prompt-closed = Cette table vous est fermée :
prompt-loading = On prépare la table…
prompt-over = La partie est finie ; on n’attend plus personne.

## La fin

end-title = { $count ->
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné ensemble
}
end-rematch = Revanche, mêmes camps
end-rematch-rotated = { $seats ->
    [2] Revanche, camps échangés
   *[other] Revanche, chacun une place plus loin
}
end-rematch-offered = Une revanche est proposée.
end-rematch-sit = S’asseoir pour la revanche
end-rematch-go = Vers la revanche
end-record = Télécharger l’enregistrement

## Un écran pour plusieurs

cover-pass = Passez l’écran à { $name }
cover-about = Ce qui vient ne regarde que { $name }.
cover-show = Je suis { $name }
cover-on = Passer l’écran
cover-back = Retour à { $name }
cover-asked = doit répondre

## Avant le début

waiting-open = { $open ->
    [one] { $open } place est encore libre.
   *[other] { $open } places sont encore libres.
}
waiting-full = Toutes les places sont prises.
waiting-seat-open = place libre
waiting-by-invitation = sur invitation
waiting-sit = S’asseoir ici
waiting-asked = on l’attend
waiting-asked-you = cette place vous est gardée
waiting-challenged = bot, on l’attend
waiting-bot-accounts = Bots présents
waiting-stand = Se lever
waiting-invite = Inviter
waiting-bot-for = Qui joue la place { $seat }
waiting-link = Lien d’invitation
waiting-link-once = Qui l’a peut s’asseoir ici, mais une seule personne. Il n’est montré que maintenant ; un nouveau y met fin.
waiting-invite-title = Inviter à cette place
waiting-link-local = Ce lien ne fonctionne que sur cette machine. Pour d’autres dans votre réseau, démarrez Westphalia ainsi :
waiting-link-code = QR code du lien
waiting-copy = Copier
waiting-copied = Copié
waiting-start = Commencer
waiting-start-bots = Commencer avec des bots aux places libres
waiting-close = Fermer la table
waiting-none = aucune
waiting-host = Hôte
waiting-clock = Pendule
waiting-no-clock = aucune

## Chronique et règles

chronicle-label = Ce qui s’est passé
chronicle-earlier = Montrer les entrées précédentes
chronicle-filter = Ce que montre la chronique
chronicle-all = Tout
chronicle-battles = Combats
chronicle-mine = Me concernant
chronicle-none = Rien de tel n’est arrivé.
chronicle-fold-all = Plier par action
chronicle-fold = { $more ->
    [one] { $more } autre ligne de cette action
   *[other] { $more } autres lignes de cette action
}
chronicle-dock = Ancrer
rules-title = Règles
rules-search = Un article ou quelques mots
rules-chapters = Chapitres
rules-found = { $count ->
    [one] { $count } article trouvé
   *[other] { $count } articles trouvés
}
rules-ruling = Interprétation :
rules-chapter = Tout { $id }
rules-none = Aucun article ne contient ces mots.
sheet-more = { $count ->
    [one] { $count } autre article contient ces mots.
   *[other] { $count } autres articles contiennent ces mots.
}

## Relecture

replay-title = Revoir la partie
replay-table = Vers la table
replay-eyes = Vu par
replay-as = Vu par { $seat }
replay-spectator = Vu par le public
replay-fork = Reprendre ici
replay-fork-about = Une nouvelle table reprend à cet instant. Cette partie reste telle quelle.
replay-fork-begin = Ouvrir la table
replay-share = Partager cet instant
replay-copied = L’adresse est copiée.
share-title = Partager cet instant
share-picture = La carte : { $when }. { $what }
share-drawing = L’image se dessine…
share-running = Tant que la partie dure, le lien montre ce que le public peut voir.
share-address = Lien vers cet instant
share-copy-address = Copier le lien
share-copy-picture = Copier l’image
share-save = Enregistrer l’image
share-send = Envoyer…
share-copied = L’image est copiée.
share-not-allowed = Le navigateur ne le permet pas ; enregistrez l’image ou sélectionnez le lien.
replay-line = Ligne du temps
replay-back = Un événement en arrière
replay-on = Un événement en avant
replay-phase-back = Une phase en arrière
replay-phase-on = Une phase en avant
replay-first = Au début
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-play-pause = Lire ou mettre en pause
replay-at = événement { $at } sur { $entries }
replay-of = tiré de la chronique « { $title } », événement { $at } sur { $entries }
replay-go = À l’événement { $at }
replay-value = { $when } : { $what } Événement { $at } sur { $entries }
replay-now = Maintenant
replay-set-up = Mise en place
replay-asked = { $seats } : { $question }
replay-curve = Ce que montre le graphique
replay-has = { $seat } : { $value }
replay-graph = { $measure } : { $values }
replay-speed = Vitesse
replay-times = { NUMBER($speed) }×
replay-slower = Moins vite
replay-faster = Plus vite
replay-later = Montrer les entrées suivantes

## Réglages

settings-title = Réglages
settings-language = Langue
settings-theme = Apparence
settings-as-system = Comme le système
settings-day = Jour
settings-candle = Soir
settings-motion = Mouvement
settings-full = Complet
settings-reduced = Réduit
settings-sound = Une cloche quand c’est à vous
settings-left-handed = Plateau de jeu à droite
settings-pace = Rythme du récit
settings-colours = Échanger des couleurs sur cet écran
notice-your-turn = C’est à vous : { $table }
credits-title = Crédits
credits-map = Plateau de jeu : Natural Earth (domaine public) ; coordonnées des villes par GeoNames (geonames.org), CC BY 4.0.
credits-fonts = Caractères : EB Garamond, Alegreya Sans, IM Fell English et IM Fell French Canon, SIL Open Font License 1.1.
credits-scripts = Programmes : Preact, Preact Signals, htm et Fluent, sous licences libres.
credits-names = Westphalia est un logiciel libre (Apache 2.0). Les noms des jeux appartiennent à leurs propriétaires ; aucun éditeur ne l’a fait ni approuvé.

## Conversation, notes et ce dont on convient

talk-title = Conversation
talk-and-notes = Conversation et notes
talk-unread = { $unread ->
    [one] { $unread } ligne non lue
   *[other] { $unread } lignes non lues
}
talk-nothing = Personne n’a encore rien dit.
talk-closed = À cette table, les spectateurs ne peuvent pas parler.
talk-say = Dire quelque chose
talk-send = Envoyer
talk-for-table = Lu par ceux qui ont une place ici, et par personne d’autre.
talk-for-gallery = Lu par les spectateurs, et par les joueurs après la fin.
talk-watching = spectateur
talk-about = { $name } : ignorer, bloquer, signaler
talk-mute = Ignorer ici
talk-mute-about = Vous ne lisez plus ce que cette personne dit à cette table.
talk-block = Bloquer partout
talk-block-about = Vous ne lisez plus cette personne à aucune table, et elle ne peut s’asseoir aux vôtres que sur invitation.
talk-hear = Lire { $name } de nouveau
talk-hidden-mute = ignoré
talk-hidden-block = bloqué
talk-hidden-deleted = supprimé avec le compte
talk-report = Signaler
talk-report-why = Qu’est-ce qui ne va pas ?
talk-report-send = Envoyer aux administrateurs
talk-reported = Signalé. Les administrateurs de ce serveur l’examineront.
notes-title = Notes
notes-hint = Projets, promesses, soupçons…
notes-about = Vous seul pouvez lire ceci. C’est conservé sur le serveur.
notes-kept = Enregistré.
act-ask-pause = { $name } demande une pause.
act-paused = Tous sont d’accord : la partie est en pause.
act-no-pause = { $name } ne veut pas de pause maintenant.
act-resumed = { $name } met fin à la pause.
act-offer-draw = { $name } propose le match nul.
act-drawn = Tous conviennent d’un match nul. La partie est terminée.
act-no-draw = { $name } refuse le match nul.
act-ask-back = { $name } demande à revenir en arrière, ou l’accepte.
act-went-back = Tous sont d’accord : la partie est revenue en arrière. Ce qui a été vu reste connu ; le hasard est tiré à nouveau.
act-no-back = { $name } ne veut pas revenir en arrière.
act-vote-bot = { $name } vote pour qu’un bot joue à la place de { $other }.
act-given-to-bot = Un bot joue maintenant à la place de { $other }.
act-let-bot = { $name } laisse jouer un bot.
act-taken-back = { $name } rejoue.
act-resigned = { $name } a abandonné.
act-left = { $name } a quitté la table. Un bot prend la place.
act-closed = { $name } a fermé la table.
act-declined-later = { $name } refuse pour le moment.
act-declined-game = { $name } refuse : pas ce jeu.
act-declined-expansions = { $name } refuse : pas avec ces extensions.
act-declined-clock = { $name } refuse à cause de la pendule.
act-declined-busy = { $name } refuse : déjà à assez de tables.
act-declined-other = { $name } refuse.
company-title = Ce que les joueurs se demandent
company-back = { $count ->
    [one] { $names } demande à revenir à un moment antérieur.
   *[other] { $names } demandent à revenir à un moment antérieur.
}
company-back-about = Ce qui s’est passé depuis est perdu, mais chacun garde en tête ce qu’il a vu, même le caché. Le hasard est tiré à nouveau.
company-back-rated = Ce qui s’est passé depuis est perdu, mais chacun garde en tête ce qu’il a vu, même le caché. Le hasard est tiré à nouveau, et la partie n’est plus classée.
company-back-look = Regarder ce moment
company-ask-back = Demander à reprendre ma dernière réponse
company-pause = { $count ->
    [one] { $names } demande une pause. Elle commence quand tous sont d’accord.
   *[other] { $names } demandent une pause. Elle commence quand tous sont d’accord.
}
company-draw = { $count ->
    [one] { $names } propose le match nul.
   *[other] { $names } proposent le match nul.
}
company-resume = Reprendre
company-agree = D’accord
company-decline = Refuser
company-withdraw = Retirer
company-overdue = { $name } est en retard.
company-let-bot = Laisser un bot jouer pour { $name }
company-bot-you = Un bot joue à votre place.
company-given-you = Vous étiez absent, et les autres laissent un bot jouer à votre place.
company-resigned-you = Vous avez abandonné ; un bot joue à votre place jusqu’à la fin.
company-ask-pause = Demander une pause
company-ask-draw = Proposer le match nul
company-resign = Abandonner
company-resign-two = Vraiment abandonner ? L’autre joueur gagne.
company-resign-sure = Vraiment abandonner ? Un bot joue à votre place jusqu’à la fin.
table-bot-plays = un bot joue
table-resigned = a abandonné
prompt-paused = La partie est en pause.
prompt-paused-about = Toutes les pendules sont arrêtées. Quiconque est à la table peut mettre fin à la pause.
waiting-overdue = En retard
waiting-overdue-after = après { $time } d’absence : l’hôte ou un vote peut alors laisser jouer un bot
waiting-overdue-never = jamais
waiting-listed = Affichée
waiting-listed-yes = dans le salon, pour tout le monde
waiting-listed-no = nulle part ; qui a le lien peut regarder
waiting-watchers = Spectateurs
waiting-watchers-talk = voient ce qui est public et parlent entre eux ; les joueurs le lisent après la fin
waiting-watchers-silent = voient ce qui est public et ne peuvent pas parler
waiting-values = Valeurs imprimées
waiting-hints = Conseils
waiting-hints-all = pour tous ceux qui doivent répondre
waiting-hints-bots = seulement seul contre des bots
waiting-hints-none = pour personne
waiting-unrated = non

## Ce qui est raconté, et ce qu’on a manqué

pace-label = Ce qui est raconté
pace-off = tout d’un coup
pace-back = Un pas en arrière
pace-on = Un pas en avant
pace-pause = Pause
pace-go = Continuer
pace-pause-or-go = Pause ou continuer
table-elsewhere = { $count ->
    [one] À vous à une autre table
   *[other] À vous à { $count } autres tables
}
pace-again = Revoir le dernier pas
told-rolling = Les dés roulent.
since-title = Depuis votre dernier coup
since-nothing = Rien de tout cela ne vous a touché.
since-told = Déjà raconté
since-new = Nouveau
since-play = Revoir le récit
since-on = Fermer
since-changes = Ce que cela change pour vous
since-earlier = { $count ->
    [one] { $count } pas antérieur est dans la chronique
   *[other] { $count } pas antérieurs sont dans la chronique
}

## Hints

hint-ask = Conseil
hint-about = Que ferait un bot ? Rien n’est joué.
hint-advises = { $bot } : { $what }.
hint-nothing = { $bot } : je n’ai rien à ajouter à ce que vous avez préparé.
hint-show = Montrer
