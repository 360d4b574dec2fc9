# What happened, one sentence for each event, in the present. CARD with the case "number" tells names in the plural.

## The turn

event-turn-began =
    { $holder ->
        [neutral] { BOARD($seat, case: "start") } ist am Zug: Die Geister handeln.
       *[taoist] { SEAT($seat, case: "start") } ist am Zug: Zuerst handeln die Geister.
    }
event-board-overrun = { BOARD($seat, case: "start") } ist überfüllt: Kein Geist kommt, aber 1 Qi geht verloren.
event-yang-began = Nun handelt { SEAT($seat) }.

## Ghosts

event-ghost-drawn = Ein Geist kommt: { CARD($card) }, { COUNT($resistance) }.
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
event-no-space-left = Ein Geist müsste kommen, aber alle Plätze sind besetzt: Stattdessen geht 1 Qi verloren.
event-deck-empty = Ein Geist müsste kommen, aber es ist keiner mehr da.
event-figure-advanced = Die Figur auf { SPACE($space) } ({ CARD($card) }) rückt gegen { TILE($tile, case: "acc") } vor: Im nächsten Yin { BOARD($board, case: "gen") } spukt es.
event-tile-haunted = Nun spukt es { TILE($tile, case: "loc") } ({ PLACE($place) }).
event-tile-restored = Der Spuk { TILE($tile, case: "loc") } ({ PLACE($place) }) ist vorbei.
event-stone-took-hold =
    { $stone ->
        [steal-die] Ein Tao-Würfel fällt { CARD($card, case: "dat") } in die Hände.
        [tao-off] Die Tao-Marker sind durch { CARD($card, case: "acc") } gesperrt.
        [power-off] Die Kraft { BOARD($board, case: "gen") } ist durch { CARD($card, case: "acc") } blockiert.
        [take-portal] Das Portal ist durch { CARD($card, case: "acc") } versperrt: Niemand kann gerettet werden.
        [take-su-ling] Su-Ling fällt { CARD($card, case: "dat") } in die Hände.
       *[group-power-off] Die Kräfte aller Tafeln sind durch { CARD($card, case: "acc") } blockiert.
    }
