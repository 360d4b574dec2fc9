# What happened, one sentence for each event, in the present. CARD with the case "number" tells names in the plural.

## The turn

event-turn-began =
    { $holder ->
        [neutral] { BOARD($seat, case: "start") } ist an der Reihe: Die Geister handeln.
       *[taoist] { SEAT($seat, case: "start") } ist an der Reihe: Zuerst handeln die Geister.
    }
event-board-overrun = { BOARD($seat, case: "start") } ist überfüllt: Es kommt kein Geist, dafür geht 1 Qi verloren.
event-yang-began = Nun handelt { SEAT($seat) }.

## Ghosts

event-ghost-drawn = Ein Geist trifft ein: { CARD($card) }, Widerstand { COUNT($resistance) }.
event-ghost-arrived =
    { CARD($card, case: "number") ->
        [plural] { CARD($card, case: "start") } erscheinen auf { SPACE($space) }, vor { TILE($tile, case: "dat") }.
       *[singular] { CARD($card, case: "start") } erscheint auf { SPACE($space) }, vor { TILE($tile, case: "dat") }.
    }
event-ghost-trapped =
    { $temple ->
        [no] Der Buddha auf { SPACE($space) } bannt { CARD($card, case: "acc") } und kehrt in die Schachtel zurück.
       *[yes] Der Buddha auf { SPACE($space) } bannt { CARD($card, case: "acc") } und kehrt in den Tempel zurück.
    }
event-buddha-displaced =
    { $temple ->
        [no] Der Buddha auf { SPACE($space) } weicht { CARD($card, case: "dat") } und kehrt in die Schachtel zurück.
       *[yes] Der Buddha auf { SPACE($space) } weicht { CARD($card, case: "dat") } und kehrt in den Tempel zurück.
    }
event-incarnation-caught = Der Buddha auf { SPACE($space) } fängt { CARD($card, case: "acc") }: Nun kann eine Austreibung gelingen.
event-no-space-left = Ein Geist müsste eintreffen, aber alle Plätze sind besetzt: Stattdessen geht 1 Qi verloren.
event-deck-empty = Ein Geist müsste eintreffen, aber der Stapel ist leer.
event-figure-advanced = Die Spuk-Figur auf { SPACE($space) } ({ CARD($card) }) rückt gegen { TILE($tile, case: "acc") } vor: In der nächsten Yin-Phase { BOARD($board, case: "gen") } spukt es.
event-tile-haunted = Nun spukt es { TILE($tile, case: "loc") } ({ PLACE($place) }).
event-tile-restored = Der Spuk { TILE($tile, case: "loc") } ({ PLACE($place) }) ist vorbei.
event-stone-took-hold =
    { $stone ->
        [steal-die]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } stehlen einen Tao-Würfel.
               *[singular] { CARD($card, case: "start") } stiehlt einen Tao-Würfel.
            }
        [tao-off] Die Tao-Marker sind durch { CARD($card, case: "acc") } gesperrt.
        [power-off] Die Kraft { BOARD($board, case: "gen") } ist durch { CARD($card, case: "acc") } blockiert.
        [take-portal] Das Portal ist durch { CARD($card, case: "acc") } versperrt: Niemand kann gerettet werden.
        [take-su-ling]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } nehmen Su-Ling gefangen.
               *[singular] { CARD($card, case: "start") } nimmt Su-Ling gefangen.
            }
       *[group-power-off] Die Kräfte aller Tafeln sind durch { CARD($card, case: "acc") } blockiert.
    }
