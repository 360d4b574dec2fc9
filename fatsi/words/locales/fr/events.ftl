# What happened, one sentence for each event, in the present tense.

## The turn

event-turn-began =
    { $holder ->
        [neutral] C’est le tour { BOARD($seat, case: "of") } : seuls les fantômes agissent.
       *[taoist] C’est le tour { SEAT($seat, case: "of") } : les fantômes agissent d’abord.
    }
event-board-overrun = { BOARD($seat, case: "start") } est submergé : aucun fantôme n’arrive, mais 1 Qi est perdu.
event-yang-began = C’est maintenant { SEAT($seat, case: "to") } d’agir.

## Ghosts

event-ghost-drawn = Un fantôme apparaît : { CARD($card) } (résistance : { COUNT($resistance) }).
event-ghost-arrived = { CARD($card) } arrive en { SPACE($space) }, devant { TILE($tile, case: "the") }.
event-ghost-trapped =
    { $temple ->
        [no] { CARD($card) } se heurte au Bouddha en { SPACE($space) } et disparaît. Le Bouddha retourne dans la boîte.
       *[yes] { CARD($card) } se heurte au Bouddha en { SPACE($space) } et disparaît. Le Bouddha retourne au Temple.
    }
event-buddha-displaced =
    { $temple ->
        [no] En { SPACE($space) }, le Bouddha cède la place à { CARD($card) } et retourne dans la boîte.
       *[yes] En { SPACE($space) }, le Bouddha cède la place à { CARD($card) } et retourne au Temple.
    }
event-incarnation-caught = { CARD($card) } est pris par le Bouddha en { SPACE($space) } et peut désormais être exorcisé.
event-no-space-left = Un fantôme devrait arriver, mais tous les emplacements sont occupés : 1 Qi est perdu à la place.
event-deck-empty = Un fantôme devrait arriver, mais la pioche est vide.
event-figure-advanced = La figurine de hantise en { SPACE($space) } ({ CARD($card) }) avance vers { TILE($tile, case: "the") } : elle hantera à la prochaine phase Yin { BOARD($board, case: "of") }.
event-tile-haunted = { TILE($tile, case: "start") } ({ PLACE($place) }) est désormais { TILE($tile, case: "haunted") }.
event-tile-restored = { TILE($tile, case: "start") } ({ PLACE($place) }) n’est plus { TILE($tile, case: "haunted") }.
event-stone-took-hold =
    { $stone ->
        [steal-die] { CARD($card) } vole un dé Tao.
        [tao-off] Tant que { CARD($card) } est en jeu, aucun jeton Tao ne peut être dépensé.
        [power-off] { CARD($card) } bloque le pouvoir { BOARD($board, case: "of") }.
        [take-portal] { CARD($card) } s’empare du portail : personne ne peut être sauvé.
        [take-su-ling] { CARD($card) } capture Su-Ling.
       *[group-power-off] { CARD($card) } bloque les pouvoirs de tous les plateaux.
    }
event-stone-released =
    { $stone ->
        [steal-die] Le dé Tao volé par { CARD($card) } est de retour.
        [tao-off] { CARD($card) } ne bloque plus les jetons Tao.
        [power-off] { CARD($card) } ne bloque plus le pouvoir { BOARD($board, case: "of") }.
        [take-portal] Le portail pris par { CARD($card) } retrouve sa place.
        [take-su-ling] { CARD($card) } ne retient plus Su-Ling.
       *[group-power-off] { CARD($card) } ne bloque plus les pouvoirs.
    }
event-ghost-exorcised = { CARD($card) } ({ SPACE($space) }) est exorcisé.
event-ghost-banished = La Sorcière chasse { CARD($card) } ({ SPACE($space) }).
event-ghost-moved = { CARD($card) } passe de { SPACE($origin) } à { SPACE($space) }.

## Dice

event-curse-rolled = Dé Malédiction : { FACE($face) }.
event-curse-rerolled = { SEAT($seat, case: "start") } relance le dé Malédiction.
event-curse-avoided = { SEAT($seat, case: "start") } ne lance pas le dé Malédiction.
event-exorcism-began = { SEAT($seat, case: "start") } tente un exorcisme depuis { TILE($tile, case: "the") } ({ PLACE($place) }).
event-dice-rolled = Résultat des dés : { ROLL($roll) }.
event-dice-rerolled = Dés relancés : { ROLL($roll) }.
event-exorcism-failed = L’exorcisme échoue.

