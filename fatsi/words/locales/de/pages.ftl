# The pages of the browser table.

## Every page

# What this language calls itself.
language-name = Deutsch
page-name = fatsi
page-description = Taoisten verteidigen ein Dorf gegen die Geister Wu-Fengs: ein kooperatives Spiel für eine bis vier Personen, im Browser.
page-title = { $title } – fatsi
page-skip = Zum Inhalt springen
page-nav = Seiten
page-home = Start
page-rules = Die Regeln
page-cards = Die Karten
settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
theme-system = Systemeinstellung
theme-night = Nacht
theme-paper = Papier
theme-contrast = Hoher Kontrast
settings-motion = Animationen
motion-system = Systemeinstellung
motion-on = An
motion-off = Aus
settings-apply = Übernehmen
dialog-close = Schließen
bot-random = Zufall
bot-greedy = Gierig
bot-planner = Planer

## Home

home-title = Haltet das Dorf bis zum Morgengrauen
# The hyphen of Wu‑Feng is one at which no line breaks.
home-lead = Jede Nacht kommen Geister, und Wu‑Feng ist auf dem Weg. Ein bis vier Taoisten stellen sich ihnen gemeinsam entgegen: Ihr gewinnt zusammen, oder ihr verliert zusammen.
home-today = Die Partie von heute
home-today-text = Heute spielen alle mit demselben Dorf, denselben Würfeln und denselben Geistern.
home-kept = Deine Tische
kept-forget = Aus der Liste entfernen
kept-forget-asks = Diesen Tisch aus der Liste entfernen? Dein Platz bleibt dir, aber du findest nur über seinen Link zurück.
kept-won = Gewonnen
kept-lost = Verloren
kept-my-turn = Du bist dran
kept-waiting = Läuft
kept-game =
    { $players ->
        [one] Ein Taoist, { DIFFICULTY($difficulty) }, Zug { $turn }
       *[other] { $players } Taoisten, { DIFFICULTY($difficulty) }, Zug { $turn }
    }
kept-game-moon =
    { $players ->
        [one] Ein Taoist, { DIFFICULTY($difficulty) }, White Moon, Zug { $turn }
       *[other] { $players } Taoisten, { DIFFICULTY($difficulty) }, White Moon, Zug { $turn }
    }
home-join = An einem Tisch mitspielen
home-join-text = Jemand hat dir einen Link geschickt? Öffne ihn, oder füge ihn hier ein. Mit der Adresse eines Tisches kannst du zusehen.
home-join-go = Öffnen
home-replay = Eine Partie noch einmal ansehen
home-replay-text = Öffne die Aufzeichnung einer Partie und geh sie Schritt für Schritt durch.
home-record = Aufzeichnung einer Partie
home-replay-go = Zeigen
home-learn = Lernen
home-learn-text = Jede Regel in wenigen Sätzen und alle 81 Karten.

## A new table

new-title = Neuer Tisch
form-name = Dein Name
new-players = Taoisten
new-difficulty = Schwierigkeitsstufe
new-seats = Wer spielt?
new-seats-text = An einem Bildschirm kannst du mehrere Plätze übernehmen. Offene Plätze besetzen andere über einen Link, den du verschickst.
new-seat = Taoist { $number }
new-seat-me = ich
new-seat-open = offen: jemanden einladen
new-board = Tafel
new-power = Kraft
new-power-a = erste Kraft
new-power-b = zweite Kraft
new-random = zufällig
new-moon = Die Erweiterung
new-white-moon = Mit White Moon: Dorfbewohner retten, Su-Ling und die Mondkristalle
new-moon-village = Dorf
moon-village-random = neun von zehn Feldern
moon-village-first-game = empfohlen für die erste Partie
new-portal = Portal
portal-centre = in der Mitte
portal-edge = am Rand, schwerer
portal-corner = in einer Ecke, am schwersten
new-incarnations = Inkarnationen
incarnations-all = alle
incarnations-base = nur die des Grundspiels
incarnations-new = nur die neuen
new-edition = Ausgabe
new-seed = Startwert
new-five-qi = Mit 5 Qi beginnen (leichter)
new-practice = Übung: Alles darf zurückgenommen werden; die Aufzeichnung vermerkt es
new-lay = Spiel aufbauen

