### Der Spieltisch im Browser, was auch gespielt wird; Chronik, Regeln, Nachspielen und Einstellungen.

## Der Rahmen

table-you = du
table-account = Konto
table-guest = Gast
table-bot = Bot
table-stand-in = ein Bot springt ein
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
tab-players = Spieler
tab-chronicle = Chronik
key-space = Leertaste
key-map = zum Spielplan
key-players = zu den Spielern
map-zoom = Vergrößerung
map-zoom-in = Vergrößern
map-zoom-out = Verkleinern
map-fit = Alles zeigen

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

## Vor dem Beginn

waiting-open = { $open ->
    [one] { $open } Platz ist noch frei.
   *[other] { $open } Plätze sind noch frei.
}
waiting-full = Alle Plätze sind besetzt.
waiting-seat-open = freier Platz
waiting-sit = Hier hinsetzen
waiting-asked = ist gefragt
waiting-asked-you = dieser Platz ist für dich frei
waiting-stand = Aufstehen
waiting-guest = Gast
waiting-invite = Einladen
waiting-bot-for = Wer Platz { $seat } spielt
waiting-link = Einladungslink
waiting-link-once = für eine Person; er wird nur jetzt gezeigt
waiting-copy = Kopieren
waiting-copied = Kopiert
waiting-start = Beginnen
waiting-start-bots = Beginnen, mit Bots auf den freien Plätzen
waiting-close = Tisch schließen
waiting-none = keine
waiting-clock = Uhr
waiting-clock-of = { $minutes } min, { $increment } s mehr mit jeder Antwort
waiting-no-clock = keine

## Chronik und Regeln

chronicle-label = Was geschah
chronicle-earlier = Frühere Einträge zeigen
rules-title = Regeln
rules-search = Ein Paragraph oder einige Wörter
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
share-no-map = Es gibt keinen Spielplan zu zeichnen.
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
settings-notices = Eine Mitteilung des Browsers, wenn du dran bist
settings-left-handed = Spielplan rechts
settings-pace = Tempo des Erzählens
settings-colours = Farben auf diesem Bildschirm tauschen
notice-your-turn = Du bist dran: { $table }
credits-title = Dank und Quellen
credits-map = Spielplan: Natural Earth (gemeinfrei); Koordinaten der Städte von GeoNames (geonames.org), CC BY 4.0.
credits-fonts = Schriften: EB Garamond, Alegreya Sans, IM Fell English und IM Fell French Canon, SIL Open Font License 1.1.
credits-scripts = Programme: Preact, Preact Signals, htm und Fluent, unter freien Lizenzen.
credits-names = Westphalia ist freie Software (Apache 2.0). Die Namen der Spiele gehören ihren Eigentümern; kein Verlag hat es gemacht oder gebilligt.

## Was erzählt wird und was versäumt wurde

pace-label = Was erzählt wird
pace-off = alles auf einmal
pace-back = Einen Schritt zurück
pace-on = Einen Schritt weiter
pace-pause = Anhalten
pace-go = Weiter
pace-pause-or-go = Anhalten oder weiter
pace-again = Letzten Schritt noch einmal zeigen
told-rolling = Die Würfel rollen.
since-title = Seit Ihrem letzten Zug
since-nothing = Nichts davon hat Sie betroffen.
since-told = Schon erzählt
since-new = Neu
since-play = Nacherzählen
since-on = Schließen
since-changes = Was das für Sie ändert
since-earlier = { $count ->
    [one] { $count } früherer Schritt steht in der Chronik
   *[other] { $count } frühere Schritte stehen in der Chronik
}
