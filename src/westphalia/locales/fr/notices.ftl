### Comment on apprend ce qui vous concerne : ce qu’écrit le serveur, et la page à ce sujet.

## Messages

told-your-turn = C’est à vous : { $table }
notice-turns = C’est à vous à { $tables } tables
notice-several = { $news } nouvelles de vos parties
told-soon-overdue = { $detail ->
    [hour] Il reste au plus une heure : { $table }
   *[day] Il reste au plus un jour : { $table }
}
told-vacation = Vos vacances ont commencé d’elles-mêmes, votre temps étant presque écoulé : { $table }
told-table-full = La table est complète : { $table }
told-table-waits = Votre table attend depuis longtemps et va fermer : { $table }
told-begun = La partie a commencé : { $table }
told-over = La partie est finie : { $table }
told-talk = Quelqu’un vous a écrit : { $table }
told-vote = { $detail ->
    [pause] Quelqu’un demande une pause : { $table }
    [draw] Quelqu’un propose la nulle : { $table }
    [bot] Quelqu’un veut qu’un bot joue à la place d’un autre : { $table }
   *[other] Il y a un vote : { $table }
}
told-rematch = { $detail } veut rejouer : { $table }
told-challenge = Une place vous est gardée : { $table }
told-next-round = La ronde suivante commence : { $table }
told-substitute-wanted = On cherche un remplaçant : { $table }
told-report = Un signalement attend la modération
notice-table = { $title } ({ $game })
notice-more = { $more ->
    [one] et encore une
   *[other] et { $more } autres
}
notice-test = Westphalia peut vous joindre
notice-test-about = Voici le message d’essai que vous avez demandé. Vous saurez ainsi ce qui vous concerne.
notice-mail-footer = Vous avez demandé ce courriel au sujet de vos parties. Pour ne plus en recevoir : { $link }
notice-mail-confirm = Confirmez votre adresse pour { $site }
notice-mail-confirm-about = Quelqu’un souhaite recevoir à cette adresse des nouvelles de ses parties sur { $site }.

    Si c’est vous, ouvrez ce lien dans les deux jours et appuyez sur le bouton :

    { $link }

    Sinon, ne faites rien : vous ne recevrez pas d’autre courriel.

mail-reset = Un nouveau mot de passe pour { $site }
mail-reset-about = Quelqu’un souhaite choisir un nouveau mot de passe pour le compte « { $name } » sur { $site }.

    Si c’est vous, ouvrez ce lien dans l’heure. Il ne sert qu’une fois :

    { $link }

    Sinon, ne faites rien : le mot de passe reste le même.
mail-changed = Votre mot de passe sur { $site } a été changé
mail-changed-about = Le mot de passe du compte « { $name } » sur { $site } vient d’être changé, et toutes les autres sessions sont terminées.

    Si ce n’était pas vous, choisissez-en un autre tout de suite :

    { $link }

## What others show beside the address of an invitation

preview-invited-by = { $host } vous invite à une partie de { $game }
preview-invited = Vous êtes invité à une partie de { $game }
preview-seats = une table pour { $seats }, { $open ->
    [one] une place est libre
   *[other] { $open } places sont libres
}

## La page à ce sujet

