# The plain table in the terminal. Commands such as "board" are typed as they stand here in every language.

## Beginning

ask-resume = Eine Partie ist noch nicht zu Ende: Zug { $turn }, { DIFFICULTY($difficulty) }, zuletzt gespielt { $date }. Weiterspielen? (ja oder nein, Enter für ja){ " " }
ask-players = Wie viele Taoisten, 1 bis 4? (Enter für { $default }){ " " }
ask-difficulty = Welche Schwierigkeitsstufe: { $choices }? (Enter für { DIFFICULTY($default) }){ " " }
ask-difficulty-choice = { $number } { DIFFICULTY($difficulty) }
ask-white-moon = Mit der Erweiterung White Moon? (ja oder nein, Enter für nein){ " " }
ask-again = Mögliche Antworten: { $choices }.
word-yes = ja
word-no = nein
welcome =
    { $players ->
        [one] Ein Taoist allein. { DIFFICULTY($difficulty) }, { EDITION($edition) }, Startwert { $seed }.
       *[other] { $players } Taoisten. { DIFFICULTY($difficulty) }, { EDITION($edition) }, Startwert { $seed }.
    }
welcome-no-seed =
    { $players ->
        [one] Ein Taoist allein. { DIFFICULTY($difficulty) }, { EDITION($edition) }.
       *[other] { $players } Taoisten. { DIFFICULTY($difficulty) }, { EDITION($edition) }.
    }
welcome-moon = Mit White Moon; das Portal steht auf { PLACE($place) }.
# $bot is a bot as it was typed.
welcome-bot = Ein Bot spielt { SEAT($seat, case: "acc") }: { $bot }.
welcome-hint = Tippe die Nummer deiner Wahl oder ? für Hilfe.

## Playing

turn-number = Zug { $number }.
prompt = { SEAT($seat, case: "short") }>{ " " }
prompt-over = Die Partie ist vorbei>{ " " }
only-choice = Nur eine Wahl: { $action }.
# $error is what the bot raised, in its own words.
failed-bot = Der Bot { $bot } ist gescheitert: { $error }. Ab jetzt spielst du { SEAT($seat, case: "acc") }.
taken-back = Zurückgenommen: { $action }. Dieselbe Wahl brächte wieder dieselben Würfel und Karten.
no-such-number =
    { $number ->
        [one] Es gibt nur die Wahl 1.
       *[other] Zur Wahl stehen 1 bis { $number }.
    }
not-understood = „{ $line }“ ist weder eine Wahl noch ein Befehl. Tippe ? für Hilfe.
did-you-mean = Meinst du { $first }?
which-of = Was davon meinst du: { $names }?
form-list = Der Tisch erscheint jetzt als Liste; „map“ bringt den Plan zurück.
form-map = Der Tisch erscheint jetzt als Plan; „list“ bringt die Liste zurück.

## The end

total-score = Punkte: { $score } ({ $items }).
total-score-part = { $name } { $points }
over-hint = Tippe undo, um die letzte Wahl zurückzunehmen; außerdem log, record und board. Enter beendet.

## Saving

saved = Gespeichert in { $file }.
game-kept = Die Partie ist gespeichert. So setzt du sie fort:
command-resume = { $program } play --resume { $file }
record-kept = Die Aufzeichnung ist gespeichert. So siehst du die Partie noch einmal:
command-replay = { $program } replay { $file }
save-where = Wohin speichern? Tippe save und den Namen einer Datei.
ask-keep = Die Partie speichern, um sie später fortzusetzen? (ja oder nein, Enter für ja){ " " }
not-kept = Die Partie ist nicht gespeichert.

## Odds

odds-dice =
    { $number ->
        [0] Austreibung { TILE($tile, case: "from") } ({ PLACE($place) }) aus: Würfel sind nicht nötig.
        [one]
            { $reroll ->
                [yes] Austreibung { TILE($tile, case: "from") } ({ PLACE($place) }) aus mit 1 Würfel, der neu geworfen werden darf:
               *[no] Austreibung { TILE($tile, case: "from") } ({ PLACE($place) }) aus mit 1 Würfel:
            }
       *[other]
            { $reroll ->
                [yes] Austreibung { TILE($tile, case: "from") } ({ PLACE($place) }) aus mit { $number } Würfeln, die neu geworfen werden dürfen:
               *[no] Austreibung { TILE($tile, case: "from") } ({ PLACE($place) }) aus mit { $number } Würfeln:
            }
    }
# A roll of the Kung-Fu School or the Moon Barrier, by the choice that leads to it.
odds-strike =
    { $number ->
        [0] { $choice }: Würfel sind nicht nötig.
        [one] { $choice }, mit 1 Würfel:
       *[other] { $choice }, mit { $number } Würfeln:
    }
