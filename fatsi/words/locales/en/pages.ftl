# The pages of the browser table.

## Every page

# What this language calls itself.
language-name = English
page-name = fatsi
page-description = Taoists defend a village against the ghosts of Wu-Feng: a cooperative game for one to four players, in the browser.
page-title = { $title } – fatsi
page-skip = Skip to content
page-nav = Pages
page-home = Home
page-rules = Rules
page-cards = Cards
settings-title = Settings
settings-language = Language
settings-theme = Theme
theme-system = Match system
theme-night = Night
theme-paper = Paper
theme-contrast = High contrast
settings-motion = Animation
motion-system = Match system
motion-on = On
motion-off = Off
settings-apply = Apply
dialog-close = Close
bot-random = Random
bot-greedy = Greedy
bot-planner = Planner

## Home

home-title = Hold the village until dawn
# The hyphen of Wu‑Feng is one at which no line breaks.
home-lead = Ghosts come every night, and Wu‑Feng is on his way. One to four Taoists face them together: you all win, or you all lose.
home-today = Today's game
home-today-text = Everyone gets the same village, dice and ghosts today.
home-kept = Your tables
kept-forget = Remove from this list
kept-forget-asks = Remove this table from the list? You keep your seat, but you will need its link to return to it.
kept-won = Won
kept-lost = Lost
kept-my-turn = Your turn
kept-waiting = In progress
kept-game =
    { $players ->
        [one] One Taoist, { DIFFICULTY($difficulty) }, turn { $turn }
       *[other] { $players } Taoists, { DIFFICULTY($difficulty) }, turn { $turn }
    }
kept-game-moon =
    { $players ->
        [one] One Taoist, { DIFFICULTY($difficulty) }, White Moon, turn { $turn }
       *[other] { $players } Taoists, { DIFFICULTY($difficulty) }, White Moon, turn { $turn }
    }
home-join = Join a table
home-join-text = Did someone send you a link? Open it, or paste it here. With a table's plain address you can watch.
home-join-go = Go
home-replay = Replay a game
home-replay-text = Open a game record and step through it.
home-record = Game record
home-replay-go = Show
home-learn = Learn
home-learn-text = Every rule in a few sentences, and all 81 cards.

## A new table

new-title = New table
form-name = Your name
new-players = Taoists
new-difficulty = Difficulty
new-seats = Players
new-seats-text = You can play several seats on one screen. Others take open seats through a link you send them.
new-seat = Taoist { $number }
new-seat-me = me
new-seat-open = open: invite someone
new-board = Board
new-power = Power
new-power-a = first power
new-power-b = second power
new-random = random
new-moon = Expansion
new-white-moon = White Moon: villagers to save, Su-Ling and the moon crystals
new-moon-village = Village
moon-village-random = nine tiles out of ten
moon-village-first-game = recommended for a first game
new-portal = Portal
portal-centre = in the centre
portal-edge = on an edge (harder)
portal-corner = on a corner (hardest)
new-incarnations = Incarnations
incarnations-all = all
incarnations-base = base game only
incarnations-new = new ones only
new-edition = Edition
new-seed = Seed
new-five-qi = Start with 5 Qi (easier)
new-practice = Practice game: anything can be undone; the record says so
new-lay = Set up the table

## Joining

join-title = Take your seat
join-text = You have been invited to a table. Enter the name the others will see, and take your seat.
join-secret = The link you were sent
join-sit = Take the seat
join-next = You will see the table as it stands and decide for your Taoist when your turn comes. Nothing to install, and no account needed.
join-missing = This link is incomplete. Copy all of it, up to the last character, and open it again.

## The table

table-title = The table
table-my-link = My link
table-watching = You are watching. If you have a seat at this table, open your link to it again.
table-notify = Notify me
table-help = Shortcuts
table-more = Log, chat and rules
tab-log = Log
tab-chat = Chat
tab-rules = Rules
log-turn = Turn { $number }
chat-label = Message
chat-send = Send
chat-watchers = Only players can chat here.
sheet-title = What you can do here
sheet-about = What is this?
zoom-title = A closer look
about-deck = The deck
about-dice = The dice
undo = Undo
undo-explained = Undoes your choices, back to the last die roll, card draw or choice of another player.
undo-explained-practice = Undoes the last choice. This is a practice game.

