# The plain table in the terminal. Commands such as "board" are typed as they stand here in every language.

## Beginning

ask-resume = Jest niedokończona gra: tura { $turn }, poziom { DIFFICULTY($difficulty) }, z dnia { $date }. Kontynuować? (tak lub nie, Enter: tak){ " " }
ask-players = Ilu Taoistów, od 1 do 4? (Enter: { $default }){ " " }
ask-difficulty = Poziom trudności: { $choices }? (Enter: { DIFFICULTY($default) }){ " " }
ask-difficulty-choice = { $number } { DIFFICULTY($difficulty) }
ask-white-moon = Z dodatkiem Biały Księżyc? (tak lub nie, Enter: nie){ " " }
ask-again = Możliwe odpowiedzi: { $choices }.
word-yes = tak
word-no = nie
welcome =
    { $players ->
        [one] Gra solo. Poziom { DIFFICULTY($difficulty) }, { EDITION($edition) }, ziarno losowe { $seed }.
       *[other] { $players } Taoistów. Poziom { DIFFICULTY($difficulty) }, { EDITION($edition) }, ziarno losowe { $seed }.
    }
welcome-no-seed =
    { $players ->
        [one] Gra solo. Poziom { DIFFICULTY($difficulty) }, { EDITION($edition) }.
       *[other] { $players } Taoistów. Poziom { DIFFICULTY($difficulty) }, { EDITION($edition) }.
    }
welcome-moon = Z Białym Księżycem, portal na żetonie { PLACE($place) }.
# $bot is a bot as it was typed.
welcome-bot = Za { SEAT($seat, case: "acc") } gra bot: { $bot }.
welcome-hint = Wpisz numer opcji albo ?, aby wyświetlić pomoc.

## Playing

turn-number = Tura { $number }.
prompt = { SEAT($seat, case: "short") }>{ " " }
prompt-over = Koniec gry>{ " " }
only-choice = Jedyna możliwość: { $action }.
# $error is what the bot raised, in its own words.
failed-bot = Bot { $bot } zawiódł: { $error }. Odtąd ty grasz za { SEAT($seat, case: "acc") }.
taken-back = Cofnięto: { $action }. Ten sam wybór dałby znowu te same kości i karty.
no-such-number =
    { $number ->
        [one] Jest tylko opcja 1.
       *[other] Wpisz numer od 1 do { $number }.
    }
not-understood = „{ $line }” nie jest ani opcją, ani poleceniem. Wpisz ?, aby wyświetlić pomoc.
did-you-mean = Czy chodzi o „{ $first }”?
which-of = Co masz na myśli: { $names }?
form-list = Stół jest teraz pokazany jako lista; „map” przywraca mapę.
form-map = Stół jest teraz pokazany jako mapa; „list” przywraca listę.

## The end

total-score = Wynik { $score }: { $items }.
total-score-part = { $name } { $points }
over-hint = Wpisz undo, by cofnąć ostatni wybór, albo log, record lub board; Enter kończy.

## Saving

saved = Zapisano w { $file }.
game-kept = Gra została zapisana. Aby ją kontynuować:
command-resume = { $program } play --resume { $file }
record-kept = Zapis gry został zachowany. Aby obejrzeć grę jeszcze raz:
command-replay = { $program } replay { $file }
save-where = Gdzie zapisać? Wpisz save i nazwę pliku.
ask-keep = Zapisać grę, by ją później kontynuować? (tak lub nie, Enter: tak){ " " }
not-kept = Gra nie została zapisana.

## Odds

odds-dice =
    { $number ->
        [0] Egzorcyzm { TILE($tile, case: "at") } ({ PLACE($place) }): kości nie są potrzebne.
        [one]
            { $reroll ->
                [yes] Egzorcyzm { TILE($tile, case: "at") } ({ PLACE($place) }), rzut 1 kością z możliwością przerzutu:
               *[no] Egzorcyzm { TILE($tile, case: "at") } ({ PLACE($place) }), rzut 1 kością:
            }
       *[other]
            { $reroll ->
                [yes] Egzorcyzm { TILE($tile, case: "at") } ({ PLACE($place) }), rzut { $number } kośćmi z możliwością przerzutu:
               *[no] Egzorcyzm { TILE($tile, case: "at") } ({ PLACE($place) }), rzut { $number } kośćmi:
            }
    }
# A roll of the Kung-Fu School or the Moon Barrier, by the choice that leads to it.
odds-strike =
    { $number ->
        [0] { $choice }: kości nie są potrzebne.
        [one] { $choice }, rzut 1 kością:
       *[other] { $choice }, rzut { $number } kośćmi:
    }
