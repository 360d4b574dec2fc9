# Why something may not be done now, and if it helps what to do instead.

reason-game-over = The game is over.
reason-not-an-action = There is no such action in this game.
reason-nothing-to-undo = There is nothing to undo.
reason-chance-decides = The dice and the deck decide now, not a Taoist.
reason-players-decide = The dice and the deck take care of that. The choice is yours now.
reason-another-question = That does not answer the current question.
reason-card-not-in-deck = { CARD($card) } cannot be drawn now.
reason-wrong-number-of-dice =
    { $number ->
        [one] Exactly 1 die must be rolled.
       *[other] Exactly { $number } dice must be rolled.
    }
reason-picking-up = After picking up Power tokens you can only end your turn.
reason-move-is-over = It is too late for that this turn: it must be done before you move or act.
reason-already-there = That Taoist is already at the { TILE($tile) } ({ PLACE($place) }).
reason-too-far = The { TILE($tile) } ({ PLACE($place) }) is too far away.
reason-power-missing = That requires { POWER($power) }, which you do not have.
reason-power-used = { POWER($power) } works only once per turn.
reason-supply-empty = The supply has no { COLOUR($colour) } Tao token left.
reason-no-ghost-there = There is no ghost at { SPACE($space) }.
reason-already-there-mantra = The Mantra is already at { SPACE($space) }.
reason-not-a-taoist = { BOARD($seat, case: "start") } has no Taoist.
reason-taoist-dead = { SEAT($seat, case: "start") } is dead.
reason-taoist-living = { SEAT($seat, case: "start") } is alive.
reason-your-own-taoist = You must choose a Taoist other than your own.
reason-action-over = You have already used your action this turn.
reason-tile-haunted = The { TILE($tile) } ({ PLACE($place) }) is haunted: nobody is there to help.
reason-tile-active = The { TILE($tile) } ({ PLACE($place) }) is not haunted.
reason-help-useless = The { TILE($tile) } ({ PLACE($place) }) can do nothing for you now.
reason-no-ghost-faced = There is no ghost facing the { TILE($tile) } ({ PLACE($place) }).
reason-cannot-be-exorcised = { CARD($card) } cannot be exorcised yet: the card says what is needed first.
reason-too-strong = Even the best roll with all your tokens would not be enough.
reason-no-yin-yang = You do not have your Yin-Yang.
reason-no-power-token = You have no Power token.
reason-not-neutral = { BOARD($board, case: "start") } has a Taoist: only powers of neutral boards can be borrowed.
reason-power-blocked = { POWER($power) } is blocked.
reason-already-borrowed = The power of { BOARD($board) } has already been borrowed.
reason-no-buddha = You have no Buddha.
reason-buddha-fresh = A Buddha cannot be placed in the turn in which you took it.
reason-space-not-faced = { SPACE($space) } is not next to your tile.
reason-space-occupied = There is already a ghost at { SPACE($space) }.
reason-buddha-there = There is already a Buddha at { SPACE($space) }.
reason-not-on-centre = Power tokens can only be picked up on the centre tile (C).
reason-no-token-on-centre = There is no Power token on the centre tile.
reason-incarnation-immune = { CARD($card) } is an incarnation: the Sorcerer cannot banish it.
reason-no-figure-on-step = No figure of { BOARD($board) } has advanced.
reason-same-prayer = There is already a { COLOUR($colour) } token there.
reason-board-of-colour-first = { CARD($card) } must go to { BOARD($board) } while that board has a free space.
reason-active-board-first = A black ghost such as { CARD($card) } must go to the active board, { BOARD($board) }, while it has a free space.
reason-buddha-space-first = { CARD($card) } must go to a space with a Buddha.
reason-cannot-fall = This roll is not enough to exorcise { CARD($card) }, or not together with the ghosts already chosen.
reason-dice-must-be-used = Ghosts that the dice alone defeat must be exorcised: choose another ghost.
reason-not-on-your-tile = { SEAT($seat, case: "start") } is not on your tile.
reason-token-missing = { SEAT($seat, case: "start") } has no { COLOUR($colour) } Tao token.
reason-token-not-needed = A { COLOUR($colour) } token is not needed here.
reason-no-curse-or-reward-there = No ghost exorcised at { SPACE($space) } has a curse or reward left to resolve.
reason-has-yin-yang = { SEAT($seat, case: "start") } already has their Yin-Yang.
reason-qi-supply-empty = There is no Qi left in the supply.
reason-cannot-stay = You must move someone.
reason-dice-not-rolled = The dice do not show that.

## White Moon

reason-not-in-this-game = That belongs to White Moon, which is not part of this game.
reason-villager-not-unseen = All villagers of the { FAMILY($family) } family have already been revealed.
reason-must-stand-up = You have been knocked down: you can use your move only to stand up.
reason-not-laid-down = Nobody is knocked down here.
reason-not-on-portal = Villagers can only be saved from the portal's tile: the { TILE($tile) } ({ PLACE($place) }).
reason-portal-taken = An incarnation holds the portal: nobody can be saved.
reason-no-villager-there = There is no villager at the { TILE($tile) } ({ PLACE($place) }).
reason-villager-cannot-come = The villager cannot go to the { TILE($tile) } ({ PLACE($place) }).
reason-no-dead-villager = No villager of the { FAMILY($family) } family can return now.
reason-no-artifact = You do not have the { ARTIFACT($artifact) }.
reason-artifact-useless = The { ARTIFACT($artifact) } can do nothing for you now.
reason-own-tile = The { TILE($tile) } ({ PLACE($place) }) is your own tile: the Fireworks must be used on another tile.
reason-no-crystal = You have no moon crystal for that: one taken this turn cannot be put into a receptacle yet.
reason-no-receptacle-here = There is no empty receptacle at the { TILE($tile) } ({ PLACE($place) }).
reason-incarnation-before = Su-Ling cannot stand in front of an incarnation such as { CARD($card) }.
reason-already-before-space = Su-Ling is already in front of { SPACE($space) }.
reason-nothing-to-strike = Not one of those ghosts could be exorcised.
reason-other-stack-and-family = Each must come from a different tile and a different family.
reason-no-crystal-left = There is no moon crystal left for that.
reason-must-bring-villager = You can only fly back to your own tile to take a villager away from it.
reason-die-is-set = The die set by the Celestial Sword cannot be rerolled.
