### Die Lobby, das Konto und der Rahmen jeder Seite im Browser.

## Jede Seite

page-loading = Wird geladen …
page-close = Schließen
page-reload = Neu laden
page-to-lobby = Zur Lobby
server-read-only = Der Server kann gerade nichts speichern: Du kannst dich umsehen, aber nicht antworten. Das gibt sich von selbst.
page-broken = Diese Seite ließ sich nicht anzeigen. Nichts ist verloren: Alle Antworten liegen auf dem Server.
page-offline = Der Server ist nicht zu erreichen. Neue Versuche folgen von selbst.
tincture-azure = Blau
tincture-gules = Rot
tincture-or = Gold
tincture-purpure = Lila
tincture-sable = Schwarz

## Was der Server ablehnt, nach dem Grund

refusal-offline = { page-offline }
refusal-closed = Der Server hat diese Verbindung geschlossen.
refusal-seat-lost = Dieser Platz gehört dir nicht mehr.
refusal-bad-request = Der Server versteht diese Anfrage nicht.
refusal-unauthorised = Melde dich zuerst an oder setz dich als Gast.
refusal-not-allowed = Das darfst du hier nicht.
refusal-unknown = Das gibt es hier nicht.
refusal-conflict = Jemand anderes war schneller; sieh noch einmal hin.
refusal-not-ready = Das ist im Augenblick nicht möglich.
refusal-stale = Inzwischen hat sich das Spiel geändert; sieh noch einmal hin.
refusal-too-large = Das ist zu groß.
refusal-illegal = Das erlauben die Regeln jetzt nicht.
refusal-too-many = Das war zu viel auf einmal; warte ein wenig und versuche es noch einmal.
refusal-failed = Auf dem Server ist etwas schiefgegangen; verloren ist nichts.
refusal-name-length = Ein Name hat 1 bis { $most } druckbare Zeichen.
refusal-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
refusal-account-exists = Es gibt schon ein Konto mit dem Namen „{ $name }“.
refusal-name-reserved = „{ $name }“ ist der Name eines Kontos. Melde dich an oder nimm einen anderen Namen.
refusal-name-scripts = Ein Wort eines Namens bleibt bei den Buchstaben einer Schrift.
refusal-wrong-password = Name und Passwort passen nicht zusammen.
refusal-have-account = Du hast schon das Konto „{ $name }“.
refusal-password-wait = Zu viele falsche Passwörter; versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
refusal-no-account = Ein Gast hat kein Passwort.
refusal-accounts-only = Das geht nur mit einem Konto.
refusal-token-session = Ein Token darf das nicht; melde dich mit Namen und Passwort an.
refusal-token-scope = Dafür ist dieser Token nicht da; er bräuchte den Bereich „{ $scope }“.
refusal-too-many-tokens = Du hast schon { $most } Token; beende einen davon.
refusal-has-played = Mit diesem Konto wurde schon gespielt, also bleibt es das eines Menschen. Lege für den Bot ein anderes an.
refusal-not-a-bot = Das geht nur mit dem Konto eines Bots.
refusal-no-clock = Dieser Tisch hat keine Uhr.
refusal-no-ready-check = Hier wird niemand gefragt, wer bereit ist.
refusal-bot-seeks = Ein Bot wird mit Namen herausgefordert; er sucht keinen Tisch.
refusal-unknown-account = Niemand hat hier ein Konto mit dem Namen „{ $name }“.
refusal-too-many-asked = { $most } Leute haben dir noch nicht geantwortet.
refusal-no-challenges = { $name } nimmt jetzt keine Herausforderungen mehr an.
refusal-unknown-user = Diese Person ist nicht mehr da.
refusal-bot-rests = { $name } ruht: Sein Programm ist nicht verbunden.
refusal-bot-game = { $name } spielt dieses Spiel nicht.
refusal-bot-expansions = { $name } spielt nicht mit diesen Erweiterungen.
refusal-bot-clock = { $name } will eine Uhr mit mindestens { $seconds } Sekunden.
refusal-bot-busy = { $name } spielt an höchstens { $most ->
    [one] einem Tisch
   *[other] { $most } Tischen
} und tut das gerade.
refusal-bot-is-here = { $name } hat hier schon einen Platz oder ist gefragt.
refusal-seat-not-kept = Platz { $number } ist nicht für dich frei gehalten.
refusal-unknown-session = Dort bist du schon abgemeldet.
refusal-banned = Dieser Server ist für dich geschlossen.
refusal-banned-until = Dieser Server ist für dich noch { $days ->
    [0] { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }
   *[other] { $days } Tage
} geschlossen. { $why }
refusal-silenced = { $hours ->
    [0] Du kannst hier nicht sprechen; so hat es jemand von der Moderation entschieden.
   *[other] { $days ->
        [0] Du kannst hier noch { $hours ->
            [one] eine Stunde
           *[other] { $hours } Stunden
        } lang nicht sprechen; so hat es jemand von der Moderation entschieden.
       *[other] Du kannst hier noch { $days } Tage lang nicht sprechen; so hat es jemand von der Moderation entschieden.
    }
}
refusal-not-muted = Diese Person darf schon sprechen.
refusal-not-banned = Diese Person ist nicht ausgeschlossen.
refusal-own-act = Niemand gibt sich selbst einen Platz oder einen Tisch.
refusal-outranked = Das geht weder bei sich selbst noch bei Leuten mit derselben Rolle oder einer höheren.
refusal-own-table = Du bist daran beteiligt; überlass das jemand anderem von der Moderation.
refusal-unknown-report = Diese Meldung ist schon erledigt.
refusal-nobody = Niemand heißt hier so; Gäste findet man mit ihrer Nummer, etwa #12.
refusal-moderators-only = Das ist nur für die Moderation.
refusal-time-length = Eine Frist hat höchstens { $most } Tage; was länger dauern soll, gilt für immer.
refusal-table-frozen = Ein Betreiber dieses Servers hat diesen Tisch angehalten.
refusal-webhook-address = Die Adresse eines Webhooks beginnt mit http oder https.
refusal-mail-address = Das ist keine E-Mail-Adresse.
refusal-no-mail = Dieser Server verschickt keine E-Mail.
refusal-mail-failed = Die E-Mail konnte nicht verschickt werden; versuche es später noch einmal.
refusal-too-many-mails = Es wurden zu viele E-Mails angefordert; versuche es später noch einmal.
refusal-mail-link = Dieser Link ist nicht mehr gültig.
refusal-what-if-past = Am Tisch ging es weiter; geh dorthin zurück.
refusal-no-what-if = An diesem Tisch probiert niemand etwas aus.
refusal-time-zone = Diese Zeitzone ist hier nicht bekannt.
refusal-quiet-hours = Eine Uhrzeit schreibt man wie 22:30.
refusal-vacation-days = { $left ->
    [0] Du hast in diesem Jahr keine Urlaubstage mehr.
    [one] Du hast in diesem Jahr noch einen Urlaubstag.
   *[other] Du hast in diesem Jahr noch { $left } Urlaubstage.
}
refusal-push-subscription = Der Server kann diesen Browser nicht erreichen.
refusal-too-many-connections = Es sind schon { $most } Verbindungen offen; mehr sind nicht erlaubt.
refusal-too-many-tables = Du hast schon { $most } Tische im Spiel; beende zuerst einen.
refusal-too-many-jobs = { $most ->
    [one] Du hast schon etwas verlangt, was eine Weile dauert; warte auf die Antwort.
   *[other] Du hast schon { $most } Dinge verlangt, die eine Weile dauern; warte auf eine der Antworten.
}
refusal-too-long = Das zu berechnen dauert hier zu lange.
refusal-busy = Vom Server wird gerade zu viel verlangt; versuche es in einer Weile noch einmal.
refusal-too-many-bot-games = In { $most } deiner Partien spielen schon nur Bots; warte, bis eine zu Ende ist.
refusal-title-length = Der Name eines Tisches hat höchstens { $most } druckbare Zeichen.
refusal-unknown-table = Diesen Tisch gibt es hier nicht.
refusal-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-seat-not-yours = Platz { $number } ist nicht deiner.
refusal-seat-not-open = Platz { $number } steht nicht allen offen.
refusal-seat-taken = Platz { $number } ist besetzt: { $name }.
refusal-seat-closed = Vor dem Ende sieht nur der Spieler selbst Platz { $number }.
refusal-invitation-void = Diese Einladung gilt für diesen Platz nicht oder nicht mehr.
refusal-knows-other-seat = Du weißt schon, was ein anderer Platz weiß, und kannst dich hier nicht setzen.
refusal-seat-seen = Jemand, der hier weiterspielt, hat gesehen, was dieser oder ein anderer Platz verbirgt; niemand Neues kann sich setzen.
refusal-not-owner = Das kann nur, wer den Tisch eröffnet hat.
refusal-game-not-begun = Das Spiel hat noch nicht begonnen.
refusal-game-begun = Das Spiel hat schon begonnen.
refusal-game-over = Das Spiel ist zu Ende.
refusal-table-busy = Der Tisch ändert sich gerade zu schnell; versuche es noch einmal.
refusal-other-rules = An diesem Tisch galten andere Regeln; er kann nicht fortgesetzt werden.
refusal-store-silent = Der Server kann gerade nicht lesen oder schreiben; nichts hat sich geändert. Versuche es später noch einmal.
refusal-read-only = Der Server kann gerade nichts speichern, und nichts hat sich geändert. Sieh dich um und versuche es etwas später noch einmal.
refusal-no-undo = Es gibt nichts, was du zurücknehmen kannst.
refusal-no-lesson = Nur in einer Lektion geht es zurück.
refusal-watching = Wer zuschaut, kann nicht antworten.
refusal-wrong-page = Diese Seite darf hier nicht für dich handeln.
refusal-plans-closed = Alles liegt erst nach dem Ende des Spiels offen.
refusal-analysis-closed = Eine Partie kann erst analysiert werden, wenn sie zu Ende ist.
refusal-record-closed = Die Aufzeichnung wird gezeigt, wenn das Spiel zu Ende ist.
refusal-fork-closed = Hier spielen andere mit; übernehmen kannst du, wenn das Spiel zu Ende ist.
refusal-game-not-over = Das Spiel ist noch nicht zu Ende.
refusal-not-a-player = Eine Revanche kann nur anbieten, wer hier mitgespielt hat.
refusal-fork-unsettled = Solange das Spiel läuft, kannst du nur von einem früheren Augenblick aus übernehmen.
refusal-record-unreadable = Diese Aufzeichnung lässt sich nicht lesen: { $why }.
refusal-unknown-tournament = Dieses Turnier gibt es hier nicht.
refusal-tournament-rules = Ein Turnier lässt sich so nicht ausschreiben: { $why }.
refusal-too-many-tournaments = Du hast schon { $most } Turniere ausgeschrieben; beende zuerst eines.
refusal-account-needed = Turniere sind für Leute mit einem Konto.
refusal-not-organiser = Das kann nur, wer das Turnier ausgeschrieben hat.
refusal-takes-part = Du machst bei diesem Turnier schon mit.
refusal-tournament-closed = Bei diesem Turnier kann jetzt niemand mehr mitmachen.
refusal-unknown-entrant = Diesen Platz im Turnier hat niemand.
refusal-tournament-ended = Dieses Turnier ist beendet.
refusal-tournament-begun = Dieses Turnier hat schon begonnen.
refusal-too-few-entrants = Das Turnier kann noch nicht beginnen: { $why }.
refusal-list-changed = Gerade ist jemand gekommen oder gegangen; sieh nach und beginne dann.
refusal-no-bids = Hier bietet niemand auf eine Seite.
refusal-not-taking-part = Nur wer mitmacht, bietet auf eine Seite.
refusal-no-round = Von diesem Turnier wird gerade keine Runde gespielt.
refusal-set-up = Dieser Tisch lässt sich so nicht einrichten: { $why }.
refusal-overlay = Diese Datei lässt sich nicht verwenden: { $why }
refusal-table-paused = Das Spiel ist unterbrochen.
refusal-not-playing = Nur wer hier mitspielt, hat mitzureden.
refusal-no-draws = Die Regeln dieses Spiels kennen kein Unentschieden.
refusal-draw-with-bot = Für ein Unentschieden müssen auf allen Plätzen Menschen sitzen.
refusal-not-overdue = Dieser Platz ist nicht überfällig: Es ist noch Zeit, oder die Person ist gerade zurückgekommen.
refusal-has-resigned = Wer aufgegeben hat, spielt nicht weiter.
refusal-too-many-acts = An diesem Tisch wurde schon { $most }-mal um etwas gebeten; mehr geht nicht.
refusal-words-length = Eine Zeile hat 1 bis { $most } Zeichen.
refusal-gallery-closed = An diesem Tisch können Zuschauer nicht mitreden.
refusal-no-hints = Gegen Menschen gibt es Hinweise nur, wenn der Tisch das vereinbart hat.
refusal-rated-members = Gewertete Spiele sind für Menschen mit einem Konto.
refusal-rated-clock = Ein gewertetes Spiel braucht eine Uhr oder ein Ende der Geduld.
refusal-rated-hints = In einem gewerteten Spiel bekommt niemand Hinweise.
refusal-rated-values = Ein gewertetes Spiel wird mit den gedruckten Werten gespielt.
refusal-rated-hot-seat = In einem gewerteten Spiel haben alle je einen Platz.
refusal-rated-bots = Ein Spiel von Bots allein wird nicht gewertet.
refusal-rated-stand-in = In einem gewerteten Spiel spielt kein Bot auf Wunsch für einen Menschen.
refusal-rated-fork = Ein gewertetes Spiel kann man abzweigen, sobald es zu Ende ist.
refusal-rated-close = Niemand beendet ein gewertetes Spiel allein; du kannst aufgeben.
refusal-rated-alone = In einem gewerteten Spiel gegen Bots entscheidet das niemand allein; du kannst aufgeben.
refusal-no-back-asked = Niemand hat darum gebeten, zurückzugehen.
refusal-undo-alone = Diese Antwort kannst du noch zurücknehmen, ohne zu fragen.
refusal-unknown-speaker = Dahinter steht niemand anderes.
refusal-unknown-block = Diese Person ist nicht gesperrt.
refusal-too-many-avoided = Du hast schon { $most } Leute stumm geschaltet oder gesperrt.
refusal-too-many-reports = { $most } deiner Meldungen warten noch auf die Betreiber.
refusal-note-length = Notizen haben höchstens { $most } Zeichen.
refusal-members-only = Dieses Haus ist für seine Mitglieder. Melde dich mit deinem Konto an.
refusal-registration-closed = Neue Konten legt hier nur an, wer diesen Server betreibt.
refusal-invitation-needed = Diese Einladung gilt nicht mehr. Bitte um eine neue.
refusal-wrong-code = Dieser Name und dieser Code passen nicht zusammen.
refusal-used-link = Dieser Link ist schon benutzt oder zu alt. Fordere einen neuen an.
refusal-too-many-links = Es wurden zu viele Links angefordert. Versuche es später wieder.
refusal-unknown-person = Ein Profil von „{ $name }“ gibt es hier nicht.
refusal-own-profile = Dich selbst kannst du nicht sperren.

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
lobby-play-now = Gleich spielen
lobby-seats = Plätze
lobby-from-to = { $from } bis { $to }
lobby-time = Dauer
lobby-minutes = etwa { $minutes } min
lobby-side = Deine Seite
lobby-bots = Bots
bot-rating = Wertung: { $rating }.
bot-about-random = Antwortet irgendetwas Erlaubtes.
bot-about-soldier = Ein Hauptmann, der hin und wieder einer Laune folgt.
bot-about-captain = Plant mit Bedacht und kämpft, wo es sich lohnt.
bot-about-marshal = Hat aus Millionen eigener Entscheidungen gelernt und rechnet nichts durch.
bot-about-general = Spielt vor jeder Antwort die Runde durch, weniger als eine Sekunde lang.
bot-about-general-strong = Spielt vor jeder Antwort die Runde durch, bis zu zwei Sekunden lang.
bot-about-outside = Hier hat ihn niemand gemessen: wer diesen Server betreibt, hat ihn mitgebracht.
lobby-play-against = { $bots ->
    [one] Gegen { $bots } Bot spielen
   *[other] Gegen { $bots } Bots spielen
}
lobby-as-last-time = Wie beim letzten Mal: { $options }.
lobby-quick-title = { $bots ->
    [one] { $name } gegen einen Bot
   *[other] { $name } gegen { $bots } Bots
}
lobby-set-a-table = Neuer Tisch
lobby-game = Spiel
lobby-table-title = Name des Tisches
lobby-table-title-hint = Die lange Tafel
lobby-table-of = Der Tisch von { $name }
lobby-who-sits = Wer auf Platz { $number } sitzt
lobby-seat-me = Ich
lobby-seat-hot = An diesem Bildschirm
lobby-seat-asked = für { $name }, auf Einladung
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
lobby-clock-slow = Zug um Zug
lobby-none-by-default = anfangs keine
lobby-listing = Wer diesen Tisch sieht
lobby-unlisted = Nicht gelistet
lobby-unlisted-about = Steht nur in den Listen der Mitspieler. Wer den Link hat, kann zusehen.
lobby-listed = In der Lobby gelistet
lobby-listed-about = Alle sehen seinen Namen, die Namen der Spieler, Optionen, Uhr, Stand und Ergebnis und können zusehen.
lobby-listed-open = Ein Platz ist offen für alle, darum sehen alle den Tisch: seinen Namen, die Namen der Spieler, Optionen, Uhr, Stand und Ergebnis.
lobby-watchers = Zuschauer
lobby-gallery = Zuschauer dürfen miteinander reden
lobby-gallery-about = Sie sehen, was offen liegt, keine Hand, keinen Plan und nicht, was die Spieler sagen. Die Spieler lesen sie nach dem Ende.
hint-title = Hinweise
hints-agreed = mit Hinweisen
values-agreed = mit korrigierten Werten
values-title = Korrigierte Werte
lobby-values-about = Eine TOML-Datei mit den Werten deines Spiels, wo sie von unseren abweichen. Alle am Tisch sehen sie.
lobby-values-choose = Datei wählen
lobby-values-drop = Ohne die Datei
lobby-hints = Hinweise auch gegen Menschen
lobby-hints-about = Wer gefragt ist, darf einen Bot um Rat fragen; niemand sonst merkt es. Allein gegen Bots gibt es immer Hinweise.
rated-title = Gewertet
rated-agreed = gewertet
rated-about = Das Ergebnis ändert die Wertungen aller, die spielen. Es gibt eine Uhr oder ein Ende der Geduld, niemand bekommt Hinweise, kein Bot spielt auf Wunsch für einen Menschen, und niemand beendet das Spiel allein: man gibt auf. Wer ersetzt wird, hat verloren.
lobby-rated = Das Spiel wird gewertet
lobby-rated-members = Dafür brauchst du ein Konto.
lobby-hints-rated = In einem gewerteten Spiel bekommt niemand Hinweise.
lobby-ratings = Wertungen
lobby-patience = Wer weg ist, gilt als überfällig
lobby-patience-after = { $time } Abwesenheit
lobby-patience-never = nie
lobby-patience-about = Dann kann, wer den Tisch eröffnet hat, oder eine Abstimmung der anderen einen Bot spielen lassen, bis die Person zurück ist.
lobby-more-options = Weitere Optionen
lobby-option = { $option }: { $value }
lobby-open-the-table = Tisch eröffnen
lobby-open-hint-anyone = Steht bei den öffentlichen Tischen, bis alle Plätze besetzt sind
lobby-open-hint-link = Die nächste Seite hat einen Link für jeden freien Platz
lobby-open-hint-now = Das Spiel beginnt sofort
lobby-new-title = Neuer Tisch · Westphalia
lobby-new-about = Wähle, wer wo sitzt, die Uhr und die Regeln. Freunde kommen über einen Link, andere aus der Lobby.
lobby-level = Für wen
lobby-level-any = alle
lobby-level-new = neue Spieler
lobby-level-experienced = erfahrene Spieler
lobby-talk-language = Sprache am Tisch
lobby-talk-any = beliebig
tables-page = Tische · Westphalia
tables-all = Alle, mit Filtern
tournaments = Turniere
tables-state-open = Mit freiem Platz
tables-state-playing = Im Spiel
tables-found = { $found } von { $all ->
    [one] { $all } Tisch
   *[other] { $all } Tischen
}
tables-none-like-that = Kein Tisch ist so.
tables-reset = Alle zeigen
tables-filters = Filter und Reihenfolge
tables-search = Suchen
tables-search-hint = Tisch, Gastgeber, Spieler …
tables-any = beliebig
tables-by-game = Spiel
tables-by-tempo = Tempo
tables-by-seats = Plätze
tables-by-rules = Regeln
tables-by-level = Für wen
tables-by-language = Sprache
tables-rules-base = Grundspiel
tables-rules-more = mit Erweiterungen
tables-order = Reihenfolge
tables-order-new = neueste zuerst
tables-order-full = bald voll
tables-order-long = wartet am längsten
tables-order-name = nach Namen
tables-host = Gastgeber: { $name }
lobby-my-games = Meine Spiele
lobby-my-games-none = Noch kein Spiel. Ein Klick genügt, um eines zu beginnen.
lobby-your-turn = du bist dran
lobby-unread = Ungelesen am Tisch
lobby-asked = du bist gefragt
lobby-waiting = wartet
lobby-bot-plays = Bot spielt
lobby-paused = Pause
lobby-paused-about = das Spiel ist unterbrochen
lobby-open-table = offen
lobby-waits-for = wartet auf { $names }
lobby-waits-for-people = { $taken } von { $seats } Plätzen besetzt
lobby-left = noch { $time }
lobby-hours = { $hours } h
lobby-days-hours = { $days } T { $hours } h
lobby-public-tables = Öffentliche Tische
lobby-public-tables-none = Im Augenblick steht kein Tisch allen offen.
lobby-rest = noch { $rest }
lobby-fewer = weniger
lobby-players = Spieler: { $names }
lobby-with-account = { $name } (Konto)
lobby-taken-of = { $taken } von { $seats }
lobby-sit-down = Hinsetzen
lobby-watch = Zusehen
lobby-no-seat-left = Jemand war schneller: An diesem Tisch ist kein Platz mehr frei.
lobby-finished-games = Beendete Spiele
lobby-finished-none = Hier stehen beendete Spiele, Zug um Zug nachzuspielen.
lobby-won-by = { $name } hat gewonnen
lobby-abandoned = abgebrochen
lobby-resigned = durch Aufgabe
lobby-standing = nach Stand
lobby-drawn = Unentschieden vereinbart
lobby-total = { $won ->
    [yes] { $who } hat gewonnen, Stand { $vp }
   *[no] Niemand hat gewonnen, Stand { $vp }
}
lobby-replay = Nachspielen
lobby-upload-record = Aufzeichnung öffnen
upload-verified = hochgeladene Aufzeichnung, geprüft
upload-unverified = hochgeladene Aufzeichnung, nicht geprüft
taken-over = aus einem anderen Spiel übernommen
upload-names = Die Namen stehen so in der Aufzeichnung; es müssen keine Leute dieses Servers sein.
lobby-invitation = Einladung · Westphalia
lobby-invited-by = { $host } lädt dich ein.
lobby-invited = Du bist auf Platz { $number } von { $seats } eingeladen.
lobby-your-name = Dein Name