event-stone-released =
    { $stone ->
        [steal-die]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } müssen den Tao-Würfel zurückgeben.
               *[singular] { CARD($card, case: "start") } muss den Tao-Würfel zurückgeben.
            }
        [tao-off] Die Tao-Marker sind nicht mehr durch { CARD($card, case: "acc") } gesperrt.
        [power-off] Die Kraft { BOARD($board, case: "gen") } ist nicht mehr durch { CARD($card, case: "acc") } blockiert.
        [take-portal] Das Portal ist nicht mehr durch { CARD($card, case: "acc") } versperrt und steht wieder an seinem Platz.
        [take-su-ling] Su-Ling ist { CARD($card, case: "dat") } entkommen.
       *[group-power-off] Die Kräfte sind nicht mehr durch { CARD($card, case: "acc") } blockiert.
    }
event-ghost-exorcised =
    { CARD($card, case: "number") ->
        [plural] { CARD($card, case: "start") } auf { SPACE($space) } sind ausgetrieben.
       *[singular] { CARD($card, case: "start") } auf { SPACE($space) } ist ausgetrieben.
    }
event-ghost-banished = Die Hexe vertreibt { CARD($card, case: "acc") } von { SPACE($space) }.
event-ghost-moved =
    { CARD($card, case: "number") ->
        [plural] { CARD($card, case: "start") } ziehen von { SPACE($origin) } nach { SPACE($space) }.
       *[singular] { CARD($card, case: "start") } zieht von { SPACE($origin) } nach { SPACE($space) }.
    }

## Dice

event-curse-rolled = Der Fluch-Würfel zeigt: { FACE($face) }.
event-curse-rerolled = { SEAT($seat, case: "start") } wirft den Fluch-Würfel neu.
event-curse-avoided = { SEAT($seat, case: "start") } muss den Fluch-Würfel nicht werfen.
event-exorcism-began = { SEAT($seat, case: "start") } versucht { TILE($tile, case: "from") } ({ PLACE($place) }) aus eine Austreibung.
event-dice-rolled = Die Würfel zeigen { ROLL($roll, case: "start") }.
event-dice-rerolled = Neu geworfen werden: { ROLL($roll, case: "start") }.
event-exorcism-failed = Die Austreibung schlägt fehl.

## Taoists and their things

event-taoist-moved = { SEAT($seat, case: "start") } geht { TILE($tile, case: "to") } ({ PLACE($place) }).
event-taoist-guided = { SEAT($seat, case: "start") } wird { TILE($tile, case: "to") } ({ PLACE($place) }) getragen.
event-help-asked = { SEAT($seat, case: "start") } bittet { TILE($tile, case: "loc") } ({ PLACE($place) }) um Hilfe.
event-qi-lost =
    { $holder ->
        [neutral]
            { $left ->
                [0] { BOARD($seat, case: "start") } verliert ihr letztes Qi.
               *[other] { BOARD($seat, case: "start") } verliert 1 Qi und hat noch { $left }.
            }
       *[taoist]
            { $left ->
                [0] { SEAT($seat, case: "start") } verliert sein letztes Qi.
               *[other] { SEAT($seat, case: "start") } verliert 1 Qi und hat noch { $left }.
            }
    }
event-qi-gained = { SEAT($seat, case: "start") } gewinnt { $amount } Qi.
event-taoist-died = { SEAT($seat, case: "start") } stirbt.
event-taoist-returned = { SEAT($seat, case: "start") } kehrt mit { $qi } Qi ins Leben zurück.
event-board-possessed = { BOARD($seat, case: "start") } ist besessen.
event-tao-taken = { SEAT($seat, case: "start") } nimmt einen { COLOUR($colour, case: "acc") } Tao-Marker.
event-tao-discarded = { SEAT($seat, case: "start") } legt einen { COLOUR($colour, case: "acc") } Tao-Marker ab.
event-all-tao-lost =
    { $amount ->
        [one] { SEAT($seat, case: "start") } verliert seinen einzigen Tao-Marker.
        [2] { SEAT($seat, case: "start") } verliert beide Tao-Marker.
       *[other] { SEAT($seat, case: "start") } verliert alle { $amount } Tao-Marker.
    }
