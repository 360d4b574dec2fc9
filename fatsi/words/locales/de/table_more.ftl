# What the table's page says beside pages.ftl and table.ftl.

## Settings

settings-codes = Feldkürzel auf dem Plan
codes-off = Verborgen
codes-on = Gezeigt

## Home

home-join-wrong = Das ist keine Einladung. Füge den ganzen Link ein, den du bekommen hast.

## Commands

render-no-file = Welche Stellung? Nenne eine Datei, oder einen Strich (-), um sie von stdin zu lesen.
