//! The texts of the window.

use super::text::texts;

texts! {
    TITLE { en: "Unfold" }
    TITLE_FILE { en: "{0} - Unfold" }

    MENU_FILE { en: "File" }
    MENU_EDIT { en: "Edit" }
    MENU_VIEW { en: "View" }
    MENU_HELP { en: "Help" }
    OPEN_RECENT { en: "Open recent" }
    THEME { en: "Theme" }
    THEME_SYSTEM { en: "As the system" }
    THEME_LIGHT { en: "Light" }
    THEME_DARK { en: "Dark" }
    LANGUAGE { en: "Language", fr: "Langue (Language)", es: "Idioma (Language)" }
    LETTERS { en: "Letters on facelets" }
    LETTERS_TIP { en: "Write each facelet's colour letter on it" }

    NET { en: "Position" }
    FILE_SCRAMBLE { en: "Random position, seed {0}" }
    FILE_SHUFFLE { en: "{0} random turns, seed {1}" }
    FILE_NAME { en: "{0}: {1} moves STM" }
    FILE_NAME_AFTER { en: "{0}: {1} moves STM, and {2} after the scramble" }
    REMARKS { en: "About this file" }
    CELL { en: "cell {0}" }
    STICKER { en: "sticker {0} of {1}, colour {2} {3}" }
    STICKER_TIP { en: "This sticker lies on cell {0} and has colour {1}, {2}" }
    POSITION_SOLVED { en: "This position is solved." }

    SOLVER { en: "Solver" }
    TIME_LIMIT { en: "Time limit" }
    TIME_LIMIT_TIP { en: "End the search after so many seconds, tables not counted; 0 for no limit" }
    PATIENCE { en: "Patience" }
    PATIENCE_TIP { en: "End the search when nothing shorter came for so many seconds; 0 for no end" }
    NO_LIMIT { en: "none" }
    SECONDS { en: "{0} s" }
    THREADS { en: "Threads" }
    THREADS_TIP { en: "How many processors search; 0 for all of them" }
    THREADS_ALL { en: "all ({0})" }
    OPTIMAL { en: "Optimal" }
    OPTIMAL_TIP { en: "All effort on the proof that nothing shorter exists, once there is a solution" }
    ALL_OPTIMAL { en: "All optimal solutions" }
    ALL_OPTIMAL_TIP { en: "Prove, and go on until every solution of the least length is found" }

    RESULT { en: "Result" }
    BEST { en: "Best so far" }
    BEST_OPTIMAL { en: "Optimal" }
    LENGTH { en: "{0} {1}" }
    NONE_YET { en: "none yet" }
    LOWER { en: "Proven lower bound" }
    GAP { en: "Gap" }
    GAP_NONE { en: "none: proven optimal" }
    TIME { en: "Time" }
    NODES { en: "Nodes" }
    RATE { en: "Nodes per second" }
    STATUS { en: "Search" }
    STATUS_IDLE { en: "not started" }
    STATUS_TABLES { en: "preparing tables" }
    STATUS_SEARCHING { en: "searching" }
    STATUS_STOPPING { en: "stopping" }
    ENDED_OPTIMAL { en: "ended: proven optimal" }
    ENDED_TARGET { en: "ended: target reached" }
    ENDED_TIMEOUT { en: "ended: time is up" }
    ENDED_PATIENCE { en: "ended: patience is over" }
    ENDED_NODES { en: "ended: nodes are used up" }
    ENDED_STOPPED { en: "stopped" }
    ENDED_EXHAUSTED { en: "ended: gave up" }
    ENDED_FAILED { en: "failed" }

    SOLUTIONS { en: "Solutions" }
    SOLUTIONS_NONE { en: "Each solution appears here as it is found. Solve starts the search." }
    SOLUTIONS_EXHAUSTED { en: "This method came to no solution and has nothing more to try. Another method may." }
    SOLUTION_ROW { en: "{0} {1} after {2} s" }
    SOLUTION_OPTIMAL_ROW { en: "{0}.  {1} {2}" }
    OPTIMAL_ALL { en: "Optimal solutions: {0}. There are no others." }
    OPTIMAL_ALL_CUT { en: "Optimal solutions: {0}, of which the first {1} are listed." }
    OPTIMAL_SOME { en: "Optimal solutions so far: {0}. There may be more." }
    OPTIMAL_SOME_CUT { en: "Optimal solutions so far: {0}, of which the first {1} are listed. There may be more." }
    SOLUTION_SHOWN { en: "Moves of the {0} {1} solution" }
    SOLUTION_EMPTY { en: "Nothing to turn: the puzzle is solved." }

    PLOT { en: "Length over time" }
    PLOT_BEST { en: "best so far" }
    PLOT_LOWER { en: "lower bound" }
    PLOT_GAP { en: "gap" }
    PLOT_X { en: "search time in s" }
    PLOT_Y { en: "length in {0}" }
    PLOT_LOG { en: "Logarithmic time" }
    PLOT_LOG_TIP { en: "Give every tenfold of time the same width" }
    PLOT_NAME { en: "plot of the best length and the lower bound over time" }

    TABLES_UNUSED { en: "Tables: opened at the first search" }
    TABLES_WORK { en: "Tables: {0}" }
    TABLES_BEHIND { en: "Tables: the small ones are in use, the large ones are being made" }
    TABLES_SMALL { en: "Tables: only the small ones are in use" }
    TABLES_READY { en: "Tables: ready" }
    MEMORY { en: "Memory: {0} MB" }
    MEMORY_TIP { en: "What this program has in memory now" }
    MEMORY_TABLES { en: "tables in use: {0} MB" }
    MEMORY_TABLES_TIP { en: "The size of the tables in use; they are mapped from their files, and only what is looked at is in memory" }
    TABLE_AXIS_ROWS { en: "distances of the first stage" }
    TABLE_CUBE3 { en: "distances of the 3×3×3" }
    TABLE_CUBE2_ALL { en: "distances of the 2×2×2 in both metrics" }
    TABLE_CUBE2 { en: "distances of the 2×2×2" }

    NEWS_WELCOME { en: "Paint or type a position, scramble, or open an MC4D log; then solve." }
    NEWS_OPENED { en: "Opened {0}." }
    NEWS_OPENED_SOLVED { en: "Opened {0}; it ends solved." }
    NEWS_OPENED_REMARKS { en: "Opened {0}; remarks about it are below the position." }
    NEWS_SAVED { en: "Saved {0}; it ends solved." }
    NEWS_SCRAMBLED { en: "A random position, seed {0}." }
    NEWS_SHUFFLED { en: "{0} random turns, seed {1}." }
    NEWS_RESET { en: "The puzzle is solved." }
    NEWS_UNDONE { en: "Undone." }
    NEWS_REDONE { en: "Redone." }
    NEWS_SOLVING { en: "Searching." }
    NEWS_JOINED { en: "The large tables have joined the search." }
    NEWS_FOUND { en: "Found {0} {1} after {2} s." }
    NEWS_OPTIMAL { en: "Proven: nothing is shorter than {0} {1}." }
    NEWS_ALL { en: "All optimal solutions are found: {0} of {1} {2}." }
    NEWS_ALL_SO_FAR { en: "Optimal solutions so far: {0} of {1} {2}; there may be more." }
    NEWS_ENDED { en: "The best so far is {0} {1}; at least {2} are needed." }
    NEWS_NOTHING { en: "No solution was found within the limits; at least {0} {1} are needed." }
    NEWS_EXHAUSTED { en: "This method did not come to a solution and has nothing more to try; at least {0} {1} are needed." }
    NEWS_STOPPED { en: "Stopped." }
    NEWS_TABLES_STOPPED { en: "Stopped while tables were prepared." }
    NEWS_COPIED { en: "The moves are on the clipboard." }
    NEWS_COPIED_TEXT { en: "Copied to the clipboard." }
    NEWS_NO_DIALOG { en: "This system has no file dialog; type the path." }
    NEWS_TABLES_UNSAVED { en: "Tables could not be kept, and will be built again next time: {0}" }

    FILTER_LOGS { en: "MC4D logs" }
    FILTER_ALL { en: "All files" }
    PATH { en: "Path" }
    PATH_HINT { en: "/home/me/scramble.log" }
    PATH_OPEN { en: "Open a log" }
    PATH_SAVE { en: "Save the solution" }
    PATH_WHY { en: "This system offers no file dialog (neither a desktop portal nor zenity), so the path is typed here." }
    REPLACE { en: "Replace the file?" }
    REPLACE_WHAT { en: "{0} is already there." }
    REPLACE_ADVICE { en: "Replacing it loses what it holds now." }
    REPLACE_YES { en: "Replace" }
    ACCEPT_OPEN { en: "Open" }
    ACCEPT_SAVE { en: "Save" }
    CANCEL { en: "Cancel" }
    CLOSE { en: "Close" }
    SENTENCE { en: "{0}." }
    WHERE { en: "Where: {0}" }
    ERROR_OPEN { en: "The file was not opened" }
    ERROR_SAVE { en: "The file was not saved" }
    ERROR_SOLVE { en: "The position was not solved" }
    ERROR_SETTINGS { en: "The settings were not read" }
    KEYS_TITLE { en: "Keys" }
    ABOUT_TITLE { en: "Unfold {0}" }
    ABOUT_WHAT { en: "Solves the 2×2×2, the 3×3×3 and the 2×2×2×2: ever shorter solutions, and a proven lower bound that rises meanwhile." }
    ABOUT_COUNT { en: "Cubes: lengths are counted in HTM, any turn of one face is one move, or in QTM, where a half turn is two." }
    ABOUT_COUNT_HYPER { en: "2×2×2×2: lengths are counted in STM, any turn of one cell is one move." }
    ABOUT_TABLES { en: "Tables: {0}" }
    ABOUT_SETTINGS { en: "Settings: {0}" }
    DROP_HERE { en: "Drop the log to open it" }
}
