//! Solvers of the 3x3x3.
//!
//! The main one is Kociemba's two-phase method (kociemba.org/twophase.htm): into G1 = <U, D, R2, L2, F2, B2>, then to the solved state, with
//! ever shorter solutions on six viewpoints of the state, and a lower bound that rises to meet them. Others are its plain form, two methods
//! that use only the sticker score, and the optimal solver: the same two phases beside a search of the whole cube with a separate table.

pub mod cross;
mod cross_paths;
pub mod cross_rows;
mod detours;
mod direct;
mod full_puzzle;
mod greedy;
mod inverses;
mod large_tables;
mod metric_tables;
mod near_goal_graph;
mod of_metric;
mod optimal;
mod optimal_search;
mod own_symmetries;
mod phase1;
mod phase2;
mod plan;
mod score_ida;
mod search_driver;
mod starts;
mod states;
mod viewpoint;
mod waves;

use self::detours::Detours;
use self::large_tables::{LargeTables, Roots};
use self::metric_tables::MetricTables;
use self::of_metric::Holds;
use self::optimal::OptimalProof;
use self::plan::premove_cosets;
use self::search_driver::{SearchDriver, TablesInUse};
use super::turns::{HalfTurns, QuarterTurns};
use super::{Cube3, tables::SmallTables};
use crate::puzzle::{Facelets, Metric, PuzzleId};
use crate::search::method::{Method, Request};
use crate::search::{Limits, Outcome, SolveError, TableProvider, workers};
use crate::tables::Tables;

pub use self::direct::{DIRECT, LONGEST as DIRECT_LONGEST};
pub use self::greedy::{GREEDY, MAX_TURNS as GREEDY_TURNS};
pub use self::optimal::smallest_and_largest as optimal_sizes;
pub use self::score_ida::{SCORE_IDA, bound as score_bound, most_change};
pub(super) use self::states::open_states;
pub use super::tables::three_colours::{PATTERNS, SYMMETRIES};

/// The two-phase solver on six viewpoints with large tables and premoves. Finds ever shorter solutions and spends part of the effort on the
/// lower bound.
pub static TWO_PHASE: Method = Method {
    metrics: Some(&METRICS),
    tables: &TableProvider::of_pair::<LargeTables>(),
    tables_in: |metric| match metric {
        Metric::Qtm => Some(&detours::TABLES),
        _ => None,
    },
    // The optimal solver lists them instead.
    lists_all: false,
    bound,
    ..Method::new("twophase", PuzzleId::Cube3, |request| match request.metric {
        Metric::Qtm => search::<QuarterTurns>(request, (request.limits, false)),
        _ => search::<HalfTurns>(request, (request.limits, false)),
    })
};

/// The metrics of the two-phase and the optimal solver.
const METRICS: [Metric; 2] = [Metric::Htm, Metric::Qtm];

/// The greatest distance to G1 of any axis, from the small tables, for the state or its inverse.
fn bound(state: &Facelets, store: &Tables) -> Option<u8> {
    let small = store.ready::<SmallTables>()?;
    let cube = Cube3::from_facelets(state).ok()?;
    let cosets = Roots::of(&cube).cosets;
    let to_g1 = cosets.into_iter().map(|[twist, flip, slice]| small.phase1(twist, flip, slice)).max();
    to_g1.map(|bound| bound.max(u8::from(cube != Cube3::SOLVED)))
}

/// The optimal solver: two phases and the proof side by side, until the bound meets the best solution.
pub static OPTIMAL: Method = Method {
    metrics: Some(&METRICS),
    tables: &optimal::IN_HALVES,
    tables_in: |metric| (metric == Metric::Qtm).then_some(&optimal::IN_QUARTERS),
    bound,
    ..Method::new("optimal", PuzzleId::Cube3, |request| match request.metric {
        Metric::Qtm => prove::<QuarterTurns>(request),
        _ => prove::<HalfTurns>(request),
    })
};

/// Searches with the proof.
fn prove<C: MetricTables>(request: &Request) -> Result<Outcome, SolveError> {
    search::<C>(request, (&optimal::limits_of_phases::<C>(request.limits, request.store), true))
}

/// Searches in two phases with the tables that `phases` allows, and proves with a separate table if `prove` is true.
fn search<C: MetricTables>(request: &Request, (phases, prove): (&Limits, bool)) -> Result<Outcome, SolveError> {
    let (limits, control) = (request.limits, request.control);
    let cube = Cube3::from_facelets(request.state).map_err(SolveError::Invalid)?;
    let roots = Roots::of(&cube);
    // Made before the clock of the search starts.
    premove_cosets::<C>();
    let join = |small: &C::Small, large| roots.joined::<C, _>(small.held(), large);
    let tables = TablesInUse::<C>::open(phases, request.loading(), join)?;
    let proof = prove.then(|| OptimalProof::open(&cube, limits, request.loading())).transpose()?;
    let detours = if prove { None } else { Detours::open::<C>(phases, request.loading())? };
    let incumbent = request.incumbent();
    if proof.as_ref().is_some_and(OptimalProof::is_awaited) {
        incumbent.hold_limit();
    }
    let driver = SearchDriver::<C>::new(&roots, &tables, &incumbent, (proof, detours), limits, control);
    if !incumbent.is_settled() {
        workers::run(&driver, &incumbent, control, limits.workers());
    }
    drop(driver);
    Ok(incumbent.outcome())
}
