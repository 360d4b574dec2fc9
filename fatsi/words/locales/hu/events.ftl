# What happened, one sentence for each event. All names of cards are in the singular.

## The turn

event-turn-began =
    { $holder ->
        [neutral] { BOARD($seat, case: "start") } köre: csak a kísértetek cselekszenek.
       *[taoist] { SEAT($seat, case: "start") } köre: először a kísértetek cselekszenek.
    }
event-board-overrun = { BOARD($seat, case: "start") } tele volt: új kísértet nem jött, de elveszett 1 csi.
event-yang-began = Most { SEAT($seat) } következik.

## Ghosts

event-ghost-drawn = Új kísértet: { CARD($card) }, ellenállása { COUNT($resistance) }.
event-ghost-arrived = { CARD($card, case: "start") } { SPACE($space, case: "to") } érkezett, { TILE($tile, case: "the") } elé.
event-ghost-trapped =
    { $temple ->
        [no] { CARD($card, case: "start") } belefutott a buddhába { SPACE($space, case: "at") }, és szertefoszlott. A buddha visszakerült a dobozba.
       *[yes] { CARD($card, case: "start") } belefutott a buddhába { SPACE($space, case: "at") }, és szertefoszlott. A buddha visszakerült a templomba.
    }
event-buddha-displaced =
    { $temple ->
        [no] { CARD($card, case: "start") } kiszorította a buddhát { SPACE($space, case: "from") }; a buddha visszakerült a dobozba.
       *[yes] { CARD($card, case: "start") } kiszorította a buddhát { SPACE($space, case: "from") }; a buddha visszakerült a templomba.
    }
event-incarnation-caught = A buddha elfogta { CARD($card, case: "acc") } { SPACE($space, case: "at") }: most már elűzhető.
event-no-space-left = Kísértetnek kellett volna jönnie, de minden hely foglalt volt: helyette elveszett 1 csi.
event-deck-empty = Kísértetnek kellett volna jönnie, de már egy sem maradt.
event-figure-advanced = { CARD($card, case: "start") } ({ SPACE($space) }) bábuja előrelépett { TILE($tile, case: "the") } felé: { BOARD($board) } következő jin fázisában kísérteni fog.
event-tile-haunted = { TILE($tile, case: "start") } ({ PLACE($place) }) kísértetjárta lett.
event-tile-restored = { TILE($tile, case: "start") } ({ PLACE($place) }) megtisztult.
event-stone-took-hold =
    { $stone ->
        [steal-die] { CARD($card, case: "start") } ellopott egy taokockát.
        [tao-off] Amíg { CARD($card, case: "the") } játékban van, varázstárgy nem adható be.
        [power-off] { CARD($card, case: "start") } letiltotta { BOARD($board) } képességét.
        [take-portal] { CARD($card, case: "start") } magához ragadta a kaput: senkit sem lehet megmenteni.
        [take-su-ling] { CARD($card, case: "start") } foglyul ejtette Szu Linget.
       *[group-power-off] { CARD($card, case: "start") } letiltotta az összes tábla képességét.
    }
event-stone-released =
    { $stone ->
        [steal-die] Visszakerült a taokocka, amelyet { CARD($card, case: "the") } ellopott.
        [tao-off] { CARD($card, case: "start") } többé nem tiltja a varázstárgyak beadását.
        [power-off] { CARD($card, case: "start") } többé nem tiltja { BOARD($board) } képességét.
        [take-portal] A kapu, amelyet { CARD($card, case: "the") } elragadott, visszakerült a helyére.
        [take-su-ling] Szu Ling szabad: { CARD($card, case: "the") } többé nem tartja fogva.
       *[group-power-off] { CARD($card, case: "start") } többé nem tiltja a képességeket.
    }
event-ghost-exorcised = Sikerült elűzni { CARD($card, case: "acc") } ({ SPACE($space) }).
event-ghost-banished = A varázsló elkergette { CARD($card, case: "acc") } { SPACE($space, case: "from") }.
event-ghost-moved = { CARD($card, case: "start") } { SPACE($origin, case: "from") } { SPACE($space, case: "to") } került.

## Dice

event-curse-rolled = Az átokkocka eredménye: { FACE($face) }.
event-curse-rerolled = { SEAT($seat, case: "start") } újradobta az átokkockát.
event-curse-avoided = { SEAT($seat, case: "start") } nem dobott az átokkockával.
event-exorcism-began = { SEAT($seat, case: "start") } szelleműzésbe kezdett { TILE($tile, case: "at") } ({ PLACE($place) }).
event-dice-rolled = A dobás: { ROLL($roll) }.
event-dice-rerolled = Újradobott kockák: { ROLL($roll) }.
event-exorcism-failed = A szelleműzés nem sikerült.