## Joining

join-title = Nimm Platz
join-text = Du bist an einen Tisch eingeladen. Gib den Namen ein, den die anderen sehen sollen, und nimm Platz.
join-secret = Der Link, den du bekommen hast
join-sit = Platz nehmen
join-next = Du siehst den aktuellen Spielstand und entscheidest für deinen Taoisten, wenn er dran ist. Du musst nichts installieren und brauchst kein Konto.
join-missing = Dieser Link ist nicht vollständig. Kopiere ihn bis zum letzten Zeichen und öffne ihn noch einmal.

## The table

table-title = Der Tisch
table-my-link = Mein Link
table-watching = Du siehst zu. Wenn du an diesem Tisch einen Platz hast, öffne deinen Link noch einmal.
table-notify = Benachrichtigen
table-help = Tasten
table-more = Verlauf, Chat und Regeln
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
log-turn = Zug { $number }
chat-label = Nachricht
chat-send = Senden
chat-watchers = Hier kann nur schreiben, wer mitspielt.
sheet-title = Was du hier tun kannst
sheet-about = Was ist das?
zoom-title = Aus der Nähe
about-deck = Der Stapel
about-dice = Die Würfel
undo = Zurücknehmen
undo-explained = Nimmt deine letzten Entscheidungen zurück, bis zum letzten Wurf, zur letzten gezogenen Karte oder zur letzten Entscheidung anderer.
undo-explained-practice = Nimmt die letzte Entscheidung zurück. Dies ist ein Übungstisch.

## What is always in sight

status-title = Spielstand
# On small screens, beside the symbol of whose turn it is.
status-turn =
    { $phase ->
        [yin] Zug { $number }, Yin
        [yang] Zug { $number }, Yang
        [setup] Vor Zug 1
       *[over] Zug { $number }, vorbei
    }
# Figures beside their symbols.
status-figure = { $number }
status-figure-of = { $number }/{ $limit }
status-haunted = Spuk { $number } von { $limit }
status-wu-feng =
    { $number ->
        [one] Als Nächstes Wu-Feng
       *[other] Wu-Feng ist Karte { $number }
    }
status-cards =
    { $number ->
        [one] noch 1 Karte
       *[other] noch { $number } Karten
    }
status-dice = Würfel { $number } von { $all }
status-dead = Tote { $number } von { $limit }
status-saved = Gerettet { $number }
status-moon = White Moon
ahead-title = Als Nächstes, in der Yin-Phase { BOARD($board, case: "gen") }:
ahead-haunts = { CARD($card) } ({ SPACE($space) }): Spuk { TILE($tile, case: "short-loc") } ({ PLACE($place) }).
ahead-haunts-last = { CARD($card) } ({ SPACE($space) }): Spuk { TILE($tile, case: "short-loc") } ({ PLACE($place) }), die Partie ist verloren.
ahead-line-lost = { CARD($card) } ({ SPACE($space) }): Die ganze Reihe ist schon heimgesucht, die Partie ist verloren.
ahead-steps = { CARD($card) } ({ SPACE($space) }): Die Spuk-Figur rückt vor.
ahead-torments = Der Fluch-Würfel wird für { CARD($card, case: "acc") } ({ SPACE($space) }) geworfen.
ahead-takes-tao = { CARD($card) } ({ SPACE($space) }): Jeder Taoist legt einen Tao-Marker ab.
ahead-villagers-die = { CARD($card) } ({ SPACE($space) }): Die Dorfbewohner { TILE($tile, case: "short-loc") } ({ PLACE($place) }) sterben.
ahead-stone = { CARD($card) } ({ SPACE($space) }): { STONE($stone) }.
ahead-overrun = { BOARD($board, case: "start") } ist voll: 1 Qi geht verloren.
ahead-ghost = Ein Geist trifft ein.

