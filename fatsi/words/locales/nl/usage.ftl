# What the command says about itself: --help, and what is wrong with how it was called. Names of options, commands and ids
# (such as normal, NE, play) are typed as they stand here in every language.

## The command and its subcommands

usage-fatsi = Het coöperatieve bordspel Ghost Stories. Zonder commando start serve: spelen in de browser.
usage-serve = Speel in de browser: alleen, samen rond één scherm, of online met anderen.
usage-play = Speel in de terminal: 1 tot en met 4 Taoïsten aan één scherm, of bots, met terugnemen, bewaren en verdergaan.
usage-replay = Vertel een vastgelegd spel na, beurt voor beurt.
usage-render = Teken een stelling als SVG of PNG, ook uit een vastgelegd spel.
usage-hint = Toon de beste keuzes in een stelling, met de winstkans en de reden.
usage-cards = Toon alle kaarten in een lijst.
usage-bench = Meet de snelheid van de regels met willekeurig spel.
usage-simulate = Laat bots veel spellen spelen en toon hoe vaak ze winnen, met welke krachten, en waardoor ze verliezen.
usage-duel = Laat twee bots dezelfde uitgangsposities spelen en toon welke vaker wint.

## Options and arguments

usage-version = Toon de versie en stop.
usage-language = De taal, bijvoorbeeld nl; standaard die van de omgeving (LC_ALL, LC_MESSAGES, LANG).
usage-host = Het adres om op te luisteren; met 0.0.0.0 kunnen anderen in je netwerk meedoen.
usage-port = De poort om op te luisteren; 0 kiest een vrije.
usage-database = Waar tafels bewaard worden: postgresql://... of sqlite:///BESTAND; standaard een bestand in de gegevensmap.
usage-browser = Of de browser geopend wordt.
usage-allow-host = Een hostnaam waaronder de server bereikbaar mag zijn, zoals die van je proxy; mag herhaald worden.
usage-players = Hoeveel Taoïsten: 1, 2, 3 of 4.
usage-difficulty = Moeilijkheidsgraad: initiation, normal, nightmare of hell.
usage-edition = De regels van de herziene editie (revised) of de eerste (first).
usage-five-qi = Een makkelijker begin: 5 Qi voor elke Taoïst.
usage-seed = Een seed; hetzelfde getal geeft hetzelfde spel.
usage-tiles = De negen tegels van NW tot en met SE, gescheiden door komma's; - laat een tegel aan het toeval over.
usage-boards = De kleuren van de borden op N,E,S,W; - laat er een aan het toeval over.
usage-sides = De zijden, a of b, van de borden op N,E,S,W; - laat er een aan het toeval over.
usage-seats = Waar de Taoïsten zitten, zoals N,S.
usage-first = De kant die begint: N, E, S of W.
usage-incarnations = De incarnaties waaruit getrokken wordt, als id's gescheiden door komma's; of all, base of new.
usage-white-moon = Speel met de uitbreiding White Moon.
usage-moon-village = White Moon: 9 van de 10 tegels, willekeurig (random), of first-game, met de Kungfuschool in plaats van de Ronde van de Nachtwaker.
usage-portal = White Moon: waar het portaal staat: centre, edge of corner, of een tegel zoals NE.
usage-card-values = De echte waarden van de kaarten van White Moon, als CSV of JSON, in plaats van onze reconstructie.
usage-save = Bewaar het spel in dit bestand in plaats van in de gegevensmap.
usage-resume = Ga verder met het spel in dit bestand.
usage-position = Begin met de stelling in dit bestand.
usage-play-bot = Geef een bot een plaats, zoals E=greedy; zonder kant elke plaats behalve de eerste, vanaf N. Mag herhaald worden.
usage-plain = Toon de tafel als lijst, voor schermlezers en smalle vensters, of als plattegrond; standaard in een terminal als plattegrond.
usage-file = Het verslag van een spel.
usage-step = Wacht na elke beurt op Enter.
usage-board = Toon na elke beurt de tafel.
usage-until = Stop na deze beurt.
usage-render-file = Een verslag of een stelling; zonder bestand wordt stdin gelezen.
usage-turn = Bij een verslag: de stelling aan het eind van deze beurt in plaats van de laatste.
usage-theme = Kleuren: night, paper of contrast.
usage-width = De breedte van een PNG in pixels.
usage-output = Het bestand om te schrijven, .svg of .png; zonder bestand gaat de SVG naar stdout.
usage-hint-file = Een verslag of een stelling; - leest van stdin.
usage-at-step = Bij een verslag: de stelling bij deze beslissing, geteld vanaf 0.
usage-nodes = Hoeveel stellingen bekeken worden: meer duurt langer, maar geeft betere hints.
usage-hint-seed = Een seed; hetzelfde getal geeft dezelfde hints.
usage-all = Toon elke keuze, niet alleen de beste.
usage-json = Schrijf JSON, voor programma's.
usage-seconds = Hoelang er gemeten wordt.
usage-games = Hoeveel spellen.
usage-bot = De bot die speelt: NAAM, NAAM:OPTIE=WAARDE,... of MODULE:KLASSE; herhaald: één voor elke Taoïst, vanaf N.
usage-first-seed = De seed van het eerste spel; bij elk volgend spel is hij 1 hoger.
usage-workers = Hoeveel processen tegelijk spelen; standaard één per processorkern.
usage-rows = Bewaar elk spel in een bestand, .csv of .parquet; spellen die er al in staan, worden niet opnieuw gespeeld.
usage-plot = Teken de cijfers als grafiek in een bestand, .svg of .png.
usage-ray = Speel op Ray: local start het hier, auto of HOST:POORT maakt verbinding met een draaiend cluster.
usage-duel-bot = Een bot, zoals bij simulate; of één voor elke Taoïst, gescheiden door +.
usage-help = Toon deze hulp en stop.

