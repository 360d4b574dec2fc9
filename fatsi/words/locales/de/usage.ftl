# What the command says about itself: --help, and what is wrong with how it was called. Names of options, commands and ids
# (such as normal, NE, play) are typed as they stand here in every language.

## The command and its subcommands

usage-fatsi = Das kooperative Brettspiel Ghost Stories. Ohne Befehl startet serve: Spielen im Browser.
usage-serve = Im Browser spielen: allein, gemeinsam an einem Bildschirm oder online mit anderen.
usage-play = Eine Partie im Terminal spielen: 1 bis 4 Taoisten an einem Bildschirm, oder Bots; mit Zurücknehmen, Speichern und Fortsetzen.
usage-replay = Eine aufgezeichnete Partie nacherzählen, Zug für Zug.
usage-render = Eine Stellung als SVG oder PNG zeichnen, auch aus einer aufgezeichneten Partie.
usage-hint = Die besten Möglichkeiten in einer Stellung zeigen, mit Gewinnchance und Begründung.
usage-cards = Alle Karten auflisten.
usage-bench = Die Geschwindigkeit der Regeln mit zufälligem Spiel messen.
usage-simulate = Bots viele Partien spielen lassen und auswerten: wie oft und mit welchen Kräften sie gewinnen und warum sie verlieren.
usage-duel = Zwei Bots dieselben Ausgangslagen spielen lassen und auswerten, wer öfter gewinnt.

## Options and arguments

usage-version = Die Version anzeigen und beenden.
usage-language = Die Sprache, etwa de; Vorgabe: die der Umgebung (LC_ALL, LC_MESSAGES, LANG).
usage-host = Die Adresse, auf der der Server lauscht; mit 0.0.0.0 können andere aus deinem Netzwerk mitspielen.
usage-port = Der Port, auf dem der Server lauscht; 0 nimmt irgendeinen freien.
usage-database = Wo Tische gespeichert werden: postgresql://... oder sqlite:///DATEI; Vorgabe: eine Datei im Datenordner.
usage-browser = Ob der Browser geöffnet wird.
usage-allow-host = Ein Hostname, unter dem der Server erreichbar sein darf, etwa der deines Proxys; mehrfach möglich.
usage-players = Wie viele Taoisten: 1, 2, 3 oder 4.
usage-difficulty = Schwierigkeitsstufe: initiation, normal, nightmare oder hell.
usage-edition = Die Regeln der überarbeiteten (revised) oder der ersten Ausgabe (first).
usage-five-qi = Ein leichterer Anfang: 5 Qi für jeden Taoisten.
usage-seed = Ein Startwert; derselbe ergibt wieder dieselbe Partie.
usage-tiles = Die neun Felder von NW bis SE, durch Kommas getrennt; - überlässt ein Feld dem Zufall.
usage-boards = Die Farben der Tafeln auf N,E,S,W; - überlässt eine dem Zufall.
usage-sides = Die Seiten, a oder b, der Tafeln auf N,E,S,W; - überlässt eine dem Zufall.
usage-seats = Wo die Taoisten sitzen, etwa N,S.
usage-first = Die Seite, die beginnt: N, E, S oder W.
usage-incarnations = Die Inkarnationen, aus denen gezogen wird, als IDs, durch Kommas getrennt; oder all, base oder new.
usage-white-moon = Mit der Erweiterung White Moon spielen.
usage-moon-village = White Moon: 9 von 10 Feldern zufällig (random) oder first-game, mit der Kung-Fu-Schule statt des Turms des Nachtwächters.
usage-portal = White Moon: wo das Portal steht: centre, edge oder corner, oder ein Feld wie NE.
usage-card-values = Die echten Werte der Karten von White Moon, als CSV oder JSON, anstelle unserer Rekonstruktion.
usage-save = Die Partie in dieser Datei speichern statt im Datenordner.
usage-resume = Die Partie fortsetzen, die diese Datei enthält.
usage-position = Mit der Stellung beginnen, die diese Datei enthält.
usage-play-bot = Einen Platz mit einem Bot besetzen, etwa E=greedy; ohne Seite alle Plätze außer dem ersten von N an. Mehrfach möglich.
usage-plain = Den Tisch als Liste zeigen, für Screenreader und schmale Fenster, oder als Plan; Vorgabe: im Terminal als Plan.
usage-file = Die Aufzeichnung einer Partie.
usage-step = Nach jedem Zug auf Enter warten.
usage-board = Nach jedem Zug den Tisch zeigen.
usage-until = Nach diesem Zug anhalten.
usage-render-file = Eine Aufzeichnung oder Stellung; ohne Angabe wird sie von stdin gelesen.
usage-turn = Aus einer Aufzeichnung: die Stellung am Ende dieses Zuges statt der letzten.
usage-theme = Farben: night, paper oder contrast.
usage-width = Die Breite eines PNG in Pixeln.
usage-output = Die Datei, die geschrieben wird, .svg oder .png; ohne Angabe geht SVG nach stdout.
usage-hint-file = Eine Aufzeichnung oder Stellung; - liest von stdin.
usage-at-step = Aus einer Aufzeichnung: die Stellung dieser Entscheidung, von 0 an gezählt.
usage-nodes = Wie viele Stellungen betrachtet werden: Mehr dauert länger, gibt aber bessere Tipps.
usage-hint-seed = Ein Startwert; derselbe gibt dieselben Tipps.
usage-all = Alle Möglichkeiten zeigen, nicht nur die besten.
usage-json = JSON schreiben, für Programme.
usage-seconds = Wie lange gemessen wird.
usage-games = Wie viele Partien.
usage-bot = Der Bot, der spielt: NAME, NAME:OPTION=WERT,... oder MODUL:KLASSE; mehrfach angegeben: einer für jeden Taoisten von N an.
usage-first-seed = Der Startwert der ersten Partie; bei jeder weiteren ist er um 1 höher.
usage-workers = Wie viele Prozesse gleichzeitig spielen; Vorgabe: einer pro Kern.
usage-rows = Jede Partie in einer Datei speichern, .csv oder .parquet; Partien, die sie schon enthält, werden nicht noch einmal gespielt.
usage-plot = Die Ergebnisse als Diagramm in eine Datei zeichnen, .svg oder .png.
usage-ray = Mit Ray spielen: local startet es hier, auto oder HOST:PORT verbindet sich mit einem laufenden Cluster.
usage-duel-bot = Ein Bot wie für simulate; oder einer für jeden Taoisten, durch + getrennt.
usage-help = Diese Hilfe anzeigen und beenden.

