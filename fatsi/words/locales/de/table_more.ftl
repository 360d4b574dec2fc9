# What the table's page says beside pages.ftl and table.ftl.

## Settings

settings-codes = Kürzel auf dem Spielplan
codes-off = Ausgeblendet
codes-on = Eingeblendet

## Home

home-join-wrong = Das ist keine Einladung. Füge den ganzen Link ein, den du bekommen hast.

## Commands

render-no-file = Welche Stellung? Gib eine Datei an oder einen Strich (-), um sie von stdin zu lesen.

## The decision

end-asks = Noch nichts getan: trotzdem beenden?
arriving-anywhere = Diese Spieltafel ist voll, also kommt er auf einen beliebigen freien Platz.
arriving-active = Ein schwarzer Geist kommt auf die Spieltafel, die am Zug ist: { BOARD($board) }.
arriving-colour = Ein Geist kommt auf die Spieltafel seiner Farbe: { BOARD($board) }.

## The end

result-same-deal = Dieselbe Partie noch einmal
result-harder = Schwerer: { DIFFICULTY($difficulty) }
result-picture = Bild
story-last = Der letzte Schlag: { $event }
story-exorcised =
    { $number ->
        [one] Ein Geist wurde ausgetrieben.
       *[other] { $number } Geister wurden ausgetrieben.
    }
story-haunted = So knapp war es: Spuk auf { $number } von { $limit } Feldern.
story-fallen =
    { $number ->
        [one] Unterwegs ist ein Taoist gestorben.
       *[other] Unterwegs sind { $number } Taoisten gestorben.
    }