odds-barrier = { $choice }:
odds-sword = Das Himmelsschwert darf einen der Würfel auf Weiß drehen; es ist mitgerechnet, wo es hilft.
# $more is the chance with tokens; $crystals says whether there are moon crystals among them.
odds-ghost = { CARD($card) } ({ SPACE($space) }): { PERCENT($chance) }.
odds-ghost-tokens =
    { $crystals ->
        [yes] { CARD($card) } ({ SPACE($space) }): { PERCENT($chance) } nur mit Würfeln, { PERCENT($more) } mit Markern und Kristallen.
       *[no] { CARD($card) } ({ SPACE($space) }): { PERCENT($chance) } nur mit Würfeln, { PERCENT($more) } mit Tao-Markern.
    }
odds-together =
    { $number ->
        [2] Beide: { PERCENT($chance) }.
       *[other] Alle { $number }: { PERCENT($chance) }.
    }
odds-together-tokens =
    { $number ->
        [2]
            { $crystals ->
                [yes] Beide: { PERCENT($chance) } nur mit Würfeln, { PERCENT($more) } mit Markern und Kristallen.
               *[no] Beide: { PERCENT($chance) } nur mit Würfeln, { PERCENT($more) } mit Tao-Markern.
            }
       *[other]
            { $crystals ->
                [yes] Alle { $number }: { PERCENT($chance) } nur mit Würfeln, { PERCENT($more) } mit Markern und Kristallen.
               *[no] Alle { $number }: { PERCENT($chance) } nur mit Würfeln, { PERCENT($more) } mit Tao-Markern.
            }
    }
odds-any = Mindestens einer: { PERCENT($chance) }.
odds-any-tokens =
    { $crystals ->
        [yes] Mindestens einer: { PERCENT($chance) } nur mit Würfeln, { PERCENT($more) } mit Markern und Kristallen.
       *[no] Mindestens einer: { PERCENT($chance) } nur mit Würfeln, { PERCENT($more) } mit Tao-Markern.
    }
odds-no-ghost = Vor { TILE($tile, case: "dat") } ({ PLACE($place) }) liegt kein Geist, der ausgetrieben werden kann.
odds-not-now = Chancen gibt es nur in der Yang-Phase eines lebenden Taoisten.

## Looking things up

about-ghost =
    { $colour ->
        [board] { CARD($card) }: ein Geist in der Farbe der Spieltafel, auf der er liegt.
       *[other] { CARD($card) }: ein { COLOUR($colour, case: "nom") } Geist, Widerstand { COUNT($resistance) }.
    }
about-incarnation =
    { $colour ->
        [board] { CARD($card) }: eine Inkarnation von Wu-Feng in der Farbe der Spieltafel, auf der sie liegt.
       *[other] { CARD($card) }: eine Inkarnation von Wu-Feng, { COLOUR($colour) }, Widerstand { COUNT($resistance) }.
    }
# For stones whose text does not say when they apply.
about-stone-left = Beim Eintreffen: { $text }
about-stone-middle = In jeder Yin-Phase der Spieltafel: { $text }
about-stone-right = Bei der Austreibung: { $text }
about-reconstructed = Farbe, Widerstand und Symbole sind unsere Rekonstruktion: Kein Regelheft nennt sie.
about-family =
    { $number ->
        [one] Ein Dorfbewohner. Bei Tod: { FAMILY($family, case: "curse") } Bei Rettung: { FAMILY($family, case: "reward") }
       *[other] { $number } Dorfbewohner. Bei jedem Tod: { FAMILY($family, case: "curse") } Wenn alle gerettet sind: { FAMILY($family, case: "reward") }
    }
about-no-stones = Ohne Symbole: Dieser Geist nimmt nur Platz weg.
no-such-card = Es gibt keine Karte namens „{ $name }“.
no-such-place = „{ $name }“ ist weder ein Feld noch ein Platz. Felder: NW N NE W C E SW S SE. Plätze: N1 bis N3, E1 bis E3, S1 bis S3, W1 bis W3.
no-such-topic = Die Regeln haben kein Kapitel namens „{ $name }“.
cards-unseen = { COLOUR($colour, case: "start") }, { $number } noch nicht gesehen: { $names }.
cards-of-a-name = { CARD($card) } ({ $number })
cards-removed =
    { $number ->
        [one] Davon wurde eine Karte ungesehen aus dem Stapel entfernt.
       *[other] Davon wurden { $number } Karten ungesehen aus dem Stapel entfernt.
    }
cards-unseen-villagers = Dorfbewohner, { $number } noch nicht gesehen: { $names }.
cards-of-a-family = { FAMILY($family) } { $number }
cards-unseen-incarnations =
    { $number ->
        [one] Eine Inkarnation kommt noch, eine von diesen: { CARD($cards) }.
       *[other] { $number } Inkarnationen kommen noch, und zwar von diesen: { CARD($cards) }.
    }
topic = { $name }: { $text }
topics-chapters = Kapitel: { $topics }.
topics-moon = White Moon: { $topics }.
topics-families = Familien: { $topics }.
topics-artifacts = Artefakte: { $topics }.
topics-tiles = Felder: { $topics }.
topics-powers = Kräfte: { $topics }.
topics-stones = Symbole: { $topics }.

