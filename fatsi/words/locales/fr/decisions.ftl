# Who has to decide what now, one sentence for each kind of decision.
# $decider is the Taoist who decides, who need not be the one whose turn it is.

## Chance

decision-draw = Un fantôme est pioché.
decision-dice =
    { $number ->
        [one] Un dé Tao est lancé.
       *[other] { $number } dés Tao sont lancés.
    }
decision-curse-die = Le dé Malédiction est lancé.

## Arrival and stones

decision-place =
    { $board ->
        [any] { SEAT($decider, case: "short") } : placez { CARD($card) } sur n’importe quel emplacement libre, car son plateau est plein.
       *[other] { SEAT($decider, case: "short") } : placez { CARD($card) } sur un emplacement libre { BOARD($board, case: "of") }.
    }
decision-discard = { SEAT($decider, case: "short") } : défaussez un de vos jetons Tao.
decision-curse-choice = { SEAT($decider, case: "short") } : le dé Malédiction donne « { FACE($face) } ». Gardez-vous ce résultat ?
decision-pay = { SEAT($decider, case: "short") } : { BOARD($active) } est possédé. Qui perd le Qi à sa place ?

## Yang

decision-yang =
    { $stage ->
        [before-move] { SEAT($decider, case: "short") } : déplacez-vous, agissez ou terminez le tour.
        [moved] { SEAT($decider, case: "short") } : agissez ou terminez le tour.
        [acted] { SEAT($decider, case: "short") } : autre chose avant la fin du tour ?
        [buddhas] { SEAT($decider, case: "short") } : posez un autre Bouddha ou terminez le tour.
       *[picking-up] { SEAT($decider, case: "short") } : ramassez un autre jeton Pouvoir ou terminez le tour.
    }
decision-to =
    { $flag ->
        [yes] { SEAT($decider, case: "short") } : vers quelle tuile voisine va { SEAT($seat) } ?
       *[no] { SEAT($decider, case: "short") } : vers quelle tuile va { SEAT($seat) } ?
    }

## Villagers

decision-revive =
    { $moon ->
        [yes] { SEAT($decider, case: "short") } : qui revient à la vie ?
       *[no] { SEAT($decider, case: "short") } : quel Taoïste revient à la vie ?
    }
decision-unhaunt = { SEAT($decider, case: "short") } : quelle tuile libérez-vous ?
decision-banish = { SEAT($decider, case: "short") } : quel fantôme la Sorcière chasse-t-elle ?
decision-calm = { SEAT($decider, case: "short") } : vers quel plateau envoyez-vous le Veilleur de nuit ?
decision-pray = { SEAT($decider, case: "short") } : quel jeton Tao posez-vous sur le Cercle de prière ?
decision-lift = { SEAT($decider, case: "short") } : quel fantôme le vent emporte-t-il ?
decision-set-down = { SEAT($decider, case: "short") } : où le vent emporte-t-il { CARD($card) } ?
decision-guide = { SEAT($decider, case: "short") } : quel Taoïste le vent emporte-t-il ?

## Dice and exorcism

decision-dice-choice =
    { $purpose ->
        [herbs] { SEAT($decider, case: "short") } : les dés donnent { ROLL($roll) }. Gardez-vous ce résultat, ou relancez-vous des dés ?
       *[exorcism] { SEAT($decider, case: "short") } : les dés donnent { ROLL($roll) }. Gardez-vous ce résultat, ou relancez-vous des dés ?
    }
decision-defeat = { SEAT($decider, case: "short") } : quel fantôme exorcisez-vous ?
decision-spend =
    { $moon ->
        [yes] { SEAT($decider, case: "short") } : quel jeton Tao ou cristal dépensez-vous contre { CARD($cards) } ?
       *[no] { SEAT($decider, case: "short") } : quel jeton Tao dépensez-vous contre { CARD($cards) } ?
    }
