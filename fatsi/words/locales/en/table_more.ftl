# What the table's page says beside pages.ftl and table.ftl.

## Settings

settings-codes = Place codes on the board
codes-off = Hidden
codes-on = Shown
