### The texts of sessions, of leaving, and of what is pasted and copied.

save-session = Save session…
save-session-tip = Save all positions, solutions, runs and what can be undone as a file that Open opens again
path-session = Save the session
filter-sessions = Unfold sessions
filter-open = MC4D logs and sessions
restore = Restore at the next start
restore-tip = Keep positions, solutions, runs and what can be undone, and find them again at the next start
ask-on-leaving = Ask before leaving
ask-on-leaving-tip = Ask when the window is closed while something is unsaved or at work
leave = Leave now?

# $count: how many positions
leave-solutions = Positions whose solutions were not saved: { $count }.

# $count: how many solves
leave-turns = Solves by hand that were not saved: { $count }.

leave-searching = A search is at work, and would stop.
leave-exporting = The graph is being written; what there is of it would be taken away.
leave-finding = Turns are about to be saved; their file would not be written.

# $count: how many rows
leave-rows = Rows of a batch that were not saved as a table, and do not come back: { $count }.

leave-batch = A batch is at work, and would stop.
leave-saving = A file is being written, and may not be finished.
leave-tables = Tables are being built, removed or moved, and that would stop.
leave-restored = Positions, solutions and turns come back at the next start.
leave-lost = Solutions and turns will be lost, since nothing is restored at the next start.
leave-never-ask = Do not ask again
leave-yes = Leave

# $puzzle: the name of the puzzle, such as 3×3×3
news-restored = Everything is as you left it, with the { $puzzle } at hand.

# $reason: the reason, in a few words
news-unkept = The session could not be kept for the next start: { $reason }.

# $path: the path of the file
news-session-saved = The session is in { $path }.

# $name: the name of the file
news-session-opened = The session { $name } is open.

# $name: the name of the file
# $path: the file that keeps what was here before
news-session-opened-before = The session { $name } is open. What was here before is kept in { $path }.

error-restore = The session of last time was not restored
kept-left-do = The program starts afresh, and leaves the file alone.

# $path: the file that the broken session is kept in
kept-broken-do = It was set aside as { $path }, and the program starts afresh.

# $path: the file that the session is kept in
kept-newer-do = It was set aside as { $path } for the later version, and the program starts afresh.

session-foreign = It is no session
session-too-large = It is larger than any session

# $found: the form that the session has
# $known: the latest form that is known here
session-newer = The session was written by a later version of this program: its form is { $found }, and { $known } is the latest known here

session-newer-do = Open it with that version.

# $found: the form that the session has
# $known: the form that is read here
session-older = The session was written by an earlier version of this program: its form is { $found }, and only { $known } is read here

session-checksum = The session is cut or damaged: its checksum is another

# $reason: the reason, in a few words
session-form = The session cannot be read: { $reason }

# $reason: the reason, in a few words
session-wrong = The session contradicts itself: { $reason }

session-bad-do = Open another file; nothing here was changed.
wrong-facelets = a position is none
wrong-move = a move is none of its puzzle
wrong-log = a log is none
wrong-reach = moves do not reach their position
wrong-method = a method is unknown here
wrong-solution = a solution is none
wrong-bound = a lower bound is above a length
wrong-number = a number is out of its bounds

# $reason: the reason, in a few words
before-unkept = What lies here could not be kept before another session takes its place: { $reason }

before-unkept-do = Save the session by name first, or make room on the disk.
copy-identifier = Copy identifier
copy-identifier-tip = Copy the 24 digits of this 2×2×2 in the graph
copy-moves = Copy moves to here
copy-moves-tip = Copy moves that lead from the solved puzzle to what the net shows, where they are known
copy-log = Copy log
copy-log-tip = Copy the MC4D log that would be saved
news-copied-identifier = The identifier is on the clipboard.
news-copied-moves = The moves that lead here are on the clipboard.
news-copied-log = The log is on the clipboard.

# $puzzle: the name of the puzzle, such as 3×3×3
news-pasted-other = Pasted as a position of the { $puzzle }.

# $news: a sentence about the file that was opened
# $names: the names of the other files, separated by commas
news-first-only = { $news } One file is opened at a time; not opened: { $names }.

pasted-log = Pasted log
