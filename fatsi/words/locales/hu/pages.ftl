# The pages of the browser table.

## Every page

# What this language calls itself.
language-name = Magyar
page-name = fatsi
page-description = Taoisták védik a falut Vu Feng kísérteteitől: kooperatív játék 1–4 játékosnak, böngészőben.
page-title = { $title } – fatsi
page-skip = Ugrás a tartalomra
page-nav = Oldalak
page-home = Kezdőlap
page-rules = Szabályok
page-cards = Kártyák
settings-title = Beállítások
settings-language = Nyelv
settings-theme = Színek
theme-system = Rendszer szerint
theme-night = Éjszaka
theme-paper = Papír
theme-contrast = Nagy kontraszt
settings-motion = Animációk
motion-system = Rendszer szerint
motion-on = Be
motion-off = Ki
settings-apply = Alkalmaz
dialog-close = Bezárás
bot-random = Véletlen
bot-greedy = Mohó
bot-planner = Tervező

## Home

home-title = Védjétek a falut hajnalig
# The blank of Vu Feng is one at which no line breaks.
home-lead = Éjjelente jönnek a kísértetek, és Vu Feng már úton van. Egy–négy taoista száll szembe velük közösen: együtt győztök, vagy együtt veszítetek.
home-today = A mai játszma
home-today-text = Ma mindenkinek ugyanaz a falu, ugyanazok a kockák és kísértetek.
home-kept = Asztalaid
kept-forget = Eltávolítás a listáról
kept-forget-asks = Eltávolítod ezt az asztalt a listáról? A helyed megmarad, de csak a linkjével térhetsz vissza.
kept-won = Győzelem
kept-lost = Vereség
kept-my-turn = Te jössz
kept-waiting = Folyamatban
kept-game =
    { $players ->
        [one] Egy taoista, { DIFFICULTY($difficulty) }, { $turn }. kör
       *[other] { $players } taoista, { DIFFICULTY($difficulty) }, { $turn }. kör
    }
kept-game-moon =
    { $players ->
        [one] Egy taoista, { DIFFICULTY($difficulty) }, Fehér Hold, { $turn }. kör
       *[other] { $players } taoista, { DIFFICULTY($difficulty) }, Fehér Hold, { $turn }. kör
    }
home-join = Csatlakozás egy asztalhoz
home-join-text = Kaptál egy linket? Nyisd meg, vagy illeszd be ide. Az asztal saját címén nézőként követheted a játékot.
home-join-go = Csatlakozás
home-replay = Játszma visszanézése
home-replay-text = Add meg egy játszma jegyzőkönyvét, és nézd végig lépésenként.
home-record = Egy játszma jegyzőkönyve
home-replay-go = Mutasd
home-learn = Ismerkedés a játékkal
home-learn-text = Minden szabály néhány mondatban, és mind a 81 kártya.

## A new table

new-title = Új asztal
form-name = A neved
new-players = Taoisták
new-difficulty = Nehézség
new-seats = Ki játszik
new-seats-text = Egy képernyőn több taoistával is játszhatsz. A szabad helyeket mások az általad küldött linkkel foglalhatják el.
new-seat = { $number }. taoista
new-seat-me = én
new-seat-open = szabad: hívj meg valakit
new-board = Tábla
new-power = Képesség
new-power-a = első képesség
new-power-b = második képesség
new-random = véletlenszerű
new-moon = Kiegészítő
new-white-moon = A Fehér Holddal: megmentendő falusiak, Szu Ling és a holdkristályok
new-moon-village = Falu
moon-village-random = kilenc falulap a tízből
moon-village-first-game = első játékhoz ajánlott
new-portal = Kapu
portal-centre = középen
portal-edge = szélen, nehezebb
portal-corner = sarokban, a legnehezebb
new-incarnations = Inkarnációk
incarnations-all = mind
incarnations-base = az alapjátékéi
incarnations-new = az újak
new-edition = Kiadás
new-seed = Véletlenmag
new-five-qi = Kezdés 5 csivel, így könnyebb
new-practice = Gyakorlás: minden visszavonható, és a jegyzőkönyv ezt jelzi
new-lay = Asztal megnyitása

## Joining

join-title = Foglald el a helyed
join-text = Meghívtak egy asztalhoz. Add meg a nevet, amelyet a többiek látnak majd, és foglalj helyet.
join-secret = A kapott link
join-sit = Leülök
join-next = Úgy látod majd az asztalt, ahogy éppen áll, és ha sorra kerülsz, te döntesz a taoistád nevében. Nem kell semmit telepíteni, és fiók sem kell.
join-missing = Ez a link hiányos. Másold ki az egészet az utolsó karakterig, és nyisd meg újra.

## The table

