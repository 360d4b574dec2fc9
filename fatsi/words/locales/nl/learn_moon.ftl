# The guided game of White Moon: what the coach says, chapter by chapter.

## Chapters

learn-base = Het basisspel
learn-moon = White Moon
learn-moon-text = Voor wie het basisspel kent: vijf korte hoofdstukken over de dorpsbewoners, het portaal, de maankristallen en Su-Ling.
learn-moon-play = Speel een spel White Moon
usage-learn-moon = Leer in plaats daarvan White Moon, in vijf hoofdstukken.
learn-moon-escort = Dorpsbewoners
learn-moon-saving = Portaal en schuilplaats
learn-moon-crystals = Maankristallen
learn-moon-su-ling = Su-Ling
learn-moon-wu-feng = Wu-Feng bij maanlicht
learn-moon-escort-1 = In White Moon wonen er families in het dorp. Op elke tegel is alleen de bovenste dorpsbewoner zichtbaar. Bij jou staat iemand van de familie Hua. Ga naar de tegel in het midden die oplicht: daar is het portaal.
learn-moon-escort-2 = Als je een tegel verlaat, mag de bovenste dorpsbewoner mee, maar niet naar een geplaagde of volle tegel. Neem de dorpsbewoner mee.
learn-moon-escort-done = De dorpsbewoner is bij het portaal, en op de oude tegel is de volgende omgedraaid. Zou een tegel met dorpsbewoners geplaagd worden, dan sterven zij in plaats daarvan, en elke dode brengt de vloek van de familie.
learn-moon-saving-1 = Op de tegel met het portaal mag je de bovenste dorpsbewoner redden in plaats van hulp te vragen of uit te drijven. De andere dorpsbewoner van de familie Sheng is al veilig. Red nu ook deze.
learn-moon-saving-done = De hele familie is in de schuilplaats, en de beloning is voor jou: de Klauwen der Wraak. Elke familie heeft een eigen beloning en een eigen vloek.
learn-moon-crystals-1 = Je hebt een maankristal uit een eerdere beurt, en je staat op een hoek met een lege houder. Zet het kristal erin.
learn-moon-crystals-done = Zijn aan het eind van een beurt alle vier de houders vol, dan verrijst de Maanbarrière en slaat ze aan alle kanten toe. Een kristal dat je houdt, telt bij een uitdrijving als een fiche van een kleur naar keuze.
learn-moon-su-ling-1 = Het spook van een geest op het blauwe bord heeft al een stap gedaan: in de volgende Yin-fase zou het een tegel plagen en zouden er dorpsbewoners sterven. Een tegenslag in deze beurt heeft Su-Ling geroepen. Beëindig je beurt.
learn-moon-su-ling-2 = Su-Ling houdt het middelste symbool van de geest vóór haar tegen. Zet haar vóór de geest die oplicht.
learn-moon-su-ling-done = De Yin-fase is voorbij, en de geest heeft geen tegel geplaagd. Su-Ling komt na een beurt waarin een dorpsbewoner stierf, de Vloekdobbelsteen werd gegooid of een tegel werd geplaagd.
learn-moon-wu-feng-1 = Wu-Feng staat vóór je, met een weerstand van vier geel. Je hebt twee gele fiches en een maankristal. Probeer de uitdrijving.
learn-moon-wu-feng-2 = Eén gele dobbelsteen, twee fiches en het kristal: samen vier. Kies Wu-Feng.
learn-moon-wu-feng-3 = Lever een geel fiche in.
learn-moon-wu-feng-4 = Lever het tweede gele fiche in.
learn-moon-wu-feng-5 = Het kristal telt als elke kleur. Lever het in.
learn-moon-wu-feng-6 = Wu-Feng laat de groep een beloning na. Geef de Qi aan de gele Taoïst.
learn-moon-wu-feng-7 = Geef hem ook het Yin-Yang, en de dag breekt aan.
learn-moon-wu-feng-done = Het dorp is gered, onder een witte maan. Speel nu een heel spel: het aanbevolen dorp is bedoeld voor de eerste keer.