event-tao-spent = { SEAT($seat, case: "start") } gibt einen { COLOUR($colour, case: "acc") } Tao-Marker aus.
event-yin-yang-spent = { SEAT($seat, case: "start") } setzt sein Yin-Yang ein.
event-yin-yang-gained = { SEAT($seat, case: "start") } erhält sein Yin-Yang zurück.
event-buddha-taken = { SEAT($seat, case: "start") } nimmt einen Buddha.
event-buddha-placed = { SEAT($seat, case: "start") } setzt einen Buddha auf { SPACE($space) }.
event-power-borrowed = { SEAT($seat, case: "start") } gibt einen Kraft-Marker aus und leiht sich für diesen Zug „{ POWER($power) }“.
event-power-token-picked-up = { SEAT($seat, case: "start") } nimmt einen Kraft-Marker auf.
event-mantra-placed = Die Schriftrolle liegt auf { CARD($card, case: "dat") } ({ SPACE($space) }): 1 Widerstand weniger.
event-mantra-removed = Die Schriftrolle kehrt zu ihrer Tafel zurück.

## Tiles

event-prayer-changed = Auf dem Gebetskreis liegt ein { COLOUR($colour, case: "nom") } Marker: Geister dieser Farbe haben 1 Widerstand weniger.
event-prayer-cleared = Der { COLOUR($colour, case: "weak") } Marker auf dem Gebetskreis geht in den Vorrat zurück.
event-figures-calmed = Der Nachtwächter drängt die Spuk-Figuren { BOARD($board, case: "gen") } auf ihre Karten zurück.

## White Moon

event-villager-revealed = Ein Mitglied der Familie { FAMILY($family) } zeigt sich { TILE($tile, case: "loc") } ({ PLACE($place) }).
event-villager-escorted = Ein Mitglied der Familie { FAMILY($family) } geht { TILE($start, case: "from") } ({ PLACE($start_place) }) { TILE($tile, case: "to") } ({ PLACE($place) }) mit.
event-villager-fled = Ein Mitglied der Familie { FAMILY($family) } flieht { TILE($start, case: "from") } ({ PLACE($start_place) }) { TILE($tile, case: "to") } ({ PLACE($place) }).
event-villager-died = Ein Mitglied der Familie { FAMILY($family) } stirbt { TILE($tile, case: "loc") } ({ PLACE($place) }). Fluch: { FAMILY($family, case: "curse") }
event-villager-returned = Ein Mitglied der Familie { FAMILY($family) } kehrt { TILE($tile, case: "loc") } ({ PLACE($place) }) ins Leben zurück.
event-villager-saved = Ein Mitglied der Familie { FAMILY($family) } gelangt { TILE($tile, case: "from") } ({ PLACE($place) }) in die Zuflucht.
event-family-saved = Die ganze Familie { FAMILY($family) } ist gerettet. Belohnung: { FAMILY($family, case: "reward") }
event-artifact-gained = { SEAT($seat, case: "start") } bekommt { ARTIFACT($artifact, case: "acc") }.
event-artifact-used = { SEAT($seat, case: "start") } setzt { ARTIFACT($artifact, case: "acc") } ein.
event-token-removed = Ein { COLOUR($colour, case: "nom") } Tao-Marker wird aus dem Spiel genommen.
event-card-lost = Eine Karte wird ungesehen aus dem Stapel entfernt.
event-ghost-sent-back = Der Schild der Zeit schickt { CARD($card, case: "acc") } unter den Stapel.
event-taoist-laid-down = { SEAT($seat, case: "start") } stürzt zu Boden.
event-taoist-stood-up = { SEAT($seat, case: "start") } steht auf.
event-crystal-gained = { SEAT($seat, case: "start") } nimmt einen Mondkristall.
event-crystal-spent = Ein Mondkristall geht in den Vorrat zurück.
event-receptacle-filled = Die Schale der Ecke { PLACE($place) } ({ TILE($tile) }) ist nun mit einem Mondkristall gefüllt.
event-su-ling-moved = Su-Ling stellt sich vor { SPACE($space) }.
event-su-ling-gone = Su-Ling kehrt in den Vorrat zurück.
event-barrier-rose = Die Mondbarriere erhebt sich um das Dorf: Alle Tafeln kommen der Reihe nach dran.
# That Su-Ling leaves is an event of its own.
event-barrier-ended = Die Mondbarriere ist vorüber. Die Kristalle in den Schalen kehren in den Vorrat zurück.

