# The plain table in the terminal. Commands such as "board" are typed as they stand here in every language.

## Beginning

ask-resume = Van egy befejezetlen játszma ({ $date }): { $turn }. kör, { DIFFICULTY($difficulty) }. Folytatod? (igen vagy nem, Enter: igen){ " " }
ask-players = Hány taoista, 1–4? (Enter: { $default }){ " " }
ask-difficulty = Nehézségi szint: { $choices }? (Enter: { DIFFICULTY($default) }){ " " }
ask-difficulty-choice = { $number } { DIFFICULTY($difficulty) }
ask-white-moon = A Fehér Hold kiegészítővel? (igen vagy nem, Enter: nem){ " " }
ask-again = Ezek egyikével válaszolj: { $choices }.
word-yes = igen
word-no = nem
welcome =
    { $players ->
        [one] Egyszemélyes játék. { DIFFICULTY($difficulty) }, { EDITION($edition) }, véletlenmag: { $seed }.
       *[other] { $players } taoista. { DIFFICULTY($difficulty) }, { EDITION($edition) }, véletlenmag: { $seed }.
    }
welcome-no-seed =
    { $players ->
        [one] Egyszemélyes játék. { DIFFICULTY($difficulty) }, { EDITION($edition) }.
       *[other] { $players } taoista. { DIFFICULTY($difficulty) }, { EDITION($edition) }.
    }
welcome-moon = A Fehér Holddal, a kapu helye: { PLACE($place) }.
# $bot is a bot as it was typed.
welcome-bot = Bot játszik { SEAT($seat, case: "with") }: { $bot }.
welcome-hint = Írd be egy választás számát, vagy ? a súgóhoz.

## Playing

turn-number = { $number }. kör.
prompt = { SEAT($seat, case: "short") }>{ " " }
prompt-over = A játéknak vége>{ " " }
only-choice = Csak egy választás van: { $action }.
# $error is what the bot raised, in its own words.
failed-bot = A bot ({ $bot }) hibázott: { $error }. Mostantól te játszol { SEAT($seat, case: "with") }.
taken-back = Visszavonva: { $action }. Ugyanez a választás ugyanazokat a kockákat és kártyákat hozná.
no-such-number =
    { $number ->
        [one] Csak az 1. választás van.
       *[other] A választások: 1–{ $number }.
    }
not-understood = „{ $line }” se nem választás, se nem parancs. Súgó: ?
did-you-mean = Erre gondoltál: { $first }?
which-of = Melyikre gondolsz: { $names }?
form-list = Az asztal mostantól listaként látszik; „map”: vissza a térképhez.
form-map = Az asztal mostantól térképként látszik; „list”: vissza a listához.

## The end

total-score = Pontszám: { $score } ({ $items }).
total-score-part = { $name } { $points }
over-hint = undo: az utolsó választás visszavonása; log, record, board; vagy Enter a kilépéshez.

## Saving

saved = Elmentve: { $file }.
game-kept = A játszma el van mentve. Így folytathatod:
command-resume = { $program } play --resume { $file }
record-kept = A jegyzőkönyv el van mentve. Így nézheted vissza a játszmát:
command-replay = { $program } replay { $file }
save-where = Hová mentsem? Írd be: save és egy fájl neve.
ask-keep = Elmentsem a játszmát, hogy később folytathasd? (igen vagy nem, Enter: igen){ " " }
not-kept = A játszma nincs elmentve.

## Odds

odds-dice =
    { $number ->
        [0] Szelleműzés { TILE($tile, case: "at") } ({ PLACE($place) }): nem kell kocka.
       *[other]
            { $reroll ->
                [yes] Szelleműzés { TILE($tile, case: "at") } ({ PLACE($place) }) { $number } kockával, újradobással:
               *[no] Szelleműzés { TILE($tile, case: "at") } ({ PLACE($place) }) { $number } kockával:
            }
    }
# A roll of the Kung-Fu School or the Moon Barrier, by the choice that leads to it.
odds-strike =
    { $number ->
        [0] { $choice }: nem kell kocka.
       *[other] { $choice }, { $number } kockával:
    }
odds-barrier = { $choice }:
odds-sword = Az Égi Kard az egyik kockát fehérre fordíthatja; ahol ez segít, ott bele van számítva.
# $more is the chance with tokens; $crystals says whether there are moon crystals among them.
odds-ghost = { CARD($card, case: "start") } ({ SPACE($space) }) elűzésének esélye: { PERCENT($chance) }.
odds-ghost-tokens =
    { $crystals ->
        [yes] { CARD($card, case: "start") } ({ SPACE($space) }) elűzésének esélye: { PERCENT($chance) } csak kockákkal, { PERCENT($more) } varázstárgyakkal és kristályokkal.
       *[no] { CARD($card, case: "start") } ({ SPACE($space) }) elűzésének esélye: { PERCENT($chance) } csak kockákkal, { PERCENT($more) } varázstárgyakkal.
    }
