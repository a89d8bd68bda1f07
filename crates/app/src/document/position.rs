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

/// A painting with its origin, the moves that led to it, and search results.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The painted colours; not necessarily a valid position.
    pub painting: Pattern,
    /// Result of validating the painting.
    pub painting_check: PaintingCheck,
    /// The position, if the painting is complete and possible.
    pub state: Option<Facelets>,
    pub origin: Origin,
    pub edit: EditKind,
    /// Moves from the solved puzzle to this position, if not recorded elsewhere.
    pub moves_from_solved: Option<Sequence>,
    /// Turns made by hand that led to this position.
    pub manual_solve: Option<ManualSolve>,
    /// Moves whose playback this position was taken from; `None` for the moves of the opened log.
    pub track: Option<Track>,
    /// The saved rows of moves.
    pub kept: Vec<Arc<KeptRow>>,
    /// Named stretches, per row.
    pub names: Vec<Arc<RowNames>>,
    /// Results of the searches.
    pub results: Results,
}

impl Position {
    /// A position without results. `state` must be valid; it is not checked.
    pub fn new(state: Facelets, origin: Origin) -> Self {
        Self::checked(Pattern::from_facelets(&state), PaintingCheck::default(), Some(state), origin)
    }

    /// The position after moves from the solved puzzle.
    pub fn from_moves(puzzle: PuzzleId, moves: Sequence, origin: Origin) -> Self {
        let state = Facelets::solved(puzzle).after_all(&moves);
        Self { moves_from_solved: Some(moves), ..Self::new(state, origin) }
    }

    /// A position reached by turning the previous one.
    pub fn from_manual_solve(state: Facelets, hand: ManualSolve) -> Self {
        Self { manual_solve: Some(hand), ..Self::new(state, Origin::Turned) }
    }

    /// Creates a position from any painting and validates it.
    pub fn from_painting(painting: Pattern, origin: Origin) -> Self {
        let check = PaintingCheck::new(&painting);
        let state = painting.facelets().filter(|_| check.errors.is_empty());
        Self::checked(painting, check, state, origin)
    }

    fn checked(painting: Pattern, painting_check: PaintingCheck, state: Option<Facelets>, origin: Origin) -> Self {
        Self {
            painting,
            painting_check,
            state,
            edit: EditKind::default_for(&origin),
            origin,
            moves_from_solved: None,
            manual_solve: None,
            track: None,
            kept: Vec::new(),
            names: Vec::new(),
            results: Results::default(),
        }
    }

    /// Replaces the default edit kind of the origin.
    pub fn with_edit(self, edit: EditKind) -> Self {
        Self { edit, ..self }
    }

    pub fn solved(puzzle: PuzzleId) -> Self {
        Self::from_moves(puzzle, Sequence::default(), Origin::Solved)
    }

    /// The scrambled position shown at a puzzle's first visit, the same for everyone. Puzzles without a solver are
    /// scrambled by random moves, so that turns can be saved together with the scramble.
    pub fn first_visit(puzzle: PuzzleId) -> Self {
        let def = puzzle.def();
        let origin = |how| Origin::Random { seed: FIRST_SEED, how };
        let mut random = generator(FIRST_SEED);
        if def.solvers().is_empty() {
            return Self::from_moves(
                puzzle,
                turns(puzzle, def.scramble_length, &mut random),
                origin(Scrambling::Turns),
            );
        }
        Self::new(uniform(puzzle, &mut random), origin(Scrambling::Uniform))
    }

    /// True if solved in any orientation.
    pub fn is_solved(&self) -> bool {
        self.state.as_ref().is_some_and(Facelets::is_solved)
    }

    /// Drops the search results of a solved position, where they are meaningless.
    pub fn drop_results_if_solved(&mut self) {
        if self.is_solved() {
            self.results = Results::default();
        }
    }

    /// Origin of the position, or of the start of its turns by hand.
    pub fn first_origin(&self) -> &Origin {
        self.manual_solve.as_ref().map_or(&self.origin, |hand| &hand.from.origin)
    }

    /// The opened log that the position, or the start of its turns by hand, comes from.
    pub fn open_log(&self) -> Option<&OpenLog> {
        self.first_origin().log()
    }
}
