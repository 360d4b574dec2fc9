# The pages of the browser table.

## Every page

# What this language calls itself.
language-name = Nederlands
page-name = fatsi
page-description = Taoïsten verdedigen een dorp tegen de geesten van Wu-Feng: een coöperatief spel voor één tot vier spelers, in de browser.
page-title = { $title } – fatsi
page-skip = Naar de inhoud
page-nav = Pagina's
page-home = Start
page-rules = De regels
page-cards = De kaarten
settings-title = Instellingen
settings-language = Taal
settings-theme = Kleuren
theme-system = Systeeminstelling
theme-night = Nacht
theme-paper = Papier
theme-contrast = Hoog contrast
settings-motion = Animaties
motion-system = Systeeminstelling
motion-on = Aan
motion-off = Uit
settings-apply = Toepassen
dialog-close = Sluiten
bot-random = Willekeurig
bot-greedy = Gulzig
bot-planner = Planner

## Home

home-title = Houd stand tot de dageraad
# The hyphen of Wu‑Feng is one at which no line breaks.
home-lead = Elke nacht komen er geesten, en Wu‑Feng is onderweg. Eén tot vier Taoïsten bieden samen weerstand: jullie winnen allemaal, of jullie verliezen allemaal.
home-today = Het spel van vandaag
home-today-text = Vandaag krijgt iedereen hetzelfde dorp, dezelfde dobbelstenen en dezelfde geesten.
home-kept = Jouw tafels
kept-forget = Uit de lijst halen
kept-forget-asks = Deze tafel uit de lijst halen? Je houdt je plaats, maar je komt er alleen nog via de link terug.
kept-won = Gewonnen
kept-lost = Verloren
kept-my-turn = Jouw beurt
kept-waiting = Bezig
kept-game =
    { $players ->
        [one] Eén Taoïst, { DIFFICULTY($difficulty) }, beurt { $turn }
       *[other] { $players } Taoïsten, { DIFFICULTY($difficulty) }, beurt { $turn }
    }
kept-game-moon =
    { $players ->
        [one] Eén Taoïst, { DIFFICULTY($difficulty) }, White Moon, beurt { $turn }
       *[other] { $players } Taoïsten, { DIFFICULTY($difficulty) }, White Moon, beurt { $turn }
    }
home-join = Aanschuiven
home-join-text = Heeft iemand je een link gestuurd? Open hem, of plak hem hier. Via het adres van een tafel kun je toekijken.
home-join-go = Openen
home-replay = Een spel terugzien
home-replay-text = Open het verslag van een spel en loop het stap voor stap door.
home-record = Verslag van een spel
home-replay-go = Tonen
home-learn = Leren
home-learn-text = Elke regel in een paar zinnen, en alle 81 kaarten.

## A new table

new-title = Nieuwe tafel
form-name = Je naam
new-players = Taoïsten
new-difficulty = Moeilijkheidsgraad
new-seats = Wie speelt er?
new-seats-text = Op één scherm kun je meerdere plaatsen spelen. Open plaatsen nemen anderen in via een link die je stuurt.
new-seat = Taoïst { $number }
new-seat-me = ik
new-seat-open = open: nodig iemand uit
new-board = Bord
new-power = Kracht
new-power-a = eerste kracht
new-power-b = tweede kracht
new-random = willekeurig
new-moon = De uitbreiding
new-white-moon = Met White Moon: dorpsbewoners om te redden, Su-Ling en de maankristallen
new-moon-village = Dorp
moon-village-random = negen van de tien tegels
moon-village-first-game = aanbevolen voor het eerste spel
new-portal = Portaal
portal-centre = in het midden
portal-edge = aan een rand, moeilijker
portal-corner = op een hoek, het moeilijkst
new-incarnations = Incarnaties
incarnations-all = alle
incarnations-base = alleen die van het basisspel
incarnations-new = alleen de nieuwe
new-edition = Editie
new-seed = Seed
new-five-qi = Begin met 5 Qi (makkelijker)
new-practice = Oefenen: alles mag teruggenomen worden; het verslag vermeldt dat
new-lay = Tafel klaarzetten

## Joining

join-title = Neem plaats
join-text = Je bent uitgenodigd om aan te schuiven. Vul de naam in die de anderen te zien krijgen, en neem plaats.
join-secret = De link die je gekregen hebt
join-sit = Neem plaats
join-next = Je ziet het spel zoals het nu staat, en beslist voor je Taoïst als die aan de beurt is. Je hoeft niets te installeren en hebt geen account nodig.
join-missing = Deze link is niet volledig. Kopieer hem helemaal, tot en met het laatste teken, en open hem opnieuw.

## The table

