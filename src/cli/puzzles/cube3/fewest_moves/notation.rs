//! The scramble and the lines that the arguments name, and how moves are written.

use std::path::Path;
use std::time::Duration;

use crate::cli::{args::ColourOption, error::CliError, input};
use unfold_app::system::files;
use unfold_engine::notation::{self, niss, niss::NissLine};
use unfold_engine::puzzle::niss::NissMoves;
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence};
use unfold_engine::puzzles::cube3::Cube3;
use unfold_engine::search::SolveError;
use unfold_text::{UserError, fewest_moves as say, sentences::describe};

/// The one puzzle of these verbs.
pub const CUBE: PuzzleId = PuzzleId::Cube3;

/// A scramble as moves, facelets or a link, whose text begins at this line.
pub fn scramble(text: &str, line: usize) -> Result<Cube3, UserError> {
    let read = input::state(notation::read, Some(CUBE), ColourOption::default(), text, line)?;
    Cube3::from_facelets(&read.state).map_err(|error| describe::solve(CUBE, &SolveError::Invalid(error)))
}

/// The scramble that an option names.
pub fn scramble_of(option: Option<&str>) -> Result<Cube3, CliError> {
    let text = option.ok_or_else(|| CliError::input(say::FMC_NO_SCRAMBLE, say::FMC_NO_SCRAMBLE_DO))?;
    scramble(text, 1).map_err(CliError::Input)
}

/// The text of an argument: the argument itself, a file that has it, or standard input.
pub fn text_of(argument: &str) -> Result<String, CliError> {
    let path = Path::new(argument);
    Ok(match input::text_of_argument(path).filter(|_| !files::is_stdin(path)) {
        Some(text) => text.to_owned(),
        None => files::text(path, files::MAX_LIST)?,
    })
}

/// The lines of a solution: a text, a file that has it, or standard input.
pub fn lines_of(argument: &str) -> Result<Vec<NissLine>, CliError> {
    read_lines(&text_of(argument)?, 1).map_err(CliError::Input)
}

/// The lines of a text that begins at this line.
pub fn read_lines(text: &str, line: usize) -> Result<Vec<NissLine>, UserError> {
    niss::read(CUBE, text).map_err(|mut error| {
        error.at.line += line - 1;
        describe::niss(CUBE, &error)
    })
}

/// True if moves solve a scramble; they are applied to its facelets.
pub fn solves(scramble: &Cube3, solution: &Sequence) -> bool {
    scramble.to_facelets().after_all(solution) == Facelets::solved(CUBE)
}

/// The moves of one side as they are written.
pub fn printed(moves: &Sequence) -> String {
    notation::print(CUBE, moves)
}

/// Moves on both sides as they are written, or a dash.
pub fn printed_niss(moves: &NissMoves) -> String {
    let text = niss::print_moves(CUBE, moves);
    if text.is_empty() { crate::cli::out::NOTHING.into() } else { text }
}

/// The time after which a search ends.
pub const USUAL_TIME: Duration = Duration::from_secs(10);
