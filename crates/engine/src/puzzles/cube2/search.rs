//! The 2x2x2: every distance is known, so a solution is a walk downhill, and every optimal solution can be listed.

use std::ops::ControlFlow;

use super::tables::distances::{Distances, NAME, cost};
use super::{Cube2, MOVES, turn};
use crate::control::NodeCounter;
use crate::puzzle::{Facelets, Metric, PuzzleId, Sequence};
use crate::search::method::{Method, Request};
use crate::search::{Outcome, SolveError, TableProvider};
use crate::tables::Tables;

/// The metrics of the 2x2x2.
pub const METRICS: [Metric; 2] = [Metric::Htm, Metric::Qtm];

/// A solver that walks down the known distances: it finds optimal solutions at once, in turns of the faces R, U and F as
/// the cube is held, in either metric. Its table is built so fast that there are no sizes to choose from, and only when
/// a search needs it.
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

/// The distance in HTM, if the table is in memory.
fn bound(state: &Facelets, store: &Tables) -> Option<u8> {
    let rank = Cube2::from_facelets(state).ok()?.renamed().rank();
    Some(store.ready::<Distances>()?.distance(rank, Metric::Htm))
}

fn search(request: &Request) -> Result<Outcome, SolveError> {
    let (metric, store, control) = (request.metric, request.store, request.control);
    let rank = Cube2::from_facelets(request.state).map_err(SolveError::Invalid)?.renamed().rank();
    if store.ready::<Distances>().is_none() {
        request.loading().begin(NAME);
    }
    let distances = Distances::load(store, request.limits.workers_under(control))?;
    let incumbent = request.incumbent();
    let distance = distances.distance(rank, metric);
    incumbent.raise(distance.into());
    let counter = NodeCounter::new(control);
    let mut walk = Walk { distances: &distances, metric, counter: &counter, path: Vec::new() };
    let ended = walk.down(rank, distance, None, &mut |path| {
        incumbent.offer_proven(Sequence(path.iter().map(|&mv| turn(mv)).collect()))
    });
    if ended.is_continue() {
        incumbent.raise(usize::from(distance) + 1);
    }
    drop(counter);
    Ok(incumbent.outcome())
}

/// The walks to the solved state on which every move is a step nearer.
struct Walk<'a> {
    distances: &'a Distances,
    metric: Metric,
    counter: &'a NodeCounter<'a>,
    path: Vec<usize>,
}

impl Walk<'_> {
    /// Goes through the walks from a state at distance `left`; `face` was turned last. `found` is called once for each:
    /// turning one face twice would be one move, and no two of the three faces commute.
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
