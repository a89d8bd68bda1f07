//! Serialised form of a session, not validated. Moves are names separated by spaces; times are in nanoseconds, except in [`Series`].

use crate::document::runs::results::{CompactOrigin, RunEnd, SolutionChoice};
use crate::document::{EditKind, Origin, batches::form::PositionSource};
use crate::document::{kept_row::RowName, row_names::NamedStretch};
use crate::macros::record::MacroRecord;
use serde::{Deserialize, Serialize};
use unfold_engine::puzzle::{Metric, PuzzleId};

/// Maximum number of saved optimal solutions.
pub(crate) const MAX_SAVED_OPTIMAL: usize = 1000;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Session {
    /// The shown puzzle.
    pub puzzle: PuzzleId,
    /// Logs that positions came from, each once.
    pub logs: Vec<LogText>,
    /// Workspaces, at most one per puzzle.
    #[serde(rename = "desks")]
    pub workspaces: Vec<WorkspaceRecord>,
    /// Batch forms, at most one per puzzle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub batches: Vec<BatchRecord>,
    /// Macros, only in sessions saved to a file of the user's choice; the autosaved session leaves them to the settings.
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
    /// Name of the catalogue of cases.
    pub catalogue: String,
    /// Name of the case in the catalogue.
    pub case: String,
    /// Number of times the case was known.
    pub known: u32,
    /// Number of times the case was asked.
    pub asked: u32,
}

/// Content of the fewest-moves page.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FewestMovesRecord {
    /// The editor's text.
    #[serde(default)]
    pub lines: String,
    #[serde(default)]
    pub attempts: Vec<AttemptRecord>,
}

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
    /// Path of the log's file; `None` if the log was pasted, or if the path is not UTF-8.
    pub path: Option<String>,
    /// Id of the example that contains the log.
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

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WorkspaceRecord {
    pub puzzle: PuzzleId,
    /// Starting positions of manual solves and rows, each once.
    pub starts: Vec<StartRecord>,
    #[serde(rename = "sheet")]
    pub position: PositionRecord,
    /// Undo positions, the nearest last.
    pub undo: Vec<PositionRecord>,
    /// Redo positions, the nearest last.
    pub redo: Vec<PositionRecord>,
    /// Time on the manual-solve timer.
    pub clock: u64,
    /// Number of moves made in playback; `None` without playback.
    pub played: Option<usize>,
    pub runs: Runs,
}

/// A position and its results.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PositionRecord {
    /// Colours by letter, with dashes for unpainted facelets and dots for any colour.
    pub facelets: String,
    pub from: OriginRecord,
    /// The edit that led to the position, unless the origin implies it.
    #[serde(rename = "deed", default, skip_serializing_if = "Option::is_none")]
    pub edit: Option<EditKind>,
    /// Moves from the solved puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reached: Option<String>,
    /// Manual solve that led to the position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<ManualSolveRecord>,
    /// Moves being played when the position was adopted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub track: Option<TrackRecord>,
    /// Rows of moves saved with the position.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<KeptRecord>,
    /// Named ranges of moves, per row.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<RowNamesRecord>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub results: Option<Results>,
}

/// An origin that refers to a log by index.
pub type OriginRecord = Origin<usize>;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ManualSolveRecord {
    /// Index into [`WorkspaceRecord::starts`].
    pub start: usize,
    pub moves: String,
    /// Timer value at the last turn.
    pub at: u64,
}

/// A row of moves saved with a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptRecord {
    pub name: RowName,
    /// Index into [`WorkspaceRecord::starts`].
    pub start: usize,
    pub moves: String,
}

/// Named ranges of one row of moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowNamesRecord {
    /// First moves of the row, which identify it.
    pub moves: String,
    pub stretches: Vec<NamedStretch>,
}

/// Moves being played when the position was adopted.
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
    /// Moves made from the position before the solve or row started.
    pub lead: String,
}

/// Search results for a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Results {
    pub method: String,
    /// Metric of all lengths.
    pub metric: Metric,
    /// Solutions, each shorter than the one before.
    pub solutions: Vec<SolutionRecord>,
    /// All optimal solutions, if requested.
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
pub struct SolutionRecord {
    /// Search time at which it was found.
    pub at: u64,
    pub moves: String,
    /// Phases as number, axis, and number of moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub phases: Vec<(u8, u8, usize)>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AllOptimalRecord {
    /// The first solutions, at most `MAX_SAVED_OPTIMAL`.
    pub solutions: Vec<SolutionRecord>,
    /// Number of optimal solutions found, including those not saved.
    pub count: u64,
    /// True if `solutions` has every optimal solution.
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

/// Runs of one puzzle, with the counters that number them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Runs {
    /// Recorded runs, by increasing number.
    pub list: Vec<RunRecord>,
    /// Number of runs so far, including removed ones.
    pub begun: usize,
    /// Number of different positions searched so far.
    pub places: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RunRecord {
    pub number: usize,
    pub method: String,
    pub metric: Metric,
    /// Minimum and maximum number of threads used.
    pub threads: [usize; 2],
    pub timeout: Option<u64>,
    pub patience: Option<u64>,
    /// True for a proof search.
    pub optimal: bool,
    /// True if all optimal solutions were requested.
    pub all: bool,
    pub facelets: String,
    pub source: CompactOrigin,
    /// Number of the searched position, from 1; runs on the same position share it.
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
    /// True if the run is drawn together with the current position's.
    pub shown: bool,
    /// True if the run is kept when newer runs need room.
    pub pinned: bool,
    /// Index of the colour in the chart, unique among the runs.
    pub colour: usize,
}

fn is_zero(number: &usize) -> bool {
    *number == 0
}

impl WorkspaceRecord {
    /// Creates a workspace with only a position.
    pub fn new(puzzle: PuzzleId, position: PositionRecord) -> Self {
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
    /// Drops the least important part that is left, in this order: the longest batch text, the farther half of the longest undo or redo
    /// list, a list of optimal solutions, and finally the moves, saved rows, names and logs of the current positions. Returns false if nothing is
    /// left to drop.
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
        // Drop the moves that led to the current positions; there may be millions.
        let mut spared = false;
        for workspace in &mut self.workspaces {
            spared |= workspace.position.reached.take().is_some() | workspace.position.hand.take().is_some();
            // Moves already made are valid only with the manual solve that starts with them.
            let track = workspace.position.track.take();
            spared |= track.as_ref().is_some_and(|track| track.at != 0);
            workspace.position.track = track.filter(|track| track.at == 0);
            spared |= !std::mem::take(&mut workspace.position.kept).is_empty();
            spared |= !std::mem::take(&mut workspace.position.names).is_empty();
            spared |= !std::mem::take(&mut workspace.starts).is_empty();
            if matches!(workspace.position.from, OriginRecord::Log(_)) {
                (workspace.position.from, spared) = (OriginRecord::Typed, true);
            }
        }
        spared |= !std::mem::take(&mut self.logs).is_empty();
        spared
    }
}
