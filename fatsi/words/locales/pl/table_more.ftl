# What the table's page says beside pages.ftl and table.ftl.

## Settings

settings-codes = Oznaczenia pól na planszy
codes-off = Ukryte
codes-on = Pokazane
