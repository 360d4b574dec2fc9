# Who has to decide what now, one sentence for each kind of decision.
# $decider is the Taoist who decides; he need not be the one whose turn it is.

## Chance

decision-draw = Er wordt een geest getrokken.
decision-dice =
    { $number ->
        [one] Er wordt een Tao-dobbelsteen gegooid.
       *[other] Er worden { $number } Tao-dobbelstenen gegooid.
    }
decision-curse-die = De Vloekdobbelsteen wordt gegooid.

## Arrival and stones

decision-place =
    { $board ->
        [any] { SEAT($decider, case: "short") }: leg { CARD($card) } op een vrij veld naar keuze, want het juiste bord is vol.
       *[other] { SEAT($decider, case: "short") }: leg { CARD($card) } op een vrij veld van { BOARD($board) }.
    }
decision-discard = { SEAT($decider, case: "short") }: leg een van je Tao-fiches af.
decision-curse-choice = { SEAT($decider, case: "short") }: de Vloekdobbelsteen toont ‘{ FACE($face) }’. Houd je dit resultaat?
decision-pay = { SEAT($decider, case: "short") }: { BOARD($active) } is bezeten. Wie verliest in plaats daarvan 1 Qi?

## Yang

decision-yang =
    { $stage ->
        [before-move] { SEAT($decider, case: "short") }: beweeg, doe een actie of beëindig de beurt.
        [moved] { SEAT($decider, case: "short") }: doe een actie of beëindig de beurt.
        [acted] { SEAT($decider, case: "short") }: wat doe je nog voordat de beurt eindigt?
        [buddhas] { SEAT($decider, case: "short") }: zet nog een Boeddha of beëindig de beurt.
       *[picking-up] { SEAT($decider, case: "short") }: pak nog een Krachtfiche terug of beëindig de beurt.
    }
decision-to =
    { $flag ->
        [yes] { SEAT($decider, case: "short") }: naar welke aangrenzende tegel gaat { SEAT($seat) }?
       *[no] { SEAT($decider, case: "short") }: naar welke tegel gaat { SEAT($seat) }?
    }

## Villagers

decision-revive =
    { $moon ->
        [yes] { SEAT($decider, case: "short") }: wie keert terug uit de dood?
       *[no] { SEAT($decider, case: "short") }: welke Taoïst keert terug uit de dood?
    }
decision-unhaunt = { SEAT($decider, case: "short") }: welke geplaagde tegel wordt weer actief?
decision-banish = { SEAT($decider, case: "short") }: welke geest stuurt de Heks weg?
decision-calm = { SEAT($decider, case: "short") }: naar welk bord gaat de Nachtwaker?
decision-pray = { SEAT($decider, case: "short") }: welk Tao-fiche komt op de Gebedscirkel?
decision-lift = { SEAT($decider, case: "short") }: welke geest nemen de winden mee?
decision-set-down = { SEAT($decider, case: "short") }: waarheen dragen de winden { CARD($card) }?
decision-guide = { SEAT($decider, case: "short") }: welke Taoïst nemen de winden mee?

## Dice and exorcism

decision-dice-choice =
    { $purpose ->
        [herbs] { SEAT($decider, case: "short") }: de worp is { ROLL($roll) }. Neem je dit, of gooi je iets opnieuw?
       *[exorcism] { SEAT($decider, case: "short") }: de worp is { ROLL($roll) }. Houd je dit, of gooi je iets opnieuw?
    }
decision-defeat = { SEAT($decider, case: "short") }: welke geest drijf je uit?
decision-spend =
    { $moon ->
        [yes] { SEAT($decider, case: "short") }: welk Tao-fiche of kristal lever je in tegen { CARD($cards) }?
       *[no] { SEAT($decider, case: "short") }: welk Tao-fiche lever je in tegen { CARD($cards) }?
    }
