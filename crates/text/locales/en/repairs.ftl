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

repair-tip = Change the painting so that this is no longer wrong. It is one way of several: the piece that was painted wrong may be another. Undo takes it back.
news-repaired = Repaired: the position is possible now.
news-repaired-one = One mistake is repaired; the next one is shown.

no-repair = Clear the stickers that you doubt, then fill them in.
