# Short chapters of the rules, for the command `rules`. The value is the name of the chapter.

chapter-goal = Goal
    .text = You win together when the last incarnation of Wu-Feng is exorcised. You lose together when too many tiles are haunted, when all Taoists are dead, or when the deck runs out first.
chapter-turn = Turn
    .text = Turns pass clockwise from board to board. In the Yin phase the ghosts act: haunters advance and tormentors make you roll the Curse die. After that, a full board costs 1 Qi; otherwise a ghost arrives. In the Yang phase the Taoist moves, acts and may place Buddhas.
chapter-yang = Yang phase
    .text = Move to an adjacent tile, or stay. Then ask the villager on your tile for help, or attempt an exorcism. Finally you may place Buddhas. Once you begin a later step, you can no longer do an earlier one.
chapter-arrival = Arrival
    .text = A coloured ghost goes to the board of its colour, a black one to the board whose turn it is; if that board is full, to any free space. Its left stone applies at once. If all twelve spaces are taken, 1 Qi is lost instead.
chapter-exorcism = Exorcism
    .text = From an edge tile you face one ghost space, from a corner two, from the centre none. Roll the Tao dice; each face counts for its colour, white for any colour. After the roll, you and the other Taoists on your tile may spend Tao tokens to make up what is missing. Ghosts that the dice alone defeat must be exorcised.
chapter-haunting = Haunting
    .text = A haunter's figure advances in one Yin phase of its board and haunts the first active tile in its line in the next. A haunted tile gives no help. If the whole line is already haunted, the game is lost.
chapter-curse = Curse die
    .text = Two faces have no effect. The others: a tile in the ghost's line is haunted; a ghost arrives; the active Taoist loses all Tao tokens; the active Taoist loses 1 Qi.
chapter-qi = Qi
    .text = Qi is life. A Taoist without Qi is dead: all their possessions are lost and their board becomes possessed. Any Qi that the board would lose is lost by a living Taoist instead. The Cemetery brings the dead back.
chapter-tao = Tao tokens
    .text = There are four of each colour. They are spent after the roll of an exorcism, by you or by other Taoists on your tile, one for each missing point.
chapter-yin-yang = Yin-Yang
    .text = During your Yang phase, before or after any step, spend it to ask any tile for help from afar, or to restore a haunted tile.
chapter-buddhas = Buddhas
    .text = Take one at the Temple. From your next turn on, you may place it on an empty ghost space that you face. The first ghost to arrive there is banished, without curse or reward. An incarnation stays, and the Buddha returns to the Temple.
chapter-power-tokens = Power tokens
    .text = With fewer than four Taoists: spend one to borrow the power of a neutral board for this turn. Spent tokens go to the centre tile; anyone who ends a turn there may pick them up.
chapter-neutral = Neutral boards
    .text = They have a Yin phase, but no new ghost arrives in it, and they have no Yang phase. They have Qi of their own to lose; without any they become possessed.
chapter-incarnations = Incarnations
    .text = Wu-Feng has ten incarnations, sixteen with White Moon, and some of them are in the deck. The Sorcerer cannot banish them, and a Buddha does not harm them. When one is exorcised, one Taoist gains 1 Qi and one gets their Yin-Yang back.
chapter-score = Score
    .text = 10 points for a victory, 20 in Hell; 1 for each Qi; 1 for each ghost left in the deck, or minus 1 after a defeat; 2, 4 and 6 for further incarnations; minus 3 for each dead Taoist and minus 4 for each haunted tile.

## White Moon; chapters of their own

moon-chapter-white-moon = White Moon
    .text = The expansion: 24 villagers of twelve families live in the village, and you must save them through the portal before ghosts kill them. You also lose when the twelfth villager dies. Each saved villager scores 1 point, a portal on an edge tile 2, on a corner tile 4.
moon-chapter-villagers = Villagers
    .text = A tile holds at most three, and only the top one is visible and can move, be saved or be chosen. When a Taoist leaves a tile, its top villager may come along, but never onto or across a haunted tile and never onto a full one. If a tile with villagers would be haunted, they all die instead and the tile stays active. Each death brings the family's curse.
moon-chapter-portal = Portal and shelter
    .text = On the portal's tile you may save its top villager instead of asking for help or attempting an exorcism. Yin-Yang and Fireworks cannot save villagers. When a whole family is in the shelter, the active player gets its reward.
moon-chapter-flight = Flight
    .text = When a haunting figure steps from its card onto the board, the top villager on the nearest occupied tile in its line flees one tile away from the ghost. The villager dies if that tile is full or haunted, or if there is none.
moon-chapter-su-ling = Su-Ling
    .text = If a villager has died, the Curse die has been rolled or a tile has been haunted, you may place her in front of any ghost space at the end of that turn, but not in front of an incarnation. She stops the middle stone of the ghost there. When she moves next to a corner with an empty receptacle, she may bring a crystal to it.
moon-chapter-crystals = Moon crystals
    .text = There are four. You gain them from white faces at the Herbalist's Shop, from some ghosts and incarnations, and from the Moonstone. In an exorcism a crystal counts as a Tao token of any colour. At the end of your turn on a corner tile, you may put a crystal that you took in an earlier turn into the empty receptacle there.
moon-chapter-barrier = Moon Barrier
    .text = When all four receptacles are full at the end of a turn, each board takes its turn, starting with the active one: give up a crystal and save the top villager on the portal's tile (on any tile, if nobody is there), or roll 4 dice against all ghosts of that board, with the crystals as tokens. Powers and Tao tokens do not count, there are no curses or rewards, and incarnations are not affected. Then Su-Ling and the crystals return to the supply.
moon-chapter-artifacts = Artifacts
    .text = Eight families leave an artifact to the player who saves their last villager. Artifacts that work once are used between the steps of the Yang phase, like a Yin-Yang. When Taoists die, they choose which living Taoists inherit their artifacts; their crystals return to the supply.
moon-chapter-laid-down = Knocked down
    .text = A Taoist who has been knocked down stands up instead of making the next move; actions are not affected. With Dance of the Spires you stand up and move one tile.