odds-together =
    { $number ->
        [2] Mindkettő elűzésének esélye: { PERCENT($chance) }.
        [5] Mind az { $number } elűzésének esélye: { PERCENT($chance) }.
       *[other] Mind a { $number } elűzésének esélye: { PERCENT($chance) }.
    }
odds-together-tokens =
    { $number ->
        [2]
            { $crystals ->
                [yes] Mindkettő elűzésének esélye: { PERCENT($chance) } csak kockákkal, { PERCENT($more) } varázstárgyakkal és kristályokkal.
               *[no] Mindkettő elűzésének esélye: { PERCENT($chance) } csak kockákkal, { PERCENT($more) } varázstárgyakkal.
            }
        [5]
            { $crystals ->
                [yes] Mind az { $number } elűzésének esélye: { PERCENT($chance) } csak kockákkal, { PERCENT($more) } varázstárgyakkal és kristályokkal.
               *[no] Mind az { $number } elűzésének esélye: { PERCENT($chance) } csak kockákkal, { PERCENT($more) } varázstárgyakkal.
            }
       *[other]
            { $crystals ->
                [yes] Mind a { $number } elűzésének esélye: { PERCENT($chance) } csak kockákkal, { PERCENT($more) } varázstárgyakkal és kristályokkal.
               *[no] Mind a { $number } elűzésének esélye: { PERCENT($chance) } csak kockákkal, { PERCENT($more) } varázstárgyakkal.
            }
    }
odds-any = Legalább egy elűzésének esélye: { PERCENT($chance) }.
odds-any-tokens =
    { $crystals ->
        [yes] Legalább egy elűzésének esélye: { PERCENT($chance) } csak kockákkal, { PERCENT($more) } varázstárgyakkal és kristályokkal.
       *[no] Legalább egy elűzésének esélye: { PERCENT($chance) } csak kockákkal, { PERCENT($more) } varázstárgyakkal.
    }
odds-no-ghost = { TILE($tile, case: "start") } ({ PLACE($place) }) előtt nincs elűzhető kísértet.
odds-not-now = Esélyek csak egy élő taoista jang fázisában láthatók.

## Looking things up

about-ghost = { CARD($card) }: { COLOUR($colour) } kísértet, ellenállása { COUNT($resistance) }.
about-incarnation =
    { $colour ->
        [board] { CARD($card) }: Vu Feng inkarnációja, színe a tábláé, ellenállása { COUNT($resistance) }.
       *[other] { CARD($card) }: Vu Feng inkarnációja, színe { COLOUR($colour) }, ellenállása { COUNT($resistance) }.
    }
# For stones whose text does not say when they apply.
about-stone-left = Érkezésekor: { $text }
about-stone-middle = Táblája minden jin fázisában: { $text }
about-stone-right = Elűzésekor: { $text }
about-reconstructed = Színét, ellenállását és képességeit mi rekonstruáltuk: egyik szabálykönyv sem közli.
about-family =
    { $number ->
        [one] egy falusi. Ha meghal: { FAMILY($family, case: "curse") } Ha megmenekül: { FAMILY($family, case: "reward") }
       *[other] { $number } falusi. Minden halál után: { FAMILY($family, case: "curse") } Ha mind megmenekül: { FAMILY($family, case: "reward") }
    }
about-no-stones = Nincs képessége: csak a helyet foglalja.
no-such-card = Nincs „{ $name }” nevű kártya.
no-such-place = „{ $name }” se nem falulap, se nem kísértethely. Falulapok: NW N NE W C E SW S SE. Helyek: N1–N3, E1–E3, S1–S3, W1–W3.
no-such-topic = A szabályokban nincs „{ $name }” nevű fejezet.
cards-unseen = { COLOUR($colour, case: "start") }, { $number } még ismeretlen: { $names }.
cards-of-a-name = { CARD($card) } ({ $number })
cards-removed = Ezek közül megnézés nélkül kikerült a pakliból: { $number }.
cards-unseen-villagers = Falusiak, { $number } még ismeretlen: { $names }.
cards-of-a-family = { $number } { FAMILY($family) }
cards-unseen-incarnations =
    { $number ->
        [one] Még egy inkarnáció jön, ezek egyike: { CARD($cards) }.
       *[other] Még { $number } inkarnáció jön, ezek közül: { CARD($cards) }.
    }
topic = { $name }: { $text }
topics-chapters = Fejezetek: { $topics }.
topics-moon = Fehér Hold: { $topics }.
topics-families = Családok: { $topics }.
topics-artifacts = Ereklyék: { $topics }.
topics-tiles = Falulapok: { $topics }.
topics-powers = Taoisták képességei: { $topics }.
topics-stones = Kísértetek képességei: { $topics }.