## Taoists and their things

event-taoist-moved = { SEAT($seat, case: "start") } { TILE($tile, case: "to") } ({ PLACE($place) }) ment.
event-taoist-guided = { SEAT($seat, case: "start") } átkerült { TILE($tile, case: "to") } ({ PLACE($place) }).
event-help-asked = { SEAT($seat, case: "start") } segítséget kért { TILE($tile, case: "at") } ({ PLACE($place) }).
event-qi-lost =
    { $holder ->
        [neutral]
            { $left ->
                [0] { BOARD($seat, case: "start") } elvesztette utolsó csijét.
               *[other] { BOARD($seat, case: "start") } veszített 1 csit, maradt neki { $left }.
            }
       *[taoist]
            { $left ->
                [0] { SEAT($seat, case: "start") } elvesztette utolsó csijét.
               *[other] { SEAT($seat, case: "start") } veszített 1 csit, maradt neki { $left }.
            }
    }
event-qi-gained = { SEAT($seat, case: "start") } kapott { $amount } csit.
event-taoist-died = { SEAT($seat, case: "start") } meghalt.
event-taoist-returned = { SEAT($seat, case: "start") } feltámadt { $qi } csivel.
event-board-possessed = A kísértetek megszállták { BOARD($seat, case: "acc") }.
event-tao-taken = { SEAT($seat, case: "start") } elvett egy { COLOUR($colour) } varázstárgyat.
event-tao-discarded = { SEAT($seat, case: "start") } eldobott egy { COLOUR($colour) } varázstárgyat.
event-all-tao-lost =
    { $amount ->
        [one] { SEAT($seat, case: "start") } elvesztette egyetlen varázstárgyát.
        [2] { SEAT($seat, case: "start") } elvesztette mindkét varázstárgyát.
        [5] { SEAT($seat, case: "start") } elvesztette mind az { $amount } varázstárgyát.
       *[other] { SEAT($seat, case: "start") } elvesztette mind a { $amount } varázstárgyát.
    }
event-tao-spent = { SEAT($seat, case: "start") } beadott egy { COLOUR($colour) } varázstárgyat.
event-yin-yang-spent = { SEAT($seat, case: "start") } beadta a jinjangját.
event-yin-yang-gained = { SEAT($seat, case: "start") } visszakapta a jinjangját.
event-buddha-taken = { SEAT($seat, case: "start") } elvett egy buddhát.
event-buddha-placed = { SEAT($seat, case: "start") } buddhát állított { SPACE($space, case: "to") }.
event-power-borrowed = { SEAT($seat, case: "start") } beadott egy képességjelzőt; ebben a körben ezt a képességet is használhatja: { POWER($power) }.
event-power-token-picked-up = { SEAT($seat, case: "start") } elvett egy képességjelzőt.
event-mantra-placed = A mantra új helye: { CARD($card) } ({ SPACE($space) }); ellenállása 1-gyel kisebb.
event-mantra-removed = A mantra visszakerült a táblájára.

## Tiles

event-prayer-changed = Az imapavilonban { COLOUR($colour) } varázstárgy van: a { COLOUR($colour) } kísértetek ellenállása 1-gyel kisebb.
event-prayer-cleared = A { COLOUR($colour) } varázstárgy az imapavilonból visszakerült a készletbe.
event-figures-calmed = Az őrjárat visszaűzte { BOARD($board) } bábuit a kártyájukra.

## White Moon

