//! Serialised form of a session, not validated. Moves are names separated by spaces; times are in nanoseconds.

use crate::document::runs::results::{RunEnd, SolutionChoice, Source};
use crate::document::{EditKind, Origin, batches::form::PositionSource};
use crate::document::{kept_row::RowName, row_names::NamedStretch};
use crate::macros::record::MacroRecord;
use serde::{Deserialize, Serialize};
use unfold_engine::puzzle::{Metric, PuzzleId};

/// Maximum number of saved optimal solutions.
pub(crate) const LISTED: usize = 1000;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Session {
    /// The shown puzzle.
    pub puzzle: PuzzleId,
    /// Logs that positions came from, each once.
    pub logs: Vec<LogText>,
    /// At most one per puzzle.
    #[serde(rename = "desks")]
    pub workspaces: Vec<WorkspaceRecord>,
    /// At most one per puzzle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub batches: Vec<BatchRecord>,
    /// Only in sessions saved as a file; the autosaved one leaves macros to the settings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub macros: Vec<MacroRecord>,
    /// Results of the trainer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known_cases: Vec<KnownCaseRecord>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fewest_moves: Option<FewestMovesRecord>,
}

/// Results of the trainer for one case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KnownCaseRecord {
    /// Name of the catalogue.
    pub catalogue: String,
    /// Name of the case.
    pub case: String,
    /// Number of times it was known.
    pub known: u32,
    /// Number of times it was asked.
    pub asked: u32,
}

/// Content of the fewest-moves page.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FewestMovesRecord {
    /// The editor's text.
    #[serde(default)]
    pub lines: String,
    /// Saved attempts.
    #[serde(default)]
    pub attempts: Vec<AttemptRecord>,
}

/// A saved attempt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttemptRecord {
    /// Moves or facelets.
    pub scramble: String,
    /// The editor's text.
    pub lines: String,
}

/// A puzzle's batch form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BatchRecord {
    pub puzzle: PuzzleId,
    pub from: PositionSource,
    /// Typed or pasted text.
    pub text: String,
    /// Path of the chosen file.
    pub file: Option<String>,
    /// Number of random positions.
    pub count: u64,
    pub seed: u64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogText {
    /// `None` if it was pasted.
    pub path: Option<String>,
    /// Id of the example it came from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub example: Option<String>,
    /// Number of the log in its file, from 1.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub number: usize,
    pub text: String,
}

fn first() -> usize {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_first(number: &usize) -> bool {
    *number == first()
}

/// The workspace of one puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WorkspaceRecord {
    pub puzzle: PuzzleId,
    /// Starting positions of manual solves and rows, each once.
    pub starts: Vec<StartRecord>,
    #[serde(rename = "sheet")]
    pub position: PositionRecord,
    /// Nearest last.
    pub undo: Vec<PositionRecord>,
    /// Nearest last.
    pub redo: Vec<PositionRecord>,
    /// Manual-solve time.
    pub clock: u64,
    /// Number of moves made in the playback, if any.
    pub played: Option<usize>,
    pub runs: Runs,
}

/// A position and its results.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PositionRecord {
    /// Dashes for unpainted facelets.
    pub facelets: String,
    pub from: OriginRecord,
    /// The edit that led here, if the origin does not imply it.
    #[serde(rename = "deed", default, skip_serializing_if = "Option::is_none")]
    pub edit: Option<EditKind>,
    /// Moves from the solved puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reached: Option<String>,
    /// The manual solve.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<ManualSolveRecord>,
    /// Moves that were playing when the position was adopted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub track: Option<TrackRecord>,
    /// Kept rows of moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<KeptRecord>,
    /// Names of ranges in the rows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<RowNamesRecord>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub results: Option<Results>,
}

/// An origin that refers to a log by index.
pub type OriginRecord = Origin<usize>;

/// A manual solve.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ManualSolveRecord {
    /// Index into `starts`.
    pub start: usize,
    pub moves: String,
    /// Time of the last turn.
    pub at: u64,
}

/// A kept row of moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptRecord {
    pub name: RowName,
    /// Index into `starts`.
    pub start: usize,
    pub moves: String,
}

/// Names of ranges of a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowNamesRecord {
    /// First moves of the row, which identify it.
    pub moves: String,
    pub stretches: Vec<NamedStretch>,
}

/// Moves that were playing when the position was adopted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrackRecord {
    pub moves: String,
    /// Phases as number, axis, and number of moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub phases: Vec<(u8, u8, usize)>,
    /// Number of moves made.
    pub at: usize,
}

/// Starting position of a manual solve or row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StartRecord {
    pub from: OriginRecord,
    pub facelets: String,
    /// Moves from the solved puzzle.
    pub reached: Option<String>,
    /// Moves made from the position before the first counted one.
    pub lead: String,
}

