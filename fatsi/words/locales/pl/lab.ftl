### The lab: many games of bots, as tables of figures.

## What was played

# $bots are names of bots.
lab-title =
    { $players ->
        [one] Jeden Taoista, poziom { DIFFICULTY($difficulty) }, { EDITION($edition) }: { $bots }
       *[other] { $players } Taoistów, poziom { DIFFICULTY($difficulty) }, { EDITION($edition) }: { $bots }
    }
lab-title-moon =
    { $players ->
        [one] Jeden Taoista, poziom { DIFFICULTY($difficulty) }, { EDITION($edition) }, Biały Księżyc: { $bots }
       *[other] { $players } Taoistów, poziom { DIFFICULTY($difficulty) }, { EDITION($edition) }, Biały Księżyc: { $bots }
    }
# Two bots, or two lineups of bots, on the same deals.
lab-versus = { $first } kontra { $second }
lab-seeds = Ziarna losowe od { NUMBER($first, useGrouping: 0) } do { NUMBER($last, useGrouping: 0) }

## Figures

lab-games = Gry
lab-won = Wygrane
lab-rate = Odsetek wygranych
lab-interval = Przedział 95%
lab-turns = Średnia liczba tur
lab-qi = Średnia liczba pozostałych Qi
lab-score = Średni wynik
lab-actions = Średnia liczba akcji
lab-count = { NUMBER($number, maximumFractionDigits: 0) }
lab-average = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-part = { NUMBER($number, maximumFractionDigits: 0) } ({ PERCENT($share) })
lab-range = od { PERCENT($low) } do { PERCENT($high) }

## How games ended

lab-endings = Jak kończyły się gry
lab-ending-wu-feng-defeated = wygrana
lab-ending-taoists-dead = wszyscy Taoiści martwi
lab-ending-village-haunted = zbyt duża część wioski nawiedzona
lab-ending-line-haunted = brak żetonów do nawiedzenia w linii
lab-ending-deck-exhausted = pusta talia przed pokonaniem Wu-Fenga
lab-ending-villagers-dead = dwunastu martwych wieśniaków
lab-ending-bot-failed = bot zawiódł

## Breakdowns

lab-by-power = Z mocą
lab-by-tile = Odsetek wygranych według położenia żetonu
lab-by-incarnation = Gdy przybyła ta inkarnacja
lab-by-first = Gdy zaczynała ta strona
lab-by-first-power = Gdy zaczynał Taoista z tą mocą
lab-share = Udział
lab-fell = Pokonana
lab-place-centre = środek
lab-place-edge = brzeg
lab-place-corner = narożnik

## A duel

lab-duel-figure = Te same rozdania
lab-both = Wygrały oba
lab-only = Wygrał tylko { $bots }
lab-neither = Nie wygrał żaden
lab-difference = Różnica odsetka wygranych
lab-score-difference = Różnica wyników
# Signed numbers: $sign is plus, minus or none, and $number the size.
lab-points =
    { $sign ->
        [minus] −{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
        [plus] +{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[none] { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
# $low and $high are such numbers.
lab-points-range = od { $low } do { $high }
lab-in-points = { $points } p.p.
lab-better = Częściej wygrywa { $bots }: cały przedział jest po tej stronie.
lab-undecided = Te gry nie rozstrzygają, który z dwóch wygrywa częściej: przedział zawiera 0.

## A chart

# Under the title.
lab-chart-games =
    { $games ->
        [one] 1 gra, ziarno losowe { NUMBER($first, useGrouping: 0) }
        [few] { $games } gry, ziarna losowe od { NUMBER($first, useGrouping: 0) } do { NUMBER($last, useGrouping: 0) }
        [many] { $games } gier, ziarna losowe od { NUMBER($first, useGrouping: 0) } do { NUMBER($last, useGrouping: 0) }
       *[other] { $games } gry, ziarna losowe od { NUMBER($first, useGrouping: 0) } do { NUMBER($last, useGrouping: 0) }
    }
lab-chart-note = Cienkie linie to przedziały 95%, przerywane to odsetek wygranych we wszystkich grach.
# Beside a bar: a win rate, and of how many games.
lab-chart-rate = { PERCENT($share) } z { NUMBER($games) }
lab-chart-defeats = Przyczyny porażek, wśród wszystkich gier
lab-chart-turns = Tury
lab-chart-qi = Pozostałe Qi
lab-chart-score = Wynik
lab-chart-won = wygrane
lab-chart-lost = przegrane
# Of two lineups of bots, the figures of one.
lab-chart-of-bots = { $title }: { $bots }

## On the way

lab-progress = Rozgrywanie
lab-kept =
    { $number ->
        [one] W pliku { $file } była już jedna gra.
        [few] W pliku { $file } były już { $number } gry.
        [many] W pliku { $file } było już { $number } gier.
       *[other] W pliku { $file } było już { $number } gry.
    }
lab-took =
    { $games ->
        [one] 1 gra w { NUMBER($seconds, maximumFractionDigits: 1) } s.
        [few] { $games } gry w { NUMBER($seconds, maximumFractionDigits: 1) } s.
        [many] { $games } gier w { NUMBER($seconds, maximumFractionDigits: 1) } s.
       *[other] { $games } gry w { NUMBER($seconds, maximumFractionDigits: 1) } s.
    }
lab-interrupted = Przerwano; rozegrane gry: { $games } z { $all }.
lab-failure = Bot { $bot } zawiódł w grze o ziarnie { NUMBER($seed, useGrouping: 0) }: { $error }
trouble-other-batch = Plik { $file } zawiera gry o innych ustawieniach: wybierz inną nazwę.
trouble-rows-suffix = { $file }: nazwa musi kończyć się na .csv lub .parquet.
trouble-not-installed = Do tego potrzebny jest pakiet { $package }: pip install "fatsi[{ $extra }]".
trouble-workers-of-cluster = --workers dotyczy tego komputera: w klastrze Ray grają wszystkie jego procesory.
trouble-worker-died = Proces rozgrywający gry został zakończony z zewnątrz, może z braku pamięci; spróbuj z mniejszą liczbą procesów.
