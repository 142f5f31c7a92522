### Le salon, le compte et le cadre de chaque page dans le navigateur.

## Chaque page

page-loading = Chargement …
page-close = Fermer
page-reload = Recharger
page-to-lobby = Vers le salon
server-read-only = Le serveur ne peut rien enregistrer pour le moment : vous pouvez regarder, mais pas répondre. Cela s’arrangera tout seul.
page-broken = Cette page n’a pas pu être affichée. Rien n’est perdu : les réponses données sont gardées sur le serveur.
page-offline = Le serveur est injoignable. De nouveaux essais suivent d’eux-mêmes.
tincture-azure = bleu
tincture-gules = rouge
tincture-or = or
tincture-purpure = lilas
tincture-sable = noir

## Ce que le serveur refuse, selon la raison

refusal-offline = { page-offline }
refusal-closed = Le serveur a fermé cette connexion.
refusal-seat-lost = Cette place n’est plus à vous.
refusal-bad-request = Le serveur ne comprend pas cette demande.
refusal-unauthorised = Connectez-vous d’abord, ou jouez en invité.
refusal-not-allowed = Vous n’en avez pas le droit ici.
refusal-unknown = Cela n’existe pas ici.
refusal-conflict = Quelqu’un d’autre a été plus rapide ; regardez encore.
refusal-not-ready = Ce n’est pas possible pour le moment.
refusal-stale = La partie a changé entre-temps ; regardez encore.
refusal-too-large = C’est trop grand.
refusal-illegal = Les règles ne le permettent pas maintenant.
refusal-too-many = C’est trop à la fois ; attendez un peu et réessayez.
refusal-failed = Quelque chose s’est mal passé sur le serveur ; rien n’est perdu.
refusal-name-length = Un nom a de 1 à { $most } caractères imprimables.
refusal-password-length = Un mot de passe a de { $least } à { $most } caractères.
refusal-account-exists = Il y a déjà un compte au nom « { $name } ».
refusal-name-reserved = « { $name } » est le nom d’un compte. Connectez-vous ou prenez un autre nom.
refusal-name-scripts = Un mot d’un nom s’en tient aux lettres d’une seule écriture.
refusal-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
refusal-have-account = Vous avez déjà le compte « { $name } ».
refusal-password-wait = Trop de mots de passe faux ; réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refusal-no-account = Un invité n’a pas de mot de passe.
refusal-accounts-only = Il faut un compte pour cela.
refusal-token-session = Un jeton ne le permet pas ; connectez-vous avec votre nom et votre mot de passe.
refusal-token-scope = Ce jeton n’est pas fait pour cela ; il lui faudrait la portée « { $scope } ».
refusal-too-many-tokens = Vous avez déjà { $most } jetons ; mettez fin à l’un d’eux.
refusal-has-played = Ce compte a déjà joué et reste donc celui d’une personne. Créez-en un autre pour le bot.
refusal-not-a-bot = Seul le compte d’un bot le peut.
refusal-no-clock = Cette table n’a pas d’horloge.
refusal-no-ready-check = Personne n’est appelé ici.
refusal-bot-seeks = On défie un bot par son nom ; il ne cherche pas de table.
refusal-unknown-account = Personne n’a ici de compte au nom de « { $name } ».
refusal-too-many-asked = { $most } personnes ne vous ont pas encore répondu.
refusal-no-challenges = { $name } n’accepte plus de défis pour le moment.
refusal-unknown-user = Cette personne n’est plus là.
refusal-bot-rests = { $name } se repose : son programme n’est pas connecté.
refusal-bot-game = { $name } ne joue pas à ce jeu.
refusal-bot-expansions = { $name } ne joue pas avec ces extensions.
refusal-bot-clock = { $name } veut une pendule d’au moins { $seconds } secondes.
refusal-bot-busy = { $name } joue à { $most ->
    [one] une table
   *[other] { $most } tables
} au plus, et c’est le cas en ce moment.
refusal-bot-is-here = { $name } a déjà une place ici, ou y est attendu.
refusal-seat-not-kept = La place { $number } ne vous est pas gardée.
refusal-unknown-session = Vous y êtes déjà déconnecté.
refusal-banned = Ce serveur vous est fermé.
refusal-banned-until = Ce serveur vous est encore fermé pour { $days ->
    [0] { $hours ->
        [one] une heure
       *[other] { $hours } heures
    }
   *[other] { $days } jours
}. { $why }
refusal-silenced = { $hours ->
    [0] Vous ne pouvez pas parler ici ; la modération en a décidé ainsi.
   *[other] { $days ->
        [0] Vous ne pouvez pas parler ici pendant encore { $hours ->
            [one] une heure
           *[other] { $hours } heures
        } ; la modération en a décidé ainsi.
       *[other] Vous ne pouvez pas parler ici pendant encore { $days } jours ; la modération en a décidé ainsi.
    }
}
refusal-not-muted = Cette personne peut déjà parler.
refusal-not-banned = Cette personne n’est pas exclue.
refusal-own-act = On ne se donne à soi-même ni place ni table.
refusal-outranked = Impossible envers soi-même ou envers quelqu’un du même rôle ou d’un rôle supérieur.
refusal-own-table = Vous y avez part ; laissez cela à un autre modérateur.
refusal-unknown-report = Ce signalement est déjà clos.
refusal-nobody = Personne ne porte ce nom ; les invités se trouvent par leur numéro, comme #12.
refusal-moderators-only = C’est réservé à la modération.
refusal-time-length = Une durée a au plus { $most } jours ; ce qui doit durer plus longtemps est définitif.
refusal-table-frozen = Un responsable de ce serveur a arrêté cette table.
refusal-webhook-address = L’adresse d’un webhook commence par http ou https.
refusal-mail-address = Ce n’est pas une adresse électronique.
refusal-no-mail = Ce serveur n’envoie pas de courriel.
refusal-mail-failed = Le courriel n’a pas pu être envoyé ; réessayez plus tard.
refusal-too-many-mails = Trop de courriels ont été demandés ; réessayez plus tard.
refusal-mail-link = Ce lien n’est plus valable.
refusal-what-if-past = La table a avancé ; retournez-y.
refusal-no-what-if = À cette table, personne ne fait d’essais.
refusal-time-zone = Ce fuseau horaire n’est pas connu ici.
refusal-quiet-hours = Une heure s’écrit comme 22:30.
refusal-vacation-days = { $left ->
    [0] Il ne vous reste aucun jour de vacances cette année.
    [one] Il vous reste { $left } jour de vacances cette année.
   *[other] Il vous reste { $left } jours de vacances cette année.
}
refusal-push-subscription = Le serveur ne peut pas joindre ce navigateur.
refusal-too-many-connections = { $most } connexions sont déjà ouvertes ; on ne peut en avoir plus.
refusal-too-many-tables = Vous avez déjà { $most } tables en jeu ; terminez-en une d’abord.
refusal-too-many-jobs = { $most ->
    [one] Vous avez déjà demandé une chose qui prend un moment ; attendez la réponse.
   *[other] Vous avez déjà demandé { $most } choses qui prennent un moment ; attendez une des réponses.
}
refusal-too-long = Ce serait trop long à calculer ici.
refusal-busy = On demande trop au serveur pour le moment ; réessayez dans un instant.
refusal-too-many-bot-games = Dans { $most } de vos parties, seuls des bots jouent déjà ; attendez la fin de l’une d’elles.
refusal-title-length = Le nom d’une table a au plus { $most } caractères imprimables.
refusal-unknown-table = Cette table n’existe pas ici.
refusal-unknown-seat = Cette place n’existe pas à cette table.
refusal-seat-not-yours = La place { $number } n’est pas à vous.
refusal-seat-not-open = La place { $number } n’est pas ouverte à tous.
refusal-seat-taken = La place { $number } est prise : { $name }.
refusal-seat-closed = Avant la fin, seul le joueur voit la place { $number }.
refusal-invitation-void = Cette invitation ne vaut pas, ou plus, pour cette place.
refusal-knows-other-seat = Vous savez déjà ce que sait une autre place ; vous ne pouvez pas vous asseoir ici.
refusal-seat-seen = Quelqu’un qui joue encore ici a vu ce que cache cette place ou une autre ; personne de nouveau ne peut s’asseoir.
refusal-not-owner = Seule la personne qui a ouvert la table peut le faire.
refusal-game-not-begun = La partie n’a pas encore commencé.
refusal-game-begun = La partie a déjà commencé.
refusal-game-over = La partie est finie.
refusal-table-busy = La table change trop vite ; réessayez.
refusal-other-rules = Cette table a suivi d’autres règles et ne peut pas continuer.
refusal-store-silent = Le serveur ne peut ni lire ni écrire pour le moment ; rien n’a changé. Réessayez plus tard.
refusal-read-only = Le serveur ne peut rien enregistrer pour le moment, et rien n’a changé. Regardez, et réessayez un peu plus tard.
refusal-no-undo = Il n’y a rien que vous puissiez reprendre.
refusal-no-lesson = On ne revient en arrière que dans une leçon.
refusal-watching = Qui regarde ne peut pas répondre.
refusal-wrong-page = Cette page n’a pas le droit d’agir pour vous ici.
refusal-plans-closed = Tout n’est ouvert qu’après la fin de la partie.
refusal-analysis-closed = Une partie ne peut être analysée qu’une fois finie.
refusal-record-closed = L’enregistrement est montré quand la partie est finie.
refusal-fork-closed = D’autres jouent ici ; vous pourrez reprendre quand la partie sera finie.
refusal-game-not-over = La partie n’est pas encore finie.
refusal-not-a-player = Seuls ceux qui ont joué ici peuvent proposer une revanche.
refusal-fork-unsettled = Tant que la partie dure, vous ne pouvez reprendre qu’à un moment antérieur.
refusal-record-unreadable = Cet enregistrement ne peut pas être lu : { $why }.
refusal-unknown-tournament = Ce tournoi n’existe pas ici.
refusal-tournament-rules = Un tournoi ne peut pas être organisé ainsi : { $why }.
refusal-too-many-tournaments = Vous organisez déjà { $most } tournois ; terminez-en un d’abord.
refusal-account-needed = Les tournois sont réservés à qui a un compte.
refusal-not-organiser = Seule la personne qui organise le tournoi peut le faire.
refusal-takes-part = Vous participez déjà à ce tournoi.
refusal-tournament-closed = Personne ne peut plus s’inscrire à ce tournoi.
refusal-unknown-entrant = Personne n’a cette place dans le tournoi.
refusal-tournament-ended = Ce tournoi est terminé.
refusal-tournament-begun = Ce tournoi a déjà commencé.
refusal-too-few-entrants = Le tournoi ne peut pas encore commencer : { $why }.
refusal-list-changed = Quelqu’un vient d’arriver ou de partir ; regardez encore, puis commencez.
refusal-no-bids = Ici, personne ne mise sur un camp.
refusal-not-taking-part = Seuls les participants misent sur un camp.
refusal-no-round = Aucune ronde de ce tournoi n’est en cours.
refusal-set-up = Cette table ne peut pas être préparée ainsi : { $why }.
refusal-overlay = Ce fichier est inutilisable : { $why }
refusal-table-paused = La partie est en pause.
refusal-not-playing = Seuls ceux qui jouent ici ont voix au chapitre.
refusal-no-draws = Les règles de ce jeu ne connaissent pas de match nul.
refusal-draw-with-bot = Un match nul demande des personnes à toutes les places.
refusal-not-overdue = Cette place n’est pas en retard : il lui reste du temps, ou la personne vient de revenir.
refusal-has-resigned = Qui a abandonné ne rejoue pas.
refusal-too-many-acts = On a déjà fait { $most } demandes à cette table ; c’est le maximum.
refusal-words-length = Une ligne compte de 1 à { $most } caractères.
refusal-gallery-closed = À cette table, les spectateurs ne peuvent pas parler.
refusal-no-hints = Contre des personnes, il n’y a de conseils que si la table en a convenu.
refusal-rated-members = Les parties classées sont pour les personnes qui ont un compte.
refusal-rated-clock = Une partie classée demande une pendule ou une fin de patience.
refusal-rated-hints = Dans une partie classée, personne ne reçoit de conseils.
refusal-rated-values = Une partie classée se joue avec les valeurs imprimées.
refusal-rated-hot-seat = Dans une partie classée, chacun a une seule place.
refusal-rated-bots = Une partie de bots seuls n’est pas classée.
refusal-rated-stand-in = Dans une partie classée, aucun bot ne joue à la demande d’une personne.
refusal-rated-fork = On peut dériver une partie classée une fois qu’elle est terminée.
refusal-rated-close = Personne ne met fin seul à une partie classée ; vous pouvez abandonner.
refusal-rated-alone = Dans une partie classée contre des bots, personne ne décide cela seul ; vous pouvez abandonner.
refusal-no-back-asked = Personne n’a demandé à revenir en arrière.
refusal-undo-alone = Vous pouvez encore reprendre cette réponse sans demander.
refusal-unknown-speaker = Il n’y a personne d’autre derrière cela.
refusal-unknown-block = Vous n’avez pas bloqué cette personne.
refusal-too-many-avoided = Vous avez déjà ignoré ou bloqué { $most } personnes.
refusal-too-many-reports = { $most } de vos signalements attendent encore un administrateur.
refusal-note-length = Les notes comptent { $most } caractères au plus.
refusal-members-only = Cette maison est réservée à ses membres. Connectez-vous avec votre compte.
refusal-registration-closed = Ici, seul l’exploitant du serveur crée de nouveaux comptes.
refusal-invitation-needed = Cette invitation n’est plus valable. Demandez-en une autre.
refusal-wrong-code = Ce nom et ce code ne vont pas ensemble.
refusal-used-link = Ce lien a déjà servi, ou il est trop vieux. Demandez-en un autre.
refusal-too-many-links = Trop de liens ont été demandés. Réessayez plus tard.
refusal-unknown-person = Il n’y a pas de profil de « { $name } » ici.
refusal-own-profile = Vous ne pouvez pas vous bloquer vous-même.

