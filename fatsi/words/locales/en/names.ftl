# The names of all things, by the ids of the rules.
# A name may have other forms as attributes; a message asks for one with `case`, and gets the plain name where the
# form is missing: .start begins a sentence, .short fits a narrow place, .text explains.

## Lists

list-middle = { $left }, { $right }
list-clauses = { $left }; { $right }
list-end = { $left } and { $right }
nothing = none
percent = { NUMBER($number, style: "percent", maximumFractionDigits: 1) }
# One entry of a count of colours, such as "red 2".
points =
    { $colour ->
        [board] { $number } in the board's colour
       *[other] { COLOUR($colour) } { $number }
    }

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
    .help = revive a dead Taoist, then roll the Curse die
    .text = A dead Taoist returns here with 2 Qi and nothing else (no use in a solo game); with White Moon a dead villager may return instead, if there is room. Then roll the Curse die: if it haunts a tile, that tile is the Cemetery itself.
tile-taoist-altar = Taoist Altar
    .short = Altar
    .help = restore a haunted tile, then a ghost arrives
    .text = One haunted tile becomes active again. Then a ghost arrives.
tile-herbalists-shop = Herbalist's Shop
    .short = Herbalist
    .help = roll 2 dice for Tao tokens
    .text = Roll 2 Tao dice. For each coloured face take a Tao token of that colour, if the supply has one; for each white face take one of your choice, or with White Moon a moon crystal.
tile-sorcerers-hut = Sorcerer's Hut
    .short = Sorcerer
    .help = banish a ghost, then lose 1 Qi
    .text = Banish any ghost except an incarnation; it brings neither curse nor reward. Then you lose 1 Qi.
tile-buddhist-temple = Buddhist Temple
    .short = Temple
    .help = take a Buddha
    .text = Take a Buddha. From your next turn on you may place it on an empty ghost space that you face; the first ghost to arrive there is banished.
tile-night-watchmans-beat = Night Watchman's Beat
    .short = Watchman
    .help = drive one board's figures back
    .text = All haunting figures of one board go back onto their cards.
tile-circle-of-prayer = Circle of Prayer
    .short = Circle
    .help = place a Tao token to weaken ghosts of its colour
    .text = Place a Tao token from the supply here, or exchange the one here. Ghosts of its colour have 1 less resistance, for everyone.
tile-pavilion-of-the-heavenly-winds = Pavilion of the Heavenly Winds
    .short = Pavilion
    .help = move a ghost, then a Taoist
    .text = Move a ghost to another free space, then another Taoist to any tile. In a solo game you may move yourself instead.
tile-tea-house = Tea House
    .help = take a Tao token and 1 Qi, then a ghost arrives
    .text = Take a Tao token of your choice and 1 Qi. Then a ghost arrives.
tile-kung-fu-school = Kung-Fu School
    .short = School
    .help = attack one board's ghosts, or all black ones
    .text = Make one roll against all ghosts of your board, or against all black ghosts in play; choose before the roll. Powers, the Mantra, the Circle of Prayer and your own tokens and crystals count; those of other Taoists do not. There are no curses or rewards, and incarnations are not affected. With a Power token you may attack the ghosts of a neutral board whose power is not blocked.

## Powers of the boards

power-bottomless-pockets = Bottomless Pockets
    .text = Before your move, take a Tao token of your choice from the supply.
power-enfeeblement-mantra = Enfeeblement Mantra
    .text = Before your move, place the Mantra on a ghost: it has 1 less resistance, for everyone, until the Mantra moves on.
power-dance-of-the-spires = Dance of the Spires
    .text = Your move may take you to any tile of the village.
power-dance-of-the-twin-winds = Dance of the Twin Winds
    .text = After your move and before your action, move another Taoist one tile.
power-the-gods-favourite = The Gods' Favourite
    .text = Once per roll, reroll any of your Tao dice, or the Curse die. The second result stands.
power-strength-of-a-mountain = Strength of a Mountain
    .text = You roll a fourth Tao die in every exorcism and never roll the Curse die.
power-heavenly-gust = Heavenly Gust
    .text = Ask for help and attempt an exorcism in the same turn, in either order.
