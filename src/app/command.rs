//! Everything a person can ask for, and the one table that menus, keys, tooltips and tests read.

use std::path::PathBuf;
use std::time::Duration;

use super::App;
use super::along::Curve;
use super::choices::{Chart, Scrambling, View};
use super::editor::{NetKey, Stroke};
use super::files::Purpose;
use super::methods::Page;
use super::playback::{Moment, Pace, Played, Speed};
use super::settings::Theme;
use super::sheet::Place;
use super::space::Sizes;
use super::strings::{
    Language, Text, commands as say, editor as say_editor, graph as say_graph, hand as say_hand, paint as say_paint,
    space as say_space, watch as say_watch,
};
use super::typing::TurnKey;
use crate::puzzle::{Metric, Move, PuzzleId, Sequence};

/// A wish. Those without a value are rows of [`TABLE`].
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Choose a log to open.
    Open,
    /// Type the path of a log to open.
    OpenByPath,
    /// Open this file.
    OpenPath(PathBuf),
    /// Open one of the recent files.
    OpenRecent(usize),
    /// Empty the list of recent files.
    ForgetRecent,
    /// Choose where to save the solution shown.
    Save,
    /// Type where to save the solution shown.
    SaveByPath,
    /// Save the solution shown there; a file that is already there is asked about.
    SaveTo(PathBuf),
    /// Choose where to save the turns made by hand.
    SaveTurns,
    /// Type where to save the turns made by hand.
    SaveTurnsByPath,
    /// Save the turns made by hand there; a file that is already there is asked about.
    SaveTurnsTo(PathBuf),
    /// The system's file dialog was closed.
    DialogAnswered {
        /// What it was opened for.
        purpose: Purpose,
        /// What was chosen.
        path: Option<PathBuf>,
        /// How long it was open.
        after: Duration,
    },
    /// Close the window.
    Quit,
    /// Go to another puzzle; each keeps its own position.
    SwitchTo(PuzzleId),
    /// Back to the position before.
    Undo,
    /// Take back the last turn made by hand.
    UndoTurn,
    /// Forward again.
    Redo,
    /// A random position.
    Scramble,
    /// The random position of a seed.
    ScrambleFrom(u64),
    /// The solved puzzle.
    Reset,
    /// Nothing painted but centres that are fixed.
    Clear,
    /// Paint the facelets that only one colour fits.
    FillIn,
    /// Turn the whole puzzle as the rotation of this name does.
    Rotate(&'static str),
    /// Copy the facelets as text.
    CopyFacelets,
    /// Give the keys to the net.
    FocusNet,
    /// Make a move.
    Turn(Move),
    /// Make a move of the position itself, whatever is played from it.
    Walk(Move),
    /// Type a turn of the hypercube.
    TypeTurn(TurnKey),
    /// Turn the view as a hand does that pulls the front of the puzzle, in radians.
    Orbit {
        /// To the right.
        right: f32,
        /// Downward.
        down: f32,
    },
    /// Turn the view of the hypercube through the fourth axis, as a hand does that pulls the cell at the centre, in radians.
    OrbitFourth {
        /// To the right.
        right: f32,
        /// Downward.
        down: f32,
    },
    /// Show the puzzle so many times larger.
    ZoomView(f32),
    /// Bring this cell of the hypercube to the centre of the view, `0 <= cell < 8`.
    CentreCell(u8),
    /// Look at the puzzle as at the start.
    ResetView,
    /// Show turns at once, without a way between.
    SetReduceMotion(bool),
    /// How large the cells and stickers of the hypercube are.
    SetSizes(Sizes),
    /// Copy this text.
    CopyText(String),
    /// Choose a folder to write the graph of the 2x2x2 into.
    Export,
    /// Choose where to save the runs that are shown as a table.
    SaveRuns,
    /// Choose where to save the chart as a picture.
    SaveChart,
    /// Whether the run of this number is drawn beside that of the position.
    ShowRun(usize, bool),
    /// Whether the run of this number stays when newer ones need its place.
    PinRun(usize, bool),
    /// Take the run of this number out of the list.
    RemoveRun(usize),
    /// Stop writing the graph.
    StopExport,
    /// Whether the graph is written in the form of the reference.
    SetExportReference(bool),
    /// Whether the graph is written with its moves.
    SetExportMoves(bool),
    /// Go to a moment of what is played.
    Go(Moment),
    /// Show the position after so many of the moves played.
    Seek(usize),
    /// Play these moves from the position.
    Play {
        /// What they are.
        what: Played,
        /// The moves.
        moves: Sequence,
    },
    /// How fast moves are played, by name.
    SetSpeed(Speed),
    /// How fast moves are played, by time.
    SetPace(Pace),
    /// How positions are scrambled.
    SetScrambling(Scrambling),
    /// Solve this puzzle by the method of this name.
    SetMethod(&'static str),
    /// Count lengths of this puzzle in this metric.
    SetMetric(Metric),
    /// What the middle of the window shows.
    SetView(View),
    /// What the plot shows.
    SetChart(Chart),
    /// What is drawn along the moves.
    SetCurve(Curve),
    /// Paint facelets of the net.
    Paint(Stroke),
    /// Paint with this colour from now on; `None` clears.
    SetBrush(Option<u8>),
    /// Paint with the colour of this facelet from now on.
    PickColour(usize),
    /// What a key does while the net has the focus.
    NetKey(NetKey),
    /// Whether centres are painted like other facelets.
    SetPaintCentres(bool),
    /// The text of the position's field is now this.
    TypePosition(String),
    /// Facelets or moves were pasted.
    Paste(String),
    /// Search.
    Solve,
    /// Stop searching.
    Stop,
    /// Choose one of the solutions.
    Choose(Place),
    /// Copy the moves of the solution shown.
    Copy,
    /// Seconds until a search ends; 0 for never.
    SetTimeLimit(u32),
    /// Seconds without improvement until a search ends; 0 for never.
    SetPatience(u32),
    /// Threads that search; 0 for all.
    SetThreads(usize),
    /// All effort on the proof.
    SetOptimal(bool),
    /// Every optimal solution, not one only.
    SetAllOptimal(bool),
    /// The language of all texts.
    SetLanguage(Language),
    /// Light or dark.
    SetTheme(Theme),
    /// Letters on stickers.
    SetLetters(bool),
    /// What frames cost, in the bar at the foot.
    SetFrameTimes(bool),
    /// Logarithmic time in plots.
    SetLogTime(bool),
    /// Everything larger.
    ZoomIn,
    /// Everything smaller.
    ZoomOut,
    /// Everything in its normal size.
    ZoomReset,
    /// Explain how a method works.
    Explain(Page),
    /// List the keys.
    Keys,
    /// Tell what this program is.
    About,
    /// The text of the path dialog is now this.
    TypePath(String),
    /// Agree to what the dialog asks.
    Accept,
    /// Close the dialog and change nothing.
    Dismiss,
}

/// A key with its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortcut {
    /// With Ctrl (Command on a Mac).
    pub ctrl: bool,
    /// With Shift.
    pub shift: bool,
    /// The key's name: a letter, a digit, `Enter`, `Escape`, `F1`, `Plus`..
    pub key: &'static str,
}

