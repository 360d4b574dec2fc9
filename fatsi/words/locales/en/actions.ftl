# What may be done, as a choice. $decision is the question that it answers.

## Yang

action-move =
    { $own ->
        [yes] Fly a villager out and return to the { TILE($tile, case: "short") } ({ PLACE($place) })
       *[no]
            { $haunted ->
                [yes] Move to the { TILE($tile, case: "short") } ({ PLACE($place) }, haunted)
               *[no] Move to the { TILE($tile, case: "short") } ({ PLACE($place) })
            }
    }
action-help = Ask the { TILE($tile, case: "short") } for help: { TILE($tile, case: "help") }
action-exorcise = Attempt an exorcism: { CARD($cards) }
action-end = End your turn
action-yin-yang-ask = Yin-Yang: ask the { TILE($tile, case: "short") } ({ PLACE($place) }) for help
action-yin-yang-unhaunt = Yin-Yang: restore the { TILE($tile, case: "short") } ({ PLACE($place) })
action-borrow = Power token: { POWER($power) } ({ BOARD($board, case: "short") })
action-mantra = Mantra on { CARD($card) } ({ SPACE($space) })
action-buddha = Place a Buddha at { SPACE($space) }
action-pick-up = Pick up a Power token
action-guide =
    { $decision ->
        [yang] Twin Winds: move { SEAT($seat) }
       *[guide] Move { SEAT($seat) }
    }
action-to =
    { $haunted ->
        [yes] Move to the { TILE($tile, case: "short") } ({ PLACE($place) }, haunted)
       *[no] Move to the { TILE($tile, case: "short") } ({ PLACE($place) })
    }
action-stay =
    { $decision ->
        [su-ling] Leave Su-Ling where she is
       *[other] Stay here
    }

## Villagers

action-revive = Bring { SEAT($seat) } back to life
action-unhaunt = Restore the { TILE($tile, case: "short") } ({ PLACE($place) })
action-banish = Banish { CARD($card) } ({ SPACE($space) })
action-calm = Send the Night Watchman to { BOARD($board) }
action-pray = Place a { COLOUR($colour) } token there
action-lift = Move { CARD($card) } ({ SPACE($space) })

## Exorcism

action-keep =
    { $decision ->
        [dice-choice] Keep this roll
        [sword] Roll all the dice
       *[curse-choice] Keep this result
    }
action-reroll-curse = Reroll the Curse die
action-reroll = Reroll { ROLL($roll) }
action-defeat =
    { $cost ->
        [0] Exorcise { CARD($card) } ({ SPACE($space) })
        [one]
            { $paid ->
                [crystals] Exorcise { CARD($card) } ({ SPACE($space) }) with 1 crystal
                [either] Exorcise { CARD($card) } ({ SPACE($space) }) with 1 Tao token or crystal
               *[tao] Exorcise { CARD($card) } ({ SPACE($space) }) with 1 Tao token
            }
       *[other]
            { $paid ->
                [crystals] Exorcise { CARD($card) } ({ SPACE($space) }) with { $cost } crystals
                [either] Exorcise { CARD($card) } ({ SPACE($space) }) with { $cost } Tao tokens or crystals
               *[tao] Exorcise { CARD($card) } ({ SPACE($space) }) with { $cost } Tao tokens
            }
    }
action-done =
    { $decision ->
        [claws] Take no token
        [su-ling-crystal] Bring no crystal
        [put-buddha] Place no Buddha
       *[defeat]
            { $named ->
                [yes] Exorcise no more ghosts
               *[no] Exorcise none and spend no tokens
            }
    }
action-spend = Spend a { COLOUR($colour) } Tao token from { SEAT($seat) }
action-resolve = { CARD($card) } ({ SPACE($space) }) first

## Ghosts, tokens, Qi

action-place =
    { $buddha ->
        [yes] Place it at { SPACE($space) }, facing the { TILE($tile, case: "short") } ({ PLACE($place) }); there is a Buddha there
       *[no] Place it at { SPACE($space) }, facing the { TILE($tile, case: "short") } ({ PLACE($place) })
    }
action-take =
    { $decision ->
        [yang] Bottomless Pockets: take a { COLOUR($colour) } Tao token
        [claws] Claws of Vengeance: take a { COLOUR($colour) } Tao token
       *[take] Take a { COLOUR($colour) } Tao token
    }
action-discard = Discard a { COLOUR($colour) } Tao token
action-gain-qi = Gain 1 Qi
action-gain-yin-yang = Take your Yin-Yang back
action-give-qi = Give it to { SEAT($seat) } (has { $qi } Qi)
action-give-yin-yang = Give it to { SEAT($seat) }
action-pay =
    { $holder ->
        [neutral] { BOARD($seat, case: "start") } loses it (has { $qi } Qi)
       *[taoist] { SEAT($seat, case: "start") } loses it (has { $qi } Qi)
    }

## White Moon

action-save = Save the { FAMILY($family) } villager on your tile
action-stand = Stand up
action-escort = Take the villager along to the { TILE($tile, case: "short") } ({ PLACE($place) })
action-alone = Leave the villager behind
action-rescue = Save the { FAMILY($family) } villager at the { TILE($tile, case: "short") } ({ PLACE($place) })
action-kill = Let the { FAMILY($family) } villager at the { TILE($tile, case: "short") } ({ PLACE($place) }) die
action-give-up = Take it from { SEAT($seat) }
action-grant = Give it to { SEAT($seat) }
action-recall = Bring a { FAMILY($family) } villager back to life
action-elixir = Use the Elixir of Life
action-moonstone = Use the Moonstone: take a moon crystal
action-scroll = Use the Scroll of Unity: the others may join you
action-fireworks = Fireworks: ask the { TILE($tile, case: "short") } ({ PLACE($place) }) for help
action-come = Move to that tile
action-sword = Set one die to white, roll the rest
action-fill =
    { $decision ->
        [yang] Put a crystal into this corner's receptacle ({ PLACE($place) })
       *[su-ling-crystal] Bring a crystal from the supply
    }
action-su-ling =
    { $card ->
        [none] Place Su-Ling in front of { SPACE($space) } (empty)
       *[other] Place Su-Ling in front of { CARD($card) } ({ SPACE($space) })
    }
action-barrier-save =
    { $family ->
        [any] Give up a crystal and save a villager from any tile
       *[other] Give up a crystal and save the { FAMILY($family) } villager at the { TILE($tile, case: "short") } ({ PLACE($place) })
    }
action-barrier-roll = Roll 4 dice against the ghosts of { BOARD($board) }
action-strike =
    { $own ->
        [yes] The ghosts of your board
       *[no] The ghosts of { BOARD($board) } (costs a Power token)
    }
action-strike-black = All black ghosts
action-give-crystal = Give it to { SEAT($seat) }
action-take-crystal = Take a moon crystal
action-spend-crystal = Spend a moon crystal from { SEAT($seat) }
action-spend-barrier-crystal = Spend a crystal from the barrier

## Chance

action-reveal = A villager of the { FAMILY($family) } family

action-draw = Draw { CARD($card) }
action-roll = Roll { ROLL($roll) }
action-curse = The Curse die: { FACE($face) }
