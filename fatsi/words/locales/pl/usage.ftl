# What the command says about itself: --help, and what is wrong with how it was called. Names of options, commands and ids
# (such as normal, NE, play) are typed as they stand here in every language. What stands for a value (FILE, NAME) is
# English too, as in the help of the table in the terminal.

## The command and its subcommands

usage-fatsi = Kooperacyjna gra planszowa Ghost Stories. Bez polecenia: serve, czyli gra w przeglądarce.
usage-serve = Gra w przeglądarce: solo, wspólnie przy jednym ekranie albo z innymi przez sieć.
usage-play = Gra w terminalu: od 1 do 4 Taoistów przy jednym ekranie lub boty; można cofać wybory, zapisać grę i do niej wrócić.
usage-replay = Opowiada zapisaną grę, tura po turze.
usage-render = Rysuje pozycję, podaną albo z zapisu gry, jako SVG lub PNG.
usage-hint = Podaje najlepsze zagrania w pozycji, z szansą na wygraną i uzasadnieniem.
usage-cards = Wypisuje wszystkie karty.
usage-bench = Mierzy szybkość silnika zasad w losowych grach.
usage-simulate = Każe botom rozegrać wiele gier i podaje, jak często wygrywają, z jakimi mocami i dlaczego przegrywają.
usage-duel = Każe dwóm botom rozegrać te same rozdania i podaje, który wygrywa częściej.

## Options and arguments

usage-version = Pokazuje wersję i kończy działanie.
usage-language = Język, na przykład pl; bez tej opcji taki jak w środowisku (LC_ALL, LC_MESSAGES, LANG).
usage-host = Adres, pod którym serwer nasłuchuje; 0.0.0.0 wpuszcza innych z twojej sieci.
usage-port = Port, na którym serwer nasłuchuje; 0 oznacza dowolny wolny.
usage-database = Gdzie przechowywać stoły: postgresql://... albo sqlite:///FILE; bez tej opcji w pliku w folderze danych.
usage-browser = Czy otworzyć przeglądarkę.
usage-allow-host = Nazwa, pod którą serwer może być dostępny, na przykład nazwa twojego proxy; można podać wiele razy.
usage-players = Ilu Taoistów: 1, 2, 3 lub 4.
usage-difficulty = Poziom trudności: initiation, normal, nightmare lub hell.
usage-edition = Zasady wydania poprawionego (revised) lub pierwszego (first).
usage-five-qi = Łatwiejszy początek: 5 Qi dla każdego Taoisty.
usage-seed = Ziarno losowe; ta sama liczba daje tę samą grę.
usage-tiles = Dziewięć żetonów od NW do SE, oddzielonych przecinkami; - oznacza losowy żeton.
usage-boards = Kolory plansz po stronach N,E,S,W; - oznacza losowy kolor.
usage-sides = Strony plansz (a lub b) dla N,E,S,W; - oznacza losową stronę.
usage-seats = Gdzie siedzą Taoiści, na przykład N,S.
usage-first = Strona, która zaczyna: N, E, S lub W.
usage-incarnations = Inkarnacje do losowania: identyfikatory oddzielone przecinkami albo all, base lub new.
usage-white-moon = Gra z dodatkiem Biały Księżyc.
usage-moon-village = Biały Księżyc: random (9 z 10 żetonów, losowo) albo first-game (Szkoła Kung-Fu zamiast Nocnego Strażnika).
usage-portal = Biały Księżyc: miejsce portalu: centre, edge, corner albo żeton, na przykład NE.
usage-card-values = Prawdziwe wartości kart Białego Księżyca, jako CSV lub JSON, w miejsce naszej rekonstrukcji.
usage-save = Zapisuje grę w tym pliku zamiast w folderze danych.
usage-resume = Kontynuuje grę z tego pliku.
usage-position = Zaczyna od pozycji z tego pliku.
usage-play-bot = Sadza bota, na przykład E=greedy; bez strony na każdym miejscu oprócz pierwszego, licząc od N. Można podać wiele razy.
usage-plain = Pokazuje stół jako listę, dla czytników ekranu i wąskich okien, albo jako mapę; bez tej opcji w terminalu jako mapę.
usage-file = Zapis gry.
usage-step = Po każdej turze czeka na Enter.
usage-board = Po każdej turze pokazuje stół.
usage-until = Zatrzymuje się po tej turze.
usage-render-file = Zapis lub pozycja; bez pliku czyta ze stdin.
usage-turn = Dla zapisu: pozycja na końcu tej tury, a nie po ostatniej akcji.
usage-theme = Kolory: night, paper lub contrast.
usage-width = Szerokość PNG w pikselach.
usage-output = Plik do zapisania, .svg lub .png; bez niego SVG trafia na stdout.
usage-hint-file = Zapis lub pozycja; - czyta ze stdin.
usage-at-step = Dla zapisu: pozycja tej decyzji, licząc od 0.
usage-nodes = Ile pozycji obejrzeć: więcej trwa dłużej, ale daje lepszą ocenę.
usage-hint-seed = Ziarno losowe; ta sama liczba daje te same podpowiedzi.
usage-all = Pokazuje wszystkie zagrania, nie tylko najlepsze.
usage-json = Wypisuje JSON, dla programów.
usage-seconds = Jak długo mierzyć.
usage-games = Ile gier.
usage-bot = Bot, który gra: NAME, NAME:OPTION=VALUE,... lub MODULE:CLASS; podany wiele razy, po jednym dla każdego Taoisty, licząc od N.
usage-first-seed = Ziarno losowe pierwszej gry; następne gry mają kolejne.
usage-workers = Ile procesów gra naraz; bez tej opcji po jednym na rdzeń.
usage-rows = Zapisuje każdą grę do pliku, .csv lub .parquet; gier, które już w nim są, nie rozgrywa ponownie.
usage-plot = Rysuje wyniki do pliku, .svg lub .png.
usage-ray = Gra w klastrze Ray: local uruchamia go tutaj, auto lub HOST:PORT to działający klaster.
usage-duel-bot = Bot, jak w simulate; albo po jednym dla każdego Taoisty, z + między nimi.
usage-help = Pokazuje tę pomoc i kończy działanie.

