# The plain table in the terminal. Commands such as "board" are typed as they stand here in every language.

## Beginning

ask-resume = Une partie n’est pas terminée : tour { $turn }, { DIFFICULTY($difficulty) }, jouée pour la dernière fois le { $date }. La reprendre ? (oui ou non, Entrée pour oui){ " " }
ask-players = Combien de Taoïstes, de 1 à 4 ? (Entrée pour { $default }){ " " }
ask-difficulty = Quelle difficulté : { $choices } ? (Entrée pour { DIFFICULTY($default) }){ " " }
ask-difficulty-choice = { $number } { DIFFICULTY($difficulty) }
ask-white-moon = Avec l’extension White Moon ? (oui ou non, Entrée pour non){ " " }
ask-again = Répondez par l’un de ces choix : { $choices }.
word-yes = oui
word-no = non
welcome =
    { $players ->
        [one] Partie en solo. { DIFFICULTY($difficulty) }, { EDITION($edition) }, graine { $seed }.
       *[other] { $players } Taoïstes. { DIFFICULTY($difficulty) }, { EDITION($edition) }, graine { $seed }.
    }
welcome-no-seed =
    { $players ->
        [one] Partie en solo. { DIFFICULTY($difficulty) }, { EDITION($edition) }.
       *[other] { $players } Taoïstes. { DIFFICULTY($difficulty) }, { EDITION($edition) }.
    }
welcome-moon = Avec White Moon, portail en { PLACE($place) }.
# $bot is a bot as it was typed.
welcome-bot = Un bot joue { SEAT($seat) } : { $bot }.
welcome-hint = Tapez le numéro d’un choix, ou « ? » pour obtenir de l’aide.

## Playing

turn-number = Tour { $number }.
prompt = { SEAT($seat, case: "short") }>{ " " }
prompt-over = Partie terminée>{ " " }
only-choice = Un seul choix : { $action }.
# $error is what the bot raised, in its own words.
failed-bot = Le bot { $bot } a échoué : { $error }. Désormais, vous jouez { SEAT($seat) }.
taken-back = Annulé : { $action }. Le même choix donnerait les mêmes dés et les mêmes cartes.
no-such-number =
    { $number ->
        [one] Il n’y a que le choix { $number }.
       *[other] Les choix vont de 1 à { $number }.
    }
not-understood = « { $line } » n’est ni un choix ni une commande. Tapez « ? » pour obtenir de l’aide.
did-you-mean = Vouliez-vous dire { $first } ?
which-of = De quoi s’agit-il : { $names } ?
form-list = La table s’affiche maintenant en liste ; tapez « map » pour revenir au plan.
form-map = La table s’affiche maintenant en plan ; tapez « list » pour revenir à la liste.

## The end

total-score = Score { $score } : { $items }.
total-score-part = { $name } { $points }
over-hint = Tapez undo pour annuler le dernier choix, ou log, record ou board ; appuyez sur Entrée pour quitter.

## Saving

saved = Enregistré dans { $file }.
game-kept = La partie a été enregistrée. Pour la reprendre :
command-resume = { $program } play --resume { $file }
record-kept = La partie a été enregistrée. Pour la revoir :
command-replay = { $program } replay { $file }
save-where = Enregistrer où ? Tapez save et le nom d’un fichier.
ask-keep = Garder la partie pour la reprendre plus tard ? (oui ou non, Entrée pour oui){ " " }
not-kept = La partie n’a pas été enregistrée.

## Odds

odds-dice =
    { $number ->
        [0] Exorcisme depuis { TILE($tile, case: "the") } ({ PLACE($place) }) : aucun dé n’est lancé.
        [one]
            { $reroll ->
                [yes] Exorcisme depuis { TILE($tile, case: "the") } ({ PLACE($place) }) avec 1 dé, relance possible :
               *[no] Exorcisme depuis { TILE($tile, case: "the") } ({ PLACE($place) }) avec 1 dé :
            }
       *[other]
            { $reroll ->
                [yes] Exorcisme depuis { TILE($tile, case: "the") } ({ PLACE($place) }) avec { $number } dés, relance possible :
               *[no] Exorcisme depuis { TILE($tile, case: "the") } ({ PLACE($place) }) avec { $number } dés :
            }
    }
# A roll of the Kung-Fu School or the Moon Barrier, by the choice that leads to it.
odds-strike =
    { $number ->
        [0] { $choice } : aucun dé n’est lancé.
        [one] { $choice }, avec 1 dé :
       *[other] { $choice }, avec { $number } dés :
    }
