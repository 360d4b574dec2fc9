# What the command says about itself: --help, and what is wrong with how it was called. Names of options, commands and ids
# (such as normal, NE, play) are typed as they stand here in every language.


## The command and its subcommands

usage-fatsi = A Ghost Stories kooperatív társasjáték. Parancs nélkül: serve, vagyis játék böngészőben.
usage-serve = Játék böngészőben: egyedül, egy képernyő körül vagy online másokkal.
usage-play = Játék terminálban: 1–4 taoista egy képernyőnél, vagy botok; visszavonással, mentéssel és folytatással.
usage-replay = Egy lejegyzett játszma elmesélése körről körre.
usage-render = Egy állás vagy egy lejegyzett játszma állásának rajza, SVG vagy PNG.
usage-hint = Egy állás legjobb választásai, a győzelem esélyével és indoklással.
usage-cards = Az összes kártya listája.
usage-bench = A játékmotor sebességének mérése véletlen játszmákkal.
usage-simulate = Sok játszma botokkal: milyen gyakran nyernek, milyen képességekkel, és miért veszítenek.
usage-duel = Két bot ugyanazokkal a leosztásokkal: melyikük nyer gyakrabban.

## Options and arguments

usage-version = A verzió kiírása, majd kilépés.
usage-language = A nyelv, például hu; enélkül a környezeté (LC_ALL, LC_MESSAGES, LANG).
usage-host = A cím, ahol a szerver figyel; a 0.0.0.0 a hálózatodon másokat is beenged.
usage-port = A port, ahol a szerver figyel; a 0 bármelyik szabad portot jelenti.
usage-database = Az asztalok helye: postgresql://... vagy sqlite:///FILE; enélkül egy fájl az adatmappában.
usage-browser = Megnyíljon-e a böngésző.
usage-allow-host = Név, amelyen a szerver elérhető, például a proxydé; többször is megadható.
usage-players = Hány taoista: 1, 2, 3 vagy 4.
usage-difficulty = Nehézségi szint: initiation (Beavatás), normal (Normál), nightmare (Rémálom) vagy hell (Pokol).
usage-edition = A szabályok kiadása: revised (átdolgozott) vagy first (első).
usage-five-qi = Könnyebb kezdés: minden taoistának 5 csi.
usage-seed = Véletlenmag; ugyanaz a szám ugyanazt a játszmát adja.
usage-tiles = A kilenc falulap NW-től SE-ig, vesszővel elválasztva; a „-” helyére véletlen falulap kerül.
usage-boards = A táblák színe N,E,S,W sorrendben; a „-” helyére véletlen szín kerül.
usage-sides = A táblák oldala, „a” vagy „b”, N,E,S,W sorrendben; a „-” helyére véletlen oldal kerül.
usage-seats = Hol ülnek a taoisták, például N,S.
usage-first = A kezdő oldal: N, E, S vagy W.
usage-incarnations = Az inkarnációk, amelyekből húzni kell: azonosítók vesszővel elválasztva; vagy all (mind), base (az alapjátékéi), new (az újak).
usage-white-moon = Játék a Fehér Hold kiegészítővel.
usage-moon-village = Fehér Hold: random (9 falulap véletlenszerűen a 10-ből) vagy first-game (az őrjárat útvonala helyett a harcművészeti iskola).
usage-portal = Fehér Hold: a kapu helye: centre (közép), edge (szél), corner (sarok), vagy egy falulap helye, például NE.
usage-card-values = A Fehér Hold kártyáinak valódi értékei CSV vagy JSON formában, a mi rekonstrukciónk helyett.
usage-save = A játszma ebbe a fájlba kerül, nem az adatmappába.
usage-resume = A fájlban lévő játszma folytatása.
usage-position = Kezdés a fájlban lévő állással.
usage-play-bot = Leültet egy botot, például E=greedy; oldal nélkül minden helyre, kivéve az elsőt N-től számítva. Többször is megadható.
usage-plain = Az asztal listaként, képernyőolvasóhoz és keskeny ablakhoz, vagy térképként; enélkül terminálban térkép.
usage-file = Egy játszma jegyzőkönyve.
usage-step = Minden kör után Enterre vár.
usage-board = Minden kör után az asztalt is megmutatja.
usage-until = Csak eddig a körig meséli el.
usage-render-file = Jegyzőkönyv vagy állás; enélkül a standard bemenet.
usage-turn = Jegyzőkönyvnél: az állás e kör végén, nem az utolsó lépés után.
usage-theme = Színek: night (éjszaka), paper (papír) vagy contrast (nagy kontraszt).
usage-width = A PNG szélessége képpontban.
usage-output = A célfájl, .svg vagy .png; enélkül SVG a standard kimenetre.
usage-hint-file = Jegyzőkönyv vagy állás; a „-” a standard bemenet.
usage-at-step = Jegyzőkönyvnél: az állás e döntésnél, 0-tól számolva.
usage-nodes = Hány állást vizsgáljon: több állás tovább tart, de jobb tippeket ad.
usage-hint-seed = Véletlenmag; ugyanaz a szám ugyanazokat a tippeket adja.
usage-all = Minden választást megmutat, nem csak a legjobbakat.
usage-json = JSON-t ír, programoknak.
usage-seconds = Hány másodpercig mérjen.
usage-games = Hány játszma.
usage-bot = A bot, amely játszik: NAME, NAME:OPTION=VALUE,... vagy MODULE:CLASS; többször megadva minden taoistának külön, N-től kezdve.
usage-first-seed = Az első játszma véletlenmagja; a többi ezt követi.
usage-workers = Hány folyamat játsszon egyszerre; enélkül processzormagonként egy.
usage-rows = Minden játszmát fájlba ment, .csv vagy .parquet; ami már benne van, azt nem játssza le újra.
usage-plot = Ábrát rajzol az adatokról egy fájlba, .svg vagy .png.
usage-ray = Játék Ray-klaszteren: a local itt indít egyet, az auto vagy a HOST:PORT egy már futóhoz csatlakozik.
usage-duel-bot = Egy bot, mint a simulate parancsnál; vagy taoistánként egy, „+” jellel összekötve.
usage-help = A súgó kiírása, majd kilépés.

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

