# What the picture of the table says besides the sentences of what is in sight.

picture-title = La table
picture-text = Le village au milieu, un plateau de chaque côté avec trois emplacements pour les fantômes, et en dessous la pioche, les dés et la réserve.
picture-text-moon = Le village au milieu, un plateau de chaque côté avec trois emplacements pour les fantômes, et en dessous la pioche, les dés et la réserve. Le matériel de White Moon est à droite ou en bas.
# $number is the number of Yin of its board until it haunts.
picture-figure =
    { $number ->
        [one] { CARD($card) } ({ SPACE($space) }) : hante à la prochaine phase Yin.
       *[other] { CARD($card) } ({ SPACE($space) }) : hante dans { $number } phases Yin.
    }
picture-figure-stopped = { CARD($card) } ({ SPACE($space) }) : Su-Ling empêche sa hantise.
picture-token =
    { $number ->
        [one] { SEAT($seat, case: "short") } : 1 jeton Tao { COLOUR($colour) }.
       *[other] { SEAT($seat, case: "short") } : { $number } jetons Tao { COLOUR($colour, case: "plural") }.
    }
picture-supply =
    { $number ->
        [one] Réserve : 1 jeton Tao { COLOUR($colour) }.
       *[other] Réserve : { $number } jetons Tao { COLOUR($colour, case: "plural") }.
    }
picture-qi-supply = Réserve : { $number } Qi.

## White Moon

picture-receptacle = { PLACE($place) } : réceptacle vide.
picture-receptacle-full = { PLACE($place) } : réceptacle avec un cristal.
picture-artifact = { ARTIFACT($artifact) } : dans la réserve.
picture-artifact-owned = { ARTIFACT($artifact) } : { SEAT($seat, case: "short") }.
picture-artifact-gone = { ARTIFACT($artifact) } : hors jeu.
picture-shelter =
    { $number ->
        [one] { $number } sauvé
       *[other] { $number } sauvés
    }
picture-graveyard =
    { $number ->
        [one] { $number } mort sur { $limit }
       *[other] { $number } morts sur { $limit }
    }

## The command that draws

render-theme = Il n’y a pas de thème « { $theme } ». Thèmes : { $themes }.
render-suffix = { $file } : le nom doit se terminer par .svg ou .png.
render-no-turn =
    { $last ->
        [one] La partie enregistrée n’a pas de tour { $turn } : elle n’en a qu’un.
       *[other] La partie enregistrée n’a pas de tour { $turn } ; le dernier est { $last }.
    }
render-turn-of-position = --turn s’emploie avec une partie enregistrée ; ceci est une position.
