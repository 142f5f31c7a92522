### Persons: ways back into an account, members, and profiles.

## Coming back

back-title = Revenir dans votre compte
back-about = Votre mot de passe est perdu. Deux chemins mènent à un nouveau.
back-forgot = Mot de passe oublié ?
back-by-code = Avec un code de secours
back-code = Code de secours
back-code-about = L’un de ceux qui vous ont été montrés à la création du compte. Il ne sert qu’une fois.
back-by-mail = Par e-mail
back-mail = Adresse e-mail
back-mail-about = Si un compte a confirmé cette adresse, un lien y est envoyé. Il sert une fois, pendant une heure.
back-mail-send = Envoyez-moi un lien
back-mail-sent = Si un compte a confirmé cette adresse, un lien est en route.
back-no-mail = Ce serveur n’envoie pas d’e-mails. Sans code, seul son exploitant peut vous aider.
back-set = Choisir ce mot de passe
back-link-about = Choisissez le mot de passe de votre compte. Partout ailleurs, vous êtes déconnecté.
back-done = Vous êtes connecté en tant que { $name }.

## Recovery codes

codes-title = Codes de secours
codes-fresh = Chacun de ces codes vous laisse revenir une fois si vous oubliez votre mot de passe. Ils ne sont montrés que maintenant : enregistrez-les ou notez-les.
codes-save = Enregistrer dans un fichier
codes-kept = Je les ai gardés
codes-about = Un code de secours vous laisse entrer une fois si vous oubliez votre mot de passe. Les nouveaux remplacent les anciens.
codes-left = { $codes ->
    [0] Il ne vous reste aucun code de secours. Faites-en de nouveaux.
    [one] Il reste un code de secours.
   *[other] Il reste { $codes } codes de secours.
}
codes-make = Faire de nouveaux codes

## The door of the house

door-members = Cette maison est réservée à ses membres. Connectez-vous pour voir les tables.
door-closed = Ici, seul l’exploitant du serveur crée de nouveaux comptes.
door-invited = Pour avoir un compte ici, il faut l’invitation d’un membre.
invited-title = Vous êtes invité
invited-about = Quelqu’un vous a invité dans cette maison. Choisissez un nom et un mot de passe.
house-invite = Inviter quelqu’un dans cette maison
house-invite-about = Avec ce lien, une personne peut créer un compte ici, dans la semaine.
house-invite-make = Faire un lien

## Profiles

people-title = Avec qui j’ai joué
people-none = Personne encore : jouez une partie jusqu’au bout.
people-last = la dernière fois le { $day }
profile-own = Votre profil
profile-bot = Le compte d’un bot
profile-house = Un bot de cette maison
profile-since = Ici depuis le { $day }
profile-block = Bloquer
profile-blocked = Vous avez bloqué { $name }.
profile-play-again = Jouer ensemble à { $game }
profile-results = Résultats
profile-no-results = Aucune partie terminée encore.
profile-hidden = { $name } ne montre pas cela.
profile-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}
profile-against-bots = { $games ->
    [one] L’une d’elles n’opposait que des bots.
   *[other] { $games } d’entre elles n’opposaient que des bots.
}
profile-won = gagnées
profile-drawn = nulles
profile-lost = perdues
profile-sides = Par camp et par place
profile-side = { $side }, place { $seat } sur { $seats }
profile-set-ups = Par mise en place
profile-base = Jeu de base
profile-together = Avec vous
profile-together-about = Comment vos parties avec { $name } se sont terminées pour vous.
profile-pace = Rythme
profile-pace-about = { $turns ->
    [one] Sur un tour de parties terminées
   *[other] Sur { $turns } tours de parties terminées
}
profile-pace-quarter = un quart a pris au plus
profile-pace-half = la moitié a pris au plus
profile-pace-three = trois quarts ont pris au plus
profile-pace-none = Trop peu de tours pour juger.
profile-finished = { $games ->
    [one] { $percent } d’une partie jouée jusqu’au bout
   *[other] { $percent } de { $games } parties jouées jusqu’au bout
}
profile-seconds = { $n } s
profile-minutes = { $n } min
profile-hours = { $n } h
profile-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
profile-open-games = Parties en cours
profile-no-open = Aucune en public pour l’instant.
profile-shown = Qui voit votre profil
profile-shown-about = Votre nom est toujours public. C’est à vous de dire ce que les autres voient d’autre.
profile-part-results = Résultats
profile-part-pace = Rythme et parties terminées
profile-part-open = Parties en cours
profile-part-rating = Classement
profile-to-all = tout le monde
profile-to-members = les membres avec un compte
profile-to-nobody = personne
