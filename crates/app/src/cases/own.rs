//! The user's own algorithms, each filed under the case that it solves.

use unfold_engine::notation;
use unfold_engine::puzzle::{PuzzleId, Sequence};
use unfold_engine::puzzles::cases::{Case, Catalogue};
use unfold_engine::puzzles::catalogues;
use unfold_text::{UserError, case_page as say, sentences::describe};

/// The most algorithms that are kept.
pub const MAX_OWN: usize = 2_000;
/// The most moves of an algorithm.
pub const MAX_MOVES: usize = 200;

/// The catalogue of a puzzle with this name.
pub fn catalogue_named(puzzle: PuzzleId, name: &str) -> Option<&'static Catalogue> {
    catalogues(puzzle).iter().find(|catalogue| catalogue.name == name)
}

/// One of the user's own algorithms as stored in the settings file.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct OwnAlgorithmRecord {
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// The name of the catalogue.
    pub catalogue: String,
    /// The name of the case.
    pub case: String,
    /// The moves, in the puzzle's notation.
    pub moves: String,
}

impl OwnAlgorithmRecord {
    /// Its catalogue, its case and its moves; `None` if there is no such case, or if its moves cannot be read.
    pub fn read(&self) -> Option<(&'static Catalogue, &'static Case, Sequence)> {
        let catalogue = catalogue_named(self.puzzle, &self.catalogue)?;
        let case = catalogue.cases().iter().find(|case| case.name == self.case)?;
        let moves = notation::parse(self.puzzle, &self.moves).ok().filter(|moves| moves.0.len() <= MAX_MOVES)?;
        Some((catalogue, case, moves))
    }
}

/// The case that a line names before a colon, and the rest of it.
pub fn split<'a>(catalogue: &'static Catalogue, line: &'a str) -> (Option<&'static Case>, &'a str) {
    let named = line.split_once(':').and_then(|(name, rest)| Some((catalogue.named(name.trim())?, rest.trim())));
    named.map_or((None, line), |(case, rest)| (Some(case), rest))
}

/// The case that moves solve. The one that was asked for goes before others, which differ only in what the catalogue leaves out.
pub fn solved(catalogue: &'static Catalogue, asked: Option<&'static Case>, moves: &Sequence) -> Option<&'static Case> {
    asked.filter(|case| catalogue.reached(case, moves).is_some()).or_else(|| catalogue.solved_by(moves))
}

/// An algorithm that was written, and the case that it solves.
#[derive(Clone, Debug)]
pub struct Written {
    /// The moves.
    pub moves: Sequence,
    /// The case that the moves solve.
    pub case: &'static Case,
    /// The case that they were said to solve.
    pub asked: Option<&'static Case>,
}

/// Reads the line of this number, counted from 1, as an algorithm of a catalogue: moves, perhaps after the name of a case and a colon.
///
/// # Errors
/// Its moves cannot be read, are too many, or solve no case of the catalogue.
pub fn written(
    catalogue: &'static Catalogue,
    asked: Option<&'static Case>,
    (number, line): (usize, &str),
) -> Result<Written, UserError> {
    let (named, text) = split(catalogue, line.trim());
    let asked = named.or(asked);
    let read = notation::read_moves(catalogue.puzzle, text).map_err(|mut error| {
        error.at.line += number - 1;
        describe::notation(catalogue.puzzle, &error)
    })?;
    let moves = read.moves;
    if moves.0.len() > MAX_MOVES {
        return Err(UserError::new(say::OWN_TOO_LONG.with([&moves.0.len(), &MAX_MOVES]), say::OWN_TOO_LONG_DO));
    }
    match solved(catalogue, asked, &moves) {
        Some(case) => Ok(Written { moves, case, asked }),
        None => {
            let name = catalogue.title();
            let what = say::OWN_SOLVES_NONE.with([&notation::print(catalogue.puzzle, &moves), &name]);
            Err(UserError::new(what, say::OWN_SOLVES_NONE_DO.with([&name])))
        }
    }
}