odds-barrier = { $choice }:
odds-sword = Niebiański Miecz może obrócić jedną z kości na białą ściankę; jest wliczony tam, gdzie to pomaga.
# $more is the chance with tokens; $crystals says whether there are moon crystals among them.
odds-ghost = Pokonanie { CARD($card) } ({ SPACE($space) }): { PERCENT($chance) }.
odds-ghost-tokens =
    { $crystals ->
        [yes] Pokonanie { CARD($card) } ({ SPACE($space) }): { PERCENT($chance) } samymi kośćmi, { PERCENT($more) } ze znacznikami i kryształami.
       *[no] Pokonanie { CARD($card) } ({ SPACE($space) }): { PERCENT($chance) } samymi kośćmi, { PERCENT($more) } ze znacznikami Tao.
    }
odds-together =
    { $number ->
        [2] Pokonanie obu: { PERCENT($chance) }.
       *[other] Pokonanie wszystkich { $number }: { PERCENT($chance) }.
    }
odds-together-tokens =
    { $number ->
        [2]
            { $crystals ->
                [yes] Pokonanie obu: { PERCENT($chance) } samymi kośćmi, { PERCENT($more) } ze znacznikami i kryształami.
               *[no] Pokonanie obu: { PERCENT($chance) } samymi kośćmi, { PERCENT($more) } ze znacznikami Tao.
            }
       *[other]
            { $crystals ->
                [yes] Pokonanie wszystkich { $number }: { PERCENT($chance) } samymi kośćmi, { PERCENT($more) } ze znacznikami i kryształami.
               *[no] Pokonanie wszystkich { $number }: { PERCENT($chance) } samymi kośćmi, { PERCENT($more) } ze znacznikami Tao.
            }
    }
odds-any = Pokonanie choć jednego: { PERCENT($chance) }.
odds-any-tokens =
    { $crystals ->
        [yes] Pokonanie choć jednego: { PERCENT($chance) } samymi kośćmi, { PERCENT($more) } ze znacznikami i kryształami.
       *[no] Pokonanie choć jednego: { PERCENT($chance) } samymi kośćmi, { PERCENT($more) } ze znacznikami Tao.
    }
odds-no-ghost = Nie ma ducha do wyegzorcyzmowania { TILE($tile, case: "before") } ({ PLACE($place) }).
odds-not-now = Szanse są dostępne tylko w fazie Jang żywego Taoisty.

## Looking things up

about-ghost = { CARD($card) }: { COLOUR($colour) } duch, odporność: { COUNT($resistance) }.
about-incarnation = { CARD($card) }: inkarnacja Wu-Fenga, { COLOUR($colour, case: "feminine") }, odporność: { COUNT($resistance) }.
# For stones whose text does not say when they apply.
about-stone-left = Po przybyciu: { $text }
about-stone-middle = W każdej fazie Jin planszy, na której leży: { $text }
about-stone-right = Po pokonaniu: { $text }
about-reconstructed = Kolor, odporność i kamienie to nasza rekonstrukcja: nie podaje ich żadna instrukcja.
about-family =
    { $number ->
        [one] jeden wieśniak. Po śmierci: { FAMILY($family, case: "curse") } Po ocaleniu: { FAMILY($family, case: "reward") }
       *[other] { $number } wieśniaków. Po każdej śmierci: { FAMILY($family, case: "curse") } Po ocaleniu wszystkich: { FAMILY($family, case: "reward") }
    }
about-no-stones = Ta karta nie ma kamieni: tylko zajmuje miejsce.
no-such-card = Nie ma karty „{ $name }”.
no-such-place = „{ $name }” nie jest ani żetonem, ani polem. Żetony: NW N NE W C E SW S SE. Pola: N1 do N3, E1 do E3, S1 do S3, W1 do W3.
no-such-topic = W zasadach nie ma rozdziału „{ $name }”.
cards-unseen = { COLOUR($colour, case: "plural-start") }, jeszcze niewidziane ({ $number }): { $names }.
cards-of-a-name = { CARD($card) } ({ $number })
cards-removed = Spośród tych kart usunięto z talii bez odkrywania: { $number }.
cards-unseen-villagers = Wieśniacy, jeszcze niewidziani ({ $number }): { $names }.
cards-of-a-family = { FAMILY($family) } { $number }
cards-unseen-incarnations =
    { $number ->
        [one] Ma jeszcze przybyć jedna inkarnacja, jedna z tych: { CARD($cards) }.
        [few] Mają jeszcze przybyć { $number } inkarnacje spośród tych: { CARD($cards) }.
        [many] Ma jeszcze przybyć { $number } inkarnacji spośród tych: { CARD($cards) }.
       *[other] Ma jeszcze przybyć { $number } inkarnacji spośród tych: { CARD($cards) }.
    }
