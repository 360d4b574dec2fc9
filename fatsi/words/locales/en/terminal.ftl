# The plain table in the terminal. Commands such as "board" are typed as they stand here in every language.

## Beginning

ask-resume = There is an unfinished game: turn { $turn }, { DIFFICULTY($difficulty) }, last played { $date }. Continue it? (yes or no, Enter for yes){ " " }
ask-players = How many Taoists, 1 to 4? (Enter for { $default }){ " " }
ask-difficulty = Which difficulty: { $choices }? (Enter for { DIFFICULTY($default) }){ " " }
ask-difficulty-choice = { $number } { DIFFICULTY($difficulty) }
ask-white-moon = Play with the White Moon expansion? (yes or no, Enter for no){ " " }
ask-again = Please answer with one of these: { $choices }.
word-yes = yes
word-no = no
welcome =
    { $players ->
        [one] Solo game. { DIFFICULTY($difficulty) }, { EDITION($edition) }, seed { $seed }.
       *[other] { $players } Taoists. { DIFFICULTY($difficulty) }, { EDITION($edition) }, seed { $seed }.
    }
welcome-no-seed =
    { $players ->
        [one] Solo game. { DIFFICULTY($difficulty) }, { EDITION($edition) }.
       *[other] { $players } Taoists. { DIFFICULTY($difficulty) }, { EDITION($edition) }.
    }
welcome-moon = With White Moon; the portal is at { PLACE($place) }.
# $bot is a bot as it was typed.
welcome-bot = A bot plays { SEAT($seat) }: { $bot }.
welcome-hint = Type the number of a choice, or ? for help.

## Playing

turn-number = Turn { $number }.
prompt = { SEAT($seat, case: "short") }>{ " " }
prompt-over = The game is over>{ " " }
only-choice = Only one choice: { $action }.
# $error is what the bot raised, in its own words.
failed-bot = The bot { $bot } failed: { $error }. From now on you play { SEAT($seat) }.
taken-back = Undone: { $action }. The same choice would give the same dice and cards again.
no-such-number =
    { $number ->
        [one] The only choice is 1.
       *[other] The choices go from 1 to { $number }.
    }
not-understood = "{ $line }" is neither a choice nor a command. Type ? for help.
did-you-mean = Did you mean { $first }?
which-of = Which of these: { $names }?
form-list = The table is now shown as a list; type map to see the map again.
form-map = The table is now shown as a map; type list to see the list again.

## The end

total-score = Score { $score }: { $items }.
total-score-part = { $name } { $points }
over-hint = Type undo to undo the last choice, or log, record or board; press Enter to leave.

## Saving

saved = Saved in { $file }.
game-kept = The game has been saved. To continue it:
command-resume = { $program } play --resume { $file }
record-kept = The record has been saved. To watch the game again:
command-replay = { $program } replay { $file }
save-where = Save where? Type save and a file name.
ask-keep = Keep the game to continue it later? (yes or no, Enter for yes){ " " }
not-kept = The game was not saved.

## Odds

odds-dice =
    { $number ->
        [0] Exorcism from the { TILE($tile) } ({ PLACE($place) }): no dice are rolled.
        [one]
            { $reroll ->
                [yes] Exorcism from the { TILE($tile) } ({ PLACE($place) }) with 1 die, which may be rerolled:
               *[no] Exorcism from the { TILE($tile) } ({ PLACE($place) }) with 1 die:
            }
       *[other]
            { $reroll ->
                [yes] Exorcism from the { TILE($tile) } ({ PLACE($place) }) with { $number } dice, which may be rerolled:
               *[no] Exorcism from the { TILE($tile) } ({ PLACE($place) }) with { $number } dice:
            }
    }
# A roll of the Kung-Fu School or the Moon Barrier, by the choice that leads to it.
odds-strike =
    { $number ->
        [0] { $choice }: no dice are rolled.
        [one] { $choice }, with 1 die:
       *[other] { $choice }, with { $number } dice:
    }