## Le salon

lobby-title = Salon · Westphalia
lobby-skip = Aller aux tables
lobby-tagline = Des jeux sur la guerre de Trente Ans aux règles complètes, contre des amis ou des bots. Gratuit, libre, jouable sans compte.
lobby-tools = Lecture, réglages, compte
lobby-rules = Règles
lobby-replays = Parties à revoir
lobby-settings = Réglages
lobby-language = Langue
lobby-tables-now = { $playing ->
    [one] { $playing } table en jeu
   *[other] { $playing } tables en jeu
}, { $open ->
    [0] aucune ouverte
    [one] { $open } ouverte
   *[other] { $open } ouvertes
}
lobby-turns-now = { $turns ->
    [one] C’est à vous de jouer à une table
   *[other] C’est à vous de jouer à { $turns } tables
}
lobby-key-play = aller à la partie qui m’attend
lobby-key-set = vers le formulaire d’une nouvelle table
lobby-play-now = Jouer tout de suite
lobby-seats = Places
lobby-from-to = { $from } à { $to }
lobby-time = Durée
lobby-minutes = environ { $minutes } min
lobby-side = Camp
lobby-bots = Bots
bot-rating = Classement : { $rating }.
bot-about-random = Répond n’importe quoi de permis.
bot-about-soldier = Un capitaine qui suit parfois un caprice.
bot-about-captain = Prévoit avec soin et se bat là où cela rapporte.
bot-about-marshal = A appris de millions de ses propres décisions, et n’explore rien.
bot-about-general = Joue la manche en pensée avant chaque réponse, en moins d’une seconde.
bot-about-general-strong = Joue la manche en pensée avant chaque réponse, pendant deux secondes au plus.
bot-about-outside = Personne ne l’a mesuré ici : l’hôte de ce serveur l’a apporté.
lobby-play-against = { $bots ->
    [one] Jouer contre { $bots } bot
   *[other] Jouer contre { $bots } bots
}
lobby-as-last-time = Comme la dernière fois : { $options }.
lobby-quick-title = { $bots ->
    [one] { $name } contre un bot
   *[other] { $name } contre { $bots } bots
}
lobby-set-a-table = Nouvelle table
lobby-game = Jeu
lobby-table-title = Nom de la table
lobby-table-title-hint = La grande table
lobby-table-of = Chez { $name }
lobby-who-sits = Qui occupe la place { $number }
lobby-seat-me = Moi
lobby-seat-hot = Sur cet écran
lobby-seat-asked = pour { $name }, sur invitation
lobby-seat-link = Lien d’invitation
lobby-seat-open = Ouverte à tous
lobby-seat-bot = Bot : { $bot }
lobby-name-of-player = Nom du joueur { $number }
lobby-change-colour = Couleur de la place { $number } : { $colour }. Changer
lobby-move-seat = Déplacer la place { $number } vers le haut ou le bas
lobby-add-seat = Ajouter une place
lobby-remove = Retirer la place { $number }
lobby-clock = Pendule
lobby-clock-none = Sans pendule
lobby-clock-none-about = chacun prend son temps
lobby-clock-live = En direct
lobby-clock-slow = Tour par tour
lobby-none-by-default = aucune par défaut
lobby-listing = Qui voit cette table
lobby-unlisted = Non affichée
lobby-unlisted-about = Dans aucune liste, sauf celles de ses joueurs. Qui a le lien peut regarder.
lobby-listed = Affichée dans le salon
lobby-listed-about = Tout le monde voit son nom, les noms des joueurs, les options, la pendule, l’état et le résultat, et peut regarder.
lobby-listed-open = Une place est ouverte à tous, donc tout le monde voit la table : son nom, les noms des joueurs, les options, la pendule, l’état et le résultat.
lobby-watchers = Spectateurs
lobby-gallery = Les spectateurs peuvent parler entre eux
lobby-gallery-about = Ils voient ce qui est public, aucune main, aucun plan, ni ce que disent les joueurs. Les joueurs les lisent après la fin.
hint-title = Conseils
hints-agreed = avec conseils
values-agreed = avec des valeurs corrigées
values-title = Valeurs corrigées
lobby-values-about = Un fichier TOML avec les valeurs de votre exemplaire, là où elles diffèrent des nôtres. Toute la table les voit.
lobby-values-choose = Choisir un fichier
lobby-values-drop = Sans le fichier
lobby-hints = Conseils aussi contre des personnes
lobby-hints-about = Qui doit répondre peut consulter un bot ; personne d’autre ne le remarque. Seul contre des bots, il y a toujours des conseils.
rated-title = Classée
rated-agreed = classée
rated-about = Le résultat change le classement de tous ceux qui jouent. Il y a une pendule ou une fin de patience, personne ne reçoit de conseils, aucun bot ne joue à la demande d’une personne, et personne ne met fin seul à la partie : on abandonne. Qui est remplacé a perdu.
lobby-rated = La partie est classée
lobby-rated-members = Pour cela, il vous faut un compte.
lobby-hints-rated = Dans une partie classée, personne ne reçoit de conseils.
lobby-ratings = Classement
lobby-patience = Un absent est en retard
lobby-patience-after = après { $time }
lobby-patience-never = jamais
lobby-patience-about = L’hôte, ou un vote des autres, peut alors laisser jouer un bot jusqu’à son retour.
lobby-more-options = Autres options
lobby-option = { $option } : { $value }
lobby-open-the-table = Ouvrir la table
lobby-open-hint-anyone = Affichée parmi les tables publiques jusqu’à ce que chaque place soit prise
lobby-open-hint-link = La page suivante donne un lien pour chaque place libre
lobby-open-hint-now = La partie commence aussitôt
lobby-new-title = Nouvelle table · Westphalia
lobby-new-about = Choisissez qui s’assied où, la pendule et les règles. Les amis viennent par un lien, les autres par le salon.
lobby-level = Pour qui
lobby-level-any = tout le monde
lobby-level-new = nouveaux joueurs
lobby-level-experienced = joueurs expérimentés
lobby-talk-language = Langue de la table
lobby-talk-any = indifférente
tables-page = Tables · Westphalia
tables-all = Toutes, avec filtres
tournaments = Tournois
tables-state-open = Avec une place libre
tables-state-playing = En cours
tables-found = { $found } sur { $all ->
    [one] { $all } table
   *[other] { $all } tables
}
tables-none-like-that = Aucune table n’est ainsi.
tables-reset = Tout afficher
tables-filters = Filtres et ordre
tables-search = Chercher
tables-search-hint = table, hôte, joueur …
tables-any = indifférent
tables-by-game = Jeu
tables-by-tempo = Rythme
tables-by-seats = Places
tables-by-rules = Règles
tables-by-level = Pour qui
tables-by-language = Langue
tables-rules-base = jeu de base
tables-rules-more = avec extensions
tables-order = Ordre
tables-order-new = les plus récentes
tables-order-full = bientôt complètes
tables-order-long = attendent le plus
tables-order-name = par nom
tables-host = hôte : { $name }
lobby-my-games = Mes parties
lobby-my-games-none = Aucune partie encore. Un clic suffit pour en commencer une.
lobby-your-turn = à vous
lobby-unread = Non lu à la table
lobby-asked = on vous attend
lobby-waiting = en attente
lobby-bot-plays = un bot joue
lobby-paused = en pause
lobby-paused-about = la partie est en pause
lobby-open-table = ouverte
lobby-waits-for = on attend { $names }
lobby-waits-for-people = { $taken } places prises sur { $seats }
lobby-left = reste { $time }
lobby-hours = { $hours } h
lobby-days-hours = { $days } j { $hours } h
lobby-public-tables = Tables publiques
lobby-public-tables-none = Aucune table n’est ouverte à tous en ce moment.
lobby-rest = encore { $rest }
lobby-fewer = moins
lobby-players = joueurs : { $names }
lobby-with-account = { $name } (compte)
lobby-taken-of = { $taken } sur { $seats }
lobby-sit-down = S’asseoir
lobby-watch = Regarder
lobby-no-seat-left = Quelqu’un a été plus rapide : il n’y a plus de place libre à cette table.
lobby-finished-games = Parties terminées
lobby-finished-none = Les parties terminées se trouvent ici, à revoir coup par coup.
lobby-won-by = { $name } a gagné
lobby-abandoned = abandonnée
lobby-resigned = par abandon
lobby-standing = en l’état
lobby-drawn = nul convenu
lobby-total = { $won ->
    [yes] { $who } a gagné, total { $vp }
   *[no] Personne n’a gagné, total { $vp }
}
lobby-replay = Revoir
lobby-upload-record = Ouvrir un enregistrement
upload-verified = enregistrement téléversé, vérifié
upload-unverified = enregistrement téléversé, non vérifié
taken-over = reprise d’une autre partie
upload-names = Les noms sont ceux de l’enregistrement ; ce ne sont pas forcément des gens de ce serveur.
lobby-invitation = Invitation · Westphalia
lobby-invited-by = { $host } vous invite.
lobby-invited = On vous invite à la place { $number } sur { $seats }.
lobby-your-name = Votre nom