## What is always in sight

status-title = Game status
# On small screens, beside the symbol of whose turn it is.
status-turn =
    { $phase ->
        [yin] Turn { $number }, Yin
        [yang] Turn { $number }, Yang
        [setup] Before turn 1
       *[over] Turn { $number }, over
    }
# Figures beside their symbols.
status-figure = { $number }
status-figure-of = { $number }/{ $limit }
status-haunted = Haunted { $number } of { $limit }
status-wu-feng =
    { $number ->
        [one] Wu-Feng is next
       *[other] Wu-Feng is card { $number }
    }
status-cards =
    { $number ->
        [one] 1 card left
       *[other] { $number } cards left
    }
status-dice = Dice { $number } of { $all }
status-dead = Dead { $number } of { $limit }
status-saved = Saved { $number }
status-moon = White Moon
ahead-title = Coming up in the Yin phase of { BOARD($board) }:
ahead-haunts = { CARD($card) } ({ SPACE($space) }) haunts the { TILE($tile, case: "short") } ({ PLACE($place) }).
ahead-haunts-last = { CARD($card) } ({ SPACE($space) }) haunts the { TILE($tile, case: "short") } ({ PLACE($place) }), and the game is lost.
ahead-line-lost = { CARD($card) } ({ SPACE($space) }) has no tile left to haunt, and the game is lost.
ahead-steps = { CARD($card) } ({ SPACE($space) }) advances.
ahead-torments = The Curse die is rolled for { CARD($card) } ({ SPACE($space) }).
ahead-takes-tao = { CARD($card) } ({ SPACE($space) }) takes a Tao token from each Taoist.
ahead-villagers-die = { CARD($card) } ({ SPACE($space) }) kills the villagers at the { TILE($tile, case: "short") } ({ PLACE($place) }).
ahead-stone = { CARD($card) } ({ SPACE($space) }): { STONE($stone) }.
ahead-overrun = { BOARD($board, case: "start") } is full: 1 Qi is lost.
ahead-ghost = A ghost arrives.

## The decision

decision-over = The game is over
decision-fold = Show or hide the choices
waiting-open = The seat of { SEAT($seat) } is open: someone has to take it.
waiting-bot = The bot playing { SEAT($seat) } is thinking.
waiting-person =
    { $present ->
        [yes] { $name } is deciding.
       *[no] It is up to { $name }, who is away.
    }
waiting-seat =
    { $present ->
        [yes] { SEAT($seat, case: "start") } is deciding.
       *[no] It is up to { SEAT($seat) }, who is away.
    }
choices-act = Act
choices-move = Move to
choices-power = Powers
choices-mantra = Place the Mantra on
choices-buddha = Before you end your turn
choices-artifact = Artifacts
choices-fireworks = Fireworks: ask for help
choices-yin-yang-ask = Yin-Yang: ask for help from afar
choices-yin-yang-unhaunt = Yin-Yang: restore a tile
choices-reroll = Reroll
choice-tile = { TILE($tile, case: "short") } ({ PLACE($place) })
choice-tile-haunted = { TILE($tile, case: "short") } ({ PLACE($place) }), haunted
choice-space = Facing the { TILE($tile, case: "short") } ({ SPACE($space) })
choice-space-with-buddha = Facing the { TILE($tile, case: "short") } ({ SPACE($space) }), with a Buddha
choice-ghost = { CARD($card) } ({ SPACE($space) })
choice-colour = { COLOUR($colour, case: "start") }
choice-token = { COLOUR($colour, case: "start") }, from { SEAT($seat) }
odds-column-outcome = Outcome
odds-column-bar = Chance as a bar
odds-column-dice = Dice
odds-column-tokens = + tokens
odds-row-together =
    { $number ->
        [2] Both
       *[other] All { $number }
    }