/// Search results for a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Results {
    pub method: String,
    /// Metric of all lengths.
    pub metric: Metric,
    /// Solutions, each shorter than the one before.
    pub solutions: Vec<Found>,
    /// Set if they were requested.
    pub all: Option<AllOptimalRecord>,
    /// The solution chosen for display.
    pub chosen: Option<SolutionChoice>,
    /// Proven lower bound.
    pub lower: usize,
    /// Lower bound claimed by an opened file, 0 for none.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub claimed: usize,
    pub elapsed: u64,
    pub nodes: u64,
    /// Nodes per second.
    pub rate: f64,
    pub end: Option<RunEnd>,
    pub series: Option<Series>,
    pub run: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// Search time at which it was found.
    pub at: u64,
    pub moves: String,
    /// Phases as number, axis, and number of moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub phases: Vec<(u8, u8, usize)>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AllOptimalRecord {
    /// At most `LISTED`.
    pub solutions: Vec<Found>,
    /// Number found.
    pub count: u64,
    /// True if there are no others.
    pub exhausted: bool,
}

/// Chart series of (seconds, value) pairs.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Series {
    /// Best lengths.
    pub best: Vec<[f64; 2]>,
    /// Proven bounds.
    pub lower: Vec<[f64; 2]>,
    /// Bounds claimed by an opened file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claimed: Vec<[f64; 2]>,
    /// Nodes per second.
    pub rate: Vec<[f64; 2]>,
}

/// The runs of a puzzle.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Runs {
    /// Runs not removed.
    pub list: Vec<Run>,
    /// Number of runs started.
    pub begun: usize,
    /// Number of positions searched.
    pub places: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Run {
    pub number: usize,
    pub method: String,
    pub metric: Metric,
    /// Minimum and maximum used.
    pub threads: [usize; 2],
    pub timeout: Option<u64>,
    pub patience: Option<u64>,
    /// True for a proof search.
    pub optimal: bool,
    /// True if all optimal solutions were requested.
    pub all: bool,
    pub facelets: String,
    pub source: Source,
    /// Number of its position.
    pub place: usize,
    pub series: Series,
    /// Best length.
    pub best: Option<usize>,
    /// Proven lower bound.
    pub lower: usize,
    /// Lower bound claimed by an opened file, 0 for none.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub claimed: usize,
    pub elapsed: u64,
    pub nodes: u64,
    pub end: Option<RunEnd>,
    /// True if drawn in the chart.
    pub shown: bool,
    /// True if exempt from removal.
    pub pinned: bool,
    /// Index of its colour.
    pub colour: usize,
}

fn is_zero(number: &usize) -> bool {
    *number == 0
}

impl WorkspaceRecord {
    /// A workspace with nothing but a position.
    pub fn of(puzzle: PuzzleId, position: PositionRecord) -> Self {
        Self {
            puzzle,
            starts: Vec::new(),
            position,
            undo: Vec::new(),
            redo: Vec::new(),
            clock: 0,
            played: None,
            runs: Runs::default(),
        }
    }
}

impl Session {
    /// Drops the least important part: batch texts first, then the older half of the undo history. Returns false if nothing is left to drop.
    pub(crate) fn shorten(&mut self) -> bool {
        let texts = self.batches.iter_mut().map(|batch| &mut batch.text);
        if let Some(longest) = texts.max_by_key(|text| text.len()).filter(|text| !text.is_empty()) {
            longest.clear();
            return true;
        }
        let long = self.workspaces.iter_mut().flat_map(|workspace| [&mut workspace.redo, &mut workspace.undo]);
        if let Some(longest) = long.max_by_key(|list| list.len()).filter(|list| !list.is_empty()) {
            longest.drain(..longest.len().div_ceil(2));
            return true;
        }
        let results = self.workspaces.iter_mut().filter_map(|workspace| workspace.position.results.as_mut());
        let listed = results.filter_map(|results| results.all.as_mut()).find(|all| !all.solutions.is_empty());
        if let Some(all) = listed {
            all.solutions.clear();
            all.exhausted = false;
            return true;
        }
        // A position reached by millions of moves is kept without them.
        let mut spared = false;
        for workspace in &mut self.workspaces {
            spared |= workspace.position.reached.take().is_some() | workspace.position.hand.take().is_some();
            workspace.position.kept.clear();
            workspace.starts.clear();
            if matches!(workspace.position.from, OriginRecord::Log(_)) {
                (workspace.position.from, spared) = (OriginRecord::Typed, true);
            }
        }
        spared |= !std::mem::take(&mut self.logs).is_empty();
        spared
    }
}
