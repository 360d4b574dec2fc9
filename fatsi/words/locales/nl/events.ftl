# What happened, one sentence for each event, in the present. Names of cards are in the singular.

## The turn

event-turn-began =
    { $holder ->
        [neutral] { BOARD($seat, case: "start") } is aan zet: de geesten handelen.
       *[taoist] { SEAT($seat, case: "start") } is aan zet: eerst handelen de geesten.
    }
event-board-overrun = { BOARD($seat, case: "start") } is vol: er komt geen geest, maar er gaat 1 Qi verloren.
event-yang-began = Nu handelt { SEAT($seat) }.

## Ghosts

event-ghost-drawn = Er komt een geest: { CARD($card) }, weerstand { COUNT($resistance) }.
event-ghost-arrived = { CARD($card) } verschijnt op { SPACE($space) }, vóór { TILE($tile, case: "the") }.
event-ghost-trapped =
    { $temple ->
        [no] De Boeddha op { SPACE($space) } verbant { CARD($card) } en gaat terug in de doos.
       *[yes] De Boeddha op { SPACE($space) } verbant { CARD($card) } en gaat terug naar de Tempel.
    }
event-buddha-displaced =
    { $temple ->
        [no] De Boeddha op { SPACE($space) } wijkt voor { CARD($card) } en gaat terug in de doos.
       *[yes] De Boeddha op { SPACE($space) } wijkt voor { CARD($card) } en gaat terug naar de Tempel.
    }
event-incarnation-caught = De Boeddha op { SPACE($space) } vangt { CARD($card) }: nu kan een uitdrijving slagen.
event-no-space-left = Er moet een geest komen, maar alle velden zijn bezet: in plaats daarvan gaat er 1 Qi verloren.
event-deck-empty = Er moet een geest komen, maar de stapel is leeg.
event-figure-advanced = Het spook van { CARD($card) } ({ SPACE($space) }) doet een stap naar { TILE($tile, case: "the") }: in de volgende Yin-fase van { BOARD($board) } plaagt het een tegel.
event-tile-haunted = { TILE($tile, case: "start") } ({ PLACE($place) }) is nu geplaagd.
event-tile-restored = { TILE($tile, case: "start") } ({ PLACE($place) }) is weer actief.
event-stone-took-hold =
    { $stone ->
        [steal-die] { CARD($card) } steelt een Tao-dobbelsteen.
        [tao-off] { CARD($card) } zet de Tao-fiches op slot: niemand mag ze inleveren.
        [power-off] { CARD($card) } blokkeert de kracht van { BOARD($board) }.
        [take-portal] { CARD($card) } bezet het portaal: niemand kan gered worden.
        [take-su-ling] { CARD($card) } neemt Su-Ling gevangen.
       *[group-power-off] { CARD($card) } blokkeert de krachten van alle borden.
    }
event-stone-released =
    { $stone ->
        [steal-die] { CARD($card) } geeft de gestolen Tao-dobbelsteen terug.
        [tao-off] { CARD($card) } houdt de Tao-fiches niet langer op slot.
        [power-off] { CARD($card) } blokkeert de kracht van { BOARD($board) } niet langer.
        [take-portal] { CARD($card) } laat het portaal los: het staat weer op zijn plaats.
        [take-su-ling] Su-Ling is vrij: { CARD($card) } houdt haar niet langer gevangen.
       *[group-power-off] { CARD($card) } blokkeert de krachten niet langer.
    }
event-ghost-exorcised = { CARD($card) } op { SPACE($space) } is uitgedreven.
event-ghost-banished = De Heks stuurt { CARD($card) } weg van { SPACE($space) }.
event-ghost-moved = { CARD($card) } gaat van { SPACE($origin) } naar { SPACE($space) }.

## Dice

event-curse-rolled = De Vloekdobbelsteen toont: { FACE($face) }.
event-curse-rerolled = { SEAT($seat, case: "start") } gooit de Vloekdobbelsteen opnieuw.
event-curse-avoided = { SEAT($seat, case: "start") } hoeft de Vloekdobbelsteen niet te gooien.
event-exorcism-began = { SEAT($seat, case: "start") } probeert een uitdrijving vanaf { TILE($tile, case: "the") } ({ PLACE($place) }).
event-dice-rolled = De worp is { ROLL($roll) }.
event-dice-rerolled = Opnieuw gegooid: { ROLL($roll) }.
event-exorcism-failed = De uitdrijving mislukt.

## Taoists and their things

