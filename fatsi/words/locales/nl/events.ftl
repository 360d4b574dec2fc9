# What happened, one sentence for each event. Names of cards are in the singular.

## The turn

event-turn-began =
    { $holder ->
        [neutral] { BOARD($seat, case: "start") } is aan de beurt: de geesten handelen.
       *[taoist] { SEAT($seat, case: "start") } is aan de beurt: eerst handelen de geesten.
    }
event-board-overrun = { BOARD($seat, case: "start") } is vol: er komt geen geest, maar het kost 1 Qi.
event-yang-began = Nu handelt { SEAT($seat) }.

## Ghosts

event-ghost-drawn = Er komt een geest: { CARD($card) }, { COUNT($resistance) }.
event-ghost-arrived = { CARD($card) } verscheen op { SPACE($space) }, vóór { TILE($tile, case: "the") }.
event-ghost-trapped =
    { $temple ->
        [no] { CARD($card) } liep op { SPACE($space) } in de val van de Boeddha en verdween. De Boeddha is terug in de doos.
       *[yes] { CARD($card) } liep op { SPACE($space) } in de val van de Boeddha en verdween. De Boeddha is terug in de Tempel.
    }
event-buddha-displaced =
    { $temple ->
        [no] De Boeddha op { SPACE($space) } week voor { CARD($card) } en is terug in de doos.
       *[yes] De Boeddha op { SPACE($space) } week voor { CARD($card) } en is terug in de Tempel.
    }
event-incarnation-caught = { CARD($card) } is op { SPACE($space) } gevangen door de Boeddha: nu kan een uitdrijving slagen.
event-no-space-left = Er moet een geest komen, maar alle velden zijn bezet: in plaats daarvan gaat 1 Qi verloren.
event-deck-empty = Er moet een geest komen, maar er is er geen meer.
event-figure-advanced = { CARD($card) } op { SPACE($space) } reikt naar { TILE($tile, case: "the") }: in de volgende Yin van { BOARD($board) } is het raak.
event-tile-haunted = { TILE($tile, case: "start") } ({ PLACE($place) }) is nu geplaagd.
event-tile-restored = { TILE($tile, case: "start") } ({ PLACE($place) }) is weer vrij.
event-stone-took-hold =
    { $stone ->
        [steal-die] { CARD($card) } houdt een Tao-dobbelsteen vast.
        [tao-off] Zolang { CARD($card) } er ligt, mag niemand Tao-fiches inleveren.
        [power-off] De kracht van { BOARD($board) } is geblokkeerd door { CARD($card) }.
        [take-portal] { CARD($card) } houdt het portaal vast: niemand kan gered worden.
        [take-su-ling] { CARD($card) } houdt Su-Ling vast.
       *[group-power-off] De krachten van alle borden zijn geblokkeerd door { CARD($card) }.
    }
event-stone-released =
    { $stone ->
        [steal-die] De Tao-dobbelsteen die { CARD($card) } vasthield, is terug.
        [tao-off] { CARD($card) } houdt de Tao-fiches niet langer op slot.
        [power-off] { CARD($card) } blokkeert de kracht van { BOARD($board) } niet langer.
        [take-portal] Het portaal dat { CARD($card) } vasthield, staat weer op zijn plaats.
        [take-su-ling] Su-Ling is vrij: { CARD($card) } houdt haar niet langer vast.
       *[group-power-off] { CARD($card) } blokkeert de krachten niet langer.
    }
event-ghost-exorcised = { CARD($card) } viel op { SPACE($space) }.
event-ghost-banished = De Heks stuurde { CARD($card) } weg van { SPACE($space) }.
event-ghost-moved = { CARD($card) } ging van { SPACE($origin) } naar { SPACE($space) }.

## Dice

event-curse-rolled = De Vloekdobbelsteen toont: { FACE($face) }.
event-curse-rerolled = { SEAT($seat, case: "start") } gooit de Vloekdobbelsteen opnieuw.
event-curse-avoided = { SEAT($seat, case: "start") } hoeft de Vloekdobbelsteen niet te gooien.
event-exorcism-began = { SEAT($seat, case: "start") } probeert een uitdrijving vanaf { TILE($tile, case: "the") } ({ PLACE($place) }).
event-dice-rolled = De worp is { ROLL($roll) }.
event-dice-rerolled = Opnieuw gegooid: { ROLL($roll) }.
event-exorcism-failed = Er viel geen geest.

## Taoists and their things

event-taoist-moved = { SEAT($seat, case: "start") } ging naar { TILE($tile, case: "the") } ({ PLACE($place) }).
event-taoist-guided = { SEAT($seat, case: "start") } werd naar { TILE($tile, case: "the") } ({ PLACE($place) }) gedragen.
event-help-asked = { SEAT($seat, case: "start") } vroeg om hulp: { TILE($tile) } ({ PLACE($place) }).
event-qi-lost =
    { $holder ->
        [neutral] { BOARD($seat, case: "start") } verloor 1 Qi en heeft er nog { $left }.
       *[taoist] { SEAT($seat, case: "start") } verloor 1 Qi en heeft er nog { $left }.
    }
event-qi-gained = { SEAT($seat, case: "start") } kreeg { $amount } Qi.
event-taoist-died = { SEAT($seat, case: "start") } is dood.
event-taoist-returned = { SEAT($seat, case: "start") } keerde terug uit de dood met { $qi } Qi.
event-board-possessed = { BOARD($seat, case: "start") } is bezeten.
event-tao-taken = { SEAT($seat, case: "start") } pakte een { COLOUR($colour) } Tao-fiche.
event-tao-discarded = { SEAT($seat, case: "start") } legde een { COLOUR($colour) } Tao-fiche af.
event-all-tao-lost =
    { $amount ->
        [one] { SEAT($seat, case: "start") } verloor zijn enige Tao-fiche.
       *[other] { SEAT($seat, case: "start") } verloor alle { $amount } Tao-fiches.
    }
