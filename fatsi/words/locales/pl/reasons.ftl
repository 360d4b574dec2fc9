# Why something may not be done now, and if it helps what to do instead.

reason-game-over = Gra jest skończona.
reason-not-an-action = W tej grze nie ma takiej akcji.
reason-nothing-to-undo = Nie ma czego cofnąć.
reason-chance-decides = Teraz decydują kości i talia, a nie Taoista.
reason-players-decide = O tym decydują kości i talia. Teraz wybór należy do ciebie.
reason-another-question = To nie jest odpowiedź na obecne pytanie.
reason-card-not-in-deck = Karty { CARD($card) } nie można teraz dobrać.
reason-wrong-number-of-dice =
    { $number ->
        [one] Trzeba rzucić 1 kością.
       *[other] Trzeba rzucić { $number } kośćmi.
    }
reason-picking-up = Po zabraniu znacznika Mocy można już tylko zakończyć turę.
reason-move-is-over = W tej turze jest już na to za późno: robi się to przed ruchem lub akcją.
reason-already-there = Ten Taoista już jest { TILE($tile, case: "at") } ({ PLACE($place) }).
reason-too-far = { TILE($tile) } ({ PLACE($place) }) jest za daleko.
reason-power-missing = To wymaga mocy „{ POWER($power) }”, której nie masz.
reason-power-used = Moc „{ POWER($power) }” działa tylko raz na turę.
reason-supply-empty = W banku nie ma już { COLOUR($colour, case: "gen") } znacznika Tao.
reason-no-ghost-there = Na polu { SPACE($space) } nie ma ducha.
reason-already-there-mantra = Na polu { SPACE($space) } Mantra już leży.
reason-not-a-taoist = { BOARD($seat, case: "start") } jest neutralna: nie ma Taoisty.
reason-taoist-dead = { SEAT($seat, case: "start") } nie żyje.
reason-taoist-living = { SEAT($seat, case: "start") } żyje.
reason-your-own-taoist = Wskaż innego Taoistę, nie swojego.
reason-action-over = Akcja tej tury jest już wykorzystana.
reason-tile-haunted = Żeton { TILE($tile) } ({ PLACE($place) }) jest nawiedzony: nikt tam nie pomoże.
reason-tile-active = Żeton { TILE($tile) } ({ PLACE($place) }) nie jest nawiedzony.
reason-help-useless = Pomoc { TILE($tile, case: "at") } ({ PLACE($place) }) nic ci teraz nie da.
reason-no-ghost-faced = Nie ma ducha { TILE($tile, case: "before") } ({ PLACE($place) }).
reason-cannot-be-exorcised = Inkarnacji { CARD($card) } nie można jeszcze wyegzorcyzmować: warunek jest na jej karcie.
reason-too-strong = Nie wystarczy nawet najlepszy rzut ze wszystkimi znacznikami.
reason-no-yin-yang = Nie masz swojego Jin-Jang.
reason-no-power-token = Nie masz znacznika Mocy.
reason-not-neutral = { BOARD($board, case: "start") } nie jest neutralna: jej mocy nie można pożyczyć.
reason-power-blocked = Moc „{ POWER($power) }” jest zablokowana.
reason-already-borrowed = Moc { BOARD($board, case: "gen") } jest już pożyczona.
reason-no-buddha = Nie masz figurki Buddy.
reason-buddha-fresh = Buddę można postawić dopiero od następnej tury, nie w tej, w której go bierzesz.
reason-space-not-faced = Pole { SPACE($space) } nie leży przed twoim żetonem.
reason-space-occupied = Na polu { SPACE($space) } jest już duch.
reason-buddha-there = Na polu { SPACE($space) } jest już Budda.
reason-not-on-centre = Znaczniki Mocy zabiera się na środkowym żetonie (C).
reason-no-token-on-centre = Na środkowym żetonie nie ma znacznika Mocy.
reason-incarnation-immune = { CARD($card) } to inkarnacja: Czarownik nie ma nad nią władzy.
reason-no-figure-on-step = Żadna figurka na { BOARD($board, case: "loc") } nie stoi na stopniu.
reason-same-prayer = { COLOUR($colour, case: "start") } znacznik już tam leży.
reason-board-of-colour-first = Dopóki na { BOARD($board, case: "loc") } jest wolne pole, kartę { CARD($card) } trzeba położyć właśnie tam.
reason-active-board-first = Dopóki na aktywnej planszy jest wolne pole, czarny duch, taki jak { CARD($card) }, trafia właśnie tam, czyli na { BOARD($board, case: "acc") }.
reason-buddha-space-first = Kartę { CARD($card) } trzeba położyć tam, gdzie stoi Budda.
reason-cannot-fall = Ten rzut nie wystarczy na { CARD($card) }, a przynajmniej nie razem z duchami już wskazanymi.
reason-dice-must-be-used = Duch, na którego wystarczą same kości, musi zostać wyegzorcyzmowany: wskaż jeszcze jednego.
reason-not-on-your-tile = { SEAT($seat, case: "start") } nie stoi na twoim żetonie.
reason-token-missing = { SEAT($seat, case: "start") } nie ma { COLOUR($colour, case: "gen") } znacznika Tao.
reason-token-not-needed = { COLOUR($colour, case: "start") } znacznik nie jest tu potrzebny.
reason-no-curse-or-reward-there = Na polu { SPACE($space) } nie pokonano ducha, którego klątwę lub nagrodę trzeba jeszcze rozpatrzyć.
reason-has-yin-yang = { SEAT($seat, case: "start") } ma już Jin-Jang.
reason-qi-supply-empty = W banku nie ma już Qi.
reason-cannot-stay = Kogoś trzeba przenieść.
reason-dice-not-rolled = Kości tego nie pokazują.

