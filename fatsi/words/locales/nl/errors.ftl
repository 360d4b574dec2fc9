# What is wrong with a text that somebody wrote, a file or an option. The place (file, line, column) stands before it, so
# that these begin with a small letter. Ids and what was given are shown as they are typed.

# $part is the option, the key of a line, or the column of a table that is wrong.
error-of-part = { $part }: { $message }

## Words of a text

error-not-a-text = dit moet een tekst zijn, niet { $given }.
error-action-missing = er ontbreekt een actie.
error-unknown-action = ‘{ $given }’ is geen actie. Bedoelde je: { LIST($near) }?
error-unknown-verb = ‘{ $given }’ is niet de naam van een actie.
error-unknown-verb-near = ‘{ $given }’ is niet de naam van een actie. Bedoelde je: { LIST($near) }?
error-unknown-choice = ‘{ $given }’ is { KIND($kind) }. Mogelijk zijn: { LIST($known) }.
error-unknown-choice-near = ‘{ $given }’ is { KIND($kind) }. Bedoelde je { $near }?
error-not-one-of = ‘{ $given }’ is niet mogelijk. Mogelijk zijn: { LIST($known) }.
error-not-a-number = ‘{ $given }’ is geen getal van 0 tot en met { $most }.
error-not-true-or-false = dit moet True of False zijn, niet { $given }.
error-not-a-list = dit moet een lijst van id's zijn, niet { $given }.
error-not-cards = dit moeten kaarten zijn, niet { $given }.
error-not-key-and-value = ‘{ $given }’ heeft niet de vorm ‘sleutel: waarde’.
error-unknown-version = versie { $given } is hier onbekend. Dit is versie { $known }.
error-wrong-first-line = de eerste regel moet ‘{ $wanted }’ zijn.
error-wrong-form = ‘{ $given }’ heeft niet de juiste vorm, zoals ‘{ $wanted }’.
error-wrong-value = ‘{ $given }’ kan hier niet staan.
error-wrong-number-of-entries =
    { $wanted ->
        [one] hier hoort 1 waarde te staan, niet { $given }.
       *[other] hier horen { $wanted } waarden te staan, niet { $given }.
    }
error-named-twice = { $given } is twee keer genoemd.
error-named-elsewhere = { $given } is elders al genoemd.
error-stands-twice = { $given } staat hier nog eens; het stond al op regel { $earlier }.
error-stands-alone = { $given } moet alleen staan.
error-nothing-between-commas = er staat niets tussen twee komma's.
error-part-of-white-moon = dat hoort bij White Moon, en dit spel wordt zonder die uitbreiding gespeeld.
error-of-white-moon = { $given } hoort bij White Moon, en dit spel wordt zonder die uitbreiding gespeeld.

## What a word should have been, in Dutch with the negation, as in: ‘mvoe’ is geen tegel

kind-artifact = geen artefact
kind-board = geen bord
kind-card = geen kaart
kind-card-key = geen sleutel van een kaart
kind-clause = niet iets wat bij deze plaats kan horen
kind-colour = geen kleur
kind-column = geen kolom van een kaartenbestand
kind-corner = geen hoek van het dorp
kind-curse-face = geen kant van de Vloekdobbelsteen
kind-difficulty = geen moeilijkheidsgraad
kind-edition = geen editie
kind-ending = geen reden voor dat resultaat
kind-family = geen familie
kind-flag = niet yes of no
kind-frame = niet iets wat open kan staan
kind-incarnation = geen incarnatie
kind-key = geen bekende sleutel
kind-line = geen geestenveld, en ook niet het Kerkhof
kind-mark = geen kenmerk van een geest
kind-moon-card = geen kaart van White Moon
kind-moon-village = geen manier om het dorp te leggen
kind-players = geen mogelijk aantal spelers
kind-power = geen kracht
kind-purpose = geen doel van een worp
kind-scope = niet iets waartegen een uitdrijving kan gaan
kind-side = geen kant
kind-space = geen geestenveld
kind-stage = geen stadium van de Yang-fase
kind-stone = geen symbool voor deze plaats op een kaart
kind-tao-colour = geen Tao-kleur
kind-tao-face = geen kant van een Tao-dobbelsteen
kind-tile = geen tegel
kind-village-tile = geen dorpstegel
kind-won-or-lost = niet won of lost

## Setups

