### Sessions, quitting, and pasting and copying.

save-session = Save session…
save-session-tip = Save all positions, solutions, runs and the undo history to a file that you can open again
path-session = Save the session
filter-sessions = Unfold sessions
filter-open = Logs, sessions and texts
restore = Restore session at next start
restore-tip = Keep positions, solutions, runs and the undo history for the next start
ask-on-leaving = Ask before quitting
ask-on-leaving-tip = Ask before closing the window while work is unsaved or in progress
leave = Quit Unfold?

# $count: how many positions
leave-solutions =
    { $count ->
        [one] { $count } position has unsaved solutions.
       *[other] { $count } positions have unsaved solutions.
    }

# $count: how many solves
leave-turns =
    { $count ->
        [one] { $count } solve by hand is not saved.
       *[other] { $count } solves by hand are not saved.
    }

leave-searching = A search is running and will be stopped.
leave-exporting = The graph is being exported; the export will be cancelled.
leave-finding = Your moves are not saved yet; quitting cancels saving.

# $count: how many rows
leave-rows =
    { $count ->
        [one] { $count } row of a batch is not saved as a table and will be lost.
       *[other] { $count } rows of a batch are not saved as a table and will be lost.
    }

leave-batch = A batch is running and will be stopped.
leave-saving = A file is being written and may be left incomplete.
leave-tables = Tables are being built, removed or moved; this will be cancelled.
leave-restored = Positions, solutions and moves will be restored at the next start.
leave-lost = Solutions and moves will be lost, because sessions are not restored at the next start.
leave-never-ask = Do not ask again
leave-yes = Quit

# $puzzle: the name of the puzzle, such as 3×3×3
news-restored = Your last session is restored; the { $puzzle } is shown.

# $count: how many sessions of other windows are kept that are not open, 1 or more
news-other-sessions = { $count ->
    [one] Another window’s session is kept: start a second Unfold to restore it.
   *[other] The sessions of { $count } other windows are kept: start Unfold again without closing this window to restore them.
}

# $reason: the reason, in a few words
news-unkept = The session could not be kept for the next start: { $reason }.

# $path: the path of the file
news-session-saved = Saved the session to { $path }.

# $name: the name of the file
news-session-opened = Opened the session { $name }.

# $name: the name of the file
# $path: the file that keeps what was here before
news-session-opened-before = Opened the session { $name }. The previous session is kept in { $path }.

error-restore = The last session could not be restored
kept-left-do = Unfold starts with a new session and does not change the file.

# $path: the file that the broken session is kept in
kept-broken-do = It was renamed to { $path }, and Unfold starts with a new session.

# $path: the file that the session is kept in
kept-newer-do = It was renamed to { $path } for the newer version, and Unfold starts with a new session.

session-foreign = The file is not a session
session-too-large = The file is too large for a session

# $found: the form that the session has
# $known: the latest form that is known here
session-newer = The session was saved by a newer version of Unfold (format { $found }; this version reads only up to { $known })

session-newer-do = Open it with that version.

# $found: the form that the session has
# $known: the form that is read here
session-older = The session was saved by an older version of Unfold (format { $found }; this version reads only { $known })

session-checksum = The session is truncated or damaged: its checksum does not match

# $reason: the reason, in a few words
session-form = The session could not be read: { $reason }

# $reason: the reason, in a few words
session-wrong = The session is inconsistent: { $reason }

session-bad-do = Open another file. Nothing was changed.
wrong-facelets = invalid position
wrong-move = invalid move
wrong-log = invalid log
wrong-reach = moves do not lead to their position
wrong-method = unknown method
wrong-solution = invalid solution
wrong-bound = a lower bound exceeds a length
wrong-number = a number is out of range

# $reason: the reason, in a few words
before-unkept = The current session could not be kept before opening another: { $reason }

before-unkept-do = Save the current session first, or free some disk space.
copy-identifier = Copy identifier
copy-identifier-tip = Copy the 24 digits that identify this 2×2×2 in the graph
copy-moves = Copy moves to this position
copy-moves-tip = Copy the moves from the solved puzzle to the position shown, if they are known
copy-log = Copy log
copy-log-tip = Copy the MC4D log that saving would write
news-copied-identifier = Copied the identifier to the clipboard.
news-copied-moves = Copied the moves that lead here to the clipboard.
news-copied-log = Copied the log to the clipboard.

# $puzzle: the name of the puzzle, such as 3×3×3
news-pasted-other = Pasted as a position of the { $puzzle }.

# $news: a sentence about the file that was opened
# $names: the names of the other files, separated by commas
news-first-only = { $news } Only one file can be opened at a time; not opened: { $names }.

pasted-log = Pasted log

# $puzzle: the name of the puzzle
moves-of-other = These are moves of the { $puzzle }: choose it first.