/// What is fixed about a command.
pub struct Row {
    /// The command.
    pub command: Command,
    /// Its name in menus and on buttons.
    pub text: Text<0>,
    /// What it does, in a sentence.
    pub tip: Text<0>,
    /// Its keys; the first is shown.
    pub keys: &'static [Shortcut],
    /// Whether it can be done now.
    pub possible: fn(&App) -> bool,
}

const fn ctrl(key: &'static str) -> Shortcut {
    Shortcut { ctrl: true, shift: false, key }
}

const fn ctrl_shift(key: &'static str) -> Shortcut {
    Shortcut { ctrl: true, shift: true, key }
}

const fn bare(key: &'static str) -> Shortcut {
    Shortcut { ctrl: false, shift: false, key }
}

const fn row(
    command: Command,
    (text, tip): (Text<0>, Text<0>),
    keys: &'static [Shortcut],
    possible: fn(&App) -> bool,
) -> Row {
    Row { command, text, tip, keys, possible }
}

const fn always(_: &App) -> bool {
    true
}

const fn rotation(name: &'static str, texts: (Text<0>, Text<0>), keys: &'static [Shortcut]) -> Row {
    row(Command::Rotate(name), texts, keys, always)
}

const fn going(moment: Moment, texts: (Text<0>, Text<0>), keys: &'static [Shortcut]) -> Row {
    let possible: fn(&App) -> bool = match moment {
        Moment::Start => |app| app.can_play(Moment::Start),
        Moment::Back => |app| app.can_play(Moment::Back),
        Moment::Toggle => |app| app.can_play(Moment::Toggle),
        Moment::Forward => |app| app.can_play(Moment::Forward),
        Moment::End => |app| app.can_play(Moment::End),
    };
    row(Command::Go(moment), texts, keys, possible)
}

