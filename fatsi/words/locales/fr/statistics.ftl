# The statistics of somebody's own games: the page, and the command `fatsi stats`.

## The page

statistics-title = Vos parties
statistics-none = Aucune partie terminée pour l’instant. Revenez après la première.
statistics-bar = Part sous forme de barre
statistics-won-of = gagnées : { $won } sur { $games }
statistics-best = Meilleur score
statistics-closest = Victoire la plus serrée
# What was left at the end: the Qi of all Taoists together, and the haunted tiles.
statistics-closest-text =
    { $haunted ->
        [0] reste { $qi } Qi, aucune tuile hantée
        [one] reste { $qi } Qi, une tuile hantée
       *[other] reste { $qi } Qi, { $haunted } tuiles hantées
    }
statistics-base = Jeu de base
statistics-defeats = Causes des défaites
statistics-latest = Dernières parties
# $score is a number with its sign.
statistics-score = score { $score }
# In the place of the link to the replay of a game whose table was deleted.
statistics-gone = n’est plus conservée
statistics-counted = Sont comptées les parties que vous avez terminées sur ce serveur avec ce navigateur, à n’importe quelle place. Une même donne ne compte qu’une fois, au premier essai ; c’est aussi le cas de la partie du jour. Les parties d’entraînement et les leçons ne comptent pas. Les chiffres restent quand une table est supprimée. Ils disparaissent avec la dernière de vos tables, si vous ne jouez plus pendant longtemps.

## The command

usage-stats = Compter ses parties terminées : combien de victoires, à quelle difficulté, et les causes des défaites.
usage-stats-files = Des parties enregistrées ; par défaut : les parties terminées du dossier de données.
stats-none = Aucune partie terminée.
stats-left-out =
    { $number ->
        [one] Une partie enregistrée a été laissée de côté : elle n’est pas terminée, ou c’était un entraînement.
       *[other] { $number } parties enregistrées ont été laissées de côté : elles ne sont pas terminées, ou c’étaient des entraînements.
    }
