### The texts of the buttons that make an impossible position possible.

# $place: the letters of the place
repair-corner = Twist the corner at { $place }

# $place: the letters of the place
repair-twist = Twist the piece at { $place }

# $place: the letters of the place
repair-flip = Flip the edge at { $place }

# $place: the letters of the place
repair-flip-piece = Flip the piece at { $place }

# $one: the letters of a place
# $other: the letters of another place
repair-swap-edges = Swap the edges at { $one } and { $other }

# $one: the letters of a place
# $other: the letters of another place
repair-swap-corners = Swap the corners at { $one } and { $other }

# $one: the letters of a place
# $other: the letters of another place
repair-swap = Swap the pieces at { $one } and { $other }

# $place: the letters of the place
repair-mirror = Swap two colours at { $place }

# $face: the letter of the face
repair-face-clockwise = Turn the stickers of face { $face } clockwise

# $face: the letter of the face
repair-face-anticlockwise = Turn the stickers of face { $face } anticlockwise

# $face: the letter of the face
repair-face-half = Turn the stickers of face { $face } by half a turn

# $cell: the letter of the cell
# $move: the move
repair-cell = Turn the stickers of cell { $cell } as { $move } does

# $facelet: the letter of the face and the number on it
# $colour: the name of the colour
repair-facelet = Paint { $facelet } { $colour }

# $cell: the letter of the cell
# $place: the letters of the place
# $colour: the name of the colour
repair-sticker = Paint the sticker of cell { $cell } at { $place } { $colour }

repair-all-tip = Repaint stickers so that every piece is possible. Undo takes it back.
repair-tip = Repaint stickers to remove this error. This is one possible repair; another piece may be the one painted wrong. Undo takes it back.
news-repaired = Repaired: the position is possible now.
news-repaired-one = One mistake is repaired; the next one is shown.

no-repair = Clear the stickers that you doubt, then fill them in.
