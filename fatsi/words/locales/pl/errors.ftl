# What is wrong with a text that somebody wrote, a file or an option. The place (file, line, column) stands before it, so
# that these begin with a small letter. Ids and what was given are shown as they are typed; since they have no gender and
# no cases, they come after a colon or a noun where a verb or an adjective would depend on them.

# $part is the option, the key of a line, or the column of a table that is wrong.
error-of-part = { $part }: { $message }

## Words of a text

error-not-a-text = potrzebny jest tekst, a nie { $given }.
error-action-missing = brakuje akcji.
error-unknown-action = „{ $given }” to nie akcja. Czy chodzi o: { LIST($near) }?
error-unknown-verb = „{ $given }” to nie nazwa akcji.
error-unknown-verb-near = „{ $given }” to nie nazwa akcji. Czy chodzi o: { LIST($near) }?
error-unknown-choice = „{ $given }” to nie { KIND($kind) }. Możliwe są: { LIST($known) }.
error-unknown-choice-near = „{ $given }” to nie { KIND($kind) }. Czy chodzi o { $near }?
error-not-one-of = „{ $given }” jest tu niedozwolone. Możliwe są: { LIST($known) }.
error-not-a-number = „{ $given }” to nie liczba od 0 do { $most }.
error-not-true-or-false = musi być True lub False, a nie { $given }.
error-not-a-list = musi to być lista identyfikatorów, a nie { $given }.
error-not-cards = muszą to być karty, a nie { $given }.
error-not-key-and-value = „{ $given }” nie ma postaci „klucz: wartość”.
error-unknown-version = wersja { $given } nie jest tu znana. To jest wersja { $known }.
error-wrong-first-line = pierwszy wiersz musi brzmieć „{ $wanted }”.
error-wrong-form = „{ $given }” nie ma właściwej postaci, takiej jak „{ $wanted }”.
error-wrong-value = „{ $given }” jest tu niedozwolone.
error-wrong-number-of-entries =
    { $wanted ->
        [one] potrzebny jest 1 wpis, a nie { $given }.
        [few] potrzebne są { $wanted } wpisy, a nie { $given }.
        [many] potrzeba { $wanted } wpisów, a nie { $given }.
       *[other] potrzeba { $wanted } wpisu, a nie { $given }.
    }
error-named-twice = podano dwa razy: { $given }.
error-named-elsewhere = podano już gdzie indziej: { $given }.
error-stands-twice = powtórzenie: { $given } jest już w wierszu { $earlier }.
error-stands-alone = obok { $given } nie może stać nic więcej.
error-nothing-between-commas = między dwoma przecinkami nic nie ma.
error-part-of-white-moon = to należy do Białego Księżyca, a ta gra toczy się bez niego.
error-of-white-moon = { $given } należy do Białego Księżyca, a ta gra toczy się bez niego.

## What a word should have been, as in: "mvoe" is not a tile

kind-artifact = artefakt
kind-board = plansza
kind-card = karta
kind-card-key = klucz karty
kind-clause = rzecz, którą może mieć to miejsce
kind-colour = kolor
kind-column = kolumna pliku z kartami
kind-corner = narożnik wioski
kind-curse-face = ścianka kości Klątwy
kind-difficulty = poziom trudności
kind-edition = wydanie
kind-ending = powód takiego wyniku
kind-family = rodzina
kind-flag = wartość yes lub no
kind-frame = sprawa, która może być w toku
kind-incarnation = inkarnacja
kind-key = znany klucz
kind-line = pole ducha lub Cmentarz
kind-mark = oznaczenie ducha
kind-moon-card = karta Białego Księżyca
kind-moon-village = sposób rozłożenia wioski
kind-players = liczba graczy
kind-power = moc
kind-purpose = cel rzutu
kind-scope = cel egzorcyzmu
kind-side = strona
kind-space = pole ducha
kind-stage = etap fazy Jang
kind-stone = kamień na to miejsce karty
kind-tao-colour = kolor Tao
kind-tao-face = ścianka kości Tao
kind-tile = żeton
kind-village-tile = żeton wioski
kind-won-or-lost = wynik won lub lost

## Setups

