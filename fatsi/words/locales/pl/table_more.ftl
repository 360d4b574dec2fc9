# What the table's page says beside pages.ftl and table.ftl.

## Settings

settings-codes = Oznaczenia pól na planszy
codes-off = Ukryte
codes-on = Pokazane

## Home

home-join-wrong = To nie jest zaproszenie. Wklej cały otrzymany link.

## Commands

render-no-file = Która pozycja? Podaj plik albo kreskę (-), aby czytać ze stdin.
