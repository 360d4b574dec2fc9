# Who has to decide what now, one sentence for each kind of decision.
# $decider is the Taoist who decides; he need not be the one whose turn it is.

## Chance

decision-draw = Dobieranie ducha.
decision-dice =
    { $number ->
        [one] Rzut kością Tao.
       *[other] Rzut { $number } kośćmi Tao.
    }
decision-curse-die = Rzut kością Klątwy.

## Arrival and stones

decision-place =
    { $board ->
        [any] { SEAT($decider, case: "short") }: połóż kartę { CARD($card) } na dowolnym wolnym polu, bo właściwa plansza jest pełna.
       *[other] { SEAT($decider, case: "short") }: połóż kartę { CARD($card) } na wolnym polu { BOARD($board, case: "gen") }.
    }
decision-discard = { SEAT($decider, case: "short") }: odrzuć jeden ze swoich znaczników Tao.
decision-curse-choice = { SEAT($decider, case: "short") }: kość Klątwy pokazuje „{ FACE($face) }”. Zostawiasz ten wynik?
decision-pay = { SEAT($decider, case: "short") }: { BOARD($active) } jest nawiedzona. Kto traci Qi zamiast niej?

## Yang

decision-yang =
    { $stage ->
        [before-move] { SEAT($decider, case: "short") }: rusz się, wykonaj akcję albo zakończ turę.
        [moved] { SEAT($decider, case: "short") }: wykonaj akcję albo zakończ turę.
        [acted] { SEAT($decider, case: "short") }: co jeszcze przed końcem tury?
        [buddhas] { SEAT($decider, case: "short") }: postaw jeszcze jedną figurkę Buddy albo zakończ turę.
       *[picking-up] { SEAT($decider, case: "short") }: zabierz jeszcze jeden znacznik Mocy albo zakończ turę.
    }
decision-to =
    { $flag ->
        [yes] { SEAT($decider, case: "short") }: na który sąsiedni żeton trafia { SEAT($seat) }?
       *[no] { SEAT($decider, case: "short") }: na który żeton trafia { SEAT($seat) }?
    }

## Villagers

decision-revive =
    { $moon ->
        [yes] { SEAT($decider, case: "short") }: kto wraca do życia?
       *[no] { SEAT($decider, case: "short") }: który Taoista wraca do życia?
    }
decision-unhaunt = { SEAT($decider, case: "short") }: który żeton przywracasz?
decision-banish = { SEAT($decider, case: "short") }: którego ducha odsyła Czarownik?
decision-calm = { SEAT($decider, case: "short") }: na którą planszę idzie Nocny Strażnik?
decision-pray = { SEAT($decider, case: "short") }: który znacznik Tao kładziesz na Kręgu Modlitewnym?
decision-lift = { SEAT($decider, case: "short") }: którego ducha niesie wiatr?
decision-set-down = { SEAT($decider, case: "short") }: dokąd wiatr niesie { CARD($card) }?
decision-guide = { SEAT($decider, case: "short") }: którego Taoistę niesie wiatr?

## Dice and exorcism

decision-dice-choice =
    { $purpose ->
        [herbs] { SEAT($decider, case: "short") }: na kościach { ROLL($roll, case: "feminine") }. Bierzesz te znaczniki czy przerzucasz?
       *[exorcism] { SEAT($decider, case: "short") }: na kościach { ROLL($roll, case: "feminine") }. Zostawiasz ten rzut czy przerzucasz?
    }
decision-defeat = { SEAT($decider, case: "short") }: którego ducha pokonujesz?
decision-spend =
    { $moon ->
        [yes] { SEAT($decider, case: "short") }: który znacznik Tao lub kryształ wydajesz, by pokonać { CARD($cards) }?
       *[no] { SEAT($decider, case: "short") }: który znacznik Tao wydajesz, by pokonać { CARD($cards) }?
    }
decision-curse-order = { SEAT($decider, case: "short") }: czyja klątwa najpierw?
decision-reward-order = { SEAT($decider, case: "short") }: czyja nagroda najpierw?
decision-take =
    { $number ->
        [one] { SEAT($decider, case: "short") }: weź znacznik Tao.
       *[other] { SEAT($decider, case: "short") }: weź znacznik Tao (jeszcze { $number }).
    }