## What stands for a value

metavar-address = ADRES
metavar-bot = BOT
metavar-file = BESTAND
metavar-language = TAAL
metavar-name = NAAM
metavar-number = GETAL
metavar-seat = [KANT=]BOT
metavar-step = STAP
metavar-text = TEKST
metavar-turn = BEURT
metavar-url = URL

## The frame of the help

usage-line = Gebruik:
usage-options-metavar = [OPTIES]
usage-command-metavar = COMMANDO [...]
usage-arguments = Argumenten:
usage-options = Opties:
usage-commands = Commando's:
# $notes says the default, and between what a number must lie.
usage-notes = { $text } [{ $notes }]
usage-default = standaard: { $default }
usage-range = { $least } tot en met { $most }
usage-range-from = { $least } of meer

## What is wrong with how it was called

misuse-trouble = { $message } Hulp: { $command }
misuse-no-such-command = Er is geen commando ‘{ $given }’. Mogelijk zijn: { LIST($known) }.
misuse-no-such-option = Er is geen optie { $option }.
misuse-no-such-option-near = Er is geen optie { $option }. Bedoelde je: { LIST($near) }?
misuse-value-missing = Bij { $option } hoort een waarde.
misuse-no-value = Bij { $option } hoort geen waarde.
misuse-argument-missing = { $argument } ontbreekt.
misuse-too-many-arguments = Onverwacht argument: { $given }.
# $kind is whole if the number must be a whole one, else any.
misuse-wrong-number =
    { $kind ->
        [whole] { $option } moet een geheel getal zijn.
       *[any] { $option } moet een getal zijn.
    }
misuse-wrong-number-from =
    { $kind ->
        [whole] { $option } moet een geheel getal zijn, { $least } of meer.
       *[any] { $option } moet een getal zijn, { $least } of meer.
    }
misuse-wrong-number-range =
    { $kind ->
        [whole] { $option } moet een geheel getal van { $least } tot en met { $most } zijn.
       *[any] { $option } moet een getal van { $least } tot en met { $most } zijn.
    }
usage-keep-days = Verwijder tafels waaraan dit aantal dagen niemand heeft gespeeld; 0 bewaart ze voor altijd.
usage-serve-workers = Draai met dit aantal processen achter één poort; voor meer dan één is PostgreSQL nodig.
usage-backup = Kopieer alle tafels naar een bestand, ook terwijl de server draait.
usage-backup-file = Het bestand om te schrijven.
usage-restore = Vervang alle tafels door een back-up; de server moet gestopt zijn.
usage-restore-file = Een bestand dat door backup is geschreven.
