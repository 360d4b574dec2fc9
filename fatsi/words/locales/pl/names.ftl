# The names of all things, by the ids of the rules.
# A name may have other forms as attributes; a message asks for one with `case`, and gets the plain name where the
# form is missing: .start begins a sentence, .short fits a narrow place, .text explains.
# Cases: .acc (biernik), .gen (dopełniacz), .dat (celownik), .loc (miejscownik). Places have whole phrases, since the
# preposition depends on the place: .to (where to), .at (where), .from (where from), .before (in front of what).

## Lists

list-middle = { $left }, { $right }
list-clauses = { $left }; { $right }
list-end = { $left } i { $right }
nothing = brak
percent = { NUMBER($number, style: "percent", maximumFractionDigits: 1) }
# One entry of a count of colours, such as "red 2".
points =
    { $colour ->
        [board] { $number } w kolorze planszy
       *[other]
            { $number ->
                [one] { $number } { COLOUR($colour) }
                [few] { $number } { COLOUR($colour, case: "plural") }
               *[other] { $number } { COLOUR($colour, case: "plural-gen") }
            }
    }

## Colours, and white as a face of the dice

# The plain form is masculine, for znacznik, duch and kolor; .feminine is for inkarnacja and for
# ścianka and kość (.feminine-acc in the accusative), .plural for duchy and znaczniki (.plural-gen after five and more,
# .plural-start at the beginning of a sentence).

colour-red = czerwony
    .start = Czerwony
    .feminine = czerwona
    .feminine-acc = czerwoną
    .gen = czerwonego
    .plural = czerwone
    .plural-start = Czerwone
    .plural-gen = czerwonych
colour-green = zielony
    .start = Zielony
    .feminine = zielona
    .feminine-acc = zieloną
    .gen = zielonego
    .plural = zielone
    .plural-start = Zielone
    .plural-gen = zielonych
colour-blue = niebieski
    .start = Niebieski
    .feminine = niebieska
    .feminine-acc = niebieską
    .gen = niebieskiego
    .plural = niebieskie
    .plural-start = Niebieskie
    .plural-gen = niebieskich
colour-yellow = żółty
    .start = Żółty
    .feminine = żółta
    .feminine-acc = żółtą
    .gen = żółtego
    .plural = żółte
    .plural-start = Żółte
    .plural-gen = żółtych
colour-black = czarny
    .start = Czarny
    .feminine = czarna
    .feminine-acc = czarną
    .gen = czarnego
    .plural = czarne
    .plural-start = Czarne
    .plural-gen = czarnych
colour-white = biały
    .start = Biały
    .feminine = biała
    .feminine-acc = białą
    .gen = białego
    .plural = białe
    .plural-start = Białe
    .plural-gen = białych
# White Moon: the colour of a card that has that of the board it lies on.
colour-board = kolor planszy
    .start = Kolor planszy
    .feminine = w kolorze planszy
    .feminine-acc = w kolorze planszy
    .gen = koloru planszy
    .plural = w kolorze planszy
    .plural-start = W kolorze planszy
    .plural-gen = w kolorze planszy

## Taoists and their boards, by colour

seat-red = czerwony Taoista
    .start = Czerwony Taoista
    .short = Czerwony
    .acc = czerwonego Taoistę
    .gen = czerwonego Taoisty
    .dat = czerwonemu Taoiście
seat-green = zielony Taoista
    .start = Zielony Taoista
    .short = Zielony
    .acc = zielonego Taoistę
    .gen = zielonego Taoisty
    .dat = zielonemu Taoiście
seat-blue = niebieski Taoista
    .start = Niebieski Taoista
    .short = Niebieski
    .acc = niebieskiego Taoistę
    .gen = niebieskiego Taoisty
    .dat = niebieskiemu Taoiście
seat-yellow = żółty Taoista
    .start = Żółty Taoista
    .short = Żółty
    .acc = żółtego Taoistę
    .gen = żółtego Taoisty
    .dat = żółtemu Taoiście

board-red = czerwona plansza
    .start = Czerwona plansza
    .short = Czerwona
    .acc = czerwoną planszę
    .gen = czerwonej planszy
    .loc = czerwonej planszy
board-green = zielona plansza
    .start = Zielona plansza
    .short = Zielona
    .acc = zieloną planszę
    .gen = zielonej planszy
    .loc = zielonej planszy
board-blue = niebieska plansza
    .start = Niebieska plansza
    .short = Niebieska
    .acc = niebieską planszę
    .gen = niebieskiej planszy
    .loc = niebieskiej planszy
