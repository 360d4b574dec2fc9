# What is in sight at the table.

## Ghosts

# Card, resistance, what it does, what lies on it.
sight-ghost-line = { SPACE($space) } { CARD($card) } vóór { TILE($tile, case: "the") }: { $facts }.
sight-ghost-resistance = { COUNT($resistance) }
sight-ghost-resistance-lowered = { COUNT($resistance) } (nu { $number })
sight-ghost-resistance-lowered-colour = { COUNT($left) }
sight-ghost-resistance-mantra = { COUNT($left) }, 1 minder
# $number is the number of Yin of its board until it haunts.
sight-ghost-haunts-in =
    { $number ->
        [one] plaagt volgende Yin
       *[other] plaagt over { $number } Yin-fases
    }
sight-ghost-mantra = Mantra
sight-ghost-caught = gevangen
sight-ghost-beside-buddha = Boeddha
sight-ghost-when-it-falls = bij uitdrijven: { STONE($stones) }
# The same for all ghosts beside the map.
sight-fall-line = Bij uitdrijven: { $parts }.
sight-fall-part = { SPACE($space) } { CARD($card) }, { STONE($stones) }
# White Moon: Su-Ling before a ghost that has a middle stone, which she stops, or before one that has none.
sight-ghost-stopped = door Su-Ling gestopt
sight-ghost-with-su-ling = Su-Ling
sight-space-su-ling = { SPACE($space) }: leeg, met Su-Ling, vóór { TILE($tile, case: "the") }.
sight-space-su-ling-with-buddha = { SPACE($space) }: een Boeddha en Su-Ling, vóór { TILE($tile, case: "the") }.
sight-space-empty = { SPACE($space) }: leeg, vóór { TILE($tile, case: "the") }.
sight-space-with-buddha = { SPACE($space) }: een Boeddha, vóór { TILE($tile, case: "the") }.

## The village

sight-tile-line = { PLACE($place) } { TILE($tile) }: { $facts }.
sight-tile-line-empty = { PLACE($place) } { TILE($tile) }.
sight-tile-is-haunted = GEPLAAGD
sight-tile-has-prayer = { COLOUR($colour) } fiche
sight-tile-has-buddhas =
    { $number ->
        [one] 1 Boeddha
       *[other] { $number } Boeddha's
    }
sight-tile-has-power-tokens =
    { $number ->
        [one] 1 Krachtfiche
       *[other] { $number } Krachtfiches
    }
sight-tile-has-portal = portaal
sight-tile-has-portal-taken = portaal, bezet
sight-tile-has-crystal = kristal
sight-tile-has-villager =
    { $number ->
        [0] { FAMILY($family) }
       *[other] { FAMILY($family) }, { $number } eronder
    }
# Who lies below, where some of them are known, from the top down.
sight-tile-has-known = ({ $names })
sight-villager-unseen = verborgen
sight-tile-has-villagers = bewoner { $top }
sight-tile-has-villagers-known = bewoner { $top } { $known }
sight-tile-has-receptacle = lege houder
sight-tile-has-receptacle-full = houder met een kristal
sight-tile-has-taoists = Taoïsten: { SEAT($seats, case: "short") }

## Boards and powers

sight-board-line = { BOARD($board, case: "start") } in het { SIDE($side) }: { POWER($power) }.
sight-board-line-borrowed = { BOARD($board, case: "start") } in het { SIDE($side) }: { POWER($power) }, deze beurt geleend.
sight-board-line-blocked = { BOARD($board, case: "start") } in het { SIDE($side) }: { POWER($power) }, geblokkeerd door { $causes }.
sight-blocked-by-possession = bezetenheid
sight-blocked-for-good = { CARD("forgotten-ones") }, voor de rest van het spel
sight-blocked-by-ghost = { CARD($card) } ({ SPACE($space) })

## Taoists

sight-seat-line = { SEAT($seat, case: "short") } op { PLACE($place) }: { $has }.
sight-seat-dead = { SEAT($seat, case: "short") }: dood.
sight-seat-neutral =
    { $qi ->
        [0] { BOARD($seat, case: "short") }: neutraal, bezeten.
       *[other] { BOARD($seat, case: "short") }: neutraal, { $qi } Qi.
    }
sight-has-qi = { $qi } Qi
sight-has-yin-yang = Yin-Yang
sight-has-tao = Tao { COUNT($tokens) }
sight-has-buddhas =
    { $number ->
        [one] 1 Boeddha
       *[other] { $number } Boeddha's
    }
