### The lab: many games of bots, as tables of figures.

## What was played

# $bots are names of bots.
lab-title =
    { $players ->
        [one] Ein Taoist allein, { DIFFICULTY($difficulty) }, { EDITION($edition) }: { $bots }
       *[other] { $players } Taoisten, { DIFFICULTY($difficulty) }, { EDITION($edition) }: { $bots }
    }
lab-title-moon =
    { $players ->
        [one] Ein Taoist allein, { DIFFICULTY($difficulty) }, { EDITION($edition) }, White Moon: { $bots }
       *[other] { $players } Taoisten, { DIFFICULTY($difficulty) }, { EDITION($edition) }, White Moon: { $bots }
    }
# Two bots, or two lineups of bots, on the same deals.
lab-versus = { $first } gegen { $second }
lab-seeds = Startwerte { NUMBER($first, useGrouping: 0) } bis { NUMBER($last, useGrouping: 0) }

## Figures

lab-games = Partien
lab-won = Gewonnen
lab-rate = Siegquote
lab-interval = 95-%-Intervall
lab-turns = Züge (Mittel)
lab-qi = Übriges Qi (Mittel)
lab-score = Punkte (Mittel)
lab-actions = Aktionen (Mittel)
lab-count = { NUMBER($number, maximumFractionDigits: 0) }
lab-average = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-part = { NUMBER($number, maximumFractionDigits: 0) } ({ PERCENT($share) })
lab-range = { PERCENT($low) } bis { PERCENT($high) }

## How games ended

lab-endings = Wie die Partien endeten
lab-ending-wu-feng-defeated = gewonnen
lab-ending-taoists-dead = alle Taoisten tot
lab-ending-village-haunted = Spuk auf zu vielen Feldern
lab-ending-line-haunted = kein aktives Feld mehr in einer Reihe
lab-ending-deck-exhausted = Stapel leer, bevor Wu-Feng besiegt war
lab-ending-villagers-dead = zwölf Dorfbewohner tot
lab-ending-bot-failed = ein Bot ist gescheitert

## Breakdowns

lab-by-power = Mit der Kraft
lab-by-tile = Siegquote nach der Lage eines Feldes
lab-by-incarnation = Partien mit dieser Inkarnation
lab-by-first = Wenn diese Seite begann
lab-by-first-power = Wenn der Taoist mit dieser Kraft begann
lab-share = Anteil
lab-fell = Ausgetrieben
lab-place-centre = Mitte
lab-place-edge = Rand
lab-place-corner = Ecke

## A duel

lab-duel-figure = Dieselben Ausgangslagen
lab-both = Beide gewannen
lab-only = Nur { $bots } gewann
lab-neither = Keiner gewann
lab-difference = Unterschied der Siegquoten
lab-score-difference = Unterschied der Punkte
# Signed numbers: $sign is plus, minus or none, and $number the size.
lab-points =
    { $sign ->
        [minus] −{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
        [plus] +{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[none] { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
# $low and $high are such numbers.
lab-points-range = { $low } bis { $high }
lab-in-points = { $points } Prozentpunkte
lab-better = { $bots } gewinnt öfter: Das ganze Intervall liegt auf dieser Seite.
lab-undecided = Diese Partien zeigen nicht, wer von beiden öfter gewinnt: Das Intervall enthält 0.

## A chart

# Under the title.
lab-chart-games =
    { $games ->
        [one] Eine Partie, Startwert { NUMBER($first, useGrouping: 0) }
       *[other] { $games } Partien, Startwerte { NUMBER($first, useGrouping: 0) } bis { NUMBER($last, useGrouping: 0) }
    }
lab-chart-note = Dünne Linien zeigen 95-%-Intervalle, gestrichelte die Siegquote aller Partien.
# Beside a bar: a win rate, and of how many games.
lab-chart-rate = { PERCENT($share) } von { NUMBER($games) }
lab-chart-defeats = Warum Partien verloren gingen, Anteil an allen
lab-chart-turns = Züge
lab-chart-qi = Übriges Qi
lab-chart-score = Punkte
lab-chart-won = gewonnen
lab-chart-lost = verloren
# Of two lineups of bots, the figures of one.
lab-chart-of-bots = { $title }: { $bots }

## On the way

lab-progress = Es wird gespielt
lab-kept =
    { $number ->
        [one] Eine Partie war schon in { $file }.
       *[other] { $number } Partien waren schon in { $file }.
    }
lab-took =
    { $games ->
        [one] 1 Partie in { NUMBER($seconds, maximumFractionDigits: 1) } Sekunden.
       *[other] { $games } Partien in { NUMBER($seconds, maximumFractionDigits: 1) } Sekunden.
    }
lab-interrupted = Abgebrochen nach { $games } von { $all } Partien.
lab-failure = Der Bot { $bot } ist in der Partie mit Startwert { NUMBER($seed, useGrouping: 0) } gescheitert: { $error }
trouble-other-batch = { $file } enthält Partien eines anderen Aufbaus: Wähle einen anderen Namen.
trouble-rows-suffix = { $file }: Der Name muss mit .csv oder .parquet enden.
trouble-not-installed = Dafür fehlt das Paket { $package }: pip install "fatsi[{ $extra }]".
trouble-workers-of-cluster = --workers gilt für diesen Rechner: In einem Ray-Cluster spielen alle seine CPUs.
trouble-worker-died = Ein Prozess, der Partien spielte, wurde von außen beendet, vielleicht weil der Speicher knapp war; versuche es mit weniger --workers.
