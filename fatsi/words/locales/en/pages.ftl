# The pages of the browser table.

## Every page

# What this language calls itself.
language-name = English
page-name = fatsi
page-description = Taoists defend a village against the ghosts of Wu-Feng: a cooperative game for one to four, in the browser.
page-title = { $title } – fatsi
page-skip = To the content
page-nav = Pages
page-home = Home
page-rules = The rules
page-cards = The cards
settings-title = Settings
settings-language = Language
settings-theme = Colours
theme-system = As the system
theme-night = Night
theme-paper = Paper
theme-contrast = High contrast
settings-motion = Motion
motion-system = As the system
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
home-lead = Ghosts come every night, and Wu‑Feng is on his way. One to four Taoists stand against them, together: you all win, or you all lose.
home-play = Play
home-play-text = Alone against the dark, at the gentlest level. The table explains itself as you go.
home-today = Today’s game
home-today-text = The same village, dice and ghosts for everybody today.
home-kept = Your tables
kept-forget = Forget this table
kept-forget-asks = Forget this table? Your seat stays yours, but you come back to it only by its link.
kept-won = Won
kept-lost = Lost
kept-my-turn = Your turn
kept-waiting = Under way
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
home-join-text = Somebody sent you a link? Open it, or paste it here. A table’s own address lets you watch.
home-join-go = Go
home-replay = See a game again
home-replay-text = Give the record of a game, and step through it.
home-record = Record of a game
home-replay-go = Show
home-learn = Learn
home-learn-text = Every rule in a few sentences, and all 81 cards.

## A new table

new-title = A table of your own
form-name = Your name
new-players = Taoists
new-difficulty = How hard
new-seats = Who plays
new-seats-text = Several seats may be yours on one screen. Open seats are taken by a link that you send.
new-seat = Taoist { $number }
new-seat-me = me
new-seat-open = open: invite somebody
new-board = Board
new-power = Power
new-power-a = first power
new-power-b = second power
new-random = by chance
new-moon = The expansion
new-white-moon = With White Moon: villagers to be saved, Su-Ling and the moon crystals
new-moon-village = Village
moon-village-random = nine of ten tiles
moon-village-first-game = as for the first game
new-portal = Portal
portal-centre = in the centre
portal-edge = at an edge, harder
portal-corner = at a corner, hardest
new-incarnations = Incarnations
incarnations-all = all
incarnations-base = of the base game
incarnations-new = the new ones
new-more = More options
new-edition = Edition
new-seed = Seed
new-five-qi = Begin with 5 Qi, which is easier
new-practice = Practice: anything may be taken back, and the record says so
new-lay = Lay the table

## Joining

join-title = Take your seat
join-text = You were invited to a table. Say what the others shall call you, and sit down.
join-secret = The link that you were sent
join-sit = Sit down
join-next = You will see the table as it stands, and decide for your Taoist when the turn comes. Nothing has to be installed, and nobody needs an account.
join-missing = This link is not whole. Copy all of it, up to its last character, and open it again.

## The table

table-title = The table
table-my-link = My link
table-watching = You are watching. If you have a seat at this table, open your link to it again.
table-notify = Notify me
table-help = Keys
table-more = Log, chat and rules
tab-log = Log
tab-chat = Chat
tab-rules = Rules
log-turn = Turn { $number }
chat-label = Say something
chat-send = Say
chat-watchers = Only those who play can speak here.
sheet-title = What may be done here
sheet-about = What is this?
zoom-title = A closer look
about-deck = The deck
about-dice = The dice
undo = Take back
undo-explained = Takes back what you did, as far as no die, card or other player came after it.
undo-explained-practice = Takes back the last thing that was done. This is a practice table.

## What is always in sight

status-title = How things stand
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
       *[other] Wu-Feng with card { $number }
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
ahead-title = Next, in the Yin of { BOARD($board) }:
ahead-haunts = { CARD($card) } ({ SPACE($space) }) haunts the { TILE($tile, case: "short") } ({ PLACE($place) }).
ahead-haunts-last = { CARD($card) } ({ SPACE($space) }) haunts the { TILE($tile, case: "short") } ({ PLACE($place) }), and the game is lost.
ahead-line-lost = { CARD($card) } ({ SPACE($space) }) finds its whole line haunted, and the game is lost.
ahead-steps = { CARD($card) } ({ SPACE($space) }) steps forward.
ahead-torments = The Curse die is rolled for { CARD($card) } ({ SPACE($space) }).
ahead-takes-tao = { CARD($card) } ({ SPACE($space) }) takes a Tao token from each Taoist.
ahead-villagers-die = { CARD($card) } ({ SPACE($space) }) kills the villagers of the { TILE($tile, case: "short") } ({ PLACE($place) }).
ahead-stone = { CARD($card) } ({ SPACE($space) }): { STONE($stone) }.
ahead-overrun = { BOARD($board, case: "start") } is full: 1 Qi is lost.
ahead-ghost = A ghost comes.

## The decision

