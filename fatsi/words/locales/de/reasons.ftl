# Why something may not be done now, and if it helps what to do instead.

reason-game-over = Die Partie ist vorbei.
reason-not-an-action = Eine solche Aktion gibt es in diesem Spiel nicht.
reason-nothing-to-undo = Es gibt nichts zurückzunehmen.
reason-chance-decides = Jetzt entscheiden die Würfel und der Stapel, kein Taoist.
reason-players-decide = Das tun die Würfel und der Stapel von selbst. Jetzt hast du die Wahl.
reason-another-question = Das passt nicht zur aktuellen Frage.
reason-card-not-in-deck = Diese Karte kann jetzt nicht gezogen werden: { CARD($card) }.
reason-wrong-number-of-dice =
    { $number ->
        [one] Es muss genau 1 Würfel geworfen werden.
       *[other] Es müssen genau { $number } Würfel geworfen werden.
    }
reason-picking-up = Wer einen Kraft-Marker aufgenommen hat, kann nur noch den Zug beenden.
reason-move-is-over = Dafür ist es in diesem Zug zu spät: Das geht nur vor der Bewegung oder vor der Aktion.
reason-already-there = Dieser Taoist ist schon { TILE($tile, case: "loc") } ({ PLACE($place) }).
reason-too-far = Bis { TILE($tile, case: "to") } ({ PLACE($place) }) ist es zu weit.
reason-power-missing = Dazu brauchst du die Kraft „{ POWER($power) }“, und die hast du nicht.
reason-power-used = Die Kraft „{ POWER($power) }“ wirkt nur einmal pro Zug.
reason-supply-empty = Im Vorrat ist kein { COLOUR($colour, case: "nom") } Tao-Marker mehr.
reason-no-ghost-there = Auf { SPACE($space) } liegt kein Geist.
reason-already-there-mantra = Die Schriftrolle liegt schon auf { SPACE($space) }.
reason-not-a-taoist = { BOARD($seat, case: "start") } hat keinen Taoisten.
reason-taoist-dead = { SEAT($seat, case: "start") } ist tot.
reason-taoist-living = { SEAT($seat, case: "start") } lebt noch.
reason-your-own-taoist = Wähle einen anderen Taoisten als deinen eigenen.
reason-action-over = Du hast in diesem Zug schon gehandelt.
reason-tile-haunted = Niemand ist da, der helfen könnte: Es spukt { TILE($tile, case: "loc") } ({ PLACE($place) }).
reason-tile-active = Hier spukt es nicht: { TILE($tile) } ({ PLACE($place) }).
reason-help-useless = Die Hilfe { TILE($tile, case: "loc") } ({ PLACE($place) }) nützt dir jetzt nichts.
reason-no-ghost-faced = Vor { TILE($tile, case: "dat") } ({ PLACE($place) }) liegt kein Geist.
reason-cannot-be-exorcised = Diese Austreibung ist noch nicht möglich: { CARD($card) }. Was dazu fehlt, steht auf der Karte.
reason-too-strong = Nicht einmal der beste Wurf mit all deinen Markern würde reichen.
reason-no-yin-yang = Du hast kein Yin-Yang.
reason-no-power-token = Du hast keinen Kraft-Marker.
reason-not-neutral = { BOARD($board, case: "start") } ist nicht neutral: Ihre Kraft kann nicht geliehen werden.
reason-power-blocked = Die Kraft „{ POWER($power) }“ ist blockiert.
reason-already-borrowed = Die Kraft { BOARD($board, case: "gen") } ist schon geliehen.
reason-no-buddha = Du hast keinen Buddha.
reason-buddha-fresh = In dem Zug, in dem du einen Buddha nimmst, kannst du ihn noch nicht setzen.
reason-space-not-faced = { SPACE($space) } liegt nicht vor deinem Feld.
reason-space-occupied = Auf { SPACE($space) } liegt schon ein Geist.
reason-buddha-there = Auf { SPACE($space) } steht schon ein Buddha.
reason-not-on-centre = Kraft-Marker kannst du nur auf dem mittleren Feld (C) aufnehmen.
reason-no-token-on-centre = Auf dem mittleren Feld liegt kein Kraft-Marker.
reason-incarnation-immune = Das ist eine Inkarnation: { CARD($card) }. Über sie hat die Hexe keine Macht.
reason-no-figure-on-step = Keine Spuk-Figur { BOARD($board, case: "gen") } ist vorgerückt.
reason-same-prayer = Dort liegt schon ein { COLOUR($colour, case: "nom") } Marker.
reason-board-of-colour-first = Lege { CARD($card, case: "acc") } auf { BOARD($board) }, solange dort ein Platz frei ist.
reason-active-board-first = Lege { CARD($card, case: "acc") } wie jeden schwarzen Geist auf die aktive Tafel ({ BOARD($board) }), solange dort ein Platz frei ist.
reason-buddha-space-first = Dieser Geist muss dorthin, wo ein Buddha steht: { CARD($card) }.
reason-cannot-fall = Dieser Wurf reicht nicht für { CARD($card, case: "acc") }, jedenfalls nicht zusammen mit schon gewählten Geistern.
reason-dice-must-be-used = Reichen die Würfel allein, muss der Geist ausgetrieben werden: Wähle noch einen.
reason-not-on-your-tile = { SEAT($seat, case: "start") } steht nicht auf deinem Feld.
reason-token-missing = { SEAT($seat, case: "start") } hat keinen { COLOUR($colour, case: "acc") } Tao-Marker.
reason-token-not-needed = Ein { COLOUR($colour, case: "nom") } Marker wird hier nicht gebraucht.
reason-no-curse-or-reward-there = Auf { SPACE($space) } wurde kein Geist ausgetrieben, dessen Fluch oder Belohnung noch aussteht.
reason-has-yin-yang = { SEAT($seat, case: "start") } hat sein Yin-Yang schon.
reason-qi-supply-empty = Im Vorrat ist kein Qi mehr.
reason-cannot-stay = Jemand muss versetzt werden.
reason-dice-not-rolled = Das zeigen die Würfel nicht.

