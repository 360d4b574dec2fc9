# What the table's page says beside pages.ftl and table.ftl.

## Settings

settings-codes = Helykódok a táblán
codes-off = Rejtve
codes-on = Látszanak
