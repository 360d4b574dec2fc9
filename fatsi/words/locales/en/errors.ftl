# What is wrong with a text that somebody wrote, a file or an option. The place (file, line, column) stands before it, so
# that these begin with a small letter. Ids and what was given are shown as they are typed.

# $part is the option, the key of a line, or the column of a table that is wrong.
error-of-part = { $part }: { $message }

## Words of a text

error-not-a-text = a text is needed, not { $given }.
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
error-not-key-and-value = "{ $given }" is not of the form "key: value".
error-unknown-version = version { $given } is not known here. This is version { $known }.
error-wrong-first-line = the first line must be "{ $wanted }".
error-wrong-form = "{ $given }" is not of the right form, such as "{ $wanted }".
error-wrong-value = "{ $given }" cannot stand here.
error-wrong-number-of-entries =
    { $wanted ->
        [one] 1 entry is needed, not { $given }.
       *[other] { $wanted } entries are needed, not { $given }.
    }
error-named-twice = { $given } is named twice.
error-named-elsewhere = { $given } is named elsewhere already.
error-stands-twice = { $given } stands here again: it was on line { $earlier } already.
error-stands-alone = { $given } stands alone.
error-nothing-between-commas = there is nothing between two commas.
error-part-of-white-moon = belongs to White Moon, which this game is without.
error-of-white-moon = { $given } belongs to White Moon, which this game is without.

## What a word should have been, as in: "mvoe" is not a tile

kind-artifact = an artifact
kind-board = a board
kind-card = a card
kind-card-key = a key of a card
kind-clause = something that this seat can have
kind-colour = a colour
kind-column = a column of a file of cards
kind-corner = a corner of the village
kind-curse-face = a face of the Curse die
kind-difficulty = a difficulty
kind-edition = an edition
kind-ending = a reason for that
kind-family = a family
kind-flag = yes or no
kind-frame = something that can be pending
kind-incarnation = an incarnation
kind-key = a known key
kind-line = a ghost space or the cemetery
kind-mark = a mark of a ghost
kind-moon-card = a card of White Moon
kind-moon-village = a way to lay the village
kind-players = a number of players
kind-power = a power
kind-purpose = a purpose of a roll
kind-scope = something that an exorcism can be against
kind-side = a side
kind-space = a ghost space
kind-stage = a stage of Yang
kind-stone = a stone for this place of a card
kind-tao-colour = a Tao colour
kind-tao-face = a face of a Tao die
kind-tile = a tile
kind-village-tile = a village tile
kind-won-or-lost = won or lost

## Setups

error-not-dealt = parts of it are still open. Complete it with setup.dealt(rng).
error-nobody-sits-there = nobody sits at { $side }. The players sit at: { LIST($known) }.
error-seat-open = cannot be left open one by one.
error-wrong-order = the order must be: { LIST($wanted) }.
error-not-opposite = two players sit opposite each other: N and S, or E and W.
error-too-few-incarnations =
    { $wanted ->
        [one] 1 incarnation is needed, but there are { $given } to draw from.
       *[other] { $wanted } incarnations are needed, but there are { $given } to draw from.
    }
error-solo-board = a player alone has the { COLOUR($colour) } board, at { $side }.
error-solo-board-side = a player alone has side { $wanted } of the { COLOUR($colour) } board up.
error-two-lasting-stones = { $card }: a card has one lasting stone at most.
error-base-card = { $card } is a card of the base game, whose values are known.
error-too-few-games = must be 1 or more, not { $given }.
error-same-bots = the same bots on the same deals play the same games.
error-wrong-number-of-bots =
    { $players ->
        [one] one Taoist needs one bot, not { $given }.
       *[other] { $players } Taoists need one bot for all or { $players } bots, not { $given }.
    }

## Bots. What was raised by somebody's own bot, by Ray or by the system stands in its own words: $error.

error-unknown-bot = there is none called "{ $given }". There are: { LIST($known) }; your own is module:Class.
error-two-bots-without-side = only one bot can be without a side. With one it is such as E=greedy.
error-bot-without-seat = no seat is left for { $given }: without a side, a bot takes every seat but the first.
error-bot-with-wrong-character = "{ $given }" has a character that no bot can have: + or an unprintable one.
error-bot-options-missing = after "{ $bot }:" its options are missing, such as { $bot }:option=value.
error-bot-has-no-options = { $bot } has no option "{ $given }". It has none.
error-bot-has-no-such-option = { $bot } has no option "{ $given }". It has: { LIST($known) }.
error-bot-option-without-value = { $bot }: the option { $option } needs a value, such as { $option }=...
error-bot-option-twice = { $bot }: the option { $option } is given twice.
error-bot-option-missing = { $bot } needs the option { $option }, such as { $bot }:{ $option }=...
# $kind is the type that the bot's constructor declares.
error-bot-option-too-small = { $option } must be { $least } or more, not { $given }.
error-bot-option-wrong =
    { $kind ->
        [int] { $bot }: { $option } must be a whole number, not "{ $given }".
        [bool] { $bot }: { $option } must be true or false, not "{ $given }".
       *[float] { $bot }: { $option } must be a number, not "{ $given }".
    }