odds-row-any = At least one
# What the chosen ghosts still cost. With ways, symbols follow: all of them, or those of one way.
spend-missing =
    { $ways ->
        [0]
            { $number ->
                [one] One token or crystal is still missing.
               *[other] { $number } tokens or crystals are still missing.
            }
        [one] Still missing:
       *[other] Still missing, one of these:
    }

## People

players-title = The Taoists
players-practice = Practice game: anything can be undone.
players-watching =
    { $number ->
        [one] 1 watching
       *[other] { $number } watching
    }
seat-mine = you
seat-here = here
seat-away = away
seat-open = open
seat-neutral = neutral
seat-bot = bot: { $name }
seat-dead = dead
seat-possessed = possessed
seat-manage = Who plays this seat?
seat-invite = Invite someone
seat-take = Take this seat
seat-give-to-bot = Give it to the bot { $name }
seat-free = Open this seat
seat-confirm = Someone is playing { SEAT($seat) }. Take the seat from them? Their link will stop working.
power-blocked = blocked
power-borrowed = borrowed
link-invite = Invitation
link-invite-text = Anyone who opens this link can take the seat. Send it to one person only.
link-key = Your own link
link-key-text = Open it on another device to continue playing there. Do not share it.
link-copy = Copy
link-copied = Copied
notify-title = It is your turn
notify-on = You will be notified.
notify-off = Your browser does not allow notifications.

## The end

result-score =
    { $turns ->
        [one] Score { $score }, after 1 turn
       *[other] Score { $score }, after { $turns } turns
    }
result-breakdown = Score breakdown
# A number of points, of which $points is the size.
result-points =
    { $sign ->
        [minus] −{ NUMBER($points) }
       *[plus] { NUMBER($points) }
    }
result-total = Score
result-practice = Practice game: choices may have been undone.
result-again = Play again
result-replay = Watch the replay
result-record = Game record
title-won = Won – fatsi
title-lost = Lost – fatsi
title-mine = Your turn, { SEAT($seat, case: "short") } – fatsi
title-waiting = { SEAT($seat, case: "short") } is deciding – fatsi

## A game seen again

replay-title = Replay
replay-steps = Steps
replay-position = Step
replay-first = First step
replay-turn-back = Previous turn
replay-back = Previous step
replay-play = Play
replay-forth = Next step
replay-turn-forth = Next turn
replay-last = Last step
replay-go-to-turn = Go to
replay-keys = Use the arrow keys to go step by step, Page Up and Page Down to go turn by turn.

## Rules and cards

rules-lead = The whole game in short chapters, then every tile, power, stone and artifact.
rules-search = Search the rules
rules-none = Nothing found.
cards-lead = Every ghost and incarnation, and what it does. Left stones apply on arrival, middle stones while the card is in play, right stones when it is exorcised.
cards-search = Search the cards

## Keys

keys-title = Keyboard shortcuts
keys-digit = pick the choice with that number
keys-arrows = move through the choices; on the board, from one place to the next
keys-enter = confirm the choice, or open what is selected
keys-board = go to the board, and back to the choices
keys-look = take a closer look at what is selected on the board
keys-hint = get a hint: the best choices
keys-undo = undo
keys-log = open the log
keys-chat = open the chat
keys-rules = open the rules
keys-help = show this list
keys-escape = close what is open
keys-mouse = Click anything that glows to choose it; click anything else to enlarge it. On a touch screen, a tap first shows it, with what you can do.

## Connection

connection-lost = Connection lost. Reconnecting …
connection-back = Connected again.
connection-trouble = The server did not answer. Please try again.
table-moved = A new game is ready for all of you.
table-moved-go = Join it
# What stands on the keys.
key-enter = Enter
key-escape = Esc
players-known-seed = Somebody chose the seed of this game: whoever knows it can predict the dice and the cards.
table-delete = Delete this table
table-delete-asks = Delete this table for everybody? The game and its chat will be gone.
host-give = Make them the host
host-give-asks = Hand the table over? After that, only the new host can assign seats.
host-claim = Take over as host
