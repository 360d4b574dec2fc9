# What the picture of the table says besides the sentences of what is in sight.

picture-title = De tafel
picture-text = Het dorp in het midden, aan elke kant een bord met drie velden voor geesten, en daaronder de stapel, de dobbelstenen en de voorraad.
picture-text-moon = Het dorp in het midden, aan elke kant een bord met drie velden voor geesten, en daaronder de stapel, de dobbelstenen en de voorraad. Wat bij White Moon hoort, staat rechts of onderaan.
# $number is the number of Yin of its board until it haunts.
picture-figure =
    { $number ->
        [one] { CARD($card) } ({ SPACE($space) }): plaagt volgende Yin.
       *[other] { CARD($card) } ({ SPACE($space) }): plaagt over { $number } Yin-fases.
    }
picture-figure-stopped = { CARD($card) } ({ SPACE($space) }): Su-Ling houdt het plagen tegen.
picture-token =
    { $number ->
        [one] { SEAT($seat, case: "short") }: 1 { COLOUR($colour) } Tao-fiche.
       *[other] { SEAT($seat, case: "short") }: { $number } { COLOUR($colour, case: "adj") } Tao-fiches.
    }
picture-supply =
    { $number ->
        [one] Voorraad: 1 { COLOUR($colour) } Tao-fiche.
       *[other] Voorraad: { $number } { COLOUR($colour, case: "adj") } Tao-fiches.
    }
picture-qi-supply = Voorraad: { $number } Qi.

## White Moon

picture-receptacle = { PLACE($place) }: lege houder.
picture-receptacle-full = { PLACE($place) }: houder met een kristal.
picture-artifact = { ARTIFACT($artifact) }: in de voorraad.
picture-artifact-owned = { ARTIFACT($artifact) }: { SEAT($seat, case: "short") }.
picture-artifact-gone = { ARTIFACT($artifact) }: opgebruikt.
picture-shelter = Gered: { $number }
picture-graveyard = Doden: { $number } van { $limit }

## The command that draws

render-theme = Er is geen thema ‘{ $theme }’. Mogelijk zijn: { $themes }.
render-suffix = { $file }: de naam moet eindigen op .svg of .png.
render-no-turn =
    { $last ->
        [one] Het verslag heeft geen beurt { $turn }, alleen 1 beurt.
       *[other] Het verslag heeft geen beurt { $turn }; de laatste is { $last }.
    }
render-turn-of-position = --turn geldt alleen voor een verslag; dit is een stelling.
