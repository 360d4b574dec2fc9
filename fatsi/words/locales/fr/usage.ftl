# What the command says about itself: --help, and what is wrong with how it was called. Names of options, commands and ids
# (such as normal, NE, play) are typed as they stand here in every language.

## The command and its subcommands

usage-fatsi = Le jeu de société coopératif Ghost Stories. Sans commande, lance serve : jouer dans le navigateur.
usage-serve = Jouer dans le navigateur : en solo, autour d’un même écran ou en ligne.
usage-play = Jouer une partie dans le terminal : de 1 à 4 Taoïstes devant un même écran, ou des bots ; on peut annuler, enregistrer et reprendre.
usage-replay = Raconter une partie enregistrée, tour par tour.
usage-render = Dessiner une position, ou celle d’une partie enregistrée, en SVG ou en PNG.
usage-hint = Donner les meilleurs choix d’une position, avec les chances de gagner et la raison.
usage-cards = Lister toutes les cartes.
usage-bench = Mesurer la vitesse du moteur de règles par des parties au hasard.
usage-simulate = Faire jouer beaucoup de parties à des bots, et dire combien ils en gagnent, avec quels pouvoirs, et pourquoi ils perdent.
usage-duel = Faire jouer les mêmes donnes à deux bots, et dire lequel gagne le plus souvent.

## Options and arguments

usage-version = Afficher la version et quitter.
usage-language = La langue, par exemple fr ; sinon celle de l’environnement (LC_ALL, LC_MESSAGES, LANG).
usage-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres machines de votre réseau.
usage-port = Le port d’écoute ; 0 prend n’importe quel port libre.
usage-database = Où conserver les tables : postgresql://... ou sqlite:///FICHIER ; sinon, un fichier dans le dossier de données.
usage-browser = Ouvrir le navigateur, ou non.
usage-allow-host = Un nom d’hôte sous lequel le serveur peut être joint, par exemple celui de votre proxy ; peut être répété.
usage-players = Nombre de Taoïstes : 1, 2, 3 ou 4.
usage-difficulty = Difficulté : initiation, normal, nightmare ou hell.
usage-edition = L’édition des règles : revised (révisée) ou first (première).
usage-five-qi = Un début plus facile : 5 Qi par Taoïste.
usage-seed = Graine du hasard ; le même nombre redonne la même partie.
usage-tiles = Les neuf tuiles de NW à SE, séparées par des virgules ; - laisse une tuile au hasard.
usage-boards = Les couleurs des plateaux en N,E,S,W ; - en laisse un au hasard.
usage-sides = Les faces, a ou b, des plateaux en N,E,S,W ; - en laisse une au hasard.
usage-seats = Où les Taoïstes sont assis, par exemple N,S.
usage-first = Le côté qui commence : N, E, S ou W.
usage-incarnations = Les incarnations parmi lesquelles tirer : des identifiants séparés par des virgules, ou all, base ou new.
usage-white-moon = Jouer avec l’extension White Moon.
usage-moon-village = White Moon : random tire 9 des 10 tuiles ; avec first-game, l’École de kung-fu remplace la Ronde du veilleur de nuit.
usage-portal = White Moon : où se trouve le portail : centre, edge ou corner, ou une tuile comme NE.
usage-card-values = Les vraies valeurs des cartes de White Moon, en CSV ou JSON, pour remplacer notre reconstitution.
usage-save = Enregistrer la partie dans ce fichier plutôt que dans le dossier de données.
usage-resume = Reprendre la partie que contient ce fichier.
usage-position = Commencer par la position que contient ce fichier.
usage-play-bot = Donner une place à un bot, par exemple E=greedy ; sans côté, toutes les places sauf la première à partir de N. Peut être répété.
usage-plain = Afficher la table en liste, pour les lecteurs d’écran et les fenêtres étroites, ou en plan ; sinon, en plan dans un terminal.
usage-file = Une partie enregistrée.
usage-step = Attendre Entrée après chaque tour.
usage-board = Afficher la table après chaque tour.
usage-until = S’arrêter après ce tour.
usage-render-file = Une partie enregistrée ou une position ; sans fichier, elle est lue sur stdin.
usage-turn = Pour une partie enregistrée : la position à la fin de ce tour, plutôt qu’après la dernière action.
usage-theme = Couleurs : night, paper ou contrast.
usage-width = La largeur d’un PNG en pixels.
usage-output = Le fichier à écrire, .svg ou .png ; sans fichier, le SVG va sur stdout.
usage-hint-file = Une partie enregistrée ou une position ; - désigne stdin.
usage-at-step = Pour une partie enregistrée : la position de cette décision, comptée à partir de 0.
usage-nodes = Combien de positions examiner : un plus grand nombre prend plus de temps et donne de meilleurs conseils.
usage-hint-seed = Graine du hasard ; le même nombre donne les mêmes conseils.
usage-all = Montrer tous les choix, pas seulement les meilleurs.
usage-json = Écrire du JSON, pour les programmes.
usage-seconds = La durée de la mesure.
usage-games = Le nombre de parties.
usage-bot = Le bot qui joue : NOM, NOM:OPTION=VALEUR,... ou MODULE:CLASSE ; à répéter pour en donner un à chaque Taoïste, à partir de N.
usage-first-seed = La graine de la première partie ; celles des autres suivent.
usage-workers = Combien de processus jouent en même temps ; sinon, un par cœur.
usage-rows = Enregistrer chaque partie comme une ligne d’un fichier, .csv ou .parquet ; celles qu’il contient déjà ne sont pas rejouées.
usage-plot = Tracer un graphique des résultats, .svg ou .png.
usage-ray = Jouer sur Ray : local le démarre ici, auto ou HÔTE:PORT se connecte à un cluster déjà lancé.
usage-duel-bot = Un bot, comme pour simulate ; ou un par Taoïste, reliés par +.
usage-help = Afficher cette aide et quitter.

