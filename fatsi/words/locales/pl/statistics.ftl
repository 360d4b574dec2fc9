# The statistics of somebody's own games: the page, and the command `fatsi stats`.

## The page

statistics-title = Twoje gry
statistics-none = Nie ma jeszcze ukończonych gier. Zajrzyj tu po pierwszej.
statistics-bar = Udział jako pasek
statistics-won-of = wygrane: { $won } z { $games }
statistics-best = Najlepszy wynik
statistics-closest = Najbardziej zacięta wygrana
# What was left at the end: the Qi of all Taoists together, and the haunted tiles.
statistics-closest-text = pozostałe Qi: { $qi }, nawiedzone żetony: { $haunted }
statistics-base = Gra podstawowa
statistics-defeats = Dlaczego gry kończyły się przegraną
statistics-latest = Ostatnie gry
# $score is a number with its sign.
statistics-score = wynik { $score }
# In the place of the link to the replay of a game whose table was deleted.
statistics-gone = zapisu już nie ma
statistics-counted = Liczą się gry ukończone na tym serwerze, w tej przeglądarce, na dowolnym miejscu przy stole. To samo rozdanie liczy się tylko raz, przy pierwszej próbie; dotyczy to także gry dnia. Gry treningowe i lekcje się nie liczą. Liczby pozostają po usunięciu stołu. Znikają razem z ostatnim z twoich stołów, jeśli długo nie grasz.

## The command

usage-stats = Podsumowuje ukończone gry: ile wygrano, na jakim poziomie trudności i dlaczego pozostałe przegrano.
usage-stats-files = Zapisy gier; domyślnie: ukończone gry w folderze danych.
stats-none = Brak ukończonych gier.
stats-left-out =
    { $number ->
        [one] Pominięto { $number } zapis: gra jest nieukończona albo treningowa.
        [few] Pominięto { $number } zapisy: gry są nieukończone albo treningowe.
        [many] Pominięto { $number } zapisów: gry są nieukończone albo treningowe.
       *[other] Pominięto { $number } zapisu: gry są nieukończone albo treningowe.
    }
