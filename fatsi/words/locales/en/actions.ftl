# What may be done, as a choice. $decision is the question that it answers.

## Yang

action-move =
    { $own ->
        [yes] Fly with a villager and back to the { TILE($tile, case: "short") } ({ PLACE($place) })
       *[no]
            { $haunted ->
                [yes] Move to the { TILE($tile, case: "short") } ({ PLACE($place) }, haunted)
               *[no] Move to the { TILE($tile, case: "short") } ({ PLACE($place) })
            }
    }
action-help = Ask the { TILE($tile, case: "short") } for help: { TILE($tile, case: "help") }
action-exorcise = Attempt an exorcism: { CARD($cards) }
action-end = End the turn
action-yin-yang-ask = Yin-Yang: ask the { TILE($tile, case: "short") } ({ PLACE($place) })
action-yin-yang-unhaunt = Yin-Yang: free the { TILE($tile, case: "short") } ({ PLACE($place) })
action-borrow = Power token: { POWER($power) } ({ BOARD($board, case: "short") })
action-mantra = Mantra on { CARD($card) } ({ SPACE($space) })
action-buddha = Set a Buddha at { SPACE($space) }
action-pick-up = Take up a Power token
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

action-revive = Bring back { SEAT($seat) }
action-unhaunt = Free the { TILE($tile, case: "short") } ({ PLACE($place) })
action-banish = Send away { CARD($card) } ({ SPACE($space) })
action-calm = Send the Night Watchman to { BOARD($board) }
action-pray = Lay a { COLOUR($colour) } token there
action-lift = Move { CARD($card) } ({ SPACE($space) })

## Exorcism

action-keep =
    { $decision ->
        [dice-choice] Keep the dice as they lie
        [sword] Roll all the dice
       *[curse-choice] Let it stand
    }
action-reroll-curse = Roll the Curse die again
action-reroll = Roll again: { ROLL($roll) }
action-defeat =
    { $cost ->
        [0] Beat { CARD($card) } ({ SPACE($space) })
        [one]
            { $paid ->
                [crystals] Beat { CARD($card) } ({ SPACE($space) }) with 1 crystal
                [either] Beat { CARD($card) } ({ SPACE($space) }) with 1 Tao token or crystal
               *[tao] Beat { CARD($card) } ({ SPACE($space) }) with 1 Tao token
            }
       *[other]
            { $paid ->
                [crystals] Beat { CARD($card) } ({ SPACE($space) }) with { $cost } crystals
                [either] Beat { CARD($card) } ({ SPACE($space) }) with { $cost } Tao tokens or crystals
               *[tao] Beat { CARD($card) } ({ SPACE($space) }) with { $cost } Tao tokens
            }
    }
action-done =
    { $decision ->
        [claws] Take no token
        [su-ling-crystal] Bring no crystal
        [put-buddha] Set no Buddha
       *[defeat]
            { $named ->
                [yes] Beat no other ghost
               *[no] Beat none and spend no token
            }
    }
action-spend = Spend a { COLOUR($colour) } Tao token of { SEAT($seat) }
action-resolve = First { CARD($card) } ({ SPACE($space) })

## Ghosts, tokens, Qi

action-place =
    { $buddha ->
        [yes] Place it at { SPACE($space) }, before the { TILE($tile, case: "short") } ({ PLACE($place) }); a Buddha stands there
       *[no] Place it at { SPACE($space) }, before the { TILE($tile, case: "short") } ({ PLACE($place) })
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
action-give-qi = Give it to { SEAT($seat) }, who has { $qi } Qi
action-give-yin-yang = Give it to { SEAT($seat) }
action-pay =
    { $holder ->
        [neutral] Take it from { BOARD($seat) }, which has { $qi } Qi
       *[taoist] Take it from { SEAT($seat) }, who has { $qi } Qi
    }

## White Moon

action-save = Save the villager of your tile, { FAMILY($family) }
action-stand = Stand up
action-escort = Take the villager along to the { TILE($tile, case: "short") } ({ PLACE($place) })
action-alone = Leave the villager behind
action-rescue = Save { FAMILY($family) } of the { TILE($tile, case: "short") } ({ PLACE($place) })
action-kill = Let { FAMILY($family) } of the { TILE($tile, case: "short") } ({ PLACE($place) }) die
action-give-up = Take it from { SEAT($seat) }
action-grant = Give it to { SEAT($seat) }
action-recall = Bring back a villager, { FAMILY($family) }
action-elixir = Use the Elixir of Life
action-moonstone = Use the Moonstone: take a moon crystal
action-scroll = Use the Scroll of Unity: the others may come to you
action-fireworks = Fireworks: ask the { TILE($tile, case: "short") } ({ PLACE($place) })
action-come = Come to that tile
action-sword = Set one die to white, roll the others
action-fill =
    { $decision ->
        [yang] Put a crystal into the receptacle of this corner ({ PLACE($place) })
       *[su-ling-crystal] Bring a crystal from the supply
    }
action-su-ling =
    { $card ->
        [none] Send Su-Ling before { SPACE($space) }, empty
       *[other] Send Su-Ling before { CARD($card) } ({ SPACE($space) })
    }
action-barrier-save =
    { $family ->
        [any] Give up a crystal and save a villager of any tile
       *[other] Give up a crystal and save { FAMILY($family) } of the { TILE($tile, case: "short") } ({ PLACE($place) })
    }
action-barrier-roll = Roll 4 dice against the ghosts of { BOARD($board) }
action-strike =
    { $own ->
        [yes] The ghosts of your board
       *[no] The ghosts of { BOARD($board) }, for a Power token
    }
action-strike-black = All black ghosts
action-give-crystal = Give it to { SEAT($seat) }
action-take-crystal = Take a moon crystal
action-spend-crystal = Spend a moon crystal of { SEAT($seat) }
action-spend-barrier-crystal = Spend a crystal of the barrier

## Chance

action-reveal = A villager: { FAMILY($family) }

action-draw = Draw { CARD($card) }
action-roll = Roll { ROLL($roll) }
action-curse = The Curse die: { FACE($face) }
