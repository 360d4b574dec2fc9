# What is wrong with a text that somebody wrote, a file or an option. The place (file, line, column) stands before it, so
# that these begin with a small letter. Ids and what was given are shown as they are typed.

# $part is the option, the key of a line, or the column of a table that is wrong.
error-of-part = { $part }: { $message }

## Words of a text

error-not-a-text = szöveg kell, nem { $given }.
error-action-missing = hiányzik egy lépés.
error-unknown-action = „{ $given }” nem lépés. Erre gondoltál: { LIST($near) }?
error-unknown-verb = „{ $given }” nem egy lépés neve.
error-unknown-verb-near = „{ $given }” nem egy lépés neve. Erre gondoltál: { LIST($near) }?
error-unknown-choice = „{ $given }” nem { KIND($kind) }. Ezek egyike kell: { LIST($known) }.
error-unknown-choice-near = „{ $given }” nem { KIND($kind) }. Erre gondoltál: { $near }?
error-not-one-of = „{ $given }” nem jó, ezek egyike kell: { LIST($known) }.
error-not-a-number = 0 és { $most } közötti szám kell, nem „{ $given }”.
error-not-true-or-false = True vagy False kell, nem { $given }.
error-not-a-list = azonosítók listája kell, nem { $given }.
error-not-cards = kártyák kellenek, nem { $given }.
error-not-key-and-value = „{ $given }” nem „kulcs: érték” alakú.
error-unknown-version = ismeretlen verzió: { $given }. Az itteni: { $known }.
error-wrong-first-line = az első sornak ennek kell lennie: „{ $wanted }”.
error-wrong-form = „{ $given }” alakja nem jó; ilyen kell: „{ $wanted }”.
error-wrong-value = „{ $given }” itt nem állhat.
error-wrong-number-of-entries = { $wanted } elem kell, nem { $given }.
error-named-twice = { $given } kétszer szerepel.
error-named-elsewhere = { $given } máshol már szerepel.
error-stands-twice = { $given } ismétlődik: korábban már állt egyszer ({ $earlier }. sor).
error-stands-alone = { $given } csak egyedül állhat.
error-nothing-between-commas = két vessző között nincs semmi.
error-part-of-white-moon = ez a Fehér Holdhoz tartozik, amely ebben a játszmában nem szerepel.
error-of-white-moon = { $given } a Fehér Holdhoz tartozik, amely ebben a játszmában nem szerepel.

## What a word should have been, as in: "mvoe" is not a tile

kind-artifact = ereklye
kind-board = tábla
kind-card = kártya
kind-card-key = egy kártya kulcsa
kind-clause = olyasmi, ami ennél a helynél állhat
kind-colour = szín
kind-column = egy kártyafájl oszlopa
kind-corner = a falu sarka
kind-curse-face = az átokkocka oldala
kind-difficulty = nehézségi szint
kind-edition = kiadás
kind-ending = ennek a végeredménynek az oka
kind-family = család
kind-flag = yes/no érték
kind-frame = olyasmi, ami függőben lehet
kind-incarnation = inkarnáció
kind-key = ismert kulcs
kind-line = kísértethely, és nem is a temető
kind-mark = egy kísértet jelölése
kind-moon-card = a Fehér Hold kártyája
kind-moon-village = a falu kirakásának módja
kind-players = lehetséges játékosszám
kind-power = képesség
kind-purpose = egy dobás célja
kind-scope = egy szelleműzés célpontja
kind-side = oldal
kind-space = kísértethely
kind-stage = a jang fázis szakasza
kind-stone = a kártya ezen részére illő képesség
kind-tao-colour = varázstárgy színe
kind-tao-face = a taokocka oldala
kind-tile = egy falulap helye
kind-village-tile = falulap
kind-won-or-lost = végeredmény

## Setups

