# What is wrong with a text that somebody wrote, a file or an option. The place (file, line, column) stands before it, so
# that these begin with a small letter. Ids and what was given are shown as they are typed.

# $part is the option, the key of a line, or the column of a table that is wrong.
error-of-part = { $part } : { $message }

## Words of a text

error-not-a-text = il faut un texte, pas { $given }.
error-action-missing = il manque une action.
error-unknown-action = « { $given } » n’est pas une action. Vouliez-vous dire : { LIST($near) } ?
error-unknown-verb = « { $given } » n’est pas le nom d’une action.
error-unknown-verb-near = « { $given } » n’est pas le nom d’une action. Vouliez-vous dire : { LIST($near) } ?
error-unknown-choice = « { $given } » n’est pas { KIND($kind) }. Valeurs possibles : { LIST($known) }.
error-unknown-choice-near = « { $given } » n’est pas { KIND($kind) }. Vouliez-vous dire { $near } ?
error-not-one-of = « { $given } » ne fait pas partie des valeurs possibles : { LIST($known) }.
error-not-a-number = « { $given } » n’est pas un nombre de 0 à { $most }.
error-not-true-or-false = il faut True ou False, pas { $given }.
error-not-a-list = il faut une liste d’identifiants, pas { $given }.
error-not-cards = il faut des cartes, pas { $given }.
error-not-key-and-value = « { $given } » n’est pas de la forme « clé: valeur ».
error-unknown-version = la version { $given } est inconnue ici. Celle-ci est la version { $known }.
error-wrong-first-line = la première ligne doit être « { $wanted } ».
error-wrong-form = « { $given } » n’a pas la bonne forme ; exemple : « { $wanted } ».
error-wrong-value = « { $given } » n’est pas possible ici.
error-wrong-number-of-entries =
    { $wanted ->
        [one] il faut 1 entrée, pas { $given }.
       *[other] il faut { $wanted } entrées, pas { $given }.
    }
error-named-twice = { $given } est nommé deux fois.
error-named-elsewhere = { $given } est déjà nommé ailleurs.
error-stands-twice = { $given } apparaît à nouveau ici ; il était déjà à la ligne { $earlier }.
error-stands-alone = { $given } ne se combine avec rien d’autre.
error-nothing-between-commas = il n’y a rien entre deux virgules.
error-part-of-white-moon = cela appartient à White Moon, qui n’est pas en jeu ici.
error-of-white-moon = { $given } appartient à White Moon, qui n’est pas en jeu ici.

## What a word should have been, as in: "mvoe" is not a tile

kind-artifact = un artefact
kind-board = un plateau
kind-card = une carte
kind-card-key = une clé de carte
kind-clause = quelque chose que cette place peut avoir
kind-colour = une couleur
kind-column = une colonne d’un fichier de cartes
kind-corner = un coin du village
kind-curse-face = une face du dé Malédiction
kind-difficulty = une difficulté
kind-edition = une édition
kind-ending = une raison de ce résultat
kind-family = une famille
kind-flag = yes ou no
kind-frame = quelque chose qui peut être en attente
kind-incarnation = une incarnation
kind-key = une clé connue
kind-line = un emplacement de fantôme ou le cimetière
kind-mark = une marque de fantôme
kind-moon-card = une carte de White Moon
kind-moon-village = une façon de disposer le village
kind-players = un nombre de joueurs
kind-power = un pouvoir
kind-purpose = un but de jet de dés
kind-scope = une cible possible d’un exorcisme
kind-side = un côté
kind-space = un emplacement de fantôme
kind-stage = une étape de la phase Yang
kind-stone = une pierre pour cette place d’une carte
kind-tao-colour = une couleur de Tao
kind-tao-face = une face d’un dé Tao
kind-tile = une tuile
kind-village-tile = une tuile du village
kind-won-or-lost = won ou lost

## Setups

