# Hints: the choices of a decision with the chance of winning, and the reasons for them.

## Asking for one in the browser

hint = Hint
hint-explained = Shows you the best choices, with the chance of winning and the reason. Nobody else sees it.
hint-title = Best choices, and the chance of winning
# Read aloud: the best choice, what is planned after it and why.
hint-spoken = Best, with a chance of { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { $choice }. { $lines }

## The list

hint-best = The best choices, with the estimated chance of winning:
hint-only = There is only one choice:
hint-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
# A choice in words, and as records have it.
hint-choice = { $choice } [{ $action }]
hint-plan = Then: { $steps }.
hint-more =
    { $number ->
        [one] One more choice; --all shows it too.
       *[other] { $number } more choices; --all shows them too.
    }
hint-no-choice-chance = The dice or the deck decide now: there is nothing to choose.
hint-no-choice-over = The game is over: there is nothing to choose.
hint-step-of-position = --step is for a record; this is a position.
hint-step-and-turn = Give --turn or --step, not both.
hint-no-step = The record has no step { $step }; its last one is { $last }.

## How a choice bears on a threat, which is a sentence of its own

hint-ends = Ends this: { $threat }
hint-may-end = Ends this with a chance of { PERCENT($chance) }: { $threat }
hint-lessens = Lessens this: { $threat }
hint-may-lessen = Lessens this with a chance of { PERCENT($chance) }: { $threat }
hint-eases = Makes the ghost easier to beat. { $threat }
hint-avoids = Avoids what another choice leads to: { $threat }

## Threats. $turns is 0 for what happens in this very Yin.

threat-line-lost =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) finds its whole line haunted now, and the game is lost.
       *[other] { CARD($card) } ({ SPACE($space) }) finds its whole line haunted in the next Yin of { BOARD($board) }, and the game is lost.
    }
threat-haunts-last =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) haunts the { TILE($tile, case: "short") } ({ PLACE($place) }) now, and the game is lost.
       *[other] { CARD($card) } ({ SPACE($space) }) haunts the { TILE($tile, case: "short") } ({ PLACE($place) }) in the next Yin of { BOARD($board) }, and the game is lost.
    }
threat-haunts =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) haunts the { TILE($tile, case: "short") } ({ PLACE($place) }) now.
       *[other] { CARD($card) } ({ SPACE($space) }) haunts the { TILE($tile, case: "short") } ({ PLACE($place) }) in the next Yin of { BOARD($board) }.
    }
threat-approaches =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) steps forward now, and haunts in the Yin of { BOARD($board) } after that.
       *[other] { CARD($card) } ({ SPACE($space) }) steps forward in the next Yin of { BOARD($board) }, and haunts in the one after.
    }
threat-torments =
    { $turns ->
        [0] The Curse die is rolled for { CARD($card) } ({ SPACE($space) }) now.
       *[other] The Curse die is rolled for { CARD($card) } ({ SPACE($space) }) in every Yin of { BOARD($board) }.
    }
threat-takes-tao =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) takes a Tao token from each Taoist now.
       *[other] { CARD($card) } ({ SPACE($space) }) takes a Tao token from each Taoist in every Yin of { BOARD($board) }.
    }
threat-acts =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) acts now: { STONE($stone) }.
       *[other] { CARD($card) } ({ SPACE($space) }) acts in every Yin of { BOARD($board) }: { STONE($stone) }.
    }
threat-holds-die = { CARD($card) } ({ SPACE($space) }) holds a Tao die.
threat-holds-tao = As long as { CARD($card) } lies at { SPACE($space) }, no Tao token may be spent.
threat-holds-power = { CARD($card) } ({ SPACE($space) }) blocks the power of { BOARD($board) }.
threat-holds-powers = { CARD($card) } ({ SPACE($space) }) blocks all powers.
threat-holds-white = As long as { CARD($card) } lies at { SPACE($space) }, white faces count for nothing.
threat-incarnation = { CARD($card) } ({ SPACE($space) }) is an incarnation of Wu-Feng: it must be beaten.
threat-deadline =
    { $number ->
        [one] One card is left, and an incarnation is undefeated: with the last card the game is lost.
       *[other] { $number } cards are left, and an incarnation is undefeated: with the last card the game is lost.
    }
threat-overrun =
    { $turns ->
        [0] { BOARD($board, case: "start") } is full: { SEAT($seat) } loses 1 Qi now.
       *[other] { BOARD($board, case: "start") } is full: { SEAT($seat) } loses 1 Qi in its next Yin.
    }
threat-overrun-death =
    { $turns ->
        [0] { BOARD($board, case: "start") } is full: { SEAT($seat) } loses the last Qi now, and dies.
       *[other] { BOARD($board, case: "start") } is full: { SEAT($seat) } loses the last Qi in its next Yin, and dies.
    }
threat-overrun-all-dead =
    { $turns ->
        [0] { BOARD($board, case: "start") } is full: the last living Taoist dies now, and the game is lost.
       *[other] { BOARD($board, case: "start") } is full: the last living Taoist dies in its next Yin, and the game is lost.
    }
