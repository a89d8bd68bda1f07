### What unfold algorithms says of catalogues of cases.

# $name: the name that was asked for
no-catalogue = There is no catalogue “{ $name }”

# $names: the names of the catalogues
no-catalogue-do = Choose one of: { $names }.

# $catalogue: the name of the catalogue
# $name: the name that was asked for
no-case-named = The catalogue { $catalogue } has no case “{ $name }”

# $catalogue: the name of the catalogue
no-case-named-do = Leave it out, and all cases of { $catalogue } are listed with their names.

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
    } no case, or another one

checked-failed-do = Correct the lines above, or put them under the names that are told there.

# $catalogue: the name of the catalogue
none-of-mine = You have kept no algorithm of { $catalogue }. The page Cases of the window keeps them.
