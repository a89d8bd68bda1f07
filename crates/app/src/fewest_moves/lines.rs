//! Typed lines of a solution, each with its length and the steps reached, or an error.

use crate::puzzles::fewest_moves::{self, Analysis, Cube3, PUZZLE};
use unfold_engine::notation::niss::{self, NissLine};
use unfold_engine::puzzle::{Sequence, niss::NissMoves};
use unfold_text::UserError;
use unfold_text::sentences::describe;

/// A line with moves.
#[derive(Clone, Debug)]
pub struct StepLine {
    pub line: NissLine,
    /// Length of the line's moves after cancellations.
    pub length: usize,
    /// Total length from the first line to this one, after cancellations.
    pub total: usize,
    /// Steps reached after the line.
    pub reached: Analysis,
}

/// The lines of a solution.
#[derive(Clone, Debug)]
pub struct Lines {
    /// The lines with moves, up to the first error.
    pub steps: Vec<StepLine>,
    /// Errors of lines that do not parse.
    pub errors: Vec<UserError>,
    /// The moves of all `steps`.
    moves: NissMoves,
    /// The steps reached after all `steps`.
    pub reached: Analysis,
}

impl Lines {
    /// Parses a text. Lines after the first error are only checked for errors.
    pub fn parse(scramble: &Cube3, text: &str) -> Self {
        let mut out = Self {
            steps: Vec::new(),
            errors: Vec::new(),
            moves: NissMoves::default(),
            reached: Analysis::new(scramble),
        };
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
        self.reached = Analysis::new(&fewest_moves::position(scramble, &self.moves));
        let [length, total] = [&line.moves, &self.moves].map(|moves| fewest_moves::solution(moves).0.len());
        self.steps.push(StepLine { line, length, total, reached: self.reached.clone() });
    }

    /// The moves of all lines; `None` if any line has an error.
    pub fn moves(&self) -> Option<&NissMoves> {
        self.errors.is_empty().then_some(&self.moves)
    }

    /// The equivalent normal moves; `None` if any line has an error.
    pub fn solution(&self) -> Option<Sequence> {
        self.moves().map(fewest_moves::solution)
    }

    /// True if the lines have no error and solve the scramble.
    pub fn is_solved(&self, scramble: &Cube3) -> bool {
        self.solution().is_some_and(|moves| fewest_moves::solves(scramble, &moves))
    }
}

/// Starts a comment, which extends to the end of the line.
pub const COMMENT_PREFIX: &str = "//";

/// Trims the end of the text and appends a line.
pub fn append_line(text: &str, line: &str) -> String {
    let text = text.trim_end();
    if text.is_empty() { line.to_owned() } else { format!("{text}\n{line}") }
}

/// Formats moves as a line that ends in the comment `// {comment} {length}/{total}`.
pub fn annotated_line(moves: &NissMoves, comment: &str, [length, total]: [usize; 2]) -> String {
    let comment = format!("{comment} {length}/{total}");
    niss::print_line(PUZZLE, &NissLine { moves: moves.clone(), comment, number: 1 })
}
