# What is in sight at the table.

## Ghosts

# Card, resistance, what it does, what lies on it.
sight-ghost-line = { SPACE($space) } { CARD($card) }, devant { TILE($tile, case: "the") } : { $facts }.
sight-ghost-resistance = { COUNT($resistance) }
sight-ghost-resistance-lowered = { COUNT($resistance) } (plus que { $number })
sight-ghost-resistance-lowered-colour = { COUNT($left) }
sight-ghost-resistance-mantra = { COUNT($left) }, 1 de moins
# $number is the number of Yin of its board until it haunts.
sight-ghost-haunts-in =
    { $number ->
        [one] hante au prochain Yin
       *[other] hante dans { $number } Yin
    }
sight-ghost-mantra = Mantra
sight-ghost-caught = pris par un Bouddha
sight-ghost-beside-buddha = Bouddha
sight-ghost-when-it-falls = si exorcisé : { STONE($stones) }
# The same for all ghosts beside the map.
sight-fall-line = Une fois exorcisés : { $parts }.
sight-fall-part = { SPACE($space) } { CARD($card) }, { STONE($stones) }
# White Moon: Su-Ling before a ghost that has a middle stone, which she stops, or before one that has none.
sight-ghost-stopped = neutralisé par Su-Ling
sight-ghost-with-su-ling = Su-Ling
sight-space-su-ling = { SPACE($space) } : vide, avec Su-Ling, devant { TILE($tile, case: "the") }.
sight-space-su-ling-with-buddha = { SPACE($space) } : un Bouddha et Su-Ling, devant { TILE($tile, case: "the") }.
sight-space-empty = { SPACE($space) } : vide, devant { TILE($tile, case: "the") }.
sight-space-with-buddha = { SPACE($space) } : un Bouddha, devant { TILE($tile, case: "the") }.

## The village

sight-tile-line = { PLACE($place) } { TILE($tile) } : { $facts }.
sight-tile-line-empty = { PLACE($place) } { TILE($tile) }.
sight-tile-is-haunted = TUILE HANTÉE
sight-tile-has-prayer = jeton { COLOUR($colour) }
sight-tile-has-buddhas =
    { $number ->
        [one] 1 Bouddha
       *[other] { $number } Bouddhas
    }
sight-tile-has-power-tokens =
    { $number ->
        [one] 1 jeton Pouvoir
       *[other] { $number } jetons Pouvoir
    }
sight-tile-has-portal = portail
sight-tile-has-portal-taken = portail, pris
sight-tile-has-crystal = cristal
sight-tile-has-villager =
    { $number ->
        [0] { FAMILY($family) }
       *[other] { FAMILY($family) }, { $number } dessous
    }
# Who lies below, where some of them are known, from the top down.
sight-tile-has-known = ({ $names })
sight-villager-unseen = inconnu
sight-tile-has-villagers = villageois { $top }
sight-tile-has-villagers-known = villageois { $top } { $known }
sight-tile-has-receptacle = réceptacle vide
sight-tile-has-receptacle-full = réceptacle avec cristal
sight-tile-has-taoists = ici { SEAT($seats, case: "short") }

## Boards and powers

sight-board-line = { BOARD($board, case: "start") }, { SIDE($side, case: "at") } : { POWER($power) }.
sight-board-line-borrowed = { BOARD($board, case: "start") }, { SIDE($side, case: "at") } : { POWER($power) }, emprunté pour ce tour.
sight-board-line-blocked = { BOARD($board, case: "start") }, { SIDE($side, case: "at") } : { POWER($power) }, bloqué par { $causes }.
sight-blocked-by-possession = la possession
sight-blocked-for-good = { CARD("forgotten-ones") }, jusqu’à la fin de la partie
sight-blocked-by-ghost = { CARD($card) } ({ SPACE($space) })

## Taoists

sight-seat-line = { SEAT($seat, case: "short") } en { PLACE($place) } : { $has }.
sight-seat-dead = { SEAT($seat, case: "short") } : mort.
sight-seat-neutral =
    { $qi ->
        [0] { BOARD($seat, case: "short") } : plateau neutre, possédé.
       *[other] { BOARD($seat, case: "short") } : plateau neutre, { $qi } Qi.
    }
sight-has-qi = { $qi } Qi
sight-has-yin-yang = Yin-Yang
sight-has-tao = Tao : { COUNT($tokens) }
sight-has-buddhas =
    { $number ->
        [one] 1 Bouddha
       *[other] { $number } Bouddhas
    }
sight-has-power-tokens =
    { $number ->
        [one] 1 jeton Pouvoir
       *[other] { $number } jetons Pouvoir
    }
