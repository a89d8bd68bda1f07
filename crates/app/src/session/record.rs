//! The records of a session, plain: nothing here is checked yet. Moves stand by their names, separated by blanks; times are
//! nanoseconds.

use crate::document::runs::results::{RunEnd, SolutionChoice, Source};
use crate::document::{EditKind, Origin, batches::form::PositionSource};
use crate::document::{kept_row::RowName, row_names::NamedStretch};
use crate::macros::record::MacroRecord;
use serde::{Deserialize, Serialize};
use unfold_engine::puzzle::{Metric, PuzzleId};

/// Maximum number of optimal solutions that are kept.
pub(crate) const LISTED: usize = 1000;

/// Everything that lies before a person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Session {
    /// The puzzle that is shown.
    pub puzzle: PuzzleId,
    /// The logs from which positions came, each once.
    pub logs: Vec<LogText>,
    /// Workspaces of the puzzles, each at most once.
    #[serde(rename = "desks")]
    pub workspaces: Vec<WorkspaceRecord>,
    /// The forms of batches, each puzzle at most once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub batches: Vec<BatchRecord>,
    /// The macros, in a session that was saved by name: what is kept by itself leaves them to the settings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub macros: Vec<MacroRecord>,
    /// How often the trainer's cases were known, if any was asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known_cases: Vec<KnownCaseRecord>,
    /// The page of fewest moves, if something is on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fewest_moves: Option<FewestMovesRecord>,
}

/// How often a case of the trainer was known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KnownCaseRecord {
    /// The name of its catalogue.
    pub catalogue: String,
    /// Its name.
    pub case: String,
    /// How often it was known.
    pub known: u32,
    /// How often it was asked.
    pub asked: u32,
}

/// The page of fewest moves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FewestMovesRecord {
    /// The lines.
    #[serde(default)]
    pub lines: String,
    /// The attempts that are kept.
    #[serde(default)]
    pub attempts: Vec<AttemptRecord>,
}

/// An attempt of the page of fewest moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttemptRecord {
    /// The scramble, as moves or facelets.
    pub scramble: String,
    /// The lines.
    pub lines: String,
}

/// The form of a puzzle's batch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BatchRecord {
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// The source of the positions.
    pub from: PositionSource,
    /// The text that was typed or pasted.
    pub text: String,
    /// The file that was chosen.
    pub file: Option<String>,
    /// Number of positions to be drawn.
    pub count: u64,
    /// The seed that draws them.
    pub seed: u64,
}

/// A log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogText {
    /// Its file; `None` where it was pasted.
    pub path: Option<String>,
    /// The name of the example that it is, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub example: Option<String>,
    /// Which log of the text it is, from 1.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub number: usize,
    /// Its text.
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
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// The positions from which was turned, each once.
    pub starts: Vec<StartRecord>,
    /// The position.
    #[serde(rename = "sheet")]
    pub position: PositionRecord,
    /// The positions to which undo leads, the nearest last.
    pub undo: Vec<PositionRecord>,
    /// The positions to which redo leads, the nearest last.
    pub redo: Vec<PositionRecord>,
    /// Time on the clock of the turns made by hand.
    pub clock: u64,
    /// Number of moves of the solution or of the log that the net shows made, where some are played.
    pub played: Option<usize>,
    /// The searches.
    pub runs: Runs,
}

/// A position and what is known about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PositionRecord {
    /// The facelets as text; those not painted are dashes.
    pub facelets: String,
    /// Its origin.
    pub from: OriginRecord,
    /// The edit that led to it, where its origin does not tell.
    #[serde(rename = "deed", default, skip_serializing_if = "Option::is_none")]
    pub edit: Option<EditKind>,
    /// Moves that reach it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reached: Option<String>,
    /// Turns made by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<ManualSolveRecord>,
    /// Moves played when the position was taken from them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub track: Option<TrackRecord>,
    /// The rows of moves that are kept beside its own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<KeptRecord>,
    /// The names of stretches of its rows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<RowNamesRecord>,
    /// Results of the searches for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub results: Option<Results>,
}

/// Origin of a position; a log is known by its number.
pub type OriginRecord = Origin<usize>;

/// Turns made by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ManualSolveRecord {
    /// The number of the position from which was turned.
    pub start: usize,
    /// The turns.
    pub moves: String,
    /// The time on the clock at the last of them.
    pub at: u64,
}