## Taoists and their things

event-taoist-moved = { SEAT($seat, case: "start") } rejoint { TILE($tile, case: "the") } ({ PLACE($place) }).
event-taoist-guided = { SEAT($seat, case: "start") } est amené { TILE($tile, case: "to") } ({ PLACE($place) }).
event-help-asked = { SEAT($seat, case: "start") } demande l’aide { TILE($tile, case: "of") } ({ PLACE($place) }).
event-qi-lost =
    { $holder ->
        [neutral]
            { $left ->
                [0] { BOARD($seat, case: "start") } perd son dernier Qi.
               *[other] { BOARD($seat, case: "start") } perd 1 Qi ; il lui en reste { $left }.
            }
       *[taoist]
            { $left ->
                [0] { SEAT($seat, case: "start") } perd son dernier Qi.
               *[other] { SEAT($seat, case: "start") } perd 1 Qi ; il lui en reste { $left }.
            }
    }
event-qi-gained = { SEAT($seat, case: "start") } gagne { $amount } Qi.
event-taoist-died = { SEAT($seat, case: "start") } meurt.
event-taoist-returned = { SEAT($seat, case: "start") } revient à la vie avec { $qi } Qi.
event-board-possessed = { BOARD($seat, case: "start") } est désormais possédé.
event-tao-taken = { SEAT($seat, case: "start") } prend un jeton Tao { COLOUR($colour) }.
event-tao-discarded = { SEAT($seat, case: "start") } défausse un jeton Tao { COLOUR($colour) }.
event-all-tao-lost =
    { $amount ->
        [one] { SEAT($seat, case: "start") } perd son seul jeton Tao.
       *[other] { SEAT($seat, case: "start") } perd ses { $amount } jetons Tao.
    }
event-tao-spent = { SEAT($seat, case: "start") } dépense un jeton Tao { COLOUR($colour) }.
event-yin-yang-spent = { SEAT($seat, case: "start") } dépense son Yin-Yang.
event-yin-yang-gained = { SEAT($seat, case: "start") } récupère son Yin-Yang.
event-buddha-taken = { SEAT($seat, case: "start") } prend un Bouddha.
event-buddha-placed = { SEAT($seat, case: "start") } pose un Bouddha en { SPACE($space) }.
event-power-borrowed = { SEAT($seat, case: "start") } dépense un jeton Pouvoir et emprunte pour ce tour le pouvoir « { POWER($power) } ».
event-power-token-picked-up = { SEAT($seat, case: "start") } ramasse un jeton Pouvoir.
event-mantra-placed = Le Mantra est posé sur { CARD($card) } ({ SPACE($space) }) : sa résistance baisse de 1.
event-mantra-removed = Le Mantra retourne sur son plateau.

## Tiles

event-prayer-changed = Un jeton { COLOUR($colour) } est posé sur le Cercle de prière : la résistance des fantômes { COLOUR($colour, case: "plural") } baisse de 1.
event-prayer-cleared = Le jeton { COLOUR($colour) } du Cercle de prière retourne dans la réserve.
event-figures-calmed = Le Veilleur de nuit repousse les figurines { BOARD($board, case: "of") } sur leurs cartes.

## White Moon

