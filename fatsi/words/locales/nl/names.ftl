# The names of all things, by the ids of the rules.
# A name may have other forms as attributes; a message asks for one with `case`, and gets the plain name where the
# form is missing: .start begins a sentence, .short fits a narrow place, .text explains.
# Dutch has besides: .the, the name with its article; .the-short, the short one so; .adj, a colour before a de-word or
# after an article. Tao-fiche is a het-word, so that "een rood Tao-fiche" takes the plain colour.
# Ghosts and incarnations keep the names that the Dutch rulebook prints, which are English. They stand without an article
# and take a verb in the singular, as in that book; those of White Moon follow suit.

## Lists

list-middle = { $left }, { $right }
list-clauses = { $left }; { $right }
list-end = { $left } en { $right }
nothing = 0
percent = { NUMBER($number, style: "percent", maximumFractionDigits: 1) }
# One entry of a count of colours, such as "red 2".
points =
    { $colour ->
        [board] { $number } in de kleur van het bord
       *[other] { COLOUR($colour) } { $number }
    }

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
    .help = breng een dode terug, gooi daarna de Vloekdobbelsteen
    .text = Een dode Taoïst keert hier terug met 2 Qi en verder niets (in een solospel heb je daar niets aan); met White Moon mag in plaats daarvan een dode dorpsbewoner terugkeren, als er plaats is. Gooi daarna de Vloekdobbelsteen; moet er een tegel geplaagd worden, dan is dat het Kerkhof zelf.
tile-taoist-altar = Taoïstisch Altaar
    .the = het Taoïstische Altaar
    .the-short = het Altaar
    .start = Het Taoïstische Altaar
    .short = Altaar
    .help = maak een geplaagde tegel weer actief, daarna komt er een geest
    .text = Eén geplaagde tegel wordt weer actief. Daarna komt er een geest.
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
    .text = Stuur een geest naar keuze weg, maar geen incarnatie; er volgt geen vloek en geen beloning. Daarna verlies je 1 Qi.
tile-buddhist-temple = Boeddhistische Tempel
    .the = de Boeddhistische Tempel
    .the-short = de Tempel
    .start = De Boeddhistische Tempel
    .short = Tempel
    .help = pak een Boeddha
    .text = Pak een Boeddha. Vanaf je volgende beurt mag je die op een leeg veld vóór je zetten; de eerste geest die daar komt, wordt verbannen.
tile-night-watchmans-beat = Ronde van de Nachtwaker
    .the = de Ronde van de Nachtwaker
    .the-short = de Nachtwaker
    .start = De Ronde van de Nachtwaker
    .short = Nachtwaker
    .help = jaag de spoken van een bord terug
    .text = Alle spoken van één bord gaan terug naar hun kaart.
tile-circle-of-prayer = Gebedscirkel
    .the = de Gebedscirkel
    .the-short = de Cirkel
    .start = De Gebedscirkel
    .short = Cirkel
    .help = leg een Tao-fiche neer om geesten van die kleur te verzwakken
    .text = Leg hier een Tao-fiche uit de voorraad, of vervang het fiche dat er ligt. Geesten van die kleur hebben 1 weerstand minder, voor iedereen.
tile-pavilion-of-the-heavenly-winds = Paviljoen van de Hemelse Winden
    .the = het Paviljoen van de Hemelse Winden
    .the-short = het Paviljoen
    .start = Het Paviljoen van de Hemelse Winden
    .short = Paviljoen
    .help = verplaats een geest, daarna een Taoïst
    .text = Verplaats een geest naar een ander vrij veld, daarna een andere Taoïst naar een tegel naar keuze. In een solospel mag je in plaats daarvan jezelf verplaatsen.
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
    .text = Eén worp tegen alle geesten van je bord, of tegen alle zwarte geesten in het spel; kies vóór de worp. Krachten, Mantra, Gebedscirkel, je eigen fiches en kristallen tellen mee, die van anderen niet. Er volgt geen vloek en geen beloning, en incarnaties blijven ongedeerd. Met een Krachtfiche mag je ook een neutraal bord kiezen waarvan de kracht niet geblokkeerd is.

## Powers of the boards

power-bottomless-pockets = Bodemloze Zakken
    .text = Pak vóór het bewegen een Tao-fiche naar keuze uit de voorraad.
power-enfeeblement-mantra = Verzwakkingsmantra
    .text = Leg vóór het bewegen de Mantra op een geest: die heeft 1 weerstand minder, voor iedereen, tot de Mantra wordt weggehaald.
power-dance-of-the-spires = Dans over de Toppen
    .text = Ga naar een willekeurige tegel van het dorp.
power-dance-of-the-twin-winds = Dans van de Tweelingwinden
    .text = Na het bewegen en vóór je actie mag je een andere Taoïst één tegel verplaatsen.
