# What the command says about itself: --help, and what is wrong with how it was called. Names of options, commands and ids
# (such as normal, NE, play) are typed as they stand here in every language.

## The command and its subcommands

usage-fatsi = The cooperative board game Ghost Stories. Without a command, runs serve: play in the browser.
usage-serve = Play in the browser: alone, around one screen, or online with others.
usage-play = Play a game in the terminal: 1 to 4 Taoists at one screen, or bots, with undo, save and resume.
usage-replay = Narrate a recorded game, turn by turn.
usage-render = Draw a position, or a position from a recorded game, as SVG or PNG.
usage-hint = Show the best choices in a position, with the chance of winning and the reason.
usage-cards = List every card.
usage-bench = Measure the speed of the rules with random play.
usage-simulate = Let bots play many games and report how often they win, with which powers, and why they lose.
usage-duel = Let two bots play the same deals and report which wins more often.

## Options and arguments

usage-version = Show the version and exit.
usage-language = Language, such as en; default: that of the environment (LC_ALL, LC_MESSAGES, LANG).
usage-host = The address to listen on; 0.0.0.0 lets others on your network join.
usage-port = The port to listen on; 0 picks any free port.
usage-database = Where tables are kept: postgresql://... or sqlite:///FILE; default: a file in the data folder.
usage-browser = Whether to open the browser.
usage-allow-host = A host name under which the server may be reached, such as that of your proxy; may be repeated.
usage-players = Number of Taoists: 1, 2, 3 or 4.
usage-difficulty = Difficulty: initiation, normal, nightmare or hell.
usage-edition = Play by the rules of the revised or the first edition.
usage-five-qi = An easier start: 5 Qi for each Taoist.
usage-seed = Random seed; the same number deals the same game.
usage-tiles = The nine tiles from NW to SE, separated by commas; - leaves a tile to chance.
usage-boards = The colours of the boards at N,E,S,W; - leaves one to chance.
usage-sides = The sides, a or b, of the boards at N,E,S,W; - leaves one to chance.
usage-seats = Where the Taoists sit, such as N,S.
usage-first = The side that goes first: N, E, S or W.
usage-incarnations = The incarnations to draw from: ids separated by commas, or all, base or new.
usage-white-moon = Play with the White Moon expansion.
usage-moon-village = White Moon: random picks 9 of the 10 tiles; first-game replaces the Night Watchman's Beat with the Kung-Fu School.
usage-portal = White Moon: where the portal is: centre, edge or corner, or a tile such as NE.
usage-card-values = The true values of White Moon's cards, as CSV or JSON, to replace our reconstruction.
usage-save = Keep the game in this file instead of the data folder.
usage-resume = Continue the game in this file.
usage-position = Start from the position in this file.
usage-play-bot = Let a bot play a seat, such as E=greedy; without a side, every seat but the first, counting from N. May be repeated.
usage-plain = Show the table as a list, for screen readers and narrow windows, or as a map; default: a map on a terminal.
usage-file = A game record.
usage-step = Wait for Enter after each turn.
usage-board = Show the table after each turn.
usage-until = Stop after this turn.
usage-render-file = A record or a position; default: read from stdin.
usage-turn = For a record: use the position at the end of this turn instead of the last position.
usage-theme = Colours: night, paper or contrast.
usage-width = Width of a PNG in pixels.
usage-output = The file to write, .svg or .png; default: SVG to stdout.
usage-hint-file = A record or a position; - reads from stdin.
usage-at-step = For a record: the position at this decision, counted from 0.
usage-nodes = How many positions to examine; a higher number takes longer but gives better hints.
usage-hint-seed = Random seed; the same number gives the same hints.
usage-all = Show every choice, not only the best.
usage-json = Write JSON, for programs.
usage-seconds = How long to measure.
usage-games = Number of games.
usage-bot = The bot that plays: NAME, NAME:OPTION=VALUE,... or MODULE:CLASS; repeat it to give one for each Taoist, counting from N.
usage-first-seed = The seed of the first game; the others count up from it.
usage-workers = How many processes play at once; default: one per core.
usage-rows = Save each game as a row of a file, .csv or .parquet; games already in it are not played again.
usage-plot = Draw the figures as a chart, .svg or .png.
usage-ray = Play on Ray: local starts it here, auto or HOST:PORT connects to a running cluster.
usage-duel-bot = A bot, as for simulate; or one for each Taoist, joined by +.
usage-help = Show this help and exit.

## What stands for a value

metavar-address = ADDRESS
metavar-bot = BOT
metavar-file = FILE
metavar-language = LANGUAGE
metavar-name = NAME
metavar-number = NUMBER
metavar-seat = [SIDE=]BOT
metavar-step = STEP
metavar-text = TEXT
metavar-turn = TURN
metavar-url = URL

## The frame of the help

usage-line = Usage:
usage-options-metavar = [OPTIONS]
usage-command-metavar = COMMAND [...]
usage-arguments = Arguments:
usage-options = Options:
usage-commands = Commands:
# $notes says the default, and between what a number must lie.
usage-notes = { $text } [{ $notes }]
usage-default = default: { $default }
usage-range = { $least } to { $most }
usage-range-from = { $least } or more

## What is wrong with how it was called

misuse-trouble = { $message } For help: { $command }
misuse-no-such-command = There is no command "{ $given }". Available: { LIST($known) }.
misuse-no-such-option = There is no option { $option }.
misuse-no-such-option-near = There is no option { $option }. Did you mean: { LIST($near) }?
misuse-value-missing = { $option } needs a value.
misuse-no-value = { $option } takes no value.
misuse-argument-missing = { $argument } is missing.
misuse-too-many-arguments = Unexpected argument: { $given }.
# $kind is whole if the number must be a whole one, else any.
misuse-wrong-number =
    { $kind ->
        [whole] { $option } must be a whole number.
       *[any] { $option } must be a number.
    }
misuse-wrong-number-from =
    { $kind ->
        [whole] { $option } must be a whole number, { $least } or more.
       *[any] { $option } must be a number, { $least } or more.
    }
misuse-wrong-number-range =
    { $kind ->
        [whole] { $option } must be a whole number from { $least } to { $most }.
       *[any] { $option } must be a number from { $least } to { $most }.
    }
usage-keep-days = Delete tables that nobody has played at for this many days; 0 keeps them for ever.
usage-serve-workers = Serve with this many processes behind one port; more than one needs PostgreSQL.
usage-backup = Copy all tables to a file, even while the server is running.
usage-backup-file = The file to write.
usage-restore = Replace all tables with a backup; the server must be stopped.
usage-restore-file = A file written by backup.
