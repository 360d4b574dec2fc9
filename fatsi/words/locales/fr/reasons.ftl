# Why something may not be done now, and if it helps what to do instead.

reason-game-over = La partie est terminée.
reason-not-an-action = Cette action n’existe pas dans ce jeu.
reason-nothing-to-undo = Il n’y a rien à annuler.
reason-chance-decides = Ce sont les dés ou la pioche qui décident maintenant, pas un Taoïste.
reason-players-decide = Les dés et la pioche s’en chargent. C’est à vous de choisir maintenant.
reason-another-question = Cela ne répond pas à la question posée.
reason-card-not-in-deck = { CARD($card) } ne peut pas être pioché maintenant.
reason-wrong-number-of-dice =
    { $number ->
        [one] Il faut lancer exactement 1 dé.
       *[other] Il faut lancer exactement { $number } dés.
    }
reason-picking-up = Après avoir ramassé un jeton Pouvoir, vous ne pouvez plus que terminer le tour.
reason-move-is-over = Trop tard pour ce tour : cela se fait avant de se déplacer et d’agir.
reason-already-there = Ce Taoïste se trouve déjà { TILE($tile, case: "to") } ({ PLACE($place) }).
reason-too-far = { TILE($tile, case: "start") } ({ PLACE($place) }) est trop loin.
reason-power-missing = Il faut pour cela le pouvoir « { POWER($power) } », que vous n’avez pas.
reason-power-used = Le pouvoir « { POWER($power) } » ne sert qu’une fois par tour.
reason-supply-empty = Il n’y a plus de jeton Tao { COLOUR($colour) } dans la réserve.
reason-no-ghost-there = Il n’y a pas de fantôme en { SPACE($space) }.
reason-already-there-mantra = Le Mantra est déjà en { SPACE($space) }.
reason-not-a-taoist = { BOARD($seat, case: "start") } n’a pas de Taoïste.
reason-taoist-dead = { SEAT($seat, case: "start") } est mort.
reason-taoist-living = { SEAT($seat, case: "start") } est vivant.
reason-your-own-taoist = Il faut choisir un autre Taoïste que le vôtre.
reason-action-over = L’action de ce tour est déjà faite.
reason-tile-haunted = { TILE($tile, case: "start") } ({ PLACE($place) }) est { TILE($tile, case: "haunted") } : personne ne peut y aider.
reason-tile-active = { TILE($tile, case: "start") } ({ PLACE($place) }) n’est pas { TILE($tile, case: "haunted") }.
reason-help-useless = { TILE($tile, case: "start") } ({ PLACE($place) }) ne peut rien pour vous en ce moment.
reason-no-ghost-faced = Il n’y a aucun fantôme devant { TILE($tile, case: "the") } ({ PLACE($place) }).
reason-cannot-be-exorcised = { CARD($card) } ne peut pas encore être exorcisé : sa carte dit ce qu’il faut.
reason-too-strong = Même le meilleur jet avec tous vos jetons ne suffirait pas.
reason-no-yin-yang = Vous n’avez pas votre Yin-Yang.
reason-no-power-token = Vous n’avez pas de jeton Pouvoir.
reason-not-neutral = { BOARD($board, case: "start") } a son propre Taoïste : son pouvoir ne s’emprunte pas.
reason-power-blocked = Le pouvoir « { POWER($power) } » est bloqué.
reason-already-borrowed = Le pouvoir { BOARD($board, case: "of") } est déjà emprunté.
reason-no-buddha = Vous n’avez pas de Bouddha.
reason-buddha-fresh = Un Bouddha ne se pose pas pendant le tour où vous l’avez pris.
reason-space-not-faced = { SPACE($space) } n’est pas devant votre tuile.
reason-space-occupied = Il y a déjà un fantôme en { SPACE($space) }.
reason-buddha-there = Il y a déjà un Bouddha en { SPACE($space) }.
reason-not-on-centre = Les jetons Pouvoir se ramassent sur la tuile centrale (C).
reason-no-token-on-centre = Il n’y a pas de jeton Pouvoir sur la tuile centrale.
reason-incarnation-immune = { CARD($card) } est une incarnation : la Sorcière n’a aucun pouvoir sur elle.
reason-no-figure-on-step = Aucune figurine { BOARD($board, case: "of") } n’a avancé.
reason-same-prayer = Un jeton { COLOUR($colour) } s’y trouve déjà.
reason-board-of-colour-first = { CARD($card) } va d’abord sur { BOARD($board) }, tant qu’il y reste un emplacement libre.
reason-active-board-first = Un fantôme noir comme { CARD($card) } va d’abord sur le plateau actif : { BOARD($board) }.
reason-buddha-space-first = { CARD($card) } doit aller là où se trouve un Bouddha.
reason-cannot-fall = Ce jet ne suffit pas à exorciser { CARD($card) }, ou pas en plus des fantômes déjà choisis.
reason-dice-must-be-used = Un fantôme que les dés suffisent à vaincre doit être exorcisé : choisissez-en encore un.
reason-not-on-your-tile = { SEAT($seat, case: "start") } n’est pas sur votre tuile.
reason-token-missing = { SEAT($seat, case: "start") } n’a pas de jeton Tao { COLOUR($colour) }.
reason-token-not-needed = Un jeton { COLOUR($colour) } ne sert à rien ici.
reason-no-curse-or-reward-there = Aucun fantôme exorcisé en { SPACE($space) } n’a de malédiction ni de récompense en attente.
reason-has-yin-yang = { SEAT($seat, case: "start") } a déjà son Yin-Yang.
reason-qi-supply-empty = Il n’y a plus de Qi dans la réserve.
reason-cannot-stay = Il faut déplacer quelqu’un.
reason-dice-not-rolled = Les dés ne donnent pas cela.

