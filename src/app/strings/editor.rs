//! The texts of the net that is painted, and of the puzzles.

use super::paint;
use super::text::{Text, texts};
use crate::puzzle::PuzzleId;

texts! {
    CUBE2 { en: "2×2×2" }
    CUBE2_TIP { en: "The cube of size two; each puzzle keeps its own position" }
    CUBE3 { en: "3×3×3" }
    CUBE3_TIP { en: "The cube of size three; each puzzle keeps its own position" }
    TESS2 { en: "2×2×2×2" }
    TESS2_TIP { en: "The hypercube of size two; each puzzle keeps its own position" }

    CLEAR { en: "Clear" }
    CLEAR_TIP { en: "Take the colours off all facelets but fixed centres; can be undone" }
    FILL_IN { en: "Fill in" }
    FILL_IN_TIP { en: "Paint what only one colour fits: facelets that show it faintly, with a dot" }
    TURN_X { en: "x" }
    TURN_X_TIP { en: "Hold the whole cube otherwise: F comes to the top" }
    TURN_X_BACK { en: "x'" }
    TURN_X_BACK_TIP { en: "Hold the whole cube otherwise: F goes to the bottom" }
    TURN_Y { en: "y" }
    TURN_Y_TIP { en: "Hold the whole cube otherwise: F goes to the left" }
    TURN_Y_BACK { en: "y'" }
    TURN_Y_BACK_TIP { en: "Hold the whole cube otherwise: F goes to the right" }
    TURN_Z { en: "z" }
    TURN_Z_TIP { en: "Hold the whole cube otherwise: U tips to the right" }
    TURN_Z_BACK { en: "z'" }
    TURN_Z_BACK_TIP { en: "Hold the whole cube otherwise: U tips to the left" }
    TURN_WHOLE { en: "Turn whole cube" }
    TURN_BUTTON { en: "turn {0}" }
    TURN_TIP { en: "Make the move {0} on the cube as it is shown; can be undone" }
    FOCUS_NET { en: "Paint by keys" }
    FOCUS_NET_TIP { en: "Give the keys to the net: arrows move, digits paint" }
    COPY_FACELETS { en: "Copy facelets" }
    COPY_FACELETS_TIP { en: "Copy the colours of all facelets to the clipboard, one letter each" }

    PALETTE { en: "{0}, {1} left, key {2}" }
    PALETTE_LEFT { en: "{0} left" }
    PALETTE_TIP { en: "Paint {0} ({1}). Clicking or dragging on the net paints, the right button clears, the middle one (or Alt) picks a colour." }
    ERASER { en: "eraser, key 0" }
    ERASER_TIP { en: "Take colours off; the right button always does" }
    PAINT_CENTRES { en: "Paint centres too" }
    PAINT_CENTRES_TIP { en: "For a cube that is held or coloured in another way: the centres say which colour belongs to which face" }

    NET_NAME { en: "net of the {0}, arrow keys move, at {1}" }
    FACELET { en: "facelet {0}, {1}, of {2}" }
    FACELET_BRIEF { en: "{0}, {1}, of {2}" }
    UNPAINTED { en: "not painted" }
    UNPAINTED_FORCED { en: "not painted, only {0} fits" }
    CENTRE_OF { en: "centre {0}" }
    EDGE_OF { en: "edge {0}" }
    CORNER_OF { en: "corner {0}" }
    PIECE_OF { en: "piece {0}" }
    PIECE_AT { en: "{0} at place {1}" }
    HOW_TO_PAINT { en: "Click or drag to paint. Right button: clear. Middle button or Alt: pick a colour." }
    HOW_TO_TYPE { en: "Keys on the net: arrows, 1 to 6, Delete." }
    HOLD { en: "{0} up" }
    HOLD_TIP { en: "To read this face, hold it toward you with {0} at the top." }
    FIXED_TIP { en: "Centres are fixed; “Paint centres too” frees them." }

    NET_KEYS { en: "On the net" }
    NET_ARROWS { en: "Arrows" }
    NET_ARROWS_DO { en: "Move the cursor over the net" }
    NET_DIGITS_DO { en: "Paint a colour and go on to the next facelet" }
    NET_SPACE { en: "Space" }
    NET_SPACE_DO { en: "Paint with the brush" }
    NET_DELETE_DO { en: "Clear the facelet" }
    NET_ESCAPE { en: "Escape, Tab" }
    NET_ESCAPE_DO { en: "Leave the net" }

    POSITION_FIELD { en: "Facelets or moves" }
    POSITION_HINT { en: "UUUUUUUUU… or R U2 F'" }
    POSITION_HINT_SMALL { en: "UUUURRRR…, 00002244… or R U2 F'" }
    POSITION_HINT_HYPER { en: "33333333… or UF2 RO" }

    POSSIBLE { en: "This position can be solved." }
    UNFINISHED { en: "Facelets still to be painted: {0}." }
    UNFINISHED_FORCED { en: "Facelets still to be painted: {0}. Only one colour fits {1} of them: Fill in paints those." }
    MORE_FAULTS { en: "… and {0} more; all are outlined." }

    WHY_IMPOSSIBLE { en: "Impossible: {0}." }
    WHY_NO_SOLVER { en: "There is no solver for the {0} yet." }
    WHY_OPTIMAL { en: "The best solution is proven optimal." }
    WHY_ALL_OPTIMAL { en: "All optimal solutions are found." }
    WHY_NO_LOG { en: "Logs are MagicCube4D's, which has no {0}: copy the moves instead." }
    WHY_NO_SOLUTION { en: "There is no solution yet." }
    WHY_NOT_FORCED { en: "There is no facelet that only one colour fits." }

    ORIGIN_PAINTED { en: "Painted" }
    ORIGIN_TURNED { en: "Turned by hand" }
    ORIGIN_TYPED { en: "Typed" }
    ORIGIN_SOLVED { en: "Solved puzzle" }

    PURPLE { en: "purple" }
    YELLOW { en: "yellow" }
    GREEN { en: "green" }
    ORANGE { en: "orange" }
    RED { en: "red" }
    BLUE { en: "blue" }
    WHITE { en: "white" }
    PINK { en: "pink" }

    PAUSE { en: "Pause" }
    PLAYED { en: "{0} of {1}" }
    PLAYED_SLIDER { en: "moves played" }
    PLAYED_NEXT { en: "{0}: next {1}" }
    PLAYED_END { en: "{0}: at the end" }
    PLAYED_SOLUTION { en: "Solution" }
    PLAYED_CROSS { en: "Cross on {0}" }
    PLAYED_PAIR { en: "Cross on {0} with the pair {1}" }
    PLAYED_PATH { en: "Shortest path" }
    SPEED { en: "speed: {0}" }
    SPEED_INSTANT { en: "Instant" }
    SPEED_FAST { en: "Fast" }
    SPEED_NORMAL { en: "Normal" }
    SPEED_SLOW { en: "Slow" }

    VIEW_SOLUTIONS_TIP { en: "The solutions found so far" }
    VIEW_CROSSES { en: "First cross" }
    VIEW_GRAPH { en: "Graph" }
    VIEW_GRAPH_TIP { en: "This position among all 3 674 160: its distance, its neighbours, the shortest path" }
    CHART_LENGTH_TIP { en: "How the best length fell and the proven lower bound rose" }
    CHART_SCORE { en: "Sticker score" }
    CHART_SCORE_TIP { en: "The sticker score along the moves that are played: 0 for a facelet in place, 1 on an adjacent face, 2 on the opposite face" }
    SCORE_X { en: "moves played" }
    SCORE { en: "Sticker score: {0} (0 when solved)" }
    SCORE_TIP { en: "How far the facelets are from their faces: 0 in place, 1 on an adjacent face, 2 on the opposite face, added up" }

    ERROR_STUDY { en: "What is shown beside the position could not be found out" }
    METHOD { en: "Method" }
    METHOD_TIP { en: "How it is solved" }
    METRIC { en: "Metric" }
    METRIC_TIP { en: "How lengths are counted: in HTM any turn of a face is one move, in QTM a half turn is two; in STM any turn of a cell is one" }
    SCRAMBLE_BY { en: "Scramble by" }
    SCRAMBLE_UNIFORM { en: "uniform position" }
    SCRAMBLE_TURNS { en: "20 random turns" }
    SCRAMBLE_BY_TIP { en: "A position drawn uniformly from all, or random turns: never a face twice, nor a face after its opposite and itself" }

    NEWS_PUZZLE { en: "The {0}; the other puzzles keep their positions." }
    NEWS_PAINTED { en: "Painted." }
    NEWS_TYPED { en: "The position is what was typed." }
    NEWS_GROWING { en: "Read as facelets, more of which are to come; letters with blanks between them are moves." }
    NEWS_MISTYPED { en: "What is typed has a mistake; the net still shows the position before it." }
    NEWS_CLEARED { en: "Cleared." }
    NEWS_FILLED { en: "Facelets filled in: {0}." }
    NEWS_ROTATED { en: "The whole cube was turned by {0}." }
    NEWS_TURNED { en: "Turned {0}." }
    NEWS_FIXED { en: "Centres are fixed; tick “Paint centres too” to paint them." }
    NEWS_COPIED_FACELETS { en: "The facelets are on the clipboard." }
    NEWS_PASTED { en: "Pasted." }
    NEWS_NOT_PASTED { en: "Not pasted: {0}" }
}