power-second-wind = Second Wind
    .text = Ask for help twice, or attempt two exorcisms, from the same tile.

## Stones of the cards; .text explains, .short fits the map

stone-ghost = another ghost
    .short = ghost
    .text = Draw another ghost.
stone-haunt = haunts at once
    .text = When it arrives, it haunts the first active tile in its line.
stone-lose-qi = 1 Qi lost
    .text = When it arrives, the active Taoist or board loses 1 Qi.
stone-curse = Curse die
    .short = curse
    .text = Roll the Curse die and apply the result.
stone-group-lose-tao = each Taoist discards a Tao token
    .short = takes Tao
    .text = Every living Taoist discards a Tao token of their choice.
stone-clear-prayer-circle = clears the Circle of Prayer
    .short = clears Circle
    .text = When it arrives, the token on the Circle of Prayer returns to the supply.
stone-haunter-on-board = starts a step ahead
    .short = step ahead
    .text = It arrives with its figure already on the board: it haunts in its board's very next Yin phase.
stone-steal-die = steals a Tao die
    .short = steals a die
    .text = While it is in play, everyone has one Tao die fewer.
stone-tao-off = blocks all Tao tokens
    .short = Tao blocked
    .text = While it is in play, nobody may spend Tao tokens. The Circle of Prayer still works.
stone-power-off = blocks the power of its board
    .short = power blocked
    .text = While it lies on a board, that board has no power.
stone-group-power-off = blocks all powers
    .short = powers blocked
    .text = While it is in play, no board has a power.
stone-haunter = haunter
    .text = In every Yin phase of its board its figure advances one step; on the second step it haunts the first active tile in its line and returns to its card.
stone-tormentor = Curse die in every Yin phase
    .short = torments
    .text = In every Yin phase of its board, roll the Curse die.
stone-dice-immune = immune to dice
    .short = no dice
    .text = Dice do not affect it. Tao tokens, the Circle of Prayer, the Mantra, a Buddha and the Sorcerer do.
stone-only-if-opposite-empty = only while no ghost is opposite
    .short = opposite first
    .text = It can be exorcised only while there is no ghost on the opposite space.
stone-only-if-caught-by-buddha = only once a Buddha has caught it
    .short = needs a Buddha
    .text = It can be exorcised only once it has been placed on a space with a Buddha.
stone-white-is-not-wild = white faces count for nothing
    .short = no white
    .text = While it is in play, white faces count for nothing, not even at the Herbalist's Shop.
stone-tao-1 = 1 Tao token
    .short = 1 Tao
    .text = When it is exorcised, the exorcist takes any Tao token.
stone-tao-2 = 2 Tao tokens
    .short = 2 Tao
    .text = When it is exorcised, the exorcist takes any two Tao tokens.
stone-qi-or-yin-yang = 1 Qi or Yin-Yang
    .short = Qi or Yin-Yang
    .text = When it is exorcised, the exorcist gains 1 Qi or gets their Yin-Yang back.
stone-qi-and-yin-yang = 1 Qi and a Yin-Yang for the group
    .short = Qi and Yin-Yang
    .text = When it is exorcised, one Taoist of your choice gains 1 Qi, and one gets their Yin-Yang back.

# White Moon

stone-devour = devours on arrival
    .short = devours
    .text = When it arrives, it devours a villager once, as a devourer does.
stone-devourer = devourer
    .short = devours
    .text = In every Yin phase of its board it kills the top villager on the nearest occupied tile in its line. If its line is empty, you choose a visible villager who dies; if none is left in the village, the active Taoist or board loses 1 Qi.
stone-kill-visible-villager = a visible villager dies
    .short = kills
    .text = A visible villager of your choice dies.
stone-root-everyone = knocks all Taoists down
    .short = all down
    .text = When it arrives, all living Taoists are knocked down: each can use the next move only to stand up.
stone-discard-bottom-2 = removes the bottom 2 cards of the deck
    .short = removes 2 cards
    .text = When it arrives, the bottom 2 cards of the deck are removed.
