# The names of all things, by the ids of the rules.
# A name may have other forms as attributes; a message asks for one with `case`, and gets the plain name where the
# form is missing: .start begins a sentence, .short fits a narrow place, .text explains.

## Lists

list-middle = { $left }, { $right }
list-clauses = { $left }; { $right }
list-end = { $left } and { $right }
nothing = nothing
percent = { NUMBER($number, style: "percent", maximumFractionDigits: 1) }
# One entry of a count of colours, such as "red 2".
points = { COLOUR($colour) } { $number }

## Colours, and white as a face of the dice

colour-red = red
    .start = Red
colour-green = green
    .start = Green
colour-blue = blue
    .start = Blue
colour-yellow = yellow
    .start = Yellow
colour-black = black
    .start = Black
colour-white = white
    .start = White
# White Moon: the colour of a card that has that of the board it lies on.
colour-board = board's colour
    .start = Board's colour

## Taoists and their boards, by colour

seat-red = the red Taoist
    .start = The red Taoist
    .short = Red
seat-green = the green Taoist
    .start = The green Taoist
    .short = Green
seat-blue = the blue Taoist
    .start = The blue Taoist
    .short = Blue
seat-yellow = the yellow Taoist
    .start = The yellow Taoist
    .short = Yellow

board-red = the red board
    .start = The red board
    .short = Red
board-green = the green board
    .start = The green board
    .short = Green
board-blue = the blue board
    .start = The blue board
    .short = Blue
board-yellow = the yellow board
    .start = The yellow board
    .short = Yellow

## Where things lie

side-N = north
side-E = east
side-S = south
side-W = west

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

tile-cemetery = Cemetery
    .help = the dead return, then the Curse die
    .text = A dead Taoist returns here with 2 Qi and nothing else (of no use alone); with White Moon a dead villager may return instead, if there is room. Then roll the Curse die; its haunting strikes the Cemetery itself.
tile-taoist-altar = Taoist Altar
    .short = Altar
    .help = free a haunted tile, then a ghost comes
    .text = One haunted tile is free again. Then a ghost comes.
tile-herbalists-shop = Herbalist's Shop
    .short = Herbalist
    .help = roll 2 dice for Tao tokens
    .text = Roll 2 Tao dice. Each coloured face brings a Tao token of its colour, if the supply has one; a white face one of your choice, or with White Moon a moon crystal.
tile-sorcerers-hut = Sorcerer's Hut
    .short = Sorcerer
    .help = send a ghost away, then lose 1 Qi
    .text = Send away any ghost but an incarnation; it neither curses nor rewards. Then you lose 1 Qi.
tile-buddhist-temple = Buddhist Temple
    .short = Temple
    .help = take a Buddha
    .text = Take a Buddha. From your next turn on you may set it on an empty space before you; the first ghost to come there is gone.
tile-night-watchmans-beat = Night Watchman's Beat
    .short = Watchman
    .help = drive the figures of a board back
    .text = All haunting figures of one board go back onto their cards.
tile-circle-of-prayer = Circle of Prayer
    .short = Circle
    .help = lay a Tao token, its colour resists 1 less
    .text = Lay a Tao token of the supply here, or exchange the one here. Ghosts of its colour have 1 resistance less, for everyone.
tile-pavilion-of-the-heavenly-winds = Pavilion of the Heavenly Winds
    .short = Pavilion
    .help = move a ghost, then a Taoist
    .text = Move a ghost to another free space, then another Taoist to any tile. Alone, you may move yourself instead.
tile-tea-house = Tea House
    .help = a Tao token and 1 Qi, then a ghost comes
    .text = Take a Tao token of your choice and 1 Qi. Then a ghost comes.
tile-kung-fu-school = Kung-Fu School
    .short = School
    .help = strike a board's ghosts, or all black ones
    .text = One roll against all ghosts of your board, or against all black ghosts in play; say which before the roll. Powers, Mantra, Circle, your own tokens and crystals count, those of others do not. No curse and no reward follows, and incarnations are not touched. A Power token lets it strike a board without a Taoist whose power is not blocked.

## Powers of the boards

power-bottomless-pockets = Bottomless Pockets
    .text = Before your move, take a Tao token of your choice from the supply.
power-enfeeblement-mantra = Enfeeblement Mantra
    .text = Before your move, lay the Mantra on a ghost: it has 1 resistance less, for everyone, until the Mantra moves on.
