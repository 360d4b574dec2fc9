# Hints: the choices of a decision with the chance of winning, and the reasons for them.

## Asking for one in the browser

hint = Hint
hint-explained = Toont jou de beste keuzes, met de winstkans en de reden. Niemand anders ziet het.
hint-title = Hint: de beste keuzes

## The list

hint-best = De beste keuzes, met de geschatte winstkans:
hint-only = Er is maar één keuze:
hint-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
# A choice in words, and as records have it.
hint-choice = { $choice } [{ $action }]
hint-plan = Daarna: { $steps }.
hint-more =
    { $number ->
        [one] Nog één keuze; --all toont ook die.
       *[other] Nog { $number } keuzes; --all toont ook die.
    }
hint-no-choice-chance = Nu beslissen de dobbelstenen of de stapel: er valt niets te kiezen.
hint-no-choice-over = Het spel is voorbij: er valt niets te kiezen.
hint-step-of-position = --step geldt alleen voor een verslag; dit is een stelling.
hint-step-and-turn = Geef --turn of --step op, niet allebei.
hint-no-step = Het verslag heeft geen stap { $step }; de laatste is { $last }.

## How a choice bears on a threat, which is a sentence of its own

hint-ends = Neemt een gevaar weg: { $threat }
hint-may-end = { PERCENT($chance) } kans om een gevaar weg te nemen: { $threat }
hint-lessens = Verkleint een gevaar: { $threat }
hint-may-lessen = { PERCENT($chance) } kans om een gevaar te verkleinen: { $threat }
hint-eases = Maakt het makkelijker om de geest uit te drijven: { $threat }
hint-avoids = Voorkomt wat een andere keuze zou veroorzaken: { $threat }

## Threats. $turns is 0 for what happens in this very Yin. In Dutch they always follow a colon, so that they begin with
## a small letter.

threat-line-lost =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) heeft nu geen tegel meer om te plagen, en dan is het spel verloren.
       *[other] { CARD($card) } ({ SPACE($space) }) heeft in de volgende Yin-fase van { BOARD($board) } geen tegel meer om te plagen, en dan is het spel verloren.
    }
threat-haunts-last =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) plaagt nu { TILE($tile, case: "the") } ({ PLACE($place) }), en dan is het spel verloren.
       *[other] { CARD($card) } ({ SPACE($space) }) plaagt { TILE($tile, case: "the") } ({ PLACE($place) }) in de volgende Yin-fase van { BOARD($board) }, en dan is het spel verloren.
    }
threat-haunts =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) plaagt nu { TILE($tile, case: "the") } ({ PLACE($place) }).
       *[other] { CARD($card) } ({ SPACE($space) }) plaagt { TILE($tile, case: "the") } ({ PLACE($place) }) in de volgende Yin-fase van { BOARD($board) }.
    }
threat-approaches =
    { $turns ->
        [0] het spook van { CARD($card) } ({ SPACE($space) }) doet nu een stap en plaagt een tegel in de volgende Yin-fase van { BOARD($board) }.
       *[other] het spook van { CARD($card) } ({ SPACE($space) }) doet een stap in de volgende Yin-fase van { BOARD($board) } en plaagt een tegel in die daarna.
    }
threat-torments =
    { $turns ->
        [0] de Vloekdobbelsteen wordt nu gegooid voor { CARD($card) } ({ SPACE($space) }).
       *[other] de Vloekdobbelsteen wordt in elke Yin-fase van { BOARD($board) } gegooid voor { CARD($card) } ({ SPACE($space) }).
    }
threat-takes-tao =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) kost elke Taoïst nu een Tao-fiche.
       *[other] { CARD($card) } ({ SPACE($space) }) kost elke Taoïst een Tao-fiche in elke Yin-fase van { BOARD($board) }.
    }
