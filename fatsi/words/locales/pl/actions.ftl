# What may be done, as a choice. $decision is the question that it answers.

## Yang

action-move =
    { $own ->
        [yes] Leć z wieśniakiem i wróć { TILE($tile, case: "to") } ({ PLACE($place) })
       *[no]
            { $haunted ->
                [yes] Idź { TILE($tile, case: "to") } ({ PLACE($place) }, nawiedzony żeton)
               *[no] Idź { TILE($tile, case: "to") } ({ PLACE($place) })
            }
    }
action-help = Poproś o pomoc { TILE($tile, case: "at") }: { TILE($tile, case: "help") }
action-exorcise = Odpraw egzorcyzm: { CARD($cards) }
action-end = Zakończ turę
action-yin-yang-ask = Jin-Jang: poproś o pomoc { TILE($tile, case: "at") } ({ PLACE($place) })
action-yin-yang-unhaunt = Jin-Jang: przywróć żeton { TILE($tile, case: "short") } ({ PLACE($place) })
action-borrow = Znacznik Mocy: { POWER($power) } ({ BOARD($board, case: "short") })
action-mantra = Mantra na { CARD($card) } ({ SPACE($space) })
action-buddha = Postaw Buddę na polu { SPACE($space) }
action-pick-up = Zabierz znacznik Mocy
action-guide =
    { $decision ->
        [yang] Bliźniacze Wiatry: przesuń { SEAT($seat, case: "acc") }
       *[guide] Przenieś { SEAT($seat, case: "acc") }
    }
action-to =
    { $haunted ->
        [yes] Przenieś { TILE($tile, case: "to") } ({ PLACE($place) }, nawiedzony żeton)
       *[no] Przenieś { TILE($tile, case: "to") } ({ PLACE($place) })
    }
action-stay =
    { $decision ->
        [su-ling] Zostaw Su-Ling tam, gdzie jest
       *[other] Zostań tutaj
    }

## Villagers

action-revive = Przywróć do życia { SEAT($seat, case: "acc") }
action-unhaunt = Przywróć żeton { TILE($tile, case: "short") } ({ PLACE($place) })
action-banish = Odeślij { CARD($card) } ({ SPACE($space) })
action-calm = Wyślij Nocnego Strażnika na { BOARD($board, case: "acc") }
action-pray = Połóż tam { COLOUR($colour) } znacznik
action-lift = Przenieś { CARD($card) } ({ SPACE($space) })

## Exorcism

action-keep =
    { $decision ->
        [dice-choice] Zostaw ten rzut
        [sword] Rzuć wszystkimi kośćmi
       *[curse-choice] Zostaw ten wynik
    }
action-reroll-curse = Przerzuć kość Klątwy
action-reroll = Przerzuć: { ROLL($roll, case: "feminine-acc") }
action-defeat =
    { $cost ->
        [0] Pokonaj { CARD($card) } ({ SPACE($space) })
        [one]
            { $paid ->
                [crystals] Pokonaj { CARD($card) } ({ SPACE($space) }) za 1 kryształ
                [either] Pokonaj { CARD($card) } ({ SPACE($space) }) za 1 znacznik Tao lub kryształ
               *[tao] Pokonaj { CARD($card) } ({ SPACE($space) }) za 1 znacznik Tao
            }
        [few]
            { $paid ->
                [crystals] Pokonaj { CARD($card) } ({ SPACE($space) }) za { $cost } kryształy
                [either] Pokonaj { CARD($card) } ({ SPACE($space) }) za { $cost } znaczniki Tao lub kryształy
               *[tao] Pokonaj { CARD($card) } ({ SPACE($space) }) za { $cost } znaczniki Tao
            }
       *[other]
            { $paid ->
                [crystals] Pokonaj { CARD($card) } ({ SPACE($space) }) za { $cost } kryształów
                [either] Pokonaj { CARD($card) } ({ SPACE($space) }) za { $cost } znaczników Tao lub kryształów
               *[tao] Pokonaj { CARD($card) } ({ SPACE($space) }) za { $cost } znaczników Tao
            }
    }
action-done =
    { $decision ->
        [claws] Nie bierz znacznika
        [su-ling-crystal] Nie przynoś kryształu
        [put-buddha] Nie stawiaj Buddy
       *[defeat]
            { $named ->
                [yes] Nie pokonuj innych duchów
               *[no] Nie pokonuj nikogo i nic nie wydawaj
            }
    }
