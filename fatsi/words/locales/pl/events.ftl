# What happened, one sentence for each event. The present tense and impersonal forms suit names of every gender and
# number; a card that would be the subject of a verb comes after a colon instead.

## The turn

event-turn-began =
    { $holder ->
        [neutral] Kolej { BOARD($seat, case: "gen") }: działają tylko duchy.
       *[taoist] Kolej { SEAT($seat, case: "gen") }: najpierw działają duchy.
    }
event-board-overrun = { BOARD($seat, case: "start") } jest zapełniona: duch nie przybywa, ale przepada 1 Qi.
event-yang-began = Teraz działa { SEAT($seat) }.

## Ghosts

event-ghost-drawn = Przybywa duch: { CARD($card) } (odporność: { COUNT($resistance) }).
event-ghost-arrived = Na polu { SPACE($space) }, { TILE($tile, case: "before") }, pojawia się duch: { CARD($card) }.
event-ghost-trapped =
    { $temple ->
        [no] Na polu { SPACE($space) } duch wpada na Buddę i znika: { CARD($card) }. Budda wraca do pudełka.
       *[yes] Na polu { SPACE($space) } duch wpada na Buddę i znika: { CARD($card) }. Budda wraca do Świątyni.
    }
event-buddha-displaced =
    { $temple ->
        [no] Inkarnacja wypiera Buddę z pola { SPACE($space) }: { CARD($card) }. Budda wraca do pudełka.
       *[yes] Inkarnacja wypiera Buddę z pola { SPACE($space) }: { CARD($card) }. Budda wraca do Świątyni.
    }
event-incarnation-caught = Budda na polu { SPACE($space) } chwyta { CARD($card) }: teraz egzorcyzm może się udać.
event-no-space-left = Powinien przybyć duch, ale wszystkie pola są zajęte: zamiast tego przepada 1 Qi.
event-deck-empty = Powinien przybyć duch, ale żadnego już nie ma.
event-figure-advanced = Figurka z karty { CARD($card) } ({ SPACE($space) }) wchodzi na stopień { TILE($tile, case: "before") }: w następnej fazie Jin { BOARD($board, case: "gen") } nastąpi nawiedzenie.
event-tile-haunted = Żeton { TILE($tile) } ({ PLACE($place) }) zostaje nawiedzony.
event-tile-restored = Żeton { TILE($tile) } ({ PLACE($place) }) jest znów aktywny.
event-stone-took-hold =
    { $stone ->
        [steal-die] Kość Tao zostaje skradziona przez { CARD($card) }.
        [tao-off] Znaczniki Tao zostają zablokowane przez { CARD($card) }: nie wolno ich wydawać.
        [power-off] Moc { BOARD($board, case: "gen") } zostaje zablokowana przez { CARD($card) }.
        [take-portal] Portal zostaje zajęty przez { CARD($card) }: nikogo nie można ocalić.
        [take-su-ling] Su-Ling zostaje uwięziona przez { CARD($card) }.
       *[group-power-off] Moce wszystkich plansz zostają zablokowane przez { CARD($card) }.
    }
event-stone-released =
    { $stone ->
        [steal-die] Kość Tao skradziona przez { CARD($card) } wraca do gry.
        [tao-off] Znaczniki Tao nie są już zablokowane przez { CARD($card) }.
        [power-off] Moc { BOARD($board, case: "gen") } nie jest już zablokowana przez { CARD($card) }.
        [take-portal] Portal zajęty przez { CARD($card) } wraca na swoje miejsce.
        [take-su-ling] Su-Ling, uwięziona przez { CARD($card) }, jest wolna.
       *[group-power-off] Moce plansz nie są już zablokowane przez { CARD($card) }.
    }
event-ghost-exorcised = Na polu { SPACE($space) } wyegzorcyzmowano { CARD($card) }.
event-ghost-banished = Czarownik odsyła { CARD($card) } z pola { SPACE($space) }.
event-ghost-moved = Duch przechodzi z pola { SPACE($origin) } na pole { SPACE($space) }: { CARD($card) }.

## Dice

event-curse-rolled = Kość Klątwy: { FACE($face) }.
event-curse-rerolled = { SEAT($seat, case: "start") } przerzuca kość Klątwy.
event-curse-avoided = { SEAT($seat, case: "start") } nie rzuca kością Klątwy.
event-exorcism-began = { SEAT($seat, case: "start") } odprawia egzorcyzm { TILE($tile, case: "at") } ({ PLACE($place) }).
event-dice-rolled = Na kościach: { ROLL($roll, case: "feminine") }.
event-dice-rerolled = Przerzucone kości: { ROLL($roll, case: "feminine") }.
event-exorcism-failed = Egzorcyzm się nie udał.

## Taoists and their things

