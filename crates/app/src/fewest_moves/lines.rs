//! Lines of a solution as they are typed, each with its length and what it reaches, or what is wrong with it.

use crate::puzzles::fewest_moves::{self, Cube3, PUZZLE, Reached};
use unfold_engine::notation::niss::{self, NissLine};
use unfold_engine::puzzle::{Sequence, niss::NissMoves};
use unfold_text::UserError;
use unfold_text::sentences::describe;

/// A line with moves.
#[derive(Clone, Debug)]
pub struct StepLine {
    /// The line itself.
    pub line: NissLine,
    /// The number of its moves, with all cancellations.
    pub length: usize,
    /// The number of moves from the first line to this one.
    pub total: usize,
    /// The steps that are reached after it.
    pub reached: Reached,
}

/// The lines of a solution.
#[derive(Clone, Debug)]
pub struct Lines {
    /// The lines with moves, up to the first that cannot be read.
    pub steps: Vec<StepLine>,
    /// The lines that cannot be read.
    pub errors: Vec<UserError>,
    /// The moves of all `steps`.
    moves: NissMoves,
    /// The steps that are reached after all `steps`.
    pub reached: Reached,
}

impl Lines {
    /// Reads the lines of a text.
    pub fn of(scramble: &Cube3, text: &str) -> Self {
        let mut out =
            Self { steps: Vec::new(), errors: Vec::new(), moves: NissMoves::default(), reached: Reached::of(scramble) };
        for (index, line) in text.lines().enumerate() {
            match niss::read(PUZZLE, line) {
                Ok(lines) if out.errors.is_empty() => {
                    for line in lines {
                        out.add(scramble, NissLine { number: index + 1, ..line });
                    }
                }
                Ok(_) => {}
                Err(mut error) => {
                    error.at.line = index + 1;
                    out.errors.push(describe::niss(PUZZLE, &error));
                }
            }
        }
        out
    }

    fn add(&mut self, scramble: &Cube3, line: NissLine) {
        if line.moves.is_empty() {
            return;
        }
        self.moves = self.moves.then(&line.moves);
        self.reached = Reached::of(&fewest_moves::position(scramble, &self.moves));
        let [length, total] = [&line.moves, &self.moves].map(|moves| fewest_moves::solution(moves).0.len());
        self.steps.push(StepLine { line, length, total, reached: self.reached.clone() });
    }

    /// The moves of all lines, if all can be read.
    pub fn moves(&self) -> Option<&NissMoves> {
        self.errors.is_empty().then_some(&self.moves)
    }

    /// The normal moves that do the same as all lines, if all can be read.
    pub fn solution(&self) -> Option<Sequence> {
        self.moves().map(fewest_moves::solution)
    }

    /// True if the lines can be read and solve the scramble.
    pub fn is_solved(&self, scramble: &Cube3) -> bool {
        self.solution().is_some_and(|moves| fewest_moves::solves(scramble, &moves))
    }
}

/// The signs with which a comment begins.
pub const COMMENT: &str = "//";

/// A text with a line behind it.
pub fn with_line(text: &str, line: &str) -> String {
    let text = text.trim_end();
    if text.is_empty() { line.to_owned() } else { format!("{text}\n{line}") }
}

/// Moves as a line that says what they reach, and their length and the total.
pub fn written(moves: &NissMoves, comment: &str, [length, total]: [usize; 2]) -> String {
    let comment = format!("{comment} {length}/{total}");
    niss::print_line(PUZZLE, &NissLine { moves: moves.clone(), comment, number: 1 })
}
