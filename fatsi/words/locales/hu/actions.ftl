# What may be done, as a choice. $decision is the question that it answers.

## Yang

action-move =
    { $own ->
        [yes] Repülj el egy falusival, és térj vissza { TILE($tile, case: "to") } ({ PLACE($place) })
       *[no]
            { $haunted ->
                [yes] Lépj { TILE($tile, case: "to") } ({ PLACE($place) }, kísértetjárta)
               *[no] Lépj { TILE($tile, case: "to") } ({ PLACE($place) })
            }
    }
action-help = Kérj segítséget { TILE($tile, case: "at") }: { TILE($tile, case: "help") }
action-exorcise = Szelleműzés: { CARD($cards) }
action-end = Fejezd be a kört
action-yin-yang-ask = Jinjang: kérj segítséget { TILE($tile, case: "at") } ({ PLACE($place) })
action-yin-yang-unhaunt = Jinjang: tisztítsd meg { TILE($tile, case: "acc") } ({ PLACE($place) })
action-borrow = Képességjelző: { POWER($power) } ({ BOARD($board, case: "short") })
action-mantra = Mantra ide: { CARD($card) } ({ SPACE($space) })
action-buddha = Állíts buddhát { SPACE($space, case: "to") }
action-pick-up = Vegyél el egy képességjelzőt
action-guide =
    { $decision ->
        [yang] Ikerszelek: mozgasd { SEAT($seat, case: "acc") }
       *[guide] Mozgasd { SEAT($seat, case: "acc") }
    }
action-to =
    { $haunted ->
        [yes] Menjen { TILE($tile, case: "to") } ({ PLACE($place) }, kísértetjárta)
       *[no] Menjen { TILE($tile, case: "to") } ({ PLACE($place) })
    }
action-stay =
    { $decision ->
        [su-ling] Szu Ling maradjon, ahol van
       *[other] Maradj itt
    }

## Villagers

action-revive = Támaszd fel { SEAT($seat, case: "acc") }
action-unhaunt = Tisztítsd meg { TILE($tile, case: "acc") } ({ PLACE($place) })
action-banish = Kergesd el { CARD($card, case: "acc") } ({ SPACE($space) })
action-calm = Küldd az őrjáratot { BOARD($board, case: "to") }
action-pray = Tegyél oda egy { COLOUR($colour) } varázstárgyat
action-lift = Helyezd át { CARD($card, case: "acc") } ({ SPACE($space) })

## Exorcism

action-keep =
    { $decision ->
        [dice-choice] Maradjon a dobás
        [sword] Dobj az összes kockával
       *[curse-choice] Maradjon ez az eredmény
    }
action-reroll-curse = Dobj újra az átokkockával
action-reroll = Újradobás: { ROLL($roll) }
action-defeat =
    { $cost ->
        [0] Űzd el { CARD($card, case: "acc") } ({ SPACE($space) })
       *[other]
            { $paid ->
                [crystals] Űzd el { CARD($card, case: "acc") } ({ SPACE($space) }) { $cost } kristállyal
                [either] Űzd el { CARD($card, case: "acc") } ({ SPACE($space) }) { $cost } varázstárggyal vagy kristállyal
               *[tao] Űzd el { CARD($card, case: "acc") } ({ SPACE($space) }) { $cost } varázstárggyal
            }
    }
action-done =
    { $decision ->
        [claws] Ne vegyél el varázstárgyat
        [su-ling-crystal] Ne hozzon kristályt
        [put-buddha] Ne állíts fel buddhát
       *[defeat]
            { $named ->
                [yes] Más kísértetet ne űzz el
               *[no] Egyet se űzz el, és ne adj be semmit
            }
    }
action-spend = Add be { SEAT($seat) } egy { COLOUR($colour) } varázstárgyát
action-resolve = Először: { CARD($card) } ({ SPACE($space) })

## Ghosts, tokens, Qi

