# What the table's page says beside pages.ftl and table.ftl.

## Settings

settings-codes = Feldkürzel auf dem Plan
codes-off = Verborgen
codes-on = Gezeigt
