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

decision-revive = { SEAT($decider, case: "short") }: which Taoist returns to life?
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
decision-spend = { SEAT($decider, case: "short") }: which Tao token is spent on { CARD($cards) }?
decision-curse-order = { SEAT($decider, case: "short") }: whose curse comes first?
decision-reward-order = { SEAT($decider, case: "short") }: whose reward comes first?
decision-take =
    { $number ->
        [one] { SEAT($decider, case: "short") }: take a Tao token.
       *[other] { SEAT($decider, case: "short") }: take a Tao token, { $number } in all.
    }
decision-gain = { SEAT($decider, case: "short") }: choose your reward.
decision-give-qi = { SEAT($decider, case: "short") }: who gains the Qi that the incarnation leaves?
decision-give-yin-yang = { SEAT($decider, case: "short") }: who takes the Yin-Yang back?