table-title = De tafel
table-my-link = Mijn link
table-watching = Je kijkt toe. Heb je een plaats aan deze tafel, open dan opnieuw je link ernaartoe.
table-notify = Stuur me meldingen
table-help = Toetsen
table-more = Verloop, chat en regels
tab-log = Verloop
tab-chat = Chat
tab-rules = Regels
log-turn = Beurt { $number }
chat-label = Bericht
chat-send = Verstuur
chat-watchers = Alleen wie meespeelt, kan hier schrijven.
sheet-title = Wat je hier kunt doen
sheet-about = Wat is dit?
zoom-title = Van dichtbij
about-deck = De stapel
about-dice = De dobbelstenen
undo = Terugnemen
undo-explained = Neemt je keuzes terug, tot de laatste worp, de laatst getrokken kaart of de laatste keuze van een ander.
undo-explained-practice = Neemt de laatste keuze terug. Dit is een oefentafel.

## What is always in sight

status-title = Stand van het spel
# On small screens, beside the symbol of whose turn it is.
status-turn =
    { $phase ->
        [yin] Beurt { $number }, Yin
        [yang] Beurt { $number }, Yang
        [setup] Vóór beurt 1
       *[over] Beurt { $number }, voorbij
    }
# Figures beside their symbols.
status-figure = { $number }
status-figure-of = { $number }/{ $limit }
status-haunted = Geplaagd: { $number } van { $limit }
status-wu-feng =
    { $number ->
        [one] Wu-Feng is de volgende
       *[other] Wu-Feng is kaart { $number }
    }
status-cards =
    { $number ->
        [one] Nog 1 kaart
       *[other] Nog { $number } kaarten
    }
status-dice = Dobbelstenen: { $number } van { $all }
status-dead = Doden: { $number } van { $limit }
status-saved = Gered: { $number }
status-moon = White Moon
ahead-title = Straks, in de Yin-fase van { BOARD($board) }:
ahead-haunts = { CARD($card) } ({ SPACE($space) }) plaagt { TILE($tile, case: "the") } ({ PLACE($place) }).
ahead-haunts-last = { CARD($card) } ({ SPACE($space) }) plaagt { TILE($tile, case: "the") } ({ PLACE($place) }), en dan is het spel verloren.
ahead-line-lost = { CARD($card) } ({ SPACE($space) }) heeft geen tegel meer om te plagen, en dan is het spel verloren.
ahead-steps = Het spook van { CARD($card) } ({ SPACE($space) }) doet een stap.
ahead-torments = De Vloekdobbelsteen wordt gegooid voor { CARD($card) } ({ SPACE($space) }).
ahead-takes-tao = { CARD($card) } ({ SPACE($space) }) kost elke Taoïst een Tao-fiche.
ahead-villagers-die = { CARD($card) } ({ SPACE($space) }) doodt de dorpsbewoners bij { TILE($tile, case: "the-short") } ({ PLACE($place) }).
ahead-stone = { CARD($card) } ({ SPACE($space) }): { STONE($stone) }.
ahead-overrun = { BOARD($board, case: "start") } is vol: 1 Qi gaat verloren.
ahead-ghost = Er komt een geest.

## The decision

decision-over = Het spel is voorbij
decision-fold = Keuzes tonen of verbergen
waiting-open = De plaats van { SEAT($seat) } is open: iemand moet die innemen.
waiting-bot = De bot van { SEAT($seat) } denkt na.
waiting-person =
    { $present ->
        [yes] { $name } beslist.
       *[no] { $name } moet beslissen, maar is er niet.
    }
waiting-seat =
    { $present ->
        [yes] { SEAT($seat, case: "start") } beslist.
       *[no] { SEAT($seat, case: "start") } moet beslissen, maar is er niet.
    }
choices-act = Actie
choices-move = Ga naar
choices-power = Krachten
choices-mantra = Leg de Mantra op
choices-buddha = Voordat de beurt eindigt
choices-artifact = Artefacten
choices-fireworks = Vuurwerk: vraag hulp
choices-yin-yang-ask = Yin-Yang: hulp op afstand
choices-yin-yang-unhaunt = Yin-Yang: maak een tegel weer actief
choices-reroll = Gooi opnieuw
choice-tile = { TILE($tile, case: "short") } ({ PLACE($place) })
choice-tile-haunted = { TILE($tile, case: "short") } ({ PLACE($place) }), geplaagd
choice-space = Vóór { TILE($tile, case: "the-short") } ({ SPACE($space) })
choice-space-with-buddha = Vóór { TILE($tile, case: "the-short") } ({ SPACE($space) }), met een Boeddha
choice-ghost = { CARD($card) } ({ SPACE($space) })
choice-colour = { COLOUR($colour, case: "start") }
choice-token = { COLOUR($colour, case: "start") }, van { SEAT($seat, case: "short") }
odds-column-outcome = Afloop
odds-column-bar = Kans als balk
odds-column-dice = Worp
odds-column-tokens = + fiches
odds-row-together =
    { $number ->
        [2] Allebei
       *[other] Alle { $number }
    }