power-dance-of-the-spires = Dance of the Spires
    .text = Move to any tile of the village.
power-dance-of-the-twin-winds = Dance of the Twin Winds
    .text = After your move and before your action, move another Taoist by one tile.
power-the-gods-favourite = The Gods' Favourite
    .text = Once per roll, roll any of your Tao dice again, or the Curse die. The second result stands.
power-strength-of-a-mountain = Strength of a Mountain
    .text = A fourth die in every exorcism, and you never roll the Curse die.
power-heavenly-gust = Heavenly Gust
    .text = Ask for help and attempt an exorcism in the same turn, in either order.
power-second-wind = Second Wind
    .text = Ask for help twice, or attempt two exorcisms, from the same tile.

## Stones of the cards; .text explains, .short fits the map

stone-ghost = another ghost
    .short = ghost
    .text = Another ghost comes.
stone-haunt = haunts at once
    .text = When it arrives, it haunts the first free tile of its line.
stone-lose-qi = 1 Qi lost
    .text = When it arrives, the active Taoist or board loses 1 Qi.
stone-curse = Curse die
    .short = curse
    .text = Roll the Curse die, and bear what it shows.
stone-group-lose-tao = each Taoist discards a Tao token
    .short = takes Tao
    .text = Every living Taoist discards a Tao token of their choice.
stone-clear-prayer-circle = clears the Circle of Prayer
    .short = clears Circle
    .text = When it arrives, the token on the Circle of Prayer goes back to the supply.
stone-haunter-on-board = a step ahead
    .text = It arrives with its figure on the step: it haunts in the very next Yin of its board.
stone-steal-die = holds a Tao die
    .short = holds a die
    .text = While it is in play, you all have one Tao die less.
stone-tao-off = no Tao tokens may be spent
    .short = Tao locked
    .text = While it is in play, nobody may spend Tao tokens. The Circle of Prayer still works.
stone-power-off = blocks the power of its board
    .short = power locked
    .text = While it lies on a board, that board has no power.
stone-group-power-off = blocks all powers
    .short = powers locked
    .text = While it is in play, no board has a power.
stone-haunter = haunter
    .text = In every Yin of its board its figure steps forward; at the second step it haunts the first free tile of its line and goes back.
stone-tormentor = Curse die in every Yin
    .short = torments
    .text = In every Yin of its board, roll the Curse die.
stone-dice-immune = immune to dice
    .short = no dice
    .text = Dice do not touch it. Tao tokens, the Circle of Prayer, the Mantra, a Buddha and the Sorcerer do.
stone-only-if-opposite-empty = only while no ghost lies opposite
    .short = opposite first
    .text = It can be exorcised only while the space opposite holds no ghost.
stone-only-if-caught-by-buddha = only when a Buddha has caught it
    .short = needs a Buddha
    .text = It can be exorcised only once it has come onto a space with a Buddha.
stone-white-is-not-wild = white faces count for nothing
    .short = no white
    .text = While it is in play, white faces count for nothing, not even at the Herbalist's.
stone-tao-1 = 1 Tao token
    .short = 1 Tao
    .text = When it falls, the exorcist takes any Tao token.
stone-tao-2 = 2 Tao tokens
    .short = 2 Tao
    .text = When it falls, the exorcist takes any two Tao tokens.
stone-qi-or-yin-yang = 1 Qi or the Yin-Yang
    .short = Qi or Yin-Yang
    .text = When it falls, the exorcist gains 1 Qi or takes the Yin-Yang back.
stone-qi-and-yin-yang = 1 Qi and a Yin-Yang for the group
    .short = Qi and Yin-Yang
    .text = When it falls, one Taoist of your choice gains 1 Qi, and one takes the Yin-Yang back.

# White Moon

stone-devour = devours at once
    .short = devours
    .text = When it arrives, it devours once, as a devourer does.
stone-devourer = devourer
    .short = devours
    .text = In every Yin of its board it kills the top villager of the nearest tile in its line that has any. If its line has none, you choose a visible villager who dies; if none is left in the village, the active Taoist or board loses 1 Qi.
stone-kill-visible-villager = a visible villager dies
    .short = kills
    .text = A visible villager of your choice dies.
stone-root-everyone = lays all Taoists down
    .text = When it arrives, all living Taoists are laid down: the next move of each only stands him up.
stone-discard-bottom-2 = takes 2 cards off the bottom of the deck
    .text = When it arrives, the bottom 2 cards of the deck are removed.