error-not-dealt = la mise en place est incomplète. Complétez-la avec setup.dealt(rng).
error-nobody-sits-there = personne n’est assis en { $side }. Places occupées : { LIST($known) }.
error-seat-open = on ne peut pas laisser seulement certaines places ouvertes.
error-wrong-order = l’ordre doit être : { LIST($wanted) }.
error-not-opposite = deux joueurs sont assis face à face : N et S, ou E et W.
error-too-few-incarnations =
    { $wanted ->
        [one] il faut 1 incarnation, mais il n’y en a que { $given } à tirer.
       *[other] il faut { $wanted } incarnations, mais il n’y en a que { $given } à tirer.
    }
error-solo-board = en solo, on joue le plateau { COLOUR($colour) }, en { $side }.
error-solo-board-side = en solo, on joue la face { $wanted } du plateau { COLOUR($colour) }.
error-two-lasting-stones = { $card } : une carte a au plus une pierre durable.
error-base-card = { $card } est une carte du jeu de base, dont les valeurs sont connues.
error-too-few-games = il faut 1 ou plus, pas { $given }.
error-same-bots = les mêmes bots sur les mêmes donnes jouent les mêmes parties.
error-wrong-number-of-bots =
    { $players ->
        [one] il faut un bot pour un Taoïste, pas { $given }.
       *[other] pour { $players } Taoïstes, il faut un bot pour tous ou { $players } bots, pas { $given }.
    }

## Bots. What was raised by somebody's own bot, by Ray or by the system stands in its own words: $error.

error-unknown-bot = il n’y a pas de bot « { $given } ». Bots connus : { LIST($known) } ; le vôtre s’écrit module:Classe.
error-two-bots-without-side = un seul bot peut être donné sans côté. Avec un côté, écrivez par exemple E=greedy.
error-bot-without-seat = il ne reste pas de place pour { $given } : sans côté, un bot prend toutes les places sauf la première.
error-bot-with-wrong-character = « { $given } » contient un caractère interdit dans un bot : + ou un caractère non imprimable.
error-bot-options-missing = il manque les options après « { $bot }: », par exemple { $bot }:option=valeur.
error-bot-has-no-options = { $bot } n’a pas d’option « { $given } ». Il n’en a aucune.
error-bot-has-no-such-option = { $bot } n’a pas d’option « { $given } ». Options : { LIST($known) }.
error-bot-option-without-value = { $bot } : l’option { $option } demande une valeur, par exemple { $option }=...
error-bot-option-twice = { $bot } : l’option { $option } est donnée deux fois.
error-bot-option-missing = { $bot } demande l’option { $option }, par exemple { $bot }:{ $option }=...
# $kind is the type that the bot's constructor declares.
error-bot-option-too-small = { $option } doit être au moins { $least }, pas { $given }.
error-bot-option-too-large = { $option } doit être au plus { $most }, pas { $given }.
error-bot-option-wrong =
    { $kind ->
        [int] { $bot } : { $option } doit être un nombre entier, pas « { $given } ».
        [bool] { $bot } : { $option } doit être true ou false, pas « { $given } ».
       *[float] { $bot } : { $option } doit être un nombre, pas « { $given } ».
    }
error-bot-options-unreadable = impossible de lire les options de { $bot } : { $error }
error-bot-cannot-be-made = impossible de créer { $bot } : { $error }
error-module-not-imported = impossible d’importer le module { $module } : { $error }
error-module-without-class = le module { $module } n’a pas de classe { $given }.
error-not-a-bot = { $given } n’est pas un bot : il n’a pas de méthode choose(state, rng).

## A Ray cluster

error-no-address = il faut local, auto ou HÔTE:PORT, pas « { $given } ».
error-no-cluster = il n’y a pas de cluster Ray à « { $address } » : { $error }
error-cluster-silent =
    { $seconds ->
        [one] il n’y a pas de cluster Ray à « { $address } » : pas de réponse en { $seconds } seconde.
       *[other] il n’y a pas de cluster Ray à « { $address } » : pas de réponse en { $seconds } secondes.
    }
error-cluster-failed = le cluster Ray à « { $address } » a échoué : { $error }

## Files of cards and of games

