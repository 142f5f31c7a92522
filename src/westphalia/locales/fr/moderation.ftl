# La modération : sa page, ce qu’elle dit aux gens, et ce qui est conservé de qui.

moderation-title = Modération
moderation-reports = { $reports ->
    [0] Aucun signalement ouvert
    [one] Un signalement ouvert
   *[other] { $reports } signalements ouverts
}
moderation-own = Vous avez part à ce signalement : un autre modérateur en décide.
moderation-by = Signalé par { $name }.
moderation-why = Motif donné : { $why }
moderation-around = Ce qui s’est dit autour
moderation-table = Regarder la table
moderation-act = Que faire
moderation-do-warn = Avertir
moderation-do-mute = Retirer la parole
moderation-do-ban = Exclure
moderation-do-rename = Donner un autre nom
moderation-do-freeze = Arrêter la table
moderation-do-unfreeze = Laisser la table continuer
moderation-do-hand-over = Céder une place ou la table
moderation-do-uphold = Clore : le signalement était fondé
moderation-do-dismiss = Clore : il n’y avait rien
moderation-reason = Pourquoi (la personne concernée le lit)
moderation-do-it = Exécuter
moderation-time = Pour combien de temps
moderation-for-good = pour toujours
moderation-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}
moderation-until = jusqu’au { $day }
moderation-new-name = Nouveau nom
moderation-what = Numéro de la place, ou « table »
moderation-who = À qui : un nom, #12 ou « bot »
moderation-people = Personnes
moderation-find = Une partie du nom, ou un numéro comme #12
moderation-search = Chercher
moderation-nobody = Personne n’a été trouvé.
moderation-reported = { $reports ->
    [0] jamais signalé
    [one] signalé une fois
   *[other] signalé { $reports } fois
}
moderation-role-moderator = modération
moderation-role-operator = exploitation
moderation-bot = robot
moderation-account = compte
moderation-guest = invité
moderation-restrictions = En vigueur
moderation-did-warn = averti
moderation-did-mute = privé de parole
moderation-did-unmute = peut parler de nouveau
moderation-did-ban = exclu
moderation-did-unban = admis de nouveau
moderation-did-rename = renommé
moderation-did-freeze = table arrêtée
moderation-did-unfreeze = la table continue
moderation-did-hand-over = cédé
moderation-did-close = signalement clos
moderation-did-role = rôle changé
moderation-did-banner = annonce changée
moderation-end = Y mettre fin
moderation-ended-early = terminé plus tôt
moderation-roles = Qui veille sur la maison
moderation-role-changed = rôle changé
moderation-take-role = Retirer le rôle
moderation-new-role = Nom d’un compte
moderation-give-role = Nommer à la modération
moderation-banner = Un mot à tous
moderation-banner-text = Ce que dit chaque page
moderation-banner-hours = Pour combien d’heures (0 : jusqu’à ce qu’on le retire)
moderation-banner-put = Afficher
moderation-banner-drop = Retirer
moderation-log = Ce qui a été fait
moderation-log-empty = Rien encore.
moderation-console = la console
moderation-outcome-upheld = le signalement était fondé
moderation-outcome-dismissed = il n’y avait rien

letter-title = De la modération
letter-until = jusqu’au { $when }
letter-away = J’ai lu
letter-warned = La modération vous avertit :
letter-muted = { $ever ->
    [yes] Vous ne pouvez plus parler aux tables :
   *[no] Vous ne pouvez pas parler aux tables jusqu’au { $until } :
}
letter-unmuted = Vous pouvez de nouveau parler aux tables.
letter-banned = Ce serveur vous était fermé jusqu’au { $until } :
letter-renamed = La modération a changé votre nom. Vous vous appelez maintenant { $name } :
letter-handed-over = { $name ->
    [0] Une place ou une table à vous a été donnée à quelqu’un d’autre :
   *[other] Votre place, ou la table « { $name } » elle-même, a été donnée à quelqu’un d’autre :
}
letter-report-upheld = Merci de votre signalement sur { $name }. La modération vous donne raison. Ce qu’elle a fait : { $acts }.
letter-report-dismissed = Merci de votre signalement sur { $name }. La modération l’a examiné et n’a rien trouvé contre les règles de cette maison.
letter-accused-upheld = Vous avez été signalé, et la modération donne raison au signalement :
letter-accused-dismissed = Vous avez été signalé. La modération l’a examiné et n’a rien trouvé contre les règles de cette maison :
letter-did-warn = un avertissement
letter-did-mute = le silence pour un temps
letter-did-ban = une exclusion
letter-did-rename = un autre nom
letter-did-freeze = la table a été arrêtée
letter-did-hand-over = une place ou une table a été cédée
letter-did-note = elle a parlé à la personne

kept-title = Ce qui est conservé ici, et combien de temps
kept-people = **Vous** : votre nom, ce que montre votre profil, pour un compte les empreintes de votre mot de passe et des codes de secours, vos heures de repos et vos vacances, et les lettres de la modération jusqu’à ce que vous les rangiez. { $guests ->
    [0] Un invité reste jusqu’à la fin de sa session.
   *[other] Un invité qui ne revient pas pendant { $guests } jours est oublié.
} Un compte reste jusqu’à ce que son propriétaire le supprime.
kept-sessions = **Sessions** : où vous êtes connecté ; une session que personne n’utilise finit après { $session } jours. { $addresses ->
    [0] L’adresse et le navigateur de son début restent aussi longtemps.
   *[other] L’adresse et le navigateur de son début sont oubliés après { $addresses } jours.
}
kept-games = **Parties** : les tables et les tournois, qui y était assis, chaque réponse et le temps qu’elle a pris, les résultats et les classements, ce que vous y avez préparé. { $waiting ->
    [0] Une table qui ne commence pas reste.
   *[other] Une table qui ne commence pas s’en va après { $waiting } jours.
} { $stalled ->
    [0] Une partie que personne ne continue reste.
   *[other] Une partie que personne ne continue s’en va après { $stalled } jours.
} { $finished ->
    [0] Les parties finies restent ; si vous partez, votre nom en est retiré.
   *[other] Les parties finies s’en vont après { $finished } jours.
}
kept-talk = **Paroles** : ce qui s’est dit aux tables, vos notes, qui vous faites taire. { $talk ->
    [0] Cela reste avec la table.
   *[other] Ce qui s’est dit s’en va { $talk } jours après le dernier changement de la table.
}
kept-notices = **Avis** : si vous voulez être averti de vos tours, votre adresse électronique, votre fuseau horaire et les adresses de vos navigateurs, jusqu’à ce que vous les retiriez.
kept-reports = **Signalements** : qui a signalé qui, les paroles et pourquoi. { $reports ->
    [0] Ils restent.
   *[other] Ils s’en vont { $reports } jours après leur clôture.
}
kept-bans = **Exclusions** : qui ne peut entrer ou parler, jusqu’à la fin. { $banned ->
    [0] Le compte de qui est exclu pour toujours reste.
   *[other] Le compte de qui est exclu pour toujours est supprimé après { $banned } jours ; son numéro reste exclu.
}
kept-log = **Le journal de la modération** : ce qui a été fait à qui et pourquoi. Il reste, pour que la modération réponde de ses actes ; si vous partez, votre nom en est retiré.
kept-rest = Rien n’est chargé d’autres serveurs ni envoyé à aucun, sauf les avis que vous demandez. Vous pouvez emporter tout ce qui est conservé sur vous, et le supprimer, sous votre nom.
