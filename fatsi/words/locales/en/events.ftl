# What happens, one sentence for each event, all in the present tense. The name of a card is singular, whatever it looks like.

## The turn

event-turn-began =
    { $holder ->
        [neutral] It is { BOARD($seat) }'s turn: only the ghosts act.
       *[taoist] It is { SEAT($seat) }'s turn: the ghosts act first.
    }
event-board-overrun = { BOARD($seat, case: "start") } is overrun: no ghost arrives, but 1 Qi is lost.
event-yang-began = Now { SEAT($seat) } acts.

## Ghosts

event-ghost-drawn = A ghost arrives: { CARD($card) }, resistance { COUNT($resistance) }.
event-ghost-arrived = { CARD($card) } appears at { SPACE($space) }, facing the { TILE($tile) }.
event-ghost-trapped =
    { $temple ->
        [no] { CARD($card) } is caught by the Buddha at { SPACE($space) } and banished. The Buddha returns to the box.
       *[yes] { CARD($card) } is caught by the Buddha at { SPACE($space) } and banished. The Buddha returns to the Temple.
    }
event-buddha-displaced =
    { $temple ->
        [no] { CARD($card) } drives the Buddha away from { SPACE($space) }: it returns to the box.
       *[yes] { CARD($card) } drives the Buddha away from { SPACE($space) }: it returns to the Temple.
    }
event-incarnation-caught = { CARD($card) } is caught by the Buddha at { SPACE($space) } and can now be exorcised.
event-no-space-left = A ghost should arrive, but every space is taken: 1 Qi is lost instead.
event-deck-empty = A ghost should arrive, but the deck is empty.
event-figure-advanced = The figure of { CARD($card) } ({ SPACE($space) }) advances on the { TILE($tile) }: it will haunt in { BOARD($board) }'s next Yin phase.
event-tile-haunted = The { TILE($tile) } ({ PLACE($place) }) is now haunted.
event-tile-restored = The { TILE($tile) } ({ PLACE($place) }) is active again.
event-stone-took-hold =
    { $stone ->
        [steal-die] { CARD($card) } steals a Tao die.
        [tao-off] { CARD($card) } blocks all Tao tokens: none may be spent.
        [power-off] { CARD($card) } blocks the power of { BOARD($board) }.
        [take-portal] { CARD($card) } seizes the portal: nobody can be saved.
        [take-su-ling] { CARD($card) } captures Su-Ling.
       *[group-power-off] { CARD($card) } blocks the powers of all boards.
    }
event-stone-released =
    { $stone ->
        [steal-die] The Tao die that { CARD($card) } stole is back.
        [tao-off] { CARD($card) } no longer blocks the Tao tokens.
        [power-off] { CARD($card) } no longer blocks the power of { BOARD($board) }.
        [take-portal] The portal that { CARD($card) } seized is back in its place.
        [take-su-ling] { CARD($card) } no longer holds Su-Ling.
       *[group-power-off] { CARD($card) } no longer blocks the powers of all boards.
    }
event-ghost-exorcised = { CARD($card) } is exorcised at { SPACE($space) }.
event-ghost-banished = The Sorcerer banishes { CARD($card) } from { SPACE($space) }.
event-ghost-moved = { CARD($card) } moves from { SPACE($origin) } to { SPACE($space) }.

## Dice

event-curse-rolled = The Curse die shows: { FACE($face) }.
event-curse-rerolled = { SEAT($seat, case: "start") } rerolls the Curse die.
event-curse-avoided = { SEAT($seat, case: "start") } does not have to roll the Curse die.
event-exorcism-began = { SEAT($seat, case: "start") } attempts an exorcism from the { TILE($tile) } ({ PLACE($place) }).
event-dice-rolled = The dice show { ROLL($roll) }.
# $roll are the dice that are picked up; what they show then is an event of its own.
event-dice-rerolled = Dice rerolled: { ROLL($roll) }.
event-exorcism-failed = The exorcism fails.

