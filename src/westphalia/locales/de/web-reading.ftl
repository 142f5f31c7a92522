### Chronik, Regeln, Nachspielen und Einstellungen im Browser.

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
sheet-more = { $count ->
    [one] { $count } weiterer Paragraph enthält diese Wörter.
   *[other] { $count } weitere Paragraphen enthalten diese Wörter.
}
rules-none = Kein Paragraph enthält diese Wörter.
replay-title = Nachspielen
replay-table = Zum Tisch
replay-eyes = Gesehen von
replay-open = Alle Pläne offen
replay-as = Wie { $seat } es sah
replay-spectator = Wie Zuschauer es sahen
replay-plans = Pläne
replay-fork = Von hier an übernehmen
replay-fork-about = Von diesem Augenblick an geht es an einem neuen Tisch weiter. Dieses Spiel bleibt, wie es ist.
replay-fork-begin = Tisch eröffnen
replay-share = Adresse dieses Augenblicks kopieren
replay-copied = Die Adresse ist kopiert.
replay-line = Zeitleiste
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-phase-back = Eine Phase zurück
replay-phase-on = Eine Phase weiter
replay-first = An den Anfang
replay-last = Ans Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-play-pause = Abspielen oder anhalten
replay-at = Zug { $at } von { $entries }
replay-of = aus der Chronik „{ $title }“, Zug { $at } von { $entries }
replay-go = Zu Zug { $at }
replay-value = { $when }: { $what } Zug { $at } von { $entries }
replay-now = Jetzt
replay-set-up = Aufbau
replay-planning = Alle planen verdeckt.
replay-asked = { $seats }: { $question }
replay-season = { $season } { $year }
replay-when = { $year ->
    [1] { $season } des ersten Jahres
    [2] { $season } des zweiten Jahres
   *[other] { $season } des Jahres { $year }
}
replay-curve = Was das Schaubild zeigt
replay-has = { $seat } { $value }
replay-graph = { $measure }: { $values }
holding-thalers = Taler
holding-grain = Korn
holding-counties = Länder
holding-armies = Armeen auf der Karte
holding-points = Punkte
settings-title = Einstellungen
settings-language = Sprache
settings-theme = Licht
settings-as-system = Wie im System
settings-day = Tag
settings-candle = Abend
settings-motion = Bewegung
settings-full = Volle
settings-reduced = Weniger
settings-sound = Eine Glocke, wenn du dran bist
settings-notices = Eine Mitteilung des Browsers, wenn du dran bist
settings-left-handed = Karte rechts
settings-play-through = Bots durchspielen: Nur die Chronik erzählt, was sie tun
settings-colours = Farben auf diesem Bildschirm tauschen
notice-your-turn = Du bist dran: { $table }
credits-title = Dank und Quellen
credits-map = Karte: Natural Earth (gemeinfrei); Koordinaten der Städte von GeoNames (geonames.org), CC BY 4.0.
credits-fonts = Schriften: EB Garamond, Alegreya Sans, IM Fell English und IM Fell French Canon, SIL Open Font License 1.1.
credits-scripts = Programme: Preact, Preact Signals, htm und Fluent, unter freien Lizenzen.
credits-names = Westphalia ist freie Software (Apache 2.0). Die Namen der Spiele gehören ihren Eigentümern; kein Verlag hat es gemacht oder gebilligt.
