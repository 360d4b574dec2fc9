# The names of all things, by the ids of the rules.
# A name may have other forms as attributes; a message asks for one with `case`, and gets the plain name where the
# form is missing: .start begins a sentence, .short fits a narrow place, .text explains.
# Tiles and artifacts also have .the (with the article), .to (à), .of (de); tiles have these of the short name too: .the-short,
# .of-short, and .haunted, which agrees with their gender. Taoists and boards have their article in the plain name, and .to and .of. Colours are masculine, as jeton, plateau
# and fantôme are; .plural follows a number.
# Ghosts have the English names of the cards, by which French players call them. They stand without an article and count as
# masculine singular, whatever they mean; messages avoid "de" before them, which would elide before some.

## Lists

list-middle = { $left }, { $right }
list-clauses = { $left } ; { $right }
list-end = { $left } et { $right }
nothing = aucun
percent = { NUMBER($number, style: "percent", maximumFractionDigits: 1) }
# One entry of a count of colours, such as "2 rouges".
points =
    { $number ->
        [one] { $number } { COLOUR($colour) }
       *[other] { $number } { COLOUR($colour, case: "plural") }
    }

## Colours, and white as a face of the dice

colour-red = rouge
    .start = Rouge
    .plural = rouges
colour-green = vert
    .start = Vert
    .plural = verts
colour-blue = bleu
    .start = Bleu
    .plural = bleus
colour-yellow = jaune
    .start = Jaune
    .plural = jaunes
colour-black = noir
    .start = Noir
    .plural = noirs
colour-white = blanc
    .start = Blanc
    .plural = blancs
# White Moon: the colour of a card that has that of the board it lies on.
colour-board = de la couleur du plateau
    .start = De la couleur du plateau

## Taoists and their boards, by colour

seat-red = le Taoïste rouge
    .start = Le Taoïste rouge
    .short = Rouge
    .to = au Taoïste rouge
    .of = du Taoïste rouge
seat-green = le Taoïste vert
    .start = Le Taoïste vert
    .short = Vert
    .to = au Taoïste vert
    .of = du Taoïste vert
seat-blue = le Taoïste bleu
    .start = Le Taoïste bleu
    .short = Bleu
    .to = au Taoïste bleu
    .of = du Taoïste bleu
seat-yellow = le Taoïste jaune
    .start = Le Taoïste jaune
    .short = Jaune
    .to = au Taoïste jaune
    .of = du Taoïste jaune

board-red = le plateau rouge
    .start = Le plateau rouge
    .short = Rouge
    .to = au plateau rouge
    .of = du plateau rouge
board-green = le plateau vert
    .start = Le plateau vert
    .short = Vert
    .to = au plateau vert
    .of = du plateau vert
board-blue = le plateau bleu
    .start = Le plateau bleu
    .short = Bleu
    .to = au plateau bleu
    .of = du plateau bleu
board-yellow = le plateau jaune
    .start = Le plateau jaune
    .short = Jaune
    .to = au plateau jaune
    .of = du plateau jaune

## Where things lie. The letters are typed, so they are those of every language: W is the west, ouest.

side-N = nord
    .at = au nord
side-E = est
    .at = à l’est
side-S = sud
    .at = au sud
side-W = ouest
    .at = à l’ouest

place-NW = NW
place-N = N
place-NE = NE
place-W = W
place-C = C
place-E = E
place-SW = SW
place-S = S
place-SE = SE

space-N1 = N1
space-N2 = N2
space-N3 = N3
space-E1 = E1
space-E2 = E2
space-E3 = E3
space-S1 = S1
space-S2 = S2
space-S3 = S3
space-W1 = W1
space-W2 = W2
space-W3 = W3

## Village tiles; .help is in short what help does there, .text in full

tile-cemetery = Cimetière
    .start = Le Cimetière
    .the = le Cimetière
    .to = au Cimetière
    .of = du Cimetière
    .the-short = le Cimetière
    .of-short = du Cimetière
    .haunted = hanté
    .help = ramener un mort à la vie, puis lancer le dé Malédiction
    .text = Un Taoïste mort revient ici avec 2 Qi et rien d’autre (sans effet en solo) ; avec White Moon, un villageois mort peut revenir à la place, si la tuile n’est pas pleine. Lancez ensuite le dé Malédiction : s’il fait hanter une tuile, c’est le Cimetière lui-même.
