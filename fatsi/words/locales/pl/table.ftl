# What is in sight at the table.

## Ghosts

# Card, resistance, what it does, what lies on it.
sight-ghost-line = { SPACE($space) } { CARD($card) } { TILE($tile, case: "before") }: { $facts }.
sight-ghost-resistance = { COUNT($resistance) }
sight-ghost-resistance-lowered = { COUNT($resistance) }, teraz { $number }
sight-ghost-resistance-lowered-colour = { COUNT($left) }
sight-ghost-resistance-mantra = { COUNT($left) }, o 1 mniej
# $number is the number of Yin of its board until it haunts.
sight-ghost-haunts-in =
    { $number ->
        [one] nawiedzi w następnej fazie Jin
        [few] nawiedzi za { $number } fazy Jin
       *[other] nawiedzi za { $number } faz Jin
    }
sight-ghost-mantra = Mantra
sight-ghost-caught = schwytany
sight-ghost-beside-buddha = Budda
sight-ghost-when-it-falls = po pokonaniu: { STONE($stones) }
# The same for all ghosts beside the map.
sight-fall-line = Po pokonaniu: { $parts }.
sight-fall-part = { SPACE($space) } { CARD($card) }, { STONE($stones) }
# White Moon: Su-Ling before a ghost that has a middle stone, which she stops, or before one that has none.
sight-ghost-stopped = Su-Ling powstrzymuje ducha
sight-ghost-with-su-ling = Su-Ling
sight-space-su-ling = { SPACE($space) }: puste, Su-Ling { TILE($tile, case: "before") }.
sight-space-su-ling-with-buddha = { SPACE($space) }: Budda i Su-Ling, { TILE($tile, case: "before") }.
sight-space-empty = { SPACE($space) }: puste, { TILE($tile, case: "before") }.
sight-space-with-buddha = { SPACE($space) }: Budda, { TILE($tile, case: "before") }.

## The village

sight-tile-line = { PLACE($place) } { TILE($tile) }: { $facts }.
sight-tile-line-empty = { PLACE($place) } { TILE($tile) }.
sight-tile-is-haunted = NAWIEDZONY
sight-tile-has-prayer = { COLOUR($colour) } znacznik
sight-tile-has-buddhas =
    { $number ->
        [one] 1 figurka Buddy
        [few] { $number } figurki Buddy
        [many] { $number } figurek Buddy
       *[other] { $number } figurki Buddy
    }
sight-tile-has-power-tokens =
    { $number ->
        [one] 1 znacznik Mocy
        [few] { $number } znaczniki Mocy
        [many] { $number } znaczników Mocy
       *[other] { $number } znacznika Mocy
    }
sight-tile-has-portal = portal
sight-tile-has-portal-taken = portal zajęty
sight-tile-has-crystal = kryształ
sight-tile-has-villager =
    { $number ->
        [0] { FAMILY($family) }
       *[other] { FAMILY($family) } i { $number } pod spodem
    }
# Who lies below, where some of them are known, from the top down.
sight-tile-has-known = ({ $names })
sight-villager-unseen = zakryty
sight-tile-has-villagers = wieśniak: { $top }
sight-tile-has-villagers-known = wieśniak: { $top } { $known }
sight-tile-has-receptacle = puste naczynie
sight-tile-has-receptacle-full = naczynie z kryształem
sight-tile-has-taoists = tutaj { SEAT($seats, case: "short") }

## Boards and powers

sight-board-line = { BOARD($board, case: "start") } { SIDE($side, case: "at") }: { POWER($power) }.
sight-board-line-borrowed = { BOARD($board, case: "start") } { SIDE($side, case: "at") }: { POWER($power) }, moc pożyczona w tej turze.
sight-board-line-blocked = { BOARD($board, case: "start") } { SIDE($side, case: "at") }: { POWER($power) }, moc zablokowana przez { $causes }.
sight-blocked-by-possession = nawiedzenie
sight-blocked-for-good = { CARD("forgotten-ones") } (do końca gry)
sight-blocked-by-ghost = { CARD($card) } ({ SPACE($space) })

## Taoists

sight-seat-line = { SEAT($seat, case: "short") } na żetonie { PLACE($place) }: { $has }.
sight-seat-dead = { SEAT($seat, case: "short") }: martwy.
sight-seat-neutral =
    { $qi ->
        [0] { BOARD($seat, case: "short") }: neutralna plansza, nawiedzona.
       *[other] { BOARD($seat, case: "short") }: neutralna plansza, { $qi } Qi.
    }
sight-has-qi = { $qi } Qi
sight-has-yin-yang = Jin-Jang
sight-has-tao = znaczniki Tao ({ COUNT($tokens) })
sight-has-buddhas =
    { $number ->
        [one] 1 figurka Buddy
        [few] { $number } figurki Buddy
        [many] { $number } figurek Buddy
       *[other] { $number } figurki Buddy
    }
