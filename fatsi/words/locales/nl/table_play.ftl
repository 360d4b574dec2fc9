# What the table's page says beside the other files: choices that are not there, hints, bots, company.

## What may not be chosen now

denied-title = Nu niet mogelijk
denied-exorcise = Uitdrijven
denied-help = Hulp vragen
denied-move = Bewegen
denied-buddha = Boeddha zetten
denied-rule = Lees de regel
about-rules = Regels:
about-why-not = Nu niet: { $reason }

## Hints

hint-chances = Winstkansen
hint-close = Hint sluiten
hint-compare-same = Je wilde kiezen: { $choice }. Dat is ongeveer even goed.
hint-compare-little = Je wilde kiezen: { $choice }. Dat is iets slechter.
hint-compare-clear = Je wilde kiezen: { $choice }. Dat is duidelijk slechter.
hint-compare-much = Je wilde kiezen: { $choice }. Dat is veel slechter.
hint-played = Gespeeld: { $choice }
usage-hint-turn = Bij een verslag: elke beslissing van deze beurt, met wat er is gespeeld.
hint-best-spoken = Hint: { $hint }

## Bots that one can follow

pace-title = Bots
pace-pause = Pauzeren
pace-go = Verder
pace-step = Eén stap
pace-speed = Tempo
pace-slow = Langzaam
pace-normal = Normaal
pace-fast = Snel
since-title = Sinds je laatste beurt

## Settings

settings-forced = Gedwongen keuzes
forced-on = Worden automatisch uitgevoerd
forced-off = Ik bevestig ze
forced-notice = Maar één keuze: { $choice }
settings-sounds = Geluiden
sounds-off = Uit
sounds-on = Aan

## Home

home-alone = Alleen
home-alone-text = Jij tegen de duisternis, op het makkelijkste niveau.
home-friends = Met vrienden
home-friends-text = Iedereen krijgt een link naar een eigen plaats, of jullie delen één scherm.
home-bots = Met bots
home-bots-text = De beste bot speelt de andere Taoïsten. Je kunt hem pauzeren en elke stap volgen.
home-details = Plaatsen, borden, uitbreiding en meer

## Rules

rules-example = Een voorbeeld stap voor stap

## Today's game

today-won = Je eerste poging: gewonnen in beurt { $turns }.
today-lost = Je eerste poging: verloren in beurt { $turns }.
today-open = Je eerste poging loopt nog, beurt { $turns }.
today-others = Eerste pogingen van anderen vandaag: { $finished } afgerond, { $won } gewonnen.
today-history = Eerdere dagen
today-day-won = gewonnen, beurt { $turns }
today-day-lost = verloren, beurt { $turns }
today-day-open = niet afgemaakt

## Company

link-scan = Scan de code met een telefoon of stuur de link.
link-waiting = Wachten op { SEAT($seat) } …
table-give-up = Opgeven: hetzelfde spel opnieuw
table-give-up-asks = Dit spel voor iedereen aan tafel opgeven en weer van voren af aan beginnen?