action-spend = Wydaj { COLOUR($colour) } znacznik Tao { SEAT($seat, case: "gen") }
action-resolve = Najpierw { CARD($card) } ({ SPACE($space) })

## Ghosts, tokens, Qi

action-place =
    { $buddha ->
        [yes] Połóż na polu { SPACE($space) }, { TILE($tile, case: "before") } ({ PLACE($place) }); stoi tam Budda
       *[no] Połóż na polu { SPACE($space) }, { TILE($tile, case: "before") } ({ PLACE($place) })
    }
action-take =
    { $decision ->
        [yang] Bezdenne Kieszenie: weź { COLOUR($colour) } znacznik Tao
        [claws] Szpony Zemsty: weź { COLOUR($colour) } znacznik Tao
       *[take] Weź { COLOUR($colour) } znacznik Tao
    }
action-discard = Odrzuć { COLOUR($colour) } znacznik Tao
action-gain-qi = Zyskaj 1 Qi
action-gain-yin-yang = Odzyskaj swoje Jin-Jang
action-give-qi = Daj { SEAT($seat, case: "dat") }, który ma { $qi } Qi
action-give-yin-yang = Daj { SEAT($seat, case: "dat") }
action-pay =
    { $holder ->
        [neutral] Traci { BOARD($seat) }, która ma { $qi } Qi
       *[taoist] Traci { SEAT($seat) }, który ma { $qi } Qi
    }

## White Moon

action-save = Ocal wieśniaka ze swojego żetonu: { FAMILY($family) }
action-stand = Wstań
action-escort = Zabierz wieśniaka { TILE($tile, case: "to") } ({ PLACE($place) })
action-alone = Zostaw wieśniaka
action-rescue = Ocal wieśniaka { TILE($tile, case: "at") } ({ PLACE($place) }): { FAMILY($family) }
action-kill = Niech zginie wieśniak { TILE($tile, case: "at") } ({ PLACE($place) }): { FAMILY($family) }
action-give-up = Znacznik { SEAT($seat, case: "gen") }
action-grant = Daj { SEAT($seat, case: "dat") }
action-recall = Przywróć do życia wieśniaka: { FAMILY($family) }
action-elixir = Użyj Eliksiru Życia
action-moonstone = Użyj Kamienia Księżycowego: weź kryształ księżycowy
action-scroll = Użyj Zwoju Jedności: inni mogą do ciebie przyjść
action-fireworks = Fajerwerki: poproś o pomoc { TILE($tile, case: "at") } ({ PLACE($place) })
action-come = Idź na ten żeton
action-sword = Obróć jedną kość na białą ściankę, rzuć pozostałymi
action-fill =
    { $decision ->
        [yang] Włóż kryształ do naczynia w tym narożniku ({ PLACE($place) })
       *[su-ling-crystal] Przynieś kryształ z banku
    }
action-su-ling =
    { $card ->
        [none] Wyślij Su-Ling przed puste pole { SPACE($space) }
       *[other] Wyślij Su-Ling przed pole { SPACE($space) } ({ CARD($card) })
    }
action-barrier-save =
    { $family ->
        [any] Oddaj kryształ i ocal wieśniaka z dowolnego żetonu
       *[other] Oddaj kryształ i ocal wieśniaka { TILE($tile, case: "at") } ({ PLACE($place) }): { FAMILY($family) }
    }
action-barrier-roll = Rzuć 4 kośćmi przeciw duchom na { BOARD($board, case: "loc") }
action-strike =
    { $own ->
        [yes] Duchy na twojej planszy
       *[no] Duchy na { BOARD($board, case: "loc") }, za znacznik Mocy
    }
action-strike-black = Wszystkie czarne duchy
action-give-crystal = Daj { SEAT($seat, case: "dat") }
action-take-crystal = Weź kryształ księżycowy
action-spend-crystal = Wydaj kryształ księżycowy { SEAT($seat, case: "gen") }
action-spend-barrier-crystal = Wydaj kryształ z bariery

## Chance

action-reveal = Wieśniak: { FAMILY($family) }

action-draw = Dobierz { CARD($card) }
action-roll = Rzut: { ROLL($roll, case: "feminine") }
action-curse = Kość Klątwy: { FACE($face) }
