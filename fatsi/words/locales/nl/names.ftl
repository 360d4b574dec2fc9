# The names of all things, by the ids of the rules.
# A name may have other forms as attributes; a message asks for one with `case`, and gets the plain name where the
# form is missing: .start begins a sentence, .short fits a narrow place, .text explains.
# Dutch has besides: .the, the name with its article; .the-short, the short one so; .adj, a colour before a de-word or
# after an article. Tao-fiche is a het-word, so that "een rood Tao-fiche" takes the plain colour.
# Cards are proper names without an article, and all in the singular: verbs need no second form.

## Lists

list-middle = { $left }, { $right }
list-clauses = { $left }; { $right }
list-end = { $left } en { $right }
nothing = niets
percent = { NUMBER($number, style: "percent", maximumFractionDigits: 1) }
# One entry of a count of colours, such as "red 2".
points = { COLOUR($colour) } { $number }

## Colours, and white as a face of the dice

colour-red = rood
    .start = Rood
    .adj = rode
colour-green = groen
    .start = Groen
    .adj = groene
colour-blue = blauw
    .start = Blauw
    .adj = blauwe
colour-yellow = geel
    .start = Geel
    .adj = gele
colour-black = zwart
    .start = Zwart
    .adj = zwarte
colour-white = wit
    .start = Wit
    .adj = witte
# White Moon: the colour of a card that has that of the board it lies on.
colour-board = bordkleur
    .start = Bordkleur
    .adj = bordkleurige

## Taoists and their boards, by colour

seat-red = de rode Taoïst
    .start = De rode Taoïst
    .short = Rood
seat-green = de groene Taoïst
    .start = De groene Taoïst
    .short = Groen
seat-blue = de blauwe Taoïst
    .start = De blauwe Taoïst
    .short = Blauw
seat-yellow = de gele Taoïst
    .start = De gele Taoïst
    .short = Geel

board-red = het rode bord
    .start = Het rode bord
    .short = Rood
board-green = het groene bord
    .start = Het groene bord
    .short = Groen
board-blue = het blauwe bord
    .start = Het blauwe bord
    .short = Blauw
board-yellow = het gele bord
    .start = Het gele bord
    .short = Geel

## Where things lie

side-N = noorden
side-E = oosten
side-S = zuiden
side-W = westen

place-NW = NW
place-N = N
place-NE = NE
place-W = W
place-C = C
place-E = E
place-SW = SW
place-S = S
place-SE = SE

space-N1 = N1
space-N2 = N2
space-N3 = N3
space-E1 = E1
space-E2 = E2
space-E3 = E3
space-S1 = S1
space-S2 = S2
space-S3 = S3
space-W1 = W1
space-W2 = W2
space-W3 = W3

## Village tiles; .help is in short what help does there, .text in full

tile-cemetery = Kerkhof
    .the = het Kerkhof
    .the-short = het Kerkhof
    .start = Het Kerkhof
    .help = wek een dode, daarna de Vloekdobbelsteen
    .text = Een dode Taoïst keert hier terug met 2 Qi en verder niets (in je eentje heb je daar niets aan); met White Moon mag in plaats daarvan een dode dorpsbewoner terugkeren, als er plaats is. Gooi daarna de Vloekdobbelsteen; moet er een tegel geplaagd worden, dan is dat het Kerkhof zelf.
tile-taoist-altar = Taoïstisch Altaar
    .the = het Taoïstische Altaar
    .the-short = het Altaar
    .start = Het Taoïstische Altaar
    .short = Altaar
    .help = bevrijd een tegel, daarna komt er een geest
    .text = Eén geplaagde tegel is weer vrij. Daarna komt er een geest.
