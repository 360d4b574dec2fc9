# What is in sight at the table.

## Ghosts

# Card, resistance, what it does, what lies on it.
sight-ghost-line = { SPACE($space) } { CARD($card) } { TILE($tile, case: "the") } előtt: { $facts }.
sight-ghost-resistance = { COUNT($resistance) }
sight-ghost-resistance-lowered = { COUNT($resistance) }, most { $number }
sight-ghost-resistance-lowered-colour = { COUNT($left) }
sight-ghost-resistance-mantra = { COUNT($left) }, 1-gyel kevesebb
# $number is the number of Yin of its board until it haunts.
sight-ghost-haunts-in =
    { $number ->
        [one] a következő jin fázisban kísért
       *[other] { $number } jin fázis múlva kísért
    }
sight-ghost-mantra = mantra
sight-ghost-caught = elfogva
sight-ghost-beside-buddha = buddha
sight-ghost-when-it-falls = elűzésekor: { STONE($stones) }
# The same for all ghosts beside the map.
sight-fall-line = Elűzéskor: { $parts }.
sight-fall-part = { SPACE($space) } { CARD($card) }, { STONE($stones) }
# White Moon: Su-Ling before a ghost that has a middle stone, which she stops, or before one that has none.
sight-ghost-stopped = Szu Ling blokkolja
sight-ghost-with-su-ling = Szu Ling
sight-space-su-ling = { SPACE($space) }: üres, Szu Ling áll itt, { TILE($tile, case: "the") } előtt.
sight-space-su-ling-with-buddha = { SPACE($space) }: buddha és Szu Ling, { TILE($tile, case: "the") } előtt.
sight-space-empty = { SPACE($space) }: üres, { TILE($tile, case: "the") } előtt.
sight-space-with-buddha = { SPACE($space) }: buddha, { TILE($tile, case: "the") } előtt.

## The village

sight-tile-line = { PLACE($place) } { TILE($tile) }: { $facts }.
sight-tile-line-empty = { PLACE($place) } { TILE($tile) }.
sight-tile-is-haunted = KÍSÉRTETJÁRTA
sight-tile-has-prayer = { COLOUR($colour) } varázstárgy
sight-tile-has-buddhas = { $number } buddha
sight-tile-has-power-tokens = { $number } képességjelző
sight-tile-has-portal = kapu
sight-tile-has-portal-taken = kapu, elragadva
sight-tile-has-crystal = kristály
sight-tile-has-villager =
    { $number ->
        [0] { FAMILY($family) }
       *[other] { FAMILY($family) }, alatta { $number }
    }
# Who lies below, where some of them are known, from the top down.
sight-tile-has-known = ({ $names })
sight-villager-unseen = ismeretlen
sight-tile-has-villagers = falusi: { $top }
sight-tile-has-villagers-known = falusi: { $top } { $known }
sight-tile-has-receptacle = üres tartóedény
sight-tile-has-receptacle-full = tartóedény kristállyal
sight-tile-has-taoists = itt áll { SEAT($seats, case: "short") }

## Boards and powers

sight-board-line = { BOARD($board, case: "start") } { SIDE($side, case: "at") }: { POWER($power) }.
sight-board-line-borrowed = { BOARD($board, case: "start") } { SIDE($side, case: "at") }: { POWER($power) }, e körben kölcsönvéve.
sight-board-line-blocked = { BOARD($board, case: "start") } { SIDE($side, case: "at") }: { POWER($power) }, letiltotta { $causes }.
sight-blocked-by-possession = a megszállás
sight-blocked-for-good = { CARD("forgotten-ones", case: "the") } a játék végéig
sight-blocked-by-ghost = { CARD($card, case: "the") } ({ SPACE($space) })

## Taoists

sight-seat-line = { SEAT($seat, case: "short") }, { PLACE($place) }: { $has }.
sight-seat-dead = { SEAT($seat, case: "short") }: halott.
sight-seat-neutral =
    { $qi ->
        [0] { BOARD($seat, case: "short") }: semleges tábla, megszállva.
       *[other] { BOARD($seat, case: "short") }: semleges tábla, { $qi } csi.
    }
