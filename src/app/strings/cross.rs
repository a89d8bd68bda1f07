//! The texts of first crosses and of the database of them.

use super::text::texts;

texts! {
    CROSS_ROW { en: "{0}	{1} HTM, {2} QTM	id {3}	code {4}	{5}" }
    CROSS_DONE { en: "solved" }
    CROSS_NAME { en: "{0} with {1}" }
    CROSS_AT_WORK { en: "Crosses" }
    CROSS_NONE { en: "No state is given to look at" }
    CROSS_NONE_DO { en: "Give facelets or moves (INPUT - for stdin, --facelets, --moves) or --random; see unfold cross --help." }
    CROSS_LOG { en: "Crosses are of the {0}, and a log is of the {1}" }
    CROSS_LOG_DO { en: "Give facelets or moves, with --facelets, --moves, or - for stdin." }
    CROSS_FACE_WRONG { en: "use one of: {0}" }
    CROSS_VERIFIED { en: "{0}: all {1} rows are right." }
    CROSS_MORE { en: "and {0} more" }

    CROSSES_TIP { en: "For each face the shortest way to solve its four edges, in HTM and among those in QTM. A click plays it on the net." }
    CROSSES_WAIT { en: "The crosses of a position appear once it is possible." }
    CROSSES_ROW { en: "{0}   {1} HTM, {2} QTM   {3}" }
    CROSSES_SOLVED { en: "{0}   solved, 0 HTM" }
    CROSSES_ROW_TIP { en: "Configuration {0}, moves as a code {1}, as in the table first_cross: those of the face U after the whole cube was turned. Click to play." }
    CROSSES_ALL { en: "All {0} as short on {1}" }
    CROSSES_ALL_HINT { en: "Click a cross to play it; every other one as short is then listed here." }
    PAIRS { en: "Cross and one pair" }
    PAIRS_TIP { en: "The cross together with the corner and the edge of one slot" }
    PAIRS_WAIT { en: "Searching." }

    ROWS_WRONG { en: "Faults in the table {0}: {1}" }
    ROWS_WRONG_DO { en: "Write it anew with: unfold cross --db FILE --force" }
    ROW_NO_NUMBER { en: "row {0}: id and moves must be whole numbers" }
    ROW_NO_NUMBER_OF { en: "id {0}: moves must be a whole number" }
    ROW_STRANGE { en: "id {0}: no four edges have this number; such a row must not be there" }
    ROW_TWICE { en: "id {0}: this row is there twice" }
    ROW_NO_CODE { en: "id {0}: {1} is the code of no moves; expected {2}" }
    ROW_UNSOLVED { en: "id {0}: the moves of {1} do not solve the cross; expected {2}" }
    ROW_LONGER { en: "id {0}: the moves of {1} are {2} HTM, {3} QTM; expected {4}" }
    ROW_MISSING { en: "id {0}: there is no such row; expected {1}" }
    ROW_RIGHT { en: "{0} HTM, {1} QTM, such as {2}" }

    DATABASE_MAKE { en: "The database could not be made: {0}" }
    DATABASE_MAKE_DO { en: "Close other programs to make room in memory, and try again. Nothing was changed." }
    DATABASE_IN_USE { en: "Another program is changing this database, or was killed while it did" }
    DATABASE_IN_USE_DO { en: "Close that program, or open the database with it once more; or give another file. Nothing was changed." }
    DATABASE_FOREIGN { en: "This is no SQLite database" }
    DATABASE_FOREIGN_DO { en: "Give a database that was written with: unfold cross --db FILE, or another of the same form." }
    DATABASE_CUT { en: "The database is cut: it has {0} bytes of {1}" }
    DATABASE_DAMAGED { en: "The database is damaged: {0}" }
    DATABASE_DAMAGED_DO { en: "Take another copy of it, or write it anew with: unfold cross --db FILE --force" }
    DATABASE_NO_TABLE { en: "The database has no table {0}" }
    DATABASE_COLUMNS { en: "The table {0} must have the columns {1} of type INTEGER, and has {2}" }
}
