# The pages of the browser table.

## Every page

# What this language calls itself.
language-name = Polski
page-name = fatsi
page-description = Taoiści bronią wioski przed duchami Wu-Fenga: gra kooperacyjna dla jednej do czterech osób, w przeglądarce.
page-title = { $title } – fatsi
page-skip = Przejdź do treści
page-nav = Strony
page-home = Start
page-rules = Zasady
page-cards = Karty
settings-title = Ustawienia
settings-language = Język
settings-theme = Kolory
theme-system = Jak w systemie
theme-night = Noc
theme-paper = Papier
theme-contrast = Wysoki kontrast
settings-motion = Animacje
motion-system = Jak w systemie
motion-on = Włączone
motion-off = Wyłączone
settings-apply = Zastosuj
dialog-close = Zamknij
bot-random = Losowy
bot-greedy = Zachłanny
bot-planner = Planista

## Home

home-title = Brońcie wioski do świtu
# The hyphen of Wu‑Feng is one at which no line breaks.
home-lead = Duchy przychodzą co noc, a Wu‑Feng jest już w drodze. Od jednego do czterech Taoistów wspólnie stawia im czoła: razem wygrywacie albo razem przegrywacie.
home-today = Gra dnia
home-today-text = Dziś dla wszystkich ta sama wioska, te same kości i duchy.
home-kept = Twoje stoły
kept-forget = Usuń stół z listy
kept-forget-asks = Usunąć ten stół z listy? Miejsce pozostanie twoje, ale wrócisz do niego tylko przez jego link.
kept-won = Wygrana
kept-lost = Przegrana
kept-my-turn = Twoja kolej
kept-waiting = W toku
kept-game =
    { $players ->
        [one] Jeden Taoista, poziom { DIFFICULTY($difficulty) }, tura { $turn }
       *[other] { $players } Taoistów, poziom { DIFFICULTY($difficulty) }, tura { $turn }
    }
kept-game-moon =
    { $players ->
        [one] Jeden Taoista, poziom { DIFFICULTY($difficulty) }, Biały Księżyc, tura { $turn }
       *[other] { $players } Taoistów, poziom { DIFFICULTY($difficulty) }, Biały Księżyc, tura { $turn }
    }
home-join = Dołącz do stołu
home-join-text = Masz od kogoś link? Otwórz go albo wklej tutaj. Sam adres stołu pozwala oglądać grę.
home-join-go = Dołącz
home-replay = Obejrzyj grę jeszcze raz
home-replay-text = Wczytaj zapis gry i prześledź ją krok po kroku.
home-record = Zapis gry
home-replay-go = Pokaż
home-learn = Poznaj grę
home-learn-text = Każda zasada w kilku zdaniach i wszystkie 81 kart.

## A new table

new-title = Nowy stół
form-name = Twoje imię
new-players = Taoiści
new-difficulty = Poziom trudności
new-seats = Kto gra
new-seats-text = Na jednym ekranie możesz grać kilkoma Taoistami. Wolne miejsca zajmą inni przez link, który im wyślesz.
new-seat = Taoista { $number }
new-seat-me = ja
new-seat-open = wolne: zaproś kogoś
new-board = Plansza
new-power = Moc
new-power-a = pierwsza moc
new-power-b = druga moc
new-random = losowo
new-moon = Dodatek
new-white-moon = Z Białym Księżycem: wieśniacy do ocalenia, Su-Ling i kryształy księżycowe
new-moon-village = Wioska
moon-village-random = dziewięć z dziesięciu żetonów
moon-village-first-game = układ polecany na pierwszą grę
new-portal = Portal
portal-centre = na środku
portal-edge = na brzegu, trudniej
portal-corner = w narożniku, najtrudniej
new-incarnations = Inkarnacje
incarnations-all = wszystkie
incarnations-base = z gry podstawowej
incarnations-new = nowe
new-edition = Wydanie
new-seed = Ziarno losowe
new-five-qi = Zacznij z 5 Qi, będzie łatwiej
new-practice = Gra treningowa: wszystko można cofnąć (zapis to odnotuje)
new-lay = Rozłóż grę

## Joining

join-title = Twoje miejsce przy stole
join-text = Masz zaproszenie do stołu. Podaj imię, które zobaczą inni, i zajmij miejsce.
join-secret = Link z zaproszenia
join-sit = Zajmij miejsce
join-next = Zobaczysz stół takim, jaki jest teraz, i będziesz decydować za swojego Taoistę, gdy przyjdzie jego kolej. Nie trzeba niczego instalować ani zakładać konta.
join-missing = Ten link jest niepełny. Skopiuj go w całości, aż do ostatniego znaku, i otwórz ponownie.

## The table