## Le compte

account-title = Vous
account-guest = Vous jouez en invité. Ce navigateur se souvient de vous ; avec un mot de passe, vous pouvez revenir de n’importe où.
account-have = Vous avez un compte.
account-your-name = Votre nom
account-notices = Notifications …
account-save = Enregistrer
account-saved = Enregistré.
account-sign-in = Se connecter
account-sign-out = Se déconnecter
account-about = Un compte garde vos parties et votre nom. Aucune adresse e-mail n’est demandée.
account-name = Nom
account-password = Mot de passe
account-make-account = Créer un compte
account-change-password = Changer le mot de passe
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-others-end = Partout ailleurs, vous êtes déconnecté.
account-password-changed = Le mot de passe est changé.
account-sessions = Où vous êtes connecté
account-session-seen = dernière utilisation : { $day }
account-session-this = ici
account-session-end = Déconnecter
account-session-unknown = Appareil inconnu
account-tokens = Jetons pour les programmes
account-tokens-about = Avec un jeton, un programme peut une partie de ce que vous pouvez ici. Qui l’a peut en faire autant.
account-token-once = Votre nouveau jeton. Copiez-le maintenant : il n’est montré que cette fois.
account-token-name = À quoi il sert
account-token-read = regarder
account-token-play = jouer
account-token-challenge = ouvrir des tables et défier
account-token-make = Créer un jeton
account-token-end = Y mettre fin
account-bot = En faire le compte d’un bot
account-bot-about = Un programme joue dès lors pour ce compte, et tout le monde voit que c’est un bot. C’est pour toujours, et seul un compte qui n’a pas joué le peut.
account-bot-sure = Oui, un bot pour toujours.
account-bot-is = C’est le compte d’un bot.
account-blocks = Les personnes que vous avez bloquées
account-blocks-about = Vous ne les lisez à aucune table, et elles ne s’assoient aux vôtres que sur invitation.
account-blocks-none = Vous n’avez bloqué personne.
account-block-end = Débloquer
account-data = Vos données
account-data-about = Tout ce que ce serveur garde sur vous, avec vos tables et les enregistrements de vos parties finies, dans un fichier.
account-data-save = Enregistrer le fichier
account-leave = Partir pour de bon
account-leave-about = Tout ce qui vous concerne est supprimé. Des bots prennent vos places, les tables sans autres personnes se terminent, et dans les parties finies vous devenez « ancien joueur ». C’est sans retour.
account-leave-sure = Oui, supprimer tout ce qui me concerne.

