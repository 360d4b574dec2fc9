# Hints: the choices of a decision with the chance of winning, and the reasons for them.


## Asking for one in the browser

hint = Tipp
hint-explained = Megmutatja a legjobb választásokat, a győzelem esélyével és indoklással. Rajtad kívül senki sem látja.
hint-title = Tipp: a legjobb választások

## The list

hint-best = A legjobb választások, a győzelem becsült esélyével:
hint-only = Csak egy választás van:
hint-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
# A choice in words, and as records have it.
hint-choice = { $choice } [{ $action }]
hint-plan = Utána: { $steps }.
hint-more =
    { $number ->
        [one] Még egy választás van; az --all azt is megmutatja.
       *[other] Még { $number } választás van; az --all azokat is megmutatja.
    }
hint-no-choice-chance = Most a kockák vagy a pakli dönt: nincs mit választani.
hint-no-choice-over = A játéknak vége: nincs mit választani.
hint-step-of-position = A --step jegyzőkönyvhöz való; ez egy állás.
hint-step-and-turn = A --turn és a --step közül csak az egyiket add meg.
hint-no-step = A jegyzőkönyvben nincs { $step }. lépés; az utolsó: { $last }.

## How a choice bears on a threat, which is a sentence of its own

hint-ends = Elhárítja a veszélyt: { $threat }
hint-may-end = { PERCENT($chance) } eséllyel elhárítja a veszélyt: { $threat }
hint-lessens = Csökkenti a veszélyt: { $threat }
hint-may-lessen = { PERCENT($chance) } eséllyel csökkenti a veszélyt: { $threat }
hint-eases = Megkönnyíti a veszély elhárítását: { $threat }
hint-avoids = Elkerüli, amihez más választás vezetne: { $threat }

## Threats. $turns is 0 for what happens in this very Yin.

threat-line-lost =
    { $turns ->
        [0] { CARD($card, case: "the") } ({ SPACE($space) }) most kísértene, de a sora már végig kísértetjárta, és ezzel vesztetek.
       *[other] { CARD($card, case: "the") } ({ SPACE($space) }) { BOARD($board) } következő jin fázisában kísértene, de a sora már végig kísértetjárta, és ezzel vesztetek.
    }
threat-haunts-last =
    { $turns ->
        [0] { CARD($card, case: "the") } ({ SPACE($space) }) most kísért { TILE($tile, case: "at") } ({ PLACE($place) }), és ezzel vesztetek.
       *[other] { CARD($card, case: "the") } ({ SPACE($space) }) { BOARD($board) } következő jin fázisában kísért { TILE($tile, case: "at") } ({ PLACE($place) }), és ezzel vesztetek.
    }
threat-haunts =
    { $turns ->
        [0] { CARD($card, case: "the") } ({ SPACE($space) }) most kísért { TILE($tile, case: "at") } ({ PLACE($place) }).
       *[other] { CARD($card, case: "the") } ({ SPACE($space) }) { BOARD($board) } következő jin fázisában kísért { TILE($tile, case: "at") } ({ PLACE($place) }).
    }
threat-approaches =
    { $turns ->
        [0] { CARD($card, case: "the") } ({ SPACE($space) }) most előrelép, { BOARD($board) } ezutáni jin fázisában pedig kísért.
       *[other] { CARD($card, case: "the") } ({ SPACE($space) }) { BOARD($board) } következő jin fázisában előrelép, az azutániban pedig kísért.
    }
threat-torments =
    { $turns ->
        [0] { CARD($card, case: "the") } ({ SPACE($space) }) miatt most dobni kell az átokkockával.
       *[other] { CARD($card, case: "the") } ({ SPACE($space) }) miatt { BOARD($board) } minden jin fázisában dobni kell az átokkockával.
    }
threat-takes-tao =
    { $turns ->
        [0] { CARD($card, case: "the") } ({ SPACE($space) }) most minden taoistától elvesz egy varázstárgyat.
       *[other] { CARD($card, case: "the") } ({ SPACE($space) }) { BOARD($board) } minden jin fázisában elvesz egy-egy varázstárgyat a taoistáktól.
    }
