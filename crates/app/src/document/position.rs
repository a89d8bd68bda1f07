//! One position with everything known about it: where it came from, its solutions, how the search went.

use std::sync::Arc;

use super::{edit_kind::EditKind, manual_solve::ManualSolve, open_log::OpenLog, runs::results::Results};
use super::{kept_row::KeptRow, row_names::RowNames, track::Track};
use crate::settings::choices::Scrambling;
use unfold_engine::puzzle::scramble::{generator, turns, uniform};
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence, painting_check::PaintingCheck, pattern::Pattern};

pub use super::origin::Origin;

/// The seed of the position that the first visit of a puzzle shows.
const FIRST_SEED: u64 = 42;

/// A position with everything known about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The painted colours, a position of the puzzle or not.
    pub painting: Pattern,
    /// Remarks on the painting.
    pub painting_check: PaintingCheck,
    /// The position, when the painting is complete and possible.
    pub state: Option<Facelets>,
    /// Its origin.
    pub origin: Origin,
    /// The edit that led to it.
    pub edit: EditKind,
    /// Moves that reach it from the solved puzzle, where it came from moves that stand nowhere else.
    pub reached: Option<Sequence>,
    /// The turns made by hand, if it came from them.
    pub manual_solve: Option<ManualSolve>,
    /// Moves played when the position was taken from them, where that was not the opened log.
    pub track: Option<Track>,
    /// The rows of moves that are kept beside its own.
    pub kept: Vec<Arc<KeptRow>>,
    /// The names of stretches of its rows.
    pub names: Vec<Arc<RowNames>>,
    /// Results of the searches for it.
    pub results: Results,
}

impl Position {
    /// A possible position of which nothing is known yet.
    pub fn new(state: Facelets, origin: Origin) -> Self {
        Self::checked(Pattern::of(&state), PaintingCheck::default(), Some(state), origin)
    }

    /// The position that moves reach from the solved puzzle.
    pub fn reached(puzzle: PuzzleId, moves: Sequence, origin: Origin) -> Self {
        let state = Facelets::solved(puzzle).after_all(&moves);
        Self { reached: Some(moves), ..Self::new(state, origin) }
    }

    /// A position to which a person turned the one before.
    pub fn turned(state: Facelets, hand: ManualSolve) -> Self {
        Self { manual_solve: Some(hand), ..Self::new(state, Origin::Turned) }
    }

    /// A painting that may be anything.
    pub fn painted(painting: Pattern, origin: Origin) -> Self {
        let check = PaintingCheck::of(&painting);
        let state = painting.facelets().filter(|_| check.errors.is_empty());
        Self::checked(painting, check, state, origin)
    }

    fn checked(painting: Pattern, painting_check: PaintingCheck, state: Option<Facelets>, origin: Origin) -> Self {
        Self {
            painting,
            painting_check,
            state,
            edit: EditKind::of(&origin),
            origin,
            reached: None,
            manual_solve: None,
            track: None,
            kept: Vec::new(),
            names: Vec::new(),
            results: Results::default(),
        }
    }

    /// The same position, come to by another edit than usual.
    pub fn by(self, edit: EditKind) -> Self {
        Self { edit, ..self }
    }

    /// The solved puzzle.
    pub fn solved(puzzle: PuzzleId) -> Self {
        Self::reached(puzzle, Sequence::default(), Origin::Solved)
    }

    /// The one that the first visit of a puzzle shows: scrambled, so that there is something to solve, and for everybody the same. Where
    /// no solver finds moves that reach it, it is scrambled by moves, so that they are known and turns from there can be saved.
    pub fn of_first_visit(puzzle: PuzzleId) -> Self {
        let def = puzzle.def();
        let origin = |how| Origin::Random { seed: FIRST_SEED, how };
        let mut random = generator(FIRST_SEED);
        if def.solvers().is_empty() {
            return Self::reached(puzzle, turns(puzzle, def.scramble, &mut random), origin(Scrambling::Turns));
        }
        Self::new(uniform(puzzle, &mut random), origin(Scrambling::Uniform))
    }

    /// True if it is the solved puzzle, however it is held.
    pub fn is_solved(&self) -> bool {
        self.state.as_ref().is_some_and(Facelets::is_solved)
    }

    /// Forgets what is said to be known of a solved puzzle: that no moves solve it is no finding.
    pub fn forget_needless_results(&mut self) {
        if self.is_solved() {
            self.results = Results::default();
        }
    }

    /// Origin of the position, or of the one from which it was turned.
    pub fn first_origin(&self) -> &Origin {
        self.manual_solve.as_ref().map_or(&self.origin, |hand| &hand.from.origin)
    }

    /// The opened log, if this is a position of it or was turned from there.
    pub fn opened(&self) -> Option<&OpenLog> {
        self.first_origin().log()
    }
}