usage-line = Használat:
usage-options-metavar = [OPTIONS]
usage-command-metavar = COMMAND [...]
usage-arguments = Argumentumok:
usage-options = Kapcsolók:
usage-commands = Parancsok:
# $notes says the default, and between what a number must lie.
usage-notes = { $text } [{ $notes }]
usage-default = alapérték: { $default }
usage-range = { $least }–{ $most }
usage-range-from = legalább { $least }

## What is wrong with how it was called

misuse-trouble = { $message } Súgó: { $command }
misuse-no-such-command = Nincs „{ $given }” parancs. Ezek vannak: { LIST($known) }.
misuse-no-such-option = Nincs { $option } kapcsoló.
misuse-no-such-option-near = Nincs { $option } kapcsoló. Erre gondoltál: { LIST($near) }?
misuse-value-missing = { $option } után érték kell.
misuse-no-value = { $option } után nem állhat érték.
misuse-argument-missing = Hiányzik: { $argument }.
misuse-too-many-arguments = Fölösleges argumentum: { $given }.
# $kind is whole if the number must be a whole one, else any.
misuse-wrong-number =
    { $kind ->
        [whole] { $option } értéke csak egész szám lehet.
       *[any] { $option } értéke csak szám lehet.
    }
misuse-wrong-number-from =
    { $kind ->
        [whole] { $option } értéke csak egész szám lehet, legalább { $least }.
       *[any] { $option } értéke csak szám lehet, legalább { $least }.
    }
misuse-wrong-number-range =
    { $kind ->
        [whole] { $option } értéke csak { $least } és { $most } közötti egész szám lehet.
       *[any] { $option } értéke csak { $least } és { $most } közötti szám lehet.
    }
usage-keep-days = Törli az asztalokat, amelyeknél ennyi napja nem játszott senki; 0 esetén örökre megmaradnak.
usage-serve-workers = Ennyi folyamat szolgál ki egyetlen portot; egynél többhöz PostgreSQL kell.
usage-backup = Az összes asztal másolása egy fájlba, akár futó szerver mellett is.
usage-backup-file = A célfájl.
usage-restore = Az összes asztal cseréje egy biztonsági mentésre; a szerver közben nem futhat.
usage-restore-file = A backup által írt fájl.
