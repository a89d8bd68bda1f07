### Hyperspeedcube's files: errors, notices, the choice of a solve and of a version.

# $bytes: how many bytes the file has
# $limit: the most bytes that are read
hsc-too-large =
    The file has { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }, but a Hyperspeedcube file can have at most { $limit }

hsc-other-file-do = Choose a file saved by Hyperspeedcube.
hsc-no-solve = The file has no solve

# $name: what the file calls the puzzle
hsc-puzzle = The puzzle of this solve, “{ $name }”, is not supported

# $puzzles: the puzzles whose solves can be opened
hsc-puzzle-do = Choose a solve of one of these puzzles: { $puzzles }.

# $language: YAML or KDL
# $found: the text at the fault
hsc-syntax = “{ $found }” is not { $language }

hsc-syntax-do = The file is damaged or incomplete. Use an undamaged copy, or save it again in Hyperspeedcube.
hsc-too-much = The file is nested more deeply, or has more parts, than Hyperspeedcube writes

# $found: what stands in place of the version
hsc-version = “{ $found }” is not a version of the file format

hsc-version-do = Use an undamaged copy. Versions 1, 2 and 3 are supported.

# $part: the name of the part in the file
hsc-missing = “{ $part }” is missing

# $part: the name of the part in the file
# $found: the value that was found
hsc-value = “{ $part }” cannot be “{ $found }”

# $token: the beginning of the twist
hsc-twist = Invalid twist “{ $token }”

# $example: a twist in numbers
hsc-twist-do = Write twists in Hyperspeedcube’s notation, such as R, 2L or {"{"}1-2{"}"}F; write those of a version 1 scramble as numbers, such as { $example }. If the file is cut off, use a complete copy.

# $event: the name of the event
hsc-macro = The event “{ $event }” does not say which twists were made

hsc-macro-do = Save the solve in Hyperspeedcube without its replay.

# $limit: the greatest number of twists
hsc-too-many = The solve has more than { $limit } twists

notice-hsc-bom = The file begins with a byte order mark

# $version: the version that the file names
notice-hsc-newer = The file has format version { $version }, which is newer than Unfold supports; it was read as version 3

# $twists: how many twists were undone
notice-hsc-undone =
    { $twists ->
        [one] { $twists } twist was undone in Hyperspeedcube and is left out
       *[other] { $twists } twists were undone in Hyperspeedcube and are left out
    }

notice-hsc-solved = The file says that the puzzle is solved, but it is not
notice-hsc-unsolved = The file says that the puzzle is not solved, but it is

# $names: what the file calls the other puzzles
notice-hsc-others = The file also has solves of other puzzles: { $names }

# $name: the name of the event
# $place: its line and column
notice-hsc-event = The unknown event “{ $name }” at { $place } was left out

choose-solve = Which solve?

# $file: the name of the file
# $count: how many solves it has
choose-solve-text = { $file } has { $count } solves.

# $number: which solve of the file it is
# $puzzle: the name of the puzzle
# $scramble: the length of its scramble
# $moves: the length of the moves after it
solve-row = { $number }. { $puzzle }: scramble { $scramble }, then { $moves }

# $row: the solve in words
solve-row-solved = { $row }, solved

about-hsc = The file holds the scramble and the moves. It has no times and no signature.
hsc-version-choice = Opens in

# $number: the version of the format
hsc-version-one = Hyperspeedcube 1 (version { $number })

# $number: the version of the format
hsc-version-two = Hyperspeedcube 2, up to zeta.12 (version { $number })

# $number: the version of the format
hsc-version-three = Hyperspeedcube 2, later (version { $number })
kind-hsc = Hyperspeedcube file