## White Moon

reason-not-in-this-game = Das gehört zu White Moon, und das ist in dieser Partie nicht dabei.
reason-villager-not-unseen = Aus der Familie { FAMILY($family) } ist niemand mehr verdeckt.
reason-must-stand-up = Du liegst am Boden: Statt dich zu bewegen, kannst du nur aufstehen.
reason-not-laid-down = Hier liegt niemand am Boden.
reason-not-on-portal = Retten kannst du nur auf dem Feld mit dem Portal: { TILE($tile) } ({ PLACE($place) }).
reason-portal-taken = Eine Inkarnation versperrt das Portal: Niemand kann gerettet werden.
reason-no-villager-there = Hier ist kein Dorfbewohner: { TILE($tile) } ({ PLACE($place) }).
reason-villager-cannot-come = Der Dorfbewohner kann nicht { TILE($tile, case: "to") } ({ PLACE($place) }) mitkommen.
reason-no-dead-villager = Aus der Familie { FAMILY($family) } kann jetzt niemand zurückkehren.
reason-no-artifact = Dir fehlt das Artefakt „{ ARTIFACT($artifact) }“.
reason-artifact-useless = Mit { ARTIFACT($artifact, case: "dat") } kannst du jetzt nichts anfangen.
reason-own-tile = Du stehst selbst { TILE($tile, case: "loc") } ({ PLACE($place) }): Das Feuerwerk gilt einem anderen Feld.
reason-no-crystal = Du hast keinen Mondkristall, der in eine Schale darf; einer aus diesem Zug muss noch warten.
reason-no-receptacle-here = Hier ist keine leere Schale: { TILE($tile) } ({ PLACE($place) }).
reason-incarnation-before = Su-Ling stellt sich nicht vor eine Inkarnation wie { CARD($card, case: "acc") }.
reason-already-before-space = Su-Ling steht schon vor { SPACE($space) }.
reason-nothing-to-strike = Dort könnte kein Geist ausgetrieben werden.
reason-other-stack-and-family = Alle müssen von verschiedenen Feldern und aus verschiedenen Familien kommen.
reason-no-crystal-left = Dafür ist kein Mondkristall mehr da.
reason-must-bring-villager = Auf dein Feld zurück fliegst du nur, um einen Dorfbewohner von dort wegzubringen.
reason-die-is-set = Der Würfel, den das Schwert gedreht hat, kann nicht neu geworfen werden.