tile-taoist-altar = Autel taoïste
    .short = Autel
    .start = L’Autel taoïste
    .the = l’Autel taoïste
    .to = à l’Autel taoïste
    .of = de l’Autel taoïste
    .the-short = l’Autel
    .of-short = de l’Autel
    .haunted = hanté
    .help = libérer une tuile hantée, puis un fantôme arrive
    .text = Libérez une tuile hantée. Un fantôme arrive ensuite.
tile-herbalists-shop = Échoppe de l’herboriste
    .short = Herboriste
    .start = L’Échoppe de l’herboriste
    .the = l’Échoppe de l’herboriste
    .to = à l’Échoppe de l’herboriste
    .of = de l’Échoppe de l’herboriste
    .the-short = l’Herboriste
    .of-short = de l’Herboriste
    .haunted = hantée
    .help = lancer 2 dés pour des jetons Tao
    .text = Lancez 2 dés Tao. Chaque face de couleur rapporte un jeton Tao de cette couleur, s’il en reste dans la réserve ; une face blanche, un jeton de votre choix ou, avec White Moon, un cristal de lune.
tile-sorcerers-hut = Hutte de la sorcière
    .short = Sorcière
    .start = La Hutte de la sorcière
    .the = la Hutte de la sorcière
    .to = à la Hutte de la sorcière
    .of = de la Hutte de la sorcière
    .the-short = la Sorcière
    .of-short = de la Sorcière
    .haunted = hantée
    .help = chasser un fantôme, puis perdre 1 Qi
    .text = Chassez n’importe quel fantôme, sauf une incarnation ; il n’apporte ni malédiction ni récompense. Vous perdez ensuite 1 Qi.
tile-buddhist-temple = Temple bouddhiste
    .short = Temple
    .start = Le Temple bouddhiste
    .the = le Temple bouddhiste
    .to = au Temple bouddhiste
    .of = du Temple bouddhiste
    .the-short = le Temple
    .of-short = du Temple
    .haunted = hanté
    .help = prendre un Bouddha
    .text = Prenez un Bouddha. Dès votre prochain tour, vous pouvez le poser sur un emplacement vide devant vous ; le premier fantôme qui y arrive disparaît.
tile-night-watchmans-beat = Ronde du veilleur de nuit
    .short = Veilleur
    .start = La Ronde du veilleur de nuit
    .the = la Ronde du veilleur de nuit
    .to = à la Ronde du veilleur de nuit
    .of = de la Ronde du veilleur de nuit
    .the-short = le Veilleur
    .of-short = du Veilleur
    .haunted = hantée
    .help = faire reculer les figurines d’un plateau
    .text = Toutes les figurines de hantise d’un plateau retournent sur leurs cartes.
tile-circle-of-prayer = Cercle de prière
    .short = Cercle
    .start = Le Cercle de prière
    .the = le Cercle de prière
    .to = au Cercle de prière
    .of = du Cercle de prière
    .the-short = le Cercle
    .of-short = du Cercle
    .haunted = hanté
    .help = poser un jeton Tao qui affaiblit les fantômes de sa couleur
    .text = Posez ici un jeton Tao de la réserve, ou échangez celui qui s’y trouve. La résistance des fantômes de cette couleur baisse de 1 pour tout le monde.
tile-pavilion-of-the-heavenly-winds = Pavillon du vent céleste
    .short = Pavillon
    .start = Le Pavillon du vent céleste
    .the = le Pavillon du vent céleste
    .to = au Pavillon du vent céleste
    .of = du Pavillon du vent céleste
    .the-short = le Pavillon
    .of-short = du Pavillon
    .haunted = hanté
    .help = déplacer un fantôme, puis un Taoïste
    .text = Déplacez un fantôme vers un autre emplacement libre, puis un autre Taoïste vers n’importe quelle tuile. En solo, vous pouvez vous déplacer vous-même.