error-not-dealt = nie wszystko jest jeszcze ustalone. Uzupełni to setup.dealt(rng).
error-nobody-sits-there = po stronie { $side } nikt nie siedzi. Gracze siedzą po stronach: { LIST($known) }.
error-seat-open = miejsc nie można zostawiać otwartych pojedynczo.
error-wrong-order = kolejność musi być taka: { LIST($wanted) }.
error-not-opposite = dwaj gracze siedzą naprzeciw siebie: N i S albo E i W.
error-too-few-incarnations =
    { $wanted ->
        [one] potrzebna jest 1 inkarnacja, a do losowania jest { $given }.
        [few] potrzebne są { $wanted } inkarnacje, a do losowania jest { $given }.
       *[other] potrzeba { $wanted } inkarnacji, a do losowania jest { $given }.
    }
error-solo-board = w grze jednoosobowej używa się { BOARD($colour, case: "gen") }, po stronie { $side }.
error-solo-board-side = w grze jednoosobowej { BOARD($colour) } leży stroną { $wanted } do góry.
error-two-lasting-stones = { $card }: karta ma najwyżej jeden kamień o trwałym działaniu.
error-base-card = { $card } to karta z gry podstawowej, jej wartości są znane.
error-too-few-games = musi być 1 lub więcej, a nie { $given }.
error-same-bots = te same boty na tych samych rozdaniach grają te same gry.
error-wrong-number-of-bots =
    { $players ->
        [one] jeden Taoista potrzebuje jednego bota; podano { $given }.
       *[other] { $players } Taoistów potrzebuje jednego bota dla wszystkich albo { $players } botów; podano { $given }.
    }

## Bots. What was raised by somebody's own bot, by Ray or by the system stands in its own words: $error.

error-unknown-bot = nie ma bota „{ $given }”. Są: { LIST($known) }; własny to module:Class.
error-two-bots-without-side = tylko jeden bot może być bez strony. Ze stroną wygląda to tak: E=greedy.
error-bot-without-seat = dla bota { $given } nie ma już miejsca: bez strony bot zajmuje wszystkie miejsca oprócz pierwszego.
error-bot-with-wrong-character = „{ $given }” zawiera niedozwolony znak: + albo taki, którego nie da się wydrukować.
error-bot-options-missing = po „{ $bot }:” brakuje opcji, na przykład { $bot }:option=value.
error-bot-has-no-options = { $bot } nie ma opcji „{ $given }”. Nie ma żadnych.
error-bot-has-no-such-option = { $bot } nie ma opcji „{ $given }”. Ma: { LIST($known) }.
error-bot-option-without-value = { $bot }: opcja { $option } wymaga wartości, na przykład { $option }=...
error-bot-option-twice = { $bot }: opcja { $option } jest podana dwa razy.
error-bot-option-missing = { $bot } wymaga opcji { $option }, na przykład { $bot }:{ $option }=...
# $kind is the type that the bot's constructor declares.
error-bot-option-too-small = { $option } musi wynosić co najmniej { $least }, a nie { $given }.
error-bot-option-too-large = { $option } może wynosić najwyżej { $most }, a nie { $given }.
error-bot-option-wrong =
    { $kind ->
        [int] { $bot }: { $option } musi być liczbą całkowitą, a nie „{ $given }”.
        [bool] { $bot }: { $option } musi mieć wartość true lub false, a nie „{ $given }”.
       *[float] { $bot }: { $option } musi być liczbą, a nie „{ $given }”.
    }
error-bot-options-unreadable = nie można odczytać opcji bota { $bot }: { $error }
error-bot-cannot-be-made = nie można utworzyć bota { $bot }: { $error }
error-module-not-imported = nie można zaimportować modułu { $module }: { $error }
error-module-without-class = w module { $module } nie ma klasy { $given }.
error-not-a-bot = { $given } to nie bot: brakuje metody choose(state, rng).

## A Ray cluster

error-no-address = musi być local, auto lub HOST:PORT, a nie „{ $given }”.
error-no-cluster = pod adresem „{ $address }” nie ma klastra Ray: { $error }
error-cluster-silent =
    { $seconds ->
        [one] pod adresem „{ $address }” nie ma klastra Ray: brak odpowiedzi w ciągu 1 sekundy.
        [few] pod adresem „{ $address }” nie ma klastra Ray: brak odpowiedzi w ciągu { $seconds } sekund.
        [many] pod adresem „{ $address }” nie ma klastra Ray: brak odpowiedzi w ciągu { $seconds } sekund.
       *[other] pod adresem „{ $address }” nie ma klastra Ray: brak odpowiedzi w ciągu { $seconds } sekundy.
    }
