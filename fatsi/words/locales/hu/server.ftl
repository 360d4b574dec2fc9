# The server: why it does not do what was asked, and what the command says.

## Refusals at the table

refusal-stale = Közben a játék továbbhaladt. Nézd meg újra, aztán válassz.
refusal-game-over = A játéknak vége.
refusal-not-your-decision = Most nem te döntesz.
refusal-not-seated = Nézőként vagy itt: ezt csak a játékosok tehetik.
refusal-no-such-action = Ilyen lépés nincs.
refusal-cannot-undo = Csak a saját választásaid vonhatók vissza, legfeljebb az utolsó dobásig, húzásig vagy más játékos választásáig.
refusal-nothing-to-undo = Nincs mit visszavonni.
refusal-hint-under-way = Ehhez az asztalhoz már készül egy tipp. Várj egy kicsit, aztán kérd újra.
refusal-not-kept = Ezt nem sikerült elmenteni, ezért nem történt semmi. Próbáld újra.
refusal-watchers-listen = Itt csak a játékosok írhatnak.
refusal-too-long = Ez az üzenet túl hosszú.
refusal-too-fast = Ez túl gyors volt. Várj egy kicsit, aztán próbáld újra.
refusal-malformed = A szerver ezt nem érti. Töltsd újra az oldalt.
refusal-failed = Hiba történt, de semmi sem változott. Próbáld újra.
refusal-table-full = Túl sokan nézik ezt az asztalt. Gyere vissza később.

# Beside a link that leads to this machine itself.
link-near = Ez a link csak ezen a számítógépen működik. Ha másokat is be akarsz engedni, indítsd a szervert a --host 0.0.0.0 kapcsolóval, és nyisd meg a kiírt címet.

## Refusals of pages

refusal-no-such-table = Nincs ilyen asztal. Talán hiányos a link.
refusal-no-such-page = Nincs ilyen oldal. Talán hiányos a link.
refusal-no-such-thing = Nincs ilyesmi ezen az asztalon.
refusal-no-such-step = A játszmának nincs ilyen lépése.
refusal-wrong-secret = Ehhez a linkhez nem tartozik hely. Talán hiányos, vagy egy újabb lépett a helyébe: kérj újat.
refusal-not-over = Új játszma csak akkor kezdhető, ha ez véget ért.
refusal-unknown-host = Ez a szerver nem érhető el ezen a néven. Az üzemeltetője az --allow-host kapcsolóval engedélyezheti.
refusal-foreign-origin = Ez a kérés egy másik webhelyről jött, ezért a szerver elutasította.
refusal-not-host = Ezt csak az asztal házigazdája teheti.
refusal-not-an-open-seat = Erre a helyre senki sem hívható meg.
refusal-wrong-form = Ez a választás nem lehetséges. Nézd át az űrlapot.
refusal-wrong-seed = A véletlenmag legfeljebb 19 jegyű szám lehet; a mező üresen is maradhat.
refusal-same-board-twice = Két taoistának nem lehet ugyanaz a táblája.
refusal-too-large = A kérés túl nagy.
refusal-not-allowed = Ez az oldal nem támogatja ezt a kérést.

## Records that somebody brought along

replay-none = Ez nem egy játszma jegyzőkönyve
replay-how = Válassz egy jegyzőkönyvfájlt, vagy illeszd be a szövegét: a „fatsi record” szavakkal kezdődik.
replay-wrong =
    { $line ->
        [0] { $message }
       *[other]
            { $column ->
                [0] { $line }. sor: { $message }
               *[other] { $line }. sor, { $column }. oszlop: { $message }
            }
    }
replay-refused = { $line }. sor, { $column }. oszlop: ott nem lehetséges: { $action }. { $reason }
trouble-title = Ez nem sikerült

## The command

serve-ready = A fatsi készen áll: { $address }
serve-how-to-end = Ctrl-C a leállításhoz; minden asztal megmarad.
trouble-port = A fatsi nem tud figyelni ezen a címen: { $host }, port: { $port }; ok: { $reason }. Adj meg másikat a --host és --port kapcsolóval; a 0 bármelyik szabad portot jelenti.
trouble-database = Az adatbázis nem nyitható meg: { $reason }.
trouble-database-held = Ezeket az asztalokat egy másik fatsi szerver használja. Játssz ott, vagy adj meg másik fájlt: --database sqlite:///FILE.
trouble-database-address = „{ $scheme }”: ilyen adatbázist a fatsi nem tud használni; adj meg postgresql://... vagy sqlite:///FILE címet.
trouble-database-driver = A PostgreSQL-hez még egy csomag kell: pip install "fatsi[postgresql]".
serve-running = A fatsi már fut: { $address }
refusal-busy = A szerver most túlterhelt. Próbáld újra egy kicsit később.
refusal-no-room = Itt most nincs hely több jegyzőkönyvnek. Próbáld meg egy másik napon.
refusal-too-many-tables = Túl sok asztalnak vagy a házigazdája. Töröld azokat, amelyekre már nincs szükséged.
refusal-not-a-person = Csak az lehet házigazda, aki az asztalnál ül.
refusal-host-is-here = A házigazda nemrég még itt volt. Ha távol marad, később átveheted a szerepét.
