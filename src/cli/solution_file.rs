//! Writes solutions as text, sheet or log for `solve -o`, and prepares sheets for `sheet`.

use std::path::Path;

use super::input::{self, LoadedPosition};
use super::{error::CliError, language::language};
use unfold_app::export::destination::{Destination, IfExists, WriteError};
use unfold_app::export::file_error::FileError;
use unfold_app::lesson::{MoveNotes, progress_chart::DistanceTables};
use unfold_app::played::{MAX_PLAYED, PlayableMoves, SequenceKind};
use unfold_app::sentences::sheet::{self as sheets, PresentedSolution};
use unfold_app::sentences::solution_text;
use unfold_app::{solution_log::log_of_solution, system::log_files};
use unfold_engine::logs::{LogFormat, SolveLog};
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId, Sequence, pattern::Pattern};
use unfold_engine::search::{self, Outcome, Phase};
use unfold_scene::appearance::colours;
use unfold_scene::sheet::{self as pages, SheetFormat};
use unfold_text::{UserError, command_line as say, sentences::describe};

/// A solution to print.
pub struct Solution {
    pub moves: Sequence,
    pub phases: Vec<Phase>,
    /// Metric of its length.
    pub metric: Metric,
    /// Proven lower bound, 0 for none.
    pub lower: usize,
    /// Method that found it; `None` if it was given.
    pub method: Option<&'static str>,
    /// Kind of moves, for the lesson's text.
    pub kind: SequenceKind,
}

/// Computes the notes on a solution's moves, without distance tables.
pub fn move_notes(start: &Facelets, solution: &Solution) -> MoveNotes {
    let painting = Pattern::from_facelets(start);
    let (moves, phases) = (&solution.moves, &solution.phases[..]);
    let player = PlayableMoves { kind: solution.kind, start: &painting, moves, phases, at: 0 };
    MoveNotes::new(&player, solution.metric, solution.method, &DistanceTables::default())
}

/// A position with its solution for a sheet or text, in the palette of the position.
pub fn solved_position<'a>(given: &'a LoadedPosition, notes: &'a MoveNotes, lower: usize) -> PresentedSolution<'a> {
    let start = &given.state;
    let scramble = given.reached.as_ref().filter(|moves| (1..=MAX_PLAYED).contains(&moves.0.len()));
    PresentedSolution {
        start,
        notes,
        lower,
        scramble,
        colours: colours::palette_colours(start.puzzle(), given.palette),
        letters: start.puzzle().def().letters,
        cell_names: true,
    }
}

/// A solution found by a search.
pub struct FoundSolution<'a> {
    pub best: &'a search::Solution,
    pub outcome: &'a Outcome,
    /// Name of the method.
    pub method: &'static str,
}

/// Output format, chosen by extension.
enum OutputFormat {
    Text,
    Sheet(SheetFormat),
    /// For Hyperspeedcube, the version of an opened log takes precedence.
    Log(LogFormat),
}

impl OutputFormat {
    fn from_path(path: &Path) -> Self {
        match SheetFormat::from_path(path) {
            Some(format) => Self::Sheet(format),
            None if path.extension().is_some_and(|end| end.eq_ignore_ascii_case("txt")) => Self::Text,
            None => Self::Log(log_files::format_by_extension(path, LogFormat::Mc4d)),
        }
    }
}

/// Checks, without lasting effects, that a solution of the puzzle can be saved to this path.
///
/// # Errors
/// The errors of [`save`] that can be predicted.
pub fn check(path: &Path, existing: IfExists, puzzle: PuzzleId) -> Result<(), CliError> {
    // Report a folder or a missing name before an unsupported extension.
    let place = log_files::check_target(path, existing);
    if matches!(place, Err(FileError::Write(WriteError::NotReplaceable(_) | WriteError::NoName(_)))) {
        return Ok(place?);
    }
    if matches!(OutputFormat::from_path(path), OutputFormat::Log(format) if !format.supports(puzzle)) {
        if path.extension().is_some_and(|end| end.eq_ignore_ascii_case("log")) {
            input::require_logs("-o FILE.log", puzzle)?;
        }
        let what = say::OUTPUT_ENDING.with([&puzzle.def().name]);
        return Err(CliError::Input(UserError::new(what, say::OUTPUT_ENDING_DO).with_place(describe::at_file(path))));
    }
    Ok(place?)
}

/// The format to write: the named one, but a Hyperspeedcube log written as one keeps its version.
pub fn format_of(log: &SolveLog, named: LogFormat) -> LogFormat {
    match (log.format(), named) {
        (own @ LogFormat::Hyperspeedcube(_), LogFormat::Hyperspeedcube(_)) => own,
        (_, named) => named,
    }
}

/// Writes the file. A log is the opened one with the solution added, or a new one.
///
/// # Errors
/// A log or path that cannot be written; an existing file is then left unchanged.
pub fn save(
    path: &Path,
    given: &LoadedPosition,
    found: &FoundSolution<'_>,
    existing: IfExists,
) -> Result<(), CliError> {
    let FoundSolution { best, outcome, method } = found;
    let start = &given.state;
    let solution = || Solution {
        moves: best.moves.clone(),
        phases: best.phases.clone(),
        metric: outcome.metric,
        lower: outcome.lower,
        method: Some(method),
        kind: SequenceKind::Solution,
    };
    let bytes = match OutputFormat::from_path(path) {
        OutputFormat::Log(format) => {
            let log = match &given.log {
                Some(log) => log.with_solution(&best.moves).expect("a solution has moves of its puzzle"),
                None => log_of_solution(start, &best.moves),
            };
            return Ok(log_files::save(path, &log, format_of(&log, format), existing)?);
        }
        OutputFormat::Text => {
            let notes = move_notes(start, &solution());
            let solved = solved_position(given, &notes, outcome.lower);
            solution_text::solution_text(language(), solved, Some(outcome.elapsed)).into_bytes()
        }
        OutputFormat::Sheet(format) => {
            let notes = move_notes(start, &solution());
            pages::encode(&sheets::sheet(language(), solved_position(given, &notes, outcome.lower)), format)
        }
    };
    Ok(Destination::resolve(path, existing)?.write(&bytes)?)
}