error-not-dealt = er staan nog delen open. Vul die aan met setup.dealt(rng).
error-nobody-sits-there = op { $side } zit niemand. De spelers zitten op: { LIST($known) }.
error-seat-open = plaatsen kunnen niet afzonderlijk open blijven.
error-wrong-order = de volgorde moet zijn: { LIST($wanted) }.
error-not-opposite = twee spelers zitten tegenover elkaar: N en S, of E en W.
error-too-few-incarnations =
    { $wanted ->
        [one] er is 1 incarnatie nodig; beschikbaar: { $given }.
       *[other] er zijn { $wanted } incarnaties nodig; beschikbaar: { $given }.
    }
error-solo-board = wie alleen speelt, moet het { COLOUR($colour, case: "adj") } bord hebben, op { $side }.
error-solo-board-side = wie alleen speelt, moet zijde { $wanted } van het { COLOUR($colour, case: "adj") } bord boven hebben.
error-two-lasting-stones = { $card }: een kaart heeft hoogstens één blijvend symbool.
error-base-card = { $card } is een kaart van het basisspel, waarvan de waarden bekend zijn.
error-too-few-games = dit moet 1 of meer zijn, niet { $given }.
error-same-bots = met dezelfde uitgangsposities spelen dezelfde bots dezelfde spellen.
error-wrong-number-of-bots =
    { $players ->
        [one] voor één Taoïst is één bot nodig, niet { $given }.
       *[other] voor { $players } Taoïsten is één bot voor allemaal nodig, of { $players } bots, niet { $given }.
    }

## Bots. What was raised by somebody's own bot, by Ray or by the system stands in its own words: $error.

error-unknown-bot = er is geen bot die ‘{ $given }’ heet. Mogelijk zijn: { LIST($known) }; schrijf voor een eigen bot module:Klasse.
error-two-bots-without-side = maar één bot kan zonder kant opgegeven worden. Schrijf met een kant bijvoorbeeld E=greedy.
error-bot-without-seat = voor { $given } is geen plaats meer over: zonder kant neemt een bot elke plaats behalve de eerste.
error-bot-with-wrong-character = ‘{ $given }’ bevat een teken dat bij een bot niet mag voorkomen: + of een onzichtbaar teken.
error-bot-options-missing = na ‘{ $bot }:’ ontbreken de opties, zoals { $bot }:optie=waarde.
error-bot-has-no-options = { $bot } heeft geen optie ‘{ $given }’, en ook geen andere.
error-bot-has-no-such-option = { $bot } heeft geen optie ‘{ $given }’. Mogelijk zijn: { LIST($known) }.
error-bot-option-without-value = { $bot }: bij de optie { $option } hoort een waarde, zoals { $option }=...
error-bot-option-twice = { $bot }: de optie { $option } is twee keer gegeven.
error-bot-option-missing = { $bot } heeft de optie { $option } nodig, zoals { $bot }:{ $option }=...
# $kind is the type that the bot's constructor declares.
error-bot-option-too-small = { $option } moet { $least } of meer zijn, niet { $given }.
error-bot-option-too-large = { $option } mag hoogstens { $most } zijn, niet { $given }.
error-bot-option-wrong =
    { $kind ->
        [int] { $bot }: { $option } moet een geheel getal zijn, niet ‘{ $given }’.
        [bool] { $bot }: { $option } moet true of false zijn, niet ‘{ $given }’.
       *[float] { $bot }: { $option } moet een getal zijn, niet ‘{ $given }’.
    }
error-bot-options-unreadable = de opties van { $bot } kunnen niet gelezen worden: { $error }
error-bot-cannot-be-made = { $bot } kan niet gemaakt worden: { $error }
error-module-not-imported = de module { $module } kan niet geïmporteerd worden: { $error }
error-module-without-class = de module { $module } heeft geen klasse { $given }.
error-not-a-bot = { $given } is geen bot: er is geen methode choose(state, rng).

## A Ray cluster

error-no-address = dit moet local, auto of HOST:POORT zijn, niet ‘{ $given }’.
error-no-cluster = er is geen Ray-cluster op ‘{ $address }’: { $error }
error-cluster-silent =
    { $seconds ->
        [one] er is geen Ray-cluster op ‘{ $address }’: geen antwoord binnen 1 seconde.
       *[other] er is geen Ray-cluster op ‘{ $address }’: geen antwoord binnen { $seconds } seconden.
    }