stone-take-portal = holds the portal
    .short = holds portal
    .text = While it is in play, it holds the portal: nobody can be saved, not even by the Moon Barrier.
stone-take-su-ling = holds Su-Ling
    .text = While it is in play, it holds Su-Ling. When it falls, she goes back to the supply.
stone-shift-clockwise = moves on in every Yin
    .short = moves on
    .text = It has the colour of the board it lies on, and a resistance of 4 of it. In every Yin of its board it moves clockwise to the next free space.
stone-moon-crystal = a moon crystal
    .short = crystal
    .text = When it falls, the exorcist takes a moon crystal, if the supply has one.
stone-crystal-and-yin-yang = a moon crystal and a Yin-Yang for the group
    .short = crystal and Yin-Yang
    .text = When it falls, one Taoist of your choice takes a moon crystal, and one takes the Yin-Yang back.

## White Moon: the families; .curse is what each death brings, .reward what saving them all brings

family-hua = Hua
    .curse = the active Taoist is laid down: the next move only stands him up.
    .reward = the Celestial Sword.
family-zhou = Zhou
    .curse = a Taoist or board without a Taoist, of your choice, loses 1 Qi.
    .reward = the Moon Barrier rises at the end of the turn, with the missing crystals from the supply and the Taoists.
family-li = Li
    .curse = the top ghost of the deck is removed unseen.
    .reward = 3 Qi, shared out as you like.
family-sun = Sun
    .curse = a ghost comes.
    .reward = the Armour of Truth.
family-miao = Miao
    .curse = a black Tao token leaves the game.
    .reward = the Shield of Time.
family-xiang = Xiang
    .curse = another visible villager of your choice dies too.
    .reward = a Tao token of each colour, shared out as you like.
family-sheng = Sheng
    .curse = the tile he was on is haunted, or if villagers are left there, they die.
    .reward = the Claws of Vengeance.
family-wu = Wu
    .curse = an incarnation that is not in the deck comes too, and it has to be beaten to win.
    .reward = a Buddha of the Temple goes onto any empty ghost space.
family-chang = Chang
    .curse = a red Tao token leaves the game.
    .reward = the Moonstone.
family-teng = Teng
    .curse = a yellow Tao token leaves the game.
    .reward = the Scroll of Unity.
family-long = Long
    .curse = a green Tao token leaves the game.
    .reward = the Elixir of Life.
family-weng = Weng
    .curse = a blue Tao token leaves the game.
    .reward = the Fireworks.

## White Moon: the artifacts

artifact-elixir-of-life = Elixir of Life
    .text = Once, in your Yang: a Taoist gains 1 Qi, or a dead one returns with 1 Qi, or a dead villager returns; they return at the Cemetery, or at the centre if it is missing.
artifact-moonstone = Moonstone
    .text = Once, in your Yang: take a moon crystal.
artifact-scroll-of-unity = Scroll of Unity
    .text = Once, in your Yang after the move: every living Taoist who wants to comes to your tile, and each may bring a villager. Alone: take all Power tokens from the centre.
artifact-fireworks = Fireworks
    .text = Once, in your Yang, besides your action: ask any other tile that is not haunted for help.
artifact-claws-of-vengeance = Claws of Vengeance
    .text = Once a turn, after an exorcism in which no ghost fell: take a Tao token in a colour of a ghost that you attacked.
artifact-armour-of-truth = Armour of Truth
    .text = Left stones of ghosts that come onto your board do not apply; those of incarnations do.
artifact-shield-of-time = Shield of Time
    .text = In your turn, a drawn ghost of your board's colour goes to the bottom of the deck and another is drawn. Incarnations come all the same.
artifact-celestial-sword = Celestial Sword
    .text = In an exorcism you may set one Tao die to white and roll the others. The die that is set is not rolled again.

## The Curse die

curse-face-nothing = nothing
curse-face-haunt = a tile is haunted
curse-face-ghost = a ghost comes
curse-face-lose-tao = all Tao tokens are lost
curse-face-lose-qi = 1 Qi is lost

## The setup

difficulty-initiation = Initiation
difficulty-normal = Normal
difficulty-nightmare = Nightmare
difficulty-hell = Hell
edition-revised = revised edition
edition-first = first edition

## How far a turn has come

stage-before-move = before the move
stage-moved = after the move
stage-acted = after the action
stage-buddhas = setting Buddhas
stage-picking-up = taking up Power tokens

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
