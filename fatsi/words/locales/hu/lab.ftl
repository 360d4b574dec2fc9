### The lab: many games of bots, as tables of figures.

## What was played

# $bots are names of bots.
lab-title =
    { $players ->
        [one] Egy taoista egyedül, { DIFFICULTY($difficulty) }, { EDITION($edition) }: { $bots }
       *[other] { $players } taoista, { DIFFICULTY($difficulty) }, { EDITION($edition) }: { $bots }
    }
lab-title-moon =
    { $players ->
        [one] Egy taoista egyedül, { DIFFICULTY($difficulty) }, { EDITION($edition) }, Fehér Hold: { $bots }
       *[other] { $players } taoista, { DIFFICULTY($difficulty) }, { EDITION($edition) }, Fehér Hold: { $bots }
    }
# Two bots, or two lineups of bots, on the same deals.
lab-versus = { $first } kontra { $second }
lab-seeds = Véletlenmagok: { NUMBER($first, useGrouping: 0) } – { NUMBER($last, useGrouping: 0) }

## Figures

lab-games = Játszma
lab-won = Győzelem
lab-rate = Győzelmi arány
lab-interval = 95%-os intervallum
lab-turns = Átlagos körszám
lab-qi = Átlagosan megmaradt csi
lab-score = Átlagos pontszám
lab-actions = Átlagos lépésszám
lab-count = { NUMBER($number, maximumFractionDigits: 0) }
lab-average = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-part = { NUMBER($number, maximumFractionDigits: 0) } ({ PERCENT($share) })
lab-range = { PERCENT($low) } – { PERCENT($high) }

## How games ended

lab-endings = A játszmák vége
lab-ending-wu-feng-defeated = győzelem
lab-ending-taoists-dead = minden taoista halott
lab-ending-village-haunted = túl sok kísértetjárta falulap
lab-ending-line-haunted = egy kísértet sora végig kísértetjárta
lab-ending-deck-exhausted = a pakli elfogyott Vu Feng legyőzése előtt
lab-ending-villagers-dead = tizenkét falusi halott
lab-ending-bot-failed = egy bot hibázott

## Breakdowns

lab-by-power = Ezzel a képességgel
lab-by-tile = Győzelmi arány a falulap helye szerint
lab-by-incarnation = Amikor ez az inkarnáció jött
lab-by-first = Amikor ez az oldal kezdett
lab-by-first-power = Amikor az ilyen képességű taoista kezdett
lab-share = Arány
lab-fell = Elűzve
lab-place-centre = közép
lab-place-edge = szél
lab-place-corner = sarok

## A duel

lab-duel-figure = Azonos leosztások
lab-both = Mindkettő nyert
lab-only = Csak { $bots } nyert
lab-neither = Egyik sem nyert
lab-difference = A győzelmi arányok különbsége
lab-score-difference = A pontszámok különbsége
# Signed numbers: $sign is plus, minus or none, and $number the size.
lab-points =
    { $sign ->
        [minus] −{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
        [plus] +{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[none] { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
# $low and $high are such numbers.
lab-points-range = { $low } … { $high }
lab-in-points = { $points } százalékpont
lab-better = { $bots } nyer gyakrabban: az egész intervallum mellette szól.
lab-undecided = Ezekből a játszmákból nem derül ki, melyikük nyer gyakrabban: az intervallumban benne van a 0.

## A chart

# Under the title.
lab-chart-games =
    { $games ->
        [one] 1 játszma, véletlenmag: { NUMBER($first, useGrouping: 0) }
       *[other] { $games } játszma, véletlenmagok: { NUMBER($first, useGrouping: 0) } – { NUMBER($last, useGrouping: 0) }
    }
lab-chart-note = A vékony vonalak a 95%-os intervallumok, a szaggatottak az összes játszma győzelmi aránya.
# Beside a bar: a win rate, and of how many games.
lab-chart-rate = { PERCENT($share) }, n = { NUMBER($games) }
lab-chart-defeats = A vereségek oka, az összes játszma arányában
lab-chart-turns = Körök
lab-chart-qi = Megmaradt csi
lab-chart-score = Pontszám
lab-chart-won = győzelem
lab-chart-lost = vereség
# Of two lineups of bots, the figures of one.
lab-chart-of-bots = { $title }: { $bots }

## On the way

lab-progress = Játszmák
lab-kept =
    { $number ->
        [one] Egy játszma már megvolt itt: { $file }.
       *[other] { $number } játszma már megvolt itt: { $file }.
    }
lab-took = { $games } játszma { NUMBER($seconds, maximumFractionDigits: 1) } másodperc alatt.
lab-interrupted = Megszakítva: { $games } játszma kész, összesen { $all } lett volna.
lab-failure = A bot ({ $bot }) hibázott egy játszmában, amelynek véletlenmagja { NUMBER($seed, useGrouping: 0) }: { $error }
trouble-other-batch = { $file }: más beállítású játszmák vannak benne, válassz másik nevet.
trouble-rows-suffix = { $file }: a névnek .csv vagy .parquet végződésűnek kell lennie.
trouble-not-installed = Ehhez még egy csomag kell, a neve { $package }: pip install "fatsi[{ $extra }]".
trouble-workers-of-cluster = A --workers erre a gépre szól: Ray-klaszteren annak összes processzora játszik.
trouble-worker-died = Egy játszmákat futtató folyamatot kívülről leállítottak, talán kevés volt a memória; próbáld kevesebb folyamattal.
