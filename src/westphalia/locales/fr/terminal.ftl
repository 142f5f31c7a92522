### Le programme dans le terminal pour tout jeu : commandes, et ce qu’il dit de ce qu’on tape.

## Titres

title-players = Joueurs
title-result = Classement final
title-help = Commandes
title-answers = Réponses
title-reasons = Pourquoi les bots ont répondu ainsi
title-hint = Conseil ({ $bot })
title-rules = Articles
title-log = Ce qui s’est passé

## Ce qu’on tape

decimal = { NUMBER($number, minimumFractionDigits: 1) }
greeting = Tapez le numéro d’une réponse, ou « help » pour voir ce qui est possible.
typed-nothing = Rien n’a été tapé ; « help » dit ce qui est possible.
typed-unknown = « { $typed } » n’est ni une réponse ni une commande ; « help » dit ce qui est possible.
typed-near = « { $typed } » n’est pas une des réponses ; peut-être : { $texts } ?
typed-ambiguous = « { $typed } » peut vouloir dire : { $texts }.
typed-too-far = Ce qui suit « { $typed } » n’est pas encore connu ; ce doit être la dernière réponse de la ligne.
typed-none-taken = Aucune des réponses de cette ligne n’a été retenue.
refused = Pas maintenant : { $choice } : { $reason } ({ $clause }).
not-asked = la question est : { $asked }
why-allowed = { $choice } : c’est permis ({ $clause }).
undo-nothing = Il n’y a rien à reprendre.
hint-none = Les conseils sont donnés à qui joue seul contre des bots.
rules-nothing = Aucun article ne s’appelle ainsi ni n’en parle : « { $words } ».
rules-more = { $more ->
    [one] … et { $more } autre
   *[other] … et { $more } autres
}
number-wrong = « { $typed } » n’est pas un nombre de 1 à { $most }.

## Passer la main, enregistrer, partir

hand-over = { $seat }, à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
saved = La partie est enregistrée : { $file }.
quit-offer = Entrée enregistre la partie dans { $file } ; ou tapez un autre nom de fichier, ou « non ».
left = La partie est enregistrée : { $file }. Pour continuer : { $command }
left-unsaved = La partie n’a pas été enregistrée.
record-lies = L’enregistrement est dans { $file }.
record-true = Chacun peut vérifier l’enregistrement par : { $command }
secret-revealed = La graine secrète du hasard était : { $secret }

## Aide

usage-help = help
any-usage-look = look
usage-log = log [nombre]
usage-why = why [réponse]
usage-hint = hint
usage-rules = rules [article | mots]
usage-undo = undo
usage-save = save [fichier]
usage-quit = quit
help-help = cette liste
any-help-look = tout ce qui est sur la table
any-help-answer-number = Tapez le numéro d’une réponse.
any-help-answer-text = Ou son texte, ou le début de ses mots.
help-log = ce qui vient de se passer
help-why = pourquoi une réponse n’est pas possible ; seul : pourquoi cette question, et ce que pensaient les bots
help-hint = ce que le capitaine répondrait ici, et pourquoi
help-rules = le texte d’un article, ou les articles qui parlent de quelque chose
help-undo = reprendre votre dernière réponse tant que rien n’en a suivi
help-save = écrire l’enregistrement
help-quit = quitter la table ; la partie peut être enregistrée et reprise plus tard
help-answer-several = Plusieurs réponses tiennent sur une ligne, séparées par « ; » ; elles valent ensemble ou pas du tout.
title-orders = Consignes
column-order = quand
column-order-type = tape
column-order-means = alors
column-order-given = maintenant
order-given = choisie
orders-wrong = « { $typed } » n’est pas une consigne ; possibles : { $allowed }
order-answered = Selon ta consigne : { $choice }

# A seat for a language model

model-no-part = Il n’y a pas de partie « { $part } » ; il y a : { $parts }.
model-left-out = Omis, en lignes : { $parts }. Regardez l’une de ces parties, ou demandez plus de tokens.
