# Short chapters of the rules, for the command `rules`. The value is the name of the chapter.

chapter-goal = Goal
    .text = You win together when the last incarnation of Wu-Feng is exorcised. You lose together when too many tiles are haunted, when all Taoists are dead, or when the deck runs out first.
chapter-turn = Turn
    .text = Boards have their turns clockwise. In Yin the ghosts act: haunters step forward, tormentors roll the Curse die; then a full board costs 1 Qi, and otherwise a ghost comes. In Yang the Taoist moves, acts, and sets Buddhas.
chapter-yang = Yang
    .text = Move to a tile beside yours, or stay. Then ask the villager of your tile for help, or attempt an exorcism. Then you may set Buddhas. Whoever begins a later part gives up the earlier ones.
chapter-arrival = Arrival
    .text = A coloured ghost goes to the board of its colour, a black one to the board whose turn it is; if that is full, to any free space. Its left stone applies at once. If all twelve spaces are taken, 1 Qi is lost instead.
chapter-exorcism = Exorcism
    .text = From an edge tile you face one space, from a corner two, from the centre none. Roll the Tao dice; each face counts for its colour, white for any. After the roll, tokens of all Taoists on your tile may close the gap. What the dice alone beat has to fall.
chapter-haunting = Haunting
    .text = A haunter's figure steps forward in one Yin of its board and haunts in the next: the first free tile of its line. A haunted tile gives no help. If the whole line is haunted already, the game is lost.
chapter-curse = Curse die
    .text = Two faces are blank. The others: a tile in the ghost's line is haunted; a ghost comes; the active Taoist loses all Tao tokens; the active Taoist loses 1 Qi.
chapter-qi = Qi
    .text = Qi is life. Without any, a Taoist is dead, everything he had is gone and his board is possessed: its losses of Qi fall on the living. The Cemetery brings the dead back.
chapter-tao = Tao tokens
    .text = There are four of each colour. They are spent after the roll of an exorcism, by you or by Taoists on your tile, one for each point that is missing.
chapter-yin-yang = Yin-Yang
    .text = In your Yang, before or after any step, give it up to ask any tile for help from afar, or to free a haunted tile.
chapter-buddhas = Buddhas
    .text = Take one at the Temple. From your next turn on, set it on an empty space before you. The first ghost to come there is gone, with no curse and no reward. An incarnation stays, and the Buddha goes back to the Temple.
chapter-power-tokens = Power tokens
    .text = With fewer than four Taoists: spend one to have the power of a board without a Taoist for this turn. Spent tokens lie on the centre tile; who ends a turn there may take them up.
chapter-neutral = Boards without a Taoist
    .text = They have a Yin, but no ghost comes to them for it, and no Yang. They lose Qi of their own; without any they are possessed.
chapter-incarnations = Incarnations
    .text = Ten faces of Wu-Feng, of which some lie in the deck. The Sorcerer cannot send them away, and a Buddha does not harm them. When one falls, a Taoist gains 1 Qi and one takes the Yin-Yang back.
chapter-score = Score
    .text = 10 for a victory, 20 in Hell; 1 for each Qi; 1 for each ghost left in the deck, or minus 1 after a defeat; 2, 4 and 6 for further incarnations; minus 3 for each dead Taoist and minus 4 for each haunted tile.

## White Moon; chapters of their own

moon-chapter-white-moon = White Moon
    .text = The expansion: 24 villagers of twelve families live in the village, to be saved through the portal before ghosts kill them. You also lose when the twelfth is dead. Each saved villager scores 1, a portal on an edge tile 2, on a corner tile 4.
moon-chapter-villagers = Villagers
    .text = At most three are on a tile, and only the top one is seen, moves, is saved or is chosen. When a Taoist leaves a tile, its top villager may come along, never onto or across a haunted tile nor onto a full one. Where villagers are, a haunting kills them all and the tile stays free. Each death brings the curse of the family.
moon-chapter-portal = Portal and shelter
    .text = On the portal's tile you may save its top villager instead of asking for help or attempting an exorcism. Yin-Yang and Fireworks cannot save. When a whole family is in the shelter, the active player gets its reward.
moon-chapter-flight = Flight
    .text = When a haunting figure steps from its card onto the board, the top villager of the nearest tile in its line that has any flees one tile away from it. He dies if that tile is full or haunted, or if there is none.
moon-chapter-su-ling = Su-Ling
    .text = When a villager died, the Curse die was rolled or a tile was haunted, you may send her before any ghost space at the end of that turn, but not before an incarnation. She stops the middle stone of the ghost there. Coming to a space beside a corner with an empty receptacle, she may bring a crystal into it.
moon-chapter-crystals = Moon crystals
    .text = There are four. A white face at the Herbalist's, some ghosts and incarnations, and the Moonstone bring one. In an exorcism a crystal counts as a Tao token of any colour. At the end of your turn, on a corner tile, put one that you took in an earlier turn into the empty receptacle there.
moon-chapter-barrier = Moon Barrier
    .text = When all four receptacles are full at the end of a turn, each board has its part, from the active one on: give up a crystal and save the top villager of the portal's tile (of any tile, if nobody is there), or roll 4 dice against all its ghosts, with the crystals as tokens. Powers and Tao tokens do not count, no curse and no reward follows, incarnations are not touched. Then Su-Ling and the crystals go back to the supply.
moon-chapter-artifacts = Artifacts
    .text = Eight families leave an artifact to the player who saves the last of them. Those that work once are used between the steps of Yang, like a Yin-Yang. The artifacts of a Taoist who dies pass to the living, by his choice; his crystals go to the supply.
moon-chapter-laid-down = Laid down
    .text = Who is laid down stands up instead of the next move; actions are as usual. With Dance of the Spires you stand up and move one tile.