error-no-card = le fichier ne contient aucune carte.
error-no-csv = ce n’est pas du CSV.
error-no-parquet = ce n’est pas un fichier Parquet.
error-not-a-text-file = ce n’est pas un fichier texte.
error-no-json = ce n’est pas du JSON.
error-no-list-of-cards = le fichier doit contenir une liste de cartes.
error-no-object = une carte est un objet avec les clés qu’écrit « fatsi cards --json ».
error-no-object-of-colours = il faut un objet comme { $wanted }.
error-no-list-of-stones = il faut une liste de pierres comme { $wanted }.
error-columns-missing = la première ligne doit nommer les colonnes. Il manque : { LIST($missing) }.
error-keys-missing = il manque à la carte : { LIST($missing) }.
error-wrong-number-of-columns =
    { $wanted ->
        [one] il faut 1 colonne, pas { $given }.
       *[other] il faut { $wanted } colonnes, pas { $given }.
    }
error-wrong-for-card = « { $given } » ne convient pas à { $card } : il faut { $wanted }.
error-wrong-card-values = « { $given } » n’a pas la forme : identifiant, couleur, cinq nombres, puis / pierres de gauche / du milieu / de droite.
error-resistance-and-colour = { $card } doit avoir une résistance, ou la couleur « board » et aucune résistance propre.
error-not-rows = le fichier ne commence pas par les colonnes de « fatsi simulate --rows ».

## Records

error-nothing-after-the-result = rien ne peut suivre le résultat.
# A turn is its number and the side of the Taoist, such as "12 N".
error-wrong-turn = cette ligne est celle du tour { $given }, mais c’est le tour { $wanted }.
error-turn-after-the-end = cette ligne est celle du tour { $given }, mais la partie est terminée.
error-result-too-early = l’enregistrement dit « { $given } », mais la partie n’est pas terminée.
error-wrong-result = l’enregistrement dit « { $given } », mais la partie s’est terminée par « { $wanted } ».

## Positions: Taoists and boards

error-neutral-board-holds = un plateau neutre n’a que du Qi.
error-neutral-board-stands = un plateau neutre n’a pas de Taoïste.
error-neutral-board-yang = un plateau neutre n’a pas de phase Yang.
error-not-neutral = { $side } n’est pas un plateau neutre.
error-dead-holds = un Taoïste mort n’a rien.
error-dead-not-on-cemetery = un Taoïste mort est au Cimetière, en { $place }.
error-stands-nowhere = le Taoïste n’est nulle part.
error-without-qi = sans Qi, il faut : { $wanted }.
error-more-than-held = c’est plus que ce qu’a le Taoïste actif.

## Positions: the end of the game

error-over-all-dead = tous les Taoïstes sont morts, donc la partie est terminée.
error-over-haunted =
    { $most ->
        [one] la partie se termine à { $most } tuile hantée.
       *[other] la partie se termine à { $most } tuiles hantées.
    }
error-over-graveyard = la partie se termine à { $most } villageois morts.
error-artifact-missing = tous les villageois de la famille qui donne { $artifact } sont sauvés, mais personne ne le possède et il n’a pas été utilisé.
error-rest-face-down = le reste ne peut pas être connu tant que des villageois sont face cachée.
error-over-no-incarnation = aucune incarnation n’est en jeu ni à venir, donc la partie est terminée.
error-over-deck-empty = la dernière carte est piochée et une incarnation n’est pas vaincue, donc la partie est terminée.
error-won-too-early = { $given } ne convient pas : une incarnation n’est pas vaincue.
error-lost-without-cause = { $given } ne convient pas : rien dans la position ne le montre.

## Positions: supplies

error-too-many-tao = il n’y a que { $most } jetons Tao { COLOUR($colour, case: "plural") }.
error-too-many-tokens-spent = il n’y a que { $most } jetons Tao de chaque couleur.
error-too-many-qi = il n’y a que { $most } jetons Qi.
error-too-many-buddhas = il n’y a que { $most } Bouddhas.
error-too-many-power-tokens = il y a plus de jetons Pouvoir que n’en a ce nombre de joueurs.
error-too-many-crystals = il n’y a que { $most } cristaux de lune.
error-too-many-dice = on lance au plus { $most } dés.

## Positions: ghosts