sight-has-power-tokens =
    { $number ->
        [one] 1 znacznik Mocy
        [few] { $number } znaczniki Mocy
        [many] { $number } znaczników Mocy
       *[other] { $number } znacznika Mocy
    }
sight-has-crystals =
    { $number ->
        [one] 1 kryształ
        [few] { $number } kryształy
        [many] { $number } kryształów
       *[other] { $number } kryształu
    }
sight-has-fresh-crystals =
    { $number ->
        [one] 1 kryształ (wzięty w tej turze)
        [few] { $number } kryształy (w tej turze { $fresh })
        [many] { $number } kryształów (w tej turze { $fresh })
       *[other] { $number } kryształu (w tej turze { $fresh })
    }
sight-has-artifact = { ARTIFACT($artifact) }
sight-has-artifact-used = { ARTIFACT($artifact) } (wykorzystano w tej turze)
sight-is-laid-down = leży

## White Moon

sight-shelter =
    { $number ->
        [0] Schronienie: jeszcze nikogo.
       *[other] Schronienie: { $number } ({ $names }).
    }
sight-graveyard =
    { $number ->
        [0] Ofiary: 0 z { $limit }.
       *[other] Ofiary: { $number } z { $limit } ({ $names }).
    }
sight-family-saved = { FAMILY($family) } { $number } z { $size }
sight-family-dead = { FAMILY($family) } { $number }
sight-portal = Portal: { TILE($tile, case: "short") } ({ PLACE($place) }).
sight-portal-taken = Portal: zajęty przez { CARD($card) } ({ SPACE($space) }), nikogo nie można ocalić.
sight-crystals =
    { $full ->
        [0] Kryształy księżycowe: { $supply } w banku, wszystkie 4 naczynia puste.
       *[other] Kryształy księżycowe: { $supply } w banku, { $full } w naczyniach ({ PLACE($places) }).
    }
sight-su-ling-supply = Su-Ling: w banku.
sight-su-ling-before = Su-Ling: przed polem { SPACE($space) }.
sight-su-ling-held = Su-Ling: uwięziona przez { CARD($card) } ({ SPACE($space) }).
sight-su-ling-due = Na koniec tej tury można ją postawić lub przesunąć.
sight-barrier-due = Na koniec tej tury powstaje Księżycowa Bariera.
sight-removed-tao = Poza grą: znaczniki Tao ({ COUNT($tokens) }).
sight-artifacts-used = Zużyte: { ARTIFACT($artifacts) }.
sight-deck-top = Na wierzchu talii: { CARD($cards) }.
sight-deck-bottom = Na spodzie talii: { CARD($cards) }.

## Always in sight

sight-turn-yin =
    { $holder ->
        [neutral] Tura { $number }: { BOARD($seat) }, faza Jin.
       *[taoist] Tura { $number }: { SEAT($seat) }, faza Jin.
    }
sight-turn-yang = Tura { $number }: { SEAT($seat) }, faza Jang, { STAGE($stage) }.
sight-turn-setup = Przed pierwszą turą.
sight-turn-over = Gra skończyła się w turze { $number }.
sight-haunted-tiles = Nawiedzone żetony: { $number } z { $limit }.
sight-deck-with-incarnations =
    { $incarnations ->
        [one] Kart w talii: { $cards }; Wu-Feng będzie { $next }. kartą.
       *[other] Kart w talii: { $cards }, w tym inkarnacji: { $incarnations }; najbliższa będzie { $next }. kartą.
    }
sight-deck-without-incarnation =
    { $cards ->
        [one] Żadna inkarnacja już nie przybędzie; została 1 karta.
        [few] Żadna inkarnacja już nie przybędzie; zostały { $cards } karty.
        [many] Żadna inkarnacja już nie przybędzie; zostało { $cards } kart.
       *[other] Żadna inkarnacja już nie przybędzie; zostało { $cards } karty.
    }
sight-dice-left = Kości Tao: { $number } z { $all }.
sight-tao-locked = Nie wolno wydawać znaczników Tao.
sight-white-locked = Białe ścianki się nie liczą.
sight-supply = Bank: znaczniki Tao ({ COUNT($tokens) }); { $qi } Qi.

## The map: narrow cells

map-ghost = { SPACE($space) } { CARD($card) }
map-space-empty = { SPACE($space) } puste
map-space-with-buddha = { SPACE($space) } Budda
map-tile = { PLACE($place) } { TILE($tile, case: "short") }
map-taoist = @ { SEAT($seat, case: "short") }
map-taoist-dead = { SEAT($seat, case: "short") }, martwy
map-board = { PLACE($side) }: { BOARD($board, case: "short") }
map-taoist-laid-down = @ { SEAT($seat, case: "short") }, leży
map-power-blocked = BLOKADA
map-power-borrowed = pożyczona

## Headings of the list

sight-heading-village = Wioska
sight-heading-taoists = Taoiści
sight-heading-moon = Biały Księżyc
