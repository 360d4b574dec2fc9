# Hints: the choices of a decision with the chance of winning, and the reasons for them.

## Asking for one in the browser

hint = Hint
hint-explained = Shows you the best choices, with the chance of winning and the reason. Nobody else sees it.
hint-title = Hint: the best choices

## The list

hint-best = The best choices, with the estimated chance of winning:
hint-only = There is only one choice:
hint-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
# A choice in words, and as records have it.
hint-choice = { $choice } [{ $action }]
hint-plan = Then: { $steps }.
hint-more =
    { $number ->
        [one] One more choice: --all shows it too.
       *[other] { $number } more choices: --all shows them too.
    }
hint-no-choice-chance = The dice or the deck decide now: there is nothing to choose.
hint-no-choice-over = The game is over: there is nothing to choose.
hint-step-of-position = --step needs a record, but this is a position.
hint-step-and-turn = Use --turn or --step, not both.
hint-no-step = The record has no step { $step }: its last step is { $last }.

## How a choice bears on a threat, which is a sentence of its own

hint-ends = Removes a threat: { $threat }
hint-may-end = { PERCENT($chance) } chance to remove a threat: { $threat }
hint-lessens = Reduces a threat: { $threat }
hint-may-lessen = { PERCENT($chance) } chance to reduce a threat: { $threat }
hint-eases = Makes the ghost easier to exorcise. { $threat }
hint-avoids = Avoids what another choice would cause: { $threat }

## Threats. $turns is 0 for what happens in this very Yin.

threat-line-lost =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) has no tile left to haunt now, and the game is lost.
       *[other] { CARD($card) } ({ SPACE($space) }) has no tile left to haunt in { BOARD($board) }'s next Yin phase, and the game will be lost.
    }
threat-haunts-last =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) haunts the { TILE($tile, case: "short") } ({ PLACE($place) }) now, and the game is lost.
       *[other] { CARD($card) } ({ SPACE($space) }) haunts the { TILE($tile, case: "short") } ({ PLACE($place) }) in { BOARD($board) }'s next Yin phase, and the game will be lost.
    }
threat-haunts =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) haunts the { TILE($tile, case: "short") } ({ PLACE($place) }) now.
       *[other] { CARD($card) } ({ SPACE($space) }) haunts the { TILE($tile, case: "short") } ({ PLACE($place) }) in { BOARD($board) }'s next Yin phase.
    }
threat-approaches =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) advances now and haunts in { BOARD($board) }'s next Yin phase.
       *[other] { CARD($card) } ({ SPACE($space) }) advances in { BOARD($board) }'s next Yin phase and haunts in the one after.
    }
threat-torments =
    { $turns ->
        [0] The Curse die is rolled for { CARD($card) } ({ SPACE($space) }) now.
       *[other] The Curse die is rolled for { CARD($card) } ({ SPACE($space) }) in every Yin phase of { BOARD($board) }.
    }
threat-takes-tao =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) takes a Tao token from each Taoist now.
       *[other] { CARD($card) } ({ SPACE($space) }) takes a Tao token from each Taoist in every Yin phase of { BOARD($board) }.
    }
threat-acts =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) acts now ({ STONE($stone) }).
       *[other] { CARD($card) } ({ SPACE($space) }) acts in every Yin phase of { BOARD($board) } ({ STONE($stone) }).
    }
threat-holds-die = { CARD($card) } ({ SPACE($space) }) holds a stolen Tao die.
threat-holds-tao = While { CARD($card) } is at { SPACE($space) }, no Tao tokens may be spent.
threat-holds-power = { CARD($card) } ({ SPACE($space) }) blocks the power of { BOARD($board) }.
threat-holds-powers = { CARD($card) } ({ SPACE($space) }) blocks all powers.
threat-holds-white = While { CARD($card) } is at { SPACE($space) }, white faces count for nothing.
threat-incarnation = { CARD($card) } ({ SPACE($space) }) is an incarnation of Wu-Feng and must be exorcised.
threat-deadline =
    { $number ->
        [one] One card is left and an incarnation is still undefeated: when the last card is drawn, the game is lost.
       *[other] { $number } cards are left and an incarnation is still undefeated: when the last card is drawn, the game is lost.
    }
threat-overrun =
    { $turns ->
        [0] { BOARD($board, case: "start") } is full, and { SEAT($seat) } loses 1 Qi now.
       *[other] { BOARD($board, case: "start") } is full, and { SEAT($seat) } loses 1 Qi in the board's next Yin phase.
    }
threat-overrun-death =
    { $turns ->
        [0] { BOARD($board, case: "start") } is full, and { SEAT($seat) } loses their last Qi now and dies.
       *[other] { BOARD($board, case: "start") } is full, and { SEAT($seat) } loses their last Qi in the board's next Yin phase and dies.
    }
threat-overrun-all-dead =
    { $turns ->
        [0] { BOARD($board, case: "start") } is full: the last living Taoist dies now, and the game is lost.
       *[other] { BOARD($board, case: "start") } is full: the last living Taoist dies in the board's next Yin phase, and the game will be lost.
    }
