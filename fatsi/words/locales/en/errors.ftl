# What is wrong with a text that somebody wrote, a file or an option. The place (file, line, column) stands before it, so
# that these begin with a small letter. Ids and what was given are shown as they are typed.

# $part is the option, the key of a line, or the column of a table that is wrong.
error-of-part = { $part }: { $message }

## Words of a text

error-not-a-text = must be text, not { $given }.
error-action-missing = an action is missing.
error-unknown-action = "{ $given }" is not an action. Did you mean: { LIST($near) }?
error-unknown-verb = "{ $given }" is not the name of an action.
error-unknown-verb-near = "{ $given }" is not the name of an action. Did you mean: { LIST($near) }?
error-unknown-choice = "{ $given }" is not { KIND($kind) }. It must be one of: { LIST($known) }.
error-unknown-choice-near = "{ $given }" is not { KIND($kind) }. Did you mean { $near }?
error-not-one-of = "{ $given }" is not one of: { LIST($known) }.
error-not-a-number = "{ $given }" is not a number from 0 to { $most }.
error-not-true-or-false = must be True or False, not { $given }.
error-not-a-list = must be a list of ids, not { $given }.
error-not-cards = must be cards, not { $given }.
error-not-key-and-value = "{ $given }" does not have the form "key: value".
error-unknown-version = version { $given } is unknown. This is version { $known }.
error-wrong-first-line = the first line must be "{ $wanted }".
error-wrong-form = "{ $given }" does not have the right form, such as "{ $wanted }".
error-wrong-value = "{ $given }" is not allowed here.
error-wrong-number-of-entries =
    { $wanted ->
        [one] 1 entry is needed, not { $given }.
       *[other] { $wanted } entries are needed, not { $given }.
    }
error-named-twice = { $given } is named twice.
error-named-elsewhere = { $given } has already been named elsewhere.
error-stands-twice = { $given } appears here again; it was already on line { $earlier }.
error-stands-alone = { $given } cannot be combined with anything else.
error-nothing-between-commas = there is nothing between two commas.
error-part-of-white-moon = this belongs to White Moon, which is not part of this game.
error-of-white-moon = { $given } belongs to White Moon, which is not part of this game.

## What a word should have been, as in: "mvoe" is not a tile

kind-artifact = an artifact
kind-board = a board
kind-card = a card
kind-card-key = a key of a card
kind-clause = something this seat can have
kind-colour = a colour
kind-column = a column of a card file
kind-corner = a corner of the village
kind-curse-face = a face of the Curse die
kind-difficulty = a difficulty
kind-edition = an edition
kind-ending = a reason for that result
kind-family = a family
kind-flag = yes or no
kind-frame = something that can be pending
kind-incarnation = an incarnation
kind-key = a known key
kind-line = a ghost space or the cemetery
kind-mark = a mark of a ghost
kind-moon-card = a card of White Moon
kind-moon-village = a way to build the village
kind-players = a number of players
kind-power = a power
kind-purpose = a purpose of a roll
kind-scope = something an exorcism can be aimed at
kind-side = a side
kind-space = a ghost space
kind-stage = a stage of the Yang phase
kind-stone = a stone for this position on a card
kind-tao-colour = a Tao colour
kind-tao-face = a face of a Tao die
kind-tile = a tile
kind-village-tile = a village tile
kind-won-or-lost = won or lost

## Setups

error-not-dealt = it is not complete yet. Complete it with setup.dealt(rng).
error-nobody-sits-there = nobody sits at { $side }. The players sit at: { LIST($known) }.
error-seat-open = seats cannot be left open individually.
error-wrong-order = the order must be: { LIST($wanted) }.
error-not-opposite = two players must sit opposite each other: N and S, or E and W.
error-too-few-incarnations =
    { $wanted ->
        [one] 1 incarnation is needed, but there are { $given } to draw from.
       *[other] { $wanted } incarnations are needed, but there are { $given } to draw from.
    }
error-solo-board = a solo player must have the { COLOUR($colour) } board, at { $side }.
error-solo-board-side = a solo player must use side { $wanted } of the { COLOUR($colour) } board.
error-two-lasting-stones = { $card }: a card has at most one lasting stone.
error-base-card = { $card } is a card of the base game, whose values are known.
error-too-few-games = must be 1 or more, not { $given }.
error-same-bots = the same bots on the same deals would play the same games.
error-wrong-number-of-bots =
    { $players ->
        [one] one Taoist needs one bot, not { $given }.
       *[other] { $players } Taoists need one bot for all or { $players } bots, not { $given }.
    }

