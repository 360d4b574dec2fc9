# Hints: the choices of a decision with the chance of winning, and the reasons for them.

## Asking for one in the browser

hint = Conseil
hint-explained = Montre les meilleurs choix, avec les chances de gagner et la raison. Personne d’autre ne le voit.
hint-title = Conseil : les meilleurs choix

## The list

hint-best = Les meilleurs choix, avec les chances de gagner estimées :
hint-only = Il n’y a qu’un choix :
hint-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
# A choice in words, and as records have it.
hint-choice = { $choice } [{ $action }]
hint-plan = Ensuite : { $steps }.
hint-more =
    { $number ->
        [one] Encore un choix ; --all le montre aussi.
       *[other] Encore { $number } choix ; --all les montre aussi.
    }
hint-no-choice-chance = Les dés ou la pioche décident maintenant : il n’y a rien à choisir.
hint-no-choice-over = La partie est terminée : il n’y a rien à choisir.
hint-step-of-position = --step s’emploie avec une partie enregistrée ; ceci est une position.
hint-step-and-turn = Indiquez --turn ou --step, pas les deux.
hint-no-step = La partie enregistrée n’a pas d’étape { $step } ; la dernière est { $last }.

## How a choice bears on a threat, which is a sentence of its own

hint-ends = Écarte une menace – { $threat }
hint-may-end = { PERCENT($chance) } de chances d’écarter une menace – { $threat }
hint-lessens = Réduit une menace – { $threat }
hint-may-lessen = { PERCENT($chance) } de chances de réduire une menace – { $threat }
hint-eases = Rend le fantôme plus facile à exorciser – { $threat }
hint-avoids = Évite ce qu’entraînerait un autre choix – { $threat }

## Threats. $turns is 0 for what happens in this very Yin.

threat-line-lost =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) n’a plus rien à hanter dans sa ligne : la partie est perdue.
       *[other] à la prochaine phase Yin { BOARD($board, case: "of") }, { CARD($card) } ({ SPACE($space) }) n’aura plus rien à hanter dans sa ligne : la partie sera perdue.
    }
threat-haunts-last =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) hante maintenant { TILE($tile, case: "the") } ({ PLACE($place) }), et la partie est perdue.
       *[other] { CARD($card) } ({ SPACE($space) }) hante { TILE($tile, case: "the") } ({ PLACE($place) }) à la prochaine phase Yin { BOARD($board, case: "of") }, et la partie est perdue.
    }
threat-haunts =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) hante maintenant { TILE($tile, case: "the") } ({ PLACE($place) }).
       *[other] { CARD($card) } ({ SPACE($space) }) hante { TILE($tile, case: "the") } ({ PLACE($place) }) à la prochaine phase Yin { BOARD($board, case: "of") }.
    }
threat-approaches =
    { $turns ->
        [0] la figurine de hantise en { SPACE($space) } ({ CARD($card) }) avance maintenant et hante à la phase Yin suivante { BOARD($board, case: "of") }.
       *[other] la figurine de hantise en { SPACE($space) } ({ CARD($card) }) avance à la prochaine phase Yin { BOARD($board, case: "of") } et hante à la suivante.
    }
threat-torments =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) fait maintenant lancer le dé Malédiction.
       *[other] { CARD($card) } ({ SPACE($space) }) fait lancer le dé Malédiction à chaque phase Yin { BOARD($board, case: "of") }.
    }
threat-takes-tao =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) prend maintenant un jeton Tao à chaque Taoïste.
       *[other] { CARD($card) } ({ SPACE($space) }) prend un jeton Tao à chaque Taoïste à chaque phase Yin { BOARD($board, case: "of") }.
    }
