# What may be done, as a choice. $decision is the question that it answers.

## Yang

action-move =
    { $own ->
        [yes] Breng een dorpsbewoner weg en keer terug naar { TILE($tile, case: "the-short") } ({ PLACE($place) })
       *[no]
            { $haunted ->
                [yes] Ga naar { TILE($tile, case: "the-short") } ({ PLACE($place) }, geplaagd)
               *[no] Ga naar { TILE($tile, case: "the-short") } ({ PLACE($place) })
            }
    }
action-help = Vraag hulp bij { TILE($tile, case: "the-short") } ({ TILE($tile, case: "help") })
action-exorcise = Probeer een uitdrijving: { CARD($cards) }
action-end = Beëindig de beurt
action-yin-yang-ask = Yin-Yang: vraag hulp bij { TILE($tile, case: "the-short") } ({ PLACE($place) })
action-yin-yang-unhaunt = Yin-Yang: maak { TILE($tile, case: "the") } ({ PLACE($place) }) weer actief
action-borrow = Krachtfiche: { POWER($power) } ({ BOARD($board, case: "short") })
action-mantra = Leg de Mantra op { CARD($card) } ({ SPACE($space) })
action-buddha = Zet een Boeddha op { SPACE($space) }
action-pick-up = Pak een Krachtfiche terug
action-guide =
    { $decision ->
        [yang] Tweelingwinden: verplaats { SEAT($seat) }
       *[guide] Verplaats { SEAT($seat) }
    }
action-to =
    { $haunted ->
        [yes] Naar { TILE($tile, case: "the-short") } ({ PLACE($place) }, geplaagd)
       *[no] Naar { TILE($tile, case: "the-short") } ({ PLACE($place) })
    }
action-stay =
    { $decision ->
        [su-ling] Laat Su-Ling waar ze is
       *[other] Blijf hier
    }

## Villagers

action-revive = Breng { SEAT($seat) } terug
action-unhaunt = Maak { TILE($tile, case: "the") } ({ PLACE($place) }) weer actief
action-banish = Stuur { CARD($card) } ({ SPACE($space) }) weg
action-calm = Stuur de Nachtwaker naar { BOARD($board) }
action-pray = Leg er een { COLOUR($colour) } fiche neer
action-lift = Verplaats { CARD($card) } ({ SPACE($space) })

## Exorcism

action-keep =
    { $decision ->
        [dice-choice] Houd deze worp
        [sword] Gooi alle dobbelstenen
       *[curse-choice] Houd dit resultaat
    }
action-reroll-curse = Gooi de Vloekdobbelsteen opnieuw
action-reroll = Gooi opnieuw: { ROLL($roll) }
action-defeat =
    { $cost ->
        [0] Drijf { CARD($card) } ({ SPACE($space) }) uit
        [one]
            { $paid ->
                [crystals] Drijf { CARD($card) } ({ SPACE($space) }) uit met 1 kristal
                [either] Drijf { CARD($card) } ({ SPACE($space) }) uit met 1 Tao-fiche of kristal
               *[tao] Drijf { CARD($card) } ({ SPACE($space) }) uit met 1 Tao-fiche
            }
       *[other]
            { $paid ->
                [crystals] Drijf { CARD($card) } ({ SPACE($space) }) uit met { $cost } kristallen
                [either] Drijf { CARD($card) } ({ SPACE($space) }) uit met { $cost } Tao-fiches of kristallen
               *[tao] Drijf { CARD($card) } ({ SPACE($space) }) uit met { $cost } Tao-fiches
            }
    }
action-done =
    { $decision ->
        [claws] Pak geen fiche
        [su-ling-crystal] Breng geen kristal
        [put-buddha] Zet geen Boeddha neer
       *[defeat]
            { $named ->
                [yes] Drijf geen geest meer uit
               *[no] Drijf geen geest uit en lever niets in
            }
    }
action-spend = Lever een { COLOUR($colour) } Tao-fiche van { SEAT($seat) } in
action-resolve = Eerst { CARD($card) } ({ SPACE($space) })

