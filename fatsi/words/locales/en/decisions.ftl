# Who has to decide what now, one sentence for each kind of decision.
# $decider is the Taoist who decides, who is not always the one whose turn it is.

## Chance

decision-draw = A ghost is drawn.
decision-dice =
    { $number ->
        [one] A Tao die is rolled.
       *[other] { $number } Tao dice are rolled.
    }
decision-curse-die = The Curse die is rolled.

## Arrival and stones

decision-place =
    { $board ->
        [any] { SEAT($decider, case: "short") }: place { CARD($card) } on any free space, because its board is full.
       *[other] { SEAT($decider, case: "short") }: place { CARD($card) } on a free space of { BOARD($board) }.
    }
decision-discard = { SEAT($decider, case: "short") }: discard one of your Tao tokens.
decision-curse-choice = { SEAT($decider, case: "short") }: the Curse die shows "{ FACE($face) }". Keep this result?
decision-pay = { SEAT($decider, case: "short") }: { BOARD($active) } is possessed. Who loses the Qi instead?

## Yang

decision-yang =
    { $stage ->
        [before-move] { SEAT($decider, case: "short") }: move, act, or end your turn.
        [moved] { SEAT($decider, case: "short") }: act, or end your turn.
        [acted] { SEAT($decider, case: "short") }: anything else before you end your turn?
        [buddhas] { SEAT($decider, case: "short") }: place another Buddha, or end your turn.
       *[picking-up] { SEAT($decider, case: "short") }: pick up another Power token, or end your turn.
    }
decision-to =
    { $flag ->
        [yes] { SEAT($decider, case: "short") }: to which adjacent tile does { SEAT($seat) } move?
       *[no] { SEAT($decider, case: "short") }: to which tile does { SEAT($seat) } move?
    }

## Villagers

decision-revive =
    { $moon ->
        [yes] { SEAT($decider, case: "short") }: who returns to life?
       *[no] { SEAT($decider, case: "short") }: which Taoist returns to life?
    }
decision-unhaunt = { SEAT($decider, case: "short") }: which haunted tile becomes active again?
decision-banish = { SEAT($decider, case: "short") }: which ghost does the Sorcerer banish?
decision-calm = { SEAT($decider, case: "short") }: to which board does the Night Watchman go?
decision-pray = { SEAT($decider, case: "short") }: which Tao token do you place on the Circle of Prayer?
decision-lift = { SEAT($decider, case: "short") }: which ghost do the winds carry away?
decision-set-down = { SEAT($decider, case: "short") }: to which space do the winds carry { CARD($card) }?
decision-guide = { SEAT($decider, case: "short") }: which Taoist do the winds carry?

## Dice and exorcism

decision-dice-choice =
    { $purpose ->
        [herbs] { SEAT($decider, case: "short") }: the dice show { ROLL($roll) }. Take these, or reroll some dice?
       *[exorcism] { SEAT($decider, case: "short") }: the dice show { ROLL($roll) }. Keep them, or reroll some dice?
    }
decision-defeat = { SEAT($decider, case: "short") }: which ghost do you exorcise?
decision-spend =
    { $moon ->
        [yes] { SEAT($decider, case: "short") }: which Tao token or crystal do you spend against { CARD($cards) }?
       *[no] { SEAT($decider, case: "short") }: which Tao token do you spend against { CARD($cards) }?
    }
decision-curse-order = { SEAT($decider, case: "short") }: whose curse comes first?
decision-reward-order = { SEAT($decider, case: "short") }: whose reward comes first?
decision-take =
    { $number ->
        [one] { SEAT($decider, case: "short") }: take a Tao token.
       *[other] { SEAT($decider, case: "short") }: take a Tao token ({ $number } still to take).
    }
decision-gain = { SEAT($decider, case: "short") }: choose your reward.
decision-give-qi =
    { $moon ->
        [yes] { SEAT($decider, case: "short") }: who gains the Qi?
       *[no] { SEAT($decider, case: "short") }: who gains the incarnation's Qi?
    }
decision-give-yin-yang = { SEAT($decider, case: "short") }: who gets their Yin-Yang back?

## White Moon

decision-reveal = A villager at the { TILE($tile) } ({ PLACE($place) }) is revealed.
decision-reveal-dead = A villager who dies at the { TILE($tile) } ({ PLACE($place) }) is revealed.
decision-draw-incarnation = An incarnation arrives.
decision-setup-rescue =
    { $number ->
        [one] { SEAT($decider, case: "short") }: which villager starts in the shelter?
       *[other] { SEAT($decider, case: "short") }: which villager starts in the shelter ({ $number } still to choose)?
    }
decision-kill = { SEAT($decider, case: "short") }: which villager dies?
decision-give-up = { SEAT($decider, case: "short") }: whose { COLOUR($colour) } Tao token is removed from the game?
decision-suffer = { SEAT($decider, case: "short") }: who loses 1 Qi?
decision-escort = { SEAT($decider, case: "short") }: does the villager of the { FAMILY($family) } family at the { TILE($tile) } ({ PLACE($place) }) go with { SEAT($seat) }?
decision-grant-tao = { SEAT($decider, case: "short") }: who takes a { COLOUR($colour) } Tao token?
decision-grant-artifact = { SEAT($decider, case: "short") }: who gets the { ARTIFACT($artifact) }?
decision-bequeath = { SEAT($decider, case: "short") }: who inherits your { ARTIFACT($artifact) }?
decision-put-buddha = { SEAT($decider, case: "short") }: where do you place the Buddha?
decision-drink-elixir = { SEAT($decider, case: "short") }: whom does the Elixir of Life help?
decision-come = { SEAT($decider, case: "short") }: do you join { SEAT($active) }?
decision-sword =
    { $number ->
        [one] { SEAT($decider, case: "short") }: you roll 1 Tao die. Does the Celestial Sword set it to white?
       *[other] { SEAT($decider, case: "short") }: you roll { $number } Tao dice. Does the Celestial Sword set one of them to white?
    }
decision-claws = { SEAT($decider, case: "short") }: which Tao token do the Claws of Vengeance take?
decision-herb-or-crystal =
    { $number ->
        [one] { SEAT($decider, case: "short") }: take a Tao token or a moon crystal.
       *[other] { SEAT($decider, case: "short") }: take a Tao token or a moon crystal ({ $number } still to take).
    }
decision-give-crystal = { SEAT($decider, case: "short") }: who takes the moon crystal?
decision-strike = { SEAT($decider, case: "short") }: which ghosts does the Kung-Fu School attack?
decision-su-ling = { SEAT($decider, case: "short") }: in front of which space does Su-Ling stand?
decision-su-ling-crystal = { SEAT($decider, case: "short") }: does Su-Ling bring a crystal to the receptacle at the { TILE($tile) } ({ PLACE($place) })?
decision-barrier-choice = { SEAT($decider, case: "short") }: what does the Moon Barrier do for { BOARD($board) }?
decision-rescue = { SEAT($decider, case: "short") }: which villager is saved?
