# What the table's page says beside pages.ftl and table.ftl.

## Settings

settings-codes = Place codes on the board
codes-off = Hidden
codes-on = Shown

## Home

home-join-wrong = That is not an invitation. Paste the whole link that you were sent.

## Commands

render-no-file = Which position? Give a file, or a dash (-) to read it from stdin.

## The decision

end-asks = You have done nothing yet: end anyway?
arriving-anywhere = Its board is full, so the ghost goes on any free space.
arriving-active = A black ghost goes on the board whose turn it is: { BOARD($board) }.
arriving-colour = A ghost goes on the board of its colour: { BOARD($board) }.

## The end

result-same-deal = Same deal again
result-harder = Harder: { DIFFICULTY($difficulty) }
result-picture = Picture
story-last = The last blow: { $event }
story-exorcised =
    { $number ->
        [one] One ghost was exorcised.
       *[other] { $number } ghosts were exorcised.
    }
story-haunted = Closest call: { $number } of { $limit } tiles haunted.
story-fallen =
    { $number ->
        [one] One Taoist died on the way.
       *[other] { $number } Taoists died on the way.
    }