/// Every command that needs no value.
pub static TABLE: &[Row] = &[
    row(Command::Open, (say::OPEN, say::OPEN_TIP), &[ctrl("O")], |app| !app.is_choosing_file()),
    row(Command::OpenByPath, (say::OPEN_BY_PATH, say::OPEN_BY_PATH_TIP), &[ctrl_shift("O")], always),
    row(Command::ForgetRecent, (say::FORGET_RECENT, say::FORGET_RECENT_TIP), &[], |app| {
        !app.settings().recent.is_empty()
    }),
    row(Command::Save, (say::SAVE, say::SAVE_TIP), &[ctrl("S")], |app| app.can_save() && !app.is_choosing_file()),
    row(Command::SaveByPath, (say::SAVE_BY_PATH, say::SAVE_BY_PATH_TIP), &[ctrl_shift("S")], App::can_save),
    row(Command::SaveTurns, (say_hand::SAVE_TURNS, say_hand::SAVE_TURNS_TIP), &[], |app| {
        app.can_save_turns() && !app.is_choosing_file()
    }),
    row(
        Command::SaveTurnsByPath,
        (say_hand::SAVE_TURNS_BY_PATH, say_hand::SAVE_TURNS_BY_PATH_TIP),
        &[],
        App::can_save_turns,
    ),
    row(Command::Quit, (say::QUIT, say::QUIT_TIP), &[ctrl("Q")], always),
    row(Command::Undo, (say::UNDO, say::UNDO_TIP), &[ctrl("Z")], App::can_undo),
    row(Command::UndoTurn, (say_hand::UNDO_TURN, say_hand::UNDO_TURN_TIP), &[], App::can_undo_turn),
    row(Command::Redo, (say::REDO, say::REDO_TIP), &[ctrl("Y"), ctrl_shift("Z")], App::can_redo),
    row(Command::Scramble, (say::SCRAMBLE, say::SCRAMBLE_TIP), &[ctrl("R")], always),
    row(Command::Reset, (say::RESET, say::RESET_TIP), &[ctrl_shift("R")], |app| !app.is_fresh()),
    row(Command::Clear, (say_editor::CLEAR, say_editor::CLEAR_TIP), &[ctrl("Delete")], App::can_clear),
    row(Command::FillIn, (say_editor::FILL_IN, say_editor::FILL_IN_TIP), &[ctrl("F")], |app| {
        !app.fitting().forced.is_empty()
    }),
    rotation("x", (say_editor::TURN_X, say_editor::TURN_X_TIP), &[ctrl("Up")]),
    rotation("x'", (say_editor::TURN_X_BACK, say_editor::TURN_X_BACK_TIP), &[ctrl("Down")]),
    rotation("y", (say_editor::TURN_Y, say_editor::TURN_Y_TIP), &[ctrl("Left")]),
    rotation("y'", (say_editor::TURN_Y_BACK, say_editor::TURN_Y_BACK_TIP), &[ctrl("Right")]),
    rotation("z", (say_editor::TURN_Z, say_editor::TURN_Z_TIP), &[ctrl_shift("Right")]),
    rotation("z'", (say_editor::TURN_Z_BACK, say_editor::TURN_Z_BACK_TIP), &[ctrl_shift("Left")]),
    rotation("{1-2}RF", (say_paint::HOLD_RF, say_paint::HOLD_RF_TIP), &[ctrl("Up")]),
    rotation("{1-2}RB", (say_paint::HOLD_RB, say_paint::HOLD_RB_TIP), &[ctrl("Down")]),
    rotation("{1-2}UF", (say_paint::HOLD_UF, say_paint::HOLD_UF_TIP), &[ctrl("Left")]),
    rotation("{1-2}UB", (say_paint::HOLD_UB, say_paint::HOLD_UB_TIP), &[ctrl("Right")]),
    rotation("{1-2}RU", (say_paint::HOLD_RU, say_paint::HOLD_RU_TIP), &[ctrl_shift("Right")]),
    rotation("{1-2}RD", (say_paint::HOLD_RD, say_paint::HOLD_RD_TIP), &[ctrl_shift("Left")]),
    row(Command::FocusNet, (say_editor::FOCUS_NET, say_editor::FOCUS_NET_TIP), &[ctrl("E")], always),
    row(Command::CopyFacelets, (say_editor::COPY_FACELETS, say_editor::COPY_FACELETS_TIP), &[ctrl("C")], |app| {
        app.painting().missing() == 0
    }),
    row(Command::SwitchTo(PuzzleId::Cube2), (say_editor::CUBE2, say_editor::CUBE2_TIP), &[ctrl("1")], always),
    row(Command::SwitchTo(PuzzleId::Cube3), (say_editor::CUBE3, say_editor::CUBE3_TIP), &[ctrl("2")], always),
    row(Command::SwitchTo(PuzzleId::Tess2), (say_editor::TESS2, say_editor::TESS2_TIP), &[ctrl("3")], always),
    going(Moment::Start, (say::PLAY_START, say::PLAY_START_TIP), &[ctrl_shift("Comma")]),
    going(Moment::Back, (say::PLAY_BACK, say::PLAY_BACK_TIP), &[ctrl("Comma")]),
    going(Moment::Toggle, (say::PLAY, say::PLAY_TIP), &[ctrl("Space")]),
    going(Moment::Forward, (say::PLAY_FORWARD, say::PLAY_FORWARD_TIP), &[ctrl("Period")]),
    going(Moment::End, (say::PLAY_END, say::PLAY_END_TIP), &[ctrl_shift("Period")]),
    row(Command::Solve, (say::SOLVE, say::SOLVE_TIP), &[ctrl("Enter")], App::can_solve),
    row(Command::Stop, (say::STOP, say::STOP_TIP), &[bare("Escape")], |app| {
        (app.is_searching() && !app.is_stopping()) || app.is_finding()
    }),
    row(Command::Export, (say_graph::EXPORT, say_graph::EXPORT_TIP), &[], App::can_export),
    row(Command::StopExport, (say_graph::EXPORT_STOP, say_graph::EXPORT_STOP_TIP), &[], |app| {
        app.export_progress().is_some()
    }),
    row(Command::SaveRuns, (say_watch::SAVE_RUNS, say_watch::SAVE_RUNS_TIP), &[], App::can_save_runs),
    row(Command::SaveChart, (say_watch::SAVE_CHART, say_watch::SAVE_CHART_TIP), &[], App::can_save_chart),
    row(Command::Copy, (say::COPY, say::COPY_TIP), &[ctrl_shift("C")], |app| app.results().shown().is_some()),
    row(Command::ZoomIn, (say::ZOOM_IN, say::ZOOM_IN_TIP), &[ctrl("Plus"), ctrl("Equals")], always),
    row(Command::ZoomOut, (say::ZOOM_OUT, say::ZOOM_OUT_TIP), &[ctrl("Minus")], always),
    row(Command::ZoomReset, (say::ZOOM_RESET, say::ZOOM_RESET_TIP), &[ctrl("0")], always),
    row(Command::ResetView, (say_space::RESET_VIEW, say_space::RESET_VIEW_TIP), &[ctrl("Home")], always),
    row(Command::Keys, (say::KEYS, say::KEYS_TIP), &[bare("F1")], always),
    row(Command::About, (say::ABOUT, say::ABOUT_TIP), &[ctrl("F1")], always),
    // The dialog's own way out; it stands here so that the list of keys names it.
    row(Command::Dismiss, (super::strings::window::CLOSE, say::DISMISS_TIP), &[bare("Escape")], |app| {
        app.dialog().is_some()
    }),
];

