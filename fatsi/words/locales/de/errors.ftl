# What is wrong with a text that somebody wrote, a file or an option. The place (file, line, column) stands before it;
# these begin with a capital all the same, as a sentence does after a colon. Ids and what was given are shown as typed.

# $part is the option, the key of a line, or the column of a table that is wrong.
error-of-part = { $part }: { $message }

## Words of a text

error-not-a-text = Das muss ein Text sein, nicht { $given }.
error-action-missing = Hier fehlt eine Aktion.
error-unknown-action = „{ $given }“ ist keine Aktion. Meinst du: { LIST($near) }?
error-unknown-verb = Es gibt keine Aktion namens „{ $given }“.
error-unknown-verb-near = Es gibt keine Aktion namens „{ $given }“. Meinst du: { LIST($near) }?
error-unknown-choice = „{ $given }“ ist hier falsch, erwartet wird { KIND($kind) }. Möglich sind: { LIST($known) }.
error-unknown-choice-near = „{ $given }“ ist hier falsch, erwartet wird { KIND($kind) }. Meinst du { $near }?
error-not-one-of = „{ $given }“ ist nicht möglich. Möglich sind: { LIST($known) }.
error-not-a-number = „{ $given }“ ist keine Zahl von 0 bis { $most }.
error-not-true-or-false = Das muss True oder False sein, nicht { $given }.
error-not-a-list = Das muss eine Liste von IDs sein, nicht { $given }.
error-not-cards = Das müssen Karten sein, nicht { $given }.
error-not-key-and-value = „{ $given }“ hat nicht die Form „Schlüssel: Wert“.
error-unknown-version = Version { $given } ist hier nicht bekannt. Dies ist Version { $known }.
error-wrong-first-line = Die erste Zeile muss „{ $wanted }“ lauten.
error-wrong-form = „{ $given }“ hat nicht die richtige Form, wie etwa „{ $wanted }“.
error-wrong-value = „{ $given }“ kann hier nicht stehen.
error-wrong-number-of-entries =
    { $wanted ->
        [one] Nötig ist 1 Eintrag, nicht { $given }.
       *[other] Nötig sind { $wanted } Einträge, nicht { $given }.
    }
error-named-twice = { $given } ist doppelt genannt.
error-named-elsewhere = { $given } ist schon an anderer Stelle genannt.
error-stands-twice = { $given } steht hier zum zweiten Mal, zuerst in Zeile { $earlier }.
error-stands-alone = { $given } muss allein stehen.
error-nothing-between-commas = Zwischen zwei Kommas steht nichts.
error-part-of-white-moon = Das gehört zu White Moon, und das ist in dieser Partie nicht dabei.
error-of-white-moon = { $given } gehört zu White Moon, und das ist in dieser Partie nicht dabei.

## What a word should have been, as in: "mvoe" ist hier falsch, erwartet wird ein Feld

kind-artifact = ein Artefakt
kind-board = eine Tafel
kind-card = eine Karte
kind-card-key = ein Schlüssel einer Karte
kind-clause = etwas, das dieser Taoist haben kann
kind-colour = eine Farbe
kind-column = eine Spalte einer Kartendatei
kind-corner = eine Ecke des Dorfes
kind-curse-face = eine Seite des Fluch-Würfels
kind-difficulty = eine Schwierigkeitsstufe
kind-edition = eine Ausgabe
kind-ending = ein Grund für dieses Ergebnis
kind-family = eine Familie
kind-flag = yes oder no
kind-frame = etwas, das anstehen kann
kind-incarnation = eine Inkarnation
kind-key = ein bekannter Schlüssel
kind-line = ein Geisterplatz oder der Friedhof
kind-mark = eine Markierung eines Geistes
kind-moon-card = eine Karte von White Moon
kind-moon-village = eine Art, das Dorf auszulegen
kind-players = eine Spielerzahl
kind-power = eine Kraft
kind-purpose = ein Zweck eines Wurfs
kind-scope = etwas, wogegen sich eine Austreibung richten kann
kind-side = eine Seite des Tisches
kind-space = ein Geisterplatz
kind-stage = ein Abschnitt der Yang-Phase
kind-stone = ein Symbol für diese Stelle einer Karte
kind-tao-colour = eine Tao-Farbe
kind-tao-face = eine Seite eines Tao-Würfels
kind-tile = ein Feld
kind-village-tile = ein Feld des Dorfes
kind-won-or-lost = won oder lost

## Setups