## White Moon

reason-not-in-this-game = To należy do Białego Księżyca, a ta gra toczy się bez niego.
reason-villager-not-unseen = Nie ma już zakrytego wieśniaka z rodziny { FAMILY($family) }.
reason-must-stand-up = Leżysz: ruch pozwala ci tylko wstać.
reason-not-laid-down = Nikt tu nie leży.
reason-not-on-portal = Wieśniaków ocala się na żetonie z portalem: { TILE($tile) } ({ PLACE($place) }).
reason-portal-taken = Portal jest zajęty przez inkarnację: nikogo nie można ocalić.
reason-no-villager-there = Nie ma wieśniaka { TILE($tile, case: "at") } ({ PLACE($place) }).
reason-villager-cannot-come = Wieśniak nie może iść { TILE($tile, case: "to") } ({ PLACE($place) }).
reason-no-dead-villager = Nikt z rodziny { FAMILY($family) } nie może teraz wrócić.
reason-no-artifact = Nie masz { ARTIFACT($artifact, case: "gen") }.
reason-artifact-useless = Użycie { ARTIFACT($artifact, case: "gen") } nic ci teraz nie da.
reason-own-tile = { TILE($tile) } ({ PLACE($place) }) to twój własny żeton: Fajerwerki wzywają pomoc z innego.
reason-no-crystal = Nie masz na to kryształu księżycowego; kryształu wziętego w tej turze nie można jeszcze włożyć do naczynia.
reason-no-receptacle-here = Przy żetonie { TILE($tile, case: "short") } ({ PLACE($place) }) nie ma pustego naczynia.
reason-incarnation-before = Su-Ling nie może stanąć przed inkarnacją, taką jak { CARD($card) }.
reason-already-before-space = Su-Ling już stoi przed polem { SPACE($space) }.
reason-nothing-to-strike = Nie ma tam ducha, którego można by pokonać.
reason-other-stack-and-family = Każdy wieśniak musi być z innego żetonu i z innej rodziny.
reason-no-crystal-left = Nie ma już na to kryształu księżycowego.
reason-must-bring-villager = Na swój żeton możesz wrócić lotem tylko po to, by zabrać z niego wieśniaka.
reason-die-is-set = Kości obróconej przez Miecz nie można przerzucić.
