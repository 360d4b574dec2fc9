# The server: why it does not do what was asked, and what the command says.

## Refusals at the table

refusal-stale = The game has moved on. Check the table, then choose again.
refusal-game-over = The game is over.
refusal-not-your-decision = It is not your turn to decide.
refusal-not-seated = You are watching: only players can do this.
refusal-no-such-action = There is no such action.
refusal-cannot-undo = You can only undo your own last choice, and only until a die is rolled, a card is drawn or someone else has acted.
refusal-nothing-to-undo = There is nothing to undo.
refusal-hint-under-way = A hint for this table is already being prepared. Wait a moment, then ask again.
refusal-not-kept = This could not be saved, so nothing was done. Please try again.
refusal-watchers-listen = Only players can chat here.
refusal-too-long = That message is too long.
refusal-too-fast = That was too fast. Wait a moment, then try again.
refusal-malformed = The server could not understand this. Please reload the page.
refusal-failed = Something went wrong, and nothing was changed. Please try again.
refusal-table-full = Too many people are watching this table. Please come back later.

# Beside a link that leads to this machine itself.
link-near = This link works on this computer only. To let others join, start the server with --host 0.0.0.0 and open the address that it prints.

## Refusals of pages

refusal-no-such-table = There is no such table. Perhaps the link is incomplete.
refusal-no-such-page = There is no such page. Perhaps the link is incomplete.
refusal-no-such-thing = There is nothing of that name at this table.
refusal-no-such-step = The game has no such step.
refusal-wrong-secret = This link does not lead to a seat. Perhaps it is incomplete or has been replaced by a newer one: ask for a new link.
refusal-not-over = You can start a new game when this one is over.
refusal-unknown-host = This server does not answer to that host name. Whoever runs it can allow the name with --allow-host.
refusal-foreign-origin = This request came from another site and was refused.
refusal-not-host = Only the host of the table can do this.
refusal-not-an-open-seat = Nobody can be invited to this seat.
refusal-wrong-form = This choice is not possible. Please check the form.
refusal-wrong-seed = The seed must be a number of at most 19 digits, or left empty.
refusal-same-board-twice = Two Taoists cannot have the same board.
refusal-too-large = The request is too large.
refusal-not-allowed = This page does not support that request.

## Records that somebody brought along

replay-none = This is not a game record
replay-how = Choose a file with a game record, or paste its text: it begins with the words "fatsi record".
replay-wrong =
    { $line ->
        [0] { $message }
       *[other]
            { $column ->
                [0] Line { $line }: { $message }
               *[other] Line { $line }, column { $column }: { $message }
            }
    }
replay-refused = Line { $line }, column { $column }: { $action } is not possible here. { $reason }
trouble-title = That did not work

## The command

serve-ready = fatsi is ready: { $address }
serve-how-to-end = Press Ctrl-C to stop; all tables are kept.
trouble-port = fatsi cannot listen on { $host }, port { $port }: { $reason }. Choose others with --host and --port; --port 0 picks any free port.
trouble-database = The database cannot be opened: { $reason }.
trouble-database-held = These tables are in use by another fatsi server. Play there, or use another file with --database sqlite:///FILE.
trouble-database-address = fatsi cannot use a database of the kind "{ $scheme }": use postgresql://... or sqlite:///FILE.
trouble-database-driver = PostgreSQL needs one more package: pip install "fatsi[postgresql]".
serve-running = fatsi is already running: { $address }
refusal-busy = The server is busy. Please try again in a moment.
refusal-no-room = There is no room for more records here. Please try again another day.
refusal-too-many-tables = You are the host of too many tables. Delete some that you no longer need.
refusal-not-a-person = Only somebody who sits at the table can be its host.
refusal-host-is-here = The host was here a short while ago. If they stay away, you can take over later.