error-not-dealt = egyes részei még nyitottak. Ez teszi teljessé: setup.dealt(rng).
error-nobody-sits-there = senki sem ül itt: { $side }. A játékosok helye: { LIST($known) }.
error-seat-open = a helyek egyenként nem hagyhatók nyitva.
error-wrong-order = a helyes sorrend: { LIST($wanted) }.
error-not-opposite = két játékos egymással szemben ül: N és S, vagy E és W.
error-too-few-incarnations = { $wanted } inkarnáció kell, de csak { $given } közül lehet húzni.
error-solo-board = egyedül játszva a { COLOUR($colour) } tábla kell, itt: { $side }.
error-solo-board-side = egyedül játszva a { COLOUR($colour) } táblának ez az oldala kell: { $wanted }.
error-two-lasting-stones = { $card }: egy kártyának legfeljebb egy tartós képessége lehet.
error-base-card = { $card } az alapjáték kártyája, értékei ismertek.
error-too-few-games = legalább 1 kell, nem { $given }.
error-same-bots = ugyanazok a botok ugyanazokkal a leosztásokkal ugyanazokat a játszmákat játsszák.
error-wrong-number-of-bots =
    { $players ->
        [one] egy taoistához egy bot kell, nem { $given }.
       *[other] { $players } taoistához egy közös bot vagy { $players } bot kell, nem { $given }.
    }

## Bots. What was raised by somebody's own bot, by Ray or by the system stands in its own words: $error.

error-unknown-bot = nincs ilyen: „{ $given }”. Ezek vannak: { LIST($known) }; a sajátod: module:Class.
error-two-bots-without-side = oldal nélkül csak egy bot állhat. Oldallal így kell: E=greedy.
error-bot-without-seat = nem maradt hely neki: { $given }. Oldal nélkül a bot az elsőn kívül minden helyet elfoglal.
error-bot-with-wrong-character = „{ $given }”: meg nem engedett karakter van benne, + vagy nem nyomtatható.
error-bot-options-missing = „{ $bot }:” után hiányoznak a beállítások, például { $bot }:option=value.
error-bot-has-no-options = { $bot }: nincs „{ $given }” nevű beállítása, és más sincs.
error-bot-has-no-such-option = { $bot }: nincs „{ $given }” nevű beállítása. Ezek vannak: { LIST($known) }.
error-bot-option-without-value = { $bot }: hiányzik egy beállítás értéke: { $option }=...
error-bot-option-twice = { $bot }: kétszer szerepel ez a beállítás: { $option }.
error-bot-option-missing = { $bot }: hiányzik egy beállítás, így kell: { $bot }:{ $option }=...
# $kind is the type that the bot's constructor declares.
error-bot-option-too-small = { $option } értéke legalább { $least } legyen, nem { $given }.
error-bot-option-too-large = { $option } értéke legfeljebb { $most } legyen, nem { $given }.
error-bot-option-wrong =
    { $kind ->
        [int] { $bot }: { $option } értéke egész szám lehet, nem „{ $given }”.
        [bool] { $bot }: { $option } értéke true vagy false lehet, nem „{ $given }”.
       *[float] { $bot }: { $option } értéke szám lehet, nem „{ $given }”.
    }
error-bot-options-unreadable = { $bot } beállításai nem olvashatók: { $error }
error-bot-cannot-be-made = { $bot } nem hozható létre: { $error }
error-module-not-imported = { $module }: ez a modul nem importálható: { $error }
error-module-without-class = { $module }: ebben a modulban nincs { $given } osztály.
error-not-a-bot = { $given } nem bot: nincs choose(state, rng) metódusa.

## A Ray cluster

error-no-address = local, auto vagy HOST:PORT kell, nem „{ $given }”.
error-no-cluster = nincs Ray-klaszter ezen a címen: „{ $address }”: { $error }
error-cluster-silent = nincs Ray-klaszter ezen a címen: „{ $address }”: { $seconds } másodpercen belül nem jött válasz.
error-cluster-failed = hibázott a Ray-klaszter ezen a címen: „{ $address }”: { $error }

