//! Checks a list of the user's algorithms against a case.

use std::path::PathBuf;

use crate::{export::file_error::FileError, system::files};
use unfold_engine::notation::{self, heading};
use unfold_engine::pattern::{PatternTask, ReachedGoal};
use unfold_engine::puzzle::{Sequence, masks::NamedMask};
use unfold_text::UserError;
use unfold_text::sentences::{describe, headings};

/// A line of a list of algorithms, checked against the case.
#[derive(Clone, Debug)]
pub struct CheckedAlgorithm {
    /// Line number in the list, from 1.
    pub line: usize,
    /// The moves, or a parse error.
    pub moves: Result<Sequence, UserError>,
    /// How the moves reach the goal; `None` if they do not, or do not parse.
    pub reached: Option<ReachedGoal>,
}

impl CheckedAlgorithm {
    /// All moves from the position to the goal, including free turns. The moves alone if they miss the goal; empty if they do not parse.
    pub fn all_moves(&self) -> Sequence {
        let moves = self.moves.clone().unwrap_or_else(|_| Sequence(Vec::new()));
        self.reached.map_or_else(|| moves.clone(), |reached| reached.all_moves(&moves))
    }
}

#[derive(Clone, Debug)]
pub struct CheckedAlgorithms {
    /// The task that the algorithms were checked against.
    pub task: PatternTask,
    /// The named part that is the goal, if any.
    pub part: Option<&'static NamedMask>,
    /// In the order of the list.
    pub algorithms: Vec<CheckedAlgorithm>,
}

impl CheckedAlgorithms {
    /// Checks each line of a text, skipping blank lines and lines that begin with `#`.
    pub fn check(task: PatternTask, part: Option<&'static NamedMask>, text: &str) -> Self {
        let puzzle = task.position.puzzle();
        let counts = |(_, line): &(usize, &str)| !line.trim().is_empty() && !line.trim_start().starts_with('#');
        let algorithm = |(line, text): (usize, &str)| {
            let moves = notation::parse(puzzle, text.trim()).map_err(|mut error| {
                error.at.line += line - 1;
                describe::notation(puzzle, &error)
            });
            let reached = moves.as_ref().ok().and_then(|moves| task.reached_by(moves));
            CheckedAlgorithm { line, moves, reached }
        };
        let algorithms = (1..).zip(text.lines()).filter(counts).map(algorithm).collect();
        Self { task, part, algorithms }
    }

    /// Number of algorithms that reach the goal.
    pub fn solving_count(&self) -> usize {
        self.algorithms.iter().filter(|algorithm| algorithm.reached.is_some()).count()
    }
}

#[derive(Debug)]
pub struct CheckJob {
    pub path: PathBuf,
    pub task: PatternTask,
    /// The named part that is the goal, if any.
    pub part: Option<&'static NamedMask>,
}

#[derive(Debug)]
pub struct AlgorithmsChecked(pub Result<CheckedAlgorithms, FileError>);

impl CheckJob {
    pub fn run(self) -> AlgorithmsChecked {
        let path = std::path::absolute(&self.path).unwrap_or(self.path);
        let puzzle = self.task.position.puzzle();
        let of_text = |text: String| match headings::check(puzzle, &heading::puzzle_in_text(&text)) {
            Err(error) => Err(FileError::Refused { path: path.clone(), error }),
            Ok(()) => Ok(CheckedAlgorithms::check(self.task, self.part, &text)),
        };
        AlgorithmsChecked(files::read_text(&path, files::MAX_LIST).and_then(of_text))
    }
}