error-cluster-failed = klaster Ray pod adresem „{ $address }” zawiódł: { $error }

## Files of cards and of games

error-no-card = w pliku nie ma żadnej karty.
error-no-csv = to nie jest CSV.
error-no-parquet = to nie jest plik Parquet.
error-not-a-text-file = to nie jest plik tekstowy.
error-no-json = to nie jest JSON.
error-no-list-of-cards = plik musi zawierać listę kart.
error-no-object = karta to obiekt o kluczach, które wypisuje „fatsi cards --json”.
error-no-object-of-colours = musi to być obiekt taki jak { $wanted }.
error-no-list-of-stones = musi to być lista kamieni taka jak { $wanted }.
error-columns-missing = pierwszy wiersz musi podawać kolumny. Brakuje: { LIST($missing) }.
error-keys-missing = w karcie brakuje: { LIST($missing) }.
error-wrong-number-of-columns =
    { $wanted ->
        [one] musi być 1 kolumna, a nie { $given }.
        [few] muszą być { $wanted } kolumny, a nie { $given }.
        [many] musi być { $wanted } kolumn, a nie { $given }.
       *[other] musi być { $wanted } kolumny, a nie { $given }.
    }
error-wrong-for-card = „{ $given }” nie zgadza się z kartą { $card }: musi być { $wanted }.
error-wrong-card-values = „{ $given }” to nie identyfikator, kolor, pięć liczb, a potem / lewe / środkowe / prawe kamienie.
error-resistance-and-colour = { $card }: karta musi mieć odporność albo kolor „board”, ale wtedy bez własnej odporności.
error-not-rows = plik nie zaczyna się od kolumn, które daje „fatsi simulate --rows”.

## Records

error-nothing-after-the-result = po wyniku nie może być nic więcej.
# A turn is its number and the side of the Taoist, such as "12 N".
error-wrong-turn = ten wiersz jest z tury { $given }, a trwa tura { $wanted }.
error-turn-after-the-end = ten wiersz jest z tury { $given }, a gra jest skończona.
error-result-too-early = zapis podaje „{ $given }”, ale gra nie jest skończona.
error-wrong-result = zapis podaje „{ $given }”, ale gra skończyła się wynikiem „{ $wanted }”.

## Positions: Taoists and boards

error-neutral-board-holds = neutralna plansza ma tylko Qi.
error-neutral-board-stands = neutralna plansza nie ma Taoisty.
error-neutral-board-yang = neutralna plansza nie ma fazy Jang.
error-not-neutral = plansza po stronie { $side } nie jest neutralna.
error-dead-holds = martwy Taoista nic nie ma.
error-dead-not-on-cemetery = martwy Taoista leży na Cmentarzu, czyli na żetonie { $place }.
error-stands-nowhere = nie podano żetonu, na którym stoi Taoista.
error-without-qi = bez Qi musi być: { $wanted }.
error-more-than-held = to więcej, niż ma aktywny Taoista.

## Positions: the end of the game

error-over-all-dead = wszyscy Taoiści nie żyją, więc gra jest skończona.
error-over-haunted =
    { $most ->
        [one] gra kończy się przy 1 nawiedzonym żetonie.
       *[other] gra kończy się przy { $most } nawiedzonych żetonach.
    }
error-over-graveyard = gra kończy się przy { $most } ofiarach.
error-artifact-missing = cała rodzina, która daje { $artifact }, jest ocalona, ale nikt nie ma tego artefaktu i nie został on użyty.
error-rest-face-down = nie wiadomo, kim są pozostali, dopóki jacyś wieśniacy są zakryci.
error-over-no-incarnation = żadnej inkarnacji nie ma w grze i żadna już nie przybędzie, więc gra jest skończona.
error-over-deck-empty = ostatnia karta jest dobrana, a jedna z inkarnacji wciąż nie jest pokonana, więc gra jest skończona.
error-won-too-early = { $given } tu nie pasuje: jedna z inkarnacji wciąż nie jest pokonana.
error-lost-without-cause = { $given } tu nie pasuje: nic w pozycji na to nie wskazuje.

## Positions: supplies

