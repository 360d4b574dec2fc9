# The pages of the browser table.

## Every page

# What this language calls itself.
language-name = Français
page-name = fatsi
page-description = Des Taoïstes défendent un village contre les fantômes de Wu-Feng : un jeu coopératif pour une à quatre personnes, dans le navigateur.
page-title = { $title } – fatsi
page-skip = Aller au contenu
page-nav = Pages
page-home = Accueil
page-rules = Les règles
page-cards = Les cartes
settings-title = Paramètres
settings-language = Langue
settings-theme = Couleurs
theme-system = Comme le système
theme-night = Nuit
theme-paper = Papier
theme-contrast = Contraste élevé
settings-motion = Animations
motion-system = Comme le système
motion-on = Activées
motion-off = Désactivées
settings-apply = Appliquer
dialog-close = Fermer
bot-random = Hasard
bot-greedy = Glouton
bot-planner = Stratège

## Home

home-title = Tenez le village jusqu’à l’aube
# The hyphen of Wu‑Feng is one at which no line breaks.
home-lead = Les fantômes viennent chaque nuit, et Wu‑Feng approche. Un à quatre Taoïstes leur font face, ensemble : vous gagnez ou perdez tous.
home-today = La partie du jour
home-today-text = Le même village, les mêmes dés et les mêmes fantômes pour tout le monde aujourd’hui.
home-kept = Vos tables
kept-forget = Retirer de la liste
kept-forget-asks = Retirer cette table de la liste ? Votre place reste la vôtre, mais vous n’y reviendrez que par son lien.
kept-won = Gagnée
kept-lost = Perdue
kept-my-turn = À vous de jouer
kept-waiting = En cours
kept-game =
    { $players ->
        [one] Un Taoïste, { DIFFICULTY($difficulty) }, tour { $turn }
       *[other] { $players } Taoïstes, { DIFFICULTY($difficulty) }, tour { $turn }
    }
kept-game-moon =
    { $players ->
        [one] Un Taoïste, { DIFFICULTY($difficulty) }, White Moon, tour { $turn }
       *[other] { $players } Taoïstes, { DIFFICULTY($difficulty) }, White Moon, tour { $turn }
    }
home-join = Rejoindre une table
home-join-text = Vous avez reçu un lien ? Ouvrez-le, ou collez-le ici. Avec l’adresse d’une table, on peut suivre la partie.
home-join-go = Y aller
home-replay = Revoir une partie
home-replay-text = Ouvrez une partie enregistrée et parcourez-la pas à pas.
home-record = Partie enregistrée
home-replay-go = Afficher
home-learn = Apprendre le jeu
home-learn-text = Chaque règle en quelques phrases, et les 81 cartes.

## A new table

new-title = Nouvelle table
form-name = Votre nom
new-players = Taoïstes
new-difficulty = Difficulté
new-seats = Qui joue ?
new-seats-text = Vous pouvez tenir plusieurs places sur un même écran. Les places ouvertes se prennent par un lien que vous envoyez.
new-seat = Taoïste { $number }
new-seat-me = moi
new-seat-open = ouverte : inviter quelqu’un
new-board = Plateau
new-power = Pouvoir
new-power-a = premier pouvoir
new-power-b = second pouvoir
new-random = au hasard
new-moon = L’extension
new-white-moon = Avec White Moon : des villageois à sauver, Su-Ling et les cristaux de lune
new-moon-village = Village
moon-village-random = neuf tuiles sur dix
moon-village-first-game = conseillé pour une première partie
new-portal = Portail
portal-centre = au centre
portal-edge = sur un bord (plus dur)
portal-corner = dans un coin (le plus dur)
new-incarnations = Incarnations
incarnations-all = toutes
incarnations-base = du jeu de base
incarnations-new = les nouvelles
new-edition = Édition
new-seed = Graine
new-five-qi = Commencer avec 5 Qi (plus facile)
new-practice = Entraînement : tout peut être annulé, et l’enregistrement le signale
new-lay = Ouvrir la table

## Joining

join-title = Prenez place
join-text = On vous invite à une table. Indiquez le nom que les autres verront, et prenez place.
join-secret = Le lien que vous avez reçu
join-sit = Prendre place
join-next = Vous verrez la table telle qu’elle est et déciderez pour votre Taoïste quand son tour viendra. Rien à installer, et aucun compte à créer.
join-missing = Ce lien est incomplet. Copiez-le en entier, jusqu’au dernier caractère, et ouvrez-le à nouveau.

## The table