sight-has-power-tokens =
    { $number ->
        [one] 1 Krachtfiche
       *[other] { $number } Krachtfiches
    }
sight-has-crystals =
    { $number ->
        [one] 1 kristal
       *[other] { $number } kristallen
    }
sight-has-fresh-crystals =
    { $number ->
        [one] 1 kristal (deze beurt gepakt)
       *[other] { $number } kristallen ({ $fresh } deze beurt gepakt)
    }
sight-has-artifact = { ARTIFACT($artifact) }
sight-has-artifact-used = { ARTIFACT($artifact) } (deze beurt gebruikt)
sight-is-laid-down = gevloerd

## White Moon

sight-shelter =
    { $number ->
        [0] Schuilplaats: nog niemand gered.
       *[other] Schuilplaats: { $number } gered ({ $names }).
    }
sight-graveyard =
    { $number ->
        [0] Doden: 0 van { $limit }.
       *[other] Doden: { $number } van { $limit } ({ $names }).
    }
sight-family-saved = { FAMILY($family) } { $number } van { $size }
sight-family-dead = { FAMILY($family) } { $number }
sight-portal = Portaal: { TILE($tile, case: "short") } ({ PLACE($place) }).
sight-portal-taken = Portaal: bezet door { CARD($card) } ({ SPACE($space) }), niemand kan gered worden.
sight-crystals =
    { $full ->
        [0] Maankristallen: { $supply } in de voorraad, alle 4 houders leeg.
       *[other] Maankristallen: { $supply } in de voorraad, { $full } in houders ({ PLACE($places) }).
    }
sight-su-ling-supply = Su-Ling: in de voorraad.
sight-su-ling-before = Su-Ling: vóór { SPACE($space) }.
sight-su-ling-held = Su-Ling: gevangen door { CARD($card) } ({ SPACE($space) }).
sight-su-ling-due = Aan het eind van deze beurt mag je haar neerzetten of verplaatsen.
sight-barrier-due = Aan het eind van deze beurt verrijst de Maanbarrière.
sight-removed-tao = Uit het spel: Tao { COUNT($tokens) }.
sight-artifacts-used = Opgebruikt: { ARTIFACT($artifacts) }.
sight-deck-top = Boven op de stapel: { CARD($cards) }.
sight-deck-bottom = Onder in de stapel: { CARD($cards) }.

## Always in sight

sight-turn-yin =
    { $holder ->
        [neutral] Beurt { $number }: { BOARD($seat) }, Yin.
       *[taoist] Beurt { $number }: { SEAT($seat) }, Yin.
    }
sight-turn-yang = Beurt { $number }: { SEAT($seat) }, Yang, { STAGE($stage) }.
sight-turn-setup = Vóór de eerste beurt.
sight-turn-over = Het spel eindigde in beurt { $number }.
sight-haunted-tiles = Geplaagde tegels: { $number } van { $limit }.
sight-deck-with-incarnations =
    { $incarnations ->
        [one]
            { $cards ->
                [one] Nog maar één kaart, en dat is Wu-Feng.
               *[other] Nog { $cards } kaarten; Wu-Feng is kaart { $next }.
            }
       *[other] Nog { $cards } kaarten; er komen nog { $incarnations } incarnaties, de volgende is kaart { $next }.
    }
sight-deck-without-incarnation =
    { $cards ->
        [one] Nog 1 kaart; er komt geen incarnatie meer.
       *[other] Nog { $cards } kaarten; er komt geen incarnatie meer.
    }
sight-dice-left = Tao-dobbelstenen: { $number } van { $all }.
sight-tao-locked = Niemand mag Tao-fiches inleveren.
sight-white-locked = Wit telt niet.
sight-supply = Voorraad: Tao { COUNT($tokens) }; { $qi } Qi.

## The map: narrow cells

map-ghost = { SPACE($space) } { CARD($card) }
map-space-empty = { SPACE($space) } leeg
map-space-with-buddha = { SPACE($space) } Boeddha
map-tile = { PLACE($place) } { TILE($tile, case: "short") }
map-taoist = @ { SEAT($seat, case: "short") }
map-taoist-dead = { SEAT($seat, case: "short") }, dood
map-board = { PLACE($side) }: { BOARD($board, case: "short") }
map-taoist-laid-down = @ { SEAT($seat, case: "short") }, ligt
map-power-blocked = GEBLOKKEERD
map-power-borrowed = geleend

## Headings of the list

sight-heading-village = Het dorp
sight-heading-taoists = Taoïsten
sight-heading-moon = White Moon