## Files of cards and of games

error-no-card = a fájlban nincs kártya.
error-no-csv = ez nem CSV.
error-no-parquet = ez nem Parquet-fájl.
error-not-a-text-file = ez nem szövegfájl.
error-no-json = ez nem JSON.
error-no-list-of-cards = a fájlban kártyák listájának kell lennie.
error-no-object = egy kártya olyan objektum, amelynek kulcsait a „fatsi cards --json” írja ki.
error-no-object-of-colours = ilyen objektum kell: { $wanted }.
error-no-list-of-stones = képességek ilyen listája kell: { $wanted }.
error-columns-missing = az első sorban az oszlopok nevének kell állnia. Hiányzik: { LIST($missing) }.
error-keys-missing = a kártyából hiányzik: { LIST($missing) }.
error-wrong-number-of-columns = { $wanted } oszlop kell, nem { $given }.
error-wrong-for-card = { $card }: „{ $given }” hibás, helyesen: { $wanted }.
error-wrong-card-values = „{ $given }” nem ilyen: azonosító, szín, öt szám, majd / bal / középső / jobb oldali képességek.
error-resistance-and-colour = { $card }: vagy ellenállása legyen, vagy „board” a színe, és akkor ne legyen saját ellenállása.
error-not-rows = az eleje nem a „fatsi simulate --rows” oszlopaiból áll.

## Records

error-nothing-after-the-result = az eredmény után már semmi sem állhat.
# A turn is its number and the side of the Taoist, such as "12 N".
error-wrong-turn = e sor szerint a kör száma { $given }, valójában { $wanted }.
error-turn-after-the-end = e sor szerint a kör száma { $given }, de a játéknak már vége.
error-result-too-early = a jegyzőkönyv szerint „{ $given }”, de a játéknak még nincs vége.
error-wrong-result = a jegyzőkönyv szerint „{ $given }”, de a játék vége ez lett: „{ $wanted }”.

## Positions: Taoists and boards

error-neutral-board-holds = semleges táblán csak csi lehet.
error-neutral-board-stands = semleges táblának nincs taoistája.
error-neutral-board-yang = semleges táblának nincs jang fázisa.
error-not-neutral = { $side } nem semleges tábla.
error-dead-holds = halott taoistánál semmi sem lehet.
error-dead-not-on-cemetery = halott taoista a temetőben fekszik, itt: { $place }.
error-stands-nowhere = hiányzik a taoista falulapja.
error-without-qi = csi nélkül ez kell: { $wanted }.
error-more-than-held = ez több, mint amennyi az aktív taoistánál van.

## Positions: the end of the game

error-over-all-dead = minden taoista halott, tehát a játéknak vége.
error-over-haunted = { $most } kísértetjárta falulapnál a játéknak vége.
error-over-graveyard = { $most } halottnál a játéknak vége.
error-artifact-missing = { $artifact }: az ereklyét adó család minden tagja megmenekült, de az ereklye senkinél sincs, és nem is használták fel.
error-rest-face-down = nem tudni, kik a többiek, amíg vannak lefordított falusiak.
error-over-no-incarnation = nincs inkarnáció játékban, és több már nem is jön, tehát a játéknak vége.
error-over-deck-empty = elfogyott a pakli, és egy inkarnáció még játékban van, tehát a játéknak vége.
error-won-too-early = { $given } nem illik ide: egy inkarnáció még játékban van.
error-lost-without-cause = { $given } nem illik ide: az állásban semmi sem utal rá.

## Positions: supplies

error-too-many-tao = csak { $most } { COLOUR($colour) } varázstárgy van.
error-too-many-tokens-spent = egy színből csak { $most } varázstárgy van.
error-too-many-qi = csak { $most } csi van.
error-too-many-buddhas = csak { $most } buddha van.
error-too-many-power-tokens = több képességjelző van a játékosoknál, mint ahány ennyi játékoshoz tartozik.
error-too-many-crystals = csak { $most } holdkristály van.
error-too-many-dice = legfeljebb { $most } kockával lehet dobni.

