# What the picture of the table says besides the sentences of what is in sight.

picture-title = The table
picture-text = The village in the middle, a board with three ghost spaces on each side, and the deck, the dice and the supply below.
picture-text-moon = The village in the middle, a board with three ghost spaces on each side, and the deck, the dice and the supply below. The components of White Moon are on the right or at the bottom.
# $number is the number of Yin of its board until it haunts.
picture-figure =
    { $number ->
        [one] { CARD($card) } ({ SPACE($space) }): haunts in the next Yin phase.
       *[other] { CARD($card) } ({ SPACE($space) }): haunts in { $number } Yin phases.
    }
picture-figure-stopped = { CARD($card) } ({ SPACE($space) }): Su-Ling stops its haunting.
picture-token =
    { $number ->
        [one] { SEAT($seat, case: "short") }: 1 { COLOUR($colour) } Tao token.
       *[other] { SEAT($seat, case: "short") }: { $number } { COLOUR($colour) } Tao tokens.
    }
picture-supply =
    { $number ->
        [one] Supply: 1 { COLOUR($colour) } Tao token.
       *[other] Supply: { $number } { COLOUR($colour) } Tao tokens.
    }
picture-qi-supply = Supply: { $number } Qi.

## White Moon

picture-receptacle = { PLACE($place) }: empty receptacle.
picture-receptacle-full = { PLACE($place) }: receptacle with a crystal.
picture-artifact = { ARTIFACT($artifact) }: in the supply.
picture-artifact-owned = { ARTIFACT($artifact) }: { SEAT($seat, case: "short") }.
picture-artifact-gone = { ARTIFACT($artifact) }: used up.
picture-shelter = Saved: { $number }
picture-graveyard = Dead: { $number } of { $limit }

## The command that draws

render-theme = There is no theme "{ $theme }". Available: { $themes }.
render-suffix = { $file }: the file name must end in .svg or .png.
render-no-turn =
    { $last ->
        [one] The record has no turn { $turn }: it has only 1 turn.
       *[other] The record has no turn { $turn }: its last turn is { $last }.
    }
render-turn-of-position = --turn needs a record, but this is a position.
