# The guided game of White Moon: what the coach says, chapter by chapter.

## Chapters

learn-base = Le jeu de base
learn-moon = White Moon
learn-moon-text = Pour qui connaît le jeu de base : cinq courts chapitres sur les villageois, le portail, les cristaux de lune et Su-Ling.
learn-moon-play = Jouer une partie de White Moon
usage-learn-moon = Apprendre plutôt White Moon, en cinq chapitres.
learn-moon-escort = Villageois
learn-moon-saving = Portail et refuge
learn-moon-crystals = Cristaux de lune
learn-moon-su-ling = Su-Ling
learn-moon-wu-feng = Wu-Feng au clair de lune
learn-moon-escort-1 = Dans White Moon, des familles vivent au village. Sur chaque tuile, seul le villageois du dessus est visible. Un membre de la famille Hua est sur votre tuile. Allez sur la tuile centrale, en surbrillance : le portail s’y trouve.
learn-moon-escort-2 = Quand vous quittez une tuile, le villageois du dessus peut vous suivre, sauf vers une tuile hantée ou pleine. Emmenez-le.
learn-moon-escort-done = Le villageois est au portail, et le suivant a été révélé sur la tuile que vous avez quittée. Si une tuile habitée doit être hantée, ses villageois meurent à la place, et chaque mort déclenche la malédiction de sa famille.
learn-moon-saving-1 = Sur la tuile du portail, vous pouvez sauver le villageois du dessus au lieu de demander de l’aide ou d’exorciser. L’autre membre de la famille Sheng est déjà à l’abri. Sauvez celui-ci.
learn-moon-saving-done = Toute la famille est au refuge, et sa récompense est à vous : la Griffe vengeresse. Chaque famille a sa récompense et sa malédiction.
learn-moon-crystals-1 = Vous avez un cristal de lune pris lors d’un tour précédent, et vous êtes sur un coin dont le réceptacle est vide. Placez-y le cristal.
learn-moon-crystals-done = Quand les quatre réceptacles sont pleins à la fin d’un tour, la Barrière mystique se dresse et frappe de tous côtés. Un cristal que vous gardez compte, lors d’un exorcisme, comme un jeton de n’importe quelle couleur.
learn-moon-su-ling-1 = La figurine d’un fantôme du plateau bleu a avancé : à la prochaine phase Yin, elle hanterait la tuile, et les villageois y mourraient. Un malheur est arrivé pendant ce tour : Su-Ling peut donc venir. Terminez votre tour.
learn-moon-su-ling-2 = Su-Ling neutralise la pierre du milieu du fantôme devant elle. Placez-la devant le fantôme en surbrillance.
learn-moon-su-ling-done = La phase Yin est passée, et le fantôme n’a rien hanté. Su-Ling vient après un tour où un villageois est mort, où le dé Malédiction a été lancé ou où une tuile a été hantée.
learn-moon-wu-feng-1 = Wu-Feng est devant vous, avec une résistance de quatre jaunes. Vous avez deux jetons jaunes et un cristal de lune. Tentez l’exorcisme.
learn-moon-wu-feng-2 = Un dé jaune, deux jetons et le cristal : quatre en tout. Choisissez Wu-Feng.
learn-moon-wu-feng-3 = Dépensez un jeton jaune.
learn-moon-wu-feng-4 = Dépensez le second jeton jaune.
learn-moon-wu-feng-5 = Le cristal vaut n’importe quelle couleur. Dépensez-le.
learn-moon-wu-feng-6 = Wu-Feng laisse une récompense au groupe. Donnez le Qi au Taoïste jaune.
learn-moon-wu-feng-7 = Rendez-lui aussi son Yin-Yang, et l’aube se lève.
learn-moon-wu-feng-done = Le village est sauvé, sous une lune blanche. Jouez maintenant une partie entière : le village recommandé convient bien à une première partie.
