### The page of cases: catalogues with pictures, a person's own algorithms, the trainer.

cases-page = Cases

cases-page-tip = Show pictures of all PLL, OLL and other cases, with algorithms and a trainer

cases-set = Set

cases-all-sets = All

cases-find = Find the shortest and the easiest

cases-find-tip = Search this case with the allowed moves

cases-find-all = Find for all shown

cases-find-all-tip = Search every case shown, one after another

cases-stop = Stop

cases-stop-tip = Stop the search; the algorithms found so far stay

cases-open = Open in Algorithms

cases-open-tip = Open this case on the Algorithms page, with its part of the puzzle as the goal

cases-known-algorithm = Well known

cases-shortest = Shortest

cases-easiest = Easiest

cases-not-searched = not searched yet

cases-unsolved = these moves do not solve it

# $length: the length with its metric
cases-proven = { $length }, proven

# $cost: the cost
cases-cost = cost { $cost }

# $length: the length with its metric
cases-or-less = { $length } or less

# $ease: the cost for the hands
case-ease = Ease { $ease }

cases-play-tip = Play it from this case on the puzzle; right-click to copy

cases-keep-this = Keep

cases-keep-this-tip = Add this algorithm to your own

# $case: the name of the case
# $set: its set
# $own: how many own algorithms it has
case-button = { $case }, { $set }, your algorithms: { $own }

# $count: how many own algorithms it has
case-own-count = { $count } yours

# $known: how often it was known
# $asked: how often it was asked
case-tally = known { $known } of { $asked }

# $left: how many are still to be searched
# $count: how many there were
# $time: the time so far
cases-searching = Searching: { $left } of { $count } left, { $time } s

# $case: the name of the case
own-heading = Your algorithms for { $case }

own-field = Your own algorithm

own-hint = R U R' U' …, or several lines

own-keep = Keep it

own-keep-tip = Check the algorithm and keep it under the case that it solves

own-copy = Copy all

own-copy-tip = Copy your algorithms for this catalogue as text

own-save = Save…

own-save-tip = Save your algorithms for this catalogue as text, CSV, or pages with pictures

own-open = Add from a file…

own-open-tip = Check the lines of a file and keep each under the case that it solves

own-order = Order

own-order-kept = as added

own-order-length = shortest first

own-order-ease = easiest first

# $moves: the algorithm
own-remove = Remove { $moves }

own-none = None yet.

# $catalogue: the name of the catalogue
own-title = Algorithms for { $catalogue }

# $count: how many there are
own-count =
    { $count ->
        [one] { $count } algorithm
       *[other] { $count } algorithms
    }

own-held = How the cube is held

# $moves: the algorithm
# $catalogue: the name of the catalogue
own-solves-none = { $moves } solves no case of { $catalogue }

# $catalogue: the name of the catalogue
own-solves-none-do = Check for a typo, or choose its catalogue instead of { $catalogue }.

# $count: how many moves it has
# $most: how many it may have
own-too-long = The algorithm has { $count } moves; the limit is { $most }

own-too-long-do = Shorten it, or leave it out.

# $most: how many can be kept
own-too-many = No more than { $most } algorithms can be kept

own-too-many-do = Remove some that you no longer need.

# $count: how many lines have errors
# $line: the number of the first of them
# $error: what is wrong with that line
own-errors = { $count } lines were not kept; line { $line }: { $error }

error-own = The algorithms cannot be read

error-cases = The cases cannot be searched

why-cases-searched = Cases are being searched.

why-own-empty = Type an algorithm first.

why-none-kept = You have no algorithms for this catalogue yet.

why-nothing-asked = No case is being asked.

# $case: the name of the case
news-case = { $case }.

# $case: the name of the case
news-case-opened = { $case } is now the position, and its part of the puzzle is the goal.

# $case: the name of the case
news-case-played = Playing an algorithm for { $case }. Undo brings back your position.

# $count: how many cases
news-cases-searched =
    { $count ->
        [one] Searching { $count } case.
       *[other] Searching { $count } cases.
    }

