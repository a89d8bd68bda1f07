### The texts of dialogs.

waiting-file = Choose a file in the dialog that is open
waiting-folder = Choose a folder in the dialog that is open
filter-logs = MC4D logs
filter-all = All files
path = Path
path-hint = /home/me/scramble.log
path-open = Open a log or a session
path-save = Save the solution
path-why = This system offers no file dialog, so the path is typed here. It would offer one with xdg-desktop-portal and a backend such as xdg-desktop-portal-gtk, or with zenity installed.
replace = Replace the file?

# $path: the path of the file
replace-what = { $path } is already there.

replace-advice = Replacing it loses what it holds now.
replace-yes = Replace
accept-open = Open
accept-save = Save
cancel = Cancel
close = Close

# $what: what went wrong, without a full stop
sentence = { $what }.

# $place: where it went wrong: a line, a piece or a file
where = Where: { $place }

error-open = The file was not opened
error-save = The file was not saved
error-solve = The position was not solved
error-settings = The settings were not read
keys-title = Keys

# $version: the version of this program
about-title = Unfold { $version }

about-what = Solves the 2×2×2, the 3×3×3 and the 2×2×2×2: ever shorter solutions, and a proven lower bound that rises meanwhile.
about-count = Cubes: lengths are counted in HTM, any turn of one face is one move, or in QTM, where a half turn is two.
about-count-hyper = 2×2×2×2: lengths are counted in STM, any turn of one cell is one move.

# $path: the folder of the tables
about-tables = Tables: { $path }

# $path: the folder of the settings
about-settings = Settings: { $path }

drop-here = Drop the file to open it
