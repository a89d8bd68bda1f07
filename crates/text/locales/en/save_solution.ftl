### The texts about saving a solution: the kinds of files, the text file itself, and the system's file manager.

save-as = Kind of file
kind-log = MC4D log, to open in MC4D
kind-text = Text: the position and the moves
kind-sheet = PDF: pages to print, with a net for each move
kind-picture = Picture of the position shown
kind-animation = Animation of the moves
about-log = The log holds the scramble and the solution, and ends solved.
about-text = The text holds the position, the moves in their groups, the length and what is proven about it. Open it in Unfold, or paste it, to see the position again.
about-sheet = A file name that ends in .svg makes one SVG picture of all pages.

# $extensions: the extensions, with commas between them
extension-decides = The file extension decides what is saved: { $extensions }.

filter-texts = Texts

# $path: the path of the file
news-text-saved = Saved the solution to { $path }.

# $puzzle: the name of the puzzle, such as 3×3×3
no-log = MC4D logs cannot contain a { $puzzle }
no-log-do = Choose a Hyperspeedcube file (.hsc) or another kind of file.

show-in-folder = Show in folder
show-in-folder-tip = Show the file saved last in the system’s file manager
why-nothing-saved = No file has been saved since Unfold was started.
error-show = The file could not be shown in its folder

# $reason: what the system said
not-shown = The file manager could not be reached: { $reason }
not-shown-do = Open the folder in your file manager.

save-when-solved = Save when solved
save-when-solved-tip = Ask how to save the solution when the search ends, unless you are doing something else

# $method: the name of the method, such as two-phase
# $seconds: how long was searched
text-method = Method { $method }, searched for { $seconds } s.

# $version: the version of the program
text-by = Saved by Unfold { $version }.
text-comments = Lines that begin with # are comments; the other line is the position, which Unfold can read.
text-position = Position:
