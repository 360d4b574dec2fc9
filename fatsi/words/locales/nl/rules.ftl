# Short chapters of the rules, for the command `rules`. The value is the name of the chapter.

chapter-goal = Doel
    .text = Jullie winnen samen als de laatste incarnatie van Wu-Feng is uitgedreven. Het spel is voor iedereen verloren zodra er te veel tegels geplaagd zijn, geen Taoïst meer leeft of de stapel eerder op is.
chapter-turn = Beurt
    .text = De borden zijn met de klok mee aan de beurt. In de Yin-fase handelen de geesten: de spoken van plaaggeesten doen een stap, voor kwelgeesten gooi je de Vloekdobbelsteen; daarna kost een vol bord 1 Qi, en anders komt er een geest. In de Yang-fase beweegt de Taoïst, doet een actie en zet Boeddha's.
chapter-yang = Yang-fase
    .text = Ga naar een aangrenzende tegel, of blijf staan. Vraag daarna de dorpsbewoner van je tegel om hulp, of probeer een uitdrijving. Tot slot mag je Boeddha's zetten. Zodra je aan een latere stap begint, kun je de eerdere niet meer doen.
chapter-arrival = Aankomst
    .text = Een gekleurde geest gaat naar het bord van zijn kleur, een zwarte naar het bord dat aan de beurt is; is dat vol, dan naar een vrij veld naar keuze. Zijn linkersymbool geldt meteen. Zijn alle twaalf velden bezet, dan gaat in plaats daarvan 1 Qi verloren.
chapter-exorcism = Uitdrijving
    .text = Vanaf een tegel aan de rand heb je één veld vóór je, vanaf een hoek twee, vanuit het midden geen. Gooi de Tao-dobbelstenen; elke kant telt voor zijn kleur, wit voor elke kleur. Na de worp mogen fiches van alle Taoïsten op je tegel aanvullen wat ontbreekt. Geesten waarvoor de dobbelstenen alleen al genoeg zijn, moet je uitdrijven.
chapter-haunting = Plagen
    .text = Het spook van een plaaggeest doet in de ene Yin-fase van zijn bord een stap en plaagt in de volgende de eerste actieve tegel in zijn lijn. Een geplaagde tegel geeft geen hulp. Is de hele lijn al geplaagd, dan is het spel verloren.
chapter-curse = Vloekdobbelsteen
    .text = Twee kanten hebben geen effect. De andere: een tegel in de lijn van de geest wordt geplaagd; er komt een geest; de actieve Taoïst verliest alle Tao-fiches; de actieve Taoïst verliest 1 Qi.
chapter-qi = Qi
    .text = Qi is leven. Een Taoïst zonder Qi is dood: alles wat hij had is weg en zijn bord is bezeten. Verliest dat bord Qi, dan betaalt een levende Taoïst. Op het Kerkhof keren doden terug.
chapter-tao = Tao-fiches
    .text = Er zijn er vier van elke kleur. Jij en andere Taoïsten op je tegel leveren ze in na de worp van een uitdrijving, één voor elk punt weerstand dat nog ontbreekt.
chapter-yin-yang = Yin-Yang
    .text = Lever het in tijdens je Yang-fase, vóór of na elke stap, om op afstand hulp te vragen bij een tegel naar keuze, of om een geplaagde tegel weer actief te maken.
chapter-buddhas = Boeddha's
    .text = Pak er een in de Tempel. Zet hem vanaf je volgende beurt op een leeg veld vóór je. De eerste geest die daar komt, wordt verbannen, zonder vloek en zonder beloning. Een incarnatie blijft, en de Boeddha gaat terug naar de Tempel.
chapter-power-tokens = Krachtfiches
    .text = Met minder dan vier Taoïsten: lever er een in om deze beurt de kracht van een neutraal bord te gebruiken. Ingeleverde fiches liggen op de middelste tegel; wie daar een beurt beëindigt, mag ze terugpakken.
chapter-neutral = Neutrale borden
    .text = Ze hebben een Yin-fase, maar daarin komt er geen nieuwe geest, en ze hebben geen Yang-fase. Ze hebben hun eigen Qi; zonder Qi zijn ze bezeten.