table-title = Stół
table-my-link = Mój link
table-watching = Oglądasz grę. Jeśli masz miejsce przy tym stole, otwórz ponownie swój link.
table-notify = Powiadamiaj mnie
table-help = Klawisze
table-more = Dziennik, czat i zasady
tab-log = Dziennik
tab-chat = Czat
tab-rules = Zasady
log-turn = Tura { $number }
chat-label = Napisz coś
chat-send = Wyślij
chat-watchers = Pisać mogą tu tylko gracze.
sheet-title = Co można tu zrobić
sheet-about = Co to jest?
zoom-title = Z bliska
about-deck = Talia
about-dice = Kości
undo = Cofnij
undo-explained = Cofa twoje wybory aż do ostatniego rzutu, dobranej karty lub wyboru innej osoby.
undo-explained-practice = Cofa ostatni wybór. To stół treningowy.

## What is always in sight

status-title = Sytuacja
# On small screens, beside the symbol of whose turn it is.
status-turn =
    { $phase ->
        [yin] Tura { $number }, Jin
        [yang] Tura { $number }, Jang
        [setup] Przed turą 1
       *[over] Tura { $number }, koniec
    }
# Figures beside their symbols.
status-figure = { $number }
status-figure-of = { $number }/{ $limit }
status-haunted = Nawiedzone { $number } z { $limit }
status-wu-feng =
    { $number ->
        [one] Następny jest Wu-Feng
       *[other] Wu-Feng: { $number }. karta
    }
status-cards =
    { $number ->
        [one] Została 1 karta
        [few] Zostały { $number } karty
        [many] Zostało { $number } kart
       *[other] Zostało { $number } karty
    }
status-dice = Kości { $number } z { $all }
status-dead = Ofiary { $number } z { $limit }
status-saved = Ocaleni { $number }
status-moon = Biały Księżyc
ahead-title = Wkrótce, w fazie Jin { BOARD($board, case: "gen") }:
ahead-haunts = { CARD($card) } ({ SPACE($space) }): nawiedzenie żetonu { TILE($tile, case: "short") } ({ PLACE($place) }).
ahead-haunts-last = { CARD($card) } ({ SPACE($space) }): nawiedzenie żetonu { TILE($tile, case: "short") } ({ PLACE($place) }) i koniec gry, przegrana.
ahead-line-lost = { CARD($card) } ({ SPACE($space) }): cała linia jest już nawiedzona, gra przegrana.
ahead-steps = { CARD($card) } ({ SPACE($space) }): figurka wchodzi na stopień.
ahead-torments = { CARD($card) } ({ SPACE($space) }): rzut kością Klątwy.
ahead-takes-tao = { CARD($card) } ({ SPACE($space) }): każdy Taoista traci znacznik Tao.
ahead-villagers-die = { CARD($card) } ({ SPACE($space) }): giną wieśniacy { TILE($tile, case: "at") } ({ PLACE($place) }).
ahead-stone = { CARD($card) } ({ SPACE($space) }): { STONE($stone) }.
ahead-overrun = { BOARD($board, case: "start") } jest pełna: przepada 1 Qi.
ahead-ghost = Przybywa duch.

## The decision

decision-over = Koniec gry
decision-fold = Pokaż lub ukryj opcje
waiting-open = Miejsce { SEAT($seat, case: "gen") } jest wolne: ktoś musi je zająć.
waiting-bot = Bot { SEAT($seat, case: "gen") } myśli.
waiting-person =
    { $present ->
        [yes] Decyduje { $name }.
       *[no] Decyduje { $name }, ale jest offline.
    }
waiting-seat =
    { $present ->
        [yes] Decyduje { SEAT($seat) }.
       *[no] Decyduje { SEAT($seat) }, ale jest offline.
    }
choices-act = Akcja
choices-move = Ruch
choices-power = Moce
choices-mantra = Połóż Mantrę na duchu
choices-buddha = Przed końcem tury
choices-artifact = Artefakty
choices-fireworks = Fajerwerki: pomoc
choices-yin-yang-ask = Jin-Jang: pomoc z daleka
choices-yin-yang-unhaunt = Jin-Jang: przywróć żeton
choices-reroll = Przerzuć
choice-tile = { TILE($tile, case: "short") } ({ PLACE($place) })
choice-tile-haunted = { TILE($tile, case: "short") } ({ PLACE($place) }), nawiedzony żeton
choice-space = Pole { TILE($tile, case: "before") } ({ SPACE($space) })
choice-space-with-buddha = Pole { TILE($tile, case: "before") } ({ SPACE($space) }), z Buddą
choice-ghost = { CARD($card) } ({ SPACE($space) })
choice-colour = { COLOUR($colour, case: "start") }
choice-token = { COLOUR($colour, case: "start") } ({ SEAT($seat) })
odds-column-outcome = Wynik
odds-column-bar = Szansa jako pasek
odds-column-dice = Kości
odds-column-tokens = + znaczniki
odds-row-together =
    { $number ->
        [2] Oba
       *[other] Wszystkie { $number }
    }
odds-row-any = Choć jeden
# What the chosen ghosts still cost. With ways, symbols follow: all of them, or those of one way.
spend-missing =
    { $ways ->
        [0]
            { $number ->
                [one] Brakuje jeszcze jednego znacznika lub kryształu.
               *[other] Brakuje jeszcze { $number } znaczników lub kryształów.
            }
        [one] Brakuje jeszcze:
       *[other] Brakuje jeszcze, do wyboru:
    }