odds-barrier = { $choice } :
odds-sword = L’Épée céleste peut poser un des dés sur sa face blanche ; elle est comptée là où elle est utile.
# $more is the chance with tokens; $crystals says whether there are moon crystals among them.
odds-ghost = Exorciser { CARD($card) } ({ SPACE($space) }) : { PERCENT($chance) }.
odds-ghost-tokens =
    { $crystals ->
        [yes] Exorciser { CARD($card) } ({ SPACE($space) }) : { PERCENT($chance) } avec les dés seuls, { PERCENT($more) } avec des jetons et des cristaux.
       *[no] Exorciser { CARD($card) } ({ SPACE($space) }) : { PERCENT($chance) } avec les dés seuls, { PERCENT($more) } avec des jetons Tao.
    }
odds-together =
    { $number ->
        [2] Exorciser les deux : { PERCENT($chance) }.
       *[other] Exorciser les { $number } : { PERCENT($chance) }.
    }
odds-together-tokens =
    { $number ->
        [2]
            { $crystals ->
                [yes] Exorciser les deux : { PERCENT($chance) } avec les dés seuls, { PERCENT($more) } avec des jetons et des cristaux.
               *[no] Exorciser les deux : { PERCENT($chance) } avec les dés seuls, { PERCENT($more) } avec des jetons Tao.
            }
       *[other]
            { $crystals ->
                [yes] Exorciser les { $number } : { PERCENT($chance) } avec les dés seuls, { PERCENT($more) } avec des jetons et des cristaux.
               *[no] Exorciser les { $number } : { PERCENT($chance) } avec les dés seuls, { PERCENT($more) } avec des jetons Tao.
            }
    }
odds-any = Exorciser au moins un fantôme : { PERCENT($chance) }.
odds-any-tokens =
    { $crystals ->
        [yes] Exorciser au moins un fantôme : { PERCENT($chance) } avec les dés seuls, { PERCENT($more) } avec des jetons et des cristaux.
       *[no] Exorciser au moins un fantôme : { PERCENT($chance) } avec les dés seuls, { PERCENT($more) } avec des jetons Tao.
    }
odds-no-ghost = Il n’y a aucun fantôme à exorciser devant { TILE($tile, case: "the") } ({ PLACE($place) }).
odds-not-now = Les chances ne se calculent que pendant la phase Yang d’un Taoïste vivant.

## Looking things up

about-ghost = { CARD($card) } : fantôme { COLOUR($colour) } (résistance : { COUNT($resistance) }).
about-incarnation = { CARD($card) } : incarnation de Wu-Feng (couleur : { COLOUR($colour) } ; résistance : { COUNT($resistance) }).
# For stones whose text does not say when they apply.
about-stone-left = À l’arrivée : { $text }
about-stone-middle = À chaque phase Yin de son plateau : { $text }
about-stone-right = Une fois exorcisé : { $text }
about-reconstructed = Sa couleur, sa résistance et ses pierres sont notre reconstitution : aucun livret de règles ne les donne.
about-family =
    { $number ->
        [one] un villageois. S’il meurt : { FAMILY($family, case: "curse") } S’il est sauvé : { FAMILY($family, case: "reward") }
       *[other] { $number } villageois. À chaque mort : { FAMILY($family, case: "curse") } Si tous sont sauvés : { FAMILY($family, case: "reward") }
    }
about-no-stones = Il n’a pas de pierre : il ne fait qu’occuper un emplacement.
no-such-card = Il n’y a pas de carte « { $name } ».
no-such-place = « { $name } » n’est ni une tuile ni un emplacement. Tuiles : NW N NE W C E SW S SE. Emplacements : N1 à N3, E1 à E3, S1 à S3, W1 à W3.
no-such-topic = Les règles n’ont pas de chapitre « { $name } ».
cards-unseen = { COLOUR($colour, case: "start") }, { $number ->
        [one] { $number } pas encore vu
       *[other] { $number } pas encore vus
    } : { $names }.
cards-of-a-name = { CARD($card) } ({ $number })
cards-removed =
    { $number ->
        [one] L’un d’eux a été écarté sans être vu.
       *[other] Parmi eux, { $number } ont été écartés sans être vus.
    }
cards-unseen-villagers = Villageois, { $number ->
        [one] { $number } pas encore vu
       *[other] { $number } pas encore vus
    } : { $names }.
cards-of-a-family = { FAMILY($family) } { $number }
cards-unseen-incarnations =
    { $number ->
        [one] Une incarnation est encore à venir, l’une de celles-ci : { CARD($cards) }.
       *[other] { $number } incarnations sont encore à venir, parmi celles-ci : { CARD($cards) }.
    }
topic = { $name } : { $text }
topics-chapters = Chapitres : { $topics }.
topics-moon = White Moon : { $topics }.
topics-families = Familles : { $topics }.
topics-artifacts = Artefacts : { $topics }.
topics-tiles = Tuiles : { $topics }.
topics-powers = Pouvoirs : { $topics }.
topics-stones = Pierres : { $topics }.