odds-barrier = { $choice }:
odds-sword = The Celestial Sword may set one die to white; the odds count it where it helps.
# $more is the chance with tokens; $crystals says whether there are moon crystals among them.
odds-ghost = Exorcising { CARD($card) } ({ SPACE($space) }): { PERCENT($chance) }.
odds-ghost-tokens =
    { $crystals ->
        [yes] Exorcising { CARD($card) } ({ SPACE($space) }): { PERCENT($chance) } with the dice alone, { PERCENT($more) } with tokens and crystals.
       *[no] Exorcising { CARD($card) } ({ SPACE($space) }): { PERCENT($chance) } with the dice alone, { PERCENT($more) } with Tao tokens.
    }
odds-together =
    { $number ->
        [2] Exorcising both: { PERCENT($chance) }.
       *[other] Exorcising all { $number }: { PERCENT($chance) }.
    }
odds-together-tokens =
    { $number ->
        [2]
            { $crystals ->
                [yes] Exorcising both: { PERCENT($chance) } with the dice alone, { PERCENT($more) } with tokens and crystals.
               *[no] Exorcising both: { PERCENT($chance) } with the dice alone, { PERCENT($more) } with Tao tokens.
            }
       *[other]
            { $crystals ->
                [yes] Exorcising all { $number }: { PERCENT($chance) } with the dice alone, { PERCENT($more) } with tokens and crystals.
               *[no] Exorcising all { $number }: { PERCENT($chance) } with the dice alone, { PERCENT($more) } with Tao tokens.
            }
    }
odds-any = Exorcising at least one: { PERCENT($chance) }.
odds-any-tokens =
    { $crystals ->
        [yes] Exorcising at least one: { PERCENT($chance) } with the dice alone, { PERCENT($more) } with tokens and crystals.
       *[no] Exorcising at least one: { PERCENT($chance) } with the dice alone, { PERCENT($more) } with Tao tokens.
    }
odds-no-ghost = There is no ghost facing the { TILE($tile) } ({ PLACE($place) }) that can be exorcised.
odds-not-now = Odds are available only in the Yang phase of a living Taoist.

## Looking things up

about-ghost = { CARD($card) }: a { COLOUR($colour) } ghost, resistance { COUNT($resistance) }.
about-incarnation = { CARD($card) }: an incarnation of Wu-Feng, { COLOUR($colour) }, resistance { COUNT($resistance) }.
# For stones whose text does not say when they apply.
about-stone-left = On arrival: { $text }
about-stone-middle = In every Yin phase of its board: { $text }
about-stone-right = When exorcised: { $text }
about-reconstructed = Its colour, resistance and stones are our reconstruction, as no rulebook prints them.
about-family =
    { $number ->
        [one] one villager. If the villager dies: { FAMILY($family, case: "curse") } If the villager is saved: { FAMILY($family, case: "reward") }
       *[other] { $number } villagers. For each death: { FAMILY($family, case: "curse") } When all are saved: { FAMILY($family, case: "reward") }
    }
about-no-stones = It has no stones: it only takes up a space.
no-such-card = There is no card called "{ $name }".
no-such-place = "{ $name }" is neither a tile nor a space. Tiles: NW N NE W C E SW S SE. Spaces: N1 to N3, E1 to E3, S1 to S3, W1 to W3.
no-such-topic = The rules have no chapter called "{ $name }".
cards-unseen = { COLOUR($colour, case: "start") }, { $number } not yet seen: { $names }.
cards-of-a-name = { CARD($card) } ({ $number })
cards-removed =
    { $number ->
        [one] One of these was removed from the deck unseen.
       *[other] { $number } of these were removed from the deck unseen.
    }
cards-unseen-villagers = Villagers, { $number } not yet seen: { $names }.
cards-of-a-family = { FAMILY($family) } { $number }
cards-unseen-incarnations =
    { $number ->
        [one] One incarnation is still to come, one of these: { CARD($cards) }.
       *[other] { $number } incarnations are still to come, out of these: { CARD($cards) }.
    }