table-title = Az asztal
table-my-link = Saját linkem
table-watching = Nézőként vagy itt. Ha van helyed ennél az asztalnál, nyisd meg újra a hozzá tartozó linket.
table-notify = Kérek értesítést
table-help = Billentyűk
table-more = Napló, csevegés és szabályok
tab-log = Napló
tab-chat = Csevegés
tab-rules = Szabályok
log-turn = { $number }. kör
chat-label = Írj valamit
chat-send = Küldés
chat-watchers = Itt csak a játékosok írhatnak.
sheet-title = Mit lehet itt tenni
sheet-about = Mi ez?
zoom-title = Közelebbről
about-deck = A pakli
about-dice = A kockák
undo = Visszavonás
undo-explained = Visszavonja a választásaidat az utolsó dobásig, húzásig vagy más játékos választásáig.
undo-explained-practice = Visszavonja az utolsó választást. Ez gyakorlóasztal.

## What is always in sight

status-title = A játék állása
# On small screens, beside the symbol of whose turn it is.
status-turn =
    { $phase ->
        [yin] { $number }. kör, jin
        [yang] { $number }. kör, jang
        [setup] Az 1. kör előtt
       *[over] { $number }. kör, vége
    }
# Figures beside their symbols.
status-figure = { $number }
status-figure-of = { $number }/{ $limit }
status-haunted = Kísértetjárta: { $number }/{ $limit }
status-wu-feng =
    { $number ->
        [one] Vu Feng következik
       *[other] Vu Feng: { $number }. lap
    }
status-cards = Még { $number } lap
status-dice = Kocka: { $number }/{ $all }
status-dead = Halott: { $number }/{ $limit }
status-saved = Megmentve: { $number }
status-moon = Fehér Hold
ahead-title = { BOARD($board, case: "start") } következő jin fázisában:
ahead-haunts = { CARD($card, case: "start") } ({ SPACE($space) }) kísért { TILE($tile, case: "at") } ({ PLACE($place) }).
ahead-haunts-last = { CARD($card, case: "start") } ({ SPACE($space) }) kísért { TILE($tile, case: "at") } ({ PLACE($place) }), és ezzel vesztetek.
ahead-line-lost = { CARD($card, case: "start") } ({ SPACE($space) }) sora már végig kísértetjárta, és ezzel vesztetek.
ahead-steps = { CARD($card, case: "start") } ({ SPACE($space) }) előrelép.
ahead-torments = { CARD($card, case: "start") } ({ SPACE($space) }) miatt dobni kell az átokkockával.
ahead-takes-tao = { CARD($card, case: "start") } ({ SPACE($space) }) minden taoistától elvesz egy varázstárgyat.
ahead-villagers-die = { CARD($card, case: "start") } ({ SPACE($space) }) megöli a falusiakat { TILE($tile, case: "at") } ({ PLACE($place) }).
ahead-stone = { CARD($card) } ({ SPACE($space) }): { STONE($stone) }.
ahead-overrun = { BOARD($board, case: "start") } tele van: elvész 1 csi.
ahead-ghost = Jön egy kísértet.

## The decision

decision-over = A játéknak vége
decision-fold = Választások mutatása vagy elrejtése
waiting-open = Még szabad { SEAT($seat) } helye: valakinek el kell foglalnia.
waiting-bot = Gondolkodik { SEAT($seat) } botja.
waiting-person =
    { $present ->
        [yes] { $name } dönt.
       *[no] { $name } következik, de offline.
    }
waiting-seat =
    { $present ->
        [yes] { SEAT($seat, case: "start") } dönt.
       *[no] { SEAT($seat, case: "start") } következik, de offline.
    }
choices-act = Akció
choices-move = Lépés ide
choices-power = Képességek
choices-mantra = Mantra ide
choices-buddha = A kör vége előtt
choices-artifact = Ereklyék
choices-fireworks = Tűzijáték: segítség innen
choices-yin-yang-ask = Jinjang: segítség távolról
choices-yin-yang-unhaunt = Jinjang: falulap megtisztítása
choices-reroll = Újradobás
choice-tile = { TILE($tile, case: "short") } ({ PLACE($place) })
choice-tile-haunted = { TILE($tile, case: "short") } ({ PLACE($place) }), kísértetjárta
choice-space = Hely { TILE($tile, case: "the") } előtt ({ SPACE($space) })
choice-space-with-buddha = Hely { TILE($tile, case: "the") } előtt ({ SPACE($space) }), buddhával
choice-ghost = { CARD($card) } ({ SPACE($space) })
choice-colour = { COLOUR($colour, case: "start") }
choice-token = { COLOUR($colour, case: "start") } ({ SEAT($seat) })
odds-column-outcome = Eredmény
odds-column-bar = Esély sávként
odds-column-dice = Kockák
odds-column-tokens = + tárgyak
odds-row-together =
    { $number ->
        [2] Mindkettő
        [5] Mind az { $number }
       *[other] Mind a { $number }
    }