sight-has-qi = { $qi } csi
sight-has-yin-yang = jinjang
sight-has-tao = varázstárgy ({ COUNT($tokens) })
sight-has-buddhas = { $number } buddha
sight-has-power-tokens = { $number } képességjelző
sight-has-crystals = { $number } kristály
sight-has-fresh-crystals =
    { $number ->
        [one] 1 kristály (e körben szerezve)
       *[other] { $number } kristály (ebből e körben { $fresh })
    }
sight-has-artifact = { ARTIFACT($artifact) }
sight-has-artifact-used = { ARTIFACT($artifact) } (e körben már használva)
sight-is-laid-down = fekszik

## White Moon

sight-shelter =
    { $number ->
        [0] Menedék: még senki.
       *[other] Menedék: { $number } megmentett ({ $names }).
    }
sight-graveyard =
    { $number ->
        [0] Temetőtábla: 0/{ $limit } halott.
       *[other] Temetőtábla: { $number }/{ $limit } halott ({ $names }).
    }
sight-family-saved = { FAMILY($family) } { $number }/{ $size }
sight-family-dead = { $number } { FAMILY($family) }
sight-portal = Kapu: { TILE($tile, case: "short") } ({ PLACE($place) }).
sight-portal-taken = Kapu: elragadta { CARD($card, case: "the") } ({ SPACE($space) }), senkit sem lehet megmenteni.
sight-crystals =
    { $full ->
        [0] Holdkristályok: { $supply } a készletben, mind a 4 tartóedény üres.
       *[other] Holdkristályok: { $supply } a készletben, { $full } tartóedényben ({ PLACE($places) }).
    }
sight-su-ling-supply = Szu Ling: a készletben.
sight-su-ling-before = Szu Ling: { SPACE($space, case: "the") } előtt.
sight-su-ling-held = Szu Ling: fogva tartja { CARD($card, case: "the") } ({ SPACE($space) }).
sight-su-ling-due = A kör végén lerakható vagy áthelyezhető.
sight-barrier-due = A kör végén kifeszül a Holdszalag.
sight-removed-tao = Kikerült a játékból: varázstárgy ({ COUNT($tokens) }).
sight-artifacts-used = Elhasználva: { ARTIFACT($artifacts) }.
sight-deck-top = A pakli tetején: { CARD($cards) }.
sight-deck-bottom = A pakli alján: { CARD($cards) }.

## Always in sight

sight-turn-yin =
    { $holder ->
        [neutral] { $number }. kör: { BOARD($seat) }, jin fázis.
       *[taoist] { $number }. kör: { SEAT($seat) }, jin fázis.
    }
sight-turn-yang = { $number }. kör: { SEAT($seat) }, jang fázis, { STAGE($stage) }.
sight-turn-setup = Az első kör előtt.
sight-turn-over = A játék véget ért ({ $number }. kör).
sight-haunted-tiles = Kísértetjárta falulapok: { $number }/{ $limit }.
sight-deck-with-incarnations =
    { $incarnations ->
        [one] Vu Feng érkezése: { $next }. lap, összesen { $cards } van hátra.
       *[other] Hátralévő inkarnációk: { $incarnations }; a legközelebbi: { $next }. lap, összesen { $cards } van hátra.
    }
sight-deck-without-incarnation = Nem jön több inkarnáció; { $cards } lap van hátra.
sight-dice-left = Taokockák: { $number }/{ $all }.
sight-tao-locked = Varázstárgy nem adható be.
sight-white-locked = A fehér oldal semmit sem ér.
sight-supply = Készlet: varázstárgy ({ COUNT($tokens) }); { $qi } csi.

## The map: narrow cells

map-ghost = { SPACE($space) } { CARD($card) }
map-space-empty = { SPACE($space) } üres
map-space-with-buddha = { SPACE($space) } buddha
map-tile = { PLACE($place) } { TILE($tile, case: "short") }
map-taoist = @ { SEAT($seat, case: "short") }
map-taoist-dead = { SEAT($seat, case: "short") }, halott
map-board = { PLACE($side) }: { BOARD($board, case: "short") }
map-taoist-laid-down = @ { SEAT($seat, case: "short") }, fekszik
map-power-blocked = LETILTVA
map-power-borrowed = kölcsönvéve

## Headings of the list

sight-heading-village = A falu
sight-heading-taoists = Taoisták
sight-heading-moon = Fehér Hold
