# What the picture of the table says besides the sentences of what is in sight.

picture-title = Der Tisch
picture-text = In der Mitte das Dorf, auf jeder Seite eine Spieltafel mit drei Plätzen für Geister, darunter der Stapel, die Würfel und der Vorrat.
picture-text-moon = In der Mitte das Dorf, auf jeder Seite eine Spieltafel mit drei Plätzen für Geister, darunter der Stapel, die Würfel und der Vorrat. Was zu White Moon gehört, ist rechts oder unten.
# $number is the number of Yin of its board until it haunts.
picture-figure =
    { $number ->
        [one] { CARD($card) } ({ SPACE($space) }): Spuk im nächsten Yin.
        [2] { CARD($card) } ({ SPACE($space) }): Spuk im übernächsten Yin.
       *[other] { CARD($card) } ({ SPACE($space) }): Spuk im { $number }. Yin.
    }
picture-figure-stopped = { CARD($card) } ({ SPACE($space) }): Su-Ling hält den Spuk auf.
picture-token =
    { $number ->
        [one] { SEAT($seat, case: "short") }: 1 { COLOUR($colour, case: "nom") } Tao-Marker.
       *[other] { SEAT($seat, case: "short") }: { $number } { COLOUR($colour, case: "weak") } Tao-Marker.
    }
picture-supply =
    { $number ->
        [one] Vorrat: 1 { COLOUR($colour, case: "nom") } Tao-Marker.
       *[other] Vorrat: { $number } { COLOUR($colour, case: "weak") } Tao-Marker.
    }
picture-qi-supply = Vorrat: { $number } Qi.

## White Moon

picture-receptacle = { PLACE($place) }: leere Schale.
picture-receptacle-full = { PLACE($place) }: Schale mit Kristall.
picture-artifact = { ARTIFACT($artifact) }: im Vorrat.
picture-artifact-owned = { ARTIFACT($artifact) }: { SEAT($seat, case: "short") }.
picture-artifact-gone = { ARTIFACT($artifact) }: verbraucht.
picture-shelter = Gerettet: { $number }
picture-graveyard = Tote: { $number } von { $limit }

## The command that draws

render-theme = Es gibt kein Farbschema „{ $theme }“. Möglich sind: { $themes }.
render-suffix = { $file }: Der Name muss mit .svg oder .png enden.
render-no-turn =
    { $last ->
        [one] Die Aufzeichnung hat keinen Zug { $turn }, nur 1 Zug.
       *[other] Die Aufzeichnung hat keinen Zug { $turn }; der letzte ist { $last }.
    }
render-turn-of-position = --turn gilt nur für Aufzeichnungen; dies ist eine Stellung.