chapter-incarnations = Incarnaties
    .text = Wu-Feng heeft tien incarnaties, met White Moon zestien, en enkele daarvan zitten in de stapel. De Heks kan ze niet wegsturen, en een Boeddha deert ze niet. Is er een uitgedreven, dan krijgt één Taoïst 1 Qi en één Taoïst zijn Yin-Yang terug.
chapter-score = Score
    .text = 10 voor een overwinning, 20 op het niveau Hel; 1 voor elke Qi; 1 voor elke geest die nog in de stapel zit, of min 1 na een nederlaag; 2, 4 en 6 voor andere incarnaties; min 3 voor elke dode Taoïst en min 4 voor elke geplaagde tegel.

## White Moon; chapters of their own

moon-chapter-white-moon = White Moon
    .text = De uitbreiding: in het dorp wonen 24 dorpsbewoners uit twaalf families, die jullie door het portaal moeten redden voordat geesten ze doden. Jullie verliezen ook als de twaalfde dood is. Elke geredde dorpsbewoner levert 1 punt op, een portaal op een tegel aan de rand 2, op een hoek 4.
moon-chapter-villagers = Dorpsbewoners
    .text = Er zijn er hoogstens drie op een tegel, en alleen de bovenste is zichtbaar en kan meegaan, gered of gekozen worden. Als een Taoïst een tegel verlaat, mag de bovenste dorpsbewoner mee, maar nooit naar of over een geplaagde tegel en nooit naar een volle. Zou een tegel met dorpsbewoners geplaagd worden, dan sterven zij allemaal en blijft de tegel actief. Elke dode brengt de vloek van de familie.
moon-chapter-portal = Portaal en schuilplaats
    .text = Op de tegel met het portaal mag je de bovenste dorpsbewoner redden in plaats van hulp te vragen of een uitdrijving te proberen. Met Yin-Yang en Vuurwerk kun je niet redden. Is een hele familie in de schuilplaats, dan krijgt de actieve speler de beloning.
moon-chapter-flight = Vlucht
    .text = Als een spook van zijn kaart op het bord stapt, vlucht de bovenste dorpsbewoner van de dichtstbijzijnde bewoonde tegel in zijn lijn één tegel verder, van het spook weg. Is die tegel vol of geplaagd, of is er geen, dan sterft de dorpsbewoner.
moon-chapter-su-ling = Su-Ling
    .text = Is er een dorpsbewoner gestorven, de Vloekdobbelsteen gegooid of een tegel geplaagd, dan mag je haar aan het eind van die beurt vóór een geestenveld naar keuze zetten, maar niet vóór een incarnatie. Ze houdt het middelste symbool van de geest daar tegen. Komt ze naast een hoek met een lege houder te staan, dan mag ze daar een kristal in zetten.
moon-chapter-crystals = Maankristallen
    .text = Er zijn er vier. Wit in de Kruidenwinkel, sommige geesten en incarnaties, en de Maansteen leveren er een op. Bij een uitdrijving telt een kristal als een Tao-fiche van een kleur naar keuze. Aan het eind van je beurt mag je op een hoektegel een kristal dat je in een eerdere beurt pakte, in de lege houder daar zetten.
moon-chapter-barrier = Maanbarrière
    .text = Zijn aan het eind van een beurt alle vier de houders vol, dan komt elk bord één keer aan de beurt, het actieve eerst: lever een kristal in en red de bovenste dorpsbewoner op de tegel met het portaal (of van een tegel naar keuze, als daar niemand is), of gooi 4 dobbelstenen tegen al zijn geesten, met de kristallen als fiches. Krachten en Tao-fiches tellen niet mee, er volgt geen vloek en geen beloning, incarnaties blijven ongedeerd. Daarna gaan Su-Ling en de kristallen terug naar de voorraad.
moon-chapter-artifacts = Artefacten
    .text = Acht families laten een artefact na aan de speler die de laatste van hen redt. Artefacten die één keer werken, gebruik je tussen de stappen van de Yang-fase, net als een Yin-Yang. Wie sterft, kiest naar welke levenden zijn artefacten gaan; zijn kristallen gaan naar de voorraad.
moon-chapter-laid-down = Gevloerd
    .text = Wie gevloerd is, kan de volgende beweging alleen gebruiken om op te staan; voor acties maakt dat geen verschil. Met Dans over de Toppen sta je op en beweeg je één tegel.
