# What may be done, as a choice. $decision is the question that it answers.

## Yang

action-move =
    { $own ->
        [yes] Einen Dorfbewohner ausfliegen und { TILE($tile, case: "short-to") } ({ PLACE($place) }) zurückkehren
       *[no]
            { $haunted ->
                [yes] { TILE($tile, case: "short-to-start") } ({ PLACE($place) }, Spuk) gehen
               *[no] { TILE($tile, case: "short-to-start") } ({ PLACE($place) }) gehen
            }
    }
action-help = Hilfe { TILE($tile, case: "short-loc") } ({ TILE($tile, case: "help") })
action-exorcise = Austreibung versuchen: { CARD($cards) }
action-end = Zug beenden
action-yin-yang-ask = Yin-Yang: Hilfe { TILE($tile, case: "short-loc") } ({ PLACE($place) })
action-yin-yang-unhaunt = Yin-Yang: { TILE($tile, case: "short") } ({ PLACE($place) }) vom Spuk befreien
action-borrow = Kraft-Marker: { POWER($power) } ({ BOARD($board, case: "short") })
action-mantra = Schriftrolle auf { CARD($card, case: "acc") } ({ SPACE($space) }) legen
action-buddha = Buddha auf { SPACE($space) } setzen
action-pick-up = Kraft-Marker nehmen
action-guide =
    { $decision ->
        [yang] Zwillingswinde: { SEAT($seat, case: "acc") } bewegen
       *[guide] { SEAT($seat, case: "acc-start") } versetzen
    }
action-to =
    { $haunted ->
        [yes] { TILE($tile, case: "short-to-start") } ({ PLACE($place) }, Spuk)
       *[no] { TILE($tile, case: "short-to-start") } ({ PLACE($place) })
    }
action-stay =
    { $decision ->
        [su-ling] Su-Ling lassen, wo sie ist
       *[other] Hier bleiben
    }

## Villagers

action-revive = { SEAT($seat, case: "acc-start") } zurückholen
action-unhaunt = { TILE($tile, case: "short") } ({ PLACE($place) }) vom Spuk befreien
action-banish = Vertreiben: { CARD($card) } ({ SPACE($space) })
action-calm = Den Nachtwächter { BOARD($board, case: "to") } schicken
action-pray = Einen { COLOUR($colour, case: "acc") } Marker auslegen
action-lift = Versetzen: { CARD($card) } ({ SPACE($space) })

## Exorcism

action-keep =
    { $decision ->
        [dice-choice] Diesen Wurf behalten
        [sword] Alle Würfel werfen
       *[curse-choice] Dieses Ergebnis behalten
    }
action-reroll-curse = Fluch-Würfel neu werfen
action-reroll = Neu werfen: { ROLL($roll, case: "start") }
action-defeat =
    { $cost ->
        [0] Austreiben: { CARD($card) } ({ SPACE($space) })
        [one]
            { $paid ->
                [crystals] Austreiben: { CARD($card) } ({ SPACE($space) }), mit 1 Kristall
                [either] Austreiben: { CARD($card) } ({ SPACE($space) }), mit 1 Tao-Marker oder Kristall
               *[tao] Austreiben: { CARD($card) } ({ SPACE($space) }), mit 1 Tao-Marker
            }
       *[other]
            { $paid ->
                [crystals] Austreiben: { CARD($card) } ({ SPACE($space) }), mit { $cost } Kristallen
                [either] Austreiben: { CARD($card) } ({ SPACE($space) }), mit { $cost } Tao-Markern oder Kristallen
               *[tao] Austreiben: { CARD($card) } ({ SPACE($space) }), mit { $cost } Tao-Markern
            }
    }
action-done =
    { $decision ->
        [claws] Keinen Marker nehmen
        [su-ling-crystal] Keinen Kristall bringen
        [put-buddha] Keinen Buddha setzen
       *[defeat]
            { $named ->
                [yes] Keinen weiteren Geist austreiben
               *[no] Keinen Geist austreiben und nichts ausgeben
            }
    }
action-spend = Einen { COLOUR($colour, case: "acc") } Tao-Marker { SEAT($seat, case: "gen") } ausgeben
action-resolve = Zuerst: { CARD($card) } ({ SPACE($space) })