threat-acts =
    { $turns ->
        [0]
            { $stone ->
                [shift-clockwise] { CARD($card) } ({ SPACE($space) }) change maintenant d’emplacement.
                [kill-visible-villager] { CARD($card) } ({ SPACE($space) }) tue maintenant un villageois visible.
               *[ghost] { CARD($card) } ({ SPACE($space) }) fait maintenant arriver un autre fantôme.
            }
       *[other]
            { $stone ->
                [shift-clockwise] { CARD($card) } ({ SPACE($space) }) change d’emplacement à chaque phase Yin { BOARD($board, case: "of") }.
                [kill-visible-villager] { CARD($card) } ({ SPACE($space) }) tue un villageois visible à chaque phase Yin { BOARD($board, case: "of") }.
               *[ghost] { CARD($card) } ({ SPACE($space) }) fait arriver un autre fantôme à chaque phase Yin { BOARD($board, case: "of") }.
            }
    }
threat-holds-die = { CARD($card) } ({ SPACE($space) }) retient un dé Tao.
threat-holds-tao = tant que { CARD($card) } est en { SPACE($space) }, aucun jeton Tao ne peut être dépensé.
threat-holds-power = { CARD($card) } ({ SPACE($space) }) bloque le pouvoir { BOARD($board, case: "of") }.
threat-holds-powers = { CARD($card) } ({ SPACE($space) }) bloque tous les pouvoirs.
threat-holds-white = tant que { CARD($card) } est en { SPACE($space) }, les faces blanches ne comptent pas.
threat-incarnation = { CARD($card) } ({ SPACE($space) }) est une incarnation de Wu-Feng : il faut la vaincre.
threat-deadline =
    { $number ->
        [one] il reste une carte et une incarnation à vaincre : à la dernière carte, la partie est perdue.
       *[other] il reste { $number } cartes et une incarnation à vaincre : à la dernière carte, la partie est perdue.
    }
threat-overrun =
    { $turns ->
        [0] { BOARD($board) } est plein : { SEAT($seat) } perd maintenant 1 Qi.
       *[other] { BOARD($board) } est plein : { SEAT($seat) } perdra 1 Qi à sa prochaine phase Yin.
    }
threat-overrun-death =
    { $turns ->
        [0] { BOARD($board) } est plein : { SEAT($seat) } perd maintenant son dernier Qi et meurt.
       *[other] { BOARD($board) } est plein : { SEAT($seat) } perdra son dernier Qi à sa prochaine phase Yin et mourra.
    }
threat-overrun-all-dead =
    { $turns ->
        [0] { BOARD($board) } est plein : le dernier Taoïste vivant meurt maintenant, et la partie est perdue.
       *[other] { BOARD($board) } est plein : le dernier Taoïste vivant mourra à la prochaine phase Yin de ce plateau, et la partie sera perdue.
    }
threat-overrun-neutral =
    { $turns ->
        [0] { BOARD($board) } est plein : il perd maintenant 1 Qi.
       *[other] { BOARD($board) } est plein : il perdra 1 Qi à sa prochaine phase Yin.
    }
threat-overrun-possessed =
    { $turns ->
        [0] { BOARD($board) } est possédé et plein : un Taoïste vivant perd maintenant 1 Qi.
       *[other] { BOARD($board) } est possédé et plein : un Taoïste vivant perdra 1 Qi à la prochaine phase Yin de ce plateau.
    }
threat-nearly-full = { BOARD($board) } n’a plus qu’un emplacement libre.
threat-weak = { SEAT($seat) } n’a plus qu’un Qi.
threat-weak-last = { SEAT($seat) } est le dernier en vie et n’a plus qu’un Qi.
threat-dead = { SEAT($seat) } est mort.
threat-village-near = une tuile hantée de plus, et la partie est perdue.
threat-haunted = { TILE($tile, case: "the") } ({ PLACE($place) }) est { TILE($tile, case: "haunted") }.

## Threats with White Moon

threat-kills-villagers =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) tue maintenant les villageois { TILE($tile, case: "of") } ({ PLACE($place) }).
       *[other] { CARD($card) } ({ SPACE($space) }) tue les villageois { TILE($tile, case: "of") } ({ PLACE($place) }) à la prochaine phase Yin { BOARD($board, case: "of") }.
    }