event-villager-revealed = Láthatóvá vált a { FAMILY($family) } család egy tagja { TILE($tile, case: "at") } ({ PLACE($place) }).
event-villager-escorted = A { FAMILY($family) } család egy tagja is átment { TILE($start, case: "from") } ({ PLACE($start_place) }) { TILE($tile, case: "to") } ({ PLACE($place) }).
event-villager-fled = A { FAMILY($family) } család egy tagja elmenekült { TILE($start, case: "from") } ({ PLACE($start_place) }) { TILE($tile, case: "to") } ({ PLACE($place) }).
event-villager-died = A { FAMILY($family) } család egy tagja meghalt { TILE($tile, case: "at") } ({ PLACE($place) }). Az átok: { FAMILY($family, case: "curse") }
event-villager-returned = A { FAMILY($family) } család egy halott tagja visszatért { TILE($tile, case: "to") } ({ PLACE($place) }).
event-villager-saved = A { FAMILY($family) } család egy tagja { TILE($tile, case: "from") } ({ PLACE($place) }) a menedékbe jutott.
event-family-saved = Az egész { FAMILY($family) } család megmenekült. A jutalom: { FAMILY($family, case: "reward") }
event-artifact-gained = { SEAT($seat, case: "start") } megkapta { ARTIFACT($artifact, case: "acc") }.
event-artifact-used = { SEAT($seat, case: "start") } bevetette { ARTIFACT($artifact, case: "acc") }.
event-token-removed = Egy { COLOUR($colour) } varázstárgy végleg kikerült a játékból.
event-card-lost = A pakli egy lapja megnézés nélkül kikerült a játékból.
event-ghost-sent-back = Az Idő Pajzsa a pakli aljára küldte { CARD($card, case: "acc") }.
event-taoist-laid-down = { SEAT($seat, case: "start") } lebénult, el kellett fektetni.
event-taoist-stood-up = { SEAT($seat, case: "start") } felállt.
event-crystal-gained = { SEAT($seat, case: "start") } elvett egy holdkristályt.
event-crystal-spent = Egy holdkristály visszakerült a készletbe.
event-receptacle-filled = Holdkristály került { TILE($tile, case: "at") } ({ PLACE($place) }) lévő tartóedénybe.
event-su-ling-moved = Szu Ling { SPACE($space, case: "the") } elé állt.
event-su-ling-gone = Szu Ling visszakerült a készletbe.
event-barrier-rose = A falu körül kifeszült a Holdszalag: a táblák egymás után kerülnek sorra.
# That Su-Ling leaves is an event of its own.
event-barrier-ended = A Holdszalag hatása véget ért. A tartóedények kristályai visszakerültek a készletbe.

## Choices that no event reports, as sentences of a recorded game

story-keep =
    { $decision ->
        [dice-choice] { SEAT($decider, case: "start") } megtartotta ezt a dobást.
        [sword] { SEAT($decider, case: "start") } az összes kockával dobott, az Égi Kard nélkül.
       *[curse-choice] { SEAT($decider, case: "start") } megtartotta ezt az eredményt.
    }
story-done =
    { $decision ->
        [claws] { SEAT($decider, case: "start") } nem vett el varázstárgyat.
        [su-ling-crystal] Szu Ling nem hozott kristályt.
        [put-buddha] { SEAT($decider, case: "start") } nem állított fel buddhát.
       *[defeat]
            { $named ->
                [yes] { SEAT($decider, case: "start") } más kísértetet nem űzött el.
               *[no] { SEAT($decider, case: "start") } semmit sem adott be.
            }
    }
story-stay =
    { $decision ->
        [su-ling] Szu Ling a helyén maradt.
       *[other] { SEAT($decider, case: "start") } a helyén maradt.
    }
story-alone = A falusi { TILE($tile, case: "at") } ({ PLACE($place) }) maradt.
story-strike = { SEAT($decider, case: "start") } megtámadta { BOARD($board) } kísérteteit.
story-strike-black = { SEAT($decider, case: "start") } megtámadta az összes fekete kísértetet.
story-barrier-save = { BOARD($board, case: "start") } a Holdszalag révén megmentett egy falusit.
story-barrier-roll = { BOARD($board, case: "start") } kísérteteire lesújtott a Holdszalag.

## The end

event-game-won = Vu Feng vereséget szenvedett. A falu megmenekült.
event-game-lost =
    { $reason ->
        [taoists-dead] Meghalt az utolsó taoista. A falu elveszett.
        [village-haunted] Túl sok a kísértetjárta falulap. A falu elveszett.
        [villagers-dead] Meghalt a tizenkettedik falusi. A falu elveszett.
        [line-haunted] Egy kísértet sora már végig kísértetjárta volt. A falu elveszett.
       *[deck-exhausted] Elfogyott a pakli, és Vu Fenget nem sikerült legyőzni. A falu elveszett.
    }

result-wu-feng-defeated = Győzelem: Vu Feng vereséget szenvedett.
result-taoists-dead = Vereség: minden taoista halott.
result-village-haunted = Vereség: túl sok a kísértetjárta falulap.
result-line-haunted = Vereség: egy kísértet sora már végig kísértetjárta volt.
result-deck-exhausted = Vereség: elfogyott a pakli, mielőtt Vu Fenget sikerült volna legyőzni.
result-villagers-dead = Vereség: tizenkét falusi halott.

score-victory = győzelem
score-qi = megmaradt csi
score-ghosts-left = a pakliban maradt kísértetek
score-empty-spaces = üres kísértethelyek
score-further-incarnations = további inkarnációk
score-dead-taoists = halott taoisták
score-haunted-tiles = kísértetjárta falulapok
score-saved-villagers = megmentett falusiak
score-portal = a kapu helye
