### The texts about sharing: links to Twizzle's editor and other pages, and pictures on the clipboard.

share = Share
copy-link = Copy link
copy-link-tip = Copy a link that opens this position and its solution in Twizzle’s editor

# $puzzle: the name of the puzzle, such as 3×3×3
why-no-link = Twizzle’s editor does not support the { $puzzle }
news-copied-link = Copied a link to the position to the clipboard.
news-copied-link-moves = Copied a link to the position and the moves to the clipboard.
copy-net = Copy picture of the net
copy-net-tip = Copy the flat net to the clipboard as a picture
copy-view = Copy picture of the 3D view
copy-view-tip = Copy the 3D view to the clipboard as a picture
news-copied-picture = Copied the picture to the clipboard.

# $puzzle: the name of the puzzle, such as 3×3×3
news-link = Opened the { $puzzle } position from the link.

# $puzzle: the name of the puzzle, such as 3×3×3
# $moves: how many moves the link has
news-link-moves =
    { $moves ->
        [one] Opened the { $puzzle } position from the link. Its move can be played.
       *[other] Opened the { $puzzle } position from the link. Its { $moves } moves can be played.
    }

# $moves: how many moves the link has
news-link-long = Opened the position from the link without its { $moves } moves: too many to play.

# $puzzle: the name of the puzzle, such as 3×3×3
# $moves: how many moves the link has
news-link-after-moves =
    { $moves ->
        [one] Opened the { $puzzle } position after the link’s move: the link starts from the solved puzzle.
       *[other] Opened the { $puzzle } position after the link’s { $moves } moves: the link starts from the solved puzzle.
    }

# $moves: how many moves the link has
link-after-moves =
    The link starts from the solved puzzle: { $moves ->
        [one] the position after its move
       *[other] the position after its { $moves } moves
    } was taken.

links-after-moves = A link starts from the solved puzzle: the position after its moves was taken. The same applies to all such links.

# $token: the beginning of the address
link-address = { $token } is not the address of a page whose links can be read

# $pages: the pages whose links can be read, with commas
link-address-do = Use a link to one of these pages: { $pages }.

# $token: the name of the puzzle in the link
link-puzzle = The link is for another puzzle: { $token }
# $puzzles: the names of puzzles, with commas
link-puzzle-do = Use a link for one of these puzzles: { $puzzles }.

# $token: the text after the percent sign
link-percent = { $token } is not valid percent-encoding
link-percent-do = Copy the link again: part of it is missing or has been changed.
link-not-text = The link contains bytes that are not text

# $token: the value in the link
link-anchor = { $token } is not a valid setup-anchor
link-anchor-do = Set setup-anchor to start or end, or leave it out.

# $token: the value in the link
link-type = { $token } is not a known type of link

# $types: the values that are known
link-type-do = Set type to one of { $types }, or leave it out.

# $token: the beginning of the text
link-text-after = The link is followed by other text: { $token }
link-text-after-do = Use the link alone.

# $link: the name of the puzzle that the link is for
# $asked: the name of the puzzle that was asked for
link-of-other = The link is for the { $link }, not the { $asked }
link-of-other-do = Use a link for this puzzle, or choose the puzzle of the link.
