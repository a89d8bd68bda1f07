//! What can go wrong with positions, tables, files and the window: what, and what to do.

use super::text::texts;

texts! {
    SOLVE_METRIC { en: "This method does not count lengths in {0}" }
    SOLVE_METRIC_DO { en: "Choose another metric or another method." }

    AT { en: "line {0}, column {1}" }
    AT_LINE { en: "line {0}" }
    AT_PLACE { en: "place {0}" }
    AT_STICKER { en: "sticker {0}" }
    AT_FACELET { en: "facelet {0}" }
    LIST { en: "{0}, {1}" }
    LETTER_AND_NAME { en: "{0} ({1})" }
    LINE_OF_FAULT { en: "{0} ({1}). {2}" }
    LINE_OF_FAULT_NOWHERE { en: "{0}. {1}" }

    STATE_COUNT { en: "There are {0} colours, and there must be {1}" }
    STATE_COUNT_DO { en: "Give exactly one colour for each place." }
    STATE_COLOUR { en: "There is no colour {0}" }
    STATE_COLOUR_DO { en: "Use the colours 0 to {0}." }
    STATE_COLOURS { en: "Colour {0} is there {1} times, and must be there {2} times" }
    STATE_COLOURS_DO { en: "Compare this colour with the puzzle." }
    STATE_TOO_MANY_EDGES { en: "Colour {0} is on {1} edges, and only {2} have it" }
    STATE_TOO_MANY_CORNERS { en: "Colour {0} is on {1} corners, and only {2} have it" }
    STATE_TOO_MANY_PIECES { en: "Colour {0} is on {1} pieces, and only {2} have it" }
    STATE_NO_PIECE { en: "No piece has the colours {0}" }
    STATE_NO_CORNER { en: "No corner has the colours {0}" }
    STATE_NO_EDGE { en: "No edge has the colours {0}" }
    STATE_NO_PIECE_DO { en: "A piece never has a colour twice, nor a colour together with its opposite." }
    STATE_TWICE { en: "The {0} is there twice" }
    STATE_TWICE_AT { en: "places {0} and {1}" }
    STATE_TWICE_DO { en: "Mend the colours of one of the two places." }
    STATE_MIRRORED { en: "The {0} shows its colours as in a mirror" }
    STATE_MIRRORED_DO { en: "Swap two colours of this place; perhaps the face was read from the wrong side." }
    STATE_CENTRES { en: "The centres of faces {0} and {1} have the same colour" }
    STATE_CENTRES_DO { en: "Give each of the six centres a colour of its own." }
    STATE_NONE_LEFT { en: "Every piece that fits here is at another place" }
    STATE_NONE_LEFT_DO { en: "Compare this place and those with the same colours with the puzzle." }
    STATE_DEAD_END { en: "What is painted cannot be completed: the pieces left do not fit the places left" }
    STATE_DEAD_END_DO { en: "Compare the colours with the puzzle." }
    STATE_CORNER { en: "One corner is twisted in its place in a way that no moves can reach" }
    STATE_CORNER_DO { en: "Compare the corners with the cube, or twist one corner of it." }
    STATE_FLIP { en: "One edge is flipped in its place in a way that no moves can reach" }
    STATE_FLIP_DO { en: "Compare the edges with the cube, or take one edge out and put it in flipped." }
    STATE_TWIST { en: "One piece is turned in its place in a way that no moves can reach" }
    STATE_TWIST_DO { en: "Compare the stickers with the puzzle, or take one piece out and put it in turned." }
    STATE_PARITY { en: "Two pieces are swapped in a way that no moves can reach" }
    STATE_PARITY_DO { en: "Compare the colours with the puzzle, or swap two pieces of it." }

    TABLE_STOPPED { en: "The tables were not finished, because the work was stopped" }
    TABLE_STOPPED_DO { en: "Start again when you want to." }
    TABLE_COUNTS { en: "The table {0} came out with wrong counts" }
    TABLE_CHECKSUM { en: "The table {0} came out with the checksum {1} instead of {2}" }
    TABLE_DEFECT_DO { en: "This is a defect of the program or of the memory of this machine: try again, then report it." }
    TABLE_MEMORY { en: "There is not memory enough for the table {0}, which takes {1} bytes" }
    TABLE_MEMORY_DO { en: "Close other programs, or go on with the small tables alone (--memory small)." }
    TABLE_UNKNOWN { en: "There is no table named {0}" }
    TABLE_UNKNOWN_DO { en: "Use one of: {0}." }
    TABLE_IO { en: "A table could not be read or written: {0}" }
    TABLE_IO_DO { en: "Make room on the disk, or allow this program to write there." }

    SOLVE_CRASHED { en: "The solver ended without a result" }
    SOLVE_CRASHED_DO { en: "This is a defect of the program: please report it with the position. Solving again may work." }

    IO_NOT_FOUND { en: "it does not exist" }
    IO_DENIED { en: "access is not allowed" }
    IO_FULL { en: "the disk is full" }
    IO_READ_ONLY { en: "it lies on a disk that cannot be written" }
    IO_NO_FOLDER { en: "a part of its path is no folder" }
    IO_FOLDER { en: "it is a folder" }

    READ_FAILED { en: "The file could not be read: {0}" }
    READ_FAILED_DO { en: "Check the path and that you may read the file." }
    READ_NOT_A_FILE { en: "This is no plain file" }
    READ_NOT_A_FILE_DO { en: "Choose the file of a log." }
    WRITE_FAILED { en: "The file could not be written: {0}" }
    WRITE_FAILED_DO { en: "Choose a folder that exists and that you may write to. Nothing was changed." }
    WRITE_EXISTS { en: "The file is there already" }
    WRITE_EXISTS_DO { en: "Give another name, or say that it may be replaced (--force)." }
    WRITE_NOT_A_FILE { en: "What stands there is a folder, a device or a pipe, not a file" }
    WRITE_NO_NAME { en: "The path names no file" }
    WRITE_NO_NAME_DO { en: "Give a path that ends with the name of a file." }
    WRITE_WRONG { en: "What was to be written does not end solved" }
    WRITE_WRONG_DO { en: "This is a defect of the program: please report it with the log. Nothing was changed." }

    SETTINGS_BROKEN { en: "The settings file is broken: {0}" }
    SETTINGS_BROKEN_DO { en: "It was set aside as {0}, and the usual settings are used." }
    SETTINGS_KEPT_DO { en: "The usual settings are used; the file was left where it is." }
    SETTINGS_UNSAVED { en: "The settings could not be saved: {0}" }
    SETTINGS_UNSAVED_DO { en: "Make room on the disk, or allow this program to write there; the settings hold until the window is closed." }

    START_NO_DISPLAY { en: "There is no display to open a window on" }
    START_NO_DISPLAY_DO { en: "Run this inside a desktop session, or set DISPLAY. Without a display, solve in the terminal: unfold solve --help" }
    START_FAILED { en: "The window could not be opened: {0}" }
    START_FAILED_DO { en: "Check that DISPLAY names a running display. Otherwise a system library may be missing; on Debian or Ubuntu: apt install {0}. Without a window, solve in the terminal: unfold solve --help" }
    START_CRASHED { en: "The window ended because of a defect: {0}" }
    START_CRASHED_DO { en: "Please report it. Meanwhile, solve in the terminal: unfold solve --help" }
}