error-bot-options-unreadable = the options of { $bot } cannot be read: { $error }
error-bot-cannot-be-made = { $bot } cannot be made: { $error }
error-module-not-imported = the module { $module } cannot be imported: { $error }
error-module-without-class = the module { $module } has no class { $given }.
error-not-a-bot = { $given } is no bot: it has no method choose(state, rng).

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

error-no-card = the file holds no card.
error-no-csv = this is no CSV.
error-no-parquet = this is no Parquet file.
error-not-a-text-file = this is not a text file.
error-no-json = this is no JSON.
error-no-list-of-cards = the file must hold a list of cards.
error-no-object = a card is an object with the keys that "fatsi cards --json" writes.
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
error-wrong-card-values = "{ $given }" is not an id, a colour, five numbers, then / left / middle / right stones.
error-resistance-and-colour = { $card } must have a resistance, or the colour "board" and none of its own.
error-not-rows = this does not begin with the columns of "fatsi simulate --rows".

## Records

error-nothing-after-the-result = nothing may follow the result.
# A turn is its number and the side of the Taoist, such as "12 N".
error-wrong-turn = this line is of turn { $given }, but it is turn { $wanted }.
error-turn-after-the-end = this line is of turn { $given }, but the game is over.
error-result-too-early = the record says "{ $given }", but the game is not over.
error-wrong-result = the record says "{ $given }", but the game ended with "{ $wanted }".

## Positions: Taoists and boards

error-neutral-board-holds = a neutral board holds nothing but Qi.
error-neutral-board-stands = a neutral board has no Taoist.
error-neutral-board-yang = a neutral board has no Yang.
error-not-neutral = { $side } is not a neutral board.
error-dead-holds = a dead Taoist holds nothing.
error-dead-not-on-cemetery = a dead Taoist lies on the Cemetery, at { $place }.
error-stands-nowhere = the Taoist stands nowhere.
error-without-qi = without Qi it is: { $wanted }.
error-more-than-held = this is more than the active Taoist holds.

## Positions: the end of the game

error-over-all-dead = all Taoists are dead, so the game is over.
error-over-haunted =
    { $most ->
        [one] the game is over at 1 haunted tile.
       *[other] the game is over at { $most } haunted tiles.
    }
error-over-graveyard = the game is over at { $most } dead.
error-over-no-incarnation = no incarnation is in play or to come, so the game is over.
error-over-deck-empty = the last card is drawn and an incarnation undefeated, so the game is over.
error-won-too-early = { $given } does not fit: an incarnation is undefeated.
error-lost-without-cause = { $given } does not fit: nothing in the position shows it.

## Positions: supplies

error-too-many-tao = there are only { $most } { COLOUR($colour) } Tao tokens.
error-too-many-tokens-spent = there are only { $most } Tao tokens of a colour.
error-too-many-qi = there are only { $most } Qi tokens.
error-too-many-buddhas = there are only { $most } Buddhas.
error-too-many-power-tokens = more Power tokens are held than this number of players has.
error-too-many-crystals = there are only { $most } moon crystals.
error-too-many-dice = at most { $most } dice are rolled.

## Positions: ghosts

error-two-ghosts = two ghosts lie on { $space }.
error-no-haunter = { $card } is no haunter: it has no figure.
error-figure-without-haunter = { $space }: only haunters have a figure.
error-cannot-be-dormant = { $space }: only a ghost with a lasting left stone can be dormant.
error-dormant-without-cause = { $space }: the ghost is dormant, but its left stone is not pending.
error-ghost-and-buddha = a ghost lies on { $space }.
error-cannot-be-caught = { $card } cannot be caught by a Buddha.
error-nothing-to-catch = nothing in play can be caught by a Buddha.
error-powers-lost-in-first-edition = powers are lost for good in the first edition only.
error-one-mantra = there is only one Mantra marker.
error-mantra-without-ghost = there is no ghost under the marker.
error-mantra-not-up = no board has the Enfeeblement Mantra up.
error-mantra-blocked = the Enfeeblement Mantra is blocked, so its marker is off.

## Positions: the deck

error-wrong-deck = 1 to { $most } numbers of ghosts are needed, with an incarnation between each two.
error-incarnation-not-in-game = { $card } is not among the incarnations of this game.
error-in-play-already = { $card } is in play already.
error-too-many-incarnations = this game has { $most } incarnations in all, those in play and defeated included.
error-too-many-incarnations-to-come = more incarnations are to come than there are unseen.
error-too-many-at-bottom = more cards are known to lie at the bottom than lie there.
error-too-many-in-deck = the deck has { $given } ghosts, but only { $most } have not been seen.
error-put-aside =
    { $number ->
        [one] 1 ghost was put aside at the start, so that fewer are in the deck.
       *[other] { $number } ghosts were put aside at the start, so that fewer are in the deck.
    }
