# What the table's page says beside the other files: choices that are not there, hints, bots, company.

## What may not be chosen now

denied-title = Most nem lehetséges
denied-exorcise = Szelleműzés
denied-help = Segítségkérés
denied-move = Mozgás
denied-buddha = Buddha elhelyezése
denied-rule = A szabály elolvasása
about-rules = Szabályok:
about-why-not = Most nem: { $reason }

## Hints

hint-chances = Győzelmi esélyek
hint-close = Tipp bezárása
hint-compare-same = Ezt választottad volna: { $choice }. Ez nagyjából ugyanolyan jó.
hint-compare-little = Ezt választottad volna: { $choice }. Ez egy kicsit rosszabb.
hint-compare-clear = Ezt választottad volna: { $choice }. Ez érezhetően rosszabb.
hint-compare-much = Ezt választottad volna: { $choice }. Ez sokkal rosszabb.
hint-played = Erre esett a választás: { $choice }
usage-hint-turn = Jegyzőkönyvnél: e kör minden döntése, azzal együtt, amire a választás esett.
hint-best-spoken = Tipp: { $hint }

## Bots that one can follow

pace-title = Botok
pace-pause = Szünet
pace-go = Folytatás
pace-step = Egy lépés
pace-speed = Sebesség
pace-slow = Lassú
pace-normal = Közepes
pace-fast = Gyors
since-title = A legutóbbi köröd óta

## Settings

settings-forced = Kényszerlépések
forced-on = Automatikusan megtörténnek
forced-off = Én erősítem meg őket
forced-notice = Csak egy lehetőség van: { $choice }
settings-sounds = Hangok
sounds-off = Ki
sounds-on = Be

## Home

home-alone = Egyedül
home-alone-text = Te a sötétség ellen, a legkönnyebb szinten.
home-friends = Barátokkal
home-friends-text = Mindenki linket kap a helyéhez, vagy egy képernyőn osztoztok.
home-bots = Botokkal
home-bots-text = A legjobb bot játszik a többi taoistával. Megállíthatod, és minden lépését követheted.
home-details = Helyek, táblák, kiegészítő és egyebek

## Rules

rules-example = Példa lépésről lépésre

## Today's game

today-won = Első próbálkozásod: győzelem { $turns } kör után.
today-lost = Első próbálkozásod: vereség { $turns } kör után.
today-open = Első próbálkozásod folyamatban van, { $turns }. kör.
today-others = Mások mai első próbálkozásai: { $finished } befejezett, { $won } megnyert.
today-history = Eredményeid a korábbi napokon
today-day-won = győzelem, { $turns }. kör
today-day-lost = vereség, { $turns }. kör
today-day-open = befejezetlen

## Company

link-scan = Olvasd be a kódot telefonnal, vagy küldd el a linket.
link-waiting = Várjuk { SEAT($seat, case: "acc") } …
table-give-up = Feladás: ugyanez a leosztás újra
table-give-up-asks = Feladod ezt a játszmát mindenki nevében, és újrakezditek ugyanezt a leosztást?