event-taoist-moved = { SEAT($seat, case: "start") } idzie { TILE($tile, case: "to") } ({ PLACE($place) }).
event-taoist-guided = { SEAT($seat, case: "start") } przenosi się { TILE($tile, case: "to") } ({ PLACE($place) }).
event-help-asked = { SEAT($seat, case: "start") } prosi o pomoc { TILE($tile, case: "at") } ({ PLACE($place) }).
event-qi-lost =
    { $holder ->
        [neutral]
            { $left ->
                [0] { BOARD($seat, case: "start") } traci ostatnie Qi.
                [one] { BOARD($seat, case: "start") } traci 1 Qi, zostaje jej { $left }.
                [few] { BOARD($seat, case: "start") } traci 1 Qi, zostają jej { $left }.
               *[other] { BOARD($seat, case: "start") } traci 1 Qi, zostaje jej { $left }.
            }
       *[taoist]
            { $left ->
                [0] { SEAT($seat, case: "start") } traci ostatnie Qi.
                [one] { SEAT($seat, case: "start") } traci 1 Qi, zostaje mu { $left }.
                [few] { SEAT($seat, case: "start") } traci 1 Qi, zostają mu { $left }.
               *[other] { SEAT($seat, case: "start") } traci 1 Qi, zostaje mu { $left }.
            }
    }
event-qi-gained = { SEAT($seat, case: "start") } zyskuje { $amount } Qi.
event-taoist-died = { SEAT($seat, case: "start") } umiera.
event-taoist-returned = { SEAT($seat, case: "start") } wraca do życia i ma { $qi } Qi.
event-board-possessed = { BOARD($seat, case: "start") } zostaje nawiedzona.
event-tao-taken = { SEAT($seat, case: "start") } bierze { COLOUR($colour) } znacznik Tao.
event-tao-discarded = { SEAT($seat, case: "start") } odrzuca { COLOUR($colour) } znacznik Tao.
event-all-tao-lost =
    { $amount ->
        [one] { SEAT($seat, case: "start") } traci swój jedyny znacznik Tao.
       *[other] { SEAT($seat, case: "start") } traci wszystkie znaczniki Tao ({ $amount }).
    }
event-tao-spent = { SEAT($seat, case: "start") } wydaje { COLOUR($colour) } znacznik Tao.
event-yin-yang-spent = { SEAT($seat, case: "start") } wydaje Jin-Jang.
event-yin-yang-gained = { SEAT($seat, case: "start") } odzyskuje Jin-Jang.
event-buddha-taken = { SEAT($seat, case: "start") } bierze figurkę Buddy.
event-buddha-placed = { SEAT($seat, case: "start") } stawia Buddę na polu { SPACE($space) }.
event-power-borrowed = { SEAT($seat, case: "start") } wydaje znacznik Mocy i w tej turze korzysta z mocy „{ POWER($power) }”.
event-power-token-picked-up = { SEAT($seat, case: "start") } zabiera znacznik Mocy.
event-mantra-placed = Mantra osłabia { CARD($card) } na polu { SPACE($space) }: odporność mniejsza o 1.
event-mantra-removed = Mantra wraca na swoją planszę.

## Tiles

event-prayer-changed = Na Kręgu Modlitewnym leży { COLOUR($colour) } znacznik: { COLOUR($colour, case: "plural") } duchy mają odporność mniejszą o 1.
event-prayer-cleared = { COLOUR($colour, case: "start") } znacznik z Kręgu Modlitewnego wraca do banku.
event-figures-calmed = Nocny Strażnik zapędza figurki z { BOARD($board, case: "gen") } z powrotem na karty.

## White Moon