## Das Konto

account-title = Du
account-guest = Du spielst als Gast. Dieser Browser erkennt dich wieder; mit einem Passwort kommst du von überall zurück.
account-have = Du hast ein Konto.
account-your-name = Dein Name
account-notices = Benachrichtigungen …
account-save = Speichern
account-saved = Gespeichert.
account-sign-in = Anmelden
account-sign-out = Abmelden
account-about = Ein Konto bewahrt deine Spiele und deinen Namen. Eine E-Mail-Adresse braucht es nicht.
account-name = Name
account-password = Passwort
account-make-account = Konto anlegen
account-change-password = Passwort ändern
account-old-password = Bisheriges Passwort
account-new-password = Neues Passwort
account-others-end = Überall sonst wirst du abgemeldet.
account-password-changed = Das Passwort ist geändert.
account-sessions = Wo du angemeldet bist
account-session-seen = zuletzt benutzt { $day }
account-session-this = hier
account-session-end = Abmelden
account-session-unknown = Unbekanntes Gerät
account-tokens = Token für Programme
account-tokens-about = Mit einem Token darf ein Programm einen Teil dessen, was du hier darfst. Wer ihn hat, kann dasselbe.
account-token-once = Dein neuer Token. Kopiere ihn jetzt: Er wird nur dieses eine Mal gezeigt.
account-token-name = Wofür er ist
account-token-read = ansehen
account-token-play = spielen
account-token-challenge = Tische öffnen und herausfordern
account-token-make = Token anlegen
account-token-end = Beenden
account-bot = Zum Konto eines Bots machen
account-bot-about = Von da an spielt ein Programm für dieses Konto, und alle sehen, dass es ein Bot ist. Das gilt für immer, und nur ein Konto, das noch nicht gespielt hat, kann es.
account-bot-sure = Ja, für immer ein Bot.
account-bot-is = Das ist das Konto eines Bots.
account-blocks = Wen du gesperrt hast
account-blocks-about = Du liest sie an keinem Tisch, und an deinen nehmen sie nur mit Einladung Platz.
account-blocks-none = Du hast niemanden gesperrt.
account-block-end = Sperre aufheben
account-data = Deine Daten
account-data-about = Alles, was dieser Server über dich aufbewahrt, mit deinen Tischen und den Aufzeichnungen deiner beendeten Spiele, als Datei.
account-data-save = Als Datei speichern
account-leave = Für immer gehen
account-leave-about = Alles über dich wird gelöscht. Bots übernehmen deine Plätze, Tische ohne andere Menschen enden, und in beendeten Spielen wirst du „ehemaliger Spieler“. Das lässt sich nicht rückgängig machen.
account-leave-sure = Ja, alles über mich löschen.

