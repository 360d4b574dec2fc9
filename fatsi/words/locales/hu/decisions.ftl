# Who has to decide what now, one sentence for each kind of decision.
# $decider is the Taoist who decides; he need not be the one whose turn it is.

## Chance

decision-draw = Kísértet húzása.
decision-dice = Dobás { $number } taokockával.
decision-curse-die = Dobás az átokkockával.

## Arrival and stones

decision-place =
    { $board ->
        [any] { SEAT($decider, case: "short") }: tedd { CARD($card, case: "acc") } bármelyik szabad helyre, mert a táblája megtelt.
       *[other] { SEAT($decider, case: "short") }: tedd { CARD($card, case: "acc") } { BOARD($board) } egyik szabad helyére.
    }
decision-discard = { SEAT($decider, case: "short") }: dobj el egy varázstárgyat.
decision-curse-choice = { SEAT($decider, case: "short") }: az átokkocka eredménye: „{ FACE($face) }”. Megtartod?
decision-pay = { SEAT($decider, case: "short") }: { BOARD($active, case: "acc") } megszállták a kísértetek. Ki veszítse el helyette a csit?

## Yang

decision-yang =
    { $stage ->
        [before-move] { SEAT($decider, case: "short") }: lépj, hajts végre akciót, vagy fejezd be a kört.
        [moved] { SEAT($decider, case: "short") }: hajts végre akciót, vagy fejezd be a kört.
        [acted] { SEAT($decider, case: "short") }: mi legyen még a kör vége előtt?
        [buddhas] { SEAT($decider, case: "short") }: állíts fel még egy buddhát, vagy fejezd be a kört.
       *[picking-up] { SEAT($decider, case: "short") }: vegyél el még egy képességjelzőt, vagy fejezd be a kört.
    }
decision-to =
    { $flag ->
        [yes] { SEAT($decider, case: "short") }: melyik szomszédos falulapra menjen { SEAT($seat) }?
       *[no] { SEAT($decider, case: "short") }: melyik falulapra menjen { SEAT($seat) }?
    }

## Villagers

decision-revive =
    { $moon ->
        [yes] { SEAT($decider, case: "short") }: ki támadjon fel?
       *[no] { SEAT($decider, case: "short") }: melyik taoista támadjon fel?
    }
decision-unhaunt = { SEAT($decider, case: "short") }: melyik falulap tisztuljon meg?
decision-banish = { SEAT($decider, case: "short") }: melyik kísértetet kergesse el a varázsló?
decision-calm = { SEAT($decider, case: "short") }: melyik táblára menjen az őrjárat?
decision-pray = { SEAT($decider, case: "short") }: melyik varázstárgy kerüljön az imapavilonba?
decision-lift = { SEAT($decider, case: "short") }: melyik kísértetet vigye el a szél?
decision-set-down = { SEAT($decider, case: "short") }: hová vigye a szél { CARD($card, case: "acc") }?
decision-guide = { SEAT($decider, case: "short") }: melyik taoistát vigye el a szél?

## Dice and exorcism

decision-dice-choice =
    { $purpose ->
        [herbs] { SEAT($decider, case: "short") }: a dobás: { ROLL($roll) }. Elfogadod, vagy újradobsz?
       *[exorcism] { SEAT($decider, case: "short") }: a dobás: { ROLL($roll) }. Megtartod, vagy újradobsz?
    }
decision-defeat = { SEAT($decider, case: "short") }: melyik kísértetet űzöd el?
decision-spend =
    { $moon ->
        [yes] { SEAT($decider, case: "short") }: melyik varázstárgyat vagy kristályt adod be ellene: { CARD($cards) }?
       *[no] { SEAT($decider, case: "short") }: melyik varázstárgyat adod be ellene: { CARD($cards) }?
    }
decision-curse-order = { SEAT($decider, case: "short") }: melyiknek az átka jöjjön először?
decision-reward-order = { SEAT($decider, case: "short") }: melyiknek a jutalma jöjjön először?
decision-take =
    { $number ->
        [one] { SEAT($decider, case: "short") }: vegyél el egy varázstárgyat.
       *[other] { SEAT($decider, case: "short") }: vegyél el egy varázstárgyat (még { $number } jár).
    }
