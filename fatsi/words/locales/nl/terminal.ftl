# The plain table in the terminal. Commands such as "board" are typed as they stand here in every language.

## Beginning

ask-resume = Er is een onvoltooid spel: beurt { $turn }, { DIFFICULTY($difficulty) }, laatst gespeeld { $date }. Verdergaan? (ja of nee, Enter voor ja){ " " }
ask-players = Hoeveel Taoïsten, 1 tot en met 4? (Enter voor { $default }){ " " }
ask-difficulty = Welke moeilijkheidsgraad: { $choices }? (Enter voor { DIFFICULTY($default) }){ " " }
ask-difficulty-choice = { $number } { DIFFICULTY($difficulty) }
ask-white-moon = Met de uitbreiding White Moon? (ja of nee, Enter voor nee){ " " }
ask-again = Mogelijke antwoorden: { $choices }.
word-yes = ja
word-no = nee
welcome =
    { $players ->
        [one] Eén Taoïst alleen. { DIFFICULTY($difficulty) }, { EDITION($edition) }, seed { $seed }.
       *[other] { $players } Taoïsten. { DIFFICULTY($difficulty) }, { EDITION($edition) }, seed { $seed }.
    }
welcome-no-seed =
    { $players ->
        [one] Eén Taoïst alleen. { DIFFICULTY($difficulty) }, { EDITION($edition) }.
       *[other] { $players } Taoïsten. { DIFFICULTY($difficulty) }, { EDITION($edition) }.
    }
welcome-moon = Met White Moon; het portaal staat op { PLACE($place) }.
# $bot is a bot as it was typed.
welcome-bot = Een bot speelt { SEAT($seat) }: { $bot }.
welcome-hint = Typ het nummer van een keuze, of ? voor hulp.

## Playing

turn-number = Beurt { $number }.
prompt = { SEAT($seat, case: "short") }>{ " " }
prompt-over = Het spel is voorbij>{ " " }
only-choice = Maar één keuze: { $action }.
# $error is what the bot raised, in its own words.
failed-bot = De bot { $bot } faalde: { $error }. Vanaf nu speel jij { SEAT($seat) }.
taken-back = Teruggenomen: { $action }. Dezelfde keuze zou weer dezelfde dobbelstenen en kaarten brengen.
no-such-number =
    { $number ->
        [one] Er is alleen keuze 1.
       *[other] Je kunt kiezen uit 1 tot en met { $number }.
    }
not-understood = ‘{ $line }’ is geen keuze en geen commando. Typ ? voor hulp.
did-you-mean = Bedoelde je { $first }?
which-of = Welke van deze bedoel je: { $names }?
form-list = De tafel wordt nu als lijst getoond; ‘map’ brengt de plattegrond terug.
form-map = De tafel wordt nu als plattegrond getoond; ‘list’ brengt de lijst terug.

## The end

total-score = Score { $score }: { $items }.
total-score-part = { $name } { $points }
over-hint = Typ undo om de laatste keuze terug te nemen, of log, record of board; druk op Enter om te stoppen.

## Saving

saved = Bewaard in { $file }.
game-kept = Het spel is bewaard. Zo ga je later verder:
command-resume = { $program } play --resume { $file }
record-kept = Het verslag is bewaard. Zo zie je het spel terug:
command-replay = { $program } replay { $file }
save-where = Waar bewaren? Typ save en de naam van een bestand.
ask-keep = Het spel bewaren, om later verder te gaan? (ja of nee, Enter voor ja){ " " }
not-kept = Het spel is niet bewaard.

## Odds

odds-dice =
    { $number ->
        [0] Uitdrijving vanaf { TILE($tile, case: "the") } ({ PLACE($place) }): er zijn geen dobbelstenen nodig.
        [one]
            { $reroll ->
                [yes] Uitdrijving vanaf { TILE($tile, case: "the") } ({ PLACE($place) }) met 1 dobbelsteen, die opnieuw gegooid mag worden:
               *[no] Uitdrijving vanaf { TILE($tile, case: "the") } ({ PLACE($place) }) met 1 dobbelsteen:
            }
       *[other]
            { $reroll ->
                [yes] Uitdrijving vanaf { TILE($tile, case: "the") } ({ PLACE($place) }) met { $number } dobbelstenen, die opnieuw gegooid mogen worden:
               *[no] Uitdrijving vanaf { TILE($tile, case: "the") } ({ PLACE($place) }) met { $number } dobbelstenen:
            }
    }
# A roll of the Kung-Fu School or the Moon Barrier, by the choice that leads to it.
odds-strike =
    { $number ->
        [0] { $choice }: er zijn geen dobbelstenen nodig.
        [one] { $choice }, met 1 dobbelsteen:
       *[other] { $choice }, met { $number } dobbelstenen:
    }