action-place =
    { $buddha ->
        [yes] Tedd { SPACE($space, case: "to") }, { TILE($tile, case: "the") } ({ PLACE($place) }) elé; ott buddha áll
       *[no] Tedd { SPACE($space, case: "to") }, { TILE($tile, case: "the") } ({ PLACE($place) }) elé
    }
action-take =
    { $decision ->
        [yang] Feneketlen zsebek: vegyél el egy { COLOUR($colour) } varázstárgyat
        [claws] Bosszú Karmai: vegyél el egy { COLOUR($colour) } varázstárgyat
       *[take] Vegyél el egy { COLOUR($colour) } varázstárgyat
    }
action-discard = Dobj el egy { COLOUR($colour) } varázstárgyat
action-gain-qi = Kapj 1 csit
action-gain-yin-yang = Vedd vissza a jinjangodat
action-give-qi = Kapja { SEAT($seat) } ({ $qi } csije van)
action-give-yin-yang = Kapja { SEAT($seat) }
action-pay =
    { $holder ->
        [neutral] Veszítse el { BOARD($seat) } ({ $qi } csije van)
       *[taoist] Veszítse el { SEAT($seat) } ({ $qi } csije van)
    }

## White Moon

action-save = Mentsd meg a falulapodon lévő falusit: { FAMILY($family) }
action-stand = Állj fel
action-escort = Menjen vele a falusi { TILE($tile, case: "to") } ({ PLACE($place) })
action-alone = A falusi maradjon itt
action-rescue = Ments meg egy { FAMILY($family, case: "acc") } { TILE($tile, case: "from") } ({ PLACE($place) })
action-kill = Haljon meg egy { FAMILY($family) } { TILE($tile, case: "at") } ({ PLACE($place) })
action-give-up = Adja { SEAT($seat) }
action-grant = Kapja { SEAT($seat) }
action-recall = Támassz fel egy falusit: { FAMILY($family) }
action-elixir = Használd az Életelixírt
action-moonstone = Használd a Hold Kövét: vegyél el egy holdkristályt
action-scroll = Használd az Egység Tekercsét: a többiek hozzád jöhetnek
action-fireworks = Tűzijáték: kérj segítséget { TILE($tile, case: "at") } ({ PLACE($place) })
action-come = Menj arra a falulapra
action-sword = Egy kocka legyen fehér, dobj a többivel
action-fill =
    { $decision ->
        [yang] Tegyél kristályt e sarok tartóedényébe ({ PLACE($place) })
       *[su-ling-crystal] Hozzon egy kristályt a készletből
    }
action-su-ling =
    { $card ->
        [none] Szu Ling menjen { SPACE($space, case: "the") } elé (üres)
       *[other] Szu Ling menjen { CARD($card, case: "the") } ({ SPACE($space) }) elé
    }
action-barrier-save =
    { $family ->
        [any] Egy kristályért ments meg egy falusit bármelyik falulapról
       *[other] Egy kristályért ments meg egy { FAMILY($family, case: "acc") } { TILE($tile, case: "from") } ({ PLACE($place) })
    }
action-barrier-roll = Dobj 4 kockával { BOARD($board) } kísértetei ellen
action-strike =
    { $own ->
        [yes] A saját táblád kísértetei
       *[no] { BOARD($board, case: "start") } kísértetei, egy képességjelzőért
    }
action-strike-black = Az összes fekete kísértet
action-give-crystal = Kapja { SEAT($seat) }
action-take-crystal = Vegyél el egy holdkristályt
action-spend-crystal = Add be { SEAT($seat) } egy holdkristályát
action-spend-barrier-crystal = Add be a Holdszalag egyik kristályát

## Chance

action-reveal = Egy falusi: { FAMILY($family) }

action-draw = Húzás: { CARD($card) }
action-roll = Dobás: { ROLL($roll) }
action-curse = Átokkocka: { FACE($face) }
