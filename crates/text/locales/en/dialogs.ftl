### The texts of dialogs.

waiting-file = Choose a file in the file dialog
waiting-folder = Choose a folder in the file dialog
filter-logs = MC4D and Hyperspeedcube logs
filter-all = All files
path = Path
path-hint = /home/me/scramble.log
path-open = Open a log or a session
path-save = Save the solution
path-why = This system has no file dialog, so type the path here. To get one, install zenity, or xdg-desktop-portal with a backend such as xdg-desktop-portal-gtk.
replace = Replace the file?

# $path: the path of the file
replace-what = { $path } already exists.

replace-advice = Replacing it deletes its current contents.
replace-yes = Replace
accept-open = Open
accept-save = Save
cancel = Cancel
close = Close
dismiss-error = Close the error
dismiss-error-tip = The error stays here until you close it or do something else.
why-no-error = There is no error message

# $what: what went wrong, without a full stop
sentence = { $what }.

# $place: where it went wrong: a line, a piece or a file
where = Where: { $place }

error-open = The file could not be opened
error-save = The file could not be saved
error-solve = The position could not be solved
error-settings = The settings could not be read
keys-title = Keyboard shortcuts

# $version: the version of this program
about-title = Unfold { $version }

# $puzzles: the names of puzzles, with commas
about-what = Solves { $puzzles }: finds ever shorter solutions while a proven lower bound rises.

# $puzzle: the name of the puzzle, such as 3×3×3
# $methods: the names of methods, with commas
about-count = Cubes: lengths are counted in HTM (any turn of a face is one move) or in QTM (a half turn is two). On the { $puzzle }, QTM is only for the methods { $methods }.

about-count-hyper = Hypercubes: lengths are counted in STM (any turn of a cell is one move).

# $path: the folder of the tables
about-tables = Tables: { $path }

# $path: the folder of the reports
about-reports = Crash reports: { $path }

# $path: the folder of the settings
about-settings = Settings: { $path }

drop-here = Drop the file to open it
