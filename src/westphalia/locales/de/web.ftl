### Der Spieltisch im Browser, was auch gespielt wird; Chronik, Regeln, Nachspielen und Einstellungen.

## Der Rahmen

table-you = du
table-account = Konto
table-guest = Gast
table-bot = Bot
table-bot-account = Konto eines Bots
table-open-clause = Paragraph öffnen
table-players = Spieler
table-player = Spieler
table-status = Tätigkeit
table-player-count = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
table-menu = Menü
table-tools = Werkzeuge
table-rules = Regeln
table-chronicle = Chronik
table-all = alles
table-sound = Ton
table-map = Spielplan
table-prompt = Worauf das Spiel wartet
table-skip = Zum Tisch springen
table-views = Ansichten
table-keys = Tasten
table-replay = Nachspielen
table-sheet = Wie viel vom Blatt zu sehen ist
table-skip-ahead = Vorspulen
orders-title = Vorab gegebene Antworten
orders-about = Was der Tisch für dich antwortet, damit niemand warten muss. Es gilt nur, was offen liegt, nie, was du auf der Hand hast; niemand sonst sieht es, auch nicht in der Wiedergabe, bevor das Spiel vorbei ist.
orders-save = Übernehmen
orders-saved = Übernommen.
orders-until-then = Bis dahin: { $answer }.
table-nothing-to-undo = Es gibt nichts zurückzunehmen: Das geht bis zum letzten Wurf, zur letzten Karte oder Antwort der anderen Seite.
table-undo = Rückgängig
table-let-bot = Einen Bot für mich spielen lassen
table-take-back-seat = Meinen Platz wieder einnehmen
table-close = Das Spiel für alle beenden
table-close-sure = Wirklich beenden? Niemand kann weiterspielen.
table-clock-yours = für dich übrig
table-your-turn = du bist dran
table-to-act = ist dran
table-thinking = überlegt
table-away = abwesend
table-won = hat gewonnen
tab-decide = Zug
tab-map = Spielplan
tab-table = Tisch
tab-players = Spieler
tab-chronicle = Chronik
key-space = Leertaste
key-next = was als Nächstes auf mich wartet
key-map = zum Spielplan
key-players = zu den Spielern
map-zoom = Vergrößerung
map-zoom-in = Vergrößern
map-zoom-out = Verkleinern
map-fit = Alles zeigen
map-overview = Die ganze Karte im Kleinen: drücken, wohin man sehen will; Eingabe zeigt alles

## Die Aufforderung

prompt-your-turn = Du bist dran:
prompt-frozen = Ein Betreiber dieses Servers hat diesen Tisch angehalten.
prompt-abandoned = Der Tisch wurde geschlossen; dieses Spiel hat kein Ende.
prompt-watching = Du schaust zu.
prompt-look-around = Sieh dich ruhig um.
prompt-waiting-for = Noch dran: { $names }.
why-not-here = Das steht hier nicht zur Wahl.
prompt-not-possible = Nicht möglich:
prompt-esc = Esc schließt diese Meldung.
prompt-go-on = Weiter mit Enter.
prompt-reconnecting = Die Verbindung ist unterbrochen; ein neuer Versuch läuft.
prompt-nothing-lost = Nichts ist verloren: Alle Antworten liegen auf dem Server.
prompt-keep-open = Deine Antwort geht ab, sobald sie wieder steht; lass diese Seite so lange offen.
prompt-closed = Dieser Tisch ist dir verschlossen:
prompt-loading = Das Spiel wird aufgebaut …
prompt-over = Das Spiel ist zu Ende; niemand ist mehr dran.

## Das Ende

end-title = { $count ->
    [one] { $winners } hat gewonnen
   *[other] { $winners } haben gemeinsam gewonnen
}
end-rematch = Revanche, gleiche Seiten
end-rematch-rotated = { $seats ->
    [2] Revanche mit vertauschten Seiten
   *[other] Revanche, alle einen Platz weiter
}
end-rematch-offered = Eine Revanche ist angeboten.
end-rematch-sit = Zur Revanche hinsetzen
end-rematch-go = Zur Revanche
end-record = Aufzeichnung herunterladen

## Ein Bildschirm für mehrere

cover-pass = Gib den Bildschirm an { $name }
cover-about = Was jetzt kommt, ist nur für { $name } bestimmt.
cover-show = Ich bin { $name }
cover-on = Bildschirm weitergeben
cover-back = Zurück zu { $name }
cover-asked = ist gefragt

## Vor dem Beginn

waiting-open = { $open ->
    [one] { $open } Platz ist noch frei.
   *[other] { $open } Plätze sind noch frei.
}
waiting-full = Alle Plätze sind besetzt.
waiting-seat-open = freier Platz
waiting-by-invitation = auf Einladung
waiting-sit = Hier hinsetzen
waiting-asked = ist gefragt
waiting-asked-you = dieser Platz ist für dich frei
waiting-challenged = Bot, ist gefragt
waiting-bot-accounts = Bots, die da sind
waiting-stand = Aufstehen
waiting-invite = Einladen
waiting-bot-for = Wer Platz { $seat } spielt
waiting-link = Einladungslink
waiting-link-once = Wer ihn hat, kann sich hierher setzen, aber nur einer. Er wird nur jetzt gezeigt; ein neuer beendet ihn.
waiting-invite-title = Auf diesen Platz einladen
waiting-link-local = Dieser Link geht nur auf diesem Rechner. Für andere in deinem Netz starte Westphalia so:
waiting-link-code = QR-Code des Links
waiting-copy = Kopieren
waiting-copied = Kopiert
waiting-start = Beginnen
waiting-start-bots = Beginnen, mit Bots auf den freien Plätzen
waiting-close = Tisch schließen
waiting-none = keine
waiting-host = Gastgeber
waiting-clock = Uhr
waiting-no-clock = keine

## Chronik und Regeln

chronicle-label = Was geschah
chronicle-earlier = Frühere Einträge zeigen
chronicle-filter = Was von der Chronik gezeigt wird
chronicle-all = Alles
chronicle-battles = Kämpfe
chronicle-mine = Mich betreffend
chronicle-none = Nichts dergleichen ist geschehen.
chronicle-fold-all = Nach Aktionen falten
chronicle-fold = { $more ->
    [one] { $more } weitere Zeile dieser Aktion
   *[other] { $more } weitere Zeilen dieser Aktion
}
chronicle-dock = Andocken
rules-title = Regeln
rules-search = Ein Paragraph oder einige Wörter
rules-chapters = Kapitel
rules-found = { $count ->
    [one] { $count } Paragraph gefunden
   *[other] { $count } Paragraphen gefunden
}
rules-ruling = Auslegung:
rules-chapter = Alles von { $id }
rules-none = Kein Paragraph enthält diese Wörter.
sheet-more = { $count ->
    [one] { $count } weiterer Paragraph enthält diese Wörter.
   *[other] { $count } weitere Paragraphen enthalten diese Wörter.
}

## Nachspielen

replay-title = Nachspielen
replay-table = Zum Tisch
replay-eyes = Gesehen von
replay-as = Wie { $seat } es sah
replay-spectator = Wie Zuschauer es sahen
replay-fork = Von hier an übernehmen
replay-fork-about = Von diesem Augenblick an geht es an einem neuen Tisch weiter. Dieses Spiel bleibt, wie es ist.
replay-fork-begin = Tisch eröffnen
replay-share = Diesen Augenblick teilen
replay-copied = Die Adresse ist kopiert.
share-title = Diesen Augenblick teilen
share-picture = Die Karte: { $when }. { $what }
share-drawing = Das Bild wird gezeichnet …
share-running = Solange gespielt wird, zeigt der Link, was Zuschauer sehen dürfen.
share-address = Link zu diesem Augenblick
share-copy-address = Link kopieren
share-copy-picture = Bild kopieren
share-save = Bild speichern
share-send = Senden …
share-copied = Das Bild ist kopiert.
share-not-allowed = Der Browser erlaubt das nicht; speichere das Bild oder markiere den Link.
replay-line = Zeitleiste
replay-back = Ein Ereignis zurück
replay-on = Ein Ereignis weiter
replay-phase-back = Eine Phase zurück
replay-phase-on = Eine Phase weiter
replay-first = An den Anfang
replay-last = Ans Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-play-pause = Abspielen oder anhalten
replay-at = Ereignis { $at } von { $entries }
replay-of = aus der Chronik „{ $title }“, Ereignis { $at } von { $entries }
replay-go = Zu Ereignis { $at }
replay-value = { $when }: { $what } Ereignis { $at } von { $entries }
replay-now = Jetzt
replay-set-up = Aufbau
replay-asked = { $seats }: { $question }
replay-curve = Was das Schaubild zeigt
replay-has = { $seat }: { $value }
replay-graph = { $measure }: { $values }
replay-speed = Tempo
replay-times = { NUMBER($speed) }×
replay-slower = Langsamer
replay-faster = Schneller
replay-later = Spätere Einträge zeigen

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Darstellung
settings-as-system = Wie im System
settings-day = Tag
settings-candle = Abend
settings-motion = Bewegung
settings-full = Volle
settings-reduced = Weniger
settings-sound = Eine Glocke, wenn du dran bist
settings-left-handed = Spielplan rechts
settings-pace = Tempo des Erzählens
settings-colours = Farben auf diesem Bildschirm tauschen
notice-your-turn = Du bist dran: { $table }
credits-title = Dank und Quellen
credits-map = Spielplan: Natural Earth (gemeinfrei); Koordinaten der Städte von GeoNames (geonames.org), CC BY 4.0.
credits-fonts = Schriften: EB Garamond, Alegreya Sans, IM Fell English und IM Fell French Canon, SIL Open Font License 1.1.
credits-scripts = Programme: Preact, Preact Signals, htm und Fluent, unter freien Lizenzen.
credits-names = Westphalia ist freie Software (Apache 2.0). Die Namen der Spiele gehören ihren Eigentümern; kein Verlag hat es gemacht oder gebilligt.

## Tischgespräch, Notizen und was man miteinander ausmacht

talk-title = Tischgespräch
talk-and-notes = Tischgespräch und Notizen
talk-unread = { $unread ->
    [one] { $unread } ungelesene Zeile
   *[other] { $unread } ungelesene Zeilen
}
talk-nothing = Noch hat niemand etwas gesagt.
talk-closed = An diesem Tisch können Zuschauer nicht mitreden.
talk-say = Etwas sagen
talk-send = Senden
talk-for-table = Lesen kann das, wer hier einen Platz hat, und sonst niemand.
talk-for-gallery = Lesen können das die Zuschauer und nach dem Ende auch die Spieler.
talk-watching = schaut zu
talk-about = { $name }: stumm schalten, sperren, melden
talk-mute = Hier stumm schalten
talk-mute-about = Du liest nicht mehr, was diese Person an diesem Tisch sagt.
talk-block = Überall sperren
talk-block-about = Du liest diese Person an keinem Tisch mehr, und an deinen kann sie nur mit Einladung Platz nehmen.
talk-hear = { $name } wieder lesen
talk-hidden-mute = stumm geschaltet
talk-hidden-block = gesperrt
talk-hidden-deleted = mit dem Konto gelöscht
talk-report = Melden
talk-report-why = Was ist daran nicht in Ordnung?
talk-report-send = An die Betreiber senden
talk-reported = Gemeldet. Die Betreiber dieses Servers sehen es sich an.
notes-title = Notizen
notes-hint = Pläne, Versprechen, Vermutungen …
notes-about = Das kannst nur du lesen. Es wird auf dem Server aufbewahrt.
notes-kept = Gespeichert.
act-ask-pause = { $name } bittet um eine Pause.
act-paused = Alle sind einverstanden: Das Spiel ist unterbrochen.
act-no-pause = { $name } möchte jetzt keine Pause.
act-resumed = { $name } beendet die Pause.
act-offer-draw = { $name } bietet ein Unentschieden an.
act-drawn = Alle einigen sich auf ein Unentschieden. Das Spiel ist zu Ende.
act-no-draw = { $name } lehnt das Unentschieden ab.
act-ask-back = { $name } bittet darum, zurückzugehen, oder ist einverstanden.
act-went-back = Alle sind einverstanden: Das Spiel ist zurückgegangen. Was gesehen wurde, bleibt bekannt; der Zufall fällt neu.
act-no-back = { $name } möchte nicht zurückgehen.
act-vote-bot = { $name } stimmt dafür, dass ein Bot für { $other } spielt.
act-given-to-bot = Jetzt spielt ein Bot für { $other }.
act-let-bot = { $name } lässt einen Bot spielen.
act-taken-back = { $name } spielt wieder selbst.
act-resigned = { $name } hat aufgegeben.
act-left = { $name } hat den Tisch verlassen. Ein Bot übernimmt den Platz.
act-closed = { $name } hat den Tisch geschlossen.
act-declined-later = { $name } lehnt vorerst ab.
act-declined-game = { $name } lehnt ab: nicht dieses Spiel.
act-declined-expansions = { $name } lehnt ab: nicht mit diesen Erweiterungen.
act-declined-clock = { $name } lehnt wegen der Uhr ab.
act-declined-busy = { $name } lehnt ab: schon an genug Tischen.
act-declined-other = { $name } lehnt ab.
company-title = Was die Spieler voneinander wollen
company-back = { $count ->
    [one] { $names } bittet darum, zu einem früheren Augenblick zurückzugehen.
   *[other] { $names } bitten darum, zu einem früheren Augenblick zurückzugehen.
}
company-back-about = Was seitdem geschah, geht verloren, aber alle behalten, was sie gesehen haben, auch Verborgenes. Der Zufall fällt neu.
company-back-rated = Was seitdem geschah, geht verloren, aber alle behalten, was sie gesehen haben, auch Verborgenes. Der Zufall fällt neu, und das Spiel wird nicht mehr gewertet.
company-back-look = Diesen Augenblick ansehen
company-ask-back = Bitten, meine letzte Antwort zurückzunehmen
company-pause = { $count ->
    [one] { $names } bittet um eine Pause. Sie beginnt, wenn alle einverstanden sind.
   *[other] { $names } bitten um eine Pause. Sie beginnt, wenn alle einverstanden sind.
}
company-draw = { $count ->
    [one] { $names } bietet ein Unentschieden an.
   *[other] { $names } bieten ein Unentschieden an.
}
company-resume = Weiterspielen
company-agree = Einverstanden
company-decline = Ablehnen
company-withdraw = Zurücknehmen
company-overdue = { $name } ist überfällig.
company-let-bot = Bot für { $name } spielen lassen
company-bot-you = Ein Bot spielt für dich.
company-given-you = Du warst nicht da, und die anderen lassen einen Bot für dich spielen.
company-resigned-you = Du hast aufgegeben; ein Bot spielt für dich zu Ende.
company-ask-pause = Um eine Pause bitten
company-ask-draw = Unentschieden anbieten
company-resign = Aufgeben
company-resign-two = Wirklich aufgeben? Dann gewinnt die andere Seite.
company-resign-sure = Wirklich aufgeben? Ein Bot spielt für dich zu Ende.
table-bot-plays = ein Bot spielt
table-resigned = hat aufgegeben
prompt-paused = Das Spiel ist unterbrochen.
prompt-paused-about = Alle Uhren stehen. Wer am Tisch sitzt, kann die Pause beenden.
waiting-overdue = Überfällig
waiting-overdue-after = { $time } Abwesenheit: Dann kann, wer den Tisch eröffnet hat, oder eine Abstimmung einen Bot spielen lassen
waiting-overdue-never = nie
waiting-listed = Gelistet
waiting-listed-yes = in der Lobby, für alle
waiting-listed-no = nirgends; wer den Link hat, kann zusehen
waiting-watchers = Zuschauer
waiting-watchers-talk = sehen, was offen liegt, und reden unter sich; die Spieler lesen es nach dem Ende
waiting-watchers-silent = sehen, was offen liegt, und können nicht mitreden
waiting-values = Gedruckte Werte
waiting-hints = Hinweise
waiting-hints-all = für alle, die gefragt sind
waiting-hints-bots = nur allein gegen Bots
waiting-hints-none = für niemanden
waiting-unrated = nein

## Was erzählt wird und was versäumt wurde

pace-label = Was erzählt wird
pace-off = alles auf einmal
pace-back = Einen Schritt zurück
pace-on = Einen Schritt weiter
pace-pause = Anhalten
pace-go = Weiter
pace-pause-or-go = Anhalten oder weiter
table-elsewhere = { $count ->
    [one] An einem anderen Tisch bist du dran
   *[other] An { $count } anderen Tischen bist du dran
}
pace-again = Letzten Schritt noch einmal zeigen
told-rolling = Die Würfel rollen.
since-title = Seit deinem letzten Zug
since-nothing = Nichts davon hat dich betroffen.
since-told = Schon erzählt
since-new = Neu
since-play = Nacherzählen
since-on = Schließen
since-changes = Was das für dich ändert
since-earlier = { $count ->
    [one] { $count } früherer Schritt steht in der Chronik
   *[other] { $count } frühere Schritte stehen in der Chronik
}

## Hints

hint-ask = Hinweis
hint-about = Was würde ein Bot tun? Gespielt wird dadurch nichts.
hint-advises = { $bot }: { $what }.
hint-nothing = { $bot }: Zu dem, was du vorbereitet hast, habe ich nichts hinzuzufügen.
hint-show = Zeigen