threat-acts =
    { $turns ->
        [0] { CARD($card, case: "the") } ({ SPACE($space) }) most cselekszik: { STONE($stone) }.
       *[other] { CARD($card, case: "the") } ({ SPACE($space) }) { BOARD($board) } minden jin fázisában cselekszik: { STONE($stone) }.
    }
threat-holds-die = { CARD($card, case: "the") } ({ SPACE($space) }) magánál tart egy taokockát.
threat-holds-tao = amíg { CARD($card, case: "the") } { SPACE($space, case: "at") } van, varázstárgy nem adható be.
threat-holds-power = { CARD($card, case: "the") } ({ SPACE($space) }) letiltja { BOARD($board) } képességét.
threat-holds-powers = { CARD($card, case: "the") } ({ SPACE($space) }) minden képességet letilt.
threat-holds-white = amíg { CARD($card, case: "the") } { SPACE($space, case: "at") } van, a fehér oldal semmit sem ér.
threat-incarnation = { CARD($card, case: "the") } ({ SPACE($space) }) Vu Feng inkarnációja, amelyet el kell űzni.
threat-deadline =
    { $number ->
        [one] egyetlen lap van hátra, és egy inkarnáció még játékban van: az utolsó lap húzásával vesztetek.
       *[other] még { $number } lap van hátra, és egy inkarnáció még játékban van: az utolsó lap húzásával vesztetek.
    }
threat-overrun =
    { $turns ->
        [0] { BOARD($board) } tele van, ezért { SEAT($seat) } most veszít 1 csit.
       *[other] { BOARD($board) } tele van, ezért következő jin fázisában { SEAT($seat) } veszít 1 csit.
    }
threat-overrun-death =
    { $turns ->
        [0] { BOARD($board) } tele van, ezért { SEAT($seat) } most elveszti utolsó csijét, és meghal.
       *[other] { BOARD($board) } tele van, ezért következő jin fázisában { SEAT($seat) } elveszti utolsó csijét, és meghal.
    }
threat-overrun-all-dead =
    { $turns ->
        [0] { BOARD($board) } tele van, ezért most meghal az utolsó élő taoista, és ezzel vesztetek.
       *[other] { BOARD($board) } tele van, ezért következő jin fázisában meghal az utolsó élő taoista, és ezzel vesztetek.
    }
threat-overrun-neutral =
    { $turns ->
        [0] { BOARD($board) } tele van, ezért most veszít 1 csit.
       *[other] { BOARD($board) } tele van, ezért következő jin fázisában veszít 1 csit.
    }
threat-overrun-possessed =
    { $turns ->
        [0] { BOARD($board) } meg van szállva, és tele van, ezért most egy élő taoista veszít 1 csit.
       *[other] { BOARD($board) } meg van szállva, és tele van, ezért következő jin fázisában egy élő taoista veszít 1 csit.
    }
threat-nearly-full = már csak egy szabad hely van { BOARD($board, case: "at") }.
threat-weak = már csak 1 csije van { SEAT($seat, case: "dat") }.
threat-weak-last = { SEAT($seat) } az utolsó élő, és már csak 1 csije van.
threat-dead = { SEAT($seat) } halott.
threat-village-near = még egy kísértetjárta falulap, és vesztetek.
threat-haunted = { TILE($tile, case: "the") } ({ PLACE($place) }) kísértetjárta.

## Threats with White Moon

threat-kills-villagers =
    { $turns ->
        [0] { CARD($card, case: "the") } ({ SPACE($space) }) most megöli a falusiakat { TILE($tile, case: "at") } ({ PLACE($place) }).
       *[other] { CARD($card, case: "the") } ({ SPACE($space) }) { BOARD($board) } következő jin fázisában megöli a falusiakat { TILE($tile, case: "at") } ({ PLACE($place) }).
    }
threat-kills-last-villagers =
    { $turns ->
        [0] { CARD($card, case: "the") } ({ SPACE($space) }) most megöli a falusiakat { TILE($tile, case: "at") } ({ PLACE($place) }), túl sok lesz a halott, és ezzel vesztetek.
       *[other] { CARD($card, case: "the") } ({ SPACE($space) }) { BOARD($board) } következő jin fázisában megöli a falusiakat { TILE($tile, case: "at") } ({ PLACE($place) }), túl sok lesz a halott, és ezzel vesztetek.
    }