tile-herbalists-shop = Kruidenwinkel
    .the = de Kruidenwinkel
    .the-short = de Winkel
    .start = De Kruidenwinkel
    .short = Winkel
    .help = gooi 2 dobbelstenen voor Tao-fiches
    .text = Gooi 2 Tao-dobbelstenen. Elke kleur levert een Tao-fiche van die kleur op, als de voorraad er een heeft; wit levert er een naar keuze op, of met White Moon een maankristal.
tile-sorcerers-hut = Hut van de Heks
    .the = de Hut van de Heks
    .the-short = de Heks
    .start = De Hut van de Heks
    .short = Heks
    .help = stuur een geest weg, verlies daarna 1 Qi
    .text = Stuur een geest naar keuze weg, maar geen incarnatie; die geest vervloekt en beloont niet. Daarna verlies je 1 Qi.
tile-buddhist-temple = Boeddhistische Tempel
    .the = de Boeddhistische Tempel
    .the-short = de Tempel
    .start = De Boeddhistische Tempel
    .short = Tempel
    .help = pak een Boeddha
    .text = Pak een Boeddha. Vanaf je volgende beurt mag je die op een leeg veld vóór je zetten; de eerste geest die daar komt, verdwijnt.
tile-night-watchmans-beat = Ronde van de Nachtwaker
    .the = de Ronde van de Nachtwaker
    .the-short = de Nachtwaker
    .start = De Ronde van de Nachtwaker
    .short = Nachtwaker
    .help = jaag de spoken van een bord terug
    .text = Alle spoken van één bord gaan terug op hun kaart.
tile-circle-of-prayer = Gebedscirkel
    .the = de Gebedscirkel
    .the-short = de Cirkel
    .start = De Gebedscirkel
    .short = Cirkel
    .help = leg een Tao-fiche: 1 weerstand minder voor die kleur
    .text = Leg hier een Tao-fiche uit de voorraad, of ruil het fiche dat er ligt. Geesten van die kleur hebben 1 weerstand minder, voor iedereen.
tile-pavilion-of-the-heavenly-winds = Paviljoen van de Hemelse Winden
    .the = het Paviljoen van de Hemelse Winden
    .the-short = het Paviljoen
    .start = Het Paviljoen van de Hemelse Winden
    .short = Paviljoen
    .help = verplaats een geest, daarna een Taoïst
    .text = Verplaats een geest naar een ander vrij veld, daarna een andere Taoïst naar een tegel naar keuze. Speel je alleen, dan mag je jezelf verplaatsen.
tile-tea-house = Theehuis
    .the = het Theehuis
    .the-short = het Theehuis
    .start = Het Theehuis
    .help = een Tao-fiche en 1 Qi, daarna komt er een geest
    .text = Pak een Tao-fiche naar keuze en 1 Qi. Daarna komt er een geest.
tile-kung-fu-school = Kungfuschool
    .the = de Kungfuschool
    .the-short = de School
    .start = De Kungfuschool
    .short = School
    .help = bestrijd de geesten van een bord, of alle zwarte
    .text = Eén worp tegen alle geesten van je bord, of tegen alle zwarte geesten in het spel; zeg vóór de worp welke. Krachten, Mantra, Gebedscirkel, je eigen fiches en kristallen tellen mee, die van anderen niet. Er volgt geen vloek en geen beloning, en incarnaties blijven ongedeerd. Met een Krachtfiche mag je ook een bord zonder Taoïst kiezen waarvan de kracht niet geblokkeerd is.

## Powers of the boards

power-bottomless-pockets = Bodemloze Zakken
    .text = Pak vóór het bewegen een Tao-fiche naar keuze uit de voorraad.
power-enfeeblement-mantra = Mantra der Verzwakking
    .text = Leg vóór het bewegen de Mantra op een geest: die heeft 1 weerstand minder, voor iedereen, tot de Mantra weer weggaat.
power-dance-of-the-spires = Dans over de Toppen
    .text = Ga naar een tegel naar keuze, waar ook in het dorp.
