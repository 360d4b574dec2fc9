# Who has to decide what now, one sentence for each kind of decision.
# $decider is the Taoist who decides; he need not be the one whose turn it is.

## Chance

decision-draw = Ein Geist wird gezogen.
decision-dice =
    { $number ->
        [one] Ein Tao-Würfel wird geworfen.
       *[other] { $number } Tao-Würfel werden geworfen.
    }
decision-curse-die = Der Fluch-Würfel wird geworfen.

## Arrival and stones

decision-place =
    { $board ->
        [any] { SEAT($decider, case: "short") }: Lege { CARD($card, case: "acc") } auf einen beliebigen freien Platz, denn die passende Tafel ist voll.
       *[other] { SEAT($decider, case: "short") }: Lege { CARD($card, case: "acc") } auf einen freien Platz { BOARD($board, case: "gen") }.
    }
decision-discard = { SEAT($decider, case: "short") }: Lege einen deiner Tao-Marker ab.
decision-curse-choice = { SEAT($decider, case: "short") }: Der Fluch-Würfel zeigt „{ FACE($face) }“. Behältst du dieses Ergebnis?
decision-pay = { SEAT($decider, case: "short") }: { BOARD($active, case: "start") } ist besessen. Wer verliert das Qi an ihrer Stelle?

## Yang

decision-yang =
    { $stage ->
        [before-move] { SEAT($decider, case: "short") }: Bewege dich, handle oder beende den Zug.
        [moved] { SEAT($decider, case: "short") }: Handle oder beende den Zug.
        [acted] { SEAT($decider, case: "short") }: Was tust du noch, bevor der Zug endet?
        [buddhas] { SEAT($decider, case: "short") }: Setze noch einen Buddha oder beende den Zug.
       *[picking-up] { SEAT($decider, case: "short") }: Nimm noch einen Kraft-Marker oder beende den Zug.
    }
decision-to =
    { $flag ->
        [yes] { SEAT($decider, case: "short") }: Auf welches Nachbarfeld kommt { SEAT($seat) }?
       *[no] { SEAT($decider, case: "short") }: Auf welches Feld kommt { SEAT($seat) }?
    }

## Villagers

decision-revive =
    { $moon ->
        [yes] { SEAT($decider, case: "short") }: Wer kehrt ins Leben zurück?
       *[no] { SEAT($decider, case: "short") }: Welcher Taoist kehrt ins Leben zurück?
    }
decision-unhaunt = { SEAT($decider, case: "short") }: Welches heimgesuchte Feld wird wieder aktiv?
decision-banish = { SEAT($decider, case: "short") }: Welchen Geist vertreibt die Hexe?
decision-calm = { SEAT($decider, case: "short") }: Zu welcher Tafel geht der Nachtwächter?
decision-pray = { SEAT($decider, case: "short") }: Welcher Tao-Marker kommt auf den Gebetskreis?
decision-lift = { SEAT($decider, case: "short") }: Welchen Geist tragen die Winde davon?
decision-set-down = { SEAT($decider, case: "short") }: Wohin tragen die Winde { CARD($card, case: "acc") }?
decision-guide = { SEAT($decider, case: "short") }: Welchen Taoisten tragen die Winde davon?

## Dice and exorcism

decision-dice-choice =
    { $purpose ->
        [herbs] { SEAT($decider, case: "short") }: Die Würfel zeigen { ROLL($roll, case: "start") }. Nimmst du das, oder wirfst du neu?
       *[exorcism] { SEAT($decider, case: "short") }: Die Würfel zeigen { ROLL($roll, case: "start") }. Behältst du das, oder wirfst du neu?
    }
decision-defeat = { SEAT($decider, case: "short") }: Welchen Geist treibst du aus?
decision-spend =
    { $moon ->
        [yes] { SEAT($decider, case: "short") }: Welchen Tao-Marker oder Kristall gibst du gegen { CARD($cards, case: "acc") } aus?
       *[no] { SEAT($decider, case: "short") }: Welchen Tao-Marker gibst du gegen { CARD($cards, case: "acc") } aus?
    }