## Taoists and their things

event-taoist-moved = { SEAT($seat, case: "start") } moves to the { TILE($tile) } ({ PLACE($place) }).
event-taoist-guided = { SEAT($seat, case: "start") } is carried to the { TILE($tile) } ({ PLACE($place) }).
event-help-asked = { SEAT($seat, case: "start") } asks for help at the { TILE($tile) } ({ PLACE($place) }).
event-qi-lost =
    { $holder ->
        [neutral]
            { $left ->
                [0] { BOARD($seat, case: "start") } loses its last Qi.
               *[other] { BOARD($seat, case: "start") } loses 1 Qi and has { $left } left.
            }
       *[taoist]
            { $left ->
                [0] { SEAT($seat, case: "start") } loses their last Qi.
               *[other] { SEAT($seat, case: "start") } loses 1 Qi and has { $left } left.
            }
    }
event-qi-gained = { SEAT($seat, case: "start") } gains { $amount } Qi.
event-taoist-died = { SEAT($seat, case: "start") } dies.
event-taoist-returned = { SEAT($seat, case: "start") } comes back to life with { $qi } Qi.
event-board-possessed = { BOARD($seat, case: "start") } is now possessed.
event-tao-taken = { SEAT($seat, case: "start") } takes a { COLOUR($colour) } Tao token.
event-tao-discarded = { SEAT($seat, case: "start") } discards a { COLOUR($colour) } Tao token.
event-all-tao-lost =
    { $amount ->
        [one] { SEAT($seat, case: "start") } loses their only Tao token.
       *[other] { SEAT($seat, case: "start") } loses all { $amount } Tao tokens.
    }
event-tao-spent = { SEAT($seat, case: "start") } spends a { COLOUR($colour) } Tao token.
event-yin-yang-spent = { SEAT($seat, case: "start") } uses their Yin-Yang.
event-yin-yang-gained = { SEAT($seat, case: "start") } gets their Yin-Yang back.
event-buddha-taken = { SEAT($seat, case: "start") } takes a Buddha.
event-buddha-placed = { SEAT($seat, case: "start") } places a Buddha at { SPACE($space) }.
event-power-borrowed = { SEAT($seat, case: "start") } spends a Power token to borrow { POWER($power) } for this turn.
event-power-token-picked-up = { SEAT($seat, case: "start") } picks up a Power token.
event-mantra-placed = The Mantra is placed on { CARD($card) } at { SPACE($space) }: its resistance drops by 1.
event-mantra-removed = The Mantra returns to its board.

## Tiles

event-prayer-changed = The Circle of Prayer now holds a { COLOUR($colour) } token: { COLOUR($colour) } ghosts have 1 less resistance.
event-prayer-cleared = The { COLOUR($colour) } token on the Circle of Prayer returns to the supply.
event-figures-calmed = The Night Watchman drives the figures of { BOARD($board) } back onto their cards.

## White Moon