power-dance-of-the-twin-winds = Dans van de Tweelingwinden
    .text = Verplaats na het bewegen en vóór je actie een andere Taoïst één tegel ver.
power-the-gods-favourite = De Favoriet der Goden
    .text = Gooi één keer per worp zoveel van je Tao-dobbelstenen als je wilt opnieuw, of de Vloekdobbelsteen. De tweede worp geldt.
power-strength-of-a-mountain = Kracht van Bamboe
    .text = Een vierde dobbelsteen bij elke uitdrijving, en je gooit nooit de Vloekdobbelsteen.
power-heavenly-gust = Berijder der Winden
    .text = Vraag hulp én probeer een uitdrijving in dezelfde beurt, in willekeurige volgorde.
power-second-wind = Tweede Wind
    .text = Vraag twee keer hulp, of probeer twee uitdrijvingen, vanaf dezelfde tegel.

## Stones of the cards; .text explains, .short fits the map

stone-ghost = nog een geest
    .short = geest
    .text = Er komt nog een geest.
stone-haunt = plaagt meteen
    .text = Bij aankomst plaagt deze geest de eerste vrije tegel in zijn lijn.
stone-lose-qi = 1 Qi kwijt
    .text = Bij aankomst verliest de actieve Taoïst of het actieve bord 1 Qi.
stone-curse = Vloekdobbelsteen
    .short = vloek
    .text = Gooi de Vloekdobbelsteen en onderga het resultaat.
stone-group-lose-tao = elke Taoïst legt een Tao-fiche af
    .short = kost Tao
    .text = Elke levende Taoïst legt een Tao-fiche naar eigen keuze af.
stone-clear-prayer-circle = maakt de Gebedscirkel leeg
    .short = Cirkel leeg
    .text = Bij aankomst gaat het fiche op de Gebedscirkel terug naar de voorraad.
stone-haunter-on-board = een stap voor
    .text = Het spook van deze geest staat bij aankomst al op het bord: al in de eerstvolgende Yin van zijn bord plaagt hij een tegel.
stone-steal-die = houdt een Tao-dobbelsteen vast
    .short = dobbelsteen weg
    .text = Zolang deze geest in het spel is, hebben jullie allemaal één Tao-dobbelsteen minder.
stone-tao-off = niemand mag Tao-fiches inleveren
    .short = Tao op slot
    .text = Zolang deze geest in het spel is, mag niemand Tao-fiches inleveren. De Gebedscirkel werkt nog wel.
stone-power-off = blokkeert de kracht van zijn bord
    .short = kracht op slot
    .text = Zolang deze geest op een bord ligt, heeft dat bord geen kracht.
stone-group-power-off = blokkeert alle krachten
    .short = krachten op slot
    .text = Zolang deze geest in het spel is, heeft geen enkel bord een kracht.
stone-haunter = plaaggeest
    .text = In elke Yin van zijn bord doet het spook van deze geest een stap; bij de tweede stap plaagt het de eerste vrije tegel in zijn lijn en gaat het terug.
stone-tormentor = Vloekdobbelsteen in elke Yin
    .short = kwelgeest
    .text = Gooi in elke Yin van zijn bord de Vloekdobbelsteen.
stone-dice-immune = immuun voor dobbelstenen
    .short = immuun
    .text = Dobbelstenen deren deze geest niet. Tao-fiches, de Gebedscirkel, de Mantra, een Boeddha en de Heks wel.
stone-only-if-opposite-empty = alleen zolang er geen geest tegenover ligt
    .short = eerst overkant
    .text = Uitdrijven kan alleen zolang er op het veld aan de overkant geen geest ligt.
stone-only-if-caught-by-buddha = pas na vangst door een Boeddha
    .short = eerst Boeddha
    .text = Uitdrijven kan pas nadat deze geest op een veld met een Boeddha is gekomen.
stone-white-is-not-wild = wit telt niet
    .short = geen wit
    .text = Zolang deze geest in het spel is, telt wit niet, ook niet in de Kruidenwinkel.
