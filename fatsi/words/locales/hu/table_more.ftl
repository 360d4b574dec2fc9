# What the table's page says beside pages.ftl and table.ftl.

## Settings

settings-codes = Helykódok az asztalon
codes-off = Rejtve
codes-on = Láthatók

## Home

home-join-wrong = Ez nem meghívó. Illeszd be a teljes linket, amelyet kaptál.

## Commands

render-no-file = Melyik állás? Adj meg egy fájlt, vagy kötőjelet (-) a standard bemenethez.

## The decision

end-asks = Még semmit sem tettél: így is befejezed?
arriving-anywhere = Ez a tábla megtelt, ezért bármelyik szabad helyre kerülhet.
arriving-active = A fekete kísértet arra a táblára kerül, amelynek a köre zajlik: { BOARD($board, case: "to") }.
arriving-colour = A kísértet a színével egyező táblára kerül: { BOARD($board, case: "to") }.

## The end

result-same-deal = Ugyanez a leosztás
result-harder = Nehezebb szint: { DIFFICULTY($difficulty) }
result-picture = Kép
story-last = Az utolsó csapás: { $event }
story-exorcised = Elűzött kísértetek: { $number }.
story-haunted = Kísértetjárta falulapok a legszorosabb helyzetben: { $number }/{ $limit }.
story-fallen = Játék közben meghalt taoisták: { $number }.
