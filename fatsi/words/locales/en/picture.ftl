# What the picture of the table says besides the sentences of what is in sight.

picture-title = The table
picture-told = The village in the middle, a board on each side with three spaces for ghosts, and below it the deck, the dice and the supply.
picture-told-moon = The village in the middle, a board on each side with three spaces for ghosts, and below it the deck, the dice and the supply. The things of White Moon are at the right or at the bottom.
# $number is the number of Yin of its board until it haunts.
picture-figure = { CARD($card) } ({ SPACE($space) }): haunts in { $number }.
picture-figure-stopped = { CARD($card) } ({ SPACE($space) }): Su-Ling stops its haunting.
picture-token = { SEAT($seat, case: "short") }: Tao { COLOUR($colour) } { $number }.
picture-supply = Supply: Tao { COLOUR($colour) } { $number }.
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

render-theme = There is no theme "{ $theme }". There are: { $themes }.
render-suffix = { $file }: the name must end with .svg or .png.
render-no-turn =
    { $last ->
        [one] The record has no turn { $turn }, only 1 turn.
       *[other] The record has no turn { $turn }; its last one is { $last }.
    }
render-turn-of-position = --turn is for a record; this is a position.