error-two-ghosts = il y a deux fantômes en { $space }.
error-no-haunter = { $card } n’est pas un hanteur : il n’a pas de figurine.
error-figure-without-haunter = { $space } : seuls les hanteurs ont une figurine.
error-cannot-be-dormant = { $space } : seul un fantôme avec une pierre de gauche durable peut être en sommeil.
error-dormant-without-cause = { $space } : le fantôme est en sommeil, mais sa pierre de gauche n’est pas en attente.
error-ghost-and-buddha = il y a un fantôme en { $space }.
error-cannot-be-caught = { $card } ne peut pas être pris par un Bouddha.
error-nothing-to-catch = rien de ce qui est en jeu ne peut être pris par un Bouddha.
error-powers-lost-in-first-edition = les pouvoirs ne sont perdus pour de bon que dans la première édition.
error-one-mantra = il n’y a qu’un marqueur Mantra.
error-mantra-without-ghost = il n’y a pas de fantôme sous le marqueur.
error-mantra-not-up = aucun plateau n’a le Mantra d’affaiblissement.
error-mantra-blocked = le Mantra d’affaiblissement est bloqué, donc son marqueur n’est pas en jeu.

## Positions: the deck

error-wrong-deck = la pioche s’écrit avec 1 à { $most } nombres de fantômes et une incarnation entre un nombre et le suivant.
error-incarnation-not-in-game = { $card } ne fait pas partie des incarnations de cette partie.
error-in-play-already = { $card } est déjà en jeu.
error-too-many-incarnations =
    { $most ->
        [one] cette partie ne compte qu’une incarnation, y compris celles en jeu et vaincues.
       *[other] cette partie ne compte que { $most } incarnations, y compris celles en jeu et vaincues.
    }
error-too-many-incarnations-to-come = il y a plus d’incarnations à venir que d’incarnations inconnues.
error-too-many-at-bottom = il y a plus de cartes connues sous la pioche qu’elle n’en a à cet endroit.
error-too-many-in-deck = fantômes dans la pioche : { $given } ; pas encore vus : { $most } seulement.
error-put-aside =
    { $number ->
        [one] 1 fantôme a été écarté au début ; la pioche doit donc en compter moins.
       *[other] { $number } fantômes ont été écartés au début ; la pioche doit donc en compter moins.
    }
error-top-or-bottom = { $card } : seules des incarnations peuvent être connues sur la pioche, et seuls des fantômes dessous.

## Positions: the turn

error-too-many-actions = un tour compte au plus deux actions.
error-too-many-saves = un sauvetage est une des actions du tour.
error-stage-too-early = après une action, l’étape est acted ou plus tard.
error-acted-without-action = l’étape est acted, mais il n’y a pas eu d’action.
error-not-the-action-tile = c’est la tuile de la première action du tour, et seulement s’il y en a eu une.
error-picked-up-elsewhere = les jetons Pouvoir se ramassent sur la tuile centrale.
error-yang-not-begun = rien ne peut s’être passé dans la phase Yang avant qu’elle ne commence.
error-no-exorcism = il n’y a pas d’exorcisme en cours.

## Positions: White Moon

error-one-su-ling = il n’y a qu’une Su-Ling.
error-su-ling-before-incarnation = Su-Ling ne se place pas devant une incarnation.
error-too-many-villagers = il y a au plus { $most } villageois sur une tuile.
error-too-many-of-family = il y a trop de membres de la famille { $family }.
error-wrong-number-face-down = villageois face cachée : { $given } ; pas encore vus : { $wanted }. Les deux nombres doivent être égaux.
error-villagers-on-haunted-tile = il ne peut pas y avoir de villageois sur une tuile hantée comme { $place }.
error-top-villager-face-down = le villageois du dessus en { $place } doit être face visible ou sur le point d’être révélé.
error-nobody-to-reveal = le villageois du dessus en { $place } n’est pas face cachée.

## Positions: what is pending; $frame is the id of that which is pending

