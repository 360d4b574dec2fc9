### The lab: many games of bots, as tables of figures.

## What was played

# $bots are names of bots.
lab-title =
    { $players ->
        [one] Eén Taoïst alleen, { DIFFICULTY($difficulty) }, { EDITION($edition) }: { $bots }
       *[other] { $players } Taoïsten, { DIFFICULTY($difficulty) }, { EDITION($edition) }: { $bots }
    }
lab-title-moon =
    { $players ->
        [one] Eén Taoïst alleen, { DIFFICULTY($difficulty) }, { EDITION($edition) }, White Moon: { $bots }
       *[other] { $players } Taoïsten, { DIFFICULTY($difficulty) }, { EDITION($edition) }, White Moon: { $bots }
    }
# Two bots, or two lineups of bots, on the same deals.
lab-versus = { $first } tegen { $second }
lab-seeds = Seeds { NUMBER($first, useGrouping: 0) } tot en met { NUMBER($last, useGrouping: 0) }

## Figures

lab-games = Spellen
lab-won = Gewonnen
lab-rate = Winstpercentage
lab-interval = 95%-interval
lab-turns = Gemiddeld aantal beurten
lab-qi = Gemiddeld aantal Qi over
lab-score = Gemiddelde score
lab-actions = Gemiddeld aantal acties
lab-count = { NUMBER($number, maximumFractionDigits: 0) }
lab-average = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-part = { NUMBER($number, maximumFractionDigits: 0) } ({ PERCENT($share) })
lab-range = { PERCENT($low) } tot { PERCENT($high) }

## How games ended

lab-endings = Hoe spellen eindigden
lab-ending-wu-feng-defeated = gewonnen
lab-ending-taoists-dead = alle Taoïsten dood
lab-ending-village-haunted = te veel tegels geplaagd
lab-ending-line-haunted = geen actieve tegel meer in een lijn
lab-ending-deck-exhausted = stapel op voordat Wu-Feng verslagen was
lab-ending-villagers-dead = twaalf dorpsbewoners dood
lab-ending-bot-failed = een bot faalde

## Breakdowns

lab-by-power = Met de kracht
lab-by-tile = Winstpercentage naar ligging van een tegel
lab-by-incarnation = Spellen met deze incarnatie
lab-by-first = Als deze kant begon
lab-by-first-power = Als de Taoïst met deze kracht begon
lab-share = Aandeel
lab-fell = Uitgedreven
lab-place-centre = midden
lab-place-edge = rand
lab-place-corner = hoek

## A duel

lab-duel-figure = Dezelfde uitgangsposities
lab-both = Beide wonnen
lab-only = Alleen { $bots } won
lab-neither = Geen van beide won
lab-difference = Verschil in winstpercentage
lab-score-difference = Verschil in score
# Signed numbers: $sign is plus, minus or none, and $number the size.
lab-points =
    { $sign ->
        [minus] −{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
        [plus] +{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[none] { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
# $low and $high are such numbers.
lab-points-range = { $low } tot { $high }
lab-in-points = { $points } procentpunt
lab-better = { $bots } wint vaker: het hele interval ligt aan die kant.
lab-undecided = Uit deze spellen blijkt niet welke van de twee vaker wint: het interval bevat 0.

## A chart

# Under the title.
lab-chart-games =
    { $games ->
        [one] Eén spel, seed { NUMBER($first, useGrouping: 0) }
       *[other] { $games } spellen, seeds { NUMBER($first, useGrouping: 0) } tot en met { NUMBER($last, useGrouping: 0) }
    }
lab-chart-note = Dunne lijnen tonen 95%-intervallen, streepjeslijnen het winstpercentage van alle spellen.
# Beside a bar: a win rate, and of how many games.
lab-chart-rate = { PERCENT($share) } van { NUMBER($games) }
lab-chart-defeats = Oorzaken van verlies, van alle spellen
lab-chart-turns = Beurten
lab-chart-qi = Qi over
lab-chart-score = Score
lab-chart-won = gewonnen
lab-chart-lost = verloren
# Of two lineups of bots, the figures of one.
lab-chart-of-bots = { $title }: { $bots }

## On the way

lab-progress = Bezig met spelen
lab-kept =
    { $number ->
        [one] Eén spel stond al in { $file }.
       *[other] { $number } spellen stonden al in { $file }.
    }
lab-took =
    { $games ->
        [one] 1 spel in { NUMBER($seconds, maximumFractionDigits: 1) } seconden.
       *[other] { $games } spellen in { NUMBER($seconds, maximumFractionDigits: 1) } seconden.
    }
lab-interrupted = Gestopt na { $games } van { $all } spellen.
lab-failure = De bot { $bot } faalde in het spel met seed { NUMBER($seed, useGrouping: 0) }: { $error }
trouble-other-batch = { $file } bevat spellen met een andere opzet: kies een andere naam.
trouble-rows-suffix = { $file }: de naam moet eindigen op .csv of .parquet.
trouble-not-installed = Hiervoor is het pakket { $package } nodig: pip install "fatsi[{ $extra }]".
trouble-workers-of-cluster = --workers geldt voor deze computer: op een Ray-cluster spelen alle CPU's mee.
trouble-worker-died = Een proces dat spellen speelde, is van buitenaf beëindigd, misschien door geheugengebrek; probeer het met minder --workers.