decision-curse-order = { SEAT($decider, case: "short") } : quelle malédiction vient en premier ?
decision-reward-order = { SEAT($decider, case: "short") } : quelle récompense vient en premier ?
decision-take =
    { $number ->
        [one] { SEAT($decider, case: "short") } : prenez un jeton Tao.
       *[other] { SEAT($decider, case: "short") } : prenez un jeton Tao (encore { $number }).
    }
decision-gain = { SEAT($decider, case: "short") } : choisissez votre récompense.
decision-give-qi =
    { $moon ->
        [yes] { SEAT($decider, case: "short") } : qui gagne le Qi ?
       *[no] { SEAT($decider, case: "short") } : qui gagne le Qi laissé par l’incarnation ?
    }
decision-give-yin-yang = { SEAT($decider, case: "short") } : qui récupère son Yin-Yang ?

## White Moon

decision-reveal = Un villageois { TILE($tile, case: "of") } ({ PLACE($place) }) est révélé.
decision-reveal-dead = Un villageois qui meurt { TILE($tile, case: "to") } ({ PLACE($place) }) est révélé.
decision-draw-incarnation = Une incarnation entre en jeu.
decision-setup-rescue =
    { $number ->
        [one] { SEAT($decider, case: "short") } : quel villageois est au refuge dès le début ?
       *[other] { SEAT($decider, case: "short") } : quel villageois est au refuge dès le début ? Encore { $number } à choisir.
    }
decision-kill = { SEAT($decider, case: "short") } : quel villageois meurt ?
decision-give-up = { SEAT($decider, case: "short") } : à qui prend-on le jeton Tao { COLOUR($colour) } qui quitte le jeu ?
decision-suffer = { SEAT($decider, case: "short") } : qui perd 1 Qi ?
decision-escort = { SEAT($decider, case: "short") } : le villageois { TILE($tile, case: "of") } ({ PLACE($place) }, famille { FAMILY($family) }) accompagne-t-il { SEAT($seat) } ?
decision-grant-tao = { SEAT($decider, case: "short") } : qui prend un jeton Tao { COLOUR($colour) } ?
decision-grant-artifact = { SEAT($decider, case: "short") } : qui reçoit { ARTIFACT($artifact, case: "the") } ?
decision-bequeath = { SEAT($decider, case: "short") } : à qui léguez-vous { ARTIFACT($artifact, case: "the") } ?
decision-put-buddha = { SEAT($decider, case: "short") } : où posez-vous le Bouddha ?
decision-drink-elixir = { SEAT($decider, case: "short") } : à qui profite la Potion de vie ?
decision-come = { SEAT($decider, case: "short") } : rejoignez-vous { SEAT($active) } ?
decision-sword =
    { $number ->
        [one] { SEAT($decider, case: "short") } : 1 dé Tao. L’Épée céleste le pose-t-elle sur sa face blanche ?
       *[other] { SEAT($decider, case: "short") } : { $number } dés Tao. L’Épée céleste en pose-t-elle un sur sa face blanche ?
    }
decision-claws = { SEAT($decider, case: "short") } : quel jeton Tao prenez-vous avec la Griffe vengeresse ?
decision-herb-or-crystal =
    { $number ->
        [one] { SEAT($decider, case: "short") } : prenez un jeton Tao ou un cristal de lune.
       *[other] { SEAT($decider, case: "short") } : prenez un jeton Tao ou un cristal de lune (encore { $number }).
    }
decision-give-crystal = { SEAT($decider, case: "short") } : qui prend le cristal de lune ?
decision-strike = { SEAT($decider, case: "short") } : quels fantômes l’École de kung-fu frappe-t-elle ?
decision-su-ling = { SEAT($decider, case: "short") } : devant quel emplacement envoyez-vous Su-Ling ?
decision-su-ling-crystal = { SEAT($decider, case: "short") } : Su-Ling apporte-t-elle un cristal au réceptacle { TILE($tile, case: "of") } ({ PLACE($place) }) ?
decision-barrier-choice = { SEAT($decider, case: "short") } : que fait la Barrière mystique pour { BOARD($board) } ?
decision-rescue = { SEAT($decider, case: "short") } : quel villageois est sauvé ?
