# Who has to decide what now, one sentence for each kind of decision.
# $decider is the Taoist who decides; he need not be the one whose turn it is.

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
        [any] { SEAT($decider, case: "short") }: place { CARD($card) } on any free space, for its board is full.
       *[other] { SEAT($decider, case: "short") }: place { CARD($card) } on a free space of { BOARD($board) }.
    }
decision-discard = { SEAT($decider, case: "short") }: discard a Tao token of yours.
decision-curse-choice = { SEAT($decider, case: "short") }: the Curse die shows "{ FACE($face) }". Let it stand?
decision-pay = { SEAT($decider, case: "short") }: { BOARD($active) } is possessed. Who loses the Qi in its place?

## Yang

decision-yang =
    { $stage ->
        [before-move] { SEAT($decider, case: "short") }: move, act, or end the turn.
        [moved] { SEAT($decider, case: "short") }: act, or end the turn.
        [acted] { SEAT($decider, case: "short") }: what else before the turn ends?
        [buddhas] { SEAT($decider, case: "short") }: set another Buddha, or end the turn.
       *[picking-up] { SEAT($decider, case: "short") }: take up another Power token, or end the turn.
    }
decision-to =
    { $flag ->
        [yes] { SEAT($decider, case: "short") }: to which tile beside does { SEAT($seat) } go?
       *[no] { SEAT($decider, case: "short") }: to which tile does { SEAT($seat) } go?
    }

## Villagers

decision-revive =
    { $moon ->
        [yes] { SEAT($decider, case: "short") }: who returns to life?
       *[no] { SEAT($decider, case: "short") }: which Taoist returns to life?
    }
decision-unhaunt = { SEAT($decider, case: "short") }: which tile shall be free again?
decision-banish = { SEAT($decider, case: "short") }: which ghost does the Sorcerer send away?
decision-calm = { SEAT($decider, case: "short") }: to which board does the Night Watchman go?
decision-pray = { SEAT($decider, case: "short") }: which Tao token goes onto the Circle of Prayer?
decision-lift = { SEAT($decider, case: "short") }: which ghost do the winds carry?
decision-set-down = { SEAT($decider, case: "short") }: where do the winds carry { CARD($card) }?
decision-guide = { SEAT($decider, case: "short") }: which Taoist do the winds carry?

## Dice and exorcism

decision-dice-choice =
    { $purpose ->
        [herbs] { SEAT($decider, case: "short") }: the dice show { ROLL($roll) }. Gather these, or roll some again?
       *[exorcism] { SEAT($decider, case: "short") }: the dice show { ROLL($roll) }. Keep them, or roll some again?
    }
decision-defeat = { SEAT($decider, case: "short") }: which ghost falls?
decision-spend =
    { $moon ->
        [yes] { SEAT($decider, case: "short") }: which Tao token or crystal is spent on { CARD($cards) }?
       *[no] { SEAT($decider, case: "short") }: which Tao token is spent on { CARD($cards) }?
    }
decision-curse-order = { SEAT($decider, case: "short") }: whose curse comes first?
decision-reward-order = { SEAT($decider, case: "short") }: whose reward comes first?
decision-take =
    { $number ->
        [one] { SEAT($decider, case: "short") }: take a Tao token.
       *[other] { SEAT($decider, case: "short") }: take a Tao token, { $number } in all.
    }
decision-gain = { SEAT($decider, case: "short") }: choose your reward.
decision-give-qi =
    { $moon ->
        [yes] { SEAT($decider, case: "short") }: who gains the Qi?
       *[no] { SEAT($decider, case: "short") }: who gains the Qi that the incarnation leaves?
    }
decision-give-yin-yang = { SEAT($decider, case: "short") }: who takes the Yin-Yang back?

## White Moon

decision-reveal = A villager of the { TILE($tile) } ({ PLACE($place) }) is turned up.
decision-reveal-dead = A villager who dies at the { TILE($tile) } ({ PLACE($place) }) is turned up.
decision-draw-incarnation = An incarnation comes into play.
decision-setup-rescue =
    { $number ->
        [one] { SEAT($decider, case: "short") }: which villager is in the shelter from the start?
       *[other] { SEAT($decider, case: "short") }: which villager is in the shelter from the start? { $number } in all.
    }
decision-kill = { SEAT($decider, case: "short") }: which villager dies?
decision-give-up = { SEAT($decider, case: "short") }: whose { COLOUR($colour) } Tao token leaves the game?
decision-suffer = { SEAT($decider, case: "short") }: who loses 1 Qi?
decision-escort = { SEAT($decider, case: "short") }: does the villager of the { TILE($tile) } ({ PLACE($place) }), { FAMILY($family) }, come along with { SEAT($seat) }?
decision-grant-tao = { SEAT($decider, case: "short") }: who takes a { COLOUR($colour) } Tao token?
decision-grant-artifact = { SEAT($decider, case: "short") }: who gets the { ARTIFACT($artifact) }?
decision-bequeath = { SEAT($decider, case: "short") }: who inherits your { ARTIFACT($artifact) }?
decision-put-buddha = { SEAT($decider, case: "short") }: where is the Buddha set?
decision-drink-elixir = { SEAT($decider, case: "short") }: whom does the Elixir of Life help?
decision-come = { SEAT($decider, case: "short") }: do you come to { SEAT($active) }?
decision-sword =
    { $number ->
        [one] { SEAT($decider, case: "short") }: 1 Tao die. Does the Celestial Sword set it to white?
       *[other] { SEAT($decider, case: "short") }: { $number } Tao dice. Does the Celestial Sword set one of them to white?
    }
decision-claws = { SEAT($decider, case: "short") }: which Tao token do the Claws of Vengeance take?
decision-herb-or-crystal =
    { $number ->
        [one] { SEAT($decider, case: "short") }: take a Tao token or a moon crystal.
       *[other] { SEAT($decider, case: "short") }: take a Tao token or a moon crystal, { $number } in all.
    }
decision-give-crystal = { SEAT($decider, case: "short") }: who takes the moon crystal?
decision-strike = { SEAT($decider, case: "short") }: which ghosts does the Kung-Fu School strike?
decision-su-ling = { SEAT($decider, case: "short") }: before which space does Su-Ling go?
decision-su-ling-crystal = { SEAT($decider, case: "short") }: does Su-Ling bring a crystal into the receptacle at the { TILE($tile) } ({ PLACE($place) })?
decision-barrier-choice = { SEAT($decider, case: "short") }: what does the Moon Barrier do for { BOARD($board) }?
decision-rescue = { SEAT($decider, case: "short") }: which villager is saved?
