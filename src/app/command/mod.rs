//! Everything a person can ask for.
//!
//! What needs no value is a row of the one table that menus, keys, tooltips and tests read: its own file.

pub mod choices;
pub mod switch;
pub mod table;
#[cfg(test)]
mod tests;
pub mod views;

use std::path::PathBuf;

use super::animation::film::AnimationOptions;
use super::batch::command::BatchCommand;
use super::core::method_page::MethodPage;
use super::core::picture_kinds::{PictureFormat, PictureSubject};
use super::core::solution_file::SolutionFile;
use super::document::playback::SeekTo;
use super::document::shown_parts::PieceFilter;
use super::document::tracks::Compared;
use super::runs::results::SolutionChoice;
use super::tables::status::TableTask;
use crate::shared::appearance::colours::Palette;
use crate::shared::appearance::vision::Rgb;
use crate::shared::lesson::progress_chart::Curve;
use crate::shared::played::Played;
use crate::shared::scene::{Sizes, ViewFrom};
use crate::shared::settings::Theme;
use crate::shared::settings::choices::{Chart, View};
use crate::shared::settings::how_far::HowFar;
use crate::shared::settings::pace::{Pace, Speed};
use crate::shared::settings::position_form::PositionForm;
use crate::shared::settings::scrambling::Scrambling;
use crate::shared::settings::seconds_limit::SecondsLimit;
use unfold_engine::puzzle::{Metric, Move, PuzzleId, Sequence};
use unfold_engine::search::Memory;
use unfold_text::Language;

pub use super::core::shortcut::{KEYS, Shortcut};
pub use switch::{Switch, SwitchSetting};
pub use table::{Row, Tip, rotation_named, rotations, row_named, row_of, rows};

