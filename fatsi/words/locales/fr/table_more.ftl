# What the table's page says beside pages.ftl and table.ftl.

## Settings

settings-codes = Codes des lieux sur le plateau
codes-off = Masqués
codes-on = Affichés
