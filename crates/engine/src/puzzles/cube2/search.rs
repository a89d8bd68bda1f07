//! Optimal solver of the 2×2×2: all distances are known, so the search only descends them, and can list all optimal
//! solutions.

use std::ops::ControlFlow;

use super::tables::distances::{Distances, NAME, cost};
use super::{Cube2, MOVES, turn};
use crate::control::NodeCounter;
use crate::puzzle::{Facelets, Metric, PuzzleId, Sequence};
use crate::search::method::{Method, SolveRequest};
use crate::search::{Outcome, SolveError, TableProvider};
use crate::tables::Tables;

/// The metrics of the optimal solver, the default first.
pub const METRICS: [Metric; 2] = [Metric::Htm, Metric::Qtm];

/// Optimal solver, in either metric: descends the table of exact distances. Solutions use only R, U and F. The table
/// builds so quickly that it comes in one size.
pub static OPTIMAL: Method = Method {
    metrics: Some(&METRICS),
    tables: &TableProvider {
        names: &[NAME],
        prepare: |store, limits, control| Distances::load(store, limits.workers_under(control)).map(drop),
        ..TableProvider::NONE
    },
    is_always_optimal: true,
    bound,
    ..Method::new("optimal", PuzzleId::Cube2, search)
};

/// Returns the distance in HTM; `None` if the table is not loaded or the facelets are not a state.
fn bound(state: &Facelets, tables: &Tables) -> Option<u8> {
    let rank = Cube2::from_facelets(state).ok()?.recoloured().rank();
    Some(tables.shared_if_ready::<Distances>()?.distance(rank, Metric::Htm))
}

fn search(request: &SolveRequest) -> Result<Outcome, SolveError> {
    let (metric, store, control) = (request.metric, request.tables, request.control);
    let rank = Cube2::from_facelets(request.state).map_err(SolveError::Invalid)?.recoloured().rank();
    if store.shared_if_ready::<Distances>().is_none() {
        request.table_loader().report_table(NAME);
    }
    let distances = Distances::load(store, request.limits.workers_under(control))?;
    let incumbent = request.incumbent();
    let distance = distances.distance(rank, metric);
    incumbent.raise_bound(distance.into());
    let counter = NodeCounter::new(control);
    let mut walk = Walk { distances: &distances, metric, counter: &counter, path: Vec::new() };
    let ended = walk.down(rank, distance, None, &mut |path| {
        incumbent.offer_proven(Sequence(path.iter().map(|&mv| turn(mv)).collect()))
    });
    if ended.is_continue() {
        incumbent.raise_bound(usize::from(distance) + 1);
    }
    drop(counter);
    Ok(incumbent.outcome())
}

/// A depth-first search of the optimal solutions.
struct Walk<'a> {
    distances: &'a Distances,
    metric: Metric,
    counter: &'a NodeCounter<'a>,
    path: Vec<usize>,
}

impl Walk<'_> {
    /// Descends from a state at distance `left` after a turn of `face`. `found` is called once per solution: turning a
    /// face twice would be one move, and no two of the three faces commute.
    fn down(
        &mut self,
        rank: u32,
        left: u8,
        face: Option<usize>,
        found: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.counter.tick()?;
        if left == 0 {
            return found(&self.path);
        }
        for mv in (0..MOVES).filter(|mv| Some(mv / 3) != face) {
            let to = self.distances.after(rank, mv);
            if left.checked_sub(cost(mv, self.metric)) == Some(self.distances.distance(to, self.metric)) {
                self.path.push(mv);
                self.down(to, self.distances.distance(to, self.metric), Some(mv / 3), found)?;
                self.path.pop();
            }
        }
        ControlFlow::Continue(())
    }
}