error-cluster-failed = het Ray-cluster op ‘{ $address }’ faalde: { $error }

## Files of cards and of games

error-no-card = het bestand bevat geen kaart.
error-no-csv = dit is geen CSV-bestand.
error-no-parquet = dit is geen Parquet-bestand.
error-not-a-text-file = dit is geen tekstbestand.
error-no-json = dit is geen geldige JSON.
error-no-list-of-cards = het bestand moet een lijst van kaarten bevatten.
error-no-object = een kaart is een object met de sleutels die ‘fatsi cards --json’ schrijft.
error-no-object-of-colours = dit moet een object zijn zoals { $wanted }.
error-no-list-of-stones = dit moet een lijst van symbolen zijn zoals { $wanted }.
error-columns-missing = de eerste regel moet de kolommen noemen. Er ontbreken: { LIST($missing) }.
error-keys-missing = bij de kaart ontbreken: { LIST($missing) }.
error-wrong-number-of-columns =
    { $wanted ->
        [one] er moet 1 kolom zijn, niet { $given }.
       *[other] er moeten { $wanted } kolommen zijn, niet { $given }.
    }
error-wrong-for-card = ‘{ $given }’ klopt niet voor { $card }: het moet { $wanted } zijn.
error-wrong-card-values = ‘{ $given }’ heeft niet de vorm: id, kleur, vijf getallen, dan / symbolen links / midden / rechts.
error-resistance-and-colour = { $card } moet een weerstand hebben, of de kleur ‘board’ en dan geen eigen weerstand.
error-not-rows = dit begint niet met de kolommen van ‘fatsi simulate --rows’.

## Records

error-nothing-after-the-result = na het resultaat mag niets meer volgen.
# A turn is its number and the side of the Taoist, such as "12 N".
error-wrong-turn = deze regel is van beurt { $given }, maar het is beurt { $wanted }.
error-turn-after-the-end = deze regel is van beurt { $given }, maar het spel is voorbij.
error-result-too-early = volgens het verslag is het ‘{ $given }’, maar het spel is niet voorbij.
error-wrong-result = volgens het verslag is het ‘{ $given }’, maar het spel eindigde met ‘{ $wanted }’.

## Positions: Taoists and boards

error-neutral-board-holds = een neutraal bord heeft niets dan Qi.
error-neutral-board-stands = dit bord is neutraal en heeft geen Taoïst.
error-neutral-board-yang = een neutraal bord heeft geen Yang-fase.
error-not-neutral = het bord op { $side } is niet neutraal.
error-dead-holds = een dode Taoïst heeft niets.
error-dead-not-on-cemetery = een dode Taoïst ligt op het Kerkhof ({ $place }).
error-stands-nowhere = de Taoïst staat nergens.
error-without-qi = zonder Qi moet er staan: { $wanted }.
error-more-than-held = dat is meer dan de actieve Taoïst heeft.

## Positions: the end of the game

error-over-all-dead = alle Taoïsten zijn dood, dus het spel is voorbij.
error-over-haunted =
    { $most ->
        [one] bij 1 geplaagde tegel is het spel voorbij.
       *[other] bij { $most } geplaagde tegels is het spel voorbij.
    }
error-over-graveyard = bij { $most } doden is het spel voorbij.
error-artifact-missing = de familie die { $artifact } geeft is helemaal gered, maar niemand heeft het en het is niet gebruikt.
error-rest-face-down = wie de rest is, is niet bekend zolang er dorpsbewoners gedekt liggen.
error-over-no-incarnation = er is geen incarnatie in het spel en er komt er geen meer, dus het spel is voorbij.
error-over-deck-empty = de laatste kaart is getrokken en een incarnatie is niet verslagen, dus het spel is voorbij.
error-won-too-early = { $given } klopt niet: een incarnatie is niet verslagen.
error-lost-without-cause = { $given } klopt niet: niets in de stelling wijst erop.

## Positions: supplies

error-too-many-tao = er zijn maar { $most } { COLOUR($colour, case: "adj") } Tao-fiches.
error-too-many-tokens-spent = er zijn maar { $most } Tao-fiches van een kleur.
error-too-many-qi = er zijn maar { $most } Qi-fiches.
error-too-many-buddhas = er zijn maar { $most } Boeddha's.
error-too-many-power-tokens = dat zijn meer Krachtfiches dan er met dit aantal spelers zijn.
error-too-many-crystals = er zijn maar { $most } maankristallen.
error-too-many-dice = er worden hoogstens { $most } dobbelstenen gegooid.