tile-tea-house = Maison de thé
    .short = Maison de thé
    .start = La Maison de thé
    .the = la Maison de thé
    .to = à la Maison de thé
    .of = de la Maison de thé
    .the-short = la Maison de thé
    .of-short = de la Maison de thé
    .haunted = hantée
    .help = un jeton Tao et 1 Qi, puis un fantôme arrive
    .text = Prenez un jeton Tao de votre choix et 1 Qi. Un fantôme arrive ensuite.
tile-kung-fu-school = École de kung-fu
    .short = École
    .start = L’École de kung-fu
    .the = l’École de kung-fu
    .to = à l’École de kung-fu
    .of = de l’École de kung-fu
    .the-short = l’École
    .of-short = de l’École
    .haunted = hantée
    .help = frapper les fantômes d’un plateau, ou tous les noirs
    .text = Un seul jet contre tous les fantômes de votre plateau, ou contre tous les fantômes noirs en jeu ; annoncez-le avant de lancer. Les pouvoirs, le Mantra, le Cercle, vos propres jetons et cristaux comptent, pas ceux des autres. Il n’y a ni malédiction ni récompense, et les incarnations ne sont pas touchées. Un jeton Pouvoir permet de frapper les fantômes d’un plateau neutre dont le pouvoir n’est pas bloqué.

## Powers of the boards

power-bottomless-pockets = Poches sans fond
    .text = Avant votre déplacement, prenez dans la réserve un jeton Tao de votre choix.
power-enfeeblement-mantra = Mantra d’affaiblissement
    .text = Avant votre déplacement, posez le Mantra sur un fantôme : sa résistance baisse de 1 pour tout le monde, tant que le Mantra y reste.
power-dance-of-the-spires = Danse des cimes
    .text = Déplacez-vous sur n’importe quelle tuile du village.
power-dance-of-the-twin-winds = Danse des vents jumeaux
    .text = Après votre déplacement et avant votre action, déplacez un autre Taoïste d’une tuile.
power-the-gods-favourite = Favori des dieux
    .text = Une fois par jet, relancez autant de vos dés Tao que vous voulez, ou le dé Malédiction. Le second résultat est définitif.
power-strength-of-a-mountain = Force de la montagne
    .text = Vous lancez un quatrième dé Tao à chaque exorcisme et ne lancez jamais le dé Malédiction.
power-heavenly-gust = Souffle céleste
    .text = Demandez de l’aide et tentez un exorcisme dans le même tour, dans l’ordre de votre choix.
power-second-wind = Second souffle
    .text = Demandez de l’aide deux fois, ou tentez deux exorcismes, depuis la même tuile.

## Stones of the cards; .text explains, .short fits the map

stone-ghost = un autre fantôme
    .short = fantôme
    .text = Piochez un autre fantôme.
stone-haunt = hante aussitôt
    .text = À son arrivée, il hante la première tuile non hantée de sa ligne.
stone-lose-qi = 1 Qi perdu
    .text = À son arrivée, le Taoïste ou le plateau actif perd 1 Qi.
stone-curse = dé Malédiction
    .short = malédiction
    .text = Lancez le dé Malédiction et subissez son effet.
stone-group-lose-tao = chaque Taoïste défausse un jeton Tao
    .short = prend des Tao
    .text = Chaque Taoïste vivant défausse un jeton Tao de son choix.
stone-clear-prayer-circle = vide le Cercle de prière
    .short = vide le Cercle
    .text = À son arrivée, le jeton du Cercle de prière retourne dans la réserve.
stone-haunter-on-board = un pas d’avance
    .text = À son arrivée, sa figurine est déjà sur le plateau : il hante dès la prochaine phase Yin de ce plateau.
stone-steal-die = vole un dé Tao
    .short = vole un dé
    .text = Tant qu’il est en jeu, vous avez tous un dé Tao de moins.
stone-tao-off = bloque les jetons Tao
    .short = Tao bloqués
    .text = Tant qu’il est en jeu, personne ne peut dépenser de jeton Tao. Le Cercle de prière fonctionne toujours.
stone-power-off = bloque le pouvoir de son plateau
    .short = pouvoir bloqué
    .text = Tant qu’il est sur un plateau, ce plateau n’a pas de pouvoir.
stone-group-power-off = bloque tous les pouvoirs
    .short = pouvoirs bloqués
    .text = Tant qu’il est en jeu, aucun plateau n’a de pouvoir.