event-taoist-moved = { SEAT($seat, case: "start") } gaat naar { TILE($tile, case: "the") } ({ PLACE($place) }).
event-taoist-guided = { SEAT($seat, case: "start") } wordt naar { TILE($tile, case: "the") } ({ PLACE($place) }) gedragen.
event-help-asked = { SEAT($seat, case: "start") } vraagt hulp bij { TILE($tile, case: "the") } ({ PLACE($place) }).
event-qi-lost =
    { $holder ->
        [neutral]
            { $left ->
                [0] { BOARD($seat, case: "start") } verliest zijn laatste Qi.
               *[other] { BOARD($seat, case: "start") } verliest 1 Qi en heeft er nog { $left }.
            }
       *[taoist]
            { $left ->
                [0] { SEAT($seat, case: "start") } verliest zijn laatste Qi.
               *[other] { SEAT($seat, case: "start") } verliest 1 Qi en heeft er nog { $left }.
            }
    }
event-qi-gained = { SEAT($seat, case: "start") } krijgt { $amount } Qi.
event-taoist-died = { SEAT($seat, case: "start") } sterft.
event-taoist-returned = { SEAT($seat, case: "start") } keert met { $qi } Qi terug uit de dood.
event-board-possessed = { BOARD($seat, case: "start") } is bezeten.
event-tao-taken = { SEAT($seat, case: "start") } pakt een { COLOUR($colour) } Tao-fiche.
event-tao-discarded = { SEAT($seat, case: "start") } legt een { COLOUR($colour) } Tao-fiche af.
event-all-tao-lost =
    { $amount ->
        [one] { SEAT($seat, case: "start") } verliest zijn enige Tao-fiche.
        [2] { SEAT($seat, case: "start") } verliest beide Tao-fiches.
       *[other] { SEAT($seat, case: "start") } verliest alle { $amount } Tao-fiches.
    }
event-tao-spent = { SEAT($seat, case: "start") } levert een { COLOUR($colour) } Tao-fiche in.
event-yin-yang-spent = { SEAT($seat, case: "start") } gebruikt zijn Yin-Yang.
event-yin-yang-gained = { SEAT($seat, case: "start") } krijgt zijn Yin-Yang terug.
event-buddha-taken = { SEAT($seat, case: "start") } pakt een Boeddha.
event-buddha-placed = { SEAT($seat, case: "start") } zet een Boeddha op { SPACE($space) }.
event-power-borrowed = { SEAT($seat, case: "start") } levert een Krachtfiche in en leent deze beurt ‘{ POWER($power) }’.
event-power-token-picked-up = { SEAT($seat, case: "start") } pakt een Krachtfiche terug.
event-mantra-placed = De Mantra ligt op { CARD($card) } ({ SPACE($space) }): 1 weerstand minder.
event-mantra-removed = De Mantra gaat terug naar zijn bord.

## Tiles

event-prayer-changed = Op de Gebedscirkel ligt een { COLOUR($colour) } fiche: geesten van die kleur hebben 1 weerstand minder.
event-prayer-cleared = Het { COLOUR($colour, case: "adj") } fiche op de Gebedscirkel gaat terug naar de voorraad.
event-figures-calmed = De Nachtwaker jaagt de spoken van { BOARD($board) } terug naar hun kaart.

## White Moon

