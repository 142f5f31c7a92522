### Zeit mit Rücksicht auf das Leben: Uhren, die schlafen, Urlaub, ein Wort, bevor die Zeit um ist.

clock-with-rest = { $clock }; steht still { $rest ->
    [both] bei Nacht und im Urlaub
    [sleeps] bei Nacht
   *[vacations] im Urlaub
}
time-rests = Wann Uhren stillstehen
time-rests-only = Die Zeit einer Person steht still { $rest ->
    [both] bei Nacht und im Urlaub
    [sleeps] bei Nacht
   *[vacations] im Urlaub
}
time-sleeps = Bei Nacht
time-sleeps-about = In der Ruhezeit einer jeden Person, höchstens zehn Stunden je Nacht, und an ihren Wochenenden, wenn sie will.
time-vacations = Im Urlaub
time-vacations-about = Jede Person hat im Jahr Urlaubstage.

time-on-vacation = { $name } ist im Urlaub bis { $until }.
time-asleep = { $name } schläft; die Zeit steht still bis { $until }.
time-you-on-vacation = Du bist im Urlaub bis { $until }; deine Zeit steht still.
time-you-asleep = Deine Zeit steht still bis { $until }.
time-end-vacation = Urlaub beenden
time-hurry = { $left ->
    [hour] Dir bleibt höchstens eine Stunde.
   *[day] Dir bleibt höchstens ein Tag.
}

vacation-title = Urlaub
vacation-about = An Tischen, die das vereinbaren, steht deine Zeit so lange still. Ein angebrochener Tag zählt.
vacation-left = { $left } von { $days } Tagen sind in diesem Jahr übrig.
vacation-days = Tage
vacation-begin = In den Urlaub gehen
vacation-automatic = In der letzten Stunde meiner Zeit von selbst beginnen
vacation-automatic-about = Jeweils ein Tag, solange Tage da sind; du erfährst es und kannst ihn beenden.
vacation-weekends = Meine Zeit steht an Wochenenden still
vacation-nights-about = Wo ein Tisch das vereinbart, steht deine Zeit auch in der Ruhezeit still. Geänderte Zeiten gelten zwei Tage später.
vacation-hours-from = Deine neuen Zeiten gelten für Uhren ab { $when }.

what-if-title = Was wäre, wenn …
what-if-about = Eine von vielen Welten: Was du nicht wissen kannst, ist ausgedacht, und Bots antworten für alle anderen. Niemand erfährt davon.
what-if-another = Eine andere Welt
what-if-back = Zurück zum Tisch
what-if-open = Etwas ausprobieren …
lobby-what-if = Ausprobieren
lobby-what-if-about = Wer spielt, darf in einer ausgedachten Welt weiterspielen, mit Bots für die anderen; sonst merkt es niemand.
