# Why something may not be done now, and if it helps what to do instead.

reason-game-over = The game is over.
reason-not-an-action = That is no action of this game.
reason-nothing-to-undo = There is nothing to take back.
reason-chance-decides = The dice and the deck decide now, not a Taoist.
reason-players-decide = The dice and the deck do that by themselves. It is your choice now.
reason-another-question = That is not the question now.
reason-card-not-in-deck = { CARD($card) } cannot be drawn now.
reason-wrong-number-of-dice =
    { $number ->
        [one] 1 die is rolled.
       *[other] { $number } dice are rolled.
    }
reason-picking-up = After taking up a Power token, only the end of the turn can follow.
reason-move-is-over = The time for that has passed in this turn: it comes before the move or the action.
reason-already-there = The { TILE($tile) } ({ PLACE($place) }) is the tile of that Taoist already.
reason-too-far = The { TILE($tile) } ({ PLACE($place) }) is too far away.
reason-power-missing = That takes { POWER($power) }, which you do not have.
reason-power-used = { POWER($power) } works only once a turn.
reason-supply-empty = The supply has no { COLOUR($colour) } Tao token left.
reason-no-ghost-there = There is no ghost at { SPACE($space) }.
reason-already-there-mantra = The Mantra lies at { SPACE($space) } already.
reason-not-a-taoist = { BOARD($seat, case: "start") } has no Taoist.
reason-taoist-dead = { SEAT($seat, case: "start") } is dead.
reason-taoist-living = { SEAT($seat, case: "start") } is alive.
reason-your-own-taoist = It must be another Taoist than your own.
reason-action-over = The action of this turn is used up.
reason-tile-haunted = The { TILE($tile) } ({ PLACE($place) }) is haunted: nobody is there to help.
reason-tile-active = The { TILE($tile) } ({ PLACE($place) }) is not haunted.
reason-help-useless = The { TILE($tile) } ({ PLACE($place) }) can do nothing for you now.
reason-no-ghost-faced = No ghost lies before the { TILE($tile) } ({ PLACE($place) }).
reason-cannot-be-exorcised = { CARD($card) } cannot be exorcised yet: look at the card for what it takes.
reason-too-strong = Not even the best roll with all your tokens would be enough.
reason-no-yin-yang = You do not have your Yin-Yang.
reason-no-power-token = You have no Power token.
reason-not-neutral = { BOARD($board, case: "start") } has a Taoist of its own: its power cannot be borrowed.
reason-power-blocked = { POWER($power) } is blocked.
reason-already-borrowed = The power of { BOARD($board) } is borrowed already.
reason-no-buddha = You hold no Buddha.
reason-buddha-fresh = A Buddha can be set from your next turn on, not in the turn in which you took it.
reason-space-not-faced = { SPACE($space) } does not lie before your tile.
reason-space-occupied = There is a ghost at { SPACE($space) } already.
reason-buddha-there = There is a Buddha at { SPACE($space) } already.
reason-not-on-centre = Power tokens are taken up on the centre tile, C.
reason-no-token-on-centre = No Power token lies on the centre tile.
reason-incarnation-immune = { CARD($card) } is an incarnation: the Sorcerer has no power over it.
reason-no-figure-on-step = No figure of { BOARD($board) } has stepped forward.
reason-same-prayer = A { COLOUR($colour) } token lies there already.
reason-board-of-colour-first = { CARD($card) } goes to { BOARD($board) } first, as long as it has a free space.
reason-active-board-first = A black ghost such as { CARD($card) } goes to the active board first: { BOARD($board) }.
reason-buddha-space-first = { CARD($card) } has to go where a Buddha stands.
reason-cannot-fall = { CARD($card) } cannot fall to this roll, or not together with what you named.
reason-dice-must-be-used = What the dice beat has to fall: name another ghost.
reason-not-on-your-tile = { SEAT($seat, case: "start") } does not stand on your tile.
reason-token-missing = { SEAT($seat, case: "start") } has no { COLOUR($colour) } Tao token.
reason-token-not-needed = A { COLOUR($colour) } token is not needed here.
reason-no-curse-or-reward-there = No ghost that fell at { SPACE($space) } waits for this.
reason-has-yin-yang = { SEAT($seat, case: "start") } has the Yin-Yang already.
reason-qi-supply-empty = There is no Qi left in the supply.
reason-cannot-stay = Somebody has to be moved.
reason-dice-not-rolled = The dice do not show that.

## White Moon

reason-not-in-this-game = That belongs to White Moon, which this game is without.
reason-villager-not-unseen = Nobody of the { FAMILY($family) } family is left unseen.
reason-must-stand-up = You are laid down: the move only stands you up.
reason-not-laid-down = Nobody is laid down here.
reason-not-on-portal = Villagers are saved on the portal's tile: the { TILE($tile) } ({ PLACE($place) }).
reason-portal-taken = The portal is held by an incarnation: nobody can be saved.
reason-no-villager-there = There is no villager on the { TILE($tile) } ({ PLACE($place) }).
reason-villager-cannot-come = The villager cannot come to the { TILE($tile) } ({ PLACE($place) }).
reason-no-dead-villager = Nobody of the { FAMILY($family) } family can return now.
reason-no-artifact = You do not have the { ARTIFACT($artifact) }.
reason-artifact-useless = The { ARTIFACT($artifact) } can do nothing for you now.
reason-own-tile = The { TILE($tile) } ({ PLACE($place) }) is your own tile: the Fireworks ask another one.
reason-no-crystal = You have no moon crystal for that; one taken in this turn cannot be put into a receptacle yet.
reason-no-receptacle-here = There is no empty receptacle at the { TILE($tile) } ({ PLACE($place) }).
reason-incarnation-before = Su-Ling does not go before an incarnation such as { CARD($card) }.
reason-already-before-space = Su-Ling stands before { SPACE($space) } already.
reason-nothing-to-strike = No ghost there could fall.
reason-other-stack-and-family = Each has to come from another tile and another family.
reason-no-crystal-left = There is no moon crystal left for that.
reason-must-bring-villager = You fly back to your tile only to bring a villager away from it.
reason-die-is-set = The die that the Sword has set cannot be rolled again.
