//! A number along the moves that are played: how far from home the position before and after each of them is.

use std::fmt;
use std::sync::Arc;

use super::{MoveNotes, facts::Measure};
use crate::puzzles::{graph::Distances, record};
use unfold_engine::puzzle::{Facelets, Metric, Move, PuzzleId, pattern::Pattern};
use unfold_engine::puzzles::{ALL, solvers};
use unfold_engine::tables::Tables;

pub use crate::puzzles::lesson::Curve;

/// The curves that a puzzle has, its usual one first.
pub fn curves(puzzle: PuzzleId) -> &'static [Curve] {
    record(puzzle).lesson.curves
}

/// The values of a curve before the first move and after each; empty where it cannot be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CurveSamples {
    /// The curve.
    pub curve: Curve,
    /// Its values, one more than there are moves.
    pub values: Vec<u32>,
}

/// Tables that tell how far positions are from home, as far as they are in memory.
#[derive(Clone, Default)]
pub struct DistanceTables {
    store: Option<Arc<Tables>>,
    /// The distances of the 2x2x2.
    pub distances: Option<Arc<Distances>>,
    /// The puzzles that have a bound.
    bounds: Vec<PuzzleId>,
}

impl fmt::Debug for DistanceTables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DistanceTables")
            .field("distances", &self.distances.is_some())
            .field("bounds", &self.bounds)
            .finish()
    }
}

impl DistanceTables {
    /// The tables that are in memory by now.
    pub fn of(store: &Arc<Tables>) -> Self {
        let has_bounds =
            |puzzle: &PuzzleId| solvers::default_of(*puzzle).is_some_and(|solver| solver.knows_bounds(store));
        Self {
            store: Some(store.clone()),
            distances: store.ready::<Distances>(),
            bounds: ALL.into_iter().filter(has_bounds).collect(),
        }
    }

    /// True if distances of the 2x2x2, and bounds of a puzzle, can be had.
    pub fn available_for(&self, puzzle: PuzzleId) -> (bool, bool) {
        (self.distances.is_some(), self.bounds.contains(&puzzle))
    }

    fn value(&self, curve: Curve, state: &Facelets, metric: Metric) -> Option<u32> {
        match curve {
            Curve::Score => Measure::Score.count(state, None),
            Curve::Distance => Measure::Distance(metric).count(state, self.distances.as_deref()),
            Curve::Misplaced => Measure::Misplaced.count(state, None),
            Curve::Bound => {
                let store = self.store.as_deref()?;
                solvers::default_of(state.puzzle())?.bound(state, store).map(u32::from)
            }
        }
    }

    /// Every curve of the puzzle along moves.
    pub fn along(&self, start: &Pattern, moves: &[Move], metric: Metric) -> Vec<CurveSamples> {
        let curve = |curve: Curve| {
            let mut shown = start.clone();
            let mut values = Vec::new();
            for mv in moves.iter().map(Some).chain([None]) {
                values.extend(shown.facelets().and_then(|state| self.value(curve, &state, metric)));
                let Some(mv) = mv else { break };
                shown = shown.after(*mv);
            }
            // A curve with holes would be drawn at the wrong moves.
            let whole = values.len() == moves.len() + 1;
            CurveSamples { curve, values: if whole { values } else { Vec::new() } }
        };
        curves(start.puzzle()).iter().copied().map(curve).collect()
    }
}

impl MoveNotes {
    /// One of the curves along the moves.
    pub fn along(&self, curve: Curve) -> &[u32] {
        self.curves.iter().find(|along| along.curve == curve).map_or(&[], |along| &along.values)
    }
}