topic = { $name }: { $text }
topics-chapters = Rozdziały: { $topics }.
topics-moon = Biały Księżyc: { $topics }.
topics-families = Rodziny: { $topics }.
topics-artifacts = Artefakty: { $topics }.
topics-tiles = Żetony: { $topics }.
topics-powers = Moce: { $topics }.
topics-stones = Kamienie: { $topics }.

## Help

help-input = Odpowiedz numerem opcji albo akcją tak, jak jest w zapisach, na przykład „move NE”, „place N2” lub „exorcise”. Inne polecenia:
help-table = board: cały stół; list lub map: to samo jako lista albo jako mapa
help-odds = odds: szanse egzorcyzmu tam, gdzie stoi Taoista; odds NE: z innego żetonu
help-hint = hint: najlepsze zagrania, z szansą na wygraną i uzasadnieniem; niczego nie wykonuje
help-look = look N1, look NE: co leży na polu lub żetonie; card NAME: objaśnia kartę; cards: co może jeszcze przybyć, a z Białym Księżycem także którzy wieśniacy są nieznani
help-rules = rules: rozdziały; rules TOPIC: rozdział, żeton, moc, kamień, rodzina lub artefakt w skrócie
help-log = log: co się stało w tej turze i w poprzedniej; log all: w całej grze
help-undo = undo: cofa ostatni wybór wraz ze wszystkim, co potem zrobiły boty, ile razy chcesz
help-save = save FILE: zapisuje grę do pliku (z Białym Księżycem samo save ocala wieśniaka); record: pokazuje zapis; quit: wyjście, grę można potem kontynuować
help-map = Na mapie @ to Taoista. „nawiedzi w następnej fazie Jin” odnosi się do fazy Jin planszy, na której leży duch.

## Records and cards

replay-over = Zapis kończy się tutaj, w turze { $number }.
replay-stopped = Przerwano po turze { $number }.
replay-step = Enter: następna tura>{ " " }
column-number = nr
column-name = nazwa
column-resistance = odporność
column-left = przybycie
column-middle = w grze
column-right = pokonanie
cards-reconstructed = * Kolor, odporność i kamienie to nasza rekonstrukcja: nie podaje ich żadna instrukcja. Prawdziwe wartości podaje --cards FILE.
cards-mark = { CARD($card) } *
bench-core =
    { $core ->
        [compiled] Zasady są skompilowane.
       *[interpreted] Zasady są interpretowane.
    }
bench-games = Gry: { NUMBER($games, maximumFractionDigits: 0) }, akcje: { NUMBER($actions, maximumFractionDigits: 0) }, w { NUMBER($seconds, maximumFractionDigits: 1) } s losowej gry czterech Taoistów
bench-actions = Akcje na sekundę: { NUMBER($number, maximumFractionDigits: 0) }
bench-speed = Gry na sekundę: { NUMBER($number, maximumFractionDigits: 0) }
bench-copy = Kopia stanu: { NUMBER($number, maximumFractionDigits: 2) } µs

## Trouble

trouble-read = Nie można odczytać pliku { $file }: { $reason }.
trouble-write = Nie można zapisać pliku { $file }: { $reason }.
trouble-unsaved = Gra toczy się dalej, ale nie zapisuje się sama.
trouble-in-the-way = { $file } już istnieje i nie zawiera gry: wybierz inną nazwę.
trouble-save-exists = { $file } już istnieje: kontynuuj tę grę przez --resume albo wybierz inną nazwę.
trouble-not-text = { $file } nie jest plikiem tekstowym.
trouble-refused = { $file }, wiersz { $line }, kolumna { $column }: nie można tam wykonać akcji { $action }. { $reason }
trouble-text =
    { $line ->
        [0] { $file }: { $message }
       *[other]
            { $column ->
                [0] { $file }, wiersz { $line }: { $message }
               *[other] { $file }, wiersz { $line }, kolumna { $column }: { $message }
            }
    }
trouble-setup = { $message }
trouble-language = Nie ma języka „{ $language }”. Są: { $languages }.
trouble-resume-alone = --resume kontynuuje zapisaną grę, a --position zaczyna od podanej: nie łączą się ze sobą ani z opcjami nowej gry.
serve-any-name = Uwaga: serwer odpowiada pod każdą nazwą. Jeśli jest dostępny spoza twojej sieci, podaj jego nazwę przez --allow-host i postaw przed nim proxy z https.
trouble-workers-need-postgresql = Kilka procesów wymaga PostgreSQL: podaj go przez --database.
backup-done = Wszystkie stoły skopiowano do { $file }.
restore-done = Stoły z { $file } są na miejscu.
trouble-backup = Nie udało się skopiować stołów: { $reason }.
trouble-not-a-backup = { $file } nie jest kopią zapasową fatsi albo jest uszkodzony.
trouble-backup-postgresql = Dla PostgreSQL użyj jego własnych narzędzi: pg_dump i pg_restore.