## Positions: ghosts

error-two-ghosts = op { $space } liggen twee geesten.
error-no-haunter = { $card } is geen plaaggeest en heeft dus geen spook.
error-figure-without-haunter = { $space }: alleen plaaggeesten hebben een spook.
error-cannot-be-dormant = { $space }: alleen een geest met een blijvend linkersymbool kan sluimeren.
error-dormant-without-cause = { $space }: de geest sluimert, maar zijn linkersymbool staat niet open.
error-ghost-and-buddha = op { $space } ligt een geest.
error-cannot-be-caught = { $card } kan niet door een Boeddha gevangen worden.
error-nothing-to-catch = niets in het spel kan door een Boeddha gevangen worden.
error-powers-lost-in-first-edition = alleen in de eerste editie gaan krachten voorgoed verloren.
error-one-mantra = er is maar één Mantra.
error-mantra-without-ghost = onder de Mantra ligt geen geest.
error-mantra-not-up = op geen enkel bord ligt de Verzwakkingsmantra boven.
error-mantra-blocked = de Verzwakkingsmantra is geblokkeerd en ligt dus op geen geest.

## Positions: the deck

error-wrong-deck = er zijn 1 tot en met { $most } aantallen geesten nodig, met tussen elke twee een incarnatie.
error-incarnation-not-in-game = { $card } hoort niet bij de incarnaties van dit spel.
error-in-play-already = { $card } is al in het spel.
error-too-many-incarnations =
    { $most ->
        [one] dit spel heeft maar één incarnatie, die in het spel en de verslagen incarnaties meegerekend.
       *[other] dit spel heeft maar { $most } incarnaties, die in het spel en de verslagen incarnaties meegerekend.
    }
error-too-many-incarnations-to-come = er moeten meer incarnaties komen dan er nog ongezien zijn.
error-too-many-at-bottom = er zijn onder in de stapel meer kaarten bekend dan er liggen.
error-too-many-in-deck = de stapel telt { $given } geesten, maar er zijn er maar { $most } ongezien.
error-put-aside =
    { $number ->
        [one] aan het begin is 1 geest weggelegd, dus moeten er minder in de stapel zitten.
       *[other] aan het begin zijn { $number } geesten weggelegd, dus moeten er minder in de stapel zitten.
    }
error-top-or-bottom = { $card }: incarnaties zijn boven op de stapel bekend, geesten onderop.

## Positions: the turn

error-too-many-actions = een beurt heeft hoogstens twee acties.
error-too-many-saves = een dorpsbewoner redden is een van de acties van de beurt.
error-stage-too-early = na een actie is het stadium acted, of later.
error-acted-without-action = het stadium is acted, maar er was geen actie.
error-not-the-action-tile = dit moet de tegel van de eerste actie van de beurt zijn, en staat er alleen als er een actie was.
error-picked-up-elsewhere = Krachtfiches pak je terug op de middelste tegel.
error-yang-not-begun = vóór het begin van de Yang-fase is daarin nog niets gebeurd.
error-no-exorcism = er is geen uitdrijving bezig.

## Positions: White Moon

error-one-su-ling = er is maar één Su-Ling.
error-su-ling-before-incarnation = Su-Ling staat niet vóór een incarnatie.
error-too-many-villagers = op een tegel zijn hoogstens { $most } dorpsbewoners.
error-too-many-of-family = er zijn er te veel van de familie { $family }.
error-wrong-number-face-down = gedekt liggen: { $given }, maar nog niet gezien: { $wanted }.
error-villagers-on-haunted-tile = op een geplaagde tegel zoals { $place } is niemand.
error-top-villager-face-down = de bovenste op { $place } ligt open, of wordt zo dadelijk omgedraaid.
error-nobody-to-reveal = boven op { $place } ligt niemand gedekt.

## Positions: what is pending; $frame is the id of that which is pending