## The decision

decision-over = Die Partie ist vorbei
decision-fold = Auswahl zeigen oder verbergen
waiting-open = Der Platz { SEAT($seat, case: "gen") } ist offen: Jemand muss ihn einnehmen.
waiting-bot = Der Bot für { SEAT($seat, case: "acc") } denkt nach.
waiting-person =
    { $present ->
        [yes] { $name } entscheidet.
       *[no] { $name } muss entscheiden, ist aber nicht da.
    }
waiting-seat =
    { $present ->
        [yes] { SEAT($seat, case: "start") } entscheidet.
       *[no] { SEAT($seat, case: "start") } muss entscheiden, ist aber nicht da.
    }
choices-act = Handeln
choices-move = Bewegen
choices-power = Kräfte
choices-mantra = Schriftrolle legen
choices-buddha = Bevor der Zug endet
choices-artifact = Artefakte
choices-fireworks = Feuerwerk: um Hilfe bitten
choices-yin-yang-ask = Yin-Yang: Hilfe aus der Ferne
choices-yin-yang-unhaunt = Yin-Yang: ein Feld vom Spuk befreien
choices-reroll = Neu werfen
choice-tile = { TILE($tile, case: "short") } ({ PLACE($place) })
choice-tile-haunted = { TILE($tile, case: "short") } ({ PLACE($place) }), Spuk
choice-space = Vor { TILE($tile, case: "short-dat") } ({ SPACE($space) })
choice-space-with-buddha = Vor { TILE($tile, case: "short-dat") } ({ SPACE($space) }), mit Buddha
choice-ghost = { CARD($card) } ({ SPACE($space) })
choice-colour = { COLOUR($colour, case: "start") }
choice-token = { COLOUR($colour, case: "start") }, von { SEAT($seat, case: "short") }
odds-column-outcome = Ausgang
odds-column-bar = Chance als Balken
odds-column-dice = Würfel
odds-column-tokens = + Marker
odds-row-together =
    { $number ->
        [2] Beide
       *[other] Alle { $number }
    }
odds-row-any = Mind. einer
# What the chosen ghosts still cost. With ways, symbols follow: all of them, or those of one way.
spend-missing =
    { $ways ->
        [0]
            { $number ->
                [one] Es fehlt noch ein Marker oder Kristall.
               *[other] Es fehlen noch { $number } Marker oder Kristalle.
            }
        [one] Es fehlt noch:
       *[other] Es fehlt noch eines von diesen:
    }

## People

players-title = Die Taoisten
players-practice = Ein Übungstisch: Alles darf zurückgenommen werden.
players-watching =
    { $number ->
        [one] 1 sieht zu
       *[other] { $number } sehen zu
    }
seat-mine = du
seat-here = da
seat-away = weg
seat-open = offen
seat-neutral = neutral
seat-bot = Bot: { $name }
seat-dead = tot
seat-possessed = besessen
seat-manage = Wer spielt hier?
seat-invite = Jemanden einladen
seat-take = Selbst spielen
seat-give-to-bot = Bot { $name } spielen lassen
seat-free = Freigeben
seat-confirm = Jemand spielt gerade { SEAT($seat, case: "acc") }. Den Platz wegnehmen? Der bisherige Link gilt dann nicht mehr.
power-blocked = blockiert
power-borrowed = geliehen
link-invite = Eine Einladung
link-invite-text = Wer diesen Link öffnet, darf den Platz einnehmen. Schick ihn nur an eine Person.
link-key = Dein eigener Link
link-key-text = Öffne ihn auf einem anderen Gerät, und du spielst dort weiter. Gib ihn nicht weiter.
link-copy = Kopieren
link-copied = Kopiert
notify-title = Du bist dran
notify-on = Du wirst benachrichtigt.
notify-off = Der Browser erlaubt keine Benachrichtigungen.