## White Moon

reason-not-in-this-game = Cela appartient à White Moon, qui n’est pas en jeu ici.
reason-villager-not-unseen = Tous les membres de la famille { FAMILY($family) } sont déjà connus.
reason-must-stand-up = Vous êtes à terre : vous devez consacrer votre déplacement à vous relever.
reason-not-laid-down = Personne n’est à terre ici.
reason-not-on-portal = On sauve les villageois sur la tuile du portail : { TILE($tile, case: "the") } ({ PLACE($place) }).
reason-portal-taken = Une incarnation garde le portail : personne ne peut être sauvé.
reason-no-villager-there = Il n’y a pas de villageois { TILE($tile, case: "to") } ({ PLACE($place) }).
reason-villager-cannot-come = Le villageois ne peut pas aller { TILE($tile, case: "to") } ({ PLACE($place) }).
reason-no-dead-villager = Personne de la famille { FAMILY($family) } ne peut revenir maintenant.
reason-no-artifact = Vous n’avez pas { ARTIFACT($artifact, case: "the") }.
reason-artifact-useless = { ARTIFACT($artifact) } : sans utilité en ce moment.
reason-own-tile = { TILE($tile, case: "start") } ({ PLACE($place) }) est votre propre tuile : les Feux d’artifice servent à demander l’aide d’une autre.
reason-no-crystal = Vous n’avez pas de cristal de lune pour cela ; un cristal pris pendant ce tour ne se place pas encore dans un réceptacle.
reason-no-receptacle-here = Il n’y a pas de réceptacle vide { TILE($tile, case: "to") } ({ PLACE($place) }).
reason-incarnation-before = Su-Ling ne se place pas devant une incarnation comme { CARD($card) }.
reason-already-before-space = Su-Ling est déjà devant { SPACE($space) }.
reason-nothing-to-strike = Aucun de ces fantômes ne pourrait être exorcisé.
reason-other-stack-and-family = Chacun doit venir d’une tuile et d’une famille différentes.
reason-no-crystal-left = Il n’y a plus de cristal de lune pour cela.
reason-must-bring-villager = Vous ne pouvez revenir en volant sur votre tuile que pour en emmener un villageois.
reason-die-is-set = Le dé posé par l’Épée céleste ne se relance pas.