error-frame-missing = hier ontbreekt iets wat openstaat.
error-nothing-pending-after-the-end = als het spel voorbij is, staat er niets meer open.
error-wrong-last-frame = het laatste moet een van deze zijn: { LIST($known) }.
error-two-cards-drawn = er wordt maar één kaart tegelijk getrokken.
error-frame-only-last = { $frame } kan alleen als laatste komen.
error-frame-before-turn = { $frame }: vóór een beurt die nog moet beginnen, staat niets open.
error-frame-in-wrong-phase = { $frame } komt in deze fase niet voor.
error-frame-question-waits = { $frame }: een vraag moet vóór al het andere beantwoord worden en komt dus eerst.
error-frame-nothing-to-choose = { $frame }: er valt niets te kiezen.
error-frame-nobody-alive = { $frame }: daar zit geen levende Taoïst.
error-frame-active-dead = { $frame }: de actieve Taoïst is dood.
error-frame-active-living = { $frame }: de actieve Taoïst leeft.
error-frame-active-moves-unaided = { $frame }: de actieve Taoïst beweegt zelf.
error-frame-dead-asks = { $frame }: een dode Taoïst vraagt niemand om hulp.
error-frame-dead-rolls = { $frame }: een dode Taoïst gooit niet.
error-frame-dead-gains = { $frame }: een dode Taoïst krijgt niets.
error-frame-takes-wrong = { $frame }: een levende Taoïst pakt 1 of 2 fiches.
error-frame-pays-itself = { $frame }: het actieve bord betaalt zelf.
error-frame-no-free-space = { $frame }: er is geen vrij veld om een geest naartoe te verplaatsen.
error-frame-all-spaces-full = { $frame }: alle velden zijn bezet.
error-frame-deck-empty = { $frame }: de stapel is leeg.
error-frame-no-ghost = { $frame }: daar ligt geen geest.
error-frame-no-such-stone = { $frame }: { $card } heeft zo'n symbool niet.
error-frame-card-elsewhere = { $frame }: { $card } ligt niet op { $space }.
error-frame-card-in-play = { $frame }: { $card } is nog in het spel.
error-frame-wrong-fallen = { $frame }: genoemd worden één of twee geesten, van verschillende velden.
error-frame-no-qi-left = { $frame }: er is geen Qi meer om mee terug te keren.
error-frame-no-cemetery = { $frame }: dit dorp heeft geen Kerkhof.
error-frame-cemetery-haunted = { $frame }: het Kerkhof is geplaagd.
error-frame-cemetery-in-yin = { $frame }: het Kerkhof helpt alleen in de Yang-fase.
error-frame-number-of-dice = { $frame }: er worden 1 tot en met { $most } dobbelstenen gegooid.
error-frame-wrong-number-of-dice =
    { $number ->
        [one] { $frame }: de Taoïst gooit hiervoor 1 dobbelsteen.
       *[other] { $frame }: de Taoïst gooit hiervoor { $number } dobbelstenen.
    }
error-frame-kept-in-first-roll = { $frame }: alleen bij een tweede worp blijven er dobbelstenen liggen.
error-frame-cannot-fall = { $frame }: deze geesten kunnen met deze worp en deze fiches niet uitgedreven worden.
error-frame-number-of-rescues =
    { $most ->
        [one] { $frame }: vóór de eerste beurt wordt 1 dorpsbewoner gered.
       *[other] { $frame }: vóór de eerste beurt worden { $most } dorpsbewoners gered.
    }
error-frame-living-bequeaths = { $frame }: alleen een gestorven Taoïst laat iets na.
error-frame-artifact-taken = { $frame }: iemand heeft het artefact al.
error-frame-sword-in-barrier = { $frame }: in de Maanbarrière werkt het Hemelse Zwaard niet.
error-frame-white-faces = { $frame }: dit is voor 1 of 2 keer wit.
error-frame-no-crystal-to-place = { $frame }: de houder is vol, of er is geen kristal meer.
error-frame-four-boards = { $frame }: er zijn vier borden, geteld van 0 tot en met 3, het actieve eerst.

## Why a file cannot be read or written

why-not-there = bestand of map niet gevonden
why-not-allowed = geen toegang
why-folder = het is een map
why-not-folder = een deel van het pad is geen map
why-full = geen schijfruimte meer
error-too-many-pieces = er zijn te veel delen; er kunnen er hoogstens { $most } worden gelezen.
error-too-many-lines = er zijn te veel regels; er kunnen er hoogstens { $most } worden gelezen.
