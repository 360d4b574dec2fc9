# What the table's page says beside the other files: choices that are not there, hints, bots, company.

## What may not be chosen now

denied-title = Not possible now
denied-exorcise = Exorcise
denied-help = Ask for help
denied-move = Move
denied-buddha = Place a Buddha
denied-rule = Read the rule
about-rules = Rules:
about-why-not = Not now: { $reason }

## Hints

hint-chances = Chances of winning
hint-close = Close the hint
hint-compare-same = You were about to choose: { $choice }. That is about as good.
hint-compare-little = You were about to choose: { $choice }. That is a little worse.
hint-compare-clear = You were about to choose: { $choice }. That is clearly worse.
hint-compare-much = You were about to choose: { $choice }. That is much worse.
hint-played = Played: { $choice }
usage-hint-turn = For a record: every decision of this turn, with what was played.
hint-best-spoken = Hint: { $hint }

## Bots that one can follow

pace-title = Bots
pace-pause = Pause
pace-go = Continue
pace-step = One step
pace-speed = Speed
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
since-title = Since your last turn

## Settings

settings-forced = Forced choices
forced-on = Played automatically
forced-off = I confirm them
forced-notice = Only one choice: { $choice }
settings-sounds = Sounds
sounds-off = Off
sounds-on = On

## Home

home-alone = Alone
home-alone-text = You against the dark, on the easiest level.
home-friends = With friends
home-friends-text = Each friend gets a link to a seat, or you share one screen.
home-bots = With bots
home-bots-text = The best bot plays the other Taoists. You can pause it and follow each step.
home-details = Seats, boards, expansion and more

## Rules

rules-example = Step through an example

## Today's game

today-won = Your first try: won in turn { $turns }.
today-lost = Your first try: lost in turn { $turns }.
today-open = Your first try is under way, turn { $turns }.
today-others = First tries of others today: { $finished } finished, { $won } won.
today-history = Your earlier days
today-day-won = won, turn { $turns }
today-day-lost = lost, turn { $turns }
today-day-open = not finished

## Company

link-scan = Scan the code with a phone, or send the link.
link-waiting = Waiting for { SEAT($seat) } …
table-give-up = Give up: same deal again
table-give-up-asks = Give this game up for everyone at the table, and start the same deal again?
