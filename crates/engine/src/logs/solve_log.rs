//! A log of one solve, of whichever program.

use std::ops::Range;

use super::{LogFormat, LogNotice, convert};
use crate::hyperspeedcube::{self, Scrambled, Solve};
use crate::mc4d::{self, Log};
use crate::puzzle::{Facelets, NoSuchMove, PuzzleId, Sequence};

/// A log of a solve: a scramble and the moves made since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolveLog {
    /// Of MC4D, with its clicks, marks and view.
    Mc4d(Log),
    /// Of Hyperspeedcube.
    Hyperspeedcube(Solve),
}

impl SolveLog {
    /// A log of a bare scramble, in the usual format of the puzzle.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move is not one of the puzzle's.
    pub fn of_scramble(puzzle: PuzzleId, scramble: &Sequence) -> Result<Self, NoSuchMove> {
        match LogFormat::usual(puzzle) {
            LogFormat::Mc4d => Log::of_scramble(puzzle, scramble).map(Self::Mc4d),
            LogFormat::Hyperspeedcube(_) => {
                let scramble = scramble.joined(puzzle.def());
                Solve::new(puzzle, scramble, Sequence(Vec::new())).map(Self::Hyperspeedcube)
            }
        }
    }

    /// The format in which it was read, or in which it would be written unless another is asked for.
    pub fn format(&self) -> LogFormat {
        match self {
            Self::Mc4d(_) => LogFormat::Mc4d,
            Self::Hyperspeedcube(solve) => LogFormat::Hyperspeedcube(solve.version().unwrap_or_default()),
        }
    }

    /// The text of a file in a format; [`read`](super::read()) reads it back.
    ///
    /// # Panics
    /// If the puzzle has no logs in this format ([`LogFormat::is_of`]).
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

    /// The puzzle.
    pub fn puzzle(&self) -> PuzzleId {
        match self {
            Self::Mc4d(log) => log.puzzle(),
            Self::Hyperspeedcube(solve) => solve.puzzle(),
        }
    }

    /// The MC4D log, if it is one.
    pub fn mc4d(&self) -> Option<&Log> {
        match self {
            Self::Mc4d(log) => Some(log),
            Self::Hyperspeedcube(_) => None,
        }
    }

    /// True if its moves begin with a scramble that is marked as one.
    pub fn is_scrambled(&self) -> bool {
        match self {
            Self::Mc4d(log) => log.scramble_mark().is_some(),
            Self::Hyperspeedcube(solve) => solve.scrambled() != Scrambled::No,
        }
    }

    /// The moves of the scramble; all moves if none are marked as one.
    pub fn scramble(&self) -> Sequence {
        match self {
            Self::Mc4d(log) => log.scramble(),
            Self::Hyperspeedcube(solve) if self.is_scrambled() => solve.scramble().clone(),
            Self::Hyperspeedcube(solve) => solve.moves().clone(),
        }
    }

    /// The moves after the scramble; none if there is no scramble.
    pub fn solution(&self) -> Sequence {
        match self {
            Self::Mc4d(log) => log.solution(),
            Self::Hyperspeedcube(solve) if self.is_scrambled() => solve.moves().clone(),
            Self::Hyperspeedcube(_) => Sequence(Vec::new()),
        }
    }

    /// The moves after the scramble, if there is one and they solve it.
    pub fn complete_solution(&self) -> Option<Sequence> {
        (self.is_scrambled() && self.is_solved()).then(|| self.solution())
    }

    /// All moves from the solved puzzle.
    pub fn all_moves(&self) -> Sequence {
        Sequence([self.scramble().0, self.solution().0].concat())
    }

    /// The position after all moves.
    pub fn state(&self) -> Facelets {
        match self {
            Self::Mc4d(log) => log.state(),
            Self::Hyperspeedcube(solve) => solve.state(),
        }
    }

    /// True if it ends solved, held any way round.
    pub fn is_solved(&self) -> bool {
        self.state().is_solved()
    }

    /// Number of moves as they were made, or of clicks, rotations of the whole puzzle included.
    pub fn len(&self) -> usize {
        match self {
            Self::Mc4d(log) => log.history().len(),
            Self::Hyperspeedcube(solve) => solve.scramble().0.len() + solve.moves().0.len(),
        }
    }

    /// True if no move was made.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// MC4D's counts of the moves of the scramble and of those after it, of a puzzle that MC4D has; else their lengths.
    pub fn twists(&self) -> [usize; 2] {
        let Self::Mc4d(log) = self else {
            let puzzle = self.puzzle();
            let count = |moves: Sequence| match puzzle.def().log {
                Some(_) => mc4d::twists(puzzle, &moves),
                None => moves.joined(puzzle.def()).length(puzzle.def()),
            };
            return [self.scramble(), self.solution()].map(count);
        };
        log.twists()
    }

    /// The macros among the moves after the scramble; only MC4D's logs mark them.
    pub fn macros(&self) -> Vec<Range<usize>> {
        self.mc4d().map(Log::macros).unwrap_or_default()
    }

    /// Unusual properties of the file that was read; none of a log made here.
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

    /// This log up to the end of its scramble, or all of it if it has none.
    pub fn up_to_mark(&self) -> Self {
        match self {
            Self::Mc4d(log) => Self::Mc4d(log.up_to_mark()),
            Self::Hyperspeedcube(solve) if self.is_scrambled() => Self::Hyperspeedcube(solve.up_to_scramble()),
            Self::Hyperspeedcube(solve) => Self::Hyperspeedcube(solve.clone()),
        }
    }

    /// This log with a solution after its moves, which are its scramble if none is marked yet.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move is not one of the puzzle's.
    pub fn with_solution(&self, solution: &Sequence) -> Result<Self, NoSuchMove> {
        match self {
            Self::Mc4d(log) => log.with_solution(solution).map(Self::Mc4d),
            Self::Hyperspeedcube(_) => self.with_more(&solution.joined(self.puzzle().def())),
        }
    }

    /// This log with moves made by hand after its moves, some of them by macros: ranges of these moves, none of which is empty or overlaps
    /// another. Otherwise like [`with_solution`](Self::with_solution), but no moves are joined.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move is not one of the puzzle's.
    pub fn with_turns(&self, turns: &Sequence, macros: &[Range<usize>]) -> Result<Self, NoSuchMove> {
        match self {
            Self::Mc4d(log) => log.with_turns_of_macros(turns, macros).map(Self::Mc4d),
            Self::Hyperspeedcube(_) => self.with_more(turns),
        }
    }

    /// This log with some of its moves replaced. `range` counts the moves that turn something, from 0: those after the scramble, or all
    /// if none follow it or there is none. Everything before and after these moves is kept.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move is not one of the puzzle's.
    ///
    /// # Panics
    /// If there are no such moves, or if `range` is empty.
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

    /// A solve with more moves.
    fn with_more(&self, moves: &Sequence) -> Result<Self, NoSuchMove> {
        let Self::Hyperspeedcube(solve) = self else { return Ok(self.clone()) };
        let solve = if self.is_scrambled() {
            solve.with_moves(Sequence([&solve.moves().0[..], &moves.0].concat()))?
        } else {
            Solve::new(self.puzzle(), solve.moves().joined(self.puzzle().def()), moves.clone())?
        };
        Ok(Self::Hyperspeedcube(solve))
    }
}