event-villager-revealed = Wieśniak z rodziny { FAMILY($family) } zostaje odsłonięty { TILE($tile, case: "at") } ({ PLACE($place) }).
event-villager-escorted = Wieśniak z rodziny { FAMILY($family) } idzie z Taoistą { TILE($start, case: "from") } ({ PLACE($start_place) }) { TILE($tile, case: "to") } ({ PLACE($place) }).
event-villager-fled = Wieśniak z rodziny { FAMILY($family) } ucieka { TILE($start, case: "from") } ({ PLACE($start_place) }) { TILE($tile, case: "to") } ({ PLACE($place) }).
event-villager-died = Wieśniak z rodziny { FAMILY($family) } ginie { TILE($tile, case: "at") } ({ PLACE($place) }). Klątwa: { FAMILY($family, case: "curse") }
event-villager-returned = Zmarły wieśniak z rodziny { FAMILY($family) } wraca { TILE($tile, case: "to") } ({ PLACE($place) }).
event-villager-saved = Wieśniak z rodziny { FAMILY($family) } trafia { TILE($tile, case: "from") } ({ PLACE($place) }) do schronienia.
event-family-saved = Cała rodzina { FAMILY($family) } jest ocalona. Nagroda: { FAMILY($family, case: "reward") }
event-artifact-gained = { SEAT($seat, case: "start") } otrzymuje { ARTIFACT($artifact, case: "acc") }.
event-artifact-used = { SEAT($seat, case: "start") } używa { ARTIFACT($artifact, case: "gen") }.
event-token-removed = { COLOUR($colour, case: "start") } znacznik Tao zostaje usunięty z gry.
event-card-lost = Karta z talii zostaje usunięta z gry bez odkrywania.
event-ghost-sent-back = Tarcza Czasu odsyła { CARD($card) } na spód talii.
event-taoist-laid-down = { SEAT($seat, case: "start") } zostaje powalony.
event-taoist-stood-up = { SEAT($seat, case: "start") } wstaje.
event-crystal-gained = { SEAT($seat, case: "start") } bierze kryształ księżycowy.
event-crystal-spent = Kryształ księżycowy wraca do banku.
event-receptacle-filled = Kryształ księżycowy trafia do naczynia { TILE($tile, case: "at") } ({ PLACE($place) }).
event-su-ling-moved = Su-Ling staje przed polem { SPACE($space) }.
event-su-ling-gone = Su-Ling wraca do banku.
event-barrier-rose = Wokół wioski powstaje Księżycowa Bariera: plansze korzystają z niej po kolei.
# That Su-Ling leaves is an event of its own.
event-barrier-ended = Księżycowa Bariera opada. Kryształy z naczyń wracają do banku.

## Choices that no event reports, as sentences of a recorded game

story-keep =
    { $decision ->
        [dice-choice] { SEAT($decider, case: "start") } zostaje przy tym rzucie.
        [sword] { SEAT($decider, case: "start") } rzuca wszystkimi kośćmi, bez Niebiańskiego Miecza.
       *[curse-choice] { SEAT($decider, case: "start") } zostaje przy tym wyniku.
    }
story-done =
    { $decision ->
        [claws] { SEAT($decider, case: "start") } nie bierze znacznika Tao.
        [su-ling-crystal] Su-Ling nie przynosi kryształu.
        [put-buddha] { SEAT($decider, case: "start") } nie stawia Buddy.
       *[defeat]
            { $named ->
                [yes] { SEAT($decider, case: "start") } nie pokonuje już innych duchów.
               *[no] { SEAT($decider, case: "start") } nie wydaje żadnych znaczników.
            }
    }
story-stay =
    { $decision ->
        [su-ling] Su-Ling zostaje tam, gdzie jest.
       *[other] { SEAT($decider, case: "start") } zostaje na miejscu.
    }
story-alone = Wieśniak zostaje { TILE($tile, case: "at") } ({ PLACE($place) }).
story-strike = { SEAT($decider, case: "start") } atakuje duchy na { BOARD($board, case: "loc") }.
story-strike-black = { SEAT($decider, case: "start") } atakuje wszystkie czarne duchy.
story-barrier-save = { BOARD($board, case: "start") } ocala wieśniaka dzięki barierze.
story-barrier-roll = Bariera uderza w duchy na { BOARD($board, case: "loc") }.

## The end

event-game-won = Wu-Feng jest pokonany. Wioska ocalała.
event-game-lost =
    { $reason ->
        [taoists-dead] Ostatni Taoista nie żyje. Wioska jest stracona.
        [village-haunted] Zbyt wiele żetonów jest nawiedzonych. Wioska jest stracona.
        [villagers-dead] Zginął dwunasty wieśniak. Wioska jest stracona.
        [line-haunted] W linii ducha nie ma już czego nawiedzić. Wioska jest stracona.
       *[deck-exhausted] Dobrano ostatnią kartę, a Wu-Feng wciąż jest niepokonany. Wioska jest stracona.
    }

result-wu-feng-defeated = Gra wygrana: Wu-Feng jest pokonany.
result-taoists-dead = Gra przegrana: wszyscy Taoiści nie żyją.
result-village-haunted = Gra przegrana: zbyt duża część wioski jest nawiedzona.
result-line-haunted = Gra przegrana: w linii ducha nie było już czego nawiedzić.
result-deck-exhausted = Gra przegrana: talia skończyła się, zanim pokonano Wu-Fenga.
result-villagers-dead = Gra przegrana: zginęło dwunastu wieśniaków.

score-victory = zwycięstwo
score-qi = pozostałe Qi
score-ghosts-left = duchy pozostałe w talii
score-empty-spaces = puste pola duchów
score-further-incarnations = kolejne inkarnacje
score-dead-taoists = martwi Taoiści
score-haunted-tiles = nawiedzone żetony
score-saved-villagers = ocaleni wieśniacy
score-portal = położenie portalu
