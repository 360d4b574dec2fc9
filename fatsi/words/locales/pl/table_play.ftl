# What the table's page says beside the other files: choices that are not there, hints, bots, company.

## What may not be chosen now

denied-title = Teraz niemożliwe
denied-exorcise = Egzorcyzm
denied-help = Prośba o pomoc
denied-move = Ruch
denied-buddha = Postawienie Buddy
denied-rule = Przeczytaj zasadę
about-rules = Zasady:
about-why-not = Teraz nie: { $reason }

## Hints

hint-chances = Szanse na wygraną
hint-close = Zamknij podpowiedź
hint-compare-same = Chcesz wybrać: { $choice }. To mniej więcej równie dobre zagranie.
hint-compare-little = Chcesz wybrać: { $choice }. To trochę gorsze zagranie.
hint-compare-clear = Chcesz wybrać: { $choice }. To wyraźnie gorsze zagranie.
hint-compare-much = Chcesz wybrać: { $choice }. To dużo gorsze zagranie.
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
forced-off = Po moim potwierdzeniu
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
today-history = Twoje wyniki z poprzednich dni
today-day-won = wygrana, tura { $turns }
today-day-lost = przegrana, tura { $turns }
today-day-open = nieukończona

## Company

link-scan = Zeskanuj kod telefonem albo wyślij link.
link-waiting = Czekamy na { SEAT($seat, case: "acc") } …
table-give-up = Poddaj się: to samo rozdanie jeszcze raz
table-give-up-asks = Poddać tę grę dla wszystkich przy stole i zacząć to samo rozdanie od nowa?