## Bots. What was raised by somebody's own bot, by Ray or by the system stands in its own words: $error.

error-unknown-bot = there is no bot called "{ $given }". Available: { LIST($known) }; for your own write module:Class.
error-two-bots-without-side = only one bot can be given without a side. With a side, write for example E=greedy.
error-bot-without-seat = no seat is left for { $given }: a bot without a side takes every seat but the first.
error-bot-with-wrong-character = "{ $given }" contains a character that is not allowed: + or an unprintable one.
error-bot-options-missing = the options after "{ $bot }:" are missing, such as { $bot }:option=value.
error-bot-has-no-options = { $bot } has no option "{ $given }". It has no options.
error-bot-has-no-such-option = { $bot } has no option "{ $given }". Available: { LIST($known) }.
error-bot-option-without-value = { $bot }: the option { $option } needs a value, such as { $option }=...
error-bot-option-twice = { $bot }: the option { $option } is given twice.
error-bot-option-missing = { $bot } needs the option { $option }, such as { $bot }:{ $option }=...
# $kind is the type that the bot's constructor declares.
error-bot-option-too-small = { $option } must be { $least } or more, not { $given }.
error-bot-option-too-large = { $option } must be { $most } or less, not { $given }.
error-bot-option-wrong =
    { $kind ->
        [int] { $bot }: { $option } must be a whole number, not "{ $given }".
        [bool] { $bot }: { $option } must be true or false, not "{ $given }".
       *[float] { $bot }: { $option } must be a number, not "{ $given }".
    }
error-bot-options-unreadable = the options of { $bot } cannot be read: { $error }
error-bot-cannot-be-made = { $bot } cannot be created: { $error }
error-module-not-imported = the module { $module } cannot be imported: { $error }
error-module-without-class = the module { $module } has no class { $given }.
error-not-a-bot = { $given } is not a bot: it has no method choose(state, rng).

## A Ray cluster

error-no-address = must be local, auto or HOST:PORT, not "{ $given }".
error-no-cluster = there is no Ray cluster at "{ $address }": { $error }
error-cluster-silent =
    { $seconds ->
        [one] there is no Ray cluster at "{ $address }": no answer within 1 second.
       *[other] there is no Ray cluster at "{ $address }": no answer within { $seconds } seconds.
    }
error-cluster-failed = the Ray cluster at "{ $address }" failed: { $error }

## Files of cards and of games

error-no-card = the file contains no cards.
error-no-csv = this is not a CSV file.
error-no-parquet = this is not a Parquet file.
error-not-a-text-file = this is not a text file.
error-no-json = this is not valid JSON.
error-no-list-of-cards = the file must contain a list of cards.
error-no-object = a card must be an object with the keys that "fatsi cards --json" writes.
error-no-object-of-colours = must be an object such as { $wanted }.
error-no-list-of-stones = must be a list of stones such as { $wanted }.
error-columns-missing = the first line must name the columns. Missing: { LIST($missing) }.
error-keys-missing = the card lacks: { LIST($missing) }.
error-wrong-number-of-columns =
    { $wanted ->
        [one] there must be 1 column, not { $given }.
       *[other] there must be { $wanted } columns, not { $given }.
    }
error-wrong-for-card = "{ $given }" is wrong for { $card }: it must be { $wanted }.
error-wrong-card-values = "{ $given }" is not an id, a colour, five numbers, and then / left / middle / right stones.
error-resistance-and-colour = { $card } must have a resistance, or the colour "board" and no resistance of its own.
error-not-rows = this file does not start with the columns of "fatsi simulate --rows".

## Records

error-nothing-after-the-result = nothing may follow the result.
# A turn is its number and the side of the Taoist, such as "12 N".
error-wrong-turn = this line is for turn { $given }, but it is turn { $wanted }.
error-turn-after-the-end = this line is for turn { $given }, but the game is over.
error-result-too-early = the record says "{ $given }", but the game is not over.
error-wrong-result = the record says "{ $given }", but the game ended with "{ $wanted }".

## Positions: Taoists and boards

