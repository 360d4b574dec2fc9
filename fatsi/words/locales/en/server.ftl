# The server: why it does not do what was asked, and what the command says.

## Refusals at the table

refusal-stale = The game has moved on meanwhile. Look again, then choose.
refusal-game-over = The game is over.
refusal-not-your-decision = It is not your decision now.
refusal-not-seated = You are watching: only those who have a seat can do this.
refusal-no-such-action = There is no such action.
refusal-cannot-undo = Only your own last choice can be taken back, and only until a die is rolled, a card is drawn or somebody else has acted.
refusal-nothing-to-undo = There is nothing to take back.
refusal-hint-under-way = A hint for this table is being thought of already. Wait a moment, then ask again.
refusal-not-kept = This could not be saved, so it was not done. Please try again.
refusal-watchers-listen = Only those who have a seat can write here.
refusal-too-long = That is too long to say at once.
refusal-too-fast = That was too fast. Wait a moment, then try again.
refusal-malformed = The server does not understand this. Please load the page again.
refusal-failed = Something went wrong here, and nothing was changed. Please try again.
refusal-table-full = Too many people are looking at this table. Please come back later.

# Beside a link that leads to this machine itself.
link-near = This link works on this computer only. To let others in, start the server with --host 0.0.0.0 and open the address that it prints.

## Refusals of pages

refusal-no-such-table = There is no such table. Perhaps the link is not complete.
refusal-no-such-page = There is no such page. Perhaps the link is not complete.
refusal-no-such-thing = There is no such thing on this table.
refusal-no-such-step = The game has no such step.
refusal-wrong-secret = This link opens no seat. Perhaps it is not complete, or a newer one has taken its place: ask for a new one.
refusal-not-over = A new game is laid when this one is over.
refusal-unknown-host = This server does not go by that name. Whoever runs it can allow the name with --allow-host.
refusal-foreign-origin = This came from a page of another site, and was not done.
refusal-not-host = Only who opened the table can do this.
refusal-not-an-open-seat = Nobody can be invited to this seat.
refusal-wrong-form = This choice is not possible. Please check the form.
refusal-wrong-seed = The seed must be a number of at most 19 digits, or nothing.
refusal-same-board-twice = Two Taoists cannot have the same board.
refusal-too-large = That is too large.
refusal-not-allowed = This page does not answer to that.

## Records that somebody brought along

replay-none = This is no record of a game
replay-how = Choose a file with a record, or paste its text: it begins with the words "fatsi record".
replay-wrong =
    { $line ->
        [0] { $message }
       *[other]
            { $column ->
                [0] Line { $line }: { $message }
               *[other] Line { $line }, column { $column }: { $message }
            }
    }
replay-refused = Line { $line }, column { $column }: { $action } cannot be done there. { $reason }
trouble-title = That did not work

## The command

serve-ready = fatsi is ready: { $address }
serve-how-to-end = Ctrl-C ends it; every table is kept.
trouble-port = fatsi cannot listen at { $host }, port { $port }: { $reason }. Choose others with --host and --port; port 0 takes any that is free.
trouble-database = The database cannot be opened: { $reason }.
trouble-database-held = These tables are in use by another fatsi server. Play there, or give another file with --database sqlite:///FILE.
trouble-database-address = "{ $scheme }" is no kind of database that fatsi can use: give postgresql://... or sqlite:///FILE.
trouble-database-driver = For PostgreSQL one more package is needed: pip install "fatsi[postgresql]".
serve-running = fatsi is running already: { $address }
refusal-busy = The server is busy thinking. Please try again in a moment.
refusal-no-room = There is no room for more records here. Please try again another day.
refusal-too-many-tables = You are the host of too many tables. Delete some that you no longer need.
refusal-not-a-person = Only somebody who sits at the table can be its host.
refusal-host-is-here = The host was here a short while ago. If they stay away, you can take over later.