## What stands for a value

metavar-address = ADRESSE
metavar-bot = BOT
metavar-file = DATEI
metavar-language = SPRACHE
metavar-name = NAME
metavar-number = ZAHL
metavar-seat = [SEITE=]BOT
metavar-step = SCHRITT
metavar-text = TEXT
metavar-turn = ZUG
metavar-url = URL

## The frame of the help

usage-line = Aufruf:
usage-options-metavar = [OPTIONEN]
usage-command-metavar = BEFEHL [...]
usage-arguments = Argumente:
usage-options = Optionen:
usage-commands = Befehle:
# $notes says the default, and between what a number must lie.
usage-notes = { $text } [{ $notes }]
usage-default = Vorgabe: { $default }
usage-range = { $least } bis { $most }
usage-range-from = mindestens { $least }

## What is wrong with how it was called

misuse-trouble = { $message } Hilfe: { $command }
misuse-no-such-command = Es gibt keinen Befehl „{ $given }“. Möglich sind: { LIST($known) }.
misuse-no-such-option = Es gibt keine Option { $option }.
misuse-no-such-option-near = Es gibt keine Option { $option }. Meinst du: { LIST($near) }?
misuse-value-missing = { $option } braucht einen Wert.
misuse-no-value = { $option } erwartet keinen Wert.
misuse-argument-missing = { $argument } fehlt.
misuse-too-many-arguments = Unerwartetes Argument: { $given }.
# $kind is whole if the number must be a whole one, else any.
misuse-wrong-number =
    { $kind ->
        [whole] { $option } muss eine ganze Zahl sein.
       *[any] { $option } muss eine Zahl sein.
    }
misuse-wrong-number-from =
    { $kind ->
        [whole] { $option } muss eine ganze Zahl sein, mindestens { $least }.
       *[any] { $option } muss eine Zahl sein, mindestens { $least }.
    }
misuse-wrong-number-range =
    { $kind ->
        [whole] { $option } muss eine ganze Zahl von { $least } bis { $most } sein.
       *[any] { $option } muss eine Zahl von { $least } bis { $most } sein.
    }
usage-keep-days = Tische löschen, an denen seit so vielen Tagen niemand gespielt hat; 0 behält sie für immer.
usage-serve-workers = Mit so vielen Prozessen hinter einem Port laufen; ab zwei ist PostgreSQL nötig.
usage-backup = Alle Tische in eine Datei kopieren, auch während der Server läuft.
usage-backup-file = Die Datei, die geschrieben wird.
usage-restore = Alle Tische durch ein Backup ersetzen; der Server muss gestoppt sein.
usage-restore-file = Eine Datei, die backup geschrieben hat.
