# What the command says about itself: --help, and what is wrong with how it was called. Names of options, commands and ids
# (such as normal, NE, play) are typed as they stand here in every language.

## The command and its subcommands

usage-fatsi = The cooperative board game Ghost Stories. Without a command: serve, that is play in the browser.
usage-serve = Play in the browser: alone, round one screen, or online with others.
usage-play = Play a game in the terminal: 1 to 4 Taoists at one screen, or bots, with undo, save and resume.
usage-replay = Tell a recorded game in words, turn by turn.
usage-render = Draw a position, or that of a recorded game, as SVG or PNG.
usage-hint = Tell the best choices of a position, with the chance of winning and the reason.
usage-cards = List every card.
usage-bench = Measure the speed of the rules by random play.
usage-simulate = Let bots play many games, and tell how often they win, with what and why they lose.
usage-duel = Let two bots play the same deals, and tell which wins more often.

## Options and arguments

usage-version = Show the version and exit.
usage-language = The language to speak, such as en; else that of the environment (LC_ALL, LC_MESSAGES, LANG).
usage-host = The address to listen at; 0.0.0.0 lets others in your network come.
usage-port = The port to listen at; 0 takes any that is free.
usage-database = Where tables are kept: postgresql://... or sqlite:///FILE; else a file in the data folder.
usage-browser = Open the browser, or do not.
usage-allow-host = A name under which pages may be asked for, such as that of your proxy; may be repeated.
usage-players = How many Taoists: 1, 2, 3 or 4.
usage-difficulty = initiation, normal, nightmare or hell.
usage-edition = The rules of the revised or the first edition.
usage-five-qi = An easier start: 5 Qi for each Taoist.
usage-seed = A number that deals the same game again.
usage-tiles = The nine tiles from NW to SE, with commas; - leaves a place open.
usage-boards = The colours of the boards at N,E,S,W; - leaves one open.
usage-sides = The sides, a or b, of the boards at N,E,S,W; - leaves one open.
usage-seats = Where the Taoists sit, such as N,S.
usage-first = The side that begins: N, E, S or W.
usage-incarnations = The incarnations to draw from, by id, with commas; or all, base or new.
usage-white-moon = Play with the expansion White Moon.
usage-moon-village = White Moon: 9 of 10 tiles at random, or first-game, with the School for the Night Watchman.
usage-portal = White Moon: where the portal stands: centre, edge or corner, or a tile such as NE.
usage-card-values = The true values of White Moon's cards, as CSV or JSON, for our reconstruction.
usage-save = Keep the game in this file instead of the data folder.
usage-resume = Go on with the game that this file holds.
usage-position = Begin with the position that this file holds.
usage-play-bot = Seat a bot, such as E=greedy; without a side, in every seat but the first from N on. May be repeated.
usage-plain = Show the table as a list, for screen readers and narrow windows, or as a map; else a map on a terminal.
usage-file = The record of a game.
usage-step = Wait for Enter after each turn.
usage-board = Show the table after each turn.
usage-until = Stop after this turn.
usage-render-file = A record or a position; without one, it is read from stdin.
usage-turn = Of a record: the position at the end of this turn, not after the last action.
usage-theme = night, paper or contrast.
usage-width = The width of a PNG in pixels.
usage-output = The file to write, .svg or .png; without one, SVG goes to stdout.
usage-hint-file = A record or a position; - is stdin.
usage-at-step = Of a record: the position of this decision, counted from 0.
usage-nodes = How many positions to look at: more take longer, and judge better.
usage-hint-seed = A number; the same gives the same hints.
usage-all = Show every choice, not only the best.
usage-json = Write JSON, for programs.
usage-seconds = How long to measure.
usage-games = How many games.
usage-bot = The bot that plays: NAME, NAME:OPTION=VALUE,... or MODULE:CLASS; repeated, one for each Taoist from N on.
usage-first-seed = The seed of the first game; the others follow it.
usage-workers = How many processes play at once; else one for each core.
usage-rows = Keep each game in a file, .csv or .parquet; games that it holds already are not played again.
usage-plot = Draw the figures into a file, .svg or .png.
usage-ray = Play on Ray: local starts one here, auto or HOST:PORT is a cluster that runs.
usage-duel-bot = A bot, as for simulate; or one for each Taoist, with + between them.
usage-help = Show this and exit.

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
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
# $notes says the default, and between what a number must lie.
usage-notes = { $text } [{ $notes }]
usage-default = default: { $default }
usage-range = { $least } to { $most }
usage-range-from = { $least } or more

## What is wrong with how it was called

misuse-trouble = { $message } For help: { $command }
misuse-no-such-command = There is no command "{ $given }". There are: { LIST($known) }.
misuse-no-such-option = There is no option { $option }.
misuse-no-such-option-near = There is no option { $option }. Did you mean: { LIST($near) }?
misuse-value-missing = { $option } needs a value.
misuse-no-value = { $option } takes no value.
misuse-argument-missing = { $argument } is missing.
misuse-too-many-arguments = This is too much: { $given }.
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
usage-keep-days = Delete tables that nobody has played at for so many days; 0 keeps them for ever.
usage-serve-workers = Serve by so many processes behind one port; more than one needs PostgreSQL.
usage-backup = Copy all tables to a file, also while the server runs.
usage-backup-file = The file to write.
usage-restore = Put a backup in the place of all tables; the server must be stopped.
usage-restore-file = A file that was written by backup.