/// The name of a puzzle as people write it.
pub const fn puzzle_name(puzzle: PuzzleId) -> Text<0> {
    match puzzle {
        PuzzleId::Cube2 => CUBE2,
        PuzzleId::Cube3 => CUBE3,
        PuzzleId::Tess2 => TESS2,
    }
}

/// What turning the whole of a puzzle is called.
pub const fn turn_whole(puzzle: PuzzleId) -> Text<0> {
    match puzzle {
        PuzzleId::Cube2 | PuzzleId::Cube3 => TURN_WHOLE,
        PuzzleId::Tess2 => paint::TURN_WHOLE_HYPER,
    }
}

/// What may be typed for a position of a puzzle.
pub const fn position_hint(puzzle: PuzzleId) -> Text<0> {
    match puzzle {
        PuzzleId::Cube2 => POSITION_HINT_SMALL,
        PuzzleId::Cube3 => POSITION_HINT,
        PuzzleId::Tess2 => POSITION_HINT_HYPER,
    }
}

/// The names of a puzzle's colours, by colour number: the usual scheme of cubes, MC4D's default colours of the hypercube.
pub const fn colour_names(puzzle: PuzzleId) -> &'static [Text<0>] {
    match puzzle {
        PuzzleId::Cube2 | PuzzleId::Cube3 => &[WHITE, RED, GREEN, YELLOW, ORANGE, BLUE],
        PuzzleId::Tess2 => &[PURPLE, YELLOW, GREEN, ORANGE, RED, BLUE, WHITE, PINK],
    }
}
