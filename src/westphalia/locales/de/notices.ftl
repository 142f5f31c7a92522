### Wie man erfährt, dass man dran ist: was der Server schreibt und die Seite dazu.

## Nachrichten

notice-turn = Du bist dran: { $table }
notice-turns = Du bist an { $tables } Tischen dran
notice-table = { $title } ({ $game })
notice-more = { $tables ->
    [one] und noch einer
   *[other] und { $tables } weitere
}
notice-test = Westphalia kann dich erreichen
notice-test-about = Das ist die Probenachricht, um die du gebeten hast. So erfährst du, wenn du dran bist.
notice-mail-footer = Du wolltest diese E-Mail bekommen, wenn du dran bist. Keine weiteren: { $link }
notice-mail-confirm = Bestätige deine Adresse für { $site }
notice-mail-confirm-about = Jemand möchte unter dieser Adresse per E-Mail erfahren, wenn er oder sie bei einem Spiel auf { $site } dran ist.

    Wenn du das bist, öffne innerhalb von zwei Tagen diesen Link und drücke dort den Knopf:

    { $link }

    Wenn nicht, tu nichts: Du bekommst keine weitere E-Mail.

mail-reset = Ein neues Passwort für { $site }
mail-reset-about = Jemand möchte für das Konto „{ $name }“ auf { $site } ein neues Passwort festlegen.

    Bist du das, dann öffne diesen Link innerhalb einer Stunde. Er gilt nur einmal:

    { $link }

    Bist du es nicht, dann tu nichts: Das Passwort bleibt, wie es ist.
mail-changed = Dein Passwort für { $site } wurde geändert
mail-changed-about = Das Passwort des Kontos „{ $name }“ auf { $site } wurde gerade geändert; überall sonst ist es jetzt abgemeldet.

    Warst du das nicht, dann lege sofort ein anderes fest:

    { $link }

## What others show beside the address of an invitation

preview-invited-by = { $host } lädt dich zu einer Partie { $game } ein
preview-invited = Du bist zu einer Partie { $game } eingeladen
preview-seats = ein Tisch für { $seats }, { $open ->
    [one] ein Platz ist frei
   *[other] { $open } Plätze sind frei
}

## Die Seite dazu

notices-title = Benachrichtigungen
notices-about = Wenn du dran bist und nicht am Tisch, kannst du benachrichtigt werden. Solange du den Tisch ansiehst, wird nichts geschickt.
notices-none = Du wirst noch nirgends benachrichtigt.
notices-browser-on = Benachrichtige mich in diesem Browser
notices-browser-about = Auch wenn keine Seite von Westphalia offen ist. Die Nachricht geht verschlüsselt über den Push-Dienst des Browserherstellers.
notices-browser-page-only = Das geht nur, solange eine Seite von Westphalia offen ist: Nachrichten an eine geschlossene Seite brauchen eine sichere Adresse (https).
notices-browser-denied = Dieser Browser lässt diese Seite dich nicht benachrichtigen. Du kannst es in den Einstellungen des Browsers erlauben.
notices-browser-failed = Der Push-Dienst dieses Browsers ist nicht erreichbar; du wirst nur benachrichtigt, solange eine Seite offen ist.
notices-browsers = Deine Browser
notices-browser-since = seit { $day }
notices-browser-drop = Entfernen
notices-browser-here = dieser
notices-mail = E-Mail
notices-mail-address = E-Mail-Adresse
notices-mail-about = An diese Adresse geht ein Link; sonst nichts, bevor du sie bestätigt hast.
notices-mail-back = Mit einer bestätigten Adresse kommst du auch wieder in dein Konto, wenn du das Passwort vergisst.
notices-mail-save = Link schicken
notices-mail-waits = Ein Link ist unterwegs an { $address }. Öffne ihn, um die Adresse zu bestätigen.
notices-mail-again = Link noch einmal schicken
notices-mail-good = Du wirst per E-Mail benachrichtigt: { $address }
notices-mail-drop = Keine E-Mail mehr
notices-webhook = Webhook
notices-webhook-address = Webhook-Adresse
notices-webhook-about = Für Programme: eine Internetadresse, an die eine Nachricht in JSON geht (POST), wenn du dran bist.
notices-save = Speichern
notices-saved = Gespeichert.
notices-when = Wann
notices-quiet = Ruhezeit
notices-quiet-from = Von
notices-quiet-to = Bis
notices-quiet-about = Nachrichten warten bis zum Ende der Ruhezeit und kommen dann als eine.
notices-zone = Zeitzone
notices-zone-here = dieses Gerät
notices-interval = Viele Tische
notices-interval-0 = Jeder Zug sofort
notices-interval-15 = Höchstens eine Nachricht in 15 Minuten
notices-interval-60 = Höchstens eine Nachricht in der Stunde
notices-interval-240 = Höchstens eine Nachricht in vier Stunden
notices-interval-1440 = Höchstens eine Nachricht am Tag
notices-interval-other = Höchstens eine Nachricht in { $minutes } Minuten
notices-interval-about = Was früher kommt, wird in der nächsten Nachricht gesammelt.
notices-test = Probenachricht schicken
notices-test-sent = { $channel ->
    [push] Push: abgeschickt.
    [mail] E-Mail: abgeschickt.
   *[webhook] Webhook: abgeschickt.
}
notices-test-failed = { $channel ->
    [push] Push: nicht angekommen.
    [mail] E-Mail: nicht angenommen.
   *[webhook] Webhook: Dort nimmt sie niemand an.
}
notices-test-gone = { $channel ->
    [push] Push: Jener Browser nimmt keine Nachrichten mehr an; er wurde entfernt.
    [mail] E-Mail: Diese Adresse gibt es nicht; sie wurde entfernt.
   *[webhook] Webhook: Die Adresse meldet, dass es sie nicht mehr gibt; sie wurde entfernt.
}

## Seiten, zu denen Links in E-Mails führen

mail-confirm-title = E-Mail-Adresse bestätigen
mail-confirm-about = Von da an geht eine E-Mail an diese Adresse, wenn du dran und nicht da bist.
mail-confirm-button = Adresse bestätigen
mail-confirm-done = Die Adresse ist bestätigt.
mail-stop-title = Keine E-Mail mehr
mail-stop-about = An diese Adresse geht keine weitere E-Mail über deine Züge.
mail-stop-button = Keine E-Mail mehr schicken
mail-stop-done = Du bekommst keine E-Mail mehr.