stone-tao-1 = 1 Tao-fiche
    .short = 1 Tao
    .text = Wie deze geest uitdrijft, pakt een Tao-fiche naar keuze.
stone-tao-2 = 2 Tao-fiches
    .short = 2 Tao
    .text = Wie deze geest uitdrijft, pakt twee Tao-fiches naar keuze.
stone-qi-or-yin-yang = 1 Qi of het Yin-Yang
    .short = Qi of Yin-Yang
    .text = Wie deze geest uitdrijft, krijgt 1 Qi, of krijgt zijn Yin-Yang terug.
stone-qi-and-yin-yang = 1 Qi en een Yin-Yang voor de groep
    .short = Qi en Yin-Yang
    .text = Na het uitdrijven krijgt één Taoïst naar keuze 1 Qi, en één krijgt zijn Yin-Yang terug.

# White Moon

stone-devour = verslindt meteen
    .short = verslindt
    .text = Bij aankomst verslindt deze geest één keer, zoals een verslinder.
stone-devourer = verslinder
    .short = verslindt
    .text = In elke Yin van zijn bord doodt deze geest de bovenste dorpsbewoner van de dichtstbijzijnde tegel in zijn lijn waar iemand is. Is er niemand in zijn lijn, dan kiezen jullie een zichtbare dorpsbewoner die sterft; is het dorp helemaal leeg, dan verliest de actieve Taoïst of het actieve bord 1 Qi.
stone-kill-visible-villager = een zichtbare dorpsbewoner sterft
    .short = doodt
    .text = Een zichtbare dorpsbewoner naar keuze sterft.
stone-root-everyone = vloert alle Taoïsten
    .text = Bij aankomst worden alle levende Taoïsten gevloerd: de volgende keer staan ze op in plaats van te bewegen.
stone-discard-bottom-2 = kost de onderste 2 kaarten van de stapel
    .text = Bij aankomst gaan de onderste 2 kaarten van de stapel uit het spel.
stone-take-portal = houdt het portaal vast
    .short = pakt portaal
    .text = Zolang deze geest in het spel is, houdt hij het portaal vast: niemand kan gered worden, zelfs niet door de Maanbarrière.
stone-take-su-ling = houdt Su-Ling vast
    .text = Zolang deze geest in het spel is, houdt hij Su-Ling vast. Valt hij, dan gaat zij terug naar de voorraad.
stone-shift-clockwise = schuift op in elke Yin
    .short = schuift op
    .text = Deze geest heeft de kleur van het bord waarop hij ligt, en 4 weerstand in die kleur. In elke Yin van zijn bord schuift hij met de klok mee naar het volgende vrije veld.
stone-moon-crystal = een maankristal
    .short = kristal
    .text = Wie deze geest uitdrijft, pakt een maankristal, als de voorraad er een heeft.
stone-crystal-and-yin-yang = een maankristal en een Yin-Yang voor de groep
    .short = kristal en Yin-Yang
    .text = Na het uitdrijven krijgt één Taoïst naar keuze een maankristal, en één krijgt zijn Yin-Yang terug.

## White Moon: the families; .curse is what each death brings, .reward what saving them all brings

family-hua = Hua
    .curse = de actieve Taoïst wordt gevloerd: de volgende keer staat hij op in plaats van te bewegen.
    .reward = het Hemelse Zwaard.
family-zhou = Zhou
    .curse = een Taoïst of bord zonder Taoïst, naar keuze, verliest 1 Qi.
    .reward = aan het eind van de beurt verrijst de Maanbarrière, met de ontbrekende kristallen uit de voorraad en van de Taoïsten.
family-li = Li
    .curse = de bovenste geest van de stapel gaat ongezien uit het spel.
    .reward = 3 Qi, naar wens te verdelen.
family-sun = Sun
    .curse = er komt een geest.
    .reward = het Harnas der Waarheid.
