# The statistics of somebody's own games: the page, and the command `fatsi stats`.

## The page

statistics-title = Deine Partien
statistics-none = Noch keine beendete Partie. Schau nach deiner ersten wieder vorbei.
statistics-bar = Anteil als Balken
statistics-won-of = { $won } von { $games } gewonnen
statistics-best = Beste Punktzahl
statistics-closest = Knappster Sieg
# What was left at the end: the Qi of all Taoists together, and the haunted tiles.
statistics-closest-text =
    { $haunted ->
        [0] noch { $qi } Qi, kein heimgesuchtes Feld
        [one] noch { $qi } Qi, ein heimgesuchtes Feld
       *[other] noch { $qi } Qi, { $haunted } heimgesuchte Felder
    }
statistics-base = Grundspiel
statistics-defeats = Woran Partien scheiterten
statistics-latest = Letzte Partien
# $score is a number with its sign.
statistics-score = Punkte: { $score }
# In the place of the link to the replay of a game whose table was deleted.
statistics-gone = nicht mehr gespeichert
statistics-counted = Gezählt werden die Partien, die du auf diesem Server mit diesem Browser beendet hast, egal auf welchem Platz. Spielst du genau dieselbe Partie noch einmal, zählt nur dein erster Versuch; das gilt auch für die Partie von heute. Übungspartien und Lektionen zählen nicht. Die Zahlen bleiben erhalten, wenn ein Tisch gelöscht wird. Sie verschwinden mit dem letzten deiner Tische, wenn du lange nicht gespielt hast.

## The command

usage-stats = Die eigenen beendeten Partien zählen: wie viele gewonnen wurden, auf welcher Schwierigkeitsstufe, und woran andere scheiterten.
usage-stats-files = Aufzeichnungen von Partien; Vorgabe: die beendeten Partien im Datenordner.
stats-none = Keine beendeten Partien.
stats-left-out =
    { $number ->
        [one] Eine Aufzeichnung wurde ausgelassen: Die Partie ist nicht beendet oder war eine Übung.
       *[other] { $number } Aufzeichnungen wurden ausgelassen: Die Partien sind nicht beendet oder waren Übungen.
    }