## Positions: ghosts

error-two-ghosts = { $space }: két kísértet van itt.
error-no-haunter = { $card } nem kísértő: nincs bábuja.
error-figure-without-haunter = { $space }: csak kísértőnek van bábuja.
error-cannot-be-dormant = { $space }: dormant csak tartós bal oldali képességű kísértet lehet.
error-dormant-without-cause = { $space }: a kísértet dormant, de bal oldali képessége nincs függőben.
error-ghost-and-buddha = { $space }: itt kísértet van.
error-cannot-be-caught = { $card } nem fogható el buddhával.
error-nothing-to-catch = nincs játékban semmi, amit buddha elfoghatna.
error-powers-lost-in-first-edition = képesség csak az első kiadásban vész el végleg.
error-one-mantra = csak egy mantra van.
error-mantra-without-ghost = a mantra alatt nincs kísértet.
error-mantra-not-up = egyik táblán sincs felül a gyengítő mantra képesség.
error-mantra-blocked = a gyengítő mantra képesség le van tiltva, ezért a mantra nem lehet kísérteten.

## Positions: the deck

error-wrong-deck = a pakliban 1–{ $most } kísértetszám állhat, bármely kettő között egy inkarnációval.
error-incarnation-not-in-game = { $card } nincs e játszma inkarnációi között.
error-in-play-already = { $card } már játékban van.
error-too-many-incarnations = ebben a játszmában összesen { $most } inkarnáció van, a játékban lévőkkel és az elűzöttekkel együtt.
error-too-many-incarnations-to-come = több inkarnáció jönne még, mint ahány ismeretlen.
error-too-many-at-bottom = több lap ismert a pakli alján, mint ahány ott van.
error-too-many-in-deck = a pakliban { $given } kísértet van, de csak { $most } ismeretlen még.
error-put-aside = kezdéskor { $number } kísértet félrekerült, ezért a pakliban kevesebbnek kell lennie.
error-top-or-bottom = { $card }: a pakli tetején inkarnáció lehet ismert, az alján kísértet.

## Positions: the turn

error-too-many-actions = egy körben legfeljebb két akció van.
error-too-many-saves = a megmentés a kör akcióinak egyike.
error-stage-too-early = akció után a szakasz acted vagy későbbi.
error-acted-without-action = a szakasz acted, de akció nem volt.
error-not-the-action-tile = ez a kör első akciójának falulapja, és csak akkor kell, ha volt akció.
error-picked-up-elsewhere = képességjelzőt a középső falulapon lehet elvenni.
error-yang-not-begun = a jang fázis kezdete előtt abban még semmi sem történt.
error-no-exorcism = nincs folyamatban szelleműzés.

## Positions: White Moon

error-one-su-ling = csak egy Szu Ling van.
error-su-ling-before-incarnation = Szu Ling nem állhat inkarnáció elé.
error-too-many-villagers = egy falulapon legfeljebb { $most } falusi lehet.
error-too-many-of-family = túl sokan vannak ebből a családból: { $family }.
error-wrong-number-face-down = { $given } van lefordítva, de { $wanted } ismeretlen még.
error-villagers-on-haunted-tile = kísértetjárta falulapon senki sem lehet, így itt sem: { $place }.
error-top-villager-face-down = { $place }: itt a felső falusi látható, vagy éppen fel kell fedni.
error-nobody-to-reveal = { $place }: itt felül senki sincs lefordítva.

## Positions: what is pending; $frame is the id of that which is pending