## What stands for a value

metavar-address = ADRESSE
metavar-bot = BOT
metavar-file = FICHIER
metavar-language = LANGUE
metavar-name = NOM
metavar-number = NOMBRE
metavar-seat = [CÔTÉ=]BOT
metavar-step = ÉTAPE
metavar-text = TEXTE
metavar-turn = TOUR
metavar-url = URL

## The frame of the help

usage-line = Utilisation :
usage-options-metavar = [OPTIONS]
usage-command-metavar = COMMANDE [...]
usage-arguments = Arguments :
usage-options = Options :
usage-commands = Commandes :
# $notes says the default, and between what a number must lie.
usage-notes = { $text } [{ $notes }]
usage-default = par défaut : { $default }
usage-range = de { $least } à { $most }
usage-range-from = { $least } ou plus

## What is wrong with how it was called

misuse-trouble = { $message } Pour obtenir de l’aide : { $command }
misuse-no-such-command = Il n’y a pas de commande « { $given } ». Commandes : { LIST($known) }.
misuse-no-such-option = Il n’y a pas d’option { $option }.
misuse-no-such-option-near = Il n’y a pas d’option { $option }. Vouliez-vous dire : { LIST($near) } ?
misuse-value-missing = { $option } demande une valeur.
misuse-no-value = { $option } ne prend pas de valeur.
misuse-argument-missing = Il manque { $argument }.
misuse-too-many-arguments = Argument en trop : { $given }.
# $kind is whole if the number must be a whole one, else any.
misuse-wrong-number =
    { $kind ->
        [whole] { $option } doit être un nombre entier.
       *[any] { $option } doit être un nombre.
    }
misuse-wrong-number-from =
    { $kind ->
        [whole] { $option } doit être un nombre entier, { $least } ou plus.
       *[any] { $option } doit être un nombre, { $least } ou plus.
    }
misuse-wrong-number-range =
    { $kind ->
        [whole] { $option } doit être un nombre entier de { $least } à { $most }.
       *[any] { $option } doit être un nombre de { $least } à { $most }.
    }
usage-keep-days = Supprimer les tables où personne n’a joué depuis ce nombre de jours ; 0 les garde pour toujours.
usage-serve-workers = Servir avec ce nombre de processus derrière un seul port ; à partir de deux, il faut PostgreSQL.
usage-backup = Copier toutes les tables dans un fichier, même pendant que le serveur tourne.
usage-backup-file = Le fichier à écrire.
usage-restore = Remplacer toutes les tables par une sauvegarde ; le serveur doit être arrêté.
usage-restore-file = Un fichier écrit par backup.