power-the-gods-favourite = De Favoriet der Goden
    .text = Je mag bij elke worp één keer een of meer van je Tao-dobbelstenen opnieuw gooien, of de Vloekdobbelsteen. De tweede worp geldt.
power-strength-of-a-mountain = Kracht van Bamboe
    .text = Je gooit bij elke uitdrijving een vierde Tao-dobbelsteen en hoeft nooit de Vloekdobbelsteen te gooien.
power-heavenly-gust = Berijder der Winden
    .text = Vraag hulp én probeer een uitdrijving in dezelfde beurt, in willekeurige volgorde.
power-second-wind = Tweede Wind
    .text = Vraag twee keer hulp, of probeer twee uitdrijvingen, vanaf dezelfde tegel.

## Stones of the cards; .text explains, .short fits the map

stone-ghost = nog een geest
    .short = geest
    .text = Er komt nog een geest.
stone-haunt = plaagt meteen
    .text = Bij aankomst plaagt deze geest de eerste actieve tegel in zijn lijn.
stone-lose-qi = kost 1 Qi
    .text = Bij aankomst verliest de actieve Taoïst of het actieve bord 1 Qi.
stone-curse = Vloekdobbelsteen
    .short = vloek
    .text = Gooi de Vloekdobbelsteen en pas het resultaat toe.
stone-group-lose-tao = elke Taoïst legt een Tao-fiche af
    .short = kost Tao
    .text = Elke levende Taoïst legt een Tao-fiche naar eigen keuze af.
stone-clear-prayer-circle = maakt de Gebedscirkel leeg
    .short = Cirkel leeg
    .text = Bij aankomst gaat het fiche op de Gebedscirkel terug naar de voorraad.
stone-haunter-on-board = begint een stap verder
    .short = stap verder
    .text = Het spook van deze geest staat bij aankomst al op het bord: al in de eerstvolgende Yin-fase van dat bord plaagt de geest een tegel.
stone-steal-die = steelt een Tao-dobbelsteen
    .short = steelt dobbelsteen
    .text = Zolang deze geest in het spel is, hebben jullie allemaal één Tao-dobbelsteen minder.
stone-tao-off = niemand mag Tao-fiches inleveren
    .short = Tao op slot
    .text = Zolang deze geest in het spel is, mag niemand Tao-fiches inleveren. De Gebedscirkel werkt nog wel.
stone-power-off = blokkeert de kracht van zijn bord
    .short = kracht geblokkeerd
    .text = Zolang deze geest op een bord ligt, heeft dat bord geen kracht.
stone-group-power-off = blokkeert alle krachten
    .short = krachten geblokkeerd
    .text = Zolang deze geest in het spel is, heeft geen enkel bord een kracht.
stone-haunter = plaaggeest
    .text = In elke Yin-fase van zijn bord doet het spook van deze geest een stap; bij de tweede stap plaagt het de eerste actieve tegel in zijn lijn en gaat het terug naar de kaart.
stone-tormentor = kwelgeest (Vloekdobbelsteen)
    .short = kwelgeest
    .text = Gooi in elke Yin-fase van zijn bord de Vloekdobbelsteen.
stone-dice-immune = immuun voor dobbelstenen
    .short = immuun
    .text = Dobbelstenen deren deze geest niet. Tao-fiches, de Gebedscirkel, de Mantra, een Boeddha en de Heks wel.
stone-only-if-opposite-empty = uitdrijven alleen zonder geest aan de overkant
    .short = overkant leeg
    .text = Uitdrijven kan alleen zolang er op het veld aan de overkant geen geest ligt.
stone-only-if-caught-by-buddha = uitdrijven alleen met hulp van een Boeddha
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
stone-qi-or-yin-yang = 1 Qi of je Yin-Yang
    .short = Qi of Yin-Yang
    .text = Wie deze geest uitdrijft, krijgt 1 Qi of krijgt het eigen Yin-Yang terug.
stone-qi-and-yin-yang = 1 Qi en een Yin-Yang voor de groep
    .short = Qi en Yin-Yang
    .text = Na het uitdrijven krijgt één Taoïst naar keuze 1 Qi, en één Taoïst krijgt zijn Yin-Yang terug.

# White Moon

stone-devour = verslindt meteen
    .short = verslindt
    .text = Bij aankomst verslindt deze geest meteen een dorpsbewoner, zoals een verslinder dat doet.
stone-devourer = verslinder
    .short = verslindt
    .text = In elke Yin-fase van zijn bord doodt deze geest de bovenste dorpsbewoner van de dichtstbijzijnde bewoonde tegel in zijn lijn. Is er niemand in zijn lijn, dan kiezen jullie een zichtbare dorpsbewoner die sterft; is het dorp helemaal leeg, dan verliest de actieve Taoïst of het actieve bord 1 Qi.