## Ghosts, tokens, Qi

action-place =
    { $buddha ->
        [yes] Auf { SPACE($space) }, vor { TILE($tile, case: "short-dat") } ({ PLACE($place) }); dort steht ein Buddha
       *[no] Auf { SPACE($space) }, vor { TILE($tile, case: "short-dat") } ({ PLACE($place) })
    }
action-take =
    { $decision ->
        [yang] Bodenlose Taschen: einen { COLOUR($colour, case: "acc") } Tao-Marker nehmen
        [claws] Krallen der Rache: einen { COLOUR($colour, case: "acc") } Tao-Marker nehmen
       *[take] Einen { COLOUR($colour, case: "acc") } Tao-Marker nehmen
    }
action-discard = Einen { COLOUR($colour, case: "acc") } Tao-Marker ablegen
action-gain-qi = 1 Qi gewinnen
action-gain-yin-yang = Yin-Yang zurückholen
action-give-qi = 1 Qi für { SEAT($seat, case: "acc") } (hat { $qi })
action-give-yin-yang = Yin-Yang für { SEAT($seat, case: "acc") }
action-pay =
    { $holder ->
        [neutral] { BOARD($seat, case: "start") } (hat { $qi } Qi)
       *[taoist] { SEAT($seat, case: "start") } (hat { $qi } Qi)
    }

## White Moon

action-save = Dorfbewohner auf deinem Feld retten ({ FAMILY($family) })
action-stand = Aufstehen
action-escort = Den Dorfbewohner { TILE($tile, case: "short-to") } ({ PLACE($place) }) mitnehmen
action-alone = Den Dorfbewohner zurücklassen
action-rescue = { FAMILY($family) } { TILE($tile, case: "short-loc") } ({ PLACE($place) }) retten
action-kill = { FAMILY($family) } { TILE($tile, case: "short-loc") } ({ PLACE($place) }) sterben lassen
action-give-up = { SEAT($seat, case: "start") } gibt ihn ab
action-grant = Für { SEAT($seat, case: "acc") }
action-recall = Toten Dorfbewohner zurückholen ({ FAMILY($family) })
action-elixir = Das Lebenselixier einsetzen
action-moonstone = Den Mondstein einsetzen: einen Mondkristall nehmen
action-scroll = Das Pergament der Einheit einsetzen: die anderen dürfen zu dir kommen
action-fireworks = Feuerwerk: Hilfe { TILE($tile, case: "short-loc") } ({ PLACE($place) })
action-come = Auf dieses Feld kommen
action-sword = Einen Würfel auf Weiß drehen, die anderen werfen
action-fill =
    { $decision ->
        [yang] Einen Kristall in die Schale dieser Ecke ({ PLACE($place) }) legen
       *[su-ling-crystal] Einen Kristall aus dem Vorrat bringen
    }
action-su-ling =
    { $card ->
        [none] Su-Ling vor { SPACE($space) } (leer) stellen
       *[other] Su-Ling vor { CARD($card, case: "acc") } ({ SPACE($space) }) stellen
    }
action-barrier-save =
    { $family ->
        [any] Einen Kristall abgeben und einen Dorfbewohner eines beliebigen Feldes retten
       *[other] Einen Kristall abgeben und { FAMILY($family) } { TILE($tile, case: "short-loc") } ({ PLACE($place) }) retten
    }
action-barrier-roll = 4 Würfel gegen die Geister { BOARD($board, case: "gen") } werfen
action-strike =
    { $own ->
        [yes] Die Geister deiner Tafel
       *[no] Die Geister { BOARD($board, case: "gen") }, für einen Kraft-Marker
    }
action-strike-black = Alle schwarzen Geister
action-give-crystal = Mondkristall für { SEAT($seat, case: "acc") }
action-take-crystal = Einen Mondkristall nehmen
action-spend-crystal = Einen Mondkristall { SEAT($seat, case: "gen") } ausgeben
action-spend-barrier-crystal = Einen Kristall der Mondbarriere ausgeben

## Chance

action-reveal = Ein Dorfbewohner: { FAMILY($family) }

action-draw = Gezogen: { CARD($card) }
action-roll = Gewürfelt: { ROLL($roll, case: "start") }
action-curse = Der Fluch-Würfel: { FACE($face) }