## The end

result-score =
    { $turns ->
        [one] Punkte: { $score }, nach 1 Zug
       *[other] Punkte: { $score }, nach { $turns } Zügen
    }
result-breakdown = Punkte im Einzelnen
# A number of points, of which $points is the size.
result-points =
    { $sign ->
        [minus] −{ NUMBER($points) }
       *[plus] { NUMBER($points) }
    }
result-total = Punkte
result-practice = Ein Übungstisch: Vielleicht wurde etwas zurückgenommen.
result-again = Noch eine Partie
result-replay = Noch einmal ansehen
result-record = Die Aufzeichnung
title-won = Gewonnen – fatsi
title-lost = Verloren – fatsi
title-mine = Du bist dran, { SEAT($seat, case: "short") } – fatsi
title-waiting = { SEAT($seat, case: "short") } entscheidet – fatsi

## A game seen again

replay-title = Eine Partie, Schritt für Schritt
replay-steps = Schritte
replay-position = Schritt
replay-first = Zum Anfang
replay-turn-back = Vorheriger Zug
replay-back = Vorheriger Schritt
replay-play = Abspielen
replay-forth = Nächster Schritt
replay-turn-forth = Nächster Zug
replay-last = Zum Ende
replay-go-to-turn = Gehe zu
replay-keys = Mit den Pfeiltasten geht es Schritt für Schritt, mit Bild auf und Bild ab Zug für Zug.

## Rules and cards

rules-lead = Das ganze Spiel in kurzen Kapiteln, dann jedes Feld, jede Kraft, jedes Symbol und jedes Artefakt.
rules-search = Regeln durchsuchen
rules-none = Nichts gefunden.
cards-lead = Alle Geister und Inkarnationen und was sie tun. Linke Symbole wirken beim Eintreffen, mittlere, solange die Karte im Spiel ist, und rechte, wenn der Geist ausgetrieben wird.
cards-search = Karten durchsuchen

## Keys

keys-title = Tasten
keys-digit = die Möglichkeit mit dieser Nummer wählen
keys-arrows = durch die Auswahl gehen; auf dem Spielplan von einem Ort zum nächsten
keys-enter = die Wahl bestätigen oder öffnen, was ausgewählt ist
keys-board = zum Spielplan gehen und zurück zur Auswahl
keys-look = aus der Nähe ansehen, was auf dem Spielplan ausgewählt ist
keys-hint = ein Tipp: die besten Möglichkeiten
keys-undo = zurücknehmen
keys-log = der Verlauf
keys-chat = der Chat
keys-rules = die Regeln
keys-help = diese Liste
keys-escape = schließen, was offen ist
keys-mouse = Klicke auf etwas, das leuchtet, um es zu wählen; ein Klick auf alles andere vergrößert es. Auf einem Touchscreen zeigt ein Tippen zuerst, was du tun kannst.

## Connection

connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
connection-back = Wieder verbunden.
connection-trouble = Der Server hat nicht geantwortet. Bitte versuche es noch einmal.
table-moved = Eine neue Partie liegt für euch alle bereit.
table-moved-go = Mitkommen
# What stands on the keys.
key-enter = Enter
key-escape = Esc
players-known-seed = Jemand hat den Startwert dieser Partie gewählt: Wer ihn kennt, kann Würfel und Karten vorhersagen.
table-delete = Diesen Tisch löschen
table-delete-asks = Diesen Tisch für alle löschen? Partie und Chat sind dann weg.
host-give = Zum Gastgeber machen
host-give-asks = Den Tisch übergeben? Nur der neue Gastgeber kann dann Plätze vergeben.
host-claim = Gastgeber werden
