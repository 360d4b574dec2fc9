# What the table's page says beside pages.ftl and table.ftl.

## Settings

settings-codes = Oznaczenia pól na planszy
codes-off = Ukryte
codes-on = Pokazane

## Home

home-join-wrong = To nie jest zaproszenie. Wklej cały otrzymany link.

## Commands

render-no-file = Która pozycja? Podaj plik albo myślnik (-), aby czytać ze stdin.

## The decision

end-asks = Nic jeszcze nie zrobiono. Zakończyć mimo to?
arriving-anywhere = Ta plansza jest pełna, więc duch trafia na dowolne wolne pole.
arriving-active = Czarny duch trafia na planszę, której tura trwa, czyli na { BOARD($board, case: "acc") }.
arriving-colour = Duch trafia na planszę swojego koloru, czyli na { BOARD($board, case: "acc") }.

## The end

result-same-deal = To samo rozdanie
result-harder = Trudniej: poziom { DIFFICULTY($difficulty) }
result-picture = Obraz
story-last = Ostatni cios: { $event }
story-exorcised = Wyegzorcyzmowane duchy: { $number }.
story-haunted = Nawiedzone żetony w najgroźniejszej chwili: { $number } z { $limit }.
story-fallen = Taoiści polegli w tej grze: { $number }.