error-not-dealt = Teile davon sind noch offen. Vervollständige es mit setup.dealt(rng).
error-nobody-sits-there = Auf { $side } sitzt niemand. Die Spieler sitzen auf: { LIST($known) }.
error-seat-open = Einzelne Plätze können nicht offen bleiben.
error-wrong-order = Die Reihenfolge muss sein: { LIST($wanted) }.
error-not-opposite = Zwei Spieler sitzen einander gegenüber: N und S oder E und W.
error-too-few-incarnations =
    { $wanted ->
        [one] Nötig ist 1 Inkarnation; zur Auswahl: { $given }.
       *[other] Nötig sind { $wanted } Inkarnationen; zur Auswahl: { $given }.
    }
error-solo-board = Wer allein spielt, muss { BOARD($colour) } haben, auf { $side }.
error-solo-board-side = Wer allein spielt, muss { BOARD($colour) } mit der Seite { $wanted } nach oben haben.
error-two-lasting-stones = { $card }: Eine Karte hat höchstens ein dauerhaftes Symbol.
error-base-card = { $card } ist eine Karte des Grundspiels, und deren Werte sind bekannt.
error-too-few-games = Das muss 1 oder mehr sein, nicht { $given }.
error-same-bots = Dieselben Bots spielen mit denselben Ausgangslagen dieselben Partien.
error-wrong-number-of-bots =
    { $players ->
        [one] Ein Taoist braucht einen Bot, nicht { $given }.
       *[other] { $players } Taoisten brauchen einen Bot für alle oder { $players } Bots, nicht { $given }.
    }

## Bots. What was raised by somebody's own bot, by Ray or by the system stands in its own words: $error.

error-unknown-bot = Es gibt keinen Bot namens „{ $given }“. Möglich sind: { LIST($known) }; für einen eigenen schreibe modul:Klasse.
error-two-bots-without-side = Nur ein Bot kann ohne Seite angegeben werden. Mit Seite schreibe zum Beispiel E=greedy.
error-bot-without-seat = Für { $given } ist kein Platz mehr frei: Ohne Seite nimmt ein Bot jeden Platz außer dem ersten.
error-bot-with-wrong-character = „{ $given }“ enthält ein Zeichen, das bei einem Bot nicht vorkommen darf: + oder ein nicht druckbares.
error-bot-options-missing = Nach „{ $bot }:“ fehlen die Optionen, etwa { $bot }:option=wert.
error-bot-has-no-options = { $bot } hat keine Option „{ $given }“ und auch sonst keine.
error-bot-has-no-such-option = { $bot } hat keine Option „{ $given }“. Möglich sind: { LIST($known) }.
error-bot-option-without-value = { $bot }: Die Option { $option } braucht einen Wert, etwa { $option }=...
error-bot-option-twice = { $bot }: Die Option { $option } ist doppelt angegeben.
error-bot-option-missing = { $bot } braucht die Option { $option }, etwa { $bot }:{ $option }=...
# $kind is the type that the bot's constructor declares.
error-bot-option-too-small = { $option } muss mindestens { $least } sein, nicht { $given }.
error-bot-option-too-large = { $option } darf höchstens { $most } sein, nicht { $given }.
error-bot-option-wrong =
    { $kind ->
        [int] { $bot }: { $option } muss eine ganze Zahl sein, nicht „{ $given }“.
        [bool] { $bot }: { $option } muss true oder false sein, nicht „{ $given }“.
       *[float] { $bot }: { $option } muss eine Zahl sein, nicht „{ $given }“.
    }
error-bot-options-unreadable = Die Optionen von { $bot } können nicht gelesen werden: { $error }
error-bot-cannot-be-made = { $bot } kann nicht erzeugt werden: { $error }
error-module-not-imported = Das Modul { $module } kann nicht importiert werden: { $error }
error-module-without-class = Das Modul { $module } hat keine Klasse { $given }.
error-not-a-bot = { $given } ist kein Bot: Die Methode choose(state, rng) fehlt.

## A Ray cluster

error-no-address = Das muss local, auto oder HOST:PORT sein, nicht „{ $given }“.
error-no-cluster = Unter „{ $address }“ gibt es keinen Ray-Cluster: { $error }
error-cluster-silent =
    { $seconds ->
        [one] Unter „{ $address }“ gibt es keinen Ray-Cluster: keine Antwort innerhalb von 1 Sekunde.
       *[other] Unter „{ $address }“ gibt es keinen Ray-Cluster: keine Antwort innerhalb von { $seconds } Sekunden.
    }
error-cluster-failed = Der Ray-Cluster unter „{ $address }“ ist ausgefallen: { $error }

