# The plain table in the terminal. Commands such as "board" are typed as they stand here in every language.

## Beginning

ask-resume = A game is unfinished: turn { $turn }, { DIFFICULTY($difficulty) }, last played { $date }. Go on with it? (yes or no, Enter for yes){ " " }
ask-players = How many Taoists, 1 to 4? (Enter for { $default }){ " " }
ask-difficulty = How hard: { $choices }? (Enter for { DIFFICULTY($default) }){ " " }
ask-difficulty-choice = { $number } { DIFFICULTY($difficulty) }
ask-white-moon = With the expansion White Moon? (yes or no, Enter for no){ " " }
ask-again = Please answer with one of these: { $choices }.
word-yes = yes
word-no = no
welcome =
    { $players ->
        [one] One Taoist alone. { DIFFICULTY($difficulty) }, { EDITION($edition) }, seed { $seed }.
       *[other] { $players } Taoists. { DIFFICULTY($difficulty) }, { EDITION($edition) }, seed { $seed }.
    }
welcome-no-seed =
    { $players ->
        [one] One Taoist alone. { DIFFICULTY($difficulty) }, { EDITION($edition) }.
       *[other] { $players } Taoists. { DIFFICULTY($difficulty) }, { EDITION($edition) }.
    }
welcome-moon = With White Moon, the portal at { PLACE($place) }.
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
taken-back = Taken back: { $action }. The same choice would bring the same dice and cards again.
no-such-number =
    { $number ->
        [one] There is only choice 1.
       *[other] The choices go from 1 to { $number }.
    }
not-understood = "{ $line }" is neither a choice nor a command. Type ? for help.
did-you-mean = Did you mean { $first }?
which-of = Which of these: { $names }?
form-list = The table is now shown as a list; "map" brings the map back.
form-map = The table is now shown as a map; "list" brings the list back.

## The end

total-score = Score { $score }: { $items }.
total-score-part = { $name } { $points }
over-hint = Type undo to take the last choice back, log, record, board, or Enter to leave.

## Saving

saved = Saved in { $file }.
game-kept = The game is kept. To go on with it:
command-resume = { $program } play --resume { $file }
record-kept = The record is kept. To see the game again:
command-replay = { $program } replay { $file }
save-where = Save where? Type save and the name of a file.
ask-keep = Keep the game, to go on with it later? (yes or no, Enter for yes){ " " }
not-kept = The game is not kept.

## Odds

odds-dice =
    { $number ->
        [0] Exorcism from the { TILE($tile) } ({ PLACE($place) }): no dice are needed.
        [one]
            { $reroll ->
                [yes] Exorcism from the { TILE($tile) } ({ PLACE($place) }) with 1 die, which may be rolled again:
               *[no] Exorcism from the { TILE($tile) } ({ PLACE($place) }) with 1 die:
            }
       *[other]
            { $reroll ->
                [yes] Exorcism from the { TILE($tile) } ({ PLACE($place) }) with { $number } dice, which may be rolled again:
               *[no] Exorcism from the { TILE($tile) } ({ PLACE($place) }) with { $number } dice:
            }
    }
# A roll of the Kung-Fu School or the Moon Barrier, by the choice that leads to it.
odds-strike =
    { $number ->
        [0] { $choice }: no dice are needed.
        [one] { $choice }, with 1 die:
       *[other] { $choice }, with { $number } dice:
    }
odds-barrier = { $choice }:
odds-sword = The Celestial Sword may set one of the dice to white; it is counted where that helps.
# $more is the chance with tokens; $crystals says whether there are moon crystals among them.
odds-ghost = { CARD($card) } ({ SPACE($space) }) falls: { PERCENT($chance) }.
odds-ghost-tokens =
    { $crystals ->
        [yes] { CARD($card) } ({ SPACE($space) }) falls: { PERCENT($chance) } by the dice alone, { PERCENT($more) } with tokens and crystals.
       *[no] { CARD($card) } ({ SPACE($space) }) falls: { PERCENT($chance) } by the dice alone, { PERCENT($more) } with Tao tokens.
    }
odds-together =
    { $number ->
        [2] Both fall: { PERCENT($chance) }.
       *[other] All { $number } fall: { PERCENT($chance) }.
    }