decision-gain = { SEAT($decider, case: "short") }: wybierz nagrodę.
decision-give-qi =
    { $moon ->
        [yes] { SEAT($decider, case: "short") }: kto zyskuje Qi?
       *[no] { SEAT($decider, case: "short") }: kto zyskuje Qi za inkarnację?
    }
decision-give-yin-yang = { SEAT($decider, case: "short") }: kto odzyskuje Jin-Jang?

## White Moon

decision-reveal = Odsłonięcie wieśniaka { TILE($tile, case: "at") } ({ PLACE($place) }).
decision-reveal-dead = Odsłonięcie wieśniaka, który ginie { TILE($tile, case: "at") } ({ PLACE($place) }).
decision-draw-incarnation = Do gry wchodzi inkarnacja.
decision-setup-rescue =
    { $number ->
        [one] { SEAT($decider, case: "short") }: który wieśniak zaczyna grę w schronieniu?
       *[other] { SEAT($decider, case: "short") }: który wieśniak zaczyna grę w schronieniu (jeszcze { $number })?
    }
decision-kill = { SEAT($decider, case: "short") }: który wieśniak ginie?
decision-give-up = { SEAT($decider, case: "short") }: czyj { COLOUR($colour) } znacznik Tao zostaje usunięty z gry?
decision-suffer = { SEAT($decider, case: "short") }: kto traci 1 Qi?
decision-escort = { SEAT($decider, case: "short") }: czy { SEAT($seat) } zabiera ze sobą wieśniaka z rodziny { FAMILY($family) }, { TILE($tile, case: "from") } ({ PLACE($place) })?
decision-grant-tao = { SEAT($decider, case: "short") }: kto bierze { COLOUR($colour) } znacznik Tao?
decision-grant-artifact = { SEAT($decider, case: "short") }: kto dostaje { ARTIFACT($artifact, case: "acc") }?
decision-bequeath = { SEAT($decider, case: "short") }: kto dziedziczy po tobie { ARTIFACT($artifact, case: "acc") }?
decision-put-buddha = { SEAT($decider, case: "short") }: gdzie staje Budda?
decision-drink-elixir = { SEAT($decider, case: "short") }: komu pomaga Eliksir Życia?
decision-come = { SEAT($decider, case: "short") }: czy idziesz tam, gdzie stoi { SEAT($active) }?
decision-sword =
    { $number ->
        [one] { SEAT($decider, case: "short") }: rzucasz 1 kością Tao. Czy Niebiański Miecz obraca ją na białą ściankę?
       *[other] { SEAT($decider, case: "short") }: rzucasz { $number } kośćmi Tao. Czy Niebiański Miecz obraca jedną z nich na białą ściankę?
    }
decision-claws = { SEAT($decider, case: "short") }: który znacznik Tao bierzesz dzięki Szponom Zemsty?
decision-herb-or-crystal =
    { $number ->
        [one] { SEAT($decider, case: "short") }: weź znacznik Tao albo kryształ księżycowy.
       *[other] { SEAT($decider, case: "short") }: weź znacznik Tao albo kryształ księżycowy (jeszcze { $number }).
    }
decision-give-crystal = { SEAT($decider, case: "short") }: kto bierze kryształ księżycowy?
decision-strike = { SEAT($decider, case: "short") }: w które duchy uderzasz dzięki Szkole Kung-Fu?
decision-su-ling = { SEAT($decider, case: "short") }: przed które pole idzie Su-Ling?
decision-su-ling-crystal = { SEAT($decider, case: "short") }: czy Su-Ling przynosi kryształ do naczynia { TILE($tile, case: "at") } ({ PLACE($place) })?
decision-barrier-choice = { SEAT($decider, case: "short") }: jak { BOARD($board) } wykorzystuje Księżycową Barierę?
decision-rescue = { SEAT($decider, case: "short") }: którego wieśniaka ocalacie?