stone-haunter = hanteur
    .text = À chaque phase Yin de son plateau, sa figurine avance ; au deuxième pas, il hante la première tuile non hantée de sa ligne et la figurine revient sur la carte.
stone-tormentor = tourmenteur
    .short = tourmente
    .text = À chaque phase Yin de son plateau, lancez le dé Malédiction.
stone-dice-immune = insensible aux dés
    .short = sans dés
    .text = Les dés n’ont pas d’effet sur lui ; les jetons Tao, le Cercle de prière, le Mantra, un Bouddha et la Sorcière, si.
stone-only-if-opposite-empty = exorcisme seulement sans fantôme en face
    .short = si opposé vide
    .text = Il ne peut être exorcisé que si l’emplacement opposé, de l’autre côté du village, est sans fantôme.
stone-only-if-caught-by-buddha = exorcisme seulement après capture par un Bouddha
    .short = Bouddha requis
    .text = Il ne peut être exorcisé qu’après être arrivé sur un emplacement gardé par un Bouddha.
stone-white-is-not-wild = faces blanches sans effet
    .short = sans blanc
    .text = Tant qu’il est en jeu, les faces blanches ne comptent pas, pas même chez l’Herboriste.
stone-tao-1 = 1 jeton Tao
    .short = 1 Tao
    .text = Quand il est exorcisé, l’exorciste prend un jeton Tao de son choix.
stone-tao-2 = 2 jetons Tao
    .short = 2 Tao
    .text = Quand il est exorcisé, l’exorciste prend deux jetons Tao de son choix.
stone-qi-or-yin-yang = 1 Qi ou le Yin-Yang
    .short = Qi ou Yin-Yang
    .text = Quand il est exorcisé, l’exorciste gagne 1 Qi ou récupère son Yin-Yang.
stone-qi-and-yin-yang = 1 Qi et un Yin-Yang pour le groupe
    .short = Qi et Yin-Yang
    .text = Quand il est exorcisé, un Taoïste de votre choix gagne 1 Qi et un Taoïste récupère son Yin-Yang.

# White Moon

stone-devour = dévore aussitôt
    .short = dévore
    .text = À son arrivée, il dévore une fois, comme un dévoreur.
stone-devourer = dévoreur
    .short = dévore
    .text = À chaque phase Yin de son plateau, il tue le villageois du dessus sur la tuile occupée la plus proche de sa ligne. Si sa ligne est déserte, vous choisissez un villageois visible, qui meurt ; s’il n’en reste aucun au village, le Taoïste ou le plateau actif perd 1 Qi.
stone-kill-visible-villager = un villageois visible meurt
    .short = tue
    .text = Un villageois visible de votre choix meurt.
stone-root-everyone = met tous les Taoïstes à terre
    .short = tous à terre
    .text = À son arrivée, tous les Taoïstes vivants sont mis à terre et doivent consacrer leur prochain déplacement à se relever.
stone-discard-bottom-2 = retire les 2 cartes du dessous de la pioche
    .text = À son arrivée, les 2 cartes du dessous de la pioche sont retirées du jeu.
stone-take-portal = s’empare du portail
    .short = prend le portail
    .text = Tant qu’il est en jeu, il garde le portail : personne ne peut être sauvé, pas même par la Barrière mystique.
stone-take-su-ling = capture Su-Ling
    .text = Tant qu’il est en jeu, il retient Su-Ling. Quand il est exorcisé, elle retourne dans la réserve.
stone-shift-clockwise = se déplace à chaque phase Yin
    .short = se déplace
    .text = Il a la couleur du plateau où il se trouve, et une résistance de 4 dans cette couleur. À chaque phase Yin de son plateau, il passe à l’emplacement libre suivant dans le sens horaire.
stone-moon-crystal = un cristal de lune
    .short = cristal
    .text = Quand il est exorcisé, l’exorciste prend un cristal de lune, s’il en reste dans la réserve.
stone-crystal-and-yin-yang = un cristal de lune et un Yin-Yang pour le groupe
    .short = cristal et Yin-Yang
    .text = Quand il est exorcisé, un Taoïste de votre choix prend un cristal de lune et un Taoïste récupère son Yin-Yang.

## White Moon: the families; .curse is what each death brings, .reward what saving them all brings