event-villager-revealed = A villager of the { FAMILY($family) } family is revealed at the { TILE($tile) } ({ PLACE($place) }).
event-villager-escorted = A villager of the { FAMILY($family) } family comes along from the { TILE($start) } ({ PLACE($start_place) }) to the { TILE($tile) } ({ PLACE($place) }).
event-villager-fled = A villager of the { FAMILY($family) } family flees from the { TILE($start) } ({ PLACE($start_place) }) to the { TILE($tile) } ({ PLACE($place) }).
event-villager-died = A villager of the { FAMILY($family) } family dies at the { TILE($tile) } ({ PLACE($place) }). Curse: { FAMILY($family, case: "curse") }
event-villager-returned = A dead villager of the { FAMILY($family) } family returns to the { TILE($tile) } ({ PLACE($place) }).
event-villager-saved = A villager of the { FAMILY($family) } family reaches the shelter from the { TILE($tile) } ({ PLACE($place) }).
event-family-saved = The whole { FAMILY($family) } family is saved. Reward: { FAMILY($family, case: "reward") }
event-artifact-gained = { SEAT($seat, case: "start") } receives the { ARTIFACT($artifact) }.
event-artifact-used = { SEAT($seat, case: "start") } uses the { ARTIFACT($artifact) }.
event-token-removed = A { COLOUR($colour) } Tao token is removed from the game.
event-card-lost = A card is removed from the deck unseen.
event-ghost-sent-back = The Shield of Time sends { CARD($card) } to the bottom of the deck.
event-taoist-laid-down = { SEAT($seat, case: "start") } is knocked down.
event-taoist-stood-up = { SEAT($seat, case: "start") } stands up.
event-crystal-gained = { SEAT($seat, case: "start") } takes a moon crystal.
event-crystal-spent = A moon crystal returns to the supply.
event-receptacle-filled = A moon crystal goes into the receptacle at the { TILE($tile) } ({ PLACE($place) }).
event-su-ling-moved = Su-Ling moves in front of { SPACE($space) }.
event-su-ling-gone = Su-Ling returns to the supply.
event-barrier-rose = The Moon Barrier rises around the village: each board takes its turn.
# That Su-Ling leaves is an event of its own.
event-barrier-ended = The Moon Barrier is over. The crystals in the receptacles return to the supply.

## Choices that no event reports, as sentences of a recorded game

story-keep =
    { $decision ->
        [dice-choice] { SEAT($decider, case: "start") } keeps this roll.
        [sword] { SEAT($decider, case: "start") } rolls all the dice without the Celestial Sword.
       *[curse-choice] { SEAT($decider, case: "start") } keeps this result.
    }
story-done =
    { $decision ->
        [claws] { SEAT($decider, case: "start") } takes no Tao token.
        [su-ling-crystal] Su-Ling brings no crystal.
        [put-buddha] { SEAT($decider, case: "start") } places no Buddha.
       *[defeat]
            { $named ->
                [yes] { SEAT($decider, case: "start") } chooses no other ghost.
               *[no] { SEAT($decider, case: "start") } spends nothing on this roll.
            }
    }
story-stay =
    { $decision ->
        [su-ling] Su-Ling stays where she is.
       *[other] { SEAT($decider, case: "start") } stays put.
    }
story-alone = The villager stays at the { TILE($tile) } ({ PLACE($place) }).
story-strike = { SEAT($decider, case: "start") } attacks the ghosts of { BOARD($board) }.
story-strike-black = { SEAT($decider, case: "start") } attacks all black ghosts.
story-barrier-save = { BOARD($board, case: "start") } uses the barrier to save a villager.
story-barrier-roll = { BOARD($board, case: "start") } uses the barrier to attack its ghosts.

## The end

event-game-won = Wu-Feng is defeated. The village is saved.
event-game-lost =
    { $reason ->
        [taoists-dead] The last Taoist is dead. The village is lost.
        [village-haunted] Too many tiles are haunted. The village is lost.
        [villagers-dead] The twelfth villager is dead. The village is lost.
        [line-haunted] A ghost should haunt a tile, but its whole line is already haunted. The village is lost.
       *[deck-exhausted] The last card has been drawn, and Wu-Feng is undefeated. The village is lost.
    }

result-wu-feng-defeated = Victory: Wu-Feng is defeated.
result-taoists-dead = Defeat: all Taoists are dead.
result-village-haunted = Defeat: too many tiles are haunted.
result-line-haunted = Defeat: a ghost had no tile left to haunt in its line.
result-deck-exhausted = Defeat: the deck ran out before Wu-Feng was defeated.
result-villagers-dead = Defeat: twelve villagers are dead.

score-victory = victory
score-qi = remaining Qi
score-ghosts-left = ghosts left in the deck
score-empty-spaces = empty ghost spaces
score-further-incarnations = further incarnations
score-dead-taoists = dead Taoists
score-haunted-tiles = haunted tiles
score-saved-villagers = saved villagers
score-portal = portal location
