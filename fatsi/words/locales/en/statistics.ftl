# The statistics of somebody's own games: the page, and the command `fatsi stats`.

## The page

statistics-title = Your games
statistics-none = No finished games yet. Come back after your first one.
statistics-bar = Share as a bar
statistics-won-of = { $won } of { $games } won
statistics-best = Best score
statistics-closest = Closest win
# What was left at the end: the Qi of all Taoists together, and the haunted tiles.
statistics-closest-text =
    { $haunted ->
        [0] { $qi } Qi left, no tile haunted
        [one] { $qi } Qi left, one tile haunted
       *[other] { $qi } Qi left, { $haunted } tiles haunted
    }
statistics-base = Base game
statistics-defeats = Why games were lost
statistics-latest = Latest games
# $score is a number with its sign.
statistics-score = score { $score }
# In the place of the link to the replay of a game whose table was deleted.
statistics-gone = replay no longer kept
statistics-counted = These are the games that you have finished on this server with this browser, in any seat. The same deal counts only once, for your first try; that goes for today’s game too. Practice games and lessons do not count. The figures stay when a table is deleted. They disappear with the last of your tables if you have not played for a long time.

## The command

usage-stats = Count your finished games: how many were won, at which difficulty, and why others were lost.
usage-stats-files = Game records; default: the finished games in the data folder.
stats-none = No finished games.
stats-left-out =
    { $number ->
        [one] One record was left out: the game is unfinished or for practice.
       *[other] { $number } records were left out: the games are unfinished or for practice.
    }