board-yellow = żółta plansza
    .start = Żółta plansza
    .short = Żółta
    .acc = żółtą planszę
    .gen = żółtej planszy
    .loc = żółtej planszy

## Where things lie

side-N = północ
    .at = na północy
side-E = wschód
    .at = na wschodzie
side-S = południe
    .at = na południu
side-W = zachód
    .at = na zachodzie

place-NW = NW
place-N = N
place-NE = NE
place-W = W
place-C = C
place-E = E
place-SW = SW
place-S = S
place-SE = SE

space-N1 = N1
space-N2 = N2
space-N3 = N3
space-E1 = E1
space-E2 = E2
space-E3 = E3
space-S1 = S1
space-S2 = S2
space-S3 = S3
space-W1 = W1
space-W2 = W2
space-W3 = W3

## Village tiles; .help is in short what help does there, .text in full

tile-cemetery = Cmentarz
    .to = na Cmentarz
    .at = na Cmentarzu
    .from = z Cmentarza
    .before = przed Cmentarzem
    .help = zmarły wraca do życia, potem kość Klątwy
    .text = Martwy Taoista wraca tu do życia z 2 Qi i niczym więcej (w grze jednoosobowej to nic nie daje); z Białym Księżycem może zamiast niego wrócić zmarły wieśniak, jeśli jest dla niego miejsce. Potem rzuć kością Klątwy; wyrzucone nawiedzenie trafia w sam Cmentarz.
tile-taoist-altar = Ołtarz Taoistyczny
    .short = Ołtarz
    .to = do Ołtarza
    .at = przy Ołtarzu
    .from = od Ołtarza
    .before = przed Ołtarzem
    .help = przywróć nawiedzony żeton, potem przybywa duch
    .text = Jeden nawiedzony żeton jest znów aktywny. Potem przybywa duch.
tile-herbalists-shop = Sklepik Zielarza
    .short = Zielarz
    .to = do Zielarza
    .at = u Zielarza
    .from = od Zielarza
    .before = przed Zielarzem
    .help = rzuć 2 kośćmi, by zdobyć znaczniki Tao
    .text = Rzuć 2 kośćmi Tao. Każda kolorowa ścianka daje znacznik Tao swojego koloru, jeśli jest w banku; biała dowolny znacznik, a z Białym Księżycem także kryształ księżycowy.
tile-sorcerers-hut = Chata Czarownika
    .short = Czarownik
    .to = do Czarownika
    .at = u Czarownika
    .from = od Czarownika
    .before = przed Czarownikiem
    .help = odeślij ducha, potem tracisz 1 Qi
    .text = Odeślij dowolnego ducha oprócz inkarnacji; nie ma po nim ani klątwy, ani nagrody. Potem tracisz 1 Qi.
tile-buddhist-temple = Świątynia Buddyjska
    .short = Świątynia
    .to = do Świątyni
    .at = w Świątyni
    .from = ze Świątyni
    .before = przed Świątynią
    .help = weź figurkę Buddy
    .text = Weź figurkę Buddy. Od następnej tury możesz ją postawić na pustym polu przed sobą; pierwszy duch, który tam trafi, znika.
tile-night-watchmans-beat = Nocny Strażnik
    .short = Strażnik
    .to = do Strażnika
    .at = u Strażnika
    .from = od Strażnika
    .before = przed Strażnikiem
    .help = cofnij figurki jednej planszy
    .text = Wszystkie figurki duchów jednej planszy wracają na swoje karty.
tile-circle-of-prayer = Krąg Modlitewny
    .short = Krąg
    .to = do Kręgu
    .at = w Kręgu
    .from = z Kręgu
    .before = przed Kręgiem
    .help = połóż znacznik Tao, by osłabić duchy jego koloru
    .text = Połóż tu znacznik Tao z banku albo wymień ten, który tu leży. Duchy tego koloru mają odporność mniejszą o 1, dla wszystkich Taoistów.
tile-pavilion-of-the-heavenly-winds = Pawilon Niebiańskiego Wiatru
    .short = Pawilon
    .to = do Pawilonu
    .at = w Pawilonie
    .from = z Pawilonu
    .before = przed Pawilonem
    .help = przenieś ducha, potem Taoistę
    .text = Przenieś ducha na inne wolne pole, potem innego Taoistę na dowolny żeton. W grze jednoosobowej możesz przenieść samego siebie.
