# What is in sight at the table.

## Ghosts

# Card, resistance, what it does, what lies on it.
sight-ghost-line = { SPACE($space) } { CARD($card) } vor { TILE($tile, case: "dat") }: { $facts }.
sight-ghost-resistance = { COUNT($resistance) }
sight-ghost-resistance-lowered = { COUNT($resistance) } (jetzt { $number })
sight-ghost-resistance-lowered-colour = { COUNT($left) }
sight-ghost-resistance-mantra = { COUNT($left) }, 1 weniger
# $number is the number of Yin of its board until it haunts.
sight-ghost-haunts-in =
    { $number ->
        [one] Spuk im nächsten Yin
        [2] Spuk im übernächsten Yin
       *[other] Spuk im { $number }. Yin
    }
sight-ghost-mantra = Schriftrolle
sight-ghost-caught = gefangen
sight-ghost-beside-buddha = Buddha
sight-ghost-when-it-falls = bei Austreibung: { STONE($stones) }
# The same for all ghosts beside the map.
sight-fall-line = Bei Austreibung: { $parts }.
sight-fall-part = { SPACE($space) } { CARD($card) }, { STONE($stones) }
# White Moon: Su-Ling before a ghost that has a middle stone, which she stops, or before one that has none.
sight-ghost-stopped = von Su-Ling aufgehalten
sight-ghost-with-su-ling = Su-Ling
sight-space-su-ling = { SPACE($space) }: leer, mit Su-Ling, vor { TILE($tile, case: "dat") }.
sight-space-su-ling-with-buddha = { SPACE($space) }: ein Buddha und Su-Ling, vor { TILE($tile, case: "dat") }.
sight-space-empty = { SPACE($space) }: leer, vor { TILE($tile, case: "dat") }.
sight-space-with-buddha = { SPACE($space) }: ein Buddha, vor { TILE($tile, case: "dat") }.

## The village

sight-tile-line = { PLACE($place) } { TILE($tile) }: { $facts }.
sight-tile-line-empty = { PLACE($place) } { TILE($tile) }.
sight-tile-is-haunted = SPUK
sight-tile-has-prayer = { COLOUR($colour, case: "nom") } Marker
sight-tile-has-buddhas =
    { $number ->
        [one] 1 Buddha
       *[other] { $number } Buddhas
    }
sight-tile-has-power-tokens = { $number } Kraft-Marker
sight-tile-has-portal = Portal
sight-tile-has-portal-taken = Portal, versperrt
sight-tile-has-crystal = Kristall
sight-tile-has-villager =
    { $number ->
        [0] { FAMILY($family) }
       *[other] { FAMILY($family) }, { $number } darunter
    }
# Who lies below, where some of them are known, from the top down.
sight-tile-has-known = ({ $names })
sight-villager-unseen = verdeckt
sight-tile-has-villagers = Dorfbewohner { $top }
sight-tile-has-villagers-known = Dorfbewohner { $top } { $known }
sight-tile-has-receptacle = leere Schale
sight-tile-has-receptacle-full = Schale mit Kristall
sight-tile-has-taoists = Taoisten: { SEAT($seats, case: "short") }

## Boards and powers

sight-board-line = { BOARD($board, case: "start") } im { SIDE($side) }: { POWER($power) }.
sight-board-line-borrowed = { BOARD($board, case: "start") } im { SIDE($side) }: { POWER($power) }, in diesem Zug geliehen.
sight-board-line-blocked = { BOARD($board, case: "start") } im { SIDE($side) }: { POWER($power) }, blockiert durch { $causes }.
sight-blocked-by-possession = Besessenheit
sight-blocked-for-good = { CARD("forgotten-ones", case: "acc") }, für den Rest der Partie
sight-blocked-by-ghost = { CARD($card, case: "acc") } ({ SPACE($space) })

## Taoists

sight-seat-line = { SEAT($seat, case: "short") } auf { PLACE($place) }: { $has }.
sight-seat-dead = { SEAT($seat, case: "short") }: tot.
sight-seat-neutral =
    { $qi ->
        [0] { BOARD($seat, case: "short") }: neutral, besessen.
       *[other] { BOARD($seat, case: "short") }: neutral, { $qi } Qi.
    }
sight-has-qi = { $qi } Qi
sight-has-yin-yang = Yin-Yang
sight-has-tao = Tao { COUNT($tokens) }
sight-has-buddhas =
    { $number ->
        [one] 1 Buddha
       *[other] { $number } Buddhas
    }