threat-overrun-neutral =
    { $turns ->
        [0] { BOARD($board, case: "start") } is full and loses 1 Qi now.
       *[other] { BOARD($board, case: "start") } is full and loses 1 Qi in its next Yin phase.
    }
threat-overrun-possessed =
    { $turns ->
        [0] { BOARD($board, case: "start") } is possessed and full, so a living Taoist loses 1 Qi now.
       *[other] { BOARD($board, case: "start") } is possessed and full, so a living Taoist loses 1 Qi in the board's next Yin phase.
    }
threat-nearly-full = { BOARD($board, case: "start") } has only one free space left.
threat-weak = { SEAT($seat, case: "start") } has only 1 Qi left.
threat-weak-last = { SEAT($seat, case: "start") } is the last one alive and has only 1 Qi left.
threat-dead = { SEAT($seat, case: "start") } is dead.
threat-village-near = One more haunted tile and the game is lost.
threat-haunted = The { TILE($tile, case: "short") } ({ PLACE($place) }) is haunted.

## Threats with White Moon

threat-kills-villagers =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) kills the villagers at the { TILE($tile, case: "short") } ({ PLACE($place) }) now.
       *[other] { CARD($card) } ({ SPACE($space) }) kills the villagers at the { TILE($tile, case: "short") } ({ PLACE($place) }) in { BOARD($board) }'s next Yin phase.
    }
threat-kills-last-villagers =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) kills the villagers at the { TILE($tile, case: "short") } ({ PLACE($place) }) now. That is one death too many, and the game is lost.
       *[other] { CARD($card) } ({ SPACE($space) }) kills the villagers at the { TILE($tile, case: "short") } ({ PLACE($place) }) in { BOARD($board) }'s next Yin phase. That is one death too many, and the game will be lost.
    }
threat-frightens-to-death =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) advances now, and a villager at the { TILE($tile, case: "short") } ({ PLACE($place) }) cannot flee and dies.
       *[other] { CARD($card) } ({ SPACE($space) }) advances in { BOARD($board) }'s next Yin phase, and a villager at the { TILE($tile, case: "short") } ({ PLACE($place) }) cannot flee and dies.
    }
threat-devours =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) devours a villager at the { TILE($tile, case: "short") } ({ PLACE($place) }) now.
       *[other] { CARD($card) } ({ SPACE($space) }) devours a villager at the { TILE($tile, case: "short") } ({ PLACE($place) }) in { BOARD($board) }'s next Yin phase.
    }
threat-devours-any =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) devours a villager now.
       *[other] { CARD($card) } ({ SPACE($space) }) devours a villager in { BOARD($board) }'s next Yin phase.
    }
threat-devours-last =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) devours a villager now. That is one death too many, and the game is lost.
       *[other] { CARD($card) } ({ SPACE($space) }) devours a villager in { BOARD($board) }'s next Yin phase. That is one death too many, and the game will be lost.
    }
threat-devours-qi =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) finds nobody to devour now, which costs 1 Qi.
       *[other] { CARD($card) } ({ SPACE($space) }) finds nobody to devour in { BOARD($board) }'s next Yin phase, which costs 1 Qi.
    }
threat-holds-portal = { CARD($card) } ({ SPACE($space) }) holds the portal, so nobody can be saved.
threat-holds-su-ling = { CARD($card) } ({ SPACE($space) }) holds Su-Ling.
threat-laid-down = { SEAT($seat, case: "start") } has been knocked down.
threat-villagers-near =
    { $number ->
        [one] One more dead villager and the game is lost.
       *[other] { $number } more dead villagers and the game is lost.
    }

## Gains

gain-wins = Wins the game.
gain-may-win = { PERCENT($chance) } chance to win the game: { CARD($card) } ({ SPACE($space) }) is the last incarnation.
gain-may-beat = { PERCENT($chance) } chance to exorcise { CARD($card) } ({ SPACE($space) }).
gain-beats = { CARD($card) } ({ SPACE($space) }) leaves play.
gain-saves = Saves a villager of the { FAMILY($family) } family.
gain-artifact = { SEAT($seat, case: "start") } receives the { ARTIFACT($artifact) }.
gain-qi =
    { $number ->
        [one] { SEAT($seat, case: "start") } gains 1 Qi.
       *[other] { SEAT($seat, case: "start") } gains { $number } Qi.
    }
gain-receptacle =
    { $number ->
        [one] One receptacle of the Moon Barrier will be full.
       *[other] { $number } receptacles of the Moon Barrier will be full.
    }
gain-crystal = { SEAT($seat, case: "start") } gets a moon crystal.
gain-yin-yang = { SEAT($seat, case: "start") } gets their Yin-Yang back.
gain-buddha = { SEAT($seat, case: "start") } gets a Buddha, to be placed later.
gain-guards = The Buddha at { SPACE($space) } banishes the next ghost that arrives there.
gain-tao = A { COLOUR($colour) } Tao token helps against { CARD($card) } ({ SPACE($space) }).
gain-escorts = Brings a villager of the { FAMILY($family) } family closer to the portal.