## Choices that no event reports, as sentences of a recorded game

story-keep =
    { $decision ->
        [dice-choice] { SEAT($decider, case: "start") } behält diesen Wurf.
        [sword] { SEAT($decider, case: "start") } wirft alle Würfel, ohne das Himmelsschwert einzusetzen.
       *[curse-choice] { SEAT($decider, case: "start") } behält dieses Ergebnis.
    }
story-done =
    { $decision ->
        [claws] { SEAT($decider, case: "start") } nimmt keinen Tao-Marker.
        [su-ling-crystal] Su-Ling bringt keinen Kristall.
        [put-buddha] { SEAT($decider, case: "start") } setzt keinen Buddha.
       *[defeat]
            { $named ->
                [yes] { SEAT($decider, case: "start") } treibt keinen weiteren Geist aus.
               *[no] { SEAT($decider, case: "start") } gibt für diesen Wurf nichts aus.
            }
    }
story-stay =
    { $decision ->
        [su-ling] Su-Ling bleibt, wo sie ist.
       *[other] { SEAT($decider, case: "start") } bleibt stehen.
    }
story-alone = Der Dorfbewohner bleibt { TILE($tile, case: "loc") } ({ PLACE($place) }) zurück.
story-strike = { SEAT($decider, case: "start") } greift die Geister { BOARD($board, case: "gen") } an.
story-strike-black = { SEAT($decider, case: "start") } greift alle schwarzen Geister an.
story-barrier-save = { BOARD($board, case: "start") } nutzt die Mondbarriere, um einen Dorfbewohner zu retten.
story-barrier-roll = { BOARD($board, case: "start") } nutzt die Mondbarriere gegen ihre Geister.

## The end

event-game-won = Wu-Feng ist besiegt. Das Dorf ist gerettet.
event-game-lost =
    { $reason ->
        [taoists-dead] Der letzte Taoist ist tot. Das Dorf ist verloren.
        [village-haunted] Auf zu vielen Feldern spukt es. Das Dorf ist verloren.
        [villagers-dead] Der zwölfte Dorfbewohner ist tot. Das Dorf ist verloren.
        [line-haunted] Ein Geist müsste spuken, aber seine ganze Reihe ist schon heimgesucht. Das Dorf ist verloren.
       *[deck-exhausted] Die letzte Karte ist gezogen, und Wu-Feng ist nicht besiegt. Das Dorf ist verloren.
    }

result-wu-feng-defeated = Die Partie ist gewonnen: Wu-Feng ist besiegt.
result-taoists-dead = Die Partie ist verloren: Alle Taoisten sind tot.
result-village-haunted = Die Partie ist verloren: Zu viele Felder sind heimgesucht.
result-line-haunted = Die Partie ist verloren: Ein Geist fand in seiner Reihe kein aktives Feld mehr.
result-deck-exhausted = Die Partie ist verloren: Der Stapel ging zu Ende, bevor Wu-Feng besiegt war.
result-villagers-dead = Die Partie ist verloren: Zwölf Dorfbewohner sind tot.

score-victory = Sieg
score-qi = übriges Qi
score-ghosts-left = Geister im Stapel
score-empty-spaces = leere Geisterplätze
score-further-incarnations = weitere Inkarnationen
score-dead-taoists = tote Taoisten
score-haunted-tiles = heimgesuchte Felder
score-saved-villagers = gerettete Dorfbewohner
score-portal = Lage des Portals