## Ghosts, tokens, Qi

action-place =
    { $buddha ->
        [yes] Op { SPACE($space) }, vóór { TILE($tile, case: "the-short") } ({ PLACE($place) }); daar staat een Boeddha
       *[no] Op { SPACE($space) }, vóór { TILE($tile, case: "the-short") } ({ PLACE($place) })
    }
action-take =
    { $decision ->
        [yang] Bodemloze Zakken: pak een { COLOUR($colour) } Tao-fiche
        [claws] Klauwen der Wraak: pak een { COLOUR($colour) } Tao-fiche
       *[take] Pak een { COLOUR($colour) } Tao-fiche
    }
action-discard = Leg een { COLOUR($colour) } Tao-fiche af
action-gain-qi = Neem 1 Qi
action-gain-yin-yang = Pak je Yin-Yang terug
action-give-qi = 1 Qi voor { SEAT($seat) } (heeft er { $qi })
action-give-yin-yang = Yin-Yang voor { SEAT($seat) }
action-pay =
    { $holder ->
        [neutral] { BOARD($seat, case: "start") } (heeft { $qi } Qi)
       *[taoist] { SEAT($seat, case: "start") } (heeft { $qi } Qi)
    }

## White Moon

action-save = Red de dorpsbewoner op je tegel ({ FAMILY($family) })
action-stand = Sta op
action-escort = Neem de dorpsbewoner mee naar { TILE($tile, case: "the-short") } ({ PLACE($place) })
action-alone = Laat de dorpsbewoner achter
action-rescue = Red { FAMILY($family) } bij { TILE($tile, case: "the-short") } ({ PLACE($place) })
action-kill = Laat { FAMILY($family) } bij { TILE($tile, case: "the-short") } ({ PLACE($place) }) sterven
action-give-up = Van { SEAT($seat) }
action-grant = Voor { SEAT($seat) }
action-recall = Breng een dode dorpsbewoner terug ({ FAMILY($family) })
action-elixir = Gebruik het Levenselixer
action-moonstone = Gebruik de Maansteen: pak een maankristal
action-scroll = Gebruik de Schriftrol der Eenheid: de anderen mogen naar je toe komen
action-fireworks = Vuurwerk: vraag hulp bij { TILE($tile, case: "the-short") } ({ PLACE($place) })
action-come = Kom naar die tegel
action-sword = Leg één dobbelsteen op wit, gooi de andere
action-fill =
    { $decision ->
        [yang] Zet een kristal in de houder van deze hoek ({ PLACE($place) })
       *[su-ling-crystal] Breng een kristal uit de voorraad
    }
action-su-ling =
    { $card ->
        [none] Zet Su-Ling vóór { SPACE($space) } (leeg)
       *[other] Zet Su-Ling vóór { CARD($card) } ({ SPACE($space) })
    }
action-barrier-save =
    { $family ->
        [any] Lever een kristal in en red een dorpsbewoner van een tegel naar keuze
       *[other] Lever een kristal in en red { FAMILY($family) } bij { TILE($tile, case: "the-short") } ({ PLACE($place) })
    }
action-barrier-roll = Gooi 4 dobbelstenen tegen de geesten van { BOARD($board) }
action-strike =
    { $own ->
        [yes] De geesten van je eigen bord
       *[no] De geesten van { BOARD($board) }, voor een Krachtfiche
    }
action-strike-black = Alle zwarte geesten
action-give-crystal = Maankristal voor { SEAT($seat) }
action-take-crystal = Pak een maankristal
action-spend-crystal = Lever een maankristal van { SEAT($seat) } in
action-spend-barrier-crystal = Lever een kristal van de Maanbarrière in

## Chance

action-reveal = Een dorpsbewoner: { FAMILY($family) }

action-draw = Getrokken: { CARD($card) }
action-roll = Gegooid: { ROLL($roll) }
action-curse = De Vloekdobbelsteen: { FACE($face) }