error-frame-missing = itt hiányzik valami, ami függőben van.
error-nothing-pending-after-the-end = a játék vége után semmi sincs függőben.
error-wrong-last-frame = az utolsó ezek egyike lehet: { LIST($known) }.
error-two-cards-drawn = egyszerre csak egy lap húzható.
error-frame-only-last = { $frame } csak az utolsó lehet.
error-frame-before-turn = { $frame }: a kör kezdete elé semmi sem kerülhet.
error-frame-in-wrong-phase = { $frame } nem ebbe a fázisba való.
error-frame-question-waits = { $frame }: a kérdésre minden más előtt válaszolni kell, ezért az az első.
error-frame-nothing-to-choose = { $frame }: nincs mit választani.
error-frame-nobody-alive = { $frame }: ott nem ül élő taoista.
error-frame-active-dead = { $frame }: az aktív taoista halott.
error-frame-active-living = { $frame }: az aktív taoista él.
error-frame-active-moves-unaided = { $frame }: az aktív taoista magától mozog.
error-frame-dead-asks = { $frame }: halott taoista senkitől sem kér segítséget.
error-frame-dead-rolls = { $frame }: halott taoista nem dob.
error-frame-dead-gains = { $frame }: halott taoista nem kap semmit.
error-frame-takes-wrong = { $frame }: 1 vagy 2 varázstárgyat vehet el egy élő taoista.
error-frame-pays-itself = { $frame }: az aktív tábla maga fizet.
error-frame-no-free-space = { $frame }: nincs szabad hely, ahová kísértet kerülhetne.
error-frame-all-spaces-full = { $frame }: minden hely foglalt.
error-frame-deck-empty = { $frame }: a pakli üres.
error-frame-no-ghost = { $frame }: nincs ott kísértet.
error-frame-no-such-stone = { $frame }: nincs ilyen képessége: { $card }.
error-frame-card-elsewhere = { $frame }: { $card } nem itt van: { $space }.
error-frame-card-in-play = { $frame }: { $card } még játékban van.
error-frame-wrong-fallen = { $frame }: egy vagy két kísértetet kell megnevezni, különböző helyekről.
error-frame-no-qi-left = { $frame }: nem maradt csi a visszatéréshez.
error-frame-no-cemetery = { $frame }: ebben a faluban nincs temető.
error-frame-cemetery-haunted = { $frame }: a temető kísértetjárta.
error-frame-cemetery-in-yin = { $frame }: a temető csak a jang fázisban segít.
error-frame-number-of-dice = { $frame }: 1–{ $most } kockával lehet dobni.
error-frame-wrong-number-of-dice = { $frame }: ehhez a taoista { $number } kockával dob.
error-frame-kept-in-first-roll = { $frame }: kocka csak második dobásnál maradhat.
error-frame-cannot-fall = { $frame }: ezzel a dobással és ezekkel a varázstárgyakkal ezek a kísértetek nem űzhetők el.
error-frame-number-of-rescues = { $frame }: az első kör előtt { $most } falusi menekül meg.
error-frame-living-bequeaths = { $frame }: csak meghalt taoista hagy hátra valamit.
error-frame-artifact-taken = { $frame }: az ereklye már valakié.
error-frame-sword-in-barrier = { $frame }: a Holdszalagnál az Égi Kard nem hat.
error-frame-white-faces = { $frame }: ez 1 vagy 2 fehér oldalhoz való.
error-frame-no-crystal-to-place = { $frame }: a tartóedény tele van, vagy nincs több kristály.
error-frame-four-boards = { $frame }: négy tábla van, az aktívtól számítva 0–3.

## Why a file cannot be read or written

why-not-there = nincs ilyen fájl vagy mappa
why-not-allowed = nincs hozzá jogosultság
why-folder = ez egy mappa
why-not-folder = az útvonal egyik része nem mappa
why-full = nincs több szabad hely
error-too-many-pieces = túl sok rész; legfeljebb { $most } olvasható be.
error-too-many-lines = túl sok sor; legfeljebb { $most } olvasható be.
