# Why something may not be done now, and if it helps what to do instead.

reason-game-over = Het spel is voorbij.
reason-not-an-action = Zo'n actie bestaat niet in dit spel.
reason-nothing-to-undo = Er valt niets terug te nemen.
reason-chance-decides = Nu beslissen de dobbelstenen en de stapel, geen Taoïst.
reason-players-decide = De dobbelstenen en de stapel doen dat vanzelf. Nu mag je zelf kiezen.
reason-another-question = Dat is geen antwoord op de huidige vraag.
reason-card-not-in-deck = { CARD($card) } kan nu niet getrokken worden.
reason-wrong-number-of-dice =
    { $number ->
        [one] Er moet precies 1 dobbelsteen gegooid worden.
       *[other] Er moeten precies { $number } dobbelstenen gegooid worden.
    }
reason-picking-up = Na het terugpakken van een Krachtfiche kun je alleen nog de beurt beëindigen.
reason-move-is-over = Daarvoor is het deze beurt te laat: dat kan alleen vóór het bewegen of vóór de actie.
reason-already-there = Die Taoïst staat al bij { TILE($tile, case: "the") } ({ PLACE($place) }).
reason-too-far = { TILE($tile, case: "start") } ({ PLACE($place) }) is te ver weg.
reason-power-missing = Daarvoor is de kracht ‘{ POWER($power) }’ nodig, en die heb je niet.
reason-power-used = De kracht ‘{ POWER($power) }’ werkt maar één keer per beurt.
reason-supply-empty = De voorraad heeft geen { COLOUR($colour) } Tao-fiche meer.
reason-no-ghost-there = Er ligt geen geest op { SPACE($space) }.
reason-already-there-mantra = De Mantra ligt al op { SPACE($space) }.
reason-not-a-taoist = { BOARD($seat, case: "start") } heeft geen Taoïst.
reason-taoist-dead = { SEAT($seat, case: "start") } is dood.
reason-taoist-living = { SEAT($seat, case: "start") } leeft nog.
reason-your-own-taoist = Kies een andere Taoïst dan je eigen.
reason-action-over = Je hebt je actie van deze beurt al gedaan.
reason-tile-haunted = { TILE($tile, case: "start") } ({ PLACE($place) }) is geplaagd: er is niemand om te helpen.
reason-tile-active = { TILE($tile, case: "start") } ({ PLACE($place) }) is niet geplaagd.
reason-help-useless = Hulp bij { TILE($tile, case: "the") } ({ PLACE($place) }) levert je nu niets op.
reason-no-ghost-faced = Vóór { TILE($tile, case: "the") } ({ PLACE($place) }) ligt geen geest.
reason-cannot-be-exorcised = { CARD($card) } kan nog niet uitgedreven worden: kijk op de kaart wat ervoor nodig is.
reason-too-strong = Zelfs de beste worp met al je fiches zou niet genoeg zijn.
reason-no-yin-yang = Je hebt geen Yin-Yang.
reason-no-power-token = Je hebt geen Krachtfiche.
reason-not-neutral = { BOARD($board, case: "start") } is niet neutraal: die kracht kun je niet lenen.
reason-power-blocked = De kracht ‘{ POWER($power) }’ is geblokkeerd.
reason-already-borrowed = De kracht van { BOARD($board) } is al geleend.
reason-no-buddha = Je hebt geen Boeddha.
reason-buddha-fresh = In de beurt waarin je een Boeddha pakt, kun je hem nog niet zetten.
reason-space-not-faced = { SPACE($space) } grenst niet aan je tegel.
reason-space-occupied = Er ligt al een geest op { SPACE($space) }.
reason-buddha-there = Er staat al een Boeddha op { SPACE($space) }.
reason-not-on-centre = Krachtfiches kun je alleen op de middelste tegel (C) terugpakken.
reason-no-token-on-centre = Er ligt geen Krachtfiche op de middelste tegel.
reason-incarnation-immune = { CARD($card) } is een incarnatie: de Heks heeft er geen macht over.
reason-no-figure-on-step = Geen spook van { BOARD($board) } heeft een stap gedaan.
reason-same-prayer = Daar ligt al een { COLOUR($colour) } fiche.
reason-board-of-colour-first = { CARD($card) } moet naar { BOARD($board) }, zolang daar een veld vrij is.
reason-active-board-first = Een zwarte geest zoals { CARD($card) } moet naar het actieve bord ({ BOARD($board) }), zolang daar een veld vrij is.
reason-buddha-space-first = { CARD($card) } moet naar een veld waar een Boeddha staat.
reason-cannot-fall = Deze worp is niet genoeg om { CARD($card) } uit te drijven, althans niet samen met geesten die je al koos.
reason-dice-must-be-used = Geesten waarvoor de dobbelstenen alleen al genoeg zijn, moet je uitdrijven: kies nog een geest.
reason-not-on-your-tile = { SEAT($seat, case: "start") } staat niet op jouw tegel.
reason-token-missing = { SEAT($seat, case: "start") } heeft geen { COLOUR($colour) } Tao-fiche.
reason-token-not-needed = Een { COLOUR($colour) } fiche is hier niet nodig.
reason-no-curse-or-reward-there = Op { SPACE($space) } is geen geest uitgedreven met een vloek of beloning die nog openstaat.
reason-has-yin-yang = { SEAT($seat, case: "start") } heeft zijn Yin-Yang al.
reason-qi-supply-empty = Er is geen Qi meer in de voorraad.
reason-cannot-stay = Er moet iemand verplaatst worden.
reason-dice-not-rolled = Dat is niet gegooid.