sight-has-power-tokens = { $number } Kraft-Marker
sight-has-crystals =
    { $number ->
        [one] 1 Kristall
       *[other] { $number } Kristalle
    }
sight-has-fresh-crystals =
    { $number ->
        [one] 1 Kristall (aus diesem Zug)
       *[other] { $number } Kristalle ({ $fresh } aus diesem Zug)
    }
sight-has-artifact = { ARTIFACT($artifact) }
sight-has-artifact-used = { ARTIFACT($artifact) } (in diesem Zug benutzt)
sight-is-laid-down = am Boden

## White Moon

sight-shelter =
    { $number ->
        [0] Zuflucht: noch niemand gerettet.
       *[other] Zuflucht: { $number } gerettet ({ $names }).
    }
sight-graveyard =
    { $number ->
        [0] Tote: 0 von { $limit }.
       *[other] Tote: { $number } von { $limit } ({ $names }).
    }
sight-family-saved = { FAMILY($family) } { $number } von { $size }
sight-family-dead = { FAMILY($family) } { $number }
sight-portal = Portal: { TILE($tile, case: "short") } ({ PLACE($place) }).
sight-portal-taken = Portal: versperrt durch { CARD($card, case: "acc") } ({ SPACE($space) }), niemand kann gerettet werden.
sight-crystals =
    { $full ->
        [0] Mondkristalle: { $supply } im Vorrat, alle 4 Schalen leer.
       *[other] Mondkristalle: { $supply } im Vorrat, { $full } in Schalen ({ PLACE($places) }).
    }
sight-su-ling-supply = Su-Ling: im Vorrat.
sight-su-ling-before = Su-Ling: vor { SPACE($space) }.
sight-su-ling-held = Su-Ling: gefangen gehalten durch { CARD($card, case: "acc") } ({ SPACE($space) }).
sight-su-ling-due = Am Ende dieses Zuges darf sie aufgestellt oder versetzt werden.
sight-barrier-due = Am Ende dieses Zuges erhebt sich die Mondbarriere.
sight-removed-tao = Aus dem Spiel: Tao { COUNT($tokens) }.
sight-artifacts-used = Verbraucht: { ARTIFACT($artifacts) }.
sight-deck-top = Oben auf dem Stapel: { CARD($cards) }.
sight-deck-bottom = Unten im Stapel: { CARD($cards) }.

## Always in sight

sight-turn-yin =
    { $holder ->
        [neutral] Zug { $number }: { BOARD($seat) }, Yin.
       *[taoist] Zug { $number }: { SEAT($seat) }, Yin.
    }
sight-turn-yang = Zug { $number }: { SEAT($seat) }, Yang, { STAGE($stage) }.
sight-turn-setup = Vor dem ersten Zug.
sight-turn-over = Die Partie endete in Zug { $number }.
sight-haunted-tiles = Heimgesuchte Felder: { $number } von { $limit }.
sight-deck-with-incarnations =
    { $incarnations ->
        [one]
            { $cards ->
                [one] Nur noch eine Karte, und das ist Wu-Feng.
               *[other] Noch { $cards } Karten; Wu-Feng ist Karte { $next }.
            }
       *[other] Noch { $cards } Karten; es kommen noch { $incarnations } Inkarnationen, die nächste ist Karte { $next }.
    }
sight-deck-without-incarnation =
    { $cards ->
        [one] Noch 1 Karte; es kommt keine Inkarnation mehr.
       *[other] Noch { $cards } Karten; es kommt keine Inkarnation mehr.
    }
sight-dice-left = Tao-Würfel: { $number } von { $all }.
sight-tao-locked = Tao-Marker dürfen nicht ausgegeben werden.
sight-white-locked = Weiße Seiten zählen nichts.
sight-supply = Vorrat: Tao { COUNT($tokens) }; { $qi } Qi.

## The map: narrow cells

map-ghost = { SPACE($space) } { CARD($card) }
map-space-empty = { SPACE($space) } leer
map-space-with-buddha = { SPACE($space) } Buddha
map-tile = { PLACE($place) } { TILE($tile, case: "short") }
map-taoist = @ { SEAT($seat, case: "short") }
map-taoist-dead = { SEAT($seat, case: "short") }, tot
map-board = { PLACE($side) }: { BOARD($board, case: "short") }
map-taoist-laid-down = @ { SEAT($seat, case: "short") }, liegt
map-power-blocked = BLOCKIERT
map-power-borrowed = geliehen

## Headings of the list

sight-heading-village = Das Dorf
sight-heading-taoists = Taoisten
sight-heading-moon = White Moon