## Help

help-input = Antworte mit der Nummer deiner Wahl oder mit einer Aktion, wie sie in Aufzeichnungen steht, etwa „move NE“, „place N2“ oder „exorcise“. Außerdem:
help-table = board: der ganze Tisch; list oder map: dasselbe als Liste oder als Plan
help-odds = odds: die Chancen einer Austreibung vom Feld des Taoisten aus; odds NE: von einem anderen Feld aus
help-hint = hint: die besten Möglichkeiten, mit Gewinnchance und Begründung, ohne etwas auszuführen
help-look = look N1, look NE: was auf einem Platz oder Feld liegt; card NAME: erklärt eine Karte; cards: welche noch kommen können, mit White Moon auch welche Dorfbewohner
help-rules = rules: die Kapitel; rules THEMA: ein Kapitel, Feld, Symbol oder Artefakt, eine Kraft oder Familie in Kürze
help-log = log: was in diesem Zug und dem davor geschah; log all: in der ganzen Partie
help-undo = undo: nimmt die letzte Wahl zurück, mit allem, was Bots danach getan haben, so oft du willst
help-save = save DATEI: schreibt die Partie in eine Datei (mit White Moon: save ohne Dateinamen rettet einen Dorfbewohner); record: zeigt die Aufzeichnung; quit: verlässt die Partie, die später fortgesetzt werden kann
help-map = Auf dem Plan steht @ für einen Taoisten. „Spuk im nächsten Yin“ heißt: in der nächsten Yin-Phase dieser Tafel.

## Records and cards

replay-over = Hier endet die Aufzeichnung, in Zug { $number }.
replay-stopped = Angehalten nach Zug { $number }.
replay-step = Enter für den nächsten Zug>{ " " }
column-number = Nr.
column-name = Name
column-resistance = Widerstand
column-left = Eintreffen
column-middle = im Spiel
column-right = Austreibung
cards-reconstructed = * Farbe, Widerstand und Symbole sind unsere Rekonstruktion: Kein Regelheft nennt sie. Die echten Werte gibst du mit --cards DATEI an.
cards-mark = { CARD($card) } *
bench-core =
    { $core ->
        [compiled] Die Regeln sind kompiliert.
       *[interpreted] Die Regeln werden interpretiert.
    }
bench-games = { NUMBER($games, maximumFractionDigits: 0) } Partien und { NUMBER($actions, maximumFractionDigits: 0) } Aktionen in { NUMBER($seconds, maximumFractionDigits: 1) } Sekunden zufälligen Spiels, vier Taoisten
bench-actions = { NUMBER($number, maximumFractionDigits: 0) } Aktionen pro Sekunde
bench-speed = { NUMBER($number, maximumFractionDigits: 0) } Partien pro Sekunde
bench-copy = { NUMBER($number, maximumFractionDigits: 2) } Mikrosekunden, um einen Zustand zu kopieren

## Trouble

trouble-read = { $file } kann nicht gelesen werden: { $reason }.
trouble-write = { $file } kann nicht geschrieben werden: { $reason }.
trouble-unsaved = Die Partie geht weiter, wird aber nicht automatisch gespeichert.
trouble-in-the-way = { $file } gibt es schon, und es ist keine gespeicherte Partie: Wähle einen anderen Namen.
trouble-save-exists = { $file } gibt es schon: Setze die Partie mit --resume fort oder wähle einen anderen Namen.
trouble-not-text = { $file } ist keine Textdatei.
trouble-refused = { $file }, Zeile { $line }, Spalte { $column }: { $action } ist dort nicht möglich. { $reason }
trouble-text =
    { $line ->
        [0] { $file }: { $message }
       *[other]
            { $column ->
                [0] { $file }, Zeile { $line }: { $message }
               *[other] { $file }, Zeile { $line }, Spalte { $column }: { $message }
            }
    }
trouble-setup = { $message }
trouble-language = Die Sprache „{ $language }“ gibt es nicht. Verfügbar: { $languages }.
trouble-resume-alone = --resume setzt eine gespeicherte Partie fort, --position beginnt mit einer gegebenen Stellung: Beides geht weder zusammen noch mit den Optionen einer neuen Partie.
serve-any-name = Warnung: Der Server antwortet unter jedem Namen. Ist er von außerhalb deines Netzes erreichbar, gib seinen Namen mit --allow-host an und setze einen Proxy mit HTTPS davor.
trouble-workers-need-postgresql = Mehrere Prozesse brauchen PostgreSQL: Gib es mit --database an.
backup-done = Alle Tische wurden nach { $file } kopiert.
restore-done = Die Tische aus { $file } sind wiederhergestellt.
trouble-backup = Die Tische konnten nicht kopiert werden: { $reason }.
trouble-not-a-backup = { $file } ist kein Backup von fatsi, oder die Datei ist beschädigt.
trouble-backup-postgresql = Für PostgreSQL nimm dessen eigene Werkzeuge: pg_dump und pg_restore.
