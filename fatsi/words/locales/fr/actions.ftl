# What may be done, as a choice. $decision is the question that it answers.

## Yang

action-move =
    { $own ->
        [yes] S’envoler avec un villageois, puis revenir : { TILE($tile, case: "short") } ({ PLACE($place) })
       *[no]
            { $haunted ->
                [yes] Rejoindre { TILE($tile, case: "the-short") } ({ PLACE($place) }, tuile hantée)
               *[no] Rejoindre { TILE($tile, case: "the-short") } ({ PLACE($place) })
            }
    }
action-help = Demander l’aide { TILE($tile, case: "of-short") } : { TILE($tile, case: "help") }
action-exorcise = Tenter un exorcisme : { CARD($cards) }
action-end = Terminer le tour
action-yin-yang-ask = Yin-Yang : demander l’aide { TILE($tile, case: "of-short") } ({ PLACE($place) })
action-yin-yang-unhaunt = Yin-Yang : libérer { TILE($tile, case: "the-short") } ({ PLACE($place) })
action-borrow = Jeton Pouvoir : { POWER($power) } ({ BOARD($board, case: "short") })
action-mantra = Poser le Mantra sur { CARD($card) } ({ SPACE($space) })
action-buddha = Poser un Bouddha en { SPACE($space) }
action-pick-up = Ramasser un jeton Pouvoir
action-guide =
    { $decision ->
        [yang] Vents jumeaux : déplacer { SEAT($seat) }
       *[guide] Déplacer { SEAT($seat) }
    }
action-to =
    { $haunted ->
        [yes] Vers { TILE($tile, case: "the-short") } ({ PLACE($place) }, tuile hantée)
       *[no] Vers { TILE($tile, case: "the-short") } ({ PLACE($place) })
    }
action-stay =
    { $decision ->
        [su-ling] Laisser Su-Ling où elle est
       *[other] Rester sur place
    }

## Villagers

action-revive = Ramener { SEAT($seat) } à la vie
action-unhaunt = Libérer { TILE($tile, case: "the-short") } ({ PLACE($place) })
action-banish = Chasser { CARD($card) } ({ SPACE($space) })
action-calm = Envoyer le Veilleur de nuit vers { BOARD($board) }
action-pray = Poser un jeton { COLOUR($colour) }
action-lift = Déplacer { CARD($card) } ({ SPACE($space) })

## Exorcism

action-keep =
    { $decision ->
        [dice-choice] Garder ce résultat
        [sword] Lancer tous les dés
       *[curse-choice] Garder ce résultat
    }
action-reroll-curse = Relancer le dé Malédiction
action-reroll = Relancer : { ROLL($roll) }
action-defeat =
    { $cost ->
        [0] Exorciser { CARD($card) } ({ SPACE($space) })
        [one]
            { $paid ->
                [crystals] Exorciser { CARD($card) } ({ SPACE($space) }) avec 1 cristal
                [either] Exorciser { CARD($card) } ({ SPACE($space) }) avec 1 jeton Tao ou cristal
               *[tao] Exorciser { CARD($card) } ({ SPACE($space) }) avec 1 jeton Tao
            }
       *[other]
            { $paid ->
                [crystals] Exorciser { CARD($card) } ({ SPACE($space) }) avec { $cost } cristaux
                [either] Exorciser { CARD($card) } ({ SPACE($space) }) avec { $cost } jetons Tao ou cristaux
               *[tao] Exorciser { CARD($card) } ({ SPACE($space) }) avec { $cost } jetons Tao
            }
    }
action-done =
    { $decision ->
        [claws] Ne prendre aucun jeton
        [su-ling-crystal] N’apporter aucun cristal
        [put-buddha] Ne poser aucun Bouddha
       *[defeat]
            { $named ->
                [yes] N’exorciser aucun autre fantôme
               *[no] N’exorciser aucun fantôme et ne dépenser aucun jeton
            }
    }
action-spend = Dépenser un jeton Tao { COLOUR($colour) } { SEAT($seat, case: "of") }
action-resolve = D’abord { CARD($card) } ({ SPACE($space) })