/// A wish. Those without a value, and those with one of few, are [`rows`].
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
    /// Show the examples.
    Examples,
    /// Open the example of this name.
    OpenExample(&'static str),
    /// Choose in which kind of file to save the solution shown.
    Save,
    /// The kind of file in which the solution shown is to be saved.
    SetSolutionFile(SolutionFile),
    /// Type where to save the solution shown.
    SaveByPath,
    /// Save the solution shown there; a file that is already there is asked about.
    SaveTo(PathBuf),
    /// Show the file that was saved last in the system's file manager.
    ShowInFolder,
    /// Choose where to save the turns made by hand.
    SaveTurns,
    /// Type where to save the turns made by hand.
    SaveTurnsByPath,
    /// Save the turns made by hand there; a file that is already there is asked about.
    SaveTurnsTo(PathBuf),
    /// Choose where to save the session.
    SaveSession,
    /// Save the session there; a file that is already there is asked about.
    SaveSessionTo(PathBuf),
    /// Wait for the system's file dialog no longer.
    StopWaiting,
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
    /// Random moves from the position that is shown.
    ScrambleFromHere,
    /// Play the moves that lead to the position.
    PlayScramble,
    /// Copy the moves that lead to the position.
    CopyScramble,
    /// Back to the position whose results are told.
    BackToResults,
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
    /// Copy the facelets of a cube by the letters of their colours.
    CopyColours,
    /// Give the keys to the net.
    FocusNet,
    /// Give the keys to the field in which a position is typed.
    FocusField,
    /// Make a move.
    Turn(Move),
    /// Make a move of the position itself, whatever is played from it.
    Walk(Move),
    /// Bring this cell of the hypercube to the centre of the view, `0 <= cell < 8`.
    CentreCell(u8),
    /// Look at the puzzle from a side.
    LookFrom(ViewFrom),
    /// Look at the puzzle as at the start.
    ResetView,
    /// Show some pieces in space, and the others faintly.
    ShowPieces(PieceFilter),
    /// How much of the hypercube is shown, from the far end of the fourth axis: 0 for its farthest cell only, 1 for all.
    SetDepth(f32),
    /// How large the cells and stickers of the hypercube are.
    SetSizes(Sizes),
    /// Show the puzzle, the move and its sentence in the whole window, or leave that again.
    Present,
    /// Copy this text.
    CopyText(String),
    /// Choose a folder to write the graph of the 2x2x2 into.
    Export,
    /// Choose where to save the database of first crosses.
    SaveCrosses,
    /// Stop writing the database of first crosses.
    StopCrosses,
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
    /// Let the path in the graph end at the position that the net shows.
    TargetHere,
    /// Let the path in the graph end at the solved cube.
    TargetSolved,
    /// Stop writing the graph.
    StopExport,
    /// Go to a moment of what is played.
    Go(SeekTo),
    /// Show the position after so many of the moves played.
    Seek(usize),
    /// Play these moves from the position.
    Play {
        /// What they are.
        what: Played,
        /// The moves.
        moves: Sequence,
    },
    /// Show other moves below those played, to compare them; `None` for none any more.
    Compare(Option<Compared>),
    /// Let the player drive the other of two tracks that are compared.
    SwitchTrack,
    /// Let it drive the other track, and show the position after so many of its moves.
    SeekOther(usize),
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
    /// Count in this metric on the page of the graph.
    SetGraphMetric(Metric),
    /// Write positions of the graph so.
    SetGraphPositions(PositionForm),
    /// What the middle of the window shows.
    SetView(View),
    /// What the plot shows.
    SetChart(Chart),
    /// What is drawn along the moves.
    SetCurve(Curve),
    /// Paint with this colour from now on; `None` clears.
    SetBrush(Option<u8>),
    /// Turn the puzzle in space by clicks again, and no longer paint it.
    PutBrushDown,
    /// Paint with the colour of this facelet from now on.
    PickColour(usize),
    /// What concerns the batch of the puzzle.
    Batch(BatchCommand),
    /// Copy the identifier of the 2x2x2 that the net shows.
    CopyIdentifier,
    /// Copy moves that reach what the net shows.
    CopyMovesHere,
    /// Copy the log that would be saved.
    CopyLog,
    /// Copy a link to the position and its solution.
    CopyLink,
    /// Copy a picture of this.
    CopyPicture(PictureSubject),
    /// Choose what to save as a picture.
    SavePicture,
    /// What is to be saved as a picture, and in which format.
    SetPicture(PictureSubject, PictureFormat),
    /// How many pixels the longer side of pictures has.
    SetPictureSide(u32),
    /// Choose what an animation of what is played is to be like.
    ExportAnimation,
    /// What an animation is to be like.
    SetAnimation(AnimationOptions),
    /// Stop making the animation.
    StopAnimation,
    /// Choose where to save the solution shown as pages to print.
    SaveSheet,
    /// Search.
    Solve,
    /// Search for the proof that the best solution is optimal.
    Prove,
    /// Stop searching.
    Stop,
    /// Choose one of the solutions.
    Choose(SolutionChoice),
    /// Copy the moves of the solution shown.
    Copy,
    /// The time until a search ends.
    SetTimeLimit(SecondsLimit),
    /// How far a search goes.
    SetHowFar(HowFar),
    /// The time without improvement until a search ends.
    SetPatience(SecondsLimit),
    /// Say that this text, typed as a time limit or a patience, is not a number of seconds that can be set.
    RefuseSeconds(String),
    /// Threads that search; 0 for all.
    SetThreads(usize),
    /// How much memory the tables of searches may take.
    SetMemory(Memory),
    /// The language of all texts.
    SetLanguage(Language),
    /// Light or dark.
    SetTheme(Theme),
    /// Which colours stickers have.
    SetPalette(Palette),
    /// Give a colour of the puzzle that is shown, by number, a look of one's own.
    SetColour(u8, Rgb),
    /// Forget the colours of one's own of the puzzle that is shown.
    ResetColours,
    /// Forget everything that was chosen about how things look.
    ResetAppearance,
    /// Everything larger.
    ZoomIn,
    /// Everything smaller.
    ZoomOut,
    /// Everything in its normal size.
    ZoomReset,
    /// Show the arrays and coordinates of the position.
    Coordinates,
    /// Explain how a method works.
    Explain(MethodPage),
    /// Choose how things look.
    Appearance,
    /// Begin the tour.
    Tour,
    /// End the tour.
    TourLeave,
    /// Give the keys to the menus.
    FocusMenu,
    /// Give the keys to the next part of the window.
    NextPane,
    /// List the keys.
    Keys,
    /// Tell what this program is.
    About,
    /// Switch something on or off.
    Set(Switch, bool),
    /// Switch something on that is off, or off that is on.
    Toggle(Switch),
    /// Look for a command by its name.
    Palette,
    /// The next key pressed is to be the key of the command of this id; `None` when none is waited for any more.
    AskKey(Option<&'static str>),
    /// The command of this id has no key.
    TakeKeys(&'static str),
    /// The command of this id has its usual keys.
    UsualKeys(&'static str),
    /// All commands have their usual keys.
    AllUsualKeys,
    /// Show the tables.
    Tables,
    /// Do something with tables.
    HandleTables(TableTask),
    /// Choose another folder for the tables.
    MoveTables,
    /// Stop what is done with tables.
    StopTables,
    /// Ask whether all settings are to be as at the first start.
    ResetSettings,
    /// Agree to what the dialog asks.
    Accept,
    /// Close the dialog and change nothing.
    Dismiss,
}
