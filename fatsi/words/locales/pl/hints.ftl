# Hints: the choices of a decision with the chance of winning, and the reasons for them.
# A card is never the subject of a verb here, since its name may be singular or plural.

## Asking for one in the browser

hint = Podpowiedź
hint-explained = Pokazuje ci najlepsze zagrania, z szansą na wygraną i uzasadnieniem. Nikt inny tego nie widzi.
hint-title = Podpowiedź: najlepsze zagrania

## The list

hint-best = Najlepsze zagrania, z szacowaną szansą na wygraną:
hint-only = Jest tylko jedna możliwość:
hint-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
# A choice in words, and as records have it.
hint-choice = { $choice } [{ $action }]
hint-plan = Potem: { $steps }.
hint-more =
    { $number ->
        [one] Jest jeszcze jedna możliwość; pokaże ją --all.
        [few] Są jeszcze { $number } możliwości; pokaże je --all.
       *[other] Jest jeszcze { $number } możliwości; pokaże je --all.
    }
hint-no-choice-chance = Teraz decydują kości lub talia: nie ma czego wybierać.
hint-no-choice-over = Gra jest skończona: nie ma czego wybierać.
hint-step-of-position = --step dotyczy zapisu, a to jest pozycja.
hint-step-and-turn = Podaj --turn albo --step, nie obie opcje naraz.
hint-no-step = W zapisie nie ma kroku { $step }; ostatni to { $last }.

## How a choice bears on a threat, which is a sentence of its own

hint-ends = Usuwa zagrożenie: { $threat }
hint-may-end = { PERCENT($chance) } szans na usunięcie zagrożenia: { $threat }
hint-lessens = Zmniejsza zagrożenie: { $threat }
hint-may-lessen = { PERCENT($chance) } szans na zmniejszenie zagrożenia: { $threat }
hint-eases = Ułatwia usunięcie zagrożenia: { $threat }
hint-avoids = Pozwala uniknąć skutku innego wyboru: { $threat }

## Threats. $turns is 0 for what happens in this very Yin.

threat-line-lost =
    { $turns ->
        [0] w linii { CARD($card) } ({ SPACE($space) }) nie ma już czego nawiedzić, więc gra będzie zaraz przegrana.
       *[other] w następnej fazie Jin { BOARD($board, case: "gen") } w linii { CARD($card) } ({ SPACE($space) }) nie będzie już czego nawiedzić i gra będzie przegrana.
    }
threat-haunts-last =
    { $turns ->
        [0] żeton { TILE($tile, case: "short") } ({ PLACE($place) }) zostanie zaraz nawiedzony przez { CARD($card) } ({ SPACE($space) }) i gra będzie przegrana.
       *[other] żeton { TILE($tile, case: "short") } ({ PLACE($place) }) zostanie nawiedzony przez { CARD($card) } ({ SPACE($space) }) w następnej fazie Jin { BOARD($board, case: "gen") } i gra będzie przegrana.
    }
threat-haunts =
    { $turns ->
        [0] żeton { TILE($tile, case: "short") } ({ PLACE($place) }) zostanie zaraz nawiedzony przez { CARD($card) } ({ SPACE($space) }).
       *[other] żeton { TILE($tile, case: "short") } ({ PLACE($place) }) zostanie nawiedzony przez { CARD($card) } ({ SPACE($space) }) w następnej fazie Jin { BOARD($board, case: "gen") }.
    }
threat-approaches =
    { $turns ->
        [0] figurka { CARD($card) } ({ SPACE($space) }) wejdzie zaraz na stopień, a w następnej fazie Jin { BOARD($board, case: "gen") } nastąpi nawiedzenie.
       *[other] figurka { CARD($card) } ({ SPACE($space) }) wejdzie na stopień w następnej fazie Jin { BOARD($board, case: "gen") }, a w kolejnej nastąpi nawiedzenie.
    }
threat-torments =
    { $turns ->
        [0] przez { CARD($card) } ({ SPACE($space) }) trzeba zaraz rzucić kością Klątwy.
       *[other] przez { CARD($card) } ({ SPACE($space) }) trzeba rzucać kością Klątwy w każdej fazie Jin { BOARD($board, case: "gen") }.
    }
threat-takes-tao =
    { $turns ->
        [0] przez { CARD($card) } ({ SPACE($space) }) każdy Taoista straci zaraz znacznik Tao.
       *[other] przez { CARD($card) } ({ SPACE($space) }) każdy Taoista traci znacznik Tao w każdej fazie Jin { BOARD($board, case: "gen") }.
    }
