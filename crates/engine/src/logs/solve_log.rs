//! A log of one solve, from either program.

use std::ops::Range;

use super::{LogFormat, LogNotice, convert};
use crate::hyperspeedcube::{self, ScrambleExtent, Solve};
use crate::mc4d::{self, Log};
use crate::puzzle::{Facelets, NoSuchMove, PuzzleId, Sequence};

/// A solve: a scramble and the moves after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolveLog {
    /// An MC4D log, with its clicks, marks and view.
    Mc4d(Log),
    /// A solve from a Hyperspeedcube file.
    Hyperspeedcube(Solve),
}

impl SolveLog {
    /// Returns a log of a scramble, in the puzzle's default format.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move does not belong to the puzzle.
    pub fn from_scramble(puzzle: PuzzleId, scramble: &Sequence) -> Result<Self, NoSuchMove> {
        match LogFormat::default_for(puzzle) {
            LogFormat::Mc4d => Log::from_scramble(puzzle, scramble).map(Self::Mc4d),
            LogFormat::Hyperspeedcube(_) => {
                let scramble = scramble.joined(puzzle.def());
                Solve::new(puzzle, scramble, Sequence(Vec::new())).map(Self::Hyperspeedcube)
            }
        }
    }

    /// Returns the format of the log's file; if it was not read from one, the program's default.
    pub fn format(&self) -> LogFormat {
        match self {
            Self::Mc4d(_) => LogFormat::Mc4d,
            Self::Hyperspeedcube(solve) => LogFormat::Hyperspeedcube(solve.version().unwrap_or_default()),
        }
    }

    /// Formats the log as a file that [`read`](super::read()) reads back.
    ///
    /// # Panics
    /// If the format does not support the puzzle ([`LogFormat::supports`]).
    pub fn write(&self, format: LogFormat) -> String {
        match (self, format) {
            (Self::Mc4d(log), LogFormat::Mc4d) => mc4d::write(log),
            (Self::Mc4d(log), LogFormat::Hyperspeedcube(version)) => {
                hyperspeedcube::write(&convert::to_hyperspeedcube(log), version)
            }
            (Self::Hyperspeedcube(solve), LogFormat::Mc4d) => mc4d::write(&convert::to_mc4d(solve)),
            (Self::Hyperspeedcube(solve), LogFormat::Hyperspeedcube(version)) => hyperspeedcube::write(solve, version),
        }
    }

    /// Returns the puzzle.
    pub fn puzzle(&self) -> PuzzleId {
        match self {
            Self::Mc4d(log) => log.puzzle(),
            Self::Hyperspeedcube(solve) => solve.puzzle(),
        }
    }

    /// Returns the MC4D log, if it is one.
    pub fn as_mc4d(&self) -> Option<&Log> {
        match self {
            Self::Mc4d(log) => Some(log),
            Self::Hyperspeedcube(_) => None,
        }
    }

    /// True if the log marks a scramble.
    pub fn is_scrambled(&self) -> bool {
        match self {
            Self::Mc4d(log) => log.scramble_mark().is_some(),
            Self::Hyperspeedcube(solve) => solve.scramble_extent() != ScrambleExtent::None,
        }
    }

    /// Returns the moves of the scramble; all moves if no scramble is marked.
    pub fn scramble(&self) -> Sequence {
        match self {
            Self::Mc4d(log) => log.scramble(),
            Self::Hyperspeedcube(solve) if self.is_scrambled() => solve.scramble().clone(),
            Self::Hyperspeedcube(solve) => solve.moves().clone(),
        }
    }

    /// Returns the moves after the scramble; none if no scramble is marked.
    pub fn solution(&self) -> Sequence {
        match self {
            Self::Mc4d(log) => log.solution(),
            Self::Hyperspeedcube(solve) if self.is_scrambled() => solve.moves().clone(),
            Self::Hyperspeedcube(_) => Sequence(Vec::new()),
        }
    }

    /// Returns the moves after the scramble, if a scramble is marked and they solve it.
    pub fn complete_solution(&self) -> Option<Sequence> {
        (self.is_scrambled() && self.is_solved()).then(|| self.solution())
    }

    /// Returns all moves from the solved puzzle.
    pub fn all_moves(&self) -> Sequence {
        Sequence([self.scramble().0, self.solution().0].concat())
    }

    /// Returns the position after all moves.
    pub fn state(&self) -> Facelets {
        match self {
            Self::Mc4d(log) => log.state(),
            Self::Hyperspeedcube(solve) => solve.state(),
        }
    }

    /// True if the log ends solved, in any orientation.
    pub fn is_solved(&self) -> bool {
        self.state().is_solved()
    }

    /// Returns the number of moves or, for an MC4D log, of clicks and marks. Rotations of the whole puzzle count too.
    pub fn len(&self) -> usize {
        match self {
            Self::Mc4d(log) => log.history().len(),
            Self::Hyperspeedcube(solve) => solve.scramble().0.len() + solve.moves().0.len(),
        }
    }

