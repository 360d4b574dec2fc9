# What the picture of the table says besides the sentences of what is in sight.

picture-title = Az asztal
picture-text = Középen a falu, minden oldalán egy tábla három kísértethellyel, alatta a pakli, a kockák és a készlet.
picture-text-moon = Középen a falu, minden oldalán egy tábla három kísértethellyel, alatta a pakli, a kockák és a készlet. A Fehér Hold elemei jobb oldalt vagy alul vannak.
# $number is the number of Yin of its board until it haunts.
picture-figure =
    { $number ->
        [one] { CARD($card) } ({ SPACE($space) }): a következő jin fázisban kísért.
       *[other] { CARD($card) } ({ SPACE($space) }): { $number } jin fázis múlva kísért.
    }
picture-figure-stopped = { CARD($card) } ({ SPACE($space) }): Szu Ling megakadályozza a kísértést.
picture-token = { SEAT($seat, case: "short") }: { $number } { COLOUR($colour) } varázstárgy.
picture-supply = Készlet: { $number } { COLOUR($colour) } varázstárgy.
picture-qi-supply = Készlet: { $number } csi.

## White Moon

picture-receptacle = { PLACE($place) }: üres tartóedény.
picture-receptacle-full = { PLACE($place) }: tartóedény kristállyal.
picture-artifact = { ARTIFACT($artifact) }: a készletben.
picture-artifact-owned = { ARTIFACT($artifact) }: { SEAT($seat, case: "short") }.
picture-artifact-gone = { ARTIFACT($artifact) }: elhasználva.
picture-shelter = Menedék: { $number }
picture-graveyard = Halott: { $number }/{ $limit }

## The command that draws

render-theme = Nincs „{ $theme }” nevű téma. Ezek vannak: { $themes }.
render-suffix = { $file }: a névnek .svg vagy .png végződésűnek kell lennie.
render-no-turn =
    { $last ->
        [one] A jegyzőkönyvben nincs { $turn }. kör, csak 1 kör van.
       *[other] A jegyzőkönyvben nincs { $turn }. kör; az utolsó: { $last }.
    }
render-turn-of-position = A --turn jegyzőkönyvhöz való; ez egy állás.
