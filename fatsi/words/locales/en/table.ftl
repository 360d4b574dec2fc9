# What is in sight at the table.

## Ghosts

# Card, resistance, what it does, what lies on it.
sight-ghost-line = { SPACE($space) } { CARD($card) }, facing the { TILE($tile) }: { $facts }.
sight-ghost-resistance = { COUNT($resistance) }
sight-ghost-resistance-lowered = { COUNT($resistance) } now { $number }
sight-ghost-resistance-lowered-colour = { COUNT($left) }
sight-ghost-resistance-mantra = { COUNT($left) }, 1 less
# $number is the number of Yin of its board until it haunts.
sight-ghost-haunts-in =
    { $number ->
        [one] haunts next Yin
       *[other] haunts in { $number } Yin
    }
sight-ghost-mantra = Mantra
sight-ghost-caught = caught
sight-ghost-beside-buddha = Buddha
sight-ghost-when-it-falls = { STONE($stones) } when exorcised
# The same for all ghosts beside the map.
sight-fall-line = When exorcised: { $parts }.
sight-fall-part = { SPACE($space) } { CARD($card) }, { STONE($stones) }
# White Moon: Su-Ling in front of a ghost that has a middle stone, which she stops, or of one that has none.
sight-ghost-stopped = Su-Ling stops it
sight-ghost-with-su-ling = Su-Ling
sight-space-su-ling = { SPACE($space) }: empty, Su-Ling, facing the { TILE($tile) }.
sight-space-su-ling-with-buddha = { SPACE($space) }: a Buddha and Su-Ling, facing the { TILE($tile) }.
sight-space-empty = { SPACE($space) }: empty, facing the { TILE($tile) }.
sight-space-with-buddha = { SPACE($space) }: a Buddha, facing the { TILE($tile) }.

## The village

sight-tile-line = { PLACE($place) } { TILE($tile) }: { $facts }.
sight-tile-line-empty = { PLACE($place) } { TILE($tile) }.
sight-tile-is-haunted = HAUNTED
sight-tile-has-prayer = { COLOUR($colour) } token
sight-tile-has-buddhas =
    { $number ->
        [one] 1 Buddha
       *[other] { $number } Buddhas
    }
sight-tile-has-power-tokens =
    { $number ->
        [one] 1 Power token
       *[other] { $number } Power tokens
    }
sight-tile-has-portal = portal
sight-tile-has-portal-taken = portal, seized
sight-tile-has-crystal = crystal
sight-tile-has-villager =
    { $number ->
        [0] { FAMILY($family) }
       *[other] { FAMILY($family) }, { $number } below
    }
# Who lies below, where some of them are known, from the top down.
sight-tile-has-known = ({ $names })
sight-villager-unseen = hidden
sight-tile-has-villagers = villager { $top }
sight-tile-has-villagers-known = villager { $top } { $known }
sight-tile-has-receptacle = empty receptacle
sight-tile-has-receptacle-full = receptacle with a crystal
sight-tile-has-taoists = { SEAT($seats, case: "short") } here

## Boards and powers

sight-board-line = { BOARD($board, case: "start") } to the { SIDE($side) }: { POWER($power) }.
sight-board-line-borrowed = { BOARD($board, case: "start") } to the { SIDE($side) }: { POWER($power) }, borrowed this turn.
sight-board-line-blocked = { BOARD($board, case: "start") } to the { SIDE($side) }: { POWER($power) }, blocked by { $causes }.
sight-blocked-by-possession = possession
sight-blocked-for-good = { CARD("forgotten-ones") }, for the rest of the game
sight-blocked-by-ghost = { CARD($card) } ({ SPACE($space) })

## Taoists

sight-seat-line = { SEAT($seat, case: "short") } at { PLACE($place) }: { $has }.
sight-seat-dead = { SEAT($seat, case: "short") }: dead.
sight-seat-neutral =
    { $qi ->
        [0] { BOARD($seat, case: "short") }: neutral board, possessed.
       *[other] { BOARD($seat, case: "short") }: neutral board, { $qi } Qi.
    }
sight-has-qi = { $qi } Qi
sight-has-yin-yang = Yin-Yang
sight-has-tao = Tao { COUNT($tokens) }
sight-has-buddhas =
    { $number ->
        [one] 1 Buddha
       *[other] { $number } Buddhas
    }
