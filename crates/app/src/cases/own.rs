//! The user's own algorithms, each filed under the case that it solves.

use unfold_engine::notation;
use unfold_engine::puzzle::{PuzzleId, Sequence};
use unfold_engine::puzzles::cases::{Case, Catalogue};
use unfold_engine::puzzles::catalogues;
use unfold_text::{UserError, case_page as say, sentences::describe};

/// Maximum number of own algorithms, over all puzzles.
pub const MAX_OWN: usize = 2_000;
/// Maximum number of moves in an own algorithm.
pub const MAX_MOVES: usize = 200;

pub fn catalogue_named(puzzle: PuzzleId, name: &str) -> Option<&'static Catalogue> {
    catalogues(puzzle).iter().find(|catalogue| catalogue.name == name)
}

/// An own algorithm as stored in the settings file.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct OwnAlgorithmRecord {
    pub puzzle: PuzzleId,
    /// Name of the catalogue.
    pub catalogue: String,
    /// Name of the case.
    pub case: String,
    /// Moves in the puzzle's notation.
    pub moves: String,
}

impl OwnAlgorithmRecord {
    /// Resolves the record; `None` if the case does not exist, the moves do not parse, or there are more than [`MAX_MOVES`].
    pub fn resolve(&self) -> Option<(&'static Catalogue, &'static Case, Sequence)> {
        let catalogue = catalogue_named(self.puzzle, &self.catalogue)?;
        let case = catalogue.cases().iter().find(|case| case.name == self.case)?;
        let moves = notation::parse(self.puzzle, &self.moves).ok().filter(|moves| moves.0.len() <= MAX_MOVES)?;
        Some((catalogue, case, moves))
    }
}

/// Splits off the case that a line names before a colon, if it names one.
pub fn split_case<'a>(catalogue: &'static Catalogue, line: &'a str) -> (Option<&'static Case>, &'a str) {
    let named = line.split_once(':').and_then(|(name, rest)| Some((catalogue.find(name.trim())?, rest.trim())));
    named.map_or((None, line), |(case, rest)| (Some(case), rest))
}

/// Finds the case that the moves solve, trying `asked` first.
pub fn case_solved_by(
    catalogue: &'static Catalogue,
    asked: Option<&'static Case>,
    moves: &Sequence,
) -> Option<&'static Case> {
    asked.filter(|case| catalogue.check_algorithm(case, moves).is_some()).or_else(|| catalogue.case_solved_by(moves))
}

/// A parsed line: an algorithm and the case that it solves.
#[derive(Clone, Debug)]
pub struct ParsedAlgorithm {
    pub moves: Sequence,
    pub case: &'static Case,
    /// The case named in the line, or else the one chosen by the user.
    pub asked: Option<&'static Case>,
}

/// Parses a line: moves, optionally after the name of a case and a colon. `number` is the line number, from 1.
///
/// # Errors
/// The moves do not parse, are too many, or solve no case of the catalogue.
pub fn parse_line(
    catalogue: &'static Catalogue,
    asked: Option<&'static Case>,
    (number, line): (usize, &str),
) -> Result<ParsedAlgorithm, UserError> {
    let (named, text) = split_case(catalogue, line.trim());
    let asked = named.or(asked);
    let read = notation::read_moves(catalogue.puzzle, text).map_err(|mut error| {
        error.at.line += number - 1;
        describe::notation(catalogue.puzzle, &error)
    })?;
    let moves = read.moves;
    if moves.0.len() > MAX_MOVES {
        return Err(UserError::new(say::OWN_TOO_LONG.with([&moves.0.len(), &MAX_MOVES]), say::OWN_TOO_LONG_DO));
    }
    match case_solved_by(catalogue, asked, &moves) {
        Some(case) => Ok(ParsedAlgorithm { moves, case, asked }),
        None => {
            let name = catalogue.title();
            let what = say::OWN_SOLVES_NONE.with([&notation::print(catalogue.puzzle, &moves), &name]);
            Err(UserError::new(what, say::OWN_SOLVES_NONE_DO.with([&name])))
        }
    }
}