error-too-many-tao = { COLOUR($colour, case: "plural-gen") } znaczników Tao jest w sumie tylko { $most }.
error-too-many-tokens-spent = znaczników Tao jednego koloru jest w sumie tylko { $most }.
error-too-many-qi = znaczników Qi jest w sumie tylko { $most }.
error-too-many-buddhas = figurek Buddy jest w sumie tylko { $most }.
error-too-many-power-tokens = gracze mają więcej znaczników Mocy, niż jest ich przy tej liczbie graczy.
error-too-many-crystals = kryształów księżycowych jest w sumie tylko { $most }.
error-too-many-dice = liczba kości w rzucie to najwyżej { $most }.

## Positions: ghosts

error-two-ghosts = na polu { $space } leżą dwa duchy.
error-no-haunter = { $card } nie nawiedza: ta karta nie ma figurki.
error-figure-without-haunter = { $space }: figurkę mają tylko duchy z nawiedzaniem.
error-cannot-be-dormant = { $space }: uśpiony może być tylko duch z lewym kamieniem o trwałym działaniu.
error-dormant-without-cause = { $space }: duch jest uśpiony, ale jego lewy kamień nie czeka na zadziałanie.
error-ghost-and-buddha = na polu { $space } leży duch.
error-cannot-be-caught = Budda nie może schwytać karty { $card }.
error-nothing-to-catch = nie ma w grze nikogo, kogo Budda mógłby schwytać.
error-powers-lost-in-first-edition = moce przepadają na stałe tylko w wydaniu pierwszym.
error-one-mantra = jest tylko jeden znacznik Mantry.
error-mantra-without-ghost = pod znacznikiem nie ma ducha.
error-mantra-not-up = żadna plansza nie ma na wierzchu Mantry Osłabiającej.
error-mantra-blocked = Mantra Osłabiająca jest zablokowana, więc jej znacznik nie leży na duchu.

## Positions: the deck

error-wrong-deck = potrzeba od 1 do { $most } liczb duchów, z inkarnacją między każdymi dwiema.
error-incarnation-not-in-game = { $card } nie należy do inkarnacji tej gry.
error-in-play-already = { $card } jest już w grze.
error-too-many-incarnations = liczba inkarnacji tej gry to { $most }, razem z tymi w grze i pokonanymi.
error-too-many-incarnations-to-come = ma przybyć więcej inkarnacji, niż jest jeszcze niewidzianych.
error-too-many-at-bottom = na spodzie talii leży mniej kart, niż jest tam znanych.
error-too-many-in-deck = liczba duchów w talii to { $given }, a niewidzianych jest tylko { $most }.
error-put-aside =
    { $number ->
        [one] na początku odłożono 1 ducha, więc w talii musi ich być mniej.
        [few] na początku odłożono { $number } duchy, więc w talii musi ich być mniej.
       *[other] na początku odłożono { $number } duchów, więc w talii musi ich być mniej.
    }
error-top-or-bottom = { $card }: na wierzchu talii znane są inkarnacje, na spodzie duchy.

## Positions: the turn

error-too-many-actions = tura ma najwyżej dwie akcje.
error-too-many-saves = ocalenie to jedna z akcji tury.
error-stage-too-early = po akcji etap to acted lub późniejszy.
error-acted-without-action = etap to acted, ale nie było akcji.
error-not-the-action-tile = to żeton pierwszej akcji tury i podaje się go tylko wtedy, gdy jakaś była.
error-picked-up-elsewhere = znaczniki Mocy zabiera się na środkowym żetonie.
error-yang-not-begun = przed początkiem fazy Jang nic się w niej nie wydarzyło.
error-no-exorcism = nie trwa żaden egzorcyzm.

## Positions: White Moon

error-one-su-ling = jest tylko jedna Su-Ling.
error-su-ling-before-incarnation = Su-Ling nie może stanąć przed inkarnacją.
error-too-many-villagers = liczba wieśniaków na żetonie to najwyżej { $most }.
error-too-many-of-family = zbyt wielu wieśniaków jest z rodziny { $family }.
error-wrong-number-face-down = liczba zakrytych to { $given }, a niewidzianych jest { $wanted }.
error-villagers-on-haunted-tile = na nawiedzonym żetonie, takim jak { $place }, nie ma wieśniaków.
error-top-villager-face-down = wieśniak z wierzchu na żetonie { $place } jest odkryty albo właśnie ma być odsłonięty.
error-nobody-to-reveal = na żetonie { $place } nie ma na wierzchu zakrytego wieśniaka.

## Positions: what is pending; $frame is the id of that which is pending

