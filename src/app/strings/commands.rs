//! The texts and tooltips of commands.

use super::text::texts;

texts! {
    OPEN { en: "Open…" }
    OPEN_TIP { en: "Open an MC4D log; its last position becomes the puzzle" }
    OPEN_BY_PATH { en: "Open by path…" }
    OPEN_BY_PATH_TIP { en: "Type or paste the path of an MC4D log" }
    FORGET_RECENT { en: "Clear this list" }
    FORGET_RECENT_TIP { en: "Forget which files were opened" }
    SAVE { en: "Save solution…" }
    SAVE_TIP { en: "Save the log with the solution shown behind it, for MC4D to play" }
    SAVE_BY_PATH { en: "Save solution by path…" }
    SAVE_BY_PATH_TIP { en: "Type the path of the file to save" }
    QUIT { en: "Quit" }
    QUIT_TIP { en: "Stop everything and close the window" }
    UNDO { en: "Undo" }
    UNDO_TIP { en: "Back to the position before, with its solutions" }
    REDO { en: "Redo" }
    REDO_TIP { en: "Forward to the position that was undone" }
    SCRAMBLE { en: "Scramble" }
    SCRAMBLE_TIP { en: "A position drawn at random from all positions; can be undone" }
    RESET { en: "Solved" }
    RESET_TIP { en: "The solved puzzle; can be undone" }
    SOLVE { en: "Solve" }
    SOLVE_TIP { en: "Look for ever shorter solutions of this position" }
    STOP { en: "Stop" }
    STOP_TIP { en: "Stop searching and keep the best so far" }
    COPY { en: "Copy moves" }
    COPY_TIP { en: "Copy the moves of the solution shown to the clipboard" }
    PLAY { en: "Play" }
    PLAY_TIP { en: "Play the moves on the net, or pause" }
    PLAY_START { en: "To the start" }
    PLAY_START_TIP { en: "The position before the first move" }
    PLAY_BACK { en: "Step back" }
    PLAY_BACK_TIP { en: "Take back the last move played" }
    PLAY_FORWARD { en: "Step on" }
    PLAY_FORWARD_TIP { en: "Play the next move" }
    PLAY_END { en: "To the end" }
    PLAY_END_TIP { en: "The position after the last move" }
    ZOOM_IN { en: "Larger" }
    ZOOM_IN_TIP { en: "Show everything larger" }
    ZOOM_OUT { en: "Smaller" }
    ZOOM_OUT_TIP { en: "Show everything smaller" }
    ZOOM_RESET { en: "Normal size" }
    ZOOM_RESET_TIP { en: "Show everything in its normal size" }
    KEYS { en: "Keys" }
    KEYS_TIP { en: "List all keys" }
    ABOUT { en: "About Unfold" }
    ABOUT_TIP { en: "What this program is, and where it keeps its files" }
    DISMISS_TIP { en: "Close what is open in front and change nothing" }
}