## Files of cards and of games

error-no-card = Die Datei enthält keine Karte.
error-no-csv = Das ist keine CSV-Datei.
error-no-parquet = Das ist keine Parquet-Datei.
error-not-a-text-file = Das ist keine Textdatei.
error-no-json = Das ist kein gültiges JSON.
error-no-list-of-cards = Die Datei muss eine Liste von Karten enthalten.
error-no-object = Eine Karte ist ein Objekt mit den Schlüsseln, die „fatsi cards --json“ schreibt.
error-no-object-of-colours = Das muss ein Objekt wie { $wanted } sein.
error-no-list-of-stones = Das muss eine Liste von Symbolen wie { $wanted } sein.
error-columns-missing = Die erste Zeile muss die Spalten nennen. Es fehlen: { LIST($missing) }.
error-keys-missing = Der Karte fehlen: { LIST($missing) }.
error-wrong-number-of-columns =
    { $wanted ->
        [one] Nötig ist 1 Spalte, nicht { $given }.
       *[other] Nötig sind { $wanted } Spalten, nicht { $given }.
    }
error-wrong-for-card = „{ $given }“ ist für { $card } falsch: Richtig ist { $wanted }.
error-wrong-card-values = „{ $given }“ hat nicht die Form: ID, Farbe, fünf Zahlen, dann / linke / mittlere / rechte Symbole.
error-resistance-and-colour = { $card } muss einen Widerstand haben, oder die Farbe „board“ und keinen eigenen.
error-not-rows = Dies beginnt nicht mit den Spalten von „fatsi simulate --rows“.

## Records

error-nothing-after-the-result = Nach dem Ergebnis darf nichts mehr kommen.
# A turn is its number and the side of the Taoist, such as "12 N".
error-wrong-turn = Diese Zeile gehört zu Zug { $given }, es ist aber Zug { $wanted }.
error-turn-after-the-end = Diese Zeile gehört zu Zug { $given }, aber die Partie ist vorbei.
error-result-too-early = Die Aufzeichnung sagt „{ $given }“, aber die Partie ist nicht vorbei.
error-wrong-result = Die Aufzeichnung sagt „{ $given }“, aber die Partie endete mit „{ $wanted }“.

## Positions: Taoists and boards

error-neutral-board-holds = Eine neutrale Tafel besitzt nichts außer Qi.
error-neutral-board-stands = Diese Tafel ist neutral und hat keinen Taoisten.
error-neutral-board-yang = Eine neutrale Tafel hat keine Yang-Phase.
error-not-neutral = Die Tafel auf { $side } ist nicht neutral.
error-dead-holds = Ein toter Taoist besitzt nichts.
error-dead-not-on-cemetery = Ein toter Taoist liegt auf dem Friedhof ({ $place }).
error-stands-nowhere = Der Taoist steht nirgends.
error-without-qi = Ohne Qi muss hier stehen: { $wanted }.
error-more-than-held = Das ist mehr, als der aktive Taoist besitzt.

## Positions: the end of the game

error-over-all-dead = Alle Taoisten sind tot, also ist die Partie vorbei.
error-over-haunted =
    { $most ->
        [one] Mit 1 heimgesuchten Feld ist die Partie vorbei.
       *[other] Mit { $most } heimgesuchten Feldern ist die Partie vorbei.
    }
error-over-graveyard = Mit { $most } Toten ist die Partie vorbei.
error-artifact-missing = Die Familie, die { $artifact } gibt, ist ganz gerettet, aber niemand hat es, und verbraucht ist es nicht.
error-rest-face-down = Wer die übrigen sind, ist nicht bekannt, solange Dorfbewohner verdeckt liegen.
error-over-no-incarnation = Keine Inkarnation ist im Spiel oder kommt noch, also ist die Partie vorbei.
error-over-deck-empty = Die letzte Karte ist gezogen und eine Inkarnation nicht besiegt, also ist die Partie vorbei.
error-won-too-early = { $given } passt nicht: Eine Inkarnation ist nicht besiegt.
error-lost-without-cause = { $given } passt nicht: Nichts in der Stellung spricht dafür.

## Positions: supplies

error-too-many-tao = Es gibt nur { $most } { COLOUR($colour, case: "weak") } Tao-Marker.
error-too-many-tokens-spent = Von jeder Farbe gibt es nur { $most } Tao-Marker.
error-too-many-qi = Es gibt nur { $most } Qi.
error-too-many-buddhas = Es gibt nur { $most } Buddhas.
error-too-many-power-tokens = Das sind mehr Kraft-Marker, als es bei dieser Spielerzahl gibt.
error-too-many-crystals = Es gibt nur { $most } Mondkristalle.
error-too-many-dice = Höchstens { $most } Würfel werden geworfen.