decision-over = The game is over
decision-fold = Show or hide the choices
waiting-open = The seat of { SEAT($seat) } is open: somebody has to take it.
waiting-bot = The bot of { SEAT($seat) } is thinking.
waiting-person =
    { $present ->
        [yes] { $name } is deciding.
       *[no] { $name } has to decide, but is away.
    }
waiting-seat =
    { $present ->
        [yes] { SEAT($seat, case: "start") } is deciding.
       *[no] { SEAT($seat, case: "start") } has to decide, but is away.
    }
choices-act = Act
choices-move = Move to
choices-power = Powers
choices-mantra = Lay the Mantra on
choices-buddha = Before the turn ends
choices-artifact = Artifacts
choices-fireworks = Fireworks: ask
choices-yin-yang-ask = Yin-Yang: ask from afar
choices-yin-yang-unhaunt = Yin-Yang: free a tile
choices-reroll = Roll again
choice-tile = { TILE($tile, case: "short") } ({ PLACE($place) })
choice-tile-haunted = { TILE($tile, case: "short") } ({ PLACE($place) }), haunted
choice-space = { SPACE($space) }, before the { TILE($tile, case: "short") }
choice-space-with-buddha = { SPACE($space) }, before the { TILE($tile, case: "short") }; a Buddha
choice-ghost = { CARD($card) } ({ SPACE($space) })
choice-colour = { COLOUR($colour, case: "start") }
choice-token = { COLOUR($colour, case: "start") }, of { SEAT($seat) }
odds-column-outcome = Outcome
odds-column-bar = Chance as a bar
odds-column-dice = Dice
odds-column-tokens = + tokens
odds-row-together =
    { $number ->
        [2] Both
       *[other] All { $number }
    }
odds-row-any = Any
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
players-practice = A practice table: anything may be taken back.
players-watching =
    { $number ->
        [one] 1 watches.
       *[other] { $number } watch.
    }
seat-mine = you
seat-here = here
seat-away = away
seat-open = open
seat-neutral = nobody
seat-bot = bot: { $name }
seat-dead = dead
seat-possessed = possessed
seat-manage = Who sits here?
seat-invite = Invite somebody
seat-take = I take it
seat-give-to-bot = To the bot { $name }
seat-free = Make it open
seat-confirm = Somebody plays { SEAT($seat) }. Take the seat away? The link to it will no longer work.
power-blocked = blocked
power-borrowed = borrowed
link-invite = An invitation
link-invite-text = Whoever opens this link may take the seat. Send it to one person.
link-key = Your own link
link-key-text = Open it on another device, and your seat is there. Give it to nobody.
link-copy = Copy
link-copied = Copied
notify-title = It is your turn
notify-on = You will be notified.
notify-off = The browser does not allow it.

## The end

result-score =
    { $turns ->
        [one] Score { $score }, after 1 turn
       *[other] Score { $score }, after { $turns } turns
    }
result-breakdown = What the score is made of
# A number of points, of which $points is the size.
result-points =
    { $sign ->
        [minus] −{ NUMBER($points) }
       *[plus] { NUMBER($points) }
    }
result-total = Score
result-practice = A practice table: things may have been taken back.
result-again = Play again
result-replay = See it again
result-record = The record
title-won = Won – fatsi
title-lost = Lost – fatsi
title-mine = Your turn, { SEAT($seat, case: "short") } – fatsi
title-waiting = { SEAT($seat, case: "short") } decides – fatsi

## A game seen again

replay-title = A game, step by step
replay-steps = Steps
replay-position = Step
replay-first = To the start
replay-turn-back = A turn back
replay-back = A step back
replay-play = Play
replay-forth = A step on
replay-turn-forth = A turn on
replay-last = To the end
replay-go-to-turn = Go to
replay-keys = Arrow keys go step by step, Page Up and Page Down turn by turn.

## Rules and cards

rules-lead = The whole game in short chapters, then every tile, power, stone and artifact.
rules-search = Search the rules
rules-none = Nothing found.
cards-lead = Every ghost and incarnation with what it does. Stones on the left act on arrival, in the middle while it lies there, on the right when it falls.
cards-search = Search the cards

## Keys

keys-title = Keys
keys-digit = take the choice of that number
keys-arrows = go through the choices; on the board, from one place to the next
keys-enter = take the choice, or open what is in focus
keys-board = go to the board, and back to the choices
keys-look = look closer at what is in focus on the board
keys-hint = a hint: the best choices
keys-undo = take back
keys-log = the log
keys-chat = the chat
keys-rules = the rules
keys-help = this list
keys-escape = close what is open
keys-mouse = A click on what glows takes it; a click on anything else shows it large. On a touch screen a tap shows it first, with what may be done.

## Connection

connection-lost = The connection is lost. Trying again …
connection-back = Connected again.
connection-trouble = The server did not answer. Please try again.
table-moved = A new game is laid for you all.
table-moved-go = Come along
# What stands on the keys.
key-enter = Enter
key-escape = Esc
players-known-seed = Somebody chose the seed of this game: whoever knows it can foretell dice and cards.
table-delete = Delete this table
table-delete-asks = Delete this table for everybody? The game and its chat are gone then.
host-give = Make them the host
host-give-asks = Hand the table over? Only the new host can give seats away then.
host-claim = Take over as host