news-cases-all-found = All cases shown have already been searched with these moves.

# $done: how many were searched
# $count: how many there were
news-cases-stopped = Stopped after { $done } of { $count } cases.

# $case: the name of the case
news-case-found = Found algorithms for { $case }.

# $case: the name of the case
news-case-unsolved = The allowed moves do not solve { $case } within the time.

# $count: how many cases
news-cases-found = { $count } cases searched.

# $case: the name of the case
news-own-kept = Kept under { $case }.

# $case: the case that it solves
# $asked: the case that it was to solve
news-own-other = It solves { $case }, not { $asked }: kept there.

# $case: the name of the case
news-own-known = { $case } already has this algorithm.

# $new: how many are new
# $known: how many were there
news-own-kept-many = Kept: { $new }. Already there: { $known }.

# $moves: the algorithm
news-own-removed = Removed { $moves }.

# $count: how many
news-own-copied =
    { $count ->
        [one] Copied { $count } algorithm.
       *[other] Copied { $count } algorithms.
    }

# $path: the file
news-own-saved = Algorithms saved in { $path }.

path-own = Save your algorithms: .pdf or .svg with pictures, .csv or .txt

path-own-list = Add algorithms from a file

filter-own = Texts, tables and pages

train = Trainer

train-tip = Practise random cases from those shown, on a real cube

train-leave = Pictures

train-leave-tip = Show the pictures of all cases

train-next = Another case

train-next-tip = Go to another random case without counting this one

train-hint = Hint

train-hint-tip = Show the length, then one more move each time, then the name of the case

train-known = I knew it

train-known-tip = Count the case as known and go to the next one

train-unknown = I did not

train-unknown-tip = Count the case as not known and go to the next one

train-copy = Copy the scramble

train-copy-tip = Copy the moves that set up the case on a solved cube

train-how = Make these moves on a solved cube, solve the case, and say whether you knew it.

train-scramble = Scramble

train-preparing = looking for a scramble…

# $length: the length with its metric
train-length = It takes { $length }.

# $moves: the first moves of the answer
train-moves = It begins: { $moves }

# $moves: all moves of the answer
train-whole = In full: { $moves }

# $case: the name of the case
# $why: what an algorithm of its catalogue reaches
train-name = This is { $case }: { $why }

train-results = Known so far

train-none = Nothing answered yet.

news-asked = New case.

# $case: the name of the case
news-known = { $case } counted as known. Next case.

# $case: the name of the case
news-unknown = { $case } counted as not known. Next case.

news-train-copied = Scramble copied.

why-pll = its moves bring the pieces of the last layer to their places.

why-oll = its moves make the last layer one colour on top.

why-f2l = its moves pair a corner with its edge and put both into their slot.

why-corners = its moves solve the corners of the last layer.

why-whole = its moves solve the whole last layer at once.

why-both-layers = its moves solve both layers at once.

case-set-corners = corners only

case-set-edges = edges only

case-set-both = corners and edges

case-set-dot = dot

case-set-square = square

case-set-lightning = lightning

case-set-fish = fish

case-set-knight = knight

case-set-cross = cross

case-set-awkward = awkward

case-set-line = line

case-set-both-above = both on top

case-set-edge-in-place = edge in its place

case-set-corner-in-place = corner in its place

case-set-both-in-places = both in their places

cases-none-found = none found in time

# $catalogue: the name of the catalogue
# $count: how many of one's own it has
own-collection = Your whole { $catalogue } collection: { $count }

own-format = The name of the file must end in .txt, .csv, .pdf or .svg

own-format-do = Choose .pdf or .svg for pages with pictures, .csv for a table, .txt for a text.

error-own-saved = The algorithms could not be saved

# $case: the name of the case
# $moves: its algorithm as it solves the cube that was asked
train-before = Previous case, { $case }: { $moves }

# $catalogue: the name of the catalogue
# $count: how many cases are shown
# $case: the name of the one that is chosen
cases-grid = { $catalogue }, { $count } cases, chosen: { $case }