decision-curse-order = { SEAT($decider, case: "short") }: Wessen Fluch kommt zuerst?
decision-reward-order = { SEAT($decider, case: "short") }: Wessen Belohnung kommt zuerst?
decision-take =
    { $number ->
        [one] { SEAT($decider, case: "short") }: Nimm einen Tao-Marker.
       *[other] { SEAT($decider, case: "short") }: Nimm einen Tao-Marker (noch { $number }).
    }
decision-gain = { SEAT($decider, case: "short") }: Wähle deine Belohnung.
decision-give-qi =
    { $moon ->
        [yes] { SEAT($decider, case: "short") }: Wer bekommt 1 Qi?
       *[no] { SEAT($decider, case: "short") }: Wer bekommt das Qi, das die Inkarnation hinterlässt?
    }
decision-give-yin-yang = { SEAT($decider, case: "short") }: Wer erhält sein Yin-Yang zurück?

## White Moon

decision-reveal = Ein Dorfbewohner { TILE($tile, case: "loc") } ({ PLACE($place) }) wird aufgedeckt.
decision-reveal-dead = Ein Dorfbewohner, der { TILE($tile, case: "loc") } ({ PLACE($place) }) stirbt, wird aufgedeckt.
decision-draw-incarnation = Eine Inkarnation kommt ins Spiel.
decision-setup-rescue =
    { $number ->
        [one] { SEAT($decider, case: "short") }: Welcher Dorfbewohner ist von Anfang an in der Zuflucht?
       *[other] { SEAT($decider, case: "short") }: Welcher Dorfbewohner ist von Anfang an in der Zuflucht (noch { $number })?
    }
decision-kill = { SEAT($decider, case: "short") }: Welcher Dorfbewohner stirbt?
decision-give-up = { SEAT($decider, case: "short") }: Wessen { COLOUR($colour, case: "nom") } Tao-Marker wird aus dem Spiel genommen?
decision-suffer = { SEAT($decider, case: "short") }: Wer verliert 1 Qi?
decision-escort = { SEAT($decider, case: "short") }: Nimmt { SEAT($seat) } den Dorfbewohner { TILE($tile, case: "from") } ({ PLACE($place) }) mit (Familie { FAMILY($family) })?
decision-grant-tao = { SEAT($decider, case: "short") }: Wer bekommt einen { COLOUR($colour, case: "acc") } Tao-Marker?
decision-grant-artifact = { SEAT($decider, case: "short") }: Wer bekommt { ARTIFACT($artifact, case: "acc") }?
decision-bequeath = { SEAT($decider, case: "short") }: Wer erbt { ARTIFACT($artifact, case: "your") }?
decision-put-buddha = { SEAT($decider, case: "short") }: Wohin wird der Buddha gesetzt?
decision-drink-elixir = { SEAT($decider, case: "short") }: Wem hilft das Lebenselixier?
decision-come = { SEAT($decider, case: "short") }: Kommst du auf das Feld { SEAT($active, case: "gen") }?
decision-sword =
    { $number ->
        [one] { SEAT($decider, case: "short") }: 1 Tao-Würfel. Dreht das Himmelsschwert ihn auf Weiß?
       *[other] { SEAT($decider, case: "short") }: { $number } Tao-Würfel. Dreht das Himmelsschwert einen davon auf Weiß?
    }
decision-claws = { SEAT($decider, case: "short") }: Welchen Tao-Marker greifen die Krallen der Rache?
decision-herb-or-crystal =
    { $number ->
        [one] { SEAT($decider, case: "short") }: Nimm einen Tao-Marker oder einen Mondkristall.
       *[other] { SEAT($decider, case: "short") }: Nimm einen Tao-Marker oder einen Mondkristall (noch { $number }).
    }
decision-give-crystal = { SEAT($decider, case: "short") }: Wer bekommt den Mondkristall?
decision-strike = { SEAT($decider, case: "short") }: Welche Geister greift die Kung-Fu-Schule an?
decision-su-ling = { SEAT($decider, case: "short") }: Vor welchen Platz stellt sich Su-Ling?
decision-su-ling-crystal = { SEAT($decider, case: "short") }: Bringt Su-Ling einen Kristall in die Schale der Ecke { PLACE($place) } ({ TILE($tile) })?
decision-barrier-choice = { SEAT($decider, case: "short") }: Was tut die Mondbarriere für { BOARD($board) }?
decision-rescue = { SEAT($decider, case: "short") }: Welcher Dorfbewohner wird gerettet?
