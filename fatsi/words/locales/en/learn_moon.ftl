# The guided game of White Moon: what the coach says, chapter by chapter.

## Chapters

learn-base = The base game
learn-moon = White Moon
learn-moon-text = For those who know the base game: five short chapters on the villagers, the portal, the moon crystals and Su-Ling.
learn-moon-play = Play a game of White Moon
usage-learn-moon = Learn White Moon instead, in five chapters.
learn-moon-escort = Villagers
learn-moon-saving = Portal and shelter
learn-moon-crystals = Moon crystals
learn-moon-su-ling = Su-Ling
learn-moon-wu-feng = Wu-Feng by moonlight
learn-moon-escort-1 = In White Moon, families live in the village. On each tile only the top villager is visible. A villager of the Hua family is on your tile. Move to the glowing tile in the centre: the portal is there.
learn-moon-escort-2 = When you leave a tile, its top villager may come along, but not to a haunted or full tile. Take the villager with you.
learn-moon-escort-done = The villager is at the portal, and the next villager on the tile you left has been revealed. If a tile with villagers would be haunted, they die instead, and each death brings their family's curse.
learn-moon-saving-1 = On the portal's tile you may save its top villager instead of asking for help or exorcising. The other villager of the Sheng family is already safe. Save this one.
learn-moon-saving-done = The whole family is in the shelter, and its reward is yours: the Claws of Vengeance. Every family has its own reward, and its own curse.
learn-moon-crystals-1 = You hold a moon crystal from an earlier turn, and you stand on a corner whose receptacle is empty. Put the crystal into it.
learn-moon-crystals-done = When all four receptacles are full at the end of a turn, the Moon Barrier rises and strikes on every side. A crystal that you keep counts in an exorcism as a token of any colour.
learn-moon-su-ling-1 = The figure of Drowned Maiden has advanced: in the next Yin phase it would haunt the tile, and the villagers there would die. Something bad has happened this turn, so Su-Ling may come. End your turn.
learn-moon-su-ling-2 = Su-Ling stops the middle stone of the ghost in front of her. Place her in front of the glowing ghost.
learn-moon-su-ling-done = The Yin phase passed, and the ghost did not haunt. Su-Ling comes after a turn in which a villager died, the Curse die was rolled or a tile was haunted.
learn-moon-wu-feng-1 = Wu-Feng is in front of you, with a resistance of four yellow. You hold two yellow tokens and a moon crystal. Attempt the exorcism.
learn-moon-wu-feng-2 = One yellow die, two tokens and the crystal: four in all. Choose Wu-Feng.
learn-moon-wu-feng-3 = Spend a yellow token.
learn-moon-wu-feng-4 = Spend the second yellow token.
learn-moon-wu-feng-5 = The crystal stands for any colour. Spend it.
learn-moon-wu-feng-6 = Wu-Feng leaves a reward for the group. Give the Qi to the yellow Taoist.
learn-moon-wu-feng-7 = Give the yellow Taoist the Yin-Yang too, and dawn breaks.
learn-moon-wu-feng-done = The village is saved, under a white moon. Now play a whole game: the recommended village is meant for a first game.
