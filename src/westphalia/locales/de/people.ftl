### Persons: ways back into an account, members, and profiles.

## Coming back

back-title = Zurück in dein Konto
back-about = Dein Passwort ist weg. Auf zwei Wegen legst du ein neues fest.
back-forgot = Passwort vergessen?
back-by-code = Mit einem Ersatzcode
back-code = Ersatzcode
back-code-about = Einer von denen, die du beim Anlegen des Kontos gesehen hast. Er gilt nur einmal.
back-by-mail = Per E-Mail
back-mail = E-Mail-Adresse
back-mail-about = Hat ein Konto diese Adresse bestätigt, geht ein Link dorthin. Er gilt einmal und eine Stunde lang.
back-mail-send = Schick mir einen Link
back-mail-sent = Hat ein Konto diese Adresse bestätigt, ist ein Link unterwegs.
back-no-mail = Dieser Server verschickt keine E-Mails. Ohne Code kann dir nur helfen, wer ihn betreibt.
back-set = Neues Passwort festlegen
back-link-about = Lege das Passwort deines Kontos fest. Überall sonst wirst du abgemeldet.
back-done = Du bist als { $name } angemeldet.

## Recovery codes

codes-title = Ersatzcodes
codes-fresh = Mit jedem dieser Codes kommst du einmal wieder herein, wenn du dein Passwort vergisst. Du siehst sie nur jetzt: Speichere sie oder schreib sie auf.
codes-save = Als Datei speichern
codes-kept = Ich habe sie
codes-about = Ein Ersatzcode lässt dich einmal herein, wenn du dein Passwort vergisst. Neue ersetzen die alten.
codes-left = { $codes ->
    [0] Du hast keinen Ersatzcode mehr. Mach neue.
    [one] Ein Ersatzcode ist noch da.
   *[other] { $codes } Ersatzcodes sind noch da.
}
codes-make = Neue Codes machen

## The door of the house

door-members = Dieses Haus ist für seine Mitglieder. Melde dich an, um die Tische zu sehen.
door-closed = Neue Konten legt hier nur an, wer diesen Server betreibt.
door-invited = Wer hier ein Konto möchte, braucht die Einladung eines Mitglieds.
invited-title = Du bist eingeladen
invited-about = Jemand hat dich in dieses Haus eingeladen. Wähle einen Namen und ein Passwort.
house-invite = Jemanden in dieses Haus einladen
house-invite-about = Mit diesem Link kann eine Person hier binnen einer Woche ein Konto anlegen.
house-invite-make = Einen Link machen

## Profiles

people-title = Mit wem ich gespielt habe
people-none = Noch niemand: Spiel eine Partie zu Ende.
people-last = zuletzt am { $day }
profile-own = Dein Profil
profile-bot = Das Konto eines Bots
profile-house = Ein Bot dieses Hauses
profile-since = Hier seit { $day }
profile-block = Sperren
profile-blocked = Du hast { $name } gesperrt.
profile-play-again = Zusammen { $game } spielen
profile-results = Ergebnisse
profile-no-results = Noch keine beendeten Partien.
profile-hidden = { $name } zeigt das nicht.
profile-games = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
profile-against-bots = { $games ->
    [one] Eine davon war nur gegen Bots.
   *[other] { $games } davon waren nur gegen Bots.
}
profile-won = gewonnen
profile-drawn = unentschieden
profile-lost = verloren
profile-sides = Nach Seite und Platz
profile-side = { $side }, Platz { $seat } von { $seats }
profile-set-ups = Nach Aufbau
profile-base = Grundspiel
profile-together = Mit dir
profile-together-about = Wie deine Partien mit { $name } für dich ausgingen.
profile-pace = Tempo
profile-pace-about = { $turns ->
    [one] Von einem Zug in beendeten Partien
   *[other] Von { $turns } Zügen in beendeten Partien
}
profile-pace-quarter = ein Viertel dauerte höchstens
profile-pace-half = die Hälfte dauerte höchstens
profile-pace-three = drei Viertel dauerten höchstens
profile-pace-none = Zu wenige Züge für ein Urteil.
profile-finished = { $games ->
    [one] { $percent } von einer Partie zu Ende gespielt
   *[other] { $percent } von { $games } Partien zu Ende gespielt
}
profile-seconds = { $n } s
profile-minutes = { $n } min
profile-hours = { $n } h
profile-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
profile-open-games = Laufende Partien
profile-no-open = Gerade keine öffentlich.
profile-shown = Wer dein Profil sieht
profile-shown-about = Dein Name ist immer öffentlich. Was andere sonst sehen, sagst du.
profile-part-results = Ergebnisse
profile-part-pace = Tempo und beendete Partien
profile-part-open = Laufende Partien
profile-part-rating = Wertung
profile-to-all = alle
profile-to-members = Mitglieder mit Konto
profile-to-nobody = niemand