odds-barrier = { $choice }:
odds-sword = Het Hemelse Zwaard mag een van de dobbelstenen op wit leggen; dat is meegerekend waar het helpt.
# $more is the chance with tokens; $crystals says whether there are moon crystals among them.
odds-ghost = { CARD($card) } ({ SPACE($space) }) uitdrijven: { PERCENT($chance) }.
odds-ghost-tokens =
    { $crystals ->
        [yes] { CARD($card) } ({ SPACE($space) }) uitdrijven: { PERCENT($chance) } met alleen de worp, { PERCENT($more) } met fiches en kristallen.
       *[no] { CARD($card) } ({ SPACE($space) }) uitdrijven: { PERCENT($chance) } met alleen de worp, { PERCENT($more) } met Tao-fiches.
    }
odds-together =
    { $number ->
        [2] Allebei uitdrijven: { PERCENT($chance) }.
       *[other] Alle { $number } uitdrijven: { PERCENT($chance) }.
    }
odds-together-tokens =
    { $number ->
        [2]
            { $crystals ->
                [yes] Allebei uitdrijven: { PERCENT($chance) } met alleen de worp, { PERCENT($more) } met fiches en kristallen.
               *[no] Allebei uitdrijven: { PERCENT($chance) } met alleen de worp, { PERCENT($more) } met Tao-fiches.
            }
       *[other]
            { $crystals ->
                [yes] Alle { $number } uitdrijven: { PERCENT($chance) } met alleen de worp, { PERCENT($more) } met fiches en kristallen.
               *[no] Alle { $number } uitdrijven: { PERCENT($chance) } met alleen de worp, { PERCENT($more) } met Tao-fiches.
            }
    }
odds-any = Minstens één uitdrijven: { PERCENT($chance) }.
odds-any-tokens =
    { $crystals ->
        [yes] Minstens één uitdrijven: { PERCENT($chance) } met alleen de worp, { PERCENT($more) } met fiches en kristallen.
       *[no] Minstens één uitdrijven: { PERCENT($chance) } met alleen de worp, { PERCENT($more) } met Tao-fiches.
    }
odds-no-ghost = Vóór { TILE($tile, case: "the") } ({ PLACE($place) }) ligt geen geest die uitgedreven kan worden.
odds-not-now = Kansen zijn alleen beschikbaar in de Yang-fase van een levende Taoïst.

## Looking things up

about-ghost =
    { $colour ->
        [board] { CARD($card) }: een geest in de kleur van het bord waarop hij ligt.
       *[other] { CARD($card) }: een { COLOUR($colour, case: "adj") } geest, weerstand { COUNT($resistance) }.
    }
about-incarnation =
    { $colour ->
        [board] { CARD($card) }: een incarnatie van Wu-Feng in de kleur van het bord waarop ze ligt.
       *[other] { CARD($card) }: een incarnatie van Wu-Feng, { COLOUR($colour) }, weerstand { COUNT($resistance) }.
    }
# For stones whose text does not say when they apply.
about-stone-left = Bij aankomst: { $text }
about-stone-middle = In elke Yin-fase van zijn bord: { $text }
about-stone-right = Bij uitdrijven: { $text }
about-reconstructed = Kleur, weerstand en symbolen zijn onze reconstructie: geen enkel regelboek vermeldt ze.
about-family =
    { $number ->
        [one] Eén dorpsbewoner. Sterft die: { FAMILY($family, case: "curse") } Wordt die gered: { FAMILY($family, case: "reward") }
       *[other] { $number } dorpsbewoners. Bij elke dode: { FAMILY($family, case: "curse") } Als ze allemaal gered zijn: { FAMILY($family, case: "reward") }
    }
about-no-stones = Geen symbolen: deze geest neemt alleen plaats in.
no-such-card = Er is geen kaart die ‘{ $name }’ heet.
no-such-place = ‘{ $name }’ is geen tegel en geen veld. Tegels: NW N NE W C E SW S SE. Velden: N1 tot en met N3, E1 tot en met E3, S1 tot en met S3, W1 tot en met W3.
no-such-topic = De regels hebben geen hoofdstuk dat ‘{ $name }’ heet.
cards-unseen = { COLOUR($colour, case: "start") }, nog { $number } niet gezien: { $names }.
cards-of-a-name = { CARD($card) } ({ $number })
cards-removed =
    { $number ->
        [one] Daarvan is er één ongezien uit de stapel verwijderd.
       *[other] Daarvan zijn er { $number } ongezien uit de stapel verwijderd.
    }
cards-unseen-villagers = Dorpsbewoners, nog { $number } niet gezien: { $names }.
cards-of-a-family = { FAMILY($family) } { $number }
cards-unseen-incarnations =
    { $number ->
        [one] Er komt nog één incarnatie, een van deze: { CARD($cards) }.
       *[other] Er komen nog { $number } incarnaties, uit deze: { CARD($cards) }.
    }
