# The server: why it does not do what was asked, and what the command says.

## Refusals at the table

refusal-stale = Die Partie ist inzwischen weitergegangen. Sieh dir den Tisch an und wähle dann noch einmal.
refusal-game-over = Die Partie ist vorbei.
refusal-not-your-decision = Jetzt entscheidet jemand anders.
refusal-not-seated = Du siehst nur zu: Das kann nur tun, wer mitspielt.
refusal-no-such-action = Eine solche Aktion gibt es nicht.
refusal-cannot-undo = Nur deine eigene letzte Wahl kann zurückgenommen werden, und nur, bis ein Würfel geworfen oder eine Karte gezogen wurde oder jemand anders gehandelt hat.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-hint-under-way = Für diesen Tisch wird schon ein Tipp berechnet. Warte einen Moment und frage dann noch einmal.
refusal-not-kept = Das konnte nicht gespeichert werden und wurde nicht ausgeführt. Bitte versuche es noch einmal.
refusal-watchers-listen = Hier kann nur schreiben, wer mitspielt.
refusal-too-long = Diese Nachricht ist zu lang.
refusal-too-fast = Das war zu schnell. Warte einen Moment und versuche es dann noch einmal.
refusal-malformed = Der Server versteht das nicht. Bitte lade die Seite neu.
refusal-failed = Etwas ist schiefgegangen, und nichts wurde geändert. Bitte versuche es noch einmal.
refusal-table-full = Zu viele Leute sehen diesem Tisch zu. Bitte komm später wieder.

# Beside a link that leads to this machine itself.
link-near = Dieser Link funktioniert nur auf diesem Computer. Um andere hereinzulassen, starte den Server mit --host 0.0.0.0 und öffne die Adresse, die er ausgibt.

## Refusals of pages

refusal-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link nicht vollständig.
refusal-no-such-page = Diese Seite gibt es nicht. Vielleicht ist der Link nicht vollständig.
refusal-no-such-thing = So etwas gibt es an diesem Tisch nicht.
refusal-no-such-step = Diesen Schritt hat die Partie nicht.
refusal-wrong-secret = Dieser Link führt zu keinem Platz. Vielleicht ist er nicht vollständig, oder ein neuerer hat ihn ersetzt: Bitte um einen neuen.
refusal-not-over = Eine neue Partie ist möglich, wenn diese vorbei ist.
refusal-unknown-host = Unter diesem Namen ist der Server nicht bekannt. Wer ihn betreibt, kann den Namen mit --allow-host erlauben.
refusal-foreign-origin = Diese Anfrage kam von einer fremden Website und wurde nicht ausgeführt.
refusal-not-host = Das kann nur der Gastgeber des Tisches.
refusal-not-an-open-seat = Auf diesen Platz kann niemand eingeladen werden.
refusal-wrong-form = Diese Wahl ist nicht möglich. Bitte prüfe das Formular.
refusal-wrong-seed = Der Startwert muss eine Zahl mit höchstens 19 Ziffern sein oder leer bleiben.
refusal-same-board-twice = Zwei Taoisten können nicht dieselbe Tafel haben.
refusal-too-large = Die Anfrage ist zu groß.
refusal-not-allowed = Diese Anfrage unterstützt die Seite nicht.

## Records that somebody brought along

replay-none = Das ist keine Aufzeichnung einer Partie
replay-how = Wähle eine Datei mit einer Aufzeichnung oder füge ihren Text ein: Er beginnt mit den Wörtern „fatsi record“.
replay-wrong =
    { $line ->
        [0] { $message }
       *[other]
            { $column ->
                [0] Zeile { $line }: { $message }
               *[other] Zeile { $line }, Spalte { $column }: { $message }
            }
    }
replay-refused = Zeile { $line }, Spalte { $column }: { $action } ist dort nicht möglich. { $reason }
trouble-title = Das hat nicht geklappt

## The command

serve-ready = fatsi ist bereit: { $address }
serve-how-to-end = Strg-C beendet den Server; alle Tische bleiben erhalten.
trouble-port = fatsi kann auf { $host }, Port { $port }, nicht lauschen: { $reason }. Wähle mit --host und --port etwas anderes; Port 0 nimmt irgendeinen freien.
trouble-database = Die Datenbank lässt sich nicht öffnen: { $reason }.
trouble-database-held = Diese Tische benutzt schon ein anderer fatsi-Server. Spiele dort oder gib mit --database sqlite:///DATEI eine andere Datei an.
trouble-database-address = „{ $scheme }“ ist keine Art von Datenbank, die fatsi benutzen kann: Gib postgresql://... oder sqlite:///DATEI an.
trouble-database-driver = Für PostgreSQL fehlt noch ein Paket: pip install "fatsi[postgresql]".
serve-running = fatsi läuft schon: { $address }
refusal-busy = Der Server ist gerade ausgelastet. Bitte versuche es gleich noch einmal.
refusal-no-room = Hier ist kein Platz für weitere Aufzeichnungen. Bitte versuche es an einem anderen Tag.
refusal-too-many-tables = Du bist Gastgeber zu vieler Tische. Lösche einige, die du nicht mehr brauchst.
refusal-not-a-person = Nur wer am Tisch sitzt, kann Gastgeber sein.
refusal-host-is-here = Der Gastgeber war vor Kurzem noch hier. Bleibt er weg, kannst du später übernehmen.
