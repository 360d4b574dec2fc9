# What the table's page says beside the other files: choices that are not there, hints, bots, company.

## What may not be chosen now

denied-title = Impossible maintenant
denied-exorcise = Exorciser
denied-help = Demander de l’aide
denied-move = Se déplacer
denied-buddha = Poser un Bouddha
denied-rule = Lire la règle
about-rules = Règles :
about-why-not = Pas maintenant : { $reason }

## Hints

hint-chances = Chances de gagner
hint-close = Fermer le conseil
hint-compare-same = Vous alliez choisir : { $choice }. C’est à peu près aussi bon.
hint-compare-little = Vous alliez choisir : { $choice }. C’est un peu moins bon.
hint-compare-clear = Vous alliez choisir : { $choice }. C’est nettement moins bon.
hint-compare-much = Vous alliez choisir : { $choice }. C’est bien moins bon.
hint-played = Joué : { $choice }
usage-hint-turn = Pour une partie enregistrée : chaque décision de ce tour, avec ce qui a été joué.
hint-best-spoken = Conseil : { $hint }

## Bots that one can follow

pace-title = Bots
pace-pause = Pause
pace-go = Reprendre
pace-step = Une étape
pace-speed = Vitesse
pace-slow = Lente
pace-normal = Normale
pace-fast = Rapide
since-title = Depuis votre dernier tour

## Settings

settings-forced = Choix forcés
forced-on = Joués automatiquement
forced-off = Je les confirme
forced-notice = Un seul choix : { $choice }
settings-sounds = Sons
sounds-off = Désactivés
sounds-on = Activés

## Home

home-alone = En solo
home-alone-text = Vous face aux ténèbres, au niveau le plus facile.
home-friends = Entre amis
home-friends-text = Chacun reçoit un lien vers sa place, ou vous partagez un écran.
home-bots = Avec des bots
home-bots-text = Le meilleur bot joue les autres Taoïstes. Vous pouvez le mettre en pause et suivre chaque étape.
home-details = Places, plateaux, extension, etc.

## Rules

rules-example = Un exemple pas à pas

## Today's game

today-won = Votre premier essai : victoire au tour { $turns }.
today-lost = Votre premier essai : défaite au tour { $turns }.
today-open = Votre premier essai est en cours, tour { $turns }.
today-others = Premiers essais des autres aujourd’hui : { $finished ->
        [one] { $finished } terminé
       *[other] { $finished } terminés
    }, { $won ->
        [one] { $won } gagné
       *[other] { $won } gagnés
    }.
today-history = Vos parties précédentes
today-day-won = victoire, tour { $turns }
today-day-lost = défaite, tour { $turns }
today-day-open = inachevée

## Company

link-scan = Scannez le code avec un téléphone ou envoyez le lien.
link-waiting = En attente { SEAT($seat, case: "of") }…
table-give-up = Abandonner : rejouer la même donne
table-give-up-asks = Abandonner cette partie pour toute la table et recommencer la même donne ?