event-villager-revealed = Bij { TILE($tile, case: "the") } ({ PLACE($place) }) wordt iemand van de familie { FAMILY($family) } zichtbaar.
event-villager-escorted = Iemand van de familie { FAMILY($family) } gaat mee van { TILE($start, case: "the") } ({ PLACE($start_place) }) naar { TILE($tile, case: "the") } ({ PLACE($place) }).
event-villager-fled = Iemand van de familie { FAMILY($family) } vlucht van { TILE($start, case: "the") } ({ PLACE($start_place) }) naar { TILE($tile, case: "the") } ({ PLACE($place) }).
event-villager-died = Bij { TILE($tile, case: "the") } ({ PLACE($place) }) sterft iemand van de familie { FAMILY($family) }. Vloek: { FAMILY($family, case: "curse") }
event-villager-returned = Bij { TILE($tile, case: "the") } ({ PLACE($place) }) keert iemand van de familie { FAMILY($family) } terug uit de dood.
event-villager-saved = Iemand van de familie { FAMILY($family) } bereikt vanaf { TILE($tile, case: "the") } ({ PLACE($place) }) de schuilplaats.
event-family-saved = De hele familie { FAMILY($family) } is gered. Beloning: { FAMILY($family, case: "reward") }
event-artifact-gained = { SEAT($seat, case: "start") } krijgt { ARTIFACT($artifact, case: "the") }.
event-artifact-used = { SEAT($seat, case: "start") } gebruikt { ARTIFACT($artifact, case: "the") }.
event-token-removed = Een { COLOUR($colour) } Tao-fiche wordt uit het spel verwijderd.
event-card-lost = Een kaart van de stapel wordt ongezien uit het spel verwijderd.
event-ghost-sent-back = Het Schild der Tijd stuurt { CARD($card) } naar de onderkant van de stapel.
event-taoist-laid-down = { SEAT($seat, case: "start") } wordt gevloerd.
event-taoist-stood-up = { SEAT($seat, case: "start") } staat op.
event-crystal-gained = { SEAT($seat, case: "start") } pakt een maankristal.
event-crystal-spent = Een maankristal gaat terug naar de voorraad.
event-receptacle-filled = De houder bij { TILE($tile, case: "the") } ({ PLACE($place) }) is nu gevuld met een maankristal.
event-su-ling-moved = Su-Ling gaat vóór { SPACE($space) } staan.
event-su-ling-gone = Su-Ling gaat terug naar de voorraad.
event-barrier-rose = De Maanbarrière verrijst rond het dorp: elk bord komt één keer aan de beurt.
# That Su-Ling leaves is an event of its own.
event-barrier-ended = De Maanbarrière is voorbij. De kristallen in de houders gaan terug naar de voorraad.

## Choices that no event reports, as sentences of a recorded game

story-keep =
    { $decision ->
        [dice-choice] { SEAT($decider, case: "start") } houdt deze worp.
        [sword] { SEAT($decider, case: "start") } gooit alle dobbelstenen en gebruikt het Hemelse Zwaard niet.
       *[curse-choice] { SEAT($decider, case: "start") } houdt dit resultaat.
    }
story-done =
    { $decision ->
        [claws] { SEAT($decider, case: "start") } pakt geen Tao-fiche.
        [su-ling-crystal] Su-Ling brengt geen kristal.
        [put-buddha] { SEAT($decider, case: "start") } zet geen Boeddha neer.
       *[defeat]
            { $named ->
                [yes] { SEAT($decider, case: "start") } drijft geen geest meer uit.
               *[no] { SEAT($decider, case: "start") } levert niets in voor deze worp.
            }
    }
story-stay =
    { $decision ->
        [su-ling] Su-Ling blijft waar ze is.
       *[other] { SEAT($decider, case: "start") } blijft staan.
    }
story-alone = De dorpsbewoner blijft achter bij { TILE($tile, case: "the") } ({ PLACE($place) }).
story-strike = { SEAT($decider, case: "start") } valt de geesten van { BOARD($board) } aan.
story-strike-black = { SEAT($decider, case: "start") } valt alle zwarte geesten aan.
story-barrier-save = { BOARD($board, case: "start") } gebruikt de Maanbarrière om een dorpsbewoner te redden.
story-barrier-roll = { BOARD($board, case: "start") } gebruikt de Maanbarrière tegen zijn geesten.

## The end

event-game-won = Wu-Feng is verslagen. Het dorp is gered.
event-game-lost =
    { $reason ->
        [taoists-dead] De laatste Taoïst is dood. Het dorp is verloren.
        [village-haunted] Er zijn te veel tegels geplaagd. Het dorp is verloren.
        [villagers-dead] De twaalfde dorpsbewoner is dood. Het dorp is verloren.
        [line-haunted] Een geest moet een tegel plagen, maar zijn hele lijn is al geplaagd. Het dorp is verloren.
       *[deck-exhausted] De laatste kaart is getrokken en Wu-Feng is niet verslagen. Het dorp is verloren.
    }

result-wu-feng-defeated = Gewonnen: Wu-Feng is verslagen.
result-taoists-dead = Verloren: alle Taoïsten zijn dood.
result-village-haunted = Verloren: er zijn te veel tegels geplaagd.
result-line-haunted = Verloren: een geest vond in zijn lijn geen actieve tegel meer.
result-deck-exhausted = Verloren: de stapel was op voordat Wu-Feng verslagen was.
result-villagers-dead = Verloren: twaalf dorpsbewoners zijn dood.

score-victory = overwinning
score-qi = resterende Qi
score-ghosts-left = geesten over in de stapel
score-empty-spaces = lege geestenvelden
score-further-incarnations = andere incarnaties
score-dead-taoists = dode Taoïsten
score-haunted-tiles = geplaagde tegels
score-saved-villagers = geredde dorpsbewoners
score-portal = ligging van het portaal
