# Short chapters of the rules, for the command `rules`. The value is the name of the chapter.

chapter-goal = But du jeu
    .text = Vous gagnez ensemble quand la dernière incarnation de Wu-Feng est exorcisée. Vous perdez ensemble si trop de tuiles sont hantées, si tous les Taoïstes sont morts ou si la pioche s’épuise avant.
chapter-turn = Tour de jeu
    .text = Les plateaux jouent tour à tour dans le sens horaire. Pendant la phase Yin, les fantômes agissent : les hanteurs avancent, les tourmenteurs font lancer le dé Malédiction ; puis un plateau plein coûte 1 Qi, sinon un fantôme arrive. Pendant la phase Yang, le Taoïste se déplace, agit et pose des Bouddhas.
chapter-yang = Phase Yang
    .text = Déplacez-vous sur une tuile voisine, ou restez sur place. Demandez ensuite l’aide du villageois de votre tuile, ou tentez un exorcisme. Vous pouvez enfin poser des Bouddhas. Commencer une étape, c’est renoncer aux précédentes.
chapter-arrival = Arrivée d’un fantôme
    .text = Un fantôme de couleur va sur le plateau de sa couleur, un fantôme noir sur le plateau dont c’est le tour ; si ce plateau est plein, sur n’importe quel emplacement libre. Sa pierre de gauche s’applique aussitôt. Si les douze emplacements sont occupés, 1 Qi est perdu à la place.
chapter-exorcism = Exorcisme
    .text = D’une tuile de bord, vous faites face à un emplacement ; d’un coin, à deux ; du centre, à aucun. Lancez les dés Tao ; chaque face compte pour sa couleur, le blanc pour n’importe laquelle. Après le jet, vous et les autres Taoïstes de votre tuile pouvez dépenser des jetons Tao pour les points qui manquent. Un fantôme que les dés suffisent à vaincre doit être exorcisé.
chapter-haunting = Hantise
    .text = La figurine d’un hanteur avance lors d’une phase Yin de son plateau ; à la suivante, elle hante la première tuile non hantée de sa ligne. Une tuile hantée n’offre aucune aide. Si toute la ligne est déjà hantée, la partie est perdue.
chapter-curse = Dé Malédiction
    .text = Deux faces sont sans effet. Les autres : une tuile de la ligne du fantôme est hantée ; un fantôme arrive ; le Taoïste actif perd tous ses jetons Tao ; le Taoïste actif perd 1 Qi.
chapter-qi = Qi
    .text = Le Qi, c’est la vie. Un Taoïste qui n’en a plus est mort : il perd tout ce qu’il avait et son plateau est possédé. Le Qi que ce plateau devrait perdre est alors perdu par un Taoïste vivant. Le Cimetière ramène les morts à la vie.
chapter-tao = Jetons Tao
    .text = Il y en a quatre de chaque couleur. Après le jet d’un exorcisme, vous et les Taoïstes de votre tuile pouvez les dépenser, un par point manquant.
chapter-yin-yang = Yin-Yang
    .text = Pendant votre phase Yang, avant ou après n’importe quelle étape, dépensez-le pour demander à distance l’aide d’une tuile, ou pour libérer une tuile hantée.
chapter-buddhas = Bouddhas
    .text = Prenez-en un au Temple. Dès votre prochain tour, vous pouvez le poser sur un emplacement vide devant vous. Le premier fantôme qui y arrive disparaît, sans malédiction ni récompense. Une incarnation reste, et le Bouddha retourne au Temple.
chapter-power-tokens = Jetons Pouvoir
    .text = À moins de quatre Taoïstes : dépensez-en un pour emprunter pendant ce tour le pouvoir d’un plateau neutre. Les jetons dépensés restent sur la tuile centrale ; quiconque y termine son tour peut les ramasser.
chapter-neutral = Plateaux neutres
    .text = Ils ont une phase Yin, mais sans nouveau fantôme, et pas de phase Yang. Ils perdent leur propre Qi ; quand ils n’en ont plus, ils sont possédés.