decision-gain = { SEAT($decider, case: "short") }: válassz jutalmat.
decision-give-qi =
    { $moon ->
        [yes] { SEAT($decider, case: "short") }: ki kapja a csit?
       *[no] { SEAT($decider, case: "short") }: ki kapja az inkarnáció után járó csit?
    }
decision-give-yin-yang = { SEAT($decider, case: "short") }: ki kapja vissza a jinjangját?

## White Moon

decision-reveal = Fel kell fedni egy falusit { TILE($tile, case: "at") } ({ PLACE($place) }).
decision-reveal-dead = Fel kell fedni egy falusit, aki { TILE($tile, case: "at") } ({ PLACE($place) }) hal meg.
decision-draw-incarnation = Játékba jön egy inkarnáció.
decision-setup-rescue =
    { $number ->
        [one] { SEAT($decider, case: "short") }: melyik falusi legyen kezdettől a menedékben?
       *[other] { SEAT($decider, case: "short") }: melyik falusi legyen kezdettől a menedékben (még { $number })?
    }
decision-kill = { SEAT($decider, case: "short") }: melyik falusi haljon meg?
decision-give-up = { SEAT($decider, case: "short") }: kinek a { COLOUR($colour) } varázstárgya kerüljön ki a játékból?
decision-suffer = { SEAT($decider, case: "short") }: ki veszítsen 1 csit?
decision-escort = { SEAT($decider, case: "short") }: elkísérje-e { SEAT($seat, case: "acc") } a { FAMILY($family) } család egyik tagja { TILE($tile, case: "from") } ({ PLACE($place) })?
decision-grant-tao = { SEAT($decider, case: "short") }: ki kapjon egy { COLOUR($colour) } varázstárgyat?
decision-grant-artifact = { SEAT($decider, case: "short") }: ki kapja { ARTIFACT($artifact, case: "acc") }?
decision-bequeath = { SEAT($decider, case: "short") }: ki örökölje tőled { ARTIFACT($artifact, case: "acc") }?
decision-put-buddha = { SEAT($decider, case: "short") }: hová kerüljön a buddha?
decision-drink-elixir = { SEAT($decider, case: "short") }: kinek segítsen az Életelixír?
decision-come = { SEAT($decider, case: "short") }: odamész-e { SEAT($active, case: "to") }?
decision-sword =
    { $number ->
        [one] { SEAT($decider, case: "short") }: 1 taokockával dobsz. Fehérre fordítsa-e az Égi Kard?
       *[other] { SEAT($decider, case: "short") }: { $number } taokockával dobsz. Fehérre fordítsa-e az egyiket az Égi Kard?
    }
decision-claws = { SEAT($decider, case: "short") }: melyik varázstárgyat ragadják el a Bosszú Karmai?
decision-herb-or-crystal =
    { $number ->
        [one] { SEAT($decider, case: "short") }: vegyél el egy varázstárgyat vagy egy holdkristályt.
       *[other] { SEAT($decider, case: "short") }: vegyél el egy varázstárgyat vagy egy holdkristályt (még { $number } jár).
    }
decision-give-crystal = { SEAT($decider, case: "short") }: ki kapja a holdkristályt?
decision-strike = { SEAT($decider, case: "short") }: mely kísértetekre sújtson le a harcművészeti iskola?
decision-su-ling = { SEAT($decider, case: "short") }: melyik hely elé menjen Szu Ling?
decision-su-ling-crystal = { SEAT($decider, case: "short") }: hozzon-e Szu Ling kristályt { TILE($tile, case: "at") } ({ PLACE($place) }) lévő tartóedénybe?
decision-barrier-choice = { SEAT($decider, case: "short") }: mire használja a Holdszalagot { BOARD($board) }?
decision-rescue = { SEAT($decider, case: "short") }: melyik falusi meneküljön meg?