sight-has-power-tokens =
    { $number ->
        [one] 1 Power token
       *[other] { $number } Power tokens
    }
sight-has-crystals =
    { $number ->
        [one] 1 crystal
       *[other] { $number } crystals
    }
sight-has-fresh-crystals =
    { $number ->
        [one] 1 crystal (taken this turn)
       *[other] { $number } crystals ({ $fresh } taken this turn)
    }
sight-has-artifact = { ARTIFACT($artifact) }
sight-has-artifact-used = { ARTIFACT($artifact) } (used this turn)
sight-is-laid-down = knocked down

## White Moon

sight-shelter =
    { $number ->
        [0] Shelter: nobody saved yet.
       *[other] Shelter: { $number } saved ({ $names }).
    }
sight-graveyard =
    { $number ->
        [0] Graveyard: 0 of { $limit } dead.
       *[other] Graveyard: { $number } of { $limit } dead ({ $names }).
    }
sight-family-saved = { FAMILY($family) } { $number } of { $size }
sight-family-dead = { FAMILY($family) } { $number }
sight-portal = Portal: { TILE($tile, case: "short") } ({ PLACE($place) }).
sight-portal-taken = Portal: seized by { CARD($card) } ({ SPACE($space) }), nobody can be saved.
sight-crystals =
    { $full ->
        [0] Moon crystals: { $supply } in the supply, all 4 receptacles empty.
       *[other] Moon crystals: { $supply } in the supply, { $full } in receptacles ({ PLACE($places) }).
    }
sight-su-ling-supply = Su-Ling: in the supply.
sight-su-ling-before = Su-Ling: in front of { SPACE($space) }.
sight-su-ling-held = Su-Ling: captured by { CARD($card) } ({ SPACE($space) }).
sight-su-ling-due = She may be placed or moved at the end of this turn.
sight-barrier-due = The Moon Barrier rises at the end of this turn.
sight-removed-tao = Removed from the game: Tao { COUNT($tokens) }.
sight-artifacts-used = Used up: { ARTIFACT($artifacts) }.
sight-deck-top = On top of the deck: { CARD($cards) }.
sight-deck-bottom = At the bottom of the deck: { CARD($cards) }.

## Always in sight

sight-turn-yin =
    { $holder ->
        [neutral] Turn { $number }: { BOARD($seat) }, Yin phase.
       *[taoist] Turn { $number }: { SEAT($seat) }, Yin phase.
    }
sight-turn-yang = Turn { $number }: { SEAT($seat) }, Yang phase, { STAGE($stage) }.
sight-turn-setup = Before the first turn.
sight-turn-over = The game ended in turn { $number }.
sight-haunted-tiles = Haunted tiles: { $number } of { $limit }.
sight-deck-with-incarnations =
    { $incarnations ->
        [one] { $cards } cards left; Wu-Feng is card { $next }.
       *[other] { $cards } cards left; { $incarnations } incarnations to come, the next is card { $next }.
    }
sight-deck-without-incarnation =
    { $cards ->
        [one] 1 card left; no incarnation to come.
       *[other] { $cards } cards left; no incarnation to come.
    }
sight-dice-left = Tao dice: { $number } of { $all }.
sight-tao-locked = No Tao tokens may be spent.
sight-white-locked = White faces count for nothing.
sight-supply = Supply: Tao { COUNT($tokens) }; { $qi } Qi.

## The map: narrow cells

map-ghost = { SPACE($space) } { CARD($card) }
map-space-empty = { SPACE($space) } empty
map-space-with-buddha = { SPACE($space) } Buddha
map-tile = { PLACE($place) } { TILE($tile, case: "short") }
map-taoist = @ { SEAT($seat, case: "short") }
map-taoist-dead = { SEAT($seat, case: "short") }, dead
map-board = { PLACE($side) }: { BOARD($board, case: "short") }
map-taoist-laid-down = @ { SEAT($seat, case: "short") }, down
map-power-blocked = BLOCKED
map-power-borrowed = borrowed

## Headings of the list

sight-heading-village = The village
sight-heading-taoists = Taoists
sight-heading-moon = White Moon