odds-row-any = Legalább egy
# What the chosen ghosts still cost. With ways, symbols follow: all of them, or those of one way.
spend-missing =
    { $ways ->
        [0] Még { $number } varázstárgy vagy kristály hiányzik.
        [one] Még hiányzik:
       *[other] Még hiányzik, ezek egyike:
    }

## People

players-title = A taoisták
players-practice = Gyakorlóasztal: minden visszavonható.
players-watching = { $number } néző.
seat-mine = te
seat-here = online
seat-away = offline
seat-open = szabad
seat-neutral = semleges
seat-bot = bot: { $name }
seat-dead = halott
seat-possessed = megszállva
seat-manage = Ki játszik itt?
seat-invite = Hívj meg valakit
seat-take = Én játszom vele
seat-give-to-bot = Bot játsszon: { $name }
seat-free = Hely felszabadítása
seat-confirm = Valaki már játszik { SEAT($seat, case: "with") }. Elveszed a helyét? A hozzá tartozó link többé nem fog működni.
power-blocked = letiltva
power-borrowed = kölcsönvéve
link-invite = Meghívó
link-invite-text = Aki megnyitja ezt a linket, elfoglalhatja a helyet. Csak egyvalakinek küldd el.
link-key = Saját linked
link-key-text = Nyisd meg egy másik eszközön, hogy ott játszhass tovább. Ne oszd meg senkivel.
link-copy = Másolás
link-copied = Kimásolva
notify-title = Te jössz
notify-on = Értesítést fogsz kapni.
notify-off = A böngésző nem engedi.

## The end

result-score = Pontszám: { $score }, { $turns } kör után
result-breakdown = Miből áll a pontszám
# A number of points, of which $points is the size.
result-points =
    { $sign ->
        [minus] −{ NUMBER($points) }
       *[plus] { NUMBER($points) }
    }
result-total = Pontszám
result-practice = Gyakorlóasztal: lehettek visszavonások.
result-again = Új játszma
result-replay = Visszanézés
result-record = A jegyzőkönyv
title-won = Győzelem – fatsi
title-lost = Vereség – fatsi
title-mine = Te jössz, { SEAT($seat, case: "short") } – fatsi
title-waiting = { SEAT($seat, case: "short") } dönt – fatsi

## A game seen again

replay-title = Egy játszma, lépésről lépésre
replay-steps = Lépések
replay-position = Lépés
replay-first = Az elejére
replay-turn-back = Előző kör
replay-back = Előző lépés
replay-play = Lejátszás
replay-forth = Következő lépés
replay-turn-forth = Következő kör
replay-last = A végére
replay-go-to-turn = Ugrás
replay-keys = A nyílbillentyűk lépésenként, a Page Up és a Page Down körönként léptet.

## Rules and cards

rules-lead = Az egész játék rövid fejezetekben, utána minden falulap, képesség és ereklye.
rules-search = Keresés a szabályokban
rules-none = Nincs találat.
cards-lead = Minden kísértet és inkarnáció, és amit tesz. A bal oldali képesség érkezéskor hat, a középső, amíg játékban van, a jobb oldali elűzéskor.
cards-search = Keresés a kártyák közt

## Keys

keys-title = Billentyűk
keys-digit = az adott számú választás
keys-arrows = végig a választásokon; az asztalon helyről helyre
keys-enter = választás, vagy a kijelölt dolog megnyitása
keys-board = az asztalra, és vissza a választásokhoz
keys-look = az asztalon kijelölt dolog közelebbről
keys-hint = tipp: a legjobb választások
keys-undo = visszavonás
keys-log = a napló
keys-chat = a csevegés
keys-rules = a szabályok
keys-help = ez a lista
keys-escape = a nyitott ablak bezárása
keys-mouse = Ha arra kattintasz, ami világít, azt választod; ha bármi másra, nagyban látod. Érintőképernyőn az első koppintás csak megmutatja a dolgot, és azt, hogy mit lehet vele tenni.

## Connection

connection-lost = Megszakadt a kapcsolat. Újrapróbálkozás …
connection-back = A kapcsolat helyreállt.
connection-trouble = A szerver nem válaszolt. Próbáld újra.
table-moved = Új játszma vár mindannyiótokra.
table-moved-go = Csatlakozás
# What stands on the keys.
key-enter = Enter
key-escape = Esc
players-known-seed = Ennek a játszmának a véletlenmagját valaki megadta: aki ismeri, előre tudhatja a dobásokat és a kártyákat.
table-delete = Az asztal törlése
table-delete-asks = Törlöd az asztalt mindenki számára? A játék és a csevegés is elvész.
host-give = Legyen ő a házigazda
host-give-asks = Átadod az asztalt? Ezután csak az új házigazda oszthat helyeket.
host-claim = Átveszem a házigazda szerepét
