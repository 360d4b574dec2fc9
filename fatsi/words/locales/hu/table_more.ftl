# What the table's page says beside pages.ftl and table.ftl.

## Settings

settings-codes = Helykódok az asztalon
codes-off = Rejtve
codes-on = Látszanak

## Home

home-join-wrong = Ez nem meghívó. Illeszd be a teljes linket, amelyet kaptál.

## Commands

render-no-file = Melyik állás? Adj meg egy fájlt, vagy kötőjelet (-), hogy az stdinről olvassa.

## The decision

end-asks = Még semmit sem tettél: így is befejezed?
arriving-anywhere = Ez a tábla megtelt, ezért bármelyik szabad helyre kerülhet.
arriving-active = A fekete kísértet arra a táblára kerül, amelynek a köre zajlik: { BOARD($board) }.
arriving-colour = A kísértet a saját színű táblára kerül: { BOARD($board) }.

## The end

result-same-deal = Ugyanez a leosztás
result-harder = Nehezebben: { DIFFICULTY($difficulty) }
result-picture = Kép
story-last = Az utolsó csapás: { $event }
story-exorcised = Elűzött kísértetek: { $number }.
story-haunted = A legszorosabb helyzet: { $limit } falulapból { $number } kísértetjárta.
story-fallen = Útközben meghalt taoisták: { $number }.