table-title = La table
table-my-link = Mon lien
table-watching = Vous regardez la partie. Si vous avez une place à cette table, ouvrez à nouveau le lien qui y mène.
table-notify = Me prévenir
table-help = Raccourcis
table-more = Journal, discussion et règles
tab-log = Journal
tab-chat = Discussion
tab-rules = Règles
log-turn = Tour { $number }
chat-label = Écrire un message
chat-send = Envoyer
chat-watchers = Seules les personnes qui jouent peuvent écrire ici.
sheet-title = Actions possibles ici
sheet-about = Qu’est-ce que c’est ?
zoom-title = Vu de près
about-deck = La pioche
about-dice = Les dés
undo = Annuler
undo-explained = Annule vos choix, jusqu’au dernier jet de dés, à la dernière carte piochée ou au dernier choix de quelqu’un d’autre.
undo-explained-practice = Annule le dernier choix. C’est une table d’entraînement.

## What is always in sight

status-title = État de la partie
# On small screens, beside the symbol of whose turn it is.
status-turn =
    { $phase ->
        [yin] Tour { $number }, Yin
        [yang] Tour { $number }, Yang
        [setup] Avant le tour 1
       *[over] Tour { $number }, fin
    }
# Figures beside their symbols.
status-figure = { $number }
status-figure-of = { $number }/{ $limit }
status-haunted = Hantées : { $number } sur { $limit }
status-wu-feng =
    { $number ->
        [one] Wu-Feng arrive
       *[other] Wu-Feng dans { $number } cartes
    }
status-cards =
    { $number ->
        [one] 1 carte restante
       *[other] { $number } cartes restantes
    }
status-dice = Dés : { $number } sur { $all }
status-dead = Morts : { $number } sur { $limit }
status-saved = Sauvés : { $number }
status-moon = White Moon
ahead-title = À venir, à la phase Yin { BOARD($board, case: "of") } :
ahead-haunts = { CARD($card) } ({ SPACE($space) }) hante { TILE($tile, case: "the") } ({ PLACE($place) }).
ahead-haunts-last = { CARD($card) } ({ SPACE($space) }) hante { TILE($tile, case: "the") } ({ PLACE($place) }), et la partie est perdue.
ahead-line-lost = { CARD($card) } ({ SPACE($space) }) n’a plus rien à hanter dans sa ligne : la partie est perdue.
ahead-steps = La figurine en { SPACE($space) } ({ CARD($card) }) avance.
ahead-torments = { CARD($card) } ({ SPACE($space) }) fait lancer le dé Malédiction.
ahead-takes-tao = { CARD($card) } ({ SPACE($space) }) prend un jeton Tao à chaque Taoïste.
ahead-villagers-die = { CARD($card) } ({ SPACE($space) }) tue les villageois { TILE($tile, case: "of") } ({ PLACE($place) }).
ahead-stone = { CARD($card) } ({ SPACE($space) }) : { STONE($stone) }.
ahead-overrun = { BOARD($board, case: "start") } est plein : 1 Qi est perdu.
ahead-ghost = Un fantôme arrive.

## The decision

decision-over = La partie est terminée
decision-fold = Afficher ou masquer les choix
waiting-open = La place { SEAT($seat, case: "of") } est ouverte : quelqu’un doit la prendre.
waiting-bot = Le bot { SEAT($seat, case: "of") } réfléchit.
waiting-person =
    { $present ->
        [yes] { $name } décide.
       *[no] { $name } doit décider, mais n’est pas là.
    }
waiting-seat =
    { $present ->
        [yes] { SEAT($seat, case: "start") } décide.
       *[no] { SEAT($seat, case: "start") } doit décider, mais n’est pas là.
    }
choices-act = Agir
choices-move = Se déplacer
choices-power = Pouvoirs
choices-mantra = Poser le Mantra sur
choices-buddha = Avant la fin du tour
choices-artifact = Artefacts
choices-fireworks = Feux d’artifice : demander de l’aide
choices-yin-yang-ask = Yin-Yang : demander de l’aide à distance
choices-yin-yang-unhaunt = Yin-Yang : libérer une tuile
choices-reroll = Relancer
choice-tile = { TILE($tile, case: "short") } ({ PLACE($place) })
choice-tile-haunted = { TILE($tile, case: "short") } ({ PLACE($place) }), tuile hantée
choice-space = Devant { TILE($tile, case: "the-short") } ({ SPACE($space) })
choice-space-with-buddha = Devant { TILE($tile, case: "the-short") } ({ SPACE($space) }), avec un Bouddha
choice-ghost = { CARD($card) } ({ SPACE($space) })
choice-colour = { COLOUR($colour, case: "start") }
choice-token = { COLOUR($colour, case: "start") }, { SEAT($seat, case: "of") }
odds-column-outcome = Résultat
odds-column-bar = Chances sous forme de barre
odds-column-dice = Dés
odds-column-tokens = + jetons
odds-row-together =
    { $number ->
        [2] Les deux
       *[other] Les { $number }
    }