threat-acts =
    { $turns ->
        [0]
            { $stone ->
                [shift-clockwise] { CARD($card) } ({ SPACE($space) }) schuift nu op.
                [kill-visible-villager] door { CARD($card) } ({ SPACE($space) }) sterft nu een zichtbare dorpsbewoner.
               *[ghost] door { CARD($card) } ({ SPACE($space) }) komt er nu nog een geest.
            }
       *[other]
            { $stone ->
                [shift-clockwise] { CARD($card) } ({ SPACE($space) }) schuift in elke Yin-fase van { BOARD($board) } op.
                [kill-visible-villager] door { CARD($card) } ({ SPACE($space) }) sterft in elke Yin-fase van { BOARD($board) } een zichtbare dorpsbewoner.
               *[ghost] door { CARD($card) } ({ SPACE($space) }) komt er in elke Yin-fase van { BOARD($board) } nog een geest.
            }
    }
threat-holds-die = { CARD($card) } ({ SPACE($space) }) heeft een Tao-dobbelsteen gestolen.
threat-holds-tao = zolang { CARD($card) } op { SPACE($space) } ligt, mag niemand Tao-fiches inleveren.
threat-holds-power = { CARD($card) } ({ SPACE($space) }) blokkeert de kracht van { BOARD($board) }.
threat-holds-powers = { CARD($card) } ({ SPACE($space) }) blokkeert alle krachten.
threat-holds-white = zolang { CARD($card) } op { SPACE($space) } ligt, telt wit niet.
threat-incarnation = { CARD($card) } ({ SPACE($space) }) is een incarnatie van Wu-Feng en moet uitgedreven worden.
threat-deadline =
    { $number ->
        [one] er is nog maar één kaart en een incarnatie is niet verslagen. Zodra de laatste kaart getrokken is, is het spel verloren.
       *[other] er zijn nog maar { $number } kaarten en een incarnatie is niet verslagen. Zodra de laatste kaart getrokken is, is het spel verloren.
    }
threat-overrun =
    { $turns ->
        [0] { BOARD($board) } is vol, en nu verliest { SEAT($seat) } 1 Qi.
       *[other] { BOARD($board) } is vol, en in de volgende Yin-fase van dat bord verliest { SEAT($seat) } 1 Qi.
    }
threat-overrun-death =
    { $turns ->
        [0] { BOARD($board) } is vol, en nu verliest { SEAT($seat) } de laatste Qi en sterft.
       *[other] { BOARD($board) } is vol, en in de volgende Yin-fase van dat bord verliest { SEAT($seat) } de laatste Qi en sterft.
    }
threat-overrun-all-dead =
    { $turns ->
        [0] { BOARD($board) } is vol, en nu sterft de laatste levende Taoïst en is het spel verloren.
       *[other] { BOARD($board) } is vol, en in de volgende Yin-fase van dat bord sterft de laatste levende Taoïst en is het spel verloren.
    }
threat-overrun-neutral =
    { $turns ->
        [0] { BOARD($board) } is vol en verliest nu 1 Qi.
       *[other] { BOARD($board) } is vol en verliest 1 Qi in zijn volgende Yin-fase.
    }
threat-overrun-possessed =
    { $turns ->
        [0] { BOARD($board) } is bezeten en vol, en nu verliest een levende Taoïst 1 Qi.
       *[other] { BOARD($board) } is bezeten en vol, en in de volgende Yin-fase van dat bord verliest een levende Taoïst 1 Qi.
    }
threat-nearly-full = { BOARD($board) } heeft nog maar één vrij veld.
threat-weak = { SEAT($seat) } heeft nog maar 1 Qi.
threat-weak-last = { SEAT($seat) } is de laatste overlevende en heeft nog maar 1 Qi.
threat-dead = { SEAT($seat) } is dood.
threat-village-near = nog één geplaagde tegel en het spel is verloren.
threat-haunted = { TILE($tile, case: "the") } ({ PLACE($place) }) is geplaagd.

## Threats with White Moon

threat-kills-villagers =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) doodt nu de dorpsbewoners bij { TILE($tile, case: "the-short") } ({ PLACE($place) }).
       *[other] { CARD($card) } ({ SPACE($space) }) doodt de dorpsbewoners bij { TILE($tile, case: "the-short") } ({ PLACE($place) }) in de volgende Yin-fase van { BOARD($board) }.
    }
threat-kills-last-villagers =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) doodt nu de dorpsbewoners bij { TILE($tile, case: "the-short") } ({ PLACE($place) }). Dan zijn er te veel dood en is het spel verloren.
       *[other] { CARD($card) } ({ SPACE($space) }) doodt de dorpsbewoners bij { TILE($tile, case: "the-short") } ({ PLACE($place) }) in de volgende Yin-fase van { BOARD($board) }. Dan zijn er te veel dood en is het spel verloren.
    }
