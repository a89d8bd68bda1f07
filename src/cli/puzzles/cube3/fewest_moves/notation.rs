//! Parses scrambles and lines of steps from arguments, and prints moves.

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

/// The puzzle of `unfold steps --method fmc`, and of `unfold insert` by default.
pub const CUBE: PuzzleId = PuzzleId::Cube3;

/// Parses a scramble: moves, facelets or a link. `line` is the number of its first line, from 1, for errors.
pub fn parse_scramble(text: &str, line: usize) -> Result<Cube3, UserError> {
    let read = input::parse_state(notation::read, Some(CUBE), ColourOption::default(), text, line)?;
    Cube3::from_facelets(&read.state).map_err(|error| describe::solve(CUBE, &SolveError::Invalid(error)))
}

/// Parses the value of `--scramble`; fails if the option is missing.
pub fn parse_scramble_option(option: Option<&str>) -> Result<Cube3, CliError> {
    let text = option.ok_or_else(|| CliError::input(say::FMC_NO_SCRAMBLE, say::FMC_NO_SCRAMBLE_DO))?;
    parse_scramble(text, 1).map_err(CliError::Input)
}

/// The text of an argument: itself, a file's contents or stdin.
pub fn text_of(argument: &str) -> Result<String, CliError> {
    let path = Path::new(argument);
    Ok(match input::text_of_argument(path).filter(|_| !files::is_stdin(path)) {
        Some(text) => text.to_owned(),
        None => files::read_text(path, files::MAX_LIST)?,
    })
}

/// Parses the lines of a solution: text, a file or stdin.
pub fn parse_lines_argument(argument: &str) -> Result<Vec<NissLine>, CliError> {
    read_lines(&text_of(argument)?, 1).map_err(CliError::Input)
}

/// Parses the lines of a solution. `line` is the number of the first one, from 1, for errors.
pub fn read_lines(text: &str, line: usize) -> Result<Vec<NissLine>, UserError> {
    niss::read(CUBE, text).map_err(|mut error| {
        error.at.line += line - 1;
        describe::niss(CUBE, &error)
    })
}

/// True if a solution applied to the scramble's facelets solves them.
pub fn solves(scramble: &Cube3, solution: &Sequence) -> bool {
    scramble.to_facelets().after_all(solution) == Facelets::solved(CUBE)
}

pub fn print_moves(moves: &Sequence) -> String {
    notation::print(CUBE, moves)
}

/// Moves on both sides as text, or a dash if there are none.
pub fn print_niss(moves: &NissMoves) -> String {
    let text = niss::print_moves(CUBE, moves);
    if text.is_empty() { crate::cli::out::EMPTY_CELL.into() } else { text }
}

/// Default of `--timeout` for `--find`, `--next` and `--batch`.
pub const DEFAULT_TIME_LIMIT: Duration = Duration::from_secs(10);