family-hua = Hua
    .curse = le Taoïste actif est mis à terre et doit consacrer son prochain déplacement à se relever.
    .reward = l’Épée céleste.
family-zhou = Zhou
    .curse = un Taoïste ou un plateau neutre de votre choix perd 1 Qi.
    .reward = la Barrière mystique se dresse à la fin du tour ; les cristaux manquants viennent de la réserve et des Taoïstes.
family-li = Li
    .curse = le fantôme du dessus de la pioche est retiré du jeu sans être vu.
    .reward = 3 Qi, à répartir comme vous voulez.
family-sun = Sun
    .curse = un fantôme arrive.
    .reward = l’Armure du juste.
family-miao = Miao
    .curse = un jeton Tao noir est retiré du jeu.
    .reward = le Bouclier du temps.
family-xiang = Xiang
    .curse = un autre villageois visible de votre choix meurt aussi.
    .reward = un jeton Tao de chaque couleur, à répartir comme vous voulez.
family-sheng = Sheng
    .curse = la tuile du villageois est hantée ; s’il y reste d’autres villageois, ce sont eux qui meurent.
    .reward = la Griffe vengeresse.
family-wu = Wu
    .curse = une incarnation supplémentaire, prise hors de la pioche, entre en jeu ; il faut aussi l’exorciser pour gagner.
    .reward = vous pouvez poser un Bouddha du Temple sur n’importe quel emplacement vide.
family-chang = Chang
    .curse = un jeton Tao rouge est retiré du jeu.
    .reward = la Pierre de lune.
family-teng = Teng
    .curse = un jeton Tao jaune est retiré du jeu.
    .reward = le Parchemin d’unité.
family-long = Long
    .curse = un jeton Tao vert est retiré du jeu.
    .reward = la Potion de vie.
family-weng = Weng
    .curse = un jeton Tao bleu est retiré du jeu.
    .reward = les Feux d’artifice.

## White Moon: the artifacts

artifact-elixir-of-life = Potion de vie
    .the = la Potion de vie
    .to = à la Potion de vie
    .text = Une seule fois, pendant votre phase Yang : un Taoïste gagne 1 Qi, ou un Taoïste mort revient avec 1 Qi, ou un villageois mort revient. Les morts reviennent au Cimetière, ou au centre s’il n’y a pas de Cimetière.
artifact-moonstone = Pierre de lune
    .the = la Pierre de lune
    .to = à la Pierre de lune
    .text = Une seule fois, pendant votre phase Yang : prenez un cristal de lune.
artifact-scroll-of-unity = Parchemin d’unité
    .the = le Parchemin d’unité
    .to = au Parchemin d’unité
    .text = Une seule fois, pendant votre phase Yang, après le déplacement : chaque Taoïste vivant qui le veut rejoint votre tuile et peut emmener un villageois. En solo : prenez tous les jetons Pouvoir du centre.
artifact-fireworks = Feux d’artifice
    .the = les Feux d’artifice
    .to = aux Feux d’artifice
    .text = Une seule fois, pendant votre phase Yang, en plus de votre action : demandez l’aide de n’importe quelle autre tuile non hantée.
artifact-claws-of-vengeance = Griffe vengeresse
    .the = la Griffe vengeresse
    .to = à la Griffe vengeresse
    .text = Une fois par tour, après un exorcisme qui échoue : prenez un jeton Tao de la couleur d’un fantôme attaqué.
artifact-armour-of-truth = Armure du juste
    .the = l’Armure du juste
    .to = à l’Armure du juste
    .text = Les pierres de gauche des fantômes qui arrivent sur votre plateau sont sans effet ; celles des incarnations s’appliquent.
artifact-shield-of-time = Bouclier du temps
    .the = le Bouclier du temps
    .to = au Bouclier du temps
    .text = Pendant votre tour, un fantôme pioché de la couleur de votre plateau va sous la pioche et on en pioche un autre. Les incarnations arrivent quand même.
artifact-celestial-sword = Épée céleste
    .the = l’Épée céleste
    .to = à l’Épée céleste
    .text = Pendant un exorcisme, vous pouvez poser un dé Tao sur sa face blanche et lancer les autres. Le dé ainsi posé ne se relance pas.

## The Curse die

