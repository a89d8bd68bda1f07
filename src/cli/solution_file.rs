//! The file that `solve -o` writes: a text or pages of any puzzle, or an MC4D log.

use std::path::Path;

use super::input::{self, LoadedPosition};
use super::sheet::{self, Solution};
use super::{CliError, language};
use crate::export::place::{Existing, Place, PlaceError};
use crate::export::sheet::{self as pages, SheetFormat};
use crate::shared::file_error::FileError;
use crate::shared::played::Played;
use crate::shared::sentences::{sheet as sheets, solution_text};
use crate::shared::solution_log::log_of_solution;
use crate::shared::system::log_files;
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::search::{self, Outcome};
use unfold_text::sentences::describe;
use unfold_text::{UserError, command_line as say};

/// A solution that a search found.
pub struct Found<'a> {
    /// The solution.
    pub best: &'a search::Solution,
    /// How the search ended.
    pub outcome: &'a Outcome,
    /// The name of the method.
    pub method: &'static str,
}

/// A kind of file, as its name asks for.
enum Kind {
    Text,
    Sheet(SheetFormat),
    Log,
}

impl Kind {
    fn of(path: &Path) -> Self {
        match SheetFormat::of(path) {
            Some(format) => Self::Sheet(format),
            None if path.extension().is_some_and(|end| end.eq_ignore_ascii_case("txt")) => Self::Text,
            None => Self::Log,
        }
    }
}

/// Looks, without writing anything that stays, whether a solution of the puzzle could be saved there.
///
/// # Errors
/// The errors that [`save`] would end with as things stand.
pub fn check(path: &Path, existing: Existing, puzzle: PuzzleId) -> Result<(), CliError> {
    // Whatever its name, a folder is no file.
    let place = log_files::check_target(path, existing);
    if matches!(place, Err(FileError::Place(PlaceError::NotReplaceable(_) | PlaceError::NoName(_)))) {
        return Ok(place?);
    }
    if matches!(Kind::of(path), Kind::Log) && puzzle.def().log.is_none() {
        if path.extension().is_some_and(|end| end.eq_ignore_ascii_case("log")) {
            input::only_with_logs("-o FILE.log", puzzle)?;
        }
        let what = say::OUTPUT_ENDING.with([&puzzle.def().name]);
        return Err(CliError::Input(UserError::new(what, say::OUTPUT_ENDING_DO).at(describe::at_file(path))));
    }
    Ok(place?)
}

/// Writes the file. A log is an opened one with the solution added, or one made for the position.
///
/// # Errors
/// Any fault of the log or of the place; the file that was there before is left as it was.
pub fn save(path: &Path, given: &LoadedPosition, found: &Found<'_>, existing: Existing) -> Result<(), CliError> {
    let Found { best, outcome, method } = found;
    let start = &given.state;
    let solution = || Solution {
        moves: best.moves.clone(),
        phases: best.phases.clone(),
        metric: outcome.metric,
        lower: outcome.lower,
        method: Some(method),
        what: Played::Solution,
    };
    let bytes = match Kind::of(path) {
        Kind::Log => {
            let log = match &given.log {
                Some(log) => log.with_solution(&best.moves),
                None => log_of_solution(start, &best.moves),
            };
            return Ok(log_files::save(path, &log, existing)?);
        }
        Kind::Text => {
            let notes = sheet::notes(start, &solution());
            let solved = sheet::solved(given, &notes, outcome.lower);
            solution_text::solution_text(language(), solved, Some(outcome.elapsed)).into_bytes()
        }
        Kind::Sheet(format) => {
            let notes = sheet::notes(start, &solution());
            pages::bytes(&sheets::sheet(language(), sheet::solved(given, &notes, outcome.lower)), format)
        }
    };
    Ok(Place::of(path, existing)?.write(&bytes)?)
}