tile-tea-house = Herbaciarnia
    .to = do Herbaciarni
    .at = w Herbaciarni
    .from = z Herbaciarni
    .before = przed Herbaciarnią
    .help = znacznik Tao i 1 Qi, potem przybywa duch
    .text = Weź dowolny znacznik Tao i 1 Qi. Potem przybywa duch.
tile-kung-fu-school = Szkoła Kung-Fu
    .short = Szkoła
    .to = do Szkoły
    .at = w Szkole
    .from = ze Szkoły
    .before = przed Szkołą
    .help = uderz w duchy planszy albo we wszystkie czarne
    .text = Jeden rzut przeciw wszystkim duchom twojej planszy albo przeciw wszystkim czarnym duchom w grze; wybierz przed rzutem. Liczą się moce, Mantra, Krąg oraz twoje znaczniki i kryształy, ale nie cudze. Nie ma klątw ani nagród, a inkarnacje pozostają nietknięte. Za znacznik Mocy możesz uderzyć w duchy neutralnej planszy, której moc nie jest zablokowana.

## Powers of the boards

power-bottomless-pockets = Bezdenne Kieszenie
    .text = Przed ruchem weź z banku dowolny znacznik Tao.
power-enfeeblement-mantra = Mantra Osłabiająca
    .text = Przed ruchem połóż Mantrę na duchu: jego odporność jest mniejsza o 1, dla wszystkich Taoistów, dopóki Mantra nie powędruje dalej.
power-dance-of-the-spires = Strzelisty Taniec
    .text = Możesz przejść na dowolny żeton wioski.
power-dance-of-the-twin-winds = Taniec Bliźniaczych Wiatrów
    .text = Po swoim ruchu, a przed akcją, przesuń innego Taoistę o jeden żeton.
power-the-gods-favourite = Ulubieniec Bogów
    .text = Raz na rzut przerzuć dowolne ze swoich kości Tao albo kość Klątwy. Drugi wynik jest ostateczny.
power-strength-of-a-mountain = Siła Góry
    .text = Masz czwartą kość w każdym egzorcyzmie i nigdy nie rzucasz kością Klątwy.
power-heavenly-gust = Niebiański Podmuch
    .text = W jednej turze poproś o pomoc i odpraw egzorcyzm, w dowolnej kolejności.
power-second-wind = Drugi Wiatr
    .text = Poproś o pomoc dwa razy albo odpraw dwa egzorcyzmy, z tego samego żetonu.

## Stones of the cards; .text explains, .short fits the map

# They are nouns, since the name of a card may be singular or plural.

stone-ghost = kolejny duch
    .short = duch
    .text = Przybywa kolejny duch.
stone-haunt = natychmiastowe nawiedzenie
    .short = nawiedzenie
    .text = Po przybyciu nawiedza pierwszy aktywny żeton w swojej linii.
stone-lose-qi = utrata 1 Qi
    .text = Po przybyciu tego ducha aktywny Taoista lub aktywna plansza traci 1 Qi.
stone-curse = kość Klątwy
    .short = klątwa
    .text = Rzuć kością Klątwy i zastosuj wynik.
stone-group-lose-tao = każdy Taoista odrzuca znacznik Tao
    .short = strata Tao
    .text = Każdy żywy Taoista odrzuca wybrany przez siebie znacznik Tao.
stone-clear-prayer-circle = opróżnienie Kręgu Modlitewnego
    .short = pusty Krąg
    .text = Po przybyciu tej inkarnacji znacznik z Kręgu Modlitewnego wraca do banku.
stone-haunter-on-board = o krok bliżej
    .text = Przybywa z figurką od razu na stopniu: nawiedza już w najbliższej fazie Jin tej planszy.
stone-steal-die = kradzież kości Tao
    .short = 1 kość mniej
    .text = Dopóki jest w grze, wszyscy mają o jedną kość Tao mniej.
stone-tao-off = blokada znaczników Tao
    .short = blokada Tao
    .text = Dopóki jest w grze, nikt nie może wydawać znaczników Tao. Krąg Modlitewny nadal działa.
stone-power-off = blokada mocy planszy
    .short = blokada mocy
    .text = Dopóki leży na planszy, ta plansza nie ma mocy.
stone-group-power-off = blokada wszystkich mocy
    .short = bez mocy
    .text = Dopóki jest w grze, żadna plansza nie ma mocy.
stone-haunter = nawiedzanie
    .text = W każdej fazie Jin planszy, na której leży, figurka rusza do przodu; za drugim krokiem nawiedza pierwszy aktywny żeton w linii i wraca na kartę.