error-neutral-board-holds = a neutral board has nothing but Qi.
error-neutral-board-stands = a neutral board has no Taoist.
error-neutral-board-yang = a neutral board has no Yang phase.
error-not-neutral = { $side } is not a neutral board.
error-dead-holds = a dead Taoist has nothing.
error-dead-not-on-cemetery = a dead Taoist must be on the Cemetery, at { $place }.
error-stands-nowhere = the Taoist's tile is missing.
error-without-qi = without Qi it must be: { $wanted }.
error-more-than-held = this is more than the active Taoist has.

## Positions: the end of the game

error-over-all-dead = all Taoists are dead, so the game is over.
error-over-haunted =
    { $most ->
        [one] the game is over with 1 haunted tile.
       *[other] the game is over with { $most } haunted tiles.
    }
error-over-graveyard = the game is over with { $most } dead villagers.
error-artifact-missing = every villager of the family that gives { $artifact } is saved, but nobody holds it and it has not been used.
error-rest-face-down = the rest cannot be identified while villagers lie face down.
error-over-no-incarnation = no incarnation is in play or to come, so the game is over.
error-over-deck-empty = the last card has been drawn and an incarnation is undefeated, so the game is over.
error-won-too-early = { $given } is wrong: an incarnation is undefeated.
error-lost-without-cause = { $given } is wrong: nothing in the position shows it.

## Positions: supplies

error-too-many-tao = there are only { $most } { COLOUR($colour) } Tao tokens.
error-too-many-tokens-spent = there are only { $most } Tao tokens of each colour.
error-too-many-qi = there are only { $most } Qi tokens.
error-too-many-buddhas = there are only { $most } Buddhas.
error-too-many-power-tokens = there are more Power tokens than this number of players has.
error-too-many-crystals = there are only { $most } moon crystals.
error-too-many-dice = at most { $most } dice can be rolled.

## Positions: ghosts

error-two-ghosts = there are two ghosts on { $space }.
error-no-haunter = { $card } is not a haunter, so it has no figure.
error-figure-without-haunter = { $space }: only haunters have a figure.
error-cannot-be-dormant = { $space }: only a ghost with a lasting left stone can be dormant.
error-dormant-without-cause = { $space }: the ghost is dormant, but its left stone is not pending.
error-ghost-and-buddha = there is already a ghost on { $space }.
error-cannot-be-caught = { $card } cannot be caught by a Buddha.
error-nothing-to-catch = nothing in play can be caught by a Buddha.
error-powers-lost-in-first-edition = powers are lost for good only in the first edition.
error-one-mantra = there is only one Mantra marker.
error-mantra-without-ghost = there is no ghost under the marker.
error-mantra-not-up = no board shows the Enfeeblement Mantra.
error-mantra-blocked = the Enfeeblement Mantra is blocked, so its marker is not in play.

## Positions: the deck

error-wrong-deck = the deck must be 1 to { $most } numbers of ghosts, with an incarnation between each number and the next.
error-incarnation-not-in-game = { $card } is not among the incarnations of this game.
error-in-play-already = { $card } is already in play.
error-too-many-incarnations =
    { $most ->
        [one] this game has only one incarnation, including those in play and those defeated.
       *[other] this game has only { $most } incarnations, including those in play and those defeated.
    }
error-too-many-incarnations-to-come = more incarnations are still to come than have not been seen.
error-too-many-at-bottom = more cards are known at the bottom of the deck than it has there.
error-too-many-in-deck = the deck has { $given } ghosts, but only { $most } have not been seen.
error-put-aside =
    { $number ->
        [one] 1 ghost was set aside at the start, so there must be fewer in the deck.
       *[other] { $number } ghosts were set aside at the start, so there must be fewer in the deck.
    }
error-top-or-bottom = { $card }: only incarnations can be known on top of the deck, and only ghosts at its bottom.

## Positions: the turn

error-too-many-actions = a turn has at most two actions.
error-too-many-saves = saving a villager is one of the turn's actions.
error-stage-too-early = after an action the stage must be acted or later.
error-acted-without-action = the stage is acted, but there was no action.
error-not-the-action-tile = this must be the tile of the turn's first action, and is given only if there was one.
error-picked-up-elsewhere = Power tokens can only be picked up on the centre tile.
error-yang-not-begun = nothing can have happened in the Yang phase before it begins.
error-no-exorcism = no exorcism is in progress.

## Positions: White Moon

