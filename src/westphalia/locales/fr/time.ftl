### Un temps qui respecte la vie : des pendules qui dorment, des vacances, un mot avant la fin.

clock-with-rest = { $clock } ; s’arrête { $rest ->
    [both] la nuit et en vacances
    [sleeps] la nuit
   *[vacations] en vacances
}
time-rests = Quand les pendules s’arrêtent
time-rests-only = Le temps d’une personne s’arrête { $rest ->
    [both] la nuit et en vacances
    [sleeps] la nuit
   *[vacations] en vacances
}
time-sleeps = La nuit
time-sleeps-about = Aux heures calmes de chacun, dix heures par nuit au plus, et le week-end si on le souhaite.
time-vacations = En vacances
time-vacations-about = Chacun a des jours de vacances dans l’année.

time-on-vacation = { $name } est en vacances jusqu’au { $until }.
time-asleep = { $name } dort ; le temps s’arrête jusqu’à { $until }.
time-you-on-vacation = Vous êtes en vacances jusqu’au { $until } ; votre temps s’arrête.
time-you-asleep = Votre temps s’arrête jusqu’à { $until }.
time-end-vacation = Finir mes vacances
time-hurry = { $left ->
    [hour] Il vous reste au plus une heure.
   *[day] Il vous reste au plus un jour.
}

vacation-title = Vacances
vacation-about = Aux tables qui le prévoient, votre temps s’arrête pendant ce temps. Un jour commencé compte.
vacation-left = Il reste { $left } jours sur { $days } cette année.
vacation-days = Jours
vacation-begin = Partir en vacances
vacation-automatic = Commencer d’elles-mêmes dans la dernière heure de mon temps
vacation-automatic-about = Un jour à chaque fois, tant qu’il y en a ; vous en êtes averti et pouvez y mettre fin.
vacation-weekends = Mon temps s’arrête le week-end
vacation-nights-about = Là où une table le prévoit, votre temps s’arrête aussi aux heures calmes. Des heures modifiées comptent deux jours plus tard.
vacation-hours-from = Vos nouvelles heures comptent pour les pendules à partir du { $when }.

what-if-title = Et si …
what-if-about = Un monde parmi d’autres : ce que vous ne pouvez savoir est imaginé, et des bots répondent pour tous les autres. Personne n’en sait rien.
what-if-another = Un autre monde
what-if-back = Retour à la table
what-if-open = Faire un essai …
lobby-what-if = Essais
lobby-what-if-about = Qui joue peut continuer dans un monde qu’il imagine, avec des bots pour les autres ; personne d’autre ne le remarque.
