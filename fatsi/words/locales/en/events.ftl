# What happened, one sentence for each event. The past tense suits names in the singular and in the plural.

## The turn

event-turn-began =
    { $holder ->
        [neutral] { BOARD($seat, case: "start") } has its turn: the ghosts act.
       *[taoist] { SEAT($seat, case: "start") } has the turn: first the ghosts act.
    }
event-board-overrun = { BOARD($seat, case: "start") } is overrun: no ghost comes, but 1 Qi is lost.
event-yang-began = Now { SEAT($seat) } acts.

## Ghosts

event-ghost-drawn = A ghost comes: { CARD($card) }, { COUNT($resistance) }.
event-ghost-arrived = { CARD($card) } came to { SPACE($space) }, before the { TILE($tile) }.
event-ghost-trapped =
    { $temple ->
        [no] { CARD($card) } ran into the Buddha at { SPACE($space) } and vanished. The Buddha is back in the box.
       *[yes] { CARD($card) } ran into the Buddha at { SPACE($space) } and vanished. The Buddha is back at the Temple.
    }
event-buddha-displaced =
    { $temple ->
        [no] The Buddha at { SPACE($space) } gave way to { CARD($card) } and is back in the box.
       *[yes] The Buddha at { SPACE($space) } gave way to { CARD($card) } and is back at the Temple.
    }
event-incarnation-caught = { CARD($card) } is caught by the Buddha at { SPACE($space) }: now an exorcism can succeed.
event-no-space-left = A ghost should come, but every space is taken: 1 Qi is lost instead.
event-deck-empty = A ghost should come, but none is left.
event-figure-advanced = { CARD($card) } at { SPACE($space) } reached out for the { TILE($tile) }: the next Yin of { BOARD($board) } it haunts.
event-tile-haunted = The { TILE($tile) } ({ PLACE($place) }) is haunted.
event-tile-restored = The { TILE($tile) } ({ PLACE($place) }) is free again.
event-stone-took-hold =
    { $stone ->
        [steal-die] A Tao die is held by { CARD($card) }.
        [tao-off] No Tao token may be spent while { CARD($card) } lies there.
        [power-off] The power of { BOARD($board) } is blocked by { CARD($card) }.
        [take-portal] The portal is held by { CARD($card) }: nobody can be saved.
        [take-su-ling] Su-Ling is held by { CARD($card) }.
       *[group-power-off] The powers of all boards are blocked by { CARD($card) }.
    }
event-stone-released =
    { $stone ->
        [steal-die] The Tao die that { CARD($card) } held is back.
        [tao-off] { CARD($card) } can no longer lock the Tao tokens.
        [power-off] { CARD($card) } can no longer block the power of { BOARD($board) }.
        [take-portal] The portal that { CARD($card) } held stands where it was.
        [take-su-ling] Su-Ling, whom { CARD($card) } held, is free.
       *[group-power-off] { CARD($card) } can no longer block the powers.
    }
event-ghost-exorcised = { CARD($card) } fell at { SPACE($space) }.
event-ghost-banished = The Sorcerer sent { CARD($card) } away from { SPACE($space) }.
event-ghost-moved = { CARD($card) } moved from { SPACE($origin) } to { SPACE($space) }.

## Dice

event-curse-rolled = The Curse die shows: { FACE($face) }.
event-curse-rerolled = { SEAT($seat, case: "start") } rolls the Curse die again.
event-curse-avoided = { SEAT($seat, case: "start") } does not roll the Curse die.
event-exorcism-began = { SEAT($seat, case: "start") } attempts an exorcism from the { TILE($tile) } ({ PLACE($place) }).
event-dice-rolled = The dice show { ROLL($roll) }.
event-dice-rerolled = Rolled again: { ROLL($roll) }.
event-exorcism-failed = No ghost fell.

## Taoists and their things

event-taoist-moved = { SEAT($seat, case: "start") } moved to the { TILE($tile) } ({ PLACE($place) }).
event-taoist-guided = { SEAT($seat, case: "start") } was carried to the { TILE($tile) } ({ PLACE($place) }).
event-help-asked = { SEAT($seat, case: "start") } asked for help: { TILE($tile) } ({ PLACE($place) }).
event-qi-lost =
    { $holder ->
        [neutral] { BOARD($seat, case: "start") } lost 1 Qi and has { $left } left.
       *[taoist] { SEAT($seat, case: "start") } lost 1 Qi and has { $left } left.
    }
event-qi-gained = { SEAT($seat, case: "start") } gained { $amount } Qi.
event-taoist-died = { SEAT($seat, case: "start") } is dead.
event-taoist-returned = { SEAT($seat, case: "start") } came back to life with { $qi } Qi.
event-board-possessed = { BOARD($seat, case: "start") } is possessed.
event-tao-taken = { SEAT($seat, case: "start") } took a { COLOUR($colour) } Tao token.
event-tao-discarded = { SEAT($seat, case: "start") } discarded a { COLOUR($colour) } Tao token.
event-all-tao-lost =
    { $amount ->
        [one] { SEAT($seat, case: "start") } lost the only Tao token.
       *[other] { SEAT($seat, case: "start") } lost all Tao tokens, { $amount } of them.
    }