    /// True if [`len`](Self::len) is 0.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the lengths of the scramble and of the moves after it: MC4D's counts for its puzzles, else the joined
    /// length in the puzzle's metric.
    pub fn twist_counts(&self) -> [usize; 2] {
        let Self::Mc4d(log) = self else {
            let puzzle = self.puzzle();
            let count = |moves: Sequence| match puzzle.def().log {
                Some(_) => mc4d::count_twists(puzzle, &moves),
                None => moves.joined(puzzle.def()).length(puzzle.def()),
            };
            return [self.scramble(), self.solution()].map(count);
        };
        log.twist_counts()
    }

    /// Returns the ranges of macros in the [`solution`](Self::solution); only MC4D logs mark macros.
    pub fn macros(&self) -> Vec<Range<usize>> {
        self.as_mc4d().map(Log::macros).unwrap_or_default()
    }

    /// Returns notices about the file; empty for a log that is new or derived from another.
    pub fn notices(&self) -> Vec<LogNotice<'_>> {
        match self {
            Self::Mc4d(log) => log.notices().iter().map(LogNotice::Mc4d).collect(),
            Self::Hyperspeedcube(solve) => solve.notices().iter().map(LogNotice::Hyperspeedcube).collect(),
        }
    }

    /// True if there are [`notices`](Self::notices).
    pub fn has_notices(&self) -> bool {
        match self {
            Self::Mc4d(log) => !log.notices().is_empty(),
            Self::Hyperspeedcube(solve) => !solve.notices().is_empty(),
        }
    }

    /// Returns this log up to the end of its scramble; all of it if no scramble is marked.
    pub fn up_to_mark(&self) -> Self {
        match self {
            Self::Mc4d(log) => Self::Mc4d(log.up_to_mark()),
            Self::Hyperspeedcube(solve) if self.is_scrambled() => Self::Hyperspeedcube(solve.up_to_scramble()),
            Self::Hyperspeedcube(solve) => Self::Hyperspeedcube(solve.clone()),
        }
    }

    /// Returns this log with a solution appended. If no scramble is marked, the moves before the solution become the
    /// scramble.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move does not belong to the puzzle.
    pub fn with_solution(&self, solution: &Sequence) -> Result<Self, NoSuchMove> {
        match self {
            Self::Mc4d(log) => log.with_solution(solution).map(Self::Mc4d),
            Self::Hyperspeedcube(_) => self.with_appended(&solution.joined(self.puzzle().def())),
        }
    }

    /// Returns this log with the user's turns appended, unjoined. `macros` are the ranges of turns made by macros,
    /// neither empty nor overlapping; only an MC4D log keeps them. Otherwise like
    /// [`with_solution`](Self::with_solution).
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move does not belong to the puzzle.
    pub fn with_turns(&self, turns: &Sequence, macros: &[Range<usize>]) -> Result<Self, NoSuchMove> {
        match self {
            Self::Mc4d(log) => log.with_turns_and_macros(turns, macros).map(Self::Mc4d),
            Self::Hyperspeedcube(_) => self.with_appended(turns),
        }
    }

    /// Returns this log with some of its moves replaced. `range` indexes the moves after the scramble, or all moves if
    /// there are none after it; clicks that turn nothing do not count. For an MC4D log it must not be empty.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move does not belong to the puzzle.
    ///
    /// # Panics
    /// If `range` is out of bounds.
    pub fn with_replaced(&self, range: Range<usize>, moves: &Sequence) -> Result<Self, NoSuchMove> {
        match self {
            Self::Mc4d(log) => log.with_replaced(range, moves).map(Self::Mc4d),
            Self::Hyperspeedcube(solve) => {
                let is_of_scramble = self.is_scrambled() && solve.moves().0.is_empty();
                let mut all = if is_of_scramble { solve.scramble() } else { solve.moves() }.0.clone();
                all.splice(range, moves.joined(self.puzzle().def()).0);
                let all = Sequence(all);
                let changed = if is_of_scramble {
                    Solve::new(self.puzzle(), all, Sequence(Vec::new()))
                } else {
                    solve.with_moves(all)
                };
                changed.map(Self::Hyperspeedcube)
            }
        }
    }

    /// Appends moves to a Hyperspeedcube solve; an MC4D log stays unchanged.
    fn with_appended(&self, moves: &Sequence) -> Result<Self, NoSuchMove> {
        let Self::Hyperspeedcube(solve) = self else { return Ok(self.clone()) };
        let solve = if self.is_scrambled() {
            solve.with_moves(Sequence([&solve.moves().0[..], &moves.0].concat()))?
        } else {
            Solve::new(self.puzzle(), solve.moves().joined(self.puzzle().def()), moves.clone())?
        };
        Ok(Self::Hyperspeedcube(solve))
    }
}