family-miao = Miao
    .curse = een zwart Tao-fiche gaat uit het spel.
    .reward = het Schild der Tijd.
family-xiang = Xiang
    .curse = nog een zichtbare dorpsbewoner naar keuze sterft.
    .reward = een Tao-fiche van elke kleur, naar wens te verdelen.
family-sheng = Sheng
    .curse = de tegel van deze dorpsbewoner wordt geplaagd; zijn er nog anderen op die tegel, dan sterven die in plaats daarvan.
    .reward = de Klauwen der Wraak.
family-wu = Wu
    .curse = er komt een extra incarnatie, van buiten de stapel, die ook verslagen moet worden om te winnen.
    .reward = een Boeddha van de Tempel gaat naar een leeg geestenveld naar keuze.
family-chang = Chang
    .curse = een rood Tao-fiche gaat uit het spel.
    .reward = de Maansteen.
family-teng = Teng
    .curse = een geel Tao-fiche gaat uit het spel.
    .reward = de Schriftrol der Eenheid.
family-long = Long
    .curse = een groen Tao-fiche gaat uit het spel.
    .reward = het Levenselixer.
family-weng = Weng
    .curse = een blauw Tao-fiche gaat uit het spel.
    .reward = het Vuurwerk.

## White Moon: the artifacts

artifact-elixir-of-life = Levenselixer
    .the = het Levenselixer
    .text = Eén keer, in je Yang: een Taoïst krijgt 1 Qi, of een dode Taoïst keert terug met 1 Qi, of een dode dorpsbewoner keert terug; doden keren terug op het Kerkhof, of in het midden als dat ontbreekt.
artifact-moonstone = Maansteen
    .the = de Maansteen
    .text = Eén keer, in je Yang: pak een maankristal.
artifact-scroll-of-unity = Schriftrol der Eenheid
    .the = de Schriftrol der Eenheid
    .text = Eén keer, in je Yang na het bewegen: elke levende Taoïst die dat wil, komt naar jouw tegel en mag een dorpsbewoner meebrengen. Speel je alleen: pak alle Krachtfiches van de middelste tegel.
artifact-fireworks = Vuurwerk
    .the = het Vuurwerk
    .text = Eén keer, in je Yang, naast je actie: vraag een andere tegel die niet geplaagd is om hulp.
artifact-claws-of-vengeance = Klauwen der Wraak
    .the = de Klauwen der Wraak
    .text = Eén keer per beurt, na een uitdrijving waarbij geen geest viel: pak een Tao-fiche in een kleur van een geest die je aanviel.
artifact-armour-of-truth = Harnas der Waarheid
    .the = het Harnas der Waarheid
    .text = De linkersymbolen van geesten die op jouw bord komen, gelden niet; die van incarnaties wel.
artifact-shield-of-time = Schild der Tijd
    .the = het Schild der Tijd
    .text = Trek je in jouw beurt een geest in de kleur van je bord, dan gaat die onder de stapel en trek je een andere. Incarnaties komen toch.
artifact-celestial-sword = Hemels Zwaard
    .the = het Hemelse Zwaard
    .text = Bij een uitdrijving mag je één Tao-dobbelsteen op wit leggen en de andere gooien. De neergelegde steen wordt niet opnieuw gegooid.

## The Curse die

curse-face-nothing = niets
curse-face-haunt = een tegel wordt geplaagd
curse-face-ghost = er komt een geest
curse-face-lose-tao = alle Tao-fiches kwijt
curse-face-lose-qi = 1 Qi kwijt

## The setup

difficulty-initiation = Beginner
difficulty-normal = Normaal
difficulty-nightmare = Nachtmerrie
difficulty-hell = Hel
edition-revised = herziene editie
edition-first = eerste editie

## How far a turn has come

