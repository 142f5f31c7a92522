### Die Lobby, das Konto und der Rahmen jeder Seite im Browser.

## Jede Seite

page-close = Schließen
page-reload = Neu laden
page-to-lobby = Zur Lobby
page-broken = Diese Seite ließ sich nicht anzeigen. Nichts ist verloren: Alle Antworten liegen auf dem Server.
page-offline = Der Server ist nicht zu erreichen. Neue Versuche folgen von selbst.
page-refused = { $code ->
    [offline] { page-offline }
    [unauthorised] Name und Passwort passen nicht zusammen.
    [not_allowed] Das darfst du hier nicht.
    [unknown] Das gibt es hier nicht.
    [conflict] Das ist schon vergeben.
    [stale] Inzwischen hat sich etwas geändert; sieh noch einmal hin.
    [not_ready] Das geht jetzt nicht.
    [too_large] Das ist zu groß.
    [too_many] Das war zu viel auf einmal; warte ein wenig.
    [failed] Auf dem Server ist etwas schiefgegangen; verloren ist nichts.
   *[other] { $message }
}
tincture-azure = Blau
tincture-gules = Rot
tincture-or = Gold
tincture-purpure = Lila
tincture-sable = Schwarz

## Die Lobby

lobby-title = Lobby · Westphalia
lobby-skip = Zu den Tischen springen
lobby-tagline = Spiele um den Dreißigjährigen Krieg mit vollständigen Regeln, gegen Freunde oder Bots. Kostenlos, quelloffen, ohne Konto spielbar.
lobby-tools = Lesen, Einstellungen, Konto
lobby-rules = Regeln
lobby-replays = Nachspielen
lobby-settings = Einstellungen
lobby-language = Sprache
lobby-tables-now = { $playing ->
    [one] { $playing } Tisch im Spiel
   *[other] { $playing } Tische im Spiel
}, { $open ->
    [0] keiner offen
   *[other] { $open } offen
}
lobby-turns-now = { $turns ->
    [one] An einem Tisch bist du dran
   *[other] An { $turns } Tischen bist du dran
}
lobby-key-play = zum Spiel, das auf mich wartet
lobby-key-set = zum Formular für einen neuen Tisch
lobby-guest = Gast
lobby-play-now = Gleich spielen
lobby-seats = Plätze
lobby-from-to = { $from } bis { $to }
lobby-time = Dauer
lobby-minutes = etwa { $minutes } min
lobby-bots = Bots
lobby-play-against = { $bots ->
    [one] Gegen { $bots } Bot spielen
   *[other] Gegen { $bots } Bots spielen
}
lobby-as-last-time = Wie beim letzten Mal: { $options }.
lobby-quick-title = { $name } gegen { $bots } Bots
lobby-set-a-table = Neuer Tisch
lobby-game = Spiel
lobby-table-title = Name des Tisches
lobby-table-title-hint = Die lange Tafel
lobby-table-of = Der Tisch von { $name }
lobby-who-sits = Wer auf Platz { $number } sitzt
lobby-seat-me = Ich
lobby-seat-hot = An diesem Bildschirm
lobby-seat-link = Einladungslink
lobby-seat-open = Offen für alle
lobby-seat-bot = Bot: { $bot }
lobby-name-of-player = Name von Spieler { $number }
lobby-change-colour = Farbe von Platz { $number }: { $colour }. Wechseln
lobby-move-seat = Platz { $number } nach oben oder unten schieben
lobby-add-seat = Platz dazustellen
lobby-remove = Platz { $number } entfernen
lobby-clock = Uhr
lobby-clock-none = Ohne Uhr
lobby-clock-none-about = alle nehmen sich Zeit
lobby-clock-live = Live
lobby-clock-live-about = je 15 min, nach jedem Zug 40 s mehr
lobby-clock-slow = Zug um Zug
lobby-clock-slow-about = je zwei Tage, nach jedem Zug einer mehr
lobby-clock-of = { $bank } und { $increment } je Zug
lobby-start = Aufbau
lobby-expansions = Erweiterungen
lobby-may-watch = Zuschauer erlaubt
lobby-more-options = Weitere Optionen
lobby-open-the-table = Tisch eröffnen
lobby-open-hint-anyone = Steht bei den öffentlichen Tischen, bis alle Plätze besetzt sind
lobby-open-hint-link = Privat; die nächste Seite hat einen Link für jeden freien Platz
lobby-open-hint-now = Das Spiel beginnt sofort
lobby-my-games = Meine Spiele
lobby-my-games-none = Noch kein Spiel. Ein Klick links beginnt eines.
lobby-your-turn = du bist dran
lobby-waiting = wartet
lobby-open-table = offen
lobby-waits-for = wartet auf { $names }
lobby-waits-for-people = { $taken } von { $seats } Plätzen besetzt
lobby-left = noch { $time }
lobby-hours = { $hours } h
lobby-days-hours = { $days } T { $hours } h
lobby-public-tables = Öffentliche Tische
lobby-public-tables-none = Im Augenblick steht kein Tisch allen offen.
lobby-taken-of = { $taken } von { $seats }
lobby-sit-down = Hinsetzen
lobby-watch = Zusehen
lobby-no-seat-left = Jemand war schneller: An diesem Tisch ist kein Platz mehr frei.
lobby-finished-games = Beendete Spiele
lobby-finished-none = Hier stehen beendete Spiele, Zug um Zug nachzuspielen.
lobby-won-by = { $name } hat gewonnen
lobby-replay = Nachspielen
lobby-upload-record = Aufzeichnung öffnen
lobby-invitation = Einladung · Westphalia
lobby-invited = Du bist auf Platz { $number } von { $seats } eingeladen.
lobby-your-name = Dein Name

## Das Konto

account-title = Du
account-guest = Du spielst als Gast. Dieser Browser erkennt dich wieder; mit einem Passwort kommst du von überall zurück.
account-have = Du hast ein Konto.
account-your-name = Dein Name
account-webhook = Adresse des Webhooks
account-webhook-about = Eine Internetadresse, die erfährt, wann du dran bist. Darf leer bleiben.
account-save = Speichern
account-saved = Gespeichert.
account-sign-in = Anmelden
account-sign-out = Abmelden
account-about = Ein Konto bewahrt deine Spiele und deinen Namen. Eine E-Mail-Adresse braucht es nicht.
account-name = Name
account-password = Passwort
account-make-account = Konto anlegen