odds-row-any = Au moins un
# What the chosen ghosts still cost. With ways, symbols follow: all of them, or those of one way.
spend-missing =
    { $ways ->
        [0]
            { $number ->
                [one] Il manque encore un jeton ou un cristal.
               *[other] Il manque encore { $number } jetons ou cristaux.
            }
        [one] Il manque encore :
       *[other] Il manque encore, au choix :
    }

## People

players-title = Les Taoïstes
players-practice = Table d’entraînement : tout peut être annulé.
players-watching =
    { $number ->
        [one] 1 personne regarde.
       *[other] { $number } personnes regardent.
    }
seat-mine = vous
seat-here = en ligne
seat-away = hors ligne
seat-open = ouverte
seat-neutral = neutre
seat-bot = bot : { $name }
seat-dead = mort
seat-possessed = possédé
seat-manage = Qui joue ici ?
seat-invite = Inviter quelqu’un
seat-take = Prendre cette place
seat-give-to-bot = La confier au bot { $name }
seat-free = Ouvrir cette place
seat-confirm = Quelqu’un joue { SEAT($seat) }. Lui retirer sa place ? Le lien qui y mène ne fonctionnera plus.
power-blocked = bloqué
power-borrowed = emprunté
link-invite = Invitation
link-invite-text = La personne qui ouvre ce lien peut prendre la place. Ne l’envoyez qu’à une personne.
link-key = Votre lien personnel
link-key-text = Ouvrez-le sur un autre appareil pour y continuer la partie. Ne le partagez pas.
link-copy = Copier
link-copied = Copié
notify-title = C’est à vous de jouer
notify-on = Vous recevrez une notification.
notify-off = Votre navigateur n’autorise pas les notifications.

## The end

result-score =
    { $turns ->
        [one] Score : { $score }, après { $turns } tour
       *[other] Score : { $score }, après { $turns } tours
    }
result-breakdown = Détail du score
# A number of points, of which $points is the size.
result-points =
    { $sign ->
        [minus] −{ NUMBER($points) }
       *[plus] { NUMBER($points) }
    }
result-total = Score
result-practice = Table d’entraînement : des choix ont pu être annulés.
result-again = Rejouer
result-replay = Revoir la partie
result-record = L’enregistrement
title-won = Gagnée – fatsi
title-lost = Perdue – fatsi
title-mine = À vous, { SEAT($seat, case: "short") } – fatsi
title-waiting = { SEAT($seat, case: "short") } décide – fatsi

## A game seen again

replay-title = Une partie, pas à pas
replay-steps = Étapes
replay-position = Étape
replay-first = Au début
replay-turn-back = Tour précédent
replay-back = Étape précédente
replay-play = Lecture
replay-forth = Étape suivante
replay-turn-forth = Tour suivant
replay-last = À la fin
replay-go-to-turn = Aller au
replay-keys = Les flèches avancent étape par étape, Page préc. et Page suiv. tour par tour.

## Rules and cards

rules-lead = Tout le jeu en courts chapitres, puis chaque tuile, pouvoir, pierre et artefact.
rules-search = Chercher dans les règles
rules-none = Aucun résultat.
cards-lead = Chaque fantôme et chaque incarnation, avec ses effets. Les pierres de gauche agissent à l’arrivée, celles du milieu tant que la carte est en jeu, celles de droite quand elle est exorcisée.
cards-search = Chercher dans les cartes

## Keys

keys-title = Raccourcis clavier
keys-digit = faire le choix qui porte ce numéro
keys-arrows = parcourir les choix ; sur le plateau de jeu, d’un endroit à l’autre
keys-enter = faire ce choix, ou ouvrir l’élément sélectionné
keys-board = aller au plateau de jeu, et revenir aux choix
keys-look = voir de près l’élément sélectionné sur le plateau de jeu
keys-hint = un conseil : les meilleurs choix
keys-undo = annuler
keys-log = le journal
keys-chat = la discussion
keys-rules = les règles
keys-help = cette liste
keys-escape = fermer ce qui est ouvert
keys-mouse = Cliquez sur un élément en surbrillance pour le choisir, sur tout autre pour le voir en grand. Sur un écran tactile, touchez un élément pour l’afficher d’abord, avec les actions possibles.

## Connection

connection-lost = Connexion perdue. Reconnexion…
connection-back = Connexion rétablie.
connection-trouble = Le serveur n’a pas répondu. Veuillez réessayer.
table-moved = Une nouvelle partie est prête pour toute la table.
table-moved-go = La rejoindre
# What stands on the keys.
key-enter = Entrée
key-escape = Échap
players-known-seed = La graine de cette partie a été choisie : qui la connaît peut prévoir les dés et les cartes.
table-delete = Supprimer cette table
table-delete-asks = Supprimer cette table pour tout le monde ? La partie et la discussion seront perdues.
host-give = En faire l’hôte
host-give-asks = Céder la table ? Seul le nouvel hôte pourra alors attribuer les places.
host-claim = Devenir l’hôte