chapter-incarnations = Incarnations
    .text = Wu-Feng a dix incarnations, seize avec White Moon, et quelques-unes sont dans la pioche. La Sorcière ne peut pas les chasser, et un Bouddha ne leur fait rien. Quand une incarnation est exorcisée, un Taoïste gagne 1 Qi et un Taoïste récupère son Yin-Yang.
chapter-score = Score
    .text = 10 points pour une victoire, 20 en Enfer ; 1 par Qi ; 1 par fantôme resté dans la pioche, ou moins 1 après une défaite ; 2, 4 et 6 pour les autres incarnations ; moins 3 par Taoïste mort et moins 4 par tuile hantée.

## White Moon; chapters of their own

moon-chapter-white-moon = White Moon
    .text = L’extension : 24 villageois de douze familles vivent au village, à sauver par le portail avant que les fantômes ne les tuent. Vous perdez aussi à la mort du douzième. Chaque villageois sauvé rapporte 1 point, un portail sur une tuile de bord 2, sur une tuile de coin 4.
moon-chapter-villagers = Villageois
    .text = Il y en a au plus trois par tuile, et seul celui du dessus est visible et peut se déplacer, être sauvé ou choisi. Quand un Taoïste quitte une tuile, le villageois du dessus peut l’accompagner, mais jamais vers une tuile hantée ou pleine, ni à travers une tuile hantée. Si une tuile habitée doit être hantée, tous ses villageois meurent à la place et la tuile n’est pas hantée. Chaque mort déclenche la malédiction de la famille.
moon-chapter-portal = Portail et refuge
    .text = Sur la tuile du portail, vous pouvez sauver le villageois du dessus au lieu de demander de l’aide ou de tenter un exorcisme. Ni le Yin-Yang ni les Feux d’artifice ne permettent de sauver un villageois. Quand toute une famille est au refuge, le joueur actif reçoit sa récompense.
moon-chapter-flight = Fuite
    .text = Quand une figurine de hantise avance de sa carte sur le plateau, le villageois du dessus de la tuile occupée la plus proche de sa ligne fuit d’une tuile en s’éloignant du fantôme. Il meurt si cette tuile est pleine ou hantée, ou s’il n’y en a pas.
moon-chapter-su-ling = Su-Ling
    .text = Si un villageois est mort, si le dé Malédiction a été lancé ou si une tuile a été hantée, vous pouvez à la fin de ce tour la placer devant n’importe quel emplacement, sauf devant une incarnation. Elle neutralise la pierre du milieu du fantôme qui s’y trouve. En arrivant près d’un coin dont le réceptacle est vide, elle peut y apporter un cristal.
moon-chapter-crystals = Cristaux de lune
    .text = Il y en a quatre. On en gagne avec une face blanche chez l’Herboriste, certains fantômes et incarnations, et la Pierre de lune. Pendant un exorcisme, un cristal compte comme un jeton Tao de n’importe quelle couleur. À la fin de votre tour, sur une tuile de coin, vous pouvez placer dans son réceptacle vide un cristal pris lors d’un tour précédent.
moon-chapter-barrier = Barrière mystique
    .text = Si les quatre réceptacles sont pleins à la fin d’un tour, chaque plateau en profite, à partir du plateau actif : renoncez à un cristal et sauvez le villageois du dessus de la tuile du portail (de n’importe quelle tuile, s’il n’y a personne), ou lancez 4 dés contre tous les fantômes de ce plateau, avec les cristaux comme jetons. Les pouvoirs et les jetons Tao ne comptent pas, il n’y a ni malédiction ni récompense, et les incarnations ne sont pas touchées. Su-Ling et les cristaux retournent ensuite dans la réserve.
moon-chapter-artifacts = Artefacts
    .text = Huit familles laissent un artefact au joueur qui sauve leur dernier membre. Ceux qui ne servent qu’une fois s’utilisent entre les étapes de la phase Yang, comme un Yin-Yang. Un Taoïste qui meurt lègue ses artefacts aux vivants de son choix ; ses cristaux vont dans la réserve.
moon-chapter-laid-down = À terre
    .text = Un Taoïste à terre se relève au lieu de faire son prochain déplacement ; ses actions n’en souffrent pas. Avec la Danse des cimes, il se relève et se déplace d’une tuile.
