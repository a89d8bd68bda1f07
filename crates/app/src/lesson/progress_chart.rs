//! Curves along played moves, such as the distance or a lower bound before and after each move.

use std::fmt;
use std::sync::Arc;

use super::{MoveNotes, facts::Measure};
use crate::puzzles::{graph::Distances, record};
use unfold_engine::puzzle::{Facelets, Metric, Move, PuzzleId, pattern::Pattern};
use unfold_engine::puzzles::{ALL, solvers};
use unfold_engine::tables::Tables;

pub use crate::puzzles::lesson::Curve;

/// Curves of a puzzle, the default first.
pub fn curves(puzzle: PuzzleId) -> &'static [Curve] {
    record(puzzle).lesson.curves
}

/// Values of a curve before the first move and after each move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CurveSamples {
    pub curve: Curve,
    /// One value more than there are moves; empty if any is unknown.
    pub values: Vec<u32>,
}

/// The tables of distances and lower bounds that are in memory.
#[derive(Clone, Default)]
pub struct DistanceTables {
    tables: Option<Arc<Tables>>,
    /// Distances of the 2×2×2.
    pub distances: Option<Arc<Distances>>,
    /// Puzzles whose lower-bound tables are in memory.
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
    /// Collects the tables that are already in memory; loads none.
    pub fn in_memory(tables: &Arc<Tables>) -> Self {
        let has_bounds =
            |puzzle: &PuzzleId| solvers::default_of(*puzzle).is_some_and(|solver| solver.has_bound_tables(tables));
        Self {
            tables: Some(tables.clone()),
            distances: tables.shared_if_ready::<Distances>(),
            bounds: ALL.into_iter().filter(has_bounds).collect(),
        }
    }

    /// For the distances of the 2×2×2 and for the lower-bound tables of `puzzle`: true if they are in memory.
    pub fn available_for(&self, puzzle: PuzzleId) -> (bool, bool) {
        (self.distances.is_some(), self.bounds.contains(&puzzle))
    }

    fn value(&self, curve: Curve, state: &Facelets, metric: Metric) -> Option<u32> {
        match curve {
            Curve::Score => Measure::Score.evaluate(state, None),
            Curve::Distance => Measure::Distance(metric).evaluate(state, self.distances.as_deref()),
            Curve::Misplaced => Measure::Misplaced.evaluate(state, None),
            Curve::Bound => {
                let tables = self.tables.as_deref()?;
                solvers::default_of(state.puzzle())?.bound(state, tables).map(u32::from)
            }
        }
    }

    /// Evaluates every curve of the puzzle along moves.
    pub fn sample_curves(&self, start: &Pattern, moves: &[Move], metric: Metric) -> Vec<CurveSamples> {
        let curve = |curve: Curve| {
            let mut shown = start.clone();
            let mut values = Vec::new();
            for mv in moves.iter().map(Some).chain([None]) {
                values.extend(shown.facelets().and_then(|state| self.value(curve, &state, metric)));
                let Some(mv) = mv else { break };
                shown = shown.after(*mv);
            }
            // With gaps, values would be drawn at the wrong moves.
            let whole = values.len() == moves.len() + 1;
            CurveSamples { curve, values: if whole { values } else { Vec::new() } }
        };
        curves(start.puzzle()).iter().copied().map(curve).collect()
    }
}

impl MoveNotes {
    /// Values of a curve; empty if any is unknown or the puzzle does not have the curve.
    pub fn curve_values(&self, curve: Curve) -> &[u32] {
        self.curves.iter().find(|along| along.curve == curve).map_or(&[], |along| &along.values)
    }
}
