### The lab: many games of bots, as tables of figures.

## What was played

# $bots are names of bots.
lab-title =
    { $players ->
        [one] Partie en solo, { DIFFICULTY($difficulty) }, { EDITION($edition) } : { $bots }
       *[other] { $players } Taoïstes, { DIFFICULTY($difficulty) }, { EDITION($edition) } : { $bots }
    }
lab-title-moon =
    { $players ->
        [one] Partie en solo, { DIFFICULTY($difficulty) }, { EDITION($edition) }, White Moon : { $bots }
       *[other] { $players } Taoïstes, { DIFFICULTY($difficulty) }, { EDITION($edition) }, White Moon : { $bots }
    }
# Two bots, or two lineups of bots, on the same deals.
lab-versus = { $first } contre { $second }
lab-seeds = Graines { NUMBER($first, useGrouping: 0) } à { NUMBER($last, useGrouping: 0) }

## Figures

lab-games = Parties
lab-won = Gagnées
lab-rate = Taux de victoire
lab-interval = Intervalle à 95 %
lab-turns = Tours en moyenne
lab-qi = Qi restants en moyenne
lab-score = Score moyen
lab-actions = Actions en moyenne
lab-count = { NUMBER($number, maximumFractionDigits: 0) }
lab-average = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-part = { NUMBER($number, maximumFractionDigits: 0) } ({ PERCENT($share) })
lab-range = { PERCENT($low) } à { PERCENT($high) }

## How games ended

lab-endings = Fin des parties
lab-ending-wu-feng-defeated = victoire
lab-ending-taoists-dead = tous les Taoïstes morts
lab-ending-village-haunted = trop de tuiles hantées
lab-ending-line-haunted = plus rien à hanter dans une ligne
lab-ending-deck-exhausted = pioche vide avant la défaite de Wu-Feng
lab-ending-villagers-dead = douze villageois morts
lab-ending-bot-failed = un bot a échoué

## Breakdowns

lab-by-power = Avec ce pouvoir
lab-by-tile = Taux de victoire selon la position des tuiles
lab-by-incarnation = Avec cette incarnation
lab-by-first = Quand ce côté a commencé
lab-by-first-power = Quand le Taoïste doté de ce pouvoir a commencé
lab-share = Part
lab-fell = Exorcisée
lab-place-centre = centre
lab-place-edge = bord
lab-place-corner = coin

## A duel

lab-duel-figure = Les mêmes donnes
lab-both = Gagnées par les deux
lab-only = Gagnées seulement par { $bots }
lab-neither = Gagnées par aucun
lab-difference = Écart des taux de victoire
lab-score-difference = Écart des scores
# Signed numbers: $sign is plus, minus or none, and $number the size.
lab-points =
    { $sign ->
        [minus] −{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
        [plus] +{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[none] { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
# $low and $high are such numbers.
lab-points-range = { $low } à { $high }
lab-in-points = { $points } points de pourcentage
lab-better = { $bots } gagne plus souvent : tout l’intervalle est de son côté.
lab-undecided = Ces parties ne disent pas lequel des deux gagne le plus souvent : l’intervalle contient 0.

## A chart

# Under the title.
lab-chart-games =
    { $games ->
        [one] Une partie, graine { NUMBER($first, useGrouping: 0) }
       *[other] { $games } parties, graines { NUMBER($first, useGrouping: 0) } à { NUMBER($last, useGrouping: 0) }
    }
lab-chart-note = Les traits fins montrent les intervalles à 95 %, les pointillés le taux de victoire de toutes les parties.
# Beside a bar: a win rate, and of how many games.
lab-chart-rate = { PERCENT($share) } de { NUMBER($games) }
lab-chart-defeats = Causes des défaites, sur toutes les parties
lab-chart-turns = Tours
lab-chart-qi = Qi restants
lab-chart-score = Score
lab-chart-won = gagnées
lab-chart-lost = perdues
# Of two lineups of bots, the figures of one.
lab-chart-of-bots = { $title } : { $bots }

## On the way

lab-progress = En cours
lab-kept =
    { $number ->
        [one] Une partie était déjà dans { $file }.
       *[other] { $number } parties étaient déjà dans { $file }.
    }
lab-took =
    { $games ->
        [one] { $games } partie en { NUMBER($seconds, maximumFractionDigits: 1) } s.
       *[other] { $games } parties en { NUMBER($seconds, maximumFractionDigits: 1) } s.
    }
lab-interrupted =
    { $games ->
        [one] Arrêté après { $games } partie sur { $all }.
       *[other] Arrêté après { $games } parties sur { $all }.
    }
lab-failure = Le bot { $bot } a échoué dans la partie de graine { NUMBER($seed, useGrouping: 0) } : { $error }
trouble-other-batch = { $file } contient des parties d’une autre configuration : choisissez un autre nom.
trouble-rows-suffix = { $file } : le nom doit se terminer par .csv ou .parquet.
trouble-not-installed = Il faut pour cela le paquet { $package } : pip install "fatsi[{ $extra }]".
trouble-workers-of-cluster = --workers concerne cette machine : sur un cluster Ray, tous ses processeurs jouent.
trouble-worker-died = Un processus qui jouait des parties a été arrêté de l’extérieur, peut-être faute de mémoire ; essayez avec moins de --workers.