## White Moon

reason-not-in-this-game = Dat hoort bij White Moon, en dit spel wordt zonder die uitbreiding gespeeld.
reason-villager-not-unseen = Van de familie { FAMILY($family) } is iedereen al zichtbaar.
reason-must-stand-up = Je bent gevloerd: in plaats van te bewegen kun je alleen opstaan.
reason-not-laid-down = Hier is niemand gevloerd.
reason-not-on-portal = Redden kun je alleen op de tegel met het portaal: { TILE($tile, case: "the") } ({ PLACE($place) }).
reason-portal-taken = Een incarnatie bezet het portaal: niemand kan gered worden.
reason-no-villager-there = Bij { TILE($tile, case: "the") } ({ PLACE($place) }) is geen dorpsbewoner.
reason-villager-cannot-come = De dorpsbewoner kan niet naar { TILE($tile, case: "the") } ({ PLACE($place) }) komen.
reason-no-dead-villager = Van de familie { FAMILY($family) } kan nu niemand terugkeren.
reason-no-artifact = Je hebt { ARTIFACT($artifact, case: "the") } niet.
reason-artifact-useless = Aan { ARTIFACT($artifact, case: "the") } heb je nu niets.
reason-own-tile = { TILE($tile, case: "start") } ({ PLACE($place) }) is je eigen tegel: het Vuurwerk is voor een andere tegel.
reason-no-crystal = Je hebt daarvoor geen maankristal; een kristal dat je deze beurt pakte, kan nog niet in een houder.
reason-no-receptacle-here = Bij { TILE($tile, case: "the") } ({ PLACE($place) }) is geen lege houder.
reason-incarnation-before = Su-Ling gaat niet vóór een incarnatie zoals { CARD($card) } staan.
reason-already-before-space = Su-Ling staat al vóór { SPACE($space) }.
reason-nothing-to-strike = Daar kan geen geest uitgedreven worden.
reason-other-stack-and-family = Ze moeten allemaal van verschillende tegels en uit verschillende families komen.
reason-no-crystal-left = Daarvoor is geen maankristal meer over.
reason-must-bring-villager = Naar je eigen tegel terugvliegen mag alleen om er een dorpsbewoner weg te brengen.
reason-die-is-set = De dobbelsteen die het Zwaard op wit heeft gelegd, kan niet opnieuw gegooid worden.