event-tao-spent = { SEAT($seat, case: "start") } spent a { COLOUR($colour) } Tao token.
event-yin-yang-spent = { SEAT($seat, case: "start") } spent the Yin-Yang.
event-yin-yang-gained = { SEAT($seat, case: "start") } has the Yin-Yang again.
event-buddha-taken = { SEAT($seat, case: "start") } took a Buddha.
event-buddha-placed = { SEAT($seat, case: "start") } set a Buddha at { SPACE($space) }.
event-power-borrowed = { SEAT($seat, case: "start") } spent a Power token and has { POWER($power) } for this turn.
event-power-token-picked-up = { SEAT($seat, case: "start") } took up a Power token.
event-mantra-placed = The Mantra lies on { CARD($card) } at { SPACE($space) }: 1 resistance less.
event-mantra-removed = The Mantra is back at its board.

## Tiles

event-prayer-changed = The Circle of Prayer holds a { COLOUR($colour) } token: 1 resistance less for { COLOUR($colour) }.
event-prayer-cleared = The { COLOUR($colour) } token on the Circle of Prayer went back to the supply.
event-figures-calmed = The Night Watchman drove the figures of { BOARD($board) } back onto their cards.

## White Moon

event-villager-revealed = A villager is seen at the { TILE($tile) } ({ PLACE($place) }): { FAMILY($family) }.
event-villager-escorted = A villager came along from the { TILE($start) } ({ PLACE($start_place) }) to the { TILE($tile) } ({ PLACE($place) }): { FAMILY($family) }.
event-villager-fled = A villager fled from the { TILE($start) } ({ PLACE($start_place) }) to the { TILE($tile) } ({ PLACE($place) }): { FAMILY($family) }.
event-villager-died = A villager of the { TILE($tile) } ({ PLACE($place) }) died: { FAMILY($family) }. The curse: { FAMILY($family, case: "curse") }
event-villager-returned = A dead villager came back to the { TILE($tile) } ({ PLACE($place) }): { FAMILY($family) }.
event-villager-saved = A villager of the { TILE($tile) } ({ PLACE($place) }) is in the shelter: { FAMILY($family) }.
event-family-saved = The whole { FAMILY($family) } family is saved. The reward: { FAMILY($family, case: "reward") }
event-artifact-gained = { SEAT($seat, case: "start") } has the { ARTIFACT($artifact) } now.
event-artifact-used = { SEAT($seat, case: "start") } used the { ARTIFACT($artifact) }.
event-token-removed = A { COLOUR($colour) } Tao token left the game.
event-card-lost = A card of the deck was removed unseen.
event-ghost-sent-back = The Shield of Time sent { CARD($card) } to the bottom of the deck.
event-taoist-laid-down = { SEAT($seat, case: "start") } is laid down.
event-taoist-stood-up = { SEAT($seat, case: "start") } stands again.
event-crystal-gained = { SEAT($seat, case: "start") } took a moon crystal.
event-crystal-spent = A moon crystal went back to the supply.
event-receptacle-filled = The receptacle at the { TILE($tile) } ({ PLACE($place) }) holds a moon crystal.
event-su-ling-moved = Su-Ling stands before { SPACE($space) }.
event-su-ling-gone = Su-Ling left the ghost spaces.
event-barrier-rose = The Moon Barrier rises round the village: each board has its part in it.
# That Su-Ling leaves is an event of its own.
event-barrier-ended = The Moon Barrier is over. The crystals in the receptacles go back to the supply.

## The end

event-game-won = Wu-Feng is beaten. The village is saved.
event-game-lost =
    { $reason ->
        [taoists-dead] The last Taoist is dead. The village is lost.
        [village-haunted] Too many tiles are haunted. The village is lost.
        [villagers-dead] The twelfth villager is dead. The village is lost.
        [line-haunted] A ghost haunts along a line that is all haunted. The village is lost.
       *[deck-exhausted] The last ghost has come and Wu-Feng still stands. The village is lost.
    }

result-wu-feng-defeated = The game is won: Wu-Feng is beaten.
result-taoists-dead = The game is lost: all Taoists are dead.
result-village-haunted = The game is lost: too much of the village is haunted.
result-line-haunted = The game is lost: a ghost had nothing left to haunt in its line.
result-deck-exhausted = The game is lost: the deck ran out before Wu-Feng fell.
result-villagers-dead = The game is lost: twelve villagers are dead.

score-victory = victory
score-qi = Qi of the living
score-ghosts-left = ghosts left in the deck
score-empty-spaces = empty ghost spaces
score-further-incarnations = further incarnations
score-dead-taoists = dead Taoists
score-haunted-tiles = haunted tiles
score-saved-villagers = saved villagers
score-portal = place of the portal
