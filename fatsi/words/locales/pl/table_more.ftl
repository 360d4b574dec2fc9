# What the table's page says beside pages.ftl and table.ftl.

## Settings

settings-codes = Oznaczenia pól na planszy
codes-off = Ukryte
codes-on = Pokazane

## Home

home-join-wrong = To nie jest zaproszenie. Wklej cały otrzymany link.

## Commands

render-no-file = Która pozycja? Podaj plik albo kreskę (-), aby czytać ze stdin.

## The decision

end-asks = Nic jeszcze nie zrobiono: mimo to zakończyć?
arriving-anywhere = Ta plansza jest pełna, więc duch trafia na dowolne wolne pole.
arriving-active = Czarny duch trafia na planszę, której tura trwa: { BOARD($board) }.
arriving-colour = Duch trafia na planszę swojego koloru: { BOARD($board) }.

## The end

result-same-deal = To samo rozdanie
result-harder = Trudniej: { DIFFICULTY($difficulty) }
result-picture = Obraz
story-last = Ostatni cios: { $event }
story-exorcised = Wyegzorcyzmowane duchy: { $number }.
story-haunted = Najgroźniejsza chwila: nawiedzonych żetonów { $number } z { $limit }.
story-fallen = Polegli po drodze Taoiści: { $number }.