stone-tormentor = kość Klątwy w każdej fazie Jin
    .short = dręczenie
    .text = W każdej fazie Jin planszy, na której leży, rzuć kością Klątwy.
stone-dice-immune = kości nie działają
    .short = bez kości
    .text = Na takiego ducha kości nie działają; pomogą znaczniki Tao, Krąg Modlitewny, Mantra, Budda i Czarownik.
stone-only-if-opposite-empty = tylko gdy naprzeciwko nie ma ducha
    .short = naprzeciw pusto
    .text = Egzorcyzm jest możliwy tylko wtedy, gdy na polu naprzeciwko nie ma ducha.
stone-only-if-caught-by-buddha = tylko po schwytaniu przez Buddę
    .short = wymaga Buddy
    .text = Egzorcyzm jest możliwy dopiero wtedy, gdy karta trafi na pole z figurką Buddy.
stone-white-is-not-wild = białe ścianki się nie liczą
    .short = bez białych
    .text = Dopóki jest w grze, białe ścianki nic nie znaczą, nawet u Zielarza.
stone-tao-1 = 1 znacznik Tao
    .short = 1 Tao
    .text = Po pokonaniu tego ducha egzorcysta bierze dowolny znacznik Tao.
stone-tao-2 = 2 znaczniki Tao
    .short = 2 Tao
    .text = Po pokonaniu tego ducha egzorcysta bierze dowolne dwa znaczniki Tao.
stone-qi-or-yin-yang = 1 Qi albo Jin-Jang
    .short = Qi lub Jin-Jang
    .text = Po pokonaniu tego ducha egzorcysta zyskuje 1 Qi albo odzyskuje Jin-Jang.
stone-qi-and-yin-yang = 1 Qi oraz Jin-Jang dla grupy
    .short = Qi i Jin-Jang
    .text = Po pokonaniu tej inkarnacji jeden wybrany Taoista zyskuje 1 Qi, a jeden odzyskuje Jin-Jang.

# White Moon

stone-devour = natychmiastowe pożarcie
    .short = pożarcie
    .text = Po przybyciu pożera jednego wieśniaka, tak jak duch z pożeraniem.
stone-devourer = pożeranie
    .short = pożeranie
    .text = W każdej fazie Jin planszy, na której leży, ginie wieśniak z wierzchu najbliższego zajętego żetonu w linii. Jeśli linia jest pusta, wybieracie widocznego wieśniaka, który ginie; jeśli w wiosce nie ma już nikogo, aktywny Taoista lub aktywna plansza traci 1 Qi.
stone-kill-visible-villager = śmierć widocznego wieśniaka
    .short = śmierć
    .text = Ginie wybrany przez was widoczny wieśniak.
stone-root-everyone = powalenie wszystkich Taoistów
    .short = powalenie
    .text = Po przybyciu tej inkarnacji wszyscy żywi Taoiści zostają powaleni: najbliższy ruch każdego z nich pozwala tylko wstać.
stone-discard-bottom-2 = utrata 2 kart ze spodu talii
    .short = utrata 2 kart
    .text = Po przybyciu tej inkarnacji 2 karty ze spodu talii zostają usunięte z gry.
stone-take-portal = zajęcie portalu
    .short = zajęty portal
    .text = Dopóki ta inkarnacja jest w grze, portal należy do niej: nikogo nie można ocalić, nawet Księżycową Barierą.
stone-take-su-ling = uwięzienie Su-Ling
    .short = więzi Su-Ling
    .text = Dopóki ta inkarnacja jest w grze, więzi Su-Ling. Gdy zostanie pokonana, Su-Ling wraca do banku.
stone-shift-clockwise = wędrówka w każdej fazie Jin
    .short = wędrówka
    .text = Ma kolor planszy, na której leży, i odporność 4 w tym kolorze. W każdej fazie Jin tej planszy przechodzi zgodnie z ruchem wskazówek zegara na następne wolne pole.
stone-moon-crystal = kryształ księżycowy
    .short = kryształ
    .text = Po pokonaniu tego ducha egzorcysta bierze kryształ księżycowy, jeśli jest w banku.
stone-crystal-and-yin-yang = kryształ księżycowy oraz Jin-Jang dla grupy
    .short = kryształ i Jin-Jang
    .text = Po pokonaniu tej inkarnacji jeden wybrany Taoista bierze kryształ księżycowy, a jeden odzyskuje Jin-Jang.