/// A row of moves that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptRecord {
    /// Its name.
    pub name: RowName,
    /// The number of the position from which its moves lead.
    pub start: usize,
    /// The moves.
    pub moves: String,
}

/// The names in a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowNamesRecord {
    /// The moves with which the row begins.
    pub moves: String,
    /// The names.
    pub stretches: Vec<NamedStretch>,
}

/// Moves that were played when the position was taken from among those they pass through.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrackRecord {
    /// The moves.
    pub moves: String,
    /// Their phases: number, axis, how many moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub phases: Vec<(u8, u8, usize)>,
    /// Number of them that lead to the position.
    pub at: usize,
}

/// The position from which was turned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StartRecord {
    /// Its origin.
    pub from: OriginRecord,
    /// Its facelets.
    pub facelets: String,
    /// Moves that reach it.
    pub reached: Option<String>,
    /// Moves turned and played before.
    pub lead: String,
}

/// Results of the searches for a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Results {
    /// The name of the method.
    pub method: String,
    /// The metric of all lengths.
    pub metric: Metric,
    /// Ever shorter solutions.
    pub solutions: Vec<Found>,
    /// All optimal solutions, where they were asked for.
    pub all: Option<AllOptimalRecord>,
    /// The solution that was chosen.
    pub chosen: Option<SolutionChoice>,
    /// The proven lower bound.
    pub lower: usize,
    /// The lower bound that an opened file said was proven, 0 for none.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub claimed: usize,
    /// Time searched.
    pub elapsed: u64,
    /// Nodes searched.
    pub nodes: u64,
    /// Nodes a second.
    pub rate: f64,
    /// End of the search.
    pub end: Option<RunEnd>,
    /// Series of the plots.
    pub series: Option<Series>,
    /// The number of the run.
    pub run: Option<usize>,
}

/// A solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// Time at which it was found.
    pub at: u64,
    /// Its moves.
    pub moves: String,
    /// Its phases: number, axis, how many moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub phases: Vec<(u8, u8, usize)>,
}

/// All optimal solutions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AllOptimalRecord {
    /// The ones that are kept.
    pub solutions: Vec<Found>,
    /// Number of solutions found.
    pub count: u64,
    /// True if there are no others.
    pub exhausted: bool,
}

/// Series of the plots: times in seconds, and values.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Series {
    /// The lengths found.
    pub best: Vec<[f64; 2]>,
    /// The bounds proven.
    pub lower: Vec<[f64; 2]>,
    /// The bounds that an opened file said were proven.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claimed: Vec<[f64; 2]>,
    /// Nodes a second.
    pub rate: Vec<[f64; 2]>,
}

/// The searches of a puzzle.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Runs {
    /// The runs that are kept.
    pub list: Vec<Run>,
    /// Number of runs so far.
    pub begun: usize,
    /// Number of positions counted.
    pub places: usize,
}

/// A search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Run {
    /// Its number.
    pub number: usize,
    /// The name of the method.
    pub method: String,
    /// The metric.
    pub metric: Metric,
    /// The least and the most threads.
    pub threads: [usize; 2],
    /// The time limit, if there was one.
    pub timeout: Option<u64>,
    /// The patience, if it had bounds.
    pub patience: Option<u64>,
    /// True if all effort went into the proof.
    pub optimal: bool,
    /// True if all optimal solutions were looked for.
    pub all: bool,
    /// The facelets.
    pub facelets: String,
    /// Origin of the position.
    pub source: Source,
    /// The number of the position.
    pub place: usize,
    /// Series of the plots.
    pub series: Series,
    /// The best length.
    pub best: Option<usize>,
    /// The proven lower bound.
    pub lower: usize,
    /// The lower bound that an opened file said was proven, 0 for none.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub claimed: usize,
    /// Time searched.
    pub elapsed: u64,
    /// Nodes searched.
    pub nodes: u64,
    /// Its end.
    pub end: Option<RunEnd>,
    /// True if it is drawn.
    pub shown: bool,
    /// True if it stays.
    pub pinned: bool,
    /// Its colour.
    pub colour: usize,
}

fn is_zero(number: &usize) -> bool {
    *number == 0
}

impl WorkspaceRecord {
    /// A position of which nothing else is known.
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
    /// Leaves out what can be spared the most easily: first the lists of batches, then the older half of what can be undone; whether there was anything.
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
        // What is left is a position that millions of moves reach: without them it is the same position.
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