stone-kill-visible-villager = een zichtbare dorpsbewoner sterft
    .short = doodt
    .text = Een zichtbare dorpsbewoner naar keuze sterft.
stone-root-everyone = vloert alle Taoïsten
    .text = Bij aankomst worden alle levende Taoïsten gevloerd: hun volgende beweging kunnen ze alleen gebruiken om op te staan.
    .short = vloert allen
stone-discard-bottom-2 = verwijdert de onderste 2 kaarten van de stapel
    .text = Bij aankomst gaan de onderste 2 kaarten van de stapel uit het spel.
    .short = stapel −2
stone-take-portal = bezet het portaal
    .short = bezet portaal
    .text = Zolang deze geest in het spel is, bezet hij het portaal: niemand kan gered worden, zelfs niet door de Maanbarrière.
stone-take-su-ling = houdt Su-Ling gevangen
    .text = Zolang deze geest in het spel is, houdt hij Su-Ling gevangen. Na het uitdrijven gaat zij terug naar de voorraad.
    .short = grijpt Su-Ling
stone-shift-clockwise = schuift op in elke Yin-fase
    .short = schuift op
    .text = Deze geest heeft de kleur van het bord waarop hij ligt, en 4 weerstand in die kleur. In elke Yin-fase van zijn bord schuift hij met de klok mee naar het volgende vrije veld.
stone-moon-crystal = een maankristal
    .short = kristal
    .text = Wie deze geest uitdrijft, pakt een maankristal, als de voorraad er een heeft.
stone-crystal-and-yin-yang = een maankristal en een Yin-Yang voor de groep
    .short = kristal en Yin-Yang
    .text = Na het uitdrijven krijgt één Taoïst naar keuze een maankristal, en één Taoïst krijgt zijn Yin-Yang terug.

## White Moon: the families; .curse is what each death brings, .reward what saving them all brings

family-hua = Hua
    .curse = de actieve Taoïst wordt gevloerd en kan de volgende beweging alleen gebruiken om op te staan.
    .reward = het Hemelse Zwaard.
family-zhou = Zhou
    .curse = een Taoïst of neutraal bord naar keuze verliest 1 Qi.
    .reward = aan het eind van de beurt verrijst de Maanbarrière, met de ontbrekende kristallen uit de voorraad en van de Taoïsten.
family-li = Li
    .curse = de bovenste geest van de stapel wordt ongezien uit het spel verwijderd.
    .reward = 3 Qi, naar wens te verdelen.
family-sun = Sun
    .curse = er komt een geest.
    .reward = het Harnas der Waarheid.
family-miao = Miao
    .curse = een zwart Tao-fiche wordt uit het spel verwijderd.
    .reward = het Schild der Tijd.
family-xiang = Xiang
    .curse = nog een zichtbare dorpsbewoner naar keuze sterft.
    .reward = een Tao-fiche van elke kleur, naar wens te verdelen.
family-sheng = Sheng
    .curse = de tegel van deze dorpsbewoner wordt geplaagd; zijn er nog anderen op die tegel, dan sterven die in plaats daarvan.
    .reward = de Klauwen der Wraak.
family-wu = Wu
    .curse = er komt een extra incarnatie, van buiten de stapel, die ook uitgedreven moet worden om te winnen.
    .reward = een Boeddha uit de Tempel gaat naar een leeg geestenveld naar keuze.
family-chang = Chang
    .curse = een rood Tao-fiche wordt uit het spel verwijderd.
    .reward = de Maansteen.
family-teng = Teng
    .curse = een geel Tao-fiche wordt uit het spel verwijderd.
    .reward = de Schriftrol der Eenheid.
family-long = Long
    .curse = een groen Tao-fiche wordt uit het spel verwijderd.
    .reward = het Levenselixer.
family-weng = Weng
    .curse = een blauw Tao-fiche wordt uit het spel verwijderd.
    .reward = het Vuurwerk.

## White Moon: the artifacts

artifact-elixir-of-life = Levenselixer
    .the = het Levenselixer
    .text = Eén keer, in je Yang-fase: een Taoïst krijgt 1 Qi, of een dode Taoïst keert terug met 1 Qi, of een dode dorpsbewoner keert terug; doden keren terug op het Kerkhof, of in het midden als dat ontbreekt.
artifact-moonstone = Maansteen
    .the = de Maansteen
    .text = Eén keer, in je Yang-fase: pak een maankristal.
artifact-scroll-of-unity = Schriftrol der Eenheid
    .the = de Schriftrol der Eenheid
    .text = Eén keer, in je Yang-fase na het bewegen: elke levende Taoïst die dat wil, komt naar jouw tegel en mag een dorpsbewoner meebrengen. In een solospel: pak alle Krachtfiches van de middelste tegel.
artifact-fireworks = Vuurwerk
    .the = het Vuurwerk
    .text = Eén keer, in je Yang-fase, naast je actie: vraag hulp bij een andere tegel die niet geplaagd is.
