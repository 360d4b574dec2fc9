# What may be done, as a choice. $decision is the question that it answers.

## Yang

action-move =
    { $haunted ->
        [yes] Move to the { TILE($tile, case: "short") } ({ PLACE($place) }, haunted)
       *[no] Move to the { TILE($tile, case: "short") } ({ PLACE($place) })
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
action-stay = Stay here

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
       *[curse-choice] Let it stand
    }
action-reroll-curse = Roll the Curse die again
action-reroll = Roll again: { ROLL($roll) }
action-defeat =
    { $cost ->
        [0] Beat { CARD($card) } ({ SPACE($space) })
        [one] Beat { CARD($card) } ({ SPACE($space) }) with 1 Tao token
       *[other] Beat { CARD($card) } ({ SPACE($space) }) with { $cost } Tao tokens
    }
action-done =
    { $named ->
        [yes] Beat no other ghost
       *[no] Beat none and spend no token
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
       *[take] Take a { COLOUR($colour) } Tao token
    }
action-discard = Discard a { COLOUR($colour) } Tao token
action-gain-qi = Gain 1 Qi
action-gain-yin-yang = Take your Yin-Yang back
action-give-qi = Give it to { SEAT($seat) }, who has { $qi } Qi
action-give-yin-yang = Give it to { SEAT($seat) }
action-pay = Take it from { SEAT($seat) }, who has { $qi } Qi

## Chance

action-draw = Draw { CARD($card) }
action-roll = Roll { ROLL($roll) }
action-curse = The Curse die: { FACE($face) }