## People

players-title = Taoiści
players-practice = Stół treningowy: wszystko można cofnąć.
players-watching =
    { $number ->
        [one] Ogląda 1 osoba.
        [few] Oglądają { $number } osoby.
        [many] Ogląda { $number } osób.
       *[other] Ogląda { $number } osoby.
    }
seat-mine = ty
seat-here = online
seat-away = offline
seat-open = wolne
seat-neutral = neutralna
seat-bot = bot: { $name }
seat-dead = martwy
seat-possessed = nawiedzona
seat-manage = Kto tu gra?
seat-invite = Zaproś kogoś
seat-take = Zajmij miejsce
seat-give-to-bot = Oddaj botowi: { $name }
seat-free = Zwolnij miejsce
seat-confirm = Miejsce { SEAT($seat, case: "gen") } jest zajęte. Odebrać je? Link do niego przestanie działać.
power-blocked = zablokowana
power-borrowed = pożyczona
link-invite = Zaproszenie
link-invite-text = Kto otworzy ten link, może zająć miejsce. Wyślij go tylko jednej osobie.
link-key = Twój własny link
link-key-text = Otwórz go na innym urządzeniu, aby grać tam dalej. Nikomu go nie udostępniaj.
link-copy = Kopiuj
link-copied = Skopiowano
notify-title = Twoja kolej
notify-on = Powiadomienia są włączone.
notify-off = Przeglądarka na to nie pozwala.

## The end

result-score =
    { $turns ->
        [one] Wynik { $score } po 1 turze
       *[other] Wynik { $score } po { $turns } turach
    }
result-breakdown = Z czego składa się wynik
# A number of points, of which $points is the size.
result-points =
    { $sign ->
        [minus] −{ NUMBER($points) }
       *[plus] { NUMBER($points) }
    }
result-total = Wynik
result-practice = Stół treningowy: można tu było cofać wybory.
result-again = Zagraj ponownie
result-replay = Obejrzyj jeszcze raz
result-record = Zapis
title-won = Wygrana – fatsi
title-lost = Przegrana – fatsi
title-mine = Twoja kolej, { SEAT($seat, case: "short") } – fatsi
title-waiting = Decyduje { SEAT($seat, case: "short") } – fatsi

## A game seen again

replay-title = Gra krok po kroku
replay-steps = Kroki
replay-position = Krok
replay-first = Na początek
replay-turn-back = Poprzednia tura
replay-back = Poprzedni krok
replay-play = Odtwórz
replay-forth = Następny krok
replay-turn-forth = Następna tura
replay-last = Na koniec
replay-go-to-turn = Przejdź do
replay-keys = Strzałki przechodzą krok po kroku, Page Up i Page Down tura po turze.

## Rules and cards

rules-lead = Cała gra w krótkich rozdziałach, a potem każdy żeton, każda moc, każdy kamień i artefakt.
rules-search = Szukaj w zasadach
rules-none = Nic nie znaleziono.
cards-lead = Wszystkie duchy i inkarnacje oraz ich działanie. Lewe kamienie działają po przybyciu, środkowe, dopóki karta jest w grze, prawe po pokonaniu.
cards-search = Szukaj kart

## Keys

keys-title = Klawisze
keys-digit = wybierz opcję o tym numerze
keys-arrows = przechodź między opcjami; na stole z miejsca na miejsce
keys-enter = wybierz opcję albo otwórz zaznaczone
keys-board = przejdź do stołu i z powrotem do opcji
keys-look = obejrzyj z bliska to, co zaznaczone na stole
keys-hint = podpowiedź: najlepsze zagrania
keys-undo = cofnij
keys-log = dziennik
keys-chat = czat
keys-rules = zasady
keys-help = ta lista
keys-escape = zamknij to, co otwarte
keys-mouse = Kliknij to, co świeci, aby to wybrać, albo cokolwiek innego, aby zobaczyć to w powiększeniu. Na ekranie dotykowym pierwsze dotknięcie tylko pokazuje rzecz i to, co można z nią zrobić.

## Connection

connection-lost = Połączenie przerwane. Próbuję ponownie …
connection-back = Połączono ponownie.
connection-trouble = Serwer nie odpowiedział. Spróbuj ponownie.
table-moved = Nowa gra czeka na was wszystkich.
table-moved-go = Dołącz
# What stands on the keys.
key-enter = Enter
key-escape = Esc
players-known-seed = Ziarno tej gry zostało wybrane: kto je zna, może przewidzieć rzuty i karty.
table-delete = Usuń ten stół
table-delete-asks = Usunąć ten stół dla wszystkich? Gra i czat znikną.
host-give = Uczyń gospodarzem
host-give-asks = Przekazać stół? Miejsca będzie mógł przydzielać tylko nowy gospodarz.
host-claim = Przejmij rolę gospodarza