event-stone-released =
    { $stone ->
        [steal-die] Der Tao-Würfel ist { CARD($card, case: "dat") } wieder entrissen.
        [tao-off] Die Tao-Marker sind nicht mehr durch { CARD($card, case: "acc") } gesperrt.
        [power-off] Die Kraft { BOARD($board, case: "gen") } ist nicht mehr durch { CARD($card, case: "acc") } blockiert.
        [take-portal] Das Portal ist { CARD($card, case: "dat") } entrissen und steht wieder, wo es war.
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
event-curse-avoided = { SEAT($seat, case: "start") } wirft den Fluch-Würfel nicht.
event-exorcism-began = { SEAT($seat, case: "start") } versucht { TILE($tile, case: "from") } ({ PLACE($place) }) aus eine Austreibung.
event-dice-rolled = Die Würfel zeigen { ROLL($roll, case: "start") }.
event-dice-rerolled = Neu geworfen: { ROLL($roll, case: "start") }.
event-exorcism-failed = Kein Geist wurde ausgetrieben.

## Taoists and their things

event-taoist-moved = { SEAT($seat, case: "start") } geht { TILE($tile, case: "to") } ({ PLACE($place) }).
event-taoist-guided = { SEAT($seat, case: "start") } wird { TILE($tile, case: "to") } ({ PLACE($place) }) getragen.
event-help-asked = { SEAT($seat, case: "start") } bittet um Hilfe: { TILE($tile) } ({ PLACE($place) }).
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
event-taoist-died = { SEAT($seat, case: "start") } ist tot.
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
event-yin-yang-gained = { SEAT($seat, case: "start") } hat sein Yin-Yang wieder.
event-buddha-taken = { SEAT($seat, case: "start") } nimmt einen Buddha.
event-buddha-placed = { SEAT($seat, case: "start") } setzt einen Buddha auf { SPACE($space) }.
event-power-borrowed = { SEAT($seat, case: "start") } gibt einen Kraft-Marker aus und hat in diesem Zug die Kraft „{ POWER($power) }“.
event-power-token-picked-up = { SEAT($seat, case: "start") } nimmt einen Kraft-Marker auf.
event-mantra-placed = Die Schriftrolle liegt auf { CARD($card, case: "dat") } ({ SPACE($space) }): 1 Widerstand weniger.
event-mantra-removed = Die Schriftrolle liegt wieder bei ihrer Tafel.

## Tiles

event-prayer-changed = Auf dem Gebetskreis liegt ein { COLOUR($colour, case: "nom") } Marker: 1 Widerstand weniger für { COLOUR($colour, case: "start") }.
event-prayer-cleared = Der { COLOUR($colour, case: "weak") } Marker auf dem Gebetskreis geht in den Vorrat zurück.
event-figures-calmed = Der Nachtwächter drängt die Figuren { BOARD($board, case: "gen") } auf ihre Karten zurück.

## White Moon

event-villager-revealed = Ein Dorfbewohner zeigt sich { TILE($tile, case: "loc") } ({ PLACE($place) }): { FAMILY($family) }.
event-villager-escorted = Ein Dorfbewohner geht mit, { TILE($start, case: "from") } ({ PLACE($start_place) }) { TILE($tile, case: "to") } ({ PLACE($place) }): { FAMILY($family) }.
event-villager-fled = Ein Dorfbewohner flieht { TILE($start, case: "from") } ({ PLACE($start_place) }) { TILE($tile, case: "to") } ({ PLACE($place) }): { FAMILY($family) }.
event-villager-died = Ein Dorfbewohner stirbt { TILE($tile, case: "loc") } ({ PLACE($place) }): { FAMILY($family) }. Der Fluch: { FAMILY($family, case: "curse") }
event-villager-returned = Ein toter Dorfbewohner kehrt { TILE($tile, case: "to") } ({ PLACE($place) }) zurück: { FAMILY($family) }.
event-villager-saved = Ein Dorfbewohner { TILE($tile, case: "from") } ({ PLACE($place) }) ist in der Zuflucht: { FAMILY($family) }.
event-family-saved = Die ganze Familie { FAMILY($family) } ist gerettet. Die Belohnung: { FAMILY($family, case: "reward") }
event-artifact-gained = { SEAT($seat, case: "start") } hat nun { ARTIFACT($artifact, case: "acc") }.
event-artifact-used = { SEAT($seat, case: "start") } setzt { ARTIFACT($artifact, case: "acc") } ein.
event-token-removed = Ein { COLOUR($colour, case: "nom") } Tao-Marker kommt aus dem Spiel.
event-card-lost = Eine Karte des Stapels wird ungesehen entfernt.
event-ghost-sent-back = Der Schild der Zeit schickt { CARD($card, case: "acc") } unter den Stapel.
event-taoist-laid-down = { SEAT($seat, case: "start") } liegt am Boden.
event-taoist-stood-up = { SEAT($seat, case: "start") } steht wieder.
event-crystal-gained = { SEAT($seat, case: "start") } nimmt einen Mondkristall.
event-crystal-spent = Ein Mondkristall geht in den Vorrat zurück.
event-receptacle-filled = In der Schale der Ecke { PLACE($place) } ({ TILE($tile) }) liegt ein Mondkristall.
event-su-ling-moved = Su-Ling steht vor { SPACE($space) }.
event-su-ling-gone = Su-Ling verlässt die Geisterplätze.
event-barrier-rose = Die Mondbarriere erhebt sich um das Dorf: Jede Tafel hat ihren Teil daran.
# That Su-Ling leaves is an event of its own.
event-barrier-ended = Die Mondbarriere ist vorüber. Die Kristalle in den Schalen kehren in den Vorrat zurück.

## The end

event-game-won = Wu-Feng ist besiegt. Das Dorf ist gerettet.
event-game-lost =
    { $reason ->
        [taoists-dead] Der letzte Taoist ist tot. Das Dorf ist verloren.
        [village-haunted] Auf zu vielen Feldern spukt es. Das Dorf ist verloren.
        [villagers-dead] Der zwölfte Dorfbewohner ist tot. Das Dorf ist verloren.
        [line-haunted] Ein Geist spukt in einer Reihe, die schon ganz heimgesucht ist. Das Dorf ist verloren.
       *[deck-exhausted] Der letzte Geist ist gekommen, und Wu-Feng steht noch. Das Dorf ist verloren.
    }

result-wu-feng-defeated = Die Partie ist gewonnen: Wu-Feng ist besiegt.
result-taoists-dead = Die Partie ist verloren: Alle Taoisten sind tot.
result-village-haunted = Die Partie ist verloren: Zu viel vom Dorf ist heimgesucht.
result-line-haunted = Die Partie ist verloren: In der Reihe eines Geistes war kein Feld mehr frei.
result-deck-exhausted = Die Partie ist verloren: Der Stapel ging zu Ende, bevor Wu-Feng fiel.
result-villagers-dead = Die Partie ist verloren: Zwölf Dorfbewohner sind tot.

score-victory = Sieg
score-qi = Qi der Lebenden
score-ghosts-left = Geister im Stapel
score-empty-spaces = leere Geisterplätze
score-further-incarnations = weitere Inkarnationen
score-dead-taoists = tote Taoisten
score-haunted-tiles = heimgesuchte Felder
score-saved-villagers = gerettete Dorfbewohner
score-portal = Lage des Portals
