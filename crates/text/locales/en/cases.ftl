### What unfold algorithms says of catalogues of cases.

# $name: the name that was asked for
no-catalogue = There is no catalogue “{ $name }”

# $names: the names of the catalogues
no-catalogue-do = Choose one of: { $names }.

# $catalogue: the name of the catalogue
# $name: the name that was asked for
no-case-named = The catalogue { $catalogue } has no case “{ $name }”

# $catalogue: the name of the catalogue
no-case-named-do = Leave it out to list all cases of { $catalogue } by name.

# $length: the length of the shortest that was found
case-or-less = { $length } or less

# $line: the number of the line
# $case: the name of the case
# $moves: the moves of that line
checked-case = line { $line }: solves { $case }: { $moves }

# $line: the number of the line
# $case: the name of the case that it solves
# $asked: the name of the case that it was to solve
# $moves: the moves of that line
checked-other = line { $line }: solves { $case }, not { $asked }: { $moves }

# $line: the number of the line
# $catalogue: the name of the catalogue
# $moves: the moves of that line
checked-none = line { $line }: solves no case of { $catalogue }: { $moves }

# $failed: how many algorithms solve no case, or another one
# $total: how many there are
checked-failed =
    { $failed } of { $total ->
        [one] { $total } algorithm
       *[other] { $total } algorithms
    } { $failed ->
        [one] solves
       *[other] solve
    } no case, or not the one named

checked-failed-do = Correct the lines above, or move them under the cases that they solve.

# $catalogue: the name of the catalogue
none-of-mine = You have no algorithms for { $catalogue } yet. Add them on the Cases page of the window.