impl Row {
    /// Whether a text field that has the focus keeps this command's keys for itself.
    pub fn is_for_text_too(&self) -> bool {
        use Command::{Clear, CopyFacelets, Redo, Rotate, Undo};
        matches!(self.command, Undo | Redo | Clear | CopyFacelets | Rotate(_))
    }

    /// Whether there is such a command for this puzzle: each has rotations of its own, by the same keys.
    pub fn is_of(&self, puzzle: PuzzleId) -> bool {
        match self.command {
            Command::Rotate(name) => puzzle.def().moves.iter().any(|mv| mv.cost == 0 && mv.name == name),
            _ => true,
        }
    }
}

/// The rotations of the whole puzzle that have a command.
pub fn rotations(puzzle: PuzzleId) -> impl Iterator<Item = &'static Row> {
    TABLE.iter().filter(move |row| matches!(row.command, Command::Rotate(_)) && row.is_of(puzzle))
}

/// The row of a command that needs no value.
pub fn row_of(command: &Command) -> Option<&'static Row> {
    TABLE.iter().find(|row| row.command == *command)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::strings::Language;

    #[test]
    fn no_two_commands_share_a_key() {
        for puzzle in crate::puzzle::ALL {
            // Escape closes a dialog, or else stops the search: no dialog is open when it does the latter.
            let rows = || TABLE.iter().filter(|row| row.command != Command::Dismiss && row.is_of(puzzle));
            for key in rows().flat_map(|row| row.keys) {
                let times = rows().flat_map(|row| row.keys).filter(|k| *k == key).count();
                assert_eq!(times, 1, "{puzzle:?}: {key:?}");
            }
        }
    }

    #[test]
    fn the_rotations_with_a_command_hold_every_puzzle_in_every_way() {
        for (puzzle, ways) in [(PuzzleId::Cube2, 24), (PuzzleId::Cube3, 24), (PuzzleId::Tess2, 192)] {
            let of_row = |row: &Row| {
                let Command::Rotate(name) = row.command else { return None };
                puzzle.def().moves.iter().position(|mv| mv.name == name).map(|m| Move(m as u16))
            };
            let rotations: Vec<Move> = rotations(puzzle).filter_map(of_row).collect();
            assert_eq!(rotations.len(), 6);
            let mut held = vec![crate::puzzle::Facelets::solved(puzzle)];
            let mut next = 0;
            while next < held.len() {
                for &rotation in &rotations {
                    let after = held[next].after(rotation);
                    if !held.contains(&after) {
                        held.push(after);
                    }
                }
                next += 1;
            }
            assert_eq!(held.len(), ways);
        }
    }

    #[test]
    fn each_rotation_of_the_hypercube_brings_the_cell_of_which_it_tells_to_the_middle() {
        let def = PuzzleId::Tess2.def();
        let middle = def.letters.iter().position(|letter| *letter == 'I');
        for row in rotations(PuzzleId::Tess2) {
            let Command::Rotate(name) = row.command else { continue };
            let mv = def.moves.iter().position(|mv| mv.name == name).map_or(Move(0), |m| Move(m as u16));
            let after = crate::puzzle::Facelets::solved(PuzzleId::Tess2).after(mv);
            let shown = (0..64).find(|&i| Some(usize::from(def.solved[i])) == middle).map(|i| after.colours[i]);
            let letter = shown.map_or('?', |colour| def.letters[usize::from(colour)]);
            let tip = row.tip.say(Language::English);
            assert!(tip.contains(&format!("cell {letter} comes")), "{name}: {letter}, {tip}");
        }
    }

    #[test]
    fn no_bare_key_changes_the_position() {
        for row in TABLE {
            let bare = row.keys.iter().any(|k| !k.ctrl);
            assert!(!bare || matches!(row.command, Command::Stop | Command::Keys | Command::Dismiss));
        }
    }
}