topic = { $name }: { $text }
topics-chapters = Hoofdstukken: { $topics }.
topics-moon = White Moon: { $topics }.
topics-families = Families: { $topics }.
topics-artifacts = Artefacten: { $topics }.
topics-tiles = Tegels: { $topics }.
topics-powers = Krachten: { $topics }.
topics-stones = Symbolen: { $topics }.

## Help

help-input = Antwoord met het nummer van een keuze, of met een actie zoals die in verslagen staat, bijvoorbeeld ‘move NE’, ‘place N2’ of ‘exorcise’. Daarnaast:
help-table = board: de hele tafel; list of map: hetzelfde als lijst of als plattegrond
help-odds = odds: de kansen bij een uitdrijving vanaf waar de Taoïst staat; odds NE: vanaf een andere tegel
help-hint = hint: de beste keuzes, met de winstkans en de reden, zonder iets te doen
help-look = look N1, look NE: wat er op een veld of tegel ligt; card NAAM: legt een kaart uit; cards: welke nog kunnen komen, en met White Moon welke dorpsbewoners
help-rules = rules: de hoofdstukken; rules ONDERWERP: een hoofdstuk, tegel, kracht, symbool, familie of artefact in het kort
help-log = log: wat er in deze en de vorige beurt gebeurde; log all: in het hele spel
help-undo = undo: neemt de laatste keuze terug, met alles wat bots daarna deden, zo vaak je wilt
help-save = save BESTAND: schrijft het spel naar een bestand (met White Moon: save zonder bestandsnaam redt een dorpsbewoner); record: toont het verslag; quit: verlaat het spel; je kunt later verdergaan
help-map = Op de plattegrond staat @ voor een Taoïst. ‘plaagt volgende Yin’ betekent: in de volgende Yin-fase van zijn bord.

## Records and cards

replay-over = Het verslag eindigt hier, in beurt { $number }.
replay-stopped = Gestopt na beurt { $number }.
replay-step = Enter voor de volgende beurt>{ " " }
column-number = nr.
column-name = naam
column-resistance = weerstand
column-left = aankomst
column-middle = in het spel
column-right = uitgedreven
cards-reconstructed = * Kleur, weerstand en symbolen zijn onze reconstructie: geen enkel regelboek vermeldt ze. Geef de echte waarden op met --cards BESTAND.
cards-mark = { CARD($card) } *
bench-core =
    { $core ->
        [compiled] De regels zijn gecompileerd.
       *[interpreted] De regels worden geïnterpreteerd.
    }
bench-games = { NUMBER($games, maximumFractionDigits: 0) } spellen en { NUMBER($actions, maximumFractionDigits: 0) } acties in { NUMBER($seconds, maximumFractionDigits: 1) } seconden willekeurig spelen, vier Taoïsten
bench-actions = { NUMBER($number, maximumFractionDigits: 0) } acties per seconde
bench-speed = { NUMBER($number, maximumFractionDigits: 0) } spellen per seconde
bench-copy = { NUMBER($number, maximumFractionDigits: 2) } microseconden om een stelling te kopiëren

## Trouble

trouble-read = { $file } kan niet gelezen worden: { $reason }.
trouble-write = { $file } kan niet geschreven worden: { $reason }.
trouble-unsaved = Het spel gaat door, maar wordt niet automatisch bewaard.
trouble-in-the-way = { $file } bestaat al en is geen bewaard spel: kies een andere naam.
trouble-save-exists = { $file } bestaat al: ga ermee verder met --resume, of kies een andere naam.
trouble-not-text = { $file } is geen tekstbestand.
trouble-refused = { $file }, regel { $line }, kolom { $column }: { $action } kan daar niet. { $reason }
trouble-text =
    { $line ->
        [0] { $file }: { $message }
       *[other]
            { $column ->
                [0] { $file }, regel { $line }: { $message }
               *[other] { $file }, regel { $line }, kolom { $column }: { $message }
            }
    }
trouble-setup = { $message }
trouble-language = De taal ‘{ $language }’ is er niet. Beschikbaar: { $languages }.
trouble-resume-alone = --resume gaat verder met een bewaard spel en --position begint met een gegeven stelling: ze gaan niet samen, en ook niet met de opties van een nieuw spel.
serve-any-name = Waarschuwing: de server antwoordt onder elke naam. Is hij van buiten je netwerk bereikbaar, geef zijn naam dan op met --allow-host en zet er een proxy met https voor.
trouble-workers-need-postgresql = Meerdere processen vereisen PostgreSQL: geef het op met --database.
backup-done = Alle tafels zijn gekopieerd naar { $file }.
restore-done = De tafels uit { $file } zijn teruggezet.
trouble-backup = De tafels konden niet worden gekopieerd: { $reason }.
trouble-not-a-backup = { $file } is geen back-up van fatsi, of is beschadigd.
trouble-backup-postgresql = Gebruik voor PostgreSQL de eigen hulpmiddelen: pg_dump en pg_restore.
