# What the table's page says beside pages.ftl and table.ftl.

## Settings

settings-codes = Helykódok a táblán
codes-off = Rejtve
codes-on = Látszanak

## Home

home-join-wrong = Ez nem meghívó. Illeszd be a teljes linket, amelyet kaptál.

## Commands

render-no-file = Melyik állás? Adj meg egy fájlt, vagy kötőjelet (-), hogy az stdinről olvassa.