threat-acts =
    { $turns ->
        [0] kamień { CARD($card) } ({ SPACE($space) }) zadziała zaraz: { STONE($stone) }.
       *[other] kamień { CARD($card) } ({ SPACE($space) }) działa w każdej fazie Jin { BOARD($board, case: "gen") }: { STONE($stone) }.
    }
threat-holds-die = kość Tao została skradziona przez { CARD($card) } ({ SPACE($space) }).
threat-holds-tao = znaczniki Tao są zablokowane przez { CARD($card) } ({ SPACE($space) }).
threat-holds-power = moc { BOARD($board, case: "gen") } jest zablokowana przez { CARD($card) } ({ SPACE($space) }).
threat-holds-powers = wszystkie moce są zablokowane przez { CARD($card) } ({ SPACE($space) }).
threat-holds-white = przez { CARD($card) } ({ SPACE($space) }) białe ścianki się nie liczą.
threat-incarnation = { CARD($card) } ({ SPACE($space) }) to inkarnacja Wu-Fenga, którą trzeba pokonać.
threat-deadline =
    { $number ->
        [one] została 1 karta, a jedna z inkarnacji wciąż nie jest pokonana: po ostatniej karcie gra będzie przegrana.
        [few] zostały { $number } karty, a jedna z inkarnacji wciąż nie jest pokonana: po ostatniej karcie gra będzie przegrana.
        [many] zostało { $number } kart, a jedna z inkarnacji wciąż nie jest pokonana: po ostatniej karcie gra będzie przegrana.
       *[other] zostało { $number } karty, a jedna z inkarnacji wciąż nie jest pokonana: po ostatniej karcie gra będzie przegrana.
    }
threat-overrun =
    { $turns ->
        [0] { BOARD($board) } jest pełna, więc { SEAT($seat) } straci zaraz 1 Qi.
       *[other] { BOARD($board) } jest pełna, więc w jej następnej fazie Jin { SEAT($seat) } straci 1 Qi.
    }
threat-overrun-death =
    { $turns ->
        [0] { BOARD($board) } jest pełna, więc { SEAT($seat) } straci zaraz ostatnie Qi i zginie.
       *[other] { BOARD($board) } jest pełna, więc w jej następnej fazie Jin { SEAT($seat) } straci ostatnie Qi i zginie.
    }
threat-overrun-all-dead =
    { $turns ->
        [0] { BOARD($board) } jest pełna, więc zaraz zginie ostatni żywy Taoista i gra będzie przegrana.
       *[other] { BOARD($board) } jest pełna, więc w jej następnej fazie Jin zginie ostatni żywy Taoista i gra będzie przegrana.
    }
threat-overrun-neutral =
    { $turns ->
        [0] { BOARD($board) } jest pełna, więc zaraz straci 1 Qi.
       *[other] { BOARD($board) } jest pełna, więc w swojej następnej fazie Jin straci 1 Qi.
    }
threat-overrun-possessed =
    { $turns ->
        [0] { BOARD($board) } jest nawiedzona i pełna, więc któryś z żywych Taoistów straci zaraz 1 Qi.
       *[other] { BOARD($board) } jest nawiedzona i pełna, więc w jej następnej fazie Jin któryś z żywych Taoistów straci 1 Qi.
    }
threat-nearly-full = na { BOARD($board, case: "loc") } jest już tylko jedno wolne pole.
threat-weak = { SEAT($seat) } ma już tylko 1 Qi.
threat-weak-last = { SEAT($seat) } jako jedyny jeszcze żyje i ma już tylko 1 Qi.
threat-dead = { SEAT($seat) } nie żyje.
threat-village-near = jeszcze jeden nawiedzony żeton i gra będzie przegrana.
threat-haunted = żeton { TILE($tile, case: "short") } ({ PLACE($place) }) jest nawiedzony.

## Threats with White Moon

threat-kills-villagers =
    { $turns ->
        [0] wieśniacy { TILE($tile, case: "at") } ({ PLACE($place) }) zostaną zaraz zabici przez { CARD($card) } ({ SPACE($space) }).
       *[other] wieśniacy { TILE($tile, case: "at") } ({ PLACE($place) }) zostaną zabici przez { CARD($card) } ({ SPACE($space) }) w następnej fazie Jin { BOARD($board, case: "gen") }.
    }
threat-kills-last-villagers =
    { $turns ->
        [0] wieśniacy { TILE($tile, case: "at") } ({ PLACE($place) }) zostaną zaraz zabici przez { CARD($card) } ({ SPACE($space) }), ofiar będzie zbyt wiele i gra będzie przegrana.
       *[other] wieśniacy { TILE($tile, case: "at") } ({ PLACE($place) }) zostaną zabici przez { CARD($card) } ({ SPACE($space) }) w następnej fazie Jin { BOARD($board, case: "gen") }, ofiar będzie zbyt wiele i gra będzie przegrana.
    }
