# The server: why it does not do what was asked, and what the command says.

## Refusals at the table

refusal-stale = Gra poszła tymczasem dalej. Spójrz jeszcze raz i wybierz.
refusal-game-over = Gra jest skończona.
refusal-not-your-decision = To nie twoja decyzja.
refusal-not-seated = Oglądasz grę: to mogą robić tylko gracze.
refusal-no-such-action = Nie ma takiej akcji.
refusal-cannot-undo = Cofnąć można tylko własne wybory, i to najdalej do ostatniego rzutu, dobranej karty lub wyboru kogoś innego.
refusal-nothing-to-undo = Nie ma czego cofnąć.
refusal-hint-under-way = Podpowiedź dla tego stołu jest już w przygotowaniu. Odczekaj chwilę i poproś jeszcze raz.
refusal-not-kept = Nie udało się tego zapisać, więc nic nie zmieniono. Spróbuj ponownie.
refusal-watchers-listen = Pisać mogą tu tylko gracze.
refusal-too-long = Ta wiadomość jest za długa.
refusal-too-fast = Za szybko. Odczekaj chwilę i spróbuj ponownie.
refusal-malformed = Serwer tego nie rozumie. Wczytaj stronę ponownie.
refusal-failed = Wystąpił błąd, ale nic się nie zmieniło. Spróbuj ponownie.
refusal-table-full = Ten stół ogląda zbyt wiele osób. Wróć później.

# Beside a link that leads to this machine itself.
link-near = Ten link działa tylko na tym komputerze. Aby wpuścić innych, uruchom serwer z --host 0.0.0.0 i otwórz adres, który wypisze.

## Refusals of pages

refusal-no-such-table = Nie ma takiego stołu. Być może link jest niepełny.
refusal-no-such-page = Nie ma takiej strony. Być może link jest niepełny.
refusal-no-such-thing = Na tym stole nie ma takiej rzeczy.
refusal-no-such-step = W tej grze nie ma takiego kroku.
refusal-wrong-secret = Ten link nie otwiera żadnego miejsca. Być może jest niepełny albo zastąpił go nowszy: poproś o nowy.
refusal-not-over = Nową grę można zacząć, gdy ta się skończy.
refusal-unknown-host = Ten serwer nie działa pod taką nazwą. Osoba, która go prowadzi, może ją dopuścić opcją --allow-host.
refusal-foreign-origin = To żądanie przyszło z innej witryny i zostało odrzucone.
refusal-not-host = Może to zrobić tylko gospodarz stołu.
refusal-not-an-open-seat = Na to miejsce nie można nikogo zaprosić.
refusal-wrong-form = Ten wybór nie jest możliwy. Sprawdź formularz.
refusal-wrong-seed = Ziarno losowe musi być liczbą o najwyżej 19 cyfrach; pole może też być puste.
refusal-same-board-twice = Dwóch Taoistów nie może mieć tej samej planszy.
refusal-too-large = Żądanie jest za duże.
refusal-not-allowed = Ta strona nie obsługuje takiego żądania.

## Records that somebody brought along

replay-none = To nie jest zapis gry
replay-how = Wybierz plik z zapisem albo wklej jego tekst: zaczyna się od słów „fatsi record”.
replay-wrong =
    { $line ->
        [0] { $message }
       *[other]
            { $column ->
                [0] Wiersz { $line }: { $message }
               *[other] Wiersz { $line }, kolumna { $column }: { $message }
            }
    }
replay-refused = Wiersz { $line }, kolumna { $column }: nie można tam wykonać akcji { $action }. { $reason }
trouble-title = To się nie udało

## The command

serve-ready = fatsi jest gotowe: { $address }
serve-how-to-end = Ctrl-C kończy pracę; wszystkie stoły zostają zapisane.
trouble-port = fatsi nie może nasłuchiwać pod adresem { $host }, port { $port }: { $reason }. Wybierz inny adres lub port opcją --host lub --port; 0 oznacza dowolny wolny port.
trouble-database = Nie można otworzyć bazy danych: { $reason }.
trouble-database-held = Tych stołów używa inny serwer fatsi. Graj tam albo podaj inny plik przez --database sqlite:///FILE.
trouble-database-address = „{ $scheme }” to nie jest baza danych, której fatsi może użyć: podaj postgresql://... albo sqlite:///FILE.
trouble-database-driver = Do PostgreSQL potrzebny jest jeszcze jeden pakiet: pip install "fatsi[postgresql]".
serve-running = fatsi już działa: { $address }
refusal-busy = Serwer jest teraz zajęty. Spróbuj ponownie za chwilę.
refusal-no-room = Nie ma tu miejsca na więcej zapisów. Spróbuj innego dnia.
refusal-too-many-tables = Prowadzisz zbyt wiele stołów. Usuń te, których już nie potrzebujesz.
refusal-not-a-person = Gospodarzem może być tylko osoba siedząca przy stole.
refusal-host-is-here = Gospodarz był tu przed chwilą. Jeśli nie wróci, możesz później przejąć jego rolę.