odds-row-any = Minstens één
# What the chosen ghosts still cost. With ways, symbols follow: all of them, or those of one way.
spend-missing =
    { $ways ->
        [0]
            { $number ->
                [one] Er ontbreekt nog één fiche of kristal.
               *[other] Er ontbreken nog { $number } fiches of kristallen.
            }
        [one] Nog nodig:
       *[other] Nog nodig, één van deze:
    }

## People

players-title = De Taoïsten
players-practice = Een oefentafel: alles mag teruggenomen worden.
players-watching =
    { $number ->
        [one] 1 kijkt toe
       *[other] { $number } kijken toe
    }
seat-mine = jij
seat-here = aanwezig
seat-away = afwezig
seat-open = open
seat-neutral = neutraal
seat-bot = bot: { $name }
seat-dead = dood
seat-possessed = bezeten
seat-manage = Wie speelt hier?
seat-invite = Nodig iemand uit
seat-take = Zelf spelen
seat-give-to-bot = Bot { $name } laten spelen
seat-free = Vrijgeven
seat-confirm = Iemand speelt { SEAT($seat) }. De plaats afnemen? De link van die speler werkt dan niet meer.
power-blocked = geblokkeerd
power-borrowed = geleend
link-invite = Een uitnodiging
link-invite-text = Wie deze link opent, kan de plaats innemen. Stuur hem naar niet meer dan één persoon.
link-key = Je eigen link
link-key-text = Open hem op een ander apparaat om daar verder te spelen. Deel hem met niemand.
link-copy = Kopiëren
link-copied = Gekopieerd
notify-title = Jij bent aan de beurt
notify-on = Je krijgt een melding.
notify-off = De browser staat geen meldingen toe.

## The end

result-score =
    { $turns ->
        [one] Score { $score }, na 1 beurt
       *[other] Score { $score }, na { $turns } beurten
    }
result-breakdown = Opbouw van de score
# A number of points, of which $points is the size.
result-points =
    { $sign ->
        [minus] −{ NUMBER($points) }
       *[plus] { NUMBER($points) }
    }
result-total = Score
result-practice = Een oefentafel: er kan iets teruggenomen zijn.
result-again = Nog een keer
result-replay = Terugzien
result-record = Het verslag
title-won = Gewonnen – fatsi
title-lost = Verloren – fatsi
title-mine = Jouw beurt, { SEAT($seat, case: "short") } – fatsi
title-waiting = { SEAT($seat, case: "short") } beslist – fatsi

## A game seen again

replay-title = Een spel, stap voor stap
replay-steps = Stappen
replay-position = Stap
replay-first = Naar het begin
replay-turn-back = Vorige beurt
replay-back = Vorige stap
replay-play = Afspelen
replay-forth = Volgende stap
replay-turn-forth = Volgende beurt
replay-last = Naar het einde
replay-go-to-turn = Ga naar
replay-keys = Met de pijltjestoetsen ga je stap voor stap, met Page Up en Page Down beurt voor beurt.

## Rules and cards

rules-lead = Het hele spel in korte hoofdstukken, daarna elke tegel, elke kracht, elk symbool en elk artefact.
rules-search = Zoek in de regels
rules-none = Niets gevonden.
cards-lead = Elke geest en elke incarnatie, en wat ze doen. Symbolen links werken bij aankomst, in het midden zolang de kaart in het spel is, rechts bij het uitdrijven.
cards-search = Zoek in de kaarten

## Keys

keys-title = Toetsen
keys-digit = maak de keuze met dat nummer
keys-arrows = loop de keuzes langs; op het speelveld van plaats naar plaats
keys-enter = bevestig de keuze, of open wat geselecteerd is
keys-board = ga naar het speelveld, en terug naar de keuzes
keys-look = bekijk van dichtbij wat op het speelveld geselecteerd is
keys-hint = een hint: de beste keuzes
keys-undo = terugnemen
keys-log = het verloop
keys-chat = de chat
keys-rules = de regels
keys-help = deze lijst
keys-escape = sluit wat open is
keys-mouse = Klik op iets wat oplicht om het te kiezen; klik op iets anders om het te vergroten. Op een aanraakscherm zie je na een tik eerst wat het is en wat je ermee kunt doen.

## Connection

connection-lost = De verbinding is verbroken. Nieuwe poging …
connection-back = Weer verbonden.
connection-trouble = De server antwoordde niet. Probeer het nog eens.
table-moved = Er staat een nieuw spel klaar voor jullie allemaal.
table-moved-go = Kom mee
# What stands on the keys.
key-enter = Enter
key-escape = Esc
players-known-seed = Iemand heeft de seed van dit spel gekozen: wie die kent, kan dobbelstenen en kaarten voorspellen.
table-delete = Deze tafel verwijderen
table-delete-asks = Deze tafel voor iedereen verwijderen? Het spel en de chat zijn dan weg.
host-give = Gastheer maken
host-give-asks = De tafel overdragen? Alleen de nieuwe gastheer kan dan plaatsen weggeven.
host-claim = Gastheer worden
