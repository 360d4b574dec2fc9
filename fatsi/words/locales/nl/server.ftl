# The server: why it does not do what was asked, and what the command says.

## Refusals at the table

refusal-stale = Het spel is intussen verdergegaan. Kijk naar de tafel en kies dan opnieuw.
refusal-game-over = Het spel is voorbij.
refusal-not-your-decision = Deze beslissing is nu niet aan jou.
refusal-not-seated = Je kijkt toe: alleen wie een plaats heeft, kan dit doen.
refusal-no-such-action = Zo'n actie bestaat niet.
refusal-cannot-undo = Je kunt alleen je eigen laatste keuze terugnemen, en alleen tot er een dobbelsteen gegooid of een kaart getrokken is, of een ander iets gedaan heeft.
refusal-nothing-to-undo = Er valt niets terug te nemen.
refusal-hint-under-way = Er wordt al een hint voor deze tafel berekend. Wacht even en vraag het dan nog eens.
refusal-not-kept = Dit kon niet bewaard worden en is dus niet uitgevoerd. Probeer het nog eens.
refusal-watchers-listen = Alleen wie een plaats heeft, kan hier schrijven.
refusal-too-long = Dat bericht is te lang.
refusal-too-fast = Dat ging te snel. Wacht even en probeer het nog eens.
refusal-malformed = De server begrijpt dit niet. Laad de pagina opnieuw.
refusal-failed = Er ging iets mis, en er is niets veranderd. Probeer het nog eens.
refusal-table-full = Er kijken te veel mensen naar deze tafel. Kom later terug.

# Beside a link that leads to this machine itself.
link-near = Deze link werkt alleen op deze computer. Wil je anderen toelaten, start de server dan met --host 0.0.0.0 en open het adres dat hij toont.

## Refusals of pages

refusal-no-such-table = Deze tafel bestaat niet. Misschien is de link niet volledig.
refusal-no-such-page = Deze pagina bestaat niet. Misschien is de link niet volledig.
refusal-no-such-thing = Zoiets is er niet op deze tafel.
refusal-no-such-step = Het spel heeft zo'n stap niet.
refusal-wrong-secret = Deze link leidt niet naar een plaats. Misschien is hij niet volledig, of is er een nieuwere voor in de plaats gekomen: vraag om een nieuwe.
refusal-not-over = Je kunt een nieuw spel beginnen als dit voorbij is.
refusal-unknown-host = Deze server is niet onder die naam bekend. Wie hem beheert, kan de naam toelaten met --allow-host.
refusal-foreign-origin = Dit verzoek kwam van een andere site en is geweigerd.
refusal-not-host = Alleen de gastheer van de tafel kan dit doen.
refusal-not-an-open-seat = Voor deze plaats kan niemand uitgenodigd worden.
refusal-wrong-form = Deze keuze is niet mogelijk. Controleer het formulier.
refusal-wrong-seed = De seed moet een getal van hoogstens 19 cijfers zijn, of leeg blijven.
refusal-same-board-twice = Twee Taoïsten kunnen niet hetzelfde bord hebben.
refusal-too-large = Het verzoek is te groot.
refusal-not-allowed = Deze pagina ondersteunt dat verzoek niet.

## Records that somebody brought along

replay-none = Dit is geen verslag van een spel
replay-how = Kies een bestand met een verslag, of plak de tekst ervan: die begint met de woorden ‘fatsi record’.
replay-wrong =
    { $line ->
        [0] { $message }
       *[other]
            { $column ->
                [0] Regel { $line }: { $message }
               *[other] Regel { $line }, kolom { $column }: { $message }
            }
    }
replay-refused = Regel { $line }, kolom { $column }: { $action } kan daar niet. { $reason }
trouble-title = Dat is niet gelukt

## The command

serve-ready = fatsi is klaar: { $address }
serve-how-to-end = Ctrl-C stopt de server; alle tafels blijven bewaard.
trouble-port = fatsi kan niet luisteren op { $host }, poort { $port }: { $reason }. Kies iets anders met --host en --port; poort 0 kiest een vrije.
trouble-database = De database kan niet geopend worden: { $reason }.
trouble-database-held = Deze tafels zijn in gebruik door een andere fatsi-server. Speel daar, of geef een ander bestand op met --database sqlite:///BESTAND.
trouble-database-address = ‘{ $scheme }’ is geen soort database die fatsi kan gebruiken: geef postgresql://... of sqlite:///BESTAND op.
trouble-database-driver = Voor PostgreSQL is nog één pakket nodig: pip install "fatsi[postgresql]".
serve-running = fatsi draait al: { $address }
refusal-busy = De server heeft het nu te druk. Probeer het zo nog eens.
refusal-no-room = Er is hier geen plaats voor meer verslagen. Probeer het een andere dag.
refusal-too-many-tables = Je bent gastheer van te veel tafels. Verwijder er een paar die je niet meer nodig hebt.
refusal-not-a-person = Alleen iemand die aan tafel zit, kan gastheer zijn.
refusal-host-is-here = De gastheer was hier kort geleden nog. Blijft die weg, dan kun je het later overnemen.