threat-kills-last-villagers =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) tue maintenant les villageois { TILE($tile, case: "of") } ({ PLACE($place) }) : c’est un mort de trop, et la partie est perdue.
       *[other] { CARD($card) } ({ SPACE($space) }) tue les villageois { TILE($tile, case: "of") } ({ PLACE($place) }) à la prochaine phase Yin { BOARD($board, case: "of") } : c’est un mort de trop, et la partie est perdue.
    }
threat-frightens-to-death =
    { $turns ->
        [0] la figurine de hantise en { SPACE($space) } ({ CARD($card) }) avance maintenant : un villageois { TILE($tile, case: "of") } ({ PLACE($place) }) ne peut pas fuir et meurt.
       *[other] la figurine de hantise en { SPACE($space) } ({ CARD($card) }) avance à la prochaine phase Yin { BOARD($board, case: "of") } : un villageois { TILE($tile, case: "of") } ({ PLACE($place) }) ne peut pas fuir et meurt.
    }
threat-devours =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) dévore maintenant un villageois { TILE($tile, case: "of") } ({ PLACE($place) }).
       *[other] { CARD($card) } ({ SPACE($space) }) dévore un villageois { TILE($tile, case: "of") } ({ PLACE($place) }) à la prochaine phase Yin { BOARD($board, case: "of") }.
    }
threat-devours-any =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) dévore maintenant un villageois.
       *[other] { CARD($card) } ({ SPACE($space) }) dévore un villageois à la prochaine phase Yin { BOARD($board, case: "of") }.
    }
threat-devours-last =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) dévore maintenant un villageois : c’est un mort de trop, et la partie est perdue.
       *[other] { CARD($card) } ({ SPACE($space) }) dévore un villageois à la prochaine phase Yin { BOARD($board, case: "of") } : c’est un mort de trop, et la partie est perdue.
    }
threat-devours-qi =
    { $turns ->
        [0] { CARD($card) } ({ SPACE($space) }) n’a personne à dévorer maintenant : cela coûte 1 Qi.
       *[other] { CARD($card) } ({ SPACE($space) }) n’a personne à dévorer à la prochaine phase Yin { BOARD($board, case: "of") } : cela coûtera 1 Qi.
    }
threat-holds-portal = { CARD($card) } ({ SPACE($space) }) garde le portail : personne ne peut être sauvé.
threat-holds-su-ling = { CARD($card) } ({ SPACE($space) }) retient Su-Ling.
threat-laid-down = { SEAT($seat) } est à terre.
threat-villagers-near =
    { $number ->
        [one] un villageois mort de plus, et la partie est perdue.
       *[other] { $number } villageois morts de plus, et la partie est perdue.
    }

## Gains

gain-wins = Gagne la partie.
gain-may-win = { PERCENT($chance) } de chances de gagner la partie : { CARD($card) } ({ SPACE($space) }) est la dernière incarnation.
gain-may-beat = { PERCENT($chance) } de chances d’exorciser { CARD($card) } ({ SPACE($space) }).
gain-beats = { CARD($card) } ({ SPACE($space) }) quitte le jeu.
gain-saves = Un membre de la famille { FAMILY($family) } est sauvé.
gain-artifact = { SEAT($seat, case: "start") } reçoit { ARTIFACT($artifact, case: "the") }.
gain-qi =
    { $number ->
        [one] { SEAT($seat, case: "start") } gagne 1 Qi.
       *[other] { SEAT($seat, case: "start") } gagne { $number } Qi.
    }
gain-receptacle =
    { $number ->
        [one] Un réceptacle de la Barrière mystique sera plein.
       *[other] { $number } réceptacles de la Barrière mystique seront pleins.
    }
gain-crystal = { SEAT($seat, case: "start") } prend un cristal de lune.
gain-yin-yang = { SEAT($seat, case: "start") } récupère son Yin-Yang.
gain-buddha = { SEAT($seat, case: "start") } prend un Bouddha, à poser plus tard.
gain-guards = Le Bouddha en { SPACE($space) } arrêtera le prochain fantôme qui y arrive.
gain-tao = Un jeton { COLOUR($colour) } aide contre { CARD($card) } ({ SPACE($space) }).
gain-escorts = Un membre de la famille { FAMILY($family) } se rapproche du portail.