## White Moon: the families; .curse is what each death brings, .reward what saving them all brings

family-hua = Hua
    .curse = aktywny Taoista zostaje powalony; najbliższy ruch pozwala mu tylko wstać.
    .reward = Niebiański Miecz.
family-zhou = Zhou
    .curse = wybrany przez was Taoista lub neutralna plansza traci 1 Qi.
    .reward = na koniec tury powstaje Księżycowa Bariera; brakujące kryształy dają bank i Taoiści.
family-li = Li
    .curse = duch z wierzchu talii zostaje usunięty z gry bez odkrywania.
    .reward = 3 Qi do podziału według uznania.
family-sun = Sun
    .curse = przybywa duch.
    .reward = Zbroja Prawdy.
family-miao = Miao
    .curse = czarny znacznik Tao zostaje usunięty z gry.
    .reward = Tarcza Czasu.
family-xiang = Xiang
    .curse = ginie jeszcze jeden widoczny wieśniak, wybrany przez was.
    .reward = po jednym znaczniku Tao każdego koloru, do podziału według uznania.
family-sheng = Sheng
    .curse = żeton, na którym zginął wieśniak, zostaje nawiedzony; jeśli są tam jeszcze inni, zamiast tego giną oni.
    .reward = Szpony Zemsty.
family-wu = Wu
    .curse = przybywa inkarnacja spoza talii; do zwycięstwa trzeba pokonać także ją.
    .reward = możecie postawić figurkę Buddy ze Świątyni na dowolnym pustym polu.
family-chang = Chang
    .curse = czerwony znacznik Tao zostaje usunięty z gry.
    .reward = Kamień Księżycowy.
family-teng = Teng
    .curse = żółty znacznik Tao zostaje usunięty z gry.
    .reward = Zwój Jedności.
family-long = Long
    .curse = zielony znacznik Tao zostaje usunięty z gry.
    .reward = Eliksir Życia.
family-weng = Weng
    .curse = niebieski znacznik Tao zostaje usunięty z gry.
    .reward = Fajerwerki.

## White Moon: the artifacts

artifact-elixir-of-life = Eliksir Życia
    .acc = Eliksir Życia
    .gen = Eliksiru Życia
    .text = Raz, w twojej fazie Jang: Taoista zyskuje 1 Qi, martwy Taoista wraca z 1 Qi albo wraca zmarły wieśniak. Zmarli wracają na Cmentarz, a jeśli go nie ma, na środek wioski.
artifact-moonstone = Kamień Księżycowy
    .acc = Kamień Księżycowy
    .gen = Kamienia Księżycowego
    .text = Raz, w twojej fazie Jang: weź kryształ księżycowy.
artifact-scroll-of-unity = Zwój Jedności
    .acc = Zwój Jedności
    .gen = Zwoju Jedności
    .text = Raz, w twojej fazie Jang po ruchu: każdy żywy Taoista, który chce, przychodzi na twój żeton i może zabrać ze sobą wieśniaka. W grze jednoosobowej: weź wszystkie znaczniki Mocy ze środka.
artifact-fireworks = Fajerwerki
    .acc = Fajerwerki
    .gen = Fajerwerków
    .text = Raz, w twojej fazie Jang, oprócz akcji: poproś o pomoc na dowolnym innym, nienawiedzonym żetonie.
artifact-claws-of-vengeance = Szpony Zemsty
    .acc = Szpony Zemsty
    .gen = Szponów Zemsty
    .text = Raz na turę, po egzorcyzmie, w którym nie udało się pokonać żadnego ducha: weź znacznik Tao w kolorze zaatakowanego ducha.
artifact-armour-of-truth = Zbroja Prawdy
    .acc = Zbroję Prawdy
    .gen = Zbroi Prawdy
    .text = Lewe kamienie duchów, które przybywają na twoją planszę, nie działają; kamienie inkarnacji działają.
artifact-shield-of-time = Tarcza Czasu
    .acc = Tarczę Czasu
    .gen = Tarczy Czasu
    .text = W twojej turze dobrany duch w kolorze twojej planszy trafia na spód talii, a ty dobierasz następnego. Inkarnacje i tak przybywają.
artifact-celestial-sword = Niebiański Miecz
    .acc = Niebiański Miecz
    .gen = Niebiańskiego Miecza
    .text = W egzorcyzmie możesz obrócić jedną kość Tao na białą ściankę i rzucić pozostałymi. Obróconej kości nie przerzucasz.