## What stands for a value

metavar-address = ADDRESS
metavar-bot = BOT
metavar-file = FILE
metavar-language = LANGUAGE
metavar-name = NAME
metavar-number = NUMBER
metavar-seat = [SIDE=]BOT
metavar-step = STEP
metavar-text = TEXT
metavar-turn = TURN
metavar-url = URL

## The frame of the help

usage-line = Użycie:
usage-options-metavar = [OPTIONS]
usage-command-metavar = COMMAND [...]
usage-arguments = Argumenty:
usage-options = Opcje:
usage-commands = Polecenia:
# $notes says the default, and between what a number must lie.
usage-notes = { $text } [{ $notes }]
usage-default = domyślnie: { $default }
usage-range = od { $least } do { $most }
usage-range-from = { $least } lub więcej

## What is wrong with how it was called

misuse-trouble = { $message } Pomoc: { $command }
misuse-no-such-command = Nie ma polecenia „{ $given }”. Są: { LIST($known) }.
misuse-no-such-option = Nie ma opcji { $option }.
misuse-no-such-option-near = Nie ma opcji { $option }. Czy chodzi o: { LIST($near) }?
misuse-value-missing = { $option } wymaga wartości.
misuse-no-value = { $option } nie przyjmuje wartości.
misuse-argument-missing = Brakuje argumentu { $argument }.
misuse-too-many-arguments = Zbędny argument: { $given }.
# $kind is whole if the number must be a whole one, else any.
misuse-wrong-number =
    { $kind ->
        [whole] { $option } musi być liczbą całkowitą.
       *[any] { $option } musi być liczbą.
    }
misuse-wrong-number-from =
    { $kind ->
        [whole] { $option } musi być liczbą całkowitą, { $least } lub więcej.
       *[any] { $option } musi być liczbą, { $least } lub więcej.
    }
misuse-wrong-number-range =
    { $kind ->
        [whole] { $option } musi być liczbą całkowitą od { $least } do { $most }.
       *[any] { $option } musi być liczbą od { $least } do { $most }.
    }
usage-keep-days = Usuwa stoły, przy których nikt nie grał przez tyle dni; 0 zachowuje je na zawsze.
usage-serve-workers = Działa w tylu procesach za jednym portem; więcej niż jeden wymaga PostgreSQL.
usage-backup = Kopiuje wszystkie stoły do pliku, także gdy serwer działa.
usage-backup-file = Plik do zapisania.
usage-restore = Zastępuje wszystkie stoły kopią zapasową; serwer musi być zatrzymany.
usage-restore-file = Plik zapisany przez backup.