stage-before-move = vóór het bewegen
stage-moved = na het bewegen
stage-acted = na de actie
stage-buddhas = Boeddha's zetten
stage-picking-up = Krachtfiches terugpakken

## Cards; two cards may have the same name

card-ghoul = Ghoul
card-walking-corpse = Wandelend Lijk
card-coffin-breakers-1 = Kistenbreker
card-coffin-breakers-2 = Kistenbreker
card-restless-dead = Rusteloze Dode
card-zombie-1 = Zombie
card-zombie-2 = Zombie
card-hopping-vampire-1 = Springende Vampier
card-hopping-vampire-2 = Springende Vampier
card-yellow-plague = Gele Pest
card-lich = Lich
card-drowned-maiden = Verdronken Maagd
card-hound-of-depth = Hond der Diepte
card-perfidious-nymph-1 = Verraderlijke Nimf
card-perfidious-nymph-2 = Verraderlijke Nimf
card-sticky-feet = Kleefvoet
card-abysmal-1 = Afgrondwezen
card-abysmal-2 = Afgrondwezen
card-ooze-devil-1 = Slijmduivel
card-ooze-devil-2 = Slijmduivel
card-liquid-horror = Vloeibare Gruwel
card-fury-of-depth = Furie der Diepte
card-creeping-one = Kruiper
card-fungus-thing = Schimmelding
card-fallen-monks = Gevallen Monnik
card-fallen-monk = Gevallen Monnik
card-restless-spirit = Dolende Geest
card-rotten-soul-1 = Rotte Ziel
card-rotten-soul-2 = Rotte Ziel
card-wicked-one-1 = Snoodaard
card-wicked-one-2 = Snoodaard
card-green-abomination = Groen Gedrocht
card-great-putrid = Rottende Reus
card-skinner = Viller
card-reaper = Maaier
card-sharp-nailed-mistresses-1 = Klauwmeesteres
card-sharp-nailed-mistresses-2 = Klauwmeesteres
card-bleeding-eyes = Bloedend Oog
card-blood-drinker-1 = Bloeddrinker
card-blood-drinker-2 = Bloeddrinker
card-scarlet-evildoer-1 = Scharlaken Booswicht
card-scarlet-evildoer-2 = Scharlaken Booswicht
card-flesh-devourer = Vleesvreter
card-raging-one = Woesteling
card-gloomy-minion = Sombere Dienaar
card-repellent-beauty = Afstotende Schone
card-severed-heads-1 = Afgehakt Hoofd
card-severed-heads-2 = Afgehakt Hoofd
card-grave-walker = Grafloper
card-black-widow-1 = Zwarte Weduwe
card-black-widow-2 = Zwarte Weduwe
card-dark-wraith-1 = Duistere Schim
card-dark-wraith-2 = Duistere Schim
card-shapeless-evil = Vormeloos Kwaad
card-soul-eater = Zieleneter
card-howling-nightmare = Huilende Nachtmerrie
card-uncatchable = De Ongrijpbare
card-hope-killer = Hoopdoder
card-death-army = Dodenleger
card-forgotten-ones = Vergeten Volk
card-bone-cracker = Bottenkraker
card-dark-mistress = Duistere Meesteres
card-creeping-horror = Kruipende Gruwel
card-vampire-lord = Vampierheer
card-nameless = De Naamloze
card-wererat = Weerrat
card-lord-of-rodents = Heer der Knaagdieren
card-weresnake = Weerslang
card-queen-of-nagas = Koningin der Naga's
card-wereboar = Weerzwijn
card-the-gorer = De Spietser
card-weretiger = Weertijger
card-silverfang = Zilvertand
card-werewolf = Weerwolf
card-grey-hunter = Grijze Jager
card-gatekeeper = Poortwachter
card-ravenous = De Vraatzuchtige
card-screamer = De Krijser
card-lord-of-roots = Heer der Wortels
card-guardian-of-time = Hoeder der Tijd
card-shapeshifter = Vormwisselaar