event-villager-revealed = Un membre de la famille { FAMILY($family) } est révélé { TILE($tile, case: "to") } ({ PLACE($place) }).
event-villager-escorted = Un membre de la famille { FAMILY($family) } suit un Taoïste, { TILE($start, case: "of") } ({ PLACE($start_place) }) { TILE($tile, case: "to") } ({ PLACE($place) }).
event-villager-fled = Un membre de la famille { FAMILY($family) } s’enfuit { TILE($start, case: "of") } ({ PLACE($start_place) }) vers { TILE($tile, case: "the") } ({ PLACE($place) }).
event-villager-died = Un membre de la famille { FAMILY($family) } meurt { TILE($tile, case: "to") } ({ PLACE($place) }). Malédiction : { FAMILY($family, case: "curse") }
event-villager-returned = Un membre de la famille { FAMILY($family) } revient d’entre les morts { TILE($tile, case: "to") } ({ PLACE($place) }).
event-villager-saved = Un membre de la famille { FAMILY($family) } quitte { TILE($tile, case: "the") } ({ PLACE($place) }) pour le refuge.
event-family-saved = Toute la famille { FAMILY($family) } est sauvée. Récompense : { FAMILY($family, case: "reward") }
event-artifact-gained = { SEAT($seat, case: "start") } reçoit { ARTIFACT($artifact, case: "the") }.
event-artifact-used = { SEAT($seat, case: "start") } utilise { ARTIFACT($artifact, case: "the") }.
event-token-removed = Un jeton Tao { COLOUR($colour) } est retiré du jeu.
event-card-lost = Une carte de la pioche est retirée du jeu sans être vue.
event-ghost-sent-back = Le Bouclier du temps renvoie { CARD($card) } sous la pioche.
event-taoist-laid-down = { SEAT($seat, case: "start") } est mis à terre.
event-taoist-stood-up = { SEAT($seat, case: "start") } se relève.
event-crystal-gained = { SEAT($seat, case: "start") } prend un cristal de lune.
event-crystal-spent = Un cristal de lune retourne dans la réserve.
event-receptacle-filled = Un cristal de lune est placé dans le réceptacle { TILE($tile, case: "of") } ({ PLACE($place) }).
event-su-ling-moved = Su-Ling se place devant { SPACE($space) }.
event-su-ling-gone = Su-Ling retourne dans la réserve.
event-barrier-rose = La Barrière mystique se dresse autour du village et protège chaque plateau tour à tour.
# That Su-Ling leaves is an event of its own.
event-barrier-ended = La Barrière mystique s’éteint. Les cristaux des réceptacles retournent dans la réserve.

## Choices that no event reports, as `replay` tells them

story-keep =
    { $decision ->
        [dice-choice] { SEAT($decider, case: "start") } garde ce résultat.
        [sword] { SEAT($decider, case: "start") } lance tous les dés, sans l’Épée céleste.
       *[curse-choice] { SEAT($decider, case: "start") } garde ce résultat.
    }
story-done =
    { $decision ->
        [claws] { SEAT($decider, case: "start") } ne prend aucun jeton Tao.
        [su-ling-crystal] Su-Ling n’apporte aucun cristal.
        [put-buddha] { SEAT($decider, case: "start") } ne pose pas de Bouddha.
       *[defeat]
            { $named ->
                [yes] { SEAT($decider, case: "start") } s’en tient là.
               *[no] { SEAT($decider, case: "start") } ne dépense rien pour cet exorcisme.
            }
    }
story-stay =
    { $decision ->
        [su-ling] Su-Ling reste où elle est.
       *[other] { SEAT($decider, case: "start") } reste sur place.
    }
story-alone = Le villageois reste { TILE($tile, case: "to") } ({ PLACE($place) }).
story-strike = { SEAT($decider, case: "start") } frappe les fantômes { BOARD($board, case: "of") }.
story-strike-black = { SEAT($decider, case: "start") } frappe tous les fantômes noirs.
story-barrier-save = La Barrière mystique sauve un villageois pour { BOARD($board) }.
story-barrier-roll = La Barrière mystique frappe les fantômes { BOARD($board, case: "of") }.

## The end

event-game-won = Wu-Feng est vaincu. Le village est sauvé.
event-game-lost =
    { $reason ->
        [taoists-dead] Le dernier Taoïste est mort. Le village est perdu.
        [village-haunted] Trop de tuiles sont hantées. Le village est perdu.
        [villagers-dead] Le douzième villageois est mort. Le village est perdu.
        [line-haunted] Un fantôme doit hanter une tuile, mais toute sa ligne est déjà hantée. Le village est perdu.
       *[deck-exhausted] La dernière carte est piochée et Wu-Feng est toujours là. Le village est perdu.
    }

result-wu-feng-defeated = Partie gagnée : Wu-Feng est vaincu.
result-taoists-dead = Partie perdue : tous les Taoïstes sont morts.
result-village-haunted = Partie perdue : trop de tuiles sont hantées.
result-line-haunted = Partie perdue : un fantôme n’avait plus rien à hanter dans sa ligne.
result-deck-exhausted = Partie perdue : la pioche s’est épuisée avant la défaite de Wu-Feng.
result-villagers-dead = Partie perdue : douze villageois sont morts.

score-victory = victoire
score-qi = Qi restants
score-ghosts-left = fantômes restés dans la pioche
score-empty-spaces = emplacements vides
score-further-incarnations = autres incarnations
score-dead-taoists = Taoïstes morts
score-haunted-tiles = tuiles hantées
score-saved-villagers = villageois sauvés
score-portal = place du portail