threat-frightens-to-death =
    { $turns ->
        [0] { CARD($card, case: "the") } ({ SPACE($space) }) most előrelép, és egy falusi, aki nem tud elmenekülni { TILE($tile, case: "from") } ({ PLACE($place) }), meghal.
       *[other] { CARD($card, case: "the") } ({ SPACE($space) }) { BOARD($board) } következő jin fázisában előrelép, és egy falusi, aki nem tud elmenekülni { TILE($tile, case: "from") } ({ PLACE($place) }), meghal.
    }
threat-devours =
    { $turns ->
        [0] { CARD($card, case: "the") } ({ SPACE($space) }) most felfal egy falusit { TILE($tile, case: "at") } ({ PLACE($place) }).
       *[other] { CARD($card, case: "the") } ({ SPACE($space) }) { BOARD($board) } következő jin fázisában felfal egy falusit { TILE($tile, case: "at") } ({ PLACE($place) }).
    }
threat-devours-any =
    { $turns ->
        [0] { CARD($card, case: "the") } ({ SPACE($space) }) most felfal egy falusit.
       *[other] { CARD($card, case: "the") } ({ SPACE($space) }) { BOARD($board) } következő jin fázisában felfal egy falusit.
    }
threat-devours-last =
    { $turns ->
        [0] { CARD($card, case: "the") } ({ SPACE($space) }) most felfal egy falusit, túl sok lesz a halott, és ezzel vesztetek.
       *[other] { CARD($card, case: "the") } ({ SPACE($space) }) { BOARD($board) } következő jin fázisában felfal egy falusit, túl sok lesz a halott, és ezzel vesztetek.
    }
threat-devours-qi =
    { $turns ->
        [0] { CARD($card, case: "the") } ({ SPACE($space) }) most nem talál senkit, akit felfalhatna, ezért elvész 1 csi.
       *[other] { CARD($card, case: "the") } ({ SPACE($space) }) { BOARD($board) } következő jin fázisában nem talál senkit, akit felfalhatna, ezért elvész 1 csi.
    }
threat-holds-portal = { CARD($card, case: "the") } ({ SPACE($space) }) magánál tartja a kaput, így senkit sem lehet megmenteni.
threat-holds-su-ling = { CARD($card, case: "the") } ({ SPACE($space) }) fogva tartja Szu Linget.
threat-laid-down = { SEAT($seat) } lebénulva fekszik.
threat-villagers-near =
    { $number ->
        [one] még egy halott falusi, és vesztetek.
       *[other] még { $number } halott falusi, és vesztetek.
    }

## Gains

gain-wins = Ezzel győztök.
gain-may-win = { PERCENT($chance) } eséllyel győztök: { CARD($card, case: "the") } ({ SPACE($space) }) az utolsó inkarnáció.
gain-may-beat = { CARD($card, case: "start") } ({ SPACE($space) }) { PERCENT($chance) } eséllyel elűzhető.
gain-beats = { CARD($card, case: "start") } ({ SPACE($space) }) kikerül a játékból.
gain-saves = Megmenekül a { FAMILY($family) } család egy tagja.
gain-artifact = { SEAT($seat, case: "start") } ereklyét kap: { ARTIFACT($artifact) }.
gain-qi = { SEAT($seat, case: "start") } kap { $number } csit.
gain-receptacle =
    { $number ->
        [one] Így a Holdszalag egy tartóedényében lesz kristály.
       *[other] Így a Holdszalag { $number } tartóedényében lesz kristály.
    }
gain-crystal = { SEAT($seat, case: "start") } kap egy holdkristályt.
gain-yin-yang = { SEAT($seat, case: "start") } visszakapja a jinjangját.
gain-buddha = { SEAT($seat, case: "start") } kap egy buddhát, amelyet később állíthat fel.
gain-guards = A buddha { SPACE($space, case: "at") } megállítja a következő kísértetet, amely oda kerül.
gain-tao = Egy { COLOUR($colour) } varázstárgy segít { CARD($card, case: "the") } ({ SPACE($space) }) ellen.
gain-escorts = A { FAMILY($family) } család egy tagja közelebb kerül a kapuhoz.
