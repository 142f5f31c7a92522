# Die Moderation: ihre Seite, was sie Leuten sagt, und was von wem aufbewahrt wird.

moderation-title = Moderation
moderation-reports = { $reports ->
    [0] Keine offenen Meldungen
    [one] Eine offene Meldung
   *[other] { $reports } offene Meldungen
}
moderation-own = Du bist an dieser Meldung beteiligt: Jemand anderes von der Moderation entscheidet darüber.
moderation-by = Gemeldet von { $name }.
moderation-why = Dort heißt es: { $why }
moderation-around = Was davor und danach gesagt wurde
moderation-table = Dem Tisch zusehen
moderation-act = Was zu tun ist
moderation-do-warn = Verwarnen
moderation-do-mute = Das Wort entziehen
moderation-do-ban = Ausschließen
moderation-do-rename = Einen anderen Namen geben
moderation-do-freeze = Den Tisch anhalten
moderation-do-unfreeze = Den Tisch weiterspielen lassen
moderation-do-hand-over = Einen Platz oder den Tisch übergeben
moderation-do-uphold = Schließen: Die Meldung war berechtigt
moderation-do-dismiss = Schließen: Es war nichts
moderation-reason = Warum (wen es betrifft, liest das)
moderation-do-it = Ausführen
moderation-time = Wie lange
moderation-for-good = für immer
moderation-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
moderation-until = bis { $day }
moderation-new-name = Neuer Name
moderation-what = Nummer des Platzes, oder „table“
moderation-who = An wen: ein Name, #12 oder „bot“
moderation-people = Leute
moderation-find = Ein Teil des Namens, oder eine Nummer wie #12
moderation-search = Suchen
moderation-nobody = Niemand wurde gefunden.
moderation-reported = { $reports ->
    [0] nie gemeldet
    [one] einmal gemeldet
   *[other] { $reports }-mal gemeldet
}
moderation-role-moderator = Moderation
moderation-role-operator = Betrieb
moderation-bot = Bot
moderation-account = Konto
moderation-guest = Gast
moderation-restrictions = Zurzeit in Kraft
moderation-did-warn = verwarnt
moderation-did-mute = Wort entzogen
moderation-did-unmute = darf wieder sprechen
moderation-did-ban = ausgeschlossen
moderation-did-unban = wieder eingelassen
moderation-did-rename = umbenannt
moderation-did-freeze = Tisch angehalten
moderation-did-unfreeze = Tisch geht weiter
moderation-did-hand-over = übergeben
moderation-did-close = Meldung geschlossen
moderation-did-role = Rolle geändert
moderation-did-banner = Hinweis geändert
moderation-end = Beenden
moderation-ended-early = vorzeitig beendet
moderation-roles = Wer hier nach dem Rechten sieht
moderation-role-changed = Rolle geändert
moderation-take-role = Die Rolle nehmen
moderation-new-role = Name eines Kontos
moderation-give-role = In die Moderation nehmen
moderation-banner = Ein Wort an alle
moderation-banner-text = Was auf jeder Seite steht
moderation-banner-hours = Für wie viele Stunden (0: bis jemand es wegnimmt)
moderation-banner-put = Zeigen
moderation-banner-drop = Wegnehmen
moderation-log = Was getan wurde
moderation-log-empty = Noch nichts.
moderation-console = Konsole
moderation-outcome-upheld = die Meldung war berechtigt
moderation-outcome-dismissed = es war nichts