error-frame-missing = brakuje tu sprawy w toku.
error-nothing-pending-after-the-end = po końcu gry nic nie jest w toku.
error-wrong-last-frame = ostatnia może być tylko jedna z tych spraw: { LIST($known) }.
error-two-cards-drawn = dobiera się tylko po jednej karcie.
error-frame-only-last = { $frame } może stać tylko na końcu.
error-frame-before-turn = { $frame }: przed turą, która ma się zacząć, nic nie jest w toku.
error-frame-in-wrong-phase = { $frame } nie zdarza się w tej fazie.
error-frame-question-waits = { $frame }: na pytanie trzeba odpowiedzieć przed wszystkim innym, więc stoi na początku.
error-frame-nothing-to-choose = { $frame }: nie ma czego wybierać.
error-frame-nobody-alive = { $frame }: nie siedzi tam nikt żywy.
error-frame-active-dead = { $frame }: aktywny Taoista nie żyje.
error-frame-active-living = { $frame }: aktywny Taoista żyje.
error-frame-active-moves-unaided = { $frame }: aktywny Taoista rusza się sam.
error-frame-dead-asks = { $frame }: martwy Taoista nikogo nie prosi o pomoc.
error-frame-dead-rolls = { $frame }: martwy Taoista niczym nie rzuca.
error-frame-dead-gains = { $frame }: martwy Taoista niczego nie dostaje.
error-frame-takes-wrong = { $frame }: bierze się 1 lub 2 znaczniki, a robi to żywy Taoista.
error-frame-pays-itself = { $frame }: aktywna plansza płaci sama.
error-frame-no-free-space = { $frame }: nie ma wolnego pola, na które można przenieść ducha.
error-frame-all-spaces-full = { $frame }: wszystkie pola są zajęte.
error-frame-deck-empty = { $frame }: talia jest pusta.
error-frame-no-ghost = { $frame }: nie ma tam ducha.
error-frame-no-such-stone = { $frame }: { $card } nie ma takiego kamienia.
error-frame-card-elsewhere = { $frame }: { $card } nie leży na polu { $space }.
error-frame-card-in-play = { $frame }: { $card } jest jeszcze w grze.
error-frame-wrong-fallen = { $frame }: podaje się jednego ducha lub dwa, z różnych pól.
error-frame-no-qi-left = { $frame }: nie ma już Qi, z którym można by wrócić.
error-frame-no-cemetery = { $frame }: w tej wiosce nie ma Cmentarza.
error-frame-cemetery-haunted = { $frame }: Cmentarz jest nawiedzony.
error-frame-cemetery-in-yin = { $frame }: Cmentarz pomaga tylko w fazie Jang.
error-frame-number-of-dice = { $frame }: liczba kości w rzucie to od 1 do { $most }.
error-frame-wrong-number-of-dice =
    { $number ->
        [one] { $frame }: Taoista rzuca tu 1 kością.
       *[other] { $frame }: Taoista rzuca tu { $number } kośćmi.
    }
error-frame-kept-in-first-roll = { $frame }: kości zostawia się tylko przy drugim rzucie.
error-frame-cannot-fall = { $frame }: ten rzut i te znaczniki nie wystarczą na te duchy.
error-frame-number-of-rescues =
    { $most ->
        [one] { $frame }: przed pierwszą turą ocala się 1 wieśniaka.
       *[other] { $frame }: przed pierwszą turą ocala się { $most } wieśniaków.
    }
error-frame-living-bequeaths = { $frame }: coś zostawia tylko Taoista, który zginął.
error-frame-artifact-taken = { $frame }: ktoś ma już ten artefakt.
error-frame-sword-in-barrier = { $frame }: Niebiański Miecz nie działa w Księżycowej Barierze.
error-frame-white-faces = { $frame }: dotyczy 1 lub 2 białych ścianek.
error-frame-no-crystal-to-place = { $frame }: naczynie jest pełne albo nie ma już kryształu.
error-frame-four-boards = { $frame }: są cztery plansze, od 0 do 3, licząc od aktywnej.

## Why a file cannot be read or written

why-not-there = nie ma takiego pliku ani folderu
why-not-allowed = brak uprawnień
why-folder = to folder
why-not-folder = część ścieżki nie jest folderem
why-full = brak miejsca
error-too-many-pieces = za dużo części; można wczytać najwyżej { $most }.
error-too-many-lines = za dużo wierszy; można wczytać najwyżej { $most }.