stone-take-portal = seizes the portal
    .short = seizes portal
    .text = While it is in play, it holds the portal: nobody can be saved, not even by the Moon Barrier.
stone-take-su-ling = captures Su-Ling
    .text = While it is in play, it holds Su-Ling. When it is exorcised, she returns to the supply.
stone-shift-clockwise = moves on in every Yin phase
    .short = moves on
    .text = It has the colour of the board it lies on, and a resistance of 4 in that colour. In every Yin phase of its board it moves clockwise to the next free space.
stone-moon-crystal = a moon crystal
    .short = crystal
    .text = When it is exorcised, the exorcist takes a moon crystal, if the supply has one.
stone-crystal-and-yin-yang = a moon crystal and a Yin-Yang for the group
    .short = crystal and Yin-Yang
    .text = When it is exorcised, one Taoist of your choice takes a moon crystal, and one gets their Yin-Yang back.

## White Moon: the families; .curse is what each death brings, .reward what saving them all brings

family-hua = Hua
    .curse = the active Taoist is knocked down and can use the next move only to stand up.
    .reward = the Celestial Sword.
family-zhou = Zhou
    .curse = a Taoist or neutral board of your choice loses 1 Qi.
    .reward = the Moon Barrier rises at the end of the turn; missing crystals come from the supply and the Taoists.
family-li = Li
    .curse = the top ghost of the deck is removed unseen.
    .reward = 3 Qi, shared out as you like.
family-sun = Sun
    .curse = a ghost arrives.
    .reward = the Armour of Truth.
family-miao = Miao
    .curse = a black Tao token is removed from the game.
    .reward = the Shield of Time.
family-xiang = Xiang
    .curse = a visible villager of your choice dies too.
    .reward = one Tao token of each colour, shared out as you like.
family-sheng = Sheng
    .curse = the villager's tile is haunted; if other villagers are still there, they die instead.
    .reward = the Claws of Vengeance.
family-wu = Wu
    .curse = an extra incarnation from outside the deck arrives; it too must be exorcised to win.
    .reward = you may place a Buddha from the Temple on any empty ghost space.
family-chang = Chang
    .curse = a red Tao token is removed from the game.
    .reward = the Moonstone.
family-teng = Teng
    .curse = a yellow Tao token is removed from the game.
    .reward = the Scroll of Unity.
family-long = Long
    .curse = a green Tao token is removed from the game.
    .reward = the Elixir of Life.
family-weng = Weng
    .curse = a blue Tao token is removed from the game.
    .reward = the Fireworks.

## White Moon: the artifacts

artifact-elixir-of-life = Elixir of Life
    .text = Once, during your Yang phase: a Taoist gains 1 Qi, or a dead Taoist returns with 1 Qi, or a dead villager returns. The dead return to the Cemetery, or to the centre if there is no Cemetery.
artifact-moonstone = Moonstone
    .text = Once, during your Yang phase: take a moon crystal.
artifact-scroll-of-unity = Scroll of Unity
    .text = Once, during your Yang phase, after your move: every living Taoist who wants to may move to your tile, and each may bring a villager. Solo: take all Power tokens from the centre.
artifact-fireworks = Fireworks
    .text = Once, during your Yang phase, in addition to your action: ask any other active tile for help.
artifact-claws-of-vengeance = Claws of Vengeance
    .text = Once per turn, after a failed exorcism: take a Tao token in a colour of a ghost that you attacked.
artifact-armour-of-truth = Armour of Truth
    .text = The left stones of ghosts that arrive on your board do not apply; those of incarnations do.
artifact-shield-of-time = Shield of Time
    .text = During your turn, a drawn ghost of your board's colour goes to the bottom of the deck and another is drawn. Incarnations arrive as usual.
artifact-celestial-sword = Celestial Sword
    .text = In an exorcism you may set one Tao die to white and roll the others. The die that was set cannot be rerolled.

## The Curse die

curse-face-nothing = no effect
curse-face-haunt = a tile is haunted
curse-face-ghost = a ghost arrives
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
stage-buddhas = placing Buddhas
stage-picking-up = picking up Power tokens

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