## Help

help-input = Válaszolj egy választás számával, vagy egy lépéssel úgy, ahogy a jegyzőkönyvben áll, például „move NE”, „place N2” vagy „exorcise”. További parancsok:
help-table = board: az egész asztal; list vagy map: ugyanez listaként vagy térképként
help-odds = odds: egy szelleműzés esélyei onnan, ahol a taoista áll; odds NE: egy másik falulapról
help-hint = hint: a legjobb választások, a győzelem esélyével és indoklással; semmit sem hajt végre
help-look = look N1, look NE: mi van egy helyen vagy falulapon; card NAME: egy kártya magyarázata; cards: mi jöhet még, és a Fehér Holddal mely falusiak
help-rules = rules: a fejezetek; rules TOPIC: egy fejezet, falulap, képesség, család vagy ereklye röviden
help-log = log: mi történt ebben a körben és az előzőben; log all: az egész játszmában
help-undo = undo: visszavonja az utolsó választást és mindazt, amit utána a botok tettek, akárhányszor
help-save = save FILE: fájlba írja a játszmát (a Fehér Holddal a save magában egy falusit ment meg); record: megmutatja; quit: kilép, a játszma folytatható
help-map = A térképen a @ egy taoista. „a következő jin fázisban kísért”: a kísértet táblájának jin fázisáról van szó.

## Records and cards

replay-over = A jegyzőkönyv itt ér véget ({ $number }. kör).
replay-stopped = Leállítva ({ $number }. kör után).
replay-step = Enter: következő kör>{ " " }
column-number = sz.
column-name = név
column-resistance = ellenállás
column-left = érkezéskor
column-middle = játékban
column-right = elűzéskor
cards-reconstructed = * A színt, az ellenállást és a képességeket mi rekonstruáltuk: egyik szabálykönyv sem közli. A --cards FILE megadja a valódi értékeket.
cards-mark = { CARD($card) } *
bench-core =
    { $core ->
        [compiled] A szabályok lefordítva futnak.
       *[interpreted] A szabályok értelmezve futnak.
    }
bench-games = { NUMBER($games, maximumFractionDigits: 0) } játszma és { NUMBER($actions, maximumFractionDigits: 0) } lépés { NUMBER($seconds, maximumFractionDigits: 1) } másodperc alatt, véletlen játékkal, négy taoistával
bench-actions = { NUMBER($number, maximumFractionDigits: 0) } lépés másodpercenként
bench-speed = { NUMBER($number, maximumFractionDigits: 0) } játszma másodpercenként
bench-copy = Egy állás másolása: { NUMBER($number, maximumFractionDigits: 2) } mikroszekundum

## Trouble

trouble-read = { $file } nem olvasható: { $reason }.
trouble-write = { $file } nem írható: { $reason }.
trouble-unsaved = A játszma folytatódik, de nincs automatikus mentés.
trouble-in-the-way = { $file } már létezik, és nem játszma van benne: válassz másik nevet.
trouble-save-exists = { $file } már létezik: folytasd a --resume kapcsolóval, vagy válassz másik nevet.
trouble-not-text = { $file } nem szövegfájl.
trouble-refused = { $file }, { $line }. sor, { $column }. oszlop: ott nem lehetséges: { $action }. { $reason }
trouble-text =
    { $line ->
        [0] { $file }: { $message }
       *[other]
            { $column ->
                [0] { $file }, { $line }. sor: { $message }
               *[other] { $file }, { $line }. sor, { $column }. oszlop: { $message }
            }
    }
trouble-setup = { $message }
trouble-language = Nincs „{ $language }” nyelv. Ezek vannak: { $languages }.
trouble-resume-alone = A --resume egy mentett játszmát folytat, a --position egy megadott állással kezd: nem férnek össze sem egymással, sem az új játszma beállításaival.
serve-any-name = Figyelem: a szerver bármilyen néven válaszol. Ha a hálózatodon kívülről is elérhető, add meg a nevét az --allow-host kapcsolóval, és tegyél elé egy HTTPS-proxyt.
trouble-workers-need-postgresql = Több folyamathoz PostgreSQL kell: add meg a --database kapcsolóval.
backup-done = Az összes asztal átmásolva ide: { $file }.
restore-done = Az asztalok visszaállítva innen: { $file }.
trouble-backup = Az asztalokat nem sikerült átmásolni: { $reason }.
trouble-not-a-backup = { $file } nem fatsi-mentés, vagy megsérült.
trouble-backup-postgresql = PostgreSQL esetén a saját eszközeit használd: pg_dump és pg_restore.
