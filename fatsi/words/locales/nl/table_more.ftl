# What the table's page says beside pages.ftl and table.ftl.

## Settings

settings-codes = Plaatscodes op het bord
codes-off = Verborgen
codes-on = Getoond