event-tao-spent = { SEAT($seat, case: "start") } leverde een { COLOUR($colour) } Tao-fiche in.
event-yin-yang-spent = { SEAT($seat, case: "start") } leverde zijn Yin-Yang in.
event-yin-yang-gained = { SEAT($seat, case: "start") } heeft zijn Yin-Yang terug.
event-buddha-taken = { SEAT($seat, case: "start") } pakte een Boeddha.
event-buddha-placed = { SEAT($seat, case: "start") } zette een Boeddha op { SPACE($space) }.
event-power-borrowed = { SEAT($seat, case: "start") } leverde een Krachtfiche in en heeft deze beurt { POWER($power) }.
event-power-token-picked-up = { SEAT($seat, case: "start") } pakte een Krachtfiche terug.
event-mantra-placed = De Mantra ligt op { CARD($card) } ({ SPACE($space) }): 1 weerstand minder.
event-mantra-removed = De Mantra is terug bij zijn bord.

## Tiles

event-prayer-changed = Op de Gebedscirkel ligt een { COLOUR($colour) } fiche: 1 weerstand minder voor { COLOUR($colour) }.
event-prayer-cleared = Het { COLOUR($colour, case: "adj") } fiche op de Gebedscirkel ging terug naar de voorraad.
event-figures-calmed = De Nachtwaker joeg de spoken van { BOARD($board) } terug op hun kaart.

## White Moon

event-villager-revealed = Een dorpsbewoner toont zich bij { TILE($tile, case: "the") } ({ PLACE($place) }): { FAMILY($family) }.
event-villager-escorted = Een dorpsbewoner ging mee van { TILE($start, case: "the") } ({ PLACE($start_place) }) naar { TILE($tile, case: "the") } ({ PLACE($place) }): { FAMILY($family) }.
event-villager-fled = Een dorpsbewoner vluchtte van { TILE($start, case: "the") } ({ PLACE($start_place) }) naar { TILE($tile, case: "the") } ({ PLACE($place) }): { FAMILY($family) }.
event-villager-died = Een dorpsbewoner van { TILE($tile, case: "the") } ({ PLACE($place) }) stierf: { FAMILY($family) }. De vloek: { FAMILY($family, case: "curse") }
event-villager-returned = Een dode dorpsbewoner keerde terug bij { TILE($tile, case: "the") } ({ PLACE($place) }): { FAMILY($family) }.
event-villager-saved = Een dorpsbewoner van { TILE($tile, case: "the") } ({ PLACE($place) }) is in de schuilplaats: { FAMILY($family) }.
event-family-saved = De hele familie { FAMILY($family) } is gered. De beloning: { FAMILY($family, case: "reward") }
event-artifact-gained = { SEAT($seat, case: "start") } heeft nu { ARTIFACT($artifact, case: "the") }.
event-artifact-used = { SEAT($seat, case: "start") } gebruikte { ARTIFACT($artifact, case: "the") }.
event-token-removed = Een { COLOUR($colour) } Tao-fiche ging uit het spel.
event-card-lost = Een kaart van de stapel ging ongezien uit het spel.
event-ghost-sent-back = Het Schild der Tijd stuurde { CARD($card) } naar de onderkant van de stapel.
event-taoist-laid-down = { SEAT($seat, case: "start") } is gevloerd.
event-taoist-stood-up = { SEAT($seat, case: "start") } staat weer overeind.
event-crystal-gained = { SEAT($seat, case: "start") } pakte een maankristal.
event-crystal-spent = Een maankristal ging terug naar de voorraad.
event-receptacle-filled = In de houder bij { TILE($tile, case: "the") } ({ PLACE($place) }) zit een maankristal.
event-su-ling-moved = Su-Ling staat vóór { SPACE($space) }.
event-su-ling-gone = Su-Ling verliet de geestenvelden.
event-barrier-rose = De Maanbarrière verrijst rond het dorp: elk bord krijgt er zijn deel van.
# That Su-Ling leaves is an event of its own.
event-barrier-ended = De Maanbarrière is voorbij. De kristallen in de houders gaan terug naar de voorraad.

## The end

event-game-won = Wu-Feng is verslagen. Het dorp is gered.
event-game-lost =
    { $reason ->
        [taoists-dead] De laatste Taoïst is dood. Het dorp is verloren.
        [village-haunted] Er zijn te veel tegels geplaagd. Het dorp is verloren.
        [villagers-dead] De twaalfde dorpsbewoner is dood. Het dorp is verloren.
        [line-haunted] Een geest moet plagen, maar zijn hele lijn is al geplaagd. Het dorp is verloren.
       *[deck-exhausted] De laatste geest is gekomen en Wu-Feng staat nog overeind. Het dorp is verloren.
    }

result-wu-feng-defeated = Gewonnen: Wu-Feng is verslagen.
result-taoists-dead = Verloren: alle Taoïsten zijn dood.
result-village-haunted = Verloren: een te groot deel van het dorp is geplaagd.
result-line-haunted = Verloren: een geest kon in zijn lijn niets meer plagen.
result-deck-exhausted = Verloren: de stapel was op voordat Wu-Feng viel.
result-villagers-dead = Verloren: twaalf dorpsbewoners zijn dood.

score-victory = overwinning
score-qi = Qi van de levenden
score-ghosts-left = geesten over in de stapel
score-empty-spaces = lege geestenvelden
score-further-incarnations = andere incarnaties
score-dead-taoists = dode Taoïsten
score-haunted-tiles = geplaagde tegels
score-saved-villagers = geredde dorpsbewoners
score-portal = plaats van het portaal