threat-frightens-to-death =
    { $turns ->
        [0] het spook van { CARD($card) } ({ SPACE($space) }) doet nu een stap, en een dorpsbewoner bij { TILE($tile, case: "the-short") } ({ PLACE($place) }) kan niet vluchten en sterft.
       *[other] het spook van { CARD($card) } ({ SPACE($space) }) doet een stap in de volgende Yin-fase van { BOARD($board) }, en een dorpsbewoner bij { TILE($tile, case: "the-short") } ({ PLACE($place) }) kan niet vluchten en sterft.
    }
threat-devours =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) verslindt nu een dorpsbewoner bij { TILE($tile, case: "the-short") } ({ PLACE($place) }).
       *[other] { CARD($card) } ({ SPACE($space) }) verslindt een dorpsbewoner bij { TILE($tile, case: "the-short") } ({ PLACE($place) }) in de volgende Yin-fase van { BOARD($board) }.
    }
threat-devours-any =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) verslindt nu een dorpsbewoner.
       *[other] { CARD($card) } ({ SPACE($space) }) verslindt een dorpsbewoner in de volgende Yin-fase van { BOARD($board) }.
    }
threat-devours-last =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) verslindt nu een dorpsbewoner. Dan zijn er te veel dood en is het spel verloren.
       *[other] { CARD($card) } ({ SPACE($space) }) verslindt een dorpsbewoner in de volgende Yin-fase van { BOARD($board) }. Dan zijn er te veel dood en is het spel verloren.
    }
threat-devours-qi =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) vindt nu niemand om te verslinden, en dat kost 1 Qi.
       *[other] { CARD($card) } ({ SPACE($space) }) vindt in de volgende Yin-fase van { BOARD($board) } niemand om te verslinden, en dat kost 1 Qi.
    }
threat-holds-portal = { CARD($card) } ({ SPACE($space) }) bezet het portaal, en niemand kan gered worden.
threat-holds-su-ling = { CARD($card) } ({ SPACE($space) }) houdt Su-Ling gevangen.
threat-laid-down = { SEAT($seat) } is gevloerd.
threat-villagers-near =
    { $number ->
        [one] nog één dode dorpsbewoner en het spel is verloren.
       *[other] nog { $number } dode dorpsbewoners en het spel is verloren.
    }

## Gains

gain-wins = Wint het spel.
gain-may-win = { PERCENT($chance) } kans om het spel te winnen: { CARD($card) } ({ SPACE($space) }) is de laatste incarnatie.
gain-may-beat =
    { $chance ->
        [1] { CARD($card) } ({ SPACE($space) }) wordt zeker uitgedreven.
       *[other] { PERCENT($chance) } kans om { CARD($card) } ({ SPACE($space) }) uit te drijven.
    }
gain-beats = { CARD($card) } ({ SPACE($space) }) verdwijnt uit het spel.
gain-saves = Iemand van de familie { FAMILY($family) } wordt gered.
gain-artifact = { SEAT($seat, case: "start") } krijgt { ARTIFACT($artifact, case: "the") }.
gain-qi =
    { $number ->
        [one] { SEAT($seat, case: "start") } krijgt 1 Qi.
       *[other] { SEAT($seat, case: "start") } krijgt { $number } Qi.
    }
gain-receptacle =
    { $number ->
        [one] Dan is één houder van de Maanbarrière vol.
       *[other] Dan zijn { $number } houders van de Maanbarrière vol.
    }
gain-crystal = { SEAT($seat, case: "start") } krijgt een maankristal.
gain-yin-yang = { SEAT($seat, case: "start") } krijgt zijn Yin-Yang terug.
gain-buddha = { SEAT($seat, case: "start") } krijgt een Boeddha om later te zetten.
gain-guards = De Boeddha op { SPACE($space) } verbant de volgende geest die daar komt.
gain-tao = Een { COLOUR($colour) } fiche helpt tegen { CARD($card) } ({ SPACE($space) }).
gain-escorts = Iemand van de familie { FAMILY($family) } komt dichter bij het portaal.