error-top-or-bottom = { $card }: incarnations are known on top of the deck, ghosts at its bottom.

## Positions: the turn

error-too-many-actions = a turn has at most two actions.
error-too-many-saves = a saving is one of the turn’s actions.
error-stage-too-early = after an action the stage is acted, or later.
error-acted-without-action = the stage is acted, but there was no action.
error-not-the-action-tile = this is the tile of the turn’s first action, and only there if there was one.
error-picked-up-elsewhere = Power tokens are picked up on the centre tile.
error-yang-not-begun = nothing has happened in Yang before it begins.
error-no-exorcism = there is no exorcism under way.

## Positions: White Moon

error-one-su-ling = there is only one Su-Ling.
error-su-ling-before-incarnation = Su-Ling does not stand before an incarnation.
error-too-many-villagers = at most { $most } villagers are on a tile.
error-too-many-of-family = there are too many of the family { $family }.
error-wrong-number-face-down = { $given } lie face down, but { $wanted } have not been seen.
error-villagers-on-haunted-tile = there are none on a haunted tile such as { $place }.
error-top-villager-face-down = the top one on { $place } lies face up, or is about to be turned up.
error-nobody-to-reveal = nobody lies face down on top of { $place }.

## Positions: what is pending; $frame is the id of that which is pending

error-frame-missing = something pending is missing here.
error-nothing-pending-after-the-end = nothing is pending when the game is over.
error-wrong-last-frame = the last one must be one of: { LIST($known) }.
error-two-cards-drawn = only one card at a time is drawn.
error-frame-only-last = { $frame } can only come last.
error-frame-before-turn = { $frame }: a turn that is to begin has nothing before it.
error-frame-in-wrong-phase = { $frame } does not happen in this phase.
error-frame-question-waits = { $frame }: a question must be answered before anything else, so it comes first.
error-frame-nothing-to-choose = { $frame }: there is nothing to choose.
error-frame-nobody-alive = { $frame }: nobody alive sits there.
error-frame-active-dead = { $frame }: the active Taoist is dead.
error-frame-active-living = { $frame }: the active Taoist is alive.
error-frame-active-moves-himself = { $frame }: the active Taoist moves by himself.
error-frame-dead-asks = { $frame }: a dead Taoist asks nobody for help.
error-frame-dead-rolls = { $frame }: a dead Taoist rolls nothing.
error-frame-dead-gains = { $frame }: a dead Taoist gets nothing.
error-frame-takes-wrong = { $frame }: 1 or 2 tokens are taken, by a living Taoist.
error-frame-pays-itself = { $frame }: the active board pays itself.
error-frame-no-free-space = { $frame }: there is no free space to move a ghost to.
error-frame-all-spaces-full = { $frame }: all spaces are full.
error-frame-deck-empty = { $frame }: the deck is empty.
error-frame-no-ghost = { $frame }: there is no ghost there.
error-frame-no-such-stone = { $frame }: { $card } has no such stone.
error-frame-card-elsewhere = { $frame }: { $card } does not lie on { $space }.
error-frame-card-in-play = { $frame }: { $card } is still in play.
error-frame-wrong-fallen = { $frame }: one or two ghosts are named, of different spaces.
error-frame-no-qi-left = { $frame }: there is no Qi left to return with.
error-frame-no-cemetery = { $frame }: there is no Cemetery in this village.
error-frame-cemetery-haunted = { $frame }: the Cemetery is haunted.
error-frame-cemetery-in-yin = { $frame }: the Cemetery helps in Yang only.
error-frame-number-of-dice = { $frame }: 1 to { $most } dice are rolled.
error-frame-wrong-number-of-dice =
    { $number ->
        [one] { $frame }: the Taoist rolls 1 die for this.
       *[other] { $frame }: the Taoist rolls { $number } dice for this.
    }
error-frame-kept-in-first-roll = { $frame }: dice are kept in a second roll only.
error-frame-cannot-fall = { $frame }: these ghosts cannot fall to this roll and these tokens.
error-frame-number-of-rescues =
    { $most ->
        [one] { $frame }: 1 villager is rescued before the first turn.
       *[other] { $frame }: { $most } villagers are rescued before the first turn.
    }
error-frame-living-bequeaths = { $frame }: only a Taoist who died leaves something.
error-frame-artifact-taken = { $frame }: somebody has the artifact already.
error-frame-sword-in-barrier = { $frame }: the Sword does not work in the barrier.
error-frame-white-faces = { $frame }: this is for 1 or 2 white faces.
error-frame-no-crystal-to-place = { $frame }: the receptacle is full, or no crystal is left.
error-frame-four-boards = { $frame }: there are four boards, 0 to 3 from the active one.

## Why a file cannot be read or written

why-not-there = there is no such file or folder
why-not-allowed = it is not allowed
why-folder = it is a folder
why-not-folder = a part of its path is no folder
why-full = there is no room left
error-too-many-pieces = there are too many parts; at most { $most } can be read.
error-too-many-lines = there are too many lines; at most { $most } can be read.
