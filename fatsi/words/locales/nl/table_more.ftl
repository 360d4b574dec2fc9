# What the table's page says beside pages.ftl and table.ftl.

## Settings

settings-codes = Codes op het speelveld
codes-off = Verborgen
codes-on = Zichtbaar

## Home

home-join-wrong = Dat is geen uitnodiging. Plak de hele link die je kreeg.

## Commands

render-no-file = Welke stelling? Geef een bestand op, of een streepje (-) om van stdin te lezen.

## The decision

end-asks = Nog niets gedaan: toch eindigen?
arriving-anywhere = Dat bord is vol, dus hij gaat naar een vrij veld naar keuze.
arriving-active = Een zwarte geest gaat naar het bord dat aan de beurt is: { BOARD($board) }.
arriving-colour = Een geest gaat naar het bord van zijn kleur: { BOARD($board) }.

## The end

result-same-deal = Hetzelfde spel opnieuw
result-harder = Moeilijker: { DIFFICULTY($difficulty) }
result-picture = Afbeelding
story-last = De laatste slag: { $event }
story-exorcised =
    { $number ->
        [one] Er is één geest uitgedreven.
       *[other] Er zijn { $number } geesten uitgedreven.
    }
story-haunted = Zo dichtbij kwam het: { $number } van { $limit } tegels geplaagd.
story-fallen =
    { $number ->
        [one] Onderweg is één Taoïst gestorven.
       *[other] Onderweg zijn { $number } Taoïsten gestorven.
    }