error-one-su-ling = there is only one Su-Ling.
error-su-ling-before-incarnation = Su-Ling cannot stand in front of an incarnation.
error-too-many-villagers = a tile holds at most { $most } villagers.
error-too-many-of-family = there are too many villagers of the family { $family }.
error-wrong-number-face-down = { $given } villagers are face down, but { $wanted } have not been seen.
error-villagers-on-haunted-tile = there can be no villagers on a haunted tile such as { $place }.
error-top-villager-face-down = the top villager on { $place } must be face up or about to be revealed.
error-nobody-to-reveal = the top villager on { $place } is not face down.

## Positions: what is pending; $frame is the id of that which is pending

error-frame-missing = something pending is missing here.
error-nothing-pending-after-the-end = nothing is pending when the game is over.
error-wrong-last-frame = the last one must be one of: { LIST($known) }.
error-two-cards-drawn = only one card can be drawn at a time.
error-frame-only-last = { $frame } can only come last.
error-frame-before-turn = { $frame }: nothing can come before a turn that is about to begin.
error-frame-in-wrong-phase = { $frame } does not belong in this phase.
error-frame-question-waits = { $frame }: a question must be answered before anything else, so it must come first.
error-frame-nothing-to-choose = { $frame }: there is nothing to choose.
error-frame-nobody-alive = { $frame }: there is no living Taoist there.
error-frame-active-dead = { $frame }: the active Taoist is dead.
error-frame-active-living = { $frame }: the active Taoist is alive.
error-frame-active-moves-unaided = { $frame }: the active Taoist moves without help.
error-frame-dead-asks = { $frame }: a dead Taoist cannot ask for help.
error-frame-dead-rolls = { $frame }: a dead Taoist cannot roll dice.
error-frame-dead-gains = { $frame }: a dead Taoist gets nothing.
error-frame-takes-wrong = { $frame }: a living Taoist takes 1 or 2 tokens.
error-frame-pays-itself = { $frame }: the active board pays its own Qi.
error-frame-no-free-space = { $frame }: there is no free space to move a ghost to.
error-frame-all-spaces-full = { $frame }: all spaces are full.
error-frame-deck-empty = { $frame }: the deck is empty.
error-frame-no-ghost = { $frame }: there is no ghost there.
error-frame-no-such-stone = { $frame }: { $card } has no such stone.
error-frame-card-elsewhere = { $frame }: { $card } is not on { $space }.
error-frame-card-in-play = { $frame }: { $card } is still in play.
error-frame-wrong-fallen = { $frame }: one or two ghosts must be named, on different spaces.
error-frame-no-qi-left = { $frame }: there is no Qi left to return with.
error-frame-no-cemetery = { $frame }: there is no Cemetery in this village.
error-frame-cemetery-haunted = { $frame }: the Cemetery is haunted.
error-frame-cemetery-in-yin = { $frame }: the Cemetery helps only in the Yang phase.
error-frame-number-of-dice = { $frame }: 1 to { $most } dice must be rolled.
error-frame-wrong-number-of-dice =
    { $number ->
        [one] { $frame }: the Taoist must roll 1 die for this.
       *[other] { $frame }: the Taoist must roll { $number } dice for this.
    }
error-frame-kept-in-first-roll = { $frame }: dice are kept only in a reroll.
error-frame-cannot-fall = { $frame }: this roll and these tokens are not enough to exorcise these ghosts.
error-frame-number-of-rescues =
    { $most ->
        [one] { $frame }: 1 villager is saved before the first turn.
       *[other] { $frame }: { $most } villagers are saved before the first turn.
    }
error-frame-living-bequeaths = { $frame }: only a Taoist who has died can leave something.
error-frame-artifact-taken = { $frame }: somebody already has the artifact.
error-frame-sword-in-barrier = { $frame }: the Celestial Sword does not work in the Moon Barrier.
error-frame-white-faces = { $frame }: this needs 1 or 2 white faces.
error-frame-no-crystal-to-place = { $frame }: the receptacle is full, or no crystal is left.
error-frame-four-boards = { $frame }: there are four boards, numbered 0 to 3 from the active one.

## Why a file cannot be read or written

why-not-there = there is no such file or folder
why-not-allowed = permission denied
why-folder = it is a folder
why-not-folder = part of its path is not a folder
why-full = no space left on the device
error-too-many-pieces = there are too many parts; at most { $most } can be read.
error-too-many-lines = there are too many lines; at most { $most } can be read.