threat-overrun-neutral =
    { $turns ->
        [0] { BOARD($board, case: "start") } is full: it loses 1 Qi now.
       *[other] { BOARD($board, case: "start") } is full: it loses 1 Qi in its next Yin.
    }
threat-overrun-possessed =
    { $turns ->
        [0] { BOARD($board, case: "start") } is possessed and full: a living Taoist loses 1 Qi now.
       *[other] { BOARD($board, case: "start") } is possessed and full: a living Taoist loses 1 Qi in its next Yin.
    }
threat-nearly-full = { BOARD($board, case: "start") } has only one free space left.
threat-weak = { SEAT($seat, case: "start") } has only 1 Qi left.
threat-weak-last = { SEAT($seat, case: "start") } is the last one alive, and has only 1 Qi left.
threat-dead = { SEAT($seat, case: "start") } is dead.
threat-village-near = With one more haunted tile the game is lost.
threat-haunted = The { TILE($tile, case: "short") } ({ PLACE($place) }) is haunted.

## Threats with White Moon

threat-kills-villagers =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) kills the villagers of the { TILE($tile, case: "short") } ({ PLACE($place) }) now.
       *[other] { CARD($card) } ({ SPACE($space) }) kills the villagers of the { TILE($tile, case: "short") } ({ PLACE($place) }) in the next Yin of { BOARD($board) }.
    }
threat-kills-last-villagers =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) brings death to the { TILE($tile, case: "short") } ({ PLACE($place) }) now: too many villagers are dead then, and the game is lost.
       *[other] { CARD($card) } ({ SPACE($space) }) brings death to the { TILE($tile, case: "short") } ({ PLACE($place) }) in the next Yin of { BOARD($board) }: too many villagers are dead then, and the game is lost.
    }
threat-frightens-to-death =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) steps forward now: a villager of the { TILE($tile, case: "short") } ({ PLACE($place) }) cannot flee, and dies.
       *[other] { CARD($card) } ({ SPACE($space) }) steps forward in the next Yin of { BOARD($board) }: a villager of the { TILE($tile, case: "short") } ({ PLACE($place) }) cannot flee, and dies.
    }
threat-devours =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) devours a villager of the { TILE($tile, case: "short") } ({ PLACE($place) }) now.
       *[other] { CARD($card) } ({ SPACE($space) }) devours a villager of the { TILE($tile, case: "short") } ({ PLACE($place) }) in the next Yin of { BOARD($board) }.
    }
threat-devours-any =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) devours a villager now.
       *[other] { CARD($card) } ({ SPACE($space) }) devours a villager in the next Yin of { BOARD($board) }.
    }
threat-devours-last =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) devours a villager now: too many are dead then, and the game is lost.
       *[other] { CARD($card) } ({ SPACE($space) }) devours a villager in the next Yin of { BOARD($board) }: too many are dead then, and the game is lost.
    }
threat-devours-qi =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) finds nobody to devour now: it costs 1 Qi.
       *[other] { CARD($card) } ({ SPACE($space) }) finds nobody to devour in the next Yin of { BOARD($board) }: it costs 1 Qi.
    }
threat-holds-portal = { CARD($card) } ({ SPACE($space) }) holds the portal: nobody can be saved.
threat-holds-su-ling = { CARD($card) } ({ SPACE($space) }) holds Su-Ling.
threat-laid-down = { SEAT($seat, case: "start") } lies on the ground.
threat-villagers-near =
    { $number ->
        [one] With one more dead villager the game is lost.
       *[other] With { $number } more dead villagers the game is lost.
    }

## Gains

gain-wins = Wins the game.
gain-may-win = Wins the game with a chance of { PERCENT($chance) }: { CARD($card) } ({ SPACE($space) }) is the last incarnation.
gain-may-beat = { CARD($card) } ({ SPACE($space) }) falls with a chance of { PERCENT($chance) }.
gain-beats = { CARD($card) } ({ SPACE($space) }) leaves play.
gain-saves = A villager is saved: { FAMILY($family) }.
gain-artifact = { SEAT($seat, case: "start") } gets an artifact: { ARTIFACT($artifact) }.
gain-qi =
    { $number ->
        [one] { SEAT($seat, case: "start") } gains 1 Qi.
       *[other] { SEAT($seat, case: "start") } gains { $number } Qi.
    }
gain-receptacle =
    { $number ->
        [one] One receptacle of the Moon Barrier is full then.
       *[other] { $number } receptacles of the Moon Barrier are full then.
    }
gain-crystal = { SEAT($seat, case: "start") } gets a moon crystal.
gain-yin-yang = { SEAT($seat, case: "start") } has the Yin-Yang again.
gain-buddha = { SEAT($seat, case: "start") } gets a Buddha, to be placed later.
gain-guards = The Buddha at { SPACE($space) } takes the next ghost that comes there.
gain-tao = A { COLOUR($colour) } token helps against { CARD($card) } ({ SPACE($space) }).
gain-escorts = A villager comes nearer to the portal: { FAMILY($family) }.