## Positions: ghosts

error-two-ghosts = Auf { $space } liegen zwei Geister.
error-no-haunter = { $card } spukt nicht und hat keine Figur.
error-figure-without-haunter = { $space }: Nur Geister, die spuken, haben eine Figur.
error-cannot-be-dormant = { $space }: Nur ein Geist mit einem dauerhaften linken Symbol kann ruhen.
error-dormant-without-cause = { $space }: Der Geist ruht, aber sein linkes Symbol steht nicht an.
error-ghost-and-buddha = Auf { $space } liegt ein Geist.
error-cannot-be-caught = Ein Buddha kann { $card } nicht fangen.
error-nothing-to-catch = Im Spiel ist kein Geist, den ein Buddha fangen kann.
error-powers-lost-in-first-edition = Nur in der ersten Ausgabe gehen Kräfte für immer verloren.
error-one-mantra = Es gibt nur eine Schriftrolle.
error-mantra-without-ghost = Unter der Schriftrolle liegt kein Geist.
error-mantra-not-up = Auf keiner Tafel liegt die Schriftrolle der Schwächung oben.
error-mantra-blocked = Die Schriftrolle der Schwächung ist blockiert, also liegt sie auf keinem Geist.

## Positions: the deck

error-wrong-deck = Nötig sind 1 bis { $most } Anzahlen von Geistern, dazwischen je eine Inkarnation.
error-incarnation-not-in-game = { $card } gehört nicht zu den Inkarnationen dieser Partie.
error-in-play-already = { $card } ist schon im Spiel.
error-too-many-incarnations =
    { $most ->
        [one] Diese Partie hat nur eine Inkarnation, die im Spiel und die besiegten mitgezählt.
       *[other] Diese Partie hat nur { $most } Inkarnationen, die im Spiel und die besiegten mitgezählt.
    }
error-too-many-incarnations-to-come = Es sollen mehr Inkarnationen kommen, als noch ungesehen sind.
error-too-many-at-bottom = Unten im Stapel sind mehr Karten bekannt, als dort liegen.
error-too-many-in-deck = Geister im Stapel: { $given }; noch nicht gesehen: nur { $most }.
error-put-aside =
    { $number ->
        [one] 1 Geist wurde am Anfang beiseitegelegt, also müssen weniger im Stapel sein.
       *[other] { $number } Geister wurden am Anfang beiseitegelegt, also müssen weniger im Stapel sein.
    }
error-top-or-bottom = { $card }: Inkarnationen sind oben auf dem Stapel bekannt, Geister unten.

## Positions: the turn

error-too-many-actions = Ein Zug hat höchstens zwei Aktionen.
error-too-many-saves = Das Retten eines Dorfbewohners ist eine der Aktionen des Zuges.
error-stage-too-early = Nach einer Aktion ist der Abschnitt acted oder ein späterer.
error-acted-without-action = Der Abschnitt ist acted, aber es gab keine Aktion.
error-not-the-action-tile = Das muss das Feld der ersten Aktion des Zuges sein und steht nur da, wenn es eine gab.
error-picked-up-elsewhere = Kraft-Marker nimmt man auf dem mittleren Feld auf.
error-yang-not-begun = Bevor die Yang-Phase beginnt, ist darin nichts geschehen.
error-no-exorcism = Es ist keine Austreibung im Gange.

## Positions: White Moon

error-one-su-ling = Su-Ling gibt es nur einmal.
error-su-ling-before-incarnation = Su-Ling steht nicht vor einer Inkarnation.
error-too-many-villagers = Auf einem Feld sind höchstens { $most } Dorfbewohner.
error-too-many-of-family = Das sind zu viele aus der Familie { $family }.
error-wrong-number-face-down = Verdeckt: { $given }; noch nicht gesehen: { $wanted }. Beides muss gleich sein.
error-villagers-on-haunted-tile = Auf einem heimgesuchten Feld wie { $place } ist niemand.
error-top-villager-face-down = Der oberste auf { $place } liegt offen oder wird gerade aufgedeckt.
error-nobody-to-reveal = Auf { $place } liegt oben niemand verdeckt.

## Positions: what is pending; $frame is the id of that which is pending