## Ghosts, tokens, Qi

action-place =
    { $buddha ->
        [yes] Le placer en { SPACE($space) }, devant { TILE($tile, case: "the-short") } ({ PLACE($place) }) ; un Bouddha s’y trouve
       *[no] Le placer en { SPACE($space) }, devant { TILE($tile, case: "the-short") } ({ PLACE($place) })
    }
action-take =
    { $decision ->
        [yang] Poches sans fond : prendre un jeton Tao { COLOUR($colour) }
        [claws] Griffe vengeresse : prendre un jeton Tao { COLOUR($colour) }
       *[take] Prendre un jeton Tao { COLOUR($colour) }
    }
action-discard = Défausser un jeton Tao { COLOUR($colour) }
action-gain-qi = Gagner 1 Qi
action-gain-yin-yang = Récupérer votre Yin-Yang
action-give-qi = Le donner { SEAT($seat, case: "to") }, qui a { $qi } Qi
action-give-yin-yang = Le rendre { SEAT($seat, case: "to") }
action-pay =
    { $holder ->
        [neutral] { BOARD($seat, case: "start") }, qui a { $qi } Qi
       *[taoist] { SEAT($seat, case: "start") }, qui a { $qi } Qi
    }

## White Moon

action-save = Sauver le villageois de votre tuile (famille { FAMILY($family) })
action-stand = Se relever
action-escort = Emmener le villageois : { TILE($tile, case: "short") } ({ PLACE($place) })
action-alone = Laisser le villageois sur place
action-rescue = Sauver un membre de la famille { FAMILY($family) } : { TILE($tile, case: "short") } ({ PLACE($place) })
action-kill = Laisser mourir un membre de la famille { FAMILY($family) } : { TILE($tile, case: "short") } ({ PLACE($place) })
action-give-up = Le prendre { SEAT($seat, case: "to") }
action-grant = Le donner { SEAT($seat, case: "to") }
action-recall = Ramener à la vie un membre de la famille { FAMILY($family) }
action-elixir = Utiliser la Potion de vie
action-moonstone = Utiliser la Pierre de lune : prendre un cristal de lune
action-scroll = Utiliser le Parchemin d’unité : les autres peuvent vous rejoindre
action-fireworks = Feux d’artifice : demander l’aide { TILE($tile, case: "of-short") } ({ PLACE($place) })
action-come = Rejoindre cette tuile
action-sword = Poser un dé sur sa face blanche et lancer les autres
action-fill =
    { $decision ->
        [yang] Placer un cristal dans le réceptacle de ce coin ({ PLACE($place) })
       *[su-ling-crystal] Apporter un cristal de la réserve
    }
action-su-ling =
    { $card ->
        [none] Envoyer Su-Ling devant { SPACE($space) } (vide)
       *[other] Envoyer Su-Ling devant { CARD($card) } ({ SPACE($space) })
    }
action-barrier-save =
    { $family ->
        [any] Renoncer à un cristal et sauver un villageois de n’importe quelle tuile
       *[other] Renoncer à un cristal et sauver un membre de la famille { FAMILY($family) } : { TILE($tile, case: "short") } ({ PLACE($place) })
    }
action-barrier-roll = Lancer 4 dés contre les fantômes { BOARD($board, case: "of") }
action-strike =
    { $own ->
        [yes] Les fantômes de votre plateau
       *[no] Les fantômes { BOARD($board, case: "of") }, pour un jeton Pouvoir
    }
action-strike-black = Tous les fantômes noirs
action-give-crystal = Le donner { SEAT($seat, case: "to") }
action-take-crystal = Prendre un cristal de lune
action-spend-crystal = Dépenser un cristal de lune { SEAT($seat, case: "of") }
action-spend-barrier-crystal = Dépenser un cristal de la Barrière

## Chance

action-reveal = Un membre de la famille { FAMILY($family) }

action-draw = Piocher { CARD($card) }
action-roll = Lancer { ROLL($roll) }
action-curse = Dé Malédiction : { FACE($face) }