sight-has-crystals =
    { $number ->
        [one] 1 cristal
       *[other] { $number } cristaux
    }
sight-has-fresh-crystals =
    { $number ->
        [one] 1 cristal (pris pendant ce tour)
       *[other] { $number } cristaux (dont { $fresh } pris pendant ce tour)
    }
sight-has-artifact = { ARTIFACT($artifact) }
sight-has-artifact-used = { ARTIFACT($artifact) } (a servi pendant ce tour)
sight-is-laid-down = à terre

## White Moon

sight-shelter =
    { $number ->
        [0] Refuge : personne pour l’instant.
        [one] Refuge : 1 villageois sauvé ({ $names }).
       *[other] Refuge : { $number } villageois sauvés ({ $names }).
    }
sight-graveyard =
    { $number ->
        [0] Villageois morts : 0 sur { $limit }.
       *[other] Villageois morts : { $number } sur { $limit } ({ $names }).
    }
sight-family-saved = { FAMILY($family) } { $number } sur { $size }
sight-family-dead = { FAMILY($family) } { $number }
sight-portal = Portail : { TILE($tile, case: "short") } ({ PLACE($place) }).
sight-portal-taken = Portail : pris par { CARD($card) } ({ SPACE($space) }), personne ne peut être sauvé.
sight-crystals =
    { $full ->
        [0] Cristaux de lune : { $supply } dans la réserve, les 4 réceptacles sont vides.
       *[other] Cristaux de lune : { $supply } dans la réserve, { $full } dans les réceptacles ({ PLACE($places) }).
    }
sight-su-ling-supply = Su-Ling : dans la réserve.
sight-su-ling-before = Su-Ling : devant { SPACE($space) }.
sight-su-ling-held = Su-Ling : retenue par { CARD($card) } ({ SPACE($space) }).
sight-su-ling-due = Elle peut venir ou se déplacer à la fin de ce tour.
sight-barrier-due = La Barrière mystique se dressera à la fin de ce tour.
sight-removed-tao = Jetons Tao retirés du jeu : { COUNT($tokens) }.
sight-artifacts-used = Artefacts utilisés : { ARTIFACT($artifacts) }.
sight-deck-top = Sur la pioche : { CARD($cards) }.
sight-deck-bottom = Sous la pioche : { CARD($cards) }.

## Always in sight

sight-turn-yin =
    { $holder ->
        [neutral] Tour { $number } : { BOARD($seat) }, phase Yin.
       *[taoist] Tour { $number } : { SEAT($seat) }, phase Yin.
    }
sight-turn-yang = Tour { $number } : { SEAT($seat) }, phase Yang, { STAGE($stage) }.
sight-turn-setup = Avant le premier tour.
sight-turn-over = La partie s’est terminée au tour { $number }.
sight-haunted-tiles = Tuiles hantées : { $number } sur { $limit }.
sight-deck-with-incarnations =
    { $incarnations ->
        [one]
            { $next ->
                [1] Cartes restantes : { $cards } ; Wu-Feng est la prochaine.
               *[other] Cartes restantes : { $cards } ; Wu-Feng est la { $next }e.
            }
       *[other]
            { $next ->
                [1] Cartes restantes : { $cards }, dont { $incarnations } incarnations ; l’une d’elles est la prochaine.
               *[other] Cartes restantes : { $cards }, dont { $incarnations } incarnations ; la première est la { $next }e.
            }
    }
sight-deck-without-incarnation =
    { $cards ->
        [one] Plus d’incarnation à venir ; il reste 1 carte.
       *[other] Plus d’incarnation à venir ; il reste { $cards } cartes.
    }
sight-dice-left = Dés Tao : { $number } sur { $all }.
sight-tao-locked = Aucun jeton Tao ne peut être dépensé.
sight-white-locked = Les faces blanches ne comptent pas.
sight-supply = Réserve de Tao : { COUNT($tokens) } ; Qi : { $qi }.

## The map: narrow cells

map-ghost = { SPACE($space) } { CARD($card) }
map-space-empty = { SPACE($space) } vide
map-space-with-buddha = { SPACE($space) } Bouddha
map-tile = { PLACE($place) } { TILE($tile, case: "short") }
map-taoist = @ { SEAT($seat, case: "short") }
map-taoist-dead = { SEAT($seat, case: "short") }, mort
map-board = { PLACE($side) } : { BOARD($board, case: "short") }
map-taoist-laid-down = @ { SEAT($seat, case: "short") }, à terre
map-power-blocked = BLOQUÉ
map-power-borrowed = emprunté

## Headings of the list

sight-heading-village = Le village
sight-heading-taoists = Taoïstes
sight-heading-moon = White Moon
