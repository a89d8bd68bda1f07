//! A position with everything known about it: origin, solutions, search results.

use std::sync::Arc;

use super::{edit_kind::EditKind, manual_solve::ManualSolve, open_log::OpenLog, runs::results::Results};
use super::{kept_row::KeptRow, row_names::RowNames, track::Track};
use crate::settings::choices::Scrambling;
use unfold_engine::puzzle::scramble::{generator, turns, uniform};
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence, painting_check::PaintingCheck, pattern::Pattern};

pub use super::origin::Origin;

/// Seed of the position shown at a puzzle's first visit.
const FIRST_SEED: u64 = 42;

/// A position with everything known about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The painted colours; may be no valid position.
    pub painting: Pattern,
    /// Validation of the painting.
    pub painting_check: PaintingCheck,
    /// The position, if the painting is complete and possible.
    pub state: Option<Facelets>,
    pub origin: Origin,
    pub edit: EditKind,
    /// Moves to it from the solved puzzle, if not recorded elsewhere.
    pub reached: Option<Sequence>,
    /// The turns made by hand, if they led to it.
    pub manual_solve: Option<ManualSolve>,
    /// The moves being played when the position was taken from them, unless those of the opened log.
    pub track: Option<Track>,
    /// The saved rows of moves.
    pub kept: Vec<Arc<KeptRow>>,
    /// Names of stretches of its rows.
    pub names: Vec<Arc<RowNames>>,
    /// Results of the searches.
    pub results: Results,
}

impl Position {
    /// A valid position with no results.
    pub fn new(state: Facelets, origin: Origin) -> Self {
        Self::checked(Pattern::of(&state), PaintingCheck::default(), Some(state), origin)
    }

    /// The position after moves from the solved puzzle.
    pub fn reached(puzzle: PuzzleId, moves: Sequence, origin: Origin) -> Self {
        let state = Facelets::solved(puzzle).after_all(&moves);
        Self { reached: Some(moves), ..Self::new(state, origin) }
    }

    /// A position reached by turning the previous one.
    pub fn turned(state: Facelets, hand: ManualSolve) -> Self {
        Self { manual_solve: Some(hand), ..Self::new(state, Origin::Turned) }
    }

    /// Any painting, validated.
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

    /// Sets the edit, instead of the default for its origin.
    pub fn by(self, edit: EditKind) -> Self {
        Self { edit, ..self }
    }

    pub fn solved(puzzle: PuzzleId) -> Self {
        Self::reached(puzzle, Sequence::default(), Origin::Solved)
    }

    /// The position of a puzzle's first visit: scrambled, and the same for everyone. For puzzles without a solver it is
    /// made of random moves, so that turns from there can be saved with a scramble.
    pub fn of_first_visit(puzzle: PuzzleId) -> Self {
        let def = puzzle.def();
        let origin = |how| Origin::Random { seed: FIRST_SEED, how };
        let mut random = generator(FIRST_SEED);
        if def.solvers().is_empty() {
            return Self::reached(puzzle, turns(puzzle, def.scramble, &mut random), origin(Scrambling::Turns));
        }
        Self::new(uniform(puzzle, &mut random), origin(Scrambling::Uniform))
    }

    /// True if solved in any orientation.
    pub fn is_solved(&self) -> bool {
        self.state.as_ref().is_some_and(Facelets::is_solved)
    }

    /// Drops the results of a solved puzzle, which mean nothing.
    pub fn forget_needless_results(&mut self) {
        if self.is_solved() {
            self.results = Results::default();
        }
    }

    /// Origin of the position, or of the one where turning by hand started.
    pub fn first_origin(&self) -> &Origin {
        self.manual_solve.as_ref().map_or(&self.origin, |hand| &hand.from.origin)
    }

    /// The opened log, if the position or the start of its turns is in it.
    pub fn opened(&self) -> Option<&OpenLog> {
        self.first_origin().log()
    }
}