curse-face-nothing = aucun effet
curse-face-haunt = une tuile est hantée
curse-face-ghost = un fantôme arrive
curse-face-lose-tao = tous les jetons Tao sont perdus
curse-face-lose-qi = 1 Qi est perdu

## The setup

difficulty-initiation = Initiation
difficulty-normal = Normal
difficulty-nightmare = Cauchemar
difficulty-hell = Enfer
edition-revised = édition révisée
edition-first = première édition

## How far a turn has come

stage-before-move = avant le déplacement
stage-moved = après le déplacement
stage-acted = après l’action
stage-buddhas = pose des Bouddhas
stage-picking-up = ramassage des jetons Pouvoir

## Cards; two cards may have the same name

card-ghoul = Ghoul
card-walking-corpse = Walking Corpse
card-coffin-breakers-1 = Coffin Breakers
card-coffin-breakers-2 = Coffin Breakers
card-restless-dead = Restless Dead
card-zombie-1 = Zombie
card-zombie-2 = Zombie
card-hopping-vampire-1 = Hopping Vampire
card-hopping-vampire-2 = Hopping Vampire
card-yellow-plague = Yellow Plague
card-lich = Lich
card-drowned-maiden = Drowned Maiden
card-hound-of-depth = Hound of Depth
card-perfidious-nymph-1 = Perfidious Nymph
card-perfidious-nymph-2 = Perfidious Nymph
card-sticky-feet = Sticky Feet
card-abysmal-1 = Abysmal
card-abysmal-2 = Abysmal
card-ooze-devil-1 = Ooze Devil
card-ooze-devil-2 = Ooze Devil
card-liquid-horror = Liquid Horror
card-fury-of-depth = Fury of Depth
card-creeping-one = Creeping One
card-fungus-thing = Fungus Thing
card-fallen-monks = Fallen Monks
card-fallen-monk = Fallen Monk
card-restless-spirit = Restless Spirit
card-rotten-soul-1 = Rotten Soul
card-rotten-soul-2 = Rotten Soul
card-wicked-one-1 = Wicked One
card-wicked-one-2 = Wicked One
card-green-abomination = Green Abomination
card-great-putrid = Great Putrid
card-skinner = Skinner
card-reaper = Reaper
card-sharp-nailed-mistresses-1 = Sharp-Nailed Mistresses
card-sharp-nailed-mistresses-2 = Sharp-Nailed Mistresses
card-bleeding-eyes = Bleeding Eyes
card-blood-drinker-1 = Blood Drinker
card-blood-drinker-2 = Blood Drinker
card-scarlet-evildoer-1 = Scarlet Evildoer
card-scarlet-evildoer-2 = Scarlet Evildoer
card-flesh-devourer = Flesh Devourer
card-raging-one = Raging One
card-gloomy-minion = Gloomy Minion
card-repellent-beauty = Repellent Beauty
card-severed-heads-1 = Severed Heads
card-severed-heads-2 = Severed Heads
card-grave-walker = Grave Walker
card-black-widow-1 = Black Widow
card-black-widow-2 = Black Widow
card-dark-wraith-1 = Dark Wraith
card-dark-wraith-2 = Dark Wraith
card-shapeless-evil = Shapeless Evil
card-soul-eater = Soul Eater
card-howling-nightmare = Howling Nightmare
card-uncatchable = Uncatchable
card-hope-killer = Hope Killer
card-death-army = Death Army
card-forgotten-ones = Forgotten Ones
card-bone-cracker = Bone Cracker
card-dark-mistress = Dark Mistress
card-creeping-horror = Creeping Horror
card-vampire-lord = Vampire Lord
card-nameless = Nameless
card-wererat = Wererat
card-lord-of-rodents = Lord of Rodents
card-weresnake = Weresnake
card-queen-of-nagas = Queen of Nagas
card-wereboar = Wereboar
card-the-gorer = The Gorer
card-weretiger = Weretiger
card-silverfang = Silverfang
card-werewolf = Werewolf
card-grey-hunter = Grey Hunter
card-gatekeeper = Gatekeeper
card-ravenous = The Ravenous
card-screamer = The Screamer
card-lord-of-roots = Lord of Roots
card-guardian-of-time = Guardian of Time
card-shapeshifter = Shapeshifter