## Help

help-input = Répondez par le numéro d’un choix, ou par une action comme dans les parties enregistrées, par exemple « move NE », « place N2 » ou « exorcise ». Autres commandes :
help-table = board : toute la table ; list ou map : la même en liste ou en plan
help-odds = odds : les chances d’un exorcisme depuis la tuile du Taoïste ; odds NE : depuis une autre tuile
help-hint = hint : les meilleurs choix, avec les chances de gagner et la raison ; rien n’est joué
help-look = look N1, look NE : ce qui se trouve sur un emplacement ou une tuile ; card NOM : explique une carte ; cards : celles qui peuvent encore venir et, avec White Moon, les villageois
help-rules = rules : les chapitres ; rules SUJET : un chapitre, une tuile, un pouvoir, une pierre, une famille ou un artefact en bref
help-log = log : ce qui s’est passé pendant ce tour et le précédent ; log all : pendant toute la partie
help-undo = undo : annule le dernier choix, avec tout ce que les bots ont fait depuis, autant de fois que vous voulez
help-save = save FICHIER : enregistre la partie dans un fichier (avec White Moon, save seul sauve un villageois) ; record : l’affiche ; quit : quitte, et la partie pourra être reprise
help-map = Sur le plan, @ est un Taoïste. « hante au prochain Yin » veut dire : à la prochaine phase Yin de son plateau.

## Records and cards

replay-over = L’enregistrement s’arrête ici, au tour { $number }.
replay-stopped = Arrêté après le tour { $number }.
replay-step = Entrée pour le tour suivant>{ " " }
column-number = n°
column-name = nom
column-resistance = résistance
column-left = arrivée
column-middle = en jeu
column-right = exorcisé
cards-reconstructed = * La couleur, la résistance et les pierres sont notre reconstitution : aucun livret de règles ne les donne. --cards FICHIER fournit les vraies valeurs.
cards-mark = { CARD($card) } *
bench-core =
    { $core ->
        [compiled] Les règles sont compilées.
       *[interpreted] Les règles sont interprétées.
    }
bench-games = { NUMBER($games, maximumFractionDigits: 0) } parties et { NUMBER($actions, maximumFractionDigits: 0) } actions en { NUMBER($seconds, maximumFractionDigits: 1) } secondes de jeu au hasard, à quatre Taoïstes
bench-actions = { NUMBER($number, maximumFractionDigits: 0) } actions par seconde
bench-speed = { NUMBER($number, maximumFractionDigits: 0) } parties par seconde
bench-copy = { NUMBER($number, maximumFractionDigits: 2) } microsecondes pour copier un état

## Trouble

trouble-read = Impossible de lire { $file } : { $reason }.
trouble-write = Impossible d’écrire { $file } : { $reason }.
trouble-unsaved = La partie continue, mais elle n’est plus enregistrée automatiquement.
trouble-in-the-way = { $file } existe déjà et ne contient pas de partie : choisissez un autre nom.
trouble-save-exists = { $file } existe déjà : reprenez cette partie avec --resume, ou choisissez un autre nom.
trouble-not-text = { $file } n’est pas un fichier texte.
trouble-refused = { $file }, ligne { $line }, colonne { $column } : { $action } est impossible à cet endroit. { $reason }
trouble-text =
    { $line ->
        [0] { $file } : { $message }
       *[other]
            { $column ->
                [0] { $file }, ligne { $line } : { $message }
               *[other] { $file }, ligne { $line }, colonne { $column } : { $message }
            }
    }
trouble-setup = { $message }
trouble-language = La langue « { $language } » n’est pas disponible. Langues : { $languages }.
trouble-resume-alone = --resume reprend une partie enregistrée et --position commence par une position donnée : on ne peut ni les combiner, ni les employer avec les options d’une nouvelle partie.
serve-any-name = Attention : le serveur répond sous n’importe quel nom. S’il est joignable de l’extérieur, indiquez son nom avec --allow-host et placez devant lui un proxy HTTPS.
trouble-workers-need-postgresql = Plusieurs processus demandent PostgreSQL : indiquez son adresse avec --database.
backup-done = Toutes les tables ont été copiées dans { $file }.
restore-done = Les tables de { $file } ont été restaurées.
trouble-backup = Les tables n’ont pas pu être copiées : { $reason }.
trouble-not-a-backup = { $file } n’est pas une sauvegarde de fatsi, ou elle est endommagée.
trouble-backup-postgresql = Pour PostgreSQL, utilisez ses propres outils : pg_dump et pg_restore.