## The Curse die

curse-face-nothing = bez skutku
curse-face-haunt = nawiedzenie żetonu
curse-face-ghost = przybywa duch
curse-face-lose-tao = utrata wszystkich znaczników Tao
curse-face-lose-qi = utrata 1 Qi

## The setup

difficulty-initiation = Początkujący
difficulty-normal = Normalny
difficulty-nightmare = Koszmarny
difficulty-hell = Piekielny
edition-revised = wydanie poprawione
edition-first = wydanie pierwsze

## How far a turn has come

stage-before-move = przed ruchem
stage-moved = po ruchu
stage-acted = po akcji
stage-buddhas = stawianie figurek Buddy
stage-picking-up = zabieranie znaczników Mocy

## Cards; two cards may have the same name

# The Polish rulebook prints the English names of the ghosts and declines none of them: a message must read well with
# an indeclinable name. There is no Polish rulebook of White Moon, and its cards follow the same rule.

card-ghoul = Ghoul
card-walking-corpse = Walking Corpse
card-coffin-breakers-1 = Coffin Breaker
card-coffin-breakers-2 = Coffin Breaker
card-restless-dead = Restless Dead
card-zombie-1 = Zombie
card-zombie-2 = Zombie
card-hopping-vampire-1 = Hopping Vampire
card-hopping-vampire-2 = Hopping Vampire
card-yellow-plague = Yellow Plague
card-lich = Lich
card-drowned-maiden = Drowned Maiden
card-hound-of-depth = Hound of Death
card-perfidious-nymph-1 = Perfidious Nymph
card-perfidious-nymph-2 = Perfidious Nymph
card-sticky-feet = Sticky Feet
card-abysmal-1 = Abysmal
card-abysmal-2 = Abysmal
card-ooze-devil-1 = Ooze Devil
card-ooze-devil-2 = Ooze Devil
card-liquid-horror = Liquid Horror
card-fury-of-depth = Fury of Depth
card-creeping-one = Creeping One
card-fungus-thing = Fungus Thing
card-fallen-monks = Fallen Monk
card-fallen-monk = Fallen Monk
card-restless-spirit = Restless Spirit
card-rotten-soul-1 = Rotten Soul
card-rotten-soul-2 = Rotten Soul
card-wicked-one-1 = Wicked One
card-wicked-one-2 = Wicked One
card-green-abomination = Green Abomination
card-great-putrid = Great Putrid
card-skinner = Skinner
card-reaper = Reaper
card-sharp-nailed-mistresses-1 = Sharp-Nailed Mistress
card-sharp-nailed-mistresses-2 = Sharp-Nailed Mistress
card-bleeding-eyes = Bleeding Eyes
card-blood-drinker-1 = Blood Drinker
card-blood-drinker-2 = Blood Drinker
card-scarlet-evildoer-1 = Scarlet Evildoer
card-scarlet-evildoer-2 = Scarlet Evildoer
card-flesh-devourer = Flesh Devourer
card-raging-one = Raging One
card-gloomy-minion = Gloomy Minion
card-repellent-beauty = Repellent Beauty
card-severed-heads-1 = Severed Heads
card-severed-heads-2 = Severed Heads
card-grave-walker = Gravewalker
card-black-widow-1 = Black Widow
card-black-widow-2 = Black Widow
card-dark-wraith-1 = Dark Wraith
card-dark-wraith-2 = Dark Wraith
card-shapeless-evil = Shapeless Evil
card-soul-eater = Soul Eater
card-howling-nightmare = Howling Nightmare
card-uncatchable = Uncatchable
card-hope-killer = Hope Killer
card-death-army = Death Army
card-forgotten-ones = Forgotten Ones
card-bone-cracker = Bonetracker
card-dark-mistress = Dark Mistress
card-creeping-horror = Creeping Horror
card-vampire-lord = Vampire Lord
card-nameless = Nameless
card-wererat = Wererat
card-lord-of-rodents = Lord of Rodents
card-weresnake = Weresnake
card-queen-of-nagas = Queen of Nagas
card-wereboar = Wereboar
card-the-gorer = Gorer
card-weretiger = Weretiger
card-silverfang = Silverfang
card-werewolf = Werewolf
card-grey-hunter = Grey Hunter
card-gatekeeper = Gatekeeper
card-ravenous = Ravenous
card-screamer = Screamer
card-lord-of-roots = Lord of Roots
card-guardian-of-time = Guardian of Time
card-shapeshifter = Shapeshifter
