### The lab: many games of bots, as tables of figures.

## What was played

# $bots are names of bots.
lab-title =
    { $players ->
        [one] Solo game, { DIFFICULTY($difficulty) }, { EDITION($edition) }: { $bots }
       *[other] { $players } Taoists, { DIFFICULTY($difficulty) }, { EDITION($edition) }: { $bots }
    }
lab-title-moon =
    { $players ->
        [one] Solo game, { DIFFICULTY($difficulty) }, { EDITION($edition) }, White Moon: { $bots }
       *[other] { $players } Taoists, { DIFFICULTY($difficulty) }, { EDITION($edition) }, White Moon: { $bots }
    }
# Two bots, or two lineups of bots, on the same deals.
lab-versus = { $first } against { $second }
lab-seeds = Seeds { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }

## Figures

lab-games = Games
lab-won = Won
lab-rate = Win rate
lab-interval = 95% interval
lab-turns = Average turns
lab-qi = Average Qi left
lab-score = Average score
lab-actions = Average actions
lab-count = { NUMBER($number, maximumFractionDigits: 0) }
lab-average = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-part = { NUMBER($number, maximumFractionDigits: 0) } ({ PERCENT($share) })
lab-range = { PERCENT($low) } to { PERCENT($high) }

## How games ended

lab-endings = How games ended
lab-ending-wu-feng-defeated = won
lab-ending-taoists-dead = all Taoists dead
lab-ending-village-haunted = too many tiles haunted
lab-ending-line-haunted = no tile left to haunt in a line
lab-ending-deck-exhausted = deck empty before Wu-Feng was defeated
lab-ending-villagers-dead = twelve villagers dead
lab-ending-bot-failed = a bot failed

## Breakdowns

lab-by-power = Games with this power
lab-by-tile = Win rate by tile position
lab-by-incarnation = Games with this incarnation
lab-by-first = When this side went first
lab-by-first-power = When this power went first
lab-share = Share
lab-fell = Exorcised
lab-place-centre = centre
lab-place-edge = edge
lab-place-corner = corner

## A duel

lab-duel-figure = The same deals
lab-both = Both won
lab-only = Only { $bots } won
lab-neither = Neither won
lab-difference = Difference in win rates
lab-score-difference = Difference in scores
# Signed numbers: $sign is plus, minus or none, and $number the size.
lab-points =
    { $sign ->
        [minus] −{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
        [plus] +{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[none] { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
# $low and $high are such numbers.
lab-points-range = { $low } to { $high }
lab-in-points = { $points } percentage points
lab-better = { $bots } wins more often: the whole interval is on its side.
lab-undecided = These games do not show which of the two wins more often: the interval includes 0.

## A chart

# Under the title.
lab-chart-games =
    { $games ->
        [one] One game, seed { NUMBER($first, useGrouping: 0) }
       *[other] { $games } games, seeds { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }
    }
lab-chart-note = Thin lines show 95% intervals, dashed lines the win rate of all games.
# Beside a bar: a win rate, and of how many games.
lab-chart-rate = { PERCENT($share) } of { NUMBER($games) }
lab-chart-defeats = Why games were lost (share of all games)
lab-chart-turns = Turns
lab-chart-qi = Qi left
lab-chart-score = Score
lab-chart-won = won
lab-chart-lost = lost
# Of two lineups of bots, the figures of one.
lab-chart-of-bots = { $title }: { $bots }

## On the way

lab-progress = Playing
lab-kept =
    { $number ->
        [one] One game was already in { $file }.
       *[other] { $number } games were already in { $file }.
    }
lab-took =
    { $games ->
        [one] 1 game in { NUMBER($seconds, maximumFractionDigits: 1) } seconds.
       *[other] { $games } games in { NUMBER($seconds, maximumFractionDigits: 1) } seconds.
    }
lab-interrupted = Stopped after { $games } of { $all } games.
lab-failure = The bot { $bot } failed in the game with seed { NUMBER($seed, useGrouping: 0) }: { $error }
trouble-other-batch = { $file } holds games with another setup: choose another name.
trouble-rows-suffix = { $file }: the file name must end in .csv or .parquet.
trouble-not-installed = This needs the package { $package }: pip install "fatsi[{ $extra }]".
trouble-workers-of-cluster = --workers is for this machine only: on a Ray cluster all CPUs play.
trouble-worker-died = A worker process was killed, perhaps because memory ran out; try fewer --workers.