decision-curse-order = { SEAT($decider, case: "short") }: welke vloek komt eerst?
decision-reward-order = { SEAT($decider, case: "short") }: welke beloning komt eerst?
decision-take =
    { $number ->
        [one] { SEAT($decider, case: "short") }: pak een Tao-fiche.
       *[other] { SEAT($decider, case: "short") }: pak een Tao-fiche (nog { $number }).
    }
decision-gain = { SEAT($decider, case: "short") }: kies je beloning.
decision-give-qi =
    { $moon ->
        [yes] { SEAT($decider, case: "short") }: wie krijgt 1 Qi?
       *[no] { SEAT($decider, case: "short") }: wie krijgt de Qi die de incarnatie nalaat?
    }
decision-give-yin-yang = { SEAT($decider, case: "short") }: wie krijgt het Yin-Yang terug?

## White Moon

decision-reveal = Er wordt een dorpsbewoner bij { TILE($tile, case: "the") } ({ PLACE($place) }) omgedraaid.
decision-reveal-dead = Er wordt een stervende dorpsbewoner bij { TILE($tile, case: "the") } ({ PLACE($place) }) omgedraaid.
decision-draw-incarnation = Er komt een incarnatie in het spel.
decision-setup-rescue =
    { $number ->
        [one] { SEAT($decider, case: "short") }: welke dorpsbewoner begint in de schuilplaats?
       *[other] { SEAT($decider, case: "short") }: welke dorpsbewoner begint in de schuilplaats (nog { $number })?
    }
decision-kill = { SEAT($decider, case: "short") }: welke dorpsbewoner sterft?
decision-give-up = { SEAT($decider, case: "short") }: van wie gaat een { COLOUR($colour) } Tao-fiche uit het spel?
decision-suffer = { SEAT($decider, case: "short") }: wie verliest 1 Qi?
decision-escort = { SEAT($decider, case: "short") }: neemt { SEAT($seat) } de dorpsbewoner bij { TILE($tile, case: "the") } ({ PLACE($place) }) mee (familie { FAMILY($family) })?
decision-grant-tao = { SEAT($decider, case: "short") }: wie krijgt een { COLOUR($colour) } Tao-fiche?
decision-grant-artifact = { SEAT($decider, case: "short") }: wie krijgt { ARTIFACT($artifact, case: "the") }?
decision-bequeath = { SEAT($decider, case: "short") }: wie erft { ARTIFACT($artifact, case: "the") } van je?
decision-put-buddha = { SEAT($decider, case: "short") }: waar komt de Boeddha te staan?
decision-drink-elixir = { SEAT($decider, case: "short") }: voor wie is het Levenselixer?
decision-come = { SEAT($decider, case: "short") }: kom je bij { SEAT($active) } staan?
decision-sword =
    { $number ->
        [one] { SEAT($decider, case: "short") }: 1 Tao-dobbelsteen. Legt het Hemelse Zwaard die op wit?
       *[other] { SEAT($decider, case: "short") }: { $number } Tao-dobbelstenen. Legt het Hemelse Zwaard er een op wit?
    }
decision-claws = { SEAT($decider, case: "short") }: welk Tao-fiche grijpen de Klauwen der Wraak?
decision-herb-or-crystal =
    { $number ->
        [one] { SEAT($decider, case: "short") }: pak een Tao-fiche of een maankristal.
       *[other] { SEAT($decider, case: "short") }: pak een Tao-fiche of een maankristal (nog { $number }).
    }
decision-give-crystal = { SEAT($decider, case: "short") }: wie krijgt het maankristal?
decision-strike = { SEAT($decider, case: "short") }: welke geesten bestrijdt de Kungfuschool?
decision-su-ling = { SEAT($decider, case: "short") }: vóór welk veld gaat Su-Ling staan?
decision-su-ling-crystal = { SEAT($decider, case: "short") }: brengt Su-Ling een kristal in de houder bij { TILE($tile, case: "the") } ({ PLACE($place) })?
decision-barrier-choice = { SEAT($decider, case: "short") }: wat doet de Maanbarrière voor { BOARD($board) }?
decision-rescue = { SEAT($decider, case: "short") }: welke dorpsbewoner wordt gered?