error-frame-missing = Hier fehlt etwas, das ansteht.
error-nothing-pending-after-the-end = Wenn die Partie vorbei ist, steht nichts mehr an.
error-wrong-last-frame = Das Letzte muss eines von diesen sein: { LIST($known) }.
error-two-cards-drawn = Es wird immer nur eine Karte gezogen.
error-frame-only-last = { $frame } kann nur als Letztes kommen.
error-frame-before-turn = { $frame }: Vor einem Zug, der erst beginnt, steht nichts an.
error-frame-in-wrong-phase = { $frame } kommt in dieser Phase nicht vor.
error-frame-question-waits = { $frame }: Eine Frage muss vor allem anderen beantwortet werden, also kommt sie zuerst.
error-frame-nothing-to-choose = { $frame }: Es gibt nichts zu wählen.
error-frame-nobody-alive = { $frame }: Dort sitzt niemand, der lebt.
error-frame-active-dead = { $frame }: Der aktive Taoist ist tot.
error-frame-active-living = { $frame }: Der aktive Taoist lebt.
error-frame-active-moves-unaided = { $frame }: Der aktive Taoist bewegt sich selbst.
error-frame-dead-asks = { $frame }: Ein toter Taoist bittet niemanden um Hilfe.
error-frame-dead-rolls = { $frame }: Ein toter Taoist würfelt nicht.
error-frame-dead-gains = { $frame }: Ein toter Taoist bekommt nichts.
error-frame-takes-wrong = { $frame }: Ein lebender Taoist nimmt 1 oder 2 Marker.
error-frame-pays-itself = { $frame }: Die aktive Tafel zahlt selbst.
error-frame-no-free-space = { $frame }: Kein Platz ist frei, auf den ein Geist versetzt werden könnte.
error-frame-all-spaces-full = { $frame }: Alle Plätze sind besetzt.
error-frame-deck-empty = { $frame }: Der Stapel ist leer.
error-frame-no-ghost = { $frame }: Dort liegt kein Geist.
error-frame-no-such-stone = { $frame }: { $card } hat kein solches Symbol.
error-frame-card-elsewhere = { $frame }: { $card } liegt nicht auf { $space }.
error-frame-card-in-play = { $frame }: { $card } ist noch im Spiel.
error-frame-wrong-fallen = { $frame }: Genannt werden ein oder zwei Geister verschiedener Plätze.
error-frame-no-qi-left = { $frame }: Es ist kein Qi mehr da, um zurückzukehren.
error-frame-no-cemetery = { $frame }: In diesem Dorf gibt es keinen Friedhof.
error-frame-cemetery-haunted = { $frame }: Der Friedhof ist heimgesucht.
error-frame-cemetery-in-yin = { $frame }: Der Friedhof hilft nur in der Yang-Phase.
error-frame-number-of-dice = { $frame }: Geworfen werden 1 bis { $most } Würfel.
error-frame-wrong-number-of-dice = { $frame }: Dafür wirft der Taoist { $number } Würfel.
error-frame-kept-in-first-roll = { $frame }: Würfel bleiben nur bei einem zweiten Wurf liegen.
error-frame-cannot-fall = { $frame }: Diese Geister können mit diesem Wurf und diesen Markern nicht ausgetrieben werden.
error-frame-number-of-rescues =
    { $most ->
        [one] { $frame }: Vor dem ersten Zug wird 1 Dorfbewohner gerettet.
       *[other] { $frame }: Vor dem ersten Zug werden { $most } Dorfbewohner gerettet.
    }
error-frame-living-bequeaths = { $frame }: Nur ein Taoist, der gestorben ist, hinterlässt etwas.
error-frame-artifact-taken = { $frame }: Das Artefakt hat schon jemand.
error-frame-sword-in-barrier = { $frame }: Das Himmelsschwert wirkt nicht in der Mondbarriere.
error-frame-white-faces = { $frame }: Das gilt für 1 oder 2 weiße Seiten.
error-frame-no-crystal-to-place = { $frame }: Die Schale ist voll, oder es ist kein Kristall mehr da.
error-frame-four-boards = { $frame }: Es gibt vier Tafeln, gezählt von 0 bis 3, die aktive zuerst.

## Why a file cannot be read or written

why-not-there = Datei oder Ordner nicht gefunden
why-not-allowed = keine Berechtigung
why-folder = Das ist ein Ordner
why-not-folder = Ein Teil des Pfades ist kein Ordner
why-full = kein Speicherplatz mehr
error-too-many-pieces = Es sind zu viele Teile; höchstens { $most } können gelesen werden.
error-too-many-lines = Es sind zu viele Zeilen; höchstens { $most } können gelesen werden.