artifact-claws-of-vengeance = Klauwen der Wraak
    .the = de Klauwen der Wraak
    .text = Eén keer per beurt, na een mislukte uitdrijving: pak een Tao-fiche in een kleur van een geest die je aanviel.
artifact-armour-of-truth = Harnas der Waarheid
    .the = het Harnas der Waarheid
    .text = De linkersymbolen van geesten die op jouw bord komen, gelden niet; die van incarnaties wel.
artifact-shield-of-time = Schild der Tijd
    .the = het Schild der Tijd
    .text = Trek je in jouw beurt een geest in de kleur van je bord, dan gaat die onder de stapel en trek je een andere. Incarnaties komen gewoon in het spel.
artifact-celestial-sword = Hemels Zwaard
    .the = het Hemelse Zwaard
    .text = Bij een uitdrijving mag je één Tao-dobbelsteen op wit leggen en de andere gooien. De dobbelsteen op wit mag je niet opnieuw gooien.

## The Curse die

curse-face-nothing = geen effect
curse-face-haunt = een tegel wordt geplaagd
curse-face-ghost = er komt een geest
curse-face-lose-tao = alle Tao-fiches verliezen
curse-face-lose-qi = 1 Qi verliezen

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
card-walking-corpse = Walking Corpse
card-coffin-breakers-1 = Coffin Breaker
card-coffin-breakers-2 = Coffin Breaker
card-restless-dead = Restless Dead
card-zombie-1 = Zombie
card-zombie-2 = Zombie
card-hopping-vampire-1 = Hopping Vampire
card-hopping-vampire-2 = Hopping Vampire
card-yellow-plague = Yellow Plague
card-lich = Lich
card-drowned-maiden = Drowned Maiden
card-hound-of-depth = Hound of Death
card-perfidious-nymph-1 = Perfidious Nymph
card-perfidious-nymph-2 = Perfidious Nymph
card-sticky-feet = Sticky Feet
card-abysmal-1 = Abysmal
card-abysmal-2 = Abysmal
card-ooze-devil-1 = Ooze Devil
card-ooze-devil-2 = Ooze Devil
card-liquid-horror = Liquid Horror
card-fury-of-depth = Fury of Depth
card-creeping-one = Creeping One
card-fungus-thing = Fungus Thing
card-fallen-monks = Fallen Monk
card-fallen-monk = Fallen Monk
card-restless-spirit = Restless Spirit
card-rotten-soul-1 = Rotten Soul
card-rotten-soul-2 = Rotten Soul
card-wicked-one-1 = Wicked One
card-wicked-one-2 = Wicked One
card-green-abomination = Green Abomination
card-great-putrid = Great Putrid
card-skinner = Skinner
card-reaper = Reaper
card-sharp-nailed-mistresses-1 = Sharp-Nailed Mistress
card-sharp-nailed-mistresses-2 = Sharp-Nailed Mistress
card-bleeding-eyes = Bleeding Eyes
card-blood-drinker-1 = Blood Drinker
card-blood-drinker-2 = Blood Drinker
card-scarlet-evildoer-1 = Scarlet Evildoer
card-scarlet-evildoer-2 = Scarlet Evildoer
card-flesh-devourer = Flesh Devourer
card-raging-one = Raging One
card-gloomy-minion = Gloomy Minion
card-repellent-beauty = Repellent Beauty
card-severed-heads-1 = Severed Heads
card-severed-heads-2 = Severed Heads
card-grave-walker = Gravewalker
card-black-widow-1 = Black Widow
card-black-widow-2 = Black Widow
card-dark-wraith-1 = Dark Wraith
card-dark-wraith-2 = Dark Wraith
card-shapeless-evil = Shapeless Evil
card-soul-eater = Soul Eater
card-howling-nightmare = Howling Nightmare
card-uncatchable = Uncatchable
card-hope-killer = Hope Killer
card-death-army = Death Army
card-forgotten-ones = Forgotten Ones
card-bone-cracker = Bonecracker
card-dark-mistress = Dark Mistress
card-creeping-horror = Creeping Horror
card-vampire-lord = Vampire Lord
card-nameless = Nameless
card-wererat = Wererat
card-lord-of-rodents = Lord of Rodents
card-weresnake = Weresnake
card-queen-of-nagas = Queen of Nagas
card-wereboar = Wereboar
card-the-gorer = The Gorer
card-weretiger = Weretiger
card-silverfang = Silverfang
card-werewolf = Werewolf
card-grey-hunter = Grey Hunter
card-gatekeeper = Gatekeeper
card-ravenous = The Ravenous
card-screamer = The Screamer
card-lord-of-roots = Lord of Roots
card-guardian-of-time = Guardian of Time
card-shapeshifter = Shapeshifter
