# What the picture of the table says besides the sentences of what is in sight.

picture-title = Stół
picture-text = Wioska na środku, z każdej strony plansza z trzema polami na duchy, a poniżej talia, kości i bank.
picture-text-moon = Wioska na środku, z każdej strony plansza z trzema polami na duchy, a poniżej talia, kości i bank. Elementy Białego Księżyca są po prawej stronie lub na dole.
# $number is the number of Yin of its board until it haunts.
picture-figure =
    { $number ->
        [one] { CARD($card) } ({ SPACE($space) }): nawiedzenie w następnej fazie Jin.
        [few] { CARD($card) } ({ SPACE($space) }): nawiedzenie za { $number } fazy Jin.
       *[other] { CARD($card) } ({ SPACE($space) }): nawiedzenie za { $number } faz Jin.
    }
picture-figure-stopped = { CARD($card) } ({ SPACE($space) }): Su-Ling powstrzymuje nawiedzanie.
picture-token =
    { $number ->
        [one] { SEAT($seat, case: "short") }: { $number } { COLOUR($colour) } znacznik Tao.
        [few] { SEAT($seat, case: "short") }: { $number } { COLOUR($colour, case: "plural") } znaczniki Tao.
       *[other] { SEAT($seat, case: "short") }: { $number } { COLOUR($colour, case: "plural-gen") } znaczników Tao.
    }
picture-supply =
    { $number ->
        [one] Bank: { $number } { COLOUR($colour) } znacznik Tao.
        [few] Bank: { $number } { COLOUR($colour, case: "plural") } znaczniki Tao.
       *[other] Bank: { $number } { COLOUR($colour, case: "plural-gen") } znaczników Tao.
    }
picture-qi-supply = Bank: { $number } Qi.

## White Moon

picture-receptacle = { PLACE($place) }: puste naczynie.
picture-receptacle-full = { PLACE($place) }: naczynie z kryształem.
picture-artifact = { ARTIFACT($artifact) }: w banku.
picture-artifact-owned = { ARTIFACT($artifact) }: { SEAT($seat, case: "short") }.
picture-artifact-gone = { ARTIFACT($artifact) }: artefakt zużyty.
picture-shelter = Ocaleni: { $number }
picture-graveyard = Ofiary: { $number } z { $limit }

## The command that draws

render-theme = Nie ma motywu „{ $theme }”. Są: { $themes }.
render-suffix = { $file }: nazwa musi kończyć się na .svg lub .png.
render-no-turn =
    { $last ->
        [one] W zapisie nie ma tury { $turn }, jest tylko 1 tura.
       *[other] W zapisie nie ma tury { $turn }; ostatnia to { $last }.
    }
render-turn-of-position = --turn dotyczy zapisu, a to jest pozycja.
