# What the table's page says beside pages.ftl and table.ftl.

## Settings

settings-codes = Plaatscodes op het bord
codes-off = Verborgen
codes-on = Getoond

## Home

home-join-wrong = Dat is geen uitnodiging. Plak de hele link die je kreeg.

## Commands

render-no-file = Welke stelling? Noem een bestand, of een streepje (-) om van stdin te lezen.
