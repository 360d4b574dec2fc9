# The statistics of somebody's own games: the page, and the command `fatsi stats`.

## The page

statistics-title = Jouw spellen
statistics-none = Nog geen spel uitgespeeld. Kom na je eerste spel terug.
statistics-bar = Aandeel als balk
statistics-won-of = { $won } van { $games } gewonnen
statistics-best = Beste score
statistics-closest = Krapste overwinning
# What was left at the end: the Qi of all Taoists together, and the haunted tiles.
statistics-closest-text =
    { $haunted ->
        [0] nog { $qi } Qi, geen geplaagde tegel
        [one] nog { $qi } Qi, één geplaagde tegel
       *[other] nog { $qi } Qi, { $haunted } geplaagde tegels
    }
statistics-base = Basisspel
statistics-defeats = Waardoor spellen verloren gingen
statistics-latest = Laatste spellen
# $score is a number with its sign.
statistics-score = score { $score }
# In the place of the link to the replay of a game whose table was deleted.
statistics-gone = verslag niet meer bewaard
statistics-counted = Geteld worden de spellen die je op deze server met deze browser hebt uitgespeeld, op welke plaats ook. Speel je precies hetzelfde spel nog eens, dan telt alleen je eerste poging; dat geldt ook voor het spel van vandaag. Oefenspellen en lessen tellen niet mee. De cijfers blijven bewaard als een tafel wordt verwijderd. Ze verdwijnen met de laatste van je tafels, als je lang niet hebt gespeeld.

## The command

usage-stats = Tel je uitgespeelde spellen: hoeveel er gewonnen zijn, op welke moeilijkheidsgraad, en waardoor andere verloren gingen.
usage-stats-files = Verslagen van spellen; standaard: de uitgespeelde spellen in de gegevensmap.
stats-none = Geen uitgespeelde spellen.
stats-left-out =
    { $number ->
        [one] Eén verslag is overgeslagen: het spel is niet uitgespeeld of was een oefenspel.
       *[other] { $number } verslagen zijn overgeslagen: de spellen zijn niet uitgespeeld of waren oefenspellen.
    }
