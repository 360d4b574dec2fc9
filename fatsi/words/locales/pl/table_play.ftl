# What the table's page says beside the other files: choices that are not there, hints, bots, company.

## What may not be chosen now

denied-title = Teraz niemożliwe
denied-exorcise = Egzorcyzm
denied-help = Prośba o pomoc
denied-move = Ruch
denied-buddha = Położenie Buddy
denied-rule = Przeczytaj zasadę
about-rules = Zasady:
about-why-not = Teraz nie: { $reason }

## Hints

hint-chances = Szanse na wygraną
hint-close = Zamknij podpowiedź
hint-compare-same = Twój wybór miał być taki: { $choice }. To mniej więcej równie dobre.
hint-compare-little = Twój wybór miał być taki: { $choice }. To trochę gorsze.
hint-compare-clear = Twój wybór miał być taki: { $choice }. To wyraźnie gorsze.
hint-compare-much = Twój wybór miał być taki: { $choice }. To dużo gorsze.
hint-played = Zagrano: { $choice }
usage-hint-turn = Dla zapisu: każda decyzja tej tury, z tym, co zagrano.
hint-best-spoken = Podpowiedź: { $hint }

## Bots that one can follow

pace-title = Boty
pace-pause = Pauza
pace-go = Wznów
pace-step = Jeden krok
pace-speed = Tempo
pace-slow = Wolno
pace-normal = Normalnie
pace-fast = Szybko
since-title = Od twojej ostatniej tury

## Settings

settings-forced = Wymuszone wybory
forced-on = Wykonywane automatycznie
forced-off = Potwierdzam je
forced-notice = Tylko jedna możliwość: { $choice }
settings-sounds = Dźwięki
sounds-off = Wyłączone
sounds-on = Włączone

## Home

home-alone = W pojedynkę
home-alone-text = Ty przeciw ciemności, na najłatwiejszym poziomie.
home-friends = Ze znajomymi
home-friends-text = Każdy dostaje link do swojego miejsca albo gracie przy jednym ekranie.
home-bots = Z botami
home-bots-text = Najlepszy bot gra pozostałymi Taoistami. Możesz go zatrzymać i śledzić każdy krok.
home-details = Miejsca, plansze, dodatek i więcej

## Rules

rules-example = Przykład krok po kroku

## Today's game

today-won = Twoja pierwsza próba: wygrana w turze { $turns }.
today-lost = Twoja pierwsza próba: przegrana w turze { $turns }.
today-open = Twoja pierwsza próba trwa, tura { $turns }.
today-others = Pierwsze próby innych dzisiaj: ukończone { $finished }, wygrane { $won }.
today-history = Twoje wcześniejsze dni
today-day-won = wygrana, tura { $turns }
today-day-lost = przegrana, tura { $turns }
today-day-open = nieukończona

## Company

link-scan = Zeskanuj kod telefonem albo wyślij link.
link-waiting = Czekamy: { SEAT($seat) } …
table-give-up = Poddaj się: to samo rozdanie jeszcze raz
table-give-up-asks = Poddać tę grę dla wszystkich przy stole i zacząć to samo rozdanie od nowa?