threat-frightens-to-death =
    { $turns ->
        [0] figurka { CARD($card) } ({ SPACE($space) }) wejdzie zaraz na stopień, a wieśniak { TILE($tile, case: "at") } ({ PLACE($place) }) nie ma dokąd uciec i zginie.
       *[other] figurka { CARD($card) } ({ SPACE($space) }) wejdzie na stopień w następnej fazie Jin { BOARD($board, case: "gen") }, a wieśniak { TILE($tile, case: "at") } ({ PLACE($place) }) nie ma dokąd uciec i zginie.
    }
threat-devours =
    { $turns ->
        [0] wieśniak { TILE($tile, case: "at") } ({ PLACE($place) }) zostanie zaraz pożarty przez { CARD($card) } ({ SPACE($space) }).
       *[other] wieśniak { TILE($tile, case: "at") } ({ PLACE($place) }) zostanie pożarty przez { CARD($card) } ({ SPACE($space) }) w następnej fazie Jin { BOARD($board, case: "gen") }.
    }
threat-devours-any =
    { $turns ->
        [0] wieśniak zostanie zaraz pożarty przez { CARD($card) } ({ SPACE($space) }).
       *[other] wieśniak zostanie pożarty przez { CARD($card) } ({ SPACE($space) }) w następnej fazie Jin { BOARD($board, case: "gen") }.
    }
threat-devours-last =
    { $turns ->
        [0] wieśniak zostanie zaraz pożarty przez { CARD($card) } ({ SPACE($space) }), ofiar będzie zbyt wiele i gra będzie przegrana.
       *[other] wieśniak zostanie pożarty przez { CARD($card) } ({ SPACE($space) }) w następnej fazie Jin { BOARD($board, case: "gen") }, ofiar będzie zbyt wiele i gra będzie przegrana.
    }
threat-devours-qi =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) nie ma już kogo pożreć, więc zaraz przepadnie 1 Qi.
       *[other] { CARD($card) } ({ SPACE($space) }) nie ma już kogo pożreć, więc w następnej fazie Jin { BOARD($board, case: "gen") } przepadnie 1 Qi.
    }
threat-holds-portal = portal jest zajęty przez { CARD($card) } ({ SPACE($space) }), więc nikogo nie można ocalić.
threat-holds-su-ling = Su-Ling jest uwięziona przez { CARD($card) } ({ SPACE($space) }).
threat-laid-down = { SEAT($seat) } leży powalony.
threat-villagers-near =
    { $number ->
        [one] jeszcze jedna ofiara wśród wieśniaków i gra będzie przegrana.
        [few] jeszcze { $number } ofiary wśród wieśniaków i gra będzie przegrana.
        [many] jeszcze { $number } ofiar wśród wieśniaków i gra będzie przegrana.
       *[other] jeszcze { $number } ofiary wśród wieśniaków i gra będzie przegrana.
    }

## Gains

gain-wins = Daje zwycięstwo.
gain-may-win = { PERCENT($chance) } szans na zwycięstwo: { CARD($card) } ({ SPACE($space) }) to ostatnia inkarnacja.
gain-may-beat = { PERCENT($chance) } szans na pokonanie { CARD($card) } ({ SPACE($space) }).
gain-beats = Usuwa z gry { CARD($card) } ({ SPACE($space) }).
gain-saves = Ocala wieśniaka z rodziny { FAMILY($family) }.
gain-artifact = { SEAT($seat, case: "start") } dostaje { ARTIFACT($artifact, case: "acc") }.
gain-qi = { SEAT($seat, case: "start") } zyskuje { $number } Qi.
gain-receptacle =
    { $number ->
        [one] Dzięki temu pełne będzie jedno naczynie Księżycowej Bariery.
        [few] Dzięki temu pełne będą { $number } naczynia Księżycowej Bariery.
        [many] Dzięki temu pełnych będzie { $number } naczyń Księżycowej Bariery.
       *[other] Dzięki temu pełne będzie { $number } naczynia Księżycowej Bariery.
    }
gain-crystal = { SEAT($seat, case: "start") } dostaje kryształ księżycowy.
gain-yin-yang = { SEAT($seat, case: "start") } odzyskuje Jin-Jang.
gain-buddha = { SEAT($seat, case: "start") } dostaje figurkę Buddy, do postawienia później.
gain-guards = Budda na polu { SPACE($space) } usunie następnego ducha, który tam trafi.
gain-tao = { COLOUR($colour, case: "start") } znacznik pomaga pokonać { CARD($card) } ({ SPACE($space) }).
gain-escorts = Wieśniak z rodziny { FAMILY($family) } jest bliżej portalu.
