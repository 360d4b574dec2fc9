# What the table's page says beside the other files: choices that are not there, hints, bots, company.

## What may not be chosen now

denied-title = Jetzt nicht möglich
denied-exorcise = Austreiben
denied-help = Um Hilfe bitten
denied-move = Bewegen
denied-buddha = Buddha setzen
denied-rule = Regel nachlesen
about-rules = Regeln:
about-why-not = Jetzt nicht: { $reason }

## Hints

hint-chances = Gewinnchancen
hint-close = Tipp schließen
hint-compare-same = Du wolltest wählen: { $choice }. Das ist etwa gleich gut.
hint-compare-little = Du wolltest wählen: { $choice }. Das ist etwas schlechter.
hint-compare-clear = Du wolltest wählen: { $choice }. Das ist deutlich schlechter.
hint-compare-much = Du wolltest wählen: { $choice }. Das ist viel schlechter.
hint-played = Gespielt: { $choice }
usage-hint-turn = Aus einer Aufzeichnung: jede Entscheidung dieses Zuges, mit dem, was gespielt wurde.
hint-best-spoken = Tipp: { $hint }

## Bots that one can follow

pace-title = Bots
pace-pause = Anhalten
pace-go = Weiter
pace-step = Ein Schritt
pace-speed = Tempo
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
since-title = Seit deinem letzten Zug

## Settings

settings-forced = Erzwungene Entscheidungen
forced-on = Werden von selbst ausgeführt
forced-off = Ich bestätige sie
forced-notice = Nur eine Möglichkeit: { $choice }
settings-sounds = Töne
sounds-off = Aus
sounds-on = An

## Home

home-alone = Allein
home-alone-text = Du gegen die Finsternis, auf der leichtesten Stufe.
home-friends = Mit Freunden
home-friends-text = Alle bekommen einen Link zu ihrem Platz, oder ihr teilt euch einen Bildschirm.
home-bots = Mit Bots
home-bots-text = Der beste Bot spielt die anderen Taoisten. Du kannst ihn anhalten und jedem Schritt folgen.
home-details = Plätze, Tafeln, Erweiterung und mehr

## Rules

rules-example = Ein Beispiel Schritt für Schritt

## Today's game

today-won = Dein erster Versuch: gewonnen in Zug { $turns }.
today-lost = Dein erster Versuch: verloren in Zug { $turns }.
today-open = Dein erster Versuch läuft, Zug { $turns }.
today-others = Erste Versuche anderer heute: { $finished } beendet, { $won } gewonnen.
today-history = Frühere Tage
today-day-won = gewonnen, Zug { $turns }
today-day-lost = verloren, Zug { $turns }
today-day-open = nicht beendet

## Company

link-scan = Scanne den Code mit einem Handy oder verschicke den Link.
link-waiting = Warten auf { SEAT($seat, case: "acc") } …
table-give-up = Aufgeben: dieselbe Partie noch einmal
table-give-up-asks = Diese Partie für alle am Tisch aufgeben und noch einmal von vorn beginnen?