topic = { $name }: { $text }
topics-chapters = Chapters: { $topics }.
topics-moon = White Moon: { $topics }.
topics-families = Families: { $topics }.
topics-artifacts = Artifacts: { $topics }.
topics-tiles = Tiles: { $topics }.
topics-powers = Powers: { $topics }.
topics-stones = Stones: { $topics }.

## Help

help-input = Type the number of a choice, or an action as written in game records, such as "move NE", "place N2" or "exorcise". Other commands:
help-table = board: shows the whole table; list or map: shows it as a list or as a map
help-odds = odds: the chances of an exorcism from the Taoist's tile; odds NE: from another tile
help-hint = hint: the best choices, with the chance of winning and the reason, without doing anything
help-look = look N1, look NE: what is on a space or tile; card NAME: explains a card; cards: which cards may still come, and with White Moon which villagers
help-rules = rules: lists the chapters; rules TOPIC: explains a chapter, tile, power, stone, family or artifact
help-log = log: what happened in this turn and the one before; log all: in the whole game
help-undo = undo: undoes the last choice and everything bots did after it; repeat as often as you like
help-save = save FILE: writes the game to a file (in a White Moon game, save without a file name saves a villager); record: shows the game record; quit: leaves the game, which you can continue later
help-map = On the map, @ is a Taoist. "haunts next Yin" means: in the next Yin phase of its board.

## Records and cards

replay-over = The record ends here, in turn { $number }.
replay-stopped = Stopped after turn { $number }.
replay-step = Enter for the next turn>{ " " }
column-number = no.
column-name = name
column-resistance = resistance
column-left = arrival
column-middle = in play
column-right = exorcised
cards-reconstructed = * Colour, resistance and stones are our reconstruction, as no rulebook prints them. Supply the true values with --cards FILE.
cards-mark = { CARD($card) } *
bench-core =
    { $core ->
        [compiled] The rules are compiled.
       *[interpreted] The rules are interpreted.
    }
bench-games = { NUMBER($games, maximumFractionDigits: 0) } games and { NUMBER($actions, maximumFractionDigits: 0) } actions in { NUMBER($seconds, maximumFractionDigits: 1) } seconds of random play, four Taoists
bench-actions = { NUMBER($number, maximumFractionDigits: 0) } actions per second
bench-speed = { NUMBER($number, maximumFractionDigits: 0) } games per second
bench-copy = { NUMBER($number, maximumFractionDigits: 2) } microseconds to copy a state

## Trouble

trouble-read = { $file } cannot be read: { $reason }.
trouble-write = { $file } cannot be written: { $reason }.
trouble-unsaved = The game goes on, but it is not being saved automatically.
trouble-in-the-way = { $file } already exists and is not a saved game: choose another name.
trouble-save-exists = { $file } already exists: continue that game with --resume, or choose another name.
trouble-not-text = { $file } is not a text file.
trouble-refused = { $file }, line { $line }, column { $column }: { $action } is not possible here. { $reason }
trouble-text =
    { $line ->
        [0] { $file }: { $message }
       *[other]
            { $column ->
                [0] { $file }, line { $line }: { $message }
               *[other] { $file }, line { $line }, column { $column }: { $message }
            }
    }
trouble-setup = { $message }
trouble-language = There is no language "{ $language }". Available: { $languages }.
trouble-resume-alone = --resume continues a saved game, and --position starts from a given position: they cannot be combined with each other or with the options of a new game.
serve-any-name = Warning: the server answers to any host name. If it can be reached from outside your network, give its name with --allow-host and put a proxy with HTTPS in front of it.
trouble-workers-need-postgresql = More than one worker needs PostgreSQL: give its address with --database.
backup-done = All tables have been copied to { $file }.
restore-done = The tables from { $file } have been restored.
trouble-backup = The tables could not be copied: { $reason }.
trouble-not-a-backup = { $file } is not a fatsi backup, or it is damaged.
trouble-backup-postgresql = For PostgreSQL use its own tools: pg_dump and pg_restore.