## Ein Spiel lernen

lesson-label = Einführung
lesson-of = { $number } von { $all }
lesson-go-on = Weiter: { $lesson }
lesson-first = Noch nie gespielt? Eine erste Runde, in der alles erklärt wird:
lesson-try = Versuche:
lesson-back = Zurück
lesson-next = Weiter
lesson-skip = Einführung überspringen
lesson-resume = Einführung fortsetzen
lesson-anew = Einführung neu beginnen
lesson-done = Einführung schließen
lesson-wait = Die anderen sind am Werk. Die Einführung geht von selbst weiter.
lesson-own = Antworte hier, wie du willst; danach geht die Einführung weiter.
lesson-astray = Du bist einen anderen Weg gegangen als die Einführung.
lesson-to-it = Zurück zur Einführung
lesson-alone = Allein weiter
lesson-press = Drücke den umrandeten Knopf.
lesson-undo = Das geht von hier aus nicht mehr. Nimm den letzten Schritt zurück: der umrandete Knopf.
lesson-busy = Die anderen sind am Werk.
course-open-it = Eine ganze Runde auf einer Seite
course-open = Dieses Kapitel der Regeln öffnen
course-print = Drucken
course-here = Der grüne Rahmen zeigt, wo dieses Spiel gerade ist.
lobby-moderation = Moderation
house-privacy = Was hier aufbewahrt wird
house-terms = Bedingungen
house-conduct = Regeln des Umgangs
house-imprint = Impressum