letter-title = Von der Moderation
letter-until = bis { $when }
letter-away = Gelesen
letter-warned = Die Moderation hat dich verwarnt:
letter-muted = { $ever ->
    [yes] Du kannst an Tischen nicht mehr sprechen:
   *[no] Du kannst an Tischen bis { $until } nicht sprechen:
}
letter-unmuted = Du kannst an Tischen wieder sprechen.
letter-banned = Dieser Server war für dich bis { $until } geschlossen:
letter-renamed = Die Moderation hat deinen Namen geändert. Du heißt jetzt { $name }:
letter-handed-over = { $name ->
    [0] Ein Platz oder ein Tisch von dir wurde jemand anderem gegeben:
   *[other] Dein Platz oder der Tisch „{ $name }“ selbst wurde jemand anderem gegeben:
}
letter-report-upheld = Danke für deine Meldung über { $name }. Die Moderation gibt dir recht. Was sie getan hat: { $acts }.
letter-report-dismissed = Danke für deine Meldung über { $name }. Die Moderation hat sie sich angesehen und nichts gefunden, was gegen die Regeln dieses Hauses ist.
letter-accused-upheld = Du wurdest gemeldet, und die Moderation gibt der Meldung recht:
letter-accused-dismissed = Du wurdest gemeldet. Die Moderation hat es sich angesehen und nichts gefunden, was gegen die Regeln dieses Hauses ist:
letter-did-warn = eine Verwarnung
letter-did-mute = Schweigen auf Zeit
letter-did-ban = ein Ausschluss
letter-did-rename = ein anderer Name
letter-did-freeze = der Tisch wurde angehalten
letter-did-hand-over = ein Platz oder Tisch wurde übergeben
letter-did-note = sie hat mit der Person gesprochen

kept-title = Was hier aufbewahrt wird, und wie lange
kept-people = **Du**: dein Name, was dein Profil zeigt, für ein Konto Hashes deines Passworts und der Codes zur Rückkehr, deine Ruhezeiten und Urlaube, und Briefe der Moderation, bis du sie weglegst. { $guests ->
    [0] Ein Gast bleibt, bis die Sitzung endet.
   *[other] Ein Gast, der { $guests } Tage nicht wiederkommt, wird vergessen.
} Ein Konto bleibt, bis sein Besitzer es löscht.
kept-sessions = **Sitzungen**: wo du angemeldet bist; eine Sitzung, die niemand benutzt, endet nach { $session } Tagen. { $addresses ->
    [0] Adresse und Browser, mit denen sie begann, bleiben so lange.
   *[other] Adresse und Browser, mit denen sie begann, werden nach { $addresses } Tagen vergessen.
}
kept-games = **Spiele**: Tische und Turniere, wer dort saß, jede Antwort und wie lange sie dauerte, Ergebnisse und Wertungen, was du dort vorbereitet hast. { $waiting ->
    [0] Ein Tisch, der nicht beginnt, bleibt.
   *[other] Ein Tisch, der nicht beginnt, geht nach { $waiting } Tagen.
} { $stalled ->
    [0] Ein Spiel, das niemand weiterspielt, bleibt.
   *[other] Ein Spiel, das niemand weiterspielt, geht nach { $stalled } Tagen.
} { $finished ->
    [0] Beendete Spiele bleiben; gehst du, wird dein Name herausgenommen.
   *[other] Beendete Spiele gehen nach { $finished } Tagen.
}
kept-talk = **Gespräche**: was an Tischen gesagt wurde, deine Notizen, wen du stumm schaltest. { $talk ->
    [0] Es bleibt mit dem Tisch.
   *[other] Gesagtes geht { $talk } Tage nach der letzten Änderung am Tisch.
}
kept-notices = **Benachrichtigungen**: wenn du von deinen Zügen hören willst, deine Mailadresse, Zeitzone und die Push-Adressen deiner Browser, bis du sie wegnimmst.
kept-reports = **Meldungen**: wer wen gemeldet hat, die Worte und warum. { $reports ->
    [0] Sie bleiben.
   *[other] Sie gehen { $reports } Tage, nachdem sie geschlossen wurden.
}
kept-bans = **Ausschlüsse**: wer nicht herein oder nicht sprechen darf, bis es endet. { $banned ->
    [0] Das Konto von jemandem, der für immer ausgeschlossen ist, bleibt.
   *[other] Das Konto von jemandem, der für immer ausgeschlossen ist, wird nach { $banned } Tagen gelöscht; seine Nummer bleibt ausgeschlossen.
}
kept-log = **Das Protokoll der Moderation**: was wem getan wurde und warum. Es bleibt, damit die Moderation sich daran messen lässt; gehst du, wird dein Name herausgenommen.
kept-rest = Nichts wird von anderen Servern geladen oder an sie gesandt außer den Benachrichtigungen, um die du bittest. Alles, was über dich aufbewahrt wird, kannst du unter deinem Namen mitnehmen und löschen.