## Apprendre un jeu

lesson-label = Leçon
lesson-of = { $number } sur { $all }
lesson-go-on = Continuer : { $lesson }
lesson-first = Jamais joué ? Une première manche où tout est expliqué :
lesson-try = Essayez :
lesson-back = Retour
lesson-next = Suite
lesson-skip = Passer la leçon
lesson-resume = Continuer la leçon
lesson-anew = Recommencer la leçon
lesson-done = Fermer la leçon
lesson-wait = Les autres sont à l’œuvre. La leçon continue d’elle-même.
lesson-own = Répondez ici comme vous voulez ; la leçon continue ensuite.
lesson-astray = Vous avez pris un autre chemin que la leçon.
lesson-to-it = Revenir à la leçon
lesson-alone = Continuer seul
lesson-press = Appuyez sur le bouton encadré.
lesson-undo = D’ici, ce n’est plus possible. Reprenez le dernier pas : le bouton encadré.
lesson-busy = Les autres sont à l’œuvre.
course-open-it = Une manche entière sur une page
course-open = Ouvrir ce chapitre des règles
course-print = Imprimer
course-here = Le cadre vert montre où en est cette partie.
lobby-moderation = Modération
house-privacy = Ce qui est conservé ici
house-terms = Conditions
house-conduct = Règles de conduite
house-imprint = Mentions légales