notices-title = Notifications
notices-about = Ce qui arrive dans vos parties quand vous n’êtes pas à la table peut vous être annoncé. Rien n’est envoyé au sujet d’une table tant que vous la regardez.
notices-none = Vous n’êtes encore averti nulle part.
notices-browser-on = M’avertir dans ce navigateur
notices-browser-about = Même si aucune page de Westphalia n’est ouverte. Le message passe, chiffré, par le service push de l’éditeur du navigateur.
notices-browser-page-only = Seulement tant qu’une page de Westphalia est ouverte : les messages à une page fermée exigent une adresse sécurisée (https).
notices-browser-denied = Ce navigateur ne permet pas à cette page de vous avertir. Vous pouvez l’autoriser dans les réglages du navigateur.
notices-browser-home = Sur iPhone ou iPad, mettez d’abord cette page sur l’écran d’accueil : « Partager », puis « Sur l’écran d’accueil ». Ouvrez-la de là, et activez ici les notifications.
notices-browser-failed = Le service push de ce navigateur est injoignable ; vous n’êtes averti que tant qu’une page est ouverte.
notices-browsers = Vos navigateurs
notices-browser-since = depuis { $day }
notices-browser-drop = Retirer
notices-browser-here = celui-ci
notices-mail = Courriel
notices-mail-address = Adresse électronique
notices-mail-about = Un lien est envoyé à cette adresse ; rien d’autre avant que vous ne l’ayez confirmée.
notices-mail-back = Une adresse confirmée vous permet aussi de revenir dans votre compte si vous oubliez le mot de passe.
notices-mail-save = Envoyer le lien
notices-mail-waits = Un lien est en route vers { $address }. Ouvrez-le pour confirmer l’adresse.
notices-mail-again = Renvoyer le lien
notices-mail-good = Vous êtes averti par courriel : { $address }
notices-mail-drop = Plus de courriel
notices-webhook = Webhook
notices-webhook-address = Adresse du webhook
notices-webhook-about = Pour les programmes : une adresse internet qui reçoit des messages en JSON (POST).
notices-save = Enregistrer
notices-saved = Enregistré.
notices-kinds = Quoi
notices-kinds-about = Cochez chaque moyen par lequel vous voulez être averti.
notices-by-push = Push
notices-by-mail = Courriel
notices-by-webhook = Webhook
notices-kind-by = { $kind } : { $channel }
notices-kind-your-turn = C’est à moi
notices-kind-soon-overdue = Mon temps est presque écoulé
notices-kind-vacation = Mes vacances commencent d’elles-mêmes
notices-kind-table-full = Une table est complète
notices-kind-table-waits = Ma table attend longtemps
notices-kind-begun = Une partie commence
notices-kind-over = Une partie est finie
notices-kind-talk = Quelqu’un écrit
notices-kind-vote = Un vote
notices-kind-rematch = Une revanche est proposée
notices-kind-challenge = Une place m’est gardée
notices-kind-next-round = La ronde suivante d’un tournoi
notices-kind-substitute-wanted = On cherche un remplaçant
notices-kind-report = Un signalement m’attend à la modération
notices-when = Quand
notices-quiet = Heures calmes
notices-quiet-from = De
notices-quiet-to = À
notices-quiet-about = Les messages attendent la fin des heures calmes et arrivent alors en un seul.
notices-zone = Fuseau horaire
notices-zone-here = cet appareil
notices-interval = Beaucoup de tables
notices-interval-0 = Chaque tour aussitôt
notices-interval-15 = Au plus un message en 15 minutes
notices-interval-60 = Au plus un message par heure
notices-interval-240 = Au plus un message en quatre heures
notices-interval-1440 = Au plus un message par jour
notices-interval-other = Au plus un message en { $minutes } minutes
notices-interval-about = Ce qui vient plus tôt est réuni dans le message suivant.
notices-test = Envoyer un message d’essai
notices-test-sent = { $channel ->
    [push] Push : envoyé.
    [mail] Courriel : envoyé.
   *[webhook] Webhook : envoyé.
}
notices-test-failed = { $channel ->
    [push] Push : pas arrivé.
    [mail] Courriel : refusé.
   *[webhook] Webhook : personne ne le reçoit là-bas.
}
notices-test-gone = { $channel ->
    [push] Push : ce navigateur ne prend plus de messages ; il a été retiré.
    [mail] Courriel : cette adresse n’existe pas ; elle a été retirée.
   *[webhook] Webhook : l’adresse dit qu’elle n’existe plus ; elle a été retirée.
}

## Pages où mènent les liens des courriels

mail-confirm-title = Confirmer une adresse électronique
mail-confirm-about = Dès lors des courriels au sujet de vos parties sont envoyés à cette adresse quand vous êtes absent.
mail-confirm-button = Confirmer l’adresse
mail-confirm-done = L’adresse est confirmée.
mail-stop-title = Plus de courriel
mail-stop-about = Plus aucun courriel au sujet de vos parties n’est envoyé à cette adresse.
mail-stop-button = Ne plus m’envoyer de courriel
mail-stop-done = Vous ne recevrez plus de courriel.