odds-together-tokens =
    { $number ->
        [2]
            { $crystals ->
                [yes] Both fall: { PERCENT($chance) } by the dice alone, { PERCENT($more) } with tokens and crystals.
               *[no] Both fall: { PERCENT($chance) } by the dice alone, { PERCENT($more) } with Tao tokens.
            }
       *[other]
            { $crystals ->
                [yes] All { $number } fall: { PERCENT($chance) } by the dice alone, { PERCENT($more) } with tokens and crystals.
               *[no] All { $number } fall: { PERCENT($chance) } by the dice alone, { PERCENT($more) } with Tao tokens.
            }
    }
odds-any = At least one falls: { PERCENT($chance) }.
odds-any-tokens =
    { $crystals ->
        [yes] At least one falls: { PERCENT($chance) } by the dice alone, { PERCENT($more) } with tokens and crystals.
       *[no] At least one falls: { PERCENT($chance) } by the dice alone, { PERCENT($more) } with Tao tokens.
    }
odds-no-ghost = No ghost that can be exorcised lies before the { TILE($tile) } ({ PLACE($place) }).
odds-not-now = Odds can be told in the Yang of a living Taoist.

## Looking things up

about-ghost = { CARD($card) }: a { COLOUR($colour) } ghost, resistance { COUNT($resistance) }.
about-incarnation = { CARD($card) }: an incarnation of Wu-Feng, { COLOUR($colour) }, resistance { COUNT($resistance) }.
# For stones whose text does not say when they apply.
about-stone-left = On arrival: { $text }
about-stone-middle = In every Yin of its board: { $text }
about-stone-right = When it falls: { $text }
about-reconstructed = Its colour, resistance and stones are our reconstruction: no rulebook prints them.
about-family =
    { $number ->
        [one] one villager. For his death: { FAMILY($family, case: "curse") } If he is saved: { FAMILY($family, case: "reward") }
       *[other] { $number } villagers. For each death: { FAMILY($family, case: "curse") } When all are saved: { FAMILY($family, case: "reward") }
    }
about-no-stones = It has no stones: it only takes up room.
no-such-card = There is no card called "{ $name }".
no-such-place = "{ $name }" is no tile and no space. Tiles: NW N NE W C E SW S SE. Spaces: N1 to N3, E1 to E3, S1 to S3, W1 to W3.
no-such-topic = The rules have no chapter called "{ $name }".
cards-unseen = { COLOUR($colour, case: "start") }, { $number } not seen yet: { $names }.
cards-of-a-name = { CARD($card) } ({ $number })
cards-removed = Of these, { $number } are out of the deck, unseen.
cards-unseen-villagers = Villagers, { $number } not seen yet: { $names }.
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

help-input = Answer with the number of a choice, or with an action as records have it, such as "move NE", "place N2" or "exorcise". Beside that:
help-table = board: the whole table; list or map: the same as a list or as a map
help-odds = odds: the chances of an exorcism from where the Taoist stands; odds NE: from another tile
help-hint = hint: the best choices, with the chance of winning and the reason; nothing is done
help-look = look N1, look NE: what lies on a space or tile; card NAME: explains a card; cards: which may still come, and with White Moon which villagers
help-rules = rules: the chapters; rules TOPIC: a chapter, tile, power, stone, family or artifact in short
help-log = log: what happened in this turn and the one before; log all: in the whole game
help-undo = undo: takes the last choice back, with all that bots did after it, as often as you like
help-save = save FILE: writes the game to a file (with White Moon, save alone saves a villager); record: shows it; quit: leaves, and the game can be resumed
help-map = On the map @ is a Taoist. "haunts in 1" means: in the next Yin of its board.

## Records and cards

replay-over = The record ends here, in turn { $number }.
replay-stopped = Stopped after turn { $number }.
replay-step = Enter for the next turn>{ " " }
column-number = no.
column-name = name
column-resistance = resistance
column-left = arrival
column-middle = lying there
column-right = fall
cards-reconstructed = * Colour, resistance and stones are our reconstruction: no rulebook prints them. --cards FILE supplies the true values.
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
trouble-unsaved = The game goes on, but it is not saved by itself.
trouble-in-the-way = { $file } is there already and holds no game: choose another name.
trouble-save-exists = { $file } is there already: go on with it by --resume, or choose another name.
trouble-not-text = { $file } is not a text file.
trouble-refused = { $file }, line { $line }, column { $column }: { $action } cannot be done there. { $reason }
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
trouble-language = The language "{ $language }" is not there. There are: { $languages }.
trouble-resume-alone = --resume goes on with a saved game, and --position begins with a given one: neither goes with the other, nor with the options of a new game.