error-frame-missing = il manque ici quelque chose en attente.
error-nothing-pending-after-the-end = rien n’est en attente quand la partie est terminée.
error-wrong-last-frame = le dernier élément doit être l’un de ceux-ci : { LIST($known) }.
error-two-cards-drawn = on ne pioche qu’une carte à la fois.
error-frame-only-last = { $frame } ne peut venir qu’en dernier.
error-frame-before-turn = { $frame } : rien ne précède un tour sur le point de commencer.
error-frame-in-wrong-phase = { $frame } n’arrive pas pendant cette phase.
error-frame-question-waits = { $frame } : une question doit recevoir sa réponse avant tout le reste, donc elle vient en premier.
error-frame-nothing-to-choose = { $frame } : il n’y a rien à choisir.
error-frame-nobody-alive = { $frame } : il n’y a pas de Taoïste vivant à cet endroit.
error-frame-active-dead = { $frame } : le Taoïste actif est mort.
error-frame-active-living = { $frame } : le Taoïste actif est vivant.
error-frame-active-moves-unaided = { $frame } : le Taoïste actif se déplace lui-même.
error-frame-dead-asks = { $frame } : un Taoïste mort ne demande pas d’aide.
error-frame-dead-rolls = { $frame } : un Taoïste mort ne lance pas de dés.
error-frame-dead-gains = { $frame } : un Taoïste mort ne reçoit rien.
error-frame-takes-wrong = { $frame } : un Taoïste vivant prend 1 ou 2 jetons.
error-frame-pays-itself = { $frame } : le plateau actif paie lui-même.
error-frame-no-free-space = { $frame } : il n’y a pas d’emplacement libre où déplacer un fantôme.
error-frame-all-spaces-full = { $frame } : tous les emplacements sont occupés.
error-frame-deck-empty = { $frame } : la pioche est vide.
error-frame-no-ghost = { $frame } : il n’y a pas de fantôme à cet endroit.
error-frame-no-such-stone = { $frame } : { $card } n’a pas une telle pierre.
error-frame-card-elsewhere = { $frame } : { $card } n’est pas en { $space }.
error-frame-card-in-play = { $frame } : { $card } est encore en jeu.
error-frame-wrong-fallen = { $frame } : il faut un ou deux fantômes, d’emplacements différents.
error-frame-no-qi-left = { $frame } : il n’y a plus de Qi pour revenir à la vie.
error-frame-no-cemetery = { $frame } : il n’y a pas de Cimetière dans ce village.
error-frame-cemetery-haunted = { $frame } : le Cimetière est hanté.
error-frame-cemetery-in-yin = { $frame } : le Cimetière n’aide que pendant la phase Yang.
error-frame-number-of-dice = { $frame } : on lance de 1 à { $most } dés.
error-frame-wrong-number-of-dice =
    { $number ->
        [one] { $frame } : le Taoïste lance 1 dé pour cela.
       *[other] { $frame } : le Taoïste lance { $number } dés pour cela.
    }
error-frame-kept-in-first-roll = { $frame } : on ne garde des dés qu’au second jet.
error-frame-cannot-fall = { $frame } : ce jet et ces jetons ne suffisent pas à exorciser ces fantômes.
error-frame-number-of-rescues =
    { $most ->
        [one] { $frame } : 1 villageois est sauvé avant le premier tour.
       *[other] { $frame } : { $most } villageois sont sauvés avant le premier tour.
    }
error-frame-living-bequeaths = { $frame } : seul un Taoïste qui vient de mourir laisse quelque chose.
error-frame-artifact-taken = { $frame } : quelqu’un a déjà cet artefact.
error-frame-sword-in-barrier = { $frame } : l’Épée céleste ne sert pas pendant la Barrière mystique.
error-frame-white-faces = { $frame } : c’est pour 1 ou 2 faces blanches.
error-frame-no-crystal-to-place = { $frame } : le réceptacle est plein, ou il ne reste pas de cristal.
error-frame-four-boards = { $frame } : il y a quatre plateaux, de 0 à 3 à partir du plateau actif.

## Why a file cannot be read or written

why-not-there = fichier ou dossier introuvable
why-not-allowed = accès refusé
why-folder = c’est un dossier
why-not-folder = une partie de son chemin n’est pas un dossier
why-full = il n’y a plus de place sur le disque
error-too-many-pieces = il y a trop de parties ; on peut en lire { $most } au plus.
error-too-many-lines = il y a trop de lignes ; on peut en lire { $most } au plus.
